"""Journeys, the tables that belong to them, and scores of matches played alone."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    for column in (
        sa.Column("journey", sa.String(24)),
        sa.Column("score", sa.Float),
        sa.Column("best", sa.Float),
    ):
        op.add_column("tables", column)
    op.create_index("seats_token", "seats", ["token"])
    op.create_table(
        "journeys",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("owner", sa.String(64), nullable=False),
        sa.Column("client", sa.String(32), nullable=False),
        sa.Column("story", sa.JSON, nullable=False),
        sa.Column("tables", sa.JSON, nullable=False),
        sa.Column("playing", sa.String(24)),
        sa.Column("revision", sa.Integer, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("changed", sa.BigInteger, nullable=False),
    )
    op.create_index("journeys_owner", "journeys", ["owner", "changed"])
    op.create_index("journeys_client", "journeys", ["client"])
