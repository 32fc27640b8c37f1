from __future__ import annotations

from riskclass.model.tables import flags, takes, tool, when

OPTIONS = [
    takes("-i/--interfaces", does="code.injected VALUE", because="the file may name commands to run"),
    takes("--allow --state-dir -X/--exclude -o"),
    flags(
        "-a/--all -v/--verbose --no-mappings --no-scripts --no-loopback -f/--force --ignore-errors -n/--no-act"
        " -l/--list --state -h/--help -V/--version --list-hooks --read-environment -L"
    ),
]

IFUP = tool(
    "ifup ifdown ifreload",
    "INTERFACE...",
    about="set up and take down interfaces",
    docs="man:ifup(8)",
    does="net.config INTERFACE",
    because="sets up or takes down an interface",
    inert="-n -h -V",
    options=OPTIONS,
    examples=r"""
        ifup eth0                                         #=> disruptive net.config
        ifdown -a --force                                 #=> disruptive
        ifup -n eth0                                      #=> read_only
        ifup -i f eth0                                    #=> unknown code.injected
    """,
)

IFQUERY = tool(
    "ifquery",
    "INTERFACE...",
    about="show how interfaces are to be set up",
    docs="man:ifquery(8)",
    options=OPTIONS,
    examples=r"""
        ifquery eth0                                      #=> read_only
        ifquery --list                                    #=> read_only
    """,
)

DHCLIENT = tool(
    "dhclient",
    "INTERFACE...",
    about="get an address for an interface",
    docs="man:dhclient(8)",
    style="single",
    does="net.config INTERFACE",
    because="changes the address of an interface",
    inert="--version --help",
    options=[
        takes("-sf", does="code.opaque VALUE", because="runs that script"),
        takes("-lf -df -pf", writes="VALUE"),
        takes(
            "-p -D --dad-wait-time --prefix-len-hint --decline-wait-time --address-prefix-len -s -g -cf -e"
            " --timeout -4o6"
        ),
        flags("-4 -6 -S -N -T -P -R -I -1 -d -v -r -x -i -nw -w -q -n -B -C -V --no-pid --version --help -h --dhcp4o6"),
    ],
    rows=[when("-cf=*", unless="-cf=/etc/*", does="code.injected -cf", because="the file may name a script to run")],
    examples=r"""
        dhclient eth0                                     #=> disruptive net.config
        dhclient -r eth0                                  #=> disruptive
        dhclient -cf /etc/dhcp/x.conf eth0                #=> disruptive
        dhclient -cf ./x.conf eth0                        #=> unknown
        dhclient -sf ./x eth0                             #=> unknown
        dhclient -lf /etc/passwd eth0                     #=> destructive
        dhclient --version                                #=> read_only
    """,
)

TOOLS = [IFUP, IFQUERY, DHCLIENT]
