"""The tables this process holds in memory."""

import asyncio
import re
import time
from collections import OrderedDict

from vaka.server.errors import NotThere
from vaka.server.moves import Moves
from vaka.server.store import Store
from vaka.server.table import Table
from vaka.server.tasks import Spawn

TABLE_ID = re.compile(r"[A-Za-z0-9_-]{16}")
IDLE_SECONDS = 60.0  # longer than any request, so that no two copies of a table are in use
EVICTED_AT_ONCE = 10


class Tables:
    """A cache of tables: loaded when asked for, dropped when long unused."""

    def __init__(self, store: Store, moves: Moves, capacity: int, spawn: Spawn) -> None:
        self.store, self.moves, self.capacity, self.spawn = store, moves, capacity, spawn
        self.cached: OrderedDict[str, Table] = OrderedDict()
        self._loading: dict[str, asyncio.Task[Table]] = {}

    async def find(self, table_id: str) -> Table:
        """A table by its id, as the store has it now."""
        found = self.cached.get(table_id)
        if found is None:
            if not TABLE_ID.fullmatch(table_id):
                raise NotThere("no-table")
            if table_id not in self._loading:
                self._loading[table_id] = self.spawn(self._load(table_id))
            found = await asyncio.shield(self._loading[table_id])
        else:
            self.cached.move_to_end(table_id)
            if self.store.shared:
                async with self.moves.hold(found):
                    await self.moves.catch_up(found)
        found.used = time.monotonic()
        self.moves.wake(found, 0.0)
        return found

    async def _load(self, table_id: str) -> Table:
        try:
            stored = await self.store.read(table_id)
            if stored is None:
                raise NotThere("no-table")
            table = await Table.rebuild(stored, self.moves.compiled)
            table.chat_seen = (await self.store.heads([table_id]))[table_id].chat
            self.keep(table)
            async with self.moves.hold(table):
                await self.moves.finish(table)  # a process may have died between the last move and this
            return table
        finally:
            self._loading.pop(table_id, None)

    def keep(self, table: Table) -> None:
        """Hold a table in memory; if there are too many, drop those that nobody has used for long."""
        self.cached[table.id] = table
        if len(self.cached) > self.capacity:
            late = time.monotonic() - IDLE_SECONDS
            idle = [t for t in self.cached.values() if not t.watchers and t.thinking is None and t.used < late]
            for oldest in idle[:EVICTED_AT_ONCE]:
                del self.cached[oldest.id]
