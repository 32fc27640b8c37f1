from __future__ import annotations

from riskclass.model.tables import flags, takes, tool, when

GETCAP = tool(
    "getcap",
    "FILE...",
    about="show what a program may do beyond its caller",
    docs="man:getcap(8)",
    options=[flags("-h -l -n -r -v")],
    examples="""
        getcap -r /usr/local/bin   #=> read_only
        getcap -z /bin/ping        #=> unknown
    """,
)
SETCAP = tool(
    "setcap",
    "CAPS FILE...",
    about="let a program do more than its caller may",
    docs="man:setcap(8)",
    posix=True,
    inert="-h -v --license",
    options=[takes("-n"), flags("-h/--help -q -v -r --license -f")],
    rows=[
        when("-r", operands="FILE..."),
        when("FILE", unless="-r", does="access.grant FILE", because="whoever runs the program gets these rights"),
        when("-r", does="fs.attributes FILE", because="takes rights from a program"),
    ],
    examples="""
        setcap cap_net_admin+ep /usr/local/bin/app          #=> exposure access.grant
        setcap -q cap_net_bind_service=+ep /usr/bin/node    #=> exposure access.grant
        setcap -v cap_net_admin+ep /usr/local/bin/app       #=> read_only
        setcap -r /usr/local/bin/app                        #=> config_mutation fs.attributes
        setcap -h                                           #=> read_only
    """,
)
GETPCAPS = tool(
    "getpcaps",
    "PID...",
    about="show what a process may do",
    docs="man:getpcaps(8)",
    options=[flags("--ugly --verbose --legacy --iab -h --help --license")],
    examples="""
        getpcaps 1              #=> read_only
        getpcaps --frobnicate   #=> unknown
    """,
)

TOOLS = [GETCAP, SETCAP, GETPCAPS]
