"""A value, or where it stands: `@FILE`, `file://FILE`, `fileb://FILE`, also behind `KEY=` (az, aws).

What the file holds is sent, and shown where it does not fit.
"""

from __future__ import annotations

from riskclass.model.reading import OBSERVES, Finding, Reading

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from riskclass.model.text import Text

_MARKS: Final = ("@", "file://", "fileb://")


def read(words: tuple[Text, ...]) -> Reading:
    found = tuple(Finding("read", file) for word in words for file in _files(word))
    return Reading(found) if found else OBSERVES


def _files(word: Text) -> list[Text]:
    key, mark, _ = word.prefix.partition("=")
    value = word.cut(len(key) + 1) if mark else word
    return [
        each.cut(len(mark))
        for each in ([value, word] if mark else [word])
        for mark in _MARKS
        if each.prefix.startswith(mark) and each.exact not in (mark, "@-")
    ]
