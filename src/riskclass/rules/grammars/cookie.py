"""Cookies for curl: `NAME=VALUE`, or a file that is read and of which cookies are sent (curl(1), --cookie)."""

from __future__ import annotations

from riskclass.model.reading import OBSERVES, Finding, Reading

TYPE_CHECKING = False
if TYPE_CHECKING:
    from riskclass.model.text import Text


def read(words: tuple[Text, ...]) -> Reading:
    found = tuple(Finding("read", word) for word in words if _is_file(word))
    return Reading(found) if found else OBSERVES


def _is_file(word: Text) -> bool:
    """No pair of a name and a value, and something is known of it."""
    if any("=" in part for part in word.parts if isinstance(part, str)) or word.exact == "-":
        return False
    return bool(word.prefix) or any(hole.shape in ("home", "project", "path", "scratch") for hole in word.holes)
