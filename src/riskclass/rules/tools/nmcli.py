from __future__ import annotations

from riskclass.model.tables import flags, sub, takes, tool, when

CHANGES = "changes the live network"

TOOL = tool(
    "nmcli",
    about="show and change what NetworkManager manages",
    input="part",
    docs="man:nmcli(1)",
    abbreviates=True,
    inherits=True,
    options=[
        flags("-s/--show-secrets", does="secret.read", because="shows passwords"),
        takes("-c/--colors -e/--escape -f/--fields -g/--get-values -m/--mode -w/--wait --offline-file"),
        flags("-a/--ask -h/--help -o/--overview -p/--pretty -t/--terse -v/--version --offline"),
    ],
    subs=[
        sub("general, general status, general permissions, general help, networking, radio, connection, device"),
        sub("general hostname", "NAME", rows=[when("NAME", does="host.config NAME")]),
        sub("general logging", "WORD...", rows=[when("WORD", does="host.config WORD")]),
        sub("general reload", "WORD...", does="service.reload"),
        sub("networking connectivity, networking help, radio help", "WORD..."),
        sub("networking on, networking off", does="net.config", because=CHANGES),
        sub(
            "radio all, radio wifi, radio wwan", "STATE", rows=[when("STATE", does="net.config STATE", because=CHANGES)]
        ),
        sub(
            "connection show",
            "NAME...",
            options=[takes("--order"), flags("--active")],
        ),
        sub("connection up, connection down", "WORD...", does="net.config WORD", because=CHANGES),
        sub(
            "connection add",
            "WORD...",
            does="net.config WORD",
            because="adds a connection, which comes up at once where it may",
            options=[flags("--temporary")],
        ),
        sub("connection modify, connection clone", "WORD...", does="host.config WORD", options=[flags("--temporary")]),
        sub("connection edit", "WORD...", does="code.interactive"),
        sub("connection delete", "NAME...", does="fs.delete", because="deletes a connection with its settings"),
        sub("connection monitor, connection help", "NAME..."),
        sub("connection reload, connection load", "FILE...", does="service.reload FILE"),
        sub("connection import", "WORD...", does="credential.store WORD", options=[flags("--temporary")]),
        sub("connection export", "WORD...", does="secret.read WORD", because="prints settings with their keys"),
        sub("device status, device monitor, device help", "NAME..."),
        sub("device show", "NAME..."),
        sub("device set, device connect, device reapply", "WORD...", does="net.config WORD", because=CHANGES),
        sub(
            "device modify, device disconnect, device delete, device up, device down",
            "WORD...",
            does="net.config WORD",
            because=CHANGES,
            options=[flags("--temporary")],
        ),
        sub("device wifi, device lldp, device checkpoint", about="list"),
        sub("device wifi list, device wifi rescan, device lldp list", "WORD...", options=[takes("--rescan")]),
        sub("device wifi connect, device wifi hotspot", "WORD...", does="net.config WORD", because=CHANGES),
        sub("device wifi show-password", "WORD...", does="secret.read", because="shows a password"),
        sub("agent, agent secret, agent polkit, agent all", does="code.interactive"),
        sub("monitor, help", "WORD..."),
    ],
    examples=r"""
        nmcli                                             #=> read_only
        nmcli g                                           #=> read_only
        nmcli -t -f NAME,UUID connection show --active    #=> read_only
        nmcli c                                           #=> read_only
        nmcli con show home                               #=> read_only
        nmcli -s con show home                            #=> exposure secret.read
        nmcli con up home                                 #=> disruptive net.config
        nmcli con mod home ipv4.dns 1.1.1.1               #=> config_mutation
        nmcli con add type ethernet ifname eth0           #=> disruptive
        nmcli con delete home                             #=> destructive
        nmcli con edit home                               #=> unknown
        nmcli con reload                                  #=> config_mutation
        nmcli con import type wireguard file wg0.conf     #=> config_mutation
        nmcli con export vpn                              #=> exposure
        nmcli d                                           #=> read_only
        nmcli dev show eth0                               #=> read_only
        nmcli dev wifi                                    #=> read_only
        nmcli dev wifi list --rescan yes                  #=> read_only
        nmcli dev wifi connect x password y               #=> disruptive
        nmcli dev wifi show-password                      #=> exposure
        nmcli dev disconnect eth0                         #=> disruptive
        nmcli dev set eth0 managed no                     #=> disruptive
        nmcli radio                                       #=> read_only
        nmcli radio wifi                                  #=> read_only
        nmcli radio wifi off                              #=> disruptive
        nmcli net off                                     #=> disruptive
        nmcli general hostname                            #=> read_only
        nmcli general hostname x                          #=> config_mutation
        nmcli general logging level DEBUG                 #=> config_mutation
        nmcli general logging                             #=> read_only
        nmcli general reload                              #=> config_mutation
        nmcli monitor                                     #=> read_only
        nmcli frobnicate                                  #=> unknown
    """,
)
