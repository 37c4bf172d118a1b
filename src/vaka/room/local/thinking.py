"""Bots, hints and reviews of a local room: one search of a game at a time, in steps between which others can run."""

import asyncio
from collections.abc import Awaitable, Callable, Generator
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass, field
from typing import TypeVar

from vaka.bots import Bot, Player, known_bot
from vaka.bots.analysis import PLAIN_NODES, SHOWN, Analysis, SearchRequest, analysis_of, request_for, shown
from vaka.bots.levels import LevelPlayer
from vaka.bots.review import next_request, review_searches
from vaka.bots.search.searcher import Searcher
from vaka.bots.steps import Steps
from vaka.core.errors import VakaError
from vaka.core.game import Game
from vaka.core.match import Match
from vaka.core.registry import load
from vaka.room.matches import asked
from vaka.room.reviewing import Reviewing

SEED = 0
HINT_PLAYOUTS, HINT_SECONDS = 10_000, 1.0
REVIEW_PLAYOUTS = 400  # of each look
T = TypeVar("T")


@dataclass(eq=False)
class Engine:
    """The rules and the search of a game, as fast as they are here. A searcher does one thing at a time."""

    game: Game
    searcher: Searcher
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    fetch_net: Callable[[], Awaitable[None]] | None = None  # where a net is fetched when it first plays


def plain_engine(name: str) -> Engine:
    """A game by plain rules."""
    game = load(name)
    return Engine(game, Searcher(game, PLAIN_NODES, compiled=False))


class LocalLevelPlayer(LevelPlayer):
    """A level that uses the searcher of the room."""

    def __init__(self, engine: Engine, seat: int, seed: int, bot: Bot) -> None:
        adviser = None if bot.adviser is None else bot.adviser(engine.game, seat, seed)
        super().__init__(engine.game, seat, seed, bot.search_level(engine.game), adviser)
        self.engine = engine

    def searcher(self) -> AbstractContextManager[Searcher]:
        return nullcontext(self.engine.searcher)


async def ready_bot(engine: Engine, name: str) -> Bot:
    """A bot that plays the game, with all it needs here."""
    bot = known_bot(name)
    bot.check(engine.game)
    if bot.made_of is not None and engine.fetch_net is not None:
        await engine.fetch_net()
    return bot


def seated(engine: Engine, bot: Bot, seat: int, seed: int) -> Player:
    """A bot on a seat."""
    if bot.level is None:
        return bot.player(engine.game, seat, seed)
    player = LocalLevelPlayer(engine, seat, seed, bot)
    player.seconds = bot.seconds(engine.game)
    return player


async def in_steps(steps: Generator[None, None, T]) -> T:
    """What a generator returns; between its steps others get a turn."""
    taken = Steps(steps)
    for _ in taken:
        await asyncio.sleep(0)
    return taken.result


async def decision(engine: Engine, match: Match, bot: str, practice: bool) -> int:
    """What a bot plays for the seat to move."""
    playing = await ready_bot(engine, bot)
    async with engine.lock:
        known, seed = asked(match, practice)
        return int(await in_steps(seated(engine, playing, match.to_move, seed).thinking(known)))


async def hint(engine: Engine, match: Match) -> Analysis:
    """The best moves of the seat to move, by what it knows."""
    async with engine.lock:
        request = request_for(match, HINT_PLAYOUTS, SEED, told=SHOWN)
        moves = await in_steps(request.thinking(engine.searcher, HINT_SECONDS))
        return analysis_of(match, SEED, engine.searcher.playouts, request, shown(moves))


async def review(engine: Engine, under_way: Reviewing) -> None:
    """Search one position after another; bots think in between."""
    searches = review_searches(under_way.match, REVIEW_PLAYOUTS, SEED)
    try:
        step = next_request(searches)
        while isinstance(step, SearchRequest):
            under_way.ply = step.ply
            async with engine.lock:
                found = await in_steps(step.thinking(engine.searcher))
            step = next_request(searches, found)
        under_way.found = step
    except VakaError as error:
        under_way.problem = error
