"""The sessions of one batch: read and locked at once, in one order for every process, so that two do not block each other."""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import select

from riskclass.sessions.errors import Conflict
from riskclass.sessions.pen import Pen
from riskclass.sessions.schema import messages, sessions
from riskclass.sessions.sitting import KEYED, Sitting
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
#: What entries name rows by.
_NAMES: Final = ("key", "call", "approval")


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
        yield from (dict(row) for row in connection.execute(query).mappings())


def _before(connection: Connection, rows: Iterable[Row], entries: list[Entry]) -> dict[int, Known]:
    """What was said before under the keys of these entries, of each session by its number."""
    found: dict[int, Known] = {row["no"]: {table: {} for table in KEYED} for row in rows}
    numbers = {row["id"]: row["no"] for row in rows if row["seq"]}
    keys: dict[int, set[str]] = {}
    for each in entries:
        if each.session in numbers:
            said = (each.said.get(name) for name in _NAMES)
            keys.setdefault(numbers[each.session], set()).update(key for key in said if isinstance(key, str))
    for number, named in keys.items():
        ordered = iter(sorted(named))
        while some := list(islice(ordered, _MANY)):
            for table in KEYED:
                query = _QUERIES[table].where(table.c.session == number, table.c.key.in_(some))
                known = found[number][table]
                known.update((row["key"], dict(row)) for row in connection.execute(query).mappings())
    return found


#: Of a message it is enough that it is there.
_QUERIES: Final = {
    table: select(*((table.c.key, table.c.seq) if table is messages else table.c)) for table in KEYED
}
