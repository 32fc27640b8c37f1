"""TOML: read by tomllib for what is wrong with it, and here for the place of every string."""

from __future__ import annotations

import re
import tomllib
from typing import Any, Final

from riskclass.adapters.check.found import Broken
from riskclass.adapters.check.placed import Placed, joined
from riskclass.adapters.check.readers.tree import Node

_BLANK: Final = re.compile(r"(?:[ \t\r\n]+|#[^\n]*)*")
_SPACE: Final = re.compile(r"[ \t]*")
_KEY: Final = re.compile(r"[A-Za-z0-9_-]+")
_BARE: Final = re.compile(r"[^,\]}#\n]*")
_ESCAPES: Final = {"b": "\b", "t": "\t", "n": "\n", "f": "\f", "r": "\r", "e": "\x1b"}
_DIGITS: Final = {"x": 2, "u": 4, "U": 8}
_LINE_END: Final = re.compile(r"\\[ \t]*\n[ \t\n]*")


def read(source: Placed) -> Node:
    """The document.

    Raises:
        Broken: this is not TOML.
    """
    try:
        tomllib.loads(source.text)
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        line = re.search(r"line (\d+)", str(error))
        lines = source.text.split("\n")[: int(line.group(1)) - 1] if line else []
        raise Broken(f"not TOML: {error}", source.starts(sum(len(each) + 1 for each in lines))) from None
    return _Reader(source).document()


class _Reader:
    """Position in, value and position out. The text is known to be TOML."""

    def __init__(self, source: Placed) -> None:
        self.source: Final = source
        self.text: Final = source.text

    def document(self) -> Node:
        root: dict[str, Any] = {}
        table = root
        place = self.behind(_BLANK, 0)
        while place < len(self.text):
            if self.text[place] == "[":
                path, place = self.key(self.behind(_SPACE, place + 1 + self.text.startswith("[[", place)))
                table = _table(root, path[:-1])
                table = _last(table, path[-1]) if self.text.startswith("]]", place) else _table(table, path[-1:])
                place += 1 + self.text.startswith("]]", place)
            else:
                place = self.pair(place, table)
            place = self.behind(_BLANK, place)
        return self.node(root)

    def pair(self, place: int, table: dict[str, Any]) -> int:
        path, place = self.key(place)
        value, place = self.value(self.behind(_SPACE, place + 1))
        _table(table, path[:-1])[path[-1]] = value
        return place

    def key(self, place: int) -> tuple[list[str], int]:
        """key = simple {"." simple}, and the blanks behind it"""
        path: list[str] = []
        while True:
            if self.text[place] in "\"'":
                name, place = self.string(place)
                path.append(name.text)
            else:
                end = self.behind(_KEY, place)
                path.append(self.text[place:end])
                place = end
            place = self.behind(_SPACE, place)
            if self.text[place] != ".":
                return path, place
            place = self.behind(_SPACE, place + 1)

    def value(self, place: int) -> tuple[Any, int]:
        char = self.text[place]
        if char in "\"'":
            return self.string(place)
        if char == "[":
            return self.array(place)
        if char == "{":
            return self.inline(place)
        end = self.behind(_BARE, place)
        return self.source[place:end].strip(), end

    def array(self, place: int) -> tuple[list[Any], int]:
        items: list[Any] = []
        place = self.behind(_BLANK, place + 1)
        while self.text[place] != "]":
            value, place = self.value(place)
            items.append(value)
            place = self.behind(_BLANK, place)
            place = self.behind(_BLANK, place + (self.text[place] == ","))
        return items, place + 1

    def inline(self, place: int) -> tuple[dict[str, Any], int]:
        table: dict[str, Any] = {}
        place = self.behind(_BLANK, place + 1)
        while self.text[place] != "}":
            place = self.behind(_BLANK, self.pair(place, table))
            place = self.behind(_BLANK, place + (self.text[place] == ","))
        return table, place + 1

    def string(self, place: int) -> tuple[Placed, int]:
        quote = self.text[place]
        if not self.text.startswith(quote * 3, place):
            return self.quoted(place + 1, quote)
        start = place + 3 + self.text.startswith("\n", place + 3)
        found, end = self.quoted(start, quote * 3)
        while self.text.startswith(quote, end):  # the closing quotes are the last three of a run
            end += 1
            found = joined([found, self.source[end - 4 : end - 3]])
        return found, end

    def quoted(self, place: int, closing: str) -> tuple[Placed, int]:
        """Up to the closing quotes; in double quotes with escapes."""
        out: list[str] = []
        places: list[int] = []
        start = place
        while not self.text.startswith(closing, place):
            escaped = closing[0] == '"' and self.text[place] == "\\"
            char, end = self.escape(place) if escaped else (self.text[place], place + 1)
            if char:
                out.append(char)
                places.append(place)
            place = end
        text = self.source.pick("".join(out), places) if out else self.source[start:start]
        return text, place + len(closing)

    def escape(self, place: int) -> tuple[str, int]:
        joined = _LINE_END.match(self.text, place)
        if joined:
            return "", joined.end()
        letter = self.text[place + 1]
        digits = _DIGITS.get(letter, 0)
        if digits:
            return chr(int(self.text[place + 2 : place + 2 + digits], 16)), place + 2 + digits
        return _ESCAPES.get(letter, letter), place + 2

    def behind(self, pattern: re.Pattern[str], place: int) -> int:
        match = pattern.match(self.text, place)
        return match.end() if match else place

    def node(self, value: Any) -> Node:
        if isinstance(value, dict):
            top = self.source[:0]
            named = [(name, self.node(each)) for name, each in value.items()]
            return Node("map", pairs=[(_name(top, name), each) for name, each in named])
        if isinstance(value, list):
            return Node("list", items=[self.node(each) for each in value])
        return Node("text", text=lambda: value)


def _name(top: Placed, name: str) -> Node:
    return Node("text", text=lambda: top.made(name))


def _table(table: dict[str, Any], path: list[str]) -> dict[str, Any]:
    """The table there, made where it is not yet; of an array of tables its last."""
    for name in path:
        inner = table.setdefault(name, {})
        table = inner[-1] if isinstance(inner, list) else inner
    return table


def _last(table: dict[str, Any], name: str) -> dict[str, Any]:
    """A new table at the end of an array of tables."""
    table.setdefault(name, []).append({})
    last: dict[str, Any] = table[name][-1]
    return last
