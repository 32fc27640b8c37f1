from __future__ import annotations

from riskclass.model.tables import flags, takes, tool, when

MAKES = "makes a file system over what is there"
# A file may be made into an image like any other; what lies below /dev holds data.
DEVICES = [when("DEVICE=/dev/*", deletes="DEVICE", because=MAKES)]
LOCK = takes("--lock", "[MODE]")

TOOLS = [
    tool(
        "mkfs",
        "DEVICE...",
        about="make a file system",
        input="part",
        docs="man:mkfs(8)",
        inert="-h --help --version",
        rows=[
            *DEVICES,
            when("DEVICE", unless="DEVICE=/dev/*", does="disk.write DEVICE", because=MAKES),
        ],
        open=True,  # other options belong to the maker of the type; none makes it harmless
        options=[takes("-t/--type"), flags("-V/--verbose -h/--help --version")],
        examples="""
            mkfs -t ext4 /dev/sdb1            #=> destructive disk.write
            mkfs -t xfs -f -L data /dev/sdb1  #=> destructive disk.write
            mkfs disk.img                     #=> destructive disk.write
            mkfs --help                       #=> read_only
        """,
    ),
    tool(
        "mkfs.ext2 mkfs.ext3 mkfs.ext4 mke2fs mkfs.ext4dev",
        "DEVICE BLOCKS",
        about="make an ext file system",
        input="part",
        docs="man:mke2fs(8)",
        inert="-n",
        writes="DEVICE",
        rows=DEVICES,
        options=[
            takes("-b -C -d -e -E -f -g -G -i -I -J -l -L -m -M -N -o -O -r -R -t -T -U"),
            takes("-z", writes="VALUE"),
            flags("-c -D -F -j -K -n -q -S -v -V"),
        ],
        examples="""
            mkfs.ext4 /dev/sdb1                  #=> destructive disk.write
            mkfs.ext4 -F -L data /dev/vg0/data   #=> destructive
            mkfs.ext4 -n /dev/sdb1               #=> read_only
            mkfs.ext4 -z undo /dev/sdb1          #=> destructive disk.write
            mke2fs -t ext4 -d tree /tmp/fs.img   #=> reversible_low fs.scratch
            mkfs.ext4 disk.img                   #=> config_mutation fs.write
        mkfs.ext4 "$DEV"                     #=> destructive fs.delete
        """,
    ),
    tool(
        "mkfs.xfs",
        "DEVICE",
        about="make an XFS file system",
        docs="man:mkfs.xfs(8)",
        inert="-N -V",
        writes="DEVICE",
        rows=DEVICES,
        options=[takes("-b -c -m -d -i -l -L -n -p -r -s"), flags("-f -K -N -q -V")],
        examples="""
            mkfs.xfs -f -L data /dev/sdb1     #=> destructive disk.write
            mkfs.xfs -n ftype=1 /dev/sdb1     #=> destructive disk.write
            mkfs.xfs -N /dev/sdb1             #=> read_only
        """,
    ),
    tool(
        "mkfs.btrfs",
        "DEVICE...",
        about="make a btrfs file system",
        docs="man:mkfs.btrfs(8)",
        inert="--help -V",
        writes="DEVICE",
        rows=DEVICES,
        options=[
            takes(
                "-d/--data -m/--metadata --csum/--checksum -n/--nodesize -s/--sectorsize -O/--features"
                " -R/--runtime-features -L/--label -U/--uuid -b/--byte-count -r/--rootdir -l/--leafsize"
                " -A/--alloc-start --device-uuid -u/--subvol --inode-flags --compress"
            ),
            flags(
                "-M/--mixed --shrink -K/--nodiscard -f/--force -q/--quiet -v/--verbose -V/--version --help --reflink"
            ),
        ],
        examples="""
            mkfs.btrfs -L data /dev/sdb                    #=> destructive disk.write
            mkfs.btrfs -d raid1 -m raid1 /dev/sdb /dev/sdc #=> destructive disk.write
            mkfs.btrfs --help                              #=> read_only
        """,
    ),
    tool(
        "mkfs.fat mkfs.vfat mkfs.msdos mkdosfs",
        "DEVICE BLOCKS",
        about="make a FAT file system",
        docs="man:mkfs.fat(8)",
        inert="--help",
        writes="DEVICE",
        rows=DEVICES,
        options=[
            takes("-b -D -f -F -g -h -i -l -m -M -n --codepage -r -R -s -S --variant --offset"),
            takes("--mbr", "[MODE]"),
            flags("-a -A -c -C -I -v --invariant --help"),
        ],
        examples="""
            mkfs.vfat -F 32 -n EFI /dev/sdb1  #=> destructive disk.write
            mkfs.fat --help                   #=> read_only
        """,
    ),
    tool(
        "mkfs.exfat mkexfatfs",
        "DEVICE",
        about="make an exFAT file system",
        docs="man:mkfs.exfat(8)",
        inert="-h -V",
        writes="DEVICE",
        rows=DEVICES,
        options=[
            takes("-L/--volume-label -c/--cluster-size -b/--boundary-align -U/--volume-guid -s/--sector-size -i -n -p"),
            flags("--pack-bitmap -f/--full-format -q/--quiet -V/--version -v/--verbose -h/--help"),
        ],
        examples="""
            mkfs.exfat -L card /dev/sdb1  #=> destructive disk.write
            mkfs.exfat --help             #=> read_only
        """,
    ),
    tool(
        "mkfs.ntfs mkntfs",
        "DEVICE SECTORS",
        about="make an NTFS file system",
        docs="man:mkntfs(8)",
        inert="-n -h -V",
        writes="DEVICE",
        rows=DEVICES,
        options=[
            takes(
                "-L/--label -c/--cluster-size -s/--sector-size -p/--partition-start -H/--heads -S/--sectors-per-track"
                " -z/--mft-zone-multiplier"
            ),
            flags(
                "-f/--fast -Q/--quick -C/--enable-compression -I/--no-indexing -n/--no-action -T/--zero-time -F/--force"
                " -q/--quiet -v/--verbose -vv --debug -V/--version -l/--license -h/--help -U/--with-uuid"
            ),
        ],
        examples="""
            mkfs.ntfs -f -L data /dev/sdb1  #=> destructive disk.write
            mkfs.ntfs -n /dev/sdb1          #=> read_only
        """,
    ),
    tool(
        "mkfs.minix mkfs.bfs",
        "DEVICE BLOCKS",
        about="make a Minix or SCO file system",
        docs="man:mkfs.minix(8)",
        inert="-h --help --version",
        writes="DEVICE",
        rows=DEVICES,
        options=[
            takes("-n/--namelength -i/--inodes -N -l/--badblocks --vname -F/--fname"),
            LOCK,
            flags("-1 -2 -v -3 -c/--check --verbose -h/--help -V/--version"),
        ],
        examples="""
            mkfs.minix -3 /dev/sdb1  #=> destructive disk.write
            mkfs.minix --help        #=> read_only
        """,
    ),
    tool(
        "mkfs.cramfs",
        "SOURCE IMAGE",
        about="make a compressed read-only file system",
        docs="man:mkfs.cramfs(8)",
        inert="-h -V",
        writes="IMAGE",
        options=[
            takes("-b/--blocksize -e -N -i -n"),
            LOCK,
            flags("-v -E -p -s -z -h/--help -V/--version"),
        ],
        examples="""
            mkfs.cramfs tree out.img    #=> config_mutation fs.write
            mkfs.cramfs tree /dev/sdb1  #=> destructive disk.write
            mkfs.cramfs --help          #=> read_only
        """,
    ),
    tool(
        "mkswap",
        "DEVICE BLOCKS",
        about="make a swap area",
        docs="man:mkswap(8)",
        inert="-h --help -V --version",
        writes="DEVICE",
        rows=[when("DEVICE=/dev/*", deletes="DEVICE", because="makes a swap area over what is there")],
        options=[
            takes("-p/--pagesize -L/--label -v/--swapversion -U/--uuid -e/--endianness -o/--offset -s/--size"),
            LOCK,
            flags("-c/--check -f/--force -q/--quiet --verbose -F/--file -h/--help -V/--version"),
        ],
        examples="""
            mkswap /dev/sdb2        #=> destructive disk.write
            mkswap -L swap /swap    #=> config_mutation fs.write
            mkswap --help           #=> read_only
        """,
    ),
    tool(
        "swaplabel",
        "DEVICE",
        about="show or change the label of a swap area",
        docs="man:swaplabel(8)",
        options=[
            takes("-L/--label -U/--uuid", does="storage.change DEVICE"),
            flags("-h/--help -V/--version"),
        ],
        examples="""
            swaplabel /dev/sdb2           #=> read_only
            swaplabel -L swap /dev/sdb2   #=> config_mutation storage.change
        """,
    ),
]
