from __future__ import annotations

from riskclass.model.tables import flags, takes, tool, when

TOOLS = [
    tool(
        "cat gcat",
        "FILE...",
        about="print files",
        docs="man:cat(1)",
        prints="cat",
        reads="FILE",
        options=[
            flags(
                "-A/--show-all -b/--number-nonblank -e -E/--show-ends -l -n/--number -s/--squeeze-blank -t"
                " -T/--show-tabs -u -v/--show-nonprinting --help --version"
            ),
        ],
        examples="""
            cat a b                              #=> read_only
            cat -n /etc/passwd                   #=> read_only
            cat ~/.ssh/id_rsa                    #=> exposure secret.read
            cat -- .env                          #=> exposure secret.read
            cat <<<'rm -rf x' | sh               #=> destructive fs.delete
            cat /dev/null > f                    #=> destructive fs.truncate
            cat /dev/zero > f                    #=> disruptive host.load
            cat .env.example                     #=> read_only
            cat ~/.ssh/id_rsa.pub                #=> read_only
            cat "$F"                             #=> read_only
            cat --frobnicate f                   #=> unknown unknown.option
        """,
    ),
    tool(
        "tac gtac",
        "FILE...",
        about="print files, last line first",
        docs="man:tac(1)",
        prints="tac",
        reads="FILE",
        options=[takes("-s/--separator"), flags("-b/--before -r/--regex --help --version")],
        examples="""
            tac -s : log                         #=> read_only
            tac ~/.ssh/id_rsa                    #=> exposure secret.read
        """,
    ),
    tool(
        "nl gnl",
        "FILE...",
        about="number lines",
        docs="man:nl(1)",
        reads="FILE",
        options=[
            takes(
                "-b/--body-numbering -d/--section-delimiter -f/--footer-numbering -h/--header-numbering"
                " -i/--line-increment -l/--join-blank-lines -n/--number-format -s/--number-separator"
                " -v/--starting-line-number -w/--number-width"
            ),
            flags("-p/--no-renumber --help --version"),
        ],
        examples="""
            nl -ba f                             #=> read_only
            nl -b a ~/.ssh/id_rsa                #=> exposure secret.read
        """,
    ),
    tool(
        "head ghead",
        "FILE...",
        about="print the first part of files",
        docs="man:head(1)",
        prints="head",
        reads="FILE",
        options=[
            takes("-c/--bytes -n/--lines"),
            flags("-# -q/--quiet/--silent -v/--verbose -z/--zero-terminated --debug --help --version"),
        ],
        examples="""
            head -20 f                           #=> read_only
            head -n 20 -q a b                    #=> read_only
            head -c 64 ~/.ssh/id_rsa             #=> exposure secret.read
            head -c ~/.ssh/id_rsa f              #=> read_only
        """,
    ),
    tool(
        "tail gtail",
        "FILE...",
        about="print the last part of files, and what is added",
        docs="man:tail(1)",
        prints="tail",
        reads="FILE",
        options=[
            takes("-c/--bytes -n/--lines --max-unchanged-stats --pid -s/--sleep-interval -b"),
            takes("--follow", "[HOW]"),
            flags(
                "-# -f -F -q/--quiet/--silent -r --retry -v/--verbose -z/--zero-terminated --debug"
                " ---disable-inotify ---presume-input-pipe --help --version"
            ),
        ],
        examples="""
            tail -f /var/log/syslog              #=> read_only
            tail -50f log                        #=> read_only
            tail -n +2 a.csv                     #=> read_only
            tail --follow=name --retry log       #=> read_only
            tail -n 5 ~/.aws/credentials         #=> exposure secret.read
        """,
    ),
    tool(
        "cut gcut",
        "FILE...",
        about="print parts of lines",
        docs="man:cut(1)",
        prints="cut",
        reads="FILE",
        options=[
            takes("-b/--bytes -c/--characters -d/--delimiter -f/--fields --output-delimiter"),
            flags("-n --complement -s/--only-delimited -w -z/--zero-terminated --help --version"),
        ],
        examples="""
            cut -d: -f1 /etc/passwd              #=> read_only
            cut -d = -f 2 .env                   #=> exposure secret.read
        """,
    ),
    tool(
        "paste gpaste",
        "FILE...",
        about="print lines of files side by side",
        docs="man:paste(1)",
        reads="FILE",
        options=[takes("-d/--delimiters"), flags("-s/--serial -z/--zero-terminated --help --version")],
        examples="""
            paste -sd, list                      #=> read_only
            paste - .env                         #=> exposure secret.read
        """,
    ),
    tool(
        "join gjoin",
        "FILE...",
        about="join lines of two files",
        docs="man:join(1)",
        reads="FILE",
        options=[
            takes("-a -e -j -o -t -v -1 -2"),
            flags("-i/--ignore-case --check-order --nocheck-order --header -z/--zero-terminated --help --version"),
        ],
        examples="""
            join -t, -1 2 -2 1 a b               #=> read_only
            join a ~/.ssh/id_rsa                 #=> exposure secret.read
        """,
    ),
    tool(
        "comm gcomm",
        "FILE...",
        about="compare two sorted files by line",
        docs="man:comm(1)",
        reads="FILE",
        options=[
            takes("--output-delimiter"),
            flags("-1 -2 -3 -i --check-order --nocheck-order --total -z/--zero-terminated --help --version"),
        ],
        examples="""
            comm -23 a b                         #=> read_only
            comm - .env                          #=> exposure secret.read
        """,
    ),
    tool(
        "fold gfold",
        "FILE...",
        about="wrap lines",
        docs="man:fold(1)",
        reads="FILE",
        options=[takes("-w/--width"), flags("-# -b/--bytes -s/--spaces -c/--characters --help --version")],
        examples="""
            fold -sw 80 f                        #=> read_only
            fold -w 80 .env                      #=> exposure secret.read
        """,
    ),
    tool(
        "fmt gfmt",
        "FILE...",
        about="fill paragraphs",
        docs="man:fmt(1)",
        reads="FILE",
        options=[
            takes("-p/--prefix -w/--width -g/--goal -d -l"),
            flags(
                "-# -c/--crown-margin -s/--split-only -t/--tagged-paragraph -u/--uniform-spacing -m -n --help --version"
            ),
        ],
        examples="""
            fmt -72 f                            #=> read_only
            fmt -w 72 .env                       #=> exposure secret.read
        """,
    ),
    tool(
        "expand gexpand unexpand gunexpand",
        "FILE...",
        about="convert tabs and blanks",
        docs="man:expand(1)",
        reads="FILE",
        options=[takes("-t/--tabs"), flags("-# -a/--all --first-only -i/--initial --help --version")],
        examples="""
            expand -t 4 f                        #=> read_only
            unexpand -a .env                     #=> exposure secret.read
        """,
    ),
    tool(
        "pr gpr",
        "FILE...",
        about="lay files out for printing",
        docs="man:pr(1)",
        reads="FILE",
        options=[
            takes(
                "--columns --pages -D/--date-format -h/--header -l/--length -N/--first-line-number -o/--indent"
                " -w/--width -W/--page-width"
            ),
            takes("-e/--expand-tabs -i/--output-tabs -n/--number-lines -s/--separator -S/--sep-string", "[VALUE]"),
            flags(
                "-# -a/--across -c/--show-control-chars -d/--double-space -F/-f/--form-feed -J/--join-lines"
                " -m/--merge -p -r/--no-file-warnings -t/--omit-header -T/--omit-pagination"
                " -v/--show-nonprinting --help --version"
            ),
        ],
        examples="""
            pr -2 -h title -n: f                 #=> read_only
            pr -t .env                           #=> exposure secret.read
        """,
    ),
    tool(
        "tsort gtsort",
        "FILE",
        about="sort topologically",
        docs="man:tsort(1)",
        reads="FILE",
        options=[flags("-w --help --version")],
        examples="""
            tsort deps                           #=> read_only
            tsort .env                           #=> exposure secret.read
        """,
    ),
    tool(
        "od god",
        "FILE...",
        about="dump files in octal and other formats",
        docs="man:od(1)",
        reads="FILE",
        options=[
            takes("-A/--address-radix --endian -j/--skip-bytes -N/--read-bytes -t/--format"),
            takes("-S/--strings -w/--width", "[BYTES]"),
            flags(
                "-v/--output-duplicates --traditional -a -b -B -c -d -D -e -f -F -h -H -i -I -l -L -o -O -s -x -X"
                " --help --version"
            ),
        ],
        examples="""
            od -An -tx1 -N 16 /dev/urandom       #=> read_only
            od -c ~/.ssh/id_rsa                  #=> exposure secret.read
        """,
    ),
    tool(
        "ptx gptx",
        "FILE...",
        about="make a permuted index",
        docs="man:ptx(1)",
        reads="FILE",
        options=[
            takes(
                "-F/--flag-truncation -M/--macro-name --format -S/--sentence-regexp -W/--word-regexp -b/--break-file"
                " -g/--gap-size -i/--ignore-file -o/--only-file -w/--width"
            ),
            flags(
                "-A/--auto-reference -C/--copyright -O -T -G/--traditional -R/--right-side-refs -f/--ignore-case"
                " -r/--references -t/--typeset-mode --help --version"
            ),
        ],
        rows=[when("-G", operands="FILE OUTPUT", writes="OUTPUT")],
        examples="""
            ptx -w 72 f                          #=> read_only
            ptx .env                             #=> exposure secret.read
            ptx -G a index                       #=> config_mutation fs.write
            ptx a index                          #=> read_only
        """,
    ),
]
