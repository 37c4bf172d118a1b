"""What simulation counts of a finished match."""

from vaka.core.figures import Figure, Figures
from vaka.core.kernel import State


def points(s: State, seat: int) -> float:
    """The points of a seat: the islands that count for it."""
    return float(s.points[seat])


def all_points(s: State) -> list[int]:
    return [s.points[seat] for seat in range(s.seats)]


def tied(s: State) -> int:
    return int(all_points(s).count(max(all_points(s))) > 1)


figures = Figures(
    Figure("turns", "turns begun", lambda s: s.turns),
    Figure("tiles", "tiles turned over", lambda s: s.drawn),
    Figure("winner_points", "points of the winner", lambda s: max(all_points(s))),
    Figure("tied_points", "1 if two seats or more have the most points", tied),
    Figure("migrations", "fleets that put to sea", lambda s: s.migrations),
    Figure("longest_chain", "the most migrations in one turn", lambda s: s.longest),
    Figure("failed_voyages", "fleets lost to a danger too great", lambda s: s.failed),
    Figure("turned_back", "fleets a royal island turned back", lambda s: s.bounced),
    Figure("royal_islands", "royal islands founded", lambda s: sum(s.royals)),
    Figure("settlements", "new settlements", lambda s: s.settled),
    Figure("infinite_loops", "islands taken out because a chain had no way out", lambda s: s.removed_count),
    Figure("safety_stops", "fleets lost to the safety stop (TON-Q27)", lambda s: s.stopped),
    Figure("ends_on_island", "1 if the last island ended it, 0 if the last ocean", lambda s: int(s.islands_left == 0)),
)
