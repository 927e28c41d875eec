"""What bots remember is kept with their table."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("bots", sa.Text))


def downgrade() -> None:
    raise NotImplementedError("a store is never taken back to an older version")
