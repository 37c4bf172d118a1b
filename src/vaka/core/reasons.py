"""Why one move is better than another: facts about both that a player can check on the board.

A game that gives reasons has a function `facts(states, actions)`: `states[i]` is the position before `actions[i]` as
the deciding seat knows it, `states[-1]` the one after all of them.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple, TypeAlias

from vaka.core.kernel import State


class Fact(NamedTuple):
    """One number of a move. The message GAME-reason-NAME says it without its subject: "leaves two boats there"."""

    name: str
    value: float  # rounded as it is told, so that two moves never differ by what nobody sees
    worth: float  # of one more, in hundredths of the result or so; below 0 where less is better
    args: Mapping[str, int | str] = {}  # what the message says beside `value`


Facts: TypeAlias = Callable[[Sequence[State], Sequence[int]], list[Fact]]


def contrast(best: Sequence[Fact], other: Sequence[Fact]) -> tuple[Fact, Fact] | None:
    """The fact in which two moves differ most: one that speaks for the best, else one against it; None if all agree.

    >>> contrast([Fact("boats", 3, 1), Fact("lost", 1, -9)], [Fact("boats", 2, 1), Fact("lost", 0, -9)])[0].name
    'boats'
    """
    others = {fact.name: fact for fact in other}
    pairs = [(fact, others[fact.name]) for fact in best if fact.name in others]
    apart = [pair for pair in pairs if _gain(*pair) != 0]
    return max(apart, key=lambda pair: (_gain(*pair) > 0, abs(_gain(*pair))), default=None)


def speaks_for(best: Fact, other: Fact) -> bool:
    """Whether a fact makes the best move look better than the other."""
    return _gain(best, other) > 0


def difference(best: Sequence[Fact], other: Sequence[Fact]) -> float:
    """How much the fact that tells two moves apart matters, in hundredths of the result or so."""
    pair = contrast(best, other)
    return 0.0 if pair is None else abs(_gain(*pair))


def _gain(best: Fact, other: Fact) -> float:
    return best.worth * (best.value - other.value)
