"""Tables that begin with components of their own, or from a position that was dealt anew."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("kit", sa.JSON))
    op.add_column("tables", sa.Column("start", sa.LargeBinary))
