from __future__ import annotations

from riskclass.model.tables import flags, takes, tool, when

LDCONFIG = tool(
    "ldconfig",
    "DIR...",
    about="list the shared libraries anew",
    docs="man:ldconfig(8)",
    inert="-p --help --version --usage",
    does="host.config DIR",
    because="changes which libraries programs load",
    options=[
        takes("-c/--format -C -f"),
        takes("-r", context="chroot:VALUE"),
        flags("-i/--ignore-aux-cache -l -n -N -p/--print-cache -v/--verbose -X -?/--help --usage -V/--version"),
    ],
    examples="""
        ldconfig -p           #=> read_only
        ldconfig              #=> config_mutation host.config
        ldconfig -v /opt/lib  #=> config_mutation
    """,
)

ASKS = "may run the program to ask it"

LDD = tool(
    "ldd",
    "FILE...",
    about="list the libraries of a program",
    docs="man:ldd(1)",
    options=[flags("--help --version -d/--data-relocs -r/--function-relocs -u/--unused -v/--verbose")],
    # ldd(1), Security: the program may choose its own loader, which then runs.
    rows=[
        when(
            "FILE",
            unless="FILE=/bin/*|/sbin/*|/lib*/*|/usr/bin/*|/usr/sbin/*|/usr/lib*/*|/usr/local/*|/opt/homebrew/*",
            does="code.opaque FILE",
            because=ASKS,
        ),
        when("FILE=*/../*", does="code.opaque FILE", because=ASKS),
    ],
    examples="""
        ldd /bin/ls        #=> read_only
        ldd -v /usr/lib/libc.so.6   #=> read_only
        ldd ./app          #=> unknown code.opaque
        ldd build/app      #=> unknown code.opaque
        ldd /usr/bin/../../srv/app  #=> unknown code.opaque
        ldd --frobnicate   #=> unknown unknown.option
    """,
)

TOOLS = [LDCONFIG, LDD]
