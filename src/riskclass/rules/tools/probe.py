from __future__ import annotations

from riskclass.model.tables import flags, takes, tool, when

LOOKS = "looks for hosts and open ports"
LOADS = "sends as fast as it can"

ARP_SCAN = tool(
    "arp-scan",
    "TARGET...",
    about="find hosts of the local network",
    docs="man:arp-scan(1)",
    inert="-h -V",
    options=[
        takes("-W/--pcapsavefile", writes="VALUE"),
        takes("-f/--file", reads="VALUE|-", because="shows a line that is no host"),
        takes(
            "-I/--interface -O/--ouifile -m/--macfile -F/--format --randomseed -r/--retry -b/--backoff"
            " -t/--timeout -i/--interval -B/--bandwidth -u/--arpsha -w/--arptha -H/--arphrd -p/--arppro -a/--arphln"
            " -P/--arppln -o/--arpop -s/--arpspa -S/--srcaddr -T/--destaddr -y/--prototype -Q/--vlan -M/--limit"
            " -n/--snap"
            " -Y/--retry-send -E/--retry-send-interval -A/--padding"
        ),
        flags("-h/--help -v/--verbose -V/--version -l/--localnet -q/--quiet -x/--plain -g/--ignoredups -D/--rtt"),
        flags("-R/--random -N/--numeric -d/--resolve -L/--llc"),
    ],
    rows=[when("TARGET -l -f", does="net.scan TARGET", because="looks for hosts")],
    examples=r"""
        arp-scan -l                                       #=> disruptive net.scan
        arp-scan -I eth0 10.0.0.0/24                      #=> disruptive
        arp-scan --version                                #=> read_only
        arp-scan -f /etc/shadow                           #=> exposure secret.read
        arp-scan -W /tmp/x.pcap --plain                   #=> reversible_low
    """,
)

NPING = tool(
    "nping",
    "TARGET...",
    about="send packets of any kind",
    docs="man:nping(1)",
    does="net.query TARGET",
    options=[
        takes("--echo-server/--es", does="net.listen"),
        takes("--rate", does="host.load VALUE", because=LOADS),
        takes(
            "-p/--dest-port -g/--source-port --seq --flags --ack --win --icmp-type --icmp-code --icmp-id --icmp-seq"
            " --icmp-redirect-addr --icmp-param-pointer --icmp-advert-lifetime --icmp-advert-entry --icmp-orig-time"
            " --icmp-recv-time --icmp-trans-time --arp-type --arp-sender-mac --arp-sender-ip --arp-target-mac"
            " --arp-target-ip -S/--source-ip --dest-ip --tos --id --ttl --ip-options --mtu --hop-limit"
            " --traffic-class --flow --dest-mac --source-mac --ether-type --data --data-string --data-length"
            " --echo-client/--ec --echo-port/--ep --delay -c/--count -e/--interface --bpf-filter/--filter"
        ),
        flags(
            "--tcp-connect --tcp --udp --icmp --arp --tr/--traceroute --badsum --df --mf --evil --badsum-ip"
            " -6/--IPv6/--ipv6 --no-crypto/--nc --once --safe-payloads -h/--help -V/--version -H/--hide-sent"
            " -N/--no-capture --privileged --unprivileged --send-eth --send-ip -v/--verbose -d -q/--reduce-verbosity"
            " -# --quiet --debug"
        ),
    ],
    rows=[
        when("--arp-type=*reply*|2|4", does="net.config TARGET", because="tells a host another's address"),
        when("--icmp-type=re*|5|rou*|9", does="net.config TARGET", because="tells a host of other routes"),
        when("--delay=0*", does="host.load TARGET", because=LOADS),
        when("TARGET=*/*|*.*-*|*.*,*", does="net.scan TARGET", because=LOOKS),
        when("-p=*-*|*,*", does="net.scan TARGET", because=LOOKS),
    ],
    examples=r"""
        nping -c 1 --tcp -p 80 h                          #=> read_only
        nping --tcp -p 1-1000 h                           #=> disruptive net.scan
        nping 10.0.0.0/24                                 #=> disruptive net.scan
        nping --arp --arp-type ARP-reply h                #=> disruptive net.config
        nping --arp --arp-type ARP h                      #=> read_only
        nping --icmp --icmp-type redirect h               #=> disruptive net.config
        nping --icmp --icmp-type echo h                   #=> read_only
        nping --delay 0 -c 0 h                            #=> disruptive host.load
        nping --delay 100ms -c 3 h                        #=> read_only
        nping --udp --rate 100000 h                       #=> disruptive host.load
        nping --echo-server x                             #=> config_mutation
    """,
)

