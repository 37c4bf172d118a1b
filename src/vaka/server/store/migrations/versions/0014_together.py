"""Choices made at once, and clocks."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("clock", sa.JSON))
    op.add_column("tables", sa.Column("pace", sa.BigInteger))
    op.create_index("tables_pace", "tables", ["pace", "status"])
    op.create_table(
        "sealed",
        sa.Column("table_id", sa.String(24), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("undone", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("ply", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("actions", sa.String(400), nullable=False),
        sa.Column("whole", sa.Boolean, nullable=False),
        sa.Column("closed", sa.Boolean, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
