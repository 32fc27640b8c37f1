from __future__ import annotations

from riskclass.model.tables import flags, sub, takes, tool, when

UNITS = flags("-b/--raw -h/--human-readable -H --iec --si -k/--kbytes -m/--mbytes -g/--gbytes -t/--tbytes -T")
LONG_UNITS = flags("--raw --human-readable --iec --si --kbytes --mbytes --gbytes --tbytes")
LOUD = flags("-q/--quiet -v/--verbose")
QUEUE = flags("--enqueue")

TOOL = tool(
    "btrfs",
    about="file systems, subvolumes and snapshots of btrfs",
    docs="man:btrfs(8)",
    abbreviates=True,
    inherits=True,
    inert="--help --version",
    options=[flags("-q/--quiet -v/--verbose --version --help"), takes("--format --log")],
    subs=[
        sub("help", "TOPIC...", options=[flags("--full --box")]),
        sub("version"),
        # subvolumes
        sub(
            "subvolume list",
            "PATH",
            prints="files",
            options=[takes("-G -C --sort"), flags("-o -a -p -c -g -u -q -R -s -r -d -t -v")],
        ),
        sub("subvolume show", "PATH", options=[takes("-r/--rootid -u/--uuid"), UNITS]),
        sub("subvolume get-default", "PATH"),
        sub("subvolume find-new", "PATH GENERATION"),
        sub("subvolume sync", "PATH ID...", options=[takes("-s")]),
        sub("subvolume create", "PATH...", does="fs.create PATH", options=[takes("-i"), LOUD, flags("-p/--parents")]),
        sub("subvolume snapshot", "SOURCE PATH", does="snapshot SOURCE", options=[takes("-i"), LOUD, flags("-r")]),
        sub(
            "subvolume delete",
            "PATH...",
            does="storage.delete PATH",
            because="deletes a subvolume or snapshot",
            options=[
                takes("-i/--subvolid"),
                flags("-c/--commit-after -C/--commit-each -R/--recursive --delete-qgroup --no-delete-qgroup"),
                LOUD,
            ],
        ),
        sub("subvolume set-default", "ID PATH", does="host.boot ID", because="changes what is mounted at next boot"),
        # file systems
        sub("filesystem df, filesystem usage, device usage", "PATH...", options=[UNITS, takes("--format")]),
        sub("filesystem du", "PATH...", options=[LONG_UNITS, flags("-s/--summarize")]),
        sub("filesystem show", "TARGET", options=[LONG_UNITS, flags("-d/--all-devices -m/--mounted")]),
        sub("filesystem sync", "PATH", does="refresh PATH"),
        sub("filesystem label", "TARGET LABEL", rows=[when("LABEL", does="storage.change TARGET")]),
        sub(
            "filesystem defragment",
            "PATH...",
            does="storage.change PATH",
            options=[takes("-s -l -t --step -L/--level"), takes("-c", "[METHOD]"), flags("-r -f"), LOUD],
        ),
        sub(
            "filesystem resize",
            "SIZE PATH",
            does="storage.change PATH",
            options=[QUEUE, flags("--offline")],
            rows=[
                when(
                    "SIZE",
                    unless="SIZE=max|+*|*:max|*:+*",
                    does="storage.disrupt PATH",
                    because="may shrink the file system",
                )
            ],
        ),
        sub("filesystem mkswapfile", "FILE", writes="FILE", options=[takes("-s/--size -U/--uuid"), LOUD]),
        # balance, devices, scrub, replace
        sub("balance status", "PATH", options=[LOUD]),
        sub(
            "balance start, balance resume",
            "PATH",
            does="storage.disrupt PATH",
            because="rewrites the data in hours of load",
            options=[
                takes("-d -m -s", "[FILTERS]"),
                flags("-f --full-balance --background/--bg"),
                QUEUE,
                LOUD,
            ],
        ),
        sub("balance pause, balance cancel", "PATH", does="service.start PATH", because="stops a balance"),
        sub(
            "device stats",
            "TARGET",
            options=[
                takes("--format --offset"),
                flags("-c/--check -T"),
                flags("-z/--reset", does="log.discard TARGET", because="resets the error counters"),
            ],
        ),
        sub("device scan", "DEVICE...", does="refresh DEVICE", options=[flags("-d/--all-devices -u/--forget"), LOUD]),
        sub("device ready", "DEVICE"),
        sub(
            "device add",
            "DEVICE... PATH",
            deletes="DEVICE",
            because="overwrites the device to take it into the file system",
            options=[flags("-K/--nodiscard -f/--force"), QUEUE],
        ),
        sub(
            "device delete, device remove",
            "DEVICE... PATH",
            does="storage.disrupt DEVICE",
            because="moves the data off a device and gives it up",
            options=[QUEUE, flags("--force")],
        ),
        sub(
            "replace start, device replace start",
            "SOURCE TARGET PATH",
            deletes="TARGET",
            because="overwrites the new device",
            options=[flags("-r -f -B -K/--nodiscard"), QUEUE],
        ),
        sub("replace status, device replace status", "PATH", options=[flags("-1")]),
        sub("replace cancel, device replace cancel", "PATH", does="storage.disrupt PATH"),
        sub("scrub status", "TARGET", options=[LONG_UNITS, flags("-d -R")]),
        sub("scrub limit", "PATH", options=[takes("-d/--devid -l/--limit -a/--all"), LONG_UNITS]),
        sub(
            "scrub start, scrub resume, scrub cancel",
            "TARGET",
            does="service.start TARGET",
            because="starts or stops a scrub",
            options=[takes("-c -n --limit"), flags("-B -d -r -R -f"), LOUD],
        ),
        # checks and rescue
        sub(
            "check",
            "DEVICE",
            options=[
                takes("-s/--super -r/--tree-root --chunk-root --mode -E/--subvol-extents"),
                flags("-b/--backup --readonly --force --check-data-csum -Q/--qgroup-report -p/--progress"),
                flags(
                    "--repair --init-csum-tree --init-extent-tree --clear-ino-cache",
                    deletes="DEVICE",
                    because="repairs a file system; what cannot be repaired is dropped",
                ),
                takes("--clear-space-cache", does="storage.change DEVICE"),
            ],
        ),
        sub(
            "rescue chunk-recover, rescue super-recover, rescue zero-log, rescue fix-device-size, rescue"
            " clear-uuid-tree"
            ", rescue clear-space-cache, rescue clear-ino-cache, rescue fix-data-checksum",
            "WORD... DEVICE",
            does="disk.write DEVICE WORD",
            because="repairs a file system; what cannot be repaired is dropped",
            options=[flags("-y -h"), LOUD],
        ),
        sub("rescue create-control-device", does="refresh"),
        sub(
            "restore",
            "DEVICE PATH",
            inert="-D -l",
            does="fs.create PATH",
            options=[
                takes("--path-regex -f -r/--root -t -u/--super"),
                flags(
                    "-D/--dry-run -i/--ignore-errors -m/--metadata -S/--symlink -s/--snapshots -x/--xattr -c -d"
                    " -l/--list-roots"
                ),
                flags("-o/--overwrite", writes="PATH"),
                LOUD,
            ],
        ),
        # send and receive
        sub(
            "send",
            "SUBVOLUME...",
            options=[
                takes("-p -c --proto"),
                takes("-f", writes="VALUE"),
                flags("-e --no-data --compressed-data"),
                LOUD,
            ],
        ),
        sub(
            "receive",
            "PATH",
            inert="--dump",
            does="storage.change PATH",
            options=[takes("-f -E/--max-errors -m"), flags("-e -C/--chroot --force-decompress --dump"), LOUD],
        ),
        # inspection
        sub(
            "inspect-internal inode-resolve, inspect-internal subvolid-resolve, inspect-internal logical-resolve"
            ", inspect-internal rootid, inspect-internal map-swapfile, inspect-internal min-dev-size",
            "WORD... PATH",
            options=[takes("-s --id"), flags("-P -o -r/--resume-offset"), LOUD],
        ),
        sub(
            "inspect-internal dump-tree",
            "DEVICE...",
            options=[
                takes("-b/--block -t/--tree"),
                flags(
                    "-e/--extents -d/--device -r/--roots -R/--backups -u/--uuid --follow --noscan --bfs --dfs"
                    " --hide-names --csum-headers --csum-items"
                ),
            ],
        ),
        sub(
            "inspect-internal dump-super, inspect-internal tree-stats, inspect-internal list-chunks",
            "DEVICE...",
            options=[takes("-s/--super --bytenr -i --sort -t"), flags("-f/--full -a/--all -F/--force -b"), LONG_UNITS],
        ),
        # properties, quotas
        sub("property get", "OBJECT NAME", options=[takes("-t")]),
        sub("property list", "OBJECT", options=[takes("-t")]),
        sub(
            "property set",
            "OBJECT NAME VALUE",
            does="fs.attributes OBJECT",
            options=[takes("-t"), flags("-f")],
        ),
        sub("quota enable", "PATH", does="storage.change PATH", options=[flags("-s/--simple")]),
        sub("quota disable", "PATH", does="storage.change PATH"),
        sub("quota status", "PATH", options=[flags("--is-enabled")]),
        sub(
            "quota rescan",
            "PATH",
            does="refresh PATH",
            options=[flags("-s/--status -w/--wait -W/--wait-norescan"), LOUD],
        ),
        sub(
            "qgroup show",
            "PATH",
            options=[takes("--sort --format"), flags("-p -c -r -e -F -f --sync"), LONG_UNITS],
        ),
        sub(
            "qgroup assign, qgroup remove",
            "SOURCE TARGET PATH",
            does="storage.change PATH",
            options=[
                flags("--rescan --no-rescan"),
            ],
        ),
        sub("qgroup create, qgroup destroy", "ID PATH", does="storage.change PATH"),
        sub("qgroup clear-stale", "PATH", does="storage.change PATH", options=[LOUD]),
        sub(
            "qgroup limit",
            "SIZE ID PATH",
            does="storage.disrupt ID",
            because="writes over the new limit fail",
            options=[flags("-c -e")],
        ),
    ],
    examples="""
        btrfs version                                #=> read_only
        btrfs subvolume delete --help                #=> read_only
        btrfs help --full                            #=> read_only
        btrfs subvolume list -t /                    #=> read_only
        btrfs sub list /                             #=> read_only
        btrfs subvolume show /srv                    #=> read_only
        btrfs subvolume create /srv/data             #=> reversible_low fs.create
        btrfs subvolume snapshot -r / /snap/pre      #=> reversible_low snapshot
        btrfs sub snap / /snap/pre                   #=> reversible_low snapshot
        btrfs subvolume delete /snap/pre             #=> destructive storage.delete
        btrfs subvolume set-default 5 /              #=> config_mutation host.boot
        btrfs filesystem usage -h /                  #=> read_only
        btrfs fi df /                                #=> read_only
        btrfs fi show                                #=> read_only
        btrfs filesystem du -s /srv                  #=> read_only
        btrfs filesystem sync /                      #=> reversible_low refresh
        btrfs filesystem label /srv                  #=> read_only
        btrfs filesystem label /srv data             #=> config_mutation storage.change
        btrfs filesystem defragment -r -czstd /srv   #=> config_mutation storage.change
        btrfs filesystem resize max /srv             #=> config_mutation storage.change
        btrfs filesystem resize +5G /srv             #=> config_mutation storage.change
        btrfs filesystem resize -5G /srv             #=> unknown
        btrfs filesystem resize 5G /srv              #=> disruptive storage.disrupt
        btrfs filesystem mkswapfile -s 2G /swap      #=> config_mutation fs.write
        btrfs balance status /                       #=> read_only
        btrfs balance start -dusage=50 /             #=> disruptive storage.disrupt
        btrfs balance cancel /                       #=> reversible_low service.start
        btrfs device stats /                         #=> read_only
        btrfs device stats -z /                      #=> destructive log.discard
        btrfs device scan                            #=> reversible_low refresh
        btrfs device add /dev/sdc /srv               #=> destructive disk.write
        btrfs device remove /dev/sdc /srv            #=> disruptive storage.disrupt
        btrfs replace start /dev/sdb /dev/sdc /srv   #=> destructive disk.write
        btrfs replace status -1 /srv                 #=> read_only
        btrfs replace cancel /srv                    #=> disruptive storage.disrupt
        btrfs scrub status /                         #=> read_only
        btrfs scrub start -B /                       #=> reversible_low service.start
        btrfs check /dev/sdb1                        #=> read_only
        btrfs check --repair /dev/sdb1               #=> destructive disk.write
        btrfs check --clear-space-cache v2 /dev/sdb1 #=> config_mutation storage.change
        btrfs rescue zero-log /dev/sdb1              #=> destructive disk.write
        btrfs restore /dev/sdb1 /srv/rescued         #=> reversible_low fs.create
        btrfs restore -o /dev/sdb1 /srv/rescued      #=> config_mutation fs.write
        btrfs restore -D /dev/sdb1 /srv/rescued      #=> read_only
        btrfs send -p /snap/a /snap/b                #=> read_only
        btrfs send -f out /snap/b                    #=> config_mutation fs.write
        btrfs receive /snap                          #=> config_mutation storage.change
        btrfs receive --dump                         #=> read_only
        btrfs inspect-internal rootid /srv           #=> read_only
        btrfs inspect-internal dump-super /dev/sdb1  #=> read_only
        btrfs property get /srv ro                   #=> read_only
        btrfs property set /srv ro true              #=> config_mutation fs.attributes
        btrfs quota enable /srv                      #=> config_mutation storage.change
        btrfs quota rescan /srv                      #=> reversible_low refresh
        btrfs qgroup show /srv                       #=> read_only
        btrfs qgroup create 1/1 /srv                 #=> config_mutation storage.change
        btrfs qgroup limit 5G /srv                   #=> disruptive storage.disrupt
        btrfs frobnicate                             #=> unknown unknown.subcommand
    """,
)
