"""TOML: read by tomllib for what is wrong with it, and here for the place of every string."""

from __future__ import annotations

import re
import tomllib
from typing import Any, Final

from riskclass.adapters.check.found import Broken
from riskclass.adapters.check.placed import Placed
from riskclass.adapters.check.readers.toml_string import string
from riskclass.adapters.check.readers.tree import Node

_BLANK: Final = re.compile(r"(?:[ \t\r\n]+|#[^\n]*)*")
_SPACE: Final = re.compile(r"[ \t]*")
_KEY: Final = re.compile(r"[A-Za-z0-9_-]+")
_LONG_KEY: Final = re.compile(r"^(?:[^.\n\"'#=]*\.){500}", re.MULTILINE)
_BARE: Final = re.compile(r"[^,\]}#\n]*")


def read(source: Placed) -> Node:
    """The document.

    Raises:
        Broken: this is not TOML.
    """
    long = _LONG_KEY.search(source.text)
    if long:  # tomllib's time goes with the square of it
        raise Broken("not TOML: a key has more parts than are followed", source.starts(long.start()))
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
                new = self.text.startswith("]]", place)
                table = _table(root, path, new)
                place += 1 + new
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
                name, place = string(self.source, place)
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
            return string(self.source, place)
        if char in "[{":
            return self.collection(place)
        end = self.behind(_BARE, place)
        return _Bare(self.source[place:end].strip()), end

    def collection(self, place: int) -> tuple[Any, int]:
        """An array, or an inline table."""
        items: list[Any] = []
        table: dict[str, Any] = {}
        close = "]" if self.text[place] == "[" else "}"
        place = self.behind(_BLANK, place + 1)
        while self.text[place] != close:
            if close == "]":
                value, place = self.value(place)
                items.append(value)
            else:
                place = self.pair(place, table)
            place = self.behind(_BLANK, place)
            place = self.behind(_BLANK, place + (self.text[place] == ","))
        return items if close == "]" else table, place + 1

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
        if isinstance(value, _Bare):
            return Node("bare", text=lambda: value.text)
        return Node("text", text=lambda: value)


class _Bare:
    """A number, a date, true or false."""

    def __init__(self, text: Placed) -> None:
        self.text: Final = text


def _name(top: Placed, name: str) -> Node:
    return Node("text", text=lambda: top.made(name))


def _table(table: dict[str, Any], path: list[str], new: bool = False) -> dict[str, Any]:
    """The table there, made where it is not yet; of an array of tables its last, or a `new` one at its end."""
    for place, name in enumerate(path):
        if new and place == len(path) - 1:
            table.setdefault(name, []).append({})
        inner = table.setdefault(name, {})
        table = inner[-1] if isinstance(inner, list) else inner
    return table
