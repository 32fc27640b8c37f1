"""TOML's four kinds of strings (toml.io, "String")."""

from __future__ import annotations

import re
from typing import Final

from riskclass.adapters.check.placed import Placed

_ESCAPES: Final = {"b": "\b", "t": "\t", "n": "\n", "f": "\f", "r": "\r", "e": "\x1b"}
_DIGITS: Final = {"x": 2, "u": 4, "U": 8}
_LINE_END: Final = re.compile(r"\\[ \t]*\n[ \t\n]*")


def string(source: Placed, place: int) -> tuple[Placed, int]:
    """The string whose quotes open at `place`, and the place behind it. The text is known to be TOML."""
    text = source.text
    quote = text[place]
    closing = quote * 3 if text.startswith(quote * 3, place) else quote
    place += len(closing) + (len(closing) == 3 and text.startswith("\n", place + 3))
    start = place
    out: list[str] = []
    places: list[int] = []
    while not text.startswith(closing, place) or (text.startswith(closing + quote, place) and len(closing) == 3):
        escaped = quote == '"' and text[place] == "\\"
        value, end = _escape(text, place) if escaped else (text[place], place + 1)
        out.append(value)
        places += [place] * len(value)
        place = end
    return source.pick("".join(out), places) if places else source[start:start], place + len(closing)


def _escape(text: str, place: int) -> tuple[str, int]:
    joined = _LINE_END.match(text, place)
    if joined:
        return "", joined.end()
    letter = text[place + 1]
    digits = _DIGITS.get(letter, 0)
    if digits:
        return chr(int(text[place + 2 : place + 2 + digits], 16)), place + 2 + digits
    return _ESCAPES.get(letter, letter), place + 2
