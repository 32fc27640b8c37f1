from __future__ import annotations

from riskclass.model.tables import flags, sub, takes, tool, when

#: What nearly every client of systemd takes.
COMMON = [
    takes("-H/--host", context="host:VALUE"),
    takes("-M/--machine", context="container:VALUE"),
    flags("-h/--help --version --no-pager --no-ask-password --no-legend -l/--full"),
]
SHOWS = takes("-p/--property -P -n/--lines -o/--output --json --legend")

TIMEDATECTL = tool(
    "timedatectl",
    about="show and set the clock",
    docs="man:timedatectl(1)",
    inherits=True,
    inert="--help --version",
    options=[*COMMON, SHOWS, flags("--adjust-system-clock --monitor -a/--all --value")],
    subs=[
        sub("status, show, list-timezones, timesync-status, show-timesync, help"),
        sub("set-time", "TIME", does="host.config TIME", because="sets the clock"),
        sub("set-timezone", "ZONE", does="host.config ZONE"),
        sub("set-local-rtc, set-ntp", "YES", does="host.config YES"),
        sub("ntp-servers", "LINK SERVER...", does="host.config LINK"),
        sub("revert", "LINK", does="host.config LINK"),
    ],
    examples="""
        timedatectl                          #=> read_only
        timedatectl show -p NTP --value      #=> read_only
        timedatectl list-timezones           #=> read_only
        timedatectl set-timezone Etc/UTC     #=> config_mutation host.config
        timedatectl set-ntp true             #=> config_mutation
        timedatectl set-time '2026-01-01'    #=> config_mutation
        timedatectl ntp-servers eth0 pool    #=> config_mutation
        timedatectl revert eth0              #=> config_mutation
        timedatectl set-ntp --help           #=> read_only
        timedatectl frobnicate               #=> unknown unknown.subcommand
    """,
)

HOSTNAMECTL = tool(
    "hostnamectl",
    about="show and set the name of the host",
    docs="man:hostnamectl(1)",
    inherits=True,
    inert="--help --version",
    options=[*COMMON, takes("--json"), flags("--transient --static --pretty -j")],
    subs=[
        sub("status, help"),
        sub(
            "hostname, icon-name, chassis, deployment, location",
            "NAME",
            rows=[when("NAME", does="host.config NAME"), when(unless="NAME", prints="word")],
        ),
        sub("set-hostname, set-icon-name, set-chassis, set-deployment, set-location", "NAME", does="host.config NAME"),
    ],
    examples="""
        hostnamectl                        #=> read_only
        hostnamectl --json=short           #=> read_only
        hostnamectl hostname               #=> read_only
        hostnamectl hostname web2          #=> config_mutation host.config
        hostnamectl set-hostname web2      #=> config_mutation
        hostnamectl --static hostname      #=> read_only
        hostnamectl frobnicate             #=> unknown unknown.subcommand
    """,
)

LOGINCTL = tool(
    "loginctl",
    about="show and end log-in sessions",
    docs="man:loginctl(1)",
    inherits=True,
    inert="--help --version",
    options=[
        *COMMON,
        takes("-p/--property -P -n/--lines -o/--output --json --kill-whom/--kill-who -s/--signal"),
        flags("-a/--all --value -j"),
    ],
    subs=[
        sub("list-sessions, list-users, list-seats, help"),
        sub("session-status, show-session, user-status, show-user, seat-status, show-seat", "ID..."),
        sub("activate, lock-session", "ID...", does="refresh ID"),
        sub("lock-sessions, flush-devices", does="refresh"),
        sub(
            "unlock-session, unlock-sessions",
            "ID...",
            does="access.grant ID",
            because="unlocks a screen without its password",
        ),
        sub(
            "terminate-session, terminate-user, terminate-seat",
            "ID...",
            does="process.signal ID",
            because="ends everything that runs there",
        ),
        sub("kill-session, kill-user", "ID...", rows=[when(unless="-s=0", does="process.signal ID")]),
        sub(
            "enable-linger",
            "USER...",
            does="service.enable USER",
            because="lets services of a user run without a log-in",
        ),
        sub("disable-linger", "USER...", does="service.enable USER, service.stop USER"),
        sub("attach", "SEAT DEVICE...", does="host.config DEVICE"),
    ],
    examples="""
        loginctl                               #=> read_only
        loginctl list-sessions --no-legend     #=> read_only
        loginctl show-user bob -p Linger       #=> read_only
        loginctl lock-session 3                #=> reversible_low
        loginctl lock-sessions                 #=> reversible_low
        loginctl unlock-session 3              #=> exposure access.grant
        loginctl terminate-user bob            #=> disruptive process.signal
        loginctl kill-session 3 -s KILL        #=> disruptive
        loginctl kill-session 3 --signal=0     #=> read_only
        loginctl enable-linger bob             #=> config_mutation service.enable
        loginctl disable-linger bob            #=> disruptive
        loginctl attach seat1 /sys/devices/x   #=> config_mutation
        loginctl frobnicate                    #=> unknown unknown.subcommand
    """,
)

