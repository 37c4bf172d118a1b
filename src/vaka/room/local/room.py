"""The tables of a local room: opened, played at, kept, and told to who follows them."""

import asyncio
import json
import secrets
import time
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Literal, TypeAlias

from vaka.core.match import Match
from vaka.room.badges import free_badge
from vaka.room.commitment import CommittedSeed
from vaka.room.errors import BadRequest, NotThere, RoomError, Stale
from vaka.room.local import cards
from vaka.room.local.shelf import TABLE, Shelf
from vaka.room.local.table import (
    ACTION,
    CLOSED,
    OVER,
    RUNNING,
    STOP,
    UNDO,
    Entry,
    Seat,
    Table,
    parsed,
    restored,
    to_text,
)
from vaka.room.local.thinking import Engine, decision, ready_bot
from vaka.room.matches import Origin
from vaka.room.names import LONGEST_NAME, clean, numbered, taken
from vaka.room.reviewing import Reviewing
from vaka.room.seats import SeatRequest

if TYPE_CHECKING:
    from vaka.room.wire_socket import PositionMessage, SocketMessage

Push: TypeAlias = "Callable[[SocketMessage], None]"
Engines: TypeAlias = Callable[[str], Awaitable[Engine]]  # of a game by its name, fetched when it is first needed
STAND_IN = "greedy"
SAID: dict[str, Literal["ply", "undone", "stopped"]] = {ACTION: "ply", UNDO: "undone", STOP: "stopped"}  # message types


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def new_id() -> str:
    while (found := secrets.token_urlsafe(12)).startswith("-"):
        pass
    return found


