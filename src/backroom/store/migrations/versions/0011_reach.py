"""How people are reached who do not look at their table."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "reach",
        sa.Column("table", sa.Text, sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("json", sa.Text, nullable=False),
        sa.Column("done", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("table", "seat"),
    )


def downgrade() -> None:
    raise NotImplementedError("a store is never taken back to an older version")
