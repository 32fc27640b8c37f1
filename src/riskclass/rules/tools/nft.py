from __future__ import annotations

from riskclass.model.tables import flags, takes, tool, when

TOOL = tool(
    "nft",
    "COMMAND...:nft",
    about="show and change the rules of the packet filter",
    docs="man:nft(8)",
    inert="-h -v -V",
    options=[
        takes("-f/--file", reads="VALUE|-", because="shows a line that is no rule"),
        takes("-D/--define -I/--includepath -d/--debug"),
        flags("-i/--interactive", stdin="nft"),
        flags(
            "-h/--help -v/--version -V -c/--check -o/--optimize -a/--handle -s/--stateless -t/--terse -S/--service"
            " -N/--reversedns -u/--guid -n/--numeric -y/--numeric-priority -p/--numeric-protocol -T/--numeric-time"
            " -e/--echo -j/--json"
        ),
    ],
    rows=[
        when("-f", unless="-c -f=-|/dev/stdin", does="net.firewall -f", because="applies a file of rules"),
        when("-f=-|/dev/stdin", stdin="nft"),
    ],
    examples=r"""
        nft list ruleset                                                        #=> read_only
        nft -a list table inet filter                                           #=> read_only
        nft list table inet "$(hostname)"                                       #=> read_only
        nft list "$X"                                                           #=> unknown
        nft add element inet f blocked "{ $IP }"                                #=> unknown code.opaque
        nft add table inet "$(hostname)"                                        #=> disruptive
        nft monitor                                                             #=> read_only
        nft flush ruleset                                                       #=> exposure guard.lower
        nft 'list ruleset; flush ruleset'                                       #=> exposure guard.lower
        nft delete table inet filter                                            #=> exposure guard.lower
        nft delete rule inet filter input handle 4                              #=> disruptive net.firewall
        nft add table inet filter                                               #=> disruptive
        nft add rule inet filter input tcp dport 22 drop                        #=> disruptive
        nft add rule inet filter input tcp dport 22 accept                      #=> exposure access.grant
        nft add rule inet filter input ct state established,related accept      #=> disruptive
        nft add rule inet filter input iif lo accept                            #=> disruptive
        nft add rule inet filter output accept                                  #=> disruptive
        nft add rule ip nat pre tcp dport 80 dnat to 10.0.0.2                   #=> exposure
        nft 'add chain inet f input { type filter hook input priority 0; policy accept; }'  #=> exposure guard.lower
        nft 'add chain inet f input { type filter hook input priority 0; policy drop; }'    #=> disruptive
        nft 'include "x"'                                                       #=> unknown
        nft -f /etc/nftables.conf                                               #=> disruptive
        nft -c -f /etc/nftables.conf                                            #=> read_only
        nft -c -f /etc/shadow                                                   #=> exposure secret.read
        echo 'list ruleset' | nft -f -                                          #=> read_only
        echo 'flush ruleset' | nft -f -                                         #=> exposure
        nft -i                                                                  #=> unknown
        nft --version                                                           #=> read_only
    """,
)
