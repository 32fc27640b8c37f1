"""Variables of a justfile, and what its expressions run (just.systems/man, "Variables", "Functions")."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from riskclass.adapters.check.placed import Placed, joined

_SET: Final = re.compile(r"^(export\s+)?([A-Za-z_][\w-]*)\s*:=[ \t]*(.*)$", re.MULTILINE)
_LITERAL: Final = re.compile(r"(?:\"([^\"\\]*)\"|'([^']*)')\s*(?:#.*)?")
#: What is run: the plain text of `shell(…)`, and backticks. Other strings and comments are passed over.
_RUN: Final = re.compile(
    r"\bshell\(\s*(?:\"((?:\\.|[^\"\\])*+)\"|'([^']*+)'|[^,()\s]*)\s*([,)]?)"
    r"|\bf(?:\"((?:\\.|[^\"\\])*+)\"|'([^']*+)')|```(.*?)(?:```|\Z)|`([^`\n]*)`|\"(?:\\.|[^\"\\])*+(?:\"|\Z)|'[^']*+(?:'|\Z)|#[^\n]*",
    re.DOTALL,
)
#: `f'{{ … }}'`
_INSERT: Final = re.compile(r"\{\{((?:(?!\{\{).)*?)\}\}", re.DOTALL)


def settled(text: str) -> dict[str, str]:
    """Those that are set in one place, to words alone."""
    said: dict[str, list[str]] = {}
    for _, name, value in _SET.findall(text):
        said.setdefault(name, []).append(value.strip())
    found = {name: _LITERAL.fullmatch(values[0]) for name, values in said.items() if len(values) == 1}
    return {name: match[match.lastindex or 1] for name, match in found.items() if match}


def exports(source: Placed) -> Iterator[tuple[str, Placed]]:
    """Those that programs get; one that is put together of others is not known."""
    everything = re.search(r"^set\s+export\b(?!\s*:=\s*false)", source.text, re.MULTILINE)
    for match in _SET.finditer(source.text):
        if not (match[1] or everything):
            continue
        value = source[match.start(3) : match.end(3)].strip()
        literal = _LITERAL.fullmatch(value.text)
        if literal and literal.lastindex:
            yield match[2], value[literal.start(literal.lastindex) : literal.end(literal.lastindex)]
        else:
            yield match[2], value.made(value.file.hole(value.text, f"{value.text} is worked out by just"))


def evaluated(source: Placed) -> Iterator[Placed]:
    """The commands in the expressions of a text: each runs when the file is evaluated."""
    for match in _RUN.finditer(source.text):
        group = next((number for number in (1, 2, 4, 5, 6, 7) if match[number] is not None), 0)
        if group in (4, 5):
            inner = source[match.start(group) : match.end(group)]
            for insert in _INSERT.finditer(inner.text):
                yield from evaluated(inner[insert.start(1) : insert.end(1)])
        elif group > 2 or (group and match[3]):
            yield source[match.start(group) : match.end(group)]
        elif match[0].startswith("shell("):  # an expression, or a text that goes on with one
            hole = source.file.hole(match[0], f"{match[0]} … is worked out by just")
            made = source[match.start() : match.end()].made(hole)
            yield joined([source[match.start(group) : match.end(group)], made]) if group else made
