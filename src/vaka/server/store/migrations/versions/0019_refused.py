"""Why somebody who looks for a match cannot have a table."""

import sqlalchemy as sa
from alembic import op

revision = "0019"
down_revision = "0018"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("seekers", sa.Column("refused", sa.JSON))
