"""Old tables: closed after notice, deleted when their time is up, or closed to make way for new ones.

The notice is stored, and a table closes only when it has been given in full, whatever the clock does. A change is made
only at the revision it was decided for, so that it does not matter how many processes sweep, or whether one dies.
"""

import asyncio
from collections.abc import Sequence
from typing import Literal

from vaka.server.bus import Bus
from vaka.server.changes import Change, ending
from vaka.server.errors import TooMuch
from vaka.server.moves import Moves
from vaka.server.notices.events import of_closing, of_end
from vaka.server.rows import CLOSED, OPEN, RUNNING, Closing, NoticeRow, TableChanges
from vaka.server.settings import MINUTE, Settings
from vaka.server.store import Store, now, pairing
from vaka.server.store import expiry as store
from vaka.server.store.expiry import Idle
from vaka.server.store.journeys import count as count_journeys
from vaka.server.tables import Tables
from vaka.server.tasks import outlived

DAY = 24 * 60 * MINUTE * 1000  # milliseconds
SPARES = 5  # looked at for one that nobody is connected to


class Expiry:
    """Sweeps now and then."""

    def __init__(self, settings: Settings, kept: Store, tables: Tables, moves: Moves, bus: Bus) -> None:
        self.settings, self.store, self.tables, self.moves, self.bus = settings, kept, tables, moves, bus

    async def watch(self) -> None:
        """Sweep until the room closes."""
        while True:
            await asyncio.sleep(self.settings.sweep_seconds)
            with outlived("sweep-failed"):
                await self.sweep()

    async def sweep(self) -> None:
        """Give notice, close, and delete, unless another process is already doing so."""
        async with self.store.only_one(store.LOCK) as mine:
            if not mine:
                return
            # who looks for a match is forgotten sooner where others look for one too
            await pairing.forget(self.store, now() - pairing.KEPT, pairing.Noted())
            await pairing.forget_waits(self.store, now() - pairing.RECENT)
            await self._expire(OPEN, self.settings.open_days)
            await self._expire(RUNNING, self.settings.idle_days)
            if self.settings.finished_days is not None:
                before = now() - int(self.settings.finished_days * DAY)
                for table_id in await store.delete_finished(self.store, before):
                    self._forget(table_id)

    async def _expire(self, status: Literal["open", "running"], days: float | None) -> None:
        if days is None:
            return
        notice = int(min(days, self.settings.notice_days) * DAY)
        for table in await store.idle(self.store, status, now() - int(days * DAY) + notice):
            with outlived("sweep-failed", table.id):
                await self._expire_one(table, notice)

    async def _expire_one(self, table: Idle, notice: int) -> None:
        noticed = table.noticed
        if table.by_turns and await self._has_time(table):
            return
        if noticed is None:
            closing: Closing = {"at": now() + notice, "entry": table.entries}
            people = await store.people_at(self.store, table.id)
            await self._change(table, {"closing": closing}, of_closing(table.id, people, closing, now()))
        elif noticed["at"] <= now():
            await self.close(table)

    async def _has_time(self, table: Idle) -> bool:
        """Whether a turn is timed: then it ends by itself, however long nights and days off make it."""
        clocks = (await self.tables.find(table.id)).clocks
        return clocks is not None and bool(clocks.running)

    async def make_way(self, client: str) -> None:
        """Let an untouched table of a client give way if it has as many as it may have; TooMuch if there is none."""
        limit = self.settings.limits.tables
        if await store.count_unfinished(self.store, client) < limit:
            return
        before = now() - int(self.settings.spare_seconds * 1000)
        for table in await store.spare(self.store, client, before, SPARES):
            known = self.tables.cached.get(table.id)
            if (known is None or not (known.present() or known.spectators())) and await self.close(table):
                return
        minutes = max(1, round(self.settings.spare_seconds / MINUTE))
        raise TooMuch("too-many-tables", limit=limit, minutes=minutes)

    async def check_copy(self, client: str, decisions: int) -> None:
        """Refuse to copy a match with this many decisions for a client that has copied enough for a day: closing the
        copies does not free the disk."""
        limit = self.settings.limits.copied
        if await store.copied(self.store, client, now() - int(DAY)) + decisions > limit:
            raise TooMuch("too-much-copied", limit=limit)

    async def make_way_for_journey(self, client: str) -> None:
        """The same for journeys: one that was only begun gives way."""
        limits = self.settings.limits
        if await count_journeys(self.store, client, now() - int(limits.journey_days * DAY)) < limits.journeys:
            return
        before = now() - int(self.settings.spare_seconds * 1000)
        if not await store.delete_untouched_journey(self.store, client, before):
            raise TooMuch("too-many-journeys", limit=limits.journeys, days=round(limits.journey_days))

    async def close(self, table: Idle) -> bool:
        """Close a table whose match is not over; False if it has changed meanwhile."""
        if table.rated:
            return await self._close_rated(table)
        notices = of_end(table.id, await store.people_at(self.store, table.id), table.entries, now())
        return await self._change(
            table, {"status": CLOSED, "ended": now(), "undo": None, "vote": None, "closing": None}, notices
        )

    async def _close_rated(self, idle: Idle) -> bool:
        """Close a rated table; who kept it waiting has left its match."""
        table = await self.tables.find(idle.id)

        def decide() -> Change | None:
            return ending(table, CLOSED) if table.row.revision == idle.revision and not table.ended else None

        await self.moves.change(table, decide)
        return table.status == CLOSED

    async def _change(self, table: Idle, values: TableChanges, notices: Sequence[NoticeRow]) -> bool:
        """Change a table without loading it, and tell whoever has it in memory."""
        if not await self.store.change(table.id, table.revision, values, notices=notices):
            return False
        self.bus.publish({"table": table.id})
        known = self.tables.cached.get(table.id)
        if known is not None:
            async with self.moves.hold(known):
                await self.moves.catch_up(known)
        return True

    def _forget(self, table_id: str) -> None:
        self.bus.publish({"table": table_id})
        known = self.tables.cached.pop(table_id, None)
        for watcher in known.watchers if known is not None else ():
            watcher.drop()
