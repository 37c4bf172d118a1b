"""The tables this process holds in memory."""

import asyncio
import ctypes
import re
import time
from collections import OrderedDict
from collections.abc import Callable
from contextlib import suppress

import structlog

from vaka.server.errors import NotThere, Unavailable
from vaka.server.logs import short
from vaka.server.moves import Moves
from vaka.server.store import Store, Stored
from vaka.server.table import Table
from vaka.server.tasks import Spawn

TABLE_ID = re.compile(r"[A-Za-z0-9_-]{16}")
IDLE_SECONDS = 60.0  # longer than any request, so that no two copies of a table are in use
TRIM_SECONDS = 10.0
WORTH_RETURNING = 8 << 20  # bytes dropped at once
log = structlog.get_logger(__name__)


class Tables:
    """A cache of tables: loaded when asked for, dropped when long unused."""

    def __init__(self, store: Store, moves: Moves, capacity: int, bytes_: int, spawn: Spawn) -> None:
        self.store, self.moves, self.spawn = store, moves, spawn
        self.capacity, self.bytes = capacity, bytes_
        self._full_until = 0.0
        self.cached: OrderedDict[str, Table] = OrderedDict()
        self._unplayable: set[str] = set()
        self._loading: dict[str, asyncio.Task[Table]] = {}
        self.loaded: Callable[[Table], None] = lambda table: None  # the other processes then say who is there

    async def find(self, table_id: str) -> Table:
        """A table by its id, as the store has it now."""
        found = self.cached.get(table_id)
        if found is None:
            if not TABLE_ID.fullmatch(table_id):
                raise NotThere("no-table")
            if table_id not in self._loading:
                self._loading[table_id] = self.spawn(self._load(table_id), told=True)
            found = await asyncio.shield(self._loading[table_id])
        else:
            self.cached.move_to_end(table_id)
            if self.store.shared:
                async with self.moves.hold(found):
                    await self.moves.catch_up(found)
            elif found.lock.locked():
                async with found.lock:  # an entry may be committed that is not shown yet
                    pass
        found.used = time.monotonic()
        self.moves.wake(found, 0.0)
        return found

    async def _load(self, table_id: str) -> Table:
        try:
            stored = await self.store.table(table_id)
            if stored is None:
                raise NotThere("no-table")
            table = await self._rebuilt(stored)
            table.chat_seen = stored.chat
            self.keep(table)
            async with self.moves.hold(table):
                await self.moves.sealing.read(table)
                await self.moves.planning.read(table)
                await self.moves.finish(table)  # a process may have died between the last move and this
            self.loaded(table)
            return table
        finally:
            self._loading.pop(table_id, None)

    async def _rebuilt(self, stored: Stored) -> Table:
        """The table, or a line in the log that says why it cannot be played; one for each table, as it may be asked for
        again and again."""
        table_id = stored.table.id
        try:
            table = await Table.rebuild(stored, self.moves.compiled)
        except Unavailable as error:
            if table_id not in self._unplayable:
                log.error(error.key, table=short(table_id), said=error.say(), exc_info=error.__cause__)
            self._unplayable.add(table_id)
            raise
        self._unplayable.discard(table_id)
        return table

    def keep(self, table: Table) -> None:
        """Hold a table in memory; if there are too many, drop some that nobody uses."""
        self.cached[table.id] = table
        if len(self.cached) > self.capacity and time.monotonic() > self._full_until:
            self.trim()

    async def watch(self) -> None:
        """Keep the memory within its limits until the room closes."""
        while True:
            await asyncio.sleep(TRIM_SECONDS)
            for table in self.cached.values():
                table.texts, table.texts_of = {}, None  # made again for whoever comes
            self.trim()

    def trim(self) -> None:
        """Drop tables nobody has used for long until the others are within the limits: those that have ended first, and
        of these the ones longest unused."""
        late = time.monotonic() - IDLE_SECONDS
        idle = [table for table in self.cached.values() if table.idle and table.used < late]
        idle.sort(key=lambda table: (not table.ended, table.used))
        count, weight, dropped = len(self.cached), sum(table.weight for table in self.cached.values()), 0
        for table in idle:
            if count <= self.capacity and weight <= self.bytes:
                break
            del self.cached[table.id]
            count, weight, dropped = count - 1, weight - table.weight, dropped + table.weight
        if count > self.capacity:
            self._full_until = time.monotonic() + TRIM_SECONDS  # all are in use: do not look again at every new one
        if dropped > WORTH_RETURNING:
            idle.clear()
            return_memory()


def return_memory() -> None:
    """Give memory that was freed back to the system, where the C library can (glibc)."""
    with suppress(AttributeError, OSError):
        ctypes.CDLL(None).malloc_trim(0)
