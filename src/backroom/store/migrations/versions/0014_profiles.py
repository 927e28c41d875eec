"""Profiles, where their people sit, and how reliable they were."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("seats", sa.Column("own", sa.Text, nullable=False, server_default=""))
    op.add_column("seats", sa.Column("forget", sa.Integer, nullable=False, server_default="0"))
    op.create_table(
        "profiles",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("key", sa.Text, nullable=False, unique=True),
        sa.Column("data", sa.Text, nullable=False),
        sa.Column("seen", sa.Float, nullable=False),
        *(
            sa.Column(name, sa.Integer, nullable=False, server_default="0")
            for name in ("games", "asked", "in_time", "words", "kept")
        ),
    )
    op.create_index("ix_profiles_seen", "profiles", ["seen"])
    op.create_table(
        "profile_seats",
        sa.Column(
            "profile", sa.Text, sa.ForeignKey("profiles.id", ondelete="CASCADE"), nullable=False
        ),
        sa.Column("table", sa.Text, sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("counted", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("table", "seat"),
    )
    op.create_index("ix_profile_seats_profile", "profile_seats", ["profile"])


def downgrade() -> None:
    raise NotImplementedError("a store is never taken back to an older version")
