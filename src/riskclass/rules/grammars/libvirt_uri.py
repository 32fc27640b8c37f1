"""Addresses of libvirt: `qemu+ext://host/system?command=PROGRAM` and `qemu+ssh://…?command=PROGRAM` name a program."""

from __future__ import annotations

from riskclass.model.reading import OBSERVES, Finding, Reading

TYPE_CHECKING = False
if TYPE_CHECKING:
    from riskclass.model.text import Text


def read(words: tuple[Text, ...]) -> Reading:
    named = tuple(
        Finding("code.injected", word, "the address names a program to run")
        for word in words
        if any(isinstance(part, str) and "command=" in part.lower() for part in word.parts)
    )
    return Reading(named) if named else OBSERVES
