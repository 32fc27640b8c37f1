from __future__ import annotations

from riskclass.model.tables import flags, takes, tool, when

MODPROBE = tool(
    "modprobe",
    "MODULE PARAMETER...",
    about="load and unload kernel modules",
    docs="man:modprobe(8)",
    inert="-n -D -c -R --show-modversions --show-exports --help --version",
    options=[
        flags(
            "-r/--remove --remove-dependencies --remove-holders",
            does="service.stop MODULE PARAMETER",
            because="unloads a module; what uses its device stops",
        ),
        flags(
            "-f/--force --force-modversion --force-vermagic",
            does="host.break",
            because="a module that does not fit may crash the host",
        ),
        takes("-C/--config -d/--dirname", does="code.opaque VALUE", because="takes modules or commands from elsewhere"),
        takes("-S/--set-version -w/--wait"),
        flags(
            "-a/--all --first-time -i/--ignore-install/--ignore-remove -b/--use-blacklist -R/--resolve-alias"
            " -D/--show-depends -c/--showconfig/--show-config --show-modversions/--dump-modversions --show-exports"
            " -n/--dry-run/--show -s/--syslog -q/--quiet -v/--verbose -V/--version -h/--help -l/--list -t/--type"
        ),
    ],
    rows=[
        when("MODULE", unless="-r", does="host.config MODULE", because="loads a kernel module"),
        when("MODULE=./*|/*|../*|~*", unless="-r", does="code.opaque MODULE", because="loads a file into the kernel"),
    ],
    examples="""
        modprobe br_netfilter              #=> config_mutation host.config
        modprobe -a nbd zfs                #=> config_mutation
        modprobe -n -v zfs                 #=> read_only
        modprobe --show-depends zfs        #=> read_only
        modprobe ./x.ko                    #=> unknown code.opaque
        modprobe -d /srv zfs               #=> unknown
        modprobe -r e1000                  #=> disruptive service.stop
        modprobe -f x                      #=> destructive host.break
    """,
)

INSMOD = tool(
    "insmod",
    "FILE PARAMETER...",
    about="load a file into the kernel",
    docs="man:insmod(8)",
    inert="--help --version",
    options=[
        flags("-V/--version -h/--help -s/--syslog -v/--verbose"),
        flags("-f/--force", does="host.break", because="a module that does not fit may crash the host"),
    ],
    rows=[when("FILE", does="code.opaque FILE, host.config FILE", because="loads a file into the kernel")],
    examples="""
        insmod ./x.ko debug=1  #=> unknown code.opaque
        insmod -V              #=> read_only
        insmod -f x.ko         #=> destructive
    """,
)

RMMOD = tool(
    "rmmod",
    "MODULE...",
    about="unload kernel modules",
    docs="man:rmmod(8)",
    inert="--help --version",
    does="service.stop MODULE",
    because="unloads a module; what uses its device stops",
    options=[
        flags("-f/--force", does="host.break", because="may crash the host"),
        flags("-s/--syslog -v/--verbose -V/--version -h/--help -w/--wait"),
    ],
    examples="""
        rmmod e1000     #=> disruptive service.stop
        rmmod -f e1000  #=> destructive host.break
        rmmod -V        #=> read_only
    """,
)

LSMOD = tool(
    "lsmod",
    about="list kernel modules",
    docs="man:lsmod(8)",
    options=[flags("-s/--syslog -v/--verbose -V/--version -h/--help")],
    examples="""
        lsmod     #=> read_only
        lsmod -x  #=> unknown unknown.option
    """,
)

MODINFO = tool(
    "modinfo",
    "MODULE...",
    about="describe kernel modules",
    docs="man:modinfo(8)",
    options=[
        takes("-F/--field -k/--set-version -b/--basedir"),
        flags(
            "-a/--author -d/--description -l/--license -p/--parameters -n/--filename -0/--null -m/--modname"
            " -V/--version -h/--help"
        ),
    ],
    examples="""
        modinfo -n zfs  #=> read_only
        modinfo -x zfs  #=> unknown unknown.option
    """,
)

DEPMOD = tool(
    "depmod",
    "VERSION MODULE...",
    about="list what each kernel module needs",
    docs="man:depmod(8)",
    inert="-n --help --version",
    does="refresh",
    options=[
        takes("-P/--symbol-prefix -C/--config -F/--filesyms -E/--symvers"),
        takes(
            "-o/--outdir -b/--basedir -m/--moduledir",
            does="fs.write VALUE",
            because="writes its lists below that folder",
        ),
        flags(
            "-a/--all -A/--quick -e/--errsyms -n/--show/--dry-run -v/--verbose -w/--warn -V/--version -h/--help -u"
            " -q -r"
        ),
    ],
    examples="""
        depmod -a  #=> reversible_low refresh
        depmod -o /srv/x #=> config_mutation fs.write
        depmod -b /srv/x 6.1 #=> config_mutation fs.write
        depmod -n  #=> read_only
        depmod -nb /srv/x 6.1 #=> read_only
    """,
)

TOOLS = [MODPROBE, INSMOD, RMMOD, LSMOD, MODINFO, DEPMOD]
