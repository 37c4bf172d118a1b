"""What a seat may end with, from what everybody can see: the evaluation of positions in which rollouts stop."""

import math
import tomllib
from importlib.resources import files

from vaka.core.arrays import np
from vaka.core.contract import RETURN_UNIT
from vaka.core.kernel import Ints, State, record_type, rule
from vaka.games.tavarua.rules.ending import board_sum
from vaka.games.tavarua.rules.wave import TEN, card_points
from vaka.games.tavarua.search.goals import FULL_VALUE, value_alone
from vaka.games.tavarua.search.prospects import SIGHTS, prospects
from vaka.games.tavarua.search.rides import POINT
from vaka.games.tavarua.search.rollout import ride_points, spot_gain, track_gain
from vaka.games.tavarua.state import (
    CARD,
    CHANNEL,
    CHOOSE,
    FULL,
    LONG,
    LONGBOARDS,
    OVER,
    PREPARE,
    RECOVER,
    RIDING,
    SEATS,
    SHORT,
    SHORTBOARDS,
    SPACES,
)

TRAITS = 20
MEMO = record_type(
    [("traits", "i8", TRAITS), ("scores", "i8", SEATS), ("event", "i8"), ("task", "i8"), ("sights", "i8", SIGHTS)]
)
_FITTED = tomllib.loads(files(__package__).joinpath("evaluation.toml").read_text("utf-8"))
WEIGHTS = np.array(_FITTED["weights"], np.int64)  # [cells, TRAITS], in thousandths like the next two
BIAS = np.array(_FITTED["bias"], np.int64)  # [cells]
WORTH = np.array(_FITTED["worth"], np.int64)  # [cells]
ONE = 10_000  # of a trait, a logit, and a half point
STEP, WHOLE = 10, 1 << 20  # from one entry of TANH to the next, in parts of a logit; and its end
TANH = np.array([round(WHOLE * math.tanh(i * STEP / ONE / 2)) for i in range(15_000)], np.int64)
CELLS = len(WORTH)
A_WAVE = 11  # half points a wave brings in the long run ...
ROUNDS_A_WAVE = 7  # ... and the rounds it takes
LEAD, LEAD_A_ROUND = 4, 1  # quarters of a point of a total that make winning about 3 in 4


@rule
def set_traits(s: State, seat: int, out: np.ndarray) -> None:
    """What matters of a seat, each about 0 to ONE [TRAITS]."""
    board = int(s.board[seat])
    pile, best, hoped, gain = 0, 0, 0, 0
    if s.place[seat] == RIDING and s.waves_left > 0:
        for i in range(s.pile_size[seat]):
            points = card_points(s, seat, i) * POINT
            pile += points
            best = max(best, points)
        hoped = ride_points(s, seat, pile - best)
        gain = track_gain(s, seat, pile + hoped)
    for i in range(2):
        a, b = max(0, int(s.score[seat, i, 0])), max(0, int(s.score[seat, i, 1]))
        out[2 * i] = max(a, b) * ONE // TEN
        out[2 * i + 1] = min(a, b) * ONE // TEN
    ridden, other = board_sum(s, seat, board) * POINT, board_sum(s, seat, 1 - board) * POINT
    out[4] = int(s.waves_left) * ONE // 25
    out[5] = ONE if board == LONG else 0
    out[6] = ONE if s.place[seat] == RIDING else 0
    out[7] = pile * ONE // (20 * POINT)
    out[8] = best * ONE // (10 * POINT)
    out[9] = hoped * ONE // (10 * POINT)
    out[10] = gain * ONE // (10 * POINT)
    out[11] = min(ridden, other) * ONE // (20 * POINT)
    out[12] = min(ridden + gain, other) * ONE // (20 * POINT)
    out[13] = ONE if s.place[seat] == CHANNEL and s.spot[seat] == 0 else 0
    out[14] = int(s.spot[seat]) * ONE // SPACES if s.place[seat] == CHANNEL else 0
    out[15] = spot_gain(s, seat, int(s.spot[seat])) * ONE // (10 * POINT) if s.place[seat] == CHANNEL else 0
    out[16] = int(s.tokens[seat]) * ONE // 3
    out[17] = int(s.spot[seat]) * ONE // SPACES if s.place[seat] == RIDING else 0
    held = 0
    for card in range(s.held.shape[1]):
        held += int(s.held[seat, card])
    out[18] = min(3, held) * ONE // 3
    out[19] = ONE if s.seats > 2 else 0


@rule
def strength(s: State, seat: int, memo: State) -> int:
    """How likely a seat is to end before another, as log odds of which only differences count: a small network."""
    set_traits(s, seat, memo.traits)
    total = 0
    for cell in range(CELLS):
        value = BIAS[cell] * ONE
        for i in range(TRAITS):
            value += WEIGHTS[cell, i] * memo.traits[i]
        if value > 0:
            total += WORTH[cell] * value
    return total // 1_000_000


@rule
def hoped_total(s: State, seat: int) -> int:
    """What a seat may end with: low scores replaced by middling waves as long as rounds are left."""
    rounds, total = int(s.waves_left) * ONE, 0
    boards = 1 if s.length == LONGBOARDS or s.length == SHORTBOARDS else 2
    if s.place[seat] == RIDING and s.waves_left > 0:
        pile, best = 0, 0
        for i in range(s.pile_size[seat]):
            points = card_points(s, seat, i) * POINT
            pile += points
            best = max(best, points)
        total += track_gain(s, seat, pile + ride_points(s, seat, pile - best)) * ONE // POINT
        rounds -= int(s.spot[seat]) * ONE
    elif s.place[seat] == CHANNEL:
        total += 3 * spot_gain(s, seat, int(s.spot[seat])) * ONE // (10 * POINT)
    else:
        rounds -= ONE
    part = min(ONE, max(0, rounds) // (2 * boards * ROUNDS_A_WAVE))
    for board in range(2):
        if (board == SHORT and s.length != LONGBOARDS) or (board == LONG and s.length != SHORTBOARDS):
            for i in range(2):
                score = max(0, int(s.score[seat, board, i]))
                total += score * ONE + part * max(0, A_WAVE - score)
    return total


@rule
def is_quiet(s: State) -> bool:
    """A round begins: nobody has chosen yet. A surfer in the wash has nothing to choose."""
    if s.steps > 0:
        return False
    return s.phase == PREPARE or s.phase == CHOOSE or (s.phase == CARD and s.chosen[s.turn] == RECOVER)


@rule
def evaluate(s: State, memo: State, out: Ints) -> None:
    """Compare what the seats may end with. Alone the total counts; so it does in short games."""
    if s.seats == 1:
        value = value_alone(s, int(memo.event)) if s.phase == OVER else prospects(s, memo)
        out[0] = value * RETURN_UNIT // (FULL_VALUE * POINT)
        return
    for seat in range(s.seats):
        if s.length == FULL:
            memo.scores[seat] = strength(s, seat, memo)
        else:
            memo.scores[seat] = 2 * hoped_total(s, seat) // (LEAD + LEAD_A_ROUND * int(s.waves_left))
    for seat in range(s.seats):
        total = 0
        for other in range(s.seats):
            lead = int(memo.scores[seat]) - int(memo.scores[other])
            share = int(TANH[min(TANH.shape[0] - 1, abs(lead) // STEP)])
            total += share if lead > 0 else -share
        out[seat] = RETURN_UNIT * total // (WHOLE * (int(s.seats) - 1))
