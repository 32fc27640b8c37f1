from __future__ import annotations

from riskclass.model.tables import Option, Row, Table, flags, sub, takes, tool, when

SHELLS = "sh|bash|ash|dash|/bin/sh|/bin/bash|/bin/ash|/bin/dash|/usr/bin/sh|/usr/bin/bash|/usr/bin/dash"

#: What a container is given of its host.
MOUNT = takes("-v/--volume", "MOUNT:docker_mount")
#: Variables that make the loader or a shell run what they name.
LOADED = [
    when(
        "-e==LD_*|BASH_ENV=*|PROMPT_COMMAND=*|GCONV_PATH=*",
        does="code.injected -e",
        because="a variable names code that the command loads",
    )
]
#: Options for ps(1), where `e` without a dash shows the environment.
TOP_ROWS: list[Row] = [
    when("PS=e|ew|eww|ewww|we|wwe|fe|ef|axe*|auxe*|*environ*", does="secret.env", because="shows the environment")
]
#: With `--entrypoint`, the words behind the image are arguments of that program.
ENTRYPOINT: list[Row] = [
    when(f"--entrypoint={SHELLS}", operands="IMAGE FLAG SCRIPT:sh ARGS..."),
    when("--entrypoint", operands="IMAGE ARGS..."),
    when(
        "--entrypoint",
        unless=f"--entrypoint={SHELLS}",
        does="code.opaque --entrypoint",
        because="replaces the image's program by another",
    ),
    when(
        "--entrypoint",
        unless="FLAG=-c|-ec|-lc|-xc|-euc|-exc|-cx|-ce",
        does="code.opaque --entrypoint",
        because="replaces the image's program by a shell",
    ),
]

_BASICS = "--dry-run -h/--help"
#: Of each sub-command but `config`, which shows the same under it.
DRY = "--dry-run"

#: Of `docker compose` as of `docker-compose`.
EXAMPLES = """
{p} up -d                                  #=> disruptive guest.disrupt
{p} --dry-run up -d                        #=> read_only
{p} up --dry-run --build                   #=> read_only
{p} up -d -V db                            #=> destructive storage.delete
{p} -f a.yml -p x --env-file e up web      #=> disruptive
{p} down                                   #=> disruptive guest.disrupt
{p} down --remove-orphans -t 5             #=> disruptive
{p} down -v                                #=> destructive storage.delete
{p} down --rmi local                       #=> destructive storage.delete
{p} restart web                            #=> disruptive guest.disrupt
{p} start web                              #=> reversible_low guest.start
{p} rm -f web                              #=> destructive guest.delete
{p} rm -sf web                             #=> destructive guest.disrupt
{p} rm -v web                              #=> destructive storage.delete
{p} scale web=3                            #=> config_mutation guest.change
{p} scale web=0                            #=> disruptive guest.disrupt
{p} run --rm web ls                        #=> config_mutation container.run
{p} run --rm web rm -rf /data              #=> destructive fs.delete
{p} run --rm -v a:/a:ro web ls             #=> config_mutation
{p} run --rm -v a:/a web ls                #=> unknown code.opaque
{p} run -v /:/a:ro web ls                  #=> unknown code.opaque
{p} run --cap-add SYS_ADMIN web ls         #=> unknown code.opaque
{p} run -p 80:80 web                       #=> config_mutation net.listen
{p} run -P web                             #=> config_mutation net.listen
{p} run --entrypoint rm web -rf /data      #=> unknown code.opaque
{p} run --entrypoint sh web -c ls          #=> config_mutation container.run
{p} run --entrypoint sh web -c 'rm -rf /x' #=> destructive fs.delete
{p} run --entrypoint sh web x.sh           #=> unknown code.opaque
{p} exec web ls                            #=> read_only
{p} exec -T -u root web rm -rf /data       #=> destructive fs.delete
{p} exec -e LD_PRELOAD=/x.so web ls        #=> unknown code.injected
{p} exec -e DEBUG=1 web ls                 #=> read_only
{p} exec web sh                            #=> unknown code.interactive
{p} exec --privileged web ls               #=> read_only
{p} exec --privileged web rm -rf /x      #=> destructive fs.delete
{p} attach web                             #=> unknown code.interactive
{p} attach --no-stdin web                  #=> read_only
{p} build --no-cache web                   #=> config_mutation container.run
{p} build --push web                       #=> config_mutation net.send
{p} build --ssh default web                #=> exposure net.tunnel
{p} pull                                   #=> reversible_low refresh
{p} push web                               #=> config_mutation net.send
{p} publish user/app                       #=> exposure net.publish
{p} watch                                  #=> disruptive guest.disrupt
{p} config                                 #=> exposure secret.read
{p} --dry-run config                       #=> exposure secret.read
{p} config -q                              #=> read_only
{p} config --services                      #=> read_only
{p} config --images -o out                 #=> config_mutation fs.write
{p} config --services --environment        #=> exposure secret.env
{p} cp web:/etc/motd /tmp/motd             #=> reversible_low fs.scratch
{p} cp web:/etc/motd motd                  #=> config_mutation fs.write
{p} cp motd web:/etc/                      #=> config_mutation guest.change
{p} commit web app:1                       #=> config_mutation storage.change
{p} export -o web.tar web                  #=> config_mutation fs.write
{p} export web                             #=> read_only
{p} bridge convert                         #=> config_mutation fs.write
{p} wait web                               #=> read_only
{p} wait --down-project web                #=> disruptive guest.disrupt
{p} logs -f --tail 50 web                  #=> read_only
{p} ps -q web                              #=> read_only
{p} ps --format json                       #=> read_only
{p} ls -a                                  #=> read_only
{p} port web 80                            #=> read_only
{p} version --short                        #=> read_only
{p} frobnicate                             #=> unknown unknown.subcommand
{p} up --frobnicate                        #=> unknown unknown.option
"""

