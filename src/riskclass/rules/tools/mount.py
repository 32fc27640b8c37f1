from __future__ import annotations

from riskclass.model.tables import flags, takes, tool, when

SWAP = "the memory that was swapped out must fit into RAM, or processes are killed"

TOOLS = [
    tool(
        "mount",
        "SOURCE TARGET",
        about="mount file systems, or list what is mounted",
        docs="man:mount(8)",
        inert="--help --version",
        options=[
            takes(
                "-T/--fstab --options-mode --options-source -o/--options -O/--test-opts -t/--types --source"
                " --target --target-prefix -N/--namespace -L/--label -U/--uuid --map-groups --map-users"
            ),
            takes("-m/--mkdir", "[MODE]"),
            flags(
                "-a/--all -c/--no-canonicalize -f/--fake -F/--fork -i/--internal-only -l/--show-labels -n/--no-mtab"
                " --options-source-force -r/--read-only -v/--verbose -w/--rw/--read-write -B/--bind -M/--move"
                " -R/--rbind -s -x --exclusive --onlyonce -h/--help -V/--version"
            ),
            flags(
                "--make-shared --make-slave --make-private --make-unbindable --make-rshared --make-rslave"
                " --make-rprivate --make-runbindable",
            ),
        ],
        rows=[
            when("SOURCE -a --source --target -L -U", unless="-f", does="fs.mount SOURCE TARGET"),
            when(
                "--make-shared --make-slave --make-private --make-unbindable --make-rshared --make-rslave"
                " --make-rprivate --make-runbindable",
                unless="-f",
                does="host.config",
                because="changes where later mounts show up",
            ),
            when(
                "-o=remount|remount,*|*,remount|*,remount,*",
                unless="-f",
                does="storage.disrupt SOURCE TARGET",
                because="changes a mount that is in use",
            ),
            when("-M", unless="-f", does="fs.unmount SOURCE", because="takes a mount away from its place"),
            # Before util-linux 2.39 a faked mount sets a loop device up all the same.
            when(
                "-f", "-o=loop|loop=*|*,loop|*,loop,*|*,loop=*", does="fs.mount SOURCE", because="makes a loop device"
            ),
            when(
                "-f",
                "SOURCE --source",
                unless="SOURCE=/dev/*|*:*|//*|*=*|none|tmpfs|proc|sysfs -t=nfs*|cifs|tmpfs|proc|sysfs -B -R -M"
                " -o=*remount*"
                " --make-shared --make-slave --make-private --make-unbindable --make-rshared --make-rslave"
                " --make-rprivate --make-runbindable",
                does="fs.mount SOURCE",
                because="makes a loop device where it is a file",
            ),
            when(
                "TARGET=/|/etc|/usr|/bin|/sbin|/lib|/lib64",
                unless="-f",
                does="storage.disrupt TARGET",
                because="hides what is there, and the system needs it",
            ),
            when("-t=fuse|fuse3", does="code.injected SOURCE", because="runs the program that the source names"),
        ],
        examples="""
            mount                                        #=> read_only
            mount -l -t ext4                             #=> read_only
            mount /dev/sdb1 /mnt                         #=> reversible_low fs.mount
            mount /mnt                                   #=> reversible_low fs.mount
            mount -a                                     #=> reversible_low fs.mount
            mount -t nfs nas:/srv /mnt/nas -o ro,soft    #=> reversible_low fs.mount
            mount --bind /srv/a /srv/b                   #=> reversible_low fs.mount
            mount --bind /srv /tmp/x/y; rm -rf /tmp/x    #=> destructive fs.delete
            mount -o loop,ro x.iso /mnt                  #=> reversible_low fs.mount
            mount -f /dev/sdb1 /mnt                      #=> read_only
            mount -f -o loop /dev/sdb1 /mnt              #=> reversible_low fs.mount
            mount -f x.iso /mnt                          #=> reversible_low fs.mount
            mount -f -o remount,ro /                     #=> read_only
            mount -f --make-rprivate /                   #=> read_only
            mount -o remount,ro /                        #=> disruptive storage.disrupt
            mount -o rw,remount /srv                     #=> disruptive storage.disrupt
            mount --move /mnt /srv                       #=> disruptive fs.unmount
            mount -t tmpfs none /etc                     #=> disruptive storage.disrupt
            mount -t tmpfs none /etc/x                   #=> reversible_low fs.mount
            mount --make-rprivate /                      #=> config_mutation host.config
            mount -t fuse 'prog#arg' /mnt                #=> unknown code.injected
            mount --frobnicate /mnt                      #=> unknown unknown.option
        """,
    ),
    tool(
        "umount",
        "TARGET...",
        about="unmount file systems",
        input="none",
        docs="man:umount(8)",
        inert="--fake --help --version -h -V",
        does="fs.unmount TARGET",
        options=[
            takes("-O/--test-opts -t/--types -N/--namespace"),
            flags(
                "-a/--all -A/--all-targets -c/--no-canonicalize -d/--detach-loop --fake -f/--force -i/--internal-only"
                " -n/--no-mtab -l/--lazy -R/--recursive -r/--read-only -v/--verbose -q/--quiet -h/--help -V/--version"
            ),
        ],
        examples="""
            umount /srv/data       #=> disruptive fs.unmount
            umount -lf /mnt/nas    #=> disruptive fs.unmount
            umount --fake /mnt     #=> read_only
            umount --help          #=> read_only
        """,
    ),
    tool(
        "findmnt",
        "DEVICE TARGET",
        about="find mounted file systems",
        input="none",
        docs="man:findmnt(8)",
        options=[
            takes("-p/--poll --tree", "[LIST]"),
            takes(
                "-w/--timeout -d/--direction -F/--tab-file -N/--task -O/--options -o/--output -S/--source"
                " -T/--target -M/--mountpoint -t/--types -Q/--filter --id --uniq-id"
            ),
            flags(
                "-s/--fstab -m/--mtab -k/--kernel -A/--all -a/--ascii -b/--bytes -C/--nocanonicalize"
                " -c/--canonicalize -D/--df -e/--evaluate -f/--first-only -i/--invert -J/--json -l/--list"
                " -n/--noheadings --output-all -P/--pairs --pseudo --shadowed -R/--submounts -r/--raw --real"
                " -U/--uniq -u/--notruncate -v/--nofsroot -y/--shell -x/--verify --verbose --vfs-all --deleted"
                " -I/--dfi -h/--help -V/--version --shadow -H/--list-columns"
            ),
            takes("--hyperlink", "[VALUE]"),
        ],
        examples="""
            findmnt                              #=> read_only
            findmnt -no SOURCE,TARGET /srv       #=> read_only
            findmnt --verify --verbose           #=> read_only
            findmnt "$DIR"                       #=> read_only
        """,
    ),
    tool(
        "mountpoint",
        "PATH",
        about="tell whether a directory is a mount point",
        docs="man:mountpoint(1)",
        options=[flags("-q/--quiet --nofollow -d/--fs-devno -x/--devno --show -h/--help -V/--version")],
        examples="""
            mountpoint -q /mnt  #=> read_only
            mountpoint -x /dev/sda1  #=> read_only
        """,
    ),
    tool(
        "swapon",
        "DEVICE...",
        about="use swap space, or list it",
        docs="man:swapon(8)",
        options=[
            takes("-d/--discard --show", "[LIST]"),
            takes("-o/--options -p/--priority -L -U -T/--fixpgsz-size --fstab"),
            flags(
                "-a/--all -e/--ifexists -s/--summary --noheadings --raw --bytes -v/--verbose -h/--help"
                " -V/--version --output-all"
            ),
            flags("-f/--fixpgsz", deletes="DEVICE", because="makes the swap space anew if its page size differs"),
        ],
        rows=[when("DEVICE -a -L -U", does="service.start DEVICE", because="adds swap space")],
        examples="""
            swapon --show            #=> read_only
            swapon -s                #=> read_only
            swapon -a                #=> reversible_low service.start
            swapon /dev/sdb2         #=> reversible_low service.start
            swapon -f /dev/sdb2      #=> destructive disk.write
        """,
    ),
    tool(
        "swapoff",
        "DEVICE...",
        about="give up swap space",
        docs="man:swapoff(8)",
        inert="-h --help -V --version",
        does="host.load DEVICE",
        because=SWAP,
        options=[takes("-L -U"), flags("-a/--all -v/--verbose -h/--help -V/--version")],
        examples="""
            swapoff -a         #=> disruptive host.load
            swapoff /dev/sdb2  #=> disruptive host.load
            swapoff --help     #=> read_only
        """,
    ),
    tool(
        "fusermount fusermount3",
        "TARGET",
        about="mount or unmount what programs serve",
        docs="man:fusermount3(1)",
        inert="-h -V",
        options=[takes("-o"), flags("-u -q -z -h -V")],
        rows=[
            when("-u -z", does="fs.unmount TARGET"),
            when("TARGET", unless="-u -z", does="fs.mount TARGET"),
        ],
        examples="""
            fusermount -u /mnt   #=> disruptive fs.unmount
            fusermount -V        #=> read_only
            fusermount /mnt      #=> reversible_low fs.mount
        """,
    ),
    tool(
        "sshfs",
        "SOURCE TARGET",
        about="mount a folder of another host",
        docs="man:sshfs(1)",
        inert="-h --help -V --version",
        does="fs.mount SOURCE TARGET",
        options=[
            takes("-o -p"),
            takes("-F", does="code.injected VALUE", because="the file may name a ProxyCommand"),
            flags("-h/--help -V/--version -f -s -C -1 -d/--debug -v/--verbose"),
        ],
        rows=[
            when(
                "-o=*ssh_command=*|*sftp_server=*|*proxycommand*",
                does="code.injected -o",
                because="the option names a program to run",
            )
        ],
        examples="""
            sshfs web1:/srv /mnt                         #=> reversible_low fs.mount
            sshfs -o ro,reconnect web1:/srv /mnt         #=> reversible_low fs.mount
            sshfs -o ssh_command=/tmp/x web1:/srv /mnt   #=> unknown code.injected
            sshfs -F conf web1:/srv /mnt                 #=> unknown code.injected
            sshfs --help                                 #=> read_only
        """,
    ),
]
