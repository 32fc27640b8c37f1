from __future__ import annotations

from riskclass.model.tables import flags, sub, takes, tool, when

TOOL = tool(
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
                    " -a/--attr-match -A/--attr-nomatch -p/--property-match -g/--tag-match -y/--sysname-match"
                    " --name-match -b/--parent-match"
                ),
                takes("--wait-daemon", "[SECONDS]"),
                flags(
                    "-v/--verbose -n/--dry-run -q/--quiet --initialized-match --initialized-nomatch -w/--settle"
                    " --uuid --include-parents -h/--help -V/--version"
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
