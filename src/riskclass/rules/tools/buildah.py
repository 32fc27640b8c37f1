from __future__ import annotations

from riskclass.model.tables import Option, Row, flags, sub, takes, tool, when
from riskclass.rules.tools.docker_compose import MOUNT

HELP = flags("-h/--help")
REGISTRY: list[Option] = [
    HELP,
    takes("--authfile --cert-dir --creds --decryption-key --retry --retry-delay --arch --os --variant --platform"),
    flags("--tls-verify -q/--quiet --remove-signatures"),
]
PUSH: list[Option] = [
    takes("--compression-format --compression-level --encrypt-layer --encryption-key -f/--format --sign-by"),
    takes("--digestfile", writes="VALUE"),
    flags("-D/--disable-compression --rm --all --force-compression"),
]
BOX: list[Option] = [
    takes("--add-host --cap-drop --cgroup-parent --cgroupns --cpu-period --cpu-quota -c/--cpu-shares --cpuset-cpus"),
    takes("--cpuset-mems --dns --dns-option --dns-search --isolation -m/--memory --memory-swap --shm-size --ulimit"),
    takes("--userns --userns-gid-map --userns-gid-map-group --userns-uid-map --userns-uid-map-user --ipc"),
    takes("--network/--net"),
    takes("--pid --uts --runtime-flag --security-opt"),
    takes("--cap-add --device", does="code.opaque VALUE", because="gives the container rights on the host"),
    takes("--runtime --hooks-dir", does="code.opaque VALUE", because="runs that program"),
    MOUNT,
    flags("--http-proxy --no-hosts"),
]
SHARES: list[Row] = [
    when(
        "--network=host --pid=host --ipc=host --uts=host --userns=host --cgroupns=host",
        does="code.opaque",
        because="the container shares a namespace of the host",
    ),
    when("--security-opt", does="code.opaque --security-opt", because="changes what keeps the container in its box"),
    when("--isolation=chroot", does="code.opaque --isolation", because="keeps the container in no box"),
]

#: Places on this machine that an image can be stored in (containers-transports(5)).
HERE = "DEST=dir:*|oci:*|oci-archive:*|docker-archive:*|docker-daemon:*|containers-storage:*"

