from __future__ import annotations

from riskclass.model.tables import flags, sub, takes, tool, when

#: Commands of xfs_io that only show.
SHOWS = (
    "stat*|pread*|fiemap*|bmap*|fsmap*|lsattr*|lsproj*|print|p|file|help*|seek*"
    "|mincore*|getfsprops*|listfsprops|rginfo"
    "|fsuuid|sysfspath*|inode*|crc32cselftest|bulkstat*|quit|q|inumbers*|parent*|aginfo*"
)

#: Addresses of qemu-nbd that only this host reaches.
NEAR = "-b=127.*|localhost|::1"

GLUSTER = tool(
    "gluster",
    "-- REST...",
    about="manage volumes that are spread over hosts",
    docs="man:gluster(8)",
    inherits=True,
    inert="--help --version",
    options=[
        takes("--remote-host --mode --log-level --timeout --glusterd-sock --inet6"),
        takes("--log-file", does="fs.append VALUE"),
        flags("--xml --nolog --help --version --print-logdir --print-statedumpdir"),
    ],
    rows=[
        when("REST", does="code.opaque REST", because="is a command of its own"),
        when(unless="REST --help --version --print-logdir --print-statedumpdir", does="code.interactive"),
    ],
    subs=[
        sub(
            "volume info, volume list, volume get, volume top, volume help, pool list, peer status, snapshot list,"
            " snapshot info, snapshot status, snapshot help, peer help, help, version, global help, volume log"
            " locate,"
            " volume geo-replication help, get-state help",
            "WORD...",
            open=True,
        ),
        sub("volume status", "VOLUME WORD..."),
        sub("volume profile", "VOLUME ACTION WORD...", rows=[when("ACTION=start|stop", does="storage.change VOLUME")]),
        sub(
            "volume heal",
            "VOLUME ACTION WORD...",
            rows=[
                when(
                    unless="ACTION=info|statistics|split-brain|enable|disable|granular-entry-heal",
                    does="refresh VOLUME",
                    because="mends copies that differ",
                ),
                when("ACTION=enable|disable|granular-entry-heal", does="storage.change VOLUME"),
                when(
                    "ACTION=split-brain", does="storage.delete VOLUME", because="drops the copies that were not chosen"
                ),
            ],
        ),
        sub(
            "volume rebalance",
            "VOLUME ACTION WORD...",
            rows=[when(unless="ACTION=status", does="storage.disrupt VOLUME", because="moves data between hosts")],
        ),
        sub(
            "volume quota, volume bitrot, volume geo-replication",
            "VOLUME ACTION WORD...",
            rows=[when(unless="ACTION=list*|status|config", does="storage.change VOLUME")],
        ),
        sub(
            "volume create, volume set, volume reset, volume add-brick, volume sync, volume barrier",
            "VOLUME WORD...",
            does="storage.change VOLUME",
        ),
        sub("volume start", "VOLUME FORCE", does="service.start VOLUME"),
        sub(
            "volume stop, volume replace-brick, volume reset-brick, volume clear-locks",
            "VOLUME WORD...",
            does="storage.disrupt VOLUME",
        ),
        sub(
            "volume remove-brick",
            "VOLUME BRICK... ACTION",
            rows=[
                when("ACTION=commit|force", does="storage.delete VOLUME"),
                when(unless="ACTION=status", does="storage.disrupt VOLUME", because="moves data to other hosts"),
            ],
        ),
        sub("volume delete", "VOLUME", does="storage.delete VOLUME"),
        sub("volume log rotate, volume statedump, get-state", "WORD...", does="fs.create"),
        sub("peer probe", "HOST", does="cluster.change HOST"),
        sub("peer detach", "HOST FORCE", does="cluster.disrupt HOST"),
        sub("snapshot create, snapshot clone", "NAME WORD...", does="snapshot NAME"),
        sub("snapshot activate, snapshot deactivate, snapshot config", "NAME WORD...", does="storage.change NAME"),
        sub("snapshot restore", "NAME", does="storage.delete NAME", because="replaces the volume by an older state"),
        sub("snapshot delete", "NAME WORD...", does="storage.delete NAME"),
        sub("system::* *", "WORD...", does="code.opaque WORD"),
    ],
    examples="""
        gluster                                         #=> unknown code.interactive
        gluster --mode=script -- volume stop v          #=> unknown code.opaque
        gluster volume info                             #=> read_only
        gluster --mode=script volume status v detail    #=> read_only
        gluster pool list                               #=> read_only
        gluster --log-file=x pool list                  #=> config_mutation fs.write
        gluster volume profile v info                   #=> read_only
        gluster volume profile v start                  #=> config_mutation storage.change
        gluster volume heal v info                      #=> read_only
        gluster volume heal v full                      #=> reversible_low refresh
        gluster volume heal v disable                   #=> config_mutation storage.change
        gluster volume heal v split-brain latest-mtime /f  #=> destructive storage.delete
        gluster volume rebalance v status               #=> read_only
        gluster volume rebalance v start                #=> disruptive storage.disrupt
        gluster volume quota v list                     #=> read_only
        gluster volume quota v enable                   #=> config_mutation storage.change
        gluster volume set v auth.allow 10.0.0.1        #=> config_mutation storage.change
        gluster volume start v                          #=> reversible_low service.start
        gluster volume stop v                           #=> disruptive storage.disrupt
        gluster volume remove-brick v h:/b status       #=> read_only
        gluster volume remove-brick v h:/b start        #=> disruptive storage.disrupt
        gluster volume remove-brick v h:/b commit       #=> destructive storage.delete
        gluster volume delete v                         #=> destructive storage.delete
        gluster get-state                               #=> reversible_low fs.create
        gluster peer probe h2                           #=> config_mutation cluster.change
        gluster peer detach h2                          #=> disruptive cluster.disrupt
        gluster snapshot create s v                     #=> reversible_low snapshot
        gluster snapshot activate s                     #=> config_mutation storage.change
        gluster snapshot restore s                      #=> destructive storage.delete
        gluster snapshot delete s                       #=> destructive storage.delete
        gluster system:: execute x                      #=> unknown code.opaque
        gluster frobnicate                              #=> unknown unknown.subcommand
    """,
)

