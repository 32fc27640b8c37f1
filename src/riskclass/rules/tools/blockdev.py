from __future__ import annotations

from riskclass.model.tables import flags, sub, takes, tool, when

LOCK = takes("--lock", "[MODE]")

TOOLS = [
    tool(
        "lsblk",
        "DEVICE...",
        about="list block devices",
        input="none",
        docs="man:lsblk(8)",
        prints="files",
        options=[
            takes("-E/--dedup -I/--include -e/--exclude -o/--output -w/--width -x/--sort --sysroot -Q/--filter"),
            takes("--highlight --ct --ct-filter --properties-by"),
            takes("-T/--tree", "[COLUMN]"),
            flags(
                "-A/--noempty -D/--discard -J/--json -M/--merge -O/--output-all -P/--pairs -S/--scsi -N/--nvme"
                " -v/--virtio -a/--all -b/--bytes -d/--nodeps -f/--fs -i/--ascii -l/--list -m/--perms -n/--noheadings"
                " -p/--paths -r/--raw -s/--inverse -t/--topology -y/--shell -z/--zoned -H/--list-columns -h/--help"
                " -V/--version"
            ),
            takes("--hyperlink", "[VALUE]"),
        ],
        examples="""
            lsblk                                  #=> read_only
            lsblk -f -o NAME,SIZE,FSTYPE /dev/sda  #=> read_only
            lsblk "$DISK"                          #=> read_only
            lsblk --frobnicate                     #=> unknown unknown.option
        """,
    ),
    tool(
        "blkid",
        "DEVICE...",
        about="show what is on block devices",
        input="none",
        docs="man:blkid(8)",
        prints="files",
        options=[
            takes(
                "-c/--cache-file -o/--output -s/--match-tag -t/--match-token -L/--label -U/--uuid -H/--hint -S/--size"
                " -O/--offset -u/--usages -n/--match-types"
            ),
            flags(
                "-d/--no-encoding -g/--garbage-collect -k/--list-filesystems -l/--list-one -p/--probe -i/--info"
                " -D/--no-part-details -h/--help -V/--version -v"
            ),
        ],
        examples="""
            blkid                               #=> read_only
            blkid -s UUID -o value /dev/sda1    #=> read_only
        """,
    ),
    tool(
        "blockdev",
        "DEVICE...",
        about="ask and set properties of block devices",
        docs="man:blockdev(8)",
        options=[
            flags("--setro", does="storage.disrupt DEVICE", because="makes a device read-only"),
            flags("--setrw", does="storage.change DEVICE"),
            takes("--setra --setfra", does="storage.change DEVICE"),
            flags("--rereadpt", does="storage.change DEVICE", because="reads the partition table again"),
            flags("--flushbufs", does="refresh DEVICE"),
            takes("--setbsz"),
            flags(
                "-q -v --report --getsz --getro --getdiscardzeroes --getss --getpbsz --getiomin --getioopt"
                " --getalignoff --getmaxsect --getbsz --getsize --getsize64 --getra --getfra --getdiskseq"
                " --getzonesz -h/--help -V/--version"
            ),
        ],
        examples="""
            blockdev --getsize64 /dev/sda     #=> read_only
            blockdev --report                 #=> read_only
            blockdev --setro /dev/sdb         #=> disruptive storage.disrupt
            blockdev --setrw /dev/sdb         #=> config_mutation storage.change
            blockdev --setra 4096 /dev/sdb    #=> config_mutation storage.change
            blockdev --rereadpt /dev/sdb      #=> config_mutation storage.change
            blockdev --flushbufs /dev/sdb     #=> reversible_low refresh
        """,
    ),
    tool(
        "losetup",
        "LOOP FILE",
        about="use files as block devices",
        docs="man:losetup(8)",
        prints="word",
        options=[
            takes("-j/--associated -o/--offset --sizelimit -b/--sector-size -O/--output --loop-ref"),
            takes("--direct-io", "[MODE]"),
            takes("-d/--detach", does="fs.unmount VALUE LOOP FILE", because="takes a loop device away"),
            takes("-c/--set-capacity", does="storage.change VALUE"),
            flags("-D/--detach-all", does="fs.unmount", because="takes all loop devices away"),
            flags(
                "-a/--all -f/--find -L/--nooverlap -P/--partscan -r/--read-only --show -v/--verbose -J/--json"
                " -l/--list"
                " -n/--noheadings --output-all --raw -h/--help -V/--version"
            ),
        ],
        rows=[
            when("-f", operands="FILE"),
            when("FILE", unless="-d", does="fs.mount FILE", because="makes a loop device"),
            when("--direct-io -b", does="storage.change"),
        ],
        examples="""
            losetup -a                              #=> read_only
            losetup --list --json                   #=> read_only
            losetup -f                              #=> read_only
            losetup -fP --show disk.img             #=> reversible_low fs.mount
            losetup /dev/loop3 disk.img             #=> reversible_low fs.mount
            losetup /dev/loop3                      #=> read_only
            losetup -d /dev/loop3                   #=> disruptive fs.unmount
            losetup -d /dev/loop3 /dev/loop4        #=> disruptive fs.unmount
            losetup -D                              #=> disruptive fs.unmount
            losetup -c /dev/loop3                   #=> config_mutation storage.change
            losetup --direct-io=on /dev/loop3       #=> config_mutation storage.change
        """,
    ),
    tool(
        "wipefs",
        "DEVICE...",
        about="list or wipe signatures of file systems",
        input="part",
        docs="man:wipefs(8)",
        inert="-n -h --help -V --version",
        options=[
            takes("-O/--output -t/--types"),
            takes("-b/--backup", "[FOLDER]", writes="VALUE"),
            takes("-o/--offset", deletes="DEVICE", because="wipes a signature"),
            flags("-a/--all", deletes="DEVICE", because="wipes all signatures"),
            LOCK,
            flags("-f/--force -i/--noheadings -J/--json -n/--no-act -p/--parsable -q/--quiet -h/--help -V/--version"),
        ],
        examples="""
            wipefs /dev/sdb              #=> read_only
            wipefs -J /dev/sdb           #=> read_only
            wipefs -a /dev/sdb           #=> destructive disk.write
            wipefs -o 0x438 /dev/sdb1    #=> destructive disk.write
            wipefs -an /dev/sdb          #=> read_only
            wipefs -anb/srv/keep /dev/sdb  #=> config_mutation fs.write -- tried
            wipefs -a /tmp/disk.img      #=> reversible_low fs.scratch
        """,
    ),
    tool(
        "blkdiscard",
        "DEVICE",
        about="discard the content of a device",
        docs="man:blkdiscard(8)",
        inert="-h --help -V --version",
        deletes="DEVICE",
        because="discards the content of a device",
        options=[
            takes("-o/--offset -l/--length -p/--step"),
            flags("-f/--force -s/--secure -z/--zeroout -v/--verbose -q/--quiet -h/--help -V/--version"),
        ],
        examples="""
            blkdiscard /dev/sdb            #=> destructive disk.write
            blkdiscard -z -l 1M /dev/sdb1  #=> destructive disk.write
            blkdiscard --help              #=> read_only
        """,
    ),
    tool(
        "fstrim",
        "TARGET",
        about="discard the unused blocks of file systems",
        docs="man:fstrim(8)",
        inert="-n -h --help -V --version",
        does="storage.change TARGET",
        options=[
            takes("-I/--listed-in -o/--offset -l/--length -m/--minimum -t/--types"),
            flags("-a/--all -A/--fstab -v/--verbose --quiet-unsupported -n/--dry-run -h/--help -V/--version"),
        ],
        examples="""
            fstrim -av   #=> config_mutation storage.change
            fstrim -v /  #=> config_mutation storage.change
            fstrim -n /  #=> read_only
        """,
    ),
    tool(
        "fsfreeze",
        "TARGET",
        about="suspend writes to a file system",
        docs="man:fsfreeze(8)",
        options=[
            flags("-f/--freeze", does="storage.disrupt TARGET", because="writes wait until the file system is thawed"),
            flags("-u/--unfreeze", does="service.start TARGET", because="lets writes go on"),
            flags("-h/--help -V/--version"),
        ],
        examples="""
            fsfreeze -f /srv   #=> disruptive storage.disrupt
            fsfreeze -u /srv   #=> reversible_low service.start
            fsfreeze --help    #=> read_only
        """,
    ),
    tool(
        "badblocks",
        "DEVICE LAST FIRST",
        about="search a device for bad blocks",
        input="part",
        docs="man:badblocks(8)",
        options=[
            takes("-b -i -c -d -e -p -t"),
            takes("-o", writes="VALUE"),
            flags("-w", deletes="DEVICE", because="overwrites the whole device with patterns"),
            flags("-n", does="storage.disrupt DEVICE", because="rewrites every block of the device"),
            flags("-s -v -f -B -X"),
        ],
        examples="""
            badblocks -sv /dev/sdb           #=> read_only
            badblocks -o bad.txt /dev/sdb    #=> config_mutation fs.write
            badblocks -nsv /dev/sdb          #=> disruptive storage.disrupt
            badblocks -wsv /dev/sdb          #=> destructive disk.write
        """,
    ),
    tool(
        "lsscsi",
        "FILTER",
        about="list SCSI and NVMe devices",
        docs="man:lsscsi(8)",
        options=[
            takes("-y/--sysfsroot"),
            flags(
                "-b/--brief -c/--classic -C/--controllers -d/--device -g/--generic -h/--help -H/--hosts -k/--kname"
                " -L/--list"
                " -l/--long -U/--long-unit/--long_unit -x/--lunhex -N/--no-nvme/--no_nvme -D/--pdt -p/--protection"
                " -P/--protmode/--prot-mode/--prot_mode"
                " -i/--scsi_id/--scsi-id -s/--size -S/--sz-lbs/--sz_lbs"
                " -t/--transport -u/--unit -v/--verbose -V/--version -w/--wwn"
            ),
        ],
        examples="lsscsi -gs  #=> read_only",
    ),
    tool(
        "zramctl",
        "DEVICE...",
        about="show or set up compressed disks in memory",
        docs="man:zramctl(8)",
        options=[
            takes("-o/--output"),
            takes("-a/--algorithm -s/--size -t/--streams -p/--algorithm-params", does="storage.change DEVICE"),
            flags("-f/--find -b/--bytes -n/--noheadings --output-all --raw -h/--help -V/--version"),
            flags("-r/--reset", does="storage.delete DEVICE", because="drops what is on a disk in memory"),
        ],
        examples="""
            zramctl                     #=> read_only
            zramctl -f -s 1G            #=> config_mutation storage.change
            zramctl --reset /dev/zram0  #=> destructive storage.delete
        """,
    ),
    tool(
        "eject",
        "DEVICE",
        about="eject media",
        docs="man:eject(1)",
        inert="-n -d -h --help -V --version",
        options=[
            takes("-a/--auto -c/--changerslot -i/--manualeject -x/--cdspeed"),
            flags(
                "-d/--default -f/--floppy -F/--force -m/--no-unmount -M/--no-partitions-unmount -n/--noop -p/--proc"
                " -q/--tape"
                " -r/--cdrom -s/--scsi -t/--trayclose -T/--traytoggle -v/--verbose -X/--listspeed -h/--help"
                " -V/--version"
            ),
        ],
        # The order of its source: -i, -a, -t and -T before -X, -x alone before the rest.
        rows=[
            when(
                unless="-i -a -t -X -x",
                does="fs.unmount DEVICE",
                because="unmounts and ejects media",
            ),
            when("-c -T", does="fs.unmount DEVICE", because="unmounts and ejects media"),
            when("-i -a -t -x", does="storage.change DEVICE", because="sets the drive, or closes its tray"),
        ],
        examples="""
            eject /dev/sr0  #=> disruptive fs.unmount
            eject -n        #=> read_only
            eject -X        #=> read_only
            eject -X -T     #=> disruptive fs.unmount
            eject -X -t     #=> config_mutation storage.change
            eject -x 8      #=> config_mutation storage.change
            eject -c 1 -x 8 #=> disruptive fs.unmount
        """,
    ),
    tool(
        "udisksctl",
        about="disks, by the service of the desktop",
        docs="man:udisksctl(1)",
        inherits=True,
        options=[
            takes(
                "-p/--object-path -b/--block-device -d/--drive -f/--file -t/--filesystem-type -o/--options --key-file"
            ),
            takes("--offset --size"),
            flags("--no-user-interaction --force -r/--read-only -h/--help --no-partition-scan"),
        ],
        subs=[
            sub("help, status, info, dump, monitor"),
            sub("mount, unlock, loop-setup", does="fs.mount -b -f"),
            sub("unmount, lock, loop-delete", does="fs.unmount -b"),
            sub("power-off", does="storage.disrupt -b"),
            sub("smart-simulate", does="storage.disrupt -b"),
        ],
        examples="""
            udisksctl status                       #=> read_only
            udisksctl info -b /dev/sdb1            #=> read_only
            udisksctl mount -b /dev/sdb1           #=> reversible_low fs.mount
            udisksctl loop-setup -f x.iso          #=> reversible_low fs.mount
            udisksctl unmount -b /dev/sdb1         #=> disruptive fs.unmount
            udisksctl power-off -b /dev/sdb        #=> disruptive storage.disrupt
            udisksctl frobnicate                   #=> unknown unknown.subcommand
        """,
    ),
    tool(
        "ddrescue",
        "SOURCE TARGET MAPFILE",
        about="copy what can still be read of a disk",
        docs="man:ddrescue(1)",
        inert="-h --help -V --version",
        writes="TARGET MAPFILE",
        options=[
            takes(
                "-a/--min-read-rate -b/--sector-size -c/--cluster-size -e/--max-bad-areas -E/--max-error-rate"
                " -F/--fill-mode -H/--test-mode -i/--input-position -K/--skip-size -m/--domain-mapfile"
                " -o/--output-position -r/--retry-passes -s/--size -T/--timeout -x/--extend-outfile"
                " -X/--max-read-errors -Z/--max-read-rate --cpass --delay-slow --mapfile-interval --max-slow-reads"
                " --pause-on-error --pause-on-pass --continue-on-errno"
            ),
            takes("--log-events --log-rates --log-reads", writes="VALUE"),
            takes("-P/--data-preview", "[LINES]"),
            flags(
                "-h/--help -V/--version -A/--try-again -B/--binary-prefixes -C/--complete-only -d/--idirect"
                " -D/--odirect -f/--force -G/--generate-mode -I/--verify-input-size/--check-input-size"
                " -J/--verify-on-error/--check-on-error -L/--loose-domain -M/--retrim -n/--no-scrape -N/--no-trim"
                " -O/--reopen-on-error -p/--preallocate -q/--quiet -R/--reverse -S/--sparse -t/--truncate"
                " -u/--unidirectional -v/--verbose -w/--ignore-write-errors -W/--compare-before-write"
                " -y/--synchronous --ask --command-mode --reset-slow --same-file"
            ),
        ],
        examples="""
            ddrescue -d -r3 /dev/sdb out.img out.map       #=> config_mutation fs.write
            ddrescue -f /dev/sdb /dev/sdc out.map          #=> destructive disk.write
            ddrescue --log-reads=log /dev/sdb /tmp/x       #=> config_mutation fs.write
            ddrescue --version                             #=> read_only
        """,
    ),
]
