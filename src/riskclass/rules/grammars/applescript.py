"""AppleScript of `osascript -e` that only shows a message; everything else is code that is not read."""

from __future__ import annotations

from riskclass.model.reading import OBSERVES, Finding, Reading

TYPE_CHECKING = False
if TYPE_CHECKING:
    from riskclass.model.text import Text

#: How a command that shows a message begins, and what else may stand in it (StandardAdditions).
SHOWS = (["display", "notification"], ["display", "dialog"], ["display", "alert"], ["beep"])
WORDS = frozenset(
    """
    with title subtitle sound name buttons default cancel button giving up after icon note caution stop as critical
    informational warning message
    """.split()
)


def read(words: tuple[Text, ...]) -> Reading:
    for word in words:
        if word.exact is None or not _shows(word.exact):
            return Reading((Finding("code.opaque", word, "runs AppleScript that is not read"),))
    return OBSERVES


def _shows(text: str) -> bool:
    """command = "display" kind {word | "string" | number | list}: one line, no other word, nothing computed."""
    pieces = text.split('"')
    if len(pieces) % 2 == 0 or "\\" in text or "\n" in text:
        return False
    outside = " ".join(pieces[::2]).lower()
    tokens = outside.replace("{", " ").replace("}", " ").replace(",", " ").split()
    head = next((each for each in SHOWS if tokens[: len(each)] == each), None)
    return head is not None and all(token in WORDS or token.isdigit() for token in tokens[len(head) :])