RADOS = tool(
    "rados",
    about="look at and change objects of a Ceph pool",
    docs="man:rados(8)",
    inherits=True,
    inert="--help -h --version",
    options=[
        takes("--setuser --setgroup --target-locator --offset-align --read-percent"),
        takes("-f", "[FORMAT]"),
        takes(
            "-p/--pool -N/--namespace --pgid -s/--snap -i/--id -n/--name -c/--conf --cluster -m --keyring/-k --format"
        ),
        takes(
            "-O/--object-size -b/--object_size --max-objects --target-pool --target-nspace -t/--concurrent-ios"
            " --block-size"
        ),
        takes(
            "--offset --input-file/--input_file --run-name --prefix --obj-name-file --omap-key-file --run-length"
            " --target-throughput"
        ),
        takes(
            "--num-objects --min-object-size --max-object-size --min-op-len --max-op-len --percent --max-ops"
            " --snapid --locator"
        ),
        takes(
            "--lock-tag --lock-cookie --lock-description --lock-duration --lock-type --object-locator --workers"
            " --striper"
        ),
        flags(
            "--all -A --default --create --no-hints --no-cleanup --no-verify --use-striper --force-full"
            " --show-time --write-object"
        ),
        flags(
            "--write-omap --write-xattr --reuse-bench --with-clones --yes-i-really-really-mean-it --help -h"
            " --version --pretty-format"
        ),
        flags("--max-backlog --deep --no-full --with-reference --dry-run"),
    ],
    subs=[
        sub(
            "lspools, df, ls, lssnap, stat, stat2, listxattr, getxattr, mapext, listsnaps, listomapkeys,"
            " listomapvals, getomapheader,"
            " list-inconsistent-pg, list-inconsistent-obj, list-inconsistent-snapset, listwatchers, lock list,"
            " lock info,"
            " get-obj-digest, notify-listen",
            "WORD...",
        ),
        sub("get, getomapval, export", "WORD... TARGET", writes="TARGET|-"),
        sub(
            "put, append, create, cp, setxattr, rmxattr, touch, setomapval, setomapheader, set-alloc-hint,"
            " cppool, copy, notify,"
            " import, mksnap, tier-promote, lock get, lock break, watch, unset-manifest, set-redirect, set-chunk",
            "WORD...",
            does="storage.change WORD",
        ),
        sub(
            "rm, truncate, purge, rmomapkey, clearomap, rollback, rmsnap, cleanup, mkpool, rmpool, tier-evict,"
            " tier-flush, clonedata",
            "WORD...",
            does="storage.delete WORD",
        ),
        sub("bench, load-gen", "WORD...", does="host.load"),
    ],
    examples="""
        rados df                                        #=> read_only
        rados -p rbd ls                                 #=> read_only
        rados -p rbd stat x                             #=> read_only
        rados -p rbd get x out                          #=> config_mutation fs.write
        rados -p rbd get x -                            #=> read_only
        rados -p rbd put x in                           #=> config_mutation storage.change
        rados -p rbd rm x                               #=> destructive storage.delete
        rados purge rbd --yes-i-really-really-mean-it   #=> destructive storage.delete
        rados bench -p rbd 10 write                     #=> disruptive host.load
        rados rm --help                                 #=> read_only
        rados frobnicate                                #=> unknown unknown.subcommand
    """,
)

