"""What happened over time: outcomes, blockers, classes, asks, and what was asked again and again."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import Connection, func, or_, select

from riskclass.sessions.schema import sessions, tool_calls
from riskclass.sessions.store import all_rows
from riskclass.sessions.times import SECOND, rfc3339

if TYPE_CHECKING:
    from collections.abc import Iterable

    Row = dict[str, Any]

DAY: Final = 86_400 * SECOND
#: So many times the same, refused at first, is a storm.
STORM: Final = 3
_TOP: Final = 10


def stats(connection: Connection, since: int, until: int) -> dict[str, Any]:
    """`{"since", "until", "days", "most_asked_effects", "retry_storms"}`; days are those of UTC."""
    return {
        "since": rfc3339(since),
        "until": rfc3339(until),
        "days": _days(connection, since, until),
        "most_asked_effects": _asked(connection, since, until),
        "retry_storms": storms(refusals(connection, since, until)),
    }


def _days(connection: Connection, since: int, until: int) -> list[Row]:
    days: dict[int, Row] = {}
    column = sessions.c
    day = (column.created // DAY).label("day")
    query = select(day, column.outcome, column.blocker, func.count().label("many")).group_by(
        day, column.outcome, column.blocker
    )
    for row in connection.execute(query.where(column.created >= since, column.created < until)):
        found = days.setdefault(row.day, _day(row.day))
        found["sessions"] += row.many
        _count(found["outcomes"], row.outcome or "none", row.many)
        if row.blocker is not None:
            _count(found["blockers"], row.blocker, row.many)
    call = tool_calls.c
    day = (call.started // DAY).label("day")
    grouped = select(day, call.risk_class, call.decision, func.count().label("many")).group_by(
        day, call.risk_class, call.decision
    )
    for row in connection.execute(grouped.where(*_commands(since, until))):
        found = days.setdefault(row.day, _day(row.day))
        found["commands"] += row.many
        _count(found["classes"], row.risk_class, row.many)
        found["asked"] += row.many * (row.decision == "ask")
        found["denied"] += row.many * (row.decision == "deny")
    for found in days.values():
        found["asks_per_100"] = round(100 * found["asked"] / found["commands"], 1) if found["commands"] else 0.0
    return [days[day] for day in sorted(days)]


def _day(day: int) -> Row:
    text = str(rfc3339(day * DAY))[:10]
    return {
        "day": text,
        "sessions": 0,
        "outcomes": {},
        "blockers": {},
        "commands": 0,
        "classes": {},
        "asked": 0,
        "denied": 0,
    }


def _count(counts: dict[str, int], name: str, many: int) -> None:
    counts[name] = counts.get(name, 0) + many


def _commands(since: int, until: int) -> tuple[Any, ...]:
    call = tool_calls.c
    return call.command.is_not(None), call.started >= since, call.started < until


def _asked(connection: Connection, since: int, until: int) -> list[Row]:
    call = tool_calls.c
    query = (
        select(call.effect, func.count().label("many"), func.min(call.command).label("example"))
        .where(*_commands(since, until), call.decision.in_(("ask", "deny")))
        .group_by(call.effect)
        .order_by(func.count().desc(), call.effect)
        .limit(_TOP)
    )
    return [{"effect": row.effect, "count": row.many, "example": row.example} for row in connection.execute(query)]


def refusals(connection: Connection, since: int, until: int) -> list[Row]:
    """Commands that did not simply run, in the order of each session."""
    call = tool_calls.c
    names = "seq command risk_class decision state fingerprint started ended reason cwd context".split()
    query = (
        select(sessions.c.id.label("session_id"), *(call[name] for name in names))
        .join(sessions, sessions.c.no == call.session)
        .where(*_commands(since, until), or_(call.state == "refused", call.decision.in_(("ask", "deny"))))
        .order_by(call.session, call.seq)
    )
    return all_rows(connection, query)


def storms(refused: Iterable[Row]) -> list[Row]:
    """Those that came most often first: session_id, command, fingerprint, count, first and last."""
    groups: dict[tuple[str, str], list[Row]] = {}
    for row in refused:
        groups.setdefault((row["session_id"], same(row)), []).append(row)
    found = [rows for rows in groups.values() if len(rows) >= STORM and rows[0]["state"] == "refused"]
    found.sort(key=lambda rows: -len(rows))
    return [_storm(rows) for rows in found[:_TOP]]


def same(row: Row) -> str:
    """Equal for commands with the same effects. All harmless ones share a fingerprint, so there it is the text."""
    return str(row["command"] if row["risk_class"] == "read_only" else row["fingerprint"])


def _storm(rows: list[Row]) -> Row:
    return {
        "session_id": rows[0]["session_id"],
        "command": rows[0]["command"],
        "spellings": len({row["command"] for row in rows}),
        "fingerprint": rows[0]["fingerprint"],
        "count": len(rows),
        "first_at": rfc3339(rows[0]["started"]),
        "last_at": rfc3339(rows[-1]["started"]),
    }
