"""Numbers of a finished match of Whakaari that simulation averages."""

from vaka.core.figures import Figure, Figures
from vaka.core.kernel import State
from vaka.games.whakaari.state import GOAL


def reached(s: State) -> float:
    return float(any(s.pawn[seat] == GOAL for seat in range(s.seats)))


figures = Figures(
    Figure("turns", "turns taken by all", lambda s: int(s.turns)),
    Figure("rounds", "turns a seat", lambda s: int(s.turns) / int(s.seats)),
    Figure("reached the goal", "1 if a pawn reached its goal, 0 if the rounds ran out", reached),
    Figure("falls", "falls into the lava", lambda s: int(s.falls)),
    Figure("saves", "falls that a card or a power prevented", lambda s: int(s.saves)),
    Figure("powers used", "uses of powers", lambda s: int(s.powers_used)),
    Figure("drags", "stones dragged", lambda s: int(s.drags)),
    Figure("tosses", "stones tossed", lambda s: int(s.tosses)),
    Figure("events", "event cards drawn", lambda s: int(s.drawn)),
)