LOCALECTL = tool(
    "localectl",
    about="show and set language and keyboard",
    docs="man:localectl(1)",
    inherits=True,
    inert="--help --version",
    options=[*COMMON, flags("--no-convert")],
    subs=[
        sub(
            "status, list-locales, list-keymaps, list-x11-keymap-models, list-x11-keymap-layouts, list-x11-keymap-options"
            ", help"
        ),
        sub("list-x11-keymap-variants", "LAYOUT"),
        sub("set-locale", "LOCALE...", does="host.config LOCALE"),
        sub("set-keymap", "MAP TOGGLE", does="host.config MAP"),
        sub("set-x11-keymap", "LAYOUT MODEL VARIANT OPTIONS", does="host.config LAYOUT"),
    ],
    examples="""
        localectl                                #=> read_only
        localectl list-locales                   #=> read_only
        localectl set-locale LANG=de_DE.UTF-8    #=> config_mutation host.config
        localectl set-keymap de                  #=> config_mutation
        localectl set-x11-keymap de pc105        #=> config_mutation
        localectl frobnicate                     #=> unknown unknown.subcommand
    """,
)

RESOLVECTL = tool(
    "resolvectl",
    about="ask the resolver, and set it",
    docs="man:resolvectl(1)",
    inherits=True,
    inert="--help --version",
    options=[
        takes(
            "-i/--interface -p/--protocol -t/--type -c/--class --service-address --service-txt --cname --validate"
            " --synthesize --cache --zone --trust-anchor --network --search --legend --json --stale-data"
            " --relax-single-label --set-dns --set-domain --set-llmnr --set-mdns --set-dnsovertls --set-dnssec"
            " --set-nta"
        ),
        takes("--raw", "[VALUE]"),
        flags("-h/--help --version --no-pager --no-ask-password -4 -6 -j -l/--full"),
    ],
    rows=[
        when("--set-dns --set-domain --set-llmnr --set-mdns --set-dnsovertls --set-dnssec --set-nta", does="net.config")
    ],
    subs=[
        sub("query, service, openpgp, tlsa", "NAME..."),
        sub("status, show-cache, show-server-state, statistics, monitor", "LINK..."),
        sub("reset-statistics, flush-caches, reset-server-features", does="refresh"),
        sub(
            "dns, domain, default-route, llmnr, mdns, dnsovertls, dnssec, nta",
            "LINK VALUE...",
            rows=[
                when("VALUE", does="net.config LINK", because="changes how names are resolved"),
            ],
        ),
        sub("revert", "LINK", does="net.config LINK"),
        sub("log-level", "LEVEL", rows=[when("LEVEL", does="host.config LEVEL")]),
        sub("help"),
    ],
    examples="""
        resolvectl                              #=> read_only
        resolvectl status eth0                  #=> read_only
        resolvectl query -t MX example.com      #=> read_only
        resolvectl dns eth0                     #=> read_only
        resolvectl dns eth0 192.0.2.1           #=> disruptive net.config
        resolvectl revert eth0                  #=> disruptive
        resolvectl flush-caches                 #=> reversible_low refresh
        resolvectl log-level                    #=> read_only
        resolvectl log-level debug              #=> config_mutation
        resolvectl --set-dns=192.0.2.1 status   #=> disruptive
        resolvectl frobnicate                   #=> unknown unknown.subcommand
    """,
)

