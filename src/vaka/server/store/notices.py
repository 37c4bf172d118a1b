"""Notices in the store: the list behind the bell, the doors they leave by, and who delivers what.

Delivering is leased. A process that wants to send to a door takes its lease, notes which deliveries go into one
message, sends that and gives the lease back. If it dies, the lease runs out, and another process sends the very same
message again under the same id, because nobody knows whether it has arrived.
"""

import hashlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final, Literal, NamedTuple, TypeAlias, TypedDict

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from vaka.server.rows import NoticeKind, NoticeRow, columns
from vaka.server.store.schema import tables
from vaka.server.store.schema_notices import asks, choices, deliveries, doors, notices
from vaka.server.store.store import Store

DoorKind: TypeAlias = Literal["mail", "push", "webhook"]
Rhythm: TypeAlias = Literal["each", "daily"]
Style: TypeAlias = Literal["json", "text"]
CONFIRM: Final = "confirm"
WAITING, SENT, VOID, FAILED = "waiting", "sent", "void", "failed"
PLANNED_AT_ONCE, DOORS_AT_ONCE = 100, 20
YEAR = 365 * 24 * 3600 * 1000  # milliseconds for which an address that wants nothing is remembered
ASKED = sa.text(
    "insert into door_asks (digest, at) values (:digest, :at) on conflict (digest) do update set at = excluded.at"
)


@dataclass(frozen=True)
class Notice:
    """Something an account is told about a table."""

    person: str
    table_id: str
    kind: NoticeKind
    mark: int
    at: int
    seen: int | None
    by_name: str | None
    until: int | None
    game: str = ""


@dataclass(frozen=True)
class Door:
    """An address to which notices are sent. The columns are explained in `vaka.server.store.schema_notices`."""

    id: str
    person: str
    kind: DoorKind
    address: str
    keys: Mapping[str, str] | None
    style: Style
    secret: str
    kinds: Sequence[NoticeKind]
    rhythm: Rhythm
    language: str
    created: int
    asked: int
    confirmed: int | None = None
    lease: int = 0
    failed: int | None = None

    @property
    def digest(self) -> str:
        return hashlib.sha256(f"{self.kind} {self.address}".encode()).hexdigest()


class DoorChanges(TypedDict, total=False):
    """Columns of a door that its person may change."""

    kinds: Sequence[NoticeKind]
    rhythm: Rhythm


class Delivery(NamedTuple):
    """A notice that is to go to a door, and when."""

    door: str
    table_id: str
    kind: NoticeKind
    mark: int
    due: int


@dataclass(frozen=True)
class Choices:
    """When somebody wants to be left alone, and when digests come."""

    zone: str = "UTC"
    quiet_from: int | None = None
    quiet_to: int | None = None
    digest_hour: int = 8


@dataclass(frozen=True)
class Due:
    """One thing to deliver; `notice` is null for the question whether an address is right."""

    id: int
    kind: str
    mark: int
    attempts: int
    message: int | None  # in which it was sent already, perhaps without arriving
    notice: Notice | None = field(default=None)


_SHOWN = (
    notices.c.person, notices.c.table_id, notices.c.kind, notices.c.mark, notices.c.at, notices.c.seen,
    notices.c.by_name, notices.c.until, tables.c.game,
)  # fmt: skip
_WITH_TABLE = notices.join(tables, tables.c.id == notices.c.table_id)
_STILL_TRUE = ~notices.c.void & ((notices.c.kind != "invitation") | (tables.c.status == "open"))


async def bell(store: Store, person: str, limit: int) -> list[Notice]:
    """What somebody is told and is still true, the latest first."""
    query = sa.select(*_SHOWN).select_from(_WITH_TABLE).where((notices.c.person == person) & _STILL_TRUE)
    order = (notices.c.at.desc(), notices.c.table_id, notices.c.kind)
    return await store.all(Notice, query.order_by(*order).limit(limit))


async def see(store: Store, person: str, at: int, table: str | None = None) -> int:
    """Note that somebody has seen their notices, or those of one table."""
    where = (notices.c.person == person) & notices.c.seen.is_(None)
    if table is not None:
        where &= notices.c.table_id == table
    found = await store.all(_Key, sa.select(notices.c.person, notices.c.table_id, notices.c.kind).where(where))
    if not found:
        return 0  # as nearly always
    async with store.write() as connection:
        for key in sorted(found):
            await connection.execute(sa.update(notices).where(where & key.same()).values(seen=at))
    return len(found)


class _Key(NamedTuple):
    """The key of a notice. Rows are changed in its order, as moves do: two processes that keep to it cannot
    deadlock."""

    person: str
    table_id: str
    kind: NoticeKind

    def same(self) -> sa.ColumnElement[bool]:
        return (notices.c.person == self.person) & (notices.c.table_id == self.table_id) & (notices.c.kind == self.kind)


