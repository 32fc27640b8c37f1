from __future__ import annotations

from riskclass.model.tables import sub, tool, when

WG = tool(
    "wg",
    about="show and set up WireGuard tunnels",
    docs="man:wg(8)",
    subs=[
        sub(
            "show",
            "INTERFACE FIELD",
            rows=[
                when(
                    "FIELD=private-key|preshared-keys|dump",
                    does="secret.read INTERFACE",
                    because="shows the keys of a tunnel",
                )
            ],
        ),
        sub("showconf", "INTERFACE", does="secret.read INTERFACE", because="shows the keys of a tunnel"),
        sub(
            "set, setconf, addconf, syncconf",
            "INTERFACE WORD...",
            does="net.config INTERFACE WORD",
            because="changes a live tunnel",
        ),
        sub("genkey, genpsk, pubkey", prints="word"),
        sub("help"),
    ],
    examples=r"""
        wg                                                #=> read_only
        wg show                                           #=> read_only
        wg show wg0 latest-handshakes                     #=> read_only
        wg show all dump                                  #=> exposure secret.read
        wg show wg0 private-key                           #=> exposure
        wg showconf wg0                                   #=> exposure
        wg set wg0 peer abc= allowed-ips 10.0.0.2/32      #=> disruptive net.config
        wg syncconf wg0 /etc/wireguard/wg0.conf           #=> disruptive
        wg genkey                                         #=> read_only
        wg genkey | tee private.key | wg pubkey           #=> config_mutation
    """,
)

QUICK = tool(
    "wg-quick",
    about="set up and take down WireGuard tunnels from their settings",
    docs="man:wg-quick(8)",
    subs=[
        sub(
            "up, down",
            "CONFIG",
            does="net.config CONFIG",
            because="sets up or takes down a tunnel",
            rows=[
                when(
                    "CONFIG=/*|./*|../*|*.conf",
                    unless="CONFIG=/etc/wireguard/*",
                    does="code.opaque CONFIG",
                    because="runs the commands that the file names",
                )
            ],
        ),
        sub("save", "CONFIG", does="credential.store CONFIG", because="writes the live settings into the file"),
        sub("strip", "CONFIG", does="secret.read CONFIG", because="prints settings with the private key"),
    ],
    examples=r"""
        wg-quick up wg0                                   #=> disruptive net.config
        wg-quick down /etc/wireguard/wg0.conf             #=> disruptive
        wg-quick up ./wg0.conf                            #=> unknown code.opaque
        wg-quick save wg0                                 #=> config_mutation
        wg-quick strip wg0                                #=> exposure
    """,
)

TOOLS = [WG, QUICK]
