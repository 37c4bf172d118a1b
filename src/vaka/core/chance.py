"""Randomness is part of the state: the field `chance` is a counter, and SplitMix64 turns each count into a number.

So seed, options and actions are the whole match, and plain, compiled and CUDA rules roll the same dice.
"""

from typing import Any

from vaka.core.arrays import np
from vaka.core.kernel import State, compiled_form, rule

GOLDEN = 0x9E3779B97F4A7C15
MIX_1 = 0xBF58476D1CE4E5B9
MIX_2 = 0x94D049BB133111EB
MASK = 0xFFFFFFFFFFFFFFFF


@rule
def next_count(count: int) -> int:
    """The counter after one number has been drawn."""
    return (int(count) + GOLDEN) & MASK


@compiled_form(of=next_count)
def next_count_64(count: Any) -> Any:  # of arrays of uint64, too
    return np.uint64(count) + np.uint64(GOLDEN)


@rule
def scatter(count: int) -> int:
    """The 64 random bits that stand for a count: the finaliser of SplitMix64."""
    z = int(count)
    z = ((z ^ (z >> 30)) * MIX_1) & MASK
    z = ((z ^ (z >> 27)) * MIX_2) & MASK
    return z ^ (z >> 31)


@compiled_form(of=scatter)
def scatter_64(count: Any) -> Any:  # of arrays of uint64, too
    z = np.uint64(count)
    z = (z ^ (z >> np.uint64(30))) * np.uint64(MIX_1)
    z = (z ^ (z >> np.uint64(27))) * np.uint64(MIX_2)
    return z ^ (z >> np.uint64(31))


@rule
def scale(bits: int, n: int) -> int:
    """64 random bits as a number from 0 to n − 1."""
    return ((int(bits) >> 32) * int(n)) >> 32


@compiled_form(of=scale)
def _scale(bits: Any, n: Any) -> Any:
    return np.int64(((np.uint64(bits) >> np.uint64(32)) * np.uint64(n)) >> np.uint64(32))


@rule
def seed_stream(s: State, seed: int) -> None:
    """Start the stream of a state from a seed; neighbouring seeds give unrelated streams."""
    s.chance = scatter(next_count(seed))


@rule
def draw(s: State, n: int) -> int:
    """A number from 0 to n − 1, each equally likely."""
    s.chance = next_count(s.chance)
    return scale(scatter(s.chance), n)


@rule
def shuffle(s: State, items: np.ndarray, n: int) -> None:
    """Shuffle the first n items in place."""
    for i in range(n - 1, 0, -1):
        j = draw(s, i + 1)
        kept = items[i]
        items[i] = items[j]
        items[j] = kept


def shown_more(before: State, after: State) -> bool:
    """Whether something was rolled, drawn or revealed between two positions."""
    return bool(before.chance != after.chance or before.reveals != after.reveals)
