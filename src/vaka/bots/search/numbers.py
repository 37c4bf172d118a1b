"""Random and mixed 64-bit numbers for a search, alike in plain and compiled form."""

import numpy as np

from vaka.core.chance import GOLDEN, MASK, next_count, scatter
from vaka.core.kernel import State, compiled_form, rule

FRACTION = 2.0**-53


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
