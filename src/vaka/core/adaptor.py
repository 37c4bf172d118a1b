"""Compiled rules called like plain ones: the one place that knows how their arguments differ."""

from inspect import signature
from typing import Any

import numpy as np

from vaka.core.kernel import Rule
from vaka.core.plain import PlainState

RANDOM_BITS = ("seed", "bits")  # parameters of 64 bits without a sign, which compiled code would take for signed


def on_plain_states(compiled: Rule, contract: Rule) -> Rule:
    """A compiled rule that takes what the plain one takes: plain states, and Python's integers for random bits."""
    unsigned = [name in RANDOM_BITS for name in signature(contract).parameters]

    def call(*arguments: Any) -> Any:
        return compiled(
            *(
                np.uint64(given) if bits else given.record if isinstance(given, PlainState) else given
                for given, bits in zip(arguments, unsigned, strict=True)
            )
        )

    return call
