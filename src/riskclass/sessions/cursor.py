"""Where a page ended: a place in an order that never changes, so that rows which arrive do not shift the next page."""

from __future__ import annotations

import base64
import binascii
import json
from typing import Final

from riskclass.model.digest import digest
from riskclass.sessions.errors import Wrong

_LONGEST: Final = 200


def written(place: tuple[int, ...], filters: object) -> str:
    """Opaque; it holds for the filters it was given with."""
    text = json.dumps([*place, _mark(filters)], separators=(",", ":"))
    return base64.urlsafe_b64encode(text.encode()).decode().rstrip("=")


def read(cursor: str, filters: object, size: int, name: str = "cursor") -> tuple[int, ...]:
    """The place, of `size` numbers.

    Raises:
        Wrong: it is no cursor of ours, or one of other filters.
    """
    try:
        data = base64.b64decode(cursor[:_LONGEST] + "=" * (-len(cursor) % 4), altchars=b"-_", validate=True)
        found = json.loads(data)
    except (ValueError, binascii.Error):
        found = None
    if not isinstance(found, list) or len(found) != size + 1 or not all(type(each) is int for each in found[:-1]):
        raise Wrong(name, "it is not one that was given")
    if found[-1] != _mark(filters):
        raise Wrong(name, "it was given for other filters")
    if not all(-(2**63) <= each < 2**63 for each in found[:-1]):
        raise Wrong(name, "it is not one that was given")
    return tuple(found[:-1])


def _mark(filters: object) -> str:
    return digest(json.dumps(filters, sort_keys=True))[:12]
