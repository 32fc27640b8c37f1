"""What ImageMagick writes: `FILE`, `FORMAT:FILE`; `FORMAT:` and `-` go to standard output (man:ImageMagick(1))."""

from __future__ import annotations

from riskclass.model.reading import OBSERVES, Finding, Reading

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from riskclass.model.text import Text

#: On the screen, or nowhere.
_NOWHERE: Final = ("null", "x", "show", "win")
#: Standard output, where no file is named.
_SHOWN: Final = frozenset("info histogram json txt yaml png jpg jpeg gif webp miff svg".split())


def read(words: tuple[Text, ...]) -> Reading:
    files = [file for word in words if (file := _file(word)) is not None]
    return Reading(tuple(Finding("write", file) for file in files)) if files else OBSERVES


def _file(word: Text) -> Text | None:
    file, form = word, ""
    while ":" in file.prefix and _is_form(known := file.prefix.partition(":")[0]):
        file, form = file.cut(len(known) + 1), known.lower()
        if form in _NOWHERE:
            return None
    if file.exact == "-" or (not file.parts and form in _SHOWN):
        return None
    return file if file.parts else word


def _is_form(text: str) -> bool:
    return text.replace("-", "").isalnum() and (len(text) > 1 or text in "xX")
