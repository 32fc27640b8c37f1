"""KEY=VALUE, or `KEY=@FILE` with the value: the file is read (`gh api -F body=@FILE`)."""

from __future__ import annotations

from riskclass.model.reading import OBSERVES, Finding, Reading

TYPE_CHECKING = False
if TYPE_CHECKING:
    from riskclass.model.text import Text


def read(words: tuple[Text, ...]) -> Reading:
    found = []
    for word in words:
        key, mark, rest = word.prefix.partition("=@")
        if mark and "=" not in key and (rest or word.holes) and word.exact != f"{key}=@-":
            found.append(Finding("read", word.cut(len(key) + 2)))
    return Reading(tuple(found)) if found else OBSERVES
