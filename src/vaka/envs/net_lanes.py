"""What a net gives in many matches at once: its logits and its values, on CPU threads and on CUDA.

The game of the batch is one of `vaka.bots.minds.mind.minded`, in whose search the net stands.
"""

from typing import Any

import numpy as np

from vaka.core.contract.search import evaluate, priors
from vaka.core.kernel import Ints, State, rule
from vaka.envs.batch import Batch
from vaka.envs.lanes import start, stride


@rule
def think_lanes(
    first: int, last: int, states: State, memo: State, actions: Ints, counts: Ints, logits: np.ndarray, values: Ints
) -> None:
    """Write the logits [n, max_actions] of the legal actions, and what the seats may expect [n, seats]."""
    for i in range(start(first), last, stride()):
        if counts[i] > 0:
            priors(states[i], actions[i], counts[i], memo[i], logits[i])
            evaluate(states[i], memo[i], values[i])


def think(batch: Batch) -> tuple[Any, Any]:
    """Logits [n, max_actions] i8 and values [n, seats] i4 of the positions of a batch."""
    device, game, n = batch.device, batch.game, batch.n
    logits, values = device.array((n, game.max_actions), np.int64), device.array((n, game.meta.seats[1]), np.int32)
    memo = device.array((n,), game.memo)
    device.run(think_lanes, n, batch.states, memo, batch.actions, batch.counts, logits, values)
    return device.take(logits), device.take(values)
