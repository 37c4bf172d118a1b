"""A database: how entries of logs are committed together, who writes when, and how long anybody waits for it."""

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import asynccontextmanager
from typing import Any, Self, TypeVar

import sqlalchemy as sa
import structlog
from sqlalchemy.exc import DBAPIError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from vaka.core.errors import UnknownName
from vaka.server.errors import Unavailable
from vaka.server.logs import cleaned
from vaka.server.rows import LogEntry, NoticeRow
from vaka.server.settings import Settings
from vaka.server.store.appender import Appender
from vaka.server.store.engine import PATIENCE, Connections, make_engine
from vaka.server.store.migrate import migrate
from vaka.server.store.schema import identity

PART = 500  # tables or seats in one statement
BATCH = 64  # log entries in one transaction
CORRUPT = ("malformed", "not a database", "corrupt")  # what SQLite says of a damaged file
LEAST_PATIENCE = 250  # milliseconds a write waits for a locked file, however long it has queued
log = structlog.get_logger(__name__)
T = TypeVar("T")


def now() -> int:
    """Milliseconds since 1970."""
    return int(time.time() * 1000)


class Database:
    """Log entries that arrive together are committed together, whichever table they belong to."""

    def __init__(self, engine: AsyncEngine, seconds: float) -> None:
        self.engine, self.seconds = engine, seconds
        self.connections = Connections(engine)
        self.writing = engine.execution_options(writing=True)
        self.shared = engine.dialect.name != "sqlite"  # other processes may write too
        # SQLite reads that way by itself
        self.snapshots = engine.execution_options(isolation_level="REPEATABLE READ") if self.shared else engine
        self.namespace = ""  # tells this store from others on the same bus
        self.salt = ""  # of the hashes of clients' addresses
        self.stopped = False  # whether the host wants nothing to be written
        self.corrupt = False  # whether the database said so
        self.on_commit: Callable[[int, float], None] = lambda entries, seconds: None  # told of every commit of entries
        self.writer = asyncio.Lock()  # SQLite has one writer at a time: better to queue here than in the driver
        self._appender = Appender(engine)
        self._waiting: list[tuple[LogEntry, Sequence[NoticeRow], asyncio.Future[bool]]] = []
        self._committing: asyncio.Task[None] | None = None

    @classmethod
    async def open(cls, settings: Settings) -> Self:
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
        """Close all connections once the commit under way is done."""
        await self.committed()
        await self._appender.close()
        await self.engine.dispose()

    async def committed(self) -> None:
        """Wait for the commit under way."""
        while self._committing is not None:
            await self._committing

    async def append(self, entry: LogEntry, notices: Sequence[NoticeRow] = ()) -> bool:
        """Commit one log entry with the notices that follow from it; False if that place in the table's log is
        taken."""
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._waiting.append((entry, notices, done))
        if self._committing is None:
            self._committing = asyncio.create_task(self._commit())
        return await done

    async def _commit(self) -> None:
        try:
            while self._waiting:
                batch, self._waiting = self._waiting[:BATCH], self._waiting[BATCH:]
                began = time.perf_counter()
                try:
                    won = await self._commit_batch([(entry, notices) for entry, notices, _ in batch])
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

    async def _commit_batch(self, batch: list[tuple[LogEntry, Sequence[NoticeRow]]]) -> set[tuple[str, int]]:
        entries = sorted(
            (entry for entry, _ in batch), key=lambda entry: entry[:2]
        )  # so that no two processes deadlock
        notices = [notice for _, some in batch for notice in some]
        async with _Turn(self) as patience:
            return await self._appender.append(entries, patience, notices)

    @asynccontextmanager
    async def only_one(self, lock: int) -> AsyncIterator[bool]:
        """True in one process at a time: others that share the store leave the work to it. `lock` names the work, as a
        PostgreSQL advisory lock."""
        if not self.shared:
            yield True
            return
        async with self.engine.connect() as connection:
            query = sa.text("select pg_try_advisory_xact_lock(:lock)")
            yield bool((await connection.execute(query, {"lock": lock})).scalar_one())

    @asynccontextmanager
    async def write(self, always: bool = False) -> AsyncIterator[AsyncConnection]:
        """A transaction that writes; while the room is stopped, only with `always`."""
        async with _Turn(self, always) as patience:
            engine = self.writing if patience == PATIENCE else self.writing.execution_options(patience=patience)
            async with engine.begin() as connection:
                yield connection

    @asynccontextmanager
    async def reading(self, engine: AsyncEngine | None = None) -> AsyncIterator[AsyncConnection]:
        """A connection that reads."""
        timer = self.impatient()
        try:
            async with (engine or self.engine).connect() as connection:
                yield connection
        finally:
            if timer is not None:
                timer.cancel()

    def impatient(self) -> asyncio.TimerHandle | None:
        """Stop waiting for a database that does not answer, unless this is cancelled before."""
        return asyncio.get_running_loop().call_later(self.seconds, self._cut) if self.shared else None

    def _cut(self) -> None:
        log.warning("database-silent", seconds=self.seconds)
        self.connections.cut()

    def failed(self, event: str, error: Exception, **about: Any) -> None:
        """Log a failure of the database."""
        reason = said(error)
        if any(word in reason for word in CORRUPT):
            self.corrupt = True
            log.critical("database-corrupt", reason=reason, during=event, **about)
        else:
            log.error(event, reason=reason, **about)

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
            return await rows_of(connection, query)

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


class _Turn:
    """A turn to write, and the milliseconds it may wait for a locked SQLite file: time spent queueing counts."""

    __slots__ = ("_timer", "always", "store")

    def __init__(self, store: Database, always: bool = False) -> None:
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


async def rows_of(connection: AsyncConnection, query: Any) -> Sequence[sa.RowMapping]:
    return (await connection.execute(query)).mappings().all()


def parts(things: Sequence[T]) -> Iterator[Sequence[T]]:
    """A long list in parts that one statement can take."""
    return (things[first : first + PART] for first in range(0, len(things), PART))


def said(error: Exception) -> str:
    """What went wrong, in one line and without secrets."""
    cause = error.orig if isinstance(error, DBAPIError) else error
    lines = str(cause).strip().splitlines()
    return cleaned(lines[0]) if lines else type(error).__name__
