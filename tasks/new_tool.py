"""`make new tool=NAME`: a table to fill in, with the options and sub-commands that the tool's own help tells of.

The tool is asked in the scratch place of `make help-check ASK=1`, or as this machine has it, in the same jail; where it
answers nothing, the table is a template. What an option or a sub-command does is the author's to say: each has an
example that fails until then.
"""

from __future__ import annotations

import pathlib
import shutil
import sys
import textwrap

import riskclass.rules.tools
from riskclass.rules import module_of
from tasks.help_jail import Program, program
from tasks.help_readers import Help
from tasks.help_terms import FLAG, OPTIONAL, Path
from tasks.help_told import crawl

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
ASKED = '''from __future__ import annotations

from riskclass.model.tables import {words}

# {source}. What these do is not in a help text: does=, writes=, reads=, rows.
TOOL = tool(
    "{name}",
    "WORD...",
    about="",
    docs="",
    inert="{inert}",{options}{subs}
    examples="""
{examples}
    """,
)
'''
_INERT = ("-h", "--help", "-V", "--version")


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
    path.write_text(text(names[0]), encoding="utf-8")
    sys.stdout.write(f"{path}: fill it in, then make fix, then make check\n")
    return 0


def text(name: str) -> str:
    there = program(name) or _here(name)
    said = crawl(name, there) if there is not None else {}
    if there is None or not any(each.options for each in said.values()):
        return TEMPLATE.format(name=name)
    return table(name, f"As told by {there.source} {there.package} {there.version}", said)


def _here(name: str) -> Program | None:
    found = shutil.which(name)
    return Program((found,), "/", "this machine's", name, "version") if found else None


def table(name: str, source: str, said: dict[Path, Help]) -> str:
    """The text of a table of what a tool says; options that every sub-command has are the tool's."""
    below = {path: each.options for path, each in said.items() if path}
    shared = {
        option: kind
        for option, kind in said[()].options.items()
        if not below or all(option in options for options in below.values())
    }
    top = shared if below and len(shared) > 1 else said[()].options
    alike: dict[str, list[str]] = {}
    for path, options in below.items():
        rest = {option: kind for option, kind in options.items() if not (top is shared and option in shared)}
        alike.setdefault(_options(rest, 12), []).append(" ".join(path))
    subs = "".join(
        f'        sub(\n{_literal(", ".join(paths), 12)},\n            "WORD...",{options}\n        ),\n'
        for options, paths in alike.items()
    )
    inherits = "\n    inherits=True," if subs and top is shared else ""
    examples = [f"        {' '.join((name, *path))}    #=> FILL_IN" for path in said if path or not below]
    examples += [f"        {name} {option}    #=> FILL_IN" for option in said[()].options if not below]
    options = _options(top, 4) + inherits
    kinds = [word for word in ("flags", "sub", "takes") if f"{word}(" in options + subs]
    return ASKED.format(
        words=", ".join((*kinds, "tool")),
        name=name,
        source=source,
        inert=" ".join(option for option in _INERT if option in said[()].options),
        options=options,
        subs=f"\n    subs=[\n{subs}    ]," if subs else "",
        examples="\n".join(examples),
    )


def _options(options: dict[str, str], indent: int) -> str:
    """`options=[takes(…), flags(…)]`, where there are any."""
    if not options:
        return ""
    lines = []
    for word, end, kind in (
        ("takes", "", lambda kind: kind not in (FLAG, OPTIONAL)),
        ("takes", ', "[VALUE]"', lambda kind: kind == OPTIONAL),
        ("flags", "", lambda kind: kind == FLAG),
    ):
        names = _spellings([name for name, each in options.items() if kind(each)])
        if names:
            pad = " " * (indent + 4)
            lines.append(f"{pad}{word}(\n{_literal(names, indent + 8)}{end},\n{pad}),\n")
    pad = " " * indent
    return f"\n{pad}options=[\n{''.join(lines)}{pad}],"


def _spellings(names: list[str]) -> str:
    """A short name and the long one that is told behind it are one option."""
    words: list[str] = []
    for name in names:
        before = words[-1] if words else ""
        if name.startswith("--") and len(before) == 2 and before[0] == "-":
            words[-1] = f"{before}/{name}"
        else:
            words.append(name)
    return " ".join(words)


def _literal(text: str, indent: int) -> str:
    """A string over as many lines as it needs."""
    pieces = textwrap.wrap(text, 110 - indent, break_long_words=False, break_on_hyphens=False)
    lines = [f'"{piece}"' if number == 0 else f'" {piece}"' for number, piece in enumerate(pieces)]
    return "\n".join(" " * indent + line for line in lines)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
