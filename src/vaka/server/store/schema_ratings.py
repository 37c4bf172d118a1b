"""The store's tables of ratings: the rated matches, which are the truth, and what was folded from them.

Folded rows carry a generation. Rebuilding writes a new one beside the old, makes it the one in force, and then deletes
the old. Rows name people by the ids of their accounts without referring to them: a rating rests on all opponents,
also on one who has deleted their account.
"""

import sqlalchemy as sa

from vaka.server.store.schema import METADATA, TIME
from vaka.server.store.schema_people import ID

folding = sa.Table(
    "folding",
    METADATA,
    sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),  # one row
    sa.Column("formula", sa.String(24), nullable=False),
    sa.Column("generation", sa.Integer, nullable=False),  # in force
    sa.Column("begun", sa.Integer, nullable=False),  # the latest generation that was begun
    sa.Column("matches", sa.BigInteger, nullable=False),  # rated so far; whoever raises it is alone until its commit
)

rated_matches = sa.Table(
    "rated_matches",
    METADATA,
    sa.Column("number", sa.BigInteger, primary_key=True, autoincrement=False),  # their order, without gaps
    sa.Column("table_id", ID, nullable=False, unique=True),  # may be deleted before this row
    sa.Column("game", sa.String(40), nullable=False),
    sa.Column("version", sa.Integer, nullable=False),
    sa.Column("sides", sa.JSON, nullable=False),  # [place, person, bot, whether it moves their rating] of each seat
    sa.Column("ended", TIME, nullable=False),
)

ratings = sa.Table(
    "ratings",
    METADATA,
    sa.Column("generation", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("person", ID, primary_key=True),
    sa.Column("number", sa.BigInteger, primary_key=True, autoincrement=False),  # of the match after which
    sa.Column("game", sa.String(40), nullable=False),
    sa.Column("mu", sa.Float, nullable=False),
    sa.Column("sigma", sa.Float, nullable=False),
    sa.Column("at", TIME, nullable=False),
)

standings = sa.Table(
    "standings",
    METADATA,
    sa.Column("generation", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("game", sa.String(40), primary_key=True),
    sa.Column("person", ID, primary_key=True),
    sa.Column("mu", sa.Float, nullable=False),
    sa.Column("sigma", sa.Float, nullable=False),
    sa.Column("low", sa.Float, nullable=False),  # points less doubt
    sa.Column("played", sa.Integer, nullable=False),
    sa.Column("at", TIME, nullable=False),  # of the latest match
    sa.Index("standings_order", "generation", "game", "low", "person"),
)
