"""What the rules of a game itself say of a position, in many matches at once: part of what a net is given."""

import numpy as np

from vaka.bots.minds.looks import BEST, GAP, LENGTH, NOBODY, best_look, gap, length, turned
from vaka.core.chance import next_count, scatter
from vaka.core.contract import redeal
from vaka.core.contract.search import CERTAIN
from vaka.core.contract.search import evaluate as own_evaluate
from vaka.core.contract.search import priors as own_priors
from vaka.core.kernel import Ints, State, rule
from vaka.envs.lanes import Array, start, stride

SURE = 2  # in place of BEST: no other action is considered


@rule
def look_lanes(
    first: int, last: int, states: State, known: State, memo: State, streams: Array, turn: Ints, actions: Ints,
    counts: Ints, shift: int, values: Ints, worth: Ints, weights: np.ndarray, looks: np.ndarray,
) -> None:  # fmt: skip
    """Write how every legal action looks, and what to expect of the seats from the one to move on, as that seat knows
    the position. `values` [n, seats] is working space, `weights` [n, max_actions] i8 are the priors themselves."""
    for i in range(start(first), last, stride()):
        if counts[i] > 0:
            streams[i] = next_count(streams[i])
            known[i] = states[i]
            redeal(known[i], turn[i], scatter(streams[i]))
            for k in range(values.shape[1]):
                values[i, k] = NOBODY
            own_evaluate(known[i], memo[i], values[i])
            turned(values[i], turn[i], worth[i], 0)
            own_priors(known[i], actions[i], counts[i], memo[i], weights[i])
            best = best_look(weights[i], counts[i])
            for k in range(counts[i]):
                looks[i, k, BEST] = 1 if k == best else 0
                if weights[i, k] >= CERTAIN:
                    looks[i, k, BEST] = SURE
                looks[i, k, GAP] = gap(weights[i, best], weights[i, k], shift)
                looks[i, k, LENGTH] = length(weights[i, best], weights[i, k])
