from __future__ import annotations

from riskclass.model.tables import flags, sub, takes, tool

#: What nearly every client of systemd takes.
COMMON = [
    takes("-H/--host", context="host:VALUE"),
    takes("-M/--machine", context="container:VALUE"),
    flags("-h/--help --version --no-pager --no-ask-password --no-legend -l/--full"),
]

SHOWS = takes("-p/--property -P -n/--lines -o/--output --json --legend")

TOOL = tool(
    "timedatectl",
    about="show and set the clock",
    input="none",
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