MULTIPATHD = tool(
    "multipathd",
    "WORD...",
    about="watch paths to disks, or ask who does",
    docs="man:multipathd(8)",
    options=[
        takes("-v"),
        takes("-k", "[COMMAND]"),
        flags("-d -s -B -n -w"),
    ],
    rows=[
        when(unless="WORD -k", does="service.start"),
        when("-k", unless="WORD -k=show*|list*|help*", does="storage.disrupt -k", because="changes paths to disks"),
        when("-k", unless="-k=*", does="code.interactive"),
        when(
            "WORD",
            unless="WORD=show|list|help|maps|multipaths|map|multipath|path|paths|status|topology|config|daemon|devices|wildcards"
            "|blacklist|local|format|raw|json|stats|%*",
            does="storage.disrupt WORD",
            because="changes paths to disks",
        ),
        when(
            "WORD=resize|add|remove|del|fail|reinstate|suspend|resume|reconfigure|reset|set*|unset*|disable*|restore*|switc"
            "h"
            "g"
            "r"
            "o"
            "u"
            "p",
            does="storage.disrupt WORD",
            because="changes paths to disks",
        ),
    ],
    examples="""
        multipathd show topology                        #=> read_only
        multipathd show paths format '%d %t'            #=> read_only
        multipathd list config                          #=> read_only
        multipathd -k'show maps'                        #=> read_only
        multipathd -k'fail path sda'                    #=> disruptive storage.disrupt
        multipathd reconfigure                          #=> disruptive storage.disrupt
        multipathd fail path sda                        #=> disruptive storage.disrupt
        multipathd -d                                   #=> reversible_low service.start
        multipathd -k                                   #=> unknown code.interactive
    """,
)

XFS_DB = tool(
    "xfs_db",
    "DEVICE",
    about="look into an XFS file system, or change it bit by bit",
    docs="man:xfs_db(8)",
    inert="-V",
    options=[
        takes("-c -l -p -R"),
        flags("-f -F -i -r -V"),
        flags("-x", does="disk.write DEVICE", because="allows to change it bit by bit"),
    ],
    rows=[
        when(
            "-c=metadump*|log*|source*",
            does="code.opaque -c",
            because="writes a file, or runs commands of one",
        ),
        when(unless="-c -V", does="code.interactive"),
    ],
    examples="""
        xfs_db -r -c 'sb 0' -c p /dev/sda1              #=> read_only
        xfs_db -c frag -r /dev/sda1                     #=> read_only
        xfs_db -c 'metadump out' /dev/sda1              #=> unknown code.opaque
        xfs_db -x -c 'write label x' /dev/sda1          #=> destructive disk.write
        xfs_db /dev/sda1                                #=> unknown code.interactive
        xfs_db -V                                       #=> read_only
    """,
)

XFS_IO = tool(
    "xfs_io",
    "FILE...",
    about="read, write and measure a file by commands",
    docs="man:xfs_io(8)",
    inert="-V",
    options=[takes("-c -C -m -p"), flags("-a -d -F -f -i -L -n -r -R -s -t -T -V -x -P")],
    rows=[
        when("-c", unless=f"-c={SHOWS}", writes="FILE"),
        when("-C", unless=f"-C={SHOWS}", writes="FILE"),
        when("-f", does="fs.create FILE"),
        when("-t", does="fs.truncate FILE"),
        when("-T", does="fs.create FILE"),
        when("-c=shutdown*|freeze*|thaw*|scrub*|repair*|resblks*", does="storage.disrupt FILE"),
        when("-c=sendfile*|open*|log_writes*|inject*|o*", does="code.opaque -c", because="names other files"),
        when(unless="-c -C -V", does="code.interactive"),
    ],
    examples="""
        xfs_io -r -c stat f                             #=> read_only
        xfs_io -c 'fiemap -v' f                         #=> read_only
        xfs_io -C 'stat' f                              #=> read_only
        xfs_io -c 'pwrite 0 4k' f                       #=> config_mutation fs.write
        xfs_io -C 'pwrite 0 4k' f                       #=> config_mutation fs.write
        xfs_io -f -c stat f                             #=> reversible_low fs.create
        xfs_io -t -c stat f                             #=> destructive fs.truncate
        xfs_io -T -c stat d                             #=> reversible_low fs.create
        xfs_io -x -c shutdown /mnt                      #=> disruptive storage.disrupt
        xfs_io -c 'open g' f                            #=> unknown code.opaque
        xfs_io f                                        #=> unknown code.interactive
        xfs_io -V                                       #=> read_only
    """,
)

