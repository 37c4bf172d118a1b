"""The end of the game: trophies, ties, places (TAV-17, TAV-21)."""

from vaka.core.kernel import Ints, State, rule
from vaka.core.places import share_places
from vaka.games.tavarua.events import ENDED, say
from vaka.games.tavarua.state import FULL, LONG, OVER, SHORT

WAVES_SCORED = 4
FAR_AHEAD = 1 << 20


@rule
def board_sum(s: State, seat: int, board: int) -> int:
    """The two scores of a board in half points; a free token counts 0 (TAV-T5)."""
    return max(0, int(s.score[seat, board, 0])) + max(0, int(s.score[seat, board, 1]))


@rule
def total(s: State, seat: int) -> int:
    """All four scores: the result of a game alone (TAV-18.1, TAV-J15)."""
    return board_sum(s, seat, SHORT) + board_sum(s, seat, LONG)


@rule
def best_waves(s: State, seat: int) -> int:
    """The four scores in falling order as one number: compares best wave, second, third, fourth (TAV-17.4, TAV-T3)."""
    key, last = 0, 1 << 10
    for _ in range(WAVES_SCORED):
        best, times = -1, 0
        for board in range(2):
            for i in range(2):
                halves = max(0, int(s.score[seat, board, i]))
                if halves < last:
                    if halves > best:
                        best, times = halves, 0
                    if halves == best:
                        times += 1
        for _ in range(times):
            key = key * 32 + best
        last = best if best >= 0 else last
    return key


@rule
def holders(s: State, board: int) -> int:
    """Bits of the seats with the highest sum on a board; ties by best waves, then shared (TAV-17.2, TAV-T2, TAV-T3)."""
    best, mask = -1, 0
    for seat in range(s.seats):
        key = board_sum(s, seat, board) * FAR_AHEAD + best_waves(s, seat)
        if key > best:
            best, mask = key, 0
        if key == best:
            mask |= 1 << seat
    return mask


@rule
def trophy(s: State, board: int) -> int:
    """Bits of the seats that hold the trophy of a board. Alone there is none: not for a high score, not in a career
    (TAV-18.1, TAV-19.10)."""
    return int(s.champion[board]) if s.seats > 1 else 0


@rule
def grand_score(s: State, seat: int) -> int:
    """A champion's score for the Grand Champion: the sum on the other board; of both, the larger; −1 for no champion
    (TAV-17.3, TAV-T1, TAV-T4)."""
    best = -1
    if (trophy(s, SHORT) >> seat) & 1:
        best = board_sum(s, seat, LONG)
    if (trophy(s, LONG) >> seat) & 1:
        best = max(best, board_sum(s, seat, SHORT))
    return best


@rule
def standing(s: State, seat: int) -> int:
    """Orders the seats: champions by their grand score, the others by all scores; ties by best waves (TAV-17.5).

    In a short game by the one sum (TAV-21.1, TAV-H10).
    """
    waves = best_waves(s, seat)
    if s.length != FULL:
        return total(s, seat) * FAR_AHEAD + waves
    grand = grand_score(s, seat)
    if grand >= 0:
        return (1000 + grand) * FAR_AHEAD + waves
    return total(s, seat) * FAR_AHEAD + waves


@rule
def finish(s: State, events: Ints) -> None:
    """Give the trophies and the places (TAV-17.1). Waves still ridden score nothing (TAV-S8, TAV-G24)."""
    s.phase = OVER
    if s.length == FULL:
        for board in range(2):
            s.champion[board] = holders(s, board)  # alone too, so that the last state of old records is the same
    winners = 0
    for seat in range(s.seats):
        ahead = 0
        for other in range(s.seats):
            if standing(s, other) > standing(s, seat):
                ahead += 1
        s.final[seat] = ahead
        if ahead == 0:
            winners |= 1 << seat
    say(events, ENDED, winners, trophy(s, SHORT), trophy(s, LONG), 1 if s.seats == 1 else 0)


@rule
def returns(s: State, out: Ints) -> None:
    share_places(s.final, s.seats, out)