NETWORKCTL = tool(
    "networkctl",
    about="show and change the network",
    docs="man:networkctl(1)",
    inherits=True,
    inert="--help --version",
    options=[
        takes("-n/--lines --json --drop-in"),
        flags(
            "-h/--help --version --no-pager --no-legend -a/--all -s/--stats -l/--full --no-reload --no-ask-password"
            " --runtime --stdin"
        ),
    ],
    subs=[
        sub("list, status, lldp, label, cat, help", "LINK..."),
        sub("delete", "LINK...", does="net.config LINK", because="takes a network device away"),
        sub("up, down, renew, forcerenew, reconfigure", "LINK...", does="net.config LINK"),
        sub("reload", does="net.config", because="applies every changed file to the live network"),
        sub(
            "edit",
            "FILE...",
            rows=[when(unless="--stdin", does="code.interactive FILE"), when("--stdin", does="net.config FILE")],
        ),
        sub("mask, unmask", "FILE...", does="net.config FILE"),
        sub("persistent-storage", "YES", does="host.config YES"),
    ],
    examples="""
        networkctl                      #=> read_only
        networkctl status -n 20 eth0    #=> read_only
        networkctl down eth0            #=> disruptive net.config
        networkctl delete br0           #=> disruptive
        networkctl reload               #=> disruptive
        networkctl edit x.network       #=> unknown code.interactive
        networkctl edit --stdin x.network   #=> disruptive
        networkctl mask x.network       #=> disruptive
        networkctl persistent-storage yes   #=> config_mutation
        networkctl frobnicate           #=> unknown unknown.subcommand
    """,
)

MACHINECTL = tool(
    "machinectl",
    about="containers and virtual machines of systemd",
    docs="man:machinectl(1)",
    inherits=True,
    inert="--help --version",
    options=[
        *COMMON,
        takes(
            "-p/--property -P -n/--lines -o/--output --json --kill-whom/--kill-who -s/--signal --uid -E/--setenv"
            " --max-addresses --verify --format --runner"
        ),
        flags("-q/--quiet -a/--all --value --read-only --mkdir --force -V --now"),
    ],
    subs=[
        sub("list, list-images, list-transfers, help"),
        sub("status, show, image-status, show-image, cat", "NAME..."),
        sub("start", "NAME...", does="guest.start NAME"),
        sub("login", "NAME", does="code.interactive NAME"),
        sub("shell", "NAME COMMAND...:argv", context="guest:NAME", rows=[when(unless="COMMAND", stdin="sh")]),
        sub("enable", "NAME...", does="service.enable NAME", rows=[when("--now", does="guest.start NAME")]),
        sub("disable", "NAME...", does="service.enable NAME", rows=[when("--now", does="guest.disrupt NAME")]),
        sub("poweroff, stop, reboot, restart, terminate", "NAME...", does="guest.disrupt NAME"),
        sub("kill", "NAME...", rows=[when(unless="-s=0", does="process.signal NAME")]),
        sub("copy-to", "NAME SOURCE DEST", does="guest.change NAME"),
        sub("copy-from", "NAME SOURCE DEST", does="fs.write DEST"),
        sub("bind", "NAME SOURCE DEST", does="fs.mount SOURCE"),
        sub("clone", "NAME COPY", does="snapshot NAME"),
        sub("rename", "NAME NEW", does="guest.change NAME"),
        sub("read-only", "NAME YES", does="guest.change NAME"),
        sub("edit", "NAME...", does="code.interactive NAME"),
        sub("remove", "NAME...", does="guest.delete NAME"),
        sub("set-limit", "NAME BYTES", does="guest.change NAME"),
        sub("clean", does="refresh", because="removes half-downloaded images", rows=[when("-a", does="guest.delete")]),
        sub("pull-tar, pull-raw", "URL NAME", does="guest.change URL", because="fetches an image"),
        sub("import-tar, import-raw, import-fs", "FILE NAME", does="guest.change FILE"),
        sub("export-tar, export-raw", "NAME FILE", does="fs.write FILE"),
        sub("cancel-transfer", "ID...", does="process.signal ID"),
    ],
    examples="""
        machinectl                                  #=> read_only
        machinectl list-images                      #=> read_only
        machinectl status box                       #=> read_only
        machinectl start box                        #=> reversible_low guest.start
        machinectl login box                        #=> unknown code.interactive
        machinectl shell box                        #=> unknown
        machinectl shell root@box /bin/ls           #=> read_only
        machinectl shell box /bin/rm -rf /srv/x     #=> destructive
        machinectl enable box                       #=> config_mutation
        machinectl enable --now box                 #=> config_mutation guest.start
        machinectl disable --now box                #=> disruptive
        machinectl disable box                      #=> config_mutation
        machinectl poweroff box                     #=> disruptive guest.disrupt
        machinectl kill -s TERM box                 #=> disruptive
        machinectl kill -s 0 box                    #=> read_only
        machinectl copy-to box f /etc/f             #=> config_mutation
        machinectl copy-from box /etc/f /srv/f      #=> config_mutation fs.write
        machinectl bind box /srv                    #=> reversible_low
        machinectl clone box copy                   #=> reversible_low
        machinectl rename box new                   #=> config_mutation
        machinectl remove box                       #=> destructive guest.delete
        machinectl clean                            #=> reversible_low
        machinectl clean --all                      #=> destructive
        machinectl pull-tar https://example.com/x   #=> config_mutation
        machinectl import-tar x.tar                 #=> config_mutation
        machinectl export-tar box /srv/x.tar        #=> config_mutation fs.write
        machinectl edit box                         #=> unknown
        machinectl cancel-transfer 3                #=> disruptive
        machinectl frobnicate                       #=> unknown unknown.subcommand
    """,
)

