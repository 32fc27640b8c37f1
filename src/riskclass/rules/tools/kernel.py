from __future__ import annotations

from riskclass.model.tables import flags, takes, tool, when

DMESG = tool(
    "dmesg",
    about="show the kernel's log",
    docs="man:dmesg(1)",
    inert="--help --version",
    options=[
        flags("-C/--clear -c/--read-clear", does="log.discard", because="empties the kernel's log"),
        flags("-D/--console-off -E/--console-on", does="host.config"),
        takes("-n/--console-level", does="host.config"),
        takes("-F/--file -K/--kmsg-file -f/--facility -l/--level -s/--buffer-size --time-format --since --until"),
        takes("-L/--color", "[WHEN]"),
        flags(
            "-H/--human -J/--json -k/--kernel -P/--nopager -p/--force-prefix -r/--raw --noescape -S/--syslog"
            " -u/--userspace -w/--follow -W/--follow-new -x/--decode -d/--show-delta -e/--reltime -T/--ctime -t/--notime"
            " -h/--help -V/--version"
        ),
    ],
    examples="""
        dmesg                        #=> read_only
        dmesg -T --level=err,warn    #=> read_only
        dmesg -wH                    #=> read_only
        dmesg -c                     #=> destructive log.discard
        dmesg -Tc                    #=> destructive
        dmesg --clear                #=> destructive
        dmesg --read                 #=> destructive -- a unique prefix
        dmesg -n 1                   #=> config_mutation host.config
        dmesg -D                     #=> config_mutation
        dmesg --frobnicate           #=> unknown unknown.option
    """,
)

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

