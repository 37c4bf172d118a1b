"""Random and mixed 64-bit numbers and logarithms for a search, alike at every speed."""

import math
from decimal import Decimal

from vaka.core.arrays import np
from vaka.core.chance import GOLDEN, MASK, next_count, scatter
from vaka.core.kernel import State, compiled_form, rule

FRACTION = 2.0**-53
LOG_OF_2 = float(Decimal(2).ln())
STEPS = 64  # of the table between 1 and 2
LOGS = np.array([float((Decimal(max(1, i)) / STEPS).ln()) for i in range(STEPS * 3 // 2)])  # of i / STEPS
ROOT_OF_2 = 1.4140625  # nearly, and below every step that the table lacks
FRACTION_BITS, EXPONENT_BITS, EXPONENT_OF_1 = 52, 0x7FF, 1023  # of a 64-bit float


@rule
def mix(key: int, number: int) -> int:
    """A new key made of a key and a number."""
    return scatter((int(key) ^ ((int(number) + 1) * GOLDEN)) & MASK)


@compiled_form(of=mix)
def _mix(key, number):  # type: ignore[no-untyped-def]
    return scatter(np.uint64(key) ^ ((np.uint64(number) + np.uint64(1)) * np.uint64(GOLDEN)))  # type: ignore[arg-type]


@rule
def next_bits(control: State) -> int:
    """The next 64 bits of the bot's own dice."""
    control.stream = next_count(control.stream)
    return scatter(control.stream)


@rule
def next_fraction(control: State) -> float:
    """A number from 0 up to 1, exclusive."""
    return fraction(next_bits(control))


@rule
def fraction(bits: int) -> float:
    return (int(bits) >> 11) * FRACTION


@compiled_form(of=fraction)
def _fraction(bits):  # type: ignore[no-untyped-def]
    return np.float64(np.uint64(bits) >> np.uint64(11)) * FRACTION


@rule
def log(x: float) -> float:
    """The natural logarithm of a positive number, within four units in the last place, which C libraries round
    differently: the table is rounded correctly, and the rest is plain arithmetic.

    >>> float(log(1.0)), float(log(2.0))
    (0.0, 0.6931471805599453)
    """
    mantissa, exponent = split(x)
    if mantissa > ROOT_OF_2:
        mantissa /= 2.0
        exponent += 1
    step = int(mantissa * STEPS + 0.5)
    near = step / STEPS
    f = (mantissa - near) / (mantissa + near)
    q = f * f
    return exponent * LOG_OF_2 + (LOGS[step] + 2.0 * f * (1.0 + q * (1.0 / 3.0 + q * (1.0 / 5.0 + q / 7.0))))


@rule
def split(x: float) -> tuple[float, int]:
    """A positive number as a mantissa from 1 to 2 and the power of 2 it is multiplied by."""
    mantissa, exponent = math.frexp(x)
    return mantissa * 2.0, exponent - 1


@compiled_form(of=split)
def _split(x):  # type: ignore[no-untyped-def]
    bits = np.float64(x).view(np.int64)
    of_1 = np.int64(EXPONENT_OF_1 << FRACTION_BITS)
    mantissa = np.int64(of_1 | (bits & ((1 << FRACTION_BITS) - 1))).view(np.float64)
    return mantissa, ((bits >> FRACTION_BITS) & EXPONENT_BITS) - EXPONENT_OF_1
