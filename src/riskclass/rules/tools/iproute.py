from __future__ import annotations

from riskclass.model.tables import flags, sub, takes, tool, when

COMMON = (
    "-V/-Version -s/-st/-sta/-stat/-stats/-statistics -d/-de/-det/-details -o/-on/-one/-oneline"
    " -t/-timestamp -ts/-tshort -force -br/-bri/-brief -j/-js/-json -p/-pr/-pretty -N/-Numeric -iec"
    " -co/-col/-color/-colour -h/-hu/-human/-human-readable -help -r/-re/-res/-resolve"
)
BATCH = takes("-b/-ba/-bat/-batch", does="code.opaque VALUE", because="runs a file of commands, which is not read")
NETNS = takes("-n/-net/-netns", context="namespace:VALUE")
CHANGES = "changes the live network"
DISRUPTS = "net.config WORD"
LOADS = [
    when("WORD==obj|object|object-file", does="code.opaque WORD", because="loads a program into the kernel from a file")
]

IP = tool(
    "ip",
    about="show and change interfaces, addresses, routes and namespaces",
    input="whole",
    docs="man:ip(8)",
    style="single",
    abbreviates=True,
    options=[
        BATCH,
        NETNS,
        takes("-l/-loops -f/-fam/-family -rc/-rcvbuf"),
        flags(COMMON + " -c -4 -6 -B -M -0 -I -a/-all -echo"),
    ],
    subs=[
        # Abbreviations take the first name that begins so; the order is that of the program.
        sub("address, addrlabel, maddress, route, rule, neighbor, neighbour, ntable, ntbl", about="list"),
        sub("link", about="list interfaces"),
        sub(
            "link add, link set, link change, link replace, link delete",
            "WORD...",
            does=DISRUPTS,
            because=CHANGES,
            rows=LOADS,
        ),
        sub("link show, link lst, link list, link xstats, link afstats, link help", "WORD..."),
        sub("link property, link property show", "WORD..."),
        sub("link property add, link property delete", "WORD...", does=DISRUPTS, because=CHANGES),
        sub(
            "address add, address change, address chg, address replace, address delete, address flush, address restore",
            "WORD...",
            does=DISRUPTS,
            because=CHANGES,
        ),
        sub("address show, address lst, address list, address save, address showdump, address help", "WORD..."),
        sub("addrlabel add, addrlabel delete, addrlabel flush", "WORD...", does=DISRUPTS, because=CHANGES),
        sub("addrlabel list, addrlabel show, addrlabel help", "WORD..."),
        sub("maddress add, maddress delete", "WORD...", does=DISRUPTS, because=CHANGES),
        sub("maddress show, maddress list, maddress lst, maddress help", "WORD..."),
        sub("route list, route show, route lst, route get, route save, route showdump, route help", "WORD..."),
        sub(
            "route add, route append, route change, route chg, route replace, route prepend, route test, route delete,"
            " route flush, route restore",
            "WORD...",
            does=DISRUPTS,
            because=CHANGES,
            rows=LOADS,
        ),
        sub("rule list, rule lst, rule show, rule save, rule help", "WORD..."),
        sub("rule add, rule delete, rule flush, rule restore", "WORD...", does=DISRUPTS, because=CHANGES),
        sub(
            "neighbor show, neighbor list, neighbor lst, neighbor get, neighbor help,"
            " neighbour show, neighbour list, neighbour lst, neighbour get, neighbour help",
            "WORD...",
        ),
        sub(
            "neighbor add, neighbor change, neighbor chg, neighbor replace, neighbor delete, neighbor flush,"
            " neighbour add, neighbour change, neighbour chg, neighbour replace, neighbour delete, neighbour flush",
            "WORD...",
            does=DISRUPTS,
            because=CHANGES,
        ),
        sub("ntable show, ntable list, ntable help, ntbl show, ntbl list, ntbl help", "WORD..."),
        sub("ntable change, ntable chg, ntbl change, ntbl chg", "WORD...", does=DISRUPTS, because=CHANGES),
        sub(
            "l2tp add, l2tp delete, fou add, fou delete, ila add, ila delete, macsec add, macsec set, macsec delete,"
            " macsec offload",
            "WORD...",
            does=DISRUPTS,
            because=CHANGES,
        ),
        sub("l2tp show, l2tp help, fou show, fou help, ila list, ila show, ila help", "WORD..."),
        sub("macsec, macsec show, macsec help", "WORD..."),
        sub("tunnel, tunl", about="list tunnels"),
        sub(
            "tunnel add, tunnel change, tunnel chg, tunnel delete, tunnel prl, tunnel 6rd,"
            " tunl add, tunl change, tunl chg, tunl delete, tunl prl, tunl 6rd",
            "WORD...",
            does=DISRUPTS,
            because=CHANGES,
        ),
        sub("tunnel show, tunnel list, tunnel lst, tunnel help, tunl show, tunl list, tunl lst, tunl help", "WORD..."),
        sub("tuntap, tap, tuntap show, tuntap list, tuntap lst, tuntap help, tap show, tap list, tap lst", "WORD..."),
        sub("tuntap add, tuntap delete, tap add, tap delete", "WORD...", does=DISRUPTS, because=CHANGES),
        sub("token, token list, token get, token help", "WORD..."),
        sub("token set, token delete", "WORD...", does=DISRUPTS, because=CHANGES),
        sub("tcpmetrics, tcp_metrics, tcpmetrics show, tcpmetrics help, tcp_metrics show, tcp_metrics help", "WORD..."),
        sub(
            "tcpmetrics delete, tcpmetrics flush, tcp_metrics delete, tcp_metrics flush",
            "WORD...",
            does=DISRUPTS,
            because=CHANGES,
        ),
        sub("monitor", "WORD...", about="show changes as they come"),
        sub(
            "xfrm state, xfrm state list, xfrm state show, xfrm state get, xfrm monitor",
            "WORD...",
            rows=[when(unless="WORD=nokeys", does="secret.read", because="shows the keys of tunnels")],
        ),
        sub(
            "xfrm state count, xfrm state help, xfrm policy, xfrm policy list, xfrm policy show, xfrm policy get,"
            " xfrm policy count, xfrm policy help, xfrm help, xfrm policy getdefault",
            "WORD...",
        ),
        sub(
            "xfrm state add, xfrm state update, xfrm state allocspi, xfrm state delete, xfrm state deleteall,"
            " xfrm state flush, xfrm policy add, xfrm policy update, xfrm policy delete, xfrm policy deleteall,"
            " xfrm policy flush, xfrm policy set, xfrm policy setdefault",
            "WORD...",
            does=DISRUPTS,
            because=CHANGES,
        ),
        sub("mroute, mroute show, mroute list, mroute lst, mroute help", "WORD..."),
        sub("mrule, mrule list, mrule show, mrule save, mrule help", "WORD..."),
        sub("mrule add, mrule delete, mrule flush, mrule restore", "WORD...", does=DISRUPTS, because=CHANGES),
        sub("netns", about="list namespaces"),
        sub(
            "netns list, netns show, netns lst, netns list-id, netns identify, netns pids, netns monitor, netns help",
            "WORD...",
        ),
        sub("netns add, netns set, netns attach, netns delete", "WORD...", does=DISRUPTS, because=CHANGES),
        sub(
            "netns exec",
            "NAME COMMAND...:argv",
            context="namespace:NAME",
            posix=True,
            rows=[when("-all", operands="COMMAND...:argv")],
        ),
        sub("netconf, netconf show, netconf list, netconf lst, netconf help", "WORD..."),
        sub("vrf, vrf show, vrf list, vrf lst, vrf identify, vrf pids, vrf help", "WORD..."),
        sub("vrf exec", "NAME COMMAND...:argv", context="namespace:NAME", posix=True),
        sub("sr hmac show, sr tunsrc show, sr help, sr hmac help, sr tunsrc help", "WORD..."),
        sub("sr hmac set, sr tunsrc set", "WORD...", does=DISRUPTS, because=CHANGES),
        sub("nexthop", about="list"),
        sub(
            "nexthop list, nexthop show, nexthop lst, nexthop get, nexthop help, nexthop bucket, nexthop bucket list,"
            " nexthop bucket show, nexthop bucket get",
            "WORD...",
        ),
        sub("nexthop add, nexthop replace, nexthop delete, nexthop flush", "WORD...", does=DISRUPTS, because=CHANGES),
        sub(
            "mptcp endpoint, mptcp limits, mptcp endpoint show, mptcp limits show, mptcp monitor, mptcp help", "WORD..."
        ),
        sub(
            "mptcp endpoint add, mptcp endpoint delete, mptcp endpoint change, mptcp endpoint flush, mptcp limits set",
            "WORD...",
            does=DISRUPTS,
            because=CHANGES,
        ),
        sub("ioam namespace show, ioam schema show, ioam help, ioam namespace, ioam schema, ioam monitor", "WORD..."),
        sub(
            "ioam namespace add, ioam namespace delete, ioam namespace set, ioam schema add, ioam schema delete",
            "WORD...",
            does=DISRUPTS,
            because=CHANGES,
        ),
        sub("amt, amt show, amt help, stats, stats show, stats help", "WORD..."),
        sub("stats set", "WORD...", does="net.config WORD", because="switches counters on or off"),
        sub("help", "WORD..."),
    ],
    examples=r"""
        ip a                                              #=> read_only
        ip a s                                            #=> read_only
        ip -br -c addr show dev eth0                      #=> read_only
        ip -4 -o addr list                                #=> read_only
        ip -color=always link                             #=> read_only
        ip addr add 10.0.0.9/24 dev eth0                  #=> disruptive net.config
        ip a d 10.0.0.9/24 dev eth0                       #=> disruptive
        ip addr flush dev eth0                            #=> disruptive
        ip link                                           #=> read_only
        ip link show eth0                                 #=> read_only
        ip -s link sh                                     #=> read_only
        ip link set eth0 down                             #=> disruptive
        ip l s eth0 down                                  #=> disruptive
        ip link add br0 type bridge                       #=> disruptive
        ip link set dev eth0 xdp obj x.o                  #=> unknown code.opaque
        ip link set dev eth0 xdp off                      #=> disruptive
        ip link property add dev eth0 altname x           #=> disruptive
        ip r                                              #=> read_only
        ip route get 1.1.1.1                              #=> read_only
        ip route show table all                           #=> read_only
        ip -j route | jq .                                #=> read_only
        ip route add default via 10.0.0.1                 #=> disruptive
        ip ro del default                                 #=> disruptive
        ip route add 10.0.0.4 encap bpf in object x.o dev eth0  #=> unknown code.opaque
        ip route flush cache                              #=> disruptive
        ip rule list                                      #=> read_only
        ip rule add from 10.0.0.0/8 table 100             #=> disruptive
        ip n                                              #=> read_only
        ip neigh show                                     #=> read_only
        ip neighbour flush all                            #=> disruptive
        ip maddr show                                     #=> read_only
        ip maddr add 33:33:00:00:00:01 dev eth0           #=> disruptive
        ip tunnel show                                    #=> read_only
        ip tunnel add t0 mode gre remote 10.0.0.2         #=> disruptive
        ip tuntap add dev tap0 mode tap                   #=> disruptive
        ip tuntap list                                    #=> read_only
        ip monitor all                                    #=> read_only
        ip xfrm state                                     #=> exposure secret.read
        ip xfrm state list nokeys                         #=> read_only
        ip xfrm monitor                                   #=> exposure secret.read
        ip xfrm monitor nokeys                            #=> read_only
        ip xfrm policy                                    #=> read_only
        ip xfrm policy list                               #=> read_only
        ip xfrm state flush                               #=> disruptive
        ip netns                                          #=> read_only
        ip netns add blue                                 #=> disruptive
        ip netns exec blue ip addr                        #=> read_only
        ip netns exec blue rm -rf x                       #=> destructive
        ip -all netns exec rm -rf x                       #=> destructive
        ip -n blue link set lo up                         #=> disruptive
        ip vrf exec red ping -c 1 h                       #=> read_only
        ip nexthop list                                   #=> read_only
        ip nexthop flush                                  #=> disruptive
        ip mptcp limits set subflows 2                    #=> disruptive
        ip mptcp endpoint show                            #=> read_only
        ip stats show                                     #=> read_only
        ip stats set dev eth0 l3_stats on                 #=> disruptive
        ip token set ::1 dev eth0                         #=> disruptive
        ip -batch f                                       #=> unknown
        ip addr frobnicate                                #=> unknown
        ip frobnicate                                     #=> unknown
        ip --frobnicate                                   #=> unknown
        ip help                                           #=> read_only
        ip -V                                             #=> read_only
    """,
)

