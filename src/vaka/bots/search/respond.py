"""A response to one fixed bot: a search in which the other seats decide as that bot does, not as suits them best.

The first decisions of the others after the searcher's own are asked of the bot itself, on what their seats know;
beyond them a playout goes on as every search does. In a simultaneous round the others' hidden choices, those already
made too, are drawn again as the bot makes them from where the round began. So the search knows how the bot chooses, but
never what it has chosen.
"""

from typing import Any, NamedTuple

import numpy as np

from vaka.bots.search.decide import PLAYOUTS, SEARCH, begin, best_of_root, choose_by_search
from vaka.bots.search.numbers import mix, next_bits
from vaka.bots.search.playouts import back_up, finish, step
from vaka.bots.search.tree import (
    DEPTH,
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
from vaka.core.game import Game
from vaka.core.kernel import Ints, State, relinked, rule
from vaka.core.loops import KIND, bot_match
from vaka.core.numbers import wide
from vaka.core.plain import PlainStates

RESPOND = SEARCH + 1  # a kind of bot, besides those of vaka.bots.search.decide
REPLIES = 4  # decisions of the others that are asked of the bot in a playout
BEGINNING = 2  # of the states: the position in which the simultaneous round under way began


class Duel(NamedTuple):
    """What a match against a responder is played in."""

    states: Any  # [3] of the game's states: the match, a blank one, the beginning of a simultaneous round
    actions: Any  # [max_actions] i4: legal actions
    mine: Tree  # the responder's
    theirs: Tree  # the bot's
    own: Any  # [plies] i4: what the responder has decided since that beginning
    count: Any  # [2] i8: how much of it there is; the number of the round
    model: Any  # [seats, columns] i8: the bot as the responder's playouts ask it


def new_duel(game: Game, seats: int, rows: Ints, model: Ints, compiled: bool = True) -> Duel:
    """Empty pools for matches of these bots."""
    nodes = nodes_for(int(rows[:, PLAYOUTS].max()))
    return Duel(
        np.zeros(3, game.state) if compiled else PlainStates(3, game.state),
        game.new_actions(),
        new_tree(game, seats, nodes, compiled),
        new_tree(game, seats, nodes, compiled),
        np.zeros(game.max_plies, np.int32),
        np.zeros(2, np.int64),
        model,
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
    t = d.mine
    t.states[ROOT] = d.states[0]
    redeal(t.states[ROOT], seat, bits)
    begin(t, seat, bits, rows[seat])
    start_path(t.control[0])
    node_here(t, t.states[ROOT], seat)
    t.nodes[0].hidden = 0  # a best response has no need to mix
    for _ in range(rows[seat, PLAYOUTS]):
        playout_against(d, t, seat, events)
    return wide(t.edges[best_of_root(t)].action)


@rule
def playout_against(d: Any, t: Tree, seat: int, events: Ints) -> None:
    """One playout: the others as the bot decides, then the tree of the searcher's own decisions, then a rollout."""
    control = t.control[0]
    start_path(control)
    control.playouts += 1
    control.drawn = 0
    before = wide(control.edges)
    depth = step(t, t.states[ROOT], legal(t.states[ROOT], t.actions), 0, False)
    edge = wide(t.path[0, 1])
    t.states[WORK] = d.states[BEGINNING]
    s = t.states[WORK]
    redeal(s, seat, mix(control.deal, wide(t.edges[edge].visits)))
    catch_up(d, s, seat, next_bits(control), events)
    apply(s, wide(t.edges[edge].action), events)
    depth = descend_against(d, t, s, seat, depth, control.edges > before, events)
    control.deepest = max(control.deepest, depth)
    finish(t, s, events)
    back_up(t, depth)


@rule
def catch_up(d: Any, s: State, seat: int, bits: int, events: Ints) -> None:
    """Play the simultaneous round up to the searcher's decision: its own choices as they were, the others anew."""
    done = 0
    while to_move(s) != seat or done < d.count[0]:
        who = wide(to_move(s))
        if who == seat:
            apply(s, wide(d.own[done]), events)
            done += 1
        else:
            bits = mix(bits, who)
            apply(s, ask(d.theirs, s, who, bits, d.model, events), events)


@rule
def descend_against(d: Any, t: Tree, s: State, seat: int, depth: int, grown: bool, events: Ints) -> int:
    """Follow the searcher's own decisions to one that is new to the tree, the others replying; how many were passed."""
    control = t.control[0]
    replies = 0
    while to_move(s) >= 0 and depth < DEPTH:
        who = wide(to_move(s))
        count = legal(s, t.actions)
        if count == 1:
            apply(s, wide(t.actions[0]), events)
        elif who != seat:
            if replies == REPLIES:
                break
            replies += 1
            show_choices(control, simultaneous(s))
            action = ask(d.theirs, s, who, next_bits(control), d.model, events)
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
