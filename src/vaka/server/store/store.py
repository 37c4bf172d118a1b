"""Reads and writes of tables. A write is one transaction, committed before its call returns."""

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, TypeVar

import sqlalchemy as sa
import structlog
from sqlalchemy.exc import DBAPIError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from vaka.core.errors import UnknownName
from vaka.server.errors import Unavailable
from vaka.server.logs import cleaned
from vaka.server.rows import ACTION, UNDO, ChatLine, LogEntry, Note, Seat, TableChanges, TableRow, columns
from vaka.server.settings import Settings
from vaka.server.store.appender import (
    LOG_COLUMNS,
    NOTE_COLUMNS,
    Appender,
    append_statement,
    insert_statement,
    note_statement,
    once,
)
from vaka.server.store.engine import PATIENCE, Connections, make_engine
from vaka.server.store.migrate import migrate
from vaka.server.store.schema import chat, identity, log, seats, tables
from vaka.server.store.together import Together

if TYPE_CHECKING:
    from vaka.server.store.follow import Follow
    from vaka.server.store.journeys import Claim
    from vaka.server.store.pairing import Paired
    from vaka.server.store.ratings import RatedMatch

APPEND = sa.text(append_statement(f":{name}" for name in LOG_COLUMNS))
NOTE = sa.text(note_statement(f":{name}" for name in NOTE_COLUMNS))
PART = 500  # tables or seats in one statement
BATCH = 64  # log entries in one transaction
READ_AT_ONCE, HEADS_AT_ONCE = 64, 256  # tables in one query
CORRUPT = ("malformed", "not a database", "corrupt")  # what SQLite says of a damaged file
LEAST_PATIENCE = 250  # milliseconds a write waits for a locked file, however long it has queued
faults = structlog.get_logger(__name__)  # `log` is the table
T = TypeVar("T")


def now() -> int:
    """Milliseconds since 1970."""
    return int(time.time() * 1000)


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