HPING = tool(
    "hping3 hping",
    "HOST",
    about="send packets of any kind",
    docs="man:hping3(8)",
    does="net.query HOST",
    options=[
        flags("--flood --faster --rand-dest", does="host.load HOST", because=LOADS),
        takes("-8/--scan", does="net.scan HOST", because=LOOKS),
        takes("-9/--listen", does="net.listen"),
        takes("-E/--file", does="net.upload VALUE", because="sends a file"),
        takes("--apd-send", does="net.send VALUE"),
        takes(
            "-c/--count -i/--interval -I/--interface -a/--spoof -t/--ttl -N/--id -g/--fragoff -m/--mtu -o/--tos"
            " --lsrr --ssrr -H/--ipproto -C/--icmptype -K/--icmpcode --icmp-gw -s/--baseport -p/--destport -w/--win"
            " -O/--tcpoff -M/--setseq/--tcpseq -L/--setack/--tcpack --tcp-mss -d/--data -e/--sign"
        ),
        flags(
            "-h/--help -v/--version --fast -n/--numeric -q/--quiet -V/--verbose -D/--debug -z/--bind"
            " -Z/--unbind --beep"
            " -0/--rawip -1/--icmp -2/--udp --rand-source -W/--winid -r/--rel -f/--frag -x/--morefrag -y/--dontfrag"
            " -G/--rroute --force-icmp --icmp-ts --icmp-addr --icmp-help -k/--keep -Q/--seqnum -b/--badcksum -F/--fin"
            " -S/--syn -R/--rst -P/--push -A/--ack -U/--urg -X/--xmas -Y/--ymas --tcpexitcode --tcp-timestamp"
            " -j/--dump"
            " -J/--print -B/--safe -u/--end -T/--traceroute --tr-stop --tr-keep-ttl --tr-no-rtt"
        ),
    ],
    rows=[
        when("-i=u*", unless="-i=u1000000|u100000", does="host.load HOST", because=LOADS),
        when(unless="HOST -h -v -9 -8", does="code.interactive", because="opens a shell of Tcl"),
        when("-C=5|9", does="net.config HOST", because="tells a host of other routes"),
    ],
    examples=r"""
        hping3 -S -p 80 -c 3 h                            #=> read_only
        hping3                                            #=> unknown code.interactive
        hping3 -h                                         #=> read_only
        hping3 -S -p 80 --flood h                         #=> disruptive host.load
        hping3 -i u100 h                                  #=> disruptive host.load
        hping3 -1 -C 5 h                                  #=> disruptive net.config
        hping3 -1 -C 8 -c 1 h                             #=> read_only
        hping3 -8 1-1000 h                                #=> disruptive net.scan
        hping3 -1 -E f -d 100 h                           #=> exposure net.upload
        hping3 -9 sig                                     #=> config_mutation
    """,
)

NGREP = tool(
    "ngrep",
    "EXPRESSION FILTER...",
    about="search what packets carry",
    docs="man:ngrep(8)",
    inert="-h -V",
    does="secret.read",
    because="shows what the packets carry",
    options=[
        takes("-O", writes="VALUE"),
        takes("-K", does="net.config VALUE", because="breaks the connections it finds"),
        takes("-I -n -A -s -S -W -c -P -F -d"),
        flags("-h -V -q -e -i -v -R -x -X -w -p -l -D -t -T -M -N -C"),
    ],
    examples=r"""
        ngrep -q -d eth0 GET port 80                      #=> exposure secret.read
        ngrep -V                                          #=> read_only
    """,
)

DRILL = tool(
    "drill",
    "NAME...",
    about="ask name servers",
    docs="man:drill(1)",
    does="net.query NAME",
    options=[
        takes("-w -q", writes="VALUE"),
        takes("-f", does="net.upload VALUE", because="sends a packet from a file"),
        takes("-I -V -i -b -c -k -o -p -r -d -y"),
        flags("-D -T -S -Q -h -v -4 -6 -a -s -u -x -t -z"),
    ],
    examples=r"""
        drill -TD example.com @1.1.1.1 MX                 #=> read_only
        drill -w out example.com                          #=> config_mutation
        drill -f packet @1.1.1.1                          #=> exposure
    """,
)

TOOLS = [ARP_SCAN, NPING, HPING, NGREP, DRILL]
