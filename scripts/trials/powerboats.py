"""Search rules for Powerboats on trial: a distance chart that knows the dice, and odds instead of leads.

The chart in `vaka.games.powerboats.search.chart` counts dice and takes each roll for new. Here a boat's dice are a
*hand*: one number for how many show 1, 2 and 3. The best play of a boat alone on the lake (how many dice, which to roll
again, which heading) is worked out backwards from the finish for every spot, facing and hand. The evaluation then gives
the odds that one boat comes home before another, by their times home, and that the match is won by whoever wins it.
"""

from itertools import combinations_with_replacement
from math import exp, sqrt

from vaka.core.arrays import np
from vaka.core.contract import RETURN_UNIT
from vaka.core.kernel import Ints, State, record_type, rule
from vaka.core.numbers import wide
from vaka.games.powerboats.actions import ADD, FACES, HEADING_BASE, KEEP, NUMBER_BASE, PLACE_BASE, REMOVE, chosen_dice
from vaka.games.powerboats.board import HEXES, OFF, free_run
from vaka.games.powerboats.course import advance_by
from vaka.games.powerboats.distances import FAR, NODES, progress_in
from vaka.games.powerboats.heuristics import COURSE_MEMO, course_key
from vaka.games.powerboats.rules import dice_total, longest_run, run_after, sail, turned_facing
from vaka.games.powerboats.search.chart import (
    DETOUR,
    HEX_TIME,
    HOME_CODE,
    LONG,
    OFF_CHART,
    SINK_TIME,
    SPOTS,
    TURN,
    add_spot,
    boat_node,
    code_at,
    code_of,
    crash_time,
    draw_chart,
    follow_ways,
    strays_of,
)
from vaka.games.powerboats.search.evaluate import A_RACE, FRAIL_COST, delay, known_end
from vaka.games.powerboats.search.priors import code_here
from vaka.games.powerboats.state import (
    FINISHED,
    HEADING,
    NOT_STARTED,
    NUMBER,
    PLACE,
    RACES,
    RACING,
    REROLL,
    SEATS,
    SUNK,
)

MOST_DICE = 4  # of a hand
LONGEST = FACES * MOST_DICE
SWEEPS = 6  # how often all times are worked out
PARTS = 81  # of a hundredth of a turn, so that means of rolls lose little
ONE = 4096  # certainty
STEPS, WIDEST = 16, 6  # of the logistic curve: parts of its unit, and units
SPREAD_STEP = 25  # hundredths of turns
HALF_TURN = 50  # of two boats that need as many turns, the one earlier in the order comes home first
MOST_POINTS = 45  # between two seats
LOOSE = ONE * 3 // 4  # what each further boat adds to the doubt about points in the last race
KEPT = 20  # what a counter that stays costs in each race to come, in thousandths of a win
FAR_LEAD, FAR_PART = 3000, 16  # one part of the value grows evenly up to such a lead: a lost race is sailed well too


def _hands() -> list[tuple[int, ...]]:
    """How many dice show 1, 2 and 3 in every hand, by the number of dice."""
    return [
        tuple(values.count(value) for value in range(1, FACES + 1))
        for dice in range(MOST_DICE + 1)
        for values in combinations_with_replacement(range(1, FACES + 1), dice)
    ]


HANDS = _hands()
NO_DICE, NO_HAND = 0, -1
DICE = np.array([sum(hand) for hand in HANDS])
TOTALS = np.array([sum(value * dice for value, dice in enumerate(hand, 1)) for hand in HANDS])


def _neighbours(change: int) -> np.ndarray:
    """[hand, value - 1] -> the hand with one die of a value more or fewer; NO_HAND where there is none."""
    table = np.full((len(HANDS), FACES), NO_HAND)
    for number, hand in enumerate(HANDS):
        for face in range(FACES):
            other = tuple(dice + change * (face == each) for each, dice in enumerate(hand))
            if other in HANDS:
                table[number, face] = HANDS.index(other)
    return table


WITH, WITHOUT = _neighbours(1), _neighbours(-1)
CURVE = np.array([round(ONE / (1 + exp(-step / STEPS))) for step in range(STEPS * WIDEST + 1)])
SPREADS = np.array([max(20, round(2 * sqrt(SPREAD_STEP * step))) for step in range(400)])

