from __future__ import annotations

from riskclass.model.tables import flags, takes, tool, when

TOOL = tool(
    "needrestart",
    about="find, and restart, what runs old libraries",
    docs="man:needrestart(1)",
    inert="-h --help --version",
    options=[
        takes("-r", "MODE?"),
        takes("-c", does="code.injected VALUE", because="its settings are a program"),
        takes("-m -f -t -u"),
        flags("-v -q -n -b -p -k -l -w -h --help --version -o -x"),
    ],
    rows=[
        when("-r=a", does="service.restart", because="restarts every service that needs it"),
        when(unless="-r -b -p -k -w", does="service.restart", because="restarts what is chosen, or configured"),
    ],
    examples="""
        needrestart -b              #=> read_only
        needrestart -r l            #=> read_only
        needrestart -r a            #=> disruptive service.restart
        needrestart                 #=> disruptive
        needrestart -b -c ./x.conf  #=> unknown code.injected
    """,
)
