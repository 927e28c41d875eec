"""Tables that everybody can come to, seats that are given up, and the same people again."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("listed", sa.Float))
    op.create_index("ix_tables_listed", "tables", ["listed"])
    op.add_column("tables", sa.Column("host", sa.Integer, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("again", sa.Text, nullable=False, server_default=""))
    op.add_column("seats", sa.Column("link", sa.Integer, nullable=False, server_default="0"))


def downgrade() -> None:
    raise NotImplementedError("a store is never taken back to an older version")
