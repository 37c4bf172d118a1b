"""What the tree search asks: which actions to try first, when to stop a rollout, and how likely each seat is to win.

The chance to win comes from a seat's features and their weights. The way left is counted in hundredths of a turn: a
jump that few cards allow takes more than one turn, and so does a stone that may give way. The weights began as a fit to
who won matches of the simple policy, over positions at the beginning of turns. That policy jumps whenever it can, so
the fit thinks a good card in hand is as good as a jump. Weights that say so play worse: these were changed by hand and
compared in matches.
"""

import math

from vaka.core.arrays import np
from vaka.core.contract import RETURN_UNIT
from vaka.core.kernel import Ints, State, record_type, rule
from vaka.core.numbers import wide
from vaka.games.whakaari.actions import ANGLE_BASE, PLACE_BASE
from vaka.games.whakaari.components import SAVE
from vaka.games.whakaari.geometry import GRID_LINES, LIES, LONG, PIECES, SHORT, SUPREME, widest_first
from vaka.games.whakaari.geometry.numbers import ONE
from vaka.games.whakaari.geometry.ruler import board_reaches, past_volcano
from vaka.games.whakaari.heuristics import MEMO_FIELDS, WIN, angle_wanted, count_jumps, policy, score_of
from vaka.games.whakaari.rules.cards import distance_on, has_move, icon_on
from vaka.games.whakaari.rules.icons import BOOM, CHECK, SHOT, SPELL, SURF, TRICK, power_distance
from vaka.games.whakaari.rules.reach import can_reach, can_reach_board, goal_board, progress_of
from vaka.games.whakaari.state import ANGLE, HAND, HOME, MAIN, NOTHING, PLACE, SEATS, STABLE

# features: the way left and the distance; one or two jumps from the goal; what the hand gains, and gains now; no card
# that helps, cards beyond the first that do; a card or power that wins, and wins now; on an unstable stone, and what a
# fall would cost from there; from anywhere; the totem still to place; uses of powers that jump, of others that act in
# one's own turn, of the rest; a card that saves; turns of others before one's own
WAY, TO_GO, CLOSE, NEXT_BUT_ONE, GAIN, GAIN_NOW, STUCK, SPARE, WINS, WINS_NOW = range(10)
SHAKY, SHAKY_LOSS, LOSS, FREE, JUMPS, TRICKS, SHIELDS, SAVES, WAIT = range(10, 19)
WEIGHTS = np.array(  # in ten-thousandths of a logit
    [-40, -20, 3000, 3000, 10, 10, -500, 700, 8000, 22000, -300, -14, -8, 2500, 5000, 1500, 1000, 1200, -500], np.int64
)
TRAITS = len(WEIGHTS)
PERSON = TRAITS + 7  # numbers of a person for a learned evaluation ...
FEATURES = SEATS * PERSON + 4  # ... and all of them
STEP = 10  # of a logit's ten-thousandths, from one entry of EXP to the next
EXP = np.array([round((1 << 30) * math.exp(-i * STEP / 10_000)) for i in range(15_000)], np.int64)  # falls to zero

SEARCH_MEMO = record_type(
    widest_first(
        [
            *MEMO_FIELDS,
            ("scores", "i8", SEATS),
            ("traits", "i8", (SEATS, TRAITS)),
            ("way", "i8", PIECES + 2),
            ("open", "i8", PIECES),
        ]
    )
)
COARSE, FINE = 30, 10  # degrees: directions tried first lie so far from the wanted one
LATTICE = 3  # and places so far from each other
ANY_CARD, SHORT_LONG, LONG_SUPREME, SHORT_ONLY, SUPREME_ONLY = 100, 105, 125, 150, 300  # of a jump, by what allows it
GIVES_WAY = 50  # what a stone on its unstable side costs
NO_WAY = 1200  # at most


@rule
def is_quiet(s: State) -> bool:
    """At the beginning of a turn, when the event is over and the card is drawn."""
    return s.phase == MAIN and s.played == 0 and s.pulled == 0 and s.used == 0


@rule
def price(by_short: bool, by_long: bool, by_supreme: bool) -> int:
    """How many turns a jump takes, by the distances that allow it: the time until such a card comes."""
    if by_short:
        return ANY_CARD if by_long and by_supreme else SHORT_LONG if by_long else SHORT_ONLY
    if by_long:
        return LONG_SUPREME
    return SUPREME_ONLY if by_supreme else NO_WAY


