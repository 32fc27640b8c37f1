"""Transcripts into the ledger: many entries in one transaction, again and again without doubles."""

from __future__ import annotations

import os
from contextlib import suppress
from itertools import islice
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy.exc import SQLAlchemyError

from riskclass.sessions import calls, limits
from riskclass.sessions.errors import LedgerError, NotFound, Wrong
from riskclass.sessions.importers import (
    claude,
    codex,
    copilot,
    gemini,
    jsonl,
    opencode,
    openhands,
    qwen,
    sweagent,
)
from riskclass.sessions.importers.entry import Broken, Entry
from riskclass.sessions.judged import Judge
from riskclass.sessions.pen import Pen
from riskclass.sessions.schema import approvals, tool_calls
from riskclass.sessions.times import micros

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from sqlalchemy import Connection

    from riskclass.sessions.ledger import Ledger
    from riskclass.sessions.sitting import Sitting

#: Of each client: its reader, and how names of its files end.
CLIENTS: Final = {
    "claude": (claude.entries, ".jsonl"),
    "codex": (codex.entries, ".jsonl"),
    "gemini": (gemini.entries, ".jsonl"),
    "qwen": (qwen.entries, ".jsonl"),
    "copilot": (copilot.entries, ".jsonl"),
    "opencode": (opencode.entries, ".db"),
    "openhands": (openhands.entries, ".json"),
    "swe-agent": (sweagent.entries, ".traj"),
    "jsonl": (jsonl.entries, ".jsonl"),
}
#: Entries of one transaction.
BATCH: Final = 5_000
#: Broken lines that are kept by name; all of them are counted.
NAMED: Final = 100


class Import:
    """An import that runs.

    `files` and `entries` that were read, `new` ones that were kept, `sessions` that they belong to; `failed` lines, of
    which `broken` names the first (`FILE:LINE: why`).
    """

    def __init__(self, ledger: Ledger, client: str, progress: Callable[[Import], object] | None = None) -> None:
        self.ledger: Final = ledger
        self.client: Final = client
        self.files = self.entries = self.new = self.failed = 0
        self.sessions: Final[set[str]] = set()
        self.broken: Final[list[str]] = []
        self._progress = progress
        self._judge: Final = Judge(None)  # what was decided is in the transcript, or is not known

    def run(self, paths: Iterable[str]) -> None:
        """Files, and folders with all that is in them.

        Raises:
            LedgerError: a path cannot be read, or the database does not answer.
        """
        entries = self._read(paths)
        try:
            while batch := list(islice(entries, BATCH)):
                with self.ledger.store.writing() as connection:
                    self._batch(connection, batch)
                if self._progress is not None:
                    self._progress(self)
        except SQLAlchemyError as error:
            raise LedgerError(f"the database does not answer: {type(error).__name__}") from None

    def _read(self, paths: Iterable[str]) -> Iterator[tuple[str, Entry | Broken]]:
        """Every entry with its file; a conversation may be thousands of files."""
        reader, ending = CLIENTS[self.client]
        for path in _files(paths, ending):
            self.files += 1
            try:
                yield from ((path, each) for each in reader(path))
            except OSError as error:
                raise LedgerError(f"{path} cannot be read: {error.strerror}") from None

    def _batch(self, connection: Connection, batch: list[tuple[str, Entry | Broken]]) -> None:
        seats: dict[str, Sitting] = {}
        pen = Pen(connection)
        for path, each in batch:
            self.entries += 1
            if isinstance(each, Broken):
                self._wrong(path, each.line, each.message)
                continue
            try:
                self._apply(pen, seats, each)
            except LedgerError as error:
                self._wrong(path, each.line, str(error))
            except (TypeError, AttributeError, KeyError):  # a value of another type than its place has
                self._wrong(path, each.line, f"no {each.kind} as it should be")
        for seat in seats.values():
            self.new += seat.row["seq"] - seat.seq_before
            seat.settle()
        pen.write()

    def _wrong(self, path: str, line: int, message: str) -> None:
        self.failed += 1
        if len(self.broken) < NAMED:
            self.broken.append(f"{path}:{line}: {message}")

    def _apply(self, pen: Pen, seats: dict[str, Sitting], entry: Entry) -> None:
        said = dict(entry.said)
        at = said.pop("at", None)
        session = limits.identifier(entry.session, "session")
        self.sessions.add(session)
        seat = seats.get(session)
        if entry.kind == "session":
            if seat is None:
                self._begin(pen, seats, session, said.pop("agent", self.client), at, **said)
            return
        if seat is None:
            seat = self._begin(pen, seats, session, None, at)
        now = micros(at) if at is not None else seat.row["last_active"]
        _CALLS[entry.kind](self, seat, now, said)

    def _begin(
        self, pen: Pen, seats: dict[str, Sitting], session: str, agent: str | None, at: Any, **said: Any
    ) -> Sitting:
        """The session, new or as it was; without an `agent` it is expected to be there."""
        now = micros(at) if at is not None else self.ledger.now()
        found = None
        if agent is None:
            with suppress(NotFound):
                found = self.ledger.seat(pen, session, bulk=True)
        if found is None:
            found = self.ledger.begin(pen, agent or self.client, session, now, client=self.client, **said)
        seats[session] = found or self.ledger.seat(pen, session, bulk=True)
        return seats[session]

    def call(self, seat: Sitting, now: int, said: dict[str, Any]) -> None:
        known = seat.again(tool_calls, said.get("key"))
        if known is not None:
            said.setdefault("name", known["name"])
            said.pop("arguments", None)
        if not said.get("name"):
            raise Wrong("key", "what became of a call that is not there")
        result = said.get("result") is not None or said.get("error") is not None
        if result and "ended" not in said and known is not None:
            said["ended"] = now / 1_000_000
        calls.record_tool_call(seat, now, self._judge, **said)


def _approval(self: Import, seat: Sitting, now: int, said: dict[str, Any]) -> None:
    if isinstance(said.get("call"), str):
        known = seat.again(tool_calls, said["call"])
        if known is None:
            raise NotFound(f"no tool call {said['call'][:40]!r}")
        said["call"] = known["seq"]
    calls.request_approval(seat, now, **said)


def _resolve(self: Import, seat: Sitting, now: int, said: dict[str, Any]) -> None:
    if isinstance(said.get("approval"), str):
        known = seat.again(approvals, said["approval"])
        if known is None:
            raise NotFound(f"no approval {said['approval'][:40]!r}")
        said["approval"] = known["seq"]
    calls.resolve_approval(seat, now, **said)


_CALLS: Final[dict[str, Any]] = {
    "goal": lambda self, seat, now, said: calls.set_goal(seat, now, **said),
    "title": lambda self, seat, now, said: calls.set_title(seat, now, **said),
    "message": lambda self, seat, now, said: calls.add_message(seat, now, **said),
    "tool_call": Import.call,
    "plan": lambda self, seat, now, said: calls.propose_plan(seat, now, **said),
    "step": lambda self, seat, now, said: calls.update_step(seat, now, **said),
    "approval": _approval,
    "resolve": _resolve,
    "end": lambda self, seat, now, said: calls.complete_task(seat, now, **said),
    "reopen": lambda self, seat, now, said: calls.reopen(seat, now, **said),
}


def _files(paths: Iterable[str], ending: str) -> Iterator[str]:
    for path in paths:
        if not os.path.isdir(path):
            yield path
            continue
        for folder, folders, names in os.walk(path):
            folders.sort()
            yield from (os.path.join(folder, name) for name in sorted(names) if name.endswith(ending))