TOOL = tool(
    "buildah",
    about="build images of containers, step by step",
    docs="man:buildah(1)",
    style="go",
    inert="-h",
    options=[
        takes("--cgroup-manager --log-level --registries-conf --registries-conf-dir --root --runroot --storage-driver"),
        takes("--short-name-alias-conf --storage-opt --userns-gid-map --userns-uid-map"),
        flags("-h/--help -v/--version"),
    ],
    subs=[
        sub(
            "images, containers, ls, list, ps, info, inspect, version, help, manifest inspect, manifest exists",
            "NAME...",
            options=[
                HELP,
                takes("-f/--filter --format -t/--type --authfile"),
                flags(
                    "-a/--all --digests --history --json --no-trunc --notruncate -n/--noheading -q/--quiet -D/--debug"
                    " -d"
                ),
                flags("--tls-verify"),
            ],
        ),
        sub(
            "pull",
            "IMAGE",
            does="refresh IMAGE",
            because="fetches an image",
            options=[*REGISTRY, takes("--policy"), flags("-a/--all-tags")],
        ),
        sub(
            "push, manifest push",
            "IMAGE DEST",
            rows=[
                when("IMAGE", unless=HERE, does="net.upload IMAGE DEST"),
                when(HERE, writes="DEST", because="stores the image"),
            ],
            inert="-h",
            options=[*REGISTRY, *PUSH, takes("--add-compression")],
        ),
        sub(
            "from",
            "IMAGE",
            does="guest.change IMAGE",
            because="makes a working container",
            inert="-h",
            options=[
                *REGISTRY,
                *BOX,
                takes("--name -f/--format --group-add"),
                takes("--cidfile", writes="VALUE"),
                takes("--pull", "[VALUE]"),
                flags("--pull-always --pull-never"),
            ],
            rows=SHARES,
        ),
        sub(
            "run",
            "CONTAINER COMMAND...:argv",
            about="run a command in a working container; in a closed box its own command alone counts",
            context="container:CONTAINER",
            does="container.run CONTAINER",
            options=[
                HELP,
                *BOX,
                takes("--contextdir -e/--env --hostname --user --workingdir"),
                takes("--mount", "MOUNT:docker_mount"),
                flags("--add-history --no-pivot -t/--terminal/--tty --no-hostname"),
            ],
            rows=SHARES,
        ),
        sub(
            "build, bud, build-using-dockerfile",
            "DIR",
            does="container.run DIR",
            because="runs what the Containerfile says, in a box",
            inert="-h",
            options=[
                takes("--sbom-output --sbom-purl-output", writes="VALUE"),
                *REGISTRY,
                *BOX,
                takes("--annotation --build-arg --build-context --cache-from --cache-ttl --cpp-flag --env -f/--file"),
                takes("--format --from --ignorefile --jobs --label --manifest --os-feature --os-version --secret"),
                takes(
                    "--sign-by -t/--tag --target --timestamp --unsetenv --build-arg-file --cw --group-add"
                    " --layer-label --sbom --sbom-image-output --sbom-image-purl-output --sbom-merge-strategy"
                    " --sbom-scanner-command --sbom-scanner-image --unsetlabel"
                ),
                takes("--iidfile --logfile", writes="VALUE"),
                takes("-o/--output", writes="VALUE"),
                takes("--cache-to", does="net.upload VALUE", because="pushes the build cache"),
                takes("--ssh", does="net.tunnel VALUE", because="lends the ssh agent to the build"),
                takes("--pull", "[VALUE]"),
                flags("--all-platforms --compress -D/--disable-compression --disable-content-trust --force-rm"),
                flags("--identity-label --layers --logsplit --no-cache --omit-history --rm --skip-unused-stages"),
                flags("--squash --stdin --compat-volumes --no-hostname"),
            ],
            rows=SHARES,
        ),
        sub(
            "commit",
            "CONTAINER IMAGE",
            inert="-h",
            does="guest.change IMAGE",
            options=[
                takes("--sbom-output --sbom-purl-output", writes="VALUE"),
                *REGISTRY,
                takes(
                    "--encrypt-layer --encryption-key -f/--format --manifest --sign-by --timestamp --unsetenv"
                    " --add-file -c/--change --config --cw --pull --sbom --sbom-image-output"
                    " --sbom-image-purl-output --sbom-merge-strategy --sbom-scanner-command --sbom-scanner-image"
                ),
                takes("--iidfile", writes="VALUE"),
                flags("-D/--disable-compression --identity-label --omit-history --rm --squash"),
            ],
            rows=[when("IMAGE=docker://*", does="net.upload IMAGE", because="pushes the image")],
        ),
        sub(
            "add, copy",
            "CONTAINER SOURCE...",
            does="guest.change CONTAINER",
            inert="-h",
            options=[
                *REGISTRY,
                takes("--chmod --chown --contextdir --from --ignorefile --checksum --exclude"),
                flags("--add-history"),
            ],
        ),
        sub(
            "config",
            "CONTAINER",
            does="guest.change CONTAINER",
            inert="-h",
            options=[
                HELP,
                takes(
                    "-a/--annotation --arch --author --cmd --comment --created-by --domainname --entrypoint -e/--env"
                ),
                takes("--healthcheck --healthcheck-interval --healthcheck-retries --healthcheck-start-period"),
                takes("--healthcheck-timeout --history-comment --hostname -l/--label --onbuild --os --os-feature"),
                takes(
                    "--os-version -p/--port --shell --stop-signal -u/--user --variant -v/--volume --workingdir"
                    " --healthcheck-start-interval --unsetlabel"
                ),
                flags("--add-history"),
            ],
        ),
        sub(
            "tag, rename, manifest create, manifest add, manifest annotate, manifest remove",
            "NAME MORE...",
            does="guest.change NAME",
            inert="-h",
            options=[
                *REGISTRY,
                takes(
                    "--annotation --features --os-features --os-version --artifact-annotation --artifact-config"
                    " --artifact-config-type --artifact-layer-type --artifact-subject --artifact-type --subject"
                ),
                flags("--all --amend --artifact --artifact-exclude-titles --index"),
            ],
        ),
        sub("completion", "SHELL", options=[HELP]),
        sub(
            "source create",
            "DIR",
            writes="DIR",
            options=[HELP, takes("--author"), flags("--time-stamp")],
        ),
        sub("source add", "DIR ARTIFACT", writes="DIR", options=[HELP, takes("--annotation")]),
        sub(
            "source pull",
            "IMAGE DIR",
            writes="DIR",
            options=[HELP, takes("--creds"), flags("--tls-verify -q/--quiet")],
        ),
        sub(
            "source push",
            "DIR IMAGE",
            does="net.upload DIR IMAGE",
            options=[HELP, takes("--creds"), flags("--tls-verify -q/--quiet")],
        ),
        sub(
            "rm, delete, rmi, manifest rm, prune",
            "NAME...",
            does="guest.delete NAME",
            because="deletes containers or images, which may be the only copy",
            inert="-h",
            options=[HELP, flags("-a/--all -f/--force -p/--prune")],
        ),
        sub(
            "mount",
            "CONTAINER...",
            options=[HELP, flags("--json")],
            rows=[when("CONTAINER", does="fs.mount CONTAINER")],
        ),
        sub(
            "umount, unmount",
            "CONTAINER...",
            does="fs.unmount CONTAINER",
            inert="-h",
            options=[HELP, flags("-a/--all")],
        ),
        sub(
            "unshare",
            "COMMAND...:argv",
            posix=True,
            options=[HELP, takes("-m/--mount")],
            rows=[when(unless="COMMAND -h", does="code.interactive")],
        ),
        sub(
            "login",
            "REGISTRY",
            does="credential.store REGISTRY",
            inert="--get-login -h",
            options=[
                HELP,
                takes("--authfile --cert-dir -p/--password -u/--username --compat-auth-file"),
                flags("--get-login --password-stdin --tls-verify -v/--verbose"),
            ],
        ),
        sub(
            "logout",
            "REGISTRY",
            does="credential.store REGISTRY",
            because="forgets a password",
            inert="-h",
            options=[HELP, takes("--authfile --compat-auth-file"), flags("-a/--all")],
        ),
    ],
    examples="""
        buildah images -a                                     #=> read_only
        buildah inspect --type image alpine                   #=> read_only
        buildah info -D                                       #=> read_only
        buildah pull alpine                                   #=> reversible_low refresh
        buildah push app oci:/srv/x                           #=> config_mutation fs.write
        buildah from --net host alpine                        #=> unknown code.opaque
        buildah source create src                             #=> config_mutation fs.write
        buildah source push src reg.example/src               #=> exposure net.upload
        buildah push app docker://reg.example/app             #=> exposure net.upload
        buildah from --name w alpine                          #=> config_mutation guest.change
        buildah from --security-opt label=disable alpine      #=> unknown code.opaque
        buildah from --isolation chroot alpine                #=> unknown code.opaque
        buildah from --network host alpine                    #=> unknown code.opaque
        buildah run w -- ls                                   #=> config_mutation container.run
        buildah run w -- rm -rf /data                         #=> destructive
        buildah run -v /:/host w -- ls                        #=> unknown code.opaque
        buildah bud -t app .                                  #=> config_mutation container.run
        buildah build --network=host .                        #=> unknown code.opaque
        buildah build --cap-add ALL .                         #=> unknown code.opaque
        buildah commit w app                                  #=> config_mutation guest.change
        buildah commit w docker://reg.example/app             #=> exposure net.upload
        buildah copy w a /a                                   #=> config_mutation guest.change
        buildah config --env a=b w                            #=> config_mutation guest.change
        buildah tag a b                                       #=> config_mutation guest.change
        buildah rmi -a                                        #=> destructive guest.delete
        buildah rm w                                          #=> destructive guest.delete
        buildah mount                                         #=> read_only
        buildah mount w                                       #=> reversible_low fs.mount
        buildah umount w                                      #=> disruptive fs.unmount
        buildah unshare ls                                    #=> read_only
        buildah unshare                                       #=> unknown code.interactive
        buildah login reg.example                             #=> config_mutation credential.store
        buildah login --get-login reg.example                 #=> read_only
        buildah rmi --help                                    #=> read_only
        buildah frobnicate                                    #=> unknown
    """,
)
