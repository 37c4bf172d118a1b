"""Another match with the same people, and whom a seat of it is kept for."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("again", sa.JSON))
    op.add_column("seats", sa.Column("asked", sa.String(8)))
