"""The arithmetic of a net, in whole numbers: 16-bit weights and activations, 32-bit sums, shifts.

An activation or a logit of ONE is 1.0. Sums never leave 32 bits: `vaka.bots.minds.weights` refuses weights with which
they could, so they may be added up in any order and are the same at every speed.
"""

import math

import numpy as np

from vaka.bots.advice import NAT
from vaka.core.contract import RETURN_UNIT
from vaka.core.kernel import Ints, compiled_form, rule
from vaka.core.numbers import wide

ONE = NAT
TOP = 8 * ONE - 1  # the most an activation can be; inputs go as far below zero
TANH_STEP = 4  # from one entry of TANH to the next, in parts of ONE
TANH = np.array([round(RETURN_UNIT * math.tanh(i * TANH_STEP / ONE)) for i in range(4 * ONE // TANH_STEP)], np.int64)


@rule
def dense(x: np.ndarray, weights: np.ndarray, bias: Ints, shift: int, out: np.ndarray) -> None:
    """A layer with a clipped ReLU: `out` [n] of `x` [m], by `weights` [n, m]."""
    sums = (weights.astype(np.int64) @ np.asarray(x, np.int64) + bias) >> int(shift)
    np.asarray(out)[:] = np.clip(sums, 0, TOP)


@compiled_form(of=dense)
def _dense(x, weights, bias, shift, out):  # type: ignore[no-untyped-def]
    for i in range(weights.shape[0]):
        total = np.int32(bias[i])
        for j in range(weights.shape[1]):
            total = np.int32(total + np.int32(np.int32(weights[i, j]) * np.int32(x[j])))
        out[i] = min(TOP, max(0, wide(total) >> shift))  # type: ignore[arg-type]


@rule
def dot(x: np.ndarray, weights: np.ndarray, row: int, bias: Ints, shift: int) -> int:
    """One output of a last layer, as it is."""
    return (int(weights[row].astype(np.int64) @ np.asarray(x, np.int64)) + int(bias[row])) >> int(shift)


@compiled_form(of=dot)
def _dot(x, weights, row, bias, shift):  # type: ignore[no-untyped-def]
    total = np.int32(bias[row])
    for j in range(weights.shape[1]):
        total = np.int32(total + np.int32(np.int32(weights[row, j]) * np.int32(x[j])))
    return wide(total) >> shift  # type: ignore[arg-type]


@rule
def squashed(value: int) -> int:
    """tanh of a number in parts of ONE, in parts of a win."""
    size = TANH[min(TANH.shape[0] - 1, abs(value) // TANH_STEP)]
    return int(size) if value > 0 else -int(size)
