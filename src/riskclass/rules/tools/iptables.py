from __future__ import annotations

from riskclass.model.tables import flags, sub, takes, tool, when

CHANGES = "changes the live rules of the firewall"

IPTABLES = tool(
    "iptables ip6tables iptables-nft ip6tables-nft iptables-legacy ip6tables-legacy",
    "CHAIN WORD...",
    about="show and change the rules of the packet filter",
    docs="man:iptables(8)",
    options=[
        flags(
            "-A/--append -D/--delete -I/--insert -R/--replace -N/--new-chain/--new -E/--rename-chain",
            does="net.firewall CHAIN WORD",
            because=CHANGES,
        ),
        flags("-F/--flush -X/--delete-chain", does="net.firewall CHAIN WORD, guard.lower", because="takes rules away"),
        flags("-P/--policy", does="net.firewall CHAIN WORD", because="changes what happens to everything else"),
        flags("-Z/--zero", does="host.config", because="sets the counters to zero"),
        takes("-M/--modprobe", "COMMAND:argv"),
        takes("-c/--set-counters", "PACKETS BYTES"),
        takes("-w/--wait", "SECONDS?"),
        takes("-W/--wait-interval"),
        takes(
            "-p/--protocol/--proto -s/--source/--src -d/--destination/--dst -i/--in-interface -j/--jump -g/--goto"
            " -m/--match -o/--out-interface -t/--table --ctstate --state"
        ),
        flags(
            "-C/--check -L/--list -S/--list-rules -4/--ipv4 -6/--ipv6 -n/--numeric -v/--verbose -x/--exact"
            " -f/--fragments/--fragment --line-numbers -h/--help -V/--version --set --pol --next --strict --*"
        ),
    ],
    rows=[
        when(
            "-A -I -R",
            "-j=ACCEPT",
            unless=(
                "CHAIN=OUTPUT -i=lo --ctstate=ESTABLISHED|RELATED,ESTABLISHED|ESTABLISHED,RELATED|RELATED"
                " --state=ESTABLISHED|RELATED,ESTABLISHED|ESTABLISHED,RELATED|RELATED"
            ),
            does="access.grant",
            because="lets others in",
        ),
        when("-A -I -R", "-j=DNAT|REDIRECT|TPROXY", does="net.tunnel", because="leads connections elsewhere"),
        when("-P", "WORD=ACCEPT", does="guard.lower", because="lets in what no rule speaks of"),
        when("-D", "-j=DROP|REJECT", does="guard.lower", because="takes a rule away that keeps others out"),
    ],
    examples=r"""
        iptables -L -n                                                          #=> read_only
        iptables -t nat -nvL --line-numbers                                     #=> read_only
        iptables -S INPUT                                                       #=> read_only
        iptables -w 5 -L                                                        #=> read_only
        iptables -C INPUT -p tcp --dport 22 -j ACCEPT                           #=> read_only
        iptables -A INPUT -s 10.0.0.5 -j DROP                                   #=> disruptive net.firewall
        iptables -A INPUT -p tcp --dport 22 -j ACCEPT                           #=> exposure access.grant
        iptables -I INPUT 1 ! -s 10.0.0.5 -j ACCEPT                             #=> exposure
        iptables -A INPUT -i lo -j ACCEPT                                       #=> disruptive
        iptables -A INPUT -m conntrack --ctstate ESTABLISHED,RELATED -j ACCEPT  #=> disruptive
        iptables -A INPUT -m state --state NEW,ESTABLISHED -j ACCEPT            #=> exposure
        iptables -A OUTPUT -j ACCEPT                                            #=> disruptive
        iptables -I OUTPUT 1 -j ACCEPT                                          #=> disruptive
        iptables -A INPUT -p tcp -m recent --set --name ssh -j DROP             #=> disruptive
        iptables -t nat -A PREROUTING -p tcp --dport 80 -j DNAT --to-destination 10.0.0.2:80  #=> exposure net.tunnel
        iptables -t nat -A POSTROUTING -o eth0 -j MASQUERADE                    #=> disruptive
        iptables -D INPUT 3                                                     #=> disruptive
        iptables -D INPUT -s 10.0.0.5 -j DROP                                   #=> exposure guard.lower
        iptables -F                                                             #=> exposure guard.lower
        iptables --flush INPUT                                                  #=> exposure
        iptables -P INPUT ACCEPT                                                #=> exposure guard.lower
        iptables -P INPUT DROP                                                  #=> disruptive
        iptables -Z                                                             #=> config_mutation
        iptables --modprobe=./x -L                                              #=> unknown
        ip6tables -N chain                                                      #=> disruptive
        iptables --new-chain chain                                              #=> disruptive
        iptables -V                                                             #=> read_only
    """,
)

SAVE = tool(
    "iptables-save ip6tables-save iptables-nft-save ip6tables-nft-save iptables-legacy-save ip6tables-legacy-save",
    "",
    about="print the rules of the packet filter",
    docs="man:iptables-save(8)",
    options=[
        takes("-f/--file", writes="VALUE"),
        takes("-M/--modprobe", "COMMAND:argv"),
        takes("-t/--table"),
        flags("-c/--counters -d/--dump -4/--ipv4 -6/--ipv6 -V/--version"),
    ],
    examples=r"""
        iptables-save                                     #=> read_only
        iptables-save -t nat -c                           #=> read_only
        iptables-save -f /etc/iptables/rules.v4           #=> config_mutation
        iptables-save > /tmp/rules                        #=> reversible_low
        iptables-save -M ./x                              #=> unknown
    """,
)

