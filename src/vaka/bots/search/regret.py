"""Regret matching at simultaneous rounds: play each action in proportion to how much it was missed.

Two seats that learn so against each other approach an equilibrium in their *average* strategy, which mixes: whoever
plays it cannot be read. Regrets below nothing are forgotten (regret matching plus).
"""

from vaka.bots.search.numbers import next_fraction
from vaka.bots.search.tree import NOT_THERE, Tree
from vaka.core.kernel import rule

CURIOSITY = 0.05  # share of playouts that try any action
LEAST = 1e-9  # where nothing is missed, every action counts alike


@rule
def match_regret(t: Tree, node: int) -> int:
    """An edge drawn by regret among those legal now; its strategy is added to the average."""
    desk = t.desk[0]
    total, count = 0.0, 0
    edge = t.nodes[node].first + 0
    while edge != NOT_THERE:
        if t.edges[edge].seen == desk.playouts:
            total += t.edges[edge].regret
            count += 1
        edge = t.edges[edge].following + 0
    left = next_fraction(desk)
    weight = t.nodes[node].visits + 1.0  # later strategies know more
    chosen = NOT_THERE
    edge = t.nodes[node].first + 0
    while edge != NOT_THERE:
        if t.edges[edge].seen == desk.playouts:
            portion = t.edges[edge].regret / total if total > 0.0 else 1.0 / count
            t.edges[edge].share += weight * portion
            left -= (1.0 - CURIOSITY) * portion + CURIOSITY / count
            if left < 0.0 or chosen == NOT_THERE:
                chosen = edge
                if left < 0.0:
                    left = 2.0
        edge = t.edges[edge].following + 0
    return chosen


@rule
def update_regret(t: Tree, node: int) -> None:
    """How much each action that was legal would bring more than the present strategy, all by their means so far.

    Means instead of the one result: that one is mostly luck, the same for all actions, and would be mixed in.
    """
    desk = t.desk[0]
    total, worth = 0.0, 0.0
    edge = t.nodes[node].first + 0
    while edge != NOT_THERE:
        if t.edges[edge].seen == desk.playouts and t.edges[edge].visits > 0:
            portion = t.edges[edge].regret + LEAST
            total += portion
            worth += portion * t.edges[edge].value / t.edges[edge].visits
        edge = t.edges[edge].following + 0
    edge = t.nodes[node].first + 0
    while edge != NOT_THERE:
        if t.edges[edge].seen == desk.playouts and t.edges[edge].visits > 0:
            mean = t.edges[edge].value / t.edges[edge].visits
            t.edges[edge].regret = max(0.0, t.edges[edge].regret + mean - worth / total)
        edge = t.edges[edge].following + 0
