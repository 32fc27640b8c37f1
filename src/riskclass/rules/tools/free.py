from __future__ import annotations

from riskclass.model.tables import flags, takes, tool

FREE = tool(
    "free",
    about="show memory in use",
    input="none",
    docs="man:free(1)",
    options=[
        takes("-s/--seconds -c/--count"),
        flags(
            "-b/--bytes --kilo --mega --giga --tera --peta -k/--kibi -m/--mebi -g/--gibi --tebi --pebi -h/--human"
            " --si -l/--lohi -L/--line -t/--total -v/--committed -w/--wide --help -V/--version"
        ),
    ],
    examples="""
        free -h            #=> read_only
        free -m -s 1 -c 3  #=> read_only
        free -x            #=> unknown unknown.option
    """,
)

UPTIME = tool(
    "uptime",
    "FILE",
    about="show how long the host is up",
    input="none",
    docs="man:uptime(1)",
    options=[flags("-p/--pretty -h/--help -s/--since -r/--raw -c/--container -V/--version")],
    examples="""
        uptime     #=> read_only
        uptime -p  #=> read_only
        uptime -x  #=> unknown unknown.option
    """,
)

VMSTAT = tool(
    "vmstat",
    "DELAY COUNT",
    about="show virtual memory statistics",
    input="none",
    docs="man:vmstat(8)",
    options=[
        takes("-p/--partition -S/--unit"),
        flags(
            "-a/--active -f/--forks -m/--slabs -n/--one-header -s/--stats -d/--disk -D/--disk-sum -w/--wide"
            " -t/--timestamp -y/--no-first -h/--help -V/--version"
        ),
    ],
    examples="""
        vmstat -w 1 5  #=> read_only
        vmstat -x      #=> unknown unknown.option
    """,
)

SLABTOP = tool(
    "slabtop",
    about="watch the kernel's slabs",
    docs="man:slabtop(1)",
    options=[takes("-d/--delay -s/--sort"), flags("-o/--once -h/--help -V/--version")],
    examples="""
        slabtop -o  #=> read_only
        slabtop -x  #=> unknown unknown.option
    """,
)

TLOAD = tool(
    "tload",
    "TTY",
    about="draw the load",
    docs="man:tload(1)",
    options=[takes("-d/--delay -s/--scale"), flags("-h/--help -V/--version")],
    examples="""
        tload -d 5  #=> read_only
        tload -x    #=> unknown unknown.option
    """,
)

TOOLS = [FREE, UPTIME, VMSTAT, SLABTOP, TLOAD]
