"""Numbers of a finished match, for simulation."""

from vaka.core.kernel import State
from vaka.games.powerboats.state import RACES


def figures(s: State) -> dict[str, float]:
    """Points, damage and turns; a race that nobody finished counts for nothing."""
    seats = range(s.seats)
    home = [[s.home[race, seat] for seat in seats] for race in range(RACES)]
    return {
        "winner's points": max(s.points[seat] for seat in seats),
        "counters kept": sum(s.kept_damage[seat] for seat in seats),
        "boats home": sum(turns > 0 for race in home for turns in race),
        "races finished": sum(max(race) > 0 for race in home),
        "turns of the fastest": min((turns for race in home for turns in race if turns > 0), default=0),
    }
