"""Text that a tool splits into words without a shell."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from riskclass.adapters.check.placed import Placed

_PLAIN: Final = re.compile(r"[^ \t\r\n'\"\\]+")
_QUOTED: Final = {'"': re.compile(r'[^"\\]+'), "'": re.compile(r"[^'\\]+")}
_BLANK: Final = re.compile(r"[ \t\r\n]+")
#: What a `\` at a place stands for in quotes of a kind (or none), and the place behind it.
Escape = Callable[[str, int, str], tuple[str, int]]


def posix(text: str, place: int, quote: str) -> tuple[str, int]:
    r"""As Python's shlex and Go's shellwords have it: in double quotes only `\"` and `\\`, in single quotes nothing."""
    following = text[place + 1 : place + 2]
    if quote == "'" or (quote and following not in ('"', "\\")):
        return "\\", place + 1
    return following, place + 2


def goes_on(line: str) -> bool:
    r"""Whether a line ends in a `\\` that no other escapes."""
    return (len(line) - len(line.rstrip("\\"))) % 2 == 1


def split(source: Placed, escape: Escape = posix) -> tuple[Placed, ...]:
    """The words, without quotes and escapes. A quote that does not end runs to the end."""
    text = source.text
    words: list[Placed] = []
    out: list[tuple[str, int]] | None = None  # the characters of the word, and their places
    place = begun = 0
    while place < len(text):
        blank = _BLANK.match(text, place)
        if blank:
            words += [_word(source, out, begun)] if out is not None else []
            out, place = None, blank.end()
            continue
        if out is None:
            out, begun = [], place
        place = _piece(text, place, out, escape)
    return (*words, _word(source, out, begun)) if out is not None else tuple(words)


def _piece(text: str, place: int, out: list[tuple[str, int]], escape: Escape) -> int:
    """A run of plain characters, an escape, or a quoted string; returns the place behind it."""
    if text[place] not in "'\"\\":
        return _run(_PLAIN, text, place, out)
    if text[place] == "\\":
        return _escaped(text, place, out, escape, "")
    quote = text[place]
    place += 1
    while place < len(text) and text[place] != quote:
        if text[place] == "\\":
            place = _escaped(text, place, out, escape, quote)
        else:
            place = _run(_QUOTED[quote], text, place, out)
    return place + 1


def _run(pattern: re.Pattern[str], text: str, place: int, out: list[tuple[str, int]]) -> int:
    match = pattern.match(text, place)
    end = match.end() if match else place + 1
    out += zip(text[place:end], range(place, end), strict=True)
    return end


def _escaped(text: str, place: int, out: list[tuple[str, int]], escape: Escape, quote: str) -> int:
    value, end = escape(text, place, quote)
    out += [(char, place) for char in value]
    return end


def _word(source: Placed, out: list[tuple[str, int]], begun: int) -> Placed:
    places = [place for _, place in out]
    value = "".join(char for char, _ in out)
    if places and source.text.startswith(value, places[0]) and places[-1] - places[0] == len(places) - 1:
        return source[places[0] : places[-1] + 1]
    return source.pick(value, places) if places else source[begun:begun]
