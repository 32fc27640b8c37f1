"""What a review is made of: sessions of a time, and what was asked, refused and waited for in them."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import Connection, Text, cast, func, or_, select

from riskclass.model.value import Value
from riskclass.sessions.read import lapsed
from riskclass.sessions.schema import approvals, sessions, tool_calls
from riskclass.sessions.store import all_rows

if TYPE_CHECKING:
    Row = dict[str, Any]

#: The most sessions of one review.
MOST: Final = 20_000


class Material(Value):
    """`sessions` are rows, those that began first come first; `refused` are calls that were asked for or did not run,
    `waits` approvals; `chosen` is the query for the numbers of the sessions; `now` in microseconds.
    """

    __slots__ = ("chosen", "now", "refused", "sessions", "waits")

    def __init__(self, sessions: list[Row], refused: list[Row], waits: list[Row], chosen: Any, now: int) -> None:
        self.sessions: Final = sessions
        self.refused: Final = refused
        self.waits: Final = waits
        self.chosen: Final = chosen
        self.now: Final = now


def gather(connection: Connection, now: int, *, since: int | None = None, last: int | None = None) -> Material:
    """Sessions in which something happened since, or the last ones to begin."""
    order = sessions.c.created.desc(), sessions.c.no.desc()
    where = [sessions.c.last_active >= since] if since is not None else []
    most = min(last or MOST, MOST)
    query = select(sessions, lapsed(now)).where(*where).order_by(*order).limit(most)
    rows = all_rows(connection, query)[::-1]
    names = {row["no"]: row["id"] for row in rows}
    chosen = select(select(sessions.c.no).where(*where).order_by(*order).limit(most).subquery())
    call, asked = tool_calls.c, approvals.c
    columns = "session seq command risk_class decision state fingerprint started reason".split()
    refused = select(*(call[name] for name in columns)).where(
        call.session.in_(chosen),
        call.command.is_not(None),
        or_(call.decision.in_(("ask", "deny")), call.state == "refused"),
    )
    found = all_rows(connection, refused.order_by(call.session, call.seq))
    asked_for = select(approvals).where(asked.session.in_(chosen)).order_by(asked.session, asked.seq)
    waits = [_ended(row, now) for row in all_rows(connection, asked_for)]
    for row in (*found, *waits):
        row["session_id"] = names[row["session"]]
    return Material(rows, found, waits, chosen, now)


def _ended(row: Row, now: int) -> Row:
    """What lapsed unnoticed has expired."""
    if row["how"] is None and row["expires"] is not None and row["expires"] <= now:
        row |= {"how": "expired", "resolved": row["expires"]}
    return row


def commands(connection: Connection, material: Material) -> list[Row]:
    """Every command of these sessions once, with its setting, what was decided, and how often."""
    call = tool_calls.c
    context = cast(call.context, Text)
    refused = (call.state == "refused").label("refused")
    count, first = func.count().label("count"), func.min(call.started).label("first")
    query = (
        select(call.command, call.cwd, context.label("context"), call.decision, refused, call.risk_class, count, first)
        .where(call.session.in_(material.chosen), call.command.is_not(None))
        .group_by(call.command, call.cwd, context, call.decision, refused, call.risk_class)
        .order_by(func.min(call.started), call.command)
    )
    found = all_rows(connection, query)
    for row in found:
        row["context"] = tuple(json.loads(row["context"] or "null") or ())
    return found
