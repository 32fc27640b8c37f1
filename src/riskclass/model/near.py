"""The known word that is meant by an unknown one. Imported where something is wrong, and not before."""

from __future__ import annotations

from difflib import get_close_matches

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable


def nearest(name: str, known: Iterable[str], cutoff: float = 0.6) -> str:
    """`; did you mean 'x'?`, or empty where nothing is near."""
    found = get_close_matches(name[:100], list(known), 20, cutoff)
    swapped = [each for each in found if sorted(each) == sorted(name)]
    return f"; did you mean {(swapped or found)[0]!r}?" if found else ""
