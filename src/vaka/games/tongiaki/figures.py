"""What is counted of a match, and random play with few new settlements for the figures in the rules document."""

from vaka.core.chance import next_count, scale, scatter
from vaka.core.kernel import Ints, State, rule
from vaka.games.tongiaki.actions import FOUND_BASE, SETTLE_ANEW
from vaka.games.tongiaki.heuristics import STALE_ROUNDS
from vaka.games.tongiaki.rules.beginning import setup
from vaka.games.tongiaki.rules.choices import legal
from vaka.games.tongiaki.rules.play import apply, to_move
from vaka.games.tongiaki.state import TURN

PER_MILLE = 1000


def figures(s: State) -> dict[str, float]:
    """The numbers of a finished match that simulation averages."""
    points = [int(s.points[seat]) for seat in range(s.seats)]
    return {
        "turns": int(s.turns),
        "tiles": int(s.drawn),
        "winner_points": max(points),
        "tied_points": int(points.count(max(points)) > 1),
        "migrations": int(s.migrations),
        "longest_chain": int(s.longest),
        "failed_voyages": int(s.failed),
        "turned_back": int(s.bounced),
        "royal_islands": sum(s.royals),
        "settlements": int(s.settled),
        "infinite_loops": int(s.removed_count),
        "safety_stops": int(s.stopped),
        "ends_on_island": int(s.islands_left == 0),
    }


@rule
def pick(s: State, actions: Ints, count: int, settle: int, found: int) -> int:
    """A random action. At the start of a turn he settles anew in `settle` of 1000 cases, or when no tile was placed for
    five rounds (TON-Q32), and else founds in `found` of 1000 if he can."""
    s.chance = next_count(s.chance)
    if s.phase != TURN or count == 1:
        return int(actions[scale(scatter(s.chance), count)])
    if s.stale >= STALE_ROUNDS * s.colours or scale(scatter(s.chance), PER_MILLE) < settle:
        return SETTLE_ANEW
    others = 0  # expansions and special starts stand first, foundings before the settlement
    while actions[others] < FOUND_BASE:
        others += 1
    s.chance = next_count(s.chance)
    foundings = count - 1 - others
    founds = foundings > 0 and scale(scatter(s.chance), PER_MILLE) < found
    s.chance = next_count(s.chance)
    if founds or others == 0:
        return int(actions[others + scale(scatter(s.chance), max(1, foundings))])
    return int(actions[scale(scatter(s.chance), others)])


@rule
def calm_match(
    states: State,
    seats: int,
    options: Ints,
    seed: int,
    settle: int,
    found: int,
    actions: Ints,
    events: Ints,
    tally: Ints,
) -> None:
    """Play one match of `pick` in states[0], from the zeroed states[1].

    `tally` [2] takes the decisions and how many of them had a single option.
    """
    states[0] = states[1]
    s = states[0]
    setup(s, seats, options, seed)
    tally[0] = 0
    tally[1] = 0
    while to_move(s) >= 0:
        count = legal(s, actions)
        tally[0] += 1
        if count == 1:
            tally[1] += 1
        apply(s, pick(s, actions, count, settle, found), events)
