"""What each seat has sealed of its nonce."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("seats", sa.Column("seal", sa.Text))


def downgrade() -> None:
    raise NotImplementedError("a store is never taken back to an older version")