class Store:
    """One database. Log entries that arrive together are committed together, whichever table they belong to."""

    def __init__(self, engine: AsyncEngine, seconds: float) -> None:
        self.engine, self.seconds = engine, seconds
        self.connections = Connections(engine)
        self.writing = engine.execution_options(writing=True)
        self.shared = engine.dialect.name != "sqlite"  # other processes may write too
        self.namespace = ""  # tells this store from others on the same bus
        self.salt = ""  # of the hashes of clients' addresses
        self.stopped = False  # whether the host wants nothing to be written
        self.corrupt = False  # whether the database said so
        self.on_commit: Callable[[int, float], None] = lambda entries, seconds: None  # told of every commit of entries
        self.writer = asyncio.Lock()  # SQLite has one writer at a time: better to queue here than in the driver
        self._appender = Appender(engine)
        self._heads: Together[str, Head] = Together(self.heads, HEADS_AT_ONCE)
        self._tables: Together[str, Stored] = Together(self.read_all, READ_AT_ONCE)
        self._logs: Together[tuple[str, int], list[LogEntry]] = Together(self._read_logs, READ_AT_ONCE)
        self._waiting: list[tuple[LogEntry, Sequence[Note], asyncio.Future[bool]]] = []
        self._committing: asyncio.Task[None] | None = None

    @classmethod
    async def open(cls, settings: Settings) -> "Store":
        """The store of a room, migrated to the current schema."""
        store = cls(make_engine(settings.database, settings.data, settings.store_seconds), settings.store_seconds)
        try:
            await migrate(store.writing)
            async with store.engine.connect() as connection:
                row = (await connection.execute(sa.select(identity.c.id, identity.c.salt))).one()
                store.namespace, store.salt = str(row.id), str(row.salt)
        except SQLAlchemyError as error:
            await store.close()
            raise UnknownName("no-database", reason=said(error)) from None
        except BaseException:
            await store.close()
            raise
        return store

    async def close(self) -> None:
        """Wait for the commit under way, then close all connections."""
        while self._committing is not None:
            await self._committing
        for reading in (self._heads, self._tables, self._logs):
            await reading.close()
        await self._appender.close()
        await self.engine.dispose()

    async def append(self, entry: LogEntry, notes: Sequence[Note] = ()) -> bool:
        """Commit one log entry with the notices that follow from it; False if that place in the table's log is
        taken."""
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._waiting.append((entry, notes, done))
        if self._committing is None:
            self._committing = asyncio.create_task(self._commit())
        return await done

    async def _commit(self) -> None:
        try:
            while self._waiting:
                batch, self._waiting = self._waiting[:BATCH], self._waiting[BATCH:]
                began = time.perf_counter()
                try:
                    won = await self._commit_batch([(entry, notes) for entry, notes, _ in batch])
                except (Unavailable, SQLAlchemyError, OSError, self._appender.errors) as error:
                    if not isinstance(error, Unavailable):
                        self.failed("commit-failed", error, entries=len(batch))
                    for *_, done in batch:
                        if not done.done():
                            why = error.key if isinstance(error, Unavailable) else "store-unavailable"
                            done.set_exception(Unavailable(why))
                    continue
                self.on_commit(len(won), time.perf_counter() - began)
                for entry, _, done in batch:
                    key = (entry.table_id, entry.entry)
                    if not done.done():
                        done.set_result(key in won)
                    won.discard(key)  # if a batch holds two entries for one place, the first wins
        finally:
            self._committing = None

    async def _commit_batch(self, batch: list[tuple[LogEntry, Sequence[Note]]]) -> set[tuple[str, int]]:
        entries = sorted(
            (entry for entry, _ in batch), key=lambda entry: entry[:2]
        )  # so that no two processes deadlock
        notes = [note for _, some in batch for note in some]
        async with _Turn(self) as patience:
            return await self._appender.append(entries, patience, notes)

    @asynccontextmanager
    async def write(self, always: bool = False) -> AsyncIterator[AsyncConnection]:
        """A transaction that writes; while the room stands still, only with `always`."""
        async with _Turn(self, always) as patience:
            engine = self.writing if patience == PATIENCE else self.writing.execution_options(patience=patience)
            async with engine.begin() as connection:
                yield connection

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """A connection that reads."""
        timer = self.impatient()
        try:
            async with self.engine.connect() as connection:
                yield connection
        finally:
            if timer is not None:
                timer.cancel()

    def impatient(self) -> asyncio.TimerHandle | None:
        """Stop waiting for a database that does not answer, unless this is cancelled before."""
        return asyncio.get_running_loop().call_later(self.seconds, self._cut) if self.shared else None

    def _cut(self) -> None:
        faults.warning("database-silent", seconds=self.seconds)
        self.connections.cut()

    def failed(self, event: str, error: Exception, **about: Any) -> None:
        """Log a failure of the database."""
        reason = said(error)
        if any(word in reason for word in CORRUPT):
            self.corrupt = True
            faults.critical("database-corrupt", reason=reason, during=event, **about)
        else:
            faults.error(event, reason=reason, **about)

    @property
    def waiting(self) -> int:
        """Log entries that wait for a commit."""
        return len(self._waiting)

    async def answers(self) -> bool:
        """Whether the database answers now."""
        try:
            async with self.reading() as connection:
                await connection.execute(sa.select(identity.c.id))
        except (SQLAlchemyError, OSError) as error:
            self.failed("database-away", error)
            return False
        return True

    async def rows(self, query: Any) -> Sequence[sa.RowMapping]:
        """What a query finds, by column name."""
        async with self.reading() as connection:
            return await _rows(connection, query)

    async def all(self, kind: Callable[..., T], query: Any) -> list[T]:
        """What a query finds, each row as a value whose fields are the columns."""
        return [kind(**row) for row in await self.rows(query)]

    async def first(self, kind: Callable[..., T], query: Any) -> T | None:
        """The first row that a query finds, as such a value."""
        return next(iter(await self.all(kind, query)), None)

    async def count(self, query: Any) -> int:
        """The number that a query finds."""
        async with self.reading() as connection:
            return int((await connection.execute(query)).scalar_one())

    async def create(
        self,
        table: TableRow,
        table_seats: list[Seat],
        entries: list[LogEntry],
        claim: "Claim | Follow | Paired | None" = None,
        notes: Sequence[Note] = (),
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
                await write_notes(connection, notes)
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
        notes: Sequence[Note] = (),
    ) -> bool:
        """Change a table, some of its seats and its log at once, write the notices that follow, and count its match if
        it ends a rated one; False if it is not at that revision any more."""
        taken = _Taken()
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
                await write_notes(connection, notes)
            return True
        return False

    async def read(self, table_id: str, entries: int = 0) -> Stored | None:
        """A table with its log from an entry on."""
        return (await self.read_all([table_id], entries)).get(table_id)

    async def read_all(self, ids: Sequence[str], entries: int = 0) -> dict[str, Stored]:
        """Tables with their logs from an entry on."""
        async with self.reading() as connection:
            rows = await _rows(connection, sa.select(tables).where(tables.c.id.in_(ids)))
            at_tables = await seats_at(connection, ids)
            found = {row["id"]: Stored(TableRow(**row), at_tables[row["id"]], []) for row in rows}
            later = log.c.table_id.in_(ids) & (log.c.entry >= entries)
            for row in await _rows(connection, sa.select(log).where(later).order_by(log.c.entry)):
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
        """Whose the decisions of a match were and the digests of where they led, without those taken back."""
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
            return [ChatLine(**row) for row in await _rows(connection, query)][::-1]

    async def seen(self, pairs: Sequence[tuple[str, int]], at: int) -> None:
        """Note when the people on these seats were last connected, in parts, so that moves come in between."""
        for some in parts(pairs):
            where = sa.tuple_(seats.c.table_id, seats.c.seat).in_(some)
            async with self.write() as connection:
                await connection.execute(sa.update(seats).where(where).values(seen=at))


