"""`FILE` or `KEY=FILE`, whose content is shown (`kubectl create secret … --from-file=KEY=FILE -o yaml`)."""

from __future__ import annotations

from riskclass.model.reading import OBSERVES, Finding, Reading

TYPE_CHECKING = False
if TYPE_CHECKING:
    from riskclass.model.text import Text


def read(words: tuple[Text, ...]) -> Reading:
    found = tuple(Finding("read", each) for word in words for each in _files(word))
    return Reading(found) if found else OBSERVES


def _files(word: Text) -> list[Text]:
    key, mark, _ = word.prefix.partition("=")
    return [word, word.cut(len(key) + 1)] if mark else [word]
