"""What the tree search may ask of a game. All of it is optional: these bodies stand in where a game gives none."""

from vaka.core.arrays import np
from vaka.core.chance import scale, scatter
from vaka.core.contract import policy
from vaka.core.kernel import Ints, State, rule
from vaka.core.numbers import wide

CERTAIN = 1 << 40  # a prior that leaves no other choice
EPSILON = 8  # one rollout move in this many is any legal one


@rule
def chance_key(s: State, seat: int) -> int:
    """A key for what dice and cards have shown the seat so far; the search has nodes of its own for each.

    0: the same nodes whatever they show, which is enough where little depends on it.
    """
    return 0


@rule
def prepare_search(s: State, memo: State) -> None:
    """Put into `memo` what the search of a position needs beforehand; `policy` has seen the position before."""


@rule
def priors(s: State, actions: Ints, count: int, memo: State, out: np.ndarray) -> None:
    """Write how good each legal action looks into `out` [count], i8. Search tries the best-looking first.

    Where one is CERTAIN, search considers no other.
    """
    chosen = policy(s, actions, count, memo)
    for i in range(count):
        out[i] = 1 if actions[i] == chosen else 0


@rule
def rollout_action(s: State, actions: Ints, count: int, memo: State, bits: int) -> int:
    """An action for a rollout, quickly and not always the same; `bits` are 64 random bits."""
    if scale(scatter(bits), EPSILON) == 0:
        return wide(actions[scale(bits, count)])
    return policy(s, actions, count, memo)


@rule
def is_quiet(s: State) -> bool:
    """Whether a position may be evaluated as it stands; if not (in the middle of a move), a rollout goes on."""
    return True


@rule
def evaluate(s: State, memo: State, out: Ints) -> None:
    """Each seat's expected result in an unfinished match, on the scale of `returns`."""
    for seat in range(out.shape[0]):
        out[seat] = 0


@rule
def features(s: State, seat: int, memo: State, out: Ints) -> None:
    """Write what a learned evaluation is told of a position (`Game.features` numbers), the seats counted from this one.

    `evaluate` has just been asked of the same position; what it left in `memo` may be used.
    """
