from __future__ import annotations

from riskclass.model.tables import flags, takes, tool, when

PAYLOAD = "shows or keeps what the packets carry"

NAMED = when(
    "-b=printname:*",
    unless="-b=printname:stdout|printname:stderr|printname:-|files:*|filesize:*|duration:*|interval:*|packets:*",
    does="fs.write -b",
    because="writes the names of its files into a file",
)

TCPDUMP = tool(
    "tcpdump",
    "EXPRESSION...",
    about="show packets on the network",
    docs="man:tcpdump(8)",
    inert="-h --version -D",
    options=[
        flags("-A -x -X", does="secret.read", because=PAYLOAD),
        takes("-w", writes="VALUE|-", does="secret.read VALUE", because=PAYLOAD),
        takes("-z", "COMMAND:argv"),
        takes("-r -F -V --skip --print-sampling"),
        takes(
            "-B/--buffer-size -c -C -E -G -i/--interface -j/--time-stamp-type --time-stamp-precision -m -M"
            " -Q/--direction/-P -s/--snapshot-length -T -W -y/--linktype -Z/--relinquish-privileges"
        ),
        flags("-I/--monitor-mode", does="net.config", because="takes the interface out of its network"),
        flags(
            "-a -b -d -D/--list-interfaces -e -f -h/--help -H --immediate-mode -J/--list-time-stamp-types"
            " --micro --nano"
            " -K/--dont-verify-checksums -l -L/--list-data-link-types -n -N -#/--number -O/--no-optimize"
            " -p/--no-promiscuous-mode --print -q -S/--absolute-tcp-sequence-numbers -t -u -U/--packet-buffered -v"
            " --version --count --lengths --time-t-size -R"
        ),
    ],
    rows=[
        when(
            "-z", unless="-z=gzip|bzip2|xz|zstd", does="code.opaque -z", because="runs a program on each file written"
        ),
    ],
    examples=r"""
        tcpdump -nni any -c 10 port 53                    #=> read_only
        tcpdump -i eth0 'tcp and host 10.0.0.1'           #=> read_only
        tcpdump -r cap.pcap -nn -tttt                     #=> read_only
        tcpdump -D                                        #=> read_only
        tcpdump -A -i eth0 port 80                        #=> exposure secret.read
        tcpdump -nXs0 -i eth0                             #=> exposure
        tcpdump -w out.pcap                               #=> exposure
        tcpdump -i eth0 -G 60 -W 1 -w /tmp/x -z ./x.sh    #=> unknown
        tcpdump -z gzip -r f                              #=> read_only
        tcpdump -Ii wlan0                                 #=> disruptive net.config
        tcpdump --frobnicate                              #=> unknown
        tcpdump --version                                 #=> read_only
    """,
)

