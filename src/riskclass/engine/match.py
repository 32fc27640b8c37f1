"""Patterns in which only `*` is special, against known text and against words of which only a part is known."""

from __future__ import annotations

from riskclass.model.globs import fits
from riskclass.model.text import FREE, Hole, Text

TYPE_CHECKING = False


def may_fit(patterns: str, word: Text) -> bool:
    """Whether the word may be one of `A|B`, letter case aside. What is not known fits, what is known must agree."""
    if word.exact is not None:
        text = word.exact.lower()
        return any(fits(pattern, text) for pattern in patterns.lower().split("|"))
    start, end = word.prefix.lower(), word.suffix.lower()
    return any(_agrees(pattern, start, end) and _plausible(pattern, word) for pattern in patterns.lower().split("|"))


def _agrees(pattern: str, start: str, end: str) -> bool:
    """Whether some text that begins with `start` and ends with `end` may fit."""
    head, star, tail = pattern.partition("*")
    tail = tail.rpartition("*")[2] if star else head
    return (head.startswith(start) or (bool(star) and start.startswith(head))) and (
        tail.endswith(end) or (bool(star) and end.endswith(tail))
    )


#: How a text of a shape may begin; a shape that is not here may begin in any way.
_BEGINS = {
    "home": ("/home", "/root", "/users"),
    "scratch": ("/tmp", "/var/tmp"),
    "tmp": ("/tmp", "/var/tmp"),
    "project": ("/home", "/srv", "/root"),
}
#: Characters of hashes, ids, names and paths.
_NAME = frozenset("abcdefghijklmnopqrstuvwxyz0123456789._-/")


def _plausible(pattern: str, word: Text) -> bool:
    """Whether holes of known shapes may hold what the pattern asks for."""
    first = word.parts[0]
    shape = first.shape if isinstance(first, Hole) else ""
    begins = pattern[:1] in ("", "*")
    if shape in _BEGINS and not begins and not pattern.startswith(_BEGINS[shape]):
        return False
    if shape in ("word", "words", "number") and not begins and not (pattern[0].isalnum() or pattern[0] in "_."):
        return False
    if any(hole.shape in FREE for hole in word.holes):
        return True
    known = "".join(part.lower() for part in word.parts if isinstance(part, str))
    numbers = all(hole.shape == "number" for hole in word.holes)
    return all(char in known or char in ("0123456789" if numbers else _NAME) for char in pattern if char != "*")


def surely_fits(patterns: str, word: Text) -> bool:
    """Whether the word is one of `A|B`, whatever is not known of it."""
    if word.exact is not None:
        return any(fits(pattern, word.exact) for pattern in patterns.split("|"))
    return any(_covers(pattern, word) for pattern in patterns.split("|"))


def _covers(pattern: str, word: Text) -> bool:
    head, star, tail = pattern.partition("*")
    return bool(star) and "*" not in tail and word.prefix.startswith(head) and word.suffix.endswith(tail)
