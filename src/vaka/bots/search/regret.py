"""Regret matching at simultaneous rounds: play each action in proportion to its regret.

Two seats that learn this way against each other approach an equilibrium in their *average* strategy, which is mixed and
so cannot be predicted. Negative regrets are set to zero (regret matching plus).
"""

import math

from vaka.bots.search.numbers import next_fraction
from vaka.bots.search.tree import NOT_THERE, Tree
from vaka.core.contract import RETURN_UNIT
from vaka.core.kernel import rule
from vaka.core.numbers import wide

EXPLORATION = 0.05  # share of playouts that try any action
MARGIN = 1.0  # standard errors by which an action may look worse than the best and still be in play


@rule
def match_regret(t: Tree, node: int) -> int:
    """An edge drawn by regret among those legal now; its strategy is added to the average."""
    control = t.control[0]
    count = set_portions(t, node)
    left = next_fraction(control)
    weight = t.nodes[node].visits + 1.0  # later strategies know more
    chosen = NOT_THERE
    edge = wide(t.nodes[node].first)
    while edge != NOT_THERE:
        if t.edges[edge].seen == control.playouts:
            t.edges[edge].share += weight * t.edges[edge].portion
            left -= (1.0 - EXPLORATION) * t.edges[edge].portion + EXPLORATION / count
            if left < 0.0 or chosen == NOT_THERE:
                chosen = edge
                if left < 0.0:
                    left = 2.0
        edge = wide(t.edges[edge].following)
    control.drawn = count
    return chosen


@rule
def set_portions(t: Tree, node: int) -> int:
    """Give each legal action its portion of the regret of all that may yet be best; how many are legal.

    An action that looks significantly worse has none: its regret is noise.
    """
    control = t.control[0]
    deviation = MARGIN * RETURN_UNIT * math.sqrt(max(0.0, control.squared - control.expected * control.expected))
    floor, count = -1e30, 0
    edge = wide(t.nodes[node].first)
    while edge != NOT_THERE:
        e = t.edges[edge]
        if e.seen == control.playouts:
            count += 1
            if e.visits > 0:
                floor = max(floor, e.value / e.visits - deviation / math.sqrt(e.visits))
        edge = wide(e.following)
    total, rivals = 0.0, 0
    edge = wide(t.nodes[node].first)
    while edge != NOT_THERE:
        e = t.edges[edge]
        e.portion = 0.0
        if e.seen == control.playouts and (
            e.visits == 0 or e.value / e.visits + deviation / math.sqrt(e.visits) >= floor
        ):
            e.portion = 1.0
            total += e.regret
            rivals += 1
        edge = wide(e.following)
    edge = wide(t.nodes[node].first)
    while edge != NOT_THERE:
        if t.edges[edge].portion > 0.0:
            t.edges[edge].portion = t.edges[edge].regret / total if total > 0.0 else 1.0 / rivals
        edge = wide(t.edges[edge].following)
    return count


@rule
def update_regret(t: Tree, node: int, chosen: int, value: int) -> None:
    """How much more each legal action would have brought than the present strategy, from one result of the chosen one.

    The means so far are control variates: the result of a playout is mostly luck, the same for all actions. So the
    estimate has little variance, and it is unbiased.
    """
    control = t.control[0]
    worth, surprise = 0.0, 0.0
    edge = wide(t.nodes[node].first)
    while edge != NOT_THERE:
        e = t.edges[edge]
        if e.seen == control.playouts:
            mean = e.value / max(1, e.visits)
            if edge == chosen:
                surprise = (value - mean) / ((1.0 - EXPLORATION) * e.portion + EXPLORATION / control.drawn)
                mean += surprise
            worth += e.portion * mean
        edge = wide(e.following)
    edge = wide(t.nodes[node].first)
    while edge != NOT_THERE:
        e = t.edges[edge]
        if e.seen == control.playouts:
            mean = e.value / max(1, e.visits)
            if edge == chosen:
                mean += surprise
            e.regret = max(0.0, e.regret + mean - worth)
        edge = wide(e.following)
