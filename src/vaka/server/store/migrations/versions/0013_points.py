"""What each seat has scored at the end of its match."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("seats", sa.Column("points", sa.Float))
