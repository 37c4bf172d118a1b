"""What search knows of a race: which actions look best, and what each boat may expect, by the pilot's chart."""

import numpy as np

from vaka.core.contract import RETURN_UNIT
from vaka.core.kernel import Ints, State, record_type, rule
from vaka.core.places import share_places, share_scores
from vaka.games.powerboats.actions import ADD, HEADING_BASE, NUMBER_BASE, PLACE_BASE, REMOVE, chosen_dice
from vaka.games.powerboats.board import OFF, free_run, neighbour
from vaka.games.powerboats.course import advance
from vaka.games.powerboats.heuristics import KNOWN, course_key
from vaka.games.powerboats.pilot import (
    CHANCES,
    CHART,
    GEARS,
    HOME_CODE,
    MODULUS,
    NUMBERS,
    SINK_TIME,
    TURN,
    code_of,
    crash_time,
    look_round,
    node_of,
    sailing_time,
    time_from,
)
from vaka.games.powerboats.rules import (
    SUNK_BONUS,
    dice_count,
    dice_total,
    longest_run,
    race_points,
    rest_after,
    turned_facing,
)
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

SEARCH_MEMO = record_type([("scores", "i8", SEATS), ("times", "i8", SEATS), *NUMBERS, *KNOWN, *CHART])

PRIME = 1_000_003
A_RACE = 18  # turns
CLOSE = 200  # boats so near to each other may well change places
KEPT_COST = 60  # a counter that stays, for each race to come
FRAIL_COST = 25  # times the square of the counters
LEAD, LEAD_A_RACE = 300, 400  # a lead that is worth half a win
FAR_LEAD = 3000  # half of a prospect grows evenly up to here, so that even a lost race is sailed well
IMPATIENCE = 5  # for every turn a boat is out, those to come counted
HASTE = 4  # RETURN_UNIT parts of a win for every turn of a boat's race, whatever else depends on it
NEVER_HOME = 60  # turns


@rule
def chance_key(s: State, seat: int) -> int:
    """Where the boats lie, and with which dice."""
    key = int(s.race)
    for seat in range(s.seats):
        place = (int(s.hex[seat]) + 1) * 64 + int(s.facing[seat]) * 8 + int(s.damage[seat])
        dice = (int(s.dice[seat, 0]) * 32 + int(s.dice[seat, 1])) * 32 + int(s.dice[seat, 2])
        key = ((key * PRIME + place) % MODULUS * PRIME + dice) % MODULUS
    return key


@rule
def code_here(s: State, memo: State, seat: int) -> int:
    """Where a boat is on the chart."""
    return code_of(memo, int(s.mark[seat]), int(s.net[seat]), int(s.hex[seat]))


@rule
def heading_time(s: State, memo: State, seat: int, turn: int, total: int, dice: int) -> int:
    """A boat's time home after sailing a total with a turn, past the other boats."""
    start, facing = int(s.hex[seat]), turned_facing(int(s.facing[seat]), turn)
    run = free_run(s, start, facing, total)
    mark, net, here = int(s.mark[seat]), int(s.net[seat]), start
    for _ in range(rest_after(s, start, facing, run)):
        ahead = neighbour(here, facing)
        mark, net = advance(s, mark, net, here, ahead)
        here = ahead
    code = code_of(memo, mark, net, here)
    if run == total or code == HOME_CODE:
        return time_from(memo, code, facing, dice)
    return time_from(memo, code, facing, 0) + crash_time(total - run, int(s.damage[seat]))


@rule
def best_heading_time(s: State, memo: State, seat: int) -> int:
    """The least of it over the headings the rules allow."""
    total, dice = dice_total(s, seat), dice_count(s, seat)
    longest, best = longest_run(s, seat, total), SINK_TIME * 2
    for turn in range(3):
        if free_run(s, int(s.hex[seat]), turned_facing(int(s.facing[seat]), turn), total) == longest:
            best = min(best, heading_time(s, memo, seat, turn, total, dice))
    return best


@rule
def reroll_time(s: State, memo: State, seat: int, action: int) -> int:
    """The mean time home over what the rolled dice may show, from the spot looked at."""
    rolled, kept = int(s.adding), dice_total(s, seat)
    for value in range(1, 4):
        rolled += chosen_dice(action, value)
        kept -= value * chosen_dice(action, value)
    gear = dice_count(s, seat) + int(s.adding)
    if gear >= GEARS:
        return gear * SINK_TIME + kept
    time, rolls = 0, 0
    for total in range(rolled, 3 * rolled + 1):
        chance = int(CHANCES[rolled, total])
        rolls += chance
        time += chance * sailing_time(memo, int(s.facing[seat]), gear, kept + total, int(s.damage[seat]))
    return time // rolls


@rule
def number_time(s: State, memo: State, seat: int, change: int) -> int:
    """The time home with a number of dice; of those that may go, the highest and the lowest before the middle."""
    gear = dice_count(s, seat)
    if change == ADD:
        gear += 1
    elif change >= REMOVE:
        gear -= 1
    code = code_here(s, memo, seat)
    if gear >= GEARS or code < 0:
        return abs(gear - 1) * TURN
    return int(memo.pace[code, s.facing[seat], gear]) + (1 if change == REMOVE + 1 else 0)