SEARCH_MEMO = record_type(
    [
        ("scores", "i8", SEATS),  # how many boats each can expect to beat, in ONE
        ("times", "i8", SEATS),
        ("beats", "i8", (SEATS, SEATS)),  # the odds that one comes home before another
        ("charted", "i8"),
        ("strays", "i8"),
        ("near", "i8"),
        ("spots", "i8"),
        ("settled", "i8", len(HANDS)),  # of the spot looked at: time home once a hand is settled
        ("rolled", "i8", (len(HANDS), MOST_DICE + 1)),  # of a hand with this many dice to be rolled
        ("chosen", "i8", (len(HANDS), MOST_DICE + 1)),  # and if dice of the hand may be rolled with them
        *COURSE_MEMO,
        ("spot", "i2", NODES),
        ("node", "i2", SPOTS),
        ("pace", "i2", (SPOTS, 6, len(HANDS))),  # hundredths of turns home, at the beginning of a turn
        ("ends", "i2", (SPOTS, 6, LONGEST + 1)),  # the code of every hex ahead
        ("free", "i1", (SPOTS, 6)),  # how far it is free
    ]
)


def _lasting() -> np.ndarray:
    """[seats, races to come, points + MOST_POINTS] -> the odds of staying ahead if the races to come are even."""
    table = np.zeros((SEATS + 1, RACES, 2 * MOST_POINTS + 1), np.int64)
    for seats in range(2, SEATS + 1):
        gaps = {gap: (seats - abs(gap)) / (seats * (seats - 1)) for gap in range(1 - seats, seats) if gap}

        def stays(points: int, to_come: int, last: int, gaps: dict[int, float] = gaps) -> float:
            if to_come == 0:  # a tie goes to the winner of the last race
                return float(points > 0 or (points == 0 and last > 0))
            prize = RACES - to_come + 1
            return sum(odds * stays(points + prize * gap, to_come - 1, gap) for gap, odds in gaps.items())

        for to_come in range(1, RACES):
            for points in range(-MOST_POINTS, MOST_POINTS + 1):
                table[seats, to_come, points + MOST_POINTS] = round(ONE * stays(points, to_come, 0))
    return table


LASTING = _lasting()


@rule
def hand_of(s: State, seat: int) -> int:
    """The hand of a seat; of more dice than a hand has, the threes count first."""
    hand = NO_DICE
    for back in range(FACES):
        face = FACES - 1 - back
        for _ in range(s.dice[seat, face]):
            if WITH[hand, face] != NO_HAND:
                hand = int(WITH[hand, face])
    return hand


