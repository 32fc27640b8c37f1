"""The ledger as it began."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "sessions",
        sa.Column("no", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), autoincrement=True, nullable=False),
        sa.Column("id", sa.String(length=200), nullable=False),
        sa.Column("agent", sa.String(length=200), nullable=False),
        sa.Column("client", sa.String(length=40), nullable=True),
        sa.Column("title", sa.Text(), server_default="", nullable=False),
        sa.Column("titled", sa.String(length=10), server_default="", nullable=False),
        sa.Column("goal", sa.Text(), nullable=True),
        sa.Column("status", sa.String(length=10), nullable=False),
        sa.Column("outcome", sa.String(length=10), nullable=True),
        sa.Column("summary", sa.Text(), nullable=True),
        sa.Column("blocker", sa.String(length=30), nullable=True),
        sa.Column("evidence", sa.JSON(none_as_null=True), nullable=True),
        sa.Column("entities", sa.JSON(none_as_null=True), nullable=False),
        sa.Column("greeting", sa.Boolean(), nullable=False),
        sa.Column("cwd", sa.Text(), nullable=True),
        sa.Column("context", sa.JSON(none_as_null=True), nullable=True),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("last_active", sa.BigInteger(), nullable=False),
        sa.Column("closed", sa.BigInteger(), nullable=True),
        sa.Column("outcome_set", sa.BigInteger(), nullable=True),
        sa.Column("reopened", sa.BigInteger(), nullable=True),
        sa.Column("work", sa.BigInteger(), server_default=sa.text("0"), nullable=False),
        sa.Column("seq", sa.Integer(), server_default=sa.text("0"), nullable=False),
        sa.Column("messages", sa.Integer(), server_default=sa.text("0"), nullable=False),
        sa.Column("tool_calls", sa.Integer(), server_default=sa.text("0"), nullable=False),
        sa.Column("commands", sa.Integer(), server_default=sa.text("0"), nullable=False),
        sa.Column("asked", sa.Integer(), server_default=sa.text("0"), nullable=False),
        sa.Column("denied", sa.Integer(), server_default=sa.text("0"), nullable=False),
        sa.Column("tools", sa.JSON(none_as_null=True), nullable=False),
        sa.Column("plan", sa.Integer(), server_default=sa.text("0"), nullable=False),
        sa.Column("steps", sa.Integer(), server_default=sa.text("0"), nullable=False),
        sa.Column("steps_done", sa.Integer(), server_default=sa.text("0"), nullable=False),
        sa.Column("approvals", sa.Integer(), server_default=sa.text("0"), nullable=False),
        sa.Column("approved", sa.Integer(), server_default=sa.text("0"), nullable=False),
        sa.Column("approval_denied", sa.Integer(), server_default=sa.text("0"), nullable=False),
        sa.Column("expired", sa.Integer(), server_default=sa.text("0"), nullable=False),
        sa.Column("cancelled", sa.Integer(), server_default=sa.text("0"), nullable=False),
        sa.PrimaryKeyConstraint("no"),
        sa.UniqueConstraint("id"),
    )
    op.create_index(
        "sessions_list",
        "sessions",
        ["created", "no", "last_active", "status", "outcome", "blocker", "agent"],
        unique=False,
    )
    op.create_index("sessions_recent", "sessions", ["last_active", "outcome"], unique=False)
    op.create_table(
        "tokens",
        sa.Column("name", sa.String(length=100), nullable=False),
        sa.Column("salt", sa.String(length=32), nullable=False),
        sa.Column("digest", sa.String(length=64), nullable=False),
        sa.Column("made", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("name"),
    )
    op.create_table(
        "approvals",
        sa.Column("session", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("key", sa.String(length=200), nullable=True),
        sa.Column("call", sa.Integer(), nullable=True),
        sa.Column("what", sa.Text(), nullable=False),
        sa.Column("reason", sa.Text(), nullable=True),
        sa.Column("risk_class", sa.String(length=20), nullable=True),
        sa.Column("fingerprint", sa.String(length=32), nullable=True),
        sa.Column("requested", sa.BigInteger(), nullable=False),
        sa.Column("expires", sa.BigInteger(), nullable=True),
        sa.Column("resolved", sa.BigInteger(), nullable=True),
        sa.Column("how", sa.String(length=10), nullable=True),
        sa.Column("by", sa.String(length=200), nullable=True),
        sa.Column("note", sa.Text(), nullable=True),
        sa.ForeignKeyConstraint(["session"], ["sessions.no"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("session", "seq"),
    )
    op.create_index(
        "approvals_key",
        "approvals",
        ["session", "key"],
        unique=True,
        sqlite_where=sa.text("key IS NOT NULL"),
        postgresql_where=sa.text("key IS NOT NULL"),
    )
    op.create_index("approvals_requested", "approvals", ["requested"], unique=False)
    op.create_index(
        "approvals_waiting",
        "approvals",
        ["session", "expires"],
        unique=False,
        sqlite_where=sa.text("how IS NULL"),
        postgresql_where=sa.text("how IS NULL"),
    )
    op.create_table(
        "entities",
        sa.Column("entity", sa.String(length=300), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("session", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), nullable=False),
        sa.ForeignKeyConstraint(["session"], ["sessions.no"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("entity", "created", "session"),
    )
    op.create_index("entities_session", "entities", ["session"], unique=False)
    op.create_table(
        "events",
        sa.Column("session", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("key", sa.String(length=200), nullable=True),
        sa.Column("kind", sa.String(length=20), nullable=False),
        sa.Column("said", sa.JSON(none_as_null=True), nullable=False),
        sa.Column("answer", sa.JSON(none_as_null=True), nullable=True),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["session"], ["sessions.no"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("session", "seq"),
    )
    op.create_index(
        "events_key",
        "events",
        ["session", "key"],
        unique=True,
        sqlite_where=sa.text("key IS NOT NULL"),
        postgresql_where=sa.text("key IS NOT NULL"),
    )
    op.create_table(
        "messages",
        sa.Column("session", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("key", sa.String(length=200), nullable=True),
        sa.Column("role", sa.String(length=20), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["session"], ["sessions.no"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("session", "seq"),
    )
    op.create_index(
        "messages_key",
        "messages",
        ["session", "key"],
        unique=True,
        sqlite_where=sa.text("key IS NOT NULL"),
        postgresql_where=sa.text("key IS NOT NULL"),
    )
    op.create_table(
        "steps",
        sa.Column("session", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), nullable=False),
        sa.Column("plan", sa.Integer(), nullable=False),
        sa.Column("position", sa.Integer(), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("status", sa.String(length=10), nullable=False),
        sa.Column("note", sa.Text(), nullable=True),
        sa.Column("updated", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["session"], ["sessions.no"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("session", "plan", "position"),
    )
    op.create_table(
        "tool_calls",
        sa.Column("session", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("key", sa.String(length=200), nullable=True),
        sa.Column("name", sa.String(length=200), nullable=False),
        sa.Column("arguments", sa.JSON(none_as_null=True), nullable=True),
        sa.Column("result", sa.Text(), nullable=True),
        sa.Column("error", sa.Text(), nullable=True),
        sa.Column("started", sa.BigInteger(), nullable=False),
        sa.Column("ended", sa.BigInteger(), nullable=True),
        sa.Column("state", sa.String(length=10), nullable=False),
        sa.Column("command", sa.Text(), nullable=True),
        sa.Column("cwd", sa.Text(), nullable=True),
        sa.Column("context", sa.JSON(none_as_null=True), nullable=True),
        sa.Column("risk_class", sa.String(length=20), nullable=True),
        sa.Column("reason", sa.Text(), nullable=True),
        sa.Column("decision", sa.String(length=10), nullable=True),
        sa.Column("rule", sa.Text(), nullable=True),
        sa.Column("effect", sa.String(length=60), nullable=True),
        sa.Column("identity", sa.Text(), nullable=True),
        sa.Column("fingerprint", sa.String(length=32), nullable=True),
        sa.ForeignKeyConstraint(["session"], ["sessions.no"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("session", "seq"),
    )
    op.create_index(
        "tool_calls_key",
        "tool_calls",
        ["session", "key"],
        unique=True,
        sqlite_where=sa.text("key IS NOT NULL"),
        postgresql_where=sa.text("key IS NOT NULL"),
    )
    op.create_index(
        "tool_calls_started",
        "tool_calls",
        ["started"],
        unique=False,
        sqlite_where=sa.text("command IS NOT NULL"),
        postgresql_where=sa.text("command IS NOT NULL"),
    )
    op.create_table(
        "words",
        sa.Column("word", sa.String(length=60), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("session", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), nullable=False),
        sa.ForeignKeyConstraint(["session"], ["sessions.no"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("word", "created", "session"),
    )
    op.create_index("words_session", "words", ["session"], unique=False)


def downgrade() -> None:
    for table in "tokens events approvals steps tool_calls messages words entities sessions".split():
        op.drop_table(table)