#: What stands between `docker compose` and the sub-command.
COMPOSE_OPTIONS: list[Option] = [
    takes("-f/--file -p/--project-name --project-directory --workdir"),
    takes("--profile --env-file --ansi --parallel --progress -c/--context --log-level"),
    takes("--tlscacert --tlscert --tlskey"),
    flags("-v/--version"),
    flags("--all-resources --compatibility --no-ansi --verbose -D/--debug --insecure-registry --skip-hostname-check"),
    flags(f"--tls --tlsverify {_BASICS}"),
]


def compose(at: str) -> list[Table]:
    """The sub-commands, behind `compose ` (docker) or behind nothing (docker-compose)."""
    return [
        sub(
            f"{at}up, {at}create",
            "SERVICE...",
            about="create containers anew where their settings changed, and start them",
            inherits=True,
            inert=DRY,
            does="guest.disrupt SERVICE",
            because="recreates containers whose settings or image changed",
            options=[
                takes("--attach --exit-code-from --no-attach --pull --scale -t/--timeout --wait-timeout"),
                flags("-V/--renew-anon-volumes", does="storage.delete", because="drops the data of anonymous volumes"),
                flags("--abort-on-container-exit --abort-on-container-failure --always-recreate-deps --build"),
                flags("--attach-dependencies -d/--detach --force-recreate --menu --no-build --no-color --no-deps"),
                flags("--no-log-prefix --no-recreate --no-start --quiet-build --quiet-pull --remove-orphans"),
                flags("--timestamps --wait -w/--watch -y/--yes"),
            ],
        ),
        sub(
            f"{at}down",
            "SERVICE...",
            about="stop and remove containers and networks",
            inherits=True,
            inert=DRY,
            does="guest.disrupt SERVICE",
            because="stops and removes the project's containers",
            options=[
                flags("-v/--volumes", does="storage.delete", because="deletes the project's volumes"),
                takes("--rmi", does="storage.delete", because="deletes the images of the services"),
                takes("-t/--timeout"),
                flags("--remove-orphans"),
            ],
        ),
        sub(
            f"{at}stop, {at}restart, {at}kill, {at}pause",
            "SERVICE...",
            inherits=True,
            inert=DRY,
            does="guest.disrupt SERVICE",
            options=[takes("-s/--signal -t/--timeout"), flags("--no-deps --remove-orphans")],
        ),
        sub(
            f"{at}start, {at}unpause",
            "SERVICE...",
            inherits=True,
            inert=DRY,
            does="guest.start SERVICE",
            options=[takes("--wait-timeout"), flags("--wait")],
        ),
        sub(
            f"{at}rm",
            "SERVICE...",
            about="remove stopped containers",
            inherits=True,
            inert=DRY,
            does="guest.delete SERVICE",
            because="deletes containers and what was written in them",
            options=[
                flags("-s/--stop", does="guest.disrupt SERVICE"),
                flags("-v/--volumes", does="storage.delete", because="deletes anonymous volumes"),
                flags("-f/--force -a/--all"),
            ],
        ),
        sub(
            f"{at}scale, {at}alpha scale",
            "SERVICE...",
            inherits=True,
            inert=DRY,
            does="guest.change SERVICE",
            options=[takes("-t/--timeout"), flags("--no-deps")],
            rows=[when("SERVICE=*=0", does="guest.disrupt SERVICE", because="stops every container of the service")],
        ),
        sub(
            f"{at}run",
            "IMAGE COMMAND...:argv",
            about="run a command in a new container of a service",
            inherits=True,
            inert=DRY,
            posix=True,
            context="container:IMAGE",
            does="container.run IMAGE",
            options=[
                takes("--cap-add", does="code.opaque VALUE", because="gives the container rights on the host"),
                takes("--cap-drop --entrypoint -e/--env --env-from-file -l/--label --name --pull -u/--user"),
                takes("-p/--publish", does="net.listen VALUE"),
                MOUNT,
                takes("-w/--workdir"),
                flags("-P/--service-ports", does="net.listen"),
                flags("--build -d/--detach -i/--interactive -T/--no-TTY/--no-tty -t/--tty --no-deps -q/--quiet"),
                flags("--quiet-build --quiet-pull --remove-orphans --rm --use-aliases"),
            ],
            rows=ENTRYPOINT,
        ),
        sub(
            f"{at}exec",
            "SERVICE COMMAND...:argv",
            about="run a command in a container of a service",
            inherits=True,
            inert=DRY,
            posix=True,
            context="container:SERVICE",
            options=[
                takes("-e/--env --index -u/--user -w/--workdir"),
                flags("-d/--detach -i/--interactive -T/--no-TTY/--no-tty -t/--tty"),
                flags("--privileged"),
            ],
            rows=LOADED,
        ),
        sub(
            f"{at}attach",
            "SERVICE",
            inherits=True,
            inert=DRY,
            options=[takes("--detach-keys --index"), flags("--no-stdin --sig-proxy")],
            rows=[when(unless="--no-stdin", does="code.interactive SERVICE")],
        ),
        sub(
            f"{at}build",
            "SERVICE...",
            inherits=True,
            inert=DRY,
            does="container.run SERVICE",
            because="builds images as the project's Dockerfiles say",
            options=[
                flags("--push", does="net.send", because="pushes the images where the project says"),
                takes("--ssh", does="net.tunnel VALUE", because="lends the ssh agent to the build"),
                takes("--build-arg --builder -m/--memory --progress --provenance --sbom"),
                flags("--check --compress --force-rm --no-cache --no-rm --parallel --print --pull -q/--quiet"),
                flags("--with-dependencies"),
            ],
        ),
        sub(
            f"{at}pull",
            "SERVICE...",
            inherits=True,
            inert=DRY,
            does="refresh SERVICE",
            because="fetches images",
            options=[
                takes("--policy"),
                flags("--ignore-buildable --ignore-pull-failures --include-deps --no-parallel --parallel -q/--quiet"),
            ],
        ),
        sub(
            f"{at}push",
            "SERVICE...",
            inherits=True,
            inert=DRY,
            does="net.send SERVICE",
            because="pushes images where the project says",
            options=[flags("--ignore-push-failures --include-deps -q/--quiet")],
        ),
        sub(
            f"{at}publish, {at}alpha publish",
            "REPOSITORY",
            inherits=True,
            inert=DRY,
            does="net.publish REPOSITORY",
            options=[
                takes("--oci-version"),
                flags("--app --insecure-registry --resolve-image-digests --with-env -y/--yes"),
            ],
        ),
        sub(
            f"{at}watch, {at}alpha watch",
            "SERVICE...",
            inherits=True,
            inert=DRY,
            does="guest.disrupt SERVICE",
            because="rebuilds and recreates containers as files change",
            options=[flags("--no-up --prune --quiet")],
        ),
        sub(
            f"{at}config, {at}convert",
            "SERVICE...",
            about="show the merged settings, with the values of variables and env files in place",
            inherits=True,
            options=[
                takes("-o/--output", writes="VALUE"),
                flags("--environment", does="secret.env"),
                takes("--format --hash"),
                flags("--images --lock-image-digests --models --networks --no-consistency --no-env-resolution"),
                flags("--no-interpolate --no-normalize --no-path-resolution --profiles -q/--quiet"),
                flags("--resolve-image-digests --services --variables --volumes"),
            ],
            rows=[
                when(
                    unless="--hash --images --models --networks --profiles -q --services --variables --volumes",
                    does="secret.read",
                    because="shows the values that variables and env files bring in",
                )
            ],
        ),
        sub(
            f"{at}cp",
            "SOURCE DEST",
            inherits=True,
            inert=DRY,
            options=[takes("--index"), flags("-a/--archive -L/--follow-link --all")],
            rows=[
                when("SOURCE=*:*", writes="DEST|-"),
                when("DEST=*:*", does="guest.change DEST", because="changes files in the container"),
            ],
        ),
        sub(
            f"{at}commit",
            "SERVICE IMAGE",
            inherits=True,
            inert=DRY,
            does="storage.change IMAGE",
            because="makes an image of a container",
            options=[takes("-a/--author -c/--change --index -m/--message"), flags("-p/--pause")],
        ),
        sub(
            f"{at}export",
            "SERVICE",
            inert=DRY,
            options=[takes("-o/--output", writes="VALUE"), takes("--index"), flags(_BASICS)],
        ),
        sub(
            f"{at}bridge convert",
            inherits=True,
            inert=DRY,
            does="container.run, fs.write",
            because="writes what a transformation image makes of the project",
            options=[takes("-o/--output --templates -t/--transformation")],
        ),
        sub(
            f"{at}wait",
            "SERVICE...",
            inert=DRY,
            options=[flags("--down-project", does="guest.disrupt"), flags(_BASICS)],
        ),
        sub(f"{at}events", "SERVICE...", options=[takes("--since --until"), flags(f"--json {_BASICS}")]),
        sub(f"{at}images", "SERVICE...", options=[takes("--format"), flags(f"-q/--quiet {_BASICS}")]),
        sub(
            f"{at}logs",
            "SERVICE...",
            options=[
                takes("--index --since -n/--tail --until"),
                flags(f"-f/--follow --no-color --no-log-prefix -t/--timestamps {_BASICS}"),
            ],
        ),
        sub(
            f"{at}ls",
            options=[takes("--filter --format"), flags(f"-a/--all -q/--quiet {_BASICS}")],
        ),
        sub(f"{at}port", "SERVICE PORT", options=[takes("--index --protocol"), flags(_BASICS)]),
        sub(
            f"{at}ps",
            "SERVICE...",
            options=[
                takes("--filter --format --status"),
                flags("-q/--quiet", prints="words"),
                flags(f"-a/--all --no-trunc --orphans --services {_BASICS}"),
            ],
        ),
        sub(
            f"{at}stats",
            "SERVICE...",
            options=[takes("--format"), flags(f"-a/--all --no-stream --no-trunc {_BASICS}")],
        ),
        sub(f"{at}top", "SERVICE...", options=[flags(_BASICS)]),
        sub(f"{at}version", options=[takes("-f/--format"), flags(f"--short {_BASICS}")]),
        sub(f"{at}volumes", "SERVICE...", options=[takes("--format"), flags(f"-q/--quiet {_BASICS}")]),
        sub(
            f"{at}alpha viz",
            options=[takes("--indentation-size"), flags(f"--image --networks --ports --spaces {_BASICS}")],
        ),
        sub(f"{at}alpha generate", "CONTAINER...", options=[takes("--format --name --project-dir"), flags(_BASICS)]),
        sub(
            f"{at}bridge transformations list, {at}bridge transformations ls",
            options=[takes("--format"), flags("-q/--quiet")],
        ),
        sub(f"{at}help", "TOPIC..."),
    ]


TOOL = tool(
    "docker-compose",
    about="run the containers of a project",
    docs="https://docs.docker.com/reference/cli/docker/compose/",
    style="go",
    inert="--help --version",
    options=[*COMPOSE_OPTIONS, takes("-H/--host", context="host:VALUE|$DOCKER_HOST|$DOCKER_CONTEXT")],
    subs=compose(""),
    examples=EXAMPLES.replace("{p}", "docker-compose")
    + """
        docker-compose -H ssh://prod ps            #=> read_only
        docker-compose --version                   #=> read_only
    """,
)
