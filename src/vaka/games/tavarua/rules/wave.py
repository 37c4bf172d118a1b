"""Phase 3: the wave card (TAV-13), the end of a wave (TAV-14), points and the score track (TAV-15)."""

from vaka.core.arrays import np, npt
from vaka.core.events import EVERYONE, whisper
from vaka.core.kernel import Ints, State, rule
from vaka.core.numbers import wide
from vaka.core.seats import seat_after
from vaka.games.tavarua.components import POWERS, components
from vaka.games.tavarua.events import BARREL, HANG_TEN, IN_BARREL, SCORED, SHIFT, WAVE, say
from vaka.games.tavarua.rules.beginning import BARREL_TYPE
from vaka.games.tavarua.rules.cards import discard, fill_hand, power
from vaka.games.tavarua.rules.clearing import clear_choice, clear_pile
from vaka.games.tavarua.rules.prepare import gain_token
from vaka.games.tavarua.rules.resolve import LONG_REACH, fall, reach, shifted
from vaka.games.tavarua.rules.wave_deck import fix_front, show_back
from vaka.games.tavarua.state import CHANNEL, FALLEN, FULL, HAND, LONG, NOT_ENDED, RIDING, TO_SHORE, WASH

BARREL_POINTS = int(components()["points"]["barrel"])
HANG_TEN_POINTS = int(components()["points"]["hang_ten"])
STOKE_POINTS = int(components()["points"]["stoke"])
SHORE_POINTS = int(components()["points"]["shore"])
AERIAL = POWERS
TRACK_END = int(components()["track"]["from"][-1])
TEN = len(components()["track"]["from"]) - 1


def _track() -> npt.NDArray[np.int8]:
    """[points] -> half points on the score track (TAV-15.2); 0 points have no space (TAV-S5)."""
    least = components()["track"]["from"]
    return np.array([sum(points >= start for start in least) - 1 for points in range(TRACK_END + 1)], np.int8)


TRACK = _track()


@rule
def refill(s: State, events: Ints) -> None:
    """Draw all hands full again, whole hands from the first player on (TAV-6.5, TAV-A1; after scoring TAV-A2)."""
    if s.tiny:
        return  # TAV-22.3
    for i in range(s.seats):
        seat = seat_after(int(s.first), i, int(s.seats))
        fill_hand(s, seat, HAND - int(s.hand_size[seat]), events)


@rule
def turn_wave(s: State, events: Ints) -> None:
    """Turn the top wave card: it moves or tests everyone riding (TAV-13.1, TAV-W1), nobody else (TAV-W2, TAV-W3)."""
    fix_front(s)
    wave, front = int(s.next_wave), int(s.next_front)
    s.turned_wave[s.turned] = wave
    s.turned_front[s.turned] = front
    s.turned += 1
    s.waves_left -= 1  # the deck is the clock (TAV-3.3)
    say(events, WAVE, wave, front)
    for surfer in range(s.surfers):
        if s.place[surfer] == RIDING:
            if wave == BARREL_TYPE:
                ride_barrel(s, surfer, front, events)
            elif s.target[surfer] == 0:
                shift(s, surfer, front, events)
            if s.place[surfer] == RIDING:  # not after a fall (TAV-W7)
                hang_ten(s, surfer, events)
    show_back(s)


@rule
def shift(s: State, surfer: int, move: int, events: Ints) -> None:
    """Move balance by the wave card; a 0 moves nothing (TAV-13.1, TAV-W11)."""
    balance = shifted(s, surfer, move)
    if abs(balance) > reach(s, surfer):
        fall(s, surfer, SHIFT, balance, events)
    else:
        s.balance[surfer] = balance


@rule
def ride_barrel(s: State, surfer: int, value: int, events: Ints) -> None:
    """Compare the printed card of this round with the barrel (TAV-13.2, TAV-13.3, TAV-13.4, TAV-W4): equal on a
    longboard, different on a shortboard; a 4 jumps over it (TAV-W12). An AI surfer always succeeds (TAV-19.19,
    TAV-G20)."""
    last = int(s.pile_size[surfer]) - 1
    printed = power(int(s.pile_card[surfer, last]))
    if s.target[surfer] == 0:
        if printed == AERIAL:
            return
        if (printed == value) != (s.board[surfer] == LONG):
            say(events, BARREL, surfer, 0, printed, value, int(s.board[surfer]))
            fall(s, surfer, IN_BARREL, 0, events)
            return
    s.pile_barrel[surfer, last] = 1
    s.barrels[surfer] += 1  # counts when earned (TAV-G5)
    say(events, BARREL, surfer, 1, printed, value, int(s.board[surfer]))


@rule
def hang_ten(s: State, surfer: int, events: Ints) -> None:
    """On the last nose space of a longboard after the wave card: a token, again each round (TAV-13.5, TAV-W5, TAV-W6,
    TAV-J6). AIs earn none (TAV-19.20)."""
    if s.board[surfer] == LONG and s.balance[surfer] == LONG_REACH and s.target[surfer] == 0:
        s.pile_hang[surfer, s.pile_size[surfer] - 1] = 1
        s.hang_tens[surfer] += 1
        say(events, HANG_TEN, surfer)


@rule
def card_points(s: State, surfer: int, i: int) -> int:
    """One card of a pile with the tokens on it: the printed number, never the altered one (TAV-15.1)."""
    points = power(int(s.pile_card[surfer, i])) + STOKE_POINTS * int(s.pile_tokens[surfer, i])
    points += BARREL_POINTS * int(s.pile_barrel[surfer, i]) + HANG_TEN_POINTS * int(s.pile_hang[surfer, i])
    if i == 0 and s.perfect[surfer] == 1:
        points += int(s.pile_size[surfer])
    return points


