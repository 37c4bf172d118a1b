"""Reads and writes of tables. A write is one transaction, committed before its call returns."""

import time
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from vaka.server.rows import ACTION, UNDO, ChatLine, LogEntry, NoticeRow, Seat, TableChanges, TableRow, columns
from vaka.server.store.appender import (
    LOG_COLUMNS,
    NOTE_COLUMNS,
    append_statement,
    insert_statement,
    note_statement,
    once,
)
from vaka.server.store.database import Database, now, parts, rows_of
from vaka.server.store.schema import chat, log, seats, tables
from vaka.server.store.together import Together

if TYPE_CHECKING:
    from vaka.server.store.follow import Follow
    from vaka.server.store.journeys import Claim
    from vaka.server.store.pairing import Paired
    from vaka.server.store.ratings import RatedMatch

APPEND = sa.text(append_statement(f":{name}" for name in LOG_COLUMNS))
NOTE = sa.text(note_statement(f":{name}" for name in NOTE_COLUMNS))
READ_AT_ONCE, HEADS_AT_ONCE = 64, 256  # tables in one query


@dataclass(frozen=True)
class Stored:
    """A table as the store has it; `log` may begin after the start."""

    table: TableRow
    seats: list[Seat]
    log: list[LogEntry]
    chat: int = 0  # the number of its last line of chat


@dataclass(frozen=True)
class Head:
    """How far a table has come. A process compares it with what it has in memory to know whether to read more."""

    revision: int
    entries: int
    chat: int