XFS_SPACEMAN = tool(
    "xfs_spaceman",
    "FILE",
    about="show what space of an XFS file system is free",
    docs="man:xfs_spaceman(8)",
    inert="-V",
    options=[takes("-c -p"), flags("-V")],
    rows=[
        when(
            "-c", unless="-c=freesp*|info*|health*|help*|print*|quit|q|agsum*|listfsprops*", does="storage.disrupt FILE"
        ),
        when(unless="-c -V", does="code.interactive"),
    ],
    examples="""
        xfs_spaceman -c freesp /srv                     #=> read_only
        xfs_spaceman -c 'trim -f' /srv                  #=> disruptive storage.disrupt
        xfs_spaceman /srv                               #=> unknown code.interactive
    """,
)

XFS_LOGPRINT = tool(
    "xfs_logprint",
    "DEVICE",
    about="show the log of an XFS file system",
    docs="man:xfs_logprint(8)",
    inert="-V",
    options=[takes("-C", writes="VALUE"), takes("-l -s"), flags("-b -c -d -D -e -f -i -n -o -q -t -v -V")],
    examples="""
        xfs_logprint -t /dev/sda1                       #=> read_only
        xfs_logprint -C copy /dev/sda1                  #=> config_mutation fs.write
        xfs_logprint -V                                 #=> read_only
    """,
)

XFS_RTCP = tool(
    "xfs_rtcp",
    "SOURCE... TARGET",
    about="copy a file to the realtime part of an XFS file system",
    docs="man:xfs_rtcp(8)",
    reads="SOURCE",
    writes="TARGET",
    inert="-V",
    options=[takes("-e"), flags("-p -V")],
    examples="""
        xfs_rtcp a b                                    #=> config_mutation fs.write
        xfs_rtcp -V                                     #=> read_only
    """,
)

XFS_PROPERTY = tool(
    "xfs_property",
    "FOLDER ACTION NAME...",
    about="show or set properties of an XFS file system",
    docs="man:xfs_property(8)",
    options=[flags("-v -V")],
    rows=[when("ACTION=set|remove", does="storage.change FOLDER")],
    examples="""
        xfs_property /srv list -v                       #=> read_only
        xfs_property /srv set autofsck=check            #=> config_mutation storage.change
    """,
)

QEMU_NBD = tool(
    "qemu-nbd",
    "IMAGE",
    about="serve a disk image as a block device",
    docs="man:qemu-nbd(8)",
    inert="-h --help -V --version",
    options=[
        takes(
            "-p/--port -b/--bind -k/--socket -e/--shared -x/--export-name -D/--description --handshake-limit"
            " -o/--offset"
            " -B/--bitmap --object --tls-creds --tls-authz --tls-hostname --selinux-label -f/--format"
            " -l/--load-snapshot --cache"
            " --aio --discard --detect-zeroes"
        ),
        takes("-T/--trace -P/--partition"),
        takes("--pid-file", writes="VALUE"),
        takes("-c/--connect", does="storage.change VALUE"),
        flags("-d/--disconnect", does="fs.unmount IMAGE"),
        flags(
            "-t/--persistent -v/--verbose -A/--allocation-depth -L/--list --fork -r/--read-only -s/--snapshot"
            " -n/--nocache"
        ),
        flags("--image-opts -h/--help -V/--version"),
    ],
    rows=[
        when(
            unless=f"-L -c -d -k {NEAR}",
            does="net.publish IMAGE",
            because="serves the image to whoever asks",
        ),
        when(unless="-L -c -d", does="net.loopback IMAGE", because="serves the image"),
        when("-T=*file=*", unless="-h -V", runs="-T:file_inside"),
    ],
    examples="""
        qemu-nbd -r disk.img                            #=> exposure net.publish
        qemu-nbd -t -b 127.0.0.1 disk.img               #=> reversible_low net.loopback
        qemu-nbd -k /run/x.sock disk.img                #=> reversible_low net.loopback
        qemu-nbd -c /dev/nbd0 disk.qcow2                #=> config_mutation storage.change
        qemu-nbd -d /dev/nbd0                           #=> disruptive fs.unmount
        qemu-nbd -b localhost --pid-file p disk.img     #=> config_mutation fs.write
        qemu-nbd -L                                     #=> read_only
        qemu-nbd -L -T enable=x,file=f                  #=> config_mutation fs.write
        qemu-nbd -L -T enable=x                         #=> read_only
    """,
)

