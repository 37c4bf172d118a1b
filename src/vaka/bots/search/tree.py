"""The tree of a search: flat pools that are made once, and how a decision finds its place among them.

A node stands for what the deciding seat knows of the decisions since the root, not for one state: dice and hidden cards
are drawn again in every playout and lead through the same nodes. Choices of a simultaneous round are known to the other
seats only when the round is over, so nobody's node depends on what somebody else has just chosen in secret.
"""

from typing import Any, NamedTuple

from vaka.bots.search.numbers import mix
from vaka.core.arrays import np
from vaka.core.chance import scale
from vaka.core.contract import RETURN_UNIT, simultaneous
from vaka.core.contract.search import chance_key
from vaka.core.game import Game
from vaka.core.kernel import State, record_type, rule
from vaka.core.loops import KNOWN
from vaka.core.plain import PlainStates

SEATS = 8
DEPTH = 64  # decisions of a playout that are kept in the tree
ROOT, WORK = KNOWN, KNOWN + 1  # the searched position and the playout's own, behind the two states of a match
NOT_THERE = -1
FIRST_REGRET = 8.0 * RETURN_UNIT  # of the action with the best prior, so that regret matching begins with it
MOST_NODES = 1 << 16

NODE = record_type(
    [
        ("key", "u8"),
        ("visits", "i8"),
        ("first", "i8"),
        ("slot", "i8"),
        ("hidden", "i8"),
        ("certain", "i8"),  # its first action leaves no other choice
    ]
)
EDGE = record_type(
    [
        ("action", "i8"),
        ("following", "i8"),  # the node's next edge
        ("ordinal", "i8"),  # its number among the edges of its node
        ("visits", "i8"),
        ("met", "i8"),  # how often the action was legal here
        ("seen", "i8"),  # the playout in which it last was
        ("value", "i8"),  # sum of results for the seat that decides, in RETURN_UNIT
        ("regret", "f8"),  # in simultaneous rounds: how much better it would have been than what was played
        ("portion", "f8"),  # how likely it is to be played now
        ("share", "f8"),  # and how often it was to be played so far
    ]
)
CONTROL = record_type(
    [
        ("stream", "u8"),  # the bot's own dice
        ("deal", "u8"),  # from which every deal follows
        ("public", "u8"),  # what everybody knows of the decisions since the root
        ("own", "u8", SEATS),  # what each seat has chosen in this round, hidden from the others
        ("explore", "f8"),
        ("noise", "f8"),
        ("widening", "f8"),
        ("expected", "f8"),  # of the results of the searching seat ...
        ("squared", "f8"),  # ... and of their squares: how much is at stake
        ("seat", "i8"),  # who searches
        ("only", "i8"),  # the one action looked at at the root; NOT_THERE: all
        ("least", "i8"),  # this many are looked at there from the beginning, whatever the width
        ("horizon", "i8"),
        ("width", "i8"),
        ("nodes", "i8"),  # in use
        ("edges", "i8"),
        ("playouts", "i8"),
        ("running", "i8"),  # the number of the simultaneous round under way
        ("deepest", "i8"),
        ("drawn", "i8"),  # of how many actions the one at a hidden root was drawn by regret; 0: it was not
        ("alone", "i8"),  # a match for one: nothing is hidden from anybody
    ]
)


class Tree(NamedTuple):
    """The pools of one search."""

    states: Any  # [4] of the game's states
    memo: Any  # [1] of the game's memo
    nodes: Any  # [nodes]
    edges: Any  # [edges]
    index: Any  # [4 * nodes] i8: hash table of nodes, NOT_THERE where free
    path: Any  # [DEPTH, 3] i8: node, edge and seat of each decision of the playout
    actions: Any  # [max_actions] i4: legal actions
    weights: Any  # [max_actions] i8: how good they look
    marks: Any  # [action_count] i8: edge of each action at the node looked at, NOT_THERE between decisions
    values: Any  # [seats] i4: result of the playout
    sums: Any  # [max_actions, seats] i8: sums of the results of all seats for each edge of the root
    control: Any  # [1]


def nodes_for(playouts: int) -> int:
    """How large a pool a search of this many playouts needs: at most one node each, with an upper limit."""
    return min(MOST_NODES, max(64, playouts + 1))


