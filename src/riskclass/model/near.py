"""The known word that is meant by an unknown one. Imported where something is wrong, and not before."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable


def near(name: str, known: Iterable[str], cutoff: float = 0.6) -> str:
    """The nearest, one with two letters swapped before others; empty where none is near."""
    from difflib import get_close_matches

    names = list(known)
    swapped = [each for each in names if _swapped(name, each)]
    return next(iter(swapped or get_close_matches(name[:100], names, 1, cutoff)), "")


def nearest(name: str, known: Iterable[str], cutoff: float = 0.6) -> str:
    """`; did you mean 'x'?`, or empty where nothing is near."""
    found = near(name, known, cutoff)
    return f"; did you mean {found!r}?" if found else ""


def one_typo(name: str, known: str) -> bool:
    """Whether a letter too many, too few, another, or two swapped is all that tells them apart."""
    if not -2 < len(name) - len(known) < 2 or name == known:
        return False
    place = next((place for place, pair in enumerate(zip(name, known, strict=False)) if pair[0] != pair[1]), -1)
    one, other = (name[place:], known[place:]) if place >= 0 else ("", "")
    return one[1:] == other[1:] or one == other[1:] or one[1:] == other or _swapped(one, other)


def _swapped(one: str, other: str) -> bool:
    if len(one) != len(other):
        return False
    place = next((place for place, letter in enumerate(one) if letter != other[place]), len(one))
    pair = one[place : place + 2]
    return len(pair) == 2 and one[:place] + pair[::-1] + one[place + 2 :] == other
