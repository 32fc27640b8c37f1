"""Text, or `@FILE` with the text: what the file holds is shown (`curl -w @FILE`)."""

from __future__ import annotations

from riskclass.model.reading import OBSERVES, Finding, Reading

TYPE_CHECKING = False
if TYPE_CHECKING:
    from riskclass.model.text import Text


def read(words: tuple[Text, ...]) -> Reading:
    found = tuple(Finding("read", word.cut(1)) for word in words if word.prefix.startswith("@") and word.exact != "@-")
    return Reading(found) if found else OBSERVES
