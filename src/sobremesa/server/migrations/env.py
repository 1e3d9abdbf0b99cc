"""How Alembic runs the migrations: on the connection that ``migrate`` opened."""

from __future__ import annotations

from alembic import context

from sobremesa.server.models import Base

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=Base.metadata,
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()
