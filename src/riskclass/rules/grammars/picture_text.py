"""What ImageMagick reads where a picture may be text: `label:@FILE`, `text:FILE`, `|COMMAND` (man:ImageMagick(1))."""

from __future__ import annotations

from riskclass.model.reading import OBSERVES, Finding, Reading

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from riskclass.model.text import Text

#: Of these, text itself may stand behind the colon, or `@FILE`.
_TEXTS: Final = ("label:", "caption:", "pango:")
_FILES: Final = ("text:", "txt:")


def read(words: tuple[Text, ...]) -> Reading:
    found = [each for word in words if (each := _finding(word)) is not None]
    return Reading(tuple(found)) if found else OBSERVES


def _finding(word: Text) -> Finding | None:
    if word.prefix.startswith("|"):
        return Finding("code.opaque", word, "a command prints the picture")
    start = word.prefix.lower().partition(":")[0] + ":"
    rest = word.cut(len(start)) if ":" in word.prefix else word
    if start in _TEXTS and rest.prefix.startswith("@"):
        return Finding("read", rest.cut(1))
    return Finding("read", rest) if start in _FILES and rest.parts and rest.exact != "-" else None
