"""Notices with their doors and deliveries, and people who look for a match."""

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"
branch_labels = None
depends_on = None

ID, HASH, TIME, KIND = sa.String(24), sa.String(64), sa.BigInteger, sa.String(10)


def upgrade() -> None:
    op.create_table(
        "notices",
        sa.Column("person", ID, primary_key=True),
        sa.Column("table_id", ID, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("kind", KIND, primary_key=True),
        sa.Column("mark", sa.Integer, nullable=False),
        sa.Column("at", TIME, nullable=False),
        sa.Column("void", sa.Boolean, nullable=False),
        sa.Column("pending", sa.Boolean, nullable=False),
        sa.Column("seen", TIME),
        sa.Column("by_name", sa.String(80)),
        sa.Column("until", TIME),
    )
    op.create_index("notices_person", "notices", ["person", "at"])
    op.create_index("notices_pending", "notices", ["pending", "at"])
    op.create_table(
        "doors",
        sa.Column("id", ID, primary_key=True),
        sa.Column("person", ID, sa.ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("address", sa.String(1000), nullable=False),
        sa.Column("digest", HASH, nullable=False),
        sa.Column("keys", sa.JSON),
        sa.Column("style", sa.String(4), nullable=False),
        sa.Column("secret", HASH, nullable=False),
        sa.Column("kinds", sa.JSON, nullable=False),
        sa.Column("rhythm", sa.String(5), nullable=False),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("created", TIME, nullable=False),
        sa.Column("asked", TIME, nullable=False),
        sa.Column("confirmed", TIME),
        sa.Column("lease", TIME, nullable=False),
        sa.Column("failed", TIME),
        sa.UniqueConstraint("person", "digest", name="doors_once"),
    )
    op.create_table(
        "door_asks",
        sa.Column("digest", HASH, primary_key=True),
        sa.Column("at", TIME, nullable=False),
        sa.Column("stopped", TIME),
    )
    op.create_table(
        "notice_choices",
        sa.Column("person", ID, sa.ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("zone", sa.String(64), nullable=False),
        sa.Column("quiet_from", sa.Integer),
        sa.Column("quiet_to", sa.Integer),
        sa.Column("digest_hour", sa.Integer, nullable=False),
    )
    op.create_table(
        "deliveries",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("door", ID, sa.ForeignKey("doors.id", ondelete="CASCADE"), nullable=False),
        sa.Column("table_id", ID, nullable=False),
        sa.Column("kind", KIND, nullable=False),
        sa.Column("mark", sa.BigInteger, nullable=False),
        sa.Column("due", TIME, nullable=False),
        sa.Column("state", sa.String(7), nullable=False),
        sa.Column("attempts", sa.Integer, nullable=False),
        sa.UniqueConstraint("door", "table_id", "kind", "mark", name="deliveries_once"),
    )
    op.create_index("deliveries_due", "deliveries", ["state", "due"])
    op.create_table(
        "notice_keys",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("push", sa.String(64), nullable=False),
        sa.Column("secret", HASH, nullable=False),
    )
    op.create_table(
        "seekers",
        sa.Column("key", HASH, primary_key=True),
        sa.Column("person", ID, sa.ForeignKey("people.id", ondelete="CASCADE"), nullable=True),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("badge", sa.Integer),
        sa.Column("client", sa.String(32), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("pace", sa.String(24), nullable=False),
        sa.Column("rated", sa.Boolean, nullable=False),
        sa.Column("points", sa.Float),
        sa.Column("bots_after", TIME),
        sa.Column("since", TIME, nullable=False),
        sa.Column("beat", TIME, nullable=False),
        sa.Column("table_id", ID),
    )
    op.create_index("seekers_beat", "seekers", ["beat"])
