from __future__ import annotations

from riskclass.model.tables import flags, takes, tool, when

NEWGRP = tool(
    "newgrp",
    "GROUP",
    about="open a shell with another group",
    docs="man:newgrp(1)",
    stdin="sh",
    options=[flags("-l -h/--help -V/--version")],
    examples="newgrp docker   #=> unknown code.interactive",
)

SG = tool(
    "sg",
    "GROUP COMMAND...:sh",
    about="run a command with another group",
    docs="man:sg(1)",
    options=[takes("-c/--command", "COMMAND:sh"), flags("-l -h/--help -V/--version")],
    rows=[when(unless="COMMAND -c", stdin="sh")],
    examples="""
        sg docker ls               #=> read_only
        sg docker -c 'rm -rf x'    #=> destructive
        sg docker -c ls            #=> read_only
        sg docker                  #=> unknown
    """,
)

TOOLS = [NEWGRP, SG]
