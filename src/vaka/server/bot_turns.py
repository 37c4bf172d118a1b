"""Bots take their turns, as long as somebody is there to see it.

At a table nobody watches they rest, and play on when somebody comes back. A bot that stands in for a person rests
until one of the players is back: what happens to a seat that is only lent out should be seen by those it concerns.
Where bots stand in for everybody, all of them wait until somebody takes a seat back.
"""

import asyncio

import structlog
from sqlalchemy.exc import SQLAlchemyError

from vaka.server.bots import Pool, Question
from vaka.server.errors import NotThere, Unavailable
from vaka.server.logs import short
from vaka.server.moves import Moves
from vaka.server.store import said
from vaka.server.table import Table
from vaka.server.tasks import Spawn
from vaka.server.turns import bot_to_move

RETRY_SECONDS = 1.0  # after the store did not answer
FIRST_PAUSE, LONGEST_PAUSE = 1.0, 60.0  # after a bot has failed, each twice the one before; the first until it is ready

log = structlog.get_logger(__name__)


class BotTurns:
    """Lets bots think in worker processes and plays what they choose."""

    def __init__(self, pool: Pool, moves: Moves, spawn: Spawn, rest_seconds: float) -> None:
        self.pool, self.moves, self.spawn, self.rest_seconds = pool, moves, spawn, rest_seconds

    def wake(self, table: Table, after: float = 0.0) -> None:
        """Let a bot think if it is a bot's turn, after this many seconds."""
        if table.thinking is None and self._next(table) is not None:
            table.thinking = self.spawn(self._think(table, after))

    def _next(self, table: Table) -> str | None:
        """The bot that is to decide now, unless it rests."""
        name = bot_to_move(table)
        if name is None:
            return None
        stands_in = table.seats[table.match.to_move].stood_in_by is not None
        if table.row.pace is not None:
            return name  # turn-based: people come back when it is their turn
        return name if table.attended(self.rest_seconds, by_people=stands_in) else None

    async def _think(self, table: Table, after: float) -> None:
        try:
            await asyncio.sleep(after)
            pause = FIRST_PAUSE
            while (name := self._next(table)) is not None:
                match, entries = table.match, table.entries
                question = Question.about(table.id, match, name, table.row.seed_known)
                action = await self.pool.ask(question, match, table.row.client)
                if not isinstance(action, int):  # the table waits for this very bot
                    await asyncio.sleep(pause)
                    pause = min(2 * pause, LONGEST_PAUSE) if action is None else FIRST_PAUSE
                    continue
                pause = FIRST_PAUSE
                try:
                    async with self.moves.hold(table):
                        if self.moves.store.shared:
                            await self.moves.catch_up(table)  # the last player may have left at another process
                        if table.entries == entries and bot_to_move(table) == name:
                            await self.moves.play(table, match.to_move, action, by_bot=True)
                except NotThere:
                    return  # it was deleted meanwhile
                except (Unavailable, SQLAlchemyError) as error:
                    if not self.moves.store.stopped:
                        log.warning("bot-waits-for-store", table=short(table.id), reason=said(error))
                    await asyncio.sleep(RETRY_SECONDS)
        finally:
            table.thinking = None
