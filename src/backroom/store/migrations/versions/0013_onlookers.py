"""Who may look on and how, and over whose shoulder."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("watching", sa.Text, nullable=False, server_default="{}"))
    op.add_column("tables", sa.Column("watch_key", sa.Text, nullable=False, server_default=""))
    op.add_column("seats", sa.Column("shown", sa.Integer, nullable=False, server_default="0"))


def downgrade() -> None:
    raise NotImplementedError("a store is never taken back to an older version")