class LocalRoom:
    """Everybody here is at one screen, so nobody has to be asked, and no choice has to be sealed."""

    def __init__(self, shelf: Shelf, engines: Engines, alarm: Callable[[BaseException], None]) -> None:
        self.shelf, self.engines, self.alarm = shelf, engines, alarm
        self.guest = "Guest"  # what people without a name are called
        self.tables: dict[str, Table] = {}
        self.watchers: dict[str, list[Push]] = {}
        self.reviews: dict[str, Reviewing] = {}
        self.thinking: dict[str, asyncio.Task[None]] = {}
        self.changing = asyncio.Lock()  # one change at a time
        self._locks: dict[str, asyncio.Lock] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    async def table(self, table_id: str) -> Table:
        """A table; BadRecord if what is kept of it is damaged."""
        async with self._locks.setdefault(table_id, asyncio.Lock()):
            if table_id not in self.tables:
                text = await self.shelf.read(TABLE, table_id)
                if text is None:
                    raise NotThere("no-table")
                data = parsed(text)
                engine, table = await self.engines(data["game"]), restored(data)
                for bot in {seat.bot for seat in table.seats if seat.bot is not None and not table.finished}:
                    await ready_bot(engine, bot)
                self.tables[table_id] = table
        return self.tables[table_id]

    async def open(
        self,
        match: Match,
        committed: CommittedSeed,
        wanted: Sequence[SeatRequest],
        log: Sequence[Entry] = (),
        *,
        practice: bool = False,
        hints: bool = True,
        origin: Origin | None = None,
        journey: str | None = None,
    ) -> Table:
        """Open a table. Its match has begun, and is over at once if it came so."""
        if len(wanted) != match.seats:
            raise BadRequest("bad-seat-count", given=len(wanted), seats=match.seats)
        engine, at = await self.engines(match.game.name), now()
        seats = seats_of(wanted, self.guest)
        hints = hints and len(seats) > 1  # a match for one is played for a score
        table = Table(new_id(), match, seats, committed.salt, at, practice, hints, origin=origin, journey=journey)
        table.log = list(log)
        for bot in {seat.bot for seat in seats if seat.bot is not None}:
            await ready_bot(engine, bot)
        if match.over:
            table.status, table.ended = OVER, at
        await self.keep(table)
        self.tables[table.id] = table
        return table

    async def keep(self, table: Table) -> None:
        """Write a table to the shelf. If another page has written it, take over what is there."""
        table.revision += 1
        about = json.dumps(cards.summary(table), ensure_ascii=False)
        if not await self.shelf.write(TABLE, table.id, table.revision, to_text(table), about):
            self.tables.pop(table.id, None)
            latest = await self.table(table.id)
            self.tell(latest, {"type": "snapshot", **cards.snapshot(latest)})
            raise stale(latest)

    async def act(self, table: Table, entry: int, action: int) -> None:
        """Play an action for the seat to move; when this returns, it is kept."""
        async with self.changing:
            seat = check_turn(table, entry)
            await self.add(table, Entry(ACTION, seat, int(action), now()))

    async def add(self, table: Table, entry: Entry) -> None:
        """Add an entry to the log, keep it, and tell it."""
        before, log = table.match, len(table.log)
        table.add(entry)
        if over := table.match.over and table.status == RUNNING:
            table.status, table.ended = OVER, entry.at
        try:
            await self.keep(table)
        except BaseException:
            if self.tables.get(table.id) is table:  # the shelf did not take it
                table.match, table.revision = before, table.revision - 1
                del table.log[log:]
                if over:
                    table.status, table.ended = RUNNING, None
            raise
        told: PositionMessage = {"type": SAID[entry.kind], **cards.latest_positions(table, told=entry.kind == ACTION)}
        self.tell(table, told)
        if over:
            self.tell(table, {"type": "over", "table": cards.table_card(table)})
        elif entry.kind == UNDO:
            self.tell(table, {"type": "table", "table": cards.table_card(table)})
        self.wake(table)

    async def undo(self, table: Table, entry: int, to_ply: int | None) -> None:
        """Go back to before a decision of the people here, the last one by default."""
        async with self.changing:
            await self.add(table, undone(table, entry, to_ply))

    async def stop(self, table: Table, entry: int) -> None:
        """End the match as it stands, where the game provides for it."""
        async with self.changing:
            check_running(table, entry)
            if table.match.game.agreed_end(table.match.state) is None:
                raise RoomError("no-agreed-end", game=table.match.game.meta.title)
            await self.add(table, Entry(STOP, next(iter(table.mine), 0), table.match.ply, now()))

    async def close(self, table: Table) -> None:
        """End a match without a result."""
        if table.journey is not None:
            raise RoomError("journey-table")
        if not table.finished:
            table.status, table.ended = CLOSED, now()
            await self.changed(table, "over")

    async def stand_in(self, table: Table, bot: str | None) -> None:
        """Let a bot play for the people here, or nobody any more. The match pauses while all have left."""
        if table.finished or table.alone:
            return
        for seat in table.seats:
            if seat.bot is None:
                seat.stood_in_by = bot
        await self.changed(table, "table")
        self.wake(table)

    async def changed(self, table: Table, kind: Literal["table", "over"]) -> None:
        """Keep what has changed beside the log, and tell it."""
        async with self.changing:
            await self.keep(table)
        self.tell(table, {"type": kind, "table": cards.table_card(table)})

    def watch(self, table: Table, push: Push) -> Callable[[], None]:
        """Follow a table; the function ends it. Bots rest where nobody watches."""
        push({"type": "snapshot", **cards.snapshot(table)})
        self.watchers.setdefault(table.id, []).append(push)
        self.wake(table)
        return lambda: self.watchers[table.id].remove(push)

    def tell(self, table: Table, message: "SocketMessage") -> None:
        for push in list(self.watchers.get(table.id, ())):
            push(message)

    def wake(self, table: Table) -> None:
        """Let bots take their turns."""
        if table.id not in self.thinking and self.watchers.get(table.id) and table.bot_to_move():
            self.thinking[table.id] = self.spawn(self._bots(table.id))

    def spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Run something in the background; its errors are reported."""
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            self.alarm(error)

    async def _bots(self, table_id: str) -> None:
        try:
            while self.watchers.get(table_id):
                table = await self.table(table_id)
                match, entries, name = table.match, len(table.log), table.bot_to_move()
                if name is None:
                    return
                action = await decision(await self.engines(match.game.name), match, name, table.practice)
                async with self.changing:
                    same = self.tables.get(table_id) is table and len(table.log) == entries
                    if same and table.bot_to_move() == name:
                        with suppress(Stale):  # another page plays here
                            await self.add(table, Entry(ACTION, match.to_move, action, now()))
        finally:
            self.thinking.pop(table_id, None)


def check_turn(table: Table, entry: int) -> int:
    """The seat to move, if it is of somebody at this screen."""
    check_running(table, entry)
    seat = table.match.to_move
    if table.seats[seat].bot is not None:
        raise RoomError("not-your-turn")
    if table.seats[seat].stood_in_by is not None:
        raise RoomError("stood-in")
    return seat


def undone(table: Table, entry: int, to_ply: int | None) -> Entry:
    """An undo as an entry: back to before a decision of the people here, the last one by default."""
    check_running(table, entry)
    match, mine = table.match, table.mine
    own = [ply for ply in range(match.ply) if match.seat_at(ply) in mine]
    if not own:
        raise RoomError("nothing-to-undo")
    target = own[-1] if to_ply is None else to_ply
    if target not in own:
        raise BadRequest("undo-others", ply=target)
    seat = match.seat_at(target)
    free = target == match.ply - 1 and match.can_undo(seat)
    if table.alone and not free:
        raise RoomError("undo-alone")
    return Entry(UNDO, seat, target, now())


def check_running(table: Table, entry: int) -> None:
    if entry != len(table.log):
        raise stale(table)
    if table.status != RUNNING or table.match.over:
        raise RoomError("table-ended")


def stale(table: Table) -> Stale:
    """The refusal of something that was meant for an earlier position; it carries the latest one."""
    error = Stale("stale", entry=len(table.log))
    error.position = cards.latest_positions(table)
    return error


def seats_of(wanted: Sequence[SeatRequest], guest: str) -> list[Seat]:
    """The seats of a new table; no two people have the same name."""
    if wrong := [request.kind for request in wanted if request.kind not in ("me", "bot")]:
        raise BadRequest("local-no-guests", kind=wrong[0])
    names = [None if request.name is None else clean(request.name, LONGEST_NAME) for request in wanted]
    for number, name in enumerate(names):
        if name is not None and taken(name, names[:number]):
            raise BadRequest("name-taken", name=name)
    seats = []
    for number, request in enumerate(wanted):
        if request.kind == "me" and names[number] is None:
            names[number] = numbered(guest, names, LONGEST_NAME)
        seats.append(Seat(number, names[number], (request.bot or STAND_IN) if request.kind == "bot" else None))
    for seat, request in zip(seats, wanted, strict=True):
        if request.badge is not None:
            seat.badge = free_badge(request.badge, [other.badge for other in seats])
    return seats
