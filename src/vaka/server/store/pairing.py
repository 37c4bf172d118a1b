"""The queue of people who want to play now. The store decides who is paired: each of them once."""

from collections import OrderedDict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TypedDict

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from vaka.server.rows import columns
from vaka.server.store.database import now
from vaka.server.store.schema_notices import pairing_waits, seekers
from vaka.server.store.schema_people import blocks
from vaka.server.store.store import Store

RECENT = 7 * 24 * 3600 * 1000  # milliseconds in which waits tell how long one waits now
MOST_WAITS = 100  # of each wish, so that those of one do not push out those of another
KEPT = 120_000  # milliseconds for which the answer is kept for somebody who was paired
TOO_SHORT = 5_000  # milliseconds: who gives up sooner says nothing about how long one waits
OFTEN = 300_000  # milliseconds between two waits of one client that are noted
CLIENTS = 10_000  # remembered at a time
WISH = ("game", "seats", "pace", "rated")
WAITS = seekers.c.table_id.is_(None) & seekers.c.refused.is_(None)
LOCK = 0x56414B43  # of the process that pairs; it saves work: that nobody is paired twice is up to `Paired`


@dataclass(frozen=True)
class Crowd:
    """How many people wait for the same."""

    game: str
    seats: int
    pace: str
    rated: bool
    people: int
    near: int  # how many of them are rated within a range


class Refused(TypedDict):
    """Why somebody can have no table: an error, as it is stored."""

    key: str
    args: dict[str, str | int | float]


@dataclass(frozen=True)
class Waiting:
    """Somebody in the queue. The columns are explained in `vaka.server.store.schema_notices`."""

    key: str
    person: str | None
    name: str
    badge: int | None
    client: str
    game: str
    seats: int
    pace: str
    rated: bool
    points: float | None
    bots_after: int | None
    since: int
    beat: int
    table_id: str | None = None
    refused: Refused | None = None


class Noted:
    """Which clients' waits were noted lately, so that nobody's count for much more than those of others. Each process
    has its own."""

    def __init__(self) -> None:
        self._clients: OrderedDict[str, int] = OrderedDict()

    def first(self, client: str) -> bool:
        """Whether a wait of a client may be noted now; then none may for a while."""
        at = now()
        if at - self._clients.get(client, -OFTEN) < OFTEN:
            return False
        self._clients[client] = at
        self._clients.move_to_end(client)
        if len(self._clients) > CLIENTS:
            self._clients.popitem(last=False)
        return True


@dataclass(frozen=True)
class Paired:
    """Takes people out of the queue in the transaction that adds their table; nobody who has left or was taken."""

    keys: Sequence[str]
    alive: int  # heard of since
    noted: Noted
    people: bool = True  # whether there are people on all seats
    table: str = ""

    def by(self, table_id: str) -> "Paired":
        """The same with the new table's id."""
        return replace(self, table=table_id)

    async def make(self, connection: AsyncConnection) -> bool:
        free = seekers.c.key.in_(self.keys) & WAITS & (seekers.c.beat >= self.alive)
        await _note(connection, seekers.c.key.in_(self.keys), self.noted, self.people)
        update = sa.update(seekers).where(free).values(table_id=self.table, beat=_heard())
        return (await connection.execute(update)).rowcount == len(self.keys)


@dataclass(frozen=True)
class Wait:
    """How long somebody waited until people were found; or until bots came or they left, if not `found`."""

    game: str
    seats: int
    pace: str
    rated: bool
    waited: int
    found: bool


async def _note(
    connection: AsyncConnection, who: sa.ColumnElement[bool], noted: Noted, found: bool, given_up: bool = False
) -> None:
    """Note how long they waited: until now, or until they were last heard of (now, if their wish lasts). The
    transaction is undone if they are not there any more."""
    at, rows = now(), []
    for one in (await connection.execute(sa.select(seekers).where(who).order_by(seekers.c.since))).mappings():
        waited = (min(one["beat"], at) if given_up else at) - one["since"]
        if (found or waited >= TOO_SHORT) and noted.first(one["client"]):
            rows.append({**{name: one[name] for name in WISH}, "waited": waited, "found": found, "at": at})
    if rows:
        await connection.execute(sa.insert(pairing_waits), rows)


async def _given_up(connection: AsyncConnection, who: sa.ColumnElement[bool], noted: Noted) -> None:
    """Note that they waited in vain, as long as they were heard of."""
    await _note(connection, who & WAITS, noted, found=False, given_up=True)


def _heard() -> "sa.Case[int]":
    """When somebody was last heard of: those whose wish lasts, now."""
    return sa.case((seekers.c.beat < now(), seekers.c.beat), else_=sa.literal(now(), sa.BigInteger))


