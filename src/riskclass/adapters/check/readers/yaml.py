"""YAML by PyYAML's events: each scalar with the place of every character, nothing constructed."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, Final

import yaml

from riskclass.adapters.check.found import Broken
from riskclass.adapters.check.placed import Placed
from riskclass.adapters.check.readers.tree import DEPTH, NODES, Node

#: The same events, many times as fast where PyYAML was built with libyaml.
_LOADER: Final = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
#: Where a `\` joins two lines of a double-quoted scalar.
_JOINED: Final = re.compile(r"\\\r?\n[ \t\r\n]*")
_PROPERTIES: Final = re.compile(r"(?:[!&]\S*\s+)*")
_BLANK: Final = " \t\r\n\x85\u2028\u2029\ufeff"
#: How many characters follow the letter of an escape (YAML 1.1, 5.6).
_ESCAPES: Final = {"x": 2, "u": 4, "U": 8}


def read(source: Placed) -> list[Node]:
    """The documents.

    Raises:
        Broken: this is not YAML, or it nests or repeats more than is followed.
    """
    text = source.text.encode("utf-8", "replace").decode("utf-8")  # a byte that was not UTF-8 becomes one `?`
    builder = _Builder(source, text)
    try:
        return [variant for document in builder.documents() for variant in document.variants()]
    except OverflowError:
        raise Broken("not YAML: a key has more values than are followed", source.start) from None
    except yaml.YAMLError as error:
        mark = getattr(error, "problem_mark", None)
        problem = getattr(error, "problem", None) or str(error).partition("\n")[0]
        raise Broken(f"not YAML: {problem}", source.starts(_index(mark))) from None


class _Builder:
    """From events to nodes. An alias gives the node that it names, which counts each time: so walks are bounded too."""

    def __init__(self, source: Placed, text: str) -> None:
        self.source: Final = source
        self.text: Final = text
        self.events: Final[Iterator[yaml.Event]] = yaml.parse(text, Loader=_LOADER)
        self.anchors: dict[str, Node] = {}

    def documents(self) -> Iterator[Node]:
        for event in self.events:
            if isinstance(event, yaml.DocumentStartEvent):
                self.anchors = {}
                yield self.node(next(self.events), 0)

    def node(self, event: yaml.Event, depth: int) -> Node:
        anchor: str | None = getattr(event, "anchor", None)
        node = self.anchors.get(anchor or "") if isinstance(event, yaml.AliasEvent) else self.made(event, depth)
        if node is None:
            raise Broken(f"*{anchor} names nothing before it", self.source.starts(_index(event.start_mark)))
        if depth > DEPTH or node.size > NODES:
            raise Broken("nests or repeats more than is followed", self.source.starts(_index(event.start_mark)))
        if anchor:
            self.anchors[anchor] = node
        return node

    def made(self, event: yaml.Event, depth: int) -> Node:
        if isinstance(event, yaml.ScalarEvent):
            return Node("text", text=lambda: _placed(self.source, self.text, event), tag=event.tag or "")
        items: list[Node] = []
        for inner in self.events if depth <= DEPTH else ():
            if isinstance(inner, yaml.CollectionEndEvent):
                break
            items.append(self.node(inner, depth + 1))
        if isinstance(event, yaml.SequenceStartEvent):
            return Node("list", items=items, tag=event.tag or "")
        return Node("map", pairs=[*zip(items[::2], items[1::2], strict=True)])


def _index(mark: Any) -> int:
    return mark.index if mark is not None else 0


def _placed(source: Placed, text: str, event: yaml.ScalarEvent) -> Placed:
    start, end = _index(event.start_mark), _index(event.end_mark)
    style = event.style or ""
    properties = _PROPERTIES.match(text, start, end)  # PyYAML's marks begin at a node's tag or anchor
    start = properties.end() if properties else start
    if style in ("|", ">"):
        start = text.find("\n", start, end) + 1 or end
    elif style:
        start, end = start + 1, end - 1
    if text[start:end] == event.value:
        return source[start:end]
    places = _aligned(event.value, text, start, end, style)
    return source.pick(event.value, places) if places is not None else source[start:].made(event.value)


def _aligned(value: str, text: str, start: int, end: int, style: str) -> list[int] | None:
    """Where each character of a scalar's value stands in `text[start:end]`; None where that cannot be told.

    The value differs from its source in blanks (indentation, folding) and in escapes alone, so the other characters
    stand there in the same order.
    """
    places: list[int] = []
    place, joins = start, style == '"'
    for char in value:
        while joins and (join := _JOINED.match(text, place, end)):
            place = join.end()
        while char not in _BLANK and place < end and text[place] in _BLANK:
            place += 1
            while joins and (join := _JOINED.match(text, place, end)):
                place = join.end()
        if place < end and text[place] == char and not (char == "\\" and style == '"'):
            places.append(place)
            place += 2 if char == style == "'" else 1
        elif place < end and text[place] == "\\" and style == '"':
            places.append(place)
            place += 2 + _ESCAPES.get(text[place + 1], 0)
        elif char in _BLANK:
            places.append(min(place, end - 1))
        else:
            return None
    return places
