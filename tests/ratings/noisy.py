"""People who are bots with noise: they play the simple policy, and now and then anything that is legal."""

from vaka.bots.greedy import GreedyPlayer
from vaka.core.chance import scale
from vaka.core.kernel import Ints, State

WHOLE = 1 << 16


class Noisy(GreedyPlayer):
    noise = 0.0

    def choose(self, known: State, actions: Ints, count: int, bits: int) -> int:
        if bits % WHOLE < self.noise * WHOLE:
            return int(actions[scale(bits, count)])  # by other bits
        return super().choose(known, actions, count, bits)


class Careful(Noisy):
    noise = 0.1


class Careless(Noisy):
    noise = 0.45
