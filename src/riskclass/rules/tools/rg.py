from __future__ import annotations

from riskclass.model.tables import flags, takes, tool, when

TOOLS = [
    tool(
        "rg ripgrep",
        "PATTERN PATH...",
        about="search trees for a pattern",
        docs="man:rg(1)",
        inert="-h --help -V --version --pcre2-version --type-list",
        options=[
            takes("--pre", "PROGRAM:filled"),
            takes("--hostname-bin", "PROGRAM:argv"),
            takes(
                "-A/--after-context -B/--before-context --color --colors -C/--context --context-separator"
                " --dfa-size-limit -E/--encoding --engine --field-context-separator --field-match-separator"
                " -f/--file -g/--glob --iglob --ignore-file -M/--max-columns -m/--max-count"
                " -d/--max-depth/--maxdepth --max-filesize --path-separator --pre-glob --regex-size-limit"
                " -e/--regexp -r/--replace --sort --sortr -j/--threads -t/--type --type-add --type-clear"
                " -T/--type-not --generate --hyperlink-format"
            ),
            flags(
                "--[no-]auto-hybrid-regex --[no-]binary --[no-]block-buffered -b/--byte-offset --no-byte-offset"
                " -s/--case-sensitive --[no-]column -c/--count --count-matches --[no-]crlf --debug --trace --files"
                " -l/--files-with-matches --files-without-match -F/--fixed-strings --no-fixed-strings -L/--follow"
                " --no-follow --[no-]glob-case-insensitive -h/--help --[no-]heading -./--hidden --no-hidden"
                " -i/--ignore-case --[no-]ignore-file-case-insensitive --[no-]include-zero -v/--invert-match"
                " --no-invert-match --[no-]json --[no-]line-buffered -n/--line-number -x/--line-regexp"
                " --[no-]max-columns-preview --[no-]mmap -U/--multiline --no-multiline --[no-]multiline-dotall"
                " --no-config -I/--no-filename --[no-]ignore --[no-]ignore-dot --[no-]ignore-exclude"
                " --[no-]ignore-files --[no-]ignore-global --[no-]ignore-messages --[no-]ignore-parent"
                " --[no-]ignore-vcs -N/--no-line-number --[no-]messages --no-pcre2-unicode --pcre2-unicode"
                " --[no-]require-git --[no-]unicode -0/--null --null-data --[no-]one-file-system -o/--only-matching"
                " --passthru/--passthrough -P/--pcre2 --no-pcre2 --pcre2-version -p/--pretty -q/--quiet"
                " -z/--search-zip --no-search-zip -S/--smart-case --[no-]stats --stop-on-nonmatch -a/--text"
                " --no-text --[no-]trim --type-list -u/--unrestricted -V/--version --vimgrep -H/--with-filename"
                " -w/--word-regexp --no-pre --no-encoding --no-context-separator --sort-files --no-sort-files"
                " --no-hyperlink-format"
            ),
        ],
        rows=[
            when("-e -f --files", operands="PATH..."),
            when("-l --files --files-without-match", prints="files"),
            when(unless="-q -c -l --files --files-without-match --count-matches", reads="PATH stdin"),
        ],
        examples="""
            rg -n TODO src                       #=> read_only
            rg -g '*.py' -e a -e b .             #=> read_only
            rg --files -g '!*.md'                #=> read_only
            rg TOKEN .env                        #=> exposure secret.read
            rg -l TOKEN .env                     #=> read_only
            rg -e TOKEN .env                     #=> exposure secret.read
            rg --files .env                      #=> read_only
            rg -l x | xargs sed -i s/x/y/        #=> config_mutation fs.write
            rg x | xargs sed -i s/x/y/           #=> unknown unknown.option
            rg --pre ./x TODO                    #=> unknown code.project
            rg --pre=rm TODO                     #=> destructive fs.delete
            rg --pre-glob '*.pdf' TODO           #=> read_only
            rg --hostname-bin ./x TODO           #=> unknown code.project
            rg --pre ./x --help                  #=> unknown code.project
            rg --version                         #=> read_only
        """,
    ),
    tool(
        "ag",
        "PATTERN PATH...",
        about="search trees for a pattern",
        docs="man:ag(1)",
        inert="-h --help --version --list-file-types",
        options=[
            takes("--pager", "COMMAND:sh"),
            takes(
                "--color-line-number --color-match --color-path -G/--file-search-regex --depth --ignore --ignore-dir"
                " -m/--max-count -p/--path-to-ignore -W/--width --workers -A/--after -B/--before -C/--context"
            ),
            flags(
                "--ackmate --break/--nobreak --color/--nocolor --column -c/--count --filename/--nofilename"
                " -f/--follow -F/--fixed-strings -g/--filename-pattern -l/--files-with-matches"
                " -L/--files-without-matches -H/--heading --noheading --group/--nogroup --print-all-files"
                " --numbers/--nonumbers -o/--only-matching --print-long-lines --passthrough/--passthru --silent"
                " --stats --stats-only --vimgrep -0/--null/--print0 -a/--all-types -D/--debug --hidden"
                " -i/--ignore-case --one-device -Q/--literal -s/--case-sensitive -S/--smart-case --search-binary"
                " -t/--all-text -u/--unrestricted -U/--skip-vcs-ignores -v/--invert-match -w/--word-regexp"
                " -z/--search-zip --nopager --affinity/--noaffinity --multiline/--nomultiline --search-files"
                " -r/-R/--recurse -n/--norecurse -h/--help -V/--version --list-file-types --mmap --nommap --nofollow"
                " --parallel"
            ),
        ],
        rows=[when(unless="-c -l -L -g --stats-only", reads="PATH stdin")],
        examples="""
            ag TODO src                          #=> read_only
            ag -l TOKEN .env                     #=> read_only
            ag TOKEN .env                        #=> exposure secret.read
            ag -G '[.]py$' --pager 'less -R' x   #=> read_only
            ag --pager ./x TODO                  #=> unknown code.project
            ag --version                         #=> read_only
        """,
    ),
]
