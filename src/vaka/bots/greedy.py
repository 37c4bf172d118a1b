"""Plays the game's own simple policy: what looks best one turn ahead."""

from vaka.bots.player import Bot, Loop, Player
from vaka.core.game import Game
from vaka.core.kernel import Ints, State
from vaka.core.loops import POLICY, simple_match


class GreedyPlayer(Player):
    def __init__(self, game: Game, seat: int, seed: int) -> None:
        super().__init__(game, seat, seed)
        self.memo = game.new_memo()

    def choose(self, known: State, actions: Ints, count: int, bits: int) -> int:
        return int(self.game.rules.policy(known, actions, count, self.memo))


BOT = Bot("greedy", GreedyPlayer, Loop(simple_match, POLICY))
