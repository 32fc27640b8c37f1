from __future__ import annotations

from riskclass.model.tables import flags, sub, takes, tool, when

LOOKS = [takes("--color --unicode"), flags("--abs-time")]
CHANNEL = [
    takes("--channel --cohort --revision"),
    flags("--edge --beta --candidate --stable --jailmode --classic --ignore-validation --leave-cohort --unaliased"),
]
WAITS = [flags("--no-wait")]
DEVMODE = flags("--devmode", does="code.remote", because="runs a snap outside its box")

TOOL = tool(
    "snap",
    about="packages of Ubuntu that bring what they need",
    docs="man:snap(8)",
    inert="--help",
    options=[flags("-h/--help --version")],
    inherits=True,
    subs=[
        sub(
            "help, find, search, info, list, changes, change, tasks, aliases, services, connections, interface"
            ", interfaces, get, whoami, saved, warnings, known, version, wait, watch, model, create-cohort,"
            " components, quota"
            ", quotas, debug confinement, debug connectivity, debug paths, debug sandbox-features, debug seeding"
            ", debug stacktraces, debug timings, debug validate-seed, debug execution apparmor, debug execution snap",
            "WHAT...",
            options=[
                *LOOKS,
                takes("--section --last --id --attrs"),
                flags(
                    "--all --private --narrow --verbose -t -d -l --serial --assertion --remote --direct --global -g"
                    " --user -u --disconnected --required --startup"
                ),
                takes("--ensure"),
            ],
        ),
        sub(
            "recovery", options=[*LOOKS, flags("--show-keys", does="secret.read", because="shows the keys of the disk")]
        ),
        sub(
            "debug state",
            "FILE",
            about="show what snapd keeps in its file",
            options=[
                takes("--task --change --connection"),
                flags("--abs-time --changes --check --connections --is-seeded --dot --no-hold"),
            ],
        ),
        sub(
            "debug api",
            "PATH",
            options=[
                takes("--snap-socket -H/--header"),
                takes("-X/--request", does="host.config PATH", because="may have snapd do anything"),
                flags("--fail"),
            ],
        ),
        sub("debug execution internal-tool", "TOOL WORD...", does="code.opaque TOOL"),
        sub(
            "debug migrate-home",
            "SNAP...",
            does="host.config SNAP",
            because="moves the data of snaps to another folder",
            options=WAITS,
        ),
        sub(
            "validate",
            "SET",
            options=[
                *LOOKS,
                *WAITS,
                flags("--monitor --enforce --forget", does="host.config SET"),
                flags("--refresh", does="package.remove SET", because="replaces software in use"),
            ],
        ),
        sub(
            "set-quota",
            "GROUP SNAP...",
            does="host.config GROUP",
            options=[
                *WAITS,
                takes("--memory --cpu --cpu-set --threads --journal-size --journal-rate-limit --parent", "[AMOUNT]"),
            ],
        ),
        sub("remove-quota", "GROUP", does="host.config GROUP", options=WAITS),
        sub(
            "remodel",
            "FILE",
            does="package.remove FILE, host.boot FILE",
            because="makes another device of this one",
            options=[*WAITS, takes("--snap --assertion"), flags("--offline")],
        ),
        sub(
            "prepare-image",
            "MODEL TARGET",
            does="fs.create TARGET",
            because="makes an image",
            options=[
                takes(
                    "--preseed-sign-key --apparmor-features-dir --sysfs-overlay --arch --channel --snap --comp"
                    " --revisions"
                ),
                takes("--validation"),
                takes("--write-revisions", "[FILE]"),
                flags("--classic --preseed --allow-snapd-kernel-mismatch"),
            ],
        ),
        sub("logs", "SERVICE...", options=[takes("-n"), flags("-f --abs-time")]),
        sub("check-snapshot", "ID SNAP...", options=[*WAITS, takes("--users")]),
        sub(
            "install",
            "SNAP...",
            does="package.install SNAP",
            options=[
                *LOOKS,
                *CHANNEL,
                *WAITS,
                DEVMODE,
                flags("--dangerous", does="code.opaque SNAP", because="installs what nobody signed"),
                takes("--name --transaction --quota-group"),
                flags("--prefer --enforced-validation"),
            ],
            rows=[
                when(
                    "SNAP=./*|../*|/*|*.snap", does="code.opaque SNAP", because="installs a file that is not seen here"
                )
            ],
        ),
        sub(
            "refresh",
            "SNAP...",
            options=[
                *LOOKS,
                *CHANNEL,
                *WAITS,
                DEVMODE,
                takes("--transaction"),
                takes("--hold --unhold", "[TIME]", does="host.config"),
                flags("--amend --list --time --tracking"),
            ],
            rows=[
                when(
                    unless="--list --time --hold --unhold --tracking",
                    does="package.remove SNAP",
                    because="replaces software in use; its services restart",
                )
            ],
        ),
        sub(
            "remove",
            "SNAP...",
            does="package.remove SNAP",
            options=[
                *WAITS,
                takes("--revision"),
                flags("--terminate"),
                flags("--purge", does="fs.delete", because="deletes its data without a snapshot"),
            ],
        ),
        sub(
            "revert",
            "SNAP...",
            does="package.remove SNAP",
            because="replaces software in use",
            options=[*CHANNEL, *WAITS, DEVMODE],
        ),
        sub(
            "switch",
            "SNAP...",
            does="host.config SNAP",
            because="changes where the next refresh comes from",
            options=[*CHANNEL, *WAITS],
        ),
        sub("enable", "SNAP...", does="service.enable SNAP", options=WAITS),
        sub("disable", "SNAP", does="service.stop SNAP", options=WAITS),
        sub(
            "start",
            "SERVICE...",
            does="service.start SERVICE",
            options=[
                *WAITS,
                flags("--enable", does="service.enable SERVICE"),
                flags("--system --user"),
                takes("--users"),
            ],
        ),
        sub(
            "stop",
            "SERVICE...",
            does="service.stop SERVICE",
            options=[
                *WAITS,
                flags("--disable", does="service.enable SERVICE"),
                flags("--system --user"),
                takes("--users"),
            ],
        ),
        sub(
            "restart",
            "SERVICE...",
            does="service.restart SERVICE",
            options=[*WAITS, flags("--reload --system --user"), takes("--users")],
        ),
        sub("set, unset", "SNAP SETTING...", does="host.config SNAP", options=[*WAITS, flags("-t -s")]),
        sub("alias, unalias, prefer", "NAME ALIAS", does="host.config NAME", options=WAITS),
        sub(
            "connect",
            "PLUG SLOT",
            does="access.grant PLUG",
            because="gives a snap access to more of the host",
            options=WAITS,
        ),
        sub("disconnect", "PLUG SLOT", does="access.revoke PLUG", options=[*WAITS, flags("--forget")]),
        sub("abort", "ID", does="process.signal ID", options=[takes("--last")]),
        sub("save", "SNAP...", does="snapshot SNAP", options=[*WAITS, takes("--users"), flags("--abs-time")]),
        sub(
            "restore",
            "ID SNAP...",
            does="fs.delete",
            because="puts old data in the place of new",
            options=[*WAITS, takes("--users")],
        ),
        sub("forget", "ID SNAP...", does="fs.delete", because="deletes a snapshot", options=WAITS),
        sub("export-snapshot", "ID FILE", does="fs.write FILE"),
        sub("import-snapshot", "FILE", does="snapshot FILE", options=LOOKS),
        sub(
            "reboot",
            "LABEL",
            does="host.reboot",
            options=[
                flags("--run --recover"),
                flags("--install --factory-reset", does="host.break", because="sets the device up anew"),
            ],
        ),
        sub("ack", "FILE", does="access.grant FILE", because="adds an assertion to trust"),
        sub("okay", does="refresh"),
        sub("login, logout", "EMAIL", does="credential.store"),
        sub(
            "run",
            "APP ARG...",
            posix=True,
            does="code.opaque APP",
            because="runs a program of a snap",
            options=[
                flags("--shell --debug-log --trace-exec"),
                takes("--strace --gdbserver", "[ARGS]"),
                takes("--hook --command -r"),
            ],
        ),
        sub("try", "DIR", does="code.project DIR", options=[*WAITS, *CHANNEL, DEVMODE]),
        sub(
            "pack",
            "DIR TARGET",
            does="fs.write",
            options=[takes("--filename --compression"), flags("--check-skeleton --append-integrity-data")],
        ),
        sub(
            "download",
            "SNAP",
            options=[
                *CHANNEL,
                takes("--basename"),
                flags("--only-components"),
                takes("--target-directory", does="fs.write VALUE"),
            ],
            does="fs.create cwd",
        ),
    ],
    examples="""
        snap list --all                    #=> read_only
        snap info nginx                    #=> read_only
        snap logs -n 50 -f lxd             #=> read_only
        snap install nginx                 #=> config_mutation package.install
        snap install --classic code        #=> config_mutation
        snap install --dangerous x.snap    #=> unknown code.opaque
        snap install ./x.snap              #=> unknown code.opaque
        snap install --devmode x           #=> unknown code.remote
        snap refresh                       #=> disruptive package.remove
        snap refresh --list                #=> read_only
        snap refresh --hold=24h lxd        #=> config_mutation
        snap remove nginx                  #=> disruptive
        snap remove --purge nginx          #=> destructive fs.delete
        snap revert nginx                  #=> disruptive
        snap disable nginx                 #=> disruptive
        snap enable nginx                  #=> config_mutation service.enable
        snap switch --channel=edge nginx   #=> config_mutation host.config
        snap start lxd.daemon              #=> reversible_low
        snap start --enable lxd.daemon     #=> config_mutation
        snap stop lxd                      #=> disruptive
        snap stop --disable lxd            #=> disruptive service.enable
        snap restart lxd                   #=> disruptive
        snap set system refresh.retain=2   #=> config_mutation
        snap get system                    #=> read_only
        snap connect x:home                #=> exposure access.grant
        snap disconnect x:home             #=> disruptive
        snap save nginx                    #=> reversible_low snapshot
        snap restore 3                     #=> destructive
        snap forget 3                      #=> destructive
        snap export-snapshot 3 /srv/x.zip  #=> config_mutation
        snap components x                  #=> read_only
        snap debug connectivity            #=> read_only
        snap debug state --changes state.json  #=> read_only
        snap debug api /v2/snaps           #=> read_only
        snap debug api -X POST /v2/snaps   #=> config_mutation host.config
        snap debug execution internal-tool x  #=> unknown code.opaque
        snap debug migrate-home x          #=> config_mutation host.config
        snap validate                      #=> read_only
        snap validate --enforce a/b        #=> config_mutation host.config
        snap validate --refresh --enforce a/b  #=> disruptive package.remove
        snap set-quota x --memory=1GB lxd  #=> config_mutation host.config
        snap quota x                       #=> read_only
        snap remove-quota x                #=> config_mutation host.config
        snap remodel new.model             #=> disruptive package.remove host.boot
        snap prepare-image x.model /srv/out  #=> reversible_low fs.create
        snap reboot                        #=> disruptive host.reboot
        snap reboot --factory-reset        #=> destructive
        snap recovery                      #=> read_only
        snap recovery --show-keys          #=> exposure secret.read
        snap ack x.assert                  #=> exposure
        snap run firefox                   #=> unknown code.opaque
        snap try                           #=> unknown code.project
        snap download --target-directory=/srv nginx   #=> config_mutation
        snap download nginx                #=> reversible_low
        snap abort 3                       #=> disruptive
        snap alias x.y y                   #=> config_mutation
        snap frobnicate                    #=> unknown unknown.subcommand
    """,
)
