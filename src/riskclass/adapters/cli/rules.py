"""`riskclass rules`: what a table says of a program."""

from __future__ import annotations

import textwrap
from typing import TYPE_CHECKING, Any

from riskclass.adapters.cli import emit
from riskclass.adapters.cli.parser import Parser, usage_error
from riskclass.model.data import to_data
from riskclass.model.site import NO_SITE
from riskclass.policy.catalogue import names, nearest, sub_names, subs, table
from riskclass.policy.errors import PolicyError
from riskclass.policy.write import document

if TYPE_CHECKING:
    from collections.abc import Iterator

    from riskclass.model.tables import Says, Table

_SAID = ("reads", "writes", "deletes", "does", "stdin", "prints", "context", "cwd", "env")


def run(args: list[str]) -> int:
    """`riskclass rules [TOOL [SUB…]] [--toml] [--policy FILE]`."""
    try:
        options = parser().parse_args(args)
        return _shown(options.words, options.toml, options.policy)
    except SystemExit as stop:
        return int(stop.code or 0)
    except PolicyError as error:
        return usage_error(str(error))


def parser() -> Parser:
    made = Parser(
        prog="riskclass rules",
        description="What the tables say of a program, or of one of its sub-commands; without TOOL, the names of all.",
    )
    made.add_argument("words", nargs="*", metavar="TOOL", help="a program, and the words of a sub-command")
    made.add_argument("--toml", action="store_true", help="in the words of policy files")
    made.add_argument("--policy", metavar="FILE|PRESET", help="with the tables of a policy")
    return made


def _shown(words: list[str], toml: bool, policy: str | None) -> int:
    site = NO_SITE
    if policy is not None:
        from riskclass.policy.finding import load

        site = load(policy).site
    if not words:
        return emit("\n".join(names(site)) + "\n")
    program, *path = " ".join(words).split() or [""]
    tool = table(program, site)
    if tool is None:
        own = " (those of your own: --policy FILE)" if policy is None else ""
        return usage_error(f"no table of {program!r}{nearest(program, names(site))}{own}")
    found = subs(tool, path) if path else [tool]
    if not found:
        return usage_error(f"no sub-command {' '.join(path)!r} of {program}{nearest(' '.join(path), sub_names(tool))}")
    if toml:
        data = to_data(tool) if not path else to_data(tool) | {"subs": [to_data(each) for each in found]}
        return emit(document({"tool": [_dedented(data)]}))
    return emit("\n".join("\n".join(_page(each, program if path else "")) + "\n" for each in found))


def _dedented(data: dict[str, Any]) -> dict[str, Any]:
    examples = textwrap.dedent(data.get("examples", "")).strip("\n ")
    subs = [_dedented(each) for each in data.get("subs", [])]
    return data | ({"examples": f"{examples}\n"} if examples else {}) | ({"subs": subs} if subs else {})


def _page(each: Table, program: str) -> Iterator[str]:
    """A table as a person reads it; `program` stands before the paths of a sub-command."""
    paths = [path.strip() for path in each.names.split(",")] if program else each.names.split()
    first = f"{program} {paths[0]}".strip()
    yield f"{first} {each.operands}".rstrip()
    for line in (each.about, f"also: {', '.join(paths[1:])}" if paths[1:] else "", each.docs, *_marks(each)):
        yield from [f"  {line}"] if line else []
    yield from _lines("always", [("", _said(each.says))])
    yield from _lines("options", [(_option(option.names, option.value), _said(option.says)) for option in each.options])
    yield from _lines("where", [(_terms(row.terms, row.unless), _row(row.operands, row.says)) for row in each.rows])
    yield from _lines("sub-commands", [(f"{entry.names}", entry.about) for entry in each.subs])
    if each.examples.strip():
        yield from ["", "  examples", textwrap.indent(textwrap.dedent(each.examples).strip(), "    ")]


def _marks(each: Table) -> Iterator[str]:
    """What a table says beyond its rows."""
    if each.style not in ("", "gnu"):
        yield f"options are written in the style {each.style}"
    if each.open:
        yield "options that are not listed are harmless"
    if each.posix:
        yield "options end at the first operand"
    if each.input:
        yield {
            "none": "reads nothing of its input, unless a word says so",
            "whole": "reads all of its input, or nothing",
            "part": "may read a part of its input",
            "asks": "may read a part of its input where an option makes it ask",
        }[each.input]
    if each.inert:
        yield f"does nothing itself with: {each.inert}"


def _lines(title: str, rows: list[tuple[str, str]]) -> Iterator[str]:
    shown = [(head, tail) for head, tail in rows if head or tail]
    if not shown:
        return
    yield ""
    yield f"  {title}"
    width = min(34, max(len(head) for head, _ in shown))
    for head, tail in shown:
        if len(head) > width and tail:
            yield from _wrapped(head)
            yield f"    {'':{width}}  {tail}"
        else:
            lines = _wrapped(head) or ["    "]
            yield from lines[:-1]
            yield f"{lines[-1]:{width + 4}}  {tail}".rstrip()


def _wrapped(text: str) -> list[str]:
    return textwrap.wrap(
        text, 110, initial_indent="    ", subsequent_indent="    ", break_on_hyphens=False, break_long_words=False
    )


def _option(names: str, value: str | None) -> str:
    return names if value is None else f"{names} {value}"


def _terms(terms: tuple[str, ...], unless: str) -> str:
    either = " and ".join(" or ".join(each.split()) for each in terms) or "always"
    return f"{either}, unless {' or '.join(unless.split())}" if unless else either


def _row(operands: str | None, says: Says) -> str:
    said = _said(says)
    return said if operands is None else "; ".join(part for part in (f"operands are {operands}", said) if part)


def _said(says: Says) -> str:
    parts = [f"{name} {getattr(says, name)}" for name in _SAID if getattr(says, name)]
    parts += ["a whole disk, pool or host"] if says.whole else []
    return "; ".join(parts) + (f" ({says.because})" if says.because else "")
