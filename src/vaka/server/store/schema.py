"""The store's tables. A change here needs a migration in `migrations/versions`; a test compares the two."""

from typing import Any

import sqlalchemy as sa

METADATA = sa.MetaData()
HASH = sa.String(64)
TIME = sa.BigInteger  # milliseconds since 1970

identity = sa.Table(
    "room",
    METADATA,
    sa.Column("id", sa.String(32), primary_key=True),  # names this store on the bus
    sa.Column("salt", HASH, nullable=False, server_default=""),  # of the hashes of clients' addresses
    sa.Column("mode", sa.String(8), nullable=False, server_default="open"),  # open, draining or stopped
    sa.Column("revision", sa.Integer, nullable=False, server_default="0"),  # goes up with everything the host does
)

tables = sa.Table(
    "tables",
    METADATA,
    sa.Column("id", sa.String(24), primary_key=True),
    sa.Column("game", sa.String(40), nullable=False),
    sa.Column("version", sa.Integer, nullable=False),
    sa.Column("options", sa.JSON, nullable=False),
    sa.Column("kit", sa.JSON),  # component values that replace the game's own, for a record or a journey with some
    sa.Column("start", sa.LargeBinary),  # the first state of a redealt fork, which does not follow from the seed
    sa.Column("seat_count", sa.Integer, nullable=False),
    sa.Column("seed", sa.String(20), nullable=False),
    sa.Column("salt", HASH, nullable=False),
    sa.Column("commitment", HASH, nullable=False),
    sa.Column("seed_known", sa.Boolean, nullable=False),  # from a record, a fork or a practice table
    sa.Column("status", sa.String(8), nullable=False),  # open, running, over, closed
    sa.Column("public", sa.Boolean, nullable=False),
    sa.Column("hints", sa.Boolean, nullable=False, server_default=sa.true()),  # whether players may ask for them
    sa.Column("rated", sa.Boolean, nullable=False, server_default=sa.false()),  # whether its result counts for ratings
    sa.Column("host", HASH, nullable=False),
    sa.Column("invite", sa.String(24), nullable=False),
    sa.Column("client", sa.String(32), nullable=False),
    sa.Column("revision", sa.Integer, nullable=False),  # goes up with every change but those in log and chat
    sa.Column("undo", sa.JSON),
    sa.Column("vote", sa.JSON),  # to let a bot play for somebody
    sa.Column("clock", sa.JSON),  # how much time people have; null: as much as they want
    sa.Column("pace", sa.BigInteger),  # of turn-based play: milliseconds for a turn
    sa.Column("closing", sa.JSON),  # notice that it closes unless somebody plays on
    sa.Column("again", sa.JSON),  # the table of the next match with the same people, and who comes
    sa.Column("removed", sa.JSON),  # hashes of the tokens of people the host has removed
    sa.Column("result", sa.JSON),
    sa.Column("origin", sa.JSON),
    sa.Column("journey", sa.String(24)),  # the journey its match belongs to
    sa.Column("score", sa.Float),  # of a match for one seat that counts
    sa.Column("best", sa.Float),  # the most it could have been
    sa.Column("created", TIME, nullable=False),
    sa.Column("started", TIME),
    sa.Column("ended", TIME),
    sa.Index("tables_lobby", "public", "status", "created", "id"),
    sa.Index("tables_game", "public", "status", "game", "created", "id"),
    sa.Index("tables_client", "client", "status"),
    sa.Index("tables_pace", "pace", "status"),
)


def of_table(**more: Any) -> sa.Column[str]:
    """The table that a row belongs to."""
    return sa.Column("table_id", sa.String(24), sa.ForeignKey("tables.id", ondelete="CASCADE"), **more)


