"""What is to be written in one transaction, gathered: each table is written once, whatever the number of sessions.

The statements are made here and given to the driver as they are: an import writes tens of thousands of rows a second,
and an ORM's or a compiler's work on each of them would be most of its time.
"""

from __future__ import annotations

import json
from functools import cache
from itertools import count
from operator import itemgetter
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import JSON, Connection, Table, func, select, text
from sqlalchemy.exc import DBAPIError

from riskclass.sessions.schema import approvals, entities, events, messages, sessions, steps, tool_calls, words

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence

    Row = dict[str, Any]

#: Columns of a call that come at its end, or that somebody else decides; and what an answer adds to a request.
LATER: Final = ("result", "error", "ended")
_CHANGED: Final = {
    tool_calls: (*LATER, "state", "decision"),
    approvals: ("how", "by", "note", "resolved"),
}
#: What never changes of a session.
_KEPT: Final = frozenset(("no", "id", "agent", "client", "created"))
_CHANGES: Final = tuple(column.name for column in sessions.c if column.name not in _KEPT)
#: So many rows of one table are worth a stream.
_MANY: Final = 50
_NUMBERS: Final = text("SELECT nextval(pg_get_serial_sequence('sessions', 'no')) FROM generate_series(1, :many)")


class Pen:
    """New rows have every column of their table; a row that changes again before it is written is written once.

    `many`: how many new sessions are expected.
    """

    def __init__(self, connection: Connection, many: int = 1) -> None:
        self.connection: Final = connection
        self._numbers: Final = _numbers(connection, many)
        self._opened: Final[list[Row]] = []
        self._new: Final[dict[Table, list[Row]]] = {
            table: [] for table in (messages, tool_calls, approvals, events, steps)
        }
        self._fresh: Final[set[int]] = set()  # which rows are new, by id()
        self._changed: Final[dict[Table, dict[tuple[int, int], Row]]] = {table: {} for table in _CHANGED}
        self._sessions: Final[list[Row]] = []
        self._found: Final[dict[Table, list[Row]]] = {entities: [], words: []}
        self._stale: Final[dict[Table, list[Row]]] = {entities: [], words: []}

    def open(self, row: Row) -> None:
        """A new session; it gets its number, and is written with what it has become by then."""
        row["no"] = next(self._numbers)
        self._opened.append(row)
        self._fresh.add(id(row))

    def add(self, table: Table, row: Row) -> None:
        self._new[table].append(row)
        self._fresh.add(id(row))

    def change(self, table: Table, row: Row) -> None:
        if id(row) not in self._fresh:
            self._changed[table][row["session"], row["seq"]] = row

    def session(self, row: Row) -> None:
        if id(row) not in self._fresh:
            self._sessions.append(row)

    def found_by(self, table: Table, column: str, names: list[str], row: Row, *, new: bool) -> None:
        """The names by which lists find a session, in place of those before."""
        if not new:
            self._stale[table].append({"session": row["no"]})
        self._found[table] += [{column: each, "session": row["no"], "created": row["created"]} for each in names]

    def flush(self, table: Table) -> None:
        """One table, because it is about to be read."""
        self._insert(sessions, self._opened)
        self._insert(table, self._new[table])
        changed = self._changed.get(table)
        if changed:
            self._say(_update(table, _CHANGED[table], ("session", "seq")), changed.values())
            changed.clear()

    def write(self) -> None:
        for table in self._new:
            self.flush(table)
        self._say(_update(sessions, _CHANGES, ("no",)), self._sessions)
        self._sessions.clear()
        for table, stale in self._stale.items():
            self._say(_delete(table), stale)
            stale.clear()
        for table, found in self._found.items():
            self._insert(table, found)

    def _insert(self, table: Table, rows: list[Row]) -> None:
        if len(rows) >= _MANY and self.connection.dialect.name == "postgresql":
            self._copy(table, rows)
        else:
            self._say(_insert(table), rows)
        self._fresh.difference_update(map(id, rows))
        rows.clear()

    def _copy(self, table: Table, rows: list[Row]) -> None:
        """PostgreSQL takes a stream of rows at a fraction of what statements cost."""
        _, values = _insert(table)
        driver: Any = self.connection.connection.driver_connection
        try:
            with (
                driver.cursor() as cursor,
                cursor.copy(f"COPY {table.name} ({_list(table.c.keys())}) FROM STDIN") as to,
            ):
                for row in rows:
                    to.write_row(values(row))
        except self.connection.dialect.loaded_dbapi.Error as error:
            raise DBAPIError("COPY", None, error) from error

    def _say(self, statement: tuple[str, Callable[[Row], Sequence[Any]]], rows: Iterable[Row]) -> None:
        said, values = statement
        found = [values(row) for row in rows]
        if found:
            mark = "?" if self.connection.dialect.name == "sqlite" else "%s"
            self.connection.exec_driver_sql(said.replace("?", mark), found)


def _numbers(connection: Connection, many: int) -> Iterator[int]:
    """Numbers of new sessions. SQLite has one writer at a time; PostgreSQL keeps a sequence."""
    if connection.dialect.name == "sqlite":
        yield from count((connection.execute(select(func.max(sessions.c.no))).scalar() or 0) + 1)
    while True:
        yield from connection.execute(_NUMBERS, {"many": many}).scalars().all()


# -- statements: the text, and the values of a row in its order --

_Statement = tuple[str, "Callable[[Row], Sequence[Any]]"]


@cache
def _insert(table: Table) -> _Statement:
    names = tuple(column.name for column in table.c)
    return f"INSERT INTO {table.name} ({_list(names)}) VALUES ({', '.join('?' * len(names))})", _values(table, names)


@cache
def _update(table: Table, names: tuple[str, ...], which: tuple[str, ...]) -> _Statement:
    said = f"UPDATE {table.name} SET {_equal(names, ', ')} WHERE {_equal(which, ' AND ')}"
    return said, _values(table, (*names, *which))


@cache
def _delete(table: Table) -> _Statement:
    return f"DELETE FROM {table.name} WHERE {_equal(('session',), '')}", lambda row: (row["session"],)


def _list(names: Iterable[str]) -> str:
    return ", ".join(f'"{name}"' for name in names)


def _equal(names: Iterable[str], between: str) -> str:
    return between.join(f'"{name}" = ?' for name in names)


def _values(table: Table, names: tuple[str, ...]) -> Callable[[Row], Sequence[Any]]:
    pick = itemgetter(*names)
    places = [place for place, name in enumerate(names) if isinstance(table.c[name].type, JSON)]
    if not places:
        return pick

    def values(row: Row) -> Sequence[Any]:
        found = list(pick(row))
        for place in places:
            if found[place] is not None:
                found[place] = json.dumps(found[place])
        return tuple(found)

    return values
