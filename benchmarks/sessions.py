"""The ledger with many sessions: pages of the list, an import, a review.

    python -m benchmarks.sessions [--sessions N] [--calls N] [--database sqlite|postgresql|both]

Writes benchmarks/RESULTS-sessions.md. The rows are made by the database itself; a session has as many tool calls as
`--calls` says, two fifths of them commands. Sessions began over a year.
"""

from __future__ import annotations

import argparse
import os
import pathlib
import platform
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from sqlalchemy import Connection, create_engine, event, text
from starlette.testclient import TestClient

from benchmarks import transcript
from benchmarks.transcript import lines
from riskclass import Policy, __version__
from riskclass.sessions import Ledger
from riskclass.sessions.api.app import application
from riskclass.sessions.pages.routes import routes
from riskclass.sessions.read import Filters
from riskclass.sessions.review.report import review
from tests.sessions.cluster import is_installed, running

HERE = pathlib.Path(__file__).parent
NOW = 1_796_040_000
YEAR = 365 * 86_400
RUNS = 15


# -- rows --


def _series(sqlite: bool, count: int) -> str:
    if sqlite:
        return (
            f"(WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < {count}) SELECT i FROM n) AS n"
        )
    return f"generate_series(1, {count}) AS n(i)"


def _pick(expression: str, names: str) -> str:
    """One of the names by the value of the expression; `-` is NULL."""
    found = names.split()
    cases = " ".join(f"WHEN {place} THEN {'NULL' if name == '-' else repr(name)}" for place, name in enumerate(found))
    return f"CASE ({expression}) % {len(found)} {cases} END"


