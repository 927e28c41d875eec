"""Called by Alembic: run the steps on the connection that :mod:`backroom.store.migrate` made."""

from __future__ import annotations

from alembic import context

from backroom.store.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,  # SQLite can't alter most things in place
)
with context.begin_transaction():
    context.run_migrations()
