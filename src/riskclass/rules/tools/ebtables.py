from __future__ import annotations

from riskclass.model.tables import flags, takes, tool, when

LIVE = "changes the live rules of the firewall"

EBTABLES = tool(
    "ebtables ebtables-nft ebtables-legacy arptables arptables-nft arptables-legacy",
    "WORD...",
    about="the firewall between bridges' ports, and of ARP",
    docs="man:ebtables(8)",
    inert="-h --help -V --version",
    options=[
        takes(
            "-t/--table -p/--proto/--protocol -i/--in-interface -o/--out-interface -s/--src/--source"
            " -d/--dst/--destination"
        ),
        takes("-j/--jump -m/--match -c/--set-counters --logical-in --logical-out --concurrent"),
        takes("-M/--modprobe", "COMMAND:argv"),
        takes("-L/--list", "CHAIN?"),
        takes("-S/--list-rules", "CHAIN?"),
        takes(
            "-A/--append -D/--delete -I/--insert -R/--replace -E/--rename-chain -P/--policy -N/--new-chain/--new",
            "CHAIN",
            does="net.firewall",
            because=LIVE,
        ),
        takes("-F/--flush -X/--delete-chain -Z/--zero", "CHAIN?", does="net.firewall", because=LIVE),
        flags("--init-table --atomic-commit", does="net.firewall", because=LIVE),
        takes("--atomic-file"),
        flags("--atomic-init --atomic-save", does="fs.write --atomic-file"),
        flags("-C/--check -n/--numeric -v/--verbose -x/--exact --line-numbers --Lmac2 --Lc --Ln --Lx -w/--wait"),
        flags("-h/--help -V/--version"),
        takes("--*", "VALUE?"),
    ],
    rows=[
        when("-j=ACCEPT", "-A -I", does="access.grant -A -I", because="lets others in"),
        when("-F", unless="-t=nat", does="guard.lower -F", because="takes the rules away"),
    ],
    examples="""
        ebtables -L                                     #=> read_only
        ebtables -t nat -L --Lc                         #=> read_only
        arptables -n -L INPUT                           #=> read_only
        ebtables -A FORWARD -p IPv4 -j DROP             #=> disruptive net.firewall
        ebtables -A INPUT -s 0:1:2:3:4:5 -j ACCEPT      #=> exposure access.grant
        ebtables -t nat -F                              #=> disruptive net.firewall
        arptables -F                                    #=> exposure guard.lower
        ebtables --init-table                           #=> disruptive net.firewall
        ebtables --atomic-file f --atomic-save          #=> config_mutation fs.write
        ebtables -M ./x -L                              #=> unknown
        ebtables --help                                 #=> read_only
    """,
)

SAVE = tool(
    "ebtables-save ebtables-nft-save ebtables-legacy-save arptables-save arptables-nft-save",
    about="print the firewall's rules between bridges' ports, or of ARP",
    docs="man:ebtables(8)",
    options=[
        takes("-M/--modprobe", "COMMAND:argv"),
        flags("-c/--counters -V/--version"),
    ],
    examples="""
        ebtables-save -c               #=> read_only
        arptables-save -M ./x          #=> unknown
    """,
)

RESTORE = tool(
    "ebtables-restore ebtables-nft-restore ebtables-legacy-restore arptables-restore arptables-nft-restore",
    about="replace the firewall's rules between bridges' ports, or of ARP",
    docs="man:ebtables(8)",
    does="net.firewall",
    options=[flags("--noflush")],
    examples="ebtables-restore < rules    #=> disruptive net.firewall",
)

TOOLS = [EBTABLES, SAVE, RESTORE]
