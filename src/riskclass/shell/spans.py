"""Move the spans of a tree from the text that was read to the one it came from."""

from __future__ import annotations

from riskclass.shell.walk import below

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from riskclass.shell.nodes import Node


def relocate(tree: Node, start: Callable[[int], int], end: Callable[[int], int]) -> None:
    waiting = [tree]
    for node in waiting:
        below(node, waiting)
        begin = start(node.start)
        node.start, node.end = begin, max(begin, end(node.end))


def restore(tree: Node, cuts: list[int]) -> None:
    """Put back the line continuations taken out at `cuts`, two characters each."""
    from bisect import bisect_left, bisect_right

    relocate(tree, lambda at: at + 2 * bisect_right(cuts, at), lambda at: at + 2 * bisect_left(cuts, at))