QEMU_IO = tool(
    "qemu-io",
    "IMAGE",
    about="read and write a disk image by commands",
    docs="man:qemu-io",
    inert="-h --help -V --version",
    options=[
        takes("--object -c/--cmd -f/--format -i/--aio -t/--cache -d/--discard -T/--trace"),
        flags("--image-opts -r/--read-only -s/--snapshot -n/--nocache -C/--copy-on-read -m/--misalign -k/--native-aio"),
        flags("-U/--force-share -h/--help -V/--version -g/--growable"),
    ],
    rows=[
        when("-c", unless="-c=read*|aio_read*|map*|length*|info*|alloc*|flush*|help*|quit*", writes="IMAGE"),
        when("-c=o*|reopen*|ro*|sleep*|sigraise*|abort*", does="code.opaque -c"),
        when("-T=*file=*", unless="-h -V", runs="-T:file_inside"),
        when(unless="-c -h -V", does="code.interactive"),
    ],
    examples="""
        qemu-io -c 'read 0 4k' disk.img                 #=> read_only
        qemu-io -c 'write 0 4k' disk.img                #=> config_mutation fs.write
        qemu-io -c 'open x' disk.img                    #=> unknown code.opaque
        qemu-io -c 'o x' -c 'w 0 4k'                    #=> unknown code.opaque
        qemu-io -T enable=x,file=f -c map disk.img      #=> config_mutation fs.write
        qemu-io -T enable=x -c map disk.img             #=> read_only
        qemu-io disk.img                                #=> unknown code.interactive
        qemu-io --version                               #=> read_only
    """,
)

VERITY = tool(
    "veritysetup",
    about="guard a disk by a tree of hashes",
    input="part",
    docs="man:veritysetup(8)",
    inherits=True,
    inert="-? --help --usage -V --version",
    options=[
        takes(
            "--data-block-size --data-blocks --fec-device --fec-offset --fec-roots --format -h/--hash --hash-block-size"
        ),
        takes("--hash-offset --root-hash-signature -s/--salt --uuid --fec-root"),
        takes("--root-hash-file"),
        flags(
            "-?/--help --usage -V/--version --cancel-deferred --check-at-most-once --debug --deferred"
            " --ignore-corruption"
        ),
        flags(
            "--ignore-zero-blocks --no-superblock --panic-on-corruption --restart-on-corruption --shared --use-tasklets"
        ),
        flags("-v/--verbose --batch-mode -q --panic-on-error --restart-on-error --error-as-corruption"),
    ],
    subs=[
        sub("verify, dump, status", "DATA HASHES ROOT"),
        sub("format", "DATA HASHES", writes="HASHES"),
        sub("open, create, activate", "DATA NAME HASHES ROOT", does="storage.change NAME"),
        sub("close, remove, deactivate", "NAME", does="fs.unmount NAME"),
    ],
    examples="""
        veritysetup dump /dev/sdb                       #=> read_only
        veritysetup verify /dev/sda /dev/sdb abcd       #=> read_only
        veritysetup format /dev/sda /dev/sdb            #=> destructive disk.write
        veritysetup format data.img hash.img            #=> config_mutation fs.write
        veritysetup open /dev/sda v /dev/sdb abcd       #=> config_mutation storage.change
        veritysetup close v                             #=> disruptive fs.unmount
        veritysetup format --help                       #=> read_only
    """,
)

