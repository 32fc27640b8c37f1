"""Transcripts into the ledger: many entries in one transaction, again and again without doubles."""

from __future__ import annotations

import os
import random
import time
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy.exc import DBAPIError, SQLAlchemyError

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
from riskclass.sessions.importers.ahead import Ahead
from riskclass.sessions.importers.entry import Broken, Entry
from riskclass.sessions.importers.seats import Seats
from riskclass.sessions.judged import Judge
from riskclass.sessions.schema import approvals, tool_calls
from riskclass.sessions.times import micros

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from sqlalchemy import Connection

    from riskclass.sessions.ledger import Ledger
    from riskclass.sessions.sitting import Sitting

    Reader = Callable[[str], Iterator[Entry | Broken]]
    #: An entry with its file.
    Read = tuple[str, Entry | Broken]

#: Of each client: its reader, and how names of its files end.
CLIENTS: Final[dict[str, tuple[Reader, str | tuple[str, ...]]]] = {
    "claude": (claude.entries, ".jsonl"),
    "codex": (codex.entries, ".jsonl"),
    "gemini": (gemini.entries, ".jsonl"),
    "qwen": (qwen.entries, ".jsonl"),
    "copilot": (copilot.entries, ".jsonl"),
    "opencode": (opencode.entries, ".db"),
    "openhands": (openhands.entries, ".json"),
    "swe-agent": (sweagent.entries, (".traj", ".traj.json")),
    "jsonl": (jsonl.entries, ".jsonl"),
}
#: Entries of one transaction, and characters of their texts.
BATCH: Final = 5_000
_LARGE: Final = 32 << 20
#: A deadlock, a serialization failure, and a session that somebody else opened at the same moment (PostgreSQL).
_IN_THE_WAY: Final = ("40P01", "40001", "23505")
_ATTEMPTS: Final = 6
#: Broken lines that are kept by name; all of them are counted.
NAMED: Final = 100


class Import:
    """An import that runs.

    `files` and `entries` that were read, `new` ones that were kept, `sessions` that they belong to; `failed` lines, of
    which `broken` names the first (`FILE:LINE: why`). `workers` are processes that a long import may use.
    """

    def __init__(
        self, ledger: Ledger, client: str, progress: Callable[[Import], object] | None = None, *, workers: int = 0
    ) -> None:
        self.ledger: Final = ledger
        self.client: Final = client
        self.files = self.entries = self.new = self.failed = 0
        self.sessions: Final[set[str]] = set()
        self.broken: Final[list[str]] = []
        self._progress: Final = progress
        self._workers: Final = workers
        self.judge: Final = Judge(None)  # what was decided is in the transcript, or is not known

    def run(self, paths: Iterable[str]) -> None:
        """Files, and folders with all that is in them.

        Raises:
            LedgerError: a path cannot be read, or the database does not answer.
        """
        try:
            for batch in Ahead(self.judge, self._workers).over(_batches(self._read(paths))):
                self._keep(batch)
                if self._progress is not None:
                    self._progress(self)
        except SQLAlchemyError as error:
            raise LedgerError(f"the database does not answer: {type(error).__name__}") from None

    def _keep(self, batch: list[Read]) -> None:
        """One transaction; again where another process was in the way."""
        for attempt in range(_ATTEMPTS):
            kept = _Batch(self, batch)
            try:
                with self.ledger.store.writing() as connection:
                    kept.write(connection)
            except DBAPIError as error:
                if attempt + 1 == _ATTEMPTS or getattr(error.orig, "sqlstate", None) not in _IN_THE_WAY:
                    raise
                time.sleep(random.random() * 0.1 * 2**attempt)
            else:
                self._count(kept)
                return

    def _read(self, paths: Iterable[str]) -> Iterator[Read]:
        """Every entry with its file; a conversation may be thousands of files."""
        reader, ending = CLIENTS[self.client]
        for path in _files(paths, ending):
            self.files += 1
            try:
                yield from ((path, each) for each in reader(path))
            except OSError as error:
                raise LedgerError(f"{path} cannot be read: {error.strerror}") from None

    def _count(self, kept: _Batch) -> None:
        self.entries += len(kept.batch)
        self.new += kept.new
        self.sessions.update(kept.sessions)
        self.failed += len(kept.broken)
        self.broken.extend(kept.broken[: NAMED - len(self.broken)])


