from __future__ import annotations

from riskclass.model.tables import flags, tool

TOOL = tool(
    "tr gtr",
    "SET...",
    about="translate or delete characters of standard input",
    docs="man:tr(1)",
    prints="tr",
    reads="stdin",
    options=[flags("-c/-C/--complement -d/--delete -s/--squeeze-repeats -t/--truncate-set1 -u --help --version")],
    examples=r"""
        tr -d '\n'                           #=> read_only
        tr a-z A-Z                           #=> read_only
        tr a b < ~/.ssh/id_rsa               #=> exposure secret.read
        tr a b < f                           #=> read_only
        tr -cd "$CHARS"                      #=> read_only
        tr --frobnicate a b                  #=> unknown unknown.option
    """,
)
