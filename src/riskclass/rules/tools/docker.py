from __future__ import annotations

from riskclass.model.tables import Option, Row, flags, sub, takes, tool, when
from riskclass.rules.tools.docker_compose import COMPOSE_OPTIONS, ENTRYPOINT, EXAMPLES, LOADED, MOUNT, TOP_ROWS, compose

HELP = flags("-h/--help")
FORMAT = takes("-f/--format")
LIST: list[Option] = [HELP, takes("-f/--filter --format"), flags("-q/--quiet", prints="words"), flags("--no-trunc")]

LIMITS = (
    "--blkio-weight --cpu-period --cpu-quota --cpu-rt-period --cpu-rt-runtime -c/--cpu-shares --cpus --cpuset-cpus"
    " --cpuset-mems --kernel-memory -m/--memory --memory-reservation --memory-swap --pids-limit --restart"
)
RUN_OPTIONS: list[Option] = [
    takes(
        "--cap-add --device --device-cgroup-rule",
        does="code.opaque VALUE",
        because="gives the container rights on the host",
    ),
    flags("--privileged", does="code.opaque", because="gives the container the host's rights"),
    flags("--use-api-socket", does="code.opaque", because="gives the container the socket of the engine"),
    MOUNT,
    takes("--mount", "MOUNT:docker_mount"),
    takes("--cidfile", writes="VALUE"),
    takes("-p/--publish", does="net.listen VALUE"),
    flags("-P/--publish-all", does="net.listen"),
    takes(LIMITS),
    takes(
        "--add-host --annotation -a/--attach --blkio-weight-device --cap-drop --cgroup-parent --cgroupns --cpu-count"
    ),
    takes("--cpu-percent --detach-keys --device-read-bps --device-read-iops --device-write-bps --device-write-iops"),
    takes("--dns --dns-opt/--dns-option --dns-search --domainname --entrypoint -e/--env --env-file --expose --gpus"),
    takes("--group-add --health-cmd --health-interval --health-retries --health-start-interval --health-start-period"),
    takes("--health-timeout -h/--hostname --io-maxbandwidth --io-maxiops --ip --ip6 --ipc --isolation -l/--label"),
    takes("--label-file --link --link-local-ip --log-driver --log-opt --mac-address --memory-swappiness --name"),
    takes("--network/--net --network-alias/--net-alias --oom-score-adj --pid --platform --pull --runtime"),
    takes("--security-opt --shm-size --stop-signal --stop-timeout --storage-opt --sysctl --tmpfs --ulimit -u/--user"),
    takes("--userns --uts --volume-driver --volumes-from -w/--workdir"),
    flags("-d/--detach --disable-content-trust --help --init -i/--interactive --no-healthcheck --oom-kill-disable"),
    flags("-q/--quiet --read-only --rm --sig-proxy -t/--tty"),
]
RUN_ROWS: list[Row] = [
    *ENTRYPOINT,
    when(
        "--volumes-from",
        unless="--volumes-from=*:ro",
        does="code.opaque --volumes-from",
        because="what runs in the container can change another's volumes",
    ),
    when(
        "--network=host --pid=host --ipc=host --uts=host --userns=host --cgroupns=host",
        does="code.opaque",
        because="the container shares a namespace of the host",
    ),
    when(
        "--security-opt",
        unless="--security-opt=no-new-privileges|no-new-privileges=*|no-new-privileges:*|label=level:*|label=type:*",
        does="code.opaque --security-opt",
        because="changes what keeps the container in its box",
    ),
    when("--runtime==*/*", does="code.opaque --runtime", because="names a program that runs on the host"),
    when("-d", prints="word"),
    when(
        "-i", "-t", unless="COMMAND ARGS FLAG -d", does="code.interactive", because="opens a session in the container"
    ),
]

BUILD_OPTIONS: list[Option] = [
    HELP,
    takes("--iidfile --metadata-file", writes="VALUE"),
    takes("--allow", does="code.opaque VALUE", because="gives the build rights on the host"),
    takes("--ssh", does="net.tunnel VALUE", because="lends the ssh agent to the build"),
    takes("--invoke", does="code.interactive"),
    flags("--push", does="net.upload -t", because="pushes what it builds"),
    takes("--add-host --annotation --attest --build-arg --build-context --builder --cache-from --cache-to --call"),
    takes("--cgroup-parent --cpu-period --cpu-quota -c/--cpu-shares --cpuset-cpus --cpuset-mems -f/--file --isolation"),
    takes("--label -m/--memory --memory-swap --network --no-cache-filter -o/--output --platform --policy --print"),
    takes("--progress --provenance --root --sbom --secret --security-opt --server-config --shm-size -t/--tag --target"),
    takes("--ulimit"),
    flags("--check --compress -D/--debug --detach --disable-content-trust --force-rm --load --no-cache --pull"),
    flags("-q/--quiet --rm --squash --stream"),
]
BUILD_ROWS: list[Row] = [
    when("-o=*type=registry*|*push=true*", does="net.upload -o", because="pushes what it builds"),
    when("-o", unless="-o=-|type=docker|type=image*|type=registry*|type=cacheonly", writes="-o"),
    when(
        "--cache-to",
        unless="--cache-to=type=inline*|type=local,*|type=gha*",
        does="net.upload --cache-to",
        because="pushes the build cache",
    ),
    when("--security-opt=*insecure*|*unconfined*", does="code.opaque --security-opt"),
    when("--network=host", does="code.opaque", because="the build shares the host's network"),
]
BUILDER: list[Option] = [HELP, takes("--builder"), flags("-D/--debug")]

SERVICE_OPTIONS: list[Option] = [
    HELP,
    takes("--credential-spec --endpoint-mode --health-cmd --health-interval --health-retries --health-start-interval"),
    takes("--health-start-period --health-timeout --hostname --isolation --limit-cpu --limit-memory --limit-pids"),
    takes("--log-driver --log-opt --max-concurrent --oom-score-adj --replicas --replicas-max-per-node --reserve-cpu"),
    takes("--reserve-memory --restart-condition --restart-delay --restart-max-attempts --restart-window"),
    takes("--rollback-delay --rollback-failure-action --rollback-max-failure-ratio --rollback-monitor"),
    takes("--rollback-order --rollback-parallelism --stop-grace-period --stop-signal --update-delay"),
    takes("--update-failure-action --update-max-failure-ratio --update-monitor --update-order --update-parallelism"),
    takes("-u/--user -w/--workdir --memory-swap --memory-swappiness"),
    flags(
        "-d/--detach --init --no-healthcheck --no-resolve-image -q/--quiet --read-only -t/--tty --with-registry-auth"
    ),
]

