"""Results from places and scores."""

from vaka.core.arrays import np
from vaka.core.contract import RETURN_UNIT
from vaka.core.kernel import Ints, rule


@rule
def share_places(places: Ints, seats: int, out: Ints) -> None:
    """Returns from places (0 = first; equal numbers tie and share what their places are worth together)."""
    for seat in range(seats):
        doubled = 0  # twice the mean place: each pair adds 2 if the other is ahead, 1 if tied
        for other in range(seats):
            if other != seat:
                if places[other] < places[seat]:
                    doubled += 2
                elif places[other] == places[seat]:
                    doubled += 1
        out[seat] = 0 if seats == 1 else RETURN_UNIT - RETURN_UNIT * doubled // (seats - 1)


@rule
def share_scores(scores: np.ndarray, seats: int, spread: int, out: Ints) -> None:
    """Expected results from scores that are not final: tied scores share, a lead of `spread` is worth half a win."""
    for seat in range(seats):
        total = 0
        for other in range(seats):
            lead = int(scores[seat]) - int(scores[other])
            total += RETURN_UNIT * lead // (abs(lead) + spread)
        out[seat] = 0 if seats == 1 else total // (seats - 1)
