from __future__ import annotations

from riskclass.model.tables import flags, takes, tool, when

TOOL = tool(
    "nmap",
    "TARGET...",
    about="find hosts and open ports",
    docs="man:nmap(1)",
    inert="-h -V",
    options=[
        takes("-oN -oX -oS -oG -oM -oA", writes="VALUE|-"),
        takes("-iL", reads="VALUE|-"),
        takes("-iR", does="net.scan VALUE", because="scans hosts at random"),
        takes("--resume", does="net.scan VALUE"),
        takes("--datadir", does="code.opaque VALUE", because="takes scripts from there"),
        takes("--script"),
        flags("--script-updatedb", does="fs.write"),
        takes("--servicedb --versiondb --script-args --script-args-file --script-help"),
        takes(
            "-s -P -p -T -D -S -e -g/--source-port -b -O* --exclude --excludefile --dns-servers --scanflags"
            " --exclude-ports --top-ports --port-ratio --version-intensity --min-hostgroup --max-hostgroup"
            " --min-parallelism --max-parallelism --min-rtt-timeout --max-rtt-timeout --initial-rtt-timeout"
            " --max-retries --host-timeout --scan-delay --max-scan-delay --min-rate --max-rate --mtu"
            " --proxies/--proxy"
            " --data --data-string --data-length --ip-options --ttl --spoof-mac --stylesheet --stats-every"
            " --max-os-tries"
            " -m -M --script-timeout --defeat-icmp-ratelimit --nsock-engine"
        ),
        flags(
            "-n -R -F -r -f -A -6 -v -d -# -O -V/--version -h/--help --system-dns --traceroute --version-light"
            " --version-all --version-trace --script-trace --osscan-limit --osscan-guess/--fuzzy --badsum"
            " --reason --open"
            " --packet-trace --iflist --append-output --noninteractive --webxml --no-stylesheet --send-eth --send-ip"
            " --privileged --unprivileged --defeat-rst-ratelimit --release-memory --unique --adler32 --allports"
            " --randomize-hosts/--rH --log-errors --deprecated-xml-osclass --resolve-all --disable-arp-ping"
            " --discovery-ignore-rst"
        ),
        flags("--interactive", does="code.interactive"),
    ],
    rows=[
        when("TARGET -iL", unless="-s=L", does="net.scan TARGET", because="looks for hosts and open ports"),
        when("TARGET", "-s=L", does="net.query TARGET"),
        when("--script=*/*|*.nse*|@*", does="code.opaque --script", because="runs scripts from a file"),
    ],
    examples=r"""
        nmap 10.0.0.1                                     #=> disruptive net.scan
        nmap -sV -sC -p22,80 -T4 -Pn -vv 10.0.0.0/24      #=> disruptive
        nmap -sn 10.0.0.0/24                              #=> disruptive
        nmap -sL 10.0.0.0/24                              #=> read_only
        nmap -p- -A -O --open h                           #=> disruptive
        nmap -PS22,80 -p 1-65535 -d2 h                    #=> disruptive
        nmap -iL hosts                                    #=> disruptive
        nmap -iL /etc/shadow                              #=> exposure secret.read
        nmap -iR 100                                      #=> disruptive
        nmap -sL -oN out 10.0.0.1                         #=> config_mutation
        nmap -sL -oG - 10.0.0.1                           #=> read_only
        nmap -sL -oA /tmp/scan 10.0.0.1                   #=> reversible_low
        nmap --script vuln h                              #=> disruptive
        nmap --script=./x.nse h                           #=> unknown
        nmap --datadir . h                                #=> unknown
        nmap --interactive                                #=> unknown
        nmap --script-updatedb                            #=> config_mutation
        nmap --resume log                                 #=> disruptive
        nmap --script-help default                        #=> read_only
        nmap --iflist                                     #=> read_only
        nmap --frobnicate h                               #=> unknown
        nmap -V                                           #=> read_only
    """,
)
