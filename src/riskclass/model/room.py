"""More room for recursion than an interpreter gives by itself, for texts that are nested as deep as we follow."""

from __future__ import annotations

import sys
from _thread import _count as other_threads

from riskclass.model import limits

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import TypeVar

    T = TypeVar("T")

#: Calls within each other that reading or following such a text may take.
_CALLS = 25 * limits.NESTING


def deeper(read: Callable[[], T]) -> T:
    """`read` with room for such a text.

    The limit is one for all threads, and an interpreter whose limit is lowered below the depth of a thread may abort
    (CPython 3.11, Python/ceval.c, _Py_CheckRecursiveCall): where there are other threads it stays where it is then.
    """
    before, needed = sys.getrecursionlimit(), _depth() + _CALLS
    if needed <= before:
        return read()
    sys.setrecursionlimit(needed)
    try:
        return read()
    finally:
        if not other_threads():
            sys.setrecursionlimit(before)


def _depth() -> int:
    """How many calls this thread is in."""
    frame, depth = sys._getframe(), 0
    while frame.f_back is not None:
        frame, depth = frame.f_back, depth + 1
    return depth