async def choices_of(store: Store, people: Sequence[str]) -> dict[str, Choices]:
    rows = await store.rows(sa.select(choices).where(choices.c.person.in_(people)))
    return {row["person"]: Choices(**{name: row[name] for name in row if name != "person"}) for row in rows}


async def choose(store: Store, person: str, chosen: Choices) -> None:
    async with store.write() as connection:
        await connection.execute(sa.delete(choices).where(choices.c.person == person))
        await connection.execute(sa.insert(choices).values(person=person, **columns(chosen)))


def _door(row: sa.RowMapping) -> Door:
    return Door(**{name: value for name, value in row.items() if name != "digest"})


async def doors_of(store: Store, person: str) -> list[Door]:
    return [
        _door(row) for row in await store.rows(sa.select(doors).where(doors.c.person == person).order_by("created"))
    ]


async def door(store: Store, door_id: str) -> Door | None:
    rows = await store.rows(sa.select(doors).where(doors.c.id == door_id))
    return _door(rows[0]) if rows else None


async def asked_since(store: Store, digest: str, since: int) -> bool:
    """Whether anybody asked about an address since a time, or it wants nothing from this room."""
    late = (asks.c.at >= since) | asks.c.stopped.is_not(None)
    return bool(await store.rows(sa.select(asks.c.digest).where((asks.c.digest == digest) & late)))


async def _note_asking(connection: AsyncConnection, digest: str, at: int) -> None:
    await connection.execute(ASKED, {"digest": digest, "at": at})


async def add_door(store: Store, new: Door) -> None:
    """Add a door, in place of one to the same address, and ask its owner to confirm it."""
    async with store.write() as connection:
        same = (doors.c.person == new.person) & (doors.c.digest == new.digest)
        await connection.execute(sa.delete(doors).where(same))
        await connection.execute(sa.insert(doors).values(**columns(new), digest=new.digest))
        await _ask(connection, new.id, new.asked)
        await _note_asking(connection, new.digest, new.asked)


async def ask_again(store: Store, known: Door, at: int) -> None:
    async with store.write() as connection:
        await connection.execute(sa.update(doors).where(doors.c.id == known.id).values(asked=at))
        await _ask(connection, known.id, at)
        await _note_asking(connection, known.digest, at)


async def _ask(connection: AsyncConnection, door_id: str, at: int) -> None:
    """Deliver the question whether an address is right."""
    asking = sa.insert(deliveries).values(door=door_id, table_id="", kind=CONFIRM, mark=at, due=at)
    await connection.execute(asking.values(state=WAITING, attempts=0))


async def change_door(store: Store, person: str, door_id: str, values: DoorChanges) -> bool:
    where = (doors.c.id == door_id) & (doors.c.person == person)
    async with store.write() as connection:
        return (await connection.execute(sa.update(doors).where(where).values(**values))).rowcount == 1


async def confirm(store: Store, door_id: str, at: int) -> bool:
    where = doors.c.id == door_id
    async with store.write() as connection:
        first = sa.func.coalesce(doors.c.confirmed, at)
        return (await connection.execute(sa.update(doors).where(where).values(confirmed=first))).rowcount == 1


async def remove_door(store: Store, door_id: str, person: str | None = None) -> bool:
    where = doors.c.id == door_id
    if person is not None:
        where &= doors.c.person == person
    async with store.write(always=True) as connection:
        return (await connection.execute(sa.delete(doors).where(where))).rowcount == 1


async def stop(store: Store, known: Door, at: int) -> None:
    """Remove a door. If it was never confirmed, its address wants nothing from this room, whoever gives it."""
    async with store.write(always=True) as connection:
        await connection.execute(sa.delete(doors).where(doors.c.id == known.id))
        if known.confirmed is None:
            await _note_asking(connection, known.digest, at)
            await connection.execute(sa.update(asks).where(asks.c.digest == known.digest).values(stopped=at))


async def pending(store: Store, before: int) -> list[NoticeRow]:
    """Notices that are not yet scheduled for doors, the oldest first: all of those who have one from before a time."""
    waited = sa.select(notices.c.person).where(notices.c.pending & (notices.c.at <= before))
    query = sa.select(notices).where(notices.c.pending & notices.c.person.in_(waited))
    return await store.all(NoticeRow, query.order_by(notices.c.at).limit(PLANNED_AT_ONCE))


async def confirmed_doors(store: Store, people: Sequence[str]) -> list[Door]:
    where = doors.c.person.in_(people) & doors.c.confirmed.is_not(None)
    return [_door(row) for row in await store.rows(sa.select(doors).where(where))]