async def write_notes(connection: AsyncConnection, notes: Sequence[Note]) -> None:
    """Write notices within a transaction."""
    if notes:
        await connection.execute(NOTE, [note._asdict() for note in once(notes)])


def parts(things: Sequence[T]) -> Iterator[Sequence[T]]:
    """A long list in parts that one statement can take."""
    return (things[first : first + PART] for first in range(0, len(things), PART))


class _Turn:
    """A turn to write, and the milliseconds it may wait for a locked SQLite file: time spent queueing counts."""

    __slots__ = ("_timer", "always", "store")

    def __init__(self, store: Store, always: bool = False) -> None:
        self.store, self.always = store, always

    async def __aenter__(self) -> int:
        if self.store.stopped and not self.always:
            raise Unavailable("room-stopped")
        asked = time.monotonic()
        await self.store.writer.acquire()
        self._timer = self.store.impatient()
        waited = int((time.monotonic() - asked) * 1000)
        return PATIENCE if waited <= LEAST_PATIENCE else max(LEAST_PATIENCE, PATIENCE - waited)

    async def __aexit__(self, *_: object) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self.store.writer.release()


class _Taken(Exception):
    """Somebody else was first; the transaction is undone."""


async def _rows(connection: AsyncConnection, query: Any) -> Sequence[sa.RowMapping]:
    return (await connection.execute(query)).mappings().all()


async def seats_at(connection: AsyncConnection, ids: Sequence[str]) -> dict[str, list[Seat]]:
    """The seats of tables, by the tables' ids."""
    found: dict[str, list[Seat]] = {table_id: [] for table_id in ids}
    for row in await _rows(connection, sa.select(seats).where(seats.c.table_id.in_(ids)).order_by(seats.c.seat)):
        found[row["table_id"]].append(Seat(**{name: value for name, value in row.items() if name != "table_id"}))
    return found


def said(error: Exception) -> str:
    """What went wrong, in one line and without secrets."""
    cause = error.orig if isinstance(error, DBAPIError) else error
    lines = str(cause).strip().splitlines()
    return cleaned(lines[0]) if lines else type(error).__name__
