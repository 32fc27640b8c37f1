"""The ledger read: lists of sessions, and one session with all that happened in it.

A page of the list is one query whatever its size: counts stand in the session's row, and requests that lapsed
unnoticed are counted by the same query.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import Connection, and_, exists, func, select, tuple_

from riskclass.model.risk import Risk
from riskclass.model.value import Value
from riskclass.sessions import cursor as cursors
from riskclass.sessions import limits
from riskclass.sessions.blocker import BLOCKERS
from riskclass.sessions.calls import OUTCOMES
from riskclass.sessions.errors import NotFound, Wrong
from riskclass.sessions.schema import approvals, entities, messages, sessions, steps, tool_calls, words
from riskclass.sessions.store import all_rows
from riskclass.sessions.times import SECOND, rfc3339, since
from riskclass.sessions.words import words as words_of

if TYPE_CHECKING:
    from sqlalchemy import ColumnElement, Select

    Row = dict[str, Any]

STATUS: Final = ("open", "closed")
CLASSES: Final = tuple(risk.value for risk in Risk)
SHAPES: Final = ("merged", "pairs")
DEFAULT, MOST = 50, 200
#: Entries of one session on a page.
ENTRIES: Final = 1_000
#: Entries of a timeline on a page, of every kind.
TIMELINE: Final = 200
_TOP: Final = 5
#: What a list shows of a session, and what it is ordered by.
_SHOWN: Final = [column for column in sessions.c if column.name not in ("titled", "cwd", "context", "seq", "plan")]


class Filters(Value):
    """Which sessions a list shows; what is None does not matter.

    Args:
        since: RFC 3339, or a span such as `24h` or `7d`: sessions in which something happened since.
        q: words, all of which stand in title, goal, summary or entities.

    Raises:
        Wrong: a value that cannot be, by the name of its parameter.
    """

    __slots__ = ("agent", "blocker", "entity_id", "outcome", "q", "since", "status")

    def __init__(
        self,
        *,
        outcome: str | None = None,
        status: str | None = None,
        entity_id: str | None = None,
        blocker: str | None = None,
        agent: str | None = None,
        q: str | None = None,
        since: str | None = None,
    ) -> None:
        self.outcome: Final = limits.one_of(outcome, (*OUTCOMES, "none"), "outcome") if outcome is not None else None
        self.status: Final = limits.one_of(status, STATUS, "status") if status is not None else None
        self.blocker: Final = limits.one_of(blocker, (*BLOCKERS, "none"), "blocker") if blocker is not None else None
        self.entity_id: Final = limits.name(entity_id, "entity_id") if entity_id is not None else None
        self.agent: Final = limits.name(agent, "agent") if agent is not None else None
        self.q: Final = limits.name(q, "q") if q is not None else None
        if self.q is not None and not words_of(self.q):
            raise Wrong("q", "it has no word")
        self.since: Final = since

    def said(self) -> dict[str, str]:
        return {name: value for name in self.__slots__ if (value := getattr(self, name)) is not None}


def page(
    connection: Connection, filters: Filters, now: int, limit: int = DEFAULT, cursor: str | None = None
) -> dict[str, Any]:
    """`{"sessions": […], "next_cursor": …}`: those that began last come first; in one query.

    Raises:
        Wrong: `limit`, `cursor` or `since` cannot be.
    """
    if not 0 < limit <= MOST:
        raise Wrong("limit", f"1 to {MOST}")
    after = cursors.read(cursor, filters.said(), 2) if cursor is not None else None
    is_sqlite = connection.dialect.name == "sqlite"
    rows = all_rows(connection, _query(filters, now, after, is_sqlite).limit(limit + 1))
    more = len(rows) > limit
    last = rows[limit - 1] if more else None
    return {
        "sessions": [session(row) for row in rows[:limit]],
        "next_cursor": cursors.written((last["created"], last["no"]), filters.said()) if last is not None else None,
    }


def _query(filters: Filters, now: int, after: tuple[int, ...] | None, is_sqlite: bool) -> Select[Any]:
    """Led by the table that holds the rarest of what is asked for, in the order of the list."""
    found = words_of(filters.q)
    found.sort(key=len, reverse=True)  # long words are rare
    created, no = sessions.c.created, sessions.c.no
    source: Any = sessions
    where: list[ColumnElement[bool]] = []
    if filters.entity_id is not None:
        source = entities.join(sessions, entities.c.session == sessions.c.no)
        created, no = entities.c.created, entities.c.session
        where.append(entities.c.entity == filters.entity_id)
    elif found:
        source = words.join(sessions, words.c.session == sessions.c.no)
        created, no = words.c.created, words.c.session
        where.append(words.c.word == found.pop(0))
    where += [_has(word, created, no) for word in found]
    where += _simple(filters, now, is_sqlite)
    if after is not None:
        where.append(tuple_(created, no) < tuple_(*after))
    return select(*_SHOWN, lapsed(now)).select_from(source).where(*where).order_by(created.desc(), no.desc())


def _has(word: str, created: Any, no: Any) -> ColumnElement[bool]:
    other = words.alias()
    same = and_(other.c.word == word, other.c.created == created, other.c.session == no)
    return exists().where(same)


def _simple(filters: Filters, now: int, is_sqlite: bool) -> list[ColumnElement[bool]]:
    column = sessions.c
    where: list[ColumnElement[bool]] = []
    for name in ("outcome", "status", "blocker", "agent"):
        value = getattr(filters, name)
        if value is not None:
            where.append(column[name].is_(None) if value == "none" and name != "agent" else column[name] == value)
    if filters.since is not None:
        # A sum is in no index: SQLite walks the list in its order, and does not sort what it found by time. PostgreSQL
        # knows which of both is less.
        active = column.last_active + 0 if is_sqlite else column.last_active
        where.append(active >= since(filters.since, now))
    return where


def lapsed(now: int) -> Any:
    """Requests whose time is over, and that nobody has touched since."""
    waits = and_(approvals.c.session == sessions.c.no, approvals.c.how.is_(None), approvals.c.expires <= now)
    return select(func.count()).where(waits).select_from(approvals).scalar_subquery().label("lapsed")


def session(row: Row) -> dict[str, Any]:
    """A row as JSON shows it; it has the column `lapsed` beside its own."""
    waiting = row["approvals"] - row["approved"] - row["approval_denied"] - row["expired"] - row["cancelled"]
    names = ("agent", "client", "title", "goal", "status", "outcome", "summary", "blocker", "evidence", "entities")
    counts_steps = not row["greeting"]
    return {
        "session_id": row["id"],
        **{name: row[name] for name in names},
        "created_at": rfc3339(row["created"]),
        "last_active_at": rfc3339(row["last_active"]),
        "closed_at": rfc3339(row["closed"]),
        "outcome_set_at": rfc3339(row["outcome_set"]),
        "reopened_at": rfc3339(row["reopened"]),
        "duration_seconds": round(row["work"] / SECOND, 3),
        "message_count": row["messages"],
        "tool_call_count": row["tool_calls"],
        "top_tools": top(row["tools"]),
        "commands": {"total": row["commands"], "asked": row["asked"], "denied": row["denied"]},
        "approvals": {
            "requested": row["approvals"],
            "pending": waiting - row["lapsed"],
            "approved": row["approved"],
            "denied": row["approval_denied"],
            "expired": row["expired"] + row["lapsed"],
            "cancelled": row["cancelled"],
        },
        "needs_plan": counts_steps,
        "steps": {"total": row["steps"] * counts_steps, "done": row["steps_done"] * counts_steps},
    }


def top(tools: dict[str, int], most: int = _TOP) -> list[dict[str, Any]]:
    """The tools used most; of two used alike the one that was used first."""
    ordered = sorted(tools.items(), key=lambda each: -each[1])
    return [{"name": name, "count": count} for name, count in ordered[:most]]


# -- one session --


def one(connection: Connection, session_id: str, now: int) -> Row:
    """Its row, with `lapsed`.

    Raises:
        NotFound: there is none.
    """
    found = connection.execute(select(sessions, lapsed(now)).where(sessions.c.id == session_id)).mappings().first()
    if found is None:
        raise NotFound(f"there is no session {session_id[:40]!r}")
    return dict(found)


def detail(
    connection: Connection, session_id: str, now: int, limit: int = ENTRIES, cursor: str | None = None
) -> dict[str, Any]:
    """`{"session_id", "session", "messages", "next_cursor"}`."""
    row = one(connection, session_id, now)
    rows, following = _entries(connection, messages, row["no"], [], limit, cursor)
    said = [_message(each) for each in rows]
    return {"session_id": row["id"], "session": session(row), "messages": said, "next_cursor": following}


def _message(row: Row) -> dict[str, Any]:
    return {name: row[name] for name in ("seq", "role", "text")} | {"at": rfc3339(row["at"])}


def calls(
    connection: Connection,
    session_id: str,
    now: int,
    *,
    name: str | None = None,
    risk_class: str | None = None,
    shape: str = "merged",
    limit: int = ENTRIES,
    cursor: str | None = None,
) -> dict[str, Any]:
    """`{"session_id", "tool_calls", "next_cursor"}`, flat and in the order of time.

    `merged` is a row for each call; `pairs` has a row of type tool_use and, where it came to an end, one of type
    tool_result with the same id.

    Raises:
        NotFound, Wrong: no such session; `shape`, `class`, `limit` or `cursor` cannot be.
    """
    limits.one_of(shape, SHAPES, "shape")
    row = one(connection, session_id, now)
    where = [tool_calls.c.name == limits.name(name, "name")] if name is not None else []
    if risk_class is not None:
        where.append(tool_calls.c.risk_class == limits.one_of(risk_class, CLASSES, "class"))
    rows, following = _entries(connection, tool_calls, row["no"], where, limit, cursor)
    merged = [call(each) for each in rows]
    found = merged if shape == "merged" else _pairs(merged)
    return {"session_id": row["id"], "tool_calls": found, "next_cursor": following}


_JUDGED: Final = "command cwd context risk_class reason decision rule effect identity fingerprint".split()


def call(row: Row) -> dict[str, Any]:
    said = {"id": row["key"] or str(row["seq"]), "seq": row["seq"], "name": row["name"], "arguments": row["arguments"]}
    if row["command"] is not None:
        said |= {name: row[name] for name in _JUDGED}
    said |= {"state": row["state"], "result": row["result"], "error": row["error"]}
    return said | {"started_at": rfc3339(row["started"]), "ended_at": rfc3339(row["ended"])}


def _pairs(merged: list[dict[str, Any]]) -> list[dict[str, Any]]:
    later = ("state", "result", "error", "ended_at")
    found = []
    for each in merged:
        use = {name: value for name, value in each.items() if name not in later and name != "started_at"}
        found.append((each["started_at"], {"type": "tool_use", **use, "at": each["started_at"]}))
        if each["state"] != "running":
            at = each["ended_at"] or each["started_at"]
            result = {name: each[name] for name in ("id", "seq", "name", "state", "result", "error")}
            found.append((at, {"type": "tool_result", **result, "at": at}))
    return [row for _, row in sorted(found, key=lambda pair: pair[0])]


def timeline(
    connection: Connection, session_id: str, now: int, limit: int = TIMELINE, after: int = -1
) -> dict[str, Any]:
    """`{"session_id", "session", "entries", "more"}`: messages, tool calls and requests with a `seq` above `after`.

    An entry has `kind`: message, call or approval, and what such a one has elsewhere; `more` says that others follow.

    Raises:
        NotFound: there is no such session.
    """
    row = one(connection, session_id, now)
    found: list[Row] = []
    for kind, table, shape in (
        ("message", messages, _message),
        ("call", tool_calls, call),
        ("approval", approvals, lambda each: _approval(each, now)),
    ):
        query = select(table).where(table.c.session == row["no"], table.c.seq > after).order_by(table.c.seq)
        found += ({"kind": kind, **shape(each)} for each in all_rows(connection, query.limit(limit + 1)))
    found.sort(key=lambda each: int(each["seq"]))
    more = len(found) > limit
    return {"session_id": row["id"], "session": session(row), "entries": found[:limit], "more": more}


def plan(connection: Connection, session_id: str, now: int) -> dict[str, Any]:
    """`{"session_id", "needed", "plan", "steps"}`: the plan in force."""
    row = one(connection, session_id, now)
    query = select(steps).where(steps.c.session == row["no"], steps.c.plan == row["plan"]).order_by(steps.c.position)
    found = [
        {
            **{name: each[name] for name in ("position", "text", "status", "note")},
            "updated_at": rfc3339(each["updated"]),
        }
        for each in all_rows(connection, query)
    ]
    return {"session_id": row["id"], "needed": not row["greeting"], "plan": row["plan"], "steps": found}


def approvals_of(connection: Connection, session_id: str, now: int) -> dict[str, Any]:
    """`{"session_id", "approvals"}`; what lapsed unnoticed has expired."""
    row = one(connection, session_id, now)
    query = select(approvals).where(approvals.c.session == row["no"]).order_by(approvals.c.seq)
    found = [_approval(each, now) for each in all_rows(connection, query)]
    return {"session_id": row["id"], "approvals": found}


def _approval(row: Row, now: int) -> dict[str, Any]:
    if row["how"] is None and row["expires"] is not None and row["expires"] <= now:
        row |= {"how": "expired", "resolved": row["expires"]}
    names = ("seq", "call", "what", "reason", "risk_class", "by", "note")
    times = {f"{name}_at": rfc3339(row[name]) for name in ("requested", "expires", "resolved")}
    return {**{name: row[name] for name in names}, "how": row["how"] or "pending", **times}


def _entries(
    connection: Connection,
    table: Any,
    no: int,
    where: list[ColumnElement[bool]],
    limit: int,
    cursor: str | None,
) -> tuple[list[Row], str | None]:
    """Rows in their order, and where the next page begins."""
    if not 0 < limit <= ENTRIES:
        raise Wrong("limit", f"1 to {ENTRIES}")
    which = [table.name, no]
    after = cursors.read(cursor, which, 1)[0] if cursor is not None else -1
    query = select(table).where(table.c.session == no, table.c.seq > after, *where).order_by(table.c.seq)
    rows = all_rows(connection, query.limit(limit + 1))
    following = cursors.written((rows[limit - 1]["seq"],), which) if len(rows) > limit else None
    return rows[:limit], following
