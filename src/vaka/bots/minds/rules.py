"""A net as rules of the tree search: its policy as `priors`, its value as `evaluate`.

The names in capitals are the arrays of a net; `vaka.bots.minds.mind` links these rules with those of one, and with the
rules of its game that look at a position (`own_priors`, `own_evaluate`).
"""

import numpy as np

from vaka.bots.minds.layers import TOP, dense, dot, squashed
from vaka.bots.minds.looks import GAP_UNIT, LENGTH_UNIT, NOBODY, best_look, gap, length, turned
from vaka.core.contract import observe, to_move
from vaka.core.contract.search import CERTAIN, features
from vaka.core.contract.search import evaluate as own_evaluate
from vaka.core.contract.search import priors as own_priors
from vaka.core.kernel import Ints, State, rule
from vaka.core.numbers import wide

SCALE_SHIFT = 16  # of SCALE, by which an input is multiplied
SCALE = OFFSET = FIRST_BIAS = SECOND_BIAS = ACTION_BIAS = TRUST_BIAS = VALUE_BIAS = np.zeros(1, np.int32)
FIRST = SECOND = ACTION = TRUST = VALUE = np.zeros((1, 1), np.int16)
PARTS = np.zeros((1, 1), np.int32)  # [actions, most] rows of ACTION that add up to an action's logit, −1 for none
TRUSTED, WHOLLY = 192, 256  # how much of the value of a net without a policy is its own; the rest is the game's
FIRST_SHIFT = SECOND_SHIFT = ACTION_SHIFT = TRUST_SHIFT = VALUE_SHIFT = GAP_SHIFT = 0


@rule
def think(s: State, seat: int, memo: State) -> int:
    """Run the net on what a seat knows, up to its last hidden layer; how many seats there are."""
    observe(s, seat, memo.net_seen)
    for k in range(memo.net_worth.shape[0]):
        memo.net_worth[k] = NOBODY
    own_evaluate(s, memo, memo.net_worth)
    seats = turned(memo.net_worth, seat, memo.net_seen, memo.net_seen.shape[0] - memo.net_worth.shape[0])
    run_layers(memo)
    return seats


@rule
def run_layers(memo: State) -> None:
    """From `net_seen` to the last hidden layer."""
    for i in range(SCALE.shape[0]):
        x = (wide(memo.net_seen[i]) * wide(SCALE[i]) + wide(OFFSET[i])) >> SCALE_SHIFT
        memo.net_input[i] = min(TOP, max(-TOP, x))
    dense(memo.net_input, FIRST, FIRST_BIAS, FIRST_SHIFT, memo.net_first)
    dense(memo.net_first, SECOND, SECOND_BIAS, SECOND_SHIFT, memo.net_second)


@rule
def logit(action: int, memo: State) -> int:
    """What the last layer gives to an action: the sum of what it gives to its parts."""
    total = 0
    for k in range(PARTS.shape[1]):
        part = wide(PARTS[action, k])
        if part >= 0:
            total += dot(memo.net_second, ACTION, part, ACTION_BIAS, ACTION_SHIFT)
    return total


@rule
def priors(s: State, actions: Ints, count: int, memo: State, out: np.ndarray) -> None:
    """The logits of the policy. What the game's own rules say is certain stays so."""
    own_priors(s, actions, count, memo, out)
    think(s, wide(to_move(s)), memo)
    best = best_look(out, count)
    top = wide(out[best])
    trust = dot(memo.net_second, TRUST, 0, TRUST_BIAS, TRUST_SHIFT)
    by_gap = dot(memo.net_second, TRUST, 1, TRUST_BIAS, TRUST_SHIFT)
    by_length = dot(memo.net_second, TRUST, 2, TRUST_BIAS, TRUST_SHIFT)
    for i in range(count):
        if out[i] < CERTAIN:
            value = logit(wide(actions[i]), memo) + (trust if i == best else 0)
            value += by_gap * gap(top, wide(out[i]), GAP_SHIFT) // GAP_UNIT
            value += by_length * length(top, wide(out[i])) // LENGTH_UNIT
            out[i] = value


@rule
def evaluate(s: State, memo: State, out: Ints) -> None:
    """What the seats may expect, as the net sees it from the seat to move; it adds up to nearly zero."""
    seat = wide(to_move(s))
    seats = think(s, seat, memo)
    total = 0
    for k in range(seats):
        value = squashed(dot(memo.net_second, VALUE, k, VALUE_BIAS, VALUE_SHIFT))
        out[(seat + k) % seats] = value
        total += value
    for k in range(seats):
        out[k] -= total // seats


@rule
def judge(s: State, memo: State, out: Ints) -> None:
    """What the seats may expect, by a net without a policy: what the game's own evaluation says, moved towards what the
    net says. The rest of the game's own keeps what no result shows, such as a reason to come to an end."""
    seat = wide(to_move(s))
    for k in range(memo.net_worth.shape[0]):
        memo.net_worth[k] = NOBODY
    own_evaluate(s, memo, memo.net_worth)
    seats = 0
    while seats < memo.net_worth.shape[0] and memo.net_worth[seats] != NOBODY:
        seats += 1
    features(s, seat, memo, memo.net_seen)
    run_layers(memo)
    total = 0
    for k in range(seats):
        value = squashed(dot(memo.net_second, VALUE, k, VALUE_BIAS, VALUE_SHIFT))
        out[(seat + k) % seats] = value
        total += value
    for k in range(seats):
        own = wide(memo.net_worth[k])
        out[k] = own + (wide(out[k]) - total // seats - own) * TRUSTED // WHOLLY


@rule
def net_choice(s: State, actions: Ints, count: int, memo: State, out: np.ndarray) -> int:
    """The action that the policy likes best."""
    priors(s, actions, count, memo, out)
    return wide(actions[best_look(out, count)])


@rule
def rollout_action(s: State, actions: Ints, count: int, memo: State, bits: int) -> int:
    """The same in a rollout."""
    return net_choice(s, actions, count, memo, memo.net_logits)
