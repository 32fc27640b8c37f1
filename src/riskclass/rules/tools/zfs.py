from __future__ import annotations

from riskclass.model.tables import flags, sub, takes, tool, when

SHARES = "PROPERTY=sharenfs=*|sharesmb=*"
MAN = "https://openzfs.github.io/openzfs-docs/man/master/8/index.html"

TOOLS = [
    tool(
        "zfs",
        about="file systems, volumes and snapshots of ZFS",
        docs=MAN,
        options=[flags("-? -V --version")],
        subs=[
            sub("version", options=[flags("-j/--json")]),
            sub("help", "TOPIC..."),
            sub(
                "list",
                "DATASET...",
                prints="files",
                options=[takes("-d -o -s -S -t"), flags("-r -H -p -j/--json --json-int")],
            ),
            sub(
                "get",
                "PROPERTY DATASET...",
                prints="words",
                options=[takes("-d -o -s -t"), flags("-r -H -p -j/--json --json-int")],
                rows=[when("PROPERTY=*:*|all", prints="any")],  # a property of one's own may be any text
            ),
            sub(
                "userspace, groupspace, projectspace",
                "DATASET",
                options=[takes("-o -s -S -t"), flags("-H -i -n -p")],
            ),
            sub("diff", "SNAPSHOT DATASET", options=[flags("-F -H -h -t")]),
            sub("holds", "SNAPSHOT...", options=[flags("-r -H -p")]),
            sub("wait", "DATASET", options=[takes("-t")]),
            sub(
                "send",
                "DATASET",
                options=[
                    takes("-i -I -d/--redact -t/--resume -X/--exclude"),
                    flags(
                        "-R/--replicate -s/--skip-missing -D/--dedup -p/--props -P/--parsable -V/--proctitle"
                        " -v/--verbose -n/--dryrun -L/--large-block -e/--embed -c/--compressed -w/--raw -b/--backup"
                        " -h/--holds -S/--saved"
                    ),
                ],
            ),
            sub("snapshot, snap", "SNAPSHOT...", does="snapshot SNAPSHOT", options=[takes("-o"), flags("-r")]),
            sub("bookmark", "SNAPSHOT NAME", does="snapshot NAME"),
            sub("hold", "TAG SNAPSHOT...", does="snapshot SNAPSHOT", because="keeps a snapshot", options=[flags("-r")]),
            sub("release", "TAG SNAPSHOT...", does="storage.change SNAPSHOT", options=[flags("-r")]),
            sub(
                "create",
                "DATASET",
                does="storage.change DATASET",
                inert="-n",
                options=[takes("-o -b -V"), flags("-P -n -p -s -u -v")],
            ),
            sub("clone", "SNAPSHOT DATASET", does="storage.change DATASET", options=[takes("-o"), flags("-p -u")]),
            sub("promote", "DATASET", does="storage.change DATASET"),
            sub("redact", "SNAPSHOT BOOKMARK SNAPSHOTS...", does="storage.change BOOKMARK"),
            sub(
                "set",
                "PROPERTY... DATASET",
                does="storage.change DATASET",
                options=[flags("-u")],
                rows=[
                    when(
                        "PROPERTY=mountpoint=*|canmount=off|canmount=noauto|readonly=on",
                        does="storage.disrupt DATASET",
                        because="the file system moves, goes or becomes read-only",
                    ),
                    when(SHARES, does="storage.disrupt DATASET", because="changes how the file system is shared"),
                    when(
                        SHARES,
                        unless="PROPERTY=sharenfs=off|sharesmb=off",
                        does="net.publish DATASET",
                        because="serves the file system to the network",
                    ),
                ],
            ),
            sub("inherit", "PROPERTY DATASET...", does="storage.change DATASET", options=[flags("-r -S")]),
            sub(
                "rename",
                "OLD NEW",
                does="storage.change OLD",
                options=[flags("-f -p -u -r")],
                rows=[
                    when(
                        "OLD",
                        unless="OLD=*@* -u",
                        does="storage.disrupt OLD",
                        because="unmounts the file system and mounts it elsewhere",
                    )
                ],
            ),
            sub(
                "rollback",
                "SNAPSHOT",
                does="storage.delete SNAPSHOT",
                because="loses all that happened since the snapshot",
                options=[flags("-R -f -r")],
            ),
            sub(
                "destroy",
                "DATASET",
                does="storage.delete DATASET",
                inert="-n",
                options=[flags("-R -d -f -n -p -r -v")],
                rows=[
                    when(
                        "-r -R",
                        unless="DATASET=*/*|*@*|*#*",
                        does="storage.delete DATASET",
                        because="deletes every file system and snapshot of a pool",
                        whole=True,
                    )
                ],
            ),
            sub(
                "receive, recv",
                "DATASET",
                does="storage.change DATASET",
                inert="-n",
                options=[
                    takes("-o -x"),
                    flags("-h -M -n -s -u -v -d -e -A -c"),
                    flags("-F", does="storage.delete DATASET", because="rolls back or deletes what the stream lacks"),
                ],
            ),
            sub(
                "mount",
                "DATASET",
                options=[takes("-o"), flags("-O -f -l -v -a -R -j/--json")],
                rows=[when("DATASET -a", does="fs.mount DATASET")],
            ),
            sub("unmount, umount", "DATASET", does="fs.unmount DATASET", options=[flags("-f -u -a")]),
            sub(
                "share",
                "DATASET",
                does="service.start DATASET",
                because="shares the file system as its properties say",
                options=[flags("-l -a")],
            ),
            sub("unshare", "DATASET", does="service.stop DATASET", options=[flags("-a")]),
            sub(
                "load-key",
                "DATASET",
                does="fs.mount DATASET",
                because="unlocks a file system",
                inert="-n",
                options=[takes("-L"), flags("-n -r -a")],
            ),
            sub(
                "unload-key",
                "DATASET",
                does="fs.unmount DATASET",
                because="locks a file system",
                options=[flags("-r -a")],
            ),
            sub("change-key", "DATASET", does="storage.change DATASET", options=[takes("-o"), flags("-l -i")]),
            sub(
                "upgrade",
                "DATASET",
                options=[takes("-V"), flags("-v -r -a")],
                rows=[when("DATASET -a", does="storage.change DATASET", because="older systems cannot read it then")],
            ),
            sub(
                "allow",
                "WHO PERMISSION DATASET",
                options=[flags("-d -g -l -u -e -c -s")],
                rows=[when("PERMISSION", does="access.grant WHO")],
            ),
            sub(
                "unallow",
                "WHO PERMISSION DATASET",
                does="access.revoke WHO",
                options=[flags("-d -g -l -r -u -e -c -s")],
            ),
            sub("zone, jail", "SPACE DATASET", does="access.grant DATASET", because="hands it to a container"),
            sub("unzone, unjail", "SPACE DATASET", does="access.revoke DATASET"),
            sub(
                "project",
                "PATH...",
                options=[takes("-p"), flags("-d -r -C -k -c -0 -s")],
                rows=[when("-C", does="fs.attributes PATH"), when("-p -s", unless="-c", does="fs.attributes PATH")],
            ),
            sub(
                "program",
                "POOL SCRIPT WORDS...",
                does="code.opaque SCRIPT",
                because="runs a script in the kernel",
                inert="-n",
                options=[takes("-t -m"), flags("-j -n")],
            ),
        ],
        examples="""
            zfs --version                                  #=> read_only
            zfs list                                       #=> read_only
            zfs list -t snapshot -o name,used -s used      #=> read_only
            zfs list -Hr -d 1 tank                         #=> read_only
            zfs get all tank/db                            #=> read_only
            zfs get -H -o value used tank/db               #=> read_only
            git log $(zfs get -H -o value used tank)       #=> read_only
            git log $(zfs get -H -o value ops:x tank)      #=> unknown unknown.option
            zfs userspace tank/home                        #=> read_only
            zfs diff tank/db@a tank/db@b                   #=> read_only
            zfs holds -r tank/db@a                         #=> read_only
            zfs wait -t deleteq tank                       #=> read_only
            zfs send -i tank/db@a tank/db@b                #=> read_only
            zfs help send                                  #=> read_only
            zfs snapshot tank/db@pre                       #=> reversible_low snapshot
            zfs snap -r tank@pre                           #=> reversible_low snapshot
            zfs bookmark tank/db@pre tank/db#pre           #=> reversible_low snapshot
            zfs hold keep tank/db@pre                      #=> reversible_low snapshot
            zfs release keep tank/db@pre                   #=> config_mutation storage.change
            zfs create -o compression=zstd tank/new        #=> config_mutation storage.change
            zfs create -nv tank/new                        #=> read_only
            zfs create -s -V 10G tank/vol                  #=> config_mutation storage.change
            zfs clone tank/db@pre tank/test                #=> config_mutation storage.change
            zfs promote tank/test                          #=> config_mutation storage.change
            zfs redact tank/db@a mark tank/db@b            #=> config_mutation storage.change
            zfs set compression=zstd tank/db               #=> config_mutation storage.change
            zfs set mountpoint=/srv/db tank/db             #=> disruptive storage.disrupt
            zfs set sharenfs=off tank/db                   #=> disruptive storage.disrupt
            zfs set sharenfs=on tank/db                    #=> exposure net.publish
            zfs inherit compression tank/db                #=> config_mutation storage.change
            zfs rename tank/db@a tank/db@b                 #=> config_mutation storage.change
            zfs rename -u tank/db tank/app                 #=> config_mutation storage.change
            zfs rename tank/db tank/app                    #=> disruptive storage.disrupt
            zfs rollback tank/db@pre                       #=> destructive storage.delete
            zfs destroy tank/db@pre                        #=> destructive storage.delete
            zfs destroy -nv tank/db@pre                    #=> read_only
            zfs destroy -r tank/db                         #=> destructive storage.delete
            zfs destroy -r tank                            #=> destructive storage.delete
            zfs receive tank/copy                          #=> config_mutation storage.change
            zfs recv -F tank/copy                          #=> destructive storage.delete
            zfs recv -nF tank/copy                         #=> read_only
            zfs mount                                      #=> read_only
            zfs mount tank/db                              #=> reversible_low fs.mount
            zfs mount -a                                   #=> reversible_low fs.mount
            zfs umount tank/db                             #=> disruptive fs.unmount
            zfs share tank/db                              #=> reversible_low service.start
            zfs unshare tank/db                            #=> disruptive service.stop
            zfs load-key tank/secret                       #=> reversible_low fs.mount
            zfs load-key -n tank/secret                    #=> read_only
            zfs unload-key tank/secret                     #=> disruptive fs.unmount
            zfs change-key tank/secret                     #=> config_mutation storage.change
            zfs upgrade                                    #=> read_only
            zfs upgrade -v                                 #=> read_only
            zfs upgrade -a                                 #=> config_mutation storage.change
            zfs allow tank/db                              #=> read_only
            zfs allow bob snapshot,mount tank/db           #=> exposure access.grant
            zfs unallow bob tank/db                        #=> disruptive access.revoke
            zfs zone /proc/1/ns/user tank/db               #=> exposure access.grant
            zfs unzone /proc/1/ns/user tank/db             #=> disruptive access.revoke
            zfs project -d /srv/x                          #=> read_only
            zfs project -c -p 5 /srv/x                     #=> read_only
            zfs project -p 5 -s /srv/x                     #=> config_mutation fs.attributes
            zfs project -C /srv/x                          #=> config_mutation fs.attributes
            zfs program tank x.lua                         #=> unknown code.opaque
            zfs program -n tank x.lua                      #=> read_only
            zfs frobnicate tank                            #=> unknown unknown.subcommand
            zfs set --frobnicate a=b tank/x                #=> unknown unknown.option
        """,
    ),
    tool(
        "zpool",
        about="storage pools of ZFS",
        docs=MAN,
        options=[flags("-? -V --version")],
        subs=[
            sub("version", options=[flags("-j/--json")]),
            sub("help", "TOPIC..."),
            sub(
                "list",
                "POOL...",
                prints="files",
                options=[takes("-o -T"), flags("-H -g -L -p -P -v -j/--json --json-int --json-pool-key-guid")],
            ),
            sub(
                "get",
                "PROPERTY POOL...",
                prints="words",
                options=[takes("-o"), flags("-H -p -j/--json --json-int --json-pool-key-guid")],
                rows=[when("PROPERTY=*comment*|all|*:*", prints="any")],
            ),
            sub(
                "status",
                "POOL...",
                options=[
                    takes("-T"),
                    takes("-c", does="code.opaque VALUE", because="runs scripts of its folder for each device"),
                    flags(
                        "-d -D -e -g -i -L -p -P -s -t -v -x --power -j/--json --json-int --json-flat-vdevs"
                        " --json-pool-key-guid"
                    ),
                ],
            ),
            sub(
                "iostat",
                "POOL...",
                options=[
                    takes("-T"),
                    takes("-c", does="code.opaque VALUE", because="runs scripts of its folder for each device"),
                    flags("-l -q -r -w -g -h -H -L -n -p -P -v -y"),
                ],
            ),
            sub("history", "POOL...", options=[flags("-i -l")]),
            sub(
                "events",
                "POOL",
                options=[flags("-v -H -f"), flags("-c", does="log.discard", because="clears the events")],
            ),
            sub("wait", "POOL INTERVAL", options=[takes("-T -t"), flags("-H -p")]),
            sub("prefetch", "POOL", does="refresh POOL", options=[takes("-t")]),
            sub("sync", "POOL...", does="refresh POOL"),
            sub("reopen", "POOL...", does="refresh POOL", options=[flags("-n")]),
            sub(
                "scrub",
                "POOL...",
                does="service.start POOL",
                because="starts, pauses or stops a scrub",
                options=[takes("-S -E"), flags("-e -p -s -C -w -a")],
            ),
            sub("resilver", "POOL...", does="service.start POOL", because="restarts a resilver"),
            sub(
                "checkpoint",
                "POOL",
                does="snapshot POOL",
                options=[
                    flags("-w/--wait"),
                    flags("-d/--discard", does="storage.delete POOL", because="discards the checkpoint"),
                ],
            ),
            sub(
                "import",
                "POOL NEWNAME",
                options=[
                    takes("-d -c -o -R"),
                    flags("-a -D -l -N -n -s -t -V"),
                    flags(
                        "-F -m -X --rewind-to-checkpoint",
                        does="storage.delete POOL",
                        because="drops the latest changes",
                    ),
                    takes("-T", does="storage.delete POOL", because="drops the latest changes"),
                    flags("-f", does="storage.disrupt POOL", because="takes a pool that another host may use"),
                ],
                rows=[
                    when("POOL -a", does="fs.mount POOL", because="imports and mounts a pool"),
                    when(
                        "-o=cachefile=*",
                        unless="-o=cachefile=none",
                        runs="-o:file_inside",  # keeps the pool's devices in that file
                    ),
                ],
                inert="-n",
            ),
            sub(
                "export",
                "POOL...",
                does="fs.unmount POOL",
                because="unmounts a pool and takes it away",
                options=[flags("-a -f -F")],
            ),
            sub(
                "create",
                "POOL DEVICE...",
                does="disk.write DEVICE",
                whole=True,
                inert="-n",
                options=[takes("-m -o -O -R -t"), flags("-d -f -n")],
            ),
            sub(
                "add",
                "POOL DEVICE...",
                does="disk.write DEVICE",
                because="takes devices into the pool for good",
                inert="-n",
                options=[
                    takes("-o"),
                    flags("-f -g -L -n -P --allow-in-use --allow-replication-mismatch --allow-ashift-mismatch"),
                ],
            ),
            sub("attach", "POOL DEVICE NEW", does="disk.write NEW", options=[takes("-o"), flags("-f -s -w")]),
            sub(
                "replace",
                "POOL DEVICE NEW",
                does="storage.disrupt DEVICE, disk.write NEW",
                options=[takes("-o"), flags("-f -s -w")],
                rows=[when("DEVICE", unless="NEW", does="disk.write DEVICE")],
            ),
            sub("detach", "POOL DEVICE", does="storage.disrupt DEVICE", because="the pool loses a copy"),
            sub("offline", "POOL DEVICE...", does="storage.disrupt DEVICE", options=[flags("-f -t --power")]),
            sub("online", "POOL DEVICE...", does="storage.change DEVICE", options=[flags("-e --power")]),
            sub(
                "remove",
                "POOL DEVICE...",
                does="storage.disrupt POOL",
                because="moves the data off a device and gives it up",
                inert="-n",
                options=[flags("-n -p -w -s")],
            ),
            sub(
                "split",
                "POOL NEWPOOL DEVICE...",
                does="storage.disrupt POOL",
                because="the pool loses a copy",
                inert="-n",
                options=[takes("-o -R"), flags("-g -L -l -n -P")],
            ),
            sub(
                "clear",
                "POOL DEVICE",
                does="storage.change POOL",
                inert="-n",
                options=[
                    flags("-F -X", does="storage.delete POOL", because="drops the latest changes"),
                    flags("-n --power"),
                ],
            ),
            sub("set", "PROPERTY POOL DEVICE", does="storage.change POOL"),
            sub("reguid", "POOL", does="storage.change POOL", options=[takes("-g")]),
            sub(
                "initialize",
                "POOL DEVICE...",
                does="storage.change POOL",
                because="writes to all free space",
                options=[flags("-c/--cancel -s/--suspend -u/--uninit -w/--wait -a/--all")],
            ),
            sub(
                "trim",
                "POOL DEVICE...",
                does="storage.change POOL",
                options=[
                    takes("-r/--rate"),
                    flags("-d/--secure -w/--wait -c/--cancel -s/--suspend -a/--all"),
                ],
            ),
            sub("ddtprune", "POOL", does="storage.change POOL", options=[takes("-d -p")]),
            sub(
                "upgrade",
                "POOL...",
                options=[takes("-V"), flags("-v -a")],
                rows=[when("POOL -a", does="storage.change POOL", because="older systems cannot read it then")],
            ),
            sub("labelclear", "DEVICE", does="disk.write DEVICE", options=[flags("-f")]),
            sub("destroy", "POOL", does="storage.delete POOL", whole=True, options=[flags("-f")]),
        ],
        examples="""
            zpool --version                             #=> read_only
            zpool list -H -o name                       #=> read_only
            zpool status -v tank                        #=> read_only
            zpool status -x                             #=> read_only
            zpool status -c smart                       #=> unknown code.opaque
            zpool iostat -v tank 5 3                    #=> read_only
            zpool iostat -c smart                       #=> unknown code.opaque
            zpool get all tank                          #=> read_only
            git log $(zpool get -H -o value size tank)     #=> read_only
            git log $(zpool get -H -o value comment tank)  #=> unknown unknown.option
            zpool history -il tank                      #=> read_only
            zpool events -v                             #=> read_only
            zpool events -c                             #=> destructive log.discard
            zpool wait -t scrub tank                    #=> read_only
            zpool prefetch -t ddt tank                  #=> reversible_low refresh
            zpool sync                                  #=> reversible_low refresh
            zpool scrub tank                            #=> reversible_low service.start
            zpool scrub -s tank                         #=> reversible_low service.start
            zpool resilver tank                         #=> reversible_low service.start
            zpool checkpoint tank                       #=> reversible_low snapshot
            zpool checkpoint -d tank                    #=> destructive storage.delete
            zpool import                                #=> read_only
            zpool import tank                           #=> reversible_low fs.mount
            zpool import -a -N                          #=> reversible_low fs.mount
            zpool import -f tank                        #=> disruptive storage.disrupt
            zpool import -F tank                        #=> destructive storage.delete
            zpool import -Fn tank                       #=> read_only
            zpool import -m tank                        #=> destructive storage.delete
            zpool import -T 123 tank                    #=> destructive storage.delete
            zpool export tank                           #=> disruptive fs.unmount
            zpool create tank mirror /dev/sdb /dev/sdc  #=> destructive disk.write
            zpool create -n tank mirror /dev/sdb /dev/sdc  #=> read_only
            zpool add tank /dev/sdd                     #=> destructive disk.write
            zpool add -n tank /dev/sdd                  #=> read_only
            zpool attach tank /dev/sdb /dev/sdd         #=> destructive disk.write
            zpool replace tank /dev/sdb                 #=> destructive disk.write
            zpool replace tank /dev/sdb /dev/sdd        #=> destructive disk.write
            zpool detach tank /dev/sdb                  #=> disruptive storage.disrupt
            zpool offline tank /dev/sdb                 #=> disruptive storage.disrupt
            zpool online -e tank /dev/sdb               #=> config_mutation storage.change
            zpool remove tank /dev/sdd                  #=> disruptive storage.disrupt
            zpool remove -n tank /dev/sdd               #=> read_only
            zpool split tank copy                       #=> disruptive storage.disrupt
            zpool split -n tank copy                    #=> read_only
            zpool clear tank                            #=> config_mutation storage.change
            zpool clear -F tank                         #=> destructive storage.delete
            zpool clear -Fn tank                        #=> read_only
            zpool import -o cachefile=/etc/zfs/x tank   #=> config_mutation fs.write
            zpool import -o cachefile=none tank         #=> reversible_low fs.mount
            zpool set autotrim=on tank                  #=> config_mutation storage.change
            zpool reguid tank                           #=> config_mutation storage.change
            zpool reopen tank                           #=> reversible_low refresh
            zpool initialize tank                       #=> config_mutation storage.change
            zpool trim -r 100M tank                     #=> config_mutation storage.change
            zpool ddtprune -d 30 tank                   #=> config_mutation storage.change
            zpool upgrade                               #=> read_only
            zpool upgrade tank                          #=> config_mutation storage.change
            zpool labelclear -f /dev/sdb                #=> destructive disk.write
            zpool destroy tank                          #=> destructive storage.delete
            zpool frobnicate                            #=> unknown unknown.subcommand
        """,
    ),
    tool(
        "arcstat",
        "INTERVAL COUNT",
        about="show the statistics of ZFS's cache",
        docs=MAN,
        options=[takes("-f -s"), takes("-o", writes="VALUE"), flags("-h -a -v -x -p -z")],
        examples="""
            arcstat 1 5       #=> read_only
            arcstat -o out 1  #=> config_mutation fs.write
        """,
    ),
    tool(
        "arc_summary",
        about="show the state of ZFS's cache",
        docs=MAN,
        options=[
            takes("-p/--page -s/--section"),
            flags("-a/--alternate -d/--description -g/--graph -h/--help -r/--raw"),
        ],
        examples="arc_summary -g  #=> read_only",
    ),
    tool(
        "zdb",
        "POOL OBJECT...",
        about="look into a pool",
        docs=MAN,
        options=[
            takes("-I/--inflight -K/--key -o/--option -p/--path -t/--txg -U/--cachefile -E/--embedded-block-pointer"),
            takes("-x/--dump-blocks", writes="VALUE"),
            flags(
                "-A/--ignore-assertions -b/--block-stats -B/--backup -c/--checksum -C/--config -d/--datasets"
                " -D/--dedup-stats"
                " -e/--exported -F/--automatic-rewind -G/--dump-debug-msg -h/--history -i/--intent-logs"
                " -k/--checkpointed-state -l/--label -L/--disable-leak-tracking -m/--metaslabs -M/--metaslab-groups"
                " -N -O/--object-lookups -P/--parseable -q/--skip-label -r/--copy-object -R/--read-block"
                " -s/--io-stats -S/--simulate-dedup -T/--brt-stats -u/--uberblock -v/--verbose -V/--verbatim"
                " -X/--extreme-rewind -y/--livelist -Y/--all-reconstruction -Z/--zstd-headers"
            ),
        ],
        rows=[when("-r", operands="POOL PATH TARGET"), when("TARGET", writes="TARGET")],
        examples="""
            zdb --config tank                #=> read_only
            zdb -l /dev/sdb1                 #=> read_only
            zdb -x out tank                  #=> config_mutation fs.write
            zdb -r tank/db etc/hosts out     #=> config_mutation fs.write
        """,
    ),
]
