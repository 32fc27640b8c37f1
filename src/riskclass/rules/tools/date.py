from __future__ import annotations

from riskclass.model.tables import flags, takes, tool, when

TOOL = tool(
    "date gdate",
    "WORD...",
    about="show or set the clock",
    input="none",
    docs="man:date(1)",
    inert="--help --version",
    prints="date",
    options=[
        takes("-s/--set", does="host.config VALUE", because="sets the clock"),
        takes("-f/--file", reads="VALUE"),
        takes("-d/--date -r/--reference --rfc-3339 -v -z"),
        takes("-I/--iso-8601", "[WHAT]"),
        flags(
            "--debug --resolution -R/--rfc-email/--rfc-822/--rfc-2822 -u/--utc/--uct/--universal -j -n --help --version"
        ),
    ],
    rows=[when("WORD", unless="WORD=+* -j", does="host.config WORD", because="sets the clock")],
    examples="""
        date                                     #=> read_only
        date -u +%s                              #=> read_only
        date -d '2 days ago' "+$F"               #=> read_only
        git log $(date +%F)                      #=> read_only
        git log $(date +--output=f)              #=> unknown unknown.option
        git log $(date '+%F --output=f')         #=> unknown unknown.option
        date -Iseconds -r f                      #=> read_only
        date --rfc-3339=date                     #=> read_only
        date -s '2026-01-01'                     #=> config_mutation host.config
        date --se=12:00                          #=> config_mutation host.config
        date 010112002026                        #=> config_mutation host.config
        date -j -f %Y 2026 +%s                   #=> read_only
        date -f .env                             #=> exposure secret.read
        date -f dates                            #=> read_only
        date -s 12:00 --help                     #=> read_only
    """,
)
