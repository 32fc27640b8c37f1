"""A word of jo(1): `KEY=VALUE`, or a file whose content is shown: `@FILE`, `KEY=@FILE`, `KEY=%FILE`, `KEY=:FILE`."""

from __future__ import annotations

from riskclass.model.reading import OBSERVES, Finding, Reading

TYPE_CHECKING = False
if TYPE_CHECKING:
    from riskclass.model.text import Text


def read(words: tuple[Text, ...]) -> Reading:
    found = tuple(Finding("read", file) for word in words for file in _files(word))
    return Reading(found) if found else OBSERVES


def _files(word: Text) -> list[Text]:
    key, mark, rest = word.prefix.partition("=")
    behind = len(key) + 1 if mark else 0
    return [word.cut(behind + 1)] if (rest if mark else key)[:1] in ("@", "%", ":") else []