PS: list[Option] = [
    HELP,
    takes("-f/--filter --format -n/--last"),
    flags("-q/--quiet", prints="words"),
    flags("-a/--all -l/--latest --no-trunc -s/--size"),
]
TRUST = flags("--disable-content-trust")
ENV = '*.Config.Env*|*Spec.Env*|*.Env}*|*.Env)*|*.Env|*"Env"*|*index*.Env*|*range*.Env*'
#: Files of a container that are made for a secret.

#: Settings that may name programs are trusted where they are installed, not in a scratch place.
SCRATCH = "/tmp/*|/var/tmp/*|/dev/shm/*"
STRANGE = "takes settings from a scratch place, which may name programs"

TOOL = tool(
    "docker",
    about="run containers, and manage images, networks and volumes",
    input="whole",
    docs="https://docs.docker.com/reference/cli/docker/",
    style="go",
    posix=True,
    inert="--help --version",
    options=[
        takes("-H/--host", context="host:VALUE|$DOCKER_HOST"),
        takes("-c/--context", context="host:VALUE|$DOCKER_CONTEXT"),
        takes("--config -l/--log-level --tlscacert --tlscert --tlskey"),
        flags("-D/--debug --tls --tlsverify -v/--version -h/--help"),
    ],
    rows=[when(f"--config={SCRATCH}", does="code.injected --config", because=STRANGE)],
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
            about="make a container, to be started later",
            posix=True,
            context="container:IMAGE",
            does="guest.change IMAGE",
            prints="word",
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
                takes("--detach-keys -e/--env --env-file -u/--user -w/--workdir"),
                flags("-d/--detach -i/--interactive -t/--tty"),
                flags("--privileged"),
            ],
            rows=LOADED,
        ),
        sub(
            "attach, container attach",
            "CONTAINER",
            options=[HELP, takes("--detach-keys"), flags("--no-stdin --sig-proxy")],
            rows=[when(unless="--no-stdin", does="code.interactive CONTAINER")],
        ),
        sub(
            "start, container start",
            "CONTAINER...",
            does="guest.start CONTAINER",
            options=[
                HELP,
                flags("-i/--interactive", does="code.interactive CONTAINER"),
                takes("--checkpoint --checkpoint-dir --detach-keys"),
                flags("-a/--attach"),
            ],
        ),
        sub("unpause, container unpause", "CONTAINER...", does="guest.start CONTAINER", options=[HELP]),
        sub(
            "stop, container stop, restart, container restart",
            "CONTAINER...",
            does="guest.disrupt CONTAINER",
            options=[HELP, takes("-s/--signal -t/--timeout/--time")],
        ),
        sub(
            "kill, container kill", "CONTAINER...", does="guest.disrupt CONTAINER", options=[HELP, takes("-s/--signal")]
        ),
        sub("pause, container pause", "CONTAINER...", does="guest.disrupt CONTAINER", options=[HELP]),
        sub(
            "rm, container rm, container remove",
            "CONTAINER...",
            does="guest.delete CONTAINER",
            because="deletes containers and what was written in them",
            options=[
                HELP,
                flags("-v/--volumes", does="storage.delete", because="deletes anonymous volumes"),
                flags("-f/--force", does="guest.disrupt CONTAINER"),
                flags("-l/--link"),
            ],
        ),
        sub(
            "container prune",
            input="part",
            does="guest.delete",
            because="deletes every stopped container",
            options=[HELP, takes("--filter"), flags("-f/--force")],
        ),
        sub("rename, container rename", "CONTAINER NAME", does="guest.change CONTAINER", options=[HELP]),
        sub("update, container update", "CONTAINER...", does="guest.change CONTAINER", options=[HELP, takes(LIMITS)]),
        sub(
            "cp, container cp",
            "SOURCE:colon_path DEST:colon_target",
            about="copy between a container and here",
            options=[HELP, flags("-a/--archive -L/--follow-link -q/--quiet")],
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
            options=[HELP, takes("-a/--author -c/--change -m/--message"), flags("-p/--pause")],
        ),
        sub("export, container export", "CONTAINER", options=[HELP, takes("-o/--output", writes="VALUE")]),
        sub(
            "ps, container ls, container list, container ps",
            options=PS,
            rows=[
                when("--format", prints="words"),
                when("--format", unless="--format={{.Names}}|{{.ID}}|{{.Image}}|{{.State}}", prints="any"),
            ],
        ),
        sub(
            "logs, container logs",
            "CONTAINER",
            options=[HELP, takes("--since -n/--tail --until"), flags("--details -f/--follow -t/--timestamps")],
        ),
        sub(
            "stats, container stats",
            "CONTAINER...",
            options=[HELP, takes("--format"), flags("-a/--all --no-stream --no-trunc")],
        ),
        sub("top, container top", "CONTAINER PS...", posix=True, options=[HELP], rows=TOP_ROWS),
        sub("diff, container diff, wait, container wait", "CONTAINER...", options=[HELP]),
        sub("port, container port", "CONTAINER PORT", options=[HELP]),
        sub(
            "inspect, container inspect",
            "NAME...",
            about="show all settings; environment variables by name are as good as `env`",
            options=[HELP, FORMAT, takes("--type"), flags("-s/--size")],
            rows=[when(f"-f={ENV}", "NAME", does="secret.read NAME", because="shows the container's environment")],
        ),
        sub(
            "checkpoint create",
            "CONTAINER CHECKPOINT",
            does="snapshot CONTAINER",
            options=[HELP, takes("--checkpoint-dir"), flags("--leave-running")],
            rows=[when(unless="--leave-running", does="guest.disrupt CONTAINER", because="stops the container")],
        ),
        sub("checkpoint ls, checkpoint list", "CONTAINER", options=[HELP, takes("--checkpoint-dir")]),
        sub(
            "checkpoint rm, checkpoint remove",
            "CONTAINER CHECKPOINT",
            does="guest.delete CHECKPOINT",
            because="deletes a checkpoint",
            options=[HELP, takes("--checkpoint-dir")],
        ),
        # images
        sub(
            "build, image build, builder build, buildx build, buildx b",
            "CONTEXT",
            about="build an image; what the Dockerfile runs, it runs in a closed box",
            does="container.run CONTEXT",
            because="builds an image as its Dockerfile says",
            options=BUILD_OPTIONS,
            rows=BUILD_ROWS,
        ),
        sub(
            "pull, image pull",
            "IMAGE",
            does="refresh IMAGE",
            because="fetches an image",
            options=[HELP, TRUST, takes("--platform"), flags("-a/--all-tags -q/--quiet")],
        ),
        sub(
            "push, image push",
            "IMAGE",
            does="net.upload IMAGE",
            because="sends the image to the registry it names",
            options=[HELP, TRUST, takes("--platform"), flags("-a/--all-tags -q/--quiet")],
        ),
        sub("images, image ls, image list", "IMAGE", options=[*LIST, flags("-a/--all --digests --tree")]),
        sub(
            "rmi, image rm, image remove",
            "IMAGE...",
            does="storage.delete IMAGE",
            because="deletes images; a local build may be the only copy",
            options=[HELP, takes("--platform"), flags("-f/--force --no-prune")],
        ),
        sub(
            "image prune",
            input="part",
            does="storage.delete",
            because="deletes images; a local build may be the only copy",
            options=[HELP, takes("--filter"), flags("-a/--all -f/--force")],
        ),
        sub("image inspect", "IMAGE...", options=[HELP, FORMAT, takes("--platform")]),
        sub(
            "history, image history",
            "IMAGE",
            options=[HELP, takes("--format --platform"), flags("-H/--human --no-trunc -q/--quiet")],
        ),
        sub("tag, image tag", "IMAGE NAME", does="storage.change NAME", because="moves the name to it", options=[HELP]),
        sub(
            "save, image save",
            "IMAGE...",
            options=[HELP, takes("-o/--output", writes="VALUE"), takes("--platform")],
        ),
        sub(
            "load, image load",
            does="storage.change",
            because="loads images, and moves their names to them",
            options=[HELP, takes("-i/--input --platform"), flags("-q/--quiet")],
        ),
        sub(
            "import, image import",
            "FILE NAME",
            does="storage.change NAME",
            because="makes an image of an archive",
            options=[HELP, takes("-c/--change -m/--message --platform")],
        ),
        sub("search", "TERM", does="net.query TERM", options=[*LIST, takes("--limit")]),
        sub(
            "builder prune, buildx prune",
            input="part",
            does="refresh",
            because="drops build cache",
            options=[
                *BUILDER,
                takes("--filter --keep-storage --max-used-space --min-free-space --reserved-space --timeout"),
                flags("-a/--all -f/--force --verbose"),
            ],
        ),
        sub(
            "manifest annotate",
            "LIST IMAGE",
            does="storage.change LIST",
            options=[HELP, takes("--arch --os --os-features --os-version --variant")],
        ),
        sub(
            "manifest create",
            "LIST IMAGE...",
            does="storage.change LIST",
            options=[HELP, flags("-a/--amend --insecure")],
        ),
        sub("manifest inspect", "LIST IMAGE", does="net.query", options=[HELP, flags("--insecure -v/--verbose")]),
        sub("manifest push", "LIST", does="net.upload LIST", options=[HELP, flags("--insecure -p/--purge")]),
        sub("manifest rm", "LIST...", does="storage.delete LIST", options=[HELP]),
        # buildx
        sub(
            "buildx bake, buildx f, builder bake, builder f",
            "TARGET...",
            about="build what a file of the project lists",
            does="container.run TARGET",
            because="builds what the project's files say",
            inert="--print --list",
            options=[
                *BUILDER,
                takes("--metadata-file", writes="VALUE"),
                takes("--allow", does="code.opaque VALUE", because="gives the build rights on the host"),
                flags("--push", does="net.upload", because="pushes what it builds"),
                takes("--call -f/--file --list --progress --provenance --sbom --set --var"),
                flags("--check --load --no-cache --print --pull"),
            ],
            rows=[when("--set=*output*", unless="--print --list", runs="--set:file_inside")],
        ),
        sub(
            "buildx create, builder create",
            "ENDPOINT",
            does="host.config",
            because="sets up a builder",
            options=[
                *BUILDER,
                takes("--buildkitd-config/--config --buildkitd-flags/--flags --driver --driver-opt --name --node"),
                takes("--platform"),
                flags("--append --bootstrap --leave --use"),
            ],
            rows=[when("--use", does="target.switch")],
        ),
        sub(
            "buildx use, builder use",
            "NAME",
            does="target.switch NAME",
            options=[*BUILDER, flags("--default --global")],
        ),
        sub(
            "buildx rm, builder rm",
            "NAME...",
            does="guest.delete NAME",
            because="deletes a builder and its cache",
            options=[*BUILDER, takes("--timeout"), flags("--all-inactive -f/--force --keep-daemon --keep-state")],
        ),
        sub("buildx stop, builder stop", "NAME", does="guest.disrupt NAME", options=BUILDER),
        sub("buildx install, buildx uninstall", does="host.config", options=BUILDER),
        sub(
            "buildx imagetools create, builder imagetools create",
            "SOURCE...",
            does="net.upload -t",
            because="writes a manifest to the registry",
            inert="--dry-run",
            options=[
                *BUILDER,
                takes("--metadata-file", writes="VALUE"),
                takes("--annotation -f/--file -p/--platform --progress -t/--tag"),
                flags("--append --dry-run --prefer-index"),
            ],
        ),
        sub(
            "buildx imagetools inspect, builder imagetools inspect",
            "NAME",
            does="net.query",
            options=[*BUILDER, takes("--format"), flags("--raw")],
        ),
        sub(
            "buildx inspect, builder inspect",
            "NAME",
            options=[*BUILDER, takes("--timeout"), flags("--bootstrap", does="guest.start NAME")],
        ),
        sub("buildx ls, builder ls", options=[*BUILDER, takes("--format --timeout"), flags("--no-trunc")]),
        sub("buildx du, builder du", options=[*BUILDER, takes("--filter --format --timeout"), flags("--verbose")]),
        sub("buildx version, builder version, buildx dial-stdio, builder dial-stdio", options=BUILDER),
        sub(
            "buildx history ls, buildx history logs, buildx history inspect, buildx history inspect attachment",
            "REF...",
            options=[
                *BUILDER,
                takes("--filter --format --platform --progress --type"),
                flags("--local --no-trunc"),
            ],
        ),
        sub(
            "buildx history rm",
            "REF...",
            does="log.discard REF",
            because="deletes build records",
            options=[*BUILDER, flags("--all")],
        ),
        sub(
            "buildx history export",
            "REF...",
            options=[*BUILDER, takes("-o/--output", writes="VALUE"), flags("--all --finalize")],
        ),
        # networks, volumes
        sub(
            "network create",
            "NETWORK",
            does="guest.change NETWORK",
            because="makes a network",
            options=[
                HELP,
                takes("--aux-address --config-from -d/--driver --gateway --ip-range --ipam-driver --ipam-opt --label"),
                takes("-o/--opt --scope --subnet"),
                flags("--attachable --config-only --ingress --internal --ipv4 --ipv6"),
            ],
        ),
        sub(
            "network connect",
            "NETWORK CONTAINER",
            does="guest.change CONTAINER",
            options=[HELP, takes("--alias --driver-opt --gw-priority --ip --ip6 --link --link-local-ip")],
        ),
        sub(
            "network disconnect",
            "NETWORK CONTAINER",
            does="guest.disrupt CONTAINER",
            options=[HELP, flags("-f/--force")],
        ),
        sub(
            "network rm, network remove",
            "NETWORK...",
            does="guest.disrupt NETWORK",
            because="removes a network; it holds no data",
            options=[HELP, flags("-f/--force")],
        ),
        sub(
            "network prune",
            input="part",
            does="guest.disrupt",
            because="removes unused networks; they hold no data",
            options=[HELP, takes("--filter"), flags("-f/--force")],
        ),
        sub("network inspect", "NETWORK...", options=[HELP, FORMAT, flags("-v/--verbose")]),
        sub("network ls, network list", options=LIST),
        sub(
            "volume create",
            "VOLUME",
            does="storage.change VOLUME",
            because="makes a volume",
            options=[
                HELP,
                takes(
                    "--availability -d/--driver --group --label --limit-bytes --name -o/--opt --required-bytes --scope"
                ),
                takes("--secret --sharing --topology-preferred --topology-required --type"),
            ],
        ),
        sub("volume update", "VOLUME", does="storage.change VOLUME", options=[HELP, takes("--availability")]),
        sub("volume rm, volume remove", "VOLUME...", does="storage.delete VOLUME", options=[HELP, flags("-f/--force")]),
        sub(
            "volume prune",
            input="part",
            does="storage.delete",
            because="deletes every unused volume",
            options=[HELP, takes("--filter"), flags("-a/--all -f/--force")],
        ),
        sub("volume inspect", "VOLUME...", options=[HELP, FORMAT]),
        sub("volume ls, volume list", options=[*LIST, flags("--cluster")]),
        # the engine, accounts, targets
        sub("info, system info, version", options=[HELP, FORMAT]),
        sub("events, system events", options=[HELP, takes("-f/--filter --format --since --until")]),
        sub("system df", options=[HELP, takes("--format"), flags("-v/--verbose")]),
        sub(
            "system prune",
            input="part",
            does="guest.delete",
            because="deletes every stopped container, unused network and image",
            options=[
                HELP,
                flags("--volumes", does="storage.delete", because="deletes unused volumes"),
                flags("-a/--all", does="storage.delete", because="deletes every unused image"),
                takes("--filter"),
                flags("-f/--force"),
            ],
        ),
        sub("help", "TOPIC..."),
        sub(
            "login",
            "REGISTRY",
            input="part",
            does="credential.store REGISTRY",
            options=[HELP, takes("-p/--password -u/--username"), flags("--password-stdin")],
        ),
        sub("logout", "REGISTRY", does="credential.store REGISTRY", because="forgets a credential", options=[HELP]),
        sub("context use", "CONTEXT", does="target.switch CONTEXT", options=[HELP]),
        sub(
            "context create, context update",
            "CONTEXT",
            does="host.config CONTEXT",
            because="changes the list of targets",
            options=[HELP, takes("--default-stack-orchestrator --description --docker --from --kubernetes")],
        ),
        sub("context import", "CONTEXT FILE", does="credential.store CONTEXT", options=[HELP]),
        sub(
            "context export",
            "CONTEXT FILE",
            writes="FILE|-",
            options=[HELP, flags("--kubeconfig")],
            rows=[
                when("FILE=-", does="secret.read CONTEXT", because="prints the keys of a target"),
                when(
                    "CONTEXT", unless="FILE", does="fs.create cwd", because="writes the target and its keys to a file"
                ),
            ],
        ),
        sub(
            "context rm, context remove",
            "CONTEXT...",
            does="storage.delete CONTEXT",
            because="deletes a target and its keys",
            options=[HELP, flags("-f/--force")],
        ),
        sub("context ls, context list, context show", options=[HELP, takes("--format"), flags("-q/--quiet")]),
        sub("context inspect", "CONTEXT...", options=[HELP, FORMAT]),
        sub(
            "plugin install, plugin upgrade",
            "PLUGIN SETTING...",
            does="code.remote PLUGIN",
            because="a plug-in runs with the engine's rights",
            options=[
                HELP,
                TRUST,
                takes("--alias"),
                flags("--disable --grant-all-permissions --skip-remote-check"),
            ],
        ),
        sub("plugin create", "PLUGIN FOLDER", does="host.config PLUGIN", options=[HELP, flags("--compress")]),
        sub("plugin enable", "PLUGIN", does="service.enable PLUGIN", options=[HELP, takes("--timeout")]),
        sub("plugin disable", "PLUGIN", does="service.stop PLUGIN", options=[HELP, flags("-f/--force")]),
        sub("plugin set", "PLUGIN SETTING...", does="host.config PLUGIN", options=[HELP]),
        sub("plugin push", "PLUGIN", does="net.upload PLUGIN", options=[HELP, TRUST]),
        sub("plugin rm, plugin remove", "PLUGIN...", does="storage.delete PLUGIN", options=[HELP, flags("-f/--force")]),
        sub("plugin inspect", "PLUGIN...", options=[HELP, FORMAT]),
        sub("plugin ls, plugin list", options=LIST),
        sub("trust inspect", "IMAGE...", does="net.query", options=[HELP, flags("--pretty")]),
        sub(
            "trust sign",
            "IMAGE",
            does="net.upload IMAGE",
            because="signs the image and pushes the signature",
            options=[HELP, flags("--local")],
        ),
        sub("trust revoke", "IMAGE", does="access.revoke IMAGE", options=[HELP, flags("-y/--yes")]),
        sub("trust key generate", "NAME", does="credential.store NAME", options=[HELP, takes("--dir")]),
        sub("trust key load", "FILE", does="credential.store FILE", options=[HELP, takes("--name")]),
        sub("trust signer add", "NAME REPOSITORY...", does="access.grant REPOSITORY", options=[HELP, takes("--key")]),
        sub(
            "trust signer remove",
            "NAME REPOSITORY...",
            does="access.revoke REPOSITORY",
            options=[HELP, flags("-f/--force")],
        ),
        # swarm
        sub(
            "config create",
            "NAME FILE",
            does="cluster.change NAME",
            reads="FILE|-",
            options=[HELP, takes("-l/--label --template-driver")],
        ),
        sub(
            "secret create",
            "NAME FILE",
            does="credential.store NAME",
            options=[HELP, takes("-d/--driver -l/--label --template-driver")],
        ),
        sub(
            "config rm, config remove, secret rm, secret remove", "NAME...", does="cluster.delete NAME", options=[HELP]
        ),
        sub("config ls, config list, secret ls, secret list", options=LIST),
        sub(
            "config inspect, secret inspect, node inspect, service inspect",
            "NAME...",
            options=[HELP, FORMAT, flags("--pretty")],
            rows=[when(f"-f={ENV}", "NAME", does="secret.read NAME", because="shows the service's environment")],
        ),
        sub("node ls, node list", options=LIST),
        sub("node ps, service ps, stack ps", "NAME...", options=[*LIST, flags("--no-resolve")]),
        sub("node promote", "NODE...", does="access.grant NODE", because="makes it a manager", options=[HELP]),
        sub("node demote", "NODE...", does="cluster.disrupt NODE", options=[HELP]),
        sub("node rm, node remove", "NODE...", does="cluster.delete NODE", options=[HELP, flags("-f/--force")]),
        sub(
            "node update",
            "NODE",
            does="cluster.change NODE",
            options=[HELP, takes("--availability --label-add --label-rm --role")],
            rows=[
                when("--availability=drain", does="cluster.disrupt NODE", because="moves its tasks away"),
                when("--role=manager", does="access.grant NODE", because="makes it a manager"),
                when("--role=worker", does="cluster.disrupt NODE"),
            ],
        ),
        sub(
            "service create",
            "IMAGE COMMAND...:argv",
            posix=True,
            context="container:IMAGE",
            does="container.run IMAGE, cluster.change IMAGE",
            options=[
                *SERVICE_OPTIONS,
                takes("--cap-add", does="code.opaque VALUE", because="gives the container rights on the host"),
                takes("--mount", "MOUNT:docker_mount"),
                takes("-p/--publish", does="net.listen VALUE"),
                takes(
                    "--cap-drop --config --constraint --container-label --dns --dns-option --dns-search --entrypoint"
                ),
                takes("-e/--env --env-file --generic-resource --group --host -l/--label --mode --name --network"),
                takes("--placement-pref --secret --sysctl --ulimit"),
            ],
            rows=[
                *ENTRYPOINT,
                when("--network=host", does="code.opaque", because="the container shares the host's network"),
            ],
        ),
        sub(
            "service update",
            "SERVICE",
            does="cluster.disrupt SERVICE",
            because="replaces what runs",
            options=[
                *SERVICE_OPTIONS,
                takes("--cap-add", does="code.opaque VALUE", because="gives the container rights on the host"),
                takes("--mount-add", "MOUNT:docker_mount"),
                takes("--args --entrypoint", does="code.opaque VALUE", because="changes what runs"),
                takes("--publish-add", does="net.listen VALUE"),
                takes("--cap-drop --config-add --config-rm --constraint-add --constraint-rm --container-label-add"),
                takes("--container-label-rm --dns-add --dns-option-add --dns-option-rm --dns-rm --dns-search-add"),
                takes("--dns-search-rm --env-add --env-rm --generic-resource-add --generic-resource-rm --group-add"),
                takes("--group-rm --host-add --host-rm --image --label-add --label-rm --mount-rm --network-add"),
                takes("--network-rm --placement-pref-add --placement-pref-rm --publish-rm --secret-add --secret-rm"),
                takes("--sysctl-add --sysctl-rm --ulimit-add --ulimit-rm"),
                flags("--force --rollback"),
            ],
        ),
        sub(
            "service rollback",
            "SERVICE",
            does="cluster.disrupt SERVICE",
            options=[HELP, flags("-d/--detach -q/--quiet")],
        ),
        sub(
            "service scale",
            "SERVICE...",
            does="cluster.change SERVICE",
            options=[HELP, flags("-d/--detach")],
            rows=[when("SERVICE=*=0", does="cluster.disrupt SERVICE", because="stops every task of the service")],
        ),
        sub("service rm, service remove", "SERVICE...", does="cluster.delete SERVICE", options=[HELP]),
        sub("service ls, service list, stack services", "NAME", options=LIST),
        sub(
            "service logs",
            "SERVICE",
            options=[
                HELP,
                takes("--since -n/--tail"),
                flags("--details -f/--follow --no-resolve --no-task-ids --no-trunc --raw -t/--timestamps"),
            ],
        ),
        sub(
            "stack deploy, stack up",
            "STACK",
            does="cluster.disrupt STACK",
            because="recreates services whose settings or image changed",
            options=[
                HELP,
                flags("--prune", does="cluster.delete STACK", because="deletes services that are no longer listed"),
                takes("-c/--compose-file --resolve-image"),
                flags("-d/--detach -q/--quiet --with-registry-auth"),
            ],
        ),
        sub(
            "stack rm, stack remove, stack down",
            "STACK...",
            does="cluster.delete STACK",
            options=[HELP, flags("-d/--detach")],
        ),
        sub("stack ls, stack list", options=[HELP, takes("--format")]),
        sub(
            "stack config",
            does="secret.read",
            because="shows the values that variables and env files bring in",
            options=[HELP, takes("-c/--compose-file"), flags("--skip-interpolation")],
        ),
        sub(
            "swarm ca",
            options=[
                HELP,
                flags("--rotate", does="cluster.disrupt", because="replaces the certificates of every node"),
                takes("--ca-cert --ca-key --cert-expiry --external-ca"),
                flags("-d/--detach -q/--quiet"),
            ],
        ),
        sub(
            "swarm init",
            does="cluster.change, net.listen",
            because="makes this host the manager of a new cluster",
            options=[
                HELP,
                flags("--force-new-cluster", does="cluster.delete", because="drops every other node"),
                takes("--advertise-addr --availability --cert-expiry --data-path-addr --data-path-port"),
                takes("--default-addr-pool --default-addr-pool-mask-length --dispatcher-heartbeat --external-ca"),
                takes("--listen-addr --max-snapshots --snapshot-interval --task-history-limit"),
                flags("--autolock"),
            ],
        ),
        sub(
            "swarm join",
            "HOST",
            does="access.grant HOST",
            because="lets that cluster's managers run anything here",
            options=[HELP, takes("--advertise-addr --availability --data-path-addr --listen-addr --token")],
        ),
        sub(
            "swarm join-token",
            "ROLE",
            does="secret.read ROLE",
            because="prints what lets a host join",
            options=[HELP, flags("-q/--quiet --rotate")],
        ),
        sub(
            "swarm unlock-key",
            does="secret.read",
            because="prints the key that unlocks a manager",
            options=[HELP, flags("-q/--quiet --rotate")],
        ),
        sub("swarm unlock", does="service.start", options=[HELP]),
        sub(
            "swarm leave",
            does="cluster.disrupt",
            because="takes this host's tasks away",
            options=[
                HELP,
                flags("-f/--force", does="cluster.delete", because="a last manager takes the cluster along"),
            ],
        ),
        sub(
            "swarm update",
            does="cluster.change",
            options=[
                HELP,
                takes("--cert-expiry --dispatcher-heartbeat --external-ca --max-snapshots --snapshot-interval"),
                takes("--task-history-limit"),
                flags("--autolock"),
            ],
        ),
        # compose
        sub("compose", posix=True, inert="--help --version", options=COMPOSE_OPTIONS),
        *compose("compose "),
    ],
    examples=r"""
        docker top web                                                    #=> read_only
        docker top web -eo pid,comm                                       #=> read_only
        docker top web axe                                                #=> exposure secret.env
        docker context export prod                                        #=> reversible_low fs.create
        docker ps -aq                                              #=> read_only
        docker ps --format '{{.Names}}' --filter status=exited     #=> read_only
        docker start $(docker ps -a --format '{{.Names}}')         #=> reversible_low guest.start
        docker start $(docker ps -a --format '{{.Command}}')       #=> unknown unknown.option
        docker start $(docker create alpine ls)                    #=> config_mutation guest.start
        docker run --runtime ./x alpine ls                                #=> unknown code.opaque
        docker run --runtime runc alpine ls                               #=> config_mutation
        docker start $(docker run -d nginx)                        #=> config_mutation guest.start
        docker start $(docker run nginx)                           #=> unknown unknown.option
        docker -H ssh://prod ps                                    #=> read_only
        docker --context prod logs --tail 50 -f web                #=> read_only
        docker logs $c                                             #=> read_only
        docker --version                                           #=> read_only
        docker container                                           #=> read_only
        docker stats --no-stream                                   #=> read_only
        docker top web -o pid,cmd                                  #=> read_only
        docker diff web                                            #=> read_only
        docker inspect web                                         #=> read_only
        docker inspect -f '{{.State.Status}}' web                  #=> read_only
        docker inspect -f '{{.Config.Env}}' web                    #=> exposure secret.read
        docker container inspect --format '{{json .Config.Env}}' web  #=> exposure secret.read
        docker inspect -f '{{.NetworkSettings.Networks.envoy}}' web   #=> read_only
        docker frobnicate                                          #=> unknown unknown.subcommand
        docker ps --frobnicate                                     #=> unknown unknown.option

        docker run --rm alpine ls                                  #=> config_mutation container.run
        docker run --rm alpine:3 cat /etc/os-release               #=> config_mutation
        docker run --rm alpine rm -rf /data                        #=> destructive fs.delete
        docker run --rm alpine rm --help                           #=> config_mutation
        docker run --help                                          #=> read_only
        docker run --env-file .env app                             #=> config_mutation
        docker run -d --name web -p 80:80 nginx                    #=> config_mutation net.listen
        docker run -dP nginx                                       #=> config_mutation net.listen
        docker run --cidfile id alpine ls                          #=> config_mutation fs.write
        docker run -v /:/h alpine ls                               #=> unknown code.opaque
        docker run -v "$PWD":/app alpine ls                        #=> unknown code.opaque
        docker run -v /etc/app:/etc/app:ro alpine ls               #=> config_mutation container.run
        docker run -v /etc/app:/etc/app:ro -v /srv:/srv alpine ls  #=> unknown code.opaque
        docker run -v /data alpine ls                              #=> config_mutation container.run
        docker run -v /var/run/docker.sock:/var/run/docker.sock:ro docker ps  #=> unknown code.opaque
        docker run -v /:/h:ro alpine cat /h/etc/hosts              #=> unknown code.opaque
        docker run --mount type=bind,src=/srv,dst=/srv alpine ls   #=> unknown code.opaque
        docker run --mount type=bind,src=/srv,dst=/srv,ro alpine ls  #=> config_mutation
        docker run --mount type=bind,src=/,dst=/h,readonly alpine ls  #=> unknown code.opaque
        docker run --mount type=tmpfs,dst=/t alpine ls             #=> config_mutation
        docker run -v "$PWD":/app:ro alpine ls                     #=> config_mutation container.run
        docker run -v ./app:/app:ro,z -v ../lib:/lib:ro alpine ls  #=> config_mutation container.run
        docker run -v "$DATA":/data:ro alpine ls                   #=> unknown code.opaque
        docker run -v /srv/"$APP":/data:ro alpine ls               #=> config_mutation container.run
        docker run -v /"$APP":/data:ro alpine ls                   #=> unknown code.opaque
        docker run -v /srv:/data:"$MODE" alpine ls                 #=> unknown code.opaque
        docker run -v data"$SUFFIX" alpine ls                      #=> unknown code.opaque
        docker run -v data:/data alpine ls                         #=> unknown code.opaque
        docker run -v data:/data:ro alpine ls                      #=> config_mutation container.run
        docker run -v /tmp/out:/out alpine ls                      #=> config_mutation fs.scratch
        docker run -v "$(mktemp -d)":/out alpine ls                #=> config_mutation fs.scratch
        docker run -v /tmp:/out alpine ls                          #=> unknown code.opaque
        docker run -v /tmp/.X11-unix:/tmp/.X11-unix app            #=> unknown code.opaque
        docker run -v /run/user/1000:/r:ro alpine ls               #=> unknown code.opaque
        docker run -v /run/systemd/resolve/resolv.conf:/etc/resolv.conf:ro alpine ls  #=> config_mutation
        docker run -v /srv/../:/h:ro alpine ls                     #=> unknown code.opaque
        docker run --mount type=bind,src="$PWD",dst=/s,readonly alpine ls  #=> config_mutation
        docker run --mount type=bind,src="$DATA",dst=/s,readonly alpine ls  #=> unknown code.opaque
        docker run --mount type=bind,src=/srv,dst=/s,readonly=false alpine ls  #=> unknown code.opaque
        docker run --mount dst=/s,volume-opt=type=none,volume-opt=device=/,ro alpine ls  #=> unknown code.opaque
        docker run --mount type=volume,dst=/s alpine ls            #=> config_mutation
        docker run --mount '"type=bind","src=/","dst=/s"' alpine ls  #=> unknown code.opaque
        docker run --mount type=bind,src=/srv,dst=/s,ro,$MORE alpine ls  #=> unknown code.opaque
        docker run --volumes-from db alpine ls                     #=> unknown code.opaque
        docker run --volumes-from db:ro alpine ls                  #=> config_mutation
        docker run --privileged alpine ls                          #=> unknown code.opaque
        docker run --privileged=false alpine ls                    #=> config_mutation
        docker run --use-api-socket alpine ls                      #=> unknown code.opaque
        docker run --cap-add=SYS_ADMIN alpine ls                   #=> unknown code.opaque
        docker run --cap-drop=ALL alpine ls                        #=> config_mutation
        docker run --device /dev/sda alpine ls                     #=> unknown code.opaque
        docker run --network host alpine ls                        #=> unknown code.opaque
        docker run --pid=host alpine ls                            #=> unknown code.opaque
        docker run --network none alpine ls                        #=> config_mutation
        docker run --security-opt seccomp=unconfined alpine ls     #=> unknown code.opaque
        docker run --security-opt no-new-privileges alpine ls      #=> config_mutation
        docker run --entrypoint rm app -rf /x                      #=> unknown code.opaque
        docker run --entrypoint sh app -c ls                       #=> config_mutation container.run
        docker run --entrypoint=/bin/sh app -c 'rm -rf /x'         #=> destructive fs.delete
        docker run --entrypoint sh app x.sh                        #=> unknown code.opaque
        docker run -it ubuntu                                      #=> unknown code.interactive
        docker run -it ubuntu bash                                 #=> unknown code.interactive
        docker run -dit ubuntu                                     #=> config_mutation
        docker create alpine ls                                    #=> config_mutation guest.change
        docker create -v /srv:/srv alpine ls                       #=> unknown code.opaque
        docker create -v /srv:/srv:ro alpine ls                    #=> config_mutation
        docker create -v /:/h:ro alpine ls                         #=> unknown code.opaque
        docker create --mount src=v,dst=/v alpine ls               #=> unknown code.opaque
        docker create --mount src=v,dst=/v,ro alpine ls            #=> config_mutation
        docker create --mount source=/,dst=/v,ro alpine ls         #=> unknown code.opaque
        docker create --volumes-from db alpine                     #=> unknown code.opaque
        docker create --ipc=host alpine                            #=> unknown code.opaque
        docker create --security-opt label=disable alpine          #=> unknown code.opaque
        docker create --entrypoint rm app -rf /x                   #=> unknown code.opaque
        docker create --entrypoint sh app -c ls                    #=> config_mutation
        docker create -it alpine                                   #=> unknown code.interactive

        docker exec web env                                        #=> exposure secret.env
        docker exec nginx cat /etc/nginx/nginx.conf                #=> read_only
        docker exec -u root -w /x web rm -rf /data                 #=> destructive fs.delete
        docker exec web sh -c 'rm -rf /data'                       #=> destructive fs.delete
        docker exec -e LD_PRELOAD=/x.so web ls                     #=> unknown code.injected
        docker exec -e LANG=C -e A="$B" web ls                     #=> read_only
        docker exec -it web bash                                   #=> unknown code.interactive
        docker exec "$c" ls                                        #=> read_only
        docker exec --privileged web ls                            #=> read_only
        docker exec --privileged web rm -rf /x      #=> destructive fs.delete
        docker exec web ls --help                                  #=> read_only
        docker attach web                                          #=> unknown code.interactive
        docker attach --no-stdin web                               #=> read_only
        docker start web                                           #=> reversible_low guest.start
        docker start -ai web                                       #=> unknown code.interactive
        docker stop -t 5 web                                       #=> disruptive guest.disrupt
        docker container restart web                               #=> disruptive guest.disrupt
        docker kill -s HUP web                                     #=> disruptive guest.disrupt
        docker pause web                                           #=> disruptive guest.disrupt
        docker unpause web                                         #=> reversible_low guest.start
        docker rm web                                              #=> destructive guest.delete
        docker rm --help                                           #=> read_only
        docker rm -fv web                                          #=> destructive storage.delete guest.disrupt
        docker container prune -f                                  #=> destructive guest.delete
        docker rename a b                                          #=> config_mutation guest.change
        docker update --restart=no web                             #=> config_mutation guest.change
        docker cp app:/etc/motd ./motd                             #=> config_mutation fs.write
        docker cp app:/etc/motd -                                  #=> read_only
        docker cp app:/etc/shadow -                                #=> exposure secret.read
        docker cp app:/run/secrets/db -                            #=> exposure secret.read
        docker cp app:/root/.ssh/id_rsa /tmp/k                     #=> exposure secret.read
        docker cp "app:$FILE" /tmp/k                               #=> reversible_low fs.scratch
        docker cp ./motd app:/etc/                                 #=> config_mutation guest.change
        docker commit web app:2                                    #=> config_mutation storage.change
        docker export web -o web.tar                               #=> config_mutation fs.write
        docker checkpoint create --leave-running web c1            #=> reversible_low snapshot
        docker checkpoint create web c1                            #=> disruptive guest.disrupt
        docker checkpoint rm web c1                                #=> destructive guest.delete

        docker build -t app .                                      #=> config_mutation container.run
        docker buildx build --load --target dev -t app .           #=> config_mutation container.run
        docker build -o out .                                      #=> config_mutation fs.write
        docker build -o - .                                        #=> config_mutation
        docker build --iidfile id .                                #=> config_mutation fs.write
        docker build --push -t r.example/app .                     #=> exposure net.upload
        docker build -o type=registry -t r.example/app .           #=> exposure net.upload
        docker build --cache-to type=registry,ref=r.example/c .    #=> exposure net.upload
        docker build --cache-to type=inline .                      #=> config_mutation
        docker build --allow security.insecure .                   #=> unknown code.opaque
        docker build --security-opt seccomp=unconfined .           #=> unknown code.opaque
        docker build --security-opt no-new-privileges .            #=> config_mutation
        docker build --network=host .                              #=> unknown code.opaque
        docker build --network=none .                              #=> config_mutation
        docker build --ssh default .                               #=> exposure net.tunnel
        docker build --invoke /bin/sh .                            #=> unknown code.interactive
        docker pull alpine:3                                       #=> reversible_low refresh
        docker push registry.example/app:1                         #=> exposure net.upload
        docker images -q                                           #=> read_only
        docker history --no-trunc app                              #=> read_only
        docker rmi app:1                                           #=> destructive storage.delete
        docker image prune -a                                      #=> destructive storage.delete
        docker tag app:1 app:2                                     #=> config_mutation storage.change
        docker save app                                            #=> read_only
        docker save -o app.tar app                                 #=> config_mutation fs.write
        docker load -i app.tar                                     #=> config_mutation storage.change
        docker import app.tar app                                  #=> config_mutation storage.change
        docker search nginx                                        #=> read_only net.query
        docker builder prune -f                                    #=> reversible_low refresh
        docker manifest inspect alpine                             #=> read_only
        docker manifest create a b                                 #=> config_mutation storage.change
        docker manifest annotate a b --arch arm64                  #=> config_mutation storage.change
        docker manifest push a                                     #=> exposure net.upload
        docker manifest rm a                                       #=> destructive storage.delete
        docker buildx bake app                                     #=> config_mutation container.run
        docker buildx bake --print app                             #=> read_only
        docker buildx bake --push app                              #=> exposure net.upload
        docker buildx bake --allow fs=/ app                        #=> unknown code.opaque
        docker buildx bake --metadata-file m app                   #=> config_mutation fs.write
        docker buildx bake --set '*.output=out'                    #=> config_mutation fs.write
        docker buildx create --name b                              #=> config_mutation host.config
        docker buildx create --name b --use                        #=> config_mutation target.switch
        docker buildx use b                                        #=> config_mutation target.switch
        docker buildx rm b                                         #=> destructive guest.delete
        docker buildx stop b                                       #=> disruptive guest.disrupt
        docker buildx install                                      #=> config_mutation host.config
        docker buildx imagetools create -t r.example/a r.example/b #=> exposure net.upload
        docker buildx imagetools create --dry-run -t a b           #=> read_only
        docker buildx imagetools create --metadata-file m -t a b   #=> exposure fs.write
        docker buildx imagetools inspect alpine                    #=> read_only net.query
        docker buildx inspect                                      #=> read_only
        docker buildx inspect --bootstrap b                        #=> reversible_low guest.start
        docker buildx ls                                           #=> read_only
        docker buildx history rm --all                             #=> destructive log.discard
        docker buildx history export -o a.dockerbuild x            #=> config_mutation fs.write

        docker network ls                                          #=> read_only
        docker network create app                                  #=> config_mutation guest.change
        docker network connect app web                             #=> config_mutation guest.change
        docker network disconnect app web                          #=> disruptive guest.disrupt
        docker network rm app                                      #=> disruptive guest.disrupt
        docker network prune -f                                    #=> disruptive guest.disrupt
        docker volume ls                                           #=> read_only
        docker volume create data                                  #=> config_mutation storage.change
        docker volume update --availability drain data             #=> config_mutation storage.change
        docker volume rm data                                      #=> destructive storage.delete
        docker volume prune -f                                     #=> destructive storage.delete
        docker system df                                           #=> read_only
        docker system prune                                        #=> destructive guest.delete
        docker system prune -af --volumes                          #=> destructive storage.delete
        printf '%s\\n' ': <<X' 'rm d' X | (docker login; sh)       #=> unknown
        docker login -u bot registry.example                       #=> config_mutation credential.store
        docker logout registry.example                             #=> config_mutation credential.store
        docker context ls                                          #=> read_only
        docker context use prod                                    #=> config_mutation target.switch
        docker context create prod --docker host=ssh://prod        #=> config_mutation host.config
        docker context import prod prod.tar                        #=> config_mutation credential.store
        docker context export prod prod.tar                        #=> config_mutation fs.write
        docker context export prod -                               #=> exposure secret.read
        docker context rm prod                                     #=> destructive storage.delete
        docker plugin ls                                           #=> read_only
        docker plugin install vieux/sshfs                          #=> unknown code.remote
        docker plugin create p dir                                 #=> config_mutation host.config
        docker plugin enable p                                     #=> config_mutation service.enable
        docker plugin disable p                                    #=> disruptive service.stop
        docker plugin set p DEBUG=1                                #=> config_mutation host.config
        docker plugin push p                                       #=> exposure net.upload
        docker plugin rm p                                         #=> destructive storage.delete
        docker trust inspect a                                     #=> read_only net.query
        docker trust sign a:1                                      #=> exposure net.upload
        docker trust revoke a:1                                    #=> disruptive access.revoke
        docker trust key generate bob                              #=> config_mutation credential.store
        docker trust key load key.pem                              #=> config_mutation credential.store
        docker trust signer add --key c.pem bob r.example/a        #=> exposure access.grant
        docker trust signer remove bob r.example/a                 #=> disruptive access.revoke

        docker config create c c.conf                              #=> config_mutation cluster.change
        docker secret create s s.txt                               #=> config_mutation credential.store
        docker secret ls                                           #=> read_only
        docker secret inspect s                                    #=> read_only
        docker secret rm s                                         #=> destructive cluster.delete
        docker service inspect -f '{{.Spec.TaskTemplate.ContainerSpec.Env}}' web  #=> exposure secret.read
        docker service inspect --pretty web                        #=> read_only
        docker node ls                                             #=> read_only
        docker node promote n1                                     #=> exposure access.grant
        docker node demote n1                                      #=> disruptive cluster.disrupt
        docker node rm n1                                          #=> destructive cluster.delete
        docker node update --label-add a=b n1                      #=> config_mutation cluster.change
        docker node update --availability drain n1                 #=> disruptive cluster.disrupt
        docker node update --role manager n1                       #=> exposure access.grant
        docker node update --role worker n1                        #=> disruptive cluster.disrupt
        docker service create --name web nginx                     #=> config_mutation container.run
        docker service create -p 80:80 nginx                       #=> config_mutation net.listen
        docker service create nginx rm -rf /data                   #=> destructive fs.delete
        docker service create --cap-add ALL nginx                  #=> unknown code.opaque
        docker service create --mount src=v,dst=/v nginx           #=> unknown code.opaque
        docker service create --mount src=v,dst=/v,ro nginx        #=> config_mutation
        docker service create --mount type=bind,src=/,dst=/v,ro nginx  #=> unknown code.opaque
        docker service create --network host nginx                 #=> unknown code.opaque
        docker service create --entrypoint rm app -rf /x           #=> unknown code.opaque
        docker service create --entrypoint sh app -c ls            #=> config_mutation
        docker service update --image nginx:2 web                  #=> disruptive cluster.disrupt
        docker service update --mount-add type=bind,src=/,dst=/h web  #=> unknown code.opaque
        docker service update --mount-add type=tmpfs,dst=/t web    #=> disruptive cluster.disrupt
        docker service update --args 'rm x' web                    #=> unknown code.opaque
        docker service update --publish-add 80 web                 #=> disruptive net.listen
        docker service rollback web                                #=> disruptive cluster.disrupt
        docker service scale web=3                                 #=> config_mutation cluster.change
        docker service scale web=0                                 #=> disruptive cluster.disrupt
        docker service rm web                                      #=> destructive cluster.delete
        docker service logs -f web                                 #=> read_only
        docker stack deploy -c a.yml app                           #=> disruptive cluster.disrupt
        docker stack deploy --prune -c a.yml app                   #=> destructive cluster.delete
        docker stack rm app                                        #=> destructive cluster.delete
        docker stack config -c a.yml                               #=> exposure secret.read
        docker --config /tmp/d --context x ps                      #=> unknown code.injected
        docker --config ~/.docker-work --context x ps              #=> read_only
        docker swarm ca                                            #=> read_only
        docker swarm ca --rotate                                   #=> disruptive cluster.disrupt
        docker swarm init                                          #=> config_mutation cluster.change
        docker swarm init --force-new-cluster                      #=> destructive cluster.delete
        docker swarm join --token x h:2377                         #=> exposure access.grant
        docker swarm join-token worker                             #=> exposure secret.read
        docker swarm unlock-key                                    #=> exposure secret.read
        docker swarm unlock                                        #=> reversible_low service.start
        docker swarm leave                                         #=> disruptive cluster.disrupt
        docker swarm leave --force                                 #=> destructive cluster.delete
        docker swarm update --autolock                             #=> config_mutation cluster.change
    """
    + EXAMPLES.replace("{p}", "docker compose"),
)
