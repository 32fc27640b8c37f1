from __future__ import annotations

from riskclass.model.tables import Option, Row, flags, sub, takes, tool, when
from riskclass.rules.tools.docker_compose import COMPOSE_OPTIONS, ENTRYPOINT, EXAMPLES, LOADED, MOUNT, TOP_ROWS, compose

HELP = flags("-h/--help")
FORMAT = takes("-f/--format")
LIST: list[Option] = [
    HELP,
    takes("-f/--filter --format --sort"),
    flags("-n/--noheading --no-trunc -q/--quiet"),
]
ALL: list[Option] = [HELP, flags("-a/--all -l/--latest")]
PICK: list[Option] = [*ALL, takes("--cidfile -f/--filter --pod-id-file"), flags("-i/--ignore --running")]
LOGS: list[Option] = [
    HELP,
    takes("-c/--container --since --tail --until"),
    flags("--color --no-color -f/--follow -l/--latest -n/--names -t/--timestamps"),
]
STATS: list[Option] = [*ALL, takes("--format -i/--interval"), flags("--no-reset --no-stream --no-trunc")]
REGISTRY: list[Option] = [
    takes("--authfile --cert-dir --creds --decryption-key --retry --retry-delay"),
    flags("--tls-verify -q/--quiet"),
]
PLATFORM = takes("--arch --os --variant --platform --os-version --os-feature/--os-features --features")

LIMITS = (
    "--blkio-weight --blkio-weight-device --cpu-period --cpu-quota --cpu-rt-period --cpu-rt-runtime -c/--cpu-shares"
    " --cpus --cpuset-cpus --cpuset-mems --device-read-bps --device-read-iops --device-write-bps --device-write-iops"
    " -m/--memory --memory-reservation --memory-swap --memory-swappiness --pids-limit --restart"
)
#: What a container and a pod are made with.
BOX: list[Option] = [
    MOUNT,
    flags("--help"),
    takes("--device", does="code.opaque VALUE", because="gives the container rights on the host"),
    takes("-p/--publish", does="net.listen VALUE"),
    flags("--replace", does="guest.delete", because="deletes the container or pod that has the name"),
    takes(LIMITS),
    takes("--add-host --annotation --cgroup-parent --dns --dns-opt/--dns-option --dns-search --gidmap --gpus"),
    takes("-h/--hostname --hosts-file --ip --ip6 -l/--label --label-file --mac-address --network/--net"),
    takes("--network-alias --pid --security-opt --shm-size --shm-size-systemd --subgidname --subuidname --sysctl"),
    takes("--uidmap --userns --uts --volumes-from"),
    flags("--no-hostname --no-hosts"),
]
RUN_OPTIONS: list[Option] = [
    takes("--mount", "MOUNT:docker_mount"),
    *BOX,
    *REGISTRY,
    PLATFORM,
    takes(
        "--cap-add --device-cgroup-rule",
        does="code.opaque VALUE",
        because="gives the container rights on the host",
    ),
    flags("--privileged", does="code.opaque", because="gives the container the host's rights"),
    flags("--rootfs", does="code.opaque IMAGE", because="runs in a folder of the host"),
    flags("--rmi", does="storage.delete IMAGE", because="deletes the image afterwards"),
    takes("--cidfile --conmon-pidfile --pidfile", writes="VALUE"),
    flags("-P/--publish-all", does="net.listen"),
    takes("-a/--attach --cap-drop --cgroup-conf --cgroupns --cgroups --chrootdirs --detach-keys --entrypoint -e/--env"),
    takes("--env-file --env-merge --expose --group-add --group-entry --health-cmd --health-interval"),
    takes("--health-log-destination --health-max-log-count --health-max-log-size --health-on-failure --health-retries"),
    takes("--health-start-period --health-startup-cmd --health-startup-interval --health-startup-retries"),
    takes("--health-startup-success --health-startup-timeout --health-timeout --hostuser --image-volume --init-ctr"),
    takes("--init-path --ipc --log-driver --log-opt --name --oom-score-adj --passwd-entry --personality --pod"),
    takes("--pod-id-file --preserve-fd --preserve-fds --pull --rdt-class --requires --sdnotify"),
    takes("--runtime", does="code.opaque VALUE", because="names what runs"),
    takes("--seccomp-policy --secret --stop-signal --stop-timeout --storage-opt --systemd --timeout --tmpfs --tz"),
    takes("--ulimit --umask --unsetenv -u/--user -w/--workdir"),
    flags("-d/--detach --disable-content-trust --env-host --http-proxy --init -i/--interactive --no-healthcheck"),
    flags("--oom-kill-disable --passwd --read-only --read-only-tmpfs --rm --sig-proxy -t/--tty --unsetenv-all"),
]
BOX_ROWS: list[Row] = [
    when(
        "--volumes-from",
        unless="--volumes-from=*:ro",
        does="code.opaque --volumes-from",
        because="what runs in the container can change another's volumes",
    ),
    when(
        "--network=host|ns:* --pid=host|ns:* --userns=host|ns:* --uts=host|ns:*",
        does="code.opaque",
        because="the container shares a namespace of the host",
    ),
    when(
        "--security-opt",
        unless="--security-opt=no-new-privileges|no-new-privileges=*|no-new-privileges:*|label=level:*|label=type:*",
        does="code.opaque --security-opt",
        because="changes what keeps the container in its box",
    ),
]
RUN_ROWS: list[Row] = [
    *BOX_ROWS,
    *ENTRYPOINT,
    when(
        "--ipc=host|ns:* --cgroupns=host|ns:*",
        does="code.opaque",
        because="the container shares a namespace of the host",
    ),
    when("-d", prints="word"),
    when(
        "-i", "-t", unless="COMMAND ARGS FLAG -d", does="code.interactive", because="opens a session in the container"
    ),
]
#: Places on this machine that an image can be stored in (containers-transports(5)).
HERE = "DEST=dir:*|oci:*|oci-archive:*|docker-archive:*|docker-daemon:*|containers-storage:*"
ENV = '*.Config.Env*|*.Env}*|*.Env)*|*.Env|*"Env"*|*index*.Env*|*range*.Env*'
#: Files of a container that are made for a secret.

