"""Once in a while: who is still there, who needs a stand-in, and what the bus did not tell."""

import asyncio
import time
from dataclasses import replace
from typing import TYPE_CHECKING

from sqlalchemy.exc import SQLAlchemyError

from vaka.server.errors import RoomError
from vaka.server.store.store import now
from vaka.server.table import RUNNING, Change, Seat, Table, read_seats

if TYPE_CHECKING:
    from vaka.server.room import Room

TICK_SECONDS = 0.5
BEATS = 4  # in the time after which a person counts as away


async def attend(room: "Room") -> None:
    """Look round the room until it closes."""
    beat = max(TICK_SECONDS, room.settings.away_seconds / BEATS)
    next_beat = next_poll = time.monotonic()
    while True:
        await asyncio.sleep(TICK_SECONDS)
        try:
            if time.monotonic() >= next_beat:
                next_beat = time.monotonic() + beat
                await note_presence(room, beat)
            if room.store.shared and time.monotonic() >= next_poll:
                next_poll = time.monotonic() + room.settings.poll_seconds
                await poll(room)
            for table in [table for table in room.tables.values() if table.watchers]:
                await stand_in(room, table)
        except (RoomError, SQLAlchemyError, OSError):
            continue  # the store is away: next time


async def note_presence(room: "Room", beat: float) -> None:
    """Write down who is connected here, tell the other processes, and forget those not heard of."""
    here, room.noticed = room.noticed, set()
    for table in list(room.tables.values()):
        late = time.monotonic() - 2 * beat - 1
        gone = [origin for origin, (heard, _, _) in table.elsewhere.items() if heard < late]
        for origin in gone:
            del table.elsewhere[origin]
        if gone:
            room.tell_presence(table)
        seats = {seat for watcher in table.watchers for seat in watcher.viewer.seats(table)}
        if table.watchers:
            room.ring_presence(table)
        if table.status == RUNNING:
            here |= {(table.id, seat) for seat in seats}
        for seat in seats:
            table.seats[seat].seen = now()
    await room.store.seen(sorted(here), now())


async def poll(room: "Room") -> None:
    """Ask the store whether tables have moved on without a notice."""
    known = {table.id: table for table in room.tables.values() if table.watchers or table.thinking}
    for table_id, head in (await room.store.heads(list(known))).items() if known else ():
        table = known[table_id]
        if (head.revision, head.entries, head.chat) != (table.row["revision"], table.entries, table.chat_seen):
            await room.read_on(table)


async def stand_in(room: "Room", table: Table) -> None:
    """Let a bot play for the person the table waits for, if they have been away for long."""
    seat = awaited(table)
    if seat is None or not is_away(room, table, seat):
        return
    stored = await room.store.read(table.id, table.entries)
    if stored is None:
        return
    table.seats[seat.seat].seen = max(seat.seen, read_seats(stored.seats)[seat.seat].seen)

    def decide() -> Change | None:
        still = awaited(table)
        if still is None or not is_away(room, table, still):
            return None
        return Change({}, [replace(still, stood_in_by=room.settings.stand_in)])

    await room.change(table, decide)


def awaited(table: Table) -> Seat | None:
    """The person the table waits for."""
    if table.status != RUNNING or table.match.over:
        return None
    seat = table.seats[table.match.to_move]
    return seat if seat.token is not None and seat.stood_in_by is None else None


def is_away(room: "Room", table: Table, seat: Seat) -> bool:
    """Whether a person has been away for long while another one who plays is there; who looks on waits for nobody."""
    present = table.present()
    return bool(present) and seat.seat not in present and now() - seat.seen > room.settings.away_seconds * 1000