@rule
def look_ahead(s: State, memo: State, spot: int) -> None:
    """Fill `free` and `ends` for a spot."""
    node = wide(memo.node[spot])
    for facing in range(6):
        mark, net = progress_in(node // HEXES)
        here = node % HEXES
        run = free_run(s, here, facing, LONGEST)
        memo.free[spot, facing] = run
        memo.ends[spot, facing, 0] = code_at(memo, node)
        for i in range(1, run + 1):
            mark, net, here = advance_by(s, mark, net, here, facing, 1)
            memo.ends[spot, facing, i] = code_of(memo, mark, net, here)


@rule
def time_at(memo: State, code: int, facing: int, hand: int) -> int:
    """Time home from the end of a turn with this hand."""
    if code == HOME_CODE:
        return 0
    if code < HOME_CODE:
        return OFF_CHART + (HOME_CODE - 1 - code) * HEX_TIME
    return wide(memo.pace[code, facing, hand])


@rule
def settle_hands(memo: State, spot: int, facing: int, counters: int) -> None:
    """Fill `settled`: time home after the best heading the rules allow with each hand."""
    for hand in range(DICE.shape[0]):
        total, longest, best = int(TOTALS[hand]), 0, LONG
        for turn in range(3):
            longest = max(longest, min(total, wide(memo.free[spot, turned_facing(facing, turn)])))
        for turn in range(3):
            to = turned_facing(facing, turn)
            if min(total, wide(memo.free[spot, to])) == longest:
                code = wide(memo.ends[spot, to, longest])
                time = time_at(memo, code, to, hand if longest == total else NO_DICE)
                if longest < total and code != HOME_CODE:
                    time += crash_time(total - longest, counters)
                best = min(best, time)
        memo.settled[hand] = best * PARTS


@rule
def weigh_rolls(memo: State) -> None:
    """Fill `rolled` and `chosen` from `settled`."""
    for rolls in range(MOST_DICE + 1):
        for hand in range(DICE.shape[0]):
            if DICE[hand] + rolls <= MOST_DICE:
                time = wide(memo.settled[hand])
                if rolls > 0:
                    time = 0
                    for face in range(FACES):
                        time += memo.rolled[int(WITH[hand, face]), rolls - 1]
                    time //= FACES
                memo.rolled[hand, rolls] = time
    for hand in range(DICE.shape[0]):
        for rolls in range(MOST_DICE + 1 - int(DICE[hand])):
            time = wide(memo.rolled[hand, rolls])
            for face in range(FACES):
                if WITHOUT[hand, face] != NO_HAND:
                    time = min(time, memo.chosen[int(WITHOUT[hand, face]), rolls + 1])
            memo.chosen[hand, rolls] = time


@rule
def turn_time(memo: State, hand: int) -> int:
    """Time home, with this turn, after the best change of the number of dice."""
    time = memo.chosen[hand, 0]
    if DICE[hand] < MOST_DICE:
        time = min(time, memo.chosen[hand, 1])
    for face in range(FACES):
        if WITHOUT[hand, face] != NO_HAND:
            time = min(time, memo.chosen[int(WITHOUT[hand, face]), 0])
    return min(LONG, TURN + time // PARTS)


@rule
def prepare_search(s: State, memo: State) -> None:
    """Draw the chart of a course that is known; a boat that has strayed gets ways of its own."""
    if memo.charted == memo.key and memo.strays == strays_of(s, memo):
        return
    memo.charted = memo.key
    draw_chart(s, memo)
    memo.near = memo.spots
    memo.strays = strays_of(s, memo)
    for seat in range(s.seats):
        node = boat_node(s, seat)
        if node >= 0 and memo.away[node] != FAR:
            limit, head = memo.away[node] + DETOUR, memo.spots
            add_spot(memo, node, 0, limit)
            follow_ways(s, memo, head, limit)
    for spot in range(memo.spots):
        look_ahead(s, memo, spot)
        for facing in range(6):
            for hand in range(DICE.shape[0]):
                memo.pace[spot, facing, hand] = OFF_CHART + memo.away[memo.node[spot]] * HEX_TIME
    for _ in range(SWEEPS):
        for back in range(memo.spots):
            spot = memo.spots - 1 - back
            for facing in range(6):
                settle_hands(memo, spot, facing, 0)
                weigh_rolls(memo)
                for hand in range(DICE.shape[0]):
                    memo.pace[spot, facing, hand] = turn_time(memo, hand)


@rule
def heading_time(s: State, memo: State, seat: int, turn: int) -> int:
    """A boat's time home after sailing its total with a turn, past the other boats."""
    facing, total = turned_facing(s.facing[seat], turn), dice_total(s, seat)
    run, _, mark, net, here = sail(s, seat, facing, total)
    code = code_of(memo, mark, net, here)
    if run == total or code == HOME_CODE:
        return time_at(memo, code, facing, hand_of(s, seat))
    return time_at(memo, code, facing, NO_DICE) + crash_time(total - run, s.damage[seat])


@rule
def best_heading_time(s: State, memo: State, seat: int) -> int:
    """A boat's time home after the best heading the rules allow."""
    total = dice_total(s, seat)
    longest, best = longest_run(s, seat, total), 2 * SINK_TIME
    for turn in range(3):
        if run_after(s, seat, turn, total) == longest:
            best = min(best, heading_time(s, memo, seat, turn))
    return best


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
    code, hand = code_here(s, memo, seat), hand_of(s, seat)
    if s.turn == seat and s.phase == REROLL and code >= 0:
        if DICE[hand] + s.adding > MOST_DICE:
            return time + SINK_TIME
        settle_hands(memo, code, s.facing[seat], s.damage[seat])
        weigh_rolls(memo)
        return time + TURN + memo.chosen[hand, s.adding] // PARTS
    return time + time_at(memo, code, s.facing[seat], hand)


@rule
def race_odds(s: State, memo: State, seat: int, other: int) -> int:
    """The odds of a boat to come home before another: a logistic curve of the lead, the wider the more is left."""
    if s.fate[seat] == SUNK or s.fate[other] == SUNK:
        if s.fate[seat] == s.fate[other]:
            return ONE // 2
        return 0 if s.fate[seat] == SUNK else ONE
    if s.fate[seat] == FINISHED and s.fate[other] == FINISHED:
        return ONE if s.order[seat] < s.order[other] else 0
    earlier = (seat - s.first + s.seats) % s.seats < (other - s.first + s.seats) % s.seats
    lead = memo.times[other] - memo.times[seat] + (HALF_TURN if earlier else -HALF_TURN)
    left = 0
    if s.fate[seat] == RACING:
        left += max(0, memo.times[seat] - s.turns[seat] * TURN)
    if s.fate[other] == RACING:
        left += max(0, memo.times[other] - s.turns[other] * TURN)
    spread = int(SPREADS[min(SPREADS.shape[0] - 1, left // SPREAD_STEP)])
    odds = int(CURVE[min(CURVE.shape[0] - 1, abs(lead) * STEPS // spread)])
    return odds if lead >= 0 else ONE - odds


@rule
def lasting(seats: int, to_come: int, points: int) -> int:
    """The odds of a lead in points, in ONE, to last to the end of the match."""
    if to_come == 0:
        return max(0, min(ONE, ONE // 2 + points * ONE // (ONE + 2 * (seats - 2) * LOOSE)))
    points = max(-MOST_POINTS * ONE, min(MOST_POINTS * ONE - 1, points)) + MOST_POINTS * ONE
    at, part = points // ONE, points % ONE
    return (int(LASTING[seats, to_come, at]) * (ONE - part) + int(LASTING[seats, to_come, at + 1]) * part) // ONE


@rule
def match_odds(s: State, memo: State, seat: int, other: int) -> int:
    """The odds of a seat to end the match before another, in ONE²."""
    beats, race, to_come = wide(memo.beats[seat, other]), s.race + 1, RACES - 1 - s.race
    others = memo.scores[seat] - beats - memo.scores[other] + memo.beats[other, seat]  # beaten besides each other
    lead = (s.points[seat] - s.points[other]) * ONE + race * others
    prize = race * ONE + (ONE // 2 if to_come == 0 else 0)  # a tie goes to the winner of the last race
    won = lasting(wide(s.seats), to_come, lead + prize)
    lost = lasting(wide(s.seats), to_come, lead - prize)
    return beats * won + (ONE - beats) * lost


@rule
def evaluate(s: State, memo: State, out: Ints) -> None:
    """The odds to end before each other seat, and a little of how far ahead a boat is."""
    known = memo.key == course_key(s)
    for seat in range(s.seats):
        if s.fate[seat] != SUNK:
            memo.times[seat] = time_home(s, memo, seat, known)
    if known_end(s, memo, out):
        return
    for seat in range(s.seats):
        memo.scores[seat] = 0
        for other in range(s.seats):
            if other != seat:
                memo.beats[seat, other] = race_odds(s, memo, seat, other)
                memo.scores[seat] += memo.beats[seat, other]
    rivals, to_come = s.seats - 1, RACES - 1 - s.race
    for seat in range(s.seats):
        odds, far, worn = 0, 0, 0
        for other in range(s.seats):
            if other != seat:
                odds += 2 * match_odds(s, memo, seat, other) - ONE * ONE
                worn += s.kept_damage[other] + s.hit[other] - s.kept_damage[seat] - s.hit[seat]
                if s.fate[seat] != SUNK and s.fate[other] != SUNK:
                    far += max(-FAR_LEAD, min(FAR_LEAD, memo.times[other] - memo.times[seat]))
        value = RETURN_UNIT * (odds // rivals) // (ONE * ONE)
        value = (value * (FAR_PART - 1) + RETURN_UNIT * (far // rivals) // FAR_LEAD) // FAR_PART
        value += RETURN_UNIT * KEPT * worn * to_come // (1000 * rivals)
        out[seat] = value - delay(s, memo, seat)


@rule
def number_time(memo: State, hand: int, change: int) -> int:
    """The time home, without this turn, after a change of the number of dice."""
    time = 2 * SINK_TIME * PARTS
    if change == ADD:
        if DICE[hand] < MOST_DICE:
            time = wide(memo.chosen[hand, 1])
    elif change == KEEP:
        time = wide(memo.chosen[hand, 0])
    elif WITHOUT[hand, change - REMOVE] != NO_HAND:
        time = wide(memo.chosen[int(WITHOUT[hand, change - REMOVE]), 0])
    return time


@rule
def reroll_time(s: State, memo: State, seat: int, action: int) -> int:
    """The mean time home, without this turn, when some dice are rolled again."""
    rolls, hand = wide(s.adding), hand_of(s, seat)
    for value in range(1, FACES + 1):
        chosen = chosen_dice(action, value)
        rolls += chosen
        for _ in range(chosen):
            if WITHOUT[hand, value - 1] != NO_HAND:
                hand = int(WITHOUT[hand, value - 1])
    if DICE[hand] + rolls > MOST_DICE:
        return 2 * SINK_TIME * PARTS
    return wide(memo.rolled[hand, rolls])


@rule
def priors(s: State, actions: Ints, count: int, memo: State, out: np.ndarray) -> None:
    """By the time home."""
    known, seat, code = memo.key == course_key(s), s.turn, 0
    if known and (s.phase == NUMBER or s.phase == REROLL):
        code = code_here(s, memo, seat)
        if code >= 0:
            settle_hands(memo, code, s.facing[seat], s.damage[seat])
            weigh_rolls(memo)
    for i in range(count):
        action = int(actions[i])
        if not known or code < 0:
            out[i] = -i
        elif s.phase == PLACE:
            at, facing = (action - PLACE_BASE) // 6, (action - PLACE_BASE) % 6
            out[i] = -time_at(memo, code_of(memo, NOT_STARTED, 0, at), facing, NO_DICE)
        elif s.phase == NUMBER:
            out[i] = -number_time(memo, hand_of(s, seat), action - NUMBER_BASE)
        elif s.phase == REROLL:
            out[i] = -reroll_time(s, memo, seat, action)
        else:
            out[i] = -heading_time(s, memo, seat, action - HEADING_BASE)
