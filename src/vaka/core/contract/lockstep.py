"""What lockstep play on a GPU may ask of a game. All of it is optional.

A GPU plays many matches in step. What is expensive and rare in one match is best done in many matches at once, so a
game may do its `setup` and `apply` in parts: `setup_part` and `apply_part` stop before such a thing, and `follow` does
it. A game that gives `apply_part` and `follow` gives no `apply`: `whole_apply` is made of them.
"""

from vaka.core.contract import apply, setup
from vaka.core.kernel import Ints, State, rule

GROUPS = 16  # of positions, told apart by `group`


@rule
def setup_part(s: State, seats: int, options: Ints, seed: int) -> bool:
    """The first part of `setup`; whether `follow` has something left to do."""
    setup(s, seats, options, seed)
    return False


@rule
def apply_part(s: State, action: int, events: Ints) -> bool:
    """The first part of `apply`; whether `follow` has something left to do."""
    apply(s, action, events)
    return False


@rule
def follow(s: State, events: Ints) -> bool:
    """The next part of what follows from an action or a set-up; whether there is still more."""
    return False


@rule
def group(s: State) -> int:
    """0 to GROUPS − 1, equal for positions that continue with the same part of the rules."""
    return 0


@rule
def whole_apply(s: State, action: int, events: Ints) -> None:
    """The `apply` of a game that gives it in parts."""
    more = apply_part(s, action, events)
    while more:
        more = follow(s, events)
