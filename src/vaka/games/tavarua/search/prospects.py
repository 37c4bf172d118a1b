"""What a match alone may still bring, from what can be seen: a small network for each event and one for the high score.

`prospects_fit.py` derives its numbers from matches of the surfer of `alone.py`.
"""

import tomllib
from importlib.resources import files

from vaka.core.arrays import np
from vaka.core.kernel import State, rule
from vaka.games.tavarua.components import SOLO_STOKES
from vaka.games.tavarua.rules.beginning import BARREL_TYPE
from vaka.games.tavarua.rules.cards import power
from vaka.games.tavarua.rules.ending import board_sum
from vaka.games.tavarua.rules.wave import AERIAL, TEN, card_points
from vaka.games.tavarua.search.alone import channel_gain
from vaka.games.tavarua.search.goals import AERIALS, NO_TASK, cards_kept, photos
from vaka.games.tavarua.search.ride_alone import best_gain, ride_photos
from vaka.games.tavarua.search.rides import POINT
from vaka.games.tavarua.search.rollout import ride_points, track_gain
from vaka.games.tavarua.state import CHANNEL, LONG, RIDING, SPACES, WASH

OWN, OF_A_RIVAL, RIVALS = 25, 5, 3
SIGHTS = OWN + OF_A_RIVAL * RIVALS
ONE = 1000  # of a sight
_FITTED = tomllib.loads(files(__package__).joinpath("prospects.toml").read_text("utf-8"))
WEIGHTS = np.array(_FITTED["weights"], np.int64)  # [event, cells, SIGHTS], in thousandths like the others
BIAS = np.array(_FITTED["bias"], np.int64)  # [event, cells]
WORTH = np.array(_FITTED["worth"], np.int64)  # [event, cells]
BASE = np.array(_FITTED["base"], np.int64)  # [event]
CELLS = WORTH.shape[1]


@rule
def see_own(s: State, memo: State) -> None:
    """What matters of the person, each about 0 to ONE."""
    out, board, task = memo.sights, int(s.board[0]), int(memo.task)
    riding = s.place[0] == RIDING and s.waves_left > 0
    pile, best, hoped, gain = 0, 0, 0, 0
    if riding and task == NO_TASK:
        for i in range(s.pile_size[0]):
            points = card_points(s, 0, i) * POINT
            pile += points
            best = max(best, points)
        hoped = ride_points(s, 0, pile - best)
        gain = track_gain(s, 0, pile + hoped)
    elif riding:
        if task == AERIALS:
            for i in range(s.pile_size[0]):
                pile += POINT if power(int(s.pile_card[0, i])) == AERIAL else 0
        space, rounds = int(s.spot[0]), int(s.waves_left)
        hoped = ride_photos(s, 0, task, space + 1, rounds, int(s.balance[0]), pile)
    for i in range(2):
        a, b = max(0, int(s.score[0, i, 0])), max(0, int(s.score[0, i, 1]))
        out[2 * i] = max(a, b) * ONE // TEN
        out[2 * i + 1] = min(a, b) * ONE // TEN
    out[4] = int(s.waves_left) * ONE // 25
    out[5] = ONE if board == LONG else 0
    out[6] = ONE if riding else 0
    out[7] = pile // 10
    out[8] = best // 10
    out[9] = hoped // (10 if task == NO_TASK else 2)
    out[10] = gain // 10
    out[11] = ONE if s.place[0] == CHANNEL and s.spot[0] == 0 else 0
    out[12] = int(s.spot[0]) * ONE // SPACES if s.place[0] == CHANNEL else 0
    out[13] = 0
    if s.place[0] == CHANNEL:
        out[13] = channel_gain(s, 0, memo) // (10 if task == NO_TASK else 2)
    out[14] = int(s.tokens[0]) * ONE // 3
    out[15] = int(s.spot[0]) * ONE // SPACES if riding else 0
    held = 0
    for card in range(SOLO_STOKES):
        held += int(s.held[0, card])
    out[16] = min(6, held) * ONE // 6
    out[17] = ONE if s.next_wave == BARREL_TYPE else 0
    out[18] = photos(s, task) * ONE // 5 if task != NO_TASK else 0
    out[19] = ONE if s.place[0] == WASH else 0
    out[20] = int(s.balance[0]) * ONE // 3
    out[21] = max(0, 7 - int(s.waves_left)) * ONE // 7
    out[22] = max(0, 14 - int(s.waves_left)) * ONE // 14
    fours = 0
    for slot in range(s.hand_size[0]):
        fours += 1 if power(int(s.hand[0, slot])) == AERIAL else 0
    out[23] = fours * ONE // 3
    out[24] = max(-ONE, best_gain(s, 0, memo, 0) // (10 if task == NO_TASK else 2)) if riding else 0


@rule
def see_rivals(s: State, memo: State) -> None:
    """What matters of the rivals: their sums, and the wave each of them rides."""
    out = memo.sights
    for i in range(RIVALS):
        at, rival = OWN + OF_A_RIVAL * i, i + 1
        for j in range(OF_A_RIVAL):
            out[at + j] = 0
        if rival < s.surfers:
            for board in range(2):
                out[at + board] = board_sum(s, rival, board) * ONE // (2 * TEN)
            if s.place[rival] == RIDING:
                pile = 0
                for card in range(s.pile_size[rival]):
                    pile += card_points(s, rival, card)
                pile += (int(s.spot[rival]) - 1) * (3 if s.perfect[rival] == 1 else 2) + 2
                lower = max(0, min(int(s.score[rival, s.board[rival], 0]), int(s.score[rival, s.board[rival], 1])))
                if s.spot[rival] - 1 <= s.waves_left:
                    out[at + 2 + int(s.board[rival])] = max(0, min(TEN, pile - 1) - lower) * ONE // TEN
                out[at + 4] = int(s.spot[rival]) * ONE // SPACES


@rule
def prospects(s: State, memo: State) -> int:
    """What a match for one may bring in the end, in thousandths of a point."""
    see_own(s, memo)
    see_rivals(s, memo)
    event = int(memo.event)
    total = int(BASE[event]) * 1_000_000
    for cell in range(CELLS):
        value = int(BIAS[event, cell]) * ONE
        for i in range(SIGHTS):
            value += int(WEIGHTS[event, cell, i]) * int(memo.sights[i])
        if value > 0:
            total += int(WORTH[event, cell]) * value
    return total // 1_000_000 + cards_kept(s, event)
