from __future__ import annotations

from riskclass.model.tables import flags, takes, tool, when

LOADS = "sends as fast as it can"

IPERF3 = tool(
    "iperf3",
    "",
    about="measure how fast the network is",
    docs="man:iperf3(1)",
    options=[
        takes("-c/--client", does="host.load VALUE", because=LOADS),
        flags("-s/--server", does="net.listen"),
        takes("-F/--file/--fileinput", does="net.upload VALUE", because="sends or overwrites a file"),
        takes("--logfile -I/--pidfile", writes="VALUE"),
        takes(
            "-p/--port -f/--format -i/--interval -A/--affinity -B/--bind --bind-dev --rcv-timeout --snd-timeout"
            " --server-bitrate-limit --idle-timeout --rsa-private-key-path --authorized-users-path"
            " --time-skew-threshold"
            " -X/--xbind --nstreams --connect-timeout -b/--bitrate/--bandwidth --pacing-timer --fq-rate -t/--time"
            " -n/--bytes/--num -k/--blockcount -l/--length/--len --cport -P/--parallel -w/--window -C/--congestion"
            " -M/--set-mss/--mss -S/--tos --dscp -L/--flowlabel -O/--omit -T/--title --extra-data --username"
            " --rsa-public-key-path --repeating-payload-size -x/--reportexclude -y/--reportstyle --ttl -H/--ssm-host"
        ),
        takes("-d/--debug --timestamps --debug-level", "[LEVEL]"),
        flags(
            "-V/--verbose -J/--json --json-stream --forceflush -v/--version -h/--help -D/--daemon -1/--one-off"
            " --sctp -u/--udp -R/--reverse --bidir -N/--no-delay/--nodelay -4/--version4 -6/--version6 -Z/--zerocopy"
            " --get-server-output --udp-counters-64bit --repeating-payload --dont-fragment -m/--mptcp/--print_mss"
            " --use-pkcs1-padding --skip-rx-copy -e/--enhanced -r/--tradeoff -z/--realtime -U/--single_udp"
            " --no-fq-socket-pacing"
        ),
    ],
    rows=[when("-F", "-s -R --bidir", writes="-F")],
    examples=r"""
        iperf3 -c h -t 10 -P 4 -R                         #=> disruptive host.load
        iperf3 -s -p 5201 -1                              #=> config_mutation net.listen
        iperf3 -s --logfile /tmp/l                        #=> config_mutation
        iperf3 -c h -F f                                  #=> exposure net.upload
        iperf3 -c h -R -F /etc/passwd                     #=> destructive fs.truncate
        iperf3 -c h -F /etc/passwd                        #=> exposure net.upload
        iperf3 --version                                  #=> read_only
    """,
)

IPERF = tool(
    "iperf",
    "",
    about="measure how fast the network is",
    docs="man:iperf(1)",
    options=[
        takes("-c/--client", does="host.load VALUE", because=LOADS),
        flags("-s/--server", does="net.listen"),
        takes("-F/--fileinput", does="net.upload VALUE", because="sends a file"),
        flags("-I/--stdin", does="net.upload stdin", because="sends what it reads"),
        takes("-o/--output", writes="VALUE"),
        takes(
            "-b/--bandwidth -f/--format -i/--interval -l/--len -p/--port -w/--window -B/--bind -M/--mss -S/--tos"
            " -Z/--tcp-congestion/--linux-congestion -t/--time -n/--num -H/--ssm-host -L/--listenport -P/--parallel"
            " -T/--ttl -x/--reportexclude -y/--reportstyle --permit-key-timeout --tcp-rx-window-clamp --tap-dev"
            " --udp-histogram --bounceback-hold --bounceback-period --connect-retries --fq-rate --ipg --isochronous"
            " --tcp-write-prefetch --txdelay-time --txstart-time --NUM_REPORT_STRUCTS --bounceback-reply"
            " --bounceback-request --bounceback-txdelay --burst-period --burst-size --connect-retry-time"
            " --connect-retry-timer --dscp --fq-rate-step --fq-rate-step-interval --tcp-cca --tcp-tx-delay"
            " --test-exchange-timeout --tos-override --working-load-cca"
        ),
        takes(
            "--permit-key --histograms --bounceback --near-congestion --incr-dstip --jitter-histograms --working-load",
            "[VALUE]",
        ),
        flags(
            "-e/--enhanced --hide-ips -m/--print_mss --sum-only -u/--udp -z/--realtime -C/--compatibility"
            " -N/--nodelay -1/--singleclient -U/--single_udp --sum-dstip -D/--daemon -V/--ipv6_domain"
            " --bounceback-congest --bounceback-no-quickack --connect-only -d/--dualtest --full-duplex"
            " --incr-dstport --incr-srcip --incr-srcport --local-only --no-connect-sync --no-udp-fin -r/--tradeoff"
            " --tcp-quickack --tcp-write-times --trip-times -R/--reverse/--remove"
            " -X/--peer-detect/--peerdetect -h/--help -v/--version --ignore-shutdown --l2checks --skip-rx-copy"
            " --sync-transfer-id --udp-l4s --udp-l4s-video --utc"
        ),
    ],
    examples=r"""
        iperf -c h -P 4 -t 10                             #=> disruptive host.load
        iperf -s -u                                       #=> config_mutation net.listen
        iperf -c h -F f                                   #=> exposure net.upload
        iperf -c h -I < f                                 #=> exposure net.upload
        iperf -s -o l                                     #=> config_mutation
        iperf --version                                   #=> read_only
    """,
)

