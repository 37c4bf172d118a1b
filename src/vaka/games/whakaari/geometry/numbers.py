"""Whole-number arithmetic of the table: two roundings, an integer root, sines and cosines in 16384ths (WHA-7.1)."""

import math

from vaka.core.arrays import np
from vaka.core.cuda_names import cuda
from vaka.core.kernel import compiled_form, cuda_form, rule

ONE = 16384
CIRCLE = 360
QUARTER = (
    16384, 16382, 16374, 16362, 16344, 16322, 16294, 16262, 16225, 16182, 16135, 16083, 16026, 15964, 15897, 15826,
    15749, 15668, 15582, 15491, 15396, 15296, 15191, 15082, 14968, 14849, 14726, 14598, 14466, 14330, 14189, 14044,
    13894, 13741, 13583, 13421, 13255, 13085, 12911, 12733, 12551, 12365, 12176, 11982, 11786, 11585, 11381, 11174,
    10963, 10749, 10531, 10311, 10087, 9860, 9630, 9397, 9162, 8923, 8682, 8438, 8192, 7943, 7692, 7438, 7182, 6924,
    6664, 6402, 6138, 5872, 5604, 5334, 5063, 4790, 4516, 4240, 3964, 3686, 3406, 3126, 2845, 2563, 2280, 1997, 1713,
    1428, 1143, 857, 572, 286, 0,
)  # fmt: skip


def _cosine(degree: int) -> int:
    """16384 times the cosine of a whole degree, by symmetry from the first quarter."""
    half = degree if degree <= 180 else CIRCLE - degree
    return QUARTER[half] if half <= 90 else -QUARTER[180 - half]


COS = np.array([_cosine(degree) for degree in range(CIRCLE)], np.int64)
SIN = np.array([_cosine((degree - 90) % CIRCLE) for degree in range(CIRCLE)], np.int64)


@rule
def lowest(bits: int) -> int:
    """The place of the lowest bit that is set, of at least one.

    >>> lowest(1), lowest(40), lowest(1 << 33)
    (0, 3, 33)
    """
    place = 0
    while bits & 255 == 0:
        bits >>= 8
        place += 8
    while bits & 1 == 0:
        bits >>= 1
        place += 1
    return place


@cuda_form(of=lowest)
def _lowest(bits: int) -> int:
    return cuda.ffs(bits) - 1


@rule
def nearest(a: int, b: int) -> int:
    """a / b to the nearest whole number, halves away from zero.

    >>> nearest(3, 2), nearest(-3, 2), nearest(5, 4)
    (2, -2, 1)
    """
    if a >= 0:
        return (2 * a + b) // (2 * b)
    return -((b - 2 * a) // (2 * b))


@rule
def away(a: int, b: int) -> int:
    """a / b rounded away from zero.

    >>> away(5, 4), away(-5, 4), away(4, 4)
    (2, -2, 1)
    """
    if a >= 0:
        return (a + b - 1) // b
    return -((b - 1 - a) // b)


@cuda_form(of=away)
def _away(a: int, b: int) -> int:
    # a GPU divides floating-point numbers far faster; of a quotient below 2^50 that is right or one off
    size = abs(a)
    found = int(float(size) / float(b))
    rest = size - found * b
    found += int(rest > 0) - int(rest <= -b)
    found += int(rest > b)
    return found if a >= 0 else -found


@rule
def root(n: int) -> int:
    """The square root of n, below 2^62, rounded down.

    >>> root(99), root(100), root(0)
    (9, 10, 0)
    """
    return math.isqrt(n)


@compiled_form(of=root)
def _root(n):  # type: ignore[no-untyped-def]
    found = int(math.sqrt(n))  # right or one off
    found -= int(found * found > n)
    return found + int((found + 1) * (found + 1) <= n)


@rule
def along(degree: int, length: int) -> tuple[int, int]:
    """The vector of a length in a direction.

    >>> along(30, 2000), along(330, 2000)
    ((1732, 1000), (1732, -1000))
    """
    return nearest(length * int(COS[degree]), ONE), nearest(length * int(SIN[degree]), ONE)


@rule
def degree_of(x: int, y: int) -> int:
    """The whole degree nearest to the direction of a vector, the lower of equals (WHA-7.6).

    >>> degree_of(100, 1), degree_of(-25500, 12750), degree_of(7, -3)
    (1, 153, 337)
    """
    found, least = 0, -1
    for degree in range(CIRCLE):
        cos, sin = int(COS[degree]), int(SIN[degree])
        if cos * x + sin * y > 0:
            off = abs(cos * y - sin * x)
            if least < 0 or off < least:
                found, least = degree, off
    return found
