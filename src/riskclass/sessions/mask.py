"""Everything that comes in, without its secrets and without what a database cannot keep."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final

from riskclass.policy.marks import may_hold
from riskclass.policy.redact import STANDS_FOR, redacted
from riskclass.policy.secrets import is_name

if TYPE_CHECKING:
    from collections.abc import Iterator

#: A text up to this long is read as a whole, one that is longer line by line: reading costs per character.
_WHOLE: Final = 2_000
#: Texts up to this long come again and again: names, numbers, states.
SHORT: Final = 40
_KEY: Final = re.compile(r"(-----BEGIN [A-Z ]*PRIVATE KEY-----).*?(-----END|\Z)", re.DOTALL)
#: Lines of a here-document that are read with its command.
_DOCUMENT: Final = 50
_DEEPEST: Final = 20
_foreseen: dict[str, str] = {}
#: The longest text within JSON that is kept.
_LONGEST: Final = 64 << 10


def clean(text: str) -> str:
    """Without NUL, which PostgreSQL refuses, and without halves of surrogates, which UTF-8 has no form for."""
    if "\0" in text:
        text = text.replace("\0", "\ufffd")
    return text if text.isascii() else text.encode("utf-8", "replace").decode("utf-8")


def masked(text: str) -> str:
    """A text that somebody wrote or a program printed."""
    if len(text) <= SHORT:
        return _remembered(text)
    found = _foreseen.get(text)
    return found if found is not None else _masked(text)


def foresee(found: dict[str, str]) -> None:
    """What `masked` will be asked, and what it will answer: another process found it."""
    global _foreseen
    _foreseen = found


def _masked(text: str) -> str:
    text = clean(text)
    if not may_hold(text):
        return text
    text = _KEY.sub(rf"\1{STANDS_FOR}\2", text) if "PRIVATE KEY-----" in text else text
    try:
        if len(text) <= _WHOLE:
            return redacted(text, prose=True)
        return "\n".join(redacted(part, prose=True) if may_hold(part) else part for part in _parts(text.split("\n")))
    except Exception:  # a bug must not give a secret away
        return STANDS_FOR


def _parts(lines: list[str]) -> Iterator[str]:
    """Each line, one with a here-document together with what stands in it."""
    place = 0
    while place < len(lines):
        end = place + (_DOCUMENT if "<<" in lines[place] else 1)
        yield "\n".join(lines[place:end])
        place = end


def values(value: Any, depth: int = 0) -> Any:
    """What JSON can hold: every text in it masked, all of it where its name is that of a secret."""
    if isinstance(value, str):
        found = masked(value[: 2 * _LONGEST])
        left_out = max(len(value), len(found)) - _LONGEST
        return found if left_out <= 0 else f"{found[:_LONGEST]}… ({left_out} characters left out)"
    if depth > _DEEPEST:
        return STANDS_FOR
    if isinstance(value, dict):
        return {masked(str(name)): _named(str(name), each, depth) for name, each in value.items()}
    if isinstance(value, list | tuple):
        return [values(each, depth + 1) for each in value]
    if isinstance(value, float) and (value != value or value in (float("inf"), float("-inf"))):
        return None
    return value if value is None or isinstance(value, bool | int | float) else masked(str(value))


def _named(name: str, value: Any, depth: int) -> Any:
    if isinstance(value, str | list | dict) and value and _is_secret(name):
        return STANDS_FOR
    return values(value, depth + 1)


_remembered: Final = lru_cache(8_192)(_masked)
_is_secret: Final = lru_cache(1_024)(is_name)
