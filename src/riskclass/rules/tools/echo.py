from __future__ import annotations

from riskclass.model.tables import flags, takes, tool

TOOLS = [
    tool(
        "echo gecho",
        "WORD...",
        about="print words",
        docs="man:echo(1)",
        open=True,  # words that look like options are words
        prints="echo",
        examples="""
            echo hello                               #=> read_only
            echo -e 'a\\tb' -n                        #=> read_only
            echo 'rm -rf /'                          #=> read_only
            echo --help; echo "$X"                   #=> read_only
            echo 'rm f' | sh                         #=> destructive fs.delete
        """,
    ),
    tool(
        "printf gprintf",
        "FORMAT WORD...",
        about="print words by a format",
        docs="man:printf(1)",
        prints="printf",
        open=True,  # words that look like options are words
        posix=True,
        options=[takes("-v", "NAME")],
        examples=r"""
            printf '%s\n' a b                        #=> read_only
            printf -v x '%d' 1                       #=> read_only
            printf -- '-x'                           #=> read_only
        """,
    ),
    tool(
        "test gtest [ g[",
        "WORD...",
        about="compare, and look whether files exist",
        docs="man:test(1)",
        open=True,  # words that look like options are words
        posix=True,
        examples="""
            test -f x                                #=> read_only
            [ -n "$X" ] && [ "$A" = -rf ]            #=> read_only
        """,
    ),
    tool(
        "true gtrue false gfalse :",
        "WORD...",
        about="succeed or fail",
        open=True,  # words that look like options are words
        prints="nothing",
        examples="""
            true                                     #=> read_only
            false --help                             #=> read_only
            true > f                                 #=> destructive fs.truncate
            true > /dev/null                         #=> read_only
        """,
    ),
    tool(
        "pwd gpwd",
        "",
        about="print the working directory",
        docs="man:pwd(1)",
        prints="project",
        options=[flags("-L/--logical -P/--physical -W --help --version")],
        examples="""
            pwd -P                                   #=> read_only
        """,
    ),
    tool(
        "yes gyes",
        "WORD...",
        about="print a word again and again",
        docs="man:yes(1)",
        prints="endless",
        options=[flags("--help --version")],
        examples="""
            yes | head -n 1                          #=> read_only
            yes no | head -n 1                       #=> read_only
            yes > /srv/fill                          #=> disruptive
            yes > /dev/null                          #=> read_only
        """,
    ),
    tool(
        "sleep gsleep usleep",
        "TIME...",
        about="wait",
        input="none",
        docs="man:sleep(1)",
        options=[flags("--help --version")],
        examples="""
            sleep 5                                  #=> read_only
            sleep "$N"                               #=> read_only
        """,
    ),
    tool(
        "expr gexpr",
        "WORD...",
        about="compute",
        docs="man:expr(1)",
        open=True,  # words that look like options are words
        examples="""
            expr 1 + 2                               #=> read_only
            expr "$A" - -1                           #=> read_only
        """,
    ),
    tool(
        "seq gseq",
        "NUMBER...",
        about="print numbers",
        input="none",
        docs="man:seq(1)",
        open=True,  # they only print, whatever their options
        prints="seq",
        options=[takes("-f/--format -s/--separator -t/--terminator"), flags("-# -w/--equal-width --help --version")],
        examples="""
            seq -w 1 10                              #=> read_only
            seq 10 -1 1                              #=> read_only
        """,
    ),
    tool(
        "jot",
        "NUMBER...",
        about="print numbers",
        docs="man:jot(1)",
        open=True,  # they only print, whatever their options
        options=[takes("-b -w -s -p")],
        examples="""
            jot -r 3 1 10                            #=> read_only
        """,
    ),
    tool(
        "factor gfactor",
        "NUMBER...",
        about="print prime factors",
        docs="man:factor(1)",
        reads="stdin",
        options=[flags("-h/--exponents --help --version")],
        examples="""
            factor 12                                #=> read_only
        """,
    ),
    tool(
        "numfmt gnumfmt",
        "NUMBER...",
        about="convert numbers from and to human form",
        docs="man:numfmt(1)",
        reads="stdin",
        options=[
            takes(
                "-d/--delimiter --field --format --from --from-unit --invalid --padding --round --suffix --to --to-unit"
                " --unit-separator"
            ),
            takes("--header", "[N]"),
            flags("--debug --grouping -z/--zero-terminated --help --version"),
        ],
        examples="""
            numfmt --to=iec 1024                     #=> read_only
            numfmt --invalid=ignore < .env           #=> exposure secret.read
        """,
    ),
    tool(
        "pathchk gpathchk",
        "NAME...",
        about="look whether names are valid",
        docs="man:pathchk(1)",
        options=[flags("-p -P --portability --help --version")],
        examples="""
            pathchk -p x                             #=> read_only
        """,
    ),
    tool(
        "cal ncal gcal",
        "WORD...",
        about="print a calendar",
        docs="man:cal(1)",
        open=True,  # they only print, whatever their options
        examples="""
            cal -3                                   #=> read_only
        """,
    ),
]
