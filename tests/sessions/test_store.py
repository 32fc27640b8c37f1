"""The database: migrations, who may read it, and what is left of a writer that dies."""

from __future__ import annotations

import os
import pathlib
import signal
import subprocess
import sys
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import inspect, text

from riskclass.sessions import Ledger, LedgerError
from riskclass.sessions.schema import metadata, sessions
from riskclass.sessions.store import HEAD, Store, upgrade, usual
from tests.policy.test_redact import KEPT

VERSIONS = pathlib.Path(sys.modules["riskclass.sessions.store"].__file__ or "").parent / "migrations" / "versions"


def test_migrations_make_the_tables_that_are_used(ledger: Ledger) -> None:
    with ledger.store.reading() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
    assert max(file.name[:4] for file in VERSIONS.glob("[0-9]*.py")) == HEAD


def test_migrations_can_be_taken_back(url: str) -> None:
    from alembic import command
    from alembic.config import Config

    store = Store(url)
    config = Config()
    config.set_main_option("script_location", str(VERSIONS.parent))
    config.set_main_option("path_separator", "os")
    with store.writing() as connection:
        config.attributes["connection"] = connection
        command.downgrade(config, "base")
        assert inspect(connection).get_table_names() == ["alembic_version"]
        upgrade(connection)
        assert set(metadata.tables) < set(inspect(connection).get_table_names())
    store.close()


def test_a_newer_ledger_is_refused(url: str) -> None:
    store = Store(url)
    with store.writing() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(LedgerError, match="newer"):
        Store(url)
    with store.writing() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = :head"), {"head": HEAD})
    store.close()


def test_the_file_is_for_its_owner_alone(tmp_path: pathlib.Path) -> None:
    file = tmp_path / "new" / "sessions.db"
    Ledger(str(file)).close()
    assert file.stat().st_mode & 0o777 == 0o600
    assert file.parent.stat().st_mode & 0o777 == 0o700


def test_a_file_is_read_while_it_is_written(tmp_path: pathlib.Path) -> None:
    ledger = Ledger(str(tmp_path / "sessions.db"))
    with ledger.store.writing() as connection:
        assert connection.execute(text("PRAGMA journal_mode")).scalar() == "wal"
        connection.execute(text("DELETE FROM sessions"))
        assert ledger.sessions()["sessions"] == []
    ledger.close()


@pytest.mark.parametrize(
    ("env", "file"),
    [
        ({"HOME": "/home/a"}, "/home/a/.local/share/riskclass/sessions.db"),
        ({"HOME": "/home/a", "XDG_DATA_HOME": "/data"}, "/data/riskclass/sessions.db"),
        ({}, ""),
    ],
)
def test_the_usual_file_is_in_the_data_folder(env: dict[str, str], file: str) -> None:
    assert usual(env) == file


@pytest.mark.parametrize("url", ["mysql://x/y", "what://x", "/proc/none/x.db", "postgresql://127.0.0.1:1/none"])
def test_what_cannot_be_opened_is_one_line(url: str) -> None:
    with pytest.raises(LedgerError) as caught:
        Ledger(url)
    assert "\n" not in str(caught.value)


# -- processes --

#: Says each entry only after it is kept.
WRITER = """
import sys
from riskclass.sessions import Ledger
ledger = Ledger(sys.argv[1])
for number in range(int(sys.argv[3])):
    seq = ledger.add_message("shared", "user", f"{sys.argv[2]} {number}", key=f"{sys.argv[2]}-{number}")
    ledger.record_tool_call("shared", "run", {"command": "ls"}, key=f"{sys.argv[2]}-{number}", result="x")
    print(number, flush=True)
"""


def _writer(url: str, name: str, count: int) -> subprocess.Popen[str]:
    words: list[Any] = [sys.executable, "-c", WRITER, url, name, str(count)]
    return subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


def _order(ledger: Ledger) -> list[tuple[int, str]]:
    with ledger.store.reading() as connection:
        return [(row.seq, row.text) for row in connection.execute(text("SELECT seq, text FROM messages ORDER BY seq"))]


def test_two_processes_writing_one_session_keep_order(url: str, ledger: Ledger, row: Any) -> None:
    ledger.open_session("ops", session_id="shared")
    writers = [_writer(url, name, 8) for name in ("a", "b")]
    for writer in writers:
        _, wrong = writer.communicate(timeout=60)
        assert (writer.returncode, wrong) == (0, "")
    found = _order(ledger)
    for name in ("a", "b"):
        assert [said for _, said in found if said[0] == name] == [f"{name} {number}" for number in range(8)]
    kept = row("shared")
    assert (kept["messages"], kept["tool_calls"], kept["seq"]) == (16, 16, 32)
    assert len({seq for seq, _ in found}) == 16


def test_a_writer_that_is_killed_loses_nothing_it_was_told_is_kept(url: str, ledger: Ledger, row: Any) -> None:
    ledger.open_session("ops", session_id="shared")
    writer = _writer(url, "k", 100_000)
    assert writer.stdout is not None and writer.stderr is not None
    said = [writer.stdout.readline() for _ in range(5)]
    os.kill(writer.pid, signal.SIGKILL)
    rest = writer.stdout.read().split()
    writer.wait(timeout=30)
    writer.stdout.close()
    writer.stderr.close()
    told = len(said) + len(rest)
    kept = row("shared")
    assert kept["tool_calls"] >= told and kept["messages"] - kept["tool_calls"] in (0, 1)
    assert kept["seq"] == kept["messages"] + kept["tool_calls"]
    ledger.add_message("shared", "user", "and on")  # no lock is left behind
    again = ledger.add_message("shared", "user", "k 0", key="k-0")
    assert again == 1 and row("shared")["messages"] == kept["messages"] + 1


def test_a_call_in_the_middle_of_which_all_stops_is_not_there(ledger: Ledger, row: Any) -> None:
    session = ledger.open_session("ops")
    with pytest.raises(KeyboardInterrupt):
        _stopped(ledger, session)
    assert (row(session)["seq"], row(session)["plan"]) == (0, 0)
    with ledger.store.reading() as connection:
        assert connection.execute(text("SELECT count(*) FROM messages")).scalar() == 0
        assert connection.execute(sessions.select()).mappings().one()["title"] == ""


def _stopped(ledger: Ledger, session: str) -> None:
    with ledger.sitting(session) as sitting:
        sitting.message("user", "half", 0)
        sitting.plan(["a"], 0)
        sitting.save()
        raise KeyboardInterrupt


# -- secrets --


@pytest.mark.parametrize(("command", "kept"), KEPT)
def test_whatever_the_log_masks_is_masked_in_texts_too(command: str, kept: str) -> None:
    from riskclass.policy.redact import redacted
    from riskclass.sessions.mask import masked

    assert masked(command) == redacted(command, prose=True)
    if "\n" not in command or "<<" in command.partition("\n")[0]:  # of a longer text each line is read alone
        assert masked("nothing here\n" * 200 + command).endswith(redacted(command, prose=True))