ANALYZE = tool(
    "systemd-analyze",
    about="measure the boot and check units",
    docs="man:systemd-analyze(1)",
    inherits=True,
    inert="--help --version",
    options=[
        *COMMON,
        takes(
            "--recursive-errors --offline --threshold --security-policy --json --from-pattern --to-pattern --fuzz"
            " --iterations --base-time --profile --root --image --image-policy --unit --instance --mask --scale-svg"
        ),
        takes("--man", "[YES]"),
        takes("--generators", "[YES]", does="code.opaque", because="runs the generators of units"),
        flags("--system --user --global --order --require -q/--quiet --tldr --table --detailed"),
    ],
    subs=[
        sub(
            "time, blame, plot, unit-paths, has-tpm2, pcrs, srk, architectures, fdstore, smbios11, chid, identify-tpm2"
            ", help",
            "ARG...",
        ),
        sub(
            "critical-chain, dot, dump, unit-files, unit-shell, exit-status, capability, syscall-filter, filesystems"
            ", condition, compare-versions, verify, calendar, timestamp, timespan, security, inspect-elf, cat-config"
            ", image-policy, dlopen-metadata, malloc, transient-settings",
            "ARG...",
        ),
        sub("log-level, log-target, service-watchdogs", "VALUE", rows=[when("VALUE", does="host.config VALUE")]),
    ],
    examples="""
        systemd-analyze                              #=> read_only
        systemd-analyze blame --no-pager             #=> read_only
        systemd-analyze critical-chain nginx         #=> read_only
        systemd-analyze verify /etc/systemd/system/x.service   #=> read_only
        systemd-analyze verify --generators=yes x.service      #=> unknown code.opaque
        systemd-analyze calendar --iterations=3 daily          #=> read_only
        systemd-analyze log-level                    #=> read_only
        systemd-analyze log-level debug              #=> config_mutation
        systemd-analyze frobnicate                   #=> unknown unknown.subcommand
    """,
)

LATER = (
    "--on-active --on-boot --on-startup --on-unit-active --on-unit-inactive --on-calendar --on-timezone-change"
    " --on-clock-change --timer-property --path-property --socket-property"
)

