from __future__ import annotations

from riskclass.model.tables import flags, takes, tool, when

LOCK = takes("--lock", "[MODE]")
EDITS = "edits the partition table"
OLD_DATA = "deletes or replaces partitions"
MENDS = "mends a partition table that it finds wrong, also when it only prints"
# parted takes any prefix of a command's name.
READS = "COMMAND=print|prin|pri|pr|p|unit|uni|un|u|align-check|a*|help|hel|he|h|version|v*|quit|q*|select|sel*"
ADDS = "mkpart|mkpar|mkpa|mkp|name|nam*|na|n|set|se|toggle|t*|disk_set|disk_toggle|d*"

TOOLS = [
    tool(
        "fdisk",
        "DEVICE...",
        about="list or edit partition tables",
        input="part",
        docs="man:fdisk(8)",
        options=[
            takes(
                "-b/--sector-size -o/--output -t/--type -w/--wipe -W/--wipe-partitions -C/--cylinders -H/--heads"
                " -S/--sectors"
            ),
            takes("-c/--compatibility -L/--color -u/--units", "[MODE]"),
            LOCK,
            flags(
                "-B/--protect-boot -l/--list -x/--list-details -n/--noauto-pt -s/--getsz --bytes -h/--help -V/--version"
                " -v"
            ),
        ],
        rows=[when("DEVICE", unless="-l -x -s", deletes="DEVICE", because=EDITS)],
        examples="""
            fdisk -l                       #=> read_only
            fdisk -l /dev/sda              #=> read_only
            fdisk -x /dev/sda              #=> read_only
            fdisk /dev/sdb                 #=> destructive disk.write
            printf 'n\\nw\\n' | fdisk /dev/sdb  #=> destructive disk.write
        """,
    ),
    tool(
        "sfdisk",
        "DEVICE PART VALUE",
        about="list or edit partition tables by script",
        input="part",
        docs="man:sfdisk(8)",
        inert="-h --help -v --version",
        options=[
            takes(
                "-N/--partno -o/--output -w/--wipe -W/--wipe-partitions -X/--label -Y/--label-nested -u/--unit"
                " --sector-size"
            ),
            takes("--relocate"),
            takes("-O/--backup-file", writes="VALUE"),
            takes("--move-data --color", "[VALUE]"),
            LOCK,
            flags(
                "-A/--activate -d/--dump -J/--json -g/--show-geometry/-G/--show-pt-geometry -l/--list -F/--list-free"
                " -r/--reorder -s/--show-size -T/--list-types -V/--verify --delete --part-label --part-uuid"
                " --part-type/-c/--id/--change-id/--print-id"
                " --part-attrs --disk-id -a/--append --bytes --move-use-fsync -f/--force -n/--no-act"
                " --no-reread --no-tell-kernel -q/--quiet -L/--Linux --discard-free -h/--help"
                " -v/--version"
            ),
            flags("-b/--backup -B/--backup-pt-sectors"),
        ],
        # Of several commands the last one counts: `sfdisk -l --delete DISK` deletes (tried).
        rows=[
            when(
                "-l -d -J -g -s -V -F",
                unless="--delete -A --part-label --part-type --part-uuid --part-attrs --disk-id",
                operands="DEVICE...",
            ),
            when("--delete -A", operands="DEVICE PART..."),
            when(
                "DEVICE",
                unless="-n -l -d -J -B -g -s -T -V -F --part-label --part-type --part-uuid --part-attrs --disk-id -A",
                deletes="DEVICE",
                because=EDITS,
            ),
            when("--delete -r --relocate", "DEVICE", unless="-n", deletes="DEVICE", because=EDITS),
            when(
                "--part-label --part-type --part-uuid --part-attrs", "VALUE", unless="-n", does="storage.change DEVICE"
            ),
            when("--disk-id", "PART", unless="-n", does="storage.change DEVICE"),
            when("-A", "PART", unless="-n", does="host.boot DEVICE"),
            when("-b -B", unless="-O", does="fs.create", because="saves what it finds in the home directory"),
        ],
        examples="""
            sfdisk -l /dev/sda /dev/sdb             #=> read_only
            sfdisk -d /dev/sda                      #=> read_only
            sfdisk /dev/sdb < table.txt             #=> destructive disk.write
            sfdisk -n /dev/sdb < table.txt          #=> read_only
            sfdisk --delete /dev/sdb 1 2            #=> destructive disk.write
            sfdisk -O saved.img -B /dev/sdb         #=> config_mutation fs.write
            sfdisk --part-type /dev/sdb 1           #=> read_only
            sfdisk --part-type /dev/sdb 1 83        #=> config_mutation storage.change
            sfdisk --disk-id /dev/sdb               #=> read_only
            sfdisk --disk-id /dev/sdb 0x1234        #=> config_mutation storage.change
            sfdisk -l --delete /dev/sdb             #=> destructive disk.write
            sfdisk -d -r /dev/sdb                   #=> destructive disk.write
            sfdisk -r -n /dev/sdb                   #=> read_only
            sfdisk -l -A /dev/sdb 1                 #=> config_mutation host.boot
            sfdisk -B /dev/sdb                      #=> reversible_low fs.create
            sfdisk -n -b /dev/sdb                   #=> reversible_low fs.create
            sfdisk -G /dev/sdb                      #=> read_only
            sfdisk -c /dev/sdb 1                    #=> read_only
            sfdisk -A /dev/sdb                      #=> read_only
            sfdisk -A /dev/sdb 1                    #=> config_mutation host.boot
        """,
    ),
    tool(
        "cfdisk",
        "DEVICE",
        about="edit a partition table on the screen",
        docs="man:cfdisk(8)",
        inert="-h --help -V --version",
        deletes="DEVICE",
        because=EDITS,
        options=[
            takes("-L/--color", "[MODE]"),
            LOCK,
            takes("-b/--sector-size"),
            flags("-z/--zero -r/--read-only -h/--help -V/--version"),
        ],
        rows=[when(unless="DEVICE", does="disk.write", because="edits the first disk that it finds")],
        examples="""
            cfdisk             #=> destructive disk.write
            cfdisk /dev/sdb    #=> destructive disk.write
            cfdisk --help      #=> read_only
        """,
    ),
    tool(
        "gdisk",
        "DEVICE",
        about="list or edit GPT partition tables",
        input="part",
        docs="man:gdisk(8)",
        options=[flags("-l/--list")],
        rows=[
            when("DEVICE", unless="-l", deletes="DEVICE", because=EDITS),
            when(unless="DEVICE -l", does="code.interactive", because="asks for a device to edit"),
        ],
        examples="""
            gdisk -l /dev/sda  #=> read_only
            gdisk              #=> unknown code.interactive
            gdisk /dev/sdb     #=> destructive disk.write
        """,
    ),
    tool(
        "cgdisk fixparts",
        "DEVICE",
        about="edit partition tables on the screen",
        docs="man:cgdisk(8)",
        deletes="DEVICE",
        because=EDITS,
        options=[flags("-a")],
        rows=[when(unless="DEVICE", does="code.interactive", because="asks for a device to edit")],
        examples="""
            cgdisk -a /dev/sdb  #=> destructive disk.write
            cgdisk              #=> unknown code.interactive
        """,
    ),
    tool(
        "sgdisk",
        "DEVICE",
        about="edit GPT partition tables by options",
        input="part",
        docs="man:sgdisk(8)",
        options=[
            takes(
                "-A/--attributes -a/--set-alignment -B/--byte-swap-name -c/--change-name -d/--delete -h/--hybrid"
                " -i/--info -j/--move-main-table -l/--load-backup -m/--gpttombr -n/--new -N/--largest-new"
                " -r/--transpose -S/--resize-table -t/--typecode -T/--transform-bsd -u/--partition-guid"
                " -U/--disk-guid -k/--move-backup-table"
            ),
            takes("-b/--backup", writes="VALUE"),
            takes("-R/--replicate", deletes="VALUE", because="overwrites the partition table of another disk"),
            flags(
                "-C/--recompute-chs -D/--display-alignment -e/--move-second-header -E/--end-of-largest"
                " -f/--first-in-largest -F/--first-aligned-in-largest -g/--mbrtogpt -G/--randomize-guids -I/--align-end"
                " -L/--list-types -o/--clear -O/--print-mbr -p/--print -P/--pretend -s/--sort -v/--verify -V/--version"
                " -z/--zap -Z/--zap-all -?/--help --usage"
            ),
        ],
        rows=[
            when("-d -g -l -m -o -T", unless="-P", deletes="DEVICE", because=OLD_DATA),
            when("-z -Z", deletes="DEVICE", because="destroys the table at once, unless -P stands before it"),
            when(
                "-B -c -C -e -h -j -n -N -S -t -u -U",
                unless="-P",
                does="storage.change DEVICE",
                because="changes the partition table",
            ),
            when(
                "-A=*:or:*|*:nand:*|*:xor:*|*:=:*|*:set:*|*:clear:*|*:toggle:*",
                unless="-P",
                does="storage.change DEVICE",
            ),
            when(
                "-G -r -s",
                unless="-P",
                does="storage.disrupt DEVICE",
                because="partitions get other numbers or identifiers",
            ),
        ],
        examples="""
            sgdisk -p /dev/sda                       #=> read_only
            sgdisk -i 1 /dev/sda                     #=> read_only
            sgdisk -A 1:show /dev/sda                #=> read_only
            sgdisk -A 1:set:2 /dev/sda               #=> config_mutation storage.change
            sgdisk --backup=table.bin /dev/sda       #=> config_mutation fs.write
            sgdisk -n 0:0:+10G -t 0:8300 /dev/sdb    #=> config_mutation storage.change
            sgdisk -P -n 0:0:+10G /dev/sdb           #=> read_only
            sgdisk -s /dev/sdb                       #=> disruptive storage.disrupt
            sgdisk -d 1 /dev/sdb                     #=> destructive disk.write
            sgdisk --zap-all /dev/sdb                #=> destructive disk.write
            sgdisk -P -d 1 /dev/sdb                  #=> read_only
            sgdisk -Z -P /dev/sdb                    #=> destructive disk.write
            sgdisk -R /dev/sdc /dev/sdb              #=> destructive disk.write
        """,
    ),
    tool(
        "parted",
        "DEVICE COMMAND WORD...",
        about="list or edit partition tables",
        input="part",
        docs="man:parted(8)",
        inert="-h --help -v --version",
        options=[
            takes("-a/--align"),
            flags("-l/--list -m/--machine -j/--json -s/--script -f/--fix -i/--interactive -h/--help -v/--version"),
            flags("---pretend-input-tty"),
        ],
        rows=[
            when("DEVICE", unless="COMMAND -l -s", deletes="DEVICE", because=EDITS),
            when(unless="DEVICE -l -s", does="disk.write", because="edits the first disk that it finds"),
            when("-f ---pretend-input-tty", does="storage.change DEVICE", because=MENDS),
            when("COMMAND", unless=f"{READS}|{ADDS}", deletes="DEVICE", because=OLD_DATA),
            when(f"COMMAND={ADDS}", does="storage.change DEVICE", because="changes the partition table"),
            when("WORD=mkl*|mkt*|rm|resi*|resc*|mkpartfs|mkfs|move|cp", deletes="DEVICE", because=OLD_DATA),
            when("WORD=mkp*|nam*|na|n|set|to*|ty*|disk_*", does="storage.change DEVICE"),
        ],
        examples="""
            parted -l                                              #=> read_only
            parted -s /dev/sda print                               #=> read_only
            parted /dev/sda unit s print free                      #=> read_only
            parted -s /dev/sda align-check opt 1                   #=> read_only
            parted /dev/sdb                                        #=> destructive disk.write
            parted                                                 #=> destructive disk.write
            parted -s /dev/sdb mklabel gpt                         #=> destructive disk.write
            parted -s /dev/sdb rm 1                                #=> destructive disk.write
            parted -s /dev/sdb resizepart 1 100%                   #=> destructive disk.write
            parted -s /dev/sdb mkpart primary ext4 1MiB 100%       #=> config_mutation storage.change
            parted -s /dev/sdb unit MiB mkpart primary ext4 1 9    #=> config_mutation storage.change
            parted -s /dev/sdb unit s rm 1                         #=> destructive disk.write
            parted -s /dev/sdb set 1 boot on                       #=> config_mutation storage.change
            parted -s /dev/sdb mklabel gpt mkpart p ext4 0% 100%   #=> destructive disk.write
            parted -s /dev/sda                                     #=> read_only
            parted -s -f /dev/sda print                            #=> config_mutation storage.change
            parted -sf -l                                          #=> config_mutation storage.change
            parted ---pretend-input-tty /dev/sda print             #=> config_mutation storage.change
            parted -s /dev/sda unit s tog 1 boot                   #=> config_mutation storage.change
            parted -s /dev/sda unit TB print                       #=> read_only
            parted --version                                       #=> read_only
        """,
    ),
    tool(
        "partprobe",
        "DEVICE...",
        about="tell the kernel of changed partition tables",
        docs="man:partprobe(8)",
        inert="-d --dry-run -h --help -v --version",
        does="refresh DEVICE",
        options=[flags("-d/--dry-run -s/--summary -h/--help -v/--version")],
        examples="""
            partprobe /dev/sdb  #=> reversible_low refresh
            partprobe -d -s     #=> read_only
        """,
    ),
    tool(
        "partx",
        "PARTITION DEVICE",
        about="list partitions, or tell the kernel of them",
        docs="man:partx(8)",
        options=[
            takes("-n/--nr -o/--output -S/--sector-size -t/--type"),
            flags(
                "-s/--show -b/--bytes -g/--noheadings --output-all -P/--pairs -r/--raw --list-types -v/--verbose"
                " -l/--list -h/--help -V/--version"
            ),
            flags("-a/--add -u/--update", does="refresh DEVICE PARTITION"),
            flags("-d/--delete", does="storage.disrupt PARTITION DEVICE", because="the kernel forgets partitions"),
        ],
        examples="""
            partx -s /dev/sda   #=> read_only
            partx -a /dev/sdb   #=> reversible_low refresh
            partx -d /dev/sdb   #=> disruptive storage.disrupt
        """,
    ),
    tool(
        "addpart delpart resizepart",
        "DEVICE PARTITION START LENGTH",
        about="tell the kernel of one partition",
        docs="man:addpart(8)",
        inert="-h --help -V --version",
        does="storage.disrupt DEVICE",
        because="the kernel sees other partitions than before",
        options=[flags("-h/--help -V/--version")],
        examples="""
            delpart /dev/sdb 1       #=> disruptive storage.disrupt
            addpart --help           #=> read_only
        """,
    ),
]
