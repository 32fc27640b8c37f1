"""JSON, and JSON with comments and trailing commas: each string with the place of every character."""

from __future__ import annotations

import re
from typing import Final

from riskclass.adapters.check.found import Broken
from riskclass.adapters.check.placed import Placed
from riskclass.adapters.check.readers.tree import DEPTH, Node

_BLANK: Final = re.compile(r"(?:[ \t\r\n]+|//[^\n]*|/\*.*?\*/)*", re.DOTALL)
_PLAIN: Final = re.compile(r'[^"\\\n]*')
_BARE: Final = re.compile(r"[-+.0-9A-Za-z]+")
_ESCAPES: Final = {"b": "\b", "f": "\f", "n": "\n", "r": "\r", "t": "\t", '"': '"', "\\": "\\", "/": "/"}
_HEX: Final = re.compile("[0-9a-fA-F]{4}")


def read(source: Placed) -> Node:
    """The document.

    Raises:
        Broken: this is not JSON, or it nests deeper than is followed.
    """
    reader = _Reader(source)
    node, place = reader.value(reader.blank(0), 0)
    if reader.blank(place) != len(source.text):
        raise reader.broken("something stands behind the document", place)
    return node


def variants(source: Placed) -> list[Node]:
    """The document, once for each value of a key that has several.

    Raises:
        Broken: as `read`.
    """
    try:
        return read(source).variants()
    except OverflowError:
        raise Broken("not JSON: a key has more values than are followed", source.start) from None


class _Reader:
    """Position in, node and position out."""

    def __init__(self, source: Placed) -> None:
        self.source: Final = source
        self.text: Final = source.text

    def broken(self, message: str, place: int) -> Broken:
        return Broken(f"not JSON: {message}", self.source.starts(place))

    def blank(self, place: int) -> int:
        """Behind blanks and comments."""
        match = _BLANK.match(self.text, place)
        return match.end() if match else place

    def value(self, place: int, depth: int) -> tuple[Node, int]:
        """value = object | array | string | number | name"""
        char = self.text[place : place + 1]
        if depth > DEPTH:
            raise self.broken("nests deeper than is followed", place)
        if char == "{":
            return self.collection(place, "}", depth)
        if char == "[":
            return self.collection(place, "]", depth)
        if char == '"':
            return self.string(place)
        match = _BARE.match(self.text, place)
        if not match:
            raise self.broken("a value is expected", place)
        bare = self.source[place : match.end()]
        return Node("bare", text=lambda: bare), match.end()

    def collection(self, place: int, close: str, depth: int) -> tuple[Node, int]:
        """object = "{" [string ":" value {"," string ":" value} [","]] "}", and array likewise"""
        pairs: list[tuple[Node, Node]] = []
        items: list[Node] = []
        place = self.blank(place + 1)
        while self.text[place : place + 1] != close:
            if close == "}":
                key, place = self.string(place)
                place = self.behind(":", self.blank(place))
                value, place = self.value(place, depth + 1)
                pairs.append((key, value))
            else:
                value, place = self.value(place, depth + 1)
                items.append(value)
            place = self.blank(place)
            if self.text[place : place + 1] != close:
                place = self.behind(",", place)
        return Node("map" if close == "}" else "list", pairs=pairs, items=items), place + 1

    def behind(self, char: str, place: int) -> int:
        if self.text[place : place + 1] != char:
            raise self.broken(f"{char} is expected", place)
        return self.blank(place + 1)

    def string(self, place: int) -> tuple[Node, int]:
        """string = '"' {character | escape} '"'"""
        if self.text[place : place + 1] != '"':
            raise self.broken("a string is expected", place)
        start = place = place + 1
        out: list[str] = []
        places: list[int] = []
        while True:
            match = _PLAIN.match(self.text, place)
            end = match.end() if match else place
            out.append(self.text[place:end])
            places += range(place, end)
            place = end
            if self.text[place : place + 1] != "\\":
                break
            char, end = self.escape(place)
            out.append(char)
            places.append(place)
            place = end
        if self.text[place : place + 1] != '"':
            raise self.broken("a string does not end", start)
        text = self.source.pick("".join(out), places) if places else self.source[start:start]
        return Node("text", text=lambda: text), place + 1

    def escape(self, place: int) -> tuple[str, int]:
        """escape = "\\" (one of bfnrt"\\/ | "u" four hex digits)"""
        letter = self.text[place + 1 : place + 2]
        if letter in _ESCAPES:
            return _ESCAPES[letter], place + 2
        match = _HEX.match(self.text, place + 2) if letter == "u" else None
        if not match:
            raise self.broken("an escape that is not known", place)
        return chr(int(match.group(), 16)), match.end()
