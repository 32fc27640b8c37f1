from __future__ import annotations

from riskclass.model.tables import flags, takes, tool

TOOL = tool(
    "dmesg",
    about="show the kernel's log",
    input="none",
    docs="man:dmesg(1)",
    inert="--help --version",
    options=[
        flags("-C/--clear -c/--read-clear", does="log.discard", because="empties the kernel's log"),
        flags("-D/--console-off -E/--console-on", does="host.config"),
        takes("-n/--console-level", does="host.config"),
        takes("-F/--file -K/--kmsg-file", reads="VALUE"),
        takes("-f/--facility -l/--level -s/--buffer-size --time-format --since --until"),
        takes("-L/--color", "[WHEN]"),
        flags(
            "-H/--human -J/--json -k/--kernel -P/--nopager -p/--force-prefix -r/--raw --noescape -S/--syslog"
            " -u/--userspace -w/--follow -W/--follow-new -x/--decode -d/--show-delta -e/--reltime -T/--ctime"
            " -t/--notime -h/--help -V/--version"
        ),
    ],
    examples="""
        dmesg -F ~/.netrc                  #=> exposure secret.read
        dmesg                        #=> read_only
        dmesg -T --level=err,warn    #=> read_only
        dmesg -wH                    #=> read_only
        dmesg -c                     #=> destructive log.discard
        dmesg -Tc                    #=> destructive
        dmesg --clear                #=> destructive
        dmesg --read                 #=> destructive -- a unique prefix
        dmesg -n 1                   #=> config_mutation host.config
        dmesg -D                     #=> config_mutation
        dmesg --frobnicate           #=> unknown unknown.option
    """,
)
