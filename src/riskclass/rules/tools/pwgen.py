from __future__ import annotations

from riskclass.model.tables import flags, takes, tool

TOOL = tool(
    "pwgen",
    "LENGTH COUNT",
    about="make passwords",
    docs="man:pwgen(1)",
    prints="words",
    options=[
        takes("-r/--remove-chars -N/--num-passwords"),
        takes("-H/--sha1"),
        flags("-c/--capitalize -A/--no-capitalize -n/--numerals -0/--no-numerals -y/--symbols -s/--secure"),
        flags("-B/--ambiguous -h/--help -C -1 -v/--no-vowels -a/--alt-phonics"),
    ],
    examples="""
        pwgen -s 32 1          #=> read_only
        pwgen --frobnicate     #=> unknown
    """,
)
