"""Compiled rules called like plain ones: the one place that knows how their arguments differ."""

from inspect import signature
from typing import Any

from vaka.core.arrays import np
from vaka.core.kernel import Rule
from vaka.core.plain import PlainState

RANDOM_BITS = ("seed", "bits")  # parameters of 64 bits without a sign, which compiled code would take for signed


class SwitchedRule:
    """A rule that a game's Python code calls, such as its view: plain, until its compiled form is loaded.

    Both give the same, so it may be switched at any time. `example` is what it takes beside the state.
    """

    def __init__(self, rule: Rule, *example: Any) -> None:
        self.rule = self.call = rule
        self.example = example

    def switch(self, compiled: Rule, s: PlainState) -> None:
        """Call the compiled form from now on. It is called once here, so that it is loaded or compiled when used."""
        fast = on_plain_states(compiled, self.rule)
        fast(s, *self.example)
        self.call = fast

    def __call__(self, *given: Any) -> Any:
        return self.call(*given)


def on_plain_states(compiled: Rule, contract: Rule) -> Rule:
    """A compiled rule that takes what the plain one takes: plain states, and Python's integers for random bits."""
    names = list(signature(contract).parameters)[1:]  # the first one is the state
    memos = [at for at, name in enumerate(names) if name == "memo"]
    unsigned = [at for at, name in enumerate(names) if name in RANDOM_BITS]

    def call(s: PlainState, *others: Any) -> Any:
        return compiled(s.array[0], *others)

    def call_converted(s: PlainState, *others: Any) -> Any:
        given = list(others)
        for at in memos:
            given[at] = given[at].record
        for at in unsigned:
            given[at] = np.uint64(given[at])
        return compiled(s.record, *given)

    return call_converted if memos or unsigned else call