seats = sa.Table(
    "seats",
    METADATA,
    of_table(primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("offer", sa.String(8), nullable=False),  # held, invited, open or bot
    sa.Column("name", sa.String(80)),  # null for a person whose account was deleted
    sa.Column("token", HASH),
    sa.Column("person", sa.String(24)),  # the account of who sits there; at one screen its holder's seat alone has it
    sa.Column("program", sa.Boolean, nullable=False, server_default=sa.false()),  # whether that account is a bot's
    sa.Column("bot", sa.String(40)),
    sa.Column("badge", sa.Integer),  # chosen by its person; the others have those that are left
    sa.Column("stood_in_by", sa.String(40)),
    sa.Column("voted_out", sa.Integer, nullable=False, server_default="0"),  # how often, for being silent
    sa.Column("asked", sa.String(8)),  # of a seat kept for somebody of the match before: waiting or declined
    sa.Column("seen", TIME, nullable=False),
    sa.Column("place", sa.Integer),  # in which its player came, once the match is over; those who left come last
    sa.Column("character", sa.String(24)),  # whom its player played, where the game deals characters
    sa.Column("points", sa.Float),  # what its player scored, where the game counts points
    sa.Index("seats_token", "token"),
    sa.Index("seats_person", "person"),
)

log = sa.Table(
    "log",
    METADATA,
    of_table(primary_key=True),
    sa.Column("entry", sa.Integer, primary_key=True),
    sa.Column("kind", sa.String(6), nullable=False),  # see `vaka.server.rows`; no entry is ever deleted
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("action", sa.Integer),
    sa.Column("to_ply", sa.Integer),
    sa.Column("digest", HASH, nullable=False),  # of the state after it
    sa.Column("at", TIME, nullable=False),
    sa.Column("stood", sa.String(200)),  # for how long clocks stood still that it charges: see `LogEntry`
)

sealed = sa.Table(  # choices made before their turn; who has made another one since has it here alone
    "sealed",
    METADATA,
    of_table(primary_key=True),
    sa.Column("undone", sa.Integer, primary_key=True),  # this and the next: the round, see `vaka.room.sealed.Round`
    sa.Column("ply", sa.Integer, primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("actions", sa.String(400), nullable=False),  # separated by commas
    sa.Column("whole", sa.Boolean, nullable=False),  # whether that is all it has to choose
    sa.Column("closed", sa.Boolean, nullable=False),  # whether all have chosen: it changes no more
    sa.Column("at", TIME, nullable=False),
    sa.Column("stood", TIME, nullable=False, server_default="0"),  # for how long its clock stood still by then
)

chat = sa.Table(
    "chat",
    METADATA,
    sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
    of_table(nullable=False),
    sa.Column("seat", sa.Integer),
    sa.Column("name", sa.String(80), nullable=False),
    sa.Column("text", sa.String(4000), nullable=False),
    sa.Column("at", TIME, nullable=False),
    sa.Index("chat_of_table", "table_id", "id"),
)

journeys = sa.Table(
    "journeys",
    METADATA,
    sa.Column("id", sa.String(24), primary_key=True),
    sa.Column("game", sa.String(40), nullable=False),
    sa.Column("version", sa.Integer, nullable=False),
    sa.Column("name", sa.String(80), nullable=False),
    sa.Column("owner", HASH, nullable=False),
    sa.Column("client", sa.String(32), nullable=False),
    sa.Column("story", sa.JSON, nullable=False),  # what the game knows of it
    sa.Column("tables", sa.JSON, nullable=False),  # the table of each match so far; null where it was played elsewhere
    sa.Column("playing", sa.String(24)),  # the table whose result is not yet in the story
    sa.Column("revision", sa.Integer, nullable=False),  # goes up with every change
    sa.Column("created", TIME, nullable=False),
    sa.Column("changed", TIME, nullable=False),
    sa.Index("journeys_owner", "owner", "changed"),
    sa.Index("journeys_client", "client"),
)

visits = sa.Table(
    "visits",
    METADATA,
    sa.Column("person", HASH, primary_key=True),  # the hash of a token
    sa.Column("client", sa.String(32), primary_key=True),  # from where it was used
    sa.Column("first", TIME, nullable=False),
    sa.Column("last", TIME, nullable=False),
    sa.Index("visits_client", "client"),
    sa.Index("visits_last", "last"),
)

sanctions = sa.Table(
    "sanctions",
    METADATA,
    sa.Column("kind", sa.String(8), primary_key=True),  # ban or mute
    sa.Column("subject", sa.String(80), primary_key=True),  # client:KEY or person:HASH
    sa.Column("reason", sa.String(500), nullable=False),
    sa.Column("created", TIME, nullable=False),
    sa.Column("until", TIME),
)

reports = sa.Table(
    "reports",
    METADATA,
    sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
    of_table(nullable=False),
    sa.Column("seat", sa.Integer),  # whom it is about
    sa.Column("name", sa.String(80), nullable=False),
    sa.Column("person", HASH),
    sa.Column("quote", sa.String(4000)),  # the line of chat it is about
    sa.Column("text", sa.String(4000), nullable=False),  # what the reporter says
    sa.Column("reporter", sa.String(32), nullable=False),  # a client
    sa.Column("created", TIME, nullable=False),
    sa.Column("resolved", TIME),
    sa.Column("note", sa.String(500)),
    sa.Index("reports_resolved", "resolved", "id"),
    sa.Index("reports_reporter", "reporter", "created"),
    sa.Index("reports_of_table", "table_id"),
)

announcements = sa.Table(
    "announcements",
    METADATA,
    sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
    sa.Column("text", sa.String(500), nullable=False),
    sa.Column("created", TIME, nullable=False),
    sa.Column("until", TIME),
)

keys = sa.Table(
    "admin_tokens",
    METADATA,
    sa.Column("hash", HASH, primary_key=True),
    sa.Column("name", sa.String(80), nullable=False),
    sa.Column("created", TIME, nullable=False),
    sa.Column("used", TIME),
    sa.Column("until", TIME),
)
