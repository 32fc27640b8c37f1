from __future__ import annotations

from riskclass.model.tables import Option, flags, sub, takes, tool, when
from riskclass.rules.tools.docker_compose import TOP_ROWS

HELP = flags("-h/--help/-?/--usage")
BUNDLE: list[Option] = [
    HELP,
    takes("-b/--bundle -f/--config --console-socket --preserve-fds --pidfd-socket"),
    takes("--pid-file", writes="VALUE"),
    flags("--no-pivot --no-new-keyring --no-subreaper --keep -d/--detach"),
]
CRIU: list[Option] = [
    takes("--image-path --work-path --manage-cgroups-mode --empty-ns"),
    flags(
        "--ext-unix-sk --file-locks --network-lock --shell-job --tcp-established --auto-dedup"
        " --tcp-skip-in-flight --link-remap"
    ),
]
BOX = "what runs, and what it may do, stands in the bundle"

TOOL = tool(
    "runc crun",
    about="run containers from bundles",
    docs="man:runc(8)",
    style="go",
    posix=True,
    inert="-h",
    options=[
        takes("--log", writes="VALUE"),
        takes("--criu", does="code.opaque VALUE", because="runs that program to save and restore"),
        takes("--log-format --root --cgroup-manager --log-level --rootless"),
        flags("--debug --systemd-cgroup -h/--help/-?/--usage -v/--version/-V"),
    ],
    subs=[
        sub(
            "list, state, events",
            "CONTAINER",
            options=[HELP, takes("-f/--format --interval"), flags("-q/--quiet --stats")],
        ),
        sub("ps", "CONTAINER PS...", posix=True, options=[HELP, takes("-f/--format")], rows=TOP_ROWS),
        sub("features, help", "WORD...", options=[HELP]),
        sub("run, create", "CONTAINER", does="code.opaque CONTAINER", because=BOX, inert="-h", options=BUNDLE),
        sub(
            "restore",
            "CONTAINER",
            does="code.opaque CONTAINER",
            because=BOX,
            inert="-h",
            options=[*BUNDLE, *CRIU, takes("--lsm-profile --lsm-mount-context")],
        ),
        sub(
            "checkpoint",
            "CONTAINER",
            does="snapshot CONTAINER",
            inert="-h",
            options=[
                HELP,
                *CRIU,
                takes("--parent-path --status-fd"),
                takes("--page-server", does="net.upload VALUE", because="hands the memory to who asks there"),
                flags("--leave-running --pre-dump --lazy-pages"),
            ],
            rows=[
                when(
                    unless="--leave-running --pre-dump",
                    does="guest.disrupt CONTAINER",
                    because="stops the container",
                )
            ],
        ),
        sub("start, resume", "CONTAINER", does="guest.start CONTAINER", inert="-h", options=[HELP]),
        sub(
            "exec",
            "CONTAINER COMMAND...:argv",
            posix=True,
            context="container:CONTAINER",
            options=[
                HELP,
                takes("--console-socket --cwd -e/--env -u/--user -g/--additional-gids --process-label --apparmor"),
                takes("--preserve-fds --cgroup --pidfd-socket"),
                takes("-p/--process", does="code.opaque VALUE", because="the file says what runs"),
                takes("-c/--cap", does="code.opaque VALUE", because="lends rights of the host"),
                takes("--pid-file", writes="VALUE"),
                flags("-t/--tty -d/--detach --no-new-privs --ignore-paused"),
            ],
        ),
        sub(
            "kill",
            "CONTAINER SIGNAL",
            does="guest.disrupt CONTAINER",
            inert="-h",
            options=[HELP, flags("-a/--all -r/--regex")],
        ),
        sub("pause", "CONTAINER", does="guest.disrupt CONTAINER", inert="-h", options=[HELP]),
        sub(
            "delete",
            "CONTAINER",
            does="guest.delete CONTAINER",
            inert="-h",
            options=[HELP, flags("-f/--force -r/--regex")],
        ),
        sub(
            "update",
            "CONTAINER",
            does="guest.change CONTAINER",
            inert="-h",
            options=[
                HELP,
                takes("-r/--resources --blkio-weight --cpu-period --cpu-quota --cpu-share --cpu-rt-period"),
                takes("--cpu-rt-runtime --cpuset-cpus --cpuset-mems --memory --memory-reservation --memory-swap"),
                takes(
                    "--pids-limit --l3-cache-schema --mem-bw-schema --cpu-burst --cpu-idle --kernel-memory"
                    " --kernel-memory-tcp"
                ),
            ],
        ),
        sub(
            "spec",
            does="fs.write cwd",
            because="writes a config.json",
            inert="-h",
            options=[HELP, takes("-b/--bundle"), takes("-f/--file", writes="VALUE"), flags("--rootless")],
        ),
    ],
    examples="""
        runc --version                       #=> read_only
        runc list -q                         #=> read_only
        runc --root /run/x state c1          #=> read_only
        runc --log /srv/log list             #=> config_mutation fs.write
        runc ps c1 -ef                       #=> read_only
        runc ps c1 axe                       #=> exposure secret.env
        runc run -b /srv/b c1                #=> unknown code.opaque
        runc start c1                        #=> reversible_low guest.start
        runc exec c1 ls                      #=> read_only
        runc exec c1 rm -rf /data            #=> destructive
        runc exec -c CAP_SYS_ADMIN c1 ls     #=> unknown code.opaque
        runc kill c1 KILL                    #=> disruptive guest.disrupt
        runc pause c1                        #=> disruptive guest.disrupt
        runc delete -f c1                    #=> destructive guest.delete
        runc update --memory 1G c1           #=> config_mutation guest.change
        runc spec                            #=> config_mutation fs.write
        crun spec -f /srv/c.json             #=> config_mutation fs.write
        runc checkpoint c1                   #=> disruptive guest.disrupt
        runc checkpoint --page-server 10.0.0.1:99 c1  #=> exposure net.upload
        runc --criu ./x checkpoint c1        #=> unknown code.opaque
        runc checkpoint --leave-running c1   #=> reversible_low snapshot
        runc restore -b /srv/b c1            #=> unknown code.opaque
        runc frobnicate                      #=> unknown unknown.subcommand
    """,
)
