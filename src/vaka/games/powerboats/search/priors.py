"""Which actions look best to the search, by the time home on the chart, and what dice have shown so far."""

from vaka.core.arrays import np
from vaka.core.kernel import Ints, State, rule
from vaka.core.numbers import mix_hash, wide
from vaka.games.powerboats.actions import ADD, HEADING_BASE, NUMBER_BASE, PLACE_BASE, REMOVE
from vaka.games.powerboats.heuristics import ROLLS, course_key, split_dice
from vaka.games.powerboats.rules import dice_count, dice_total, longest_run, run_after, sail, turned_facing
from vaka.games.powerboats.search.chart import (
    GEARS,
    HOME_CODE,
    SINK_TIME,
    TURN,
    boat_node,
    code_of,
    crash_time,
    look_around,
    sailing_time,
    time_from,
)
from vaka.games.powerboats.state import NOT_STARTED, NUMBER, PLACE, REROLL


@rule
def chance_key(s: State, seat: int) -> int:
    """Where the boats are, and with which dice; everybody sees the same."""
    key = wide(s.race)
    for boat in range(s.seats):
        place = (s.hex[boat] + 1) * 64 + s.facing[boat] * 8 + s.damage[boat]
        dice = (s.dice[boat, 0] * 32 + s.dice[boat, 1]) * 32 + s.dice[boat, 2]
        key = mix_hash(mix_hash(key, place), dice)
    return key


@rule
def code_here(s: State, memo: State, seat: int) -> int:
    """Where a boat is on the chart."""
    return code_of(memo, wide(s.mark[seat]), wide(s.net[seat]), wide(s.hex[seat]))


@rule
def heading_time(s: State, memo: State, seat: int, turn: int, total: int, dice: int) -> int:
    """A boat's time home after sailing a total with a turn, past the other boats."""
    facing = turned_facing(s.facing[seat], turn)
    run, _, mark, net, here = sail(s, seat, facing, total)
    code = code_of(memo, mark, net, here)
    if run == total or code == HOME_CODE:
        return time_from(memo, code, facing, dice)
    return time_from(memo, code, facing, 0) + crash_time(total - run, s.damage[seat])


@rule
def best_heading_time(s: State, memo: State, seat: int) -> int:
    """A boat's time home after the best heading the rules allow."""
    total, dice = dice_total(s, seat), dice_count(s, seat)
    longest, best = longest_run(s, seat, total), SINK_TIME * 2
    for turn in range(3):
        if run_after(s, seat, turn, total) == longest:
            best = min(best, heading_time(s, memo, seat, turn, total, dice))
    return best


@rule
def reroll_time(s: State, memo: State, seat: int, action: int) -> int:
    """The mean time home over what the rolled dice may show, from the node looked at."""
    rolled, kept = split_dice(s, seat, action)
    gear = dice_count(s, seat) + s.adding
    if gear >= GEARS:
        return gear * SINK_TIME + kept
    time, rolls = 0, 0
    for total in range(rolled, 3 * rolled + 1):
        chance = int(ROLLS[rolled, total])
        rolls += chance
        time += chance * sailing_time(memo, s.facing[seat], gear, kept + total, s.damage[seat])
    return time // rolls


@rule
def number_time(s: State, memo: State, seat: int, change: int) -> int:
    """The time home with a number of dice; removing a 2 looks a little worse than removing a 1 or a 3."""
    gear = dice_count(s, seat)
    if change == ADD:
        gear += 1
    elif change >= REMOVE:
        gear -= 1
    code = code_here(s, memo, seat)
    if gear >= GEARS or code < 0:
        return abs(gear - 1) * TURN
    return memo.pace[code, s.facing[seat], gear] + (1 if change == REMOVE + 1 else 0)


@rule
def priors(s: State, actions: Ints, count: int, memo: State, out: np.ndarray) -> None:
    """By the time home. Search also asks about races to come, each on another course: nothing is known of those."""
    known = memo.key == course_key(s)
    seat = s.turn
    if known and s.phase == REROLL:
        look_around(s, memo, boat_node(s, seat))
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
