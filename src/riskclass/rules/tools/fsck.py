from __future__ import annotations

from riskclass.model.tables import flags, takes, tool, when

REPAIRS = "repairs a file system; what cannot be repaired is dropped"
PREENS = "repairs what can be repaired safely"

TOOLS = [
    tool(
        "fsck",
        "DEVICE...",
        about="check and repair file systems",
        input="part",
        docs="man:fsck(8)",
        inert="-N --help -? --version",
        options=[
            takes("-t"),
            takes("-C -r", "[FD]"),
            flags("-A -l -M -N -P -R -s -T -V -?/--help --version"),
            # those of the checkers
            flags("-a -p -n -y -c -d -D -f -F -k -v"),
        ],
        rows=[
            when("DEVICE", unless="-n -p -a", deletes="DEVICE", because=REPAIRS),
            when("-A", unless="-n -p -a", does="disk.write", because=REPAIRS),
            when(unless="DEVICE -n -p -a", does="disk.write", because="repairs all file systems of fstab"),
            when("-p -a", unless="-n", does="storage.change DEVICE", because=PREENS),
            when("-c", deletes="DEVICE", because="writes the list of bad blocks"),
        ],
        examples="""
            fsck -n /dev/sdb1            #=> read_only
            fsck -N /dev/sdb1            #=> read_only
            fsck -nf -t ext4 /dev/sdb1   #=> read_only
            fsck -y /dev/sdb1            #=> destructive disk.write
            fsck /dev/sdb1               #=> destructive disk.write
            fsck -A                      #=> destructive
            fsck -p /dev/sdb1            #=> config_mutation storage.change
            fsck -nc /dev/sdb1           #=> destructive disk.write
            fsck -y                      #=> destructive disk.write
            fsck                         #=> destructive disk.write
            fsck -n                      #=> read_only
            fsck -p                      #=> config_mutation storage.change
            fsck --version               #=> read_only
        """,
    ),
    tool(
        "e2fsck fsck.ext2 fsck.ext3 fsck.ext4 fsck.ext4dev",
        "DEVICE",
        about="check and repair ext file systems",
        input="part",
        docs="man:e2fsck(8)",
        options=[
            takes("-b -B -C -E -I -j -P"),
            takes("-l -L", deletes="DEVICE", because="writes the list of bad blocks"),
            takes("-z", writes="VALUE"),
            flags("-p -a -n -y -r -d -D -f -F -k -t -v -V -s -S"),
            flags("-c", deletes="DEVICE", because="writes the list of bad blocks"),
        ],
        rows=[
            when("DEVICE", unless="-n -p -a -V", deletes="DEVICE", because=REPAIRS),
            when("-p -a", unless="-n", does="storage.change DEVICE", because=PREENS),
        ],
        examples="""
            e2fsck -n /dev/sdb1                 #=> read_only
            e2fsck -nf -b 32768 /dev/sdb1       #=> read_only
            e2fsck -V                           #=> read_only
            e2fsck -f /dev/sdb1                 #=> destructive disk.write
            e2fsck -fy /dev/sdb1                #=> destructive disk.write
            e2fsck -fy /tmp/fs.img              #=> reversible_low fs.scratch
            fsck.ext4 -p /dev/sdb1              #=> config_mutation storage.change
            e2fsck -p -z undo.e2 /dev/sdb1      #=> config_mutation fs.write
            e2fsck -nc /dev/sdb1                #=> destructive disk.write
            e2fsck -n -l bad /dev/sdb1          #=> destructive disk.write
        """,
    ),
    tool(
        "fsck.fat fsck.vfat fsck.msdos dosfsck",
        "DEVICE",
        about="check and repair FAT file systems",
        docs="man:fsck.fat(8)",
        inert="-n --help",
        deletes="DEVICE",
        because=REPAIRS,
        options=[
            takes("-c -d -F -u --variant"),
            flags("-a -A -b -f -l -n -p -r -S -t -U -v -V -w -y --help"),
        ],
        examples="""
            fsck.vfat -n /dev/sdb1  #=> read_only
            fsck.vfat -a /dev/sdb1  #=> destructive disk.write
        """,
    ),
    tool(
        "fsck.exfat",
        "DEVICE",
        about="check and repair exFAT file systems",
        docs="man:fsck.exfat(8)",
        options=[
            flags(
                "-r/--repair -y/--repair-yes -n/--repair-no -p/--repair-auto -a -b/--ignore-bad-fs -s/--rescue"
                " -V/--version -v/--verbose -h/--help"
            )
        ],
        rows=[when("-r -y -p -a -b -s", unless="-n -h -V", deletes="DEVICE", because=REPAIRS)],
        examples="""
            fsck.exfat /dev/sdb1     #=> read_only
            fsck.exfat -n /dev/sdb1  #=> read_only
            fsck.exfat -y /dev/sdb1  #=> destructive disk.write
        """,
    ),
    tool(
        "exfatfsck",
        "DEVICE",
        about="check and repair exFAT file systems",
        docs="man:exfatfsck(8)",
        options=[flags("-a -n -p -y -V -h")],
        rows=[when("DEVICE", unless="-n -V", deletes="DEVICE", because=REPAIRS)],
        examples="""
            exfatfsck /dev/sdb1     #=> destructive disk.write
            exfatfsck -n /dev/sdb1  #=> read_only
        """,
    ),
    tool(
        "fsck.xfs fsck.btrfs",
        "DEVICE",
        about="does nothing, since the system checks these file systems when it mounts them",
        docs="man:fsck.xfs(8)",
        options=[flags("-a -A -f -p -y -n")],
        rows=[when("-f", deletes="DEVICE", because=REPAIRS)],
        examples="""
            fsck.xfs /dev/sdb1     #=> read_only
            fsck.xfs -f /dev/sdb1  #=> destructive disk.write
        """,
    ),
    tool(
        "tune2fs",
        "DEVICE",
        about="show or change the parameters of an ext file system",
        input="part",
        docs="man:tune2fs(8)",
        options=[
            takes("-c -C -e -E -g -i -I -J -L -m -M -o -O -Q -r -T -u -U", does="storage.change DEVICE"),
            takes("-z", writes="VALUE"),
            flags("-j", does="storage.change DEVICE"),
            flags("-l -f -V"),
        ],
        examples="""
            tune2fs -l /dev/sdb1              #=> read_only
            tune2fs -L data /dev/sdb1         #=> config_mutation storage.change
            tune2fs -O ^has_journal /dev/sdb1 #=> config_mutation storage.change
            tune2fs -j /dev/sdb1              #=> config_mutation storage.change
            tune2fs -z undo -l /dev/sdb1      #=> config_mutation fs.write
        """,
    ),
    tool(
        "resize2fs",
        "DEVICE SIZE",
        about="resize an ext file system",
        input="part",
        docs="man:resize2fs(8)",
        options=[takes("-d -S"), takes("-z", writes="VALUE"), flags("-f -F -M -P -p -b -s")],
        rows=[
            when("DEVICE", unless="-P", does="storage.change DEVICE"),
            when("SIZE -M -s -b", unless="-P", does="storage.disrupt DEVICE", because="may shrink the file system"),
        ],
        examples="""
            resize2fs -P /dev/sdb1          #=> read_only
            resize2fs /dev/sdb1             #=> config_mutation storage.change
            resize2fs -M /dev/sdb1          #=> disruptive storage.disrupt
            resize2fs /dev/sdb1 10G         #=> disruptive storage.disrupt
            resize2fs -z undo /dev/sdb1     #=> config_mutation fs.write storage.change
        """,
    ),
    tool(
        "dumpe2fs e2freefrag",
        "DEVICE",
        about="show an ext file system",
        docs="man:dumpe2fs(8)",
        options=[takes("-o -c"), flags("-b -f -g -h -i -m -x -V")],
        examples="""
            dumpe2fs -h /dev/sdb1  #=> read_only
            dumpe2fs -o superblock=32768 /dev/sdb1  #=> read_only
        """,
    ),
    tool(
        "e2label fatlabel dosfslabel exfatlabel ntfslabel",
        "DEVICE LABEL",
        about="show or set the label of a file system",
        docs="man:e2label(8)",
        options=[
            takes("-c/--codepage"),
            flags("-r/--reset --new-serial --new-half-serial", does="storage.change DEVICE"),
            flags(
                "-i/--volume-id --volume-serial -n/--no-action -f/--force -q/--quiet -v/--verbose -V/--version"
                " -h/--help"
            ),
        ],
        rows=[when("LABEL", unless="-n", does="storage.change DEVICE")],
        examples="""
            e2label /dev/sdb1        #=> read_only
            e2label /dev/sdb1 data   #=> config_mutation storage.change
            fatlabel -r /dev/sdb1    #=> config_mutation storage.change
            ntfslabel -n /dev/sdb1 x #=> read_only
        """,
    ),
    tool(
        "debugfs",
        "DEVICE",
        about="look into or edit an ext file system",
        docs="man:debugfs(8)",
        inert="-V",
        options=[
            takes("-b -s -d"),
            takes("-R"),
            takes("-f", does="code.opaque VALUE", because="carries out the commands of a file"),
            takes("-z", writes="VALUE"),
            flags("-w", deletes="DEVICE", because="edits a file system behind its back"),
            flags("-c -i -n -D -V"),
        ],
        rows=[
            when(unless="-R -f", does="code.interactive DEVICE"),
            when(
                "-R",
                unless="-R=stat*|ls*|show_super_stats*|features*|freefrag*|htree*|icheck*|ncheck*|testi*|testb*|logdump"
                "|imap*|blocks*|bmap*|ea_list*|lsdel*|pwd|supported_features",
                does="code.opaque -R",
                because="a command that may show or copy any file, or change the file system",
            ),
        ],
        examples="""
            debugfs -V                                    #=> read_only
            debugfs -R 'stat <8>' /dev/sdb1               #=> read_only
            debugfs -R 'cat /etc/shadow' /dev/sdb1        #=> unknown code.opaque
            debugfs -f cmds /dev/sdb1                     #=> unknown code.opaque
            debugfs -z undo -R 'stat <8>' /dev/sdb1       #=> config_mutation fs.write
            debugfs /dev/sdb1                             #=> unknown code.interactive
            debugfs -w -R 'rm x' /dev/sdb1                #=> destructive disk.write
        """,
    ),
    tool(
        "e2image",
        "DEVICE IMAGE",
        about="save the metadata or content of an ext file system",
        docs="man:e2image(8)",
        options=[
            takes("-b -B -o -O"),
            flags("-r -Q -a -c -f -n -p -s"),
            flags("-I", deletes="DEVICE", because="writes saved metadata back"),
        ],
        rows=[when("IMAGE", unless="-I -n", writes="IMAGE|-")],
        examples="""
            e2image /dev/sdb1 meta.e2i        #=> config_mutation fs.write
            e2image -ra /dev/sdb1 /dev/sdc1   #=> destructive disk.write
            e2image -ran /dev/sdb1 out        #=> read_only
            e2image -I /dev/sdb1 meta.e2i     #=> destructive disk.write
        """,
    ),
    tool(
        "e2undo",
        "UNDO DEVICE",
        about="undo changes to an ext file system",
        docs="man:e2undo(8)",
        inert="-n -h",
        deletes="DEVICE",
        because="writes old blocks back",
        options=[takes("-o"), takes("-z", writes="VALUE"), flags("-f -h -n -v")],
        examples="""
            e2undo undo.e2 /dev/sdb1          #=> destructive disk.write
            e2undo -z redo undo.e2 /dev/sdb1  #=> destructive disk.write
            e2undo -n undo.e2 /dev/sdb1       #=> read_only
            e2undo -n -z redo undo.e2 /dev/sdb1  #=> config_mutation fs.write
        """,
    ),
    tool(
        "filefrag",
        "FILE...",
        about="show how a file lies on the disk",
        docs="man:filefrag(8)",
        options=[takes("-b", "[SIZE]"), flags("-B -e -E -k -P -s -v -V -x -X")],
        examples="filefrag -v f  #=> read_only",
    ),
    tool(
        "e4defrag",
        "TARGET...",
        about="lay out files in one piece",
        docs="man:e4defrag(8)",
        inert="-c",
        does="storage.change TARGET",
        options=[flags("-c -v")],
        examples="""
            e4defrag -c /srv  #=> read_only
            e4defrag /srv     #=> config_mutation storage.change
        """,
    ),
    tool(
        "ntfsfix",
        "DEVICE",
        about="repair the commonest faults of an NTFS file system",
        docs="man:ntfsfix(8)",
        inert="-n -h -V",
        does="storage.change DEVICE",
        options=[flags("-b/--clear-bad-sectors -d/--clear-dirty -h/--help -n/--no-action -V/--version")],
        examples="""
            ntfsfix -n /dev/sdb1  #=> read_only
            ntfsfix -d /dev/sdb1  #=> config_mutation storage.change
        """,
    ),
    tool(
        "ntfsresize",
        "DEVICE",
        about="resize an NTFS file system",
        docs="man:ntfsresize(8)",
        inert="-n -i -m -c -V -h",
        does="storage.disrupt DEVICE",
        because="moves data to fit the new size",
        options=[
            takes("-s/--size"),
            flags(
                "-c/--check -i/--info -m/--info-mb-only -x/--expand -n/--no-action -b/--bad-sectors -f/--force"
                " -P/--no-progress-bar -v/--verbose -V/--version -h/--help"
            ),
        ],
        examples="""
            ntfsresize -i /dev/sdb1      #=> read_only
            ntfsresize -s 10G /dev/sdb1  #=> disruptive storage.disrupt
        """,
    ),
    tool(
        "ntfsinfo",
        "DEVICE",
        about="show an NTFS file system",
        docs="man:ntfsinfo(8)",
        options=[
            takes("-i/--inode -F/--file"),
            flags("-m/--mft -t/--notime -f/--force -q/--quiet -v/--verbose -V/--version -h/--help"),
        ],
        examples="ntfsinfo -m /dev/sdb1  #=> read_only",
    ),
    tool(
        "ntfsclone",
        "SOURCE",
        about="copy an NTFS file system",
        docs="man:ntfsclone(8)",
        inert="-n -h -V",
        options=[
            takes("-o/--output", writes="VALUE|-"),
            takes("-O/--overwrite", deletes="VALUE", because="overwrites the target"),
            flags(
                "-s/--save-image -r/--restore-image --rescue -m/--metadata -n/--no-action --ignore-fs-check"
                " --new-serial --new-half-serial -t/--preserve-timestamps -q/--quiet -f/--force --full-logfile"
                " -h/--help -V/--version"
            ),
        ],
        examples="""
            ntfsclone -s -o - /dev/sdb1               #=> read_only
            ntfsclone -s -o out.img /dev/sdb1         #=> config_mutation fs.write
            ntfsclone -r -O /dev/sdc1 out.img         #=> destructive disk.write
            ntfsclone -n -r -O /dev/sdc1 out.img      #=> read_only
        """,
    ),
]
