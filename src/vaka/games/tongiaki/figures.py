"""What simulation counts of a finished match."""

from vaka.core.kernel import State


def figures(s: State) -> dict[str, float]:
    """The numbers of a finished match that simulation averages."""
    points = [s.points[seat] for seat in range(s.seats)]
    return {
        "turns": s.turns,
        "tiles": s.drawn,
        "winner_points": max(points),
        "tied_points": int(points.count(max(points)) > 1),
        "migrations": s.migrations,
        "longest_chain": s.longest,
        "failed_voyages": s.failed,
        "turned_back": s.bounced,
        "royal_islands": sum(s.royals),
        "settlements": s.settled,
        "infinite_loops": s.removed_count,
        "safety_stops": s.stopped,
        "ends_on_island": int(s.islands_left == 0),
    }
