"""Reads and writes of whom people know: who played with whom, follows, blocks and invitations to tables."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from vaka.server.rows import INVITATION, RUNNING, TURN, NoticeRow
from vaka.server.store.database import now
from vaka.server.store.schema import seats, tables
from vaka.server.store.schema_notices import notices
from vaka.server.store.schema_people import blocks, follows, invitations, people
from vaka.server.store.store import Store, write_notices

if TYPE_CHECKING:
    from vaka.room.wire import TableClock

Relation = sa.Table  # follows or blocks


@dataclass(frozen=True)
class Companion:
    """Somebody one has sat at tables with."""

    person: str
    tables: int
    last: int


@dataclass(frozen=True)
class Invitation:
    """Somebody asks somebody to a table."""

    table: str
    game: str
    rated: bool
    invite: str
    inviter: str
    badge: int | None  # the inviter's
    created: int
    removed: tuple[str, ...]  # the keys of those the host has taken off their seats
    sitting: tuple[str, ...]  # the keys of those who have a seat
    clock: "TableClock | None"
    seats: int
    free: int


@dataclass(frozen=True)
class AskedTo:
    """Somebody who was asked to a table."""

    person: str
    name: str
    badge: int | None
    declined: int | None


@dataclass(frozen=True)
class Place:
    """A seat somebody has at a running table."""

    person: str
    table: str
    game: str
    public: bool
    seat: int
    seen: int
    stood_in_by: str | None
    turn: int | None  # since when it is their turn
    company: frozenset[str]  # the accounts at the table


async def relate(store: Store, relation: Relation, person: str, other: str, wanted: bool) -> None:
    """Follow or block somebody, or no longer."""
    same = (relation.c.person == person) & (relation.c.other == other)
    async with store.write() as connection:
        await connection.execute(sa.delete(relation).where(same))
        if wanted:
            await connection.execute(sa.insert(relation).values(person=person, other=other, created=now()))
            if relation is blocks:
                await _part(connection, person, other)


async def _part(connection: AsyncConnection, one: str, two: str) -> None:
    """Who blocks somebody neither follows them nor is followed, and their invitations are void."""
    for left, right in ((one, two), (two, one)):
        following = (follows.c.person == left) & (follows.c.other == right)
        await connection.execute(sa.delete(follows).where(following))
        invited = (invitations.c.inviter == left) & (invitations.c.person == right)
        await connection.execute(sa.delete(invitations).where(invited))


async def related(store: Store, relation: Relation, person: str) -> list[str]:
    """Whom somebody follows or blocks, the latest first."""
    query = sa.select(relation.c.other).where(relation.c.person == person).order_by(relation.c.created.desc())
    return [row["other"] for row in await store.rows(query)]


async def apart(store: Store, person: str) -> set[str]:
    """Everybody who has blocked somebody, or whom they have blocked."""
    mine = sa.select(blocks.c.other.label("found")).where(blocks.c.person == person)
    theirs = sa.select(blocks.c.person.label("found")).where(blocks.c.other == person)
    return {row["found"] for row in await store.rows(mine.union(theirs))}


async def companions(store: Store, person: str, limit: int) -> list[Companion]:
    """With whom somebody has sat at tables that have started, the latest first."""
    theirs, last = seats.alias("theirs"), sa.func.max(tables.c.started).label("last")
    count = sa.func.count(sa.distinct(tables.c.id)).label("tables")
    query = (
        sa.select(theirs.c.person, count, last)
        .select_from(seats)
        .join(tables, tables.c.id == seats.c.table_id)
        .join(theirs, theirs.c.table_id == tables.c.id)
        .where((seats.c.person == person) & (theirs.c.person != person) & tables.c.started.is_not(None))
        .group_by(theirs.c.person)
        .order_by(last.desc())
        .limit(limit)
    )
    return await store.all(Companion, query)


async def last_seen(store: Store, persons: Sequence[str]) -> dict[str, int]:
    """When these people were last at a table."""
    query = sa.select(seats.c.person, sa.func.max(seats.c.seen).label("seen")).where(seats.c.person.in_(persons))
    return {row["person"]: row["seen"] for row in await store.rows(query.group_by(seats.c.person))} if persons else {}


async def places(store: Store, persons: Sequence[str]) -> list[Place]:
    """Where these people sit at running tables, and since when it is their turn."""
    mine = (notices.c.person == seats.c.person) & (notices.c.table_id == tables.c.id) & (notices.c.kind == TURN)
    wanted = (seats.c.person, tables.c.id.label("table"), tables.c.game, tables.c.public, seats.c.seat, seats.c.seen)
    query = (
        sa.select(*wanted, seats.c.stood_in_by, notices.c.at.label("turn"))
        .join(tables, tables.c.id == seats.c.table_id)
        .outerjoin(notices, mine & notices.c.void.is_(False))
        .where(seats.c.person.in_(persons) & (tables.c.status == RUNNING))
    )
    rows = await store.rows(query) if persons else []
    company: dict[str, set[str]] = {row["table"]: set() for row in rows}
    sitting = sa.select(seats.c.table_id, seats.c.person).where(seats.c.table_id.in_(list(company)))
    for row in await store.rows(sitting.where(seats.c.person.is_not(None))) if rows else ():
        company[row["table_id"]].add(row["person"])
    return [Place(**row, company=frozenset(company[row["table"]])) for row in rows]


async def have_met(store: Store, one: str, two: str) -> bool:
    """Whether two people have sat at a table that has started."""
    theirs = seats.alias("theirs")
    query = (
        sa.select(tables.c.id)
        .join(seats, seats.c.table_id == tables.c.id)
        .join(theirs, theirs.c.table_id == tables.c.id)
        .where((seats.c.person == one) & (theirs.c.person == two) & tables.c.started.is_not(None))
        .limit(1)
    )
    return bool(await store.rows(query))


async def invite(store: Store, table: str, inviter: str, person: str) -> None:
    """Ask somebody to a table; asking again renews it, and they are told of it once."""
    same = (invitations.c.table_id == table) & (invitations.c.person == person)
    async with store.write() as connection:
        await connection.execute(sa.delete(invitations).where(same))
        at = now()
        made = sa.insert(invitations).values(table_id=table, person=person, inviter=inviter, created=at)
        await connection.execute(made)
        named = (await connection.execute(sa.select(people.c.name).where(people.c.id == inviter))).scalar()
        await write_notices(connection, [NoticeRow(person, table, INVITATION, 0, at, by_name=named)])


async def invited_since(store: Store, inviter: str, since: int) -> int:
    """How many people somebody has asked since a time."""
    mine = (invitations.c.inviter == inviter) & (invitations.c.created >= since)
    return await store.count(sa.select(sa.func.count()).where(mine))


async def invitations_of(store: Store, person: str) -> list[Invitation]:
    """The open tables that somebody is asked to, the latest first."""
    wanted = (
        tables.c.id.label("table"), tables.c.game, tables.c.rated, tables.c.clock, tables.c.invite, tables.c.removed,
        people.c.name.label("inviter"), people.c.badge, invitations.c.created,
    )  # fmt: skip
    open_ = (invitations.c.person == person) & invitations.c.declined.is_(None) & (tables.c.status == "open")
    query = (
        sa.select(*wanted)
        .select_from(invitations)
        .join(tables, tables.c.id == invitations.c.table_id)
        .join(people, people.c.id == invitations.c.inviter)
        .where(open_)
        .order_by(invitations.c.created.desc(), tables.c.id)
    )
    rows = await store.rows(query)
    chairs: dict[str, list[sa.RowMapping]] = {row["table"]: [] for row in rows}
    held = sa.select(seats.c.table_id, seats.c.token, seats.c.bot)
    for row in await store.rows(held.where(seats.c.table_id.in_(list(chairs)))) if rows else ():
        chairs[row["table_id"]].append(row)
    return [
        Invitation(
            **{**row, "removed": tuple(row["removed"] or ())},
            sitting=tuple(chair["token"] for chair in chairs[row["table"]] if chair["token"]),
            seats=len(chairs[row["table"]]),
            free=sum(chair["token"] is None and chair["bot"] is None for chair in chairs[row["table"]]),
        )
        for row in rows
    ]


async def asked_to(store: Store, table: str) -> list[AskedTo]:
    """Everybody who was asked to a table, in the order they were asked."""
    query = (
        sa.select(invitations.c.person, people.c.name, people.c.badge, invitations.c.declined)
        .join(people, people.c.id == invitations.c.person)
        .where(invitations.c.table_id == table)
        .order_by(invitations.c.created, people.c.id)
    )
    return await store.all(AskedTo, query)


async def declined(store: Store, person: str, table: str) -> bool:
    where = (invitations.c.person == person) & (invitations.c.table_id == table) & invitations.c.declined.is_(None)
    async with store.write() as connection:
        return (await connection.execute(sa.update(invitations).where(where).values(declined=now()))).rowcount == 1
