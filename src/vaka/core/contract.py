"""The contract of a game: the rules every game gives, by name and meaning.

Generic code (playouts, search, batches) imports these names and calls them; a `Linker` puts a game's own rules in
their place. Of the optional rules at the end the bodies below run wherever a game gives none of its own; nobody ever
runs the others.

`s` is the state, one record. Every state has two fields for the engine: `chance` (u8, see `vaka.core.chance`) and
`reveals` (u2), which a rule raises whenever something hidden becomes known to a seat; undo looks at both.
"""

import numpy as np

from vaka.core.chance import scale, scatter
from vaka.core.kernel import Ints, State, rule

RETURN_UNIT = 840  # a win; every half place among 2 to 8 seats is a whole number of it
KINDS = 16  # of positions, told apart by `kind`
CERTAIN = 1 << 40  # a weight that leaves no other choice
WHIM = 8  # of so many moves of a playout, one is any that is legal


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
    """Write the legal actions into `out` [max_actions] in rising order of meaning; return how many. The one truth."""
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
    """Deal anew everything the seat cannot see, consistently with all it has seen, with a new random stream."""
    raise NotImplementedError


@rule
def observe(s: State, seat: int, out: Ints) -> None:
    """Write what the seat knows into `out` [observation size], for learning."""
    raise NotImplementedError


@rule
def policy(s: State, actions: Ints, count: int, memo: State) -> int:
    """The action a simple careful player takes of the `count` legal `actions`. `memo` keeps what is dear to compute."""
    raise NotImplementedError


@rule
def simultaneous(s: State) -> int:
    """Optional: the number of the round of simultaneous choices this decision belongs to, 0 if all see it at once.

    Choices of one round are hidden from the other seats until the number changes.
    """
    return 0


@rule
def sight(s: State, seat: int) -> int:
    """Optional: a number for what dice and cards have shown the seat so far; search plans apart for each.

    0: one plan for whatever they show, which is enough where little depends on it.
    """
    return 0


@rule
def study(s: State, memo: State) -> None:
    """Optional: put into `memo` what the search of a position wants to know beforehand; `policy` has seen it before."""


@rule
def weigh(s: State, actions: Ints, count: int, memo: State, out: np.ndarray) -> None:
    """Optional: write how good each legal action looks into `out` [count], i8. Search tries the best-looking first.

    Where one looks CERTAIN, search considers no other.
    """
    chosen = policy(s, actions, count, memo)
    for i in range(count):
        out[i] = 1 if actions[i] == chosen else 0


@rule
def stroll(s: State, actions: Ints, count: int, memo: State, bits: int) -> int:
    """Optional: an action for a playout, quickly and not always the same; `bits` are 64 random bits."""
    if scale(scatter(bits), WHIM) == 0:
        return actions[scale(bits, count)] + 0
    return policy(s, actions, count, memo)


@rule
def settled(s: State) -> bool:
    """Optional: whether a position may be evaluated as it stands, not amid a move; if not, a playout strolls on."""
    return True


@rule
def evaluate(s: State, memo: State, out: Ints) -> None:
    """Optional: each seat's expected result in an unfinished match, on the scale of `returns`."""
    for seat in range(out.shape[0]):
        out[seat] = 0


@rule
def setup_part(s: State, seats: int, options: Ints, seed: int) -> bool:
    """Optional: the first part of `setup`; whether `follow` has something left to do.

    A GPU plays many matches in step. What is dear and seldom in one match is best done in many matches at once, so a
    game may do its `setup` and `apply` in parts: these rules leave off before such a thing, and `follow` does it.
    """
    setup(s, seats, options, seed)
    return False


@rule
def apply_part(s: State, action: int, events: Ints) -> bool:
    """Optional: the first part of `apply`; whether `follow` has something left to do."""
    apply(s, action, events)
    return False


@rule
def follow(s: State, events: Ints) -> bool:
    """Optional: the next part of what follows from an action or a set-up; whether there is still more."""
    return False


@rule
def kind(s: State) -> int:
    """Optional: 0 to KINDS − 1, alike for positions that go on with the same part of the rules."""
    return 0


@rule
def share_places(places: Ints, seats: int, out: Ints) -> None:
    """Returns from places (0 = first; equal numbers tie and share what their places are worth together)."""
    for seat in range(seats):
        doubled = 0  # twice the mean place: each pair adds 2 if the other is ahead, 1 if level
        for other in range(seats):
            if other != seat:
                if places[other] < places[seat]:
                    doubled += 2
                elif places[other] == places[seat]:
                    doubled += 1
        out[seat] = 0 if seats == 1 else RETURN_UNIT - RETURN_UNIT * doubled // (seats - 1)


@rule
def share_scores(scores: np.ndarray, seats: int, spread: int, out: Ints) -> None:
    """Expected results from scores that are not final: level scores share, a lead of `spread` is worth half a win."""
    for seat in range(seats):
        total = 0
        for other in range(seats):
            lead = int(scores[seat]) - int(scores[other])
            total += RETURN_UNIT * lead // (abs(lead) + spread)
        out[seat] = 0 if seats == 1 else total // (seats - 1)
