from __future__ import annotations

from riskclass.model.tables import flags, takes, tool

TOOL = tool(
    "rtcwake",
    about="sleep until a time",
    docs="man:rtcwake(8)",
    inert="-n --help --version --list-modes -m=show",
    does="host.reboot",
    because="puts the host to sleep until the clock wakes it",
    options=[
        takes("-A/--adjfile -c/--date -d/--device -m/--mode -s/--seconds -t/--time"),
        flags("-a/--auto --list-modes -l/--local -n/--dry-run -u/--utc -v/--verbose -h/--help -V/--version"),
    ],
    examples="""
        rtcwake -m mem -s 60          #=> disruptive host.reboot
        rtcwake -m off -s 60          #=> disruptive
        rtcwake -m show               #=> read_only
        rtcwake -n -m mem -s 60       #=> read_only
    """,
)
