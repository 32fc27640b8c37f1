from __future__ import annotations

from riskclass.model.tables import flags, sub, takes, tool, when

#: What nearly every client of systemd takes.
COMMON = [
    takes("-H/--host", context="host:VALUE"),
    takes("-M/--machine", context="container:VALUE"),
    flags("-h/--help --version --no-pager --no-ask-password --no-legend -l/--full"),
]

TOOL = tool(
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
            "unit-shell",
            "SERVICE COMMAND...:argv",
            context="namespace",
            rows=[when(unless="COMMAND", does="code.interactive")],
        ),
        sub(
            "time, blame, plot, unit-paths, has-tpm2, pcrs, srk, architectures, fdstore, smbios11, chid"
            ", identify-tpm2, help",
            "ARG...",
        ),
        sub(
            "critical-chain, dot, dump, unit-files, exit-status, capability, syscall-filter"
            ", filesystems, condition, compare-versions, verify, calendar, timestamp, timespan, security"
            ", inspect-elf, image-policy, dlopen-metadata, malloc, transient-settings",
            "ARG...",
        ),
        sub(
            "cat-config",
            "CONFIG...",
            about="show a settings file by its path or by its name below /etc, with what adds to it",
            reads="CONFIG",
            rows=[
                when(
                    "CONFIG=*shadow*|ssl/private*|ssh/ssh_host_*|*.key|*/private/*|*secret*|*credential*|*/keys/*",
                    does="secret.read CONFIG",
                ),
            ],
        ),
        sub("log-level, log-target, service-watchdogs", "VALUE", rows=[when("VALUE", does="host.config VALUE")]),
    ],
    examples="""
        systemd-analyze                              #=> read_only
        systemd-analyze unit-shell nginx rm -rf /srv/x  #=> destructive fs.delete
        systemd-analyze unit-shell nginx             #=> unknown code.interactive
        systemd-analyze blame --no-pager             #=> read_only
        systemd-analyze critical-chain nginx         #=> read_only
        systemd-analyze verify /etc/systemd/system/x.service   #=> read_only
        systemd-analyze verify --generators=yes x.service      #=> unknown code.opaque
        systemd-analyze calendar --iterations=3 daily          #=> read_only
        systemd-analyze cat-config systemd/logind.conf         #=> read_only
        systemd-analyze cat-config shadow            #=> exposure secret.read
        systemd-analyze cat-config /etc/shadow       #=> exposure secret.read
        systemd-analyze log-level                    #=> read_only
        systemd-analyze log-level debug              #=> config_mutation
        systemd-analyze frobnicate                   #=> unknown unknown.subcommand
    """,
)
