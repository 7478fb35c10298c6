"""What operators write and read: who is blocked, what was reported, what is to be done at a table."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.create_table(
        "blocked",
        sa.Column("what", sa.String(80), primary_key=True),
        sa.Column("since", sa.Float, nullable=False),
        sa.Column("reason", sa.Text, nullable=False),
    )
    op.create_table(
        "reports",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("viewer", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("words", sa.Text, nullable=False),
        sa.Column("done", sa.Float),
    )
    op.create_index("reports_table", "reports", ["table_id"])
    op.create_table(
        "orders",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("what", sa.String(8), nullable=False),
    )