RUN = tool(
    "systemd-run",
    "COMMAND...:argv",
    about="run a program as a service, now or later",
    docs="man:systemd-run(1)",
    inert="--help --version",
    options=[
        takes("-H/--host", context="host:VALUE"),
        takes("-M/--machine -C/--capsule", context="container:VALUE"),
        takes("--uid", context="user:VALUE"),
        takes("--working-directory", cwd="VALUE"),
        takes("-p/--property"),
        takes(
            "-u/--unit --description --slice --service-type --gid --nice -E/--setenv --background --json --on-active"
            " --on-boot --on-startup --on-unit-active --on-unit-inactive --on-calendar --timer-property --path-property"
            " --socket-property --expand-environment --job-mode --area"
        ),
        flags(
            "-h/--help --version --no-ask-password --user --system --scope --slice-inherit --no-block"
            " -r/--remain-after-exit --wait --send-sighup -d/--same-dir -t/--pty -T/--pty-late -P/--pipe -q/--quiet"
            " -v/--verbose -G/--collect -S/--shell --on-timezone-change --on-clock-change --ignore-failure"
            " --no-pager"
        ),
    ],
    rows=[
        when("-S", unless="COMMAND", stdin="sh"),
        when(LATER, does="schedule.change"),
        when(
            "-p=Exec*=*|ExecStart*|LoadCredential*|RootImage=*|RootDirectory=*|BindPaths=*",
            does="code.injected -p",
            because="a property may run or lay in more than the command says",
        ),
        when("-p=*=file:*|*=append:*|*=truncate:*", does="fs.write", because="the service's output goes to a file"),
        when(
            "-E=LD_*|PATH=*|BASH_ENV=*|ENV=*|PYTHON*|PERL5*|GIT_*",
            does="code.injected -E",
            because="chooses code for what runs",
        ),
    ],
    examples="""
        systemd-run ls                                     #=> read_only
        systemd-run --user --scope -p MemoryMax=1G ls      #=> read_only
        systemd-run -u x --wait rm -rf /srv/x              #=> destructive
        systemd-run --on-active=1h ls                      #=> config_mutation schedule.change
        systemd-run --on-calendar='*-*-* 03:00' rm -rf /srv/x  #=> destructive
        systemd-run -p ExecStopPost='/bin/rm -rf /x' ls    #=> unknown code.injected
        systemd-run -p StandardOutput=file:/etc/motd ls    #=> config_mutation fs.write
        systemd-run -E LD_PRELOAD=/tmp/x.so ls             #=> unknown code.injected
        systemd-run -E LANG=C ls                           #=> read_only
        systemd-run -S                                     #=> unknown
        systemd-run -t -M box /bin/rm -rf /srv/x           #=> destructive
        systemd-run --version                              #=> read_only
        systemd-run --frobnicate ls                        #=> unknown unknown.option
    """,
)

INHIBIT = tool(
    "systemd-inhibit",
    "COMMAND...:argv",
    about="run a program while the host stays on",
    docs="man:systemd-inhibit(1)",
    inert="--help --version",
    options=[
        takes("--what --who --why --mode"),
        flags("-h/--help --version --no-pager --no-legend --list --no-ask-password"),
    ],
    examples="""
        systemd-inhibit --list                     #=> read_only
        systemd-inhibit --what=sleep rm -rf /srv/x  #=> destructive
        systemd-inhibit --why backup ls            #=> read_only
        systemd-inhibit --frobnicate ls            #=> unknown unknown.option
    """,
)

TMPFILES = tool(
    "systemd-tmpfiles",
    "CONFIG...",
    about="make and clean temporary files as configured",
    docs="man:systemd-tmpfiles(8)",
    inert="--help --version --cat-config --tldr --dry-run",
    options=[
        flags("--create", does="fs.create", because="makes what the settings name"),
        flags("--clean", does="refresh", because="removes what is older than the settings allow"),
        flags("--remove --purge", does="fs.delete", because="removes what the settings mark"),
        takes("--prefix --exclude-prefix --root --image --image-policy --replace"),
        flags("-h/--help --version --user --cat-config --tldr --dry-run --boot --graceful -E --no-pager"),
    ],
    rows=[
        when(
            "CONFIG=/tmp/*|/var/tmp/*|./*|../*|~*|-",
            does="code.opaque CONFIG",
            because="settings that are not seen here say what to write and remove",
        )
    ],
    examples="""
        systemd-tmpfiles --cat-config            #=> read_only
        systemd-tmpfiles --create                #=> reversible_low fs.create
        systemd-tmpfiles --create nginx.conf     #=> reversible_low
        systemd-tmpfiles --create ./x.conf       #=> unknown code.opaque
        systemd-tmpfiles --clean                 #=> reversible_low refresh
        systemd-tmpfiles --remove --boot         #=> destructive fs.delete
        systemd-tmpfiles --remove --dry-run      #=> read_only
    """,
)

