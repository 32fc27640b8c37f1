"""One suite, two databases: a file of SQLite, and a PostgreSQL of our own in a temporary folder, on loopback."""

from __future__ import annotations

import pathlib
import shutil
from collections.abc import Callable, Iterator

import pytest

pytest.importorskip("sqlalchemy", reason="the extra `sessions` is not installed")

from sqlalchemy import create_engine, text

from riskclass import Policy
from riskclass.sessions import Ledger
from tests.sessions.cluster import is_installed, running

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


@pytest.fixture(scope="session")
def cluster() -> Iterator[str]:
    """The address of a PostgreSQL that lives as long as the tests do."""
    if not is_installed():
        pytest.skip("PostgreSQL is not installed")
    pytest.importorskip("psycopg", reason="the extra `sessions-postgres` is not installed")
    with running() as address:
        yield address


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
