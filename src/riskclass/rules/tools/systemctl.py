from __future__ import annotations

from riskclass.model.tables import flags, sub, takes, tool, when
from riskclass.rules.tools.service import GUARDS, STOPS

DOES_OFF = "takes the whole host down"
#: What a target takes with it. `start`, `restart` and `isolate` reach them like `poweroff` and `reboot` do.
#: Properties whose values are numbers and plain names.
PLAIN = (
    "MainPID|ExecMainPID|ExecMainStatus|ActiveState|SubState|LoadState|UnitFileState|FreezerState|State|Id|Type|Result"
    "|InvocationID|NRestarts|MemoryCurrent|CPUUsageNSec|TasksCurrent|StatusErrno"
)
TARGETS = [
    when(
        "UNIT=poweroff.target|halt.target|shutdown.target|exit.target|sleep.target|suspend.target|hibernate.target"
        "|hybrid-sleep.target|suspend-then-hibernate.target|runlevel0.target",
        does="host.off UNIT",
        because=DOES_OFF,
    ),
    # What the targets start; a service of which only the ending is known is not taken for one.
    when(
        "UNIT==systemd-poweroff|systemd-poweroff.service|systemd-halt|systemd-halt.service|systemd-exit"
        "|systemd-exit.service|systemd-suspend|systemd-suspend.service|systemd-hibernate|systemd-hibernate.service"
        "|systemd-hybrid-sleep|systemd-hybrid-sleep.service|systemd-suspend-then-hibernate"
        "|systemd-suspend-then-hibernate.service",
        does="host.off UNIT",
        because=DOES_OFF,
    ),
    when(
        "UNIT=reboot.target|kexec.target|soft-reboot.target|ctrl-alt-del.target|runlevel6.target",
        does="host.reboot UNIT",
    ),
    when(
        "UNIT==systemd-reboot|systemd-reboot.service|systemd-kexec|systemd-kexec.service|systemd-soft-reboot"
        "|systemd-soft-reboot.service",
        does="host.reboot UNIT",
    ),
    when(
        "UNIT=rescue.target|emergency.target|initrd*.target|runlevel1.target",
        does="service.stop UNIT",
        because="stops nearly everything else, remote access too",
    ),
    when(
        "UNIT==rescue|rescue.service|emergency|emergency.service",
        does="service.stop UNIT",
        because="stops nearly everything else, remote access too",
    ),
]
ELSEWHERE = "/etc/systemd/*|/usr/lib/systemd/*|/lib/systemd/*|/usr/local/lib/systemd/*|/run/systemd/*"
#: `isolate` and `set-default` take a name without an ending for a target's.
BARE = [
    when("UNIT=poweroff|halt|shutdown|exit|suspend|hibernate|runlevel0", does="host.off UNIT", because=DOES_OFF),
    when("UNIT=reboot|kexec|soft-reboot|ctrl-alt-del|runlevel6", does="host.reboot UNIT"),
]
UNITS = f"{GUARDS}|{GUARDS.replace('|', '.service|')}.service"
GUARD = when(f"UNIT=={UNITS}", does="guard.lower UNIT", because=STOPS)
FORCED = when("-ff", does="host.break", because="what is not yet on disk is lost")
DOWN = "--when=show|cancel"

