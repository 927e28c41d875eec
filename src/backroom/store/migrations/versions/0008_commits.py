"""How many commits there were: whoever has acknowledged more knows that some are lost."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    commits = op.create_table("commits", sa.Column("count", sa.Integer, nullable=False))
    op.bulk_insert(commits, [{"count": 0}])


def downgrade() -> None:
    raise NotImplementedError("a store is never taken back to an older version")
