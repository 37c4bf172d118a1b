"""The store's tables of notices: what people are told, where it is sent, and who looks for a match."""

import sqlalchemy as sa

from vaka.server.store.schema import HASH, METADATA, TIME, of_table
from vaka.server.store.schema_people import ID, of_person

KIND = sa.String(10)

notices = sa.Table(
    "notices",
    METADATA,
    sa.Column("person", ID, primary_key=True),  # no reference: a move must not fail because an account was deleted
    of_table(primary_key=True),
    sa.Column("kind", KIND, primary_key=True),  # turn, over, invitation, expiring or flag
    sa.Column("mark", sa.Integer, nullable=False),  # how many log entries the table had; a later one replaces it
    sa.Column("at", TIME, nullable=False),
    sa.Column("void", sa.Boolean, nullable=False),  # no longer true, such as a turn that was taken
    sa.Column("pending", sa.Boolean, nullable=False),  # not yet scheduled for the doors of its person
    sa.Column("seen", TIME),
    sa.Column("by_name", sa.String(80)),  # who invites, or is out of time
    sa.Column("until", TIME),  # when the table closes
    sa.Index("notices_person", "person", "at"),
    sa.Index("notices_pending", "pending", "at"),
)

doors = sa.Table(
    "doors",
    METADATA,
    sa.Column("id", ID, primary_key=True),
    of_person(nullable=False),
    sa.Column("kind", sa.String(8), nullable=False),  # mail, push or webhook
    sa.Column("address", sa.String(1000), nullable=False),
    sa.Column("digest", HASH, nullable=False),  # of kind and address
    sa.Column("keys", sa.JSON),  # of a push subscription
    sa.Column("style", sa.String(4), nullable=False),  # of a webhook: json or text
    sa.Column("secret", HASH, nullable=False),  # signs a webhook's bodies
    sa.Column("kinds", sa.JSON, nullable=False),  # of notices that go there
    sa.Column("rhythm", sa.String(5), nullable=False),  # each or daily
    sa.Column("language", sa.String(8), nullable=False),
    sa.Column("created", TIME, nullable=False),
    sa.Column("asked", TIME, nullable=False),  # when its owner was last asked to confirm it
    sa.Column("confirmed", TIME),  # nothing else is sent before
    sa.Column("lease", TIME, nullable=False),  # until when a process may send there
    sa.Column("failed", TIME),  # since when it does not answer
    sa.UniqueConstraint("person", "digest", name="doors_once"),
)

asks = sa.Table(
    "door_asks",
    METADATA,
    sa.Column("digest", HASH, primary_key=True),  # of kind and address: nobody is asked often, whoever gives it
    sa.Column("at", TIME, nullable=False),
    sa.Column("stopped", TIME),  # when whoever was asked said that they want nothing
)

choices = sa.Table(
    "notice_choices",
    METADATA,
    of_person(primary_key=True),
    sa.Column("zone", sa.String(64), nullable=False),
    sa.Column("quiet_from", sa.Integer),  # minutes after midnight; null for no quiet hours
    sa.Column("quiet_to", sa.Integer),
    sa.Column("digest_hour", sa.Integer, nullable=False),
)

deliveries = sa.Table(
    "deliveries",
    METADATA,
    sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
    sa.Column("door", ID, sa.ForeignKey("doors.id", ondelete="CASCADE"), nullable=False),
    sa.Column("table_id", sa.String(24), nullable=False),  # empty for the question whether the address is right
    sa.Column("kind", KIND, nullable=False),
    sa.Column("mark", sa.BigInteger, nullable=False),
    sa.Column("due", TIME, nullable=False),
    sa.Column("state", sa.String(7), nullable=False),  # waiting, sent, void or failed
    sa.Column("attempts", sa.Integer, nullable=False),
    sa.Column("message", sa.Integer),  # the one it goes in, from before it is sent until it is refused; names its id
    sa.UniqueConstraint("door", "table_id", "kind", "mark", name="deliveries_once"),
    sa.Index("deliveries_due", "state", "due"),
)

notice_keys = sa.Table(
    "notice_keys",
    METADATA,
    sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),  # one row
    sa.Column("push", sa.String(64), nullable=False),  # the private VAPID key
    sa.Column("secret", HASH, nullable=False),  # signs links that confirm and unsubscribe
)

seekers = sa.Table(
    "seekers",
    METADATA,
    sa.Column("key", HASH, primary_key=True),  # of an account, or the hash of a guest's token
    of_person(nullable=True),
    sa.Column("name", sa.String(80), nullable=False),
    sa.Column("badge", sa.Integer),
    sa.Column("client", sa.String(32), nullable=False),
    sa.Column("game", sa.String(40), nullable=False),
    sa.Column("seats", sa.Integer, nullable=False),
    sa.Column("pace", sa.String(24), nullable=False),
    sa.Column("rated", sa.Boolean, nullable=False),
    sa.Column("points", sa.Float),  # their rating, if they have one
    sa.Column("bots_after", TIME),  # milliseconds of waiting after which bots may fill seats; null for never
    sa.Column("since", TIME, nullable=False),
    sa.Column("beat", TIME, nullable=False),  # when they were last heard of; of a wish that lasts, until when it does
    sa.Column("table_id", sa.String(24)),  # once they are paired
    sa.Column("refused", sa.JSON(none_as_null=True)),  # why they can have no table, until they are told
    sa.Index("seekers_beat", "beat"),
)

pairing_waits = sa.Table(
    "pairing_waits",
    METADATA,
    sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
    sa.Column("game", sa.String(40), nullable=False),
    sa.Column("seats", sa.Integer, nullable=False),
    sa.Column("pace", sa.String(24), nullable=False),
    sa.Column("rated", sa.Boolean, nullable=False),
    sa.Column("waited", TIME, nullable=False),  # milliseconds
    sa.Column("found", sa.Boolean, nullable=False),  # people; or else bots, or nobody
    sa.Column("at", TIME, nullable=False),  # when the wait was over
    sa.Index("pairing_waits_at", "at"),
)
