"""What each boat may expect of the race and of the match, by the times home on the chart."""

from vaka.core.contract import RETURN_UNIT
from vaka.core.kernel import Ints, State, rule
from vaka.core.places import share_places, share_scores
from vaka.games.powerboats.board import OFF
from vaka.games.powerboats.heuristics import course_key
from vaka.games.powerboats.rules import SUNK_BONUS, dice_count, race_points
from vaka.games.powerboats.search.chart import GEARS, TURN, time_from
from vaka.games.powerboats.search.priors import best_heading_time, code_here
from vaka.games.powerboats.state import FINISHED, HEADING, RACES, RACING, REROLL, SEATS, SUNK

A_RACE = 18  # turns
CLOSE = 200  # boats so near to each other may well change places
KEPT_COST = 60  # a counter that stays, for each race to come
FRAIL_COST = 25  # times the square of the counters
LEAD, LEAD_A_RACE = 300, 400  # a lead that is worth half a win
FAR_LEAD = 3000  # half of the value grows evenly up to here, so that a lost race is sailed well too
IMPATIENCE = 5  # for every turn of a race, those to come included
HASTE = 4  # RETURN_UNIT parts of a win for every turn of a race, whatever else depends on it
NEVER_HOME = 60  # turns


@rule
def time_home(s: State, memo: State, seat: int, known: bool) -> int:
    """When a boat is expected home, in hundredths of its own turns since the start."""
    time = s.turns[seat] * TURN
    if s.fate[seat] == FINISHED:
        return time
    if not known or s.hex[seat] == OFF:
        return A_RACE * TURN
    time += FRAIL_COST * s.damage[seat] * s.damage[seat]
    if s.turn == seat and s.phase == HEADING:
        return time + TURN + best_heading_time(s, memo, seat)
    code, facing, gear = code_here(s, memo, seat), s.facing[seat], dice_count(s, seat)
    if s.turn == seat and s.phase == REROLL and code >= 0:
        gear = min(gear + s.adding, GEARS - 1)
        return time + memo.pace[code, facing, gear]
    return time + time_from(memo, code, facing, gear)


@rule
def expected_points(s: State, memo: State, seat: int) -> int:
    """The points a seat can expect in this race, in hundredths (POW-9.1, POW-11.1)."""
    if s.fate[seat] == SUNK:
        return 0
    prize, points, own = (s.race + 1) * TURN, 0, memo.times[seat]
    last = own
    for other in range(s.seats):
        if s.fate[other] == SUNK:
            points += prize + (SUNK_BONUS * TURN if s.alternative else 0)
        elif other != seat:
            lead = memo.times[other] - own
            points += prize // 2 + prize * lead // (2 * (abs(lead) + CLOSE))
            last = max(last, memo.times[other])
    if s.alternative:
        points += last - own
    if s.fate[seat] == RACING:
        points -= IMPATIENCE * own // TURN
    return points


@rule
def predict_result(s: State, memo: State, last: int, home: bool, out: Ints) -> None:
    """What everybody gets when the last boat of the last race comes home in its time, or sinks (POW-9.1, POW-11.1)."""
    last_turn = (memo.times[last] + TURN - 1) // TURN if home else 0
    away = s.lost if home else s.lost + 1
    for seat in range(s.seats):
        if s.fate[seat] == FINISHED:
            last_turn = max(last_turn, s.turns[seat])
    for seat in range(s.seats):
        rank, gained = s.arrived, 0
        if s.fate[seat] == SUNK:
            rank = s.seats - 1 - s.order[seat]
        elif s.fate[seat] == FINISHED:
            rank = s.order[seat]
            gained = race_points(s, rank)
            if s.alternative:
                gained += last_turn - s.turns[seat] + SUNK_BONUS * away
        elif home:
            gained = race_points(s, rank) + (SUNK_BONUS * away if s.alternative else 0)
        memo.scores[seat] = rank - (s.points[seat] + gained) * SEATS  # ties by the last race (POW-9.4)
    share_places(memo.scores, s.seats, out)


@rule
def known_end(s: State, memo: State, out: Ints) -> bool:
    """Whether one boat alone is still out in the last race and sinking would not help it: then the result is known.

    A late arrival still costs it something, because people are waiting for it.
    """
    if s.race + 1 < RACES or s.arrived + s.lost != s.seats - 1:
        return False
    last = 0
    while s.fate[last] != RACING:
        last += 1
    predict_result(s, memo, last, False, out)
    sunk = int(out[last])
    predict_result(s, memo, last, True, out)
    if out[last] < sunk:
        return False
    out[last] -= max(0, delay(s, memo, last))
    return True


@rule
def delay(s: State, memo: State, seat: int) -> int:
    """What a long race costs a boat, whatever the points: without it a race that is decided would never end."""
    turns = NEVER_HOME
    if s.fate[seat] != SUNK:
        turns = min(NEVER_HOME, memo.times[seat] // TURN)
    return HASTE * (turns - A_RACE)


@rule
def evaluate(s: State, memo: State, out: Ints) -> None:
    """Points, and those to come in this race; a lead is worth more in the last one."""
    known = memo.key == course_key(s)
    for seat in range(s.seats):
        if s.fate[seat] != SUNK:
            memo.times[seat] = time_home(s, memo, seat, known)
    if known_end(s, memo, out):
        return
    to_come = RACES - 1 - s.race
    for seat in range(s.seats):
        kept = s.kept_damage[seat] + s.hit[seat]
        memo.scores[seat] = s.points[seat] * TURN + expected_points(s, memo, seat) - kept * KEPT_COST * to_come
    share_scores(memo.scores, s.seats, LEAD + LEAD_A_RACE * to_come, out)
    for seat in range(s.seats):
        lead = 0
        for other in range(s.seats):
            lead += memo.scores[seat] - memo.scores[other]
        far = max(-FAR_LEAD, min(FAR_LEAD, lead // (s.seats - 1)))
        out[seat] = (int(out[seat]) + RETURN_UNIT * far // FAR_LEAD) // 2
        out[seat] -= delay(s, memo, seat)
