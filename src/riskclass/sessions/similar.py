"""Earlier sessions that did not succeed and were about the same: what an agent should know before it tries again."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import Connection, select

from riskclass.model.verdict import Verdict
from riskclass.sessions.schema import sessions, tool_calls
from riskclass.sessions.store import all_rows
from riskclass.sessions.words import alike, subject

if TYPE_CHECKING:
    Row = dict[str, Any]

MOST: Final = 5
#: So many of the newest are looked through.
_LOOKED_AT: Final = 1_000
_HARMLESS: Final = Verdict(()).fingerprint  # that of every harmless command


def similar(connection: Connection, session: Row, since: int) -> list[Row]:
    """Up to five, those with more in common first, then the newest."""
    before = _before(connection, session, since)
    refused = _same_refused(connection, session["no"], [each["no"] for each in before])
    goal = subject(session["goal"])
    found = []
    for each in before:
        shared = [entity for entity in each["entities"] if entity in session["entities"]]
        because = [f"entity {entity}" for entity in shared]
        because += ["a similar goal"] if alike(goal, subject(each["goal"])) else []
        because += ["the same commands refused"] if each["no"] in refused else []
        if because:
            found.append((len(because), each, because))
    found.sort(key=lambda each: -each[0])
    return [_answer(each, because) for _, each, because in found[:MOST]]


def _answer(row: Row, because: list[str]) -> Row:
    names = ("goal", "outcome", "summary", "blocker")
    return {"session_id": row["id"], **{name: row[name] for name in names}, "because": because}


def _before(connection: Connection, session: Row, since: int) -> list[Row]:
    query = (
        select(*(sessions.c[name] for name in "no id goal outcome summary blocker entities".split()))
        .where(sessions.c.outcome.in_(("partial", "failed")), sessions.c.last_active >= since)
        .where(sessions.c.no != session["no"])
        .order_by(sessions.c.last_active.desc())
        .limit(_LOOKED_AT)
    )
    return all_rows(connection, query)


def _same_refused(connection: Connection, session: int, others: list[int]) -> set[int]:
    """Which of the others had something refused that was refused here too."""
    call = tool_calls.c
    ours = select(call.fingerprint).where(
        call.session == session, call.state == "refused", call.fingerprint != _HARMLESS
    )
    marks = set(connection.execute(ours).scalars())
    if not marks or not others:
        return set()
    theirs = select(call.session).where(
        call.session.in_(others), call.state == "refused", call.fingerprint.in_(sorted(marks))
    )
    return set(connection.execute(theirs).scalars())