TOOLS = [
    DMESG,
    MODPROBE,
    tool(
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
        examples="insmod ./x.ko debug=1   #=> unknown code.opaque\ninsmod -V   #=> read_only\ninsmod -f x.ko   #=> destructive",
    ),
    tool(
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
        examples="rmmod e1000   #=> disruptive service.stop\nrmmod -f e1000   #=> destructive host.break\nrmmod -V   #=> read_only",
    ),
    tool(
        "lsmod",
        about="list kernel modules",
        docs="man:lsmod(8)",
        options=[flags("-s/--syslog -v/--verbose -V/--version -h/--help")],
        examples="lsmod   #=> read_only\nlsmod -x   #=> unknown unknown.option",
    ),
    tool(
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
        examples="modinfo -n zfs   #=> read_only\nmodinfo -x zfs   #=> unknown unknown.option",
    ),
    tool(
        "depmod",
        "VERSION MODULE...",
        about="list what each kernel module needs",
        docs="man:depmod(8)",
        inert="-n --help --version",
        does="refresh",
        options=[
            takes("-P/--symbol-prefix -C/--config -b/--basedir -F/--filesyms -E/--symvers -o/--outdir"),
            flags(
                "-a/--all -A/--quick -e/--errsyms -n/--show/--dry-run -v/--verbose -w/--warn -V/--version -h/--help"
                " -u -q -r -m"
            ),
        ],
        examples="depmod -a   #=> reversible_low refresh\ndepmod -n   #=> read_only",
    ),
    tool(
        "lscpu",
        about="describe the processors",
        docs="man:lscpu(1)",
        options=[
            takes("-C/--caches -e/--extended -p/--parse --hierarchic", "[LIST]"),
            takes("-s/--sysroot"),
            flags(
                "-a/--all -b/--online -B/--bytes -c/--offline -J/--json -x/--hex -y/--physical --output-all -r/--raw"
                " -h/--help -V/--version"
            ),
        ],
        examples="lscpu -J   #=> read_only\nlscpu -e=CPU,NODE   #=> read_only\nlscpu -z   #=> unknown unknown.option",
    ),
    tool(
        "lsmem",
        about="describe the memory",
        docs="man:lsmem(1)",
        options=[
            takes("-o/--output -S/--split -s/--sysroot"),
            takes("--summary", "[WHEN]"),
            flags(
                "-J/--json -P/--pairs -a/--all -b/--bytes -n/--noheadings --output-all -r/--raw -h/--help -V/--version"
            ),
        ],
        examples="lsmem -a   #=> read_only\nlsmem -z   #=> unknown unknown.option",
    ),
    tool(
        "lspci",
        about="list PCI devices",
        docs="man:lspci(8)",
        options=[
            takes("-i -p -s -d -A -O -F -H", "VALUE"),
            flags(
                "-m -mm -t -v -vv -vvv -x -xx -xxx -xxxx -b -D -P -PP -n -nn -q -qq -Q -k -M -G --help --version --vv"
            ),
        ],
        examples="lspci -nnk   #=> read_only\nlspci -vvs 00:02.0   #=> read_only\nlspci --frobnicate   #=> unknown unknown.option",
    ),
    tool(
        "lsusb",
        about="list USB devices",
        docs="man:lsusb(8)",
        options=[takes("-s -d -D"), flags("-v/--verbose -t/--tree -V/--version -h/--help -vt")],
        examples="lsusb -t   #=> read_only\nlsusb -z   #=> unknown unknown.option",
    ),
    tool(
        "lshw",
        about="describe the hardware",
        docs="man:lshw(1)",
        style="single",
        options=[
            takes("-dump", writes="VALUE"),
            takes("-class/-C/-c -disable -enable -f"),
            flags("-version -html -xml -json -short -businfo -X -quiet -sanitize -numeric -notime -help/-h"),
        ],
        examples="""
             lshw -short -C disk          #=> read_only
             lshw -class network -json    #=> read_only
             lshw -dump /etc/motd         #=> config_mutation fs.write
             lshw -frobnicate             #=> unknown unknown.option
         """,
    ),
    tool(
        "dmidecode",
        about="describe the board and its parts",
        docs="man:dmidecode(8)",
        options=[
            takes("--dump-bin", writes="VALUE"),
            takes("-d/--dev-mem -s/--string -t/--type -H/--handle --from-dump --oem-string"),
            flags("-h/--help -q/--quiet -u/--dump --no-sysfs --no-quirks --no-strings -V/--version"),
        ],
        rows=[when("-s", prints="word")],
        examples="""
             dmidecode -t memory            #=> read_only
             dmidecode -s system-serial-number   #=> read_only
             dmidecode --dump-bin /etc/motd  #=> config_mutation fs.write
             dmidecode --dump               #=> read_only
         """,
    ),
    tool(
        "hwclock",
        about="show and set the clock of the board",
        docs="man:hwclock(8)",
        inert="--test --help --version",
        options=[
            flags("--set -s/--hctosys -w/--systohc --systz -a/--adjust", does="host.config", because="sets a clock"),
            takes("--param-set", does="host.config VALUE"),
            takes("--param-get --vl-read -f/--rtc --date --delay --adjfile --epoch"),
            flags("--setepoch --vl-clear --param-index", does="host.config"),
            flags(
                "-r/--show --get --getepoch --predict -u/--utc -l/--localtime --directisa --update-drift --noadjfile --test"
                " -v/--verbose -D/--debug -h/--help -V/--version"
            ),
        ],
        examples="""
             hwclock                    #=> read_only
             hwclock -r                 #=> read_only
             hwclock --systohc          #=> config_mutation host.config
             hwclock -w --test          #=> read_only
             hwclock --param-set x=1    #=> config_mutation
             hwclock --setepoch         #=> config_mutation
         """,
    ),
    tool(
        "sensors",
        "CHIP...",
        about="show temperatures and the like",
        docs="man:sensors(1)",
        inert="--help --version",
        options=[
            takes("-c/--config-file"),
            flags("-s/--set", does="host.config"),
            flags("-h/--help -f/--fahrenheit -A/--no-adapter --bus-list -u -j -v/--version --allow-no-sensors"),
        ],
        examples="sensors -j   #=> read_only\nsensors -s   #=> config_mutation host.config",
    ),
    tool(
        "numactl",
        "COMMAND...:argv",
        about="run a program on some processors and memory",
        docs="man:numactl(8)",
        options=[
            takes(
                "-i/--interleave -p/--preferred -P/--preferred-many -C/--physcpubind -N/--cpunodebind/--cpubind -m/--membind"
                " -w/--weighted-interleave -L/--length -o/--offset -M/--shmmode -I/--shmid"
            ),
            takes("-S/--shm -f/--file", does="host.config VALUE", because="sets the policy of shared memory"),
            flags(
                "-a/--all -b/--balancing -l/--localalloc -s/--show -H/--hardware -t/--strict -u/--huge -d/--dump"
                " -D/--dump-nodes -V/--version --cpu-compress"
            ),
            flags("-T/--touch", does="host.load"),
        ],
        examples="""
             numactl --hardware                     #=> read_only
             numactl --cpunodebind=0 -m 0 ls        #=> read_only
             numactl -N 0 rm -rf /srv/x             #=> destructive
             numactl --shm /dev/shm/x --membind=0   #=> config_mutation
             numactl --touch --length 1g --file x   #=> disruptive
         """,
    ),
    tool(
        "ethtool",
        "DEVICE SETTING...",
        about="show and change a network card",
        docs="man:ethtool(8)",
        inert="--help --version",
        options=[
            takes("-Q/--per-queue", "CARD QUEUE"),
            flags(
                "-s/--change -A/--pause -C/--coalesce -G/--set-ring -K/--features/--offload -r/--negotiate"
                " -N/-U/--config-nfc/--config-ntuple -X/--set-rxfh-indir/--rxfh -L/--set-channels --set-priv-flags --set-eee"
                " --set-phy-tunable --set-tunable --reset --set-fec --cable-test --cable-test-tdr --set-module -t/--test"
                " -W/--set-dump --set-plca-cfg --set-mm --set-pse --create-rss-context --delete-rss-context",
                does="net.config DEVICE",
                because="changes the card; its link may drop",
            ),
            flags(
                "-E/--change-eeprom -f/--flash --flash-module-firmware",
                does="disk.write DEVICE",
                because="writes the card's own memory",
            ),
            flags(
                "-a/--show-pause -c/--show-coalesce -g/--show-ring -k/--show-features/--show-offload -i/--driver"
                " -d/--register-dump -e/--eeprom-dump -p/--identify -S/--statistics --phy-statistics"
                " -n/-u/--show-nfc/--show-ntuple -T/--show-time-stamping -x/--show-rxfh-indir/--show-rxfh -P/--show-permaddr"
                " -w/--get-dump -l/--show-channels --show-priv-flags -m/--dump-module-eeprom/--module-info --show-eee"
                " --get-phy-tunable --get-tunable --show-fec --show-tunnels --show-module --get-plca-cfg --get-plca-status"
                " --show-mm --show-pse --monitor --json -I/--include-statistics -h/--help --version --all --groups"
                " --get-hwtimestamp-cfg"
            ),
            takes("--debug"),
        ],
        rows=[when("-w", "SETTING=data", does="fs.write")],
        examples="""
             ethtool eth0                            #=> read_only
             ethtool -i eth0                         #=> read_only
             ethtool -S eth0 --groups eth-phy        #=> read_only
             ethtool -s eth0 speed 1000 duplex full  #=> disruptive net.config
             ethtool -K eth0 tso off                 #=> disruptive
             ethtool -k eth0                         #=> read_only
             ethtool -f eth0 fw.bin                  #=> destructive disk.write
             ethtool -w eth0 data f                  #=> config_mutation
             ethtool -w eth0                         #=> read_only
             ethtool --frobnicate eth0               #=> unknown unknown.option
         """,
    ),
]
