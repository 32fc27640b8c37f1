"""Imports with workers, imports that meet others, and what is told of one that runs."""

from __future__ import annotations

import json
import os
import pathlib
import pty
import subprocess
import sys
import tracemalloc
from typing import Any

import pytest
from sqlalchemy import text

from benchmarks.transcript import lines
from riskclass.sessions import Ledger
from riskclass.sessions.importers import ahead, load
from riskclass.sessions.importers.load import Import
from tests.sessions import seed

TABLES = ("sessions", "messages", "tool_calls", "events", "entities", "words")


def _kept(ledger: Ledger) -> dict[str, list[Any]]:
    """All that is in the ledger, but for the numbers that it gave."""
    found = {}
    with ledger.store.reading() as connection:
        for table in TABLES:
            names = "s.*" if table == "sessions" else "s.id AS whose, t.*"
            joined = "sessions s" if table == "sessions" else f"{table} t JOIN sessions s ON s.no = t.session"
            rows = connection.execute(text(f"SELECT {names} FROM {joined}")).mappings()
            found[table] = sorted(
                repr([(name, value) for name, value in row.items() if name not in ("no", "session")]) for row in rows
            )
    return found


@pytest.fixture
def file(tmp_path: pathlib.Path) -> pathlib.Path:
    found = tmp_path / "some.jsonl"
    secret = (
        '{"type": "message", "session": "s", "at": 1796040000, "role": "user", "text": "%s password: hunter2"}\n'
        % ("word " * 20)
    )
    found.write_text("\n".join(lines(600)) + "\n" + secret + "{\n" + seed.text(), encoding="utf-8")
    return found