@rule
def price_between(s: State, a: int, b: int) -> int:
    """The price of a jump between two stones, both taken for discs."""
    dx, dy = wide(s.x[a]) - wide(s.x[b]), wide(s.y[a]) - wide(s.y[b])
    n, width = dx * dx + dy * dy, 2 * wide(s.radius)
    far = wide(s.dist[SUPREME]) + width
    if n > far * far or not past_volcano(s, wide(s.x[a]), wide(s.y[a]), wide(s.x[b]), wide(s.y[b])):
        return NO_WAY
    short, long, near = wide(s.dist[SHORT]) + width, wide(s.dist[LONG]) + width, wide(s.dist[LONG]) - width
    nearer = wide(s.dist[SUPREME]) - width
    return price(n <= short * short, n <= long * long and n >= near * near, n >= nearer * nearer)


@rule
def price_of_board(s: State, board: int, piece: int) -> int:
    return price(
        board_reaches(s, board, piece, wide(s.dist[SHORT])),
        board_reaches(s, board, piece, wide(s.dist[LONG])),
        board_reaches(s, board, piece, wide(s.dist[SUPREME])),
    )


@rule
def measure_ways(s: State, seat: int, memo: State) -> None:
    """The shortest way to the goal from every stone and the player's board, in hundredths of a turn."""
    goal = goal_board(s, seat)
    for i in range(PIECES):
        memo.open[i] = 1 if s.lies[i] == LIES else 0
        memo.way[i] = price_of_board(s, goal, i) if s.lies[i] == LIES else NO_WAY
    for _ in range(PIECES):
        best = -1
        for i in range(PIECES):
            if memo.open[i] and (best < 0 or memo.way[i] < memo.way[best]):
                best = i
        if best < 0 or memo.way[best] >= NO_WAY:
            break
        memo.open[best] = 0
        through = memo.way[best] + (GIVES_WAY if s.side[best] != STABLE else 0)
        for i in range(PIECES):
            if memo.open[i] and through < memo.way[i]:
                memo.way[i] = min(memo.way[i], through + price_between(s, best, i))
    memo.way[HOME + 1] = 0
    memo.way[HOME] = NO_WAY
    for i in range(PIECES):
        if s.lies[i] == LIES and memo.way[i] + ANY_CARD < memo.way[HOME]:
            through = memo.way[i] + (GIVES_WAY if s.side[i] != STABLE else 0)
            memo.way[HOME] = min(memo.way[HOME], through + price_of_board(s, seat, i))


@rule
def way_after(s: State, seat: int, memo: State, dist: int) -> int:
    """The way left after the best jump of a distance, 0 for the goal."""
    if can_reach_board(s, seat, goal_board(s, seat), dist):
        return 0
    best, at = NO_WAY, wide(s.pawn[seat])
    for i in range(PIECES):
        way = memo.way[i] + (GIVES_WAY if s.side[i] != STABLE else 0)
        if way < best and i != at and can_reach(s, seat, i, dist):
            best = way
    return best


@rule
def write_features(s: State, seat: int, memo: State) -> None:
    """Write what a seat has into the memo."""
    for k in range(TRAITS):
        memo.traits[seat, k] = 0
    measure_ways(s, seat, memo)
    at, active = wide(s.pawn[seat]), s.turn == seat
    way = wide(memo.way[at])
    loss = min(memo.way[s.totem[seat]], NO_WAY) - way
    memo.traits[seat, WAY] = way
    memo.traits[seat, TO_GO] = -progress_of(s, seat) // (ONE * 100)
    memo.traits[seat, CLOSE] = 1 if way <= SHORT_ONLY else 0
    memo.traits[seat, NEXT_BUT_ONE] = 1 if way <= 2 * LONG_SUPREME else 0
    memo.traits[seat, LOSS] = loss
    memo.traits[seat, FREE] = 1 if s.totem[seat] == HOME else 0
    memo.traits[seat, WAIT] = (seat - s.turn + s.seats) % wide(s.seats)
    if at < PIECES and s.side[at] != STABLE and not active:
        memo.traits[seat, SHAKY] = 1
        memo.traits[seat, SHAKY_LOSS] = loss
    power, uses = wide(s.power[seat]), wide(s.uses[seat])
    jumps = power in (TRICK, BOOM, CHECK)
    memo.traits[seat, JUMPS if jumps else TRICKS if power in (SURF, SHOT, SPELL) else SHIELDS] = min(uses, 2)
    write_hand_features(s, seat, memo, power_distance(power) if jumps and uses > 0 else 0)