@rule
def priors(s: State, actions: Ints, count: int, memo: State, out: np.ndarray) -> None:
    """By the time home. A search asks this in races to come too, each on another course: there it knows nothing."""
    known = memo.key == course_key(s)
    seat = int(s.turn)
    if known and s.phase == REROLL:
        look_round(s, memo, node_of(int(s.mark[seat]), int(s.net[seat]), int(s.hex[seat])))
    for i in range(count):
        action = int(actions[i])
        if not known:
            out[i] = -i
        elif s.phase == PLACE:
            at, facing = (action - PLACE_BASE) // 6, (action - PLACE_BASE) % 6
            out[i] = -time_from(memo, code_of(memo, NOT_STARTED, 0, at), facing, 0)
        elif s.phase == NUMBER:
            out[i] = -number_time(s, memo, seat, action - NUMBER_BASE)
        elif s.phase == REROLL:
            out[i] = -reroll_time(s, memo, seat, action)
        else:
            out[i] = -heading_time(s, memo, seat, action - HEADING_BASE, dice_total(s, seat), dice_count(s, seat))


@rule
def time_home(s: State, memo: State, seat: int, known: bool) -> int:
    """When a boat may be home, in hundredths of its own turns since the start."""
    time = int(s.turns[seat]) * TURN
    if s.fate[seat] == FINISHED:
        return time
    if not known or s.hex[seat] == OFF:
        return A_RACE * TURN
    time += FRAIL_COST * int(s.damage[seat]) * int(s.damage[seat])
    if s.turn == seat and s.phase == HEADING:
        return time + TURN + best_heading_time(s, memo, seat)
    code, facing, gear = code_here(s, memo, seat), int(s.facing[seat]), dice_count(s, seat)
    if s.turn == seat and s.phase == REROLL and code >= 0:
        gear = min(gear + int(s.adding), GEARS - 1)
        return time + int(memo.pace[code, facing, gear])
    return time + time_from(memo, code, facing, gear)


@rule
def race_prospect(s: State, memo: State, seat: int) -> int:
    """The points a seat may gain in this race, in hundredths (POW-9.1, POW-11.1)."""
    if s.fate[seat] == SUNK:
        return 0
    prize, points, own = (int(s.race) + 1) * TURN, 0, int(memo.times[seat])
    last = own
    for other in range(s.seats):
        if s.fate[other] == SUNK:
            points += prize + (SUNK_BONUS * TURN if s.alternative else 0)
        elif other != seat:
            lead = int(memo.times[other]) - own
            points += prize // 2 + prize * lead // (2 * (abs(lead) + CLOSE))
            last = max(last, int(memo.times[other]))
    if s.alternative:
        points += last - own
    if s.fate[seat] == RACING:
        points -= IMPATIENCE * own // TURN
    return points


@rule
def foretell(s: State, memo: State, last: int, home: bool, out: Ints) -> None:
    """What everybody gets when the last boat of the last race comes home in its time, or sinks (POW-9.1, POW-11.1)."""
    last_turn = (int(memo.times[last]) + TURN - 1) // TURN if home else 0
    away = int(s.lost) if home else int(s.lost) + 1
    for seat in range(s.seats):
        if s.fate[seat] == FINISHED:
            last_turn = max(last_turn, int(s.turns[seat]))
    for seat in range(s.seats):
        rank, gained = int(s.arrived), 0
        if s.fate[seat] == SUNK:
            rank = int(s.seats) - 1 - int(s.order[seat])
        elif s.fate[seat] == FINISHED:
            rank = int(s.order[seat])
            gained = race_points(s, rank)
            if s.alternative:
                gained += last_turn - int(s.turns[seat]) + SUNK_BONUS * away
        elif home:
            gained = race_points(s, rank) + (SUNK_BONUS * away if s.alternative else 0)
        memo.scores[seat] = rank - (int(s.points[seat]) + gained) * SEATS  # ties by the last race (POW-9.4)
    share_places(memo.scores, s.seats, out)


@rule
def known_end(s: State, memo: State, out: Ints) -> bool:
    """Whether one boat alone is still out in the last race and sinking would not help it: then all is known.

    It is to come home soon all the same: somebody is waiting for it.
    """
    if s.race + 1 < RACES or s.arrived + s.lost != s.seats - 1:
        return False
    last = 0
    while s.fate[last] != RACING:
        last += 1
    foretell(s, memo, last, False, out)
    sunk = int(out[last])
    foretell(s, memo, last, True, out)
    if out[last] < sunk:
        return False
    out[last] -= max(0, delay(s, memo, last))
    return True


@rule
def delay(s: State, memo: State, seat: int) -> int:
    """What a long race costs a boat beside all points: without it a race that is decided would never end."""
    turns = NEVER_HOME
    if s.fate[seat] != SUNK:
        turns = min(NEVER_HOME, int(memo.times[seat]) // TURN)
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
    to_come = RACES - 1 - int(s.race)
    for seat in range(s.seats):
        kept = int(s.kept_damage[seat]) + int(s.hit[seat])
        memo.scores[seat] = int(s.points[seat]) * TURN + race_prospect(s, memo, seat) - kept * KEPT_COST * to_come
    share_scores(memo.scores, s.seats, LEAD + LEAD_A_RACE * to_come, out)
    for seat in range(s.seats):
        lead = 0
        for other in range(s.seats):
            lead += int(memo.scores[seat]) - int(memo.scores[other])
        far = max(-FAR_LEAD, min(FAR_LEAD, lead // (int(s.seats) - 1)))
        out[seat] = (int(out[seat]) + RETURN_UNIT * far // FAR_LEAD) // 2
        out[seat] -= delay(s, memo, seat)