BRIDGE = tool(
    "bridge",
    about="show and change bridges",
    docs="man:bridge(8)",
    style="single",
    abbreviates=True,
    options=[BATCH, NETNS, takes("-f/-family"), flags(COMMON + " -c/-compressvlans -6 -4")],
    subs=[
        sub("link, fdb, mdb, vlan, vni, mst", about="list"),
        sub(
            "link set, fdb add, fdb append, fdb delete, fdb replace, fdb flush",
            "WORD...",
            does=DISRUPTS,
            because=CHANGES,
        ),
        sub(
            "mdb add, mdb delete, mdb replace, mdb flush, vlan add, vlan delete, vlan set, vlan global set, vni add,"
            " vni delete, mst set",
            "WORD...",
            does=DISRUPTS,
            because=CHANGES,
        ),
        sub(
            "link show, link lst, link list, link help, fdb show, fdb lst, fdb list, fdb get, fdb help, mdb show,"
            " mdb lst, mdb list, mdb get, mdb help, vlan show, vlan lst, vlan list, vlan tunnelshow, vlan global show,"
            " vlan help, vni show, vni help, mst show, mst help, monitor, help",
            "WORD...",
        ),
    ],
    examples=r"""
        bridge -d link show                               #=> read_only
        bridge fdb                                        #=> read_only
        bridge vlan show dev eth0                         #=> read_only
        bridge vlan add vid 10 dev eth0                   #=> disruptive
        bridge fdb del 00:11:22:33:44:55 dev eth0         #=> disruptive
        bridge -batch f                                   #=> unknown
    """,
)