class _Batch:
    """Entries on their way into one transaction, and what is to be told of them once it holds."""

    def __init__(self, running: Import, batch: list[Read]) -> None:
        self.batch: Final = batch
        self.judge: Final = running.judge
        self.new = 0
        self.sessions: Final[set[str]] = set()
        self.broken: Final[list[str]] = []
        self._client: Final = running.client
        self._ledger: Final = running.ledger

    def write(self, connection: Connection) -> None:
        good = [each for _, each in self.batch if isinstance(each, Entry) and limits.is_identifier(each.session)]
        seats = Seats(self._ledger, self._client, connection, good)
        for path, each in self.batch:
            wrong = each.message if isinstance(each, Broken) else self._tried(seats, each)
            if wrong:
                self.broken.append(f"{path}:{each.line}: {wrong}")
        self.new = seats.save()

    def _tried(self, seats: Seats, entry: Entry) -> str:
        """What is wrong with it, or nothing."""
        try:
            self._apply(seats, entry)
        except LedgerError as error:
            return str(error)
        except (TypeError, AttributeError, KeyError):  # a value of another type than its place has
            return f"no {entry.kind} as it should be"
        return ""

    def _apply(self, seats: Seats, entry: Entry) -> None:
        said = dict(entry.said)
        at = said.pop("at", None)
        session = limits.identifier(entry.session, "session")
        self.sessions.add(session)
        if entry.kind == "session":
            seats.begin(session, said.pop("agent", self._client), at, said)
            return
        seat = seats.of(session, at)
        now = micros(at) if at is not None else seat.row["last_active"]
        _CALLS[entry.kind](self, seat, now, said)


def _call(self: _Batch, seat: Sitting, now: int, said: dict[str, Any]) -> None:
    known = seat.again(tool_calls, said.get("key"))
    if known is not None:
        said.setdefault("name", known["name"])
        said.pop("arguments", None)
    if not said.get("name"):
        raise Wrong("key", "what became of a call that is not there")
    result = said.get("result") is not None or said.get("error") is not None
    if result and "ended" not in said and known is not None:
        said["ended"] = now / 1_000_000
    calls.record_tool_call(seat, now, self.judge, **said)


def _approval(self: _Batch, seat: Sitting, now: int, said: dict[str, Any]) -> None:
    if isinstance(said.get("call"), str):
        known = seat.again(tool_calls, said["call"])
        if known is None:
            raise NotFound(f"no tool call {said['call'][:40]!r}")
        said["call"] = known["seq"]
    calls.request_approval(seat, now, **said)


def _resolve(self: _Batch, seat: Sitting, now: int, said: dict[str, Any]) -> None:
    if isinstance(said.get("approval"), str):
        known = seat.again(approvals, said["approval"])
        if known is None:
            raise NotFound(f"no approval {said['approval'][:40]!r}")
        said["approval"] = known["seq"]
    calls.resolve_approval(seat, now, **said)


_CALLS: Final[dict[str, Any]] = {
    "goal": lambda self, seat, now, said: calls.set_goal(seat, now, within=None, **said),
    "title": lambda self, seat, now, said: calls.set_title(seat, now, **said),
    "message": lambda self, seat, now, said: calls.add_message(seat, now, **said),
    "tool_call": _call,
    "plan": lambda self, seat, now, said: calls.propose_plan(seat, now, **said),
    "step": lambda self, seat, now, said: calls.update_step(seat, now, **said),
    "approval": _approval,
    "resolve": _resolve,
    "end": lambda self, seat, now, said: calls.complete_task(seat, now, **said),
    "reopen": lambda self, seat, now, said: calls.reopen(seat, now, **said),
}


def _batches(entries: Iterable[Read]) -> Iterator[list[Read]]:
    """As many as a transaction takes, few of them where they are large."""
    batch: list[Read] = []
    size = 0
    for path, each in entries:
        batch.append((path, each))
        size += _size(each.said) if isinstance(each, Entry) else 0
        if len(batch) == BATCH or size > _LARGE:
            yield batch
            batch, size = [], 0
    if batch:
        yield batch


def _size(said: dict[str, Any]) -> int:
    """Characters of its texts."""
    size, inner = 0, [said]
    while inner:
        found: Any = inner.pop()
        for value in found.values() if isinstance(found, dict) else found:
            kind = type(value)
            if kind is str:
                size += len(value)
            elif kind is dict or kind is list:
                inner.append(value)
    return size


def _files(paths: Iterable[str], ending: str | tuple[str, ...]) -> Iterator[str]:
    for path in paths:
        if not os.path.isdir(path):
            yield path
            continue
        for folder, folders, names in os.walk(path):
            folders.sort()
            yield from (os.path.join(folder, name) for name in sorted(names) if name.endswith(ending))
