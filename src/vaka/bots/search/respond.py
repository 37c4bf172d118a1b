"""A response to one fixed bot: a search in which the other seats decide as that bot does, not as suits them best.

In a simultaneous round nothing the others choose depends on the searcher's choice, so the bot is asked once for each of
some deals, from where the round began, and all playouts of the round meet these deals: the search knows how the bot
chooses, never what it has chosen. Elsewhere a bot that is quick enough is asked for some of the others' next decisions
in every playout.
"""

from typing import Any, NamedTuple

import numpy as np

from vaka.bots.search.decide import PLAYOUTS, SEARCH, begin, best_of_root, choose_by_search
from vaka.bots.search.numbers import mix, next_bits
from vaka.bots.search.playouts import back_up, descend, finish, playout, step
from vaka.bots.search.tree import (
    DEPTH,
    NOT_THERE,
    ROOT,
    WORK,
    Tree,
    new_tree,
    node_here,
    nodes_for,
    remember,
    show_choices,
    start_path,
)
from vaka.core.contract import apply, legal, redeal, simultaneous, to_move
from vaka.core.contract.search import rollout_action
from vaka.core.game import Game
from vaka.core.kernel import Ints, State, relinked, rule
from vaka.core.loops import KIND, bot_match
from vaka.core.numbers import wide
from vaka.core.plain import PlainStates

RESPOND = SEARCH + 1  # a kind of bot, besides those of vaka.bots.search.decide
CHOICES = 64  # of the others in a simultaneous round that are kept for each deal
BEGINNING = 2  # of the states: the position in which the simultaneous round under way began


class Duel(NamedTuple):
    """What a match against a responder is played in."""

    states: Any  # [3] of the game's states: the match, a blank one, the beginning of a simultaneous round
    actions: Any  # [max_actions] i4: legal actions
    mine: Tree  # the responder's
    theirs: Tree  # the bot's
    own: Any  # [plies] i4: what the responder has decided since that beginning
    count: Any  # [2] i8: how much of it there is; the number of the round
    choices: Any  # [deals, CHOICES] i4: what the others choose in the round
    chosen: Any  # [deals] i8: how many choices these are
    deal: Any  # [1] u8: from which the deals of the round follow; 0: the others have not been asked in it
    limits: Any  # [2] i8: decisions of the others asked of the bot in a playout; deals of a simultaneous round


def new_duel(game: Game, seats: int, rows: Ints, replies: int, deals: int, compiled: bool = True) -> Duel:
    """Empty pools for matches of these bots."""
    nodes = nodes_for(int(rows[:, PLAYOUTS].max()))
    return Duel(
        np.zeros(3, game.state) if compiled else PlainStates(3, game.state),
        game.new_actions(),
        new_tree(game, seats, nodes, compiled),
        new_tree(game, seats, nodes, compiled),
        np.zeros(game.max_plies, np.int32),
        np.zeros(2, np.int64),
        np.zeros((deals, CHOICES), np.int32),
        np.zeros(deals, np.int64),
        np.zeros(1, np.uint64),
        np.array([replies, deals], np.int64),
    )


@rule
def choose_response(d: Any, seat: int, count: int, bits: int, rows: np.ndarray, events: Ints) -> int:
    """`vaka.core.loops.choose` for matches of one responder against bots."""
    s = d.states[0]
    running = simultaneous(s)
    if running == 0 or running != d.count[1]:
        d.states[BEGINNING] = s
        d.count[0] = 0
        d.count[1] = running
        d.deal[0] = 0
    if rows[seat, KIND] != RESPOND:
        return ask(d.theirs, s, seat, bits, rows, events)
    action = wide(d.actions[0])
    if count > 1:
        action = respond(d, seat, bits, rows, events)
    d.own[d.count[0]] = action
    d.count[0] += 1
    return action


@rule
def ask(t: Tree, s: State, seat: int, bits: int, rows: np.ndarray, events: Ints) -> int:
    """What the bot at a seat decides."""
    t.states[0] = s
    count = legal(t.states[0], t.actions)
    return choose_by_search(t, seat, count, bits, rows, events)


@rule
def respond(d: Any, seat: int, bits: int, rows: np.ndarray, events: Ints) -> int:
    """The action that does best against the bot in a search from what the seat knows."""
    search_response(d, seat, bits, rows, NOT_THERE, events)
    return wide(d.mine.edges[best_of_root(d.mine)].action)


@rule
def search_response(d: Any, seat: int, bits: int, rows: np.ndarray, only: int, events: Ints) -> None:
    """Fill the responder's tree: every playout meets the bot. `only`: the one action looked at, or NOT_THERE."""
    t = d.mine
    t.states[ROOT] = d.states[0]
    redeal(t.states[ROOT], seat, bits)
    begin(t, seat, bits, rows[seat])
    t.control[0].only = only
    start_path(t.control[0])
    node_here(t, t.states[ROOT], seat)
    t.nodes[0].hidden = 0  # a best response has no need to mix
    running = simultaneous(d.states[0])
    if running != 0 and d.deal[0] == 0:
        d.deal[0] = t.control[0].deal
        for k in range(d.limits[1]):
            d.chosen[k] = ask_all(d, t, seat, k, running, rows, events)
    if running != 0:
        t.control[0].deal = d.deal[0]
    for _ in range(rows[seat, PLAYOUTS]):
        if running != 0:
            playout_in_round(d, t, seat, events)
        elif d.limits[0] != 0:
            playout_against(d, t, seat, rows, events)
        else:
            playout(t, events)