COREDUMPCTL = tool(
    "coredumpctl",
    about="list and fetch dumps of crashed programs",
    docs="man:coredumpctl(1)",
    inherits=True,
    inert="--help --version",
    options=[
        takes("--debugger", "COMMAND:sh"),
        takes(
            "-A/--debugger-arguments",
            does="code.injected VALUE",
            because="arguments may make the debugger run commands",
        ),
        takes("-o/--output", writes="VALUE"),
        takes("-n -S/--since -U/--until -F/--field --file -D/--directory --root --image --image-policy --json"),
        flags("-h/--help --version --no-pager --no-legend -1 -r/--reverse -q/--quiet --all"),
    ],
    subs=[
        sub("list, info", "MATCH..."),
        sub("dump", "MATCH...", does="secret.read", because="hands out the memory of a program"),
        sub("debug, gdb", "MATCH...", does="code.interactive"),
    ],
    examples="""
        coredumpctl                           #=> read_only
        coredumpctl list -r nginx             #=> read_only
        coredumpctl info 123                  #=> read_only
        coredumpctl dump 123 -o /srv/core     #=> exposure secret.read
        coredumpctl -o /srv/core list         #=> config_mutation fs.write
        coredumpctl debug 123                 #=> unknown code.interactive
        coredumpctl list --debugger='rm -rf /srv/x'  #=> destructive
        coredumpctl list -A -ex               #=> unknown code.injected
        coredumpctl frobnicate                #=> unknown unknown.subcommand
    """,
)

BUSCTL = tool(
    "busctl",
    about="ask and call programs over D-Bus",
    docs="man:busctl(1)",
    inherits=True,
    inert="--help --version",
    options=[
        *COMMON,
        takes(
            "-C/--capsule --address --match --size --json --expect-reply --auto-start --allow-interactive-authorization"
            " --timeout --augment-creds --watch-bind --destination --limit-messages/-N"
        ),
        flags(
            "--system --user --show-machine --unique --acquired --activatable --list -q/--quiet --verbose -j"
            " --xml-interface"
        ),
    ],
    subs=[
        sub("list, help"),
        sub("status, tree", "SERVICE..."),
        sub("introspect", "SERVICE OBJECT INTERFACE"),
        sub("get-property", "SERVICE OBJECT INTERFACE PROPERTY..."),
        sub("wait", "OBJECT INTERFACE SIGNAL REST..."),
        sub("monitor, capture", "SERVICE...", does="secret.read", because="shows what programs say to each other"),
        sub(
            "call",
            "SERVICE OBJECT INTERFACE METHOD ARG...",
            posix=True,
            rows=[
                when(
                    unless="METHOD=Get|GetAll|Introspect|Ping|List*|Get*|GetMachineId|NameHasOwner",
                    does="code.opaque METHOD",
                    because="calls a method, which may do anything the program can",
                ),
            ],
        ),
        sub("emit", "OBJECT INTERFACE SIGNAL ARG...", posix=True, does="message.send SIGNAL"),
        sub("set-property", "SERVICE OBJECT INTERFACE PROPERTY ARG...", posix=True, does="host.config PROPERTY"),
    ],
    examples="""
        busctl                                             #=> read_only
        busctl tree org.freedesktop.login1                 #=> read_only
        busctl get-property org.x /org/x org.x Name        #=> read_only
        busctl monitor org.freedesktop.login1              #=> exposure secret.read
        busctl call org.x /org/x org.x ListUnits           #=> read_only
        busctl call org.freedesktop.login1 /org/freedesktop/login1 org.freedesktop.login1.Manager PowerOff b 0  #=> unknown code.opaque
        busctl set-property org.x /org/x org.x Level s debug  #=> config_mutation host.config
        busctl emit /org/x org.x Changed s -1              #=> config_mutation message.send
        busctl frobnicate                                  #=> unknown unknown.subcommand
    """,
)

BOOTCTL = tool(
    "bootctl",
    about="show and change the boot loader",
    docs="man:bootctl(1)",
    inherits=True,
    inert="--help --version --print-esp-path --print-boot-path --print-root-device --dry-run",
    options=[
        takes(
            "--esp-path --boot-path --root --image --image-policy --install-source --make-entry-directory"
            " --make-machine-id-directory --entry-token --json --efi-boot-option-description --variables"
            " --secure-boot-auto-enroll --certificate --certificate-source --private-key --private-key-source"
            " --random-seed --efi-boot-option-description-with-device"
        ),
        flags(
            "-h/--help --version -p/--print-esp-path -x/--print-boot-path -R/--print-root-device --no-variables"
            " --no-pager --graceful -q/--quiet --all-architectures --dry-run"
            " --print-loader-path --print-stub-path"
        ),
    ],
    subs=[
        sub("status, list, is-installed, kernel-identify, kernel-inspect, help", "FILE..."),
        sub("reboot-to-firmware, systemd-efi-options", "VALUE", rows=[when("VALUE", does="host.boot VALUE")]),
        sub(
            "set-default, set-oneshot, set-timeout, set-timeout-oneshot, set-preferred, set-sysfail",
            "VALUE",
            does="host.boot VALUE",
        ),
        sub("install, update, random-seed, link", "FILE...", does="host.boot"),
        sub("remove", does="host.break", because="takes the boot loader away"),
        sub("unlink, cleanup", "ID", does="host.boot ID, fs.delete", because="deletes boot entries and their kernels"),
    ],
    examples="""
        bootctl                       #=> read_only
        bootctl list --no-pager       #=> read_only
        bootctl set-default arch      #=> config_mutation host.boot
        bootctl reboot-to-firmware    #=> read_only
        bootctl reboot-to-firmware 1  #=> config_mutation
        bootctl install               #=> config_mutation host.boot
        bootctl remove                #=> destructive host.break
        bootctl cleanup               #=> destructive
        bootctl cleanup --dry-run     #=> read_only
        bootctl -p                    #=> read_only
        bootctl frobnicate            #=> unknown unknown.subcommand
    """,
)

