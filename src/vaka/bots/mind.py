"""Bots of a game's net: `mind` plays what its policy likes best, `level6` asks it after a search.

A game that brings no net along has neither; asking for one says so.
"""

from collections.abc import Sequence

import numpy as np

from vaka.bots.levels import LevelPlayer
from vaka.bots.minds.mind import own_choice, own_digest, own_mind, own_weights_of
from vaka.bots.minds.weights import has_mind
from vaka.bots.player import Bot, Player
from vaka.bots.search.searcher import warm_up
from vaka.core.game import Game
from vaka.core.kernel import Ints, State
from vaka.core.level import LEVELS
from vaka.core.registry import load


class MindPlayer(Player):
    """The net alone: one evaluation of the position, no search."""

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

    def logits(self, known: State, actions: Ints, count: int) -> Sequence[int]:
        """What the policy gives to each action."""
        self.choose(known, actions, count, 0)
        return [int(logit) for logit in self._logits[:count]]


def plays_alone(name: str) -> bool:
    """Whether a game has a net that says what to play."""
    return has_mind(name) and own_weights_of(name).policy


def advises(name: str) -> bool:
    """Whether a game has a net that has made its search stronger."""
    return has_mind(name) and load(name).level6 is not None


def warm_up_choice(name: str) -> None:
    """Compile the choice of a game's net alone, or load it from the cache."""
    game = load(name)
    state, actions = game.new_state(), game.new_actions()
    game.rules.setup(state, max(2, game.meta.seats[0]), game.option_codes(), 1)
    memo, logits = np.zeros(1, own_mind(name).whole_memo), np.zeros(game.max_actions, np.int64)
    own_mind(name).compiled.link(own_choice(name))(
        state.record, actions, int(game.rules.legal(state, actions)), memo[0], logits
    )


def advised_player(game: Game, seat: int, seed: int) -> LevelPlayer:
    """The level that listens to the game's net."""
    return LevelPlayer(game, seat, seed, LEVEL_6.search_level(game), MindPlayer(game, seat, seed))


def warm_up_both(name: str) -> None:
    """The same for the game's search too."""
    warm_up(name)
    warm_up_choice(name)


MIND = Bot("mind", MindPlayer, only=plays_alone, warm_up=warm_up_choice, made_of=own_digest)
LEVEL_6 = Bot(
    "level6", advised_player, level=len(LEVELS), only=advises, warm_up=warm_up_both, made_of=own_digest,
    adviser=MindPlayer,
)  # fmt: skip
BOTS = [MIND, LEVEL_6]
