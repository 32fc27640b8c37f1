"""A list of file names, one a line or with a NUL behind each, that a program reads (tar -T, rsync --files-from)."""

from __future__ import annotations

from riskclass.model.reading import Finding, Reading
from riskclass.model.text import Hole, Text
from riskclass.rules.grammars.crontab import lines


def read(words: tuple[Text, ...]) -> Reading:
    """Each name is a file whose content the program takes."""
    return Reading(tuple(Finding("read", line) for word in words for line in lines(_by_line(word))))


def _by_line(word: Text) -> Text:
    parts = (part if isinstance(part, Hole) else part.replace("\0", "\n") for part in word.parts)
    return Text(tuple(parts), word.span)
