"""The sessions of one batch, read and locked at once: in one order everywhere, so no import blocks another."""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import select, text

from riskclass.sessions.errors import Conflict
from riskclass.sessions.limits import is_name
from riskclass.sessions.pen import Pen
from riskclass.sessions.schema import approvals, events, messages, sessions, tool_calls
from riskclass.sessions.sitting import KEYED, Sitting
from riskclass.sessions.store import all_rows
from riskclass.sessions.times import micros

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from sqlalchemy import Connection, Table

    from riskclass.sessions.importers.entry import Entry
    from riskclass.sessions.ledger import Ledger

    Row = dict[str, Any]
    Known = dict[Table, dict[str, Row]]

#: Values of one question; SQLite before 3.32 takes 999.
_MANY: Final = 400


class Seats:
    """`client` is whose transcripts are read."""

    def __init__(self, ledger: Ledger, client: str, connection: Connection, entries: list[Entry]) -> None:
        self.ledger: Final = ledger
        self.client: Final = client
        self._rows: Final = {row["id"]: row for row in _locked(connection, {each.session for each in entries})}
        self._known: Final = _before(connection, self._rows.values(), entries)
        self._seats: Final[dict[str, Sitting]] = {}
        self.pen: Final = Pen(connection, max(1, len({each.session for each in entries}) - len(self._rows)))

    def of(self, session: str, at: Any) -> Sitting:
        """That of a session, which begins here if it is not there."""
        seat = self._seats.get(session) or self._there(session)
        return seat if seat is not None else self._begin(session, self.client, at, {})

    def begin(self, session: str, agent: str, at: Any, said: Row) -> None:
        """What the transcript says at its begin.

        Raises:
            Conflict: the session belongs to another agent.
        """
        if session in self._seats:
            return
        seat = self._there(session)
        if seat is None:
            self._begin(session, agent, at, said)
        elif seat.row["agent"] != agent:
            raise Conflict(f"session {session} belongs to the agent {seat.row['agent']!r}")

    def save(self) -> int:
        """Writes all of it; how many entries are new."""
        for seat in self._seats.values():
            seat.settle()
        self.pen.write()
        return sum(seat.row["seq"] - seat.seq_before for seat in self._seats.values())

    def _there(self, session: str) -> Sitting | None:
        row = self._rows.get(session)
        if row is not None:
            self._seats[session] = Sitting(self.pen, row, self.ledger.idle, known=self._known[row["no"]])
        return self._seats.get(session)

    def _begin(self, session: str, agent: str, at: Any, said: Row) -> Sitting:
        now = micros(at) if at is not None else self.ledger.now()
        self._seats[session] = seat = self.ledger.begin(self.pen, agent, session, now, client=self.client, **said)
        return seat


def _locked(connection: Connection, names: Iterable[str]) -> Iterator[Row]:
    ordered = iter(sorted(names))
    while some := list(islice(ordered, _MANY)):
        query = select(sessions).where(sessions.c.id.in_(some)).order_by(sessions.c.id).with_for_update()
        yield from all_rows(connection, query)


def _before(connection: Connection, rows: Iterable[Row], entries: list[Entry]) -> dict[int, Known]:
    """What was said before under the keys of these entries, of each session by its number."""
    found: dict[int, Known] = {row["no"]: {table: {} for table in KEYED} for row in rows}
    numbers = {row["id"]: row["no"] for row in rows if row["seq"]}
    named: dict[Table, set[tuple[int, str]]] = {table: set() for table in KEYED}
    for each in entries:
        if each.session in numbers:
            for table, key in _named(each):
                if isinstance(key, str) and is_name(key):
                    named[table].add((numbers[each.session], key))
    for table, pairs in named.items():
        ordered = iter(sorted(pairs))
        while some := list(islice(ordered, _MANY)):
            for row in all_rows(connection, _by_keys(table, some)):
                found[row["session"]][table][row["key"]] = row
    return found


def _by_keys(table: Table, pairs: list[tuple[int, str]]) -> Any:
    """In a join that begins with the pairs: of a list of pairs SQLite reads the whole table."""
    # Of a message it is enough that it is there.
    columns = [table.c.session, table.c.key, table.c.seq] if table is messages else list(table.c)
    names = ", ".join(f't."{column.name}"' for column in columns)
    asked = ", ".join(f"(:session{place}, :key{place})" for place in range(len(pairs)))
    said = (
        f"WITH asked(session, key) AS (VALUES {asked}) SELECT {names} FROM asked CROSS JOIN {table.name} t "
        "WHERE t.session = asked.session AND t.key = asked.key"
    )
    words: dict[str, Any] = {f"session{place}": session for place, (session, _) in enumerate(pairs)}
    words |= {f"key{place}": key for place, (_, key) in enumerate(pairs)}
    return text(said).columns(*columns).bindparams(**words)


def _named(entry: Entry) -> Iterator[tuple[Table, Any]]:
    """The rows that an entry may mean: its own, and the one that it is about."""
    said = entry.said
    yield _TABLES.get(entry.kind, events), said.get("key")
    yield tool_calls, said.get("call")
    yield approvals, said.get("approval")


_TABLES: Final = {"message": messages, "tool_call": tool_calls, "approval": approvals}
