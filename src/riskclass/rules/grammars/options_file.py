"""Operands of which `@FILE` stands for the options in that file (gcc and the binutils)."""

from __future__ import annotations

from riskclass.model.reading import OBSERVES, Finding, Reading

TYPE_CHECKING = False
if TYPE_CHECKING:
    from riskclass.model.text import Text


def read(words: tuple[Text, ...]) -> Reading:
    found = tuple(
        Finding("code.injected", word, "takes options from a file") for word in words if word.prefix.startswith("@")
    )
    return Reading(found) if found else OBSERVES
