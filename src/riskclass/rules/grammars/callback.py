"""A command to which bash adds words of its own: `mapfile -C`, `complete -C` (bash manual, 4.2 and 8.6)."""

from __future__ import annotations

from riskclass.model.reading import Reading

TYPE_CHECKING = False
if TYPE_CHECKING:
    from riskclass.model.text import Text


def read(words: tuple[Text, ...]) -> Reading:
    return Reading(runs=tuple(("sh", (_called(word),)) for word in words))


def _called(word: Text) -> Text:
    """With the words that bash adds, of which no one here knows what they are."""
    return type(word)((*word.parts, ' 0 "$line" "$before"'), word.span)