async def schedule(store: Store, scheduled: Sequence[NoticeRow], wanted: Sequence[Delivery]) -> None:
    """Note that notices are scheduled, together with what is to be delivered of them; each at most once to a door."""
    once = sa.text(
        "insert into deliveries (door, table_id, kind, mark, due, state, attempts) "
        "select id, cast(:table_id as varchar(24)), cast(:kind as varchar(10)), cast(:mark as bigint), "
        "cast(:due as bigint), 'waiting', 0 from doors where id = :door "
        "on conflict (door, table_id, kind, mark) do nothing"
    )
    async with store.write() as connection:
        for key, row in sorted((_Key(*row[:3]), row) for row in scheduled):
            same = key.same() & (notices.c.mark == row.mark) & (notices.c.void == row.void)
            await connection.execute(sa.update(notices).where(same).values(pending=False))
        if wanted:
            await connection.execute(once, [each._asdict() for each in sorted(wanted)])


async def due_doors(store: Store, at: int) -> list[Door]:
    """Doors to which something is due and nobody is sending."""
    wanted = sa.select(deliveries.c.door).where((deliveries.c.state == WAITING) & (deliveries.c.due <= at))
    query = sa.select(doors).where(doors.c.id.in_(wanted) & (doors.c.lease <= at)).limit(DOORS_AT_ONCE)
    return [_door(row) for row in await store.rows(query)]


async def lease(store: Store, door_id: str, at: int, until: int) -> bool:
    """Take the lease of a door; False if another process has it."""
    where = (doors.c.id == door_id) & (doors.c.lease <= at)
    async with store.write() as connection:
        return (await connection.execute(sa.update(doors).where(where).values(lease=until))).rowcount == 1


async def due(store: Store, leased: Door, until: int) -> list[Due]:
    """What is to be delivered to a door until a time, with the notices as they are now; those no longer true have
    none."""
    mine = (deliveries.c.door == leased.id) & (deliveries.c.state == WAITING) & (deliveries.c.due <= until)
    rows = await store.rows(sa.select(deliveries).where(mine).order_by(deliveries.c.due, deliveries.c.id))
    ids = {row["table_id"] for row in rows}
    query = sa.select(*_SHOWN).select_from(_WITH_TABLE)
    query = query.where((notices.c.person == leased.person) & notices.c.table_id.in_(ids) & _STILL_TRUE)
    told = {(row["table_id"], row["kind"], row["mark"]): Notice(**row) for row in await store.rows(query)}
    return [
        Due(
            row["id"], row["kind"], row["mark"], row["attempts"], row["message"],
            told.get((row["table_id"], row["kind"], row["mark"])),
        )
        for row in rows
    ]  # fmt: skip


async def claim(store: Store, leased: Door, some: Sequence[Due], message: int) -> bool:
    """Note that deliveries go into one message now; False if the lease was lost meanwhile."""
    held = sa.select(doors.c.id).where((doors.c.id == leased.id) & (doors.c.lease == leased.lease))
    mine = deliveries.c.id.in_([each.id for each in some]) & deliveries.c.door.in_(held)
    async with store.write() as connection:
        claimed = await connection.execute(sa.update(deliveries).where(mine).values(message=message))
        return claimed.rowcount == len(some)


async def settle(
    store: Store,
    leased: Door,
    states: Mapping[int, str],
    later: Mapping[int, tuple[int, int]],
    failed: int | None,
    refused: bool = False,
) -> None:
    """Give a lease back with what became of deliveries: their states, or when to try again and how often it was
    tried. What was `refused` may go into another message then."""
    async with store.write() as connection:
        for state in set(states.values()):
            ids = [each for each, became in states.items() if became == state]
            await connection.execute(sa.update(deliveries).where(deliveries.c.id.in_(ids)).values(state=state))
        for each, (when, attempts) in later.items():
            again = sa.update(deliveries).where(deliveries.c.id == each)
            apart = {"message": None} if refused else {}
            await connection.execute(again.values(due=when, attempts=attempts, **apart))
        mine = sa.update(doors).where((doors.c.id == leased.id) & (doors.c.lease == leased.lease))
        await connection.execute(mine.values(lease=0, failed=failed))


async def prune(store: Store, before: int, at: int) -> None:
    """Delete notices and deliveries from before a time."""
    async with store.write(always=True) as connection:
        await connection.execute(sa.delete(notices).where(notices.c.at < before))
        done = (deliveries.c.state != WAITING) & (deliveries.c.due < before)
        await connection.execute(sa.delete(deliveries).where(done))
        await connection.execute(sa.delete(asks).where(asks.c.at < min(before, at - YEAR)))
