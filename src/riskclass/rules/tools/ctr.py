from __future__ import annotations

from riskclass.model.tables import Option, Row, flags, sub, takes, tool, when

HELP = flags("-h/--help")
REGISTRY: list[Option] = [
    HELP,
    takes("-u/--user --refresh --hosts-dir --tlscacert --tlscert --tlskey"),
    flags("-k/--skip-verify --plain-http --http-dump --http-trace"),
]
PICK: list[Option] = [takes("--snapshotter --label --platform"), flags("--all-platforms --all-metadata")]
MAKE: list[Option] = [
    HELP,
    takes(
        "--blockio-config-file --snapshotter --snapshotter-label -c/--config --cwd --env --env-file --label"
        " --annotation --runtime"
    ),
    takes("--pid-file", writes="VALUE"),
    takes("--runtime-config-path --with-ns --gpus --memory-limit --cap-drop --seccomp-profile"),
    takes("--apparmor-default-profile --apparmor-profile --rdt-class --cpu-quota --cpu-period --rootfs-propagation"),
    takes("--cpus --cpu-shares --platform --cgroup --log-uri --fifo-dir --runc-root --uidmap --gidmap --user"),
    takes("-u --hostname --cpuset-cpus --cpuset-mems --blockio-class --sandbox"),
    takes("--cap-add --device", does="code.opaque VALUE", because="gives the container rights on the host"),
    takes("--mount", "MOUNT:docker_mount"),
    takes("--runc-binary", does="code.opaque VALUE", because="runs that program"),
    flags(
        "--privileged --privileged-without-host-devices --net-host --allow-new-privs",
        does="code.opaque",
        because="opens the container's box",
    ),
    flags("-t/--tty --read-only --seccomp --rootfs --no-pivot --rm --null-io -d/--detach --cni --runc-systemd-cgroup"),
    flags("--remap-labels"),
]
BINARIES: list[Row] = [
    when(
        "--runtime==/* --log-uri==binary:*",
        does="code.opaque --runtime --log-uri",
        because="names a program that runs on the host",
    )
]