UDEVADM = tool(
    "udevadm",
    about="ask and steer the device manager",
    docs="man:udevadm(8)",
    inert="--version --help",
    options=[flags("-d/--debug -h/--help --version")],
    subs=[
        sub(
            "info",
            "DEVICE...",
            options=[
                takes(
                    "-q/--query --property -p/--path -n/--name -P/--export-prefix -d/--device-id-of-file --json"
                    " --subsystem-match --subsystem-nomatch --attr-match --attr-nomatch --property-match --tag-match"
                    " --sysname-match --name-match --parent-match"
                ),
                takes("-w/--wait-for-initialization", "[SECONDS]"),
                flags("-c/--cleanup-db", does="host.break", because="removes the records of every device"),
                flags(
                    "--value -r/--root -a/--attribute-walk -t/--tree -x/--export -e/--export-db -h/--help --no-pager -V"
                    "/--version --initialized-match --initialized-nomatch"
                ),
            ],
        ),
        sub(
            "trigger",
            "DEVICE...",
            inert="-n --help",
            does="refresh",
            because="asks the kernel to report devices again",
            options=[
                takes(
                    "-t/--type -c/--action --prioritized-subsystem -s/--subsystem-match -S/--subsystem-nomatch"
                    " -a/--attr-match -A/--attr-nomatch -p/--property-match -g/--tag-match -y/--sysname-match --name-match"
                    " -b/--parent-match"
                ),
                takes("--wait-daemon", "[SECONDS]"),
                flags(
                    "-v/--verbose -n/--dry-run -q/--quiet --initialized-match --initialized-nomatch -w/--settle --uuid"
                    " --include-parents -h/--help -V/--version"
                ),
            ],
            rows=[when("-c=remove|unbind|offline", does="service.stop", because="plays the removal of devices")],
        ),
        sub("settle", options=[takes("-t/--timeout -E/--exit-if-exists"), flags("-h/--help -V/--version -q/--quiet")]),
        sub(
            "control",
            inert="--help",
            options=[
                flags("-e/--exit -s/--stop-exec-queue", does="service.stop"),
                flags("-S/--start-exec-queue -R/--reload/--reload-rules", does="refresh"),
                takes(
                    "-l/--log-level/--log-priority -p/--property/--env -m/--children-max --trace",
                    does="host.config VALUE",
                ),
                takes("-t/--timeout"),
                flags("--ping --load-credentials -h/--help -V/--version"),
            ],
        ),
        sub(
            "monitor",
            options=[
                takes("-s/--subsystem-match -t/--tag-match"),
                flags("-k/--kernel -u/--udev -p/--property/--environment -h/--help -V/--version"),
            ],
        ),
        sub(
            "test",
            "DEVICE",
            does="code.opaque DEVICE",
            because="may run what the rules name",
            inert="--help",
            options=[
                takes("-a/--action -N/--resolve-names -D/--extra-rules-dir --json"),
                flags("-h/--help -V/--version -v/--verbose"),
            ],
        ),
        sub(
            "test-builtin",
            "COMMAND DEVICE",
            does="host.config DEVICE",
            inert="--help",
            options=[takes("-a/--action"), flags("-h/--help -V/--version")],
        ),
        sub(
            "wait",
            "DEVICE...",
            options=[takes("-t/--timeout --initialized"), flags("--removed --settle -h/--help -V/--version")],
        ),
        sub(
            "lock",
            "COMMAND...:argv",
            options=[takes("-d/--device -b/--backing -t/--timeout"), flags("-p/--print -h/--help -V/--version")],
        ),
        sub(
            "verify, cat",
            "FILE...",
            options=[
                takes("-N/--resolve-names --root --image"),
                flags("--no-summary --no-style --config --tldr -h/--help -V/--version"),
            ],
        ),
        sub(
            "hwdb",
            options=[
                flags("-u/--update", does="refresh"),
                takes("-t/--test -r/--root"),
                flags("-s/--strict --usr -h/--help -V/--version"),
            ],
        ),
    ],
    examples="""
        udevadm info -q all -n /dev/sda          #=> read_only
        udevadm info -a -p /sys/class/net/eth0   #=> read_only
        udevadm info --cleanup-db                #=> destructive host.break
        udevadm settle -t 30                     #=> read_only
        udevadm trigger                          #=> reversible_low refresh
        udevadm trigger -n                       #=> read_only
        udevadm trigger --action=remove          #=> disruptive
        udevadm trigger --action=add             #=> reversible_low
        udevadm control --reload-rules           #=> reversible_low refresh
        udevadm control --exit                   #=> disruptive
        udevadm control --log-level=debug        #=> config_mutation
        udevadm control --ping                   #=> read_only
        udevadm monitor -k -p                    #=> read_only
        udevadm test /sys/class/net/eth0         #=> unknown code.opaque
        udevadm test-builtin net_id /sys/class/net/eth0  #=> config_mutation
        udevadm lock -d /dev/sda ls              #=> read_only
        udevadm lock -d /dev/sda rm -rf /srv/x   #=> destructive
        udevadm hwdb -u                          #=> reversible_low
        udevadm frobnicate                       #=> unknown unknown.subcommand
    """,
)

