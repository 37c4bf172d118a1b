"""Changes to a table: decided in memory, committed to the store, then sent to watchers and other processes."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import TypeAlias

import structlog

from vaka.core.match import Match
from vaka.core.notation import read_move
from vaka.server import broadcast
from vaka.server.bus import Bus
from vaka.server.changes import Change, ending, fallen, next_entry
from vaka.server.compiled import CompiledGames
from vaka.server.errors import NotThere, RoomError, Unavailable
from vaka.server.logs import short
from vaka.server.notices.events import after_change, after_entry
from vaka.server.planning import Planning
from vaka.server.rows import ACTION, OVER, RUNNING, LogEntry
from vaka.server.sealing import Sealing
from vaka.server.store import Store, now
from vaka.server.table import Table, Viewer, apply_entry, intact
from vaka.server.tasks import Spawn
from vaka.server.turns import check_choice, check_turn, stale

TRIES = 5  # when another process keeps changing the same table
PEER_HEAD_START = 2.0  # seconds a bot's move is left to the process that made the move before it
CHAT_LINES = 100  # read at once
log = structlog.get_logger(__name__)


Wake: TypeAlias = Callable[[Table, float], None]


class Moves:
    """Makes changes. `wake` is called when it may have become a bot's turn, with how many seconds to wait first."""

    def __init__(
        self, store: Store, bus: Bus, wake: Wake, compiled: CompiledGames, spawn: Spawn, stand_in: str
    ) -> None:
        self.store, self.bus, self.wake, self.compiled = store, bus, wake, compiled
        self.sealing, self.stand_in = Sealing(self, spawn), stand_in
        self.planning = Planning(self, spawn)

    def hold(self, table: Table) -> "_Hold":
        """Lock a table for a change. If the last commit failed without an answer, read the store first."""
        return _Hold(self, table)

    async def catch_up(self, table: Table) -> None:
        """Read what other processes did at a table, and tell its watchers. The table must be held."""
        await self._catch_up(table)
        await self.sealing.read(table)
        await self.planning.read(table)

    async def _catch_up(self, table: Table) -> None:
        head = await self.store.head(table.id)
        if head is None:
            raise NotThere("no-table")
        if head.chat > table.chat_seen:
            for line in await self.store.chat(table.id, table.chat_seen, CHAT_LINES) if table.watchers else ():
                broadcast.push_chat(table, line)
            table.chat_seen = max(table.chat_seen, head.chat)
        if head.revision == table.row.revision and head.entries <= table.entries:
            return
        if head.revision == table.row.revision:  # as after any move
            for entry in await self.store.log_from(table.id, table.entries):
                broadcast.advance(table, await self.after(table, entry), entry)
        else:
            stored = await self.store.read(table.id, table.entries)
            assert stored is not None
            for entry in stored.log:
                broadcast.advance(table, await self.after(table, entry), entry)
            broadcast.adopt(table, stored.table, stored.seats)
        self.wake(table, PEER_HEAD_START)

    async def act(
        self,
        table: Table,
        viewer: Viewer,
        entry: int,
        action: int | None = None,
        move: str | None = None,
        seat: int | None = None,
    ) -> None:
        """Play an action for the seat to move, or seal it where several choose at once; when this returns, it is
        committed."""
        async with self.hold(table):
            await self.let_fall(table)
            try:
                to_move = self._check(table, viewer, entry, seat)
            except RoomError:
                if not self.store.shared:
                    raise
                await self.catch_up(table)  # another process may have started the match or given the seat back
                to_move = self._check(table, viewer, entry, seat)
            if table.round is not None:
                await self.sealing.choose(table, viewer, entry, to_move, action, move)
                return
            chosen = read_move(table.match.game, table.match.state, move or "") if action is None else action
            if not await self.play(table, to_move, chosen):
                raise stale(table, viewer)

    def _check(self, table: Table, viewer: Viewer, entry: int, seat: int | None) -> int:
        """The seat that the viewer decides for."""
        if table.round is not None:
            return check_choice(table, viewer, entry, seat)
        to_move = check_turn(table, viewer, entry)
        if seat not in (None, to_move):
            raise RoomError("not-your-turn")
        return to_move

    async def let_fall(self, table: Table) -> None:
        """Let the flags fall of those who have run out of time. The table must be held."""
        while table.row.clock is not None and fallen(table, self.stand_in) is not None:
            if self.store.shared:
                await self.catch_up(table)  # they may have chosen at another process
            await self._change(table, lambda: fallen(table, self.stand_in))

    async def play(self, table: Table, seat: int, action: int, by_bot: bool = False) -> bool:
        """Commit an action and tell everybody; False if another process was first. The table must be held."""
        match = await self._played(table.match, lambda match: match.play(action))
        entry = next_entry(table, match, ACTION, seat, action=action)
        notices = after_entry(table, match, entry.entry)
        try:
            if by_bot:
                won = await self.store.append_unless_changed(table.row.revision, entry, notices)
            else:
                won = await self.store.append(entry, notices)
        except BaseException:
            table.doubtful = True
            raise
        if not won:
            await self.catch_up(table)
            return False
        broadcast.advance(table, match, entry)
        self.bus.publish({"table": table.id})
        await self.finish(table)
        self.wake(table, 0.0)
        return True

    async def after(self, table: Table, entry: LogEntry) -> Match:
        """The match of a table after one more log entry."""
        try:
            with intact():
                return await self._played(table.match, lambda match: apply_entry(match, entry))
        except Unavailable as error:
            log.error(error.key, table=short(table.id), exc_info=error)
            raise

    async def _played(self, match: Match, play: Callable[[Match], None]) -> Match:
        """A fork of a match on which something was played: by compiled rules if they are loaded, otherwise in a thread,
        because some actions then take long, such as laying out a new race."""
        fork, compiled = match.fork(), self.compiled.of(match.game.name)
        if compiled is None:
            await asyncio.to_thread(play, fork)
        else:
            fork.game = compiled
            play(fork)
        return fork

    async def change(self, table: Table, decide: Callable[[], Change | None]) -> None:
        """Change a table as `decide` says; it is called again if another process changed the table meanwhile."""
        async with self.hold(table):
            await self._change(table, decide)

    async def _change(self, table: Table, decide: Callable[[], Change | None]) -> None:
        for _ in range(TRIES):
            wanted = decide()
            if wanted is None:
                return
            revision = table.row.revision
            notices = after_change(table, wanted.values, wanted.seats, wanted.entry, now())
            try:
                done = await self.store.change(
                    table.id, revision, wanted.values, wanted.seats, wanted.entry, wanted.rated, notices
                )
            except BaseException:
                table.doubtful = True
                raise
            if done:
                self._adopt(table, wanted)
                return
            await self.catch_up(table)
        raise Unavailable("busy")

    def _adopt(self, table: Table, made: Change) -> None:
        """Bring the table in memory to what was committed."""
        seats = {seat.seat: seat for seat in [*table.seats, *made.seats]}
        row = replace(table.row, **made.values, revision=table.row.revision + 1)
        if made.entry is not None:
            match = table.match.fork()
            apply_entry(match, made.entry)
            broadcast.advance(table, match, made.entry)
        broadcast.adopt(table, row, [seats[number] for number in sorted(seats)])
        self.bus.publish({"table": table.id})
        self.wake(table, 0.0)

    async def finish(self, table: Table) -> None:
        """Record that a match is over, if it is. The table must be held."""
        if table.match.over and table.status == RUNNING:
            await self._change(table, lambda: None if table.ended else ending(table, OVER))


@dataclass(slots=True)
class _Hold:
    """A table being held."""

    moves: Moves
    table: Table

    async def __aenter__(self) -> None:
        await self.table.lock.acquire()
        if self.table.doubtful:
            try:
                await self.moves.catch_up(self.table)
            except BaseException:
                self.table.lock.release()
                raise
            self.table.doubtful = False

    async def __aexit__(self, *_: object) -> None:
        self.table.lock.release()
