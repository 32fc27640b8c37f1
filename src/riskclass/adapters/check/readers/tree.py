"""A document: mappings, lists and scalars, each where it stands."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from riskclass.adapters.check.placed import Placed

#: Mappings and lists inside each other, and nodes of one document: more is refused, aliases counted as often as used.
DEPTH = 100
NODES = 200_000
#: Values of one key in a mapping, which has them all where its reader takes the first, and the last.
VARIANTS = 16


class Node:
    """`kind` is map, list, text, or bare (what JSON and TOML write without quotes).

    `pairs` of a mapping, `items` of a list; `text` of a scalar, made when asked for.
    `size` counts the nodes in it, one that stands there twice counting twice.
    """

    __slots__ = ("_text", "items", "kind", "pairs", "size", "tag")

    def __init__(
        self,
        kind: str,
        *,
        pairs: list[tuple[Node, Node]] | None = None,
        items: list[Node] | None = None,
        text: Callable[[], Placed] | None = None,
        tag: str = "",
    ) -> None:
        self.kind: Final = kind
        self.pairs: Final = pairs if pairs is not None else []
        self.items: Final = items if items is not None else []
        self.tag: Final = tag  # `!reference`
        self.size: Final[int] = 1 + sum(
            node.size for node in (*self.items, *(each for pair in self.pairs for each in pair))
        )
        self._text: Final = text

    @property
    def text(self) -> Placed:
        assert self._text is not None, "only a scalar has a text"
        return self._text()

    @property
    def value(self) -> str:
        """The text of a scalar; empty for the rest."""
        return self.text.text if self.kind == "text" else ""

    def entries(self) -> Iterator[tuple[str, Node]]:
        """The named values of a mapping, and those that it merges (`<<: *x`, YAML) and does not name itself."""
        own = [(key.value, value) for key, value in self.pairs if key.value != "<<"]
        yield from own
        names = {name for name, _ in own}
        for key, value in self.pairs:
            for merged in (value.items or [value]) if key.value == "<<" else ():
                yield from (entry for entry in merged.entries() if entry[0] not in names)

    def get(self, *path: str) -> Node:
        """What stands there, or an empty node."""
        node = self
        for name in path:
            node = next((value for key, value in node.entries() if key == name), NOTHING)
        return node

    def variants(self) -> list[Node]:
        """The document once for each value that a key with several has: readers differ in which they take.

        Raises:
            OverflowError: there are more than are followed.
        """
        return _variants(self, {})

    def texts(self) -> list[Placed]:
        """A scalar, or the scalars of a list and of lists in it; empty ones left out."""
        if self.kind == "text":
            return [self.text] if self.text else []
        return [text for item in self.items for text in item.texts()]

    def __bool__(self) -> bool:
        return self is not NOTHING


NOTHING: Final = Node("nothing")


def _variants(node: Node, known: dict[int, list[Node]]) -> list[Node]:
    """`known` holds what was seen, by identity: an alias stands in many places."""
    if not (node.pairs or node.items):
        return [node]
    if id(node) not in known:
        named: dict[str, tuple[Node, list[Node]]] = {}
        for place, (key, value) in enumerate(node.pairs):
            name = f"{place}<<" if key.value == "<<" else f"={key.value}" if key.kind == "text" else f"{place}"
            named.setdefault(name, (key, []))[1].extend(_variants(value, known))
        items = [_variants(item, known) for item in node.items]
        count = max(map(len, [*items, *(values for _, values in named.values())]))
        if count > VARIANTS:
            raise OverflowError
        known[id(node)] = [node] if count == 1 else [_variant(node, named, items, place) for place in range(count)]
    return known[id(node)]


def _variant(node: Node, named: dict[str, tuple[Node, list[Node]]], items: list[list[Node]], place: int) -> Node:
    pairs = [(key, values[min(place, len(values) - 1)]) for key, values in named.values()]
    return Node(node.kind, pairs=pairs, items=[each[min(place, len(each) - 1)] for each in items], tag=node.tag)
