"""A ledger's database: opened, brought up to date, asked in transactions."""

from __future__ import annotations

import logging
import os
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import Connection, Engine, create_engine, event, inspect, make_url, text
from sqlalchemy.exc import ArgumentError, DBAPIError, NoSuchModuleError, SQLAlchemyError

from riskclass.sessions.errors import LedgerError

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

#: The newest migration; a test compares it with the folder.
HEAD: Final = "0001"
#: How long a writer waits for another, in milliseconds.
_PATIENCE: Final = 30_000
#: An advisory lock of PostgreSQL, so that two processes do not migrate at once.
_LOCK: Final = 0x7269736B
_MIGRATIONS: Final = os.path.join(os.path.dirname(__file__), "migrations")


def usual(env: Mapping[str, str]) -> str:
    """The file in the user's data folder, or empty where no home is known (XDG Base Directory)."""
    data = env.get("XDG_DATA_HOME") or (env["HOME"] + "/.local/share" if env.get("HOME") else "")
    return os.path.join(data, "riskclass", "sessions.db") if data.startswith("/") else ""


class Store:
    """One database: `sqlite:///FILE` or a plain path, or `postgresql://…`.

    Raises:
        LedgerError: it cannot be opened, or a newer riskclass wrote it.
    """

    def __init__(self, url: str) -> None:
        self.engine: Final = _engine(url)
        try:
            self._up_to_date()
        except Exception as error:
            self.close()
            if isinstance(error, SQLAlchemyError):
                raise LedgerError(f"the ledger cannot be opened: {_short(error)}") from None
            raise

    @property
    def is_sqlite(self) -> bool:
        return self.engine.dialect.name == "sqlite"

    @contextmanager
    def writing(self) -> Iterator[Connection]:
        """A transaction that writes. On SQLite it is the only one from its beginning."""
        with self.engine.connect().execution_options(writes=True) as connection, connection.begin():
            yield connection

    @contextmanager
    def reading(self) -> Iterator[Connection]:
        """A transaction that reads: one state, whoever writes meanwhile."""
        with self.engine.connect() as connection, connection.begin():
            yield connection

    def close(self) -> None:
        self.engine.dispose()

    def _up_to_date(self) -> None:
        with self.reading() as connection:
            if _version(connection) == HEAD:
                return
        with self.writing() as connection:
            if not self.is_sqlite:
                connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": _LOCK})
            found = _version(connection)
            if found > HEAD:
                raise LedgerError("the ledger was written by a newer riskclass")
            if found < HEAD:
                upgrade(connection)


def all_rows(connection: Connection, query: Any) -> list[dict[str, Any]]:
    """Fetched at once: of a page with hundreds of rows this is most of the time."""
    found = connection.execute(query)
    names = tuple(found.keys())
    return [dict(zip(names, row, strict=True)) for row in found.all()]


def upgrade(connection: Connection, to: str = "head") -> None:
    """Runs the migrations up to `to` inside the transaction of `connection`."""
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", _MIGRATIONS.replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    command.upgrade(config, to)


def _version(connection: Connection) -> str:
    if not inspect(connection).has_table("alembic_version"):
        return ""
    return str(connection.execute(text("SELECT version_num FROM alembic_version")).scalar() or "")


def _engine(url: str) -> Engine:
    try:
        parsed = make_url(url if "://" in url else f"sqlite:///{os.path.abspath(url)}")
        backend = parsed.get_backend_name()
    except ArgumentError:
        raise LedgerError("no such address of a database") from None
    if backend not in ("sqlite", "postgresql", "postgres"):
        raise LedgerError(f"a ledger is kept in SQLite or PostgreSQL, not {backend}")
    if parsed.drivername in ("postgresql", "postgres"):
        parsed = parsed.set(drivername="postgresql+psycopg")
    try:
        engine = create_engine(parsed, **_words(backend))
    except (ImportError, NoSuchModuleError) as missing:
        raise LedgerError(
            f"needs the extra `sessions-postgres`: pip install 'riskclass[sessions-postgres]' ({missing})"
        ) from None
    if engine.dialect.name == "postgresql":
        logging.getLogger("psycopg").addFilter(_says_more)
    if engine.dialect.name == "sqlite":
        _own_file(parsed.database or "")
        event.listen(engine, "connect", _prepared)
        event.listen(engine, "begin", _begun)
    return engine


def _says_more(record: logging.LogRecord) -> bool:
    """An error in many rows at once is raised; that the pipeline they were in could not be ended either is not news."""
    return not str(record.msg).startswith("error ignored terminating")


def _words(backend: str) -> dict[str, Any]:
    if backend == "sqlite":
        return {"connect_args": {"timeout": _PATIENCE / 1000}}
    return {"pool_pre_ping": True, "pool_size": 5, "max_overflow": 10}


def _own_file(file: str) -> None:
    """The file for its owner alone, the folder too where it is missing: commands say much about a house."""
    if file in ("", ":memory:") or os.path.exists(file):
        return
    try:
        os.makedirs(os.path.dirname(os.path.abspath(file)), mode=0o700, exist_ok=True)
        os.close(os.open(file, os.O_WRONLY | os.O_CREAT, 0o600))
    except OSError as error:
        raise LedgerError(f"{file} cannot be made: {error.strerror}") from None


def _prepared(connection: Any, record: object) -> None:
    """The transactions are ours, not those of the driver (sqlite3, "transaction control")."""
    connection.isolation_level = None
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "cache_size=-65536"):
        connection.execute(f"PRAGMA {pragma}")


def _begun(connection: Connection) -> None:
    """A writer takes the lock at once: one that read first and then writes would be refused (SQLITE_BUSY_SNAPSHOT)."""
    writes = connection.get_execution_options().get("writes")
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


def _short(error: Exception) -> str:
    cause = error.orig if isinstance(error, DBAPIError) and error.orig is not None else error
    return str(cause).strip().partition("\n")[0][:300]
