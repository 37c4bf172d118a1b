"""What the rules of a game itself have to say to a net: an evaluation of the position, and how each action looks.

A net that is given these begins as the game's own simple player and learns where to trust it.
"""

import numpy as np

from vaka.core.contract.search import CERTAIN
from vaka.core.kernel import Ints, rule

NOBODY = 1 << 30  # in place of what an evaluation says of a seat that is not at the table
LOOKS = 3  # numbers an action's look has: BEST, GAP, LENGTH
BEST, GAP, LENGTH = range(LOOKS)
MOST_GAP = 255
GAP_UNIT, LENGTH_UNIT = 64, 4  # this many are 1.0


@rule
def turned(worth: Ints, seat: int, out: np.ndarray, at: int) -> int:
    """Write what an evaluation expects of the seats, counted from this one, to `out[at:]`; how many seats there are."""
    seats = 0
    while seats < worth.shape[0] and worth[seats] != NOBODY:
        seats += 1
    for k in range(worth.shape[0]):
        out[at + k] = worth[(seat + k) % seats] if k < seats else 0
    return seats


@rule
def best_look(priors: np.ndarray, count: int) -> int:
    """The first of the actions with the highest prior."""
    best = 0
    for i in range(1, count):
        if priors[i] > priors[best]:
            best = i
    return best


@rule
def gap(top: int, prior: int, shift: int) -> int:
    """How much worse than the best an action looks, in units of the game's own that the net has been given."""
    return min(MOST_GAP, max(0, int(top) - int(prior)) >> shift)


@rule
def length(top: int, prior: int) -> int:
    """The same as a number of bits: it tells small gaps apart where decisions are measured in another unit."""
    left, bits = min(CERTAIN, max(0, int(top) - int(prior))), 0
    while left > 0:
        left >>= 1
        bits += 1
    return min(bits, 16)
