"""Five levels of play, from one a child beats to the strongest: bots that search as their level says.

A game says what its levels are (`Game.levels`). A level always searches; the first decision compiles the search if it
is not in the cache. The room does not wait for that: until then its levels search by plain rules.
"""

from collections.abc import Generator
from contextlib import AbstractContextManager
from functools import partial

from vaka.bots.advice import Adviser, advised
from vaka.bots.player import Bot, Loop, Player
from vaka.bots.search.decide import SEARCH, searching_match
from vaka.bots.search.searcher import Searcher, borrowed, warm_up
from vaka.bots.steps import run_steps
from vaka.core.game import Game
from vaka.core.kernel import Ints, State
from vaka.core.level import LEVELS, Level
from vaka.data.rows import NO_SEARCH


class LevelPlayer(Player):
    """A bot that searches, with the playouts of its level or as many as `seconds` allow, and may take advice then."""

    def __init__(self, game: Game, seat: int, seed: int, level: Level, adviser: Adviser | None = None) -> None:
        super().__init__(game, seat, seed)
        self.level, self.adviser = level, adviser

    def steps(self, known: State, actions: Ints, count: int, bits: int) -> Generator[None, None, int]:
        self.playouts, self.expected = 0, NO_SEARCH
        if count == 1:
            return int(actions[0])
        with self.searcher() as searcher:
            action = yield from searcher.thinking(known, self.seat, bits, self.level, self.seconds)
            self.playouts = searcher.playouts
            if self.keeps_expected:
                self.expected = searcher.expected()
            if self.adviser is None or searcher.is_alone:  # no net has learned to play alone
                return action
            searched = searcher.candidates()
        legal = [int(each) for each in actions[:count]]
        logits = dict(zip(legal, self.adviser.logits(known, actions, count), strict=True))
        return advised(searched, logits, self.level.advice)

    def searcher(self) -> AbstractContextManager[Searcher]:
        return borrowed(self.game.name)

    def choose(self, known: State, actions: Ints, count: int, bits: int) -> int:
        return run_steps(self.steps(known, actions, count, bits))


def player_of_level(game: Game, seat: int, seed: int, level: int) -> LevelPlayer:
    """A bot of one of the game's levels."""
    return LevelPlayer(game, seat, seed, game.levels[level])


BOTS = [
    Bot(f"level{i + 1}", partial(player_of_level, level=i), Loop(searching_match, SEARCH), i, warm_up=warm_up)
    for i in range(len(LEVELS))
]
