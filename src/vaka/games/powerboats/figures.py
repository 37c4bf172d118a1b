"""Numbers of a finished match that simulation averages. A race that nobody finished counts for nothing."""

from vaka.core.figures import Figure, Figures
from vaka.core.kernel import State
from vaka.games.powerboats.state import RACES


def home(s: State) -> list[int]:
    """The turns in which boats came home, over all races."""
    return [s.home[race, seat] for race in range(RACES) for seat in range(s.seats) if s.home[race, seat] > 0]


def races_finished(s: State) -> int:
    return sum(any(s.home[race, seat] > 0 for seat in range(s.seats)) for race in range(RACES))


def points(s: State, seat: int) -> float:
    """The points of a seat, all races together."""
    return float(s.points[seat])


figures = Figures(
    Figure("winner's points", "points of the winner", lambda s: max(s.points[: s.seats])),
    Figure("counters kept", "damage counters that stayed on all boats", lambda s: sum(s.kept_damage[: s.seats])),
    Figure("boats home", "boats that finished, all races together", lambda s: len(home(s))),
    Figure("races finished", "races in which a boat finished, of three", races_finished),
    Figure("turns of the fastest", "turns of the fastest boat, 0 if none finished", lambda s: min(home(s), default=0)),
)
