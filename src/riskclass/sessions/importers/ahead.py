"""Secrets are looked for and commands judged ahead of the writer, in processes of their own: most of an import's work.

What they find is remembered where it is needed (`mask`, `judged`); whatever was not foreseen, or is not answered, is
done there, so an import keeps the same with workers and without. They are started once an import turns out to be long.

    python -m riskclass.sessions.importers.ahead

is such a worker: pickles of `(texts, questions)` in, of `(masked, judged)` out; None stands for a text that stays.
"""

from __future__ import annotations

import pickle
import signal
import subprocess
import sys
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final

from riskclass.sessions import limits, mask
from riskclass.sessions.importers.entry import Entry
from riskclass.sessions.judged import COMMANDS, Judge, command_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from riskclass.sessions.importers.entry import Broken
    from riskclass.sessions.judged import Question

    Batch = list[tuple[str, Entry | Broken]]
    Work = tuple[list[str], list[Question]]

#: What a worker that does not start, or is gone, is known by.
_GONE: Final = (OSError, EOFError, pickle.PickleError, ValueError)


class Ahead:
    """`workers` is how many processes; with none of them batches pass as they come."""

    def __init__(self, judge: Judge, workers: int) -> None:
        self._judge: Final = judge
        self._wanted = workers
        self._workers: Final[list[subprocess.Popen[bytes]]] = []
        self._asked: Final[list[Work]] = []
        self._settings: Final[dict[str, tuple[str | None, tuple[str, ...]]]] = {}

    def over(self, batches: Iterable[Batch]) -> Iterator[Batch]:
        """Each batch in its turn; while it is written the next one is looked at."""
        before: Batch | None = None
        try:
            for batch in batches:
                if before is not None:
                    self._ask(batch)
                    yield before
                    self._remember()
                before = batch
            if before is not None:
                yield before
        finally:
            self._close()

    def _ask(self, batch: Batch) -> None:
        while self._wanted:
            self._wanted -= 1
            self._workers.append(_started())
        if not self._workers:
            return
        texts, questions = self._work(batch)
        many = len(self._workers)
        for place, worker in enumerate(self._workers):
            self._asked.append((texts[place::many], questions[place::many]))
            with suppress(*_GONE):
                assert worker.stdin is not None
                pickle.dump(self._asked[-1], worker.stdin, pickle.HIGHEST_PROTOCOL)
                worker.stdin.flush()

    def _remember(self) -> None:
        found: dict[str, str] = {}
        for worker, (texts, questions) in zip(list(self._workers), self._asked, strict=True):
            try:
                assert worker.stdout is not None
                masked, judged = pickle.load(worker.stdout)
            except _GONE:
                self._workers.remove(worker)
                _ended(worker)
                continue
            found.update((text, text if other is None else other) for text, other in zip(texts, masked, strict=True))
            self._judge.remember(zip(questions, judged, strict=True))
        self._asked.clear()
        mask.foresee(found)

    def _close(self) -> None:
        mask.foresee({})
        for worker in self._workers:
            _ended(worker)

    def _work(self, batch: Batch) -> Work:
        texts: dict[str, None] = {}
        questions: dict[Question, None] = {}
        for _, entry in batch:
            if isinstance(entry, Entry):
                with suppress(TypeError):  # a value of another type than its place has
                    self._look(entry, texts, questions)
        return list(texts), [each for each in questions if not self._judge.knows(each)]

    def _look(self, entry: Entry, texts: dict[str, None], questions: dict[Question, None]) -> None:
        said = entry.said
        if entry.kind == "session":
            self._settings[entry.session] = said.get("cwd"), tuple(said.get("context") or ())
            return
        texts.update((text, None) for text in _texts(said))
        if entry.kind == "tool_call":
            command = said.get("command") or command_of(said.get("arguments"))
            if command is not None:
                cwd, context = self._settings.get(entry.session, (None, ()))
                given = said.get("context")
                questions[command, said.get("cwd") or cwd, context if given is None else tuple(given)] = None


def _texts(value: Any) -> Iterator[str]:
    """Those that are long enough to be worth a journey."""
    inner = [value]
    while inner:
        found = inner.pop()
        for name, each in found.items() if isinstance(found, dict) else enumerate(found):
            if isinstance(each, str):
                if mask.SHORT < len(each) <= limits.TEXT and name not in COMMANDS:
                    yield each
            elif isinstance(each, dict | list):
                inner.append(each)


def _started() -> subprocess.Popen[bytes]:
    words = [sys.executable, "-m", "riskclass.sessions.importers.ahead"]
    return subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)


def _ended(worker: subprocess.Popen[bytes]) -> None:
    worker.kill()
    worker.wait()
    for stream in (worker.stdin, worker.stdout):
        if stream is not None:
            with suppress(OSError):
                stream.close()


def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the import is told, and ends its workers
    judge = Judge(None)
    with suppress(EOFError):
        while True:
            texts, questions = pickle.load(sys.stdin.buffer)
            masked = [None if (found := mask.masked(text)) == text else found for text in texts]
            answer = masked, [judge(*each) for each in questions]
            pickle.dump(answer, sys.stdout.buffer, pickle.HIGHEST_PROTOCOL)
            sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
