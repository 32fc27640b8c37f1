"""The words by which sessions are found, and by which two goals are alike."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Iterable

_WORD: Final = re.compile(r"\w+")
_MOST: Final = 64
_LONGEST: Final = 60
#: What goals say of anything at all.
_COMMON: Final = frozenset(
    """
    the and for with from into onto that this then than again still please can could should would will have has
    not are was were its our out off all any new now why how what when where who which while until after before
    fix fixed fixing check checks checked inspect look see show find get set make run runs re rerun reset redo retry
    debug try test start stop restart add remove update upgrade install change list quick live session task issue
    problem error host server node system state status job
    """.split()
)


def words(*texts: str | None) -> list[str]:
    """Each word once, in lower case, in the order of the texts; at most 64."""
    found = dict.fromkeys(word.lower()[:_LONGEST] for text in texts if text for word in _WORD.findall(text))
    return list(found)[:_MOST]


def subject(goal: str | None) -> frozenset[str]:
    """The words of a goal that say what it is about."""
    return frozenset(word for word in words(goal) if len(word) > 2 and word not in _COMMON and not word.isdigit())


def alike(one: frozenset[str], other: Iterable[str]) -> bool:
    """Whether at least half of what the shorter goal is about is in the other: `fix rclone OOM`, `look at rclone`."""
    other = frozenset(other)
    return bool(one and other) and 2 * len(one & other) >= min(len(one), len(other))