def new_tree(game: Game, seats: int, nodes: int, compiled: bool = True) -> Tree:
    """Empty pools for searches of a match with this many seats."""
    memo = game.whole_memo
    return Tree(
        np.zeros(4, game.state) if compiled else PlainStates(4, game.state),
        np.zeros(1, memo) if compiled else PlainStates(1, memo),
        np.zeros(nodes, NODE),
        np.zeros(nodes + nodes // 2, EDGE),
        np.full(4 * nodes, NOT_THERE, np.int64),
        np.zeros((DEPTH, 3), np.int64),
        game.new_actions(),
        np.zeros(game.max_actions, np.int64),
        np.full(game.action_count, NOT_THERE, np.int64),
        np.zeros(seats, np.int32),
        np.zeros((game.max_actions, seats), np.int64),
        np.zeros(1, CONTROL),
    )


@rule
def clear(t: Tree) -> None:
    """Forget every node; what the pools hold beyond `control.nodes` is never read."""
    control = t.control[0]
    for node in range(control.nodes):
        t.index[t.nodes[node].slot] = NOT_THERE
    control.nodes = 0
    control.edges = 0
    control.playouts = 0
    control.deepest = 0


@rule
def start_path(control: State) -> None:
    """Go back to the root: nothing has been decided since."""
    control.public = 1
    control.running = 0
    for seat in range(SEATS):
        control.own[seat] = 0


@rule
def show_choices(control: State, running: int) -> None:
    """When another round begins or one is over, what was hidden is known to all."""
    if control.running != running:
        for seat in range(SEATS):
            control.public = mix(control.public, control.own[seat])
            control.own[seat] = 0
        control.running = running


@rule
def node_here(t: Tree, s: State, seat: int) -> int:
    """The node of the seat's decision, made if it is new; NOT_THERE when the pool is full."""
    control = t.control[0]
    running = simultaneous(s)
    show_choices(control, running)
    key = mix(mix(mix(control.public, control.own[seat]), seat), chance_key(s, seat))
    slot = scale(key, t.index.shape[0])
    while t.index[slot] != NOT_THERE:
        if t.nodes[t.index[slot]].key == key:
            return t.index[slot]
        slot = (slot + 1) % t.index.shape[0]
    node = control.nodes
    if node == t.nodes.shape[0] or control.edges == t.edges.shape[0]:
        return NOT_THERE
    t.index[slot] = node
    t.nodes[node].key = key
    t.nodes[node].visits = 0
    t.nodes[node].first = NOT_THERE
    t.nodes[node].slot = slot
    t.nodes[node].certain = 0
    t.nodes[node].hidden = 1 if running != 0 and node == 0 and control.alone == 0 else 0
    control.nodes += 1
    return node


@rule
def remember(control: State, seat: int, action: int) -> None:
    """Add a decision to what is known: by its seat alone while a simultaneous round runs, else by all."""
    if control.running != 0:
        control.own[seat] = mix(control.own[seat], action)
    else:
        control.public = mix(control.public, action)


@rule
def new_edge(t: Tree, node: int, action: int) -> int:
    """Give a node one more action, behind the others, so that the first tried stays the first."""
    control = t.control[0]
    edge = control.edges
    control.edges += 1
    t.edges[edge].action = action
    t.edges[edge].following = NOT_THERE
    t.edges[edge].visits = 0
    t.edges[edge].met = 1
    t.edges[edge].seen = control.playouts
    t.edges[edge].value = 0
    t.edges[edge].regret = 0.0
    t.edges[edge].portion = 0.0
    t.edges[edge].share = 0.0
    t.edges[edge].ordinal = 0
    last = t.nodes[node].first
    if last == NOT_THERE:
        t.nodes[node].first = edge
        t.edges[edge].regret = FIRST_REGRET
    else:
        while t.edges[last].following != NOT_THERE:
            last = t.edges[last].following
        t.edges[last].following = edge
        t.edges[edge].ordinal = t.edges[last].ordinal + 1
    if node == 0:
        for seat in range(t.values.shape[0]):
            t.sums[t.edges[edge].ordinal, seat] = 0
    return edge
