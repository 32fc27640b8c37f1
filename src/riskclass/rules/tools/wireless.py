from __future__ import annotations

from riskclass.model.tables import flags, sub, takes, tool, when

CHANGES = "changes the live network"

IW = tool(
    "iw",
    about="show and set up wireless devices",
    docs="man:iw(8)",
    options=[flags("--debug --version")],
    subs=[
        sub("list, phy, dev, features, commands, help, reg, reg get", "WORD..."),
        sub("event", options=[flags("-t -T -r -f")]),
        sub(
            "dev * info, dev * link, dev * scan, dev * scan dump, dev * station dump, dev * station get, dev *"
            " survey dump,"
            " dev * get, dev * mpath dump, dev * mpath get, dev * mpp dump, dev * mpp get, dev * mesh_param dump,"
            " dev * ftm get_stats, phy * info, phy * channels, phy * reg get, phy * get, phy * wowlan show,"
            " phy * coalesce show, phy * hwsim getps",
            "WORD...",
            options=[flags("-u -v --radio")],
        ),
        sub(
            "reg set, reg reload, dev * *, phy * *, wdev * *, dev * scan abort, dev * scan sched_stop,"
            " dev * scan sched_start, dev * station set, dev * station del, dev * mpath set, dev * mpath new,"
            " dev * mpath del, phy * wowlan enable, phy * wowlan disable, phy * coalesce enable,"
            " phy * coalesce disable, phy * hwsim setps, phy * hwsim stopqueues, phy * hwsim wakequeues",
            "WORD...",
            does="net.config WORD",
            because=CHANGES,
            options=[flags("-w")],
        ),
        sub("dev * scan trigger", "WORD..."),
        # Without `dev` or `phy`, where the name is that of a device.
        sub(
            "* info, * link, * scan, * scan dump, * scan trigger, * station dump, * station get, * survey dump,"
            " * get, * mpath dump, * mpath get, * mpp dump, * mpp get, * mesh_param dump, * channels, * wowlan show",
            "WORD...",
            options=[flags("-u -v --radio")],
        ),
        sub(
            "* set, * del, * connect, * disconnect, * interface add, * ibss join, * ibss leave, * mesh join,"
            " * mesh leave, * station set, * station del, * ap start, * ap stop, * switch, * reg set",
            "WORD...",
            does="net.config WORD",
            because=CHANGES,
            options=[flags("-w")],
        ),
    ],
    examples=r"""
        iw dev                                            #=> read_only
        iw list                                           #=> read_only
        iw dev wlan0 link                                 #=> read_only
        iw dev wlan0 scan                                 #=> read_only
        iw dev wlan0 station dump                         #=> read_only
        iw dev wlan0 get power_save                       #=> read_only
        iw reg get                                        #=> read_only
        iw reg set DE                                     #=> disruptive net.config
        iw dev wlan0 set power_save off                   #=> disruptive
        iw dev wlan0 disconnect                           #=> disruptive
        iw dev wlan0 del                                  #=> disruptive
        iw phy phy0 info                                  #=> read_only
        iw phy phy0 interface add mon0 type monitor       #=> disruptive
        iw phy phy0 coalesce enable f                     #=> disruptive
        iw wlan0 scan                                     #=> read_only
        iw phy0 info                                      #=> read_only
        iw wlan0 del                                      #=> disruptive
        iw frobnicate                                     #=> unknown
        iw event -t                                       #=> read_only
        iw --version                                      #=> read_only
    """,
)

IWCONFIG = tool(
    "iwconfig iwpriv iwspy",
    "INTERFACE SETTING...",
    about="show and set up wireless interfaces",
    docs="man:iwconfig(8)",
    options=[flags("--version --help -a/--all -h -v")],
    rows=[when("SETTING", does="net.config INTERFACE SETTING", because=CHANGES)],
    examples=r"""
        iwconfig                                          #=> read_only
        iwconfig wlan0                                    #=> read_only
        iwconfig wlan0 essid x                            #=> disruptive net.config
    """,
)

IWLIST = tool(
    "iwlist iwgetid iwevent",
    "INTERFACE WORD...",
    about="show what wireless interfaces know",
    docs="man:iwlist(8)",
    options=[
        flags("--version --help -h -v -a/--ap -f/--freq -c/--channel -m/--mode -p/--protocol -r/--raw -s/--scheme")
    ],
    examples=r"""
        iwlist wlan0 scan                                 #=> read_only
        iwgetid -r                                        #=> read_only
    """,
)

RFKILL = tool(
    "rfkill",
    about="switch radios on and off",
    docs="man:rfkill(8)",
    options=[flags("-J/--json -n/--noheadings -r/--raw -h/--help -V/--version --output-all"), takes("-o/--output")],
    subs=[
        sub("list, event, help", "DEVICE..."),
        sub("block, unblock, toggle", "DEVICE...", does="net.config DEVICE", because=CHANGES),
    ],
    examples=r"""
        rfkill                                            #=> read_only
        rfkill list wifi                                  #=> read_only
        rfkill block wifi                                 #=> disruptive net.config
    """,
)

TOOLS = [IW, IWCONFIG, IWLIST, RFKILL]
