"""Accounts: people, how they sign in, whom they know; seats that are theirs, and tables that are rated."""

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def of_person(name: str = "person", **more: Any) -> sa.Column[str]:
    return sa.Column(name, sa.String(24), sa.ForeignKey("people.id", ondelete="CASCADE"), **more)


def upgrade() -> None:
    op.add_column("tables", sa.Column("rated", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("seats", sa.Column("person", sa.String(24)))
    op.add_column("seats", sa.Column("program", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_index("seats_person", "seats", ["person"])
    op.create_table(
        "people",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("folded", sa.String(200), nullable=False, unique=True),
        sa.Column("key", sa.String(64), nullable=False, unique=True),
        sa.Column("kind", sa.String(8), nullable=False, server_default="person"),
        sa.Column("badge", sa.Integer),
        sa.Column("about", sa.String(500), nullable=False, server_default=""),
        sa.Column("visibility", sa.String(8), nullable=False, server_default="public"),
        sa.Column("ratings_shown", sa.Boolean, nullable=False, server_default=sa.true()),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "credentials",
        sa.Column("id", sa.String(24), primary_key=True),
        of_person(nullable=False),
        sa.Column("hash", sa.String(64), nullable=False, unique=True),
        sa.Column("raw", sa.LargeBinary, nullable=False),
        sa.Column("public_key", sa.LargeBinary, nullable=False),
        sa.Column("counter", sa.BigInteger, nullable=False),
        sa.Column("transports", sa.JSON, nullable=False),
        sa.Column("device", sa.String(80), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("used", sa.BigInteger),
    )
    op.create_index("credentials_person", "credentials", ["person"])
    op.create_table(
        "phrases",
        of_person(primary_key=True),
        sa.Column("hash", sa.String(200), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("used", sa.BigInteger),
    )
    op.create_table(
        "codes",
        of_person(primary_key=True),
        sa.Column("slot", sa.Integer, primary_key=True),
        sa.Column("hash", sa.String(200), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "sessions",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("hash", sa.String(64), nullable=False, unique=True),
        of_person(nullable=False),
        sa.Column("device", sa.String(80), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
    )
    op.create_index("sessions_person", "sessions", ["person"])
    op.create_index("sessions_until", "sessions", ["until"])
    op.create_table(
        "challenges",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("kind", sa.String(8), nullable=False),
        of_person(nullable=True),
        sa.Column("data", sa.JSON),
        sa.Column("until", sa.BigInteger, nullable=False),
    )
    op.create_index("challenges_until", "challenges", ["until"])
    op.create_table(
        "old_names",
        sa.Column("folded", sa.String(200), primary_key=True),
        of_person(nullable=True),
        sa.Column("until", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "follows",
        of_person(primary_key=True),
        of_person("other", primary_key=True),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_index("follows_other", "follows", ["other"])
    op.create_table(
        "blocks",
        of_person(primary_key=True),
        of_person("other", primary_key=True),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_index("blocks_other", "blocks", ["other"])
    op.create_table(
        "links",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("code", sa.String(8), unique=True),
        of_person(nullable=True),
        sa.Column("device", sa.String(80), nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
    )
    op.create_index("links_until", "links", ["until"])
    op.create_table(
        "tokens",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("hash", sa.String(64), nullable=False, unique=True),
        of_person(nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("scopes", sa.JSON, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("used", sa.BigInteger),
        sa.Column("until", sa.BigInteger, nullable=False),
    )
    op.create_index("tokens_person", "tokens", ["person"])
    op.create_table(
        "invitations",
        sa.Column("table_id", sa.String(24), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        of_person(primary_key=True),
        of_person("inviter", nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("declined", sa.BigInteger),
    )
    op.create_index("invitations_person", "invitations", ["person", "created"])
