"""What a host needs: a salt, modes, visits, bans and mutes, reports, announcements, admin tokens."""

import secrets

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("room", sa.Column("salt", sa.String(64), nullable=False, server_default=""))
    op.add_column("room", sa.Column("mode", sa.String(8), nullable=False, server_default="open"))
    op.add_column("room", sa.Column("revision", sa.Integer, nullable=False, server_default="0"))
    op.execute(sa.text("update room set salt = :salt").bindparams(salt=secrets.token_hex(32)))
    op.create_table(
        "visits",
        sa.Column("person", sa.String(64), primary_key=True),
        sa.Column("client", sa.String(32), primary_key=True),
        sa.Column("first", sa.BigInteger, nullable=False),
        sa.Column("last", sa.BigInteger, nullable=False),
    )
    op.create_index("visits_client", "visits", ["client"])
    op.create_index("visits_last", "visits", ["last"])
    op.create_table(
        "sanctions",
        sa.Column("kind", sa.String(8), primary_key=True),
        sa.Column("subject", sa.String(80), primary_key=True),
        sa.Column("reason", sa.String(500), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("until", sa.BigInteger),
    )
    op.create_table(
        "reports",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("table_id", sa.String(24), sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("person", sa.String(64)),
        sa.Column("quote", sa.String(4000)),
        sa.Column("text", sa.String(4000), nullable=False),
        sa.Column("reporter", sa.String(32), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("resolved", sa.BigInteger),
        sa.Column("note", sa.String(500)),
    )
    op.create_index("reports_resolved", "reports", ["resolved", "id"])
    op.create_index("reports_reporter", "reports", ["reporter", "created"])
    op.create_index("reports_of_table", "reports", ["table_id"])
    op.create_table(
        "announcements",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("text", sa.String(500), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("until", sa.BigInteger),
    )
    op.create_table(
        "admin_tokens",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("used", sa.BigInteger),
        sa.Column("until", sa.BigInteger),
    )
