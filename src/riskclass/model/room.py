"""More room for recursion than an interpreter gives by itself, for texts that are nested as deep as we follow."""

from __future__ import annotations

import sys
from _thread import _count as other_threads
from _thread import _local

from riskclass.model import limits

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import TypeVar

    T = TypeVar("T")

_THIS_THREAD = _local()
#: Calls within each other that reading or following such a text may take.
_CALLS = 25 * limits.NESTING


def deeper(read: Callable[[], T]) -> T:
    """`read` with room for such a text.

    The limit is one for all threads, and an interpreter whose limit is lowered below the depth of a thread may abort
    (CPython 3.11, Python/ceval.c, _Py_CheckRecursiveCall): where there are other threads it stays where it is then.
    """
    before, needed = sys.getrecursionlimit(), _depth() + _CALLS
    if needed > before:
        sys.setrecursionlimit(needed)
    around, _THIS_THREAD.roomy = is_given(), True
    try:
        return read()
    finally:
        _THIS_THREAD.roomy = around
        if needed > before and not other_threads():
            sys.setrecursionlimit(before)


def is_given() -> bool:
    """Whether there is such room. Who has none lets a RecursionError go on: with room the text is asked about anew."""
    return getattr(_THIS_THREAD, "roomy", False)


def _depth() -> int:
    """How many calls this thread is in."""
    frame, depth = sys._getframe(), 0
    while frame.f_back is not None:
        frame, depth = frame.f_back, depth + 1
    return depth
