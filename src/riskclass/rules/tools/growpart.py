from __future__ import annotations

from riskclass.model.tables import flags, takes, tool

# From the usage of cloud-guest-utils 0.33.
TOOL = tool(
    "growpart",
    "DISK PARTITION",
    about="make a partition as large as the space behind it allows",
    docs="man:growpart(1)",
    does="storage.change DISK",
    because="grows a partition; keeps the old table and puts it back where that fails",
    inert="-h --help -N --dry-run",
    options=[
        takes("--free-percent --fudge -u/--update"),
        flags("-h/--help -N/--dry-run -v/--verbose"),
    ],
    examples="""
        growpart /dev/sda 1                    #=> config_mutation storage.change
        growpart --free-percent=10 /dev/sda 1  #=> config_mutation storage.change
        growpart -N /dev/sda 1                 #=> read_only
        growpart --frobnicate /dev/sda 1       #=> unknown
    """,
)
