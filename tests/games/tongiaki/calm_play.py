"""Random play with few new settlements: what people's matches look like more than play at random does."""

from vaka.core.chance import next_count, scale, scatter
from vaka.core.kernel import Ints, State, rule
from vaka.games.tongiaki.actions import FOUND_BASE, SETTLE_ANEW
from vaka.games.tongiaki.heuristics import STALE_ROUNDS
from vaka.games.tongiaki.rules import apply, legal, setup, to_move
from vaka.games.tongiaki.rules.tiles import turns_without_tile
from vaka.games.tongiaki.state import TURN

PER_MILLE = 1000


@rule
def pick(s: State, actions: Ints, count: int, settle: int, found: int) -> int:
    """A random action. A turn settles anew in `settle` of 1000 cases, or when no tile was placed for five rounds
    (TON-Q32); otherwise it founds in `found` of 1000 cases if it can."""
    s.chance = next_count(s.chance)
    if s.phase != TURN or count == 1:
        return int(actions[scale(scatter(s.chance), count)])
    if turns_without_tile(s) >= STALE_ROUNDS * s.colours or scale(scatter(s.chance), PER_MILLE) < settle:
        return SETTLE_ANEW
    others = 0  # expansions and special starts come first, foundings before the settlement
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
