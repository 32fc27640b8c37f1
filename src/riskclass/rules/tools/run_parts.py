from __future__ import annotations

from riskclass.model.tables import flags, takes, tool, when

TOOL = tool(
    "run-parts",
    "DIR",
    about="run every program in a directory",
    docs="man:run-parts(8)",
    options=[
        takes("-a/--arg --regex -u/--umask"),
        flags(
            "-d/--debug -v/--verbose --list --test --lsbsysinit --new-session --report --reverse --exit-on-error"
            " --stdin -h/--help -V/--version"
        ),
    ],
    rows=[when("DIR", unless="--list --test", does="code.opaque DIR", because="runs every program in there")],
    examples="""
        run-parts /etc/cron.daily           #=> unknown code.opaque
        run-parts --test /etc/cron.daily    #=> read_only
        run-parts --report --list /srv/x    #=> read_only
    """,
)
