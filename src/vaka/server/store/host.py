"""What the host of a room decides and sees: the mode, bans and mutes, reports, announcements, admin tokens, visits.

Everything that processes of the room must learn of raises the room's revision, which they poll.
"""

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING, Final, Literal, TypeAlias

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from vaka.server.rows import Seat
from vaka.server.store.database import now
from vaka.server.store.schema import announcements, chat, identity, keys, log, reports, sanctions, seats, tables, visits
from vaka.server.store.store import Store, seats_at

if TYPE_CHECKING:
    from vaka.room.wire import Status

Mode: TypeAlias = Literal["open", "draining", "stopped"]
Kind: TypeAlias = Literal["ban", "mute"]
DRAINING: Final = "draining"
STOPPED: Final = "stopped"
MET = sa.text(
    'insert into visits (person, client, "first", "last") values (:person, :client, :at, :at) '
    'on conflict (person, client) do update set "last" = excluded."last"'
)


@dataclass(frozen=True)
class Sanction:
    """A ban or a mute of a client or a person."""

    kind: Kind
    subject: str
    reason: str
    created: int
    until: int | None


@dataclass(frozen=True)
class Report:
    """What somebody tells the host about a player or a line of chat."""

    table_id: str
    seat: int | None
    name: str
    person: str | None
    quote: str | None
    text: str
    reporter: str
    created: int
    id: int = 0
    resolved: int | None = None
    note: str | None = None


@dataclass(frozen=True)
class Announcement:
    """A line on every page."""

    id: int
    text: str
    created: int
    until: int | None


@dataclass(frozen=True)
class Key:
    """An admin token, by its hash."""

    hash: str
    name: str
    created: int
    used: int | None
    until: int | None


@dataclass(frozen=True)
class Person:
    """Somebody who has sat at tables, by the hash of their token."""

    token: str
    names: list[str]
    tables: int
    seen: int
    clients: list[str]


@asynccontextmanager
async def changing(store: Store) -> AsyncIterator[AsyncConnection]:
    """A change that every process has to learn of. It is made in any mode."""
    async with store.write(always=True) as connection:
        await connection.execute(sa.update(identity).values(revision=identity.c.revision + 1))
        yield connection


async def state(store: Store) -> tuple[Mode, int]:
    """The mode and the revision."""
    found = (await store.rows(sa.select(identity.c.mode, identity.c.revision)))[0]
    return found["mode"], found["revision"]


async def set_mode(store: Store, mode: Mode) -> None:
    async with changing(store) as connection:
        await connection.execute(sa.update(identity).values(mode=mode))


async def sanction(store: Store, given: Sanction) -> None:
    """Ban or mute; a later one replaces an earlier one."""
    async with changing(store) as connection:
        await connection.execute(sa.delete(sanctions).where(_same(given.kind, given.subject)))
        await connection.execute(sa.insert(sanctions).values(**asdict(given)))


async def lift(store: Store, kind: Kind, subject: str) -> bool:
    """End a ban or a mute; False if there is none."""
    async with changing(store) as connection:
        return (await connection.execute(sa.delete(sanctions).where(_same(kind, subject)))).rowcount > 0


def _same(kind: Kind, subject: str) -> sa.ColumnElement[bool]:
    return (sanctions.c.kind == kind) & (sanctions.c.subject == subject)


async def all_sanctions(store: Store) -> list[Sanction]:
    """Those in force, newest first."""
    valid = sanctions.c.until.is_(None) | (sanctions.c.until > now())
    query = sa.select(sanctions).where(valid).order_by(sanctions.c.created.desc(), sanctions.c.subject)
    return await store.all(Sanction, query)


async def announce(store: Store, text: str, until: int | None) -> int:
    async with changing(store) as connection:
        insert = sa.insert(announcements).values(text=text, created=now(), until=until)
        return int((await connection.execute(insert.returning(announcements.c.id))).scalar_one())


async def withdraw(store: Store, number: int) -> bool:
    async with changing(store) as connection:
        return (await connection.execute(sa.delete(announcements).where(announcements.c.id == number))).rowcount > 0


async def all_announcements(store: Store) -> list[Announcement]:
    """Those in force, newest first."""
    valid = announcements.c.until.is_(None) | (announcements.c.until > now())
    query = sa.select(announcements).where(valid).order_by(announcements.c.id.desc())
    return await store.all(Announcement, query)


async def report(store: Store, given: Report) -> int:
    values = {name: value for name, value in asdict(given).items() if name != "id"}
    async with store.write() as connection:
        return int((await connection.execute(sa.insert(reports).values(**values).returning(reports.c.id))).scalar_one())


async def count_reports(store: Store, reporter: str, since: int) -> int:
    where = (reports.c.reporter == reporter) & (reports.c.created >= since)
    return await store.count(sa.select(sa.func.count()).where(where))


async def all_reports(store: Store, resolved: bool, limit: int) -> list[Report]:
    """Reports that wait, or those dealt with; newest first."""
    where = reports.c.resolved.is_not(None) if resolved else reports.c.resolved.is_(None)
    query = sa.select(reports).where(where).order_by(reports.c.id.desc()).limit(limit)
    return await store.all(Report, query)