TC = tool(
    "tc",
    about="show and change traffic control",
    docs="man:tc(8)",
    style="single",
    abbreviates=True,
    options=[
        BATCH,
        NETNS,
        takes("-cf/-conf"),
        flags(COMMON + " -c -raw -g/-graph -nm/-nam/-names -echo"),
        flags("-name"),
    ],
    subs=[
        sub("qdisc, class, filter, chain, actions", about="list"),
        sub(
            "qdisc add, qdisc change, qdisc replace, qdisc link, qdisc delete, class add, class change, class replace,"
            " class delete, filter add, filter change, filter replace, filter delete, chain add, chain delete,"
            " actions add, actions change, actions replace, actions delete, actions flush",
            "WORD...",
            does=DISRUPTS,
            because=CHANGES,
            rows=LOADS,
        ),
        sub(
            "qdisc show, qdisc list, qdisc lst, qdisc help, class show, class list, class lst, class help, filter show,"
            " filter list, filter lst, filter get, filter help, chain show, chain list, chain lst, chain get,"
            " chain help, actions show, actions list, actions lst, actions ls, actions get, actions help, monitor,"
            " help",
            "WORD...",
        ),
        sub("exec", "WORD...", does="code.opaque WORD", because="loads a program into the kernel"),
    ],
    examples=r"""
        tc -s qdisc show dev eth0                         #=> read_only
        tc qdisc                                          #=> read_only
        tc qdisc add dev eth0 root netem delay 100ms      #=> disruptive
        tc filter ls dev eth0                             #=> read_only
        tc filter add dev eth0 ingress bpf da obj x.o     #=> unknown code.opaque
        tc filter add dev eth0 ingress bpf da pinned /x   #=> disruptive
        tc action ls action mirred                        #=> read_only
        tc exec bpf import /sys/fs/bpf/x run y            #=> unknown
        tc -b f                                           #=> unknown
    """,
)

