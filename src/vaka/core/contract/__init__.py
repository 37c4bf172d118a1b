"""What a game must give: eight rules, by name and meaning.

Generic code (bulk play, search, batches) imports these names and calls them; a `Linker` puts a game's own rules in
their place. What search and lockstep play may ask besides is optional and stands in `contract.search` and
`contract.lockstep`.

`s` is the state, one record. Every state has two fields for the engine: `chance` (u8, see `vaka.core.chance`) and
`reveals` (u2), which a rule raises whenever something hidden becomes known to a seat; undo looks at both.
"""

from vaka.core.kernel import Ints, State, rule

RETURN_UNIT = 840  # a win; every half place among 2 to 8 seats is a whole number of it


@rule
def setup(s: State, seats: int, options: Ints, seed: int) -> None:
    """Fill a zeroed record. `options`: the option codes in META's order, then the game's kit if it has one."""
    raise NotImplementedError


@rule
def to_move(s: State) -> int:
    """The seat that decides now, or −1 when the match is over."""
    raise NotImplementedError


@rule
def legal(s: State, out: Ints) -> int:
    """Write the legal actions into `out` [max_actions], always in the same order; return how many."""
    raise NotImplementedError


@rule
def apply(s: State, action: int, events: Ints) -> None:
    """Play a legal action in place, with all that follows from it up to the next decision."""
    raise NotImplementedError


@rule
def returns(s: State, out: Ints) -> None:
    """Each seat's result from final places, RETURN_UNIT for a sole win to −RETURN_UNIT for the last; sums to zero."""
    raise NotImplementedError


@rule
def redeal(s: State, seat: int, seed: int) -> None:
    """Deal everything the seat cannot see again, consistently with all it has seen, with a new random stream."""
    raise NotImplementedError


@rule
def observe(s: State, seat: int, out: Ints) -> None:
    """Write what the seat knows into `out` [observation size], for learning."""
    raise NotImplementedError


@rule
def policy(s: State, actions: Ints, count: int, memo: State) -> int:
    """The action a simple careful player takes of the `count` legal `actions`; `memo` caches expensive results."""
    raise NotImplementedError


@rule
def simultaneous(s: State) -> int:
    """Optional: the number of the round of simultaneous choices this decision belongs to, 0 if all see it at once.

    Choices of one round are hidden from the other seats until the number changes.
    """
    return 0