INTEGRITY = tool(
    "integritysetup",
    about="guard a disk by checksums",
    input="part",
    docs="man:integritysetup(8)",
    inherits=True,
    inert="-? --help --usage -V --version",
    options=[
        takes(
            "--buffer-sectors --bitmap-flush-time --bitmap-sectors-per-bit --data-device --device-size -I/--integrity"
        ),
        takes(
            "--integrity-key-file --integrity-key-size --interleave-sectors --journal-commit-time --journal-integrity"
        ),
        takes("--journal-integrity-key-size --journal-integrity-key-file --journal-crypt --journal-crypt-key-file"),
        takes(
            "--journal-crypt-key-size -j/--journal-size --journal-watermark --progress-frequency"
            " -s/--sector-size -b/--size"
        ),
        takes("-t/--tag-size"),
        flags("-?/--help --usage -V/--version --allow-discards -q/--batch-mode --cancel-deferred --debug --deferred"),
        flags(
            "--disable-blkid -B/--integrity-bitmap-mode --integrity-legacy-padding --integrity-legacy-hmac --no-wipe"
        ),
        flags(
            "--integrity-legacy-recalculate -D/--integrity-no-journal --integrity-recalculate"
            " --integrity-recalculate-reset"
        ),
        flags("-R/--integrity-recovery-mode --progress-json -v/--verbose --integrity-inline"),
        flags("--wipe", does="disk.write"),
    ],
    subs=[
        sub("dump, status", "DEVICE"),
        sub("format", "DEVICE", does="disk.write DEVICE", because="erases the disk"),
        sub("resize", "NAME", does="storage.change NAME"),
        sub("open, create, activate", "DEVICE NAME", does="storage.change NAME"),
        sub("close, remove, deactivate", "NAME", does="fs.unmount NAME"),
    ],
    examples="""
        integritysetup dump /dev/sdb                    #=> read_only
        integritysetup format /dev/sdb                  #=> destructive disk.write
        integritysetup resize v --wipe                  #=> destructive disk.write
        integritysetup resize v                         #=> config_mutation storage.change
        integritysetup open /dev/sdb v                  #=> config_mutation storage.change
        integritysetup close v                          #=> disruptive fs.unmount
        integritysetup format --help                    #=> read_only
    """,
)

BTRFS = tool(
    "btrfstune btrfs-convert btrfs-select-super",
    "DEVICE",
    about="change a btrfs file system that is not mounted, or make one of another",
    docs="man:btrfstune(8)",
    does="disk.write DEVICE",
    inert="--help --version",
    options=[
        takes("-S -U -M -s/--super --csum --checksum -N/--nodesize -l/--label --uuid -O/--features"),
        flags(
            "-r -x -n -u -m -f -d -i -L -p --enable-simple-quota --remove-simple-quota"
            " --convert-to-block-group-tree --copy-label"
        ),
        flags(
            "--convert-from-block-group-tree --convert-to-free-space-tree --no-datasum --no-xattr --no-inline"
            " --rollback"
        ),
        flags("--progress --no-progress --version --help"),
    ],
    examples="""
        btrfstune -S 1 /dev/sdb1                        #=> destructive disk.write
        btrfs-convert /dev/sdb1                         #=> destructive disk.write
        btrfs-select-super -s 1 /dev/sdb1               #=> destructive disk.write
        btrfstune --help                                #=> read_only
    """,
)

BTRFS_IMAGE = tool(
    "btrfs-image",
    "SOURCE TARGET",
    about="copy what describes a btrfs file system, or restore it",
    docs="man:btrfs-image(8)",
    writes="TARGET|-",
    inert="--help --version",
    options=[takes("-c -t"), flags("-r -o -s -w -m -d --version --help")],
    examples="""
        btrfs-image /dev/sdb1 out.img                   #=> config_mutation fs.write
        btrfs-image -r in.img /dev/sdb1                 #=> destructive disk.write
        btrfs-image --help                              #=> read_only
    """,
)

BTRFS_FIND = tool(
    "btrfs-find-root btrfs-map-logical",
    "DEVICE",
    about="look for parts of a btrfs file system",
    docs="man:btrfs-find-root(8)",
    options=[
        takes("-l/--logical -c/--copy -b/--bytes -g"),
        takes("-o/--output", writes="VALUE|-"),
        flags("-a"),
    ],
    examples="""
        btrfs-find-root /dev/sdb1                       #=> read_only
        btrfs-map-logical -l 4096 -o out /dev/sdb1      #=> config_mutation fs.write
    """,
)

TOOLS = [
    GLUSTER,
    RADOS,
    MULTIPATHD,
    XFS_DB,
    XFS_IO,
    XFS_SPACEMAN,
    XFS_LOGPRINT,
    XFS_RTCP,
    XFS_PROPERTY,
    QEMU_NBD,
    QEMU_IO,
    VERITY,
    INTEGRITY,
    BTRFS,
    BTRFS_IMAGE,
    BTRFS_FIND,
]