@rule
def pile_points(s: State, surfer: int) -> int:
    """What the wave is worth as it ended: all of it, or the best card after a fall (TAV-14.3, TAV-S1, TAV-S2).

    The card of this round is in the pile even if the wave card threw the surfer (TAV-S3).
    """
    total, best = 0, 0
    for i in range(s.pile_size[surfer]):
        points = card_points(s, surfer, i)
        total += points
        best = max(best, points)
    if s.ended[surfer] == FALLEN:
        return best
    if s.ended[surfer] == TO_SHORE:
        return total + SHORE_POINTS  # not for a bail or a snaked rider on space 1 (TAV-S10)
    return total


@rule
def halves_of(points: int) -> int:
    """Points on the score track in half points; −1 for none (TAV-15.2, TAV-S4, TAV-S5)."""
    return int(TRACK[min(points, TRACK_END)])


@rule
def record(s: State, surfer: int, halves: int) -> None:
    """Use a free score token of the board, else move the lower one up if that is higher (TAV-15.3, TAV-S6, TAV-S7,
    TAV-G30)."""
    board = int(s.board[surfer])
    lower = 0 if s.score[surfer, board, 0] <= s.score[surfer, board, 1] else 1
    if halves > s.score[surfer, board, lower]:
        s.score[surfer, board, lower] = halves


@rule
def count_aerials(s: State, surfer: int, points: int) -> int:
    """Aerials that count in July: all of a wave that did not end in a fall; after one, in the first edition only
    the card scored (TAV-G6, TAV-J14)."""
    count, scored = 0, 0
    for i in range(s.pile_size[surfer]):
        if power(int(s.pile_card[surfer, i])) == AERIAL:
            count += 1
            if card_points(s, surfer, i) == points:
                scored = 1
    if s.ended[surfer] == FALLEN:
        return scored if s.first_edition == 1 else 0
    return count


@rule
def arrive(s: State, surfer: int) -> None:
    """Ride to the shore from space 1 (TAV-14.1, TAV-B10, TAV-19.15)."""
    s.ended[surfer] = TO_SHORE
    s.place[surfer] = CHANNEL
    s.spot[surfer] = 0
    gain_token(s, surfer, 1)
    if s.target[surfer] > 0 and s.length == FULL:
        s.to_switch[surfer] = 1


@rule
def score_all(s: State, events: Ints) -> None:
    """Score every wave that ended this round, in the last one too (TAV-S9), AI surfers like all (TAV-19.21).

    Piles are cleared, balance goes to the centre (TAV-14.4, TAV-J8).
    """
    for surfer in range(s.surfers):
        if s.place[surfer] == RIDING and s.spot[surfer] == 1:
            arrive(s, surfer)
        if s.ended[surfer] != NOT_ENDED:
            score_wave(s, surfer, events)
            s.balance[surfer] = 0
            if s.place[surfer] != WASH:
                s.place[surfer] = CHANNEL  # a bailed or snaked surfer, at its level (TAV-14.2, TAV-H7)
            for i in range(s.pile_size[surfer]):
                discard(s, int(s.pile_card[surfer, i]))
            clear_pile(s, surfer)
        clear_choice(s, surfer)


@rule
def score_wave(s: State, surfer: int, events: Ints) -> None:
    points, board = pile_points(s, surfer), int(s.board[surfer])
    halves = halves_of(points)
    s.aerials[surfer] += count_aerials(s, surfer, points)
    record(s, surfer, halves)
    if events.shape[0] > 0:
        tell_score(s, surfer, points, halves, events)
    if s.target[surfer] == 0:
        count_wave(s, board, int(s.ended[surfer]), points, halves)


@rule
def tell_score(s: State, surfer: int, points: int, halves: int, events: Ints) -> None:
    """Tell what the points are made of: all cards, or after a fall the best one."""
    cards, stoke, tricks, perfect, shore = 0, 0, 0, 0, 0
    counted = False
    for i in range(s.pile_size[surfer]):
        if s.ended[surfer] == FALLEN and (counted or card_points(s, surfer, i) != points):
            continue
        counted = True
        cards += power(int(s.pile_card[surfer, i]))
        stoke += STOKE_POINTS * int(s.pile_tokens[surfer, i])
        tricks += BARREL_POINTS * int(s.pile_barrel[surfer, i]) + HANG_TEN_POINTS * int(s.pile_hang[surfer, i])
        if i == 0 and s.perfect[surfer] == 1:
            perfect = int(s.pile_size[surfer])
    if s.ended[surfer] == TO_SHORE:
        shore = SHORE_POINTS
    whisper(
        events, EVERYONE, wide(SCORED), wide(surfer), wide(s.ended[surfer]), wide(points), wide(halves),
        wide(s.board[surfer]), wide(cards), wide(stoke), wide(tricks), wide(perfect), wide(shore),
    )  # fmt: skip


@rule
def count_wave(s: State, board: int, ended: int, points: int, halves: int) -> None:
    """Keep count for the figures of a match."""
    s.waves_caught[board] += 1
    s.wave_points[board] += points
    if ended == FALLEN:
        s.waves_fallen[board] += 1
    elif ended == TO_SHORE:
        s.waves_to_shore[board] += 1
    if halves == TEN:
        s.waves_of_ten[board] += 1
