"""Playouts: down the tree, one new move, a rollout to the horizon, and the result back up to every decision made."""

import math

from vaka.bots.search.numbers import log, mix, next_bits
from vaka.bots.search.regret import match_regret, update_regret
from vaka.bots.search.tree import (
    DEPTH,
    NOT_THERE,
    ROOT,
    WORK,
    Tree,
    new_edge,
    node_here,
    remember,
    start_path,
)
from vaka.core.contract import RETURN_UNIT, apply, legal, redeal, returns, to_move
from vaka.core.contract.search import CERTAIN, evaluate, is_quiet, priors, rollout_action
from vaka.core.kernel import Ints, State, rule
from vaka.core.numbers import wide

LOWEST = -1e30
NO_SEAT = 1 << 30  # where no result is written
LEAST_VARIANCE = 0.0001  # the least variance of results, in wins


@rule
def search(t: Tree, playouts: int, events: Ints) -> None:
    """Add playouts to the tree of the position in `states[ROOT]`."""
    for _ in range(playouts):
        playout(t, events)


@rule
def playout(t: Tree, events: Ints) -> None:
    """One playout from the root, with everything the searching seat cannot see redealt.

    The first playout of every move at the root meets the same deal, so does the second: luck is shared out fairly.
    """
    control = t.control[0]
    t.states[WORK] = t.states[ROOT]
    s = t.states[WORK]
    start_path(control)
    control.playouts += 1
    control.drawn = 0
    before = wide(control.edges)
    depth = step(t, s, legal(s, t.actions), 0, control.only != NOT_THERE)
    deal = wide(control.playouts)
    if depth == 1:
        deal = wide(t.edges[t.path[0, 1]].visits)
    redeal(s, wide(control.seat), mix(control.deal, deal))
    if depth == 1:
        apply(s, wide(t.edges[t.path[0, 1]].action), events)
    if control.edges == before:
        depth = descend(t, s, depth, events)
    control.deepest = max(control.deepest, depth)
    finish(t, s, events)
    back_up(t, depth)


@rule
def step(t: Tree, s: State, count: int, depth: int, asked: bool) -> int:
    """Choose at the node of this decision and add it to the path; how long that is now.

    A single legal action needs no node, unless it is asked for.
    """
    seat = wide(to_move(s))
    if count == 1 and not asked:
        return depth
    node = node_here(t, s, seat)
    if node == NOT_THERE:
        return depth
    edge = choose_edge(t, s, node, count)
    if edge == NOT_THERE:
        return depth
    t.path[depth, 0] = node
    t.path[depth, 1] = edge
    t.path[depth, 2] = seat
    remember(t.control[0], seat, wide(t.edges[edge].action))
    return depth + 1


@rule
def descend(t: Tree, s: State, depth: int, events: Ints) -> int:
    """Follow the tree to a move that is new to it and play that too; how many decisions of it were passed."""
    control = t.control[0]
    while to_move(s) >= 0 and depth < DEPTH:
        count = legal(s, t.actions)
        before = wide(control.edges)
        after = step(t, s, count, depth, False)
        if after > depth:
            apply(s, wide(t.edges[t.path[depth, 1]].action), events)
            depth = after
            if control.edges > before:
                break
        elif count == 1:
            apply(s, wide(t.actions[0]), events)
        else:
            break
    return depth


@rule
def choose_edge(t: Tree, s: State, node: int, count: int) -> int:
    """The edge to follow: a new one while the node may grow, else the most promising of the legal ones."""
    control = t.control[0]
    edge = wide(t.nodes[node].first)
    while edge != NOT_THERE:
        t.marks[t.edges[edge].action] = edge
        edge = wide(t.edges[edge].following)
    known = 0
    for i in range(count):
        edge = t.marks[t.actions[i]]
        if edge != NOT_THERE:
            known += 1
            t.edges[edge].met += 1
            t.edges[edge].seen = control.playouts
    chosen = NOT_THERE
    room = control.edges < t.edges.shape[0]
    width = control.width + int(math.sqrt(t.nodes[node].visits) / control.widening) // (1 + 3 * t.nodes[node].hidden)
    if node == 0:
        width = max(width, control.least)
    if node == 0 and control.only != NOT_THERE:
        chosen = t.marks[control.only] if t.marks[control.only] != NOT_THERE else new_edge(t, node, wide(control.only))
    elif room and known < count and known < width and not (known > 0 and t.nodes[node].certain == 1):
        chosen = best_looking(t, s, node, count)
    elif known == 0:
        chosen = NOT_THERE
    elif (
        t.nodes[node].hidden == 1 and control.playouts % 2 == 0
    ):  # every other playout; the rest follow what looks best
        chosen = match_regret(t, node)
    else:
        chosen = most_promising(t, node)
    edge = wide(t.nodes[node].first)
    while edge != NOT_THERE:
        t.marks[t.edges[edge].action] = NOT_THERE
        edge = wide(t.edges[edge].following)
    return chosen


