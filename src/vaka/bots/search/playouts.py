"""Playouts: down the tree, one new move, a stroll to the horizon, and the result back up to every decision made."""

import math

from vaka.bots.search.numbers import next_bits
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
from vaka.core.contract import RETURN_UNIT, apply, evaluate, legal, redeal, returns, stroll, to_move, weigh
from vaka.core.kernel import Ints, State, rule

LOWEST = -1e30
LEAST_STAKE = 0.0001  # the least variance of results, in wins


@rule
def search(t: Tree, playouts: int, events: Ints) -> None:
    """Add playouts to the tree of the position in `states[ROOT]`."""
    for _ in range(playouts):
        playout(t, events)


@rule
def playout(t: Tree, events: Ints) -> None:
    """One playout from the root, with everything the searching seat cannot see dealt anew."""
    desk = t.desk[0]
    t.states[WORK] = t.states[ROOT]
    s = t.states[WORK]
    redeal(s, desk.seat + 0, next_bits(desk))
    start_path(desk)
    desk.playouts += 1
    depth = descend(t, s, events)
    desk.deepest = max(desk.deepest, depth)
    finish(t, s, events)
    back_up(t, depth)


@rule
def descend(t: Tree, s: State, events: Ints) -> int:
    """Follow the tree to a move that is new to it and play that too; how many decisions of it were passed."""
    desk = t.desk[0]
    depth = 0
    seat = to_move(s) + 0
    while seat >= 0 and depth < DEPTH:
        count = legal(s, t.actions)
        if count == 1:  # nothing to decide, nothing to learn
            apply(s, t.actions[0] + 0, events)
        else:
            node = node_here(t, s, seat)
            if node == NOT_THERE:
                break
            before = desk.edges + 0
            edge = choose_edge(t, s, node, count)
            if edge == NOT_THERE:
                break
            t.path[depth, 0] = node
            t.path[depth, 1] = edge
            t.path[depth, 2] = seat
            depth += 1
            action = t.edges[edge].action + 0
            remember(desk, seat, action)
            apply(s, action, events)
            if desk.edges > before:
                break
        seat = to_move(s) + 0
    return depth


@rule
def choose_edge(t: Tree, s: State, node: int, count: int) -> int:
    """The edge to follow: a new one while the node may grow, else the most promising of the legal ones."""
    desk = t.desk[0]
    edge = t.nodes[node].first + 0
    while edge != NOT_THERE:
        t.marks[t.edges[edge].action] = edge
        edge = t.edges[edge].following + 0
    known = 0
    for i in range(count):
        edge = t.marks[t.actions[i]]
        if edge != NOT_THERE:
            known += 1
            t.edges[edge].met += 1
            t.edges[edge].seen = desk.playouts
    chosen = NOT_THERE
    room = desk.edges < t.edges.shape[0]
    width = desk.width + int(math.sqrt(t.nodes[node].visits) / desk.narrow) // (1 + t.nodes[node].hidden)
    if node == 0 and desk.only != NOT_THERE:
        chosen = t.marks[desk.only] if t.marks[desk.only] != NOT_THERE else new_edge(t, node, desk.only + 0)
    elif room and known < count and known < width:
        chosen = best_looking(t, s, node, count)
    elif known == 0:
        chosen = NOT_THERE
    elif t.nodes[node].hidden == 1:
        chosen = match_regret(t, node)
    else:
        chosen = most_promising(t, node)
    edge = t.nodes[node].first + 0
    while edge != NOT_THERE:
        t.marks[t.edges[edge].action] = NOT_THERE
        edge = t.edges[edge].following + 0
    return chosen


@rule
def best_looking(t: Tree, s: State, node: int, count: int) -> int:
    """A new edge for the action that looks best of those without one."""
    weigh(s, t.actions, count, t.memo[0], t.weights)
    best = -1
    for i in range(count):
        if t.marks[t.actions[i]] == NOT_THERE and (best < 0 or t.weights[i] > t.weights[best]):
            best = i
    return new_edge(t, node, t.actions[best] + 0)


@rule
def most_promising(t: Tree, node: int) -> int:
    """Mean result plus what may be hidden behind few visits, among the actions legal now (UCB with availability).

    Eagerness is measured in deviations of the results so far: a close race is looked at with finer eyes.
    """
    desk = t.desk[0]
    eagerness = desk.explore * math.sqrt(max(LEAST_STAKE, desk.squared - desk.expected * desk.expected))
    best, best_score = NOT_THERE, LOWEST
    edge = t.nodes[node].first + 0
    while edge != NOT_THERE:
        e = t.edges[edge]
        if e.seen == desk.playouts:
            score = -LOWEST
            if e.visits > 0:
                hope = math.sqrt(math.log(e.met + 1.0) / e.visits)
                score = e.value / (e.visits * float(RETURN_UNIT)) + eagerness * hope
            if score > best_score:
                best, best_score = edge, score
        edge = e.following + 0
    return best


@rule
def finish(t: Tree, s: State, events: Ints) -> None:
    """Play on to the horizon or the end; each seat's result or prospect goes into `values`."""
    desk = t.desk[0]
    memo = t.memo[0]
    left = desk.horizon + 0
    while to_move(s) >= 0:
        if left == 0:
            evaluate(s, memo, t.values)
            return
        left -= 1
        count = legal(s, t.actions)
        if count == 1:
            apply(s, t.actions[0] + 0, events)
        else:
            apply(s, stroll(s, t.actions, count, memo, next_bits(desk)) + 0, events)
    returns(s, t.values)


@rule
def back_up(t: Tree, depth: int) -> None:
    """Give every decision of the path its seat's result."""
    desk = t.desk[0]
    result = t.values[desk.seat] / float(RETURN_UNIT)
    desk.expected += (result - desk.expected) / desk.playouts
    desk.squared += (result * result - desk.squared) / desk.playouts
    first = t.edges[t.path[0, 1]].ordinal
    for seat in range(t.values.shape[0]):
        t.sums[first, seat] += t.values[seat]
    for i in range(depth):
        node, edge = t.path[i, 0], t.path[i, 1]
        value = t.values[t.path[i, 2]] + 0
        if t.nodes[node].hidden == 1 and t.edges[edge].visits > 0:
            update_regret(t, node, edge, value)
        t.nodes[node].visits += 1
        t.edges[edge].visits += 1
        t.edges[edge].value += value
