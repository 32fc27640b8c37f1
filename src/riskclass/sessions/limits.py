"""How much of one thing is kept, in one place. What is longer is cut, and says how much is left out."""

from __future__ import annotations

from typing import Final

from riskclass.sessions.errors import Wrong

NAME: Final = 200
TITLE: Final = 120
GOAL: Final = 4_000
TEXT: Final = 64 << 10
COMMAND: Final = 256 << 10
STEPS: Final = 200
ENTITIES: Final = 50
TOOLS: Final = 200
_ID: Final = frozenset("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789._:@+-")


def cut(text: str, most: int) -> str:
    if len(text) <= most:
        return text
    return f"{text[:most]}… ({len(text) - most} characters left out)"


def name(text: object, what: str) -> str:
    """A short text of one line.

    Raises:
        Wrong: it is none.
    """
    if not isinstance(text, str) or not text.strip():
        raise Wrong(what, "a text is needed")
    if len(text) > NAME or not text.isprintable():
        raise Wrong(what, f"at most {NAME} printable characters")
    return text


def identifier(text: object, what: str) -> str:
    """What may stand in a path of the API.

    Raises:
        Wrong: it may not.
    """
    if not isinstance(text, str) or not 0 < len(text) <= NAME or not set(text) <= _ID or text in (".", ".."):
        raise Wrong(what, f"at most {NAME} letters, digits or one of . _ : @ + -")
    return text


def one_of(text: object, allowed: tuple[str, ...], what: str) -> str:
    """
    Raises:
        Wrong: it is none of them.
    """
    if text not in allowed:
        raise Wrong(what, f"{str(text)[:40]!r} is none of {', '.join(allowed)}")
    return str(text)