@rule
def write_hand_features(s: State, seat: int, memo: State, free: int) -> None:
    """The best jump the hand allows, how many cards help, whether one wins; `free`: the distance of a power, or 0."""
    way = wide(memo.traits[seat, WAY])
    best, helpful, wins = NO_WAY, 0, 0
    for dist in range(1, 4):
        cards = 0
        for i in range(HAND):
            if s.hand[seat, i] != NOTHING:
                code = wide(s.action_code[s.hand[seat, i]])
                if distance_on(code) == dist and has_move(code):
                    cards += 1
        if cards > 0 or free == dist:
            after = way_after(s, seat, memo, wide(s.dist[dist]))
            if cards > 0:
                best = min(best, after)
            if after == 0:
                wins = 1
            if after < way:
                helpful += cards
    for i in range(HAND):
        if s.hand[seat, i] != NOTHING and icon_on(wide(s.action_code[s.hand[seat, i]]), 0) == SAVE:
            memo.traits[seat, SAVES] = 1
    memo.traits[seat, GAIN] = max(0, way - best)
    memo.traits[seat, GAIN_NOW] = memo.traits[seat, GAIN] if s.turn == seat else 0
    memo.traits[seat, STUCK] = 1 if helpful == 0 else 0
    memo.traits[seat, SPARE] = max(0, helpful - 1)
    memo.traits[seat, WINS] = wins
    memo.traits[seat, WINS_NOW] = wins if s.turn == seat else 0


@rule
def evaluate(s: State, memo: State, out: Ints) -> None:
    """Each seat's chance to be the one that wins, from ten-thousandths of a logit, as a result."""
    seats = wide(s.seats)
    most = -(1 << 40)
    for seat in range(seats):
        write_features(s, seat, memo)
        memo.scores[seat] = 0
        for k in range(TRAITS):
            memo.scores[seat] += WEIGHTS[k] * memo.traits[seat, k]
        most = max(most, memo.scores[seat])
    total = 0
    for seat in range(seats):
        memo.scores[seat] = EXP[min(EXP.shape[0] - 1, (most - memo.scores[seat]) // STEP)]
        total += memo.scores[seat]
    for seat in range(seats):
        out[seat] = RETURN_UNIT * (memo.scores[seat] * seats - total) // (total * (seats - 1))


@rule
def features(s: State, seat: int, memo: State, out: Ints) -> None:
    """What a learned evaluation is told: of each person, from one on, what counts above and the cards in hand; then
    how many they are, the turns taken, and the stones by how they lie."""
    for k in range(FEATURES):
        out[k] = 0
    seats = wide(s.seats)
    for i in range(seats):
        who, at = (seat + i) % seats, i * PERSON
        out[at] = 1
        for k in range(TRAITS):
            out[at + 1 + k] = memo.traits[who, k]
        out[at + 1 + TRAITS] = s.uses[who]
        for card in range(HAND):
            if s.hand[who, card] != NOTHING:
                code = wide(s.action_code[s.hand[who, card]])
                out[at + 2 + TRAITS + (distance_on(code) if has_move(code) else 0)] += 1
        out[at + 6 + TRAITS] = 1 if wide(s.power[who]) in (TRICK, BOOM, CHECK) else 0
    at = SEATS * PERSON
    out[at] = seats
    out[at + 1] = s.turns
    for i in range(PIECES):
        if s.lies[i] == LIES:
            out[at + (2 if s.side[i] == STABLE else 3)] += 1


@rule
def angle_score(degree: int, wanted: int) -> int:
    """The wanted direction, then directions all round, then those between."""
    off = (degree - wanted + 540) % 360 - 180
    if off % COARSE == 0:
        return 2000 - abs(off)
    return (1000 if off % FINE == 0 else 0) - abs(off)


@rule
def priors(s: State, actions: Ints, count: int, memo: State, out: np.ndarray) -> None:
    """The policy's scores; directions and places are many, so some that are far apart come first."""
    seat = wide(s.decider)
    count_jumps(s, seat, memo)
    wanted = angle_wanted(s, seat) if s.phase == ANGLE else wide(0)
    for i in range(count):
        action = wide(actions[i])
        if s.phase == ANGLE:
            out[i] = angle_score(action - ANGLE_BASE, wanted)
        else:
            out[i] = score_of(s, seat, memo, action)
            if s.phase == PLACE:
                place = action - PLACE_BASE
                if (place % GRID_LINES) % LATTICE != 0 or (place // GRID_LINES) % LATTICE != 0:
                    out[i] -= WIN


@rule
def rollout_action(s: State, actions: Ints, count: int, memo: State, bits: int) -> int:
    """The policy itself: cards and events vary enough, and a random action would break off a jump half-way."""
    return policy(s, actions, count, memo)
