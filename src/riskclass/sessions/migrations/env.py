"""Run by Alembic, inside the transaction that `store.upgrade` holds."""

from __future__ import annotations

from alembic import context

from riskclass.sessions.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    transactional_ddl=True,
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()
