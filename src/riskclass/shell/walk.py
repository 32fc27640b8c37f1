"""All nodes of a tree, in the order of the source."""

from __future__ import annotations

from riskclass.shell.nodes import Bare, Node

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

#: By kind, what may hold nodes. The part of a bare word is no more than the word.
_FIELDS: dict[type[Node], tuple[str, ...]] = {Bare: ()}


def walk(node: Node) -> Iterator[Node]:
    """`node` and everything below it, parents first."""
    waiting = [node]
    while waiting:
        node = waiting.pop()
        yield node
        waiting.extend(reversed(children(node)))


def children(node: Node) -> list[Node]:
    """The nodes directly below `node`, by where they begin."""
    found: list[Node] = []
    below(node, found)
    found.sort(key=_start)
    return found


def below(node: Node, found: list[Node]) -> None:
    """Adds the nodes directly below `node`, in no order of theirs."""
    kind = type(node)
    for name in _FIELDS.get(kind) or _fields(kind):
        _collect(getattr(node, name), found)


def _fields(kind: type[Node]) -> tuple[str, ...]:
    if kind not in _FIELDS:
        names = [name for cls in kind.__mro__[:-2] for name in getattr(cls, "__slots__", ())]
        _FIELDS[kind] = tuple(name for name in names if name not in ("start", "end"))
    return _FIELDS[kind]


def _collect(value: object, found: list[Node]) -> None:
    if isinstance(value, Node):
        found.append(value)
    elif isinstance(value, tuple):
        for item in value:
            if isinstance(item, Node):
                found.append(item)
            else:
                _collect(item, found)


def _start(node: Node) -> int:
    return node.start
