from __future__ import annotations

from riskclass.model.tables import flags, tool, when

BUSYBOX = tool(
    "busybox toybox",
    "COMMAND...:argv",
    about="many small tools in one program",
    input="part",
    docs="man:busybox(1)",
    posix=True,
    inert="--help --list --list-full --long --version",
    options=[flags("--install -s --help --list --list-full --long --version")],
    rows=[
        when("--install", operands="DIR"),
        when("--install", does="host.config DIR", because="puts links for its tools among the system's programs"),
    ],
    examples="""
        busybox ls -l               #=> read_only
        busybox rm -rf /srv/x       #=> destructive
        busybox sh -c 'rm x'        #=> destructive
        toybox ls                   #=> read_only
        busybox frobnicate          #=> unknown unknown.tool
        busybox                     #=> read_only
        busybox --list              #=> read_only
        busybox --install -s        #=> config_mutation host.config
    """,
)

TOOL = BUSYBOX
