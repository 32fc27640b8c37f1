from __future__ import annotations

from riskclass.model.tables import flags, sub, takes, tool, when

#: Settings that may name programs are trusted where they are installed, not in a scratch place.
SCRATCH = "/tmp/*|/var/tmp/*|/dev/shm/*"
STRANGE = "takes settings from a scratch place, which may name programs"

TOOL = tool(
    "rbd",
    about="block devices of Ceph",
    docs="man:rbd(8)",
    inherits=True,
    inert="-h --help -v --version",
    options=[
        takes(
            "-c/--conf --cluster --id/--user -n/--name -m/--mon_host -K/--keyfile -k/--keyring --secret --cipher-alg"
            " --client-id --cookie --data-pool --dest --dest-group --dest-journal --dest-namespace --dest-pool"
            " --dest-snap"
            " --device -t/--device-type --direction --expires-at --expired-before --export-format --format --from-snap"
            " --group --group-namespace --group-pool --image --image-feature --image-format --image-id"
            " --image-namespace"
            " --image-pool --io-pattern --io-size --io-threads --io-total --io-type --iterations --journal"
            " --journal-object-size --journal-pool --journal-splay-width --limit --mirror-image-mode --namespace"
            " --object-size --order -o/--options -p/--pool --remote-client-name --remote-cluster --remote-key-file"
            " --remote-mon-host --rw-mix-read --shared --site-name -s/--size --snap --snap-id --sort-by --source-spec"
            " --source-spec-path --sparse-size --stripe-count --stripe-unit --threshold --path"
            " --encryption-passphrase-file --encryption-format"
        ),
        takes("--quiesce-hook", does="code.opaque VALUE", because="runs a program before each snapshot"),
        flags(
            "-h/--help -v/--version -a/--all --allow-shrink --descendants --exact --exclusive"
            " --flatten --force"
            " --ignore-quiesce-error --image-shared --import-only -l/--long --merge-snapshots --new-format --no-error"
            " --no-progress --pretty-format --quiesce --read-only -R/--recursive --show-cookie --skip-quiesce"
            " --thick-provision --verbose --whole-object"
        ),
    ],
    rows=[when(f"-c={SCRATCH}", does="code.injected -c", because=STRANGE)],
    subs=[
        sub("help", "TOPIC..."),
        sub(
            "list, ls, info, status, watch, children, diff, disk-usage, du, device list, showmapped, snap list, snap ls"
            ", lock list, lock ls, trash list, trash ls, image-meta list, image-meta ls, image-meta get"
            ", group list, group ls, group info, group image list, group image ls, group snap list, group snap ls"
            ", namespace list, namespace ls, config global get, config global list, config global ls, config image get"
            ", config image list, config image ls, config pool get, config pool list, config pool ls, mirror image"
            " status"
            ", mirror pool info, mirror pool status, mirror snapshot schedule list, mirror snapshot schedule ls"
            ", mirror snapshot schedule status, trash purge schedule list, trash purge schedule ls"
            ", trash purge schedule status, journal info, journal inspect, journal status, object-map check"
            ", perf image iostat, perf image iotop, pool stats",
            "WORD...",
        ),
        sub(
            "export, export-diff, journal export",
            "IMAGE FILE",
            writes="FILE|- --path|-",
            rows=[when(unless="FILE --path", does="fs.create cwd")],
        ),
        sub("merge-diff", "FIRST SECOND FILE", writes="FILE|- --path|-"),
        sub("snap create, snap add, group snap create, mirror image snapshot", "WORD...", does="snapshot WORD"),
        sub("snap protect", "SNAPSHOT", does="snapshot SNAPSHOT", because="keeps a snapshot"),
        sub("device map, map", "IMAGE", does="fs.mount IMAGE"),
        sub(
            "device attach",
            "IMAGE",
            does="storage.disrupt IMAGE",
            because="puts an image behind a device in use, and checks nothing",
        ),
        sub("device unmap, unmap, device detach", "IMAGE", does="fs.unmount IMAGE"),
        sub(
            "trash move, trash mv",
            "IMAGE",
            does="storage.disrupt IMAGE",
            because="the image is gone until it is restored",
        ),
        sub("trash restore", "IMAGE", does="storage.change IMAGE"),
        sub(
            "create, clone, copy, cp, deep copy, deep cp, import, import-diff, journal import, flatten, sparsify"
            ", rename, mv, snap rename, snap unprotect, snap limit set, snap limit clear, image-meta set"
            ", image-meta remove, image-meta rm, group create, group rename, group image add, group image remove"
            ", group image rm, group snap rename, namespace create, config global set, config global remove"
            ", config global rm, config image set, config image remove, config image rm, config pool set"
            ", config pool remove, config pool rm, pool init, object-map rebuild, migration prepare, migration execute"
            ", mirror snapshot schedule add, mirror snapshot schedule remove, mirror snapshot schedule rm"
            ", trash purge schedule add, trash purge schedule remove, trash purge schedule rm, persistent-cache flush"
            ", mirror image enable, mirror pool enable, mirror pool peer set",
            "WORD...",
            does="storage.change WORD",
        ),
        sub(
            "resize",
            "IMAGE",
            does="storage.change IMAGE",
            rows=[when("--allow-shrink", does="storage.delete IMAGE", because="cuts off what lies behind the new end")],
        ),
        sub(
            "feature enable, feature disable, lock add, lock remove, lock rm, journal client disconnect"
            ", mirror image disable, mirror image promote, mirror image demote, mirror pool disable, mirror pool"
            " promote"
            ", mirror pool demote, mirror pool peer remove, mirror pool peer rm",
            "WORD...",
            does="storage.disrupt WORD",
        ),
        sub(
            "mirror pool peer add, mirror pool peer bootstrap import",
            "WORD...",
            does="net.upload WORD",
            because="copies images to another cluster",
        ),
        sub("mirror pool peer bootstrap create", "POOL", does="secret.read POOL", because="shows a token"),
        sub(
            "bench, bench-write",
            "IMAGE",
            does="host.load IMAGE",
            rows=[
                when(unless="--io-type=read", does="storage.delete IMAGE", because="overwrites the image"),
            ],
        ),
        sub("encryption format", "IMAGE WORD...", does="storage.delete IMAGE", because="overwrites the image"),
        sub(
            "remove, rm, snap remove, snap rm, snap purge, snap rollback, snap revert, group remove, group rm"
            ", group snap remove, group snap rm, group snap rollback, namespace remove, namespace rm, trash remove"
            ", trash rm, trash purge, journal reset, mirror image resync, migration commit"
            ", migration abort, persistent-cache invalidate",
            "WORD...",
            does="storage.delete WORD",
        ),
    ],
    examples="""
        rbd -c /tmp/ceph.conf ls                            #=> unknown code.injected
        rbd -c /etc/ceph/b.conf ls                          #=> read_only
        rbd ls -l rbd                                   #=> read_only
        rbd info rbd/vm-100-disk-0                      #=> read_only
        rbd du -p rbd                                   #=> read_only
        rbd snap ls rbd/vm-100-disk-0                   #=> read_only
        rbd help create                                 #=> read_only
        rbd export rbd/disk -                           #=> read_only
        rbd export rbd/disk out.img                     #=> config_mutation fs.write
        rbd export rbd/disk                             #=> reversible_low fs.create
        rbd device attach --device /dev/nbd0 rbd/disk   #=> disruptive storage.disrupt
        rbd migration abort rbd/disk                    #=> destructive storage.delete
        rbd merge-diff a b out.diff                     #=> config_mutation fs.write
        rbd snap create rbd/disk@pre                    #=> reversible_low snapshot
        rbd snap protect rbd/disk@pre                   #=> reversible_low snapshot
        rbd map rbd/disk                                #=> reversible_low fs.mount
        rbd map --quiesce --quiesce-hook /srv/x rbd/disk  #=> unknown code.opaque
        rbd unmap /dev/rbd0                             #=> disruptive fs.unmount
        rbd create --size 10G rbd/new                   #=> config_mutation storage.change
        rbd resize --size 20G rbd/disk                  #=> config_mutation storage.change
        rbd resize --size 5G --allow-shrink rbd/disk    #=> destructive storage.delete
        rbd trash mv rbd/disk                           #=> disruptive storage.disrupt
        rbd trash restore -p rbd 1234                   #=> config_mutation storage.change
        rbd lock rm rbd/disk x client.1                 #=> disruptive storage.disrupt
        rbd mirror pool peer add rbd client.x@b         #=> exposure net.upload
        rbd mirror pool peer bootstrap create rbd       #=> exposure secret.read
        rbd bench --io-type read rbd/disk               #=> disruptive host.load
        rbd bench --io-type write rbd/disk              #=> destructive storage.delete
        rbd encryption format rbd/disk luks2 pass       #=> destructive storage.delete
        rbd snap rollback rbd/disk@pre                  #=> destructive storage.delete
        rbd rm rbd/disk                                 #=> destructive storage.delete
        rbd frobnicate                                  #=> unknown unknown.subcommand
    """,
)
