"""Who is connected: noted in the store, told to the others, and stood in for by a bot after a long absence."""

import asyncio
import time
from dataclasses import replace

import structlog
from sqlalchemy.exc import SQLAlchemyError

from vaka.server import broadcast
from vaka.server.changes import Change
from vaka.server.errors import RoomError
from vaka.server.moves import Moves
from vaka.server.peers import Peers
from vaka.server.rows import RUNNING, Seat
from vaka.server.settings import Settings
from vaka.server.store import Store, now, said
from vaka.server.table import Table, Viewer
from vaka.server.tables import Tables
from vaka.server.turns import person_to_move
from vaka.server.watcher import Watcher

TICK_SECONDS = 0.5
BEATS = 4  # in the time after which a person counts as away

log = structlog.get_logger(__name__)


class Presence:
    """Watches over who is at the tables of this process."""

    def __init__(self, settings: Settings, store: Store, tables: Tables, moves: Moves, peers: Peers) -> None:
        self.settings, self.store, self.tables, self.moves, self.peers = settings, store, tables, moves, peers
        self._noticed: set[tuple[str, int]] = set()  # seats to write down at the next beat

    def joined(self, table: Table) -> None:
        self._changed(table)

    def left(self, table: Table, watcher: Watcher) -> None:
        table.watchers.discard(watcher)
        self.notice(table, watcher.viewer)  # so that the other processes too count the absence from now
        self._changed(table)

    def notice(self, table: Table, viewer: Viewer) -> None:
        """Note that somebody without a socket is there now: a program that asks over HTTP, a page just closed."""
        for seat in viewer.seats(table):
            table.seats[seat].seen = now()
            self._noticed.add((table.id, seat))

    def _changed(self, table: Table) -> None:
        broadcast.push_presence(table)
        self.peers.publish_presence(table)

    async def watch(self) -> None:
        """Look after all tables until the room closes."""
        beat = max(TICK_SECONDS, self.settings.away_seconds / BEATS)
        next_beat = next_poll = time.monotonic()
        while True:
            await asyncio.sleep(TICK_SECONDS)
            try:
                if time.monotonic() >= next_beat:
                    next_beat = time.monotonic() + beat
                    await self.write_down(beat)
                if self.store.shared and time.monotonic() >= next_poll:
                    next_poll = time.monotonic() + self.settings.poll_seconds
                    await self.peers.poll()
                for table in [table for table in self.tables.cached.values() if table.watchers]:
                    await self.stand_in(table)
            except (RoomError, SQLAlchemyError, OSError) as error:  # the store is away: try again at the next tick
                if not self.store.stopped:
                    log.warning("presence-failed", reason=said(error))

    async def write_down(self, beat: float) -> None:
        """Store who is connected here, tell the other processes, and forget processes that have fallen silent."""
        here, self._noticed = self._noticed, set()
        for table in list(self.tables.cached.values()):
            late = time.monotonic() - 2 * beat - 1
            silent = [origin for origin, other in table.elsewhere.items() if other.reported < late]
            for origin in silent:
                del table.elsewhere[origin]
            if silent:
                broadcast.push_presence(table)
            if table.watchers:
                self.peers.publish_presence(table)
            seats = table.present_here()
            if table.status == RUNNING:
                here |= {(table.id, seat) for seat in seats}
            for seat in seats:
                table.seats[seat].seen = now()
        await self.store.seen(sorted(here), now())

    async def stand_in(self, table: Table) -> None:
        """Let a bot play for the person the table waits for, if they have been away for long."""
        seat = person_to_move(table)
        if seat is None or not self.is_away(table, seat):
            return
        stored = await self.store.read(table.id, table.entries)
        if stored is None:
            return
        table.seats[seat.seat].seen = max(seat.seen, stored.seats[seat.seat].seen)

        def decide() -> Change | None:
            still = person_to_move(table)
            if still is None or not self.is_away(table, still):
                return None
            return Change({}, [replace(still, stood_in_by=self.settings.stand_in)])

        await self.moves.change(table, decide)

    def is_away(self, table: Table, seat: Seat) -> bool:
        """Whether a person has been away for long while another player is there. Spectators do not count."""
        present = table.present()
        return bool(present) and seat.seat not in present and now() - seat.seen > self.settings.away_seconds * 1000
