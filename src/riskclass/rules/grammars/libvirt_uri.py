"""Addresses of libvirt, which may name a program."""

from __future__ import annotations

from riskclass.model.addresses import libvirt_names_program
from riskclass.model.reading import OBSERVES, Finding, Reading

TYPE_CHECKING = False
if TYPE_CHECKING:
    from riskclass.model.text import Text


def read(words: tuple[Text, ...]) -> Reading:
    because = "the address names a program to run"
    named = tuple(Finding("code.injected", word, because) for word in words if libvirt_names_program(word))
    return Reading(named) if named else OBSERVES
