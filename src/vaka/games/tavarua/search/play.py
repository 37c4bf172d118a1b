"""Which action looks good, in a match of several seats and alone."""

from vaka.core.arrays import np
from vaka.core.kernel import Ints, State, rule
from vaka.games.tavarua.heuristics import WORST
from vaka.games.tavarua.search.alone import action_alone, gain_alone
from vaka.games.tavarua.search.rollout import gain_of


@rule
def priors(s: State, actions: Ints, count: int, memo: State, out: np.ndarray) -> None:
    if s.seats == 1:
        for i in range(count):
            out[i] = gain_alone(s, 0, int(actions[i]), memo)
        return
    for i in range(count):
        out[i] = gain_of(s, int(s.turn), int(actions[i]))


@rule
def rollout_action(s: State, actions: Ints, count: int, memo: State, bits: int) -> int:
    """The best-looking action, without noise: a wrong card ends a wave."""
    if s.seats == 1:
        return action_alone(s, actions, count, memo)
    seat = int(s.turn)
    best, best_gain_yet = int(actions[0]), WORST * 2
    for i in range(count):
        gain = gain_of(s, seat, int(actions[i]))
        if gain > best_gain_yet:
            best, best_gain_yet = int(actions[i]), gain
    return best
