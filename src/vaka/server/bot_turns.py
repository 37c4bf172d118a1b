"""Bots take their turns."""

import asyncio

import structlog
from sqlalchemy.exc import SQLAlchemyError

from vaka.server.bots import Pool, Question
from vaka.server.errors import Unavailable
from vaka.server.logs import short
from vaka.server.moves import Moves
from vaka.server.store import said
from vaka.server.table import Table
from vaka.server.tasks import Spawn
from vaka.server.turns import bot_to_move

RETRY_SECONDS = 1.0  # after the store did not answer

log = structlog.get_logger(__name__)


class BotTurns:
    """Lets bots think in worker processes and plays what they choose."""

    def __init__(self, pool: Pool, moves: Moves, spawn: Spawn) -> None:
        self.pool, self.moves, self.spawn = pool, moves, spawn

    def wake(self, table: Table, after: float = 0.0) -> None:
        """Let a bot think if it is a bot's turn, after so many seconds."""
        if table.thinking is None and bot_to_move(table) is not None:
            table.thinking = self.spawn(self._think(table, after))

    async def _think(self, table: Table, after: float) -> None:
        try:
            await asyncio.sleep(after)
            while (name := bot_to_move(table)) is not None:
                match, entries = table.match, table.entries
                question = Question.about(table.id, match, name, table.row.seed_known)
                action = await self.pool.ask(question, match)
                try:
                    async with self.moves.hold(table):
                        if table.entries == entries and bot_to_move(table) == name:
                            await self.moves.play(table, match.to_move, action)
                except (Unavailable, SQLAlchemyError) as error:
                    if not self.moves.store.stopped:
                        log.warning("bot-waits-for-store", table=short(table.id), reason=said(error))
                    await asyncio.sleep(RETRY_SECONDS)
        finally:
            table.thinking = None
