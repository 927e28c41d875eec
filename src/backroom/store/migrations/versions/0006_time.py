"""How long people may take, and who plays for those who are away."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("times", sa.Text, nullable=False, server_default="{}"))
    op.add_column("tables", sa.Column("due", sa.Float))
    op.create_index("ix_tables_due", "tables", ["due"])
    op.add_column("seats", sa.Column("stand_in", sa.Text, nullable=False, server_default=""))
    op.add_column("seats", sa.Column("stood_from", sa.Integer, nullable=False, server_default="0"))
    op.add_column("seats", sa.Column("calendar", sa.Text, nullable=False, server_default="{}"))


def downgrade() -> None:
    raise NotImplementedError("a store is never taken back to an older version")
