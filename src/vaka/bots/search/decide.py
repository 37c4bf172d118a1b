"""From a tree to a move, and whole matches of searching bots in one call."""

from vaka.bots.search.numbers import log, next_bits, next_fraction
from vaka.bots.search.playouts import is_alone, search
from vaka.bots.search.tree import NOT_THERE, ROOT, Tree, clear
from vaka.core.arrays import np
from vaka.core.contract import RETURN_UNIT, legal, policy, redeal
from vaka.core.contract.search import prepare_search
from vaka.core.kernel import Ints, relinked, rule
from vaka.core.loops import KIND, bot_match, choose_simply
from vaka.core.numbers import wide

SEARCH = 2  # a kind of bot, besides those of vaka.core.loops
HORIZON, PLAYOUTS, WIDTH, EXPLORE, NOISE, WIDENING = range(KIND + 1, KIND + 7)  # columns of a level's row
COLUMNS = KIND + 7
MILLION = 1_000_000  # explore, noise and widening are kept in millionths
EXPLORE_ALONE = 1.5  # at least, in a match for one: all that differs between two playouts of a move is luck
LEAST_FRACTION = 1e-12  # of Gumbel noise, which zero would make infinite
LEAST_SHARE = 0.15  # of the likeliest action's share: what is played less often is noise of the search


@rule
def begin(t: Tree, seat: int, stream: int, level: np.ndarray) -> None:
    """Clear the tree for a search of `states[ROOT]` by a seat, with its own dice, as a level's row says."""
    clear(t)
    control = t.control[0]
    control.seat = seat
    control.stream = stream
    control.deal = next_bits(control)
    control.only = NOT_THERE
    control.least = 0
    control.horizon = level[HORIZON]
    control.width = level[WIDTH]
    control.explore = level[EXPLORE] / MILLION
    control.noise = level[NOISE] / MILLION
    control.widening = level[WIDENING] / MILLION
    control.expected = 0.0
    control.squared = 0.0
    s = t.states[ROOT]
    control.alone = 1 if is_alone(t, s) else 0
    if control.alone == 1:
        control.explore = max(control.explore, EXPLORE_ALONE)
    policy(s, t.actions, legal(s, t.actions), t.memo[0])  # so that the memo knows the position
    prepare_search(s, t.memo[0])


@rule
def decision(t: Tree) -> int:
    """The action the tree recommends at its root: by visits, by noisy means, or drawn from a mixed strategy."""
    if t.nodes[0].hidden == 1 and t.control[0].noise == 0.0:
        return wide(t.edges[drawn_by_share(t)].action)
    return wide(t.edges[best_of_root(t)].action)


@rule
def best_of_root(t: Tree) -> int:
    """The edge with most visits, the better mean of equals; or the best mean with the level's noise added."""
    control = t.control[0]
    best, best_score = NOT_THERE, -1e30
    edge = wide(t.nodes[0].first)
    while edge != NOT_THERE:
        e = t.edges[edge]
        mean = e.value / (max(1, e.visits) * float(RETURN_UNIT))
        if control.noise > 0.0:
            score = mean - control.noise * log(-log(max(LEAST_FRACTION, next_fraction(control))))
        else:
            score = e.visits + mean / 4.0
        if score > best_score:
            best, best_score = edge, score
        edge = wide(e.following)
    return best


@rule
def drawn_by_share(t: Tree) -> int:
    """An edge drawn from the average strategy, without the actions it hardly ever plays."""
    control = t.control[0]
    most, total = 0.0, 0.0
    edge = wide(t.nodes[0].first)
    while edge != NOT_THERE:
        most = max(most, t.edges[edge].share)
        edge = wide(t.edges[edge].following)
    edge = wide(t.nodes[0].first)
    while edge != NOT_THERE:
        if t.edges[edge].share >= LEAST_SHARE * most:
            total += t.edges[edge].share
        edge = wide(t.edges[edge].following)
    left = next_fraction(control) * total
    chosen = NOT_THERE
    edge = wide(t.nodes[0].first)
    while edge != NOT_THERE:
        if t.edges[edge].share >= LEAST_SHARE * most and (left >= 0.0 or chosen == NOT_THERE):
            chosen = edge
            left -= t.edges[edge].share
        edge = wide(t.edges[edge].following)
    return chosen


@rule
def choose_by_search(t: Tree, seat: int, count: int, bits: int, rows: np.ndarray, events: Ints) -> int:
    """`vaka.core.loops.choose` for matches in which some bots search."""
    if rows[seat, KIND] != SEARCH or count == 1:
        return choose_simply(t, seat, count, bits, rows, events)
    t.states[ROOT] = t.states[0]
    redeal(t.states[ROOT], seat, bits)
    begin(t, seat, bits, rows[seat])
    search(t, rows[seat, PLAYOUTS], events)
    return decision(t)


searching_match = relinked(bot_match, {"choose": choose_by_search})