RESTORE = tool(
    "iptables-restore ip6tables-restore iptables-nft-restore ip6tables-nft-restore iptables-legacy-restore"
    " ip6tables-legacy-restore",
    "FILE",
    about="replace the rules of the packet filter",
    docs="man:iptables-restore(8)",
    does="net.firewall FILE",
    because="replaces the live rules of the firewall",
    inert="-t -h -V",
    options=[
        takes("-M/--modprobe", "COMMAND:argv"),
        takes("-T/--table -W/--wait-interval"),
        takes("-w/--wait", "SECONDS?"),
        flags("-c/--counters -v/--verbose -V/--version -t/--test -h/--help -n/--noflush -4/--ipv4 -6/--ipv6"),
    ],
    examples=r"""
        iptables-restore /etc/iptables/rules.v4           #=> disruptive net.firewall
        iptables-restore < /etc/iptables/rules.v4         #=> disruptive
        iptables-restore --test rules                     #=> read_only
        iptables-restore -n -M ./x rules                  #=> unknown
    """,
)

PERSISTENT = tool(
    "netfilter-persistent iptables-persistent",
    about="save and load the rules of the packet filter",
    docs="man:netfilter-persistent(8)",
    subs=[
        sub("save", does="fs.write", because="writes the live rules into the saved ones"),
        sub("start, restart, reload, force-reload", does="net.firewall", because="replaces the live rules"),
        sub("flush, stop", does="net.firewall, guard.lower", because="takes all rules away"),
    ],
    examples=r"""
        netfilter-persistent save                         #=> config_mutation
        netfilter-persistent reload                       #=> disruptive
        netfilter-persistent flush                        #=> exposure
    """,
)

IPSET = tool(
    "ipset",
    about="show and change sets of addresses that rules refer to",
    docs="man:ipset(8)",
    style="single",
    inherits=True,
    options=[
        takes("-o/-output -f/-file"),
        flags("-s/-sorted -q/-quiet -r/-resolve -!/-exist -n/-name -t/-terse -h/-help -v/-version"),
        flags(
            "-N/-create -A/-add -D/-del -X/-destroy -R/-restore -F/-flush -E/-rename -W/-swap",
            does="net.firewall",
            because=CHANGES,
        ),
        flags("-L/-list -S/-save -T/-test"),
    ],
    rows=[when("-L -S -T -N -A -D -X -R -F -E -W", operands="WORD...")],
    subs=[
        sub(
            "create, n, add, del, destroy, x, restore, flush, rename, e, swap, w",
            "WORD...",
            does="net.firewall WORD",
            because=CHANGES,
        ),
        sub("list, save", "WORD...", rows=[when("-f", writes="-f")]),
        sub("test, help, version", "WORD..."),
    ],
    examples=r"""
        ipset list                                        #=> read_only
        ipset -L                                          #=> read_only
        ipset test blocked 10.0.0.1                       #=> read_only
        ipset add blocked 10.0.0.1 -exist                 #=> disruptive
        ipset -! add blocked 10.0.0.1                     #=> disruptive
        ipset -F                                          #=> disruptive
        ipset destroy                                     #=> disruptive
        ipset save -f /etc/ipset.conf                     #=> config_mutation
        ipset save                                        #=> read_only
    """,
)

CONNTRACK = tool(
    "conntrack",
    "TABLE",
    about="show and change tracked connections",
    docs="man:conntrack(8)",
    options=[
        flags(
            "-D/--delete -F/--flush -I/--create -A/--add -U/--update",
            does="net.config",
            because="changes connections that are open",
        ),
        takes("-R/--load-file", does="net.config VALUE", because="loads a file of connections"),
        flags("-z/--zero", does="host.config", because="sets the counters to zero"),
        takes("-n/--src-nat -g/--dst-nat -j/--any-nat --label-del", "VALUE?"),
        takes(
            "-m/--mark -c/--secmark -e/--event-mask -o/--output -l/--label --tuple-src --tuple-dst --label-add"
            " -s/--src/--orig-src -d/--dst/--orig-dst -r/--reply-src -q/--reply-dst -p/--protonum/--proto -f/--family"
            " -t/--timeout -u/--status -w/--zone --orig-zone --reply-zone -b/--buffer-size --mask-src --mask-dst"
            " --sport/--orig-port-src --dport/--orig-port-dst --reply-port-src --reply-port-dst --state --icmp-type"
            " --icmp-code --icmp-id --orig-vtag --reply-vtag --role --srckey/--orig-key-src --dstkey/--orig-key-dst"
            " --reply-key-src --reply-key-dst -a --tuple-port-src --tuple-port-dst"
        ),
        flags("-L/--dump -G/--get -E/--event -C/--count -S/--stats -h/--help -V/--version -i/--id"),
    ],
    examples=r"""
        conntrack -L                                      #=> read_only
        conntrack -L -p tcp --dport 22 -o extended        #=> read_only
        conntrack -E -e NEW                               #=> read_only
        conntrack -D -s 10.0.0.1                          #=> disruptive
        conntrack -F                                      #=> disruptive
        conntrack -L -z                                   #=> config_mutation
        conntrack -R f                                    #=> disruptive
    """,
)

TOOLS = [IPTABLES, SAVE, RESTORE, PERSISTENT, IPSET, CONNTRACK]
