from __future__ import annotations

from riskclass.model.tables import flags, takes, tool, when

OTHER_ADDRESS = "tells all neighbours another address"
FLOOD = "sends a flood"

PING = tool(
    "ping ping4 ping6",
    "HOST...",
    about="ask a host whether it answers",
    input="whole",
    docs="man:ping(8)",
    does="net.query HOST",
    options=[
        flags("-f", does="host.load", because="sends as fast as it can"),
        takes("-i -s -l"),
        takes("-c -e -I -m -M -p -Q -S -t -w -W -T -F -N -k -y -g -h -G -z"),
        flags("-a -A -B -b -C -D -d -H -L -n -O -q -R -r -U -v -V -4 -6 -3 -o"),
    ],
    rows=[
        when("-i=0|0.*", unless="-i=0.1|0.2|0.25|0.3|0.4|0.5|0.6|0.7|0.8|0.9", does="host.load", because=FLOOD),
        when("-l=*", unless="-l=1|2|3", does="host.load", because="sends as many at once"),
        when("-b", does="net.scan HOST", because="asks every host of a network"),
    ],
    examples=r"""
        ping -c 4 example.com                             #=> read_only
        ping -c1 -W 2 -n 10.0.0.1                         #=> read_only
        ping example.com                                  #=> read_only
        ping -i 0.2 -c 10 h                               #=> read_only
        ping -i 0.001 h                                   #=> disruptive host.load
        ping -f h                                         #=> disruptive host.load
        ping -l 1000 h                                    #=> disruptive host.load
        ping -l 3 h                                       #=> read_only
        ping -s 65000 -c 1 h                              #=> read_only
        ping -b 10.0.0.255                                #=> disruptive net.scan
        ping6 -I eth0 ff02::1                             #=> read_only
        ping --frobnicate h                               #=> unknown
        ping -V                                           #=> read_only
    """,
)

FPING = tool(
    "fping fping6",
    "HOST...",
    about="ask several hosts whether they answer",
    docs="man:fping(8)",
    does="net.query HOST",
    options=[
        flags("-g/--generate", does="net.scan HOST", because="asks every host of a network"),
        takes("-f/--file", reads="VALUE|-", because="shows a line that is no host"),
        takes(
            "-b/--size -B/--backoff -c/--count -H/--ttl -I/--iface -k/--fwmark -O/--tos -p/--period -r/--retry"
            " -S/--src -t/--timeout -C/--vcount -i/--interval -Q/--squiet -x/--reachable -X/--fast-reachable"
            " --seqmap-timeout --icmp-timestamp -T"
        ),
        flags(
            "-4/--ipv4 -6/--ipv6 -l/--loop -m/--all -M/--dontfrag -R/--random -a/--alive -A/--addr -d/--rdns"
            " -D/--timestamp -e/--elapsed -n/--name -N/--netdata -o/--outage -q/--quiet -s/--stats -u/--unreach"
            " -v/--version -h/--help -J/--json --check-source --print-tos --print-ttl --icmp-id"
        ),
    ],
    rows=[when("-i=0|0.* -p=0|0.*|1|2|3|4|5|6|7|8|9", does="host.load", because=FLOOD)],
    examples=r"""
        fping -c 1 a b c                                  #=> read_only
        fping -aq -f hosts                                #=> read_only
        fping -ag 10.0.0.0/24                             #=> disruptive net.scan
        fping -f /etc/shadow                              #=> exposure secret.read
        fping -i 0 -p 5 a                                 #=> disruptive host.load
    """,
)

