"""Bots of a game's net: `mind` plays what its policy likes best, `level6` searches with it.

A game that brings no net along has neither; asking for one says so.
"""

from contextlib import AbstractContextManager

import numpy as np

from vaka.bots.levels import LevelPlayer
from vaka.bots.minds.mind import own_choice, own_digest, own_mind, own_weights_of
from vaka.bots.minds.weights import has_mind
from vaka.bots.player import Bot, Player
from vaka.bots.search.searcher import Searcher, borrowed, warm_up
from vaka.core.game import Game
from vaka.core.kernel import Ints, State
from vaka.core.level import LEVELS, Level
from vaka.core.registry import load


class MindPlayer(Player):
    """The net alone: one look at the position, no search."""

    def __init__(self, game: Game, seat: int, seed: int) -> None:
        super().__init__(game, seat, seed)
        MIND.check(game)
        self.net = own_mind(game.name)
        self.compiled = self.net.compiled.is_cached(own_choice(game.name))
        linker = self.net.compiled if self.compiled else self.net.plain
        self._choice = linker.link(own_choice(game.name))
        self._memo = np.zeros(1, self.net.whole_memo) if self.compiled else [self.net.new_memo()]
        self._logits = np.zeros(game.max_actions, np.int64)

    def choose(self, known: State, actions: Ints, count: int, bits: int) -> int:
        if count == 1:
            return int(actions[0])
        s = known.record if self.compiled else known
        return int(self._choice(s, actions, count, self._memo[0], self._logits))


class SearchingMindPlayer(LevelPlayer):
    """A level whose search is led by the net."""

    level: Level

    def __init__(self, game: Game, seat: int, seed: int) -> None:
        Player.__init__(self, game, seat, seed)
        self.level = LEVEL_6.search_level(game)

    def searcher(self) -> AbstractContextManager[Searcher]:
        return borrowed(self.game.name, own_mind)


def plays_alone(name: str) -> bool:
    """Whether a game has a net that says what to play."""
    return has_mind(name) and own_weights_of(name).policy


def searches(name: str) -> bool:
    """Whether a game has a net that has made its search stronger."""
    return has_mind(name) and load(name).mind is not None


def warm_up_choice(name: str) -> None:
    """Compile the choice of a game's net alone, or load it from the cache."""
    game = load(name)
    state, actions = game.new_state(), game.new_actions()
    game.rules.setup(state, max(2, game.meta.seats[0]), game.option_codes(), 1)
    memo, logits = np.zeros(1, own_mind(name).whole_memo), np.zeros(game.max_actions, np.int64)
    own_mind(name).compiled.link(own_choice(name))(
        state.record, actions, int(game.rules.legal(state, actions)), memo[0], logits
    )


def warm_up_search(name: str) -> None:
    """The same for its search with the net."""
    warm_up(name, own_mind)


MIND = Bot("mind", MindPlayer, only=plays_alone, warm_up=warm_up_choice, made_of=own_digest)
LEVEL_6 = Bot(
    "level6", SearchingMindPlayer, level=len(LEVELS), only=searches, warm_up=warm_up_search, made_of=own_digest
)
BOTS = [MIND, LEVEL_6]
