from __future__ import annotations

from riskclass.model.tables import flags, sub, takes, tool, when

CHANGES = "changes the live network"

NETSTAT = tool(
    "netstat",
    "WORD...",
    about="show connections, routes and interfaces",
    docs="man:netstat(8)",
    options=[
        takes("-A/--protocol"),
        flags(
            "-r/--route -i/--interfaces -g/--groups -s/--statistics -M/--masquerade -v/--verbose -W/--wide"
            " -n/--numeric"
            " --numeric-hosts --numeric-ports --numeric-users -N/--symbolic -e/--extend -p/--programs/--program"
            " -o/--timers -c/--continuous -l/--listening -a/--all -F/--fib -C/--cache -Z/--context -t/--tcp -u/--udp"
            " -U/--udplite -S/--sctp -w/--raw -x/--unix -f -b -d -L -m -R -q -4 -6 --inet --inet6 --ax25 --ipx"
            " --netrom"
            " --x25 --rose --ash --bluetooth --irda --packet --ddp -V/--version -h/--help"
        ),
    ],
    examples=r"""
        netstat -tulpn                                    #=> read_only
        netstat -rn                                       #=> read_only
        netstat -anp tcp                                  #=> read_only
        netstat -A inet -i                                #=> read_only
    """,
)

IFCONFIG = tool(
    "ifconfig",
    "INTERFACE SETTING...",
    about="show and set up interfaces",
    docs="man:ifconfig(8)",
    options=[
        flags(
            "-arp -promisc -allmulti -multi -dynamic -trailers -broadcast -pointopoint -mtu",
            does="net.config INTERFACE",
            because=CHANGES,
        ),
        flags("-a -s -v -V/--version -h/--help -l -u -d -L -m -r"),
    ],
    rows=[
        when(
            "SETTING",
            unless="SETTING=inet|inet6|ether|media|status",
            does="net.config INTERFACE SETTING",
            because=CHANGES,
        )
    ],
    examples=r"""
        ifconfig                                          #=> read_only
        ifconfig -a                                       #=> read_only
        ifconfig eth0                                     #=> read_only
        ifconfig eth0 inet                                #=> read_only
        ifconfig eth0 up                                  #=> disruptive net.config
        ifconfig eth0 10.0.0.2 netmask 255.255.255.0      #=> disruptive
        ifconfig eth0 -promisc                            #=> disruptive
    """,
)

ROUTE = tool(
    "route",
    about="show and change routes",
    docs="man:route(8)",
    options=[
        takes("-A"),
        flags(
            "-n/--numeric -N -v/--verbose -e/--extend -F/--fib -C/--cache -4 -6 --inet --inet6 -V/--version -h/--help"
        ),
    ],
    subs=[
        sub(
            "add, del, delete, flush, change",
            "WORD...",
            does="net.config WORD",
            because=CHANGES,
            options=[flags("-net/--net -host/--host -inet -inet6 -interface -ifscope -static -blackhole -reject")],
        ),
        sub("get, print, show, monitor", "WORD...", options=[flags("-net -host -inet -inet6 -4 -6")]),
    ],
    examples=r"""
        route -n                                          #=> read_only
        route -ne -A inet6                                #=> read_only
        route get default                                 #=> read_only
        route add default gw 10.0.0.1                     #=> disruptive net.config
        route add -net 10.1.0.0 netmask 255.255.0.0 dev eth0     #=> disruptive
        route -n del default                              #=> disruptive
        route frobnicate                                  #=> unknown
    """,
)

ARP = tool(
    "arp",
    "HOST WORD...",
    about="show and change the addresses of neighbours",
    docs="man:arp(8)",
    options=[
        flags("-s/--set -d/--delete -S -Ds", does="net.config HOST WORD", because=CHANGES),
        flags("-f/--file", reads="HOST", does="net.config HOST", because=CHANGES),
        takes("-H/--hw-type -t -A/-p/--protocol -i/--device"),
        flags("-a/--all -e -v/--verbose -n/--numeric -D/--use-device -V/--version -h/--help -l -x"),
    ],
    examples=r"""
        arp -an                                           #=> read_only
        arp -i eth0 10.0.0.1                              #=> read_only
        arp -d 10.0.0.1                                   #=> disruptive net.config
        arp -s 10.0.0.1 00:11:22:33:44:55                 #=> disruptive
        arp -Ds 10.0.0.1 eth0 pub                         #=> disruptive
        arp -f hosts                                      #=> disruptive
        arp -v -f /etc/shadow                             #=> exposure secret.read
    """,
)

NSTAT = tool(
    "nstat rtacct",
    "NAME...",
    about="show counters of the network",
    docs="man:nstat(8)",
    options=[
        takes("-d/--scan", does="service.start", because="stays in the background and collects"),
        takes("-t/--interval -M"),
        flags(
            "-a/--ignore -z/--zeros -r/--reset -n/--nooutput -s/--noupdate -e/--errors -j/--json -p/--pretty"
            " -V/--version -h/--help"
        ),
    ],
    examples="""
        nstat -az TcpRetransSegs    #=> read_only
        nstat -d 10                 #=> reversible_low service.start
    """,
)

TOOLS = [NETSTAT, IFCONFIG, ROUTE, ARP, NSTAT]
