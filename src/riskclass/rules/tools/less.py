from __future__ import annotations

from riskclass.model.tables import flags, sub, takes, tool, when

#: Commands that edit, save, open another file or set an option, also behind a line's number or G.
COMMANDS = " ".join(
    f"{plus}{line}{key}*"
    for plus in ("+", "++")
    for line in ("", *(f"{n}*" for n in "Gg0123456789"))
    for key in ("v", ":", "E", "-", *("s" if line else ""))
)

TOOLS = [
    tool(
        "less gless",
        "FILE...",
        about="page through files",
        docs="man:less(1)",
        inert="-? --help -V --version",
        reads="FILE",
        options=[
            takes("-o/--log-file/-O/--LOG-FILE"),
            takes(
                "-k/--lesskey-file --lesskey-src --lesskey-content",
                does="code.injected VALUE",
                because="a key file may set LESSOPEN, which runs a program for each file",
            ),
            takes(
                "-b/--buffers -D/--color -h/--max-back-scroll -j/--jump-target -p/--pattern -P/--prompt -t/--tag"
                ' -T/--tag-file -x/--tabs -y/--max-forw-scroll -z/--window -"/--quotes -#/--shift --line-num-width'
                " --rscroll --status-col-width --wheel-lines --header --intr --match-shift --search-options"
                " --modelines"
            ),
            takes("--cmd", does="code.opaque VALUE", because="carries out a command at the start"),
            flags("+F ++F +G ++G +g ++g"),
            flags(f"+*!* +*|* +*#* {COMMANDS}", does="code.opaque", because="carries out a command at the start"),
            flags("+s* ++s*", does="fs.write", because="saves its input to a file"),
            flags("+*"),
            flags(
                "-a/--search-skip-screen -A/--SEARCH-SKIP-SCREEN -B/--auto-buffers"
                " -c/-C/--clear-screen/--CLEAR-SCREEN -d/--dumb -e/--quit-at-eof -E/--QUIT-AT-EOF -f/--force"
                " -F/--quit-if-one-screen -g/--hilite-search -G/--HILITE-SEARCH -i/--ignore-case -I/--IGNORE-CASE"
                " -J/--status-column -K/--quit-on-intr -L/--no-lessopen -m/--long-prompt -M/--LONG-PROMPT"
                " -n/--line-numbers -N/--LINE-NUMBERS -q/--quiet/--silent -Q/--QUIET/--SILENT -r/--raw-control-chars"
                " -R/--RAW-CONTROL-CHARS -s/--squeeze-blank-lines -S/--chop-long-lines -u/--underline-special"
                " -U/--UNDERLINE-SPECIAL -V/--version -w/--hilite-unread -W/--HILITE-UNREAD -X/--no-init -~/--tilde"
                " -? --help --file-size --follow-name --incsearch --mouse --MOUSE --no-keypad --no-histdups"
                " --save-marks --use-backslash --use-color --exit-follow-on-close --no-number-headers"
                " --no-search-headers --no-search-header-lines --no-search-header-columns --proc-backspace"
                " --proc-return --proc-tab --redraw-on-quit --show-preproc-errors --form-feed --autosave"
                " --PROC-BACKSPACE --PROC-RETURN --PROC-TAB --no-vbell --status-line --wordwrap"
            ),
        ],
        rows=[when("-o", writes="-o")],
        examples="""
            less +F -R log                       #=> read_only
            less '+/error' -N log                #=> read_only
            less '+!rm f' log                    #=> unknown code.opaque
            less '+G|xrm f' log                  #=> unknown code.opaque
            less ++v log                         #=> unknown code.opaque
            less '+:e /etc/shadow' log           #=> unknown code.opaque
            less +/overview log                  #=> read_only
            less +200 log                        #=> read_only
            less '+s out' log                    #=> config_mutation fs.write
            less -o out log                      #=> config_mutation fs.write
            less -RO/tmp/out log                 #=> reversible_low fs.scratch
            less -p TODO f                       #=> read_only
            less ~/.ssh/id_rsa                   #=> exposure secret.read
            less -o out f --version              #=> read_only
            less -k keys f                       #=> unknown code.injected
            less --lesskey-src=keys f            #=> unknown code.injected
            less --lesskey-content='#env' f      #=> unknown code.injected
            less --cmd='!rm x' f                 #=> unknown code.opaque
            less -K f                            #=> read_only
        """,
    ),
    tool(
        "more pg",
        "FILE...",
        about="page through files",
        docs="man:more(1)",
        reads="FILE",
        options=[
            takes("-n/--lines"),
            flags(
                "-# +* -d/--silent -l/--logical -f/--no-pause -p/--print-over -c/--clean-print -e/--exit-on-eof -i -r"
                " -s/--squeeze -u/--plain -h/--help -V/--version"
            ),
        ],
        examples="""
            more -10 +20 f                       #=> read_only
            more .env                            #=> exposure secret.read
        """,
    ),
    tool(
        "most",
        "FILE...",
        about="page through files",
        docs="man:most(1)",
        reads="FILE",
        open=True,  # no option runs or writes
        examples="""
            most -w f                            #=> read_only
            most .env                            #=> exposure secret.read
        """,
    ),
    tool(
        "man",
        "PAGE...",
        about="show manuals",
        docs="man:man(1)",
        inert="-? --help --usage -V --version",
        options=[
            takes("-P/--pager", "COMMAND:sh"),
            takes("-H/--html", "[COMMAND]:sh"),
            takes("-C/--config-file", does="code.injected VALUE", because="the file may name programs to run"),
            takes(
                "-R/--recode -L/--locale -m/--systems -M/--manpath -S/-s/--sections -e/--extension -r/--prompt"
                " -E/--encoding -p/--preprocessor"
            ),
            takes("--warnings -T/--troff-device -X/--gxditview", "[VALUE]"),
            flags(
                "-d/--debug -D/--default -f/--whatis -k/--apropos -K/--global-apropos -l/--local-file"
                " -w/--where/--path/--location -W/--where-cat/--location-cat -c/--catman -i/--ignore-case"
                " -I/--match-case --regex --wildcard --names-only -a/--all -u/--update --no-subpages -7/--ascii"
                " --no-hyphenation/--nh --no-justification/--nj -t/--troff -Z/--ditroff -?/--help --usage"
                " -V/--version"
            ),
        ],
        rows=[when("-l PAGE=*/*", unless="-f -k -K", reads="PAGE")],
        examples="""
            man 5 crontab                        #=> read_only
            man -k sort                          #=> read_only
            man -P cat ls                        #=> read_only
            man -P 'rm f' ls                     #=> destructive fs.delete
            man --pager=./x ls                   #=> unknown code.project
            man -H./x ls                         #=> unknown code.project
            man -C conf ls                       #=> unknown code.injected
            man -l .env                          #=> exposure secret.read
            man ./.env                           #=> exposure secret.read
            man -l ./x.1                         #=> read_only
            man -l .env --help                   #=> read_only
        """,
    ),
    tool(
        "bat batcat",
        "FILE...",
        about="print files in colour",
        docs="https://github.com/sharkdp/bat",
        inert="-h --help -V --version",
        reads="FILE",
        options=[
            takes("--pager", "COMMAND:sh"),
            takes(
                "-l/--language -H/--highlight-line --file-name --diff-context --tabs --wrap --terminal-width --color"
                " --italic-text --decorations --paging -m/--map-syntax --ignored-suffix --theme --theme-dark"
                " --theme-light --style -r/--line-range --nonprintable-notation --binary --squeeze-limit --strip-ansi"
                " --completion"
            ),
            flags("--generate-config-file", does="fs.create", because="writes its own configuration file"),
            flags(
                "-A/--show-all -p/--plain -d/--diff -n/--number -f/--force-colorization -L/--list-languages"
                " --list-themes -u/--unbuffered --diagnostic/--diagnostics --acknowledgements --config-file"
                " --config-dir --cache-dir --lessopen --no-lessopen --no-config --no-custom-assets"
                " -s/--squeeze-blank -S/--chop-long-lines -P/--no-paging --set-terminal-title -E/--quiet-empty"
                " -h/--help -V/--version"
            ),
        ],
        subs=[
            sub(
                "cache",
                does="refresh",
                options=[
                    takes("--source"),
                    takes("--target", writes="VALUE"),
                    flags("-b/--build -c/--clear --blank --acknowledgements -h/--help"),
                ],
            ),
        ],
        examples="""
            bat -p --style=plain f               #=> read_only
            bat -r 1:20 f                        #=> read_only
            batcat .env                          #=> exposure secret.read
            bat --pager='less -R' f              #=> read_only
            bat --paging=always --pager='rm f' f #=> destructive fs.delete
            bat cache --build --target /srv/x    #=> config_mutation fs.write
            bat cache --build                    #=> reversible_low refresh
            bat --generate-config-file           #=> reversible_low fs.create
            bat --version                        #=> read_only
        """,
    ),
]
