"""What the host has decided: the mode of the room, who is banned or muted, and what is announced.

The store has them. Each process holds a copy and looks every two seconds whether they have changed, so `vaka admin`
works while the room runs.
"""

import asyncio
import time
from collections.abc import Iterable

import structlog

from vaka.server.errors import Forbidden, Unavailable
from vaka.server.logs import short
from vaka.server.moves import Moves
from vaka.server.settings import Settings
from vaka.server.store import Store, host, notices, now, retention
from vaka.server.store.host import DRAINING, STOPPED, Announcement, Kind, Mode, Sanction
from vaka.server.table import Table
from vaka.server.tables import Tables
from vaka.server.tasks import outlived

PRUNE_SECONDS = 3600.0
log = structlog.get_logger(__name__)


class House:
    """What the host has decided, as this process knows it."""

    def __init__(self, settings: Settings, store: Store, tables: Tables, moves: Moves) -> None:
        self.settings, self.store, self.tables, self.moves = settings, store, tables, moves
        self.mode: Mode = "open"
        self.announcements: list[Announcement] = []
        self._sanctions: dict[tuple[Kind, str], Sanction] = {}
        self._revision = -1
        self._reading = asyncio.Lock()  # or what was read first could replace what was read last

    async def refresh(self) -> None:
        """Read what has changed since the last time."""
        async with self._reading:
            await self._refresh()

    async def _refresh(self) -> None:
        mode, revision = await host.state(self.store)
        if revision == self._revision:
            return
        self._sanctions = {(each.kind, each.subject): each for each in await host.all_sanctions(self.store)}
        self.announcements = await host.all_announcements(self.store)
        if mode != self.mode:
            log.warning("mode-changed", mode=mode)
        self.mode, self.store.stopped = mode, mode == STOPPED
        first, self._revision = self._revision < 0, revision
        if not first:
            await self._look_at_tables()

    async def _look_at_tables(self) -> None:
        """The host may have closed or deleted tables that are in memory here."""
        cached = dict(self.tables.cached)
        heads = await self.store.heads(list(cached))
        for table_id, table in cached.items():
            with outlived("catch-up-failed", table_id):
                if table_id not in heads:
                    self._gone(table)
                elif heads[table_id].revision != table.row.revision:
                    async with self.moves.hold(table):
                        await self.moves.catch_up(table)

    def _gone(self, table: Table) -> None:
        log.info("table-deleted", table=short(table.id))
        self.tables.cached.pop(table.id, None)
        if table.thinking is not None:
            table.thinking.cancel()
        for watcher in list(table.watchers):
            watcher.drop(gone=True)

    async def watch(self) -> None:
        """Keep up with the host until the room closes, and delete what has been kept for long enough."""
        next_prune = time.monotonic()
        while True:
            await asyncio.sleep(self.settings.poll_seconds)
            with outlived("house-rules-unread"):
                await self.refresh()
                if time.monotonic() >= next_prune and self.mode != STOPPED:
                    next_prune = time.monotonic() + PRUNE_SECONDS
                    log.info("pruned", **await retention.prune(self.store, self.settings))
                    await retention.prune_ways_in(self.store, now())
                    await notices.prune(self.store, now() - int(self.settings.bell_days * retention.DAY), now())

    def find(self, kind: Kind, subjects: Iterable[str]) -> Sanction | None:
        """The sanction in force against one of these."""
        for subject in subjects:
            found = self._sanctions.get((kind, subject))
            if found is not None and (found.until is None or found.until > now()):
                return found
        return None

    def admit(self, subjects: Iterable[str]) -> None:
        """Refuse those who are banned."""
        found = self.find("ban", subjects)
        if found is not None:
            raise Forbidden("banned", reason=found.reason or "none")

    def let_speak(self, subjects: Iterable[str]) -> None:
        """Refuse those who are muted."""
        found = self.find("mute", subjects)
        if found is not None:
            raise Forbidden("muted", reason=found.reason or "none")

    def check_new(self) -> None:
        """Refuse to begin anything new while the room drains."""
        if self.mode == DRAINING:
            raise Unavailable("room-draining")
        self.check_open()

    def check_open(self) -> None:
        """Refuse any change while the room is stopped."""
        if self.mode == STOPPED:
            raise Unavailable("room-stopped")

    def shown(self) -> list[Announcement]:
        """The announcements that have not run out."""
        return [each for each in self.announcements if each.until is None or each.until > now()]
