"""The tables of the ledger. Times are microseconds since 1970, so both databases order and subtract them alike.

A session's row carries the counts that lists show, kept by whoever writes: a page of a list reads no other table but
the approvals that wait. Everything that happens in a session takes the next `seq` of it, so one order holds over
messages, tool calls, approvals and events.
"""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
    text,
)

metadata = MetaData()
_Json = JSON(none_as_null=True)
#: SQLite counts rows itself only where the type says INTEGER.
_Number = BigInteger().with_variant(Integer, "sqlite")


def _session() -> Column[int]:
    return Column("session", ForeignKey("sessions.no", ondelete="CASCADE"), nullable=False)


def _count(name: str) -> Column[int]:
    return Column(name, Integer, nullable=False, server_default=text("0"))


def _keyed(table: Table) -> None:
    """A caller's key names one row of a session."""
    there = table.c.key.is_not(None)
    Index(f"{table.name}_key", table.c.session, table.c.key, unique=True, sqlite_where=there, postgresql_where=there)


sessions = Table(
    "sessions",
    metadata,
    Column("no", _Number, primary_key=True, autoincrement=True),
    Column("id", String(200), nullable=False, unique=True),
    Column("agent", String(200), nullable=False),
    Column("client", String(40)),  # whose transcript it was, where it was imported
    Column("title", Text, nullable=False, server_default=""),
    Column("titled", String(10), nullable=False, server_default=""),  # by a person, goal, words (of a user); or empty
    Column("goal", Text),
    Column("status", String(10), nullable=False),  # open, closed
    Column("outcome", String(10)),  # success, partial, failed
    Column("summary", Text),
    Column("blocker", String(30)),
    Column("evidence", _Json),
    Column("entities", _Json, nullable=False),
    Column("greeting", Boolean, nullable=False),  # nothing but a greeting so far
    Column("cwd", Text),
    Column("context", _Json),
    Column("created", BigInteger, nullable=False),
    Column("last_active", BigInteger, nullable=False),
    Column("closed", BigInteger),
    Column("outcome_set", BigInteger),
    Column("reopened", BigInteger),
    Column("work", BigInteger, nullable=False, server_default=text("0")),  # microseconds at work
    _count("seq"),  # of the newest entry
    _count("messages"),
    _count("tool_calls"),
    _count("commands"),
    _count("asked"),
    _count("denied"),
    Column("tools", _Json, nullable=False),  # name → how often
    _count("plan"),  # which plan is in force
    _count("steps"),
    _count("steps_done"),
    _count("approvals"),
    _count("approved"),
    _count("approval_denied"),
    _count("expired"),
    _count("cancelled"),
)
# Covers every filter of a list, so that a filter few sessions meet reads this index and not the rows.
Index(
    "sessions_list",
    sessions.c.created,
    sessions.c.no,
    sessions.c.last_active,
    sessions.c.status,
    sessions.c.outcome,
    sessions.c.blocker,
    sessions.c.agent,
)
Index("sessions_recent", sessions.c.last_active, sessions.c.outcome)

#: What a session is about, in the order in which sessions are listed.
entities = Table(
    "entities",
    metadata,
    Column("entity", String(300), nullable=False),
    Column("created", BigInteger, nullable=False),
    _session(),
    PrimaryKeyConstraint("entity", "created", "session"),
)
Index("entities_session", entities.c.session)

#: The words of title, goal, summary and entities, likewise.
words = Table(
    "words",
    metadata,
    Column("word", String(60), nullable=False),
    Column("created", BigInteger, nullable=False),
    _session(),
    PrimaryKeyConstraint("word", "created", "session"),
)
Index("words_session", words.c.session)

messages = Table(
    "messages",
    metadata,
    _session(),
    Column("seq", Integer, nullable=False),
    Column("key", String(200)),
    Column("role", String(20), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    PrimaryKeyConstraint("session", "seq"),
)
_keyed(messages)

tool_calls = Table(
    "tool_calls",
    metadata,
    _session(),
    Column("seq", Integer, nullable=False),
    Column("key", String(200)),
    Column("name", String(200), nullable=False),
    Column("arguments", _Json),
    Column("result", Text),
    Column("error", Text),
    Column("started", BigInteger, nullable=False),
    Column("ended", BigInteger),
    Column("state", String(10), nullable=False),  # running, ok, error, refused
    Column("command", Text),
    Column("cwd", Text),
    Column("context", _Json),
    Column("risk_class", String(20)),
    Column("reason", Text),
    Column("decision", String(10)),
    Column("rule", Text),
    Column("effect", String(60)),  # the kind of effect that decided
    Column("identity", Text),
    Column("fingerprint", String(32)),
    PrimaryKeyConstraint("session", "seq"),
)
_keyed(tool_calls)
_is_command = tool_calls.c.command.is_not(None)
Index("tool_calls_started", tool_calls.c.started, sqlite_where=_is_command, postgresql_where=_is_command)

steps = Table(
    "steps",
    metadata,
    _session(),
    Column("plan", Integer, nullable=False),
    Column("position", Integer, nullable=False),
    Column("text", Text, nullable=False),
    Column("status", String(10), nullable=False),  # pending, running, done, failed, skipped
    Column("note", Text),
    Column("updated", BigInteger, nullable=False),
    PrimaryKeyConstraint("session", "plan", "position"),
)

approvals = Table(
    "approvals",
    metadata,
    _session(),
    Column("seq", Integer, nullable=False),
    Column("key", String(200)),
    Column("call", Integer),  # seq of the tool call that waits
    Column("what", Text, nullable=False),
    Column("reason", Text),
    Column("risk_class", String(20)),
    Column("fingerprint", String(32)),
    Column("requested", BigInteger, nullable=False),
    Column("expires", BigInteger),
    Column("resolved", BigInteger),
    Column("how", String(10)),  # approved, denied, expired, cancelled; nothing while it waits
    Column("by", String(200)),
    Column("note", Text),
    PrimaryKeyConstraint("session", "seq"),
)
_keyed(approvals)
_waits = approvals.c.how.is_(None)
Index("approvals_waiting", approvals.c.session, approvals.c.expires, sqlite_where=_waits, postgresql_where=_waits)
Index("approvals_requested", approvals.c.requested)

#: What was changed: goals, plans, steps, resolutions, ends. A call that comes again with its key gets `answer` again.
events = Table(
    "events",
    metadata,
    _session(),
    Column("seq", Integer, nullable=False),
    Column("key", String(200)),
    Column("kind", String(20), nullable=False),
    Column("said", _Json, nullable=False),
    Column("answer", _Json),
    Column("at", BigInteger, nullable=False),
    PrimaryKeyConstraint("session", "seq"),
)
_keyed(events)

#: Who may speak to the API from elsewhere: the digest of a token, never the token.
tokens = Table(
    "tokens",
    metadata,
    Column("name", String(100), primary_key=True),
    Column("salt", String(32), nullable=False),
    Column("digest", String(64), nullable=False),
    Column("made", BigInteger, nullable=False),
)
