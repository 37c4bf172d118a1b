"""Lets flags fall, at tables in memory and at those of turn-based play that nobody has looked at.

A flag is a log entry like a move, so it falls once, whatever process notices it, and at the moment the time was over.
A table in real time that nobody is connected to is looked at when somebody comes back.
"""

import asyncio
import time

import structlog
from sqlalchemy.exc import SQLAlchemyError

from vaka.server.changes import fallen
from vaka.server.errors import NotThere, RoomError
from vaka.server.logs import short
from vaka.server.moves import Moves
from vaka.server.settings import Settings
from vaka.server.store import Store, now, said
from vaka.server.store import expiry as store
from vaka.server.tables import Tables

TICK_SECONDS = 0.25
SWEEP_SECONDS = 30.0
log = structlog.get_logger(__name__)


class ClockWatch:
    """Looks at the clocks of running tables."""

    def __init__(self, settings: Settings, kept: Store, tables: Tables, moves: Moves) -> None:
        self.settings, self.store, self.tables, self.moves = settings, kept, tables, moves

    async def watch(self) -> None:
        """Look until the room closes."""
        next_sweep = time.monotonic()
        while True:
            await asyncio.sleep(TICK_SECONDS)
            try:
                if time.monotonic() >= next_sweep:
                    next_sweep = time.monotonic() + min(SWEEP_SECONDS, self.settings.sweep_seconds)
                    await self.sweep()
                await self.look()
            except (RoomError, SQLAlchemyError, OSError) as error:
                if not self.store.stopped:
                    log.warning("clocks-failed", reason=said(error))

    async def look(self) -> None:
        """Let flags fall at tables in memory."""
        for table in [table for table in self.tables.cached.values() if table.row.clock is not None]:
            if fallen(table, self.moves.stand_in) is not None:
                try:
                    async with self.moves.hold(table):
                        await self.moves.let_fall(table)
                except RoomError as error:  # at this table alone
                    log.warning("flag-failed", table=short(table.id), reason=said(error))

    async def sweep(self) -> None:
        """Load turn-based tables on which the time of a turn may be over."""
        for table_id in await store.slow(self.store, now()):
            if table_id not in self.tables.cached:
                try:
                    await self.tables.find(table_id)
                except NotThere:
                    continue
                except RoomError as error:  # it cannot be played by the rules of today
                    log.info("clock-of-table-unknown", reason=said(error))