def _numbered() -> sa.Subquery:
    """All waits, those of each wish numbered from the latest on."""
    wish = [pairing_waits.c[name] for name in WISH]
    latest_first = (pairing_waits.c.at.desc(), pairing_waits.c.id.desc())
    number = sa.func.row_number().over(partition_by=wish, order_by=latest_first).label("number")
    return sa.select(pairing_waits, number).subquery()


async def waits(store: Store, since: int) -> list[Wait]:
    """How long people have waited since a time, and of each wish not more than can be looked through quickly."""
    found = _numbered()
    shown = [found.c[name] for name in (*WISH, "waited", "found")]
    return await store.all(Wait, sa.select(*shown).where((found.c.at >= since) & (found.c.number <= MOST_WAITS)))


async def forget_waits(store: Store, before: int) -> None:
    """Delete waits before a time, and those that are too many of one wish."""
    found = _numbered()
    old = sa.select(found.c.id).where((found.c.at < before) | (found.c.number > MOST_WAITS))
    async with store.write(always=True) as connection:
        await connection.execute(sa.delete(pairing_waits).where(pairing_waits.c.id.in_(old)))


async def join(store: Store, new: Waiting) -> None:
    """Begin to wait, in place of an earlier wish of the same person."""
    async with store.write() as connection:
        await connection.execute(sa.delete(seekers).where(seekers.c.key == new.key))
        await connection.execute(sa.insert(seekers).values(**columns(new)))


async def leave(store: Store, key: str, noted: Noted) -> bool:
    """Leave the queue; False if one was not in it, or was paired."""
    where = (seekers.c.key == key) & seekers.c.table_id.is_(None)
    async with store.write(always=True) as connection:
        await _given_up(connection, where, noted)
        return (await connection.execute(sa.delete(seekers).where(where))).rowcount == 1


async def refuse(store: Store, people: Sequence[Waiting], why: Refused) -> None:
    """Stop looking for people who can have no table: they are told when they ask. Not if they have begun to
    wait anew since."""
    same = [(seekers.c.key == one.key) & (seekers.c.since == one.since) for one in people]
    async with store.write(always=True) as connection:
        await connection.execute(sa.update(seekers).where(WAITS & sa.or_(*same)).values(refused=why))


async def find(store: Store, key: str) -> Waiting | None:
    return await store.first(Waiting, sa.select(seekers).where(seekers.c.key == key))


async def beat(store: Store, key: str, at: int) -> None:
    """Note that somebody is still there."""
    async with store.write() as connection:
        await connection.execute(sa.update(seekers).where(seekers.c.key == key).values(beat=at))


async def waiting(store: Store, alive: int) -> list[Waiting]:
    """Everybody who waits and was heard of lately."""
    query = sa.select(seekers).where(WAITS & (seekers.c.beat >= alive))
    return await store.all(Waiting, query)


async def others(store: Store, mine: Waiting, alive: int) -> int:
    """How many others wait for the same."""
    same = [seekers.c[name] == getattr(mine, name) for name in WISH]
    there = WAITS & (seekers.c.beat >= alive) & (seekers.c.key != mine.key)
    query = sa.select(sa.func.count()).where(sa.and_(there, *same))
    return await store.count(query)


async def crowds(store: Store, alive: int, ranges: Mapping[str, tuple[float, float]]) -> list[Crowd]:
    """What people wait for, how many, and how many of them have a rating within the range of their game."""
    wish = [seekers.c[name] for name in WISH]
    there = WAITS & (seekers.c.beat >= alive)
    within = [(seekers.c.game == game) & seekers.c.points.between(*range_) for game, range_ in ranges.items()]
    near = sa.func.sum(sa.case((sa.or_(sa.false(), *within), 1), else_=0)).label("near")
    query = sa.select(*wish, sa.func.count().label("people"), near).where(there).group_by(*wish).order_by(*wish)
    return await store.all(Crowd, query)


async def count(store: Store, client: str, alive: int, besides: str) -> int:
    """How many people of a client wait, besides one."""
    mine = (seekers.c.client == client) & (seekers.c.beat >= alive) & (seekers.c.key != besides)
    return await store.count(sa.select(sa.func.count()).where(mine))


async def forget(store: Store, before: int, noted: Noted) -> None:
    """Delete who was not heard of since a time, if there is anybody."""
    late = seekers.c.beat < before
    if await store.rows(sa.select(seekers.c.key).where(late).limit(1)):
        async with store.write(always=True) as connection:
            await _given_up(connection, late, noted)
            await connection.execute(sa.delete(seekers).where(late))


async def apart(store: Store, people: Sequence[str]) -> dict[str, set[str]]:
    """Whom these accounts are kept apart from."""
    found: dict[str, set[str]] = {person: set() for person in people}
    either = blocks.c.person.in_(people) | blocks.c.other.in_(people)
    for row in await store.rows(sa.select(blocks.c.person, blocks.c.other).where(either)):
        found.setdefault(row["person"], set()).add(row["other"])
        found.setdefault(row["other"], set()).add(row["person"])
    return found