@rule
def best_looking(t: Tree, s: State, node: int, count: int) -> int:
    """A new edge for the action that looks best of those without one."""
    priors(s, t.actions, count, t.memo[0], t.weights)
    best = -1
    for i in range(count):
        if t.marks[t.actions[i]] == NOT_THERE and (best < 0 or t.weights[i] > t.weights[best]):
            best = i
    if t.weights[best] >= CERTAIN:
        t.nodes[node].certain = 1
    return new_edge(t, node, wide(t.actions[best]))


@rule
def most_promising(t: Tree, node: int) -> int:
    """The best mean result plus exploration bonus among the actions legal now (UCB with availability).

    Exploration is measured in deviations of the results so far, so that small differences count in a close match.
    """
    control = t.control[0]
    exploration = control.explore * math.sqrt(
        max(LEAST_VARIANCE, control.squared - control.expected * control.expected)
    )
    best, best_score = NOT_THERE, LOWEST
    edge = wide(t.nodes[node].first)
    while edge != NOT_THERE:
        e = t.edges[edge]
        if e.seen == control.playouts:
            score = -LOWEST
            if e.visits > 0:
                uncertainty = math.sqrt(log(e.met + 1.0) / e.visits)
                score = e.value / (e.visits * float(RETURN_UNIT)) + exploration * uncertainty
            if score > best_score:
                best, best_score = edge, score
        edge = wide(e.following)
    return best


@rule
def finish(t: Tree, s: State, events: Ints) -> None:
    """Play on to the horizon and until the position is quiet, or to the end; what the seats get goes into `values`."""
    control = t.control[0]
    memo = t.memo[0]
    left = wide(control.horizon)
    while to_move(s) >= 0:
        if left <= 0 and is_quiet(s):
            evaluate(s, memo, t.values)
            return
        left -= 1
        count = legal(s, t.actions)
        if count == 1:
            apply(s, wide(t.actions[0]), events)
        else:
            apply(s, wide(rollout_action(s, t.actions, count, memo, next_bits(control))), events)
    if is_alone(t, s):  # a match for one has no result but its evaluation
        evaluate(s, memo, t.values)
    for seat in range(t.values.shape[0]):
        if t.values[seat] == NO_SEAT:
            t.values[seat] = 0


@rule
def is_alone(t: Tree, s: State) -> bool:
    """Whether a match is for one seat. What `returns` writes stays in `values`, NO_SEAT where it writes nothing."""
    for seat in range(t.values.shape[0]):
        t.values[seat] = NO_SEAT
    returns(s, t.values)
    return t.values.shape[0] == 1 or t.values[1] == NO_SEAT


@rule
def back_up(t: Tree, depth: int) -> None:
    """Give every decision of the path its seat's result."""
    control = t.control[0]
    result = t.values[control.seat] / float(RETURN_UNIT)
    control.expected += (result - control.expected) / control.playouts
    control.squared += (result * result - control.squared) / control.playouts
    first = t.edges[t.path[0, 1]].ordinal
    for seat in range(t.values.shape[0]):
        t.sums[first, seat] += t.values[seat]
    for i in range(depth):
        node, edge = t.path[i, 0], t.path[i, 1]
        value = wide(t.values[t.path[i, 2]])
        if t.nodes[node].hidden == 1 and control.drawn > 0:
            update_regret(t, node, edge, value)
        t.nodes[node].visits += 1
        t.edges[edge].visits += 1
        t.edges[edge].value += value