AB = tool(
    "ab",
    "URL",
    about="measure how fast a web server is",
    docs="man:ab(1)",
    options=[
        takes("-p -u", does="net.upload VALUE", because="sends a file"),
        takes("-g -e", writes="VALUE"),
        takes("-n -c -t -s -b -B -T -v -x -y -z -C -H -A -P -X -m -Z -f -E"),
        flags("-w -i -V -k -d -S -q -l -r -h -I"),
    ],
    rows=[
        when("URL", does="host.load URL, net.query URL", because=LOADS),
        when("-m", unless="-m=GET|HEAD|OPTIONS", does="net.send URL"),
        when("-m=DELETE", does="net.delete URL"),
    ],
    examples=r"""
        ab -n 1000 -c 10 http://localhost:8080/           #=> disruptive host.load
        ab -n 10 -m HEAD http://h/                        #=> disruptive
        ab -n 10 -m PUT http://h/                         #=> disruptive net.send
        ab -m DELETE http://h/                            #=> destructive
        ab -p f -T application/json http://h/             #=> exposure
        ab -n 1 -g plot http://h/                         #=> disruptive
        ab -V                                             #=> read_only
    """,
)

SIEGE = tool(
    "siege",
    "URL...",
    about="put a web server under load",
    docs="man:siege(1)",
    inert="-V -h -C",
    options=[
        takes("-L/-l/--log", "[FILE]", writes="VALUE"),
        takes("-R/--rc", does="code.opaque VALUE", because="takes options from a file"),
        takes("-c/--concurrent -r/--reps -t/--time -d/--delay -m/--mark -H/--header -A/--user-agent/--agent"),
        takes("-f/--file", reads="VALUE", because="a line of it that names no address is shown"),
        takes("-T/--content-type"),
        flags("-V/--version -h/--help -C/--config -v/--verbose -q/--quiet -g/--get -p/--print -b/--benchmark"),
        flags("-i/--internet -j/--json-output --no-parser --no-follow"),
    ],
    rows=[when(unless="-g -p", does="host.load URL, net.query URL", because=LOADS)],
    examples=r"""
        siege -b                                          #=> disruptive host.load -- of its list of addresses
        siege -c 25 -t 1M http://h/                       #=> disruptive host.load
        siege -g http://h/                                #=> read_only
        siege -R rc http://h/                             #=> unknown
        siege --log=/tmp/l -g http://h/                   #=> reversible_low
        siege -C                                          #=> read_only
    """,
)

WRK = tool(
    "wrk",
    "URL",
    about="put a web server under load",
    docs="https://github.com/wg/wrk",
    options=[
        takes("-s/--script", does="code.opaque VALUE", because="runs a script"),
        takes("-c/--connections -d/--duration -t/--threads -H/--header --timeout -R/--rate"),
        flags("--latency -L -v/--version -U/--u_latency -B/--batch_latency"),
    ],
    rows=[when("URL", does="host.load URL, net.query URL", because=LOADS)],
    examples=r"""
        wrk -t4 -c100 -d30s --latency http://h/           #=> disruptive host.load
        wrk -s x.lua http://h/                            #=> unknown
        wrk -v                                            #=> read_only
    """,
)

HEY = tool(
    "hey",
    "URL",
    about="put a web server under load",
    docs="https://github.com/rakyll/hey",
    style="single",
    options=[
        takes("-D", does="net.upload VALUE", because="sends a file"),
        takes("-n -c -q -z -o -m -H -t -A -d -T -U -a -x -host -cpus"),
        flags("-h2 -disable-compression -disable-keepalive -disable-redirects -more -h -help"),
    ],
    rows=[
        when("URL", does="host.load URL, net.query URL", because=LOADS),
        when("-m=DELETE", does="net.delete URL"),
    ],
    examples=r"""
        hey -n 200 -c 50 http://h/                        #=> disruptive host.load
        hey -m DELETE http://h/                           #=> destructive
        hey -m POST -D f http://h/                        #=> exposure
        hey -H "Authorization: Bearer $TOKEN" http://h/   #=> exposure secret.send
        hey -h                                            #=> read_only
    """,
)

TOOLS = [IPERF3, IPERF, AB, SIEGE, WRK, HEY]