def fill(connection: Connection, sqlite: bool, sessions: int, calls: int) -> None:
    """Sessions, what they are found by, messages, tool calls, and an approval for every tenth session."""

    def as_json(value: str) -> str:
        return value if sqlite else f"CAST({value} AS JSON)"

    step = YEAR * 1_000_000 // sessions
    begin = (NOW - YEAR) * 1_000_000
    at = f"(CAST({begin} AS BIGINT) + n.i * CAST({step} AS BIGINT))"
    outcome = _pick("n.i * 7919", "success success success partial failed -")
    blocker = _pick("n.i * 7919", "- - - approval_timeout tool_error -")
    goal = f"'fix ' || {_pick('n.i', 'rclone nginx netbird zfs backup')} || ' number' || n.i"
    tools = """'{"run": 20, "update_plan_step": 9, "get_entity": 8, "list_entities": 5, "whoami": 1}'"""
    columns = {
        "no": "n.i", "id": "'session-' || n.i", "agent": _pick("n.i", "ops ops ops dev"), "title": goal,
        "titled": "'goal'", "goal": goal, "status": _pick("n.i * 7919", "closed closed closed closed closed open"),
        "outcome": outcome, "blocker": blocker, "summary": "'what was done in session ' || n.i || ', in a few words'",
        "entities": as_json("""'["host:h' || (n.i % 500) || '"]'"""), "greeting": "false", "created": at,
        "last_active": f"{at} + 1800000000", "closed": f"{at} + 1800000000", "work": "900000000",
        "seq": str(calls + 10), "messages": "10", "tool_calls": str(calls), "commands": str(calls * 2 // 5),
        "tools": as_json(tools), "approvals": "CASE WHEN n.i % 10 = 0 THEN 1 ELSE 0 END",
    }  # fmt: skip
    _insert(connection, "sessions", columns, _series(sqlite, sessions))
    found = {"session": "s.no", "created": "s.created"}
    _insert(connection, "entities", {"entity": "'host:h' || (s.no % 500)", **found}, "sessions AS s")
    for word in (_pick("s.no", "rclone nginx netbird zfs backup"), "'fix'", "'number' || s.no", "'session'", "'words'"):
        _insert(connection, "words", {"word": word, **found}, "sessions AS s")
    one, seq = f"(n.i - 1) / {calls} + 1", f"(n.i - 1) % {calls} + 11"
    started = f"CAST({begin} AS BIGINT) + ({one}) * CAST({step} AS BIGINT) + ({seq}) * 30000000"
    is_command = "(n.i % 5) < 2"
    command = f"CASE WHEN {is_command} THEN {_pick('n.i / 5', 'systemctl|status|app df|-h rm|-rf|/srv/x ls')} END"
    classes = _pick("n.i / 5", "read_only read_only destructive read_only")
    columns = {
        "session": one, "seq": seq, "key": "'toolu_' || n.i",
        "name": f"CASE WHEN {is_command} THEN 'run' ELSE {_pick('n.i', 'get_entity update_plan_step whoami')} END",
        "arguments": as_json("""'{"id": "entity-' || (n.i % 1000) || '", "more": "words that stand for arguments"}'"""),
        "result": "'a result of some length, as tools give them, number ' || n.i", "started": started,
        "ended": f"{started} + 2000000", "state": _pick("n.i", "ok ok ok ok ok ok ok ok ok error"),
        "command": command.replace("|", " "),
        "risk_class": f"CASE WHEN {is_command} THEN {classes} END",
        "decision": f"CASE WHEN {is_command} THEN CASE (n.i / 5) % 40 WHEN 2 THEN 'ask' ELSE 'allow' END END",
        "effect": f"CASE WHEN {is_command} THEN {_pick('n.i / 5', 'observe observe fs.delete observe')} END",
        "fingerprint": f"CASE WHEN {is_command} THEN 'fingerprint-of-' || (n.i % 7) END",
    }  # fmt: skip
    _insert(connection, "tool_calls", columns, _series(sqlite, sessions * calls))
    waits = {
        "session": "n.i * 10",
        "seq": "1",
        "what": "'rm -rf /srv/x'",
        "requested": f"{begin}",
        "expires": f"{begin}",
    }
    _insert(connection, "approvals", waits, _series(sqlite, sessions // 10))


def _insert(connection: Connection, table: str, columns: dict[str, str], source: str) -> None:
    names = ", ".join(columns)
    connection.exec_driver_sql(
        f"INSERT INTO {table} ({names}) SELECT {', '.join(columns.values())} FROM {source}".replace("%", "%%")
        if connection.dialect.name == "postgresql"
        else f"INSERT INTO {table} ({names}) SELECT {', '.join(columns.values())} FROM {source}"
    )


# -- times --


def _asked(sessions: int) -> dict[str, dict[str, Any]]:
    return {
        "no filter": {},
        "no filter, 200 a page": {"limit": 200},
        "outcome": {"outcome": "partial"},
        "outcome and agent": {"outcome": "failed", "agent": "dev"},
        "a blocker that nobody had": {"blocker": "model_refusal"},
        "status": {"status": "open"},
        "entity": {"entity_id": "host:h77"},
        "entity and outcome": {"entity_id": "host:h77", "outcome": "partial"},
        "a common word": {"q": "rclone"},
        "a word of all": {"q": "fix"},
        "a rare word": {"q": f"number{sessions // 2}"},
        "two words": {"q": "rclone fix"},
        "words that never meet": {"q": "rclone nginx"},
        "the last 24 h": {"since": "24h"},
        "the last 30 d, partial": {"since": "30d", "outcome": "partial"},
        "an hour in which nothing happened": {"since": "1m"},
    }


def pages(ledger: Ledger, sessions: int) -> list[tuple[str, int, float, float]]:
    """(what was asked, queries, median and worst milliseconds)."""
    rows = []
    for name, words in _asked(sessions).items():
        rest = dict(words)
        limit = rest.pop("limit", 50)
        filters = Filters(**rest)
        rows.append((name, *_timed(ledger, lambda: ledger.sessions(filters, limit=limit))))  # noqa: B023
    cursor = None
    filters = Filters(q="fix")
    for _ in range(10):
        cursor = ledger.sessions(filters, limit=200, cursor=cursor)["next_cursor"]
    rows.append(
        ("the 11th page of a word", *_timed(ledger, lambda: ledger.sessions(filters, limit=200, cursor=cursor)))
    )
    return rows


def _timed(ledger: Ledger, ask: Callable[[], object]) -> tuple[int, float, float]:
    said: list[str] = []

    def hear(connection: Any, cursor: Any, statement: str, *more: Any) -> None:
        if statement.startswith("SELECT") and "pg_catalog" not in statement:
            said.append(statement)

    ask()
    event.listen(ledger.store.engine, "before_cursor_execute", hear)
    ask()
    event.remove(ledger.store.engine, "before_cursor_execute", hear)
    times = _times(ask, RUNS)
    return len(said), statistics.median(times), max(times)


def _times(ask: Callable[[], object], runs: int) -> list[float]:
    times = []
    for _ in range(runs):
        before = time.perf_counter()
        ask()
        times.append((time.perf_counter() - before) * 1000)
    return times


def in_browser(ledger: Ledger) -> list[tuple[str, float, float]]:
    """(what was looked at, median and worst milliseconds): whole pages of HTML, without the network."""
    rows = []
    with TestClient(application(ledger, more=routes(ledger)), base_url="http://localhost") as client:
        for name, path in _SEEN.items():
            address = f"/view/{path}"
            answer = client.get(address)
            assert answer.status_code == 200, answer.text
            times = _times(lambda: client.get(address), 3 if path.startswith("review") else RUNS)  # noqa: B023
            rows.append((f"{name} ({len(answer.content) // 1024} KB)", statistics.median(times), max(times)))
    return rows


_SEEN = {
    "the list": "sessions",
    "the list, filtered": "sessions?q=rclone&outcome=partial",
    "a session": "sessions/session-500",
    "trends of 30 days": "trends?since=30d",
    "the review of 7 days": "review?since=7d",
    "the review of 30 days": "review?since=30d",
}


def importing(url: str, count: int) -> list[str]:
    """The command as a person starts it, as a whole process, on transcripts that were not there, and again."""
    out = []
    with tempfile.TemporaryDirectory(dir="/var/tmp") as folder:
        for new in (0.0, 0.5, 1.0):
            file = pathlib.Path(folder) / f"{new}.jsonl"
            with file.open("w", encoding="utf-8") as stream:
                stream.writelines(f"{line}\n" for line in lines(count, new, f"new-{new}-"))
            size = file.stat().st_size / 1e6
            for what in ("", ", again") if new == 0.5 else ("",):
                wall, processor = _imported(url, file)
                said = f"{count / wall:,.0f} | {count / processor:,.0f}"
                out.append(f"| {new:.0%} of the commands new{what} | {count:,} lines, {size:.0f} MB | {said} |")
    return out


def _imported(url: str, file: pathlib.Path) -> tuple[float, float]:
    """Seconds, and those of processors."""
    before, used = time.perf_counter(), os.times()
    words = [sys.executable, "-m", "riskclass", "sessions", "import", "--ledger", url, "jsonl", str(file)]
    subprocess.run(words, check=True, stdout=subprocess.DEVNULL)
    now = os.times()
    processor = now.children_user + now.children_system - used.children_user - used.children_system
    return time.perf_counter() - before, processor


def reviewing(ledger: Ledger) -> tuple[int, float, float]:
    """Sessions of a month, and seconds without and with a replay."""
    before = time.perf_counter()
    found = review(ledger, since="30d")
    between = time.perf_counter()
    review(ledger, since="30d", policy=Policy.load("ops"), policy_name="ops")
    return len(found["sessions"]), between - before, time.perf_counter() - between


@contextmanager
def _address(database: str) -> Iterator[str]:
    if database == "sqlite":
        with tempfile.TemporaryDirectory(dir="/var/tmp") as folder:
            yield f"sqlite:///{folder}/sessions.db"
        return
    with running("shared_buffers=512MB", "work_mem=32MB", "max_wal_size=4GB") as cluster:
        engine = create_engine(f"{cluster}/postgres", isolation_level="AUTOCOMMIT")
        with engine.connect() as connection:
            connection.execute(text("CREATE DATABASE bench"))
        engine.dispose()
        yield f"{cluster}/bench"


def measured(database: str, sessions: int, calls: int) -> list[str]:
    with _address(database) as url:
        ledger = Ledger(url, clock=lambda: float(NOW))
        before = time.perf_counter()
        with ledger.store.writing() as connection:
            fill(connection, database == "sqlite", sessions, calls)
            if database == "postgresql":  # the rows above chose their own numbers
                connection.execute(text("SELECT setval('sessions_no_seq', (SELECT max(no) FROM sessions))"))
        with ledger.store.engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
            connection.exec_driver_sql("ANALYZE" if database == "sqlite" else "VACUUM ANALYZE")
        made = time.perf_counter() - before
        out = [
            f"## {database}",
            "",
            f"{sessions:,} sessions, {sessions * calls:,} tool calls, made in {made:.0f} s.",
            "",
        ]
        out += ["| a page of the list | queries | median ms | worst ms |", "|---|---|---|---|"]
        out += [
            f"| {name} | {count} | {middle:.1f} | {worst:.1f} |"
            for name, count, middle, worst in pages(ledger, sessions)
        ]
        many, plain, replayed = reviewing(ledger)
        out += ["", f"Review of a month, {many:,} sessions: {plain:.1f} s; with a replay {replayed:.1f} s.", ""]
        out += ["| a page in the browser | median ms | worst ms |", "|---|---|---|"]
        out += [f"| {name} | {middle:.1f} | {worst:.1f} |" for name, middle, worst in in_browser(ledger)]
        ledger.close()
        out += ["", "| import | | lines a second | lines a second of processor time |", "|---|---|---|---|"]
        return [*out, *importing(url, 100_000), "", _load(), ""]


def _load() -> str:
    return f"Load of the machine, {os.cpu_count()} processors, in these minutes: {os.getloadavg()[2]:.1f}."


def main() -> None:
    asked = argparse.ArgumentParser()
    asked.add_argument("--sessions", type=int, default=100_000)
    asked.add_argument("--calls", type=int, default=50)
    asked.add_argument("--database", choices=("sqlite", "postgresql", "both"), default="both")
    options = asked.parse_args()
    databases = ["sqlite", "postgresql"] if options.database == "both" else [options.database]
    if not is_installed():
        databases = [each for each in databases if each != "postgresql"]
    about = " ".join((transcript.__doc__ or "").partition("\n")[2].split())
    machine = f"riskclass {__version__}, Python {platform.python_version()}, {platform.machine()}"
    out = ["# Sessions", "", f"{machine}, {time.strftime('%Y-%m-%d')}. `python -m benchmarks.sessions`.", ""]
    out += [f"The lines that are imported (`benchmarks/transcript.py`). {about}", ""]
    for each in databases:
        out += measured(each, options.sessions, options.calls)
        print("\n".join(out), flush=True)
    (HERE / "RESULTS-sessions.md").write_text("\n".join(out), encoding="utf-8")


if __name__ == "__main__":
    main()
