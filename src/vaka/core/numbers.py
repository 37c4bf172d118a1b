"""Whole numbers alike at every speed."""

from numbers import Integral
from typing import Any

from vaka.core.arrays import np
from vaka.core.kernel import Ints, rule

PRIME, MODULUS = 1_000_003, (1 << 31) - 1


def is_whole(value: Any) -> bool:
    """Whether a value is a whole number, of Python or NumPy; neither True nor 1.0 is one."""
    return isinstance(value, Integral) and not isinstance(value, bool)


@rule
def wide(value: int) -> int:
    """The value as a 64-bit integer: the one way to widen what comes from a narrow field or array.

    For CUDA, numba compiles a function again for every integer type it is called with, and `int(x)` keeps the type.
    """
    return int(value) + 0


@rule
def mix_hash(hash: int, value: int) -> int:
    """A hash with one more value in it, below 2³¹; start with any number.

    >>> mix_hash(mix_hash(0, 7), 9)
    7000030
    """
    return (hash * PRIME + value) % MODULUS


@rule
def new_ints(count: int) -> Ints:
    """Working space [count] for a rule that needs more than a state can hold; its contents are anything."""
    return np.empty(count, np.int32)
