"""Regret matching at simultaneous rounds: play each action in proportion to how much it was missed.

Two seats that learn so against each other approach an equilibrium in their *average* strategy, which mixes: whoever
plays it cannot be read. Regrets below nothing are forgotten (regret matching plus).
"""

from vaka.bots.search.numbers import next_fraction
from vaka.bots.search.tree import NOT_THERE, Tree
from vaka.core.kernel import rule

CURIOSITY = 0.05  # share of playouts that try any action


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
def update_regret(t: Tree, node: int, value: int) -> None:
    """How much each action that was legal would have brought more than the one that was played, by its mean."""
    desk = t.desk[0]
    edge = t.nodes[node].first + 0
    while edge != NOT_THERE:
        if t.edges[edge].seen == desk.playouts and t.edges[edge].visits > 0:
            mean = t.edges[edge].value / t.edges[edge].visits
            t.edges[edge].regret = max(0.0, t.edges[edge].regret + mean - value)
        edge = t.edges[edge].following + 0
