from __future__ import annotations

from riskclass.model.tables import flags, takes, tool, when

CHANGES = "changes the live network"

NETWORKSETUP = tool(
    "networksetup",
    "WORD...",
    about="show and change network settings of macOS",
    docs="man:networksetup(8)",
    style="single",
    options=[
        flags("-get* -list* -show* -is* -print* -version -help"),
        flags(
            "-set* -add* -remove* -create* -delete* -order* -rename* -switch* -enable* -disable* -connect*"
            " -import* -export* -detectnewhardware"
            " -duplicate* -login*",
            does="net.config WORD",
            because=CHANGES,
        ),
    ],
    examples=r"""
        networksetup -listallhardwareports                #=> read_only
        networksetup -getinfo Wi-Fi                       #=> read_only
        networksetup -setdnsservers Wi-Fi 1.1.1.1         #=> disruptive net.config
        networksetup -setairportpower en0 off             #=> disruptive
        networksetup -frobnicate                          #=> unknown
    """,
)

SCUTIL = tool(
    "scutil",
    "NAME VALUE",
    about="show and change system settings of macOS",
    docs="man:scutil(8)",
    style="single",
    options=[
        takes("--set", does="host.config VALUE"),
        takes("--get --renew -r -w -t --nc"),
        flags("--dns --proxy --nwi --prefs -p -v -W --advisory --snapshot --help --error"),
    ],
    rows=[
        when("--nc=start|stop|suspend|resume|enablevpn|disablevpn", does="net.config --nc NAME", because=CHANGES),
        when(
            unless="--set --get --dns --proxy --nwi -r -w --nc --renew --error --snapshot --advisory --help",
            does="code.interactive",
        ),
        when("--renew", does="net.config --renew", because=CHANGES),
    ],
    examples=r"""
        scutil --dns                                      #=> read_only
        scutil --get HostName                             #=> read_only
        scutil -w State:/Network/Global/DNS -t 5          #=> read_only
        scutil --set HostName x                           #=> config_mutation
        scutil --nc list                                  #=> read_only
        scutil --nc start vpn                             #=> disruptive
        scutil --renew en0                                #=> disruptive
        scutil                                            #=> unknown
    """,
)

SOCKSTAT = tool(
    "sockstat",
    "WORD...",
    about="show open sockets",
    docs="man:sockstat(1)",
    options=[takes("-j -p -P -R -G"), flags("-4 -6 -A -C -c -f -I -i -L -l -n -q -S -s -U -u -v -w -h")],
    examples="""
        sockstat -4 -l -P tcp -p 22    #=> read_only
        sockstat -4 -l -R tcp -U root  #=> read_only
        sockstat -Z                    #=> unknown
    """,
)

PFCTL = tool(
    "pfctl",
    "ADDRESS...",
    about="show and change the packet filter",
    docs="man:pfctl(8)",
    inert="-n",
    options=[
        takes("-f", does="net.firewall VALUE", because="replaces the live rules of the firewall"),
        takes("-F", does="net.firewall VALUE, guard.lower", because="takes rules away"),
        flags("-d", does="guard.lower", because="switches the firewall off"),
        flags("-e -E", does="net.firewall", because="switches the firewall on"),
        takes("-X", does="guard.lower VALUE"),
        takes("-k -K", does="net.config VALUE", because="breaks connections"),
        takes("-T"),
        takes("-S", writes="VALUE"),
        takes("-L", does="net.firewall VALUE", because="loads states of connections"),
        takes("-x", does="host.config VALUE", because="sets what is logged"),
        takes("-s -a -D -i -t -p -o -w"),
        flags("-z", does="host.config", because="sets the counters to zero"),
        flags("-A -g -h -m -N -n -O -P -q -R -r -v"),
    ],
    rows=[
        when(
            "-T",
            unless="-T=show|test",
            does="net.firewall -T",
            because="changes a table of the firewall",
        )
    ],
    examples=r"""
        pfctl -sr                                         #=> read_only
        pfctl -s info -v                                  #=> read_only
        pfctl -nf /etc/pf.conf                            #=> read_only
        pfctl -x loud                                     #=> config_mutation host.config
        pfctl -z                                          #=> config_mutation host.config
        pfctl -f /etc/pf.conf                             #=> disruptive net.firewall
        pfctl -d                                          #=> exposure guard.lower
        pfctl -e                                          #=> disruptive
        pfctl -F all                                      #=> exposure
        pfctl -t blocked -T show                          #=> read_only
        pfctl -t blocked -T flush                         #=> disruptive
        pfctl -k 10.0.0.1                                 #=> disruptive
        pfctl -S /srv/states                              #=> config_mutation fs.write
        pfctl -L /srv/states                              #=> disruptive net.firewall
    """,
)

TOOLS = [NETWORKSETUP, SCUTIL, SOCKSTAT, PFCTL]
