"""`make new tool=NAME`: a table to fill in."""

from __future__ import annotations

import pathlib
import sys

import riskclass.rules.tools
from riskclass.rules import module_of

TEMPLATE = '''from __future__ import annotations

from riskclass.model.tables import flags, takes, tool, when

TOOL = tool(
    "{name}",
    "FILE...",
    about="",
    docs="man:{name}(1)",
    inert="--help --version",
    options=[
        takes("-o/--output", writes="VALUE"),
        flags("--help --version"),
    ],
    rows=[
        when("FILE=*", reads="FILE"),
    ],
    examples="""
        {name} f            #=> read_only
        {name} -o out f     #=> config_mutation
    """,
)
'''


def main(names: list[str]) -> int:
    if len(names) != 1 or not names[0].replace("-", "a").replace(".", "a").replace("_", "a").isalnum():
        sys.stderr.write("usage: make new tool=NAME (letters, digits, - . _)\n")
        return 2
    held = module_of(names[0])
    if held is not None:
        sys.stderr.write(f"{names[0]} has a table already: rules/tools/{held}.py\n")
        return 2
    module = names[0].replace("-", "_").replace(".", "_")
    path = pathlib.Path(riskclass.rules.tools.__file__).parent / f"{module}.py"
    if path.exists():
        sys.stderr.write(f"{path} is there already\n")
        return 2
    path.write_text(TEMPLATE.format(name=names[0]), encoding="utf-8")
    sys.stdout.write(f"{path}: fill it in, then make fix, then make check\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
