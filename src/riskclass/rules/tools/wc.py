from __future__ import annotations

from riskclass.model.tables import flags, takes, tool

TOOL = tool(
    "wc gwc",
    "FILE...",
    about="count lines, words and bytes",
    docs="man:wc(1)",
    prints="number",
    options=[
        takes("--files0-from", reads="VALUE", because="a line that names no file is shown"),
        takes("--total"),
        flags("-c/--bytes -m/--chars -l/--lines -L/--max-line-length -w/--words --debug --libxo --help --version"),
    ],
    examples="""
        wc -l a b                            #=> read_only
        wc -c ~/.ssh/id_rsa                  #=> read_only
        wc --frobnicate f                    #=> unknown unknown.option
    """,
)
