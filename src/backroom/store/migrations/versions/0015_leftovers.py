"""By whom a table was made (a hash), and until when it is kept if nobody comes."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("maker", sa.Text, nullable=False, server_default=""))
    op.add_column("tables", sa.Column("stale", sa.Float))
    op.create_index("ix_tables_maker", "tables", ["maker", "status"])
    op.create_index("ix_tables_stale", "tables", ["stale"])
    # Nobody knows when somebody last looked at those that are there.
    op.execute(
        "UPDATE tables SET stale = CAST(strftime('%s', 'now') AS REAL) + 14 * 86400"
        " WHERE status = 'waiting'"
    )


def downgrade() -> None:
    raise NotImplementedError("a store is never taken back to an older version")
