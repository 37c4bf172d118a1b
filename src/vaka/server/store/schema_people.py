"""The store's tables of accounts: who people are, how they sign in, and whom they know."""

from typing import Any

import sqlalchemy as sa

from vaka.server.store.schema import HASH, METADATA, TIME, of_table

ID = sa.String(24)
SLOW_HASH = sa.String(200)  # argon2, with its parameters and salt

people = sa.Table(
    "people",
    METADATA,
    sa.Column("id", ID, primary_key=True),
    sa.Column("name", sa.String(80), nullable=False),
    sa.Column("folded", sa.String(200), nullable=False, unique=True),  # the name without case and look-alikes
    sa.Column("key", HASH, nullable=False, unique=True),  # in place of a seat token's hash, on seats and journeys
    sa.Column("kind", sa.String(8), nullable=False, server_default="person"),  # person or bot
    sa.Column("badge", sa.Integer),
    sa.Column("about", sa.String(500), nullable=False, server_default=""),
    sa.Column("visibility", sa.String(8), nullable=False, server_default="public"),  # public, met or nobody
    sa.Column("ratings_shown", sa.Boolean, nullable=False, server_default=sa.true()),  # whether leaderboards list them
    sa.Column("created", TIME, nullable=False),
)


def of_person(name: str = "person", **more: Any) -> sa.Column[str]:
    """The account that a row belongs to, and is deleted with."""
    return sa.Column(name, ID, sa.ForeignKey("people.id", ondelete="CASCADE"), **more)


credentials = sa.Table(
    "credentials",
    METADATA,
    sa.Column("id", ID, primary_key=True),
    of_person(nullable=False),
    sa.Column("hash", HASH, nullable=False, unique=True),  # of the passkey's own id
    sa.Column("raw", sa.LargeBinary, nullable=False),  # that id
    sa.Column("public_key", sa.LargeBinary, nullable=False),
    sa.Column("counter", sa.BigInteger, nullable=False),
    sa.Column("transports", sa.JSON, nullable=False),
    sa.Column("device", sa.String(80), nullable=False),
    sa.Column("created", TIME, nullable=False),
    sa.Column("used", TIME),
    sa.Index("credentials_person", "person"),
)

phrases = sa.Table(
    "phrases",
    METADATA,
    of_person(primary_key=True),
    sa.Column("hash", SLOW_HASH, nullable=False),
    sa.Column("created", TIME, nullable=False),
    sa.Column("used", TIME),
)

codes = sa.Table(
    "codes",
    METADATA,
    of_person(primary_key=True),
    sa.Column("slot", sa.Integer, primary_key=True),  # the code's first character; a code that was used has no row
    sa.Column("hash", SLOW_HASH, nullable=False),
    sa.Column("created", TIME, nullable=False),
)

sessions = sa.Table(
    "sessions",
    METADATA,
    sa.Column("id", ID, primary_key=True),
    sa.Column("hash", HASH, nullable=False, unique=True),
    of_person(nullable=False),
    sa.Column("device", sa.String(80), nullable=False),
    sa.Column("created", TIME, nullable=False),
    sa.Column("seen", TIME, nullable=False),
    sa.Column("until", TIME, nullable=False),
    sa.Index("sessions_person", "person"),
    sa.Index("sessions_until", "until"),
)

challenges = sa.Table(
    "challenges",
    METADATA,
    sa.Column("hash", HASH, primary_key=True),
    sa.Column("kind", sa.String(8), nullable=False),  # register, sign-in or phrase
    of_person(nullable=True),
    sa.Column("data", sa.JSON),
    sa.Column("until", TIME, nullable=False),
    sa.Index("challenges_until", "until"),
)

old_names = sa.Table(
    "old_names",
    METADATA,
    sa.Column("folded", sa.String(200), primary_key=True),
    of_person(nullable=True),
    sa.Column("until", TIME, nullable=False),  # nobody else gets the name before
)

follows = sa.Table(
    "follows",
    METADATA,
    of_person(primary_key=True),
    of_person("other", primary_key=True),
    sa.Column("created", TIME, nullable=False),
    sa.Index("follows_other", "other"),
)

blocks = sa.Table(
    "blocks",
    METADATA,
    of_person(primary_key=True),
    of_person("other", primary_key=True),
    sa.Column("created", TIME, nullable=False),
    sa.Index("blocks_other", "other"),
)

links = sa.Table(
    "links",
    METADATA,
    sa.Column("hash", HASH, primary_key=True),
    sa.Column("code", sa.String(8), unique=True),  # shown by a device that asks to be let in
    of_person(nullable=True),  # who lets it in
    sa.Column("device", sa.String(80), nullable=False),
    sa.Column("until", TIME, nullable=False),
    sa.Index("links_until", "until"),
)

tokens = sa.Table(
    "tokens",
    METADATA,
    sa.Column("id", ID, primary_key=True),
    sa.Column("hash", HASH, nullable=False, unique=True),
    of_person(nullable=False),
    sa.Column("name", sa.String(80), nullable=False),
    sa.Column("scopes", sa.JSON, nullable=False),
    sa.Column("created", TIME, nullable=False),
    sa.Column("used", TIME),
    sa.Column("until", TIME, nullable=False),
    sa.Index("tokens_person", "person"),
)

invitations = sa.Table(
    "invitations",
    METADATA,
    of_table(primary_key=True),
    of_person(primary_key=True),
    of_person("inviter", nullable=False),
    sa.Column("created", TIME, nullable=False),
    sa.Column("declined", TIME),
    sa.Index("invitations_person", "person", "created"),
)
