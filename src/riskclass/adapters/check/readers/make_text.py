"""The text of a makefile: its lines, and where references stand in them (GNU make manual, 3.1.1 and 6.1)."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from riskclass.adapters.check.placed import Placed, joined
from riskclass.adapters.check.words import goes_on

_DEFINE: Final = re.compile(r"^[ \t]*(?:(?:override|export)[ \t]+)*define[ \t]+([^\s=:?+!]+)", re.MULTILINE)
_ENDEF: Final = re.compile(r"\s*endef\b")
#: Functions that give what their arguments say, whole or in part (GNU make manual, 8).
_FUNCTION: Final = re.compile(r"\$[({](?:if|or|and|foreach|let|strip|call|subst|patsubst|add(?:pre|suf)fix)\s")
_NESTING: Final = 10  # functions in functions; what stands deeper is taken as a whole
META: Final = re.compile(r"[;&|`\n]")
_BRACKETS: Final = {")": re.compile("[()]"), "}": re.compile("[{}]")}


def continued(lines: list[Placed], place: int, prefixes: tuple[str, ...]) -> tuple[int, Placed]:
    r"""Lines joined by `\`, and the place behind them; both characters stay for the shell, a prefix does not."""
    pieces = [lines[place]]
    while goes_on(pieces[-1].text) and place + 1 < len(lines):
        place += 1
        following = lines[place]
        pieces.append(following[1:] if following.text.startswith(prefixes) else following)
    return place + 1, joined(pieces, "\n")


def defines(text: str) -> list[str]:
    """The names behind `define`: of a line, or of a whole text."""
    return _DEFINE.findall(text)


def definition(lines: list[Placed], place: int, prefixes: tuple[str, ...]) -> tuple[int, list[Placed]]:
    """The lines up to `endef`, and the place behind it."""
    body: list[Placed] = []
    level = 1
    while place < len(lines):
        place, inner = continued(lines, place, prefixes)
        level += bool(_DEFINE.match(inner.text)) - bool(_ENDEF.match(inner.text))
        if level == 0:
            break
        body.append(inner)
    return place, body


def blanked(text: str) -> str:
    """The text with an `x` for each character of a reference, so that what stands in one is not taken for syntax."""
    pieces, done = [], 0
    for start, end in references(text):
        pieces += [text[done:start], "x" * (end - start)]
        done = end
    return "".join([*pieces, text[done:]])


def references(text: str) -> list[tuple[int, int]]:
    """The range of each reference, inner ones left out."""
    found: list[tuple[int, int]] = []
    start = text.find("$")
    while start >= 0:
        closing = {"(": ")", "{": "}"}.get(text[start + 1 : start + 2], "")
        end = _closed(text, start + 2, closing) if closing else min(start + 2, len(text))
        found.append((start, end))
        start = text.find("$", end)
    return found


def pasted(line: Placed, nesting: int = 0) -> Iterator[Placed]:
    """The arguments of functions in a line that hold more than words: pasted into a recipe, they are commands."""
    for start, end in references(line.text):
        function = _FUNCTION.match(line.text, start, end)
        for argument in _arguments(line[function.end() : end - 1]) if function else ():
            if META.search(blanked(argument.text) if nesting < _NESTING else argument.text):
                yield argument
            yield from pasted(argument, nesting + 1) if nesting < _NESTING else ()


def _arguments(text: Placed) -> Iterator[Placed]:
    done = 0
    for comma in re.finditer(",", blanked(text.text)):
        yield text[done : comma.start()]
        done = comma.end()
    yield text[done:]


def _closed(text: str, start: int, closing: str) -> int:
    """Behind the bracket that closes the one before `start`."""
    level = 1
    for match in _BRACKETS[closing].finditer(text, start):
        level += -1 if match.group() == closing else 1
        if level == 0:
            return match.end()
    return len(text)
