"""What a caller of the ledger did wrong."""

from __future__ import annotations

from typing import Final


class LedgerError(Exception):
    """The ledger cannot do what was asked; the message is one line."""


class NotFound(LedgerError):
    """There is no such session, step or approval."""


class Conflict(LedgerError):
    """It has been done already, and differently: a key that meant something else, an approval that is resolved."""


class Wrong(LedgerError, ValueError):
    """A value that cannot be; `name` is the parameter that had it."""

    def __init__(self, name: str, message: str) -> None:
        super().__init__(f"{name}: {message}")
        self.name: Final = name
        self.message: Final = message
