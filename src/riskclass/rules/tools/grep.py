from __future__ import annotations

from riskclass.model.tables import flags, takes, tool, when

TOOL = tool(
    "grep ggrep egrep gegrep fgrep gfgrep rgrep zgrep zegrep zfgrep bzgrep bzegrep bzfgrep xzgrep xzegrep xzfgrep"
    " lzgrep lzegrep lzfgrep zstdgrep",
    "PATTERN FILE...",
    about="print lines that match a pattern",
    docs="man:grep(1)",
    prints="grep",
    inert="--help --version -V",
    options=[
        takes(
            "-e/--regexp -f/--file -m/--max-count --label --binary-files -d/--directories -D/--devices --include"
            " --exclude --exclude-from --exclude-dir --include-dir -B/--before-context -A/--after-context -C/--context"
            " --group-separator -X"
        ),
        takes("--color/--colour", "[WHEN]"),
        flags(
            "-E/--extended-regexp -F/--fixed-strings -G/--basic-regexp -P/--perl-regexp -i/-y/--ignore-case"
            " --no-ignore-case -w/--word-regexp -x/--line-regexp -z/--null-data -s/--no-messages -v/--invert-match"
            " -V/--version --help -b/--byte-offset -n/--line-number --line-buffered -H/--with-filename"
            " -h/--no-filename -o/--only-matching -q/--quiet/--silent -a/--text -I -r/--recursive"
            " -R/--dereference-recursive -L/--files-without-match -l/--files-with-matches -c/--count -T/--initial-tab"
            " -Z/--null -# --no-group-separator -U/--binary -u/--unix-byte-offsets -O -p -S --mmap --decompress"
        ),
    ],
    rows=[
        when("-e -f", operands="FILE..."),
        when(unless="-q -c -l -L", reads="FILE stdin"),
        when("-l -L", prints="files"),
        when("-c", prints="number"),
        when("--label", prints="any"),
    ],
    examples=r"""
        grep -rn TODO src                            #=> read_only
        git log $(grep -l x --label=--output=f)      #=> unknown unknown.option
        git log $(grep -l x f)                       #=> read_only
        grep -q TOKEN .env                           #=> read_only
        grep -c x ~/.ssh/id_rsa                      #=> read_only
        grep -l x .env                               #=> read_only
        grep TOKEN .env                              #=> exposure secret.read
        grep TOKEN < .env                            #=> exposure secret.read
        grep -q TOKEN < .env                         #=> read_only
        grep -c TOKEN < .env                         #=> read_only
        grep -e TOKEN -A3 .env                       #=> exposure secret.read
        grep --regexp=TOKEN .env                     #=> exposure secret.read
        grep -e .env .gitignore                      #=> read_only
        grep '.env' .gitignore                       #=> read_only
        grep -5 -i --color=auto 'rm -rf /' log       #=> read_only
        grep -rl x src | xargs sed -i s/x/y/         #=> config_mutation fs.write
        grep -rn x src | xargs sed -i s/x/y/         #=> unknown unknown.option
        grep -- -rf log                              #=> read_only
        grep TOKEN .env --help                       #=> read_only
        zgrep -i error /var/log/syslog.1.gz          #=> read_only
        grep --frobnicate x f                        #=> unknown unknown.option
    """,
)