@rule
def ask_all(d: Any, t: Tree, seat: int, k: int, running: int, rows: np.ndarray, events: Ints) -> int:
    """What the others choose in the simultaneous round of one deal; how many choices that are."""
    t.states[WORK] = d.states[BEGINNING]
    s = t.states[WORK]
    bits = mix(t.control[0].deal, k)
    redeal(s, seat, bits)
    done, asked = 0, 0
    while simultaneous(s) == running and asked < CHOICES and to_move(s) >= 0:
        who = wide(to_move(s))
        if who == seat:
            action = wide(d.own[done])
            if done >= d.count[0]:  # anything will do: nobody sees it
                legal(s, t.actions)
                action = wide(t.actions[0])
            done += 1
        else:
            bits = mix(bits, who)
            action = ask(d.theirs, s, who, bits, rows, events)
            d.choices[k, asked] = action
            asked += 1
        apply(s, action, events)
    return asked


@rule
def playout_in_round(d: Any, t: Tree, seat: int, events: Ints) -> None:
    """One playout from a hidden choice: the others choose as they were asked, then it goes on as every search does."""
    control = t.control[0]
    start_path(control)
    control.playouts += 1
    control.drawn = 0
    before = wide(control.edges)
    depth = step(t, t.states[ROOT], legal(t.states[ROOT], t.actions), 0, False)
    edge = wide(t.path[0, 1])
    k = wide(t.edges[edge].visits) % d.limits[1]
    t.states[WORK] = d.states[BEGINNING]
    s = t.states[WORK]
    redeal(s, seat, mix(control.deal, k))
    done, asked = 0, 0
    while done <= d.count[0] or asked < d.chosen[k]:
        who = wide(to_move(s))
        if who != seat and asked == d.chosen[k]:
            break
        action = wide(t.edges[edge].action)
        if who != seat:
            action = wide(d.choices[k, asked])
            remember(control, who, action)
            asked += 1
        elif done < d.count[0]:
            action = wide(d.own[done])
            done += 1
        elif done == d.count[0]:
            done += 1
        else:
            count = legal(s, t.actions)
            passed = depth
            if control.edges == before and depth < DEPTH:
                depth = step(t, s, count, depth, False)
            if depth > passed:
                action = wide(t.edges[t.path[passed, 1]].action)
            else:
                action = wide(rollout_action(s, t.actions, count, t.memo[0], next_bits(control)))
        apply(s, action, events)
    if control.edges == before:
        depth = descend(t, s, depth, events)
    control.deepest = max(control.deepest, depth)
    finish(t, s, events)
    back_up(t, depth)


@rule
def playout_against(d: Any, t: Tree, seat: int, rows: np.ndarray, events: Ints) -> None:
    """One playout: the others as the bot decides, then the tree of the searcher's own decisions, then a rollout."""
    control = t.control[0]
    start_path(control)
    control.playouts += 1
    control.drawn = 0
    before = wide(control.edges)
    depth = step(t, t.states[ROOT], legal(t.states[ROOT], t.actions), 0, False)
    edge = wide(t.path[0, 1])
    t.states[WORK] = d.states[0]
    s = t.states[WORK]
    redeal(s, seat, mix(control.deal, wide(t.edges[edge].visits)))
    apply(s, wide(t.edges[edge].action), events)
    depth = descend_against(d, t, s, seat, depth, control.edges > before, rows, events)
    control.deepest = max(control.deepest, depth)
    finish(t, s, events)
    back_up(t, depth)


@rule
def descend_against(
    d: Any, t: Tree, s: State, seat: int, depth: int, grown: bool, rows: np.ndarray, events: Ints
) -> int:
    """Follow the searcher's own decisions to one that is new to the tree, the others replying; how many were passed."""
    control = t.control[0]
    replies = 0
    while to_move(s) >= 0 and depth < DEPTH:
        who = wide(to_move(s))
        count = legal(s, t.actions)
        if count == 1:
            apply(s, wide(t.actions[0]), events)
        elif who != seat:
            if replies == d.limits[0]:
                break
            replies += 1
            show_choices(control, simultaneous(s))
            action = ask(d.theirs, s, who, next_bits(control), rows, events)
            remember(control, who, action)
            apply(s, action, events)
        else:
            if grown:
                break
            before = wide(control.edges)
            after = step(t, s, count, depth, False)
            if after == depth:
                break
            apply(s, wide(t.edges[t.path[depth, 1]].action), events)
            depth = after
            grown = control.edges > before
    return depth


responding_match = relinked(bot_match, {"choose": choose_response})
