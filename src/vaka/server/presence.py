"""Who is there: noted in the store, told to the others, and stood in for by a bot after a long absence."""

import asyncio
import time
from dataclasses import replace

from vaka.server import broadcast
from vaka.server.changes import Change
from vaka.server.moves import Moves
from vaka.server.peers import Peers
from vaka.server.rows import Seat
from vaka.server.settings import Settings
from vaka.server.store import Store, now, people
from vaka.server.table import Table, Viewer
from vaka.server.tables import Tables
from vaka.server.tasks import outlived
from vaka.server.turns import person_to_move
from vaka.server.vote import awaited, counted
from vaka.server.waits import overdue
from vaka.server.watcher import Watcher

TICK_SECONDS = 1.0  # from one look at all tables to the next
SHORTEST_TICK = 0.25  # where tables wait for people only a moment
AT_ONCE = 50  # tables looked after without a break
BEATS = 4  # in the time after which a person counts as away


class Presence:
    """Watches over who is at the tables of this process."""

    def __init__(self, settings: Settings, store: Store, tables: Tables, moves: Moves, peers: Peers) -> None:
        self.settings, self.store, self.tables, self.moves, self.peers = settings, store, tables, moves, peers
        self._noticed: set[tuple[str, int]] = set()  # seats to write down at the next beat
        self._pages: set[str] = set()  # sessions to write down then

    def joined(self, table: Table) -> None:
        self.moves.wake(table, 0.0)  # bots rest where nobody is
        self._changed(table)

    def left(self, table: Table, watcher: Watcher) -> None:
        table.watchers.discard(watcher)
        self.notice(table, watcher.viewer)  # so that the other processes too count the absence from now
        self._changed(table)

    def notice(self, table: Table, viewer: Viewer) -> None:
        """Note that somebody without a socket is there now: a program that asks over HTTP, a page just closed."""
        for seat in viewer.seats(table):
            table.waits.here(seat)
            self._noticed.add((table.id, seat))
        if viewer.seats(table) or viewer.is_host(table):
            table.heard = time.monotonic()
            self.moves.wake(table, 0.0)

    def page(self, session: str) -> None:
        """Note that somebody who is signed in has the page before them, at a table or not: its bell asks."""
        self._pages.add(session)

    def _changed(self, table: Table) -> None:
        broadcast.push_presence(table)
        self.peers.publish_presence(table)

    async def watch(self) -> None:
        """Look after all tables until the room closes."""
        settings = self.settings
        patience = min(settings.away_seconds, settings.absent_seconds, settings.silent_seconds)
        tick = min(TICK_SECONDS, max(SHORTEST_TICK, patience / 2))
        beat = max(tick, settings.away_seconds / BEATS)
        next_beat = next_poll = time.monotonic()
        while True:
            await asyncio.sleep(tick)
            with outlived("presence-failed"):
                if time.monotonic() >= next_beat:
                    next_beat = time.monotonic() + beat
                    await self.write_down(beat)
                if self.store.shared and time.monotonic() >= next_poll:
                    next_poll = time.monotonic() + self.settings.poll_seconds
                    await self.peers.poll()
                for number, table in enumerate([table for table in self.tables.cached.values() if table.watchers]):
                    with outlived("presence-failed", table.id):
                        await self.look_after(table)
                    if number % AT_ONCE == AT_ONCE - 1:
                        await asyncio.sleep(0)  # moves come first

    async def write_down(self, beat: float) -> None:
        """Store who is here, tell the other processes, and forget processes that have fallen silent."""
        here, self._noticed = self._noticed, set()
        pages, self._pages = self._pages, set()
        for number, table in enumerate(list(self.tables.cached.values())):
            if number % AT_ONCE == AT_ONCE - 1:
                await asyncio.sleep(0)
            late = time.monotonic() - 2 * beat - 1
            silent = [origin for origin, other in table.elsewhere.items() if other.reported < late]
            for origin in silent:
                del table.elsewhere[origin]
            if silent:
                broadcast.push_presence(table)
            if table.watchers:
                self.peers.publish_presence(table)
            if not table.ended:
                here |= {(table.id, seat) for seat in table.present_here()}
        await self.store.seen(sorted(here), now())
        await people.seen(self.store, sorted(pages), now())

    async def look_after(self, table: Table) -> None:
        """See who keeps the table waiting: let a bot play for them if they have been away for long, or let the others
        vote for one."""
        seat, present = person_to_move(table), table.present()
        table.waits.look(table, seat, present)
        if table.row.clock is not None:
            return  # the clock says how long people may take
        if seat is not None and present and await self.is_away(table, seat):
            await self.moves.change(table, lambda: self._stood_in(table))
        elif seat is not None and table.vote is not None and not awaited(table, seat) - set(table.vote["agreed"]):
            await self.moves.change(table, lambda: self._voted(table))  # who had not agreed has gone
        late = seat.seat if seat is not None and overdue(table.waits, seat, self.settings) else None
        if late != table.overdue:
            table.overdue = late
            broadcast.push_table(table)

    def _stood_in(self, table: Table) -> Change | None:
        seat = person_to_move(table)
        if seat is None or table.waits.absent(seat.seat) <= self.settings.away_seconds:
            return None
        return Change({"vote": None}, [replace(seat, stood_in_by=self.settings.stand_in)])

    def _voted(self, table: Table) -> Change | None:
        seat = person_to_move(table)
        return counted(table, seat, set(table.vote["agreed"]), self.settings) if seat and table.vote else None

    async def is_away(self, table: Table, seat: Seat) -> bool:
        """Whether a person has been away for long. The store decides whether they were at another process meanwhile,
        if the bus did not say so: what it has noted of them would have changed."""
        away, patience = table.waits.absent(seat.seat), self.settings.away_seconds
        absence = table.waits.absences.get(seat.seat)
        if absence is None or away <= (patience / 2 if self.store.shared and absence.seen is None else patience):
            return False
        if not self.store.shared:
            return True
        stored = await self.store.read(table.id, table.entries)
        if stored is None:
            return False
        before, absence.seen = absence.seen, stored.seats[seat.seat].seen
        if before is not None and before != absence.seen:
            absence.since = time.monotonic()
        return before is not None and before == absence.seen and away > patience
