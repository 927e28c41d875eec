"""Talk may be a phrase that everybody reads in his own language."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("chat", sa.Column("phrase", sa.Text, nullable=False, server_default=""))


def downgrade() -> None:
    raise NotImplementedError("a store is never taken back to an older version")
