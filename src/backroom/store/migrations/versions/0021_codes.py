"""Short codes by which a television shows a table, and phones find a seat at it."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0021"
down_revision = "0016"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "codes",
        sa.Column(
            "at_table", sa.Text, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True
        ),
        sa.Column("code", sa.Text, nullable=False, unique=True),
        sa.Column("key", sa.Text, nullable=False),
        sa.Column("until", sa.Float, nullable=False),
    )


def downgrade() -> None:
    raise NotImplementedError("a store is never taken back to an older version")
