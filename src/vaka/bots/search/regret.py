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
def update_regret(t: Tree, node: int, chosen: int, value: int) -> None:
    """How much more each legal action would have brought than the present strategy, from one result of the chosen one.

    The means so far stand for the actions not chosen and are taken off the one that was: the result of a playout is
    mostly luck, the same for all actions, and so little of it is mixed in while no action is favoured or wronged.
    """
    desk = t.desk[0]
    total, count = 0.0, 0
    edge = t.nodes[node].first + 0
    while edge != NOT_THERE:
        if t.edges[edge].seen == desk.playouts:
            total += t.edges[edge].regret
            count += 1
        edge = t.edges[edge].following + 0
    worth, surprise = 0.0, 0.0
    edge = t.nodes[node].first + 0
    while edge != NOT_THERE:
        if t.edges[edge].seen == desk.playouts:
            portion = t.edges[edge].regret / total if total > 0.0 else 1.0 / count
            mean = t.edges[edge].value / max(1, t.edges[edge].visits)
            if edge == chosen:
                surprise = (value - mean) / ((1.0 - CURIOSITY) * portion + CURIOSITY / count)
                mean += surprise
            worth += portion * mean
        edge = t.edges[edge].following + 0
    edge = t.nodes[node].first + 0
    while edge != NOT_THERE:
        if t.edges[edge].seen == desk.playouts:
            mean = t.edges[edge].value / max(1, t.edges[edge].visits)
            if edge == chosen:
                mean += surprise
            t.edges[edge].regret = max(0.0, t.edges[edge].regret + mean - worth)
        edge = t.edges[edge].following + 0
