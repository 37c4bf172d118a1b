"""How long people lately waited to be paired, without who they were."""

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "pairing_waits",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("pace", sa.String(24), nullable=False),
        sa.Column("rated", sa.Boolean, nullable=False),
        sa.Column("waited", sa.BigInteger, nullable=False),
        sa.Column("found", sa.Boolean, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_index("pairing_waits_at", "pairing_waits", ["at"])
