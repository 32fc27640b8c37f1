from __future__ import annotations

from riskclass.model.tables import flags, sub, takes, tool, when

CHANGES = "changes the live network"

IFTOP = tool(
    "iftop",
    about="show what goes over an interface",
    docs="man:iftop(8)",
    options=[takes("-i -f -F -G -m -c -o -s -L"), flags("-h -n -N -p -b -B -l -P -t")],
    examples="iftop -nP -i eth0 -t -s 5    #=> read_only",
)

NETHOGS = tool(
    "nethogs",
    "DEVICE...",
    about="show which programs use the network",
    docs="man:nethogs(8)",
    options=[takes("-d -v -c -g -f -P"), flags("-V -h -x -t -p -s -l -a -C -b")],
    examples="nethogs -t -c 5 eth0    #=> read_only",
)

VNSTAT = tool(
    "vnstat",
    "",
    about="show how much went over interfaces",
    docs="man:vnstat(1)",
    options=[
        flags("--add", does="fs.write", because="adds an interface to the records"),
        flags("--remove", does="fs.delete", because="deletes the records of an interface"),
        takes("--rename --setalias", does="fs.write", because="changes the records"),
        takes("-i/--iface -b/--begin -e/--end --limit --style --dbdir --locale --config"),
        takes(
            "-5/--fiveminutes -h/--hours -d/--days -m/--months -y/--years -t/--top --oneline --json --xml"
            " -tr/--traffic"
            " -l/--live -ru/--rateunit --iflist --dbiflist",
            "MODE?",
        ),
        flags(
            "-q/--query -s/--short -hg/--hoursgraph -?/--help -D/--debug -v/--version --showconfig --longhelp"
            " --force --95th"
        ),
    ],
    examples=r"""
        vnstat -i eth0 -d 7                               #=> read_only
        vnstat --json                                     #=> read_only
        vnstat --add -i eth1                              #=> config_mutation
        vnstat --remove -i eth1 --force                   #=> destructive
        vnstat --setalias x -i eth1                       #=> config_mutation
    """,
)

IPCALC = tool(
    "ipcalc sipcalc subnetcalc",
    "ADDRESS...",
    about="compute networks",
    docs="man:ipcalc(1)",
    open=True,  # they only print, whatever their options
    examples="ipcalc -n 10.0.0.0/24    #=> read_only",
)

BRCTL = tool(
    "brctl",
    about="show and change bridges",
    docs="man:brctl(8)",
    options=[flags("-h/--help -V/--version")],
    subs=[
        sub("show, showmacs, showstp", "BRIDGE..."),
        sub(
            "addbr, delbr, addif, delif, hairpin, setageing, setbridgeprio, setfd, setgcint, sethello, setmaxage,"
            " setpathcost, setportprio, stp, setmcsnoop, sethashel, sethashmax",
            "WORD...",
            does="net.config WORD",
            because=CHANGES,
        ),
    ],
    examples=r"""
        brctl show                                        #=> read_only
        brctl showmacs br0                                #=> read_only
        brctl addif br0 eth1                              #=> disruptive net.config
    """,
)

AVAHI = tool(
    "avahi-browse avahi-browse-domains avahi-resolve avahi-resolve-host-name avahi-resolve-address",
    "NAME...",
    about="show services of the local network",
    docs="man:avahi-browse(1)",
    does="net.query NAME",
    options=[
        takes("-d/--domain"),
        flags(
            "-h/--help -V/--version -D/--browse-domains -a/--all/--address -v/--verbose -t/--terminate -c/--cache"
            " -l/--ignore-local -r/--resolve -f/--no-fail -p/--parsable -k/--no-db-lookup -b/--dump-db"
            " -n/--name -4 -6"
        ),
    ],
    examples="avahi-browse -art    #=> read_only",
)

LNSTAT = tool(
    "lnstat ctstat rtstat",
    about="show counters of the network",
    docs="man:lnstat(8)",
    options=[
        takes("-c/--count -f/--file -i/--interval -k/--keys -s/--subject -w/--width"),
        flags("-V/--version -d/--dump -j/--json -h/--help"),
    ],
    examples="lnstat -c 1 -k entries    #=> read_only",
)

ROUTEL = tool(
    "routel",
    "TABLE...",
    about="list routes",
    docs="man:routel(8)",
    options=[takes("-f/--family"), flags("-4 -6 -h/--help")],
    examples="""
        routel main                                       #=> read_only
        routel -f inet6 main                              #=> read_only
    """,
)

NETPLAN = tool(
    "netplan",
    about="set up the network from YAML files",
    docs="man:netplan(8)",
    inherits=True,
    options=[flags("-h/--help --debug")],
    subs=[
        sub(
            "get, info, help, status, ip leases, ip",
            "WORD...",
            options=[
                takes("--root-dir -f/--format"),
                flags("-a/--all -v/--verbose --diff --diff-only --json --yaml"),
            ],
        ),
        sub(
            "apply, try, rebind",
            "WORD...",
            does="net.config WORD",
            because=CHANGES,
            options=[takes("--config-file --timeout --state"), flags("--sriov-only --only-ovs-cleanup")],
        ),
        sub(
            "set, generate, migrate",
            "WORD...",
            does="host.config WORD",
            options=[takes("--origin-hint --root-dir --mapping"), flags("--dry-run")],
        ),
    ],
    examples=r"""
        netplan status --all                              #=> read_only
        netplan get all                                   #=> read_only
        netplan apply                                     #=> disruptive net.config
        netplan try --timeout 30                          #=> disruptive
        netplan set ethernets.eth0.dhcp4=true             #=> config_mutation
        netplan generate                                  #=> config_mutation
    """,
)

SPEEDTEST = tool(
    "speedtest-cli",
    about="measure how fast the way to the internet is",
    docs="man:speedtest-cli(1)",
    options=[
        takes("--csv-delimiter --server --exclude --mini --source --timeout"),
        flags(
            "-h/--help --no-download --no-upload --single --bytes --simple --csv --csv-header --json --list --secure"
        ),
        flags("--no-pre-allocate --version"),
        flags("--share", does="net.publish", because="publishes the result"),
    ],
    rows=[when(unless="--list --version -h --csv-header", does="host.load", because="sends as fast as it can")],
    examples=r"""
        speedtest-cli --simple                            #=> disruptive host.load
        speedtest-cli --list                              #=> read_only
        speedtest-cli --share                             #=> exposure
    """,
)

TOOLS = [IFTOP, NETHOGS, VNSTAT, IPCALC, BRCTL, AVAHI, LNSTAT, ROUTEL, NETPLAN, SPEEDTEST]
