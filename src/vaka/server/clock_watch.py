"""Lets flags fall, at tables in memory and at those of turn-based play that nobody has looked at.

A flag is a log entry like a move, so it falls once, whatever process notices it, and at the moment the time was over.
A table in real time that nobody is connected to is looked at when somebody comes back.
"""

import asyncio
import time
from contextlib import suppress

from vaka.server.changes import fallen
from vaka.server.errors import NotThere, Unavailable
from vaka.server.moves import Moves
from vaka.server.settings import Settings
from vaka.server.store import Store, now
from vaka.server.store import expiry as store
from vaka.server.tables import Tables
from vaka.server.tasks import outlived

TICK_SECONDS = 0.25
SWEEP_SECONDS = 30.0


class ClockWatch:
    """Looks at the clocks of running tables."""

    def __init__(self, settings: Settings, kept: Store, tables: Tables, moves: Moves) -> None:
        self.settings, self.store, self.tables, self.moves = settings, kept, tables, moves

    async def watch(self) -> None:
        """Look until the room closes."""
        next_sweep = time.monotonic()
        while True:
            await asyncio.sleep(TICK_SECONDS)
            with outlived("clocks-failed"):
                if time.monotonic() >= next_sweep:
                    next_sweep = time.monotonic() + min(SWEEP_SECONDS, self.settings.sweep_seconds)
                    await self.sweep()
                await self.look()

    async def look(self) -> None:
        """Let flags fall at tables in memory."""
        for table in [table for table in self.tables.cached.values() if table.row.clock is not None]:
            with outlived("flag-failed", table.id):
                if fallen(table, self.moves.stand_in) is not None:
                    async with self.moves.hold(table):
                        await self.moves.let_fall(table)

    async def sweep(self) -> None:
        """Load turn-based tables on which the time of a turn may be over."""
        for table_id in await store.slow(self.store, now()):
            if table_id not in self.tables.cached:
                with outlived("flag-failed", table_id), suppress(NotThere, Unavailable):  # which is in the log
                    await self.tables.find(table_id)
