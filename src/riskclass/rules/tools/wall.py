from __future__ import annotations

from riskclass.model.tables import flags, takes, tool, when

WALL = tool(
    "wall",
    "MESSAGE...",
    about="write to everyone who is logged in",
    docs="man:wall(1)",
    does="message.send",
    reads="MESSAGE",
    rows=[when(unless="MESSAGE", reads="stdin")],
    inert="--help --version",
    options=[takes("-g/--group -t/--timeout"), flags("-n/--nobanner -h/--help -V/--version")],
    examples="""
        wall 'reboot at noon'          #=> config_mutation message.send
        echo soon | wall               #=> config_mutation
        wall -g ops soon               #=> config_mutation
        wall ~/.ssh/id_rsa             #=> exposure secret.read
        wall < ~/.ssh/id_rsa           #=> exposure secret.read
        wall --version                 #=> read_only
    """,
)

WRITE = tool(
    "write",
    "USER TTY",
    about="write to someone who is logged in",
    docs="man:write(1)",
    does="message.send USER",
    reads="stdin",
    inert="--help --version",
    options=[flags("-h/--help -V/--version")],
    examples="""
        echo hi | write bob pts/1  #=> config_mutation message.send
        write bob < ~/.ssh/id_rsa  #=> exposure secret.read
        write --help               #=> read_only
    """,
)

MESG = tool(
    "mesg",
    "ALLOW",
    about="allow others to write to one's terminal",
    docs="man:mesg(1)",
    options=[flags("-v/--verbose -h/--help -V/--version")],
    rows=[when("ALLOW", does="refresh")],
    examples="""
        mesg    #=> read_only
        mesg n  #=> reversible_low refresh
    """,
)

TOOLS = [WALL, WRITE, MESG]
