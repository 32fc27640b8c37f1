from __future__ import annotations

from riskclass.model.tables import flags, tool

TOOL = tool(
    "tr gtr",
    "SET...",
    about="translate or delete characters of standard input",
    docs="man:tr(1)",
    prints="tr",
    options=[flags("-c/-C/--complement -d/--delete -s/--squeeze-repeats -t/--truncate-set1 -u --help --version")],
    examples=r"""
        tr -d '\n'                           #=> read_only
        tr a-z A-Z                           #=> read_only
        tr -cd "$CHARS"                      #=> read_only
        tr --frobnicate a b                  #=> unknown unknown.option
    """,
)
