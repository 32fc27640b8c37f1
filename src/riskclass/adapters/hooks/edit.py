"""Edits of JSON settings that leave every other byte alone: comments, order, spacing, trailing commas.

`add` puts an element at the end of a list, `cut` takes some out again; both return the new text.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from itertools import pairwise
from typing import Any

_BLANK = re.compile(r"(?:[ \t\r\n]+|//[^\n]*|/\*.*?\*/)*", re.DOTALL)
_SCALAR = re.compile(r"-?[0-9][0-9.eE+-]*|true|false|null")


class EditError(ValueError):
    """Settings that cannot be edited, and why in one sentence."""


class Node:
    """A value and where it stands. `items`: its members or elements, in order, as (key, where it begins, node, comma).

    `comma` is the place of the comma behind it, or -1.
    """

    def __init__(self, start: int, kind: str) -> None:
        self.start = start
        self.end = start
        self.kind = kind  # { [ or a scalar's text
        self.value: Any = None
        self.items: list[tuple[str, int, Node, int]] = []

    def member(self, key: str) -> Node | None:
        """The last of that name, as every reader takes it."""
        return next((node for name, _, node, _ in reversed(self.items) if name == key), None)


def parse(text: str) -> Node:
    """JSON, with the comments and trailing commas that some clients allow.

    Raises:
        EditError: anything else, or a key twice (who reads it would decide which one counts).
    """
    node, end = _value(text, _skip(text, 1 if text.startswith("\ufeff") else 0))
    end = _skip(text, end)
    if end != len(text):
        raise EditError(f"line {_line(text, end)}: more than one value")
    return node


def _skip(text: str, pos: int) -> int:
    match = _BLANK.match(text, pos)
    return match.end() if match else pos


def _value(text: str, pos: int) -> tuple[Node, int]:
    kind = text[pos : pos + 1]
    node = Node(pos, kind)
    if kind in ("{", "["):
        node.end = _items(text, pos, node)
        pairs = [(key, each.value) for key, _, each, _ in node.items]
        node.value = dict(pairs) if kind == "{" else [value for _, value in pairs]
    elif kind == '"':
        node.value, node.end = _string(text, pos)
    else:
        match = _SCALAR.match(text, pos)
        if match is None:
            raise EditError(f"line {_line(text, pos)}: a value is expected")
        node.value, node.end = json.loads(match[0]), match.end()
    return node, node.end


def _items(text: str, pos: int, node: Node) -> int:
    """Fills `node.items`; returns the place behind the closing bracket."""
    close = "}" if node.kind == "{" else "]"
    pos = _skip(text, pos + 1)
    while text[pos : pos + 1] != close:
        start, key = pos, ""
        if node.kind == "{":
            key, pos = _key(text, pos, node)
        item, end = _value(text, pos)
        pos = _skip(text, end)
        comma = pos if text[pos : pos + 1] == "," else -1
        node.items.append((key, start, item, comma))
        if comma >= 0:
            pos = _skip(text, pos + 1)
        elif text[pos : pos + 1] != close:
            raise EditError(f"line {_line(text, pos)}: , or {close} is expected")
    return pos + 1


def _key(text: str, pos: int, node: Node) -> tuple[str, int]:
    if text[pos : pos + 1] != '"':
        raise EditError(f"line {_line(text, pos)}: a name in double quotes is expected")
    key, end = _string(text, pos)
    if node.member(key) is not None:
        raise EditError(f"line {_line(text, pos)}: {key} stands there twice")
    colon = _skip(text, end)
    if text[colon : colon + 1] != ":":
        raise EditError(f"line {_line(text, colon)}: : is expected")
    return key, _skip(text, colon + 1)


def _string(text: str, pos: int) -> tuple[str, int]:
    try:
        value, end = json.JSONDecoder().raw_decode(text, pos)
        return str(value), end
    except ValueError:
        raise EditError(f"line {_line(text, pos)}: a text that does not end") from None


def _line(text: str, pos: int) -> int:
    return text.count("\n", 0, pos) + 1


def add(text: str, path: tuple[str, ...], element: object) -> str:
    """`text` with `element` as the last of the list at `path`, which is made where it is missing.

    Raises:
        EditError: `text` is no JSON, or something else stands there.
    """
    node = parse(text)
    if node.kind != "{":
        raise EditError("the settings are no object")
    for depth, key in enumerate(path):
        below = node.member(key)
        if below is None:
            value: object = [element]
            for name in reversed(path[depth + 1 :]):
                value = {name: value}
            return _inserted(text, node, depth + 1, f"{json.dumps(key)}: ", value)
        last = depth == len(path) - 1
        if below.kind != ("[" if last else "{"):
            raise EditError(f"{'.'.join(path[: depth + 1])} is no {'list' if last else 'object'}")
        node = below
    return _inserted(text, node, len(path) + 1, "", element)


def _inserted(text: str, node: Node, depth: int, name: str, value: object) -> str:
    """`name` and `value` as the last item of `node`, `depth` steps deep, indented as the file is."""
    unit = _indent(text)
    ends = "\r\n" if "\r\n" in text else "\n"
    lines = (name + json.dumps(value, indent=unit, ensure_ascii=False)).split("\n")
    block = "".join(ends + unit * depth + line for line in lines)
    close = node.end - 1
    place = len(text[:close].rstrip())
    if not node.items:
        return text[:place] + block + ends + unit * (depth - 1) + text[close:]
    _, _, last, comma = node.items[-1]
    tail = text[last.end : place]
    if comma < 0:
        tail = "," + tail
    else:
        block += ","
    blank = text[place:close]
    return text[: last.end] + tail + block + (blank if "\n" in blank else ends + unit * (depth - 1)) + text[close:]


def _indent(text: str) -> str:
    match = re.search(r"^[\{\[][ \t]*\r?\n([ \t]+)[\"\{\[]", text, re.MULTILINE)
    return match[1] if match else "  "


def find(text: str, ours: Callable[[object], bool]) -> Iterator[tuple[tuple[str, ...], object]]:
    """(path of the list, element) of all that is ours in `text`."""
    for trail, item in _ours(parse(text), ours, ()):
        yield tuple(key for key, _ in trail if key), item.value


def _ours(
    node: Node, ours: Callable[[object], bool], trail: tuple[tuple[str, Node], ...]
) -> Iterator[tuple[tuple[tuple[str, Node], ...], Node]]:
    """Every outermost element of a list for which `ours` holds, with the (key, container) steps down to it."""
    for key, _, item, _ in node.items:
        way = (*trail, (key, node))
        if node.kind == "[" and ours(item.value):
            yield way, item
        else:
            yield from _ours(item, ours, way)


def cut(text: str, ours: Callable[[object], bool], keep: object = None) -> str:
    """`text` without what is ours, nor what that leaves empty unless `keep`, the old value, had it."""
    while True:
        found = next(_ours(parse(text), ours, ()), None)
        if found is None:
            return text
        trail, item = found
        path = [key for key, _ in trail]
        while len(trail) > 1 and len(trail[-1][1].items) == 1 and not _has(keep, path[:-1]):
            item, trail, path = trail[-1][1], trail[:-1], path[:-1]
        text = _without(text, trail[-1][1], item)


def _has(value: object, path: list[str]) -> bool:
    for key in path:
        if not isinstance(value, dict) or key not in value:
            return False
        value = value[key]
    return True


def undone(text: str, texts: list[str]) -> str | None:
    """`text` with the steps from one of `texts` to the next turned back; None where what one made does not stand there.

    Only what was typed elsewhere stays, to the byte.
    """
    steps = [_step(before, after) for before, after in pairwise(texts)]
    for place, (old, new) in reversed([*enumerate(steps)]):
        if text.count(new) != steps[: place + 1].count((old, new)):
            return None
        text = old.join(text.rsplit(new, 1))
    return text


def strict(text: str) -> bool:
    """Whether it is JSON without the liberties that some clients take: a comma may be left that nothing follows."""
    try:
        json.loads(text)
    except ValueError:
        return False
    return True


def _step(before: str, after: str) -> tuple[str, str]:
    """What of `before` became what of `after`, without what both begin and end with."""
    start = _alike(before, after)
    end = _alike(before[start:][::-1], after[start:][::-1])
    return before[start : len(before) - end], after[start : len(after) - end]


def _alike(one: str, other: str) -> int:
    """How many characters both begin with."""
    shorter = min(len(one), len(other))
    return next((place for place in range(shorter) if one[place] != other[place]), shorter)


def _without(text: str, node: Node, item: Node) -> str:
    """`text` without one item of `node`: its own blanks before it, itself, and one comma."""
    index = next(place for place, each in enumerate(node.items) if each[2] is item)
    _, start, _, comma = node.items[index]
    holes = [(_before(text, start), item.end)]
    if len(node.items) == 1 and not text[item.end : node.end - 1].strip():
        holes = [(holes[0][0], node.end - 1)]
    elif comma >= 0:
        holes.append((comma, comma + 1))
    elif index > 0:
        before = node.items[index - 1][3]
        holes.append((before, before + 1))
    for begin, end in sorted(holes, reverse=True):
        text = text[:begin] + text[end:]
    return text


def _before(text: str, start: int) -> int:
    """Where the blanks before `start` begin; a line that a comment ends keeps its end."""
    place = len(text[:start].rstrip())
    line = text.rfind("\n", 0, place) + 1
    return text.find("\n", place) + 1 if "//" in text[line:place] and "\n" in text[place:start] else place