TSHARK = tool(
    "tshark",
    "EXPRESSION...",
    about="show and decode packets on the network",
    docs="man:tshark(1)",
    inert="-h -v -D",
    options=[
        flags("-x -V", does="secret.read", because=PAYLOAD),
        takes("-w/--write", writes="VALUE|-", does="secret.read VALUE", because=PAYLOAD),
        takes("--hexdump", does="secret.read", because=PAYLOAD),
        takes("--export-objects", does="secret.read VALUE, fs.write", because=PAYLOAD),
        takes("--export-tls-session-keys", does="secret.read VALUE, credential.store VALUE", because="writes keys"),
        takes("--log-file", writes="VALUE"),
        takes("-X -z -T -O -e"),
        takes(
            "-i/--interface -f -s/--snapshot-length -B/--buffer-size -y/--linktype --time-stamp-type"
            " -c/--packet-count -a/--autostop -b/--ring-buffer -r/--read-file -M -R/--read-filter"
            " -Y/--display-filter -N -d -H --enable-protocol --disable-protocol --enable-heuristic"
            " --disable-heuristic --only-protocols --capture-comment -C -F -S -j -J -E -t -u -W -U"
            " --elastic-mapping-filter --temp-dir --log-level --log-fatal --log-domains --log-debug --log-noisy -o"
            " -K --compress --compress-type --update-interval --log-fatal-domains -A"
        ),
        takes("-G", "REPORT?"),
        flags("-I/--monitor-mode", does="net.config", because="takes the interface out of its network"),
        flags(
            "-p/--no-promiscuous-mode -D/--list-interfaces -L/--list-data-link-types --list-time-stamp-types -2 -n"
            " -P/--print -l -q -Q -g --color --no-duplicate-keys -h/--help -v/--version --disable-all-protocols"
            " --global-profile --print-timers"
        ),
    ],
    rows=[
        NAMED,
        when("-o=*debug_file*", runs="-o:file_inside"),
        when("-X=*lua*", does="code.injected -X", because="runs a script"),
        when("-z=follow*|credentials*", does="secret.read -z", because=PAYLOAD),
        when("-T=pdml|json|jsonraw|ek", does="secret.read -T", because=PAYLOAD),
        when(
            "-e=*data*|*authorization*|*cookie*|*password*|*payload*|*credential*",
            does="secret.read -e",
            because=PAYLOAD,
        ),
    ],
    examples=r"""
        tshark -r a.pcap --hexdump all                    #=> exposure secret.read
        tshark -r a.pcap -o tls.debug_file:x              #=> config_mutation fs.write
        tshark -r a.pcap -o tls.debug_file:/tmp/x         #=> reversible_low fs.scratch
        tshark -r a.pcap -o tcp.desegment_tcp_streams:TRUE #=> read_only
        tshark -r a.pcap -b printname:x                   #=> config_mutation fs.write
        tshark -i eth0 -b printname:stdout -b files:3     #=> read_only
        tshark -i eth0 -c 10                              #=> read_only
        tshark -r cap.pcap -Y http -T fields -e ip.src    #=> read_only
        tshark -r cap.pcap -q -z io,phs                   #=> read_only
        tshark -r cap.pcap -V                             #=> exposure
        tshark -r cap.pcap -T json                        #=> exposure
        tshark -r cap.pcap -T fields -e http.file_data    #=> exposure
        tshark -r cap.pcap -q -z follow,tcp,ascii,0       #=> exposure
        tshark -w /tmp/out                                #=> exposure
        tshark -r c --export-objects http,/tmp/o          #=> exposure
        tshark -X lua_script:x.lua -r c                   #=> unknown code.injected
        tshark -D -X lua_script:x.lua                     #=> unknown code.injected
        tshark -G fields                                  #=> read_only
        tshark -v                                         #=> read_only
    """,
)

DUMPCAP = tool(
    "dumpcap",
    "",
    about="keep packets of the network in a file",
    docs="man:dumpcap(1)",
    options=[
        takes("-w", writes="VALUE|-"),
        takes("-i/--interface --ifname --ifdescr -f -s/--snapshot-length -y/--linktype --time-stamp-type -c"),
        takes("-a/--autostop -b/--ring-buffer -B/--buffer-size -C -N --capture-comment --temp-dir --log-level"),
        takes("--log-fatal --log-domains --log-debug --log-noisy --compress --log-fatal-domains --update-interval -F"),
        takes("--log-file", writes="VALUE"),
        takes("-k", does="net.config VALUE", because="sets the channel of the interface"),
        flags("-I/--monitor-mode", does="net.config", because="takes the interface out of its network"),
        flags("-p/--no-promiscuous-mode -D/--list-interfaces -L/--list-data-link-types --list-time-stamp-types -d -S"),
        flags("-M -n -P -q -t -g --no-optimize -h/--help -v/--version -Q"),
    ],
    rows=[
        when(
            unless="-D -L --list-time-stamp-types -d -S -h -v",
            does="secret.read",
            because=PAYLOAD,
        ),
        NAMED,
    ],
    examples=r"""
        dumpcap -i eth0 -c 10 -w /tmp/x                   #=> exposure secret.read
        dumpcap -D                                        #=> read_only
        dumpcap -D -k 2412                                #=> disruptive net.config
        dumpcap -D -b printname:/srv/x                    #=> config_mutation fs.write
        dumpcap -D -b printname:stdout                    #=> read_only
        dumpcap -DI                                       #=> disruptive
        dumpcap -D --log-file l                           #=> config_mutation
    """,
)

TOOLS = [TCPDUMP, TSHARK, DUMPCAP]