@pytest.fixture(autouse=True)
def _small_batches(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(load, "BATCH", 100)


def _imported(ledger: Ledger, file: pathlib.Path, workers: int) -> tuple[Import, dict[str, list[Any]]]:
    found = Import(ledger, "jsonl", workers=workers)
    found.run([str(file)])
    return found, _kept(ledger)


def _is_without_workers(tmp_path: pathlib.Path, file: pathlib.Path, found: Import, kept: dict[str, list[Any]]) -> None:
    alone, expected = _imported(Ledger(str(tmp_path / "alone.db")), file, 0)
    assert kept == expected
    assert "hunter2" not in repr(kept)
    for name in ("entries", "new", "failed", "files", "broken", "sessions"):
        assert getattr(found, name) == getattr(alone, name)


@pytest.mark.parametrize("workers", [1, 3])
def test_workers_change_nothing_of_what_is_kept(tmp_path: pathlib.Path, file: pathlib.Path, workers: int) -> None:
    _is_without_workers(tmp_path, file, *_imported(Ledger(str(tmp_path / "helped.db")), file, workers))


def test_workers_are_used_and_ended(
    tmp_path: pathlib.Path, file: pathlib.Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    started: list[subprocess.Popen[bytes]] = []
    begin = ahead._started
    monkeypatch.setattr(ahead, "_started", lambda: started.append(begin()) or started[-1])
    found = Import(Ledger(str(tmp_path / "helped.db")), "jsonl", workers=2)
    asked: list[tuple[str, ...]] = []
    judged = found.judge._judged
    monkeypatch.setattr(found.judge, "_judged", lambda *words: asked.append(words) or judged(*words))
    found.run([str(file)])
    assert len(started) == 2 and all(each.poll() is not None for each in started)
    assert len(asked) < 60  # of some 250: those of the first batch alone


@pytest.mark.parametrize("program", ["", "import sys; sys.stdin.buffer.read(9); print('x' * 99)", "syntax error"])
def test_workers_that_fail_are_done_without(
    tmp_path: pathlib.Path, file: pathlib.Path, monkeypatch: pytest.MonkeyPatch, program: str
) -> None:
    def broken() -> subprocess.Popen[bytes]:
        words = [sys.executable, "-c", program]
        return subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)

    monkeypatch.setattr(ahead, "_started", broken)
    _is_without_workers(tmp_path, file, *_imported(Ledger(str(tmp_path / "helped.db")), file, 2))


# -- two at once --

IMPORT = """
import sys
from riskclass.sessions import Ledger
from riskclass.sessions.importers import load
load.BATCH = 50
found = load.Import(Ledger(sys.argv[1]), "jsonl")
print("ready", flush=True)
sys.stdin.readline()
found.run(sys.argv[2:])
print(found.failed, found.new)
"""


def _importers(url: str, *files: pathlib.Path) -> list[subprocess.Popen[str]]:
    """A process for each file; they begin when all of them are ready."""
    found = []
    for file in files:
        words = [sys.executable, "-c", IMPORT, url, str(file)]
        pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
        found.append(subprocess.Popen(words, text=True, **pipes))  # type: ignore[call-overload]
    for each in found:
        assert each.stdout.readline() == "ready\n"
    for each in found:
        each.stdin.write("go\n")
        each.stdin.flush()
    return found


def test_two_processes_that_import_the_same_sessions(url: str, ledger: Ledger, tmp_path: pathlib.Path) -> None:
    """In opposite orders: a batch that locked sessions as it met them would wait for one that waits for it."""
    sessions: dict[str, list[str]] = {}
    for number, line in enumerate(lines(3_000)):
        sessions.setdefault(str(number // 100), []).append(line)
    interleaved = [line for some in zip(*sessions.values(), strict=True) for line in some]
    files = tmp_path / "a.jsonl", tmp_path / "b.jsonl"
    forwards, backwards = list(sessions.values()), list(reversed(sessions.values()))
    for file, order in zip(files, (forwards, backwards), strict=True):
        mixed = [line for some in zip(*order, strict=True) for line in some]
        assert sorted(mixed) == sorted(interleaved)
        file.write_text("\n".join(mixed), encoding="utf-8")
    told = []
    for each in _importers(url, *files):
        out, wrong = each.communicate(timeout=120)
        assert (each.returncode, wrong) == (0, "")
        told.append([int(word) for word in out.split()])
    assert [failed for failed, _ in told] == [0, 0]
    once, expected = _imported(Ledger(str(tmp_path / "once.db")), files[0], 0)
    assert sum(new for _, new in told) == once.new
    kept = _kept(ledger)
    for table in ("messages", "tool_calls", "events"):
        assert len(kept[table]) == len(expected[table])
    for session in ledger.sessions(limit=200)["sessions"]:
        assert (session["message_count"], session["tool_call_count"]) == (10, 44)
        seqs = [each["seq"] for each in ledger.timeline(session["session_id"])["entries"]]
        assert seqs == sorted(set(seqs))


def test_an_import_that_is_killed_is_made_again(url: str, ledger: Ledger, tmp_path: pathlib.Path) -> None:
    file = tmp_path / "a.jsonl"
    file.write_text("\n".join(lines(20_000, new=0)), encoding="utf-8")
    (importer,) = _importers(url, file)
    while not ledger.sessions(limit=1)["sessions"]:
        assert importer.poll() is None
    importer.kill()
    importer.communicate()
    with ledger.store.reading() as connection:
        kept = connection.execute(text("SELECT count(*) FROM tool_calls")).scalar() or 0
    assert 0 < kept < 8_800  # some of it, in whole transactions
    first, _ = _imported(ledger, file, 0)
    again, kept_at_last = _imported(ledger, file, 0)
    assert first.failed == again.new == 0 and first.new > 0
    assert [len(kept_at_last[name]) for name in ("sessions", "messages", "tool_calls")] == [200, 2_000, 8_800]


def test_a_session_that_another_opens_meanwhile_is_tried_again(
    ledger: Ledger, url: str, file: pathlib.Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    if url.startswith("sqlite"):
        pytest.skip("SQLite has one writer at a time")
    begin = ledger.begin
    other = Ledger(url)

    def meanwhile(pen: Any, agent: str, session: str, *more: Any, **said: Any) -> Any:
        if session == "imported-3":
            other.open_session("ops", session_id=session)
        return begin(pen, agent, session, *more, **said)

    monkeypatch.setattr(ledger, "begin", meanwhile)
    found, kept = _imported(ledger, file, 0)
    assert found.failed == 1 and len(kept["sessions"]) == len(found.sessions)
    other.close()


# -- what is told --


def test_progress_is_told_after_each_transaction(ledger: Ledger, file: pathlib.Path) -> None:
    told: list[tuple[int, int, int]] = []

    def tell(found: Import) -> None:
        told.append((found.entries, found.new, len(ledger.sessions(limit=200)["sessions"])))

    found = Import(ledger, "jsonl", tell)
    found.run([str(file)])
    assert len(told) == -(-found.entries // 100) and told == sorted(told)
    assert told[0][0] == 100 and told[0][2] >= 1  # what is told of is kept
    assert told[-1][:2] == (found.entries, found.new)


def _shown(words: list[str]) -> str:
    """What a person sees who runs it in a terminal."""
    here, there = pty.openpty()
    process = subprocess.Popen([sys.executable, "-m", "riskclass", *words], stdout=subprocess.PIPE, stderr=there)
    os.close(there)
    out, _ = process.communicate(timeout=60)
    assert process.returncode == 1
    seen = b""
    while True:
        try:
            more = os.read(here, 4096)
        except OSError:  # the other end is closed
            break
        if not more:
            break
        seen += more
    os.close(here)
    return seen.decode() + out.decode()


def test_a_person_sees_it(tmp_path: pathlib.Path, file: pathlib.Path) -> None:
    words = ["sessions", "import", "--ledger", str(tmp_path / "a.db"), "jsonl", str(file)]
    seen = _shown(words)
    lines_ = seen.replace("\r\n", "\n").split("\n")
    assert "\r" in seen and "entries" in lines_[0] and "1 files" in lines_[0]
    assert lines_[1].startswith(f"riskclass: {file}:602: no JSON")
    quiet = subprocess.run([sys.executable, "-m", "riskclass", *words], capture_output=True, text=True, check=False)
    assert "\r" not in quiet.stderr and quiet.stdout.startswith("0 new of")


def test_memory_does_not_grow_with_the_file(tmp_path: pathlib.Path) -> None:
    ledger = Ledger(str(tmp_path / "a.db"))
    peaks = []
    for many in (1_000, 1_000, 6_000):
        file = tmp_path / f"{many}.jsonl"
        file.write_text("\n".join(lines(many, new=0)), encoding="utf-8")
        tracemalloc.start()
        Import(ledger, "jsonl").run([str(file)])
        peaks.append(tracemalloc.get_traced_memory()[1])
        tracemalloc.stop()
    assert peaks[2] < 1.5 * peaks[1]


def test_large_lines_make_small_batches(
    ledger: Ledger, tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(load, "_LARGE", 1_000)
    file = tmp_path / "a.jsonl"
    line = {"type": "tool_call", "session": "s", "name": "write", "arguments": {"edits": [{"text": "x" * 600}]}}
    file.write_text("".join(f"{json.dumps(line)}\n" for _ in range(6)), encoding="utf-8")
    told: list[int] = []
    Import(ledger, "jsonl", lambda found: told.append(found.entries)).run([str(file)])
    assert told == [2, 4, 6]


def test_rows_that_are_refused_are_told_once(
    url: str, ledger: Ledger, caplog: pytest.LogCaptureFixture, capfd: pytest.CaptureFixture[str]
) -> None:
    """By the error that is raised, on which an import tries again."""
    sign = "?" if url.startswith("sqlite") else "%s"
    connection = ledger.store.engine.raw_connection()
    cursor = connection.cursor()
    cursor.execute("CREATE TEMPORARY TABLE refused (n int UNIQUE)")
    with pytest.raises(Exception, match=r"(?i)unique"):
        cursor.executemany(f"INSERT INTO refused VALUES ({sign})", [(1,)] * 200)
    connection.close()
    assert (caplog.records, capfd.readouterr().err) == ([], "")
