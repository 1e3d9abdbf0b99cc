"""Seats that are handed to the computer and taken back, and who stands in for those who leave."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

ADDED: list[tuple[str, str, sa.String | sa.Integer]] = [
    ("entries", "handed_to", sa.String(64)),
    ("seats", "lent_to", sa.String(64)),
    ("tables", "stand_in_after", sa.Integer()),
    ("tables", "stand_in_level", sa.String(64)),
]


def upgrade() -> None:
    """Add a column for each; nothing was handed over before."""
    for table, column, kind in ADDED:
        op.add_column(table, sa.Column(column, kind, nullable=True))


def downgrade() -> None:
    """Remove them; tables with such entries go, for nobody could read their logs."""
    handed = "SELECT table_id FROM entries WHERE handed_to IS NOT NULL"
    op.execute(f"DELETE FROM tables WHERE id IN ({handed})")
    for table, column, _ in ADDED:
        op.drop_column(table, column)
