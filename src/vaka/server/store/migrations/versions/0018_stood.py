"""For how long the clocks of those who had chosen stood still."""

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0017"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("log", sa.Column("stood", sa.String(200)))
    op.add_column("sealed", sa.Column("stood", sa.BigInteger, nullable=False, server_default="0"))
