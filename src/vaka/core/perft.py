"""Counts the sequences of actions from a position: the quickest proof that two implementations of rules agree.

Dice and cards are part of a state, so a position has one future for each sequence of actions.
"""

from collections.abc import Callable
from typing import Any

from vaka.core.arrays import np
from vaka.core.contract import apply, legal, to_move
from vaka.core.events import NO_EVENTS
from vaka.core.game import Game
from vaka.core.kernel import Ints, State, rule
from vaka.core.plain import PlainStates


@rule
def count_sequences(states: State, depth: int, actions: Ints, counts: Ints, taken: Ints, events: Ints) -> int:
    """How many sequences of `depth` legal actions begin in `states[0]`; none goes on past the end of a match.

    Level i of the walk has its state in `states[i]`, its actions in `actions[i]`; the last level is only counted.
    """
    level, total = 0, 0
    counts[0] = -1
    while level >= 0:
        if counts[level] < 0:  # the level is new
            counts[level] = legal(states[level], actions[level]) if to_move(states[level]) >= 0 else 0
            taken[level] = 0
            if level == depth - 1:
                total += counts[level]
                level -= 1
                continue
        if taken[level] == counts[level]:
            level -= 1
            continue
        states[level + 1] = states[level]
        apply(states[level + 1], actions[level, taken[level]], events)
        taken[level] += 1
        level += 1
        counts[level] = -1
    return total


def perft(
    game: Game, state: State, depth: int, compiled: bool = True, progress: Callable[[int, int], None] | None = None
) -> int:
    """How many sequences of `depth` actions begin in a state; `progress` is told (done, of) first actions.

    >>> import vaka
    >>> match = vaka.Match("powerboats", seats=2, seed=1)
    >>> perft(match.game, match.state, 1, compiled=False) == len(match.legal())
    True
    """
    if depth == 0:
        return 1
    first = [] if game.rules.to_move(state) < 0 else game.legal_actions(state)
    if depth == 1:
        return len(first)
    walk = (game.compiled if compiled else game.plain).link(count_sequences)
    pool = _Pool(game, depth, compiled)
    total = 0
    for done, action in enumerate(first):
        pool.begin(state)
        game.rules.apply(pool.start, action, NO_EVENTS)
        total += int(walk(pool.states, depth - 1, pool.actions, pool.counts, pool.taken, NO_EVENTS))
        if progress:
            progress(done + 1, len(first))
    return total


class _Pool:
    """The levels of a walk."""

    def __init__(self, game: Game, depth: int, compiled: bool) -> None:
        plain = PlainStates(depth, game.state)
        self.states: Any = plain.array if compiled else plain
        self.start = plain[0]
        self.actions = np.zeros((depth, game.max_actions), np.int32)
        self.counts, self.taken = np.zeros(depth, np.int32), np.zeros(depth, np.int32)

    def begin(self, state: State) -> None:
        self.start.memory[:] = state.memory
