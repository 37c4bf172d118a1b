"""What search asks of Tongiaki: which plans differ, where a rollout may stop, and what to expect there.

Worths are a fit of who ends before whom, over the beginnings of turns of matches between searching bots (471 of two
seats, 454 of four). At two seats most of it is decided by the last few tiles, and no evaluation sees far before them.
"""

import math

from vaka.core.arrays import np
from vaka.core.contract import RETURN_UNIT
from vaka.core.contract.search import CERTAIN
from vaka.core.kernel import Ints, State, record_type, rule
from vaka.core.numbers import mix_hash, wide
from vaka.games.tongiaki.board import BEACHES, FIRST_BEACH, SIZE, VALUE
from vaka.games.tongiaki.components import ISLANDS
from vaka.games.tongiaki.heuristics import CIRCLES, STALE_ROUNDS, policy, worth
from vaka.games.tongiaki.rules.boats import boats_on
from vaka.games.tongiaki.rules.tiles import turns_without_tile
from vaka.games.tongiaki.state import SAIL, SEATS, TURN, seat_of

# points of royal islands, of islands with boats on several beaches, on one beach, on one beach that the next boat fills
# while others are there; boats on beaches, turns until one's own, islands
ROYAL, SPREAD, SINGLE, THREATENED, BOATS, WAIT, COUNT, TRAITS = range(8)
WORTH = np.array(  # at two seats and at more, in thousandths of a logit
    [[181, 116, 82, 25, 0, -73, 98], [324, 287, 253, 190, 22, -192, 172]], np.int64
)
CHANGE = np.array(  # of the weights, when there are many tiles left
    [[-92, -10, -1, 76, -10, 25, -342], [-148, -171, -180, -136, 80, 124, -300]], np.int64
)
MANY = 8  # tiles of the rarer kind, the last of which ends the match
STEP, WHOLE = 10, 1 << 20  # from one entry of TANH to the next, in thousandths of a logit; and its end
TANH = np.array([round(WHOLE * math.tanh(i * STEP / 2000)) for i in range(1_500)], np.int64)
PERSON, TABLE = TRAITS + 8, 6  # numbers of a seat and of the table for a learned evaluation ...
FEATURES = SEATS * PERSON + TABLE  # ... and all of them
MEMO = record_type([("scores", "i8", SEATS), ("traits", "i8", TRAITS)])


@rule
def chance_key(s: State, seat: int) -> int:
    """The tiles turned over so far: with the decisions they are the whole position (TON-Q33)."""
    key = wide(s.drawn)
    for i in range(s.drawn):
        key = mix_hash(key, wide(s.pile[i]))
    return key


@rule
def is_quiet(s: State) -> bool:
    """At the start of a turn: during a voyage its boats are on no island."""
    return bool(s.phase == TURN)


@rule
def rollout_action(s: State, actions: Ints, count: int, memo: State, bits: int) -> int:
    """The simple policy without random moves: a random new settlement would throw everything away."""
    return policy(s, actions, count, memo)


@rule
def priors(s: State, actions: Ints, count: int, memo: State, out: np.ndarray) -> None:
    """The weights of the simple policy. A closed map must not go on forever, so after a while a player settles anew.

    Else two that are content, or both afraid to turn over the last tile, would wait for each other (TON-Q32). Nor may a
    turn: a search to which it is all the same would send a fleet round in circles up to the safety stop (TON-Q27).
    """
    best = 0
    for i in range(count):
        out[i] = worth(s, int(actions[i]))
        if out[i] > out[best]:
            best = i
    if s.phase == SAIL and s.quiet >= CIRCLES:
        out[best] = CERTAIN
    if s.phase == TURN and turns_without_tile(s) >= STALE_ROUNDS * s.colours:
        out[count - 1] = CERTAIN  # the new settlement is listed last


@rule
def set_traits(s: State, colour: int, out: np.ndarray) -> None:
    """What matters of a colour [TRAITS]."""
    for i in range(TRAITS):
        out[i] = 0
    for island in range(ISLANDS):
        value, own = int(VALUE[island]), s.present[island, colour]
        if s.royal[island] == colour:
            out[ROYAL] += value
        if own > 0:
            out[COUNT] += 1
            out[hold_of(s, island, colour, own)] += value
    out[BOATS] = s.ashore[colour]
    out[WAIT] = (colour + s.colours - s.turn) % s.colours


@rule
def hold_of(s: State, island: int, colour: int, own: int) -> int:
    """How firmly a colour sits on an island: SPREAD, SINGLE or THREATENED."""
    first, beaches, brink = int(FIRST_BEACH[island]), 0, False
    for beach in range(first, first + int(BEACHES[island])):
        if s.moored[beach, colour] > 0:
            beaches += 1
            brink = s.crowd[beach] >= SIZE[beach] - 1
    if beaches > 1:
        return SPREAD
    return THREATENED if brink and boats_on(s, island) > own else SINGLE


@rule
def evaluate(s: State, memo: State, out: Ints) -> None:
    """Who is likely to end before whom, from what each has at the beginning of a turn."""
    table = 0 if s.seats == 2 else 1
    left = min(MANY, s.islands_left, s.oceans_left)
    for seat in range(s.seats):
        memo.scores[seat] = 0
    for colour in range(s.colours):
        set_traits(s, colour, memo.traits)
        for i in range(TRAITS):
            memo.scores[seat_of(s, colour)] += memo.traits[i] * (WORTH[table, i] * MANY + CHANGE[table, i] * left)
    for seat in range(s.seats):
        total = 0
        for other in range(s.seats):
            lead = memo.scores[seat] - memo.scores[other]
            share = int(TANH[min(TANH.shape[0] - 1, abs(lead) // (STEP * MANY))])
            total += share if lead > 0 else -share
        out[seat] = RETURN_UNIT * total // (WHOLE * (s.seats - 1))


@rule
def features(s: State, seat: int, memo: State, out: Ints) -> None:
    """What a learned evaluation is told: of each seat from one on what its colours have, in all and by how firmly they
    hold islands; then the tiles left and how long none was turned over."""
    for k in range(FEATURES):
        out[k] = 0
    for colour in range(s.colours):
        who = seat_of(s, colour)
        at = (who + s.seats - seat) % s.seats * PERSON
        set_traits(s, colour, memo.traits)
        out[at] = 1
        for k in range(TRAITS):
            out[at + 1 + k] += memo.traits[k]
        for island in range(ISLANDS):
            own = s.present[island, colour]
            if own > 0:
                out[at + TRAITS + hold_of(s, island, colour, own)] += 1
                out[at + TRAITS + 4] += VALUE[island] if boats_on(s, island) == own else 0
        out[at + TRAITS + 5] += s.supply[colour]
        out[at + TRAITS + 6] += s.royals[colour]
        out[at + TRAITS + 7] += max(0, own_most(s, colour) - 2)
    at = SEATS * PERSON
    out[at] = s.seats
    out[at + 1] = s.colours
    out[at + 2] = s.islands_left
    out[at + 3] = s.oceans_left
    out[at + 4] = min(s.islands_left, s.oceans_left)
    out[at + 5] = turns_without_tile(s)


@rule
def own_most(s: State, colour: int) -> int:
    """The most boats of a colour on one island."""
    most = 0
    for island in range(ISLANDS):
        most = max(most, int(s.present[island, colour]))
    return most
