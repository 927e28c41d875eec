"""Seats whose link the host has called lost."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("seats", sa.Column("lost", sa.Integer))


def downgrade() -> None:
    raise NotImplementedError("a store is never taken back to an older version")
