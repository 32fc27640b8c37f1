from __future__ import annotations

from riskclass.model.tables import flags, takes, tool, when

# What a short option means depends on the mode. Those that take a value in some modes only are read as flags:
# the value is then one more device, and no device is lost.

NAMES = "the file may name a program to run at each event"

TOOL = tool(
    "mdadm",
    "ARRAY DEVICE...",
    about="build, show and change software RAID",
    docs="man:mdadm(8)",
    inert="-h --help --help-options -V --version",
    options=[
        takes(
            "-l/--level -n/--raid-devices -x/--spare-devices -z/--size -c/--chunk/--config -e/--metadata -N/--name"
            " -u/--uuid"
            " -m/--super-minor/--mail -d/--delay -U/--update -Z/--array-size -k/--consistency-policy -i/--pid-file"
            " --bitmap --bitmap-chunk --rounding --layout --parity --data-offset --write-journal --backup-file"
            " --increment"
            " --auto --with --homehost --write-behind --cluster-name --nodes --home-cluster --spares"
            " --offroot --path --udev-rules --dump --restore --subarray --kill-subarray --update-subarray"
        ),
        takes("-p", "PROGRAM"),
        takes("--program/--alert", does="code.opaque VALUE", because="runs a program at each event"),
        takes("--action"),
        flags(
            "-C/--create -B/--build -A/--assemble -G/--grow -I/--incremental -F/--monitor/--follow --manage --misc"
            " -D/--detail --detail-platform -E/--examine -Q/--query -X/--examine-bitmap --examine-badblocks"
            " --auto-detect --wait-clean -W/--wait -R/--run -s/--scan -q/--quiet -v/--verbose -b/--brief -Y/--export"
            " -t/--test -y/--syslog -1/--oneshot --daemonise --daemonize --no-degraded --assume-clean --rebuild-map"
            " --prefer --no-sharing --no-devices --write-mostly --readwrite -w --readonly -o --add -a --re-add"
            " --add-spare --add-journal --remove -r --fail -f --set-faulty --force --replace --stop -S"
            " --zero-superblock -K --freeze-reshape --continue --invalid-backup"
            " --failfast --nofailfast --write-zeroes -h/--help --help-options -V/--version --cluster-confirm"
        ),
    ],
    rows=[
        when("-F", "-c=*", unless="-c=/etc/*|partitions|none|containers", does="code.injected -c", because=NAMES),
        when("-C -B", deletes="DEVICE", because="makes an array over what is on the devices"),
        when("-A -I --auto-detect", does="service.start ARRAY DEVICE", because="starts an array"),
        when("-R", unless="-C -B -A -I -D -E -F", does="service.start ARRAY", because="starts an array"),
        when("-U --update-subarray -w --readwrite --re-add", does="storage.change ARRAY"),
        when("--action", does="service.start ARRAY", because="starts or stops a check"),
        when("--action=repair", does="storage.change ARRAY"),
        when("-m --mail", "-F", does="message.send"),
        when("-p", "-F", does="code.opaque -p", because="runs a program at each event"),
        when("-G", does="storage.disrupt ARRAY", because="moves the data of an array in use"),
        when("-f --fail --set-faulty --force", unless="-F -D -E -Q", does="storage.disrupt ARRAY DEVICE"),
        when("-r --remove --replace", unless="-F -I -D -E -Q", does="storage.disrupt ARRAY DEVICE"),
        when("-S --stop --kill-subarray --freeze-reshape", does="storage.disrupt ARRAY", because="takes an array away"),
        when("-o --readonly", unless="-A -C", does="storage.disrupt ARRAY", because="makes an array read-only"),
        when(
            "-a --add --add-spare --add-journal",
            unless="-A -C -B -F -D -E",
            deletes="DEVICE",
            because="overwrites the device that joins the array",
        ),
        when("--zero-superblock -K", deletes="ARRAY DEVICE", because="the device forgets its array"),
    ],
    examples="""
        mdadm --monitor --scan --oneshot --config ./x         #=> unknown code.injected
        mdadm --monitor --scan --oneshot --config /etc/mdadm.conf #=> read_only
        mdadm --detail /dev/md0                                     #=> read_only
        mdadm --detail --scan                                       #=> read_only
        mdadm -E /dev/sdb1                                          #=> read_only
        mdadm --query /dev/sdb1                                     #=> read_only
        mdadm --wait /dev/md0                                       #=> read_only
        mdadm --version                                             #=> read_only
        mdadm --create /dev/md0 -l 1 -n 2 /dev/sdb1 /dev/sdc1       #=> destructive disk.write
        mdadm -C /dev/md0 -b internal -l1 -n2 /dev/sdb1 /dev/sdc1   #=> destructive disk.write
        mdadm --assemble --scan                                     #=> reversible_low service.start
        mdadm -A /dev/md0 -U name                                   #=> config_mutation storage.change
        mdadm --assemble --force /dev/md0 /dev/sdb1                 #=> disruptive storage.disrupt
        mdadm --run /dev/md0                                        #=> reversible_low service.start
        mdadm --action=check /dev/md0                               #=> reversible_low service.start
        mdadm --action=repair /dev/md0                              #=> config_mutation storage.change
        mdadm --monitor --scan --mail root --oneshot                #=> config_mutation message.send
        mdadm --monitor --scan -p /root/x                           #=> unknown code.opaque
        mdadm --monitor --scan --program /root/x                    #=> unknown code.opaque
        mdadm --grow /dev/md0 --raid-devices 3                      #=> disruptive storage.disrupt
        mdadm /dev/md0 --fail /dev/sdb1                             #=> disruptive storage.disrupt
        mdadm /dev/md0 -r /dev/sdb1                                 #=> disruptive storage.disrupt
        mdadm --stop /dev/md0                                       #=> disruptive storage.disrupt
        mdadm --readonly /dev/md0                                   #=> disruptive storage.disrupt
        mdadm /dev/md0 --add /dev/sdc1                              #=> destructive disk.write
        mdadm --zero-superblock /dev/sdb1                           #=> destructive disk.write
        mdadm --frobnicate /dev/md0                                 #=> unknown unknown.option
    """,
)