TOOL = tool(
    "podman",
    about="run containers and pods without a daemon",
    input="whole",
    docs="https://docs.podman.io/en/latest/Commands.html",
    style="go",
    posix=True,
    inert="--help --version",
    options=[
        takes("-c/--connection", context="host:VALUE|$CONTAINER_CONNECTION"),
        takes("--url", context="host:VALUE|$CONTAINER_HOST"),
        takes("--runtime --conmon --network-cmd-path --hooks-dir", does="code.opaque VALUE", because="names what runs"),
        takes("--cdi-spec-dir --cgroup-manager --config --db-backend --events-backend --identity --imagestore"),
        takes("--module", does="code.injected VALUE", because="its settings name programs to run"),
        takes("--out", writes="VALUE"),
        takes("--log-level --namespace --network-config-dir --pull-option --root --runroot"),
        takes(
            "--runtime-flag --ssh --storage-driver --storage-opt --tmpdir --volumepath --tls-ca --tls-cert --tls-key"
        ),
        flags("-h/--help --noout -r/--remote --syslog --transient-store -v/--version"),
    ],
    subs=[
        # containers
        sub(
            "run, container run",
            "IMAGE COMMAND...:argv",
            about="run a command in a new container; in a closed box its own command alone counts",
            posix=True,
            context="container:IMAGE",
            does="container.run IMAGE",
            options=RUN_OPTIONS,
            rows=RUN_ROWS,
        ),
        sub(
            "create, container create",
            "IMAGE COMMAND...:argv",
            posix=True,
            context="container:IMAGE",
            does="guest.change IMAGE",
            options=RUN_OPTIONS,
            rows=RUN_ROWS,
        ),
        sub(
            "exec, container exec",
            "CONTAINER COMMAND...:argv",
            posix=True,
            context="container:CONTAINER",
            options=[
                HELP,
                takes(
                    "--cidfile --detach-keys -e/--env --env-file --preserve-fd --preserve-fds -u/--user -w/--workdir"
                ),
                flags("-d/--detach -i/--interactive -l/--latest --no-session -t/--tty"),
                flags("--privileged"),
            ],
            rows=[when("-l --cidfile", operands="COMMAND...:argv"), *LOADED],
        ),
        sub(
            "attach, container attach",
            "CONTAINER",
            options=[HELP, takes("--detach-keys"), flags("-l/--latest --no-stdin --sig-proxy")],
            rows=[when(unless="--no-stdin", does="code.interactive CONTAINER")],
        ),
        sub(
            "start, container start, pod start",
            "NAME...",
            does="guest.start NAME",
            options=[
                *ALL,
                takes("--cidfile -f/--filter --pod-id-file"),
                flags("-i/--interactive", does="code.interactive NAME"),
                takes("--detach-keys"),
                flags("--attach --sig-proxy"),
            ],
        ),
        sub(
            "unpause, container unpause, pod unpause, init, container init",
            "NAME...",
            does="guest.start NAME",
            options=PICK,
        ),
        sub(
            "stop, container stop, restart, container restart, pod stop, pod restart",
            "NAME...",
            does="guest.disrupt NAME",
            options=[*PICK, takes("-t/--time/--timeout")],
        ),
        sub(
            "kill, container kill, pod kill",
            "NAME...",
            does="guest.disrupt NAME",
            options=[*ALL, takes("--cidfile -s/--signal")],
        ),
        sub("pause, container pause, pod pause", "NAME...", does="guest.disrupt NAME", options=PICK),
        sub(
            "rm, container rm, pod rm",
            "NAME...",
            does="guest.delete NAME",
            because="deletes containers and what was written in them",
            options=[
                *ALL,
                flags("-v/--volumes", does="storage.delete", because="deletes anonymous volumes"),
                takes("--cidfile --filter --pod-id-file -t/--time"),
                flags("--depend -f/--force -i/--ignore"),
            ],
        ),
        sub(
            "container prune, pod prune",
            input="part",
            does="guest.delete",
            because="deletes every stopped container",
            options=[HELP, takes("--filter"), flags("-f/--force")],
        ),
        sub(
            "container cleanup",
            "CONTAINER...",
            does="guest.disrupt CONTAINER",
            options=[
                *ALL,
                flags("--rm --rmi", does="guest.delete CONTAINER"),
                takes("--exec"),
                flags("--stopped-only"),
            ],
        ),
        sub(
            "container clone",
            "CONTAINER NAME IMAGE",
            does="guest.change NAME",
            options=[
                HELP,
                flags("--destroy", does="guest.delete CONTAINER", because="deletes the original"),
                takes(LIMITS),
                takes("--name --pod"),
                flags("-f/--force --run"),
            ],
        ),
        sub(
            "container checkpoint",
            "CONTAINER...",
            does="snapshot CONTAINER",
            options=[
                *ALL,
                takes("-e/--export", writes="VALUE"),
                takes("-c/--compress --create-image"),
                flags("--file-locks --ignore-rootfs --ignore-volumes -k/--keep -R/--leave-running -P/--pre-checkpoint"),
                flags("--print-stats --tcp-established --with-previous"),
            ],
            rows=[when(unless="-R", does="guest.disrupt CONTAINER", because="stops the container")],
        ),
        sub(
            "container restore",
            "CONTAINER...",
            does="guest.start CONTAINER",
            options=[
                *ALL,
                takes("-i/--import --import-previous -n/--name --pod -p/--publish"),
                flags("--file-locks --ignore-rootfs --ignore-static-ip --ignore-static-mac --ignore-volumes -k/--keep"),
                flags("--print-stats --tcp-established"),
            ],
        ),
        sub(
            "container runlabel",
            "LABEL IMAGE ARGS...",
            does="code.remote IMAGE",
            because="runs on this host what a label of the image says",
            inert="--display",
            options=[HELP, *REGISTRY, takes("-n/--name"), flags("--display --replace")],
        ),
        sub("rename, container rename", "CONTAINER NAME", does="guest.change CONTAINER", options=[HELP]),
        sub(
            "update, container update",
            "CONTAINER",
            does="guest.change CONTAINER",
            options=[
                HELP,
                takes(LIMITS),
                takes(
                    "-e/--env --unsetenv --health-cmd --health-interval"
                    " --health-log-destination --health-max-log-count"
                    " --health-max-log-size --health-on-failure --health-retries"
                    " --health-start-period --health-startup-cmd"
                    " --health-startup-interval --health-startup-retries"
                    " --health-startup-success --health-startup-timeout --health-timeout"
                ),
                flags("-l/--latest --no-healthcheck"),
            ],
        ),
        sub(
            "cp, container cp",
            "SOURCE:colon_path DEST:colon_target",
            options=[HELP, flags("-a/--archive --overwrite")],
            rows=[
                when("SOURCE=*:*", writes="DEST|-"),
                when("DEST=*:*", does="guest.change DEST", because="changes files in the container"),
            ],
        ),
        sub(
            "commit, container commit",
            "CONTAINER IMAGE",
            does="storage.change IMAGE",
            because="makes an image of a container",
            options=[
                HELP,
                takes("--iidfile", writes="VALUE"),
                takes("-a/--author -c/--change --config -f/--format -m/--message"),
                flags("--include-volumes -p/--pause -q/--quiet -s/--squash"),
            ],
        ),
        sub(
            "export, container export, volume export",
            "NAME",
            options=[HELP, takes("-o/--output", writes="VALUE")],
        ),
        sub(
            "mount, container mount, image mount, volume mount",
            "NAME...",
            does="fs.mount NAME",
            options=[*ALL, takes("--format"), flags("--no-trunc")],
        ),
        sub(
            "unmount, umount, container unmount, container umount, image unmount, image umount, volume unmount",
            "NAME...",
            does="fs.unmount NAME",
            options=[*ALL, flags("-f/--force")],
        ),
        sub(
            "ps, container ps, container list, container ls",
            options=[
                HELP,
                takes("-f/--filter --format -n/--last --sort -w/--watch"),
                flags("--no-trunc --noheading"),
                flags("-q/--quiet", prints="words"),
                flags("-a/--all --external -l/--latest --ns -p/--pod -s/--size --sync"),
            ],
        ),
        sub(
            "pod ps, pod ls, pod list",
            options=[
                HELP,
                takes("-f/--filter --format --sort"),
                flags("--no-trunc -n/--noheading"),  # where `podman ps -n` takes a number
                flags("-q/--quiet", prints="words"),
                flags("--ctr-ids --ctr-names --ctr-status -l/--latest --ns"),
            ],
        ),
        sub("logs, container logs, pod logs", "NAME...", options=LOGS),
        sub("stats, container stats, pod stats", "NAME...", options=STATS),
        sub("top, container top, pod top", "NAME PS...", posix=True, options=ALL, rows=TOP_ROWS),
        sub("diff, container diff, image diff", "NAME...", options=[HELP, takes("--format"), flags("-l/--latest")]),
        sub("port, container port", "CONTAINER PORT", options=ALL),
        sub(
            "wait, container wait",
            "CONTAINER...",
            options=[HELP, takes("--condition -i/--interval"), flags("-l/--latest --ignore --return-on-first")],
        ),
        sub(
            "container exists, image exists, manifest exists, network exists, pod exists, volume exists, secret exists",
            "NAME",
            options=[HELP, flags("--external")],
        ),
        sub(
            "inspect, container inspect, pod inspect",
            "NAME...",
            options=[HELP, FORMAT, takes("-t/--type"), flags("-l/--latest -s/--size")],
            rows=[when(f"-f={ENV}", "NAME", does="secret.read NAME", because="shows the container's environment")],
        ),
        sub("healthcheck run", "CONTAINER", does="container.run CONTAINER", options=[HELP]),
        # pods, manifests
        sub(
            "pod create",
            "NAME",
            does="guest.change NAME",
            options=[
                *BOX,
                takes("--pod-id-file --infra-conmon-pidfile", writes="VALUE"),
                takes("--exit-policy --infra-command --infra-image --infra-name -n/--name --share"),
                flags("--infra --share-parent"),
            ],
            rows=BOX_ROWS,
        ),
        sub(
            "pod clone",
            "POD NAME",
            does="guest.change NAME",
            options=[
                *BOX,
                flags("--destroy", does="guest.delete POD", because="deletes the original"),
                takes("--infra-conmon-pidfile", writes="VALUE"),
                takes("--infra-command --infra-name -n/--name"),
                flags("--start"),
            ],
            rows=BOX_ROWS,
        ),
        sub(
            "kube play, play kube",
            "FILE",
            does="container.run FILE",
            because="runs the pods of a file",
            options=[
                HELP,
                *REGISTRY,
                flags("--replace --down", does="guest.disrupt FILE"),
                flags("--force", does="storage.delete", because="deletes the volumes too"),
                takes("--publish", does="net.listen VALUE"),
                takes(
                    "--annotation --configmap --context-dir --ip --log-driver --log-opt --mac-address --network/--net"
                ),
                takes("--seccomp-profile-root --userns"),
                flags("--build --no-hostname --no-hosts --no-pod-prefix --publish-all --service-container --start"),
                flags("-w/--wait --exit-policy"),
            ],
            rows=[when("FILE=http:*|https:*", does="code.remote FILE")],
        ),
        sub(
            "kube down",
            "FILE",
            does="guest.delete FILE",
            because="deletes the pods of a file",
            options=[HELP, flags("--force", does="storage.delete", because="deletes the volumes too")],
        ),
        sub(
            "kube apply",
            "NAME...",
            does="cluster.change NAME",
            options=[HELP, takes("--ca-cert-file -f/--file --kubeconfig --namespace --ns"), flags("-s/--service")],
        ),
        sub(
            "kube generate, generate kube, generate spec",
            "NAME...",
            options=[
                HELP,
                takes("-f/--filename", writes="VALUE"),
                takes("-r/--replicas -t/--type"),
                flags("-c/--compact -n/--name --no-trunc --podman-only -s/--service"),
            ],
        ),
        sub(
            "generate systemd",
            "NAME",
            options=[
                HELP,
                flags("-f/--files", does="fs.write cwd", because="writes unit files"),
                takes("--after --container-prefix -e/--env --format --pod-prefix --requires --restart-policy"),
                takes("--restart-sec --separator --start-timeout --stop-timeout -t/--time --wants"),
                flags("-n/--name --new --no-header --template"),
            ],
        ),
        sub(
            "auto-update",
            does="guest.disrupt",
            because="restarts containers whose image is newer",
            inert="--dry-run",
            options=[HELP, takes("--authfile --format"), flags("--dry-run --rollback --tls-verify")],
        ),
        # images
        sub(
            "build, image build, buildx build",
            "CONTEXT",
            does="container.run CONTEXT",
            because="builds an image as its Containerfile says",
            options=[
                takes("--sbom-output --sbom-purl-output", writes="VALUE"),
                HELP,
                *REGISTRY,
                PLATFORM,
                takes("--iidfile --logfile --metadata-file", writes="VALUE"),
                takes(
                    "--cap-add --device --hooks-dir", does="code.opaque VALUE", because="gives the build rights here"
                ),
                takes("--ssh", does="net.tunnel VALUE", because="lends the ssh agent to the build"),
                takes("--add-host --annotation --build-arg --build-arg-file --build-context --cache-from --cache-to"),
                takes("--cache-ttl --cap-drop --cgroup-parent --cgroupns --cpp-flag --cpu-period"),
                takes("--cpu-quota -c/--cpu-shares --cpuset-cpus --cpuset-mems --dns --dns-option --dns-search --env"),
                takes("-f/--file --format --from --group-add --ignorefile --ipc --isolation --jobs --label"),
                takes("--layer-label --manifest -m/--memory --memory-swap --network/--net -o/--output --pid"),
                takes("--runtime", does="code.opaque VALUE", because="names what runs"),
                takes(
                    "--runtime-flag --sbom --secret --security-opt --shm-size --sign-by --source-date-epoch -t/--tag"
                ),
                takes("--target --timestamp --ulimit --unsetenv --unsetlabel --userns --userns-gid-map"),
                takes(
                    "--userns-gid-map-group --userns-uid-map --userns-uid-map-user --uts --cw --sbom-image-output"
                    " --sbom-image-purl-output --sbom-merge-strategy --sbom-scanner-command --sbom-scanner-image"
                ),
                MOUNT,
                takes("--pull", "[POLICY]"),
                flags("--all-platforms --compress -D/--disable-compression --disable-content-trust --force-rm"),
                flags(
                    "--http-proxy --identity-label --inherit-labels --layers --load --logsplit --no-cache --no-hostname"
                ),
                flags("--no-hosts --omit-history --pull-always --pull-never --rewrite-timestamp --rm"),
                flags("--skip-unused-stages --squash --squash-all --stdin --compat-volumes"),
            ],
            rows=[
                when("-o", unless="-o=-", writes="-o"),
                when("--cache-to", does="net.upload --cache-to", because="pushes the build cache"),
                when("--isolation=chroot --security-opt", does="code.opaque", because="opens the box of the build"),
                when(
                    "--network=host|ns:* --pid=host --ipc=host --uts=host --userns=host --cgroupns=host",
                    does="code.opaque",
                    because="the build shares a namespace of the host",
                ),
            ],
        ),
        sub(
            "pull, image pull",
            "IMAGE...",
            does="refresh IMAGE",
            because="fetches images",
            options=[
                HELP,
                *REGISTRY,
                PLATFORM,
                takes("--policy"),
                flags("-a/--all-tags --disable-content-trust"),
            ],
        ),
        sub(
            "push, image push, manifest push",
            "IMAGE DEST",
            rows=[
                when(
                    "IMAGE",
                    unless=HERE,
                    does="net.upload IMAGE DEST",
                    because="sends the image where it, or the text, says",
                ),
                when(HERE, writes="DEST", because="stores the image"),
            ],
            options=[
                HELP,
                *REGISTRY,
                takes("--digestfile", writes="VALUE"),
                flags("--rm", does="storage.delete IMAGE", because="deletes the list afterwards"),
                takes("--add-compression --compression-format --compression-level --encrypt-layer --encryption-key"),
                takes("-f/--format --sign-by --sign-by-sigstore --sign-by-sigstore-private-key --sign-passphrase-file"),
                flags("--all --compress --disable-content-trust --force-compression --remove-signatures"),
            ],
        ),
        sub("image scp", "SOURCE DEST", does="net.upload SOURCE DEST", options=[HELP, flags("-q/--quiet")]),
        sub("images, image list, image ls", "IMAGE", options=[*LIST, flags("-a/--all --digests --history")]),
        sub("image inspect, manifest inspect", "IMAGE...", options=[HELP, FORMAT, *REGISTRY, flags("-v/--verbose")]),
        sub(
            "history, image history",
            "IMAGE",
            options=[HELP, takes("--format"), flags("-H/--human --no-trunc -q/--quiet")],
        ),
        sub("image tree", "IMAGE", options=[HELP, flags("--whatrequires")]),
        sub(
            "rmi, image rm",
            "IMAGE...",
            does="storage.delete IMAGE",
            because="deletes images; a local build may be the only copy",
            options=[HELP, flags("-a/--all -f/--force -i/--ignore --no-prune")],
        ),
        sub(
            "image prune",
            input="part",
            does="storage.delete",
            because="deletes images; a local build may be the only copy",
            options=[HELP, takes("--filter"), flags("-a/--all --build-cache --external -f/--force")],
        ),
        sub(
            "tag, image tag",
            "IMAGE NAME...",
            does="storage.change NAME",
            because="moves the name to it",
            options=[HELP],
        ),
        sub(
            "untag, image untag",
            "IMAGE NAME...",
            does="storage.change NAME",
            because="takes the name away",
            options=[HELP],
        ),
        sub(
            "save, image save",
            "IMAGE...",
            options=[
                HELP,
                takes("-o/--output", writes="VALUE"),
                takes("--format --signature-policy"),
                flags("--compress -m/--multi-image-archive -q/--quiet --uncompressed"),
            ],
        ),
        sub(
            "load, image load, import, image import",
            "FILE NAME",
            does="storage.change",
            because="loads images, and moves their names to them",
            options=[HELP, PLATFORM, takes("-c/--change -i/--input -m/--message"), flags("-q/--quiet")],
        ),
        sub(
            "search, image search",
            "TERM",
            does="net.query TERM",
            options=[*LIST, *REGISTRY[:1], takes("--limit"), flags("--compatible --list-tags --tls-verify")],
        ),
        sub(
            "image sign",
            "IMAGE...",
            rows=[
                when("-d", writes="-d"),
                when(unless="-d", does="fs.write", because="stores a signature where the settings say"),
            ],
            options=[HELP, takes("--authfile --cert-dir -d/--directory --sign-by"), flags("-a/--all")],
        ),
        sub("image trust show", "REGISTRY", options=[HELP, flags("-j/--json -n/--noheading --raw")]),
        sub(
            "image trust set",
            "REGISTRY",
            does="guard.lower REGISTRY",
            because="changes which images are trusted",
            options=[HELP, takes("-f/--pubkeysfile -t/--type")],
        ),
        sub(
            "manifest create, manifest add, manifest annotate, manifest remove",
            "LIST IMAGE...",
            does="storage.change LIST",
            options=[
                HELP,
                *REGISTRY,
                PLATFORM,
                takes("--annotation --artifact-config --artifact-config-type --artifact-layer-type --artifact-subject"),
                takes("--artifact-type --subject"),
                flags("--all -a/--amend --artifact --artifact-exclude-titles --index"),
            ],
        ),
        sub("manifest rm", "LIST...", does="storage.delete LIST", options=[HELP, flags("-i/--ignore")]),
        # networks, volumes, secrets
        sub(
            "network create",
            "NETWORK",
            does="guest.change NETWORK",
            because="makes a network",
            options=[
                HELP,
                takes(
                    "-d/--driver --dns --gateway --interface-name --ip-range --ipam-driver --label --macvlan -o/--opt"
                ),
                takes("--route --subnet"),
                flags("--disable-dns --ignore --internal --ipv6"),
            ],
        ),
        sub(
            "network connect, network update",
            "NETWORK CONTAINER",
            does="guest.change NETWORK",
            options=[HELP, takes("--alias --dns-add --dns-drop --ip --ip6 --mac-address")],
        ),
        sub(
            "network disconnect",
            "NETWORK CONTAINER",
            does="guest.disrupt CONTAINER",
            options=[HELP, flags("-f/--force")],
        ),
        sub("network reload", "CONTAINER...", does="guest.disrupt CONTAINER", options=ALL),
        sub(
            "network rm, network remove",
            "NETWORK...",
            does="guest.disrupt NETWORK",
            because="removes a network; it holds no data",
            options=[
                HELP,
                flags("-f/--force", does="guest.delete NETWORK", because="deletes the containers in it"),
                takes("-t/--time"),
            ],
        ),
        sub(
            "network prune",
            input="part",
            does="guest.disrupt",
            because="removes unused networks; they hold no data",
            options=[HELP, takes("--filter"), flags("-f/--force")],
        ),
        sub("network inspect, secret ls, secret list, network ls, network list", "NAME...", options=LIST),
        sub(
            "volume create",
            "VOLUME",
            does="storage.change VOLUME",
            because="makes a volume",
            options=[HELP, takes("-d/--driver --gid -l/--label -o/--opt --uid"), flags("--ignore")],
        ),
        sub(
            "volume import", "VOLUME FILE", does="storage.change VOLUME", because="replaces its content", options=[HELP]
        ),
        sub(
            "volume rm, volume remove",
            "VOLUME...",
            does="storage.delete VOLUME",
            options=[HELP, takes("-t/--time"), flags("-a/--all -f/--force")],
        ),
        sub(
            "volume prune",
            input="part",
            does="storage.delete",
            because="deletes every unused volume",
            options=[HELP, takes("--filter"), flags("-a/--all -f/--force")],
        ),
        sub("volume inspect", "VOLUME...", options=[HELP, FORMAT, flags("-a/--all")]),
        sub("volume ls, volume list", options=LIST),
        sub("volume reload", does="refresh", options=[HELP]),
        sub(
            "secret create",
            "NAME FILE",
            does="credential.store NAME",
            options=[HELP, takes("-d/--driver --driver-opts -l/--label"), flags("--env --ignore --replace")],
        ),
        sub(
            "secret inspect",
            "NAME...",
            options=[HELP, FORMAT, flags("--pretty"), flags("--showsecret", does="secret.read NAME")],
        ),
        sub("secret rm", "NAME...", does="storage.delete NAME", options=[HELP, flags("-a/--all -i/--ignore")]),
        # the engine, accounts, targets
        sub("info, system info, version, machine info, machine inspect", "NAME...", options=[HELP, FORMAT]),
        sub(
            "events, system events",
            options=[HELP, takes("-f/--filter --format --since --until"), flags("--no-trunc --stream")],
        ),
        sub("system df", options=[HELP, takes("--format"), flags("-v/--verbose")]),
        sub(
            "system prune",
            input="part",
            does="guest.delete",
            because="deletes every stopped container, unused pod, network and image",
            options=[
                HELP,
                flags("--volumes", does="storage.delete", because="deletes unused volumes"),
                flags("-a/--all --build --external -f/--force"),
                takes("--filter"),
            ],
        ),
        sub(
            "system reset",
            does="storage.delete",
            because="deletes every container, image, network and volume",
            whole=True,
            options=[HELP, flags("-f/--force")],
        ),
        sub(
            "system migrate, system renumber",
            does="guest.disrupt",
            because="stops every container",
            options=[HELP, takes("--new-runtime")],
        ),
        sub(
            "system service",
            "URI",
            does="net.loopback URI",
            because="gives its socket the rights of the engine",
            options=[HELP, takes("--cors -t/--time --tls-cert --tls-client-ca --tls-key")],
            rows=[when("URI=tcp:*", does="net.tunnel URI", because="lets others run containers here")],
        ),
        sub(
            "system connection add, system connection remove, system connection rm, system connection rename,"
            " system connection mv",
            "NAME DEST",
            does="host.config NAME",
            because="changes the list of targets",
            options=[
                HELP,
                flags("-d/--default", does="target.switch NAME"),
                takes("--identity -p/--port --socket-path --tls-ca --tls-cert --tls-key"),
                flags("-a/--all"),
            ],
        ),
        sub("system connection default", "NAME", does="target.switch NAME", options=[HELP]),
        sub("system connection list, system connection ls", options=[HELP, FORMAT, flags("-q/--quiet")]),
        sub("help", "TOPIC..."),
        sub(
            "login",
            "REGISTRY",
            input="part",
            does="credential.store REGISTRY",
            options=[
                HELP,
                takes("--authfile --cert-dir --compat-auth-file -p/--password --secret -u/--username"),
                flags("--get-login --password-stdin --tls-verify -v/--verbose"),
            ],
        ),
        sub(
            "logout",
            "REGISTRY",
            does="credential.store REGISTRY",
            because="forgets a credential",
            options=[HELP, takes("--authfile --compat-auth-file"), flags("-a/--all")],
        ),
        sub(
            "unshare",
            "COMMAND...:argv",
            about="run a command in the user namespace of rootless containers",
            posix=True,
            options=[HELP, flags("--rootless-netns")],
            rows=[when(unless="COMMAND", does="code.interactive")],
        ),
        sub("machine list, machine ls", options=LIST),
        sub("machine start", "NAME", does="guest.start NAME", options=[HELP, flags("--no-info -q/--quiet")]),
        sub("machine stop", "NAME", does="guest.disrupt NAME", options=[HELP]),
        sub(
            "machine rm",
            "NAME",
            does="guest.delete NAME",
            options=[HELP, flags("-f/--force --save-ignition --save-image --save-keys")],
        ),
        sub(
            "machine init, machine set",
            "NAME",
            does="guest.change NAME",
            options=[
                HELP,
                takes(
                    "--cpus --disk-size --ignition-path --image --image-path -m/--memory --playbook --swap --timezone"
                ),
                takes("--usb --username -v/--volume --volume-driver"),
                flags("--now --rootful --tls-verify --user-mode-networking"),
            ],
        ),
        sub(
            "machine ssh",
            "NAME COMMAND...:sh",
            posix=True,
            context="guest:NAME",
            options=[HELP, takes("--username")],
            rows=[when(unless="COMMAND", does="code.interactive NAME")],
        ),
        # compose: podman hands its words to docker-compose or podman-compose
        sub("compose", posix=True, inert="--help --version", options=COMPOSE_OPTIONS),
        *compose("compose "),
    ],
    examples="""
        podman top web pid user                                    #=> read_only
        podman top web axe                                         #=> exposure secret.env
        podman ps -aq                                              #=> read_only
        podman ps -n 3                                             #=> read_only
        podman pod ps -n                                           #=> read_only
        podman --url ssh://prod/run/p.sock ps                      #=> read_only
        podman --runtime ./crun ps                                 #=> unknown code.opaque
        podman logs -f web                                         #=> read_only
        podman top web user,pid                                    #=> read_only
        podman inspect web                                         #=> read_only
        podman inspect -f '{{.Config.Env}}' web                    #=> exposure secret.read
        podman inspect -f '{{.State.Status}}' web                  #=> read_only
        podman container exists web                                #=> read_only
        podman frobnicate                                          #=> unknown unknown.subcommand
        podman ps --frobnicate                                     #=> unknown unknown.option
        podman --version                                           #=> read_only

        podman run --rm alpine ls                                  #=> config_mutation container.run
        podman run --rm alpine rm -rf /data                        #=> destructive fs.delete
        podman run --rm alpine rm --help                           #=> config_mutation
        podman run -v /etc/app:/etc/app:ro,Z alpine ls             #=> config_mutation
        podman run -v .:/app:Z alpine ls                           #=> unknown code.opaque
        podman run -v .:/app:O alpine ls                           #=> config_mutation container.run
        podman run -v ./app:/app:ro,U alpine ls                    #=> config_mutation fs.attributes
        podman run --mount type=image,source=app,dst=/a,rw=true alpine ls  #=> config_mutation container.run
        podman run -v /:/h:ro alpine ls                            #=> unknown code.opaque
        podman run --mount type=bind,src=/srv,dst=/srv alpine ls   #=> unknown code.opaque
        podman run --mount type=bind,src=/srv,dst=/srv,ro alpine ls  #=> config_mutation
        podman run --mount type=bind,src=/,dst=/h,ro alpine ls     #=> unknown code.opaque
        podman run --volumes-from db alpine ls                     #=> unknown code.opaque
        podman run --volumes-from db:ro alpine ls                  #=> config_mutation
        podman run --privileged alpine ls                          #=> unknown code.opaque
        podman run --cap-add SYS_ADMIN alpine ls                   #=> unknown code.opaque
        podman run --device /dev/fuse alpine ls                    #=> unknown code.opaque
        podman run --network host alpine ls                        #=> unknown code.opaque
        podman run --network none alpine ls                        #=> config_mutation
        podman run --ipc=host alpine ls                            #=> unknown code.opaque
        podman run --userns=keep-id alpine ls                      #=> config_mutation
        podman run --security-opt label=disable alpine ls          #=> unknown code.opaque
        podman run --security-opt no-new-privileges alpine ls      #=> config_mutation
        podman run --rootfs /srv/root ls                           #=> unknown code.opaque
        podman run --rm --rmi alpine ls                            #=> destructive storage.delete
        podman run --replace --name web nginx                      #=> destructive guest.delete
        podman run --cidfile id alpine ls                          #=> config_mutation fs.write
        podman run -p 80:80 nginx                                  #=> config_mutation net.listen
        podman run -P nginx                                        #=> config_mutation net.listen
        podman run --entrypoint rm app -rf /x                      #=> unknown code.opaque
        podman run --entrypoint sh app -c ls                       #=> config_mutation container.run
        podman run --entrypoint sh app x.sh                        #=> unknown code.opaque
        podman run -it fedora                                      #=> unknown code.interactive
        podman run -it fedora bash                                 #=> unknown code.interactive
        podman run -dit fedora                                     #=> config_mutation
        podman create alpine ls                                    #=> config_mutation guest.change
        podman create -v /srv:/srv alpine ls                       #=> unknown code.opaque
        podman create -v /srv:/srv:ro alpine ls                    #=> config_mutation
        podman create -v /:/srv:ro alpine ls                       #=> unknown code.opaque
        podman create --volumes-from db alpine                     #=> unknown code.opaque
        podman create --pid=host alpine                            #=> unknown code.opaque
        podman create --cgroupns=host alpine                       #=> unknown code.opaque
        podman create --security-opt seccomp=x.json alpine         #=> unknown code.opaque
        podman create --entrypoint rm app -rf /x                   #=> unknown code.opaque
        podman create --entrypoint sh app -c ls                    #=> config_mutation
        podman create --mount src=/,dst=/h,ro alpine               #=> unknown code.opaque
        podman create --mount src=v,dst=/v alpine                  #=> unknown code.opaque
        podman create -it alpine                                   #=> unknown code.interactive
        podman exec web ls                                         #=> read_only
        podman exec -l rm -rf /data                                #=> destructive fs.delete
        podman exec web rm -rf /data                               #=> destructive fs.delete
        podman exec -it web bash                                   #=> unknown code.interactive
        podman exec -e LD_PRELOAD=/x.so web ls                     #=> unknown code.injected
        podman exec "$c" ls                                        #=> read_only
        podman exec --privileged web ls                            #=> read_only
        podman exec --privileged web rm -rf /x      #=> destructive fs.delete
        podman attach web                                          #=> unknown code.interactive
        podman attach --no-stdin web                               #=> read_only
        podman start web                                           #=> reversible_low guest.start
        podman start -ai web                                       #=> unknown code.interactive
        podman unpause web                                         #=> reversible_low guest.start
        podman stop -a                                             #=> disruptive guest.disrupt
        podman kill web                                            #=> disruptive guest.disrupt
        podman pause web                                           #=> disruptive guest.disrupt
        podman rm -f web                                           #=> destructive guest.delete
        podman rm -v web                                           #=> destructive storage.delete
        podman container prune -f                                  #=> destructive guest.delete
        podman container cleanup web                               #=> disruptive guest.disrupt
        podman container cleanup --rm web                          #=> destructive guest.delete
        podman container clone web web2                            #=> config_mutation guest.change
        podman container clone --destroy web web2                  #=> destructive guest.delete
        podman container checkpoint -R web                         #=> reversible_low snapshot
        podman container checkpoint web                            #=> disruptive guest.disrupt
        podman container checkpoint -R -e web.tar web              #=> config_mutation fs.write
        podman container restore web                               #=> reversible_low guest.start
        podman container runlabel --display run app                #=> read_only
        podman container runlabel run app                          #=> unknown code.remote
        podman rename a b                                          #=> config_mutation guest.change
        podman update --cpus 2 web                                 #=> config_mutation guest.change
        podman cp web:/etc/motd motd                               #=> config_mutation fs.write
        podman cp motd web:/etc/                                   #=> config_mutation guest.change
        podman cp web:/etc/shadow -                                #=> exposure secret.read
        podman commit web app                                      #=> config_mutation storage.change
        podman commit --iidfile id web                             #=> config_mutation fs.write
        podman export web                                          #=> read_only
        podman export -o web.tar web                               #=> config_mutation fs.write
        podman mount web                                           #=> reversible_low fs.mount
        podman unmount web                                         #=> disruptive fs.unmount
        podman healthcheck run web                                 #=> config_mutation container.run

        podman pod create --name p                                 #=> config_mutation guest.change
        podman pod create --pod-id-file id                         #=> config_mutation fs.write
        podman pod create -v /srv:/srv                             #=> unknown code.opaque
        podman pod create -v /srv:/srv:ro                          #=> config_mutation
        podman pod create -v /:/srv:ro                             #=> unknown code.opaque
        podman pod create --network host                           #=> unknown code.opaque
        podman pod create --volumes-from db                        #=> unknown code.opaque
        podman pod create --security-opt label=disable             #=> unknown code.opaque
        podman pod create --device /dev/fuse                       #=> unknown code.opaque
        podman pod create -p 80:80                                 #=> config_mutation net.listen
        podman pod create --replace --name p                       #=> destructive guest.delete
        podman pod clone p q                                       #=> config_mutation guest.change
        podman pod clone --destroy p q                             #=> destructive guest.delete
        podman pod clone --infra-conmon-pidfile f p q              #=> config_mutation fs.write
        podman pod clone -v /srv:/srv p q                          #=> unknown code.opaque
        podman pod clone -v /:/srv:ro p q                          #=> unknown code.opaque
        podman pod clone --volumes-from db p q                     #=> unknown code.opaque
        podman pod clone --pid host p q                            #=> unknown code.opaque
        podman pod clone --security-opt label=disable p q          #=> unknown code.opaque
        podman pod rm -f p                                         #=> destructive guest.delete
        podman kube play web.yaml                                  #=> config_mutation container.run
        podman kube play https://example.com/web.yaml              #=> unknown code.remote
        podman kube play --replace web.yaml                        #=> disruptive guest.disrupt
        podman kube play --down --force web.yaml                   #=> destructive storage.delete
        podman kube play --publish 80:80 web.yaml                  #=> config_mutation net.listen
        podman kube down web.yaml                                  #=> destructive guest.delete
        podman kube down --force web.yaml                          #=> destructive storage.delete
        podman kube apply -f web.yaml                              #=> config_mutation cluster.change
        podman generate kube web                                   #=> read_only
        podman generate kube -f web.yaml web                       #=> config_mutation fs.write
        podman generate systemd --new web                          #=> read_only
        podman generate systemd --files web                        #=> config_mutation fs.write
        podman auto-update                                         #=> disruptive guest.disrupt
        podman auto-update --dry-run                               #=> read_only

        podman build -t app .                                      #=> config_mutation container.run
        podman build --pull -t app .                               #=> config_mutation
        podman build -v /srv:/srv .                                #=> unknown code.opaque
        podman build -v /srv:/srv:ro .                             #=> config_mutation
        podman build -v /:/srv:ro .                                #=> unknown code.opaque
        podman build --cap-add ALL .                               #=> unknown code.opaque
        podman build --network host .                              #=> unknown code.opaque
        podman build --isolation chroot .                          #=> unknown code.opaque
        podman build --ssh default .                               #=> exposure net.tunnel
        podman build --cache-to r.example/c .                      #=> exposure net.upload
        podman build -o out .                                      #=> config_mutation fs.write
        podman build -o - .                                        #=> config_mutation
        podman build --iidfile id .                                #=> config_mutation fs.write
        podman pull alpine                                         #=> reversible_low refresh
        podman push r.example/app                                  #=> exposure net.upload
        podman push --digestfile d app                             #=> exposure fs.write
        podman manifest push --rm list r.example/app               #=> destructive storage.delete
        podman image scp app host::                                #=> exposure net.upload
        podman images                                              #=> read_only
        podman history app                                         #=> read_only
        podman rmi -a                                              #=> destructive storage.delete
        podman image prune                                         #=> destructive storage.delete
        podman tag a b                                             #=> config_mutation storage.change
        podman untag a                                             #=> config_mutation storage.change
        podman save -o app.tar app                                 #=> config_mutation fs.write
        podman load -i app.tar                                     #=> config_mutation storage.change
        podman search nginx                                        #=> read_only net.query
        podman image sign -d sigs --sign-by a@b app                #=> config_mutation fs.write
        podman image sign --sign-by a@b app                        #=> config_mutation fs.write
        podman run --runtime ./x alpine ls                         #=> unknown code.opaque
        podman build --runtime ./x .                               #=> unknown code.opaque
        podman push app oci:/srv/x                                 #=> config_mutation fs.write
        podman image trust show                                    #=> read_only
        podman image trust set -t accept default                   #=> exposure guard.lower
        podman manifest create list                                #=> config_mutation storage.change
        podman manifest rm list                                    #=> destructive storage.delete

        podman network create app                                  #=> config_mutation guest.change
        podman network connect app web                             #=> config_mutation guest.change
        podman network disconnect app web                          #=> disruptive guest.disrupt
        podman network reload web                                  #=> disruptive guest.disrupt
        podman network rm app                                      #=> disruptive guest.disrupt
        podman network rm -f app                                   #=> destructive guest.delete
        podman network prune -f                                    #=> disruptive guest.disrupt
        podman network ls                                          #=> read_only
        podman volume create data                                  #=> config_mutation storage.change
        podman volume import data data.tar                         #=> config_mutation storage.change
        podman volume export data -o data.tar                      #=> config_mutation fs.write
        podman volume rm data                                      #=> destructive storage.delete
        podman volume prune -f                                     #=> destructive storage.delete
        podman volume reload                                       #=> reversible_low refresh
        podman volume ls                                           #=> read_only
        podman secret create s s.txt                               #=> config_mutation credential.store
        podman secret ls                                           #=> read_only
        podman secret inspect s                                    #=> read_only
        podman secret inspect --showsecret s                       #=> exposure secret.read
        podman secret rm s                                         #=> destructive storage.delete

        podman info                                                #=> read_only
        podman system df                                           #=> read_only
        podman system prune                                        #=> destructive guest.delete
        podman system prune -af --volumes                          #=> destructive storage.delete
        podman system reset -f                                     #=> destructive storage.delete
        podman system migrate                                      #=> disruptive guest.disrupt
        podman system service -t 0                                 #=> reversible_low net.loopback
        podman system service tcp:0.0.0.0:8080                     #=> exposure net.tunnel
        podman system connection list                              #=> read_only
        podman system connection add prod ssh://prod               #=> config_mutation host.config
        podman system connection add -d prod ssh://prod            #=> config_mutation target.switch
        podman system connection default prod                      #=> config_mutation target.switch
        podman login r.example                                     #=> config_mutation credential.store
        podman logout r.example                                    #=> config_mutation credential.store
        podman unshare ls /srv                                     #=> read_only
        podman unshare rm -rf /srv                                 #=> destructive fs.delete
        podman unshare                                             #=> unknown code.interactive
        podman machine list                                        #=> read_only
        podman machine start                                       #=> reversible_low guest.start
        podman machine stop                                        #=> disruptive guest.disrupt
        podman machine rm -f m                                     #=> destructive guest.delete
        podman machine set --cpus 4                                #=> config_mutation guest.change
        podman machine ssh m ls                                    #=> read_only
        podman machine ssh m                                       #=> unknown code.interactive
    """
    + EXAMPLES.replace("{p}", "podman compose"),
)