TOOL = tool(
    "ctr",
    about="look at and change what containerd keeps",
    docs="man:ctr(8)",
    style="go",
    posix=True,
    inert="-h -v",
    options=[
        takes("-a/--address --timeout --connect-timeout -n/--namespace"),
        flags("--debug -h/--help -v/--version"),
    ],
    subs=[
        sub(
            "version, info, plugins ls, plugins list, plugin ls, plugin list, deprecations list, sandboxes list,"
            " sandboxes ls, sandbox list, sandbox ls, sb list, sb ls, s list, s ls, images usage, image usage, i usage",
            "WORD",
            posix=True,
            options=[HELP, flags("-q/--quiet -d/--detailed"), takes("--format --snapshotter --filters")],
        ),
        sub(
            "images ls, images list, image ls, image list, i ls, i list, images check, image check, i check",
            "FILTER...",
            posix=True,
            options=[HELP, flags("-q/--quiet"), takes("--snapshotter")],
        ),
        sub(
            "containers ls, containers list, container ls, container list, c ls, c list, containers info,"
            " container info, c info",
            "CONTAINER...",
            posix=True,
            options=[HELP, flags("-q/--quiet --spec")],
        ),
        sub(
            "tasks ls, tasks list, task ls, task list, t ls, t list, tasks ps, task ps, t ps, tasks metrics,"
            " task metrics, t metrics, tasks metric, task metric, t metric",
            "CONTAINER",
            posix=True,
            options=[HELP, flags("-q/--quiet"), takes("--format")],
        ),
        sub(
            "namespaces ls, namespaces list, namespace ls, namespace list, ns ls, ns list, leases ls, leases list,"
            " content ls, content list, content active, content get, snapshots ls, snapshots list, snapshot ls,"
            " snapshot list, snapshots info, snapshot info, snapshots tree, snapshot tree, snapshots usage,"
            " snapshot usage, snapshots diff, snapshot diff, events, event, oci spec",
            "NAME...",
            posix=True,
            options=[
                HELP,
                flags("-q/--quiet -b --keep"),
                takes("--media-type --ref --label --snapshotter --root -t/--timeout --platform"),
            ],
        ),
        sub(
            "images pull, image pull, i pull",
            "IMAGE",
            posix=True,
            does="refresh IMAGE",
            because="fetches an image",
            options=[*REGISTRY, *PICK, takes("--max-concurrent-downloads"), flags("--print-chainid --local")],
        ),
        sub(
            "images push, image push, i push",
            "IMAGE LOCAL",
            posix=True,
            does="net.upload IMAGE",
            options=[
                *REGISTRY,
                takes("--manifest --manifest-type --platform --max-concurrent-uploaded-layers"),
                flags("--allow-non-distributable-blobs --local"),
            ],
        ),
        sub(
            "images import, image import, i import",
            "FILE",
            posix=True,
            does="container.run FILE",
            because="takes images from a file",
            options=[
                HELP,
                *PICK,
                takes("--base-name --index-name"),
                flags(
                    "--digests --skip-digest-for-named --no-unpack --compress-blobs --local --discard-unpacked-layers"
                ),
            ],
        ),
        sub(
            "images export, image export, i export",
            "FILE IMAGE...",
            posix=True,
            writes="FILE|-",
            options=[HELP, *PICK, flags("--skip-manifest-json --skip-non-distributable --local")],
        ),
        sub(
            "images rm, images remove, images del, images delete, image rm, image remove, image del, image delete,"
            " i rm, i remove, i del, i delete",
            "IMAGE...",
            posix=True,
            does="guest.delete IMAGE",
            because="an image made here may be the only copy",
            options=[HELP, flags("--sync")],
        ),
        sub(
            "images tag, image tag, i tag, images label, image label, i label, images convert, image convert,"
            " i convert,"
            " containers label, container label, c label",
            "NAME MORE...",
            posix=True,
            does="guest.change NAME",
            options=[HELP, *PICK, flags("--force --uncompress --oci --local --skip-reference-check -r/--replace-all")],
        ),
        sub(
            "images mount, image mount, i mount",
            "IMAGE DIR",
            posix=True,
            does="fs.mount DIR",
            options=[*REGISTRY, *PICK, flags("--rw")],
        ),
        sub(
            "images unmount, image unmount, i unmount",
            "DIR",
            posix=True,
            does="fs.unmount DIR",
            options=[*REGISTRY, *PICK, flags("--rm")],
        ),
        sub(
            "run",
            "IMAGE CONTAINER COMMAND...:argv",
            about="run a command in a new container; in a closed box its own command alone counts",
            posix=True,
            context="container:CONTAINER",
            does="container.run IMAGE",
            options=MAKE,
            rows=[
                *BINARIES,
                when("-t", unless="COMMAND -d", does="code.interactive", because="opens a session in the container"),
            ],
        ),
        sub(
            "containers create, container create, c create",
            "IMAGE CONTAINER COMMAND...:argv",
            posix=True,
            context="container:CONTAINER",
            does="guest.change IMAGE",
            options=MAKE,
            rows=BINARIES,
        ),
        sub(
            "containers rm, containers remove, containers del, containers delete, container rm, container remove,"
            " container del, container delete, c rm, c remove, c del, c delete",
            "CONTAINER...",
            posix=True,
            does="guest.delete CONTAINER",
            options=[HELP, flags("--keep-snapshot")],
        ),
        sub(
            "tasks exec, task exec, t exec",
            "CONTAINER COMMAND...:argv",
            posix=True,
            context="container:CONTAINER",
            options=[
                HELP,
                takes("--cwd --exec-id --fifo-dir --log-uri --user --env"),
                flags("-t/--tty -d/--detach"),
            ],
        ),
        sub("tasks attach, task attach, t attach", "CONTAINER", posix=True, does="code.interactive", options=[HELP]),
        sub(
            "tasks start, task start, t start, tasks resume, task resume, t resume",
            "CONTAINER",
            posix=True,
            does="guest.start CONTAINER",
            options=[
                HELP,
                takes("--log-uri --fifo-dir"),
                takes("--pid-file", writes="VALUE"),
                flags("--null-io -d/--detach --no-pivot"),
            ],
        ),
        sub(
            "tasks kill, task kill, t kill, tasks pause, task pause, t pause, tasks rm, tasks remove, tasks del,"
            " tasks delete, task rm, task remove, task del, task delete, t rm, t remove, t del, t delete",
            "CONTAINER...",
            posix=True,
            does="guest.disrupt CONTAINER",
            options=[HELP, takes("-s/--signal --exec-id"), flags("-a/--all -f/--force")],
        ),
        sub(
            "content fetch, content fetch-object",
            "IMAGE OBJECT",
            posix=True,
            does="refresh IMAGE",
            options=[*REGISTRY, *PICK, flags("--metadata-only")],
        ),
        sub("content fetch-blob", "IMAGE DIGEST...", posix=True, does="net.query IMAGE", options=REGISTRY),
        sub("content push-object", "IMAGE OBJECT TYPE", posix=True, does="net.upload IMAGE", options=REGISTRY),
        sub(
            "content ingest",
            "KEY",
            posix=True,
            does="refresh KEY",
            options=[HELP, takes("--expected-size --expected-digest")],
        ),
        sub(
            "content edit",
            "DIGEST",
            posix=True,
            does="code.interactive",
            options=[HELP, takes("--validate"), takes("--editor", "EDITOR:sh")],
        ),
        sub(
            "content prune references",
            posix=True,
            does="storage.delete",
            inert="--dry",
            options=[HELP, flags("--async --dry")],
        ),
        sub(
            "images prune references, image prune references, i prune references, images prune, image prune, i prune",
            posix=True,
            options=[HELP, flags("--all", does="guest.delete", because="removes images that no container uses")],
        ),
        sub(
            "install",
            "IMAGE",
            posix=True,
            does="package.install IMAGE",
            because="puts programs of an image on the host",
            options=[HELP, takes("--path"), flags("-l/--libs -r/--replace")],
        ),
        sub(
            "pprof block, pprof goroutines, pprof heap, pprof profile, pprof threadcreate, pprof trace",
            posix=True,
            about="show how containerd spends its time",
            options=[HELP, takes("-d/--debug-socket --debug -s/--seconds")],
        ),
        sub("shim state", posix=True, options=[HELP, takes("--id")]),
        sub("shim start", posix=True, does="guest.start", options=[HELP, takes("--id")]),
        sub("shim delete", posix=True, does="guest.disrupt", options=[HELP, takes("--id")]),
        sub(
            "shim exec",
            "COMMAND...:argv",
            posix=True,
            context="container:--id",
            options=[
                HELP,
                takes("--id --stdin --stdout --stderr -e/--env --cwd"),
                takes("--spec", does="code.opaque VALUE"),
                flags("-t/--tty -a/--attach"),
            ],
        ),
        sub(
            "containers checkpoint, container checkpoint, c checkpoint, tasks checkpoint, task checkpoint, t"
            " checkpoint",
            "CONTAINER IMAGE",
            posix=True,
            does="snapshot CONTAINER",
            options=[
                HELP,
                takes("--image-path --work-path"),
                flags("--rw --image --task"),
                flags("--exit", does="guest.disrupt CONTAINER", because="stops the container"),
            ],
        ),
        sub(
            "containers restore, container restore, c restore",
            "CONTAINER IMAGE",
            posix=True,
            does="guest.start CONTAINER",
            options=[HELP, flags("--rw --live")],
        ),
        sub(
            "snapshots view, snapshots prepare, snapshots mounts, snapshots mount, snapshots m, snapshot view,"
            " snapshot prepare, snapshot mounts, snapshot mount, snapshot m, snapshots unpack, snapshot unpack",
            "WORD...",
            posix=True,
            does="refresh WORD",
            options=[HELP, takes("-t/--target --snapshotter"), flags("--mounts")],
        ),
        sub(
            "snapshots commit, snapshots label, snapshot commit, snapshot label, content label",
            "WORD...",
            posix=True,
            does="storage.change WORD",
            options=[HELP, takes("--snapshotter")],
        ),
        sub(
            "sandboxes run, sandboxes create, sandboxes c, sandboxes r, sandbox run, sandbox create, sandbox c,"
            " sandbox r,"
            " sb run, sb create, sb c, sb r, s run, s create, s c, s r",
            "FILE ID",
            posix=True,
            does="code.opaque FILE",
            because="the file says what runs",
            options=[HELP, takes("--runtime")],
        ),
        sub(
            "sandboxes remove, sandboxes rm, sandbox remove, sandbox rm, sb remove, sb rm, s remove, s rm",
            "ID...",
            posix=True,
            does="guest.delete ID",
            options=[HELP, flags("-f/--force")],
        ),
        sub(
            "content rm, content remove, content del, content delete, snapshots rm, snapshots remove, snapshots del,"
            " snapshots delete, snapshot rm, snapshot remove, snapshot del, snapshot delete, namespaces rm,"
            " namespaces remove, namespace rm, namespace remove, ns rm, ns remove, leases rm, leases remove,"
            " leases del, leases delete",
            "NAME...",
            posix=True,
            does="storage.delete NAME",
            options=[HELP, flags("--sync -c/--cgroup"), takes("--snapshotter")],
        ),
        sub(
            "namespaces create, namespace create, ns create, ns c, namespaces c, namespace c, namespaces label,"
            " namespace label, ns label,"
            " leases create",
            "NAME MORE...",
            posix=True,
            does="storage.change NAME",
            options=[HELP, takes("--id -x/--expires")],
        ),
    ],
    examples="""
        ctr version                                                #=> read_only
        ctr -n k8s.io images ls                                    #=> read_only
        ctr -n k8s.io c ls -q                                      #=> read_only
        ctr t ls                                                   #=> read_only
        ctr ns ls                                                  #=> read_only
        ctr images pull docker.io/library/redis:7                  #=> reversible_low refresh
        ctr images push reg.example/x:1                            #=> exposure net.upload
        ctr -n k8s.io images import app.tar                        #=> config_mutation container.run
        ctr images export /tmp/x.tar reg.example/x:1               #=> reversible_low fs.scratch
        ctr images rm reg.example/x:1                              #=> destructive guest.delete
        ctr images tag a b                                         #=> config_mutation guest.change
        ctr images mount a /mnt                                    #=> reversible_low fs.mount
        ctr images unmount /mnt                                    #=> disruptive fs.unmount
        ctr run --runtime /srv/x docker.io/library/alpine:3 c1 ls  #=> unknown code.opaque
        ctr run --runtime io.containerd.runc.v2 docker.io/library/alpine:3 c1 ls  #=> config_mutation
        ctr run --log-uri binary:///srv/x docker.io/library/alpine:3 c1 ls  #=> unknown code.opaque
        ctr run --log-uri file:///srv/x docker.io/library/alpine:3 c1 ls  #=> config_mutation
        ctr run --rm docker.io/library/redis:7 r1 ls               #=> config_mutation container.run
        ctr run -t docker.io/library/redis:7 r1                    #=> unknown code.interactive
        ctr run -t docker.io/library/redis:7 r1 ls                 #=> config_mutation container.run
        ctr run --pid-file /etc/passwd docker.io/library/redis:7 r1 ls  #=> destructive fs.truncate
        ctr run --privileged docker.io/library/redis:7 r1 ls       #=> unknown code.opaque
        ctr run docker.io/library/redis:7 r1 rm -rf /data          #=> destructive
        ctr c create docker.io/library/redis:7 r1                  #=> config_mutation guest.change
        ctr c rm r1                                                #=> destructive guest.delete
        ctr t exec --exec-id x r1 ls                               #=> read_only
        ctr t exec --exec-id x r1 rm -rf /data                     #=> destructive
        ctr t attach r1                                            #=> unknown code.interactive
        ctr t start -d r1                                          #=> reversible_low guest.start
        ctr t kill -s SIGKILL r1                                   #=> disruptive guest.disrupt
        ctr content fetch docker.io/library/redis:7                #=> reversible_low refresh
        ctr snapshots rm x                                         #=> destructive storage.delete
        ctr ns create x                                            #=> config_mutation storage.change
        ctr pprof heap                                             #=> read_only
        ctr info                                                   #=> read_only
        ctr content fetch-blob reg.example/x:1 sha256:x            #=> read_only
        ctr content push-object reg.example/x:1 sha256:x t         #=> exposure net.upload
        ctr content ingest x                                       #=> reversible_low refresh
        ctr content edit sha256:x                                  #=> unknown code.interactive
        ctr content edit --editor 'rm /srv/x' sha256:x             #=> destructive fs.delete code.interactive
        ctr content prune references                               #=> destructive storage.delete
        ctr content prune references --dry                         #=> read_only
        ctr images prune                                           #=> read_only
        ctr images prune --all                                     #=> destructive guest.delete
        ctr install reg.example/x:1                                #=> config_mutation package.install
        ctr shim --id x state                                      #=> unknown
        ctr shim state --id x                                      #=> read_only
        ctr shim start --id x                                      #=> reversible_low guest.start
        ctr shim delete --id x                                     #=> disruptive guest.disrupt
        ctr shim exec --id x rm -rf /data                          #=> destructive fs.delete
        ctr shim exec --id x --spec s.json ls                      #=> unknown code.opaque
        ctr c checkpoint r1 ref                                    #=> reversible_low snapshot
        ctr t checkpoint --exit r1                                 #=> disruptive guest.disrupt
        ctr c restore r1 ref                                       #=> reversible_low guest.start
        ctr snapshots view k p                                     #=> reversible_low refresh
        ctr snapshots commit k a                                   #=> config_mutation storage.change
        ctr sandboxes run pod.json x                               #=> unknown code.opaque
        ctr sandboxes rm x                                         #=> destructive guest.delete
        ctr frobnicate                                             #=> unknown unknown.subcommand
    """,
)
