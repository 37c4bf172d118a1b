"""Compiled rules called like plain ones: the one place that knows how their arguments differ."""

from inspect import signature
from typing import Any

import numpy as np

from vaka.core.kernel import Rule
from vaka.core.plain import PlainState

RANDOM_BITS = ("seed", "bits")  # parameters of 64 bits without a sign, which compiled code would take for signed


def on_plain_states(compiled: Rule, contract: Rule) -> Rule:
    """A compiled rule that takes what the plain one takes: plain states, and Python's integers for random bits."""
    names = list(signature(contract).parameters)[1:]  # the first one is the state
    memos = [at for at, name in enumerate(names) if name == "memo"]
    unsigned = [at for at, name in enumerate(names) if name in RANDOM_BITS]

    def call(s: PlainState, *others: Any) -> Any:
        if not memos and not unsigned:
            return compiled(s.record, *others)
        given = list(others)
        for at in memos:
            given[at] = given[at].record
        for at in unsigned:
            given[at] = np.uint64(given[at])
        return compiled(s.record, *given)

    return call
