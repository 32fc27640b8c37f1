"""What is to be written in one transaction, gathered: each table is written once, whatever the number of sessions."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import Connection, Table, and_, bindparam, delete, insert, update

from riskclass.sessions.schema import approvals, entities, events, messages, sessions, steps, tool_calls, words

if TYPE_CHECKING:
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


class Pen:
    """New rows have every column of their table; a row that changes again before it is written is written once."""

    def __init__(self, connection: Connection) -> None:
        self.connection: Final = connection
        self._new: Final[dict[Table, list[Row]]] = {table: [] for table in _INSERTS}
        self._fresh: Final[set[int]] = set()  # which rows are new, by id()
        self._changed: Final[dict[Table, dict[tuple[int, int], Row]]] = {table: {} for table in _CHANGED}
        self._sessions: Final[list[Row]] = []
        self._found: Final[dict[Table, list[Row]]] = {entities: [], words: []}
        self._stale: Final[dict[Table, list[Row]]] = {entities: [], words: []}

    def add(self, table: Table, row: Row) -> None:
        self._new[table].append(row)
        self._fresh.add(id(row))

    def change(self, table: Table, row: Row) -> None:
        if id(row) not in self._fresh:
            self._changed[table][row["session"], row["seq"]] = row

    def session(self, row: Row) -> None:
        self._sessions.append({f"_{name}": row[name] for name in ("no", *_CHANGES)})

    def found_by(self, table: Table, column: str, names: list[str], row: Row, *, new: bool) -> None:
        """The names by which lists find a session, in place of those before."""
        if not new:
            self._stale[table].append({"_session": row["no"]})
        self._found[table] += [{column: each, "session": row["no"], "created": row["created"]} for each in names]

    def flush(self, table: Table) -> None:
        """One table, because it is about to be read."""
        new, changed = self._new[table], self._changed.get(table)
        if new:
            self.connection.execute(_INSERTS[table], new)
            self._fresh.difference_update(map(id, new))
            new.clear()
        if changed:
            names = ("session", "seq", *_CHANGED[table])
            rows = [{f"_{name}": row[name] for name in names} for row in changed.values()]
            self.connection.execute(_UPDATES[table], rows)
            changed.clear()

    def write(self) -> None:
        for table in self._new:
            self.flush(table)
        if self._sessions:
            self.connection.execute(_SESSION, self._sessions)
        for table, stale in self._stale.items():
            if stale:
                self.connection.execute(_DELETES[table], stale)
            if self._found[table]:
                self.connection.execute(_NAMES[table], self._found[table])
        self._sessions.clear()
        for pending in (*self._stale.values(), *self._found.values()):
            pending.clear()


def _update(table: Table, *columns: str) -> Any:
    which = and_(table.c.session == bindparam("_session"), table.c.seq == bindparam("_seq"))
    return update(table).where(which).values({column: bindparam(f"_{column}") for column in columns})


_INSERTS: Final = {table: insert(table) for table in (messages, tool_calls, approvals, events, steps)}
_UPDATES: Final = {table: _update(table, *columns) for table, columns in _CHANGED.items()}
_NAMES: Final = {table: insert(table) for table in (entities, words)}
_DELETES: Final = {table: delete(table).where(table.c.session == bindparam("_session")) for table in (entities, words)}
_SESSION: Final = (
    update(sessions)
    .where(sessions.c.no == bindparam("_no"))
    .values({name: bindparam(f"_{name}", type_=sessions.c[name].type) for name in _CHANGES})
)
