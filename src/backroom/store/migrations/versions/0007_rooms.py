"""Who may talk with whom, and what is said in rooms."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("talk", sa.Text, nullable=False, server_default="{}"))
    op.create_table(
        "whispers",
        sa.Column("table", sa.Text, sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
        sa.Column("room", sa.Integer, nullable=False),
        sa.Column("n", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("phrase", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table", "room", "n"),
        sqlite_with_rowid=False,
    )


def downgrade() -> None:
    raise NotImplementedError("a store is never taken back to an older version")
