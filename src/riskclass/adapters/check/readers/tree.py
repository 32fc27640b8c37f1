"""A document: mappings, lists and scalars, each where it stands."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from riskclass.adapters.check.placed import Placed

#: Mappings and lists inside each other, and nodes of one document: more is refused, aliases counted as often as used.
DEPTH = 100
NODES = 200_000


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

    def texts(self) -> list[Placed]:
        """A scalar, or the scalars of a list and of lists in it; empty ones left out."""
        if self.kind == "text":
            return [self.text] if self.text else []
        return [text for item in self.items for text in item.texts()]

    def __bool__(self) -> bool:
        return self is not NOTHING


NOTHING: Final = Node("nothing")
