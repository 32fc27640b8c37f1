from __future__ import annotations

from riskclass.model.tables import flags, sub, takes, tool, when
from riskclass.rules.tools.docker_compose import DRY, ENTRYPOINT, LOADED, MOUNT

HELP = flags("-h/--help")

TOOL = tool(
    "podman-compose",
    about="run the containers of a project with podman",
    docs="https://github.com/containers/podman-compose",
    inert="--help --version",
    options=[
        takes("--podman-path", does="code.injected VALUE", because="names what runs"),
        takes(
            "--podman-args --podman-pull-args --podman-push-args --podman-build-args --podman-inspect-args"
            " --podman-run-args --podman-start-args --podman-stop-args --podman-rm-args --podman-volume-args"
            " --pod-args",
            does="code.opaque VALUE",
            because="hands any option to podman",
        ),
        takes("-f/--file -p/--project-name --env-file --in-pod --parallel --profile"),
        flags("--dry-run -h/--help --no-ansi --no-cleanup -v/--version --verbose"),
    ],
    subs=[
        sub(
            "up",
            "SERVICE...",
            inherits=True,
            inert=DRY,
            does="guest.disrupt SERVICE",
            because="recreates containers whose settings or image changed",
            options=[
                flags("-V/--renew-anon-volumes", does="storage.delete", because="drops the data of anonymous volumes"),
                takes("--build-arg --exit-code-from --scale -t/--timeout --wait-timeout"),
                takes("--pull --pull-always", "POLICY?"),
                flags(
                    "--abort-on-container-exit --abort-on-container-failure --always-recreate-deps --build -d/--detach"
                ),
                flags(
                    "--force-recreate --no-build --no-cache --no-color --no-deps --no-recreate --no-start --quiet-pull"
                ),
                flags("--remove-orphans --wait"),
            ],
        ),
        sub(
            "down",
            "SERVICE...",
            inherits=True,
            inert=DRY,
            does="guest.disrupt SERVICE",
            because="stops and removes the project's containers",
            options=[
                flags("-v/--volumes", does="storage.delete", because="deletes the project's volumes"),
                takes("--rmi", "WHICH?", does="storage.delete", because="deletes the images of the services"),
                takes("-t/--timeout"),
                flags("--remove-orphans"),
            ],
        ),
        sub(
            "stop, restart, pause, kill",
            "SERVICE...",
            inherits=True,
            inert=DRY,
            does="guest.disrupt SERVICE",
            options=[takes("-t/--timeout -s/--signal"), flags("-a/--all")],
        ),
        sub(
            "start, unpause",
            "SERVICE...",
            inherits=True,
            inert=DRY,
            does="guest.start SERVICE",
            options=[takes("--wait-timeout"), flags("--wait")],
        ),
        sub(
            "run",
            "IMAGE COMMAND...:argv",
            inherits=True,
            inert=DRY,
            posix=True,
            context="container:IMAGE",
            does="container.run IMAGE",
            options=[
                takes("--entrypoint -e/--env -l/--label --name -u/--user -w/--workdir"),
                MOUNT,
                takes("-p/--publish", does="net.listen VALUE"),
                flags("--service-ports", does="net.listen"),
                flags("--build -d/--detach --no-deps --rm -T"),
            ],
            rows=ENTRYPOINT,
        ),
        sub(
            "exec",
            "SERVICE COMMAND...:argv",
            inherits=True,
            inert=DRY,
            posix=True,
            context="container:SERVICE",
            options=[
                takes("-e/--env --index -u/--user -w/--workdir"),
                flags("-d/--detach -T"),
                flags("--privileged"),
            ],
            rows=LOADED,
        ),
        sub(
            "build",
            "SERVICE...",
            inherits=True,
            inert=DRY,
            does="container.run SERVICE",
            because="builds images as the project's files say",
            options=[takes("--build-arg"), takes("--pull --pull-always", "POLICY?"), flags("--no-cache")],
        ),
        sub("pull", "SERVICE...", inherits=True, does="refresh SERVICE", options=[flags("--force-local")]),
        sub(
            "push",
            "SERVICE...",
            inherits=True,
            inert=DRY,
            does="net.send SERVICE",
            because="pushes images where the project says",
            options=[flags("--ignore-push-failures")],
        ),
        sub(
            "systemd",
            inherits=True,
            options=[takes("-a/--action")],
            rows=[when(unless="-a=list|ls", does="service.enable", because="makes the project start at boot")],
        ),
        sub(
            "config",
            inherits=True,
            options=[flags("--no-normalize --services -q/--quiet")],
            rows=[
                when(
                    unless="--services -q",
                    does="secret.read",
                    because="shows the values that variables and env files bring in",
                )
            ],
        ),
        sub("ps", options=[HELP, takes("-f/--format"), flags("-q/--quiet", prints="words")]),
        sub(
            "logs",
            "SERVICE...",
            options=[
                HELP,
                takes("--since --tail --until"),
                flags("-f/--follow -l/--latest -n/--names --no-color --no-log-prefix -t/--timestamps"),
            ],
        ),
        sub("stats", "SERVICE...", options=[HELP, takes("-i/--interval -f/--format"), flags("--no-reset --no-stream")]),
        sub("port", "SERVICE PORT", options=[HELP, takes("--index --protocol")]),
        sub("images, wait, help", options=[HELP, flags("-q/--quiet")]),
        sub("version", options=[HELP, takes("-f/--format"), flags("--short")]),
    ],
    examples="""
        podman-compose up -d                          #=> disruptive guest.disrupt
        podman-compose up --pull -V                   #=> destructive storage.delete
        podman-compose --dry-run up -d                #=> read_only
        podman-compose --dry-run config               #=> exposure secret.read
        podman-compose --podman-path ./p up           #=> unknown code.injected
        podman-compose --podman-run-args=--privileged up  #=> unknown code.opaque
        podman-compose -f a.yml down                  #=> disruptive guest.disrupt
        podman-compose down --volumes                 #=> destructive storage.delete
        podman-compose down --rmi all                 #=> destructive storage.delete
        podman-compose restart web                    #=> disruptive guest.disrupt
        podman-compose start web                      #=> reversible_low guest.start
        podman-compose run --rm web ls                #=> config_mutation container.run
        podman-compose run web rm -rf /data           #=> destructive fs.delete
        podman-compose run -v /srv:/srv web ls        #=> unknown code.opaque
        podman-compose run -v /srv:/srv:ro web ls     #=> config_mutation
        podman-compose run -v /:/srv:ro web ls        #=> unknown code.opaque
        podman-compose run --entrypoint rm web -rf /  #=> unknown code.opaque
        podman-compose run --entrypoint sh web -c ls  #=> config_mutation
        podman-compose run -p 80:80 web               #=> config_mutation net.listen
        podman-compose run --service-ports web        #=> config_mutation net.listen
        podman-compose exec web ls                    #=> read_only
        podman-compose exec web rm -rf /data          #=> destructive fs.delete
        podman-compose exec -e LD_PRELOAD=/x.so web ls  #=> unknown code.injected
        podman-compose exec --privileged web ls       #=> read_only
        podman-compose exec --privileged web rm -rf /x      #=> destructive fs.delete
        podman-compose build                          #=> config_mutation container.run
        podman-compose pull                           #=> reversible_low refresh
        podman-compose push                           #=> config_mutation net.send
        podman-compose systemd -a list                #=> read_only
        podman-compose systemd -a register            #=> config_mutation service.enable
        podman-compose config                         #=> exposure secret.read
        podman-compose config --services              #=> read_only
        podman-compose logs -n -f web                 #=> read_only
        podman-compose ps                             #=> read_only
        podman-compose ps -q                          #=> read_only
        podman-compose version                        #=> read_only
        podman-compose frobnicate                     #=> unknown unknown.subcommand
        podman-compose up --frobnicate                #=> unknown unknown.option
    """,
)
