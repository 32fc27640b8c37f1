from __future__ import annotations

from riskclass.model.tables import flags, tool, when

TOOL = tool(
    "lsb_release",
    about="name the distribution",
    docs="man:lsb_release(1)",
    options=[flags("-h/--help -v/--version -i/--id -d/--description -r/--release -c/--codename -a/--all -s/--short")],
    rows=[when("-s", prints="word")],
    examples="""
        lsb_release -cs  #=> read_only
        lsb_release -x   #=> unknown unknown.option
    """,
)
