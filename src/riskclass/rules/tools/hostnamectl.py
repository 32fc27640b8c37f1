from __future__ import annotations

from riskclass.model.tables import flags, sub, takes, tool, when

#: What nearly every client of systemd takes.
COMMON = [
    takes("-H/--host", context="host:VALUE"),
    takes("-M/--machine", context="container:VALUE"),
    flags("-h/--help --version --no-pager --no-ask-password --no-legend -l/--full"),
]

TOOL = tool(
    "hostnamectl",
    about="show and set the name of the host",
    input="none",
    docs="man:hostnamectl(1)",
    inherits=True,
    inert="--help --version",
    options=[*COMMON, takes("--json"), flags("--transient --static --pretty -j")],
    subs=[
        sub("status, help"),
        sub(
            "hostname, icon-name, chassis, deployment, location",
            "NAME",
            rows=[when("NAME", does="host.config NAME"), when(unless="NAME", prints="word")],
        ),
        sub("set-hostname, set-icon-name, set-chassis, set-deployment, set-location", "NAME", does="host.config NAME"),
    ],
    examples="""
        hostnamectl                        #=> read_only
        hostnamectl --json=short           #=> read_only
        hostnamectl hostname               #=> read_only
        hostnamectl hostname web2          #=> config_mutation host.config
        hostnamectl set-hostname web2      #=> config_mutation
        hostnamectl --static hostname      #=> read_only
        hostnamectl frobnicate             #=> unknown unknown.subcommand
    """,
)
