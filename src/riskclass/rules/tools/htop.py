from __future__ import annotations

from riskclass.model.tables import flags, takes, tool

HTOP = tool(
    "htop",
    about="watch processes",
    docs="man:htop(1)",
    options=[
        takes("-d/--delay -F/--filter -p/--pid -s/--sort-key -n/--max-iterations"),
        takes("-H/--highlight-changes", "[DELAY]"),
        takes("-u/--user", "USER?"),
        flags(
            "-C/--no-color/--no-colour -h/--help -M/--no-mouse --readonly -t/--tree -U/--no-unicode -V/--version"
            " --no-meters --no-functionbar"
        ),
        takes("--drop-capabilities", "[VALUE]"),
    ],
    examples="""
        htop -u bob        #=> read_only
        htop --frobnicate  #=> unknown unknown.option
    """,
)

IOTOP = tool(
    "iotop iotop-c iotop-py",
    about="watch reads and writes",
    docs="man:iotop(8)",
    options=[
        takes("-n/--iter -d/--delay -p/--pid -u/--user -g/--grtype -H/--help-type --threshold --filter"),
        flags(
            "-v --version -h/--help -o/--only --no-only -b/--batch -P/--processes --no-processes -a/--accumulated"
            " --no-accumulated -A/--accum-bw --no-accum-bw -k/--kilobytes --no-kilobytes -t/--time -c/--fullcmdline"
            " --no-fullcmdline -# --hide-* --show-* -R/--reverse-graph --no-reverse-graph -q/--quiet -qq -qqq"
            " -x/--dead-x --no-dead-x -e -l/--no-color --color --si --no-si --ascii --unicode -N/--inverse --threads"
            " -T --no-help"
        ),
        flags("-W/--write", does="fs.write", because="writes its own settings"),
    ],
    examples="""
        iotop -obn 3        #=> read_only
        iotop -W            #=> config_mutation fs.write
        iotop --frobnicate  #=> unknown unknown.option
    """,
)

ATOP = tool(
    "atop",
    "INTERVAL COUNT",
    about="watch the whole host",
    docs="man:atop(1)",
    options=[
        takes("-w", does="fs.write VALUE"),
        takes("-r", "FILE?"),
        takes("-t", "FILE?", does="fs.write VALUE", because="keeps what it sees in that file"),
        takes("-P -J -L -b -e"),
        flags(
            "-V -a -R -W -Z -k -K -f -F -G -l -y -Y -1 -x -g -m -d -n -s -v -c -X -o -u -p -j -C -M -D -N -E -A -S"
            " -T -h -I -z -q -B -H -2 -3 -4 -5 -6 -7 -8 -9"
        ),
    ],
    examples="""
        atop -a 1 3              #=> read_only
        atop -w /srv/x 5         #=> config_mutation fs.write
        atop -r /var/log/atop/x  #=> read_only
        atop -t /srv/x           #=> config_mutation fs.write
    """,
)

TOOLS = [HTOP, IOTOP, ATOP]
