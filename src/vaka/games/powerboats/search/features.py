"""What a learned evaluation is told of a race: every boat from the one to move on, and the match."""

from vaka.core.kernel import Ints, State, rule
from vaka.games.powerboats.board import OFF
from vaka.games.powerboats.heuristics import course_key
from vaka.games.powerboats.rules import dice_count, dice_total
from vaka.games.powerboats.search.chart import TURN
from vaka.games.powerboats.search.evaluate import A_RACE, expected_points
from vaka.games.powerboats.state import FINISHED, HEADING, NUMBER, PLACE, RACES, REROLL, SEATS, SUNK

# of a boat: at the table, points, points to be expected in this race, time home, its lead over the first boat, sunk,
# at home, damage, counters that stay, dice, their total, the next mark, turns of others before its own, on the lake
THERE, POINTS, TO_COME, TIME, LEAD, LOST, ARRIVED, DAMAGE, KEPT, DICE, TOTAL, MARK, WAIT, PLACED, BOAT = range(15)
# of the match: seats, race, the course is known, who has arrived, who has sunk, phases, the alternative scoring
SEAT_COUNT, RACE, KNOWN, HOME_COUNT, LOST_COUNT, PLACING, CHOOSING, ROLLING, STEERING, ALTERNATIVE, MATCH = range(11)
FEATURES = SEATS * BOAT + MATCH
LONGEST = 6000  # the most a time home counts, in hundredths of a turn


@rule
def features(s: State, seat: int, memo: State, out: Ints) -> None:
    for k in range(FEATURES):
        out[k] = 0
    first = LONGEST
    for boat in range(s.seats):
        if s.fate[boat] != SUNK:
            first = min(first, memo.times[boat])
    for i in range(s.seats):
        boat, at = (seat + i) % s.seats, i * BOAT
        time = LONGEST if s.fate[boat] == SUNK else min(LONGEST, memo.times[boat])
        out[at + THERE] = 1
        out[at + POINTS] = s.points[boat]
        out[at + TO_COME] = expected_points(s, memo, boat)
        out[at + TIME] = time - A_RACE * TURN
        out[at + LEAD] = time - first
        out[at + LOST] = 1 if s.fate[boat] == SUNK else 0
        out[at + ARRIVED] = 1 if s.fate[boat] == FINISHED else 0
        out[at + DAMAGE] = s.damage[boat]
        out[at + KEPT] = (s.kept_damage[boat] + s.hit[boat]) * (RACES - 1 - s.race)
        out[at + DICE] = dice_count(s, boat)
        out[at + TOTAL] = dice_total(s, boat)
        out[at + MARK] = s.mark[boat]
        out[at + WAIT] = (boat - s.turn + s.seats) % s.seats
        out[at + PLACED] = 0 if s.hex[boat] == OFF else 1
    at = SEATS * BOAT
    out[at + SEAT_COUNT] = s.seats
    out[at + RACE] = s.race
    out[at + KNOWN] = 1 if memo.key == course_key(s) else 0
    out[at + HOME_COUNT] = s.arrived
    out[at + LOST_COUNT] = s.lost
    out[at + PLACING] = 1 if s.phase == PLACE else 0
    out[at + CHOOSING] = 1 if s.phase == NUMBER else 0
    out[at + ROLLING] = 1 if s.phase == REROLL else 0
    out[at + STEERING] = 1 if s.phase == HEADING else 0
    out[at + ALTERNATIVE] = s.alternative
