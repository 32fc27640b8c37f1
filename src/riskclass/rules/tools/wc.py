from __future__ import annotations

from riskclass.model.tables import flags, takes, tool, when

TOOL = tool(
    "wc gwc",
    "FILE...",
    about="count lines, words and bytes",
    docs="man:wc(1)",
    input="whole",
    prints="number",
    options=[
        takes("--files0-from", reads="VALUE", because="a line that names no file is shown"),
        takes("--total"),
        flags("-c/--bytes -m/--chars -l/--lines -L/--max-line-length -w/--words --debug --libxo --help --version"),
    ],
    rows=[when("FILE --files0-from", prints="files")],  # their names stand behind the numbers
    examples="""
        psql -c "select $(wc -l < f)"        #=> read_only
        psql -c "select $(wc -l f)"          #=> unknown
        sh -c "echo $(wc -l --files0-from=list)" #=> unknown
        wc -l a b                            #=> read_only
        wc -c ~/.ssh/id_rsa                  #=> read_only
        wc --frobnicate f                    #=> unknown unknown.option
    """,
)
