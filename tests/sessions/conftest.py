"""One suite, two databases: a file of SQLite, and a PostgreSQL of our own in a temporary folder, on loopback."""

from __future__ import annotations

import glob
import os
import pathlib
import pwd
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Callable, Iterator

import pytest

pytest.importorskip("sqlalchemy", reason="the extra `sessions` is not installed")

from sqlalchemy import create_engine, text

from riskclass import Policy
from riskclass.sessions import Ledger

#: 2026-11-30T12:00:00Z, which is now in every test.
NOW = 1_796_040_000.0


class Clock:
    """A clock that goes when it is told."""

    def __init__(self) -> None:
        self.now = NOW

    def __call__(self) -> float:
        return self.now

    def go(self, seconds: float) -> float:
        self.now += seconds
        return self.now


def _program(name: str) -> str | None:
    found = sorted(glob.glob(f"/usr/lib/postgresql/*/bin/{name}"))
    return found[-1] if found else shutil.which(name)


def _as_nobody() -> dict[str, int | str]:
    """initdb refuses root; then it runs as postgres or nobody."""
    if os.geteuid():
        return {}
    for name in ("postgres", "nobody"):
        try:
            user = pwd.getpwnam(name)
        except KeyError:
            continue
        return {"user": user.pw_uid, "group": user.pw_gid}
    return {}


def _port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


@pytest.fixture(scope="session")
def cluster() -> Iterator[str]:
    """The address of a PostgreSQL that lives as long as the tests do."""
    initdb, server = _program("initdb"), _program("pg_ctl")
    if initdb is None or server is None:
        pytest.skip("PostgreSQL is not installed")
    pytest.importorskip("psycopg", reason="the extra `sessions-postgres` is not installed")
    folder = tempfile.mkdtemp(prefix="riskclass-pg-")
    who = _as_nobody()
    if who:
        os.chown(folder, int(who["user"]), int(who["group"]))
    run = {"check": True, "stdout": subprocess.DEVNULL, "stderr": subprocess.STDOUT, "cwd": folder, **who}
    port = _port()
    words = f"-p {port} -c listen_addresses=127.0.0.1 -c unix_socket_directories= -c fsync=off -c max_connections=50"
    try:
        data = f"{folder}/data"
        subprocess.run([initdb, "-D", data, "-U", "riskclass", "-A", "trust", "-E", "UTF8", "--no-sync"], **run)  # type: ignore[call-overload]
        subprocess.run([server, "-D", data, "-w", "-t", "60", "-l", f"{folder}/log", "-o", words, "start"], **run)  # type: ignore[call-overload]
        try:
            yield f"postgresql+psycopg://riskclass@127.0.0.1:{port}"
        finally:
            subprocess.run([server, "-D", data, "-m", "immediate", "-w", "stop"], **run)  # type: ignore[call-overload]
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def _say(address: str, statement: str) -> None:
    engine = create_engine(address, isolation_level="AUTOCOMMIT")
    with engine.connect() as connection:
        connection.execute(text(statement))
    engine.dispose()


@pytest.fixture(scope="session")
def template(cluster: str) -> str:
    """A database that is migrated once, and emptied for each test: to make one costs a second."""
    _say(f"{cluster}/postgres", "CREATE DATABASE made")
    Ledger(f"{cluster}/made").close()
    return f"{cluster}/made"


@pytest.fixture(scope="session")
def made(tmp_path_factory: pytest.TempPathFactory) -> pathlib.Path:
    """A file that is migrated once, and copied for each test."""
    file = tmp_path_factory.mktemp("ledger") / "made.db"
    Ledger(str(file)).close()
    return file


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: pathlib.Path) -> str:
    """An empty ledger in each database."""
    if request.param == "sqlite":
        file = tmp_path / "sessions.db"
        shutil.copy(request.getfixturevalue("made"), file)
        return f"sqlite:///{file}"
    found: str = request.getfixturevalue("template")
    _say(found, "TRUNCATE sessions, tokens RESTART IDENTITY CASCADE")
    return found


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def ledger(url: str, clock: Clock) -> Iterator[Ledger]:
    """Under the preset `ops`."""
    found = Ledger(url, policy=Policy.load("ops"), clock=clock)
    yield found
    found.close()


@pytest.fixture
def row(ledger: Ledger) -> Callable[[str], dict[str, object]]:
    """The row of a session, as it is kept."""

    def read(session: str) -> dict[str, object]:
        with ledger.store.reading() as connection:
            found = connection.execute(text("SELECT * FROM sessions WHERE id = :id"), {"id": session}).mappings().one()
            return dict(found)

    return read
