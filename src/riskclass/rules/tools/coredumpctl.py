from __future__ import annotations

from riskclass.model.tables import flags, sub, takes, tool

TOOL = tool(
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