TOOL = tool(
    "systemctl",
    about="query and control services and the system manager",
    input="whole",
    docs="man:systemctl(1)",
    inherits=True,
    inert="-h --version",
    options=[
        takes("-H/--host", context="host:VALUE"),
        takes("-M/--machine -C/--capsule", context="container:VALUE"),
        takes(
            "-t/--type --state -p/--property -P --job-mode --check-inhibitors --kill-whom/--kill-who -s/--signal"
            " --kill-value --kill-subgroup --what --message --root --image --image-policy --preset-mode -n/--lines"
            " -o/--output --boot-loader-menu --boot-loader-entry --reboot-argument --timestamp --legend --drop-in"
            " --when"
        ),
        flags(
            "-h/--help --version --system --user --failed -a/--all -l/--full -r/--recursive --reverse --after"
            " --before --with-dependencies -T/--show-transaction --show-types --value -i/--ignore-inhibitors --fail"
            " --irreversible --ignore-dependencies --now --dry-run -q/--quiet -v/--verbose --wait --no-block"
            " --no-wall --no-reload --no-legend --no-pager --no-ask-password --global --runtime -f/--force -ff"
            " --firmware-setup --plain --read-only --mkdir --marked --no-warn --stdin --defaults --privileged"
        ),
    ],
    subs=[
        sub(
            "list-units, list-automounts, list-paths, list-sockets, list-timers, list-unit-files, list-machines"
            ", list-jobs, list-dependencies, status, cat, help, is-active, is-failed, is-enabled",
            "UNIT...",
        ),
        sub(
            "show",
            "UNIT...",
            rows=[
                when("--value -P", prints="words"),
                when("--value -P", unless=f"-p={PLAIN} -P={PLAIN}", prints="any"),  # such as Description
                when(
                    "-p=Environment|Environment,*|*,Environment|*,Environment,* -P=Environment",
                    does="secret.read UNIT",
                    because="shows the unit's environment",
                ),
            ],
        ),
        sub("get-default, is-system-running, whoami", "PID...", prints="word"),
        sub("start", "UNIT...", does="service.start UNIT", rows=TARGETS),
        sub("stop, condstop", "UNIT...", does="service.stop UNIT", rows=[GUARD]),
        sub("reload", "UNIT...", does="service.reload UNIT"),
        sub(
            "restart, try-restart, condrestart, reload-or-restart, try-reload-or-restart, reload-or-try-restart"
            ", force-reload, condreload",
            "UNIT...",
            does="service.restart UNIT",
            rows=TARGETS,
        ),
        sub("enqueue-marked", does="service.restart"),
        sub(
            "isolate",
            "UNIT",
            does="service.stop UNIT",
            because="starts one unit and stops all others",
            rows=[*TARGETS, *BARE],
        ),
        sub(
            "kill",
            "UNIT...",
            rows=[
                when(unless="-s=0|help|list", does="process.signal UNIT"),
                when(f"UNIT=={UNITS}", unless="-s=0|help|list|HUP|SIGHUP|1", does="guard.lower UNIT", because=STOPS),
            ],
        ),
        sub(
            "clean",
            "UNIT...",
            does="refresh UNIT",
            because="removes what the unit rebuilds: its cache and runtime files",
            rows=[
                when(
                    "--what=*state*|*logs*|*configuration*|*all*|*fdstore*",
                    does="fs.delete",
                    because="removes the unit's state, logs or configuration",
                )
            ],
        ),
        sub("freeze", "UNIT...", does="service.stop UNIT", rows=[GUARD], because="holds every process of the unit"),
        sub("thaw", "UNIT...", does="service.start UNIT"),
        sub(
            "set-property", "UNIT PROPERTY...", does="host.config UNIT", because="changes the limits a unit runs under"
        ),
        sub("bind", "UNIT PATH TARGET", does="fs.mount PATH"),
        sub("mount-image", "UNIT IMAGE PATH OPTION...", does="fs.mount IMAGE"),
        sub("service-log-level, service-log-target", "SERVICE VALUE", rows=[when("VALUE", does="host.config SERVICE")]),
        sub("log-level, log-target, service-watchdogs", "VALUE", rows=[when("VALUE", does="host.config VALUE")]),
        sub("reset-failed", "UNIT...", does="refresh UNIT"),
        sub(
            "enable, reenable",
            "UNIT...",
            does="service.enable UNIT",
            rows=[
                when("--now", does="service.start UNIT"),
                when(
                    "--now",
                    "UNIT=poweroff.target|halt.target|shutdown.target|reboot.target|kexec.target",
                    does="host.off UNIT",
                ),
                when(
                    "UNIT=*/*",
                    unless=f"UNIT={ELSEWHERE}",
                    does="code.opaque UNIT",
                    because="installs a unit file that is not seen here",
                ),
            ],
        ),
        sub("disable", "UNIT...", does="service.enable UNIT", rows=[when("--now", does="service.stop UNIT"), GUARD]),
        sub(
            "mask",
            "UNIT...",
            does="service.enable UNIT",
            because="keeps a unit from being started at all",
            rows=[when("--now", does="service.stop UNIT"), GUARD],
        ),
        sub("unmask, preset", "UNIT...", does="service.enable UNIT"),
        sub(
            "revert", "UNIT...", does="fs.delete", because="deletes the unit's drop-ins and the file that overrides it"
        ),
        sub("preset-all", does="service.enable", because="changes for every unit what starts at boot"),
        sub("add-wants, add-requires", "TARGET UNIT...", does="service.enable UNIT"),
        sub(
            "link",
            "UNIT...",
            does="service.enable UNIT",
            rows=[
                when(
                    unless=f"UNIT={ELSEWHERE}",
                    does="code.opaque UNIT",
                    because="installs a unit file that is not seen here",
                ),
            ],
        ),
        sub(
            "set-default",
            "UNIT",
            does="host.boot UNIT",
            rows=[
                when(
                    "UNIT=poweroff.target|halt.target|reboot.target|kexec.target|shutdown.target|exit.target"
                    "|poweroff|halt|reboot|kexec|shutdown|exit",
                    does="host.break UNIT",
                    because="makes each boot end at once",
                ),
            ],
        ),
        sub(
            "edit",
            "UNIT...",
            rows=[
                when(unless="--stdin", does="code.interactive UNIT"),
                when(
                    "--stdin",
                    does="schedule.change UNIT, code.opaque UNIT",
                    because="what the unit runs is read from a pipe",
                ),
            ],
        ),
        sub(
            "cancel",
            "JOB...",
            does="service.stop JOB",
            because="cancels jobs that are waiting, of every unit if none is named",
        ),
        sub("show-environment", does="secret.env"),
        sub(
            "set-environment",
            "VARIABLE...",
            does="host.config VARIABLE",
            rows=[
                when(
                    "VARIABLE=LD_*|PATH=*|BASH_ENV=*|ENV=*|PYTHON*|PERL5*|RUBYOPT=*|NODE_OPTIONS=*|JAVA_TOOL_OPTIONS=*|GIT_*",
                    does="code.injected VARIABLE",
                    because="chooses code for every service started later",
                ),
            ],
        ),
        sub("unset-environment", "VARIABLE...", does="host.config VARIABLE"),
        sub("import-environment", "VARIABLE...", does="host.config VARIABLE"),
        sub("daemon-reload, daemon-reexec", does="refresh"),
        sub("default", inert="--dry-run", does="service.stop", because="stops what the default target does not want"),
        sub(
            "rescue, emergency",
            inert="--dry-run",
            does="service.stop",
            because="stops nearly everything, remote access too",
        ),
        sub("halt, poweroff", inert="--dry-run", rows=[when(unless=DOWN, does="host.off"), FORCED]),
        sub(
            "reboot, soft-reboot",
            "ARGUMENT",
            inert="--dry-run",
            rows=[
                when(unless=DOWN, does="host.reboot"),
                FORCED,
                when(
                    "--firmware-setup",
                    does="host.off",
                    because="stops in the firmware's menu; nobody can go on from here",
                ),
            ],
        ),
        sub("kexec", inert="--dry-run", rows=[when(unless=DOWN, does="host.reboot"), FORCED]),
        sub(
            "suspend, hibernate, hybrid-sleep, suspend-then-hibernate, sleep",
            inert="--dry-run",
            does="host.off",
            because="puts the host to sleep; nobody can wake it from here",
        ),
        sub(
            "exit",
            "CODE",
            inert="--dry-run",
            rows=[
                when("--user", does="service.stop", because="ends the user's services"),
                when(unless="--user", does="host.off"),
            ],
        ),
        sub("switch-root", "ROOT INIT", does="host.reboot, code.opaque ROOT", because="goes on as another system"),
    ],
    examples="""
        systemctl                                             #=> read_only
        systemctl status nginx                                #=> read_only
        systemctl --user list-timers --all --no-pager         #=> read_only
        systemctl list-units --type=service --state=running   #=> read_only
        systemctl --failed                                    #=> read_only
        systemctl show -p MainPID --value nginx               #=> read_only
        systemctl is-active --quiet nginx                     #=> read_only
        systemctl cat nginx.service                           #=> read_only
        systemctl start nginx                                 #=> reversible_low service.start
        systemctl --now start nginx                           #=> reversible_low
        systemctl start rescue.target                         #=> disruptive service.stop
        systemctl start network-online.target                 #=> reversible_low
        systemctl start poweroff.target                       #=> destructive host.off
        systemctl start poweroff-check.service                #=> reversible_low
        systemctl restart reboot.target                       #=> disruptive host.reboot
        systemctl isolate halt.target                         #=> destructive host.off
        systemctl isolate poweroff                            #=> destructive host.off
        systemctl isolate reboot                              #=> disruptive host.reboot
        systemctl start poweroff                              #=> reversible_low
        systemctl start "$svc.service"                        #=> reversible_low
        systemctl start "$svc.timer"                          #=> reversible_low
        git log $(systemctl show -P MainPID app)              #=> read_only
        git log $(systemctl show -P Description app)          #=> unknown unknown.option
        systemctl restart "$svc.service"                      #=> disruptive service.restart
        systemctl start "$name.target"                        #=> destructive host.off -- may be poweroff
        systemctl start "$unit"                               #=> destructive host.off -- may be poweroff.target
        systemctl start systemd-poweroff.service              #=> destructive host.off
        systemctl start systemd-reboot                        #=> disruptive host.reboot
        systemctl start rescue                                #=> disruptive service.stop
        systemctl stop nginx                                  #=> disruptive service.stop
        systemctl stop "$UNIT"                                #=> disruptive service.stop
        systemctl stop ufw.service                            #=> exposure guard.lower
        systemctl freeze fail2ban                             #=> exposure guard.lower
        systemctl freeze nginx                                #=> disruptive
        systemctl kill auditd                                 #=> exposure guard.lower
        systemctl kill -s HUP auditd                          #=> disruptive
        systemctl disable firewalld                           #=> exposure guard.lower
        systemctl mask apparmor                               #=> exposure guard.lower
        systemctl reload nginx                                #=> config_mutation service.reload
        systemctl restart nginx                               #=> disruptive service.restart
        systemctl reload-or-restart nginx                     #=> disruptive service.restart
        systemctl try-restart nginx                           #=> disruptive service.restart
        systemctl isolate multi-user.target                   #=> disruptive service.stop
        systemctl kill -s HUP nginx                           #=> disruptive process.signal
        systemctl kill --signal=0 nginx                       #=> read_only
        systemctl clean nginx                                 #=> reversible_low refresh
        systemctl clean --what=cache nginx                    #=> reversible_low refresh
        systemctl clean --what=state nginx                    #=> destructive fs.delete
        systemctl freeze nginx                                #=> disruptive
        systemctl thaw nginx                                  #=> reversible_low
        systemctl set-property nginx MemoryMax=1G             #=> config_mutation host.config
        systemctl log-level                                   #=> read_only
        systemctl log-level debug                             #=> config_mutation
        systemctl service-log-level sshd                      #=> read_only
        systemctl service-log-level sshd debug                #=> config_mutation
        systemctl reset-failed                                #=> reversible_low
        systemctl enable nginx                                #=> config_mutation service.enable
        systemctl enable --now nginx                          #=> config_mutation service.enable service.start
        systemctl enable --now poweroff.target                #=> destructive
        systemctl enable poweroff.target                      #=> config_mutation
        systemctl enable ./app.service                        #=> unknown code.opaque
        systemctl enable /etc/systemd/system/app.service      #=> config_mutation
        systemctl disable nginx                               #=> config_mutation
        systemctl disable --now nginx                         #=> disruptive service.stop
        systemctl mask nginx                                  #=> config_mutation
        systemctl mask --now nginx                            #=> disruptive
        systemctl unmask nginx                                #=> config_mutation
        systemctl revert nginx                                #=> destructive fs.delete
        systemctl preset-all                                  #=> config_mutation
        systemctl link /srv/app/app.service                   #=> unknown code.opaque
        systemctl link /usr/lib/systemd/system/app.service    #=> config_mutation
        systemctl add-wants multi-user.target nginx           #=> config_mutation
        systemctl get-default                                 #=> read_only
        systemctl set-default multi-user.target               #=> config_mutation host.boot
        systemctl set-default poweroff.target                 #=> destructive host.break
        systemctl edit nginx                                  #=> unknown code.interactive
        systemctl edit --stdin nginx                          #=> unknown code.opaque
        systemctl cancel                                      #=> disruptive
        systemctl show-environment                            #=> exposure secret.env
        systemctl show nginx -p Environment                   #=> exposure secret.read
        systemctl show nginx -P Environment                   #=> exposure secret.read
        systemctl show nginx -p MainPID,EnvironmentFiles      #=> read_only
        systemctl show nginx                                  #=> read_only
        systemctl set-environment LANG=C                      #=> config_mutation
        systemctl set-environment LD_PRELOAD=/tmp/x.so        #=> unknown code.injected
        systemctl unset-environment LANG                      #=> config_mutation
        systemctl daemon-reload                               #=> reversible_low refresh
        systemctl default                                     #=> disruptive
        systemctl rescue                                      #=> disruptive
        systemctl rescue --dry-run                            #=> read_only
        systemctl poweroff                                    #=> destructive host.off
        systemctl poweroff --dry-run                          #=> read_only
        systemctl stop nginx --dry-run                        #=> disruptive -- only shutdown verbs know it
        systemctl poweroff --when=cancel                      #=> read_only
        systemctl poweroff --when=+5min                       #=> destructive
        systemctl halt                                        #=> destructive
        systemctl reboot                                      #=> disruptive host.reboot
        systemctl reboot --when=show                          #=> read_only
        systemctl reboot --firmware-setup                     #=> destructive host.off
        systemctl kexec                                       #=> disruptive
        systemctl reboot -f                                   #=> disruptive
        systemctl reboot -ff                                  #=> destructive host.break
        systemctl -ff reboot                                  #=> destructive host.break
        systemctl poweroff --dry-run -ff                      #=> read_only
        systemctl suspend                                     #=> destructive host.off
        systemctl exit                                        #=> destructive
        systemctl --user exit                                 #=> disruptive
        systemctl switch-root /new                            #=> unknown host.reboot
        systemctl bind nginx /srv /srv                        #=> reversible_low
        systemctl mount-image nginx x.raw /srv                #=> reversible_low
        systemctl -H root@web1 restart nginx                  #=> disruptive
        systemctl -M box status nginx                         #=> read_only
        systemctl --runt status nginx                         #=> read_only
        systemctl frobnicate nginx                            #=> unknown unknown.subcommand
        systemctl status --frobnicate nginx                   #=> unknown unknown.option
        systemctl "$verb" nginx                               #=> unknown unknown.subcommand
    """,
)
