from __future__ import annotations

from riskclass.model.tables import flags, takes, tool, when

VISUDO = tool(
    "visudo",
    "FILE",
    about="edit or check the sudoers file",
    docs="man:visudo(8)",
    inert="--help --version",
    reads="FILE",
    because="shows a line that is no rule",
    rows=[when(unless="-c", does="code.interactive FILE")],
    options=[
        takes("-f/--file", reads="VALUE|-", because="shows a line that is no rule"),
        flags("-c/--check -h/--help -I/--no-includes -O/--owner -P/--perms -q/--quiet -s/--strict -V/--version"),
    ],
    examples="""
        visudo                          #=> unknown code.interactive
        visudo -f /etc/sudoers.d/x      #=> unknown
        visudo -cf /etc/sudoers.d/x     #=> read_only
        visudo -cf /etc/shadow          #=> exposure secret.read
    """,
)

VIPW = tool(
    "vipw vigr",
    about="edit the account files",
    docs="man:vipw(8)",
    inert="--help",
    does="code.interactive",
    options=[takes("-R/--root"), flags("-g/--group -h/--help -p/--passwd -q/--quiet -s/--shadow")],
    examples="""
        vipw -s      #=> unknown code.interactive
        vigr --help  #=> read_only
    """,
)

TOOLS = [VISUDO, VIPW]