SS = tool(
    "ss",
    "FILTER...",
    about="show sockets",
    input="whole",
    docs="man:ss(8)",
    options=[
        flags("-K/--kill", does="net.config FILTER", because="closes the sockets that match"),
        takes("-D/--diag", writes="VALUE|-"),
        takes("-N/--net", context="namespace:VALUE"),
        takes("-F/--filter", reads="VALUE|-", because="shows a line that is no filter"),
        takes("-f/--family -A/--query/--socket --bpf-map-id"),
        flags(
            "-h/--help -V/--version -n/--numeric -r/--resolve -a/--all -l/--listening -B/--bound-inactive"
            " -o/--options -e/--extended -m/--memory -p/--processes -T/--threads -i/--info --tipcinfo -s/--summary"
            " --tos --cgroup -b/--bpf -E/--events -Z/--context -z/--contexts -4/--ipv4 -6/--ipv6 -0/--packet"
            " -t/--tcp -M/--mptcp -S/--sctp -u/--udp -d/--dccp -w/--raw -x/--unix --tipc --vsock --xdp"
            " -H/--no-header -Q/--no-queues -O/--oneline --inet-sockopt --bpf-maps"
        ),
    ],
    examples=r"""
        ss -tulpn                                         #=> read_only
        ss -tn state established '( dport = :443 )'       #=> read_only
        ss -lntp sport = :22                              #=> read_only
        ss -K dst 10.0.0.1                                #=> disruptive net.config
        ss -k                                             #=> unknown
        ss -a -F /etc/shadow                              #=> exposure secret.read
        ss -a -F filter                                   #=> read_only
        ss -D dump -t                                     #=> config_mutation
        ss -D /tmp/dump -t                                #=> reversible_low
        watch -n1 ss -s                                   #=> read_only
    """,
)

TOOLS = [IP, BRIDGE, TC, SS]
