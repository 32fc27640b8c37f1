"""Text that a tool pastes into a script before a shell reads it: it becomes code, unless it is quoted."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from riskclass.adapters.check.placed import Placed
from riskclass.model.effects import Effect

_QUOTE: Final = re.compile("['\"]")
#: Behind one of these, counting quotes does not tell whether a shell is inside of them.
_UNSURE: Final = re.compile(r"\\|`|\$[({]|<<|#")


def pasted(
    code: Placed,
    pattern: re.Pattern[str],
    tool: str,
    *,
    known: Callable[[str], str | None] = lambda source: None,
    quoted: re.Pattern[str] | None = None,
    kind: Callable[[str], str] = lambda source: "code.opaque",
    shape: Callable[[str], str] = lambda source: "any",
) -> tuple[Placed, tuple[Effect, ...]]:
    """A script with a hole in the place of each match, and what may be pasted there as code.

    Args:
        code: the script as it stands in the file.
        pattern: what the tool fills in.
        tool: its name, as a person says it.
        known: what is filled in for a match, or None where the file does not say it.
        quoted: matches whose value is made one quoted word; that holds outside of other quotes.
        kind: of the effect: `code.injected` where others may choose the text, empty where it cannot be code.
        shape: what is known of the text (`Hole`).
    """
    notes: list[Effect] = []
    quotes = _Quotes()
    done = 0

    def meaning(match: re.Match[str]) -> str:
        nonlocal done
        quotes.read(code.text[done : match.start()])
        done, source = match.end(), match.group()
        value = known(source)
        if value is not None and code.file.fills(value):
            quotes.read(value)
            return value
        said = kind(source)
        if said and not (quoted and quoted.fullmatch(source) and quotes.outside):
            because = f"the text of {source}, filled in by {tool}, becomes part of the script"
            because += "; others may choose it" if said == "code.injected" else ""
            span = (code.starts(match.start()), code.ends(match.end()))
            notes.append(Effect(said, source, because, rule=f"check/{said}", span=span))
        return code.file.hole(source, f"{source} is filled in by {tool}", shape(source))

    return code.replaced(pattern, meaning), tuple(notes)


class _Quotes:
    """Whether a shell that has read so much is surely outside of quotes."""

    def __init__(self) -> None:
        self.quote = ""
        self.sure = True

    @property
    def outside(self) -> bool:
        return self.sure and not self.quote

    def read(self, text: str) -> None:
        self.sure = self.sure and not _UNSURE.search(text)
        for match in _QUOTE.finditer(text) if self.sure else ():
            if self.quote in ("", match.group()):
                self.quote = "" if self.quote else match.group()