TOOLS = [
    TIMEDATECTL,
    HOSTNAMECTL,
    LOGINCTL,
    LOCALECTL,
    RESOLVECTL,
    NETWORKCTL,
    MACHINECTL,
    ANALYZE,
    RUN,
    INHIBIT,
    TMPFILES,
    COREDUMPCTL,
    BUSCTL,
    BOOTCTL,
    UDEVADM,
    tool(
        "systemd-cgls",
        "CGROUP...",
        about="show what runs, by control group",
        docs="man:systemd-cgls(1)",
        options=[
            takes("-M/--machine", context="container:VALUE"),
            takes("--xattr --cgroup-id"),
            takes("-u/--unit --user-unit", "[UNIT]"),
            flags("-h/--help --version --no-pager -a/--all -l/--full -k -x -c"),
        ],
        examples="systemd-cgls -u nginx   #=> read_only\nsystemd-cgls --frobnicate   #=> unknown unknown.option",
    ),
    tool(
        "systemd-cgtop",
        "CGROUP",
        about="watch control groups",
        docs="man:systemd-cgtop(1)",
        options=[
            takes("-M/--machine", context="container:VALUE"),
            takes("--order --recursive -d/--delay -n/--iterations --depth"),
            takes("--cpu", "[HOW]"),
            flags("-h/--help --version -p -t -c -m -i -r/--raw -P -k -1 -b/--batch"),
        ],
        examples="systemd-cgtop -b -n 1   #=> read_only\nsystemd-cgtop --frobnicate   #=> unknown unknown.option",
    ),
    tool(
        "systemd-escape",
        "NAME...",
        about="spell a path as the name of a unit",
        docs="man:systemd-escape(1)",
        prints="word",
        options=[
            takes("--suffix --template"),
            flags("-h/--help --version --instance -u/--unescape -m/--mangle -p/--path"),
        ],
        examples="systemd-escape -p --suffix=mount /srv/x   #=> read_only\nsystemd-escape -x   #=> unknown unknown.option",
    ),
    tool(
        "systemd-detect-virt",
        about="say what this machine runs in",
        docs="man:systemd-detect-virt(1)",
        prints="word",
        options=[
            flags(
                "-h/--help --version -c/--container -v/--vm -r/--chroot --private-users --cvm --list-cvm -q/--quiet"
                " --list"
            )
        ],
        examples="systemd-detect-virt -c   #=> read_only\nsystemd-detect-virt -x   #=> unknown unknown.option",
    ),
]
