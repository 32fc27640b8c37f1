"""Addresses that may name a program to connect through."""

from __future__ import annotations

from riskclass.model.text import FREE, Hole

TYPE_CHECKING = False
if TYPE_CHECKING:
    from riskclass.model.text import Text


def libvirt_names_program(address: Text) -> bool:
    """`qemu+ext://host/system?command=PROGRAM`, or what is not known may say so: the start, the end, the query."""
    query = False
    for place, part in enumerate(address.parts):
        if isinstance(part, Hole):
            if part.shape in FREE and (query or place in (0, len(address.parts) - 1)):
                return True
        elif "command=" in part.lower():
            return True
        else:
            query = query or "?" in part
    return False
