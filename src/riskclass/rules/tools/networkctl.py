from __future__ import annotations

from riskclass.model.tables import flags, sub, takes, tool, when

TOOL = tool(
    "networkctl",
    about="show and change the network",
    docs="man:networkctl(1)",
    inherits=True,
    inert="--help --version",
    options=[
        takes("-n/--lines --json --drop-in"),
        flags(
            "-h/--help --version --no-pager --no-legend -a/--all -s/--stats -l/--full --no-reload --no-ask-password"
            " --runtime --stdin"
        ),
    ],
    subs=[
        sub("list, status, lldp, label, cat, help", "LINK..."),
        sub("delete", "LINK...", does="net.config LINK", because="takes a network device away"),
        sub("up, down, renew, forcerenew, reconfigure", "LINK...", does="net.config LINK"),
        sub("reload", does="net.config", because="applies every changed file to the live network"),
        sub(
            "edit",
            "FILE...",
            rows=[when(unless="--stdin", does="code.interactive FILE"), when("--stdin", does="net.config FILE")],
        ),
        sub("mask, unmask", "FILE...", does="net.config FILE"),
        sub("persistent-storage", "YES", does="host.config YES"),
    ],
    examples="""
        networkctl                      #=> read_only
        networkctl status -n 20 eth0    #=> read_only
        networkctl down eth0            #=> disruptive net.config
        networkctl delete br0           #=> disruptive
        networkctl reload               #=> disruptive
        networkctl edit x.network       #=> unknown code.interactive
        networkctl edit --stdin x.network   #=> disruptive
        networkctl mask x.network       #=> disruptive
        networkctl persistent-storage yes   #=> config_mutation
        networkctl frobnicate           #=> unknown unknown.subcommand
    """,
)