async def resolve(store: Store, number: int, note: str) -> bool:
    where = (reports.c.id == number) & reports.c.resolved.is_(None)
    async with store.write(always=True) as connection:
        update = sa.update(reports).where(where).values(resolved=now(), note=note)
        return (await connection.execute(update)).rowcount > 0


async def add_key(store: Store, key: Key) -> None:
    async with store.write(always=True) as connection:
        await connection.execute(sa.insert(keys).values(**asdict(key)))


async def revoke_key(store: Store, name: str) -> int:
    """Revoke the tokens of that name; how many there were."""
    async with store.write(always=True) as connection:
        return (await connection.execute(sa.delete(keys).where(keys.c.name == name))).rowcount


async def all_keys(store: Store) -> list[Key]:
    return await store.all(Key, sa.select(keys).order_by(keys.c.created.desc()))


async def use_key(store: Store, hashed: str, every: int) -> Key | None:
    """The admin token with that hash, if it is valid; its use is noted at most once in this many milliseconds."""
    key = await store.first(Key, sa.select(keys).where(keys.c.hash == hashed))
    if key is None or (key.until is not None and key.until <= now()):
        return None
    if key.used is None or key.used < now() - every:
        async with store.write(always=True) as connection:
            await connection.execute(sa.update(keys).where(keys.c.hash == hashed).values(used=now()))
    return key


async def met(store: Store, person: str, client: str) -> None:
    """Note from where a token was used."""
    async with store.write() as connection:
        await connection.execute(MET, {"person": person, "client": client, "at": now()})


async def clients_of(store: Store, persons: Sequence[str]) -> dict[str, list[str]]:
    """From where tokens were used, the latest first."""
    query = sa.select(visits).where(visits.c.person.in_(persons)).order_by(visits.c.last.desc())
    found: dict[str, list[str]] = {}
    for row in await store.rows(query):
        found.setdefault(row["person"], []).append(row["client"])
    return found


async def people(store: Store, text: str, limit: int) -> list[Person]:
    """Who sat at tables, the latest first; `text` is part of a name, or the beginning of a person or a client."""
    where: sa.ColumnElement[bool] = seats.c.token.is_not(None)
    if text:
        theirs = sa.select(visits.c.person).where(visits.c.client.startswith(text, autoescape=True))
        named = seats.c.name.icontains(text, autoescape=True)
        where &= named | seats.c.token.startswith(text, autoescape=True) | seats.c.token.in_(theirs)
    seen = sa.func.max(seats.c.seen).label("seen")
    count = sa.func.count(sa.distinct(seats.c.table_id)).label("tables")
    query = (
        sa.select(seats.c.token, seen, count).where(where).group_by(seats.c.token).order_by(seen.desc()).limit(limit)
    )
    rows = await store.rows(query)
    tokens = [row["token"] for row in rows]
    named_as: dict[str, list[str]] = {}
    names = (
        sa.select(seats.c.token, seats.c.name).where(seats.c.token.in_(tokens) & seats.c.name.is_not(None)).distinct()
    )
    for row in await store.rows(names):
        named_as.setdefault(row["token"], []).append(row["name"])
    from_where = await clients_of(store, tokens)
    return [
        Person(row["token"], sorted(named_as.get(row["token"], [])), row["tables"], row["seen"],
               from_where.get(row["token"], []))
        for row in rows
    ]  # fmt: skip


@dataclass(frozen=True)
class Wanted:
    """Which tables to list."""

    status: str | None = None
    game: str | None = None
    client: str | None = None
    prefix: str = ""
    before: tuple[int, str] | None = None
    limit: int = 30


@dataclass(frozen=True)
class Listed:
    """A table as the host lists it."""

    id: str
    game: str
    status: "Status"
    public: bool
    created: int
    started: int | None
    ended: int | None
    client: str
    host: str
    entries: int
    lines: int
    seats: list[Seat]


async def list_tables(store: Store, wanted: Wanted) -> list[Listed]:
    """Tables of every kind, newest first, each with how many entries and lines of chat it has."""
    entries = sa.select(sa.func.count()).where(log.c.table_id == tables.c.id).scalar_subquery().label("entries")
    lines = sa.select(sa.func.count()).where(chat.c.table_id == tables.c.id).scalar_subquery().label("lines")
    shown = ("id", "game", "status", "public", "created", "started", "ended", "client", "host")
    query = sa.select(*(tables.c[name] for name in shown), entries, lines)
    for name in ("status", "game", "client"):
        if (value := getattr(wanted, name)) is not None:
            query = query.where(tables.c[name] == value)
    if wanted.prefix:
        query = query.where(tables.c.id.startswith(wanted.prefix, autoescape=True))
    if wanted.before is not None:
        query = query.where(sa.tuple_(tables.c.created, tables.c.id) < wanted.before)
    query = query.order_by(tables.c.created.desc(), tables.c.id.desc()).limit(wanted.limit)
    async with store.reading() as connection:
        found = (await connection.execute(query)).mappings().all()
        at_tables = await seats_at(connection, [row["id"] for row in found])
    return [Listed(**row, seats=at_tables[row["id"]]) for row in found]


async def count_tables(store: Store) -> dict[str, int]:
    """How many tables there are, by status."""
    query = sa.select(tables.c.status, sa.func.count().label("found")).group_by(tables.c.status)
    return {row["status"]: row["found"] for row in await store.rows(query)}
