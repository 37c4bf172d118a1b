"""Votes, people the host has removed, notice that a table closes, and how often a seat was voted out."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    for name in ("vote", "closing", "removed"):
        op.add_column("tables", sa.Column(name, sa.JSON))
    op.add_column("seats", sa.Column("voted_out", sa.Integer, nullable=False, server_default="0"))
