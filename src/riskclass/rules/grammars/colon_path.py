"""What git shows by a name: `REV:PATH` is the content of a file, as are `:PATH`, `:0:PATH` and `-L RANGE:PATH`."""

from __future__ import annotations

from riskclass.model.reading import OBSERVES, Finding, Reading
from riskclass.model.text import Text


def read(words: tuple[Text, ...]) -> Reading:
    paths = [path for word in words for path in behind_colon(word)]
    return Reading(tuple(Finding("read", path) for path in paths)) if paths else OBSERVES


def behind_colon(word: Text) -> list[Text]:
    """Behind the last colon that is seen; a revision that is not known names no path."""
    if word.prefix.startswith((":/", ":!", ":^")):  # a commit by its message, a path left out
        return []
    for place in reversed(range(len(word.parts))):
        part = word.parts[place]
        if isinstance(part, str) and ":" in part:
            known = part.rpartition(":")[2]
            rest = ((known,) if known else ()) + word.parts[place + 1 :]
            return [Text(rest, word.span)] if rest else []
    return []
