from __future__ import annotations

from riskclass.model.tables import flags, takes, tool, when

TOOL = tool(
    "logrotate",
    "CONFIG...",
    about="rotate logs as configured",
    docs="man:logrotate(8)",
    inert="-d --help --version",
    options=[
        takes("-l/--log", writes="VALUE"),  # beside -d too
        takes("-s/--state"),
        takes("-m/--mail", "COMMAND:sh"),
        flags("-d/--debug -f/--force -v/--verbose -?/--help --usage --version --skip-state-lock --wait-for-state-lock"),
    ],
    rows=[
        when("-s", writes="-s"),
        when("CONFIG", does="fs.write", because="rotates logs, and drops the oldest as configured"),
        when(
            "CONFIG",
            unless="CONFIG=/etc/logrotate.conf|/etc/logrotate.d/*",
            does="code.opaque CONFIG",
            because="a file of settings that is not the system's own; it may hold scripts",
        ),
    ],
    examples="""
        logrotate -f /etc/logrotate.conf          #=> config_mutation fs.write
        logrotate /etc/logrotate.d/nginx          #=> config_mutation
        logrotate -d /etc/logrotate.conf          #=> read_only
        logrotate -d -l log /etc/logrotate.conf   #=> config_mutation fs.write -- tried
        logrotate -d -s log /etc/logrotate.conf   #=> read_only
        logrotate -s log                          #=> config_mutation fs.write
        logrotate ./my.conf                       #=> unknown code.opaque
        logrotate -m 'rm -rf x' /etc/logrotate.conf  #=> destructive
        logrotate -m cat /etc/logrotate.conf     #=> config_mutation
        logrotate -s /tmp/state /etc/logrotate.conf  #=> config_mutation fs.scratch
    """,
)
