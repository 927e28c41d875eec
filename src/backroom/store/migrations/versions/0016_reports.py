"""What people at public tables have reported of others."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "reports",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("at_table", sa.Text, nullable=False),
        sa.Column("by", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("why", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("lines", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_index("ix_reports_at_table", "reports", ["at_table"])


def downgrade() -> None:
    raise NotImplementedError("a store is never taken back to an older version")
