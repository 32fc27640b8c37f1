"""How much of one thing is kept, in one place. What is longer is cut, and says how much is left out."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from riskclass.model.verdict import check_known
from riskclass.sessions.errors import Wrong
from riskclass.sessions.mask import masked

if TYPE_CHECKING:
    from collections.abc import Sequence

NAME: Final = 200
TITLE: Final = 120
GOAL: Final = 4_000
TEXT: Final = 64 << 10
COMMAND: Final = 256 << 10
STEPS: Final = 200
ENTITIES: Final = 50
TOOLS: Final = 200
#: So far behind a cut a secret is looked for that stands across it.
_BEYOND: Final = 4_096
_ID: Final = frozenset("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789._:@+-")


def cut(text: str, most: int, length: int | None = None) -> str:
    """`length` is how long it was, where it was cut before."""
    length = len(text) if length is None else length
    return text if length <= most else f"{text[:most]}… ({length - most} characters left out)"


def kept(text: str, most: int) -> str:
    """A text, masked and cut; what lies far behind the cut is not read, since reading costs per character."""
    found = masked(text[: most + _BEYOND])
    return cut(found, most, len(text) if len(text) > most + _BEYOND else None)


def name(text: object, what: str) -> str:
    """A short text of one line, masked.

    Raises:
        Wrong: it is none.
    """
    if not isinstance(text, str) or not text.strip():
        raise Wrong(what, "a text is needed")
    if not is_name(text):
        raise Wrong(what, f"at most {NAME} printable characters")
    return masked(text)[:NAME]


def is_name(text: str) -> bool:
    """Whether a database can be asked for it."""
    return len(text) <= NAME and text.isprintable()


def identifier(text: object, what: str) -> str:
    """What may stand in a path of the API.

    Raises:
        Wrong: it may not.
    """
    if not isinstance(text, str) or not is_identifier(text):
        raise Wrong(what, f"at most {NAME} letters, digits or one of . _ : @ + -")
    return _no_secret(text, what)


@lru_cache(1_024)
def is_identifier(text: str) -> bool:
    return 0 < len(text) <= NAME and _ID.issuperset(text) and text not in (".", "..")


def one_of(text: object, allowed: tuple[str, ...], what: str) -> str:
    """
    Raises:
        Wrong: it is none of them.
    """
    if text not in allowed:
        raise Wrong(what, f"{str(text)[:40]!r} is none of {', '.join(allowed)}")
    return str(text)


def names(found: Sequence[str], what: str) -> list[str]:
    """
    Raises:
        Wrong: they are too many, or one is no name.
    """
    if isinstance(found, str) or len(found) > ENTITIES:
        raise Wrong(what, f"a list of at most {ENTITIES} texts is needed")
    return [name(each, what) for each in found]


def contexts(found: Sequence[str], what: str) -> list[str]:
    """
    Raises:
        Wrong: likewise, or one is not `KIND:NAME`.
    """
    said = names(found, what)
    try:
        check_known(context=said)
    except ValueError as error:
        raise Wrong(what, str(error)[:200]) from None
    return said


def key(text: str | None) -> str | None:
    """
    Raises:
        Wrong: it is no name, or a secret: it is kept as it is.
    """
    return _no_secret(text, "key") if text is not None and name(text, "key") else None


def _no_secret(text: str, what: str) -> str:
    if masked(text) != text:
        raise Wrong(what, "it is kept as it is, so it may be no secret")
    return text


def needed(text: object, what: str, most: int) -> str:
    """A text, masked and cut.

    Raises:
        Wrong: there is none.
    """
    if not isinstance(text, str) or not text.strip():
        raise Wrong(what, "a text is needed")
    return kept(text, most)


def optional(text: object, what: str) -> str | None:
    """Likewise, where there may be none.

    Raises:
        Wrong: it is no text.
    """
    if text is not None and not isinstance(text, str):
        raise Wrong(what, "a text is needed")
    return kept(text, TEXT) if text is not None else None


def span(seconds: object, what: str) -> int:
    """A span of time, in microseconds.

    Raises:
        Wrong: it is negative, or longer than 300 years.
    """
    if not isinstance(seconds, int | float) or not 0 <= seconds < 1e10:
        raise Wrong(what, "a number of seconds is needed")
    return round(seconds * 1_000_000)
