from __future__ import annotations

from riskclass.model.tables import flags, takes, tool

TOOL = tool(
    "systemd-inhibit",
    "COMMAND...:argv",
    about="run a program while the host stays on",
    docs="man:systemd-inhibit(1)",
    inert="--help --version",
    options=[
        takes("--what --who --why --mode"),
        flags("-h/--help --version --no-pager --no-legend --list --no-ask-password"),
    ],
    examples="""
        systemd-inhibit --list                     #=> read_only
        systemd-inhibit --what=sleep rm -rf /srv/x  #=> destructive
        systemd-inhibit --why backup ls            #=> read_only
        systemd-inhibit --frobnicate ls            #=> unknown unknown.option
    """,
)
