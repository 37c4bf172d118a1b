"""Reads and writes of the room. Every write is one transaction that either happened before its call returns or not."""

import asyncio
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any, TypeAlias

import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from vaka.core.errors import UnknownName
from vaka.server.errors import Unavailable
from vaka.server.settings import Settings
from vaka.server.store.engine import PATIENCE, make_engine
from vaka.server.store.migrate import migrate
from vaka.server.store.schema import chat, log, room, seats, tables

if TYPE_CHECKING:
    from vaka.server.store.journeys import Claim

Row: TypeAlias = dict[str, Any]
LOG_COLUMNS = tuple(log.c.keys())
BATCH = 64  # log entries in one transaction
BRIEFLY = 250  # milliseconds a write still waits for the file after it has waited long for its turn


def now() -> int:
    """Milliseconds since 1970."""
    return int(time.time() * 1000)


@dataclass(frozen=True)
class Stored:
    """A table as the store has it; `log` may begin after the start."""

    table: Row
    seats: list[Row]
    log: list[Row]


@dataclass(frozen=True)
class Head:
    """How far a table has come: compared with what a process knows, it says whether to read on."""

    revision: int
    entries: int
    chat: int


class Store:
    """One database. Log entries of all tables that arrive together are committed together."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.writing = engine.execution_options(writing=True)
        self.shared = engine.dialect.name != "sqlite"  # other processes may write too
        self.room = ""
        self._turn = asyncio.Lock()  # SQLite has one writer at a time: better to wait here than in the driver
        self._waiting: list[tuple[Row, asyncio.Future[bool]]] = []
        self._committing: asyncio.Task[None] | None = None

    @classmethod
    async def open(cls, settings: Settings) -> "Store":
        """The store of a room, brought to the present shape."""
        store = cls(make_engine(settings.database, settings.data))
        try:
            await migrate(store.writing)
            async with store.engine.connect() as connection:
                store.room = str((await connection.execute(sa.select(room.c.id))).scalar_one())
        except SQLAlchemyError as error:
            await store.close()
            raise UnknownName("no-database", reason=_first_line(error)) from None
        return store

    async def close(self) -> None:
        """Let what is being committed finish, and go."""
        while self._committing is not None:
            await self._committing
        await self.engine.dispose()

    async def append(self, entry: Row) -> bool:
        """Commit one log entry; False if that place in the table's log is taken."""
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._waiting.append((entry, done))
        if self._committing is None:
            self._committing = asyncio.create_task(self._commit())
        return await done

    async def _commit(self) -> None:
        try:
            while self._waiting:
                batch, self._waiting = self._waiting[:BATCH], self._waiting[BATCH:]
                try:
                    won = await self._commit_batch([entry for entry, _ in batch])
                except (SQLAlchemyError, OSError):
                    for _, done in batch:
                        if not done.done():
                            done.set_exception(Unavailable("store-unavailable"))
                    continue
                for entry, done in batch:
                    key = (entry["table_id"], entry["entry"])
                    if not done.done():
                        done.set_result(key in won)
                    won.discard(key)  # of two for one place in a batch the first has it
        finally:
            self._committing = None

    async def _commit_batch(self, entries: list[Row]) -> set[tuple[str, int]]:
        entries = sorted(entries, key=lambda entry: (entry["table_id"], entry["entry"]))  # no two processes deadlock
        values = {f"{name}{i}": row[name] for i, row in enumerate(entries) for name in LOG_COLUMNS}
        async with self.write() as connection:
            return {(row[0], row[1]) for row in await connection.execute(_append_statement(len(entries)), values)}

    @asynccontextmanager
    async def write(self) -> AsyncIterator[AsyncConnection]:
        """A transaction that writes. What it has waited for its turn it does not wait for a locked file once more."""
        asked = time.monotonic()
        async with self._turn:
            waited = int((time.monotonic() - asked) * 1000)
            engine = self.writing
            if waited > BRIEFLY:
                engine = engine.execution_options(patience=max(BRIEFLY, PATIENCE - waited))
            async with engine.begin() as connection:
                yield connection

    async def rows(self, query: Any) -> list[Row]:
        """What a query finds."""
        async with self.engine.connect() as connection:
            return await _rows(connection, query)

    async def create(self, table: Row, seat_rows: list[Row], entries: list[Row], claim: "Claim | None" = None) -> bool:
        """A new table with its seats and, for a fork or a record, the log it begins with. With a claim on a journey
        both happen or neither: False if the journey has moved on."""
        with suppress(_Taken):
            async with self.write() as connection:
                if claim is not None and not await claim.make(connection):
                    raise _Taken
                await connection.execute(sa.insert(tables), [table])
                await connection.execute(sa.insert(seats), seat_rows)
                if entries:
                    await connection.execute(sa.insert(log), entries)
            return True
        return False

    async def change(
        self, table_id: str, revision: int, values: Row, seat_rows: Sequence[Row] = (), entry: Row | None = None
    ) -> bool:
        """Change a table, some of its seats and its log at once; False if it is not at that revision any more."""
        taken = _Taken()
        with suppress(_Taken):
            async with self.write() as connection:
                where = (tables.c.id == table_id) & (tables.c.revision == revision)
                update = sa.update(tables).where(where).values(**values, revision=revision + 1)
                if (await connection.execute(update)).rowcount != 1:
                    raise taken
                for row in seat_rows:
                    key = (seats.c.table_id == table_id) & (seats.c.seat == row["seat"])
                    await connection.execute(sa.update(seats).where(key).values(**row))
                if entry is not None:
                    values = {f"{name}0": entry[name] for name in LOG_COLUMNS}
                    if (await connection.execute(_append_statement(1), values)).first() is None:
                        raise taken
            return True
        return False

    async def read(self, table_id: str, entries: int = 0) -> Stored | None:
        """A table with its log from an entry on."""
        async with self.engine.connect() as connection:
            found = (await connection.execute(sa.select(tables).where(tables.c.id == table_id))).mappings().first()
            if found is None:
                return None
            at_table = sa.select(seats).where(seats.c.table_id == table_id).order_by(seats.c.seat)
            later = (log.c.table_id == table_id) & (log.c.entry >= entries)
            rows = sa.select(log).where(later).order_by(log.c.entry)
            return Stored(dict(found), await _rows(connection, at_table), await _rows(connection, rows))

    async def heads(self, ids: Sequence[str]) -> dict[str, Head]:
        """How far tables have come."""
        last_entry = sa.select(sa.func.max(log.c.entry)).where(log.c.table_id == tables.c.id).scalar_subquery()
        last_chat = sa.select(sa.func.max(chat.c.id)).where(chat.c.table_id == tables.c.id).scalar_subquery()
        query = sa.select(tables.c.id, tables.c.revision, last_entry, last_chat).where(tables.c.id.in_(ids))
        async with self.engine.connect() as connection:
            found = await connection.execute(query)
            return {row[0]: Head(row[1], 0 if row[2] is None else row[2] + 1, row[3] or 0) for row in found}

    async def lobby(self, status: str, game: str | None, before: tuple[int, str] | None, limit: int) -> list[Stored]:
        """Public tables, newest first, from a place on."""
        where = tables.c.public & (tables.c.status == status)
        if game is not None:
            where &= tables.c.game == game
        if before is not None:
            where &= sa.tuple_(tables.c.created, tables.c.id) < before
        query = sa.select(tables).where(where).order_by(tables.c.created.desc(), tables.c.id.desc()).limit(limit)
        async with self.engine.connect() as connection:
            found = await _rows(connection, query)
            ids = [row["id"] for row in found]
            at_tables: dict[str, list[Row]] = {table_id: [] for table_id in ids}
            for row in await _rows(
                connection, sa.select(seats).where(seats.c.table_id.in_(ids)).order_by(seats.c.seat)
            ):
                at_tables[row["table_id"]].append(row)
        return [Stored(row, at_tables[row["id"]], []) for row in found]

    async def count_open(self, client: str) -> int:
        """How many tables a client has that are not finished."""
        where = (tables.c.client == client) & tables.c.status.in_(("open", "running"))
        async with self.engine.connect() as connection:
            return int((await connection.execute(sa.select(sa.func.count()).where(where))).scalar_one())

    async def say(self, line: Row) -> Row:
        """Keep a line of chat; it comes back with its number."""
        async with self.write() as connection:
            number = (await connection.execute(sa.insert(chat).values(line).returning(chat.c.id))).scalar_one()
        return {**line, "id": number}

    async def chat(self, table_id: str, after: int, limit: int) -> list[Row]:
        """The latest lines of chat after a number, in order."""
        where = (chat.c.table_id == table_id) & (chat.c.id > after)
        query = sa.select(chat).where(where).order_by(chat.c.id.desc()).limit(limit)
        async with self.engine.connect() as connection:
            return (await _rows(connection, query))[::-1]

    async def seen(self, pairs: Sequence[tuple[str, int]], at: int) -> None:
        """Note that the people on these seats are there."""
        if pairs:
            where = sa.tuple_(seats.c.table_id, seats.c.seat).in_(pairs)
            async with self.write() as connection:
                await connection.execute(sa.update(seats).where(where).values(seen=at))


@cache
def _append_statement(count: int) -> sa.TextClause:
    """Insert so many log entries and tell which were new. As text: building it anew each time is half the cost."""
    rows = ", ".join("(" + ", ".join(f":{name}{i}" for name in LOG_COLUMNS) + ")" for i in range(count))
    columns = ", ".join(f'"{name}"' for name in LOG_COLUMNS)
    return sa.text(f"insert into log ({columns}) values {rows} on conflict do nothing returning table_id, entry")


class _Taken(Exception):
    """Somebody else was first; the transaction is undone."""


async def _rows(connection: AsyncConnection, query: Any) -> list[Row]:
    return [dict(row) for row in (await connection.execute(query)).mappings()]


def _first_line(error: SQLAlchemyError) -> str:
    cause = error.orig if isinstance(error, DBAPIError) else error
    return str(cause).strip().splitlines()[0] if str(cause).strip() else type(error).__name__
