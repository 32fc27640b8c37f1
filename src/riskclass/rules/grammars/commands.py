"""Words that are a shell command each (hyperfine)."""

from __future__ import annotations

from riskclass.model.reading import Reading

TYPE_CHECKING = False
if TYPE_CHECKING:
    from riskclass.model.text import Text


def read(words: tuple[Text, ...]) -> Reading:
    return Reading(runs=tuple(("sh", (word,)) for word in words))
