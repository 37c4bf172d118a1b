"""Five levels of play, from one a child beats to the strongest: bots that search as their level says.

A game says what its levels are (`Game.levels`). Until the search is compiled in this process, a level plays by the
game's own simple policy.
"""

from collections.abc import Generator
from functools import partial

from vaka.bots.player import Bot, Player
from vaka.bots.search.searcher import borrowed, ready
from vaka.core.game import Game
from vaka.core.kernel import Ints, State
from vaka.core.level import LEVELS
from vaka.core.loops import SEARCH


class LevelPlayer(Player):
    """A bot that searches, with the playouts of its level or as many as `seconds` allow."""

    def __init__(self, game: Game, seat: int, seed: int, level: int) -> None:
        super().__init__(game, seat, seed)
        self.level = game.levels[level]
        self.memo = game.new_memo()

    def steps(self, known: State, actions: Ints, count: int, bits: int) -> Generator[None, None, int]:
        self.playouts = 0
        if count == 1:
            return int(actions[0])
        if not ready(self.game.name):
            return self.choose(known, actions, count, bits)
        with borrowed(self.game.name) as searcher:
            action = yield from searcher.thinking(known, self.seat, bits, self.level, self.seconds)
            self.playouts = searcher.playouts
        return action

    def choose(self, known: State, actions: Ints, count: int, bits: int) -> int:
        return int(self.game.rules.policy(known, actions, count, self.memo))


BOTS = [Bot(f"level{i + 1}", partial(LevelPlayer, level=i), SEARCH, i) for i in range(len(LEVELS))]