class Store(Database):
    """The tables of a room in its database."""

    def __init__(self, engine: AsyncEngine, seconds: float) -> None:
        super().__init__(engine, seconds)
        self._heads: Together[str, Head] = Together(self.heads, HEADS_AT_ONCE)
        self._tables: Together[str, Stored] = Together(self.read_all, READ_AT_ONCE)
        self._logs: Together[tuple[str, int], list[LogEntry]] = Together(self._read_logs, READ_AT_ONCE)

    async def close(self) -> None:
        await self.committed()
        for reading in (self._heads, self._tables, self._logs):
            await reading.close()
        await super().close()

    async def append_unless_changed(self, revision: int, entry: LogEntry, notices: Sequence[NoticeRow] = ()) -> bool:
        """`append` for a bot's move at a table that other processes serve too; False also if the table is not at that
        revision any more: its person may have taken the seat back."""
        if not self.shared:
            return await self.append(entry, notices)
        same = (tables.c.id == entry.table_id) & (tables.c.revision == revision)
        values = [sa.literal(value, log.c[name].type) for name, value in entry._asdict().items()]
        found = sa.select(*values).select_from(tables).where(same).with_for_update(read=True)
        insert = postgresql.insert(log).from_select(LOG_COLUMNS, found).on_conflict_do_nothing().returning(log.c.entry)
        with suppress(_Taken):
            began = time.perf_counter()
            async with self.write() as connection:
                if (await connection.execute(insert)).first() is None:
                    raise _Taken
                await write_notices(connection, notices)
            self.on_commit(1, time.perf_counter() - began)
            return True
        return False

    async def create(
        self,
        table: TableRow,
        table_seats: list[Seat],
        entries: list[LogEntry],
        claim: "Claim | Follow | Paired | None" = None,
        notices: Sequence[NoticeRow] = (),
    ) -> bool:
        """Add a table with its seats and, for a fork or a record, the log it begins with. A claim changes its
        journey, or the table it follows, in the same transaction; False, and nothing is written, if that has changed
        meanwhile."""
        with suppress(_Taken):
            async with self.write() as connection:
                if claim is not None and not await claim.make(connection):
                    raise _Taken
                await connection.execute(sa.insert(tables), [columns(table)])
                at_table = [{"table_id": table.id, **columns(seat)} for seat in table_seats]
                await connection.execute(sa.insert(seats), at_table)
                if entries:
                    # a record may have thousands, and SQLAlchemy would look at every value
                    statement = insert_statement("%s" if self.shared else "?")
                    await connection.exec_driver_sql(statement, [tuple(entry) for entry in entries])
                await write_notices(connection, notices)
            return True
        return False

    async def change(
        self,
        table_id: str,
        revision: int,
        values: TableChanges,
        changed_seats: Sequence[Seat] = (),
        entry: LogEntry | None = None,
        rated: "RatedMatch | None" = None,
        notices: Sequence[NoticeRow] = (),
    ) -> bool:
        """Change a table, some of its seats and its log at once, write the notices that follow, and count its match if
        it ends a rated one; False if it is not at that revision any more."""
        taken, began = _Taken(), time.perf_counter()
        with suppress(_Taken):
            async with self.write() as connection:
                where = (tables.c.id == table_id) & (tables.c.revision == revision)
                update = sa.update(tables).where(where).values(**values, revision=revision + 1)
                if (await connection.execute(update)).rowcount != 1:
                    raise taken
                for seat in changed_seats:
                    key = (seats.c.table_id == table_id) & (seats.c.seat == seat.seat)
                    await connection.execute(sa.update(seats).where(key).values(**columns(seat)))
                if entry is not None:
                    if (await connection.execute(APPEND, entry._asdict())).first() is None:
                        raise taken
                if rated is not None:
                    await rated.count(connection)
                await write_notices(connection, notices)
            if entry is not None:
                self.on_commit(1, time.perf_counter() - began)
            return True
        return False

    async def read(self, table_id: str, entries: int = 0) -> Stored | None:
        """A table with its log from an entry on."""
        return (await self.read_all([table_id], entries)).get(table_id)

    async def read_all(self, ids: Sequence[str], entries: int = 0) -> dict[str, Stored]:
        """Tables with their logs from an entry on, all as they were at one moment."""
        async with self.reading(self.snapshots) as connection:
            rows = await rows_of(connection, sa.select(tables).where(tables.c.id.in_(ids)))
            at_tables = await seats_at(connection, ids)
            found = {row["id"]: Stored(TableRow(**row), at_tables[row["id"]], []) for row in rows}
            later = log.c.table_id.in_(ids) & (log.c.entry >= entries)
            for row in await rows_of(connection, sa.select(log).where(later).order_by(log.c.entry)):
                found[row["table_id"]].log.append(LogEntry(**row))
            last = sa.select(chat.c.table_id, sa.func.max(chat.c.id)).group_by(chat.c.table_id)
            for table_id, number in await connection.execute(last.where(chat.c.table_id.in_(ids))):
                found[table_id] = replace(found[table_id], chat=number)
        return found

    async def table(self, table_id: str) -> Stored | None:
        """A table with its log. Tables asked for at the same time are read together, as in the next two."""
        return await self._tables.get(table_id)

    async def log_from(self, table_id: str, entry: int) -> list[LogEntry]:
        """A table's log from an entry on."""
        return await self._logs.get((table_id, entry)) or []

    async def head(self, table_id: str) -> Head | None:
        """How far a table has come."""
        return await self._heads.get(table_id)

    async def _read_logs(self, places: list[tuple[str, int]]) -> dict[tuple[str, int], list[LogEntry]]:
        places_of: dict[str, list[int]] = {}
        for table_id, entry in places:
            places_of.setdefault(table_id, []).append(entry)
        where = sa.or_(*((log.c.table_id == each) & (log.c.entry >= min(first)) for each, first in places_of.items()))
        found: dict[tuple[str, int], list[LogEntry]] = {place: [] for place in places}
        for row in await self.rows(sa.select(log).where(where).order_by(log.c.entry)):
            for first in places_of[row["table_id"]]:
                if row["entry"] >= first:
                    found[row["table_id"], first].append(LogEntry(**row))
        return found

    async def made(self, table_id: str) -> list[tuple[int, str]]:
        """Whose the decisions of a match were and the digests of where they led, without those undone."""
        query = sa.select(log.c.kind, log.c.seat, log.c.to_ply, log.c.digest)
        made: list[tuple[int, str]] = []
        async with self.engine.connect() as connection:
            found = await connection.execute(query.where(log.c.table_id == table_id).order_by(log.c.entry))
            for kind, seat, to_ply, digest in found:
                if kind == UNDO:
                    del made[to_ply:]
                elif kind == ACTION:
                    made.append((seat, digest))
        return made

    async def heads(self, ids: Sequence[str]) -> dict[str, Head]:
        """How far tables have come."""
        last_entry = sa.select(sa.func.max(log.c.entry)).where(log.c.table_id == tables.c.id).scalar_subquery()
        last_chat = sa.select(sa.func.max(chat.c.id)).where(chat.c.table_id == tables.c.id).scalar_subquery()
        query = sa.select(tables.c.id, tables.c.revision, last_entry, last_chat).where(tables.c.id.in_(ids))
        async with self.reading() as connection:
            found = await connection.execute(query)
            return {row[0]: Head(row[1], 0 if row[2] is None else row[2] + 1, row[3] or 0) for row in found}

    async def say(self, table_id: str, seat: int | None, name: str, text: str) -> ChatLine:
        """Store a line of chat."""
        at = now()
        insert = sa.insert(chat).values(table_id=table_id, seat=seat, name=name, text=text, at=at)
        async with self.write() as connection:
            number = (await connection.execute(insert.returning(chat.c.id))).scalar_one()
        return ChatLine(number, table_id, seat, name, text, at)

    async def chat(self, table_id: str, after: int, limit: int) -> list[ChatLine]:
        """The latest lines of chat after a number, in order."""
        where = (chat.c.table_id == table_id) & (chat.c.id > after)
        query = sa.select(chat).where(where).order_by(chat.c.id.desc()).limit(limit)
        async with self.reading() as connection:
            return [ChatLine(**row) for row in await rows_of(connection, query)][::-1]

    async def seen(self, pairs: Sequence[tuple[str, int]], at: int) -> None:
        """Note when the people on these seats were last connected, in parts, so that moves come in between."""
        for some in parts(pairs):
            where = sa.tuple_(seats.c.table_id, seats.c.seat).in_(some)
            async with self.write() as connection:
                await connection.execute(sa.update(seats).where(where).values(seen=at))


async def write_notices(connection: AsyncConnection, notices: Sequence[NoticeRow]) -> None:
    """Write notices within a transaction."""
    if notices:
        await connection.execute(NOTE, [notice._asdict() for notice in once(notices)])


class _Taken(Exception):
    """Somebody else was first; the transaction is undone."""


async def seats_at(connection: AsyncConnection, ids: Sequence[str]) -> dict[str, list[Seat]]:
    """The seats of tables, by the tables' ids."""
    found: dict[str, list[Seat]] = {table_id: [] for table_id in ids}
    for row in await rows_of(connection, sa.select(seats).where(seats.c.table_id.in_(ids)).order_by(seats.c.seat)):
        found[row["table_id"]].append(Seat(**{name: value for name, value in row.items() if name != "table_id"}))
    return found
