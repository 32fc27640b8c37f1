"""Who may speak to the API from elsewhere. A token is random, so its salted digest gives nothing away."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from typing import TYPE_CHECKING, Final

from sqlalchemy import delete, insert, select

from riskclass.sessions import limits
from riskclass.sessions.errors import Conflict, NotFound, Wrong
from riskclass.sessions.schema import tokens
from riskclass.sessions.times import rfc3339

if TYPE_CHECKING:
    from riskclass.sessions.ledger import Ledger

_BEGIN: Final = "rcs_"


def make(ledger: Ledger, name: str) -> str:
    """A new token; it is shown this once.

    Raises:
        Wrong, Conflict: the name cannot be, or has a token.
    """
    if "." in limits.identifier(name, "name") or len(name) > 100:
        raise Wrong("name", "at most 100 characters and no dot")
    salt, secret = secrets.token_hex(16), secrets.token_urlsafe(32)
    with ledger.store.writing() as connection:
        if connection.execute(select(tokens.c.name).where(tokens.c.name == name)).first() is not None:
            raise Conflict(f"{name!r} has a token")
        row = {"name": name, "salt": salt, "digest": _digest(salt, secret), "made": ledger.now()}
        connection.execute(insert(tokens).values(**row))
    return f"{_BEGIN}{name}.{secret}"


def names(ledger: Ledger) -> list[tuple[str, str]]:
    """Who has one, and since when."""
    with ledger.store.reading() as connection:
        found = connection.execute(select(tokens.c.name, tokens.c.made).order_by(tokens.c.name))
        return [(row.name, str(rfc3339(row.made))) for row in found]


def remove(ledger: Ledger, name: str) -> None:
    """
    Raises:
        NotFound: nobody of that name has one.
    """
    with ledger.store.writing() as connection:
        if not connection.execute(delete(tokens).where(tokens.c.name == name)).rowcount:
            raise NotFound(f"{name!r} has no token")


def holder(ledger: Ledger, token: str) -> str | None:
    """Whose token it is, or None."""
    name, dot, secret = token.removeprefix(_BEGIN).partition(".")
    if not token.startswith(_BEGIN) or not dot or not name.isprintable():
        return None
    with ledger.store.reading() as connection:
        found = connection.execute(select(tokens.c.salt, tokens.c.digest).where(tokens.c.name == name)).first()
    salt, digest = found if found is not None else ("", "")
    return name if hmac.compare_digest(_digest(salt, secret), digest) else None


def _digest(salt: str, secret: str) -> str:
    return hashlib.sha256(f"{salt}{secret}".encode("utf-8", "replace")).hexdigest()
