"""Choices made at once: sealed in the store, told to nobody else, and played when all are there.

A choice is acknowledged when it is stored. Whoever notices that the last one is in closes the round and plays it in one
transaction: in the order of the game, each choice as an entry like any other. The store lets one process do so.
"""

import asyncio
from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

import structlog
from sqlalchemy.exc import SQLAlchemyError

from vaka.core.match import Match
from vaka.core.notation import read_move
from vaka.room.sealed import Round, Sealed, asked, play_out, to_play, with_action, without_last
from vaka.server import broadcast, cards
from vaka.server.errors import RoomError
from vaka.server.logs import short
from vaka.server.notices.events import after_choice, after_entry
from vaka.server.rows import ACTION, LogEntry, stood_text
from vaka.server.store import now, said
from vaka.server.store import sealed as store
from vaka.server.table import Table, Viewer, digest_of
from vaka.server.tasks import Spawn
from vaka.server.turns import awaited, check_choice, stale

if TYPE_CHECKING:
    from vaka.server.moves import Moves

TRIES = 5  # when choices change while they are being played
RETRY_SECONDS = 1.0  # after the store did not answer
log = structlog.get_logger(__name__)


def people(table: Table, at: Round) -> list[int]:
    """The seats of a round whose choice is a person's and not in the log yet."""
    return [seat for seat in at.left if table.seats[seat].token is not None and table.seats[seat].stood_in_by is None]


def is_due(table: Table) -> bool:
    """Whether all people have chosen, and the choice of one of them is to be played now."""
    at = table.round
    return at is not None and not awaited(table) and table.match.to_move in people(table, at)


def _entry(table: Table, number: int, seat: int, action: int, match: Match, choice: Sealed) -> LogEntry:
    """The log entry of an action that was sealed: its time is that of the choice."""
    stood = stood_text({seat: choice.stood})
    return LogEntry(table.id, number, ACTION, seat, action, None, digest_of(match), choice.at, stood)


class Sealing:
    """Takes choices and plays them. The table must be held, except for `wake`."""

    def __init__(self, moves: "Moves", spawn: Spawn) -> None:
        self.moves, self.spawn = moves, spawn
        self._playing: set[str] = set()

    async def choose(
        self, table: Table, viewer: Viewer, entry: int, seat: int | None, action: int | None, move: str | None
    ) -> None:
        """Add an action to a choice; when this returns, it is stored."""
        if self.moves.store.shared:
            await self.moves.catch_up(table)  # the seat may have chosen something at another process
        for _ in range(TRIES):
            at = table.round
            if at is None:
                break
            chooser, chosen = check_choice(table, viewer, entry, seat), action
            before = table.sealed.get(chooser)
            if chosen is None:
                view = asked(table.match, at, chooser, before)
                chosen = read_move(view.game, view.state, move or "")
            actions, whole = with_action(table.match, at, chooser, before, chosen)
            if await self._put(table, at, chooser, actions, whole):
                await self.play(table)
                return
        raise stale(table, viewer)

    async def undo(self, table: Table, viewer: Viewer) -> bool:
        """Undo the last action of the viewer's choice; False if there is none that can be."""
        at = table.round
        if at is None:
            return False
        for seat in reversed(at.left):
            choice = table.sealed.get(seat)
            if seat in viewer.seats(table) and choice is not None and to_play(at, seat, choice) and not choice.closed:
                await self.moves.planning.drop(table, seat)  # or it would make the same choice again
                if not await self._put(table, at, seat, without_last(at, seat, choice), False):
                    raise stale(table, viewer)
                return True
        return False

    async def _put(self, table: Table, at: Round, seat: int, actions: tuple[int, ...], whole: bool) -> bool:
        """Store a choice; False if others have decided in the round at another process, which was then read."""
        before, ready, made = table.sealed.get(seat), cards.round_card(table), now()
        stood = table.clocks.stood(seat, made, table.chosen.get(seat)) if table.clocks is not None else 0
        choice = Sealed(actions, whole, made, stood=stood)
        try:
            notices = after_choice(table, seat, whole)
            found = await store.put(self.moves.store, table.id, at.key, table.entries, seat, before, choice, notices)
        except BaseException:
            table.doubtful = True
            raise
        if found is None:
            await self.moves.catch_up(table)
            return False
        table.seal(at, found)
        broadcast.push_choosing(table, [seat], all_see=cards.round_card(table) != ready)
        self.moves.bus.publish({"table": table.id})
        return True

    async def read(self, table: Table) -> None:
        """Take over what was chosen at other processes, or before this one began."""
        at = table.round
        if at is None:
            return
        found, before = await store.read(self.moves.store, table.id, at.key), table.sealed
        if found != before:
            ready = cards.round_card(table)
            table.seal(at, found)
            changed = [seat for seat in {*found, *before} if found.get(seat) != before.get(seat)]
            broadcast.push_choosing(table, changed, all_see=cards.round_card(table) != ready)

    async def play(self, table: Table) -> None:
        """Play the choices that are due."""
        for _ in range(TRIES):
            if not is_due(table):
                return
            at, choices = table.round, table.sealed
            assert at is not None
            seats = people(table, at)
            played = await self._played(table, at, seats)
            entries = [
                _entry(table, number, seat, action, match, choices[seat])
                for number, (seat, action, match) in enumerate(played, table.entries)
            ]
            closed = {seat: choices[seat] for seat in seats}
            notices = after_entry(table, played[-1][2], entries[-1].entry)
            try:
                done = await store.play(self.moves.store, table.id, at.key, closed, entries, notices)
            except BaseException:
                table.doubtful = True
                raise
            if not done:
                await self.moves.catch_up(table)
                continue
            table.seal(at, {**choices, **{seat: replace(c, closed=True) for seat, c in closed.items()}})
            for entry, (_, _, match) in zip(entries, played, strict=True):
                broadcast.advance(table, match, entry)
            self.moves.bus.publish({"table": table.id})
            await self.moves.finish(table)
            self.moves.wake(table, 0.0)

    async def _played(self, table: Table, at: Round, seats: Sequence[int]) -> list[tuple[int, int, Match]]:
        """The entries to make, by compiled rules if they are loaded, otherwise in a thread."""
        match, compiled = table.match.fork(), self.moves.compiled.of(table.match.game.name)
        if compiled is None:
            return await asyncio.to_thread(play_out, match, at, table.sealed, seats)
        match.game = compiled
        return play_out(match, at, table.sealed, seats)

    def wake(self, table: Table, after: float) -> None:
        """Play what is due, after this many seconds: somebody has left, a bot has chosen, a process has died."""
        if table.id not in self._playing and is_due(table):
            self._playing.add(table.id)
            self.spawn(self._play_soon(table, after))

    async def _play_soon(self, table: Table, after: float) -> None:
        try:
            await asyncio.sleep(after)
            while is_due(table):
                try:
                    async with self.moves.hold(table):
                        await self.play(table)
                    return
                except (RoomError, SQLAlchemyError) as error:
                    if not self.moves.store.stopped:
                        log.warning("choices-wait-for-store", table=short(table.id), reason=said(error))
                    await asyncio.sleep(RETRY_SECONDS)
        finally:
            self._playing.discard(table.id)
