"""Plays anything that is legal, each action equally likely."""

from vaka.bots.player import Bot, Loop, Player
from vaka.core.chance import scale
from vaka.core.kernel import Ints, State
from vaka.core.loops import RANDOM, simple_match


class RandomPlayer(Player):
    def choose(self, known: State, actions: Ints, count: int, bits: int) -> int:
        return int(actions[scale(bits, count)])


BOT = Bot("random", RandomPlayer, Loop(simple_match, RANDOM))
