from __future__ import annotations

from riskclass.model.tables import flags, sub, takes, tool, when

#: What nearly every client of systemd takes.
COMMON = [
    takes("-H/--host", context="host:VALUE"),
    takes("-M/--machine", context="container:VALUE"),
    flags("-h/--help --version --no-pager --no-ask-password --no-legend -l/--full"),
]

TOOL = tool(
    "loginctl",
    about="show and end log-in sessions",
    input="none",
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
        sub("lock-sessions", does="refresh"),
        sub("flush-devices", does="host.config", because="drops all that attach assigned"),
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
        sub("kill-session, kill-user", "ID...", rows=[when(unless="-s=0|help|list", does="process.signal ID")]),
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
        loginctl flush-devices                   #=> config_mutation host.config
        loginctl                               #=> read_only
        loginctl list-sessions --no-legend     #=> read_only
        loginctl show-user bob -p Linger       #=> read_only
        loginctl lock-session 3                #=> reversible_low
        loginctl lock-sessions                 #=> reversible_low
        loginctl unlock-session 3              #=> exposure access.grant
        loginctl terminate-user bob            #=> disruptive process.signal
        loginctl kill-session 3 -s KILL        #=> disruptive
        loginctl kill-session 3 --signal=0     #=> read_only
        loginctl kill-session 3 -s list        #=> read_only -- it prints them, and ends
        loginctl enable-linger bob             #=> config_mutation service.enable
        loginctl disable-linger bob            #=> disruptive
        loginctl attach seat1 /sys/devices/x   #=> config_mutation
        loginctl frobnicate                    #=> unknown unknown.subcommand
    """,
)