ARPING = tool(
    "arping",
    "HOST...",
    about="ask a host of the local network for its address",
    docs="man:arping(8)",
    does="net.query HOST",
    options=[
        flags("-U -A -P", does="net.config HOST", because=OTHER_ADDRESS),
        takes("-c -w -i -I -s -S -T -t -W -C -g -m -Q -V"),
        flags("-f -q -b -B -D -0 -a -d -e -F -p -r -R -u -v -z -Z -h/--help"),
    ],
    rows=[
        # A request, too, tells whoever hears it which address (-S; -s of iputils is one of its own) is where (-s).
        when("-S -s=*:*", unless="-S=0.0.0.0|255.255.255.255", does="net.config -S -s", because=OTHER_ADDRESS),
        when("-W=0|0.*", unless="-W=0.1|0.2|0.25|0.3|0.4|0.5|0.6|0.7|0.8|0.9", does="host.load", because=FLOOD),
    ],
    examples=r"""
        arping -c 1 -I eth0 10.0.0.1                      #=> read_only
        arping -U -I eth0 10.0.0.1                        #=> disruptive net.config
        arping -P -i eth0 10.0.0.1                        #=> disruptive net.config
        arping -S 10.0.0.1 -i eth0 10.0.0.9               #=> disruptive net.config
        arping -s 10.0.0.5 -S 0.0.0.0 -W 0.5 -B           #=> read_only
        arping -s 00:11:22:33:44:55 10.0.0.9              #=> disruptive net.config
        arping -W 0.001 -g nogroup 10.0.0.9               #=> disruptive host.load
    """,
)

TRACEROUTE = tool(
    "traceroute traceroute6 tcptraceroute",
    "HOST SIZE",
    about="show the way to a host",
    docs="man:traceroute(8)",
    does="net.query HOST",
    options=[
        takes(
            "-f/--first -g/--gateway -i/--interface -m/--max-hops -N/--sim-queries -p/--port -t/--tos -l/--flowlabel"
            " -w/--wait -q/--queries -s/--source -z/--sendwait -M/--module -O/--options --sport --fwmark -P/--protocol"
        ),
        flags(
            "-4 -6 -d/--debug -F/--dont-fragment -I/--icmp -T/--tcp -n -r -e/--extensions -A/--as-path-lookups"
            " -U/--udp -UL -D/--dccp --mtu --back -V/--version --help -a -S -v -x"
        ),
    ],
    examples=r"""
        traceroute -n example.com                         #=> read_only
        traceroute -T -p 443 example.com 60               #=> read_only
    """,
)

TRACEPATH = tool(
    "tracepath tracepath6",
    "HOST",
    about="show the way to a host and its packet size",
    docs="man:tracepath(8)",
    does="net.query HOST",
    options=[takes("-l -m -p"), flags("-4 -6 -b -n -V")],
    examples="tracepath -n example.com    #=> read_only",
)

MTR = tool(
    "mtr",
    "HOST SIZE",
    about="show the way to a host and how it does",
    docs="man:mtr(8)",
    does="net.query HOST",
    options=[
        takes("-F/--filename", reads="VALUE|-", because="shows a line that is no host"),
        takes(
            "-I/--interface -a/--address -f/--first-ttl -m/--max-ttl -U/--max-unknown -P/--port"
            " -L/--localport -s/--psize -B/--bitpattern -i/--interval -G/--gracetime -Q/--tos -Z/--timeout -M/--mark"
            " -c/--report-cycles --displaymode -o/--order -y/--ipinfo -E/--max-display-path -N/--cache-timeout"
        ),
        flags(
            "-4/--inet -6/--inet6 -u/--udp -T/--tcp -S/--sctp -e/--mpls -r/--report -w/--report-wide -j/--json -x/--xml"
            " -C/--csv -l/--raw -p/--split -t/--curses -g/--gtk -n/--no-dns -b/--show-ips -z/--aslookup -h/--help"
            " -v/--version -d"
        ),
    ],
    rows=[when("-i=0|0.0*", does="host.load", because=FLOOD)],
    examples=r"""
        mtr -rwc 10 example.com                           #=> read_only
        mtr --raw -F /etc/shadow                          #=> exposure secret.read
        mtr -i 0.001 h                                    #=> disruptive host.load
        mtr --report --report-cycles 5 -T -P 443 h        #=> read_only
    """,
)

TOOLS = [PING, FPING, ARPING, TRACEROUTE, TRACEPATH, MTR]
