"""A careful skipper: knows the way round the course, looks one turn ahead, slows down before land. Integers only.

The distance to the finish from every hex, for every progress of a boat, is searched once a race and kept in the memo.
"""

from vaka.core.arrays import np
from vaka.core.chance import next_count, scale, scatter
from vaka.core.kernel import Ints, State, record_type, rule
from vaka.core.numbers import wide
from vaka.games.powerboats.actions import ADD, HEADING_BASE, NUMBER_BASE, PLACE_BASE, REMOVE, chosen_dice
from vaka.games.powerboats.board import HEXES, free_run
from vaka.games.powerboats.course import advance_by
from vaka.games.powerboats.distances import FAR, NODES, WAYS_WORKSPACE, measure_ways, node_of
from vaka.games.powerboats.rules import (
    SINKS_AT,
    dice_count,
    dice_total,
    longest_run,
    run_after,
    sail,
    turned_facing,
)
from vaka.games.powerboats.state import HEADING, HOME, NOT_STARTED, NUMBER, PLACE

COURSE_MEMO = [("key", "i8"), ("away", "i2", NODES), ("queue", "i2", WAYS_WORKSPACE)]
MEMO = record_type(COURSE_MEMO)

HEX_COST = 12  # one hex of the way
DAMAGE_COST = 60  # one counter, not counting the loss of speed
SUNK_COST = 1500
HOME_PRIZE = 600
MOST_DICE = 4
MEANS = 810  # mean costs are kept in this many parts
PATIENCE = 40  # turns after which the skipper begins to try other things ...
MOST_WOBBLE = 4  # ... that look this many hexes worse at most
DIE_MEAN = 2
NO_WAY = 400  # steps counted from where the finish cannot be reached
STILL_COST = 20  # a turn without moving ...
IMPATIENCE = 6  # ... and more for every turn the race has lasted


def _rolls() -> np.ndarray:
    """[dice, sum] -> how many of the 3^dice rolls have that sum."""
    table = np.zeros((MOST_DICE + 2, 3 * (MOST_DICE + 2)), np.int64)
    table[0, 0] = 1
    for dice in range(1, MOST_DICE + 2):
        for total in range(3 * dice + 1):
            table[dice, total] = sum(table[dice - 1, total - value] for value in (1, 2, 3) if total >= value)
    return table


ROLLS = _rolls()


@rule
def course_key(s: State) -> int:
    """A number that differs between courses."""
    key = 7 + s.front + 2 * s.before
    for buoy in range(5):
        key = (key * 31 + s.buoy[buoy]) & 0xFFFFFFFF
    for mark in range(1, 4):
        key = (key * 31 + s.ray[mark] + 5 * s.sense[mark]) & 0xFFFFFFFF
    for byte in range(HEXES // 8):
        key = (key * 31 + s.water[byte]) & 0xFFFFFFFF
    return key + 1


@rule
def know_course(s: State, memo: State) -> None:
    """Search the way to the finish, unless it is known already."""
    key = course_key(s)
    if memo.key != key:
        measure_ways(s, memo.away, memo.queue)
        memo.key = key


@rule
def steps_home(memo: State, mark: int, net: int, hex_: int) -> int:
    """Steps from here to the finish; NO_WAY where there is none."""
    if mark == HOME:
        return 0
    away = memo.away[node_of(mark, net, hex_)]
    return NO_WAY if away == FAR else away


@rule
def position_cost(s: State, memo: State, mark: int, net: int, hex_: int, facing: int, dice: int, total: int) -> int:
    """How bad it is to be here with these dice: the way left after the best next run, and the risk of a crash."""
    if mark == HOME:
        return -HOME_PRIZE
    slowest = max(0, dice - 1)  # remove one die, roll ones
    slow_mean = slowest * DIE_MEAN
    best_run, best_way = 0, NO_WAY
    for turn in range(3):
        to = turned_facing(facing, turn)
        run = free_run(s, hex_, to, max(total, 1))
        best_run = max(best_run, run)
        if run > 0:
            new_mark, new_net, there = advance_by(s, mark, net, hex_, to, run)
            best_way = min(best_way, steps_home(memo, new_mark, new_net, there))
        else:
            best_way = min(best_way, steps_home(memo, mark, net, hex_) + 2)
    cost = best_way * HEX_COST
    if dice == 0:
        cost += engine_cost(s, hex_, facing)
    if best_run < slow_mean:
        cost += (slow_mean - best_run) * DAMAGE_COST // 2
    if best_run < slowest:
        cost += (slowest - best_run) * DAMAGE_COST
    return cost


@rule
def engine_cost(s: State, hex_: int, facing: int) -> int:
    """What it takes to start again from standing: turning towards open water, or damage where there is none."""
    best = SUNK_COST
    for side in range(6):
        turns = max(0, min(side, 6 - side) - 1)
        short = 3 - free_run(s, hex_, (facing + side) % 6, 3)
        best = min(best, turns * STILL_COST + short * DAMAGE_COST // 2)
    return best


@rule
def heading_cost(s: State, memo: State, seat: int, turn: int, total: int, dice: int) -> int:
    """The cost of sailing a total after a turn."""
    facing = turned_facing(s.facing[seat], turn)
    run, rest, mark, net, here = sail(s, seat, facing, total)
    still = STILL_COST + IMPATIENCE * s.turns[seat] if rest == 0 else 0
    damage = total - run
    if damage > 0:
        if mark == HOME:
            return -HOME_PRIZE + damage
        if s.damage[seat] + damage >= SINKS_AT:
            return SUNK_COST
        return still + damage * DAMAGE_COST + position_cost(s, memo, mark, net, here, facing, 0, 0)
    return still + position_cost(s, memo, mark, net, here, facing, dice, total)


@rule
def total_cost(s: State, memo: State, seat: int, total: int, dice: int) -> int:
    """The cost of the best heading the rules allow for a total."""
    longest, best = longest_run(s, seat, total), SUNK_COST * 2
    for turn in range(3):
        if run_after(s, seat, turn, total) == longest:
            best = min(best, heading_cost(s, memo, seat, turn, total, dice))
    return best


@rule
def roll_cost(s: State, memo: State, seat: int, kept: int, kept_dice: int, rolled: int) -> int:
    """The mean cost, times a fixed scale, over what the rolled dice may show."""
    if rolled > MOST_DICE + 1:
        return SUNK_COST * MEANS
    cost, rolls = 0, 0
    for total in range(rolled, 3 * rolled + 1):
        count = int(ROLLS[rolled, total])
        cost += count * total_cost(s, memo, seat, kept + total, kept_dice + rolled)
        rolls += count
    return cost * MEANS // rolls


@rule
def split_dice(s: State, seat: int, action: int) -> tuple[int, int]:
    """How many dice a re-roll action rolls, with the one added, and the total of those kept."""
    rolled, kept = wide(s.adding), dice_total(s, seat)
    for value in range(1, 4):
        chosen = chosen_dice(action, value)
        rolled += chosen
        kept -= value * chosen
    return rolled, kept


@rule
def reroll_cost(s: State, memo: State, seat: int, action: int) -> int:
    rolled, kept = split_dice(s, seat, action)
    return roll_cost(s, memo, seat, kept, dice_count(s, seat) + s.adding - rolled, rolled)


@rule
def number_cost(s: State, memo: State, seat: int, change: int) -> int:
    """The least mean cost after a change of the number, over keeping all dice, rolling all, or one of each value."""
    adding, removed = 0, 0
    if change == ADD:
        adding = 1
        if dice_count(s, seat) >= MOST_DICE:
            return SUNK_COST * (MEANS + 1)
    elif change >= REMOVE:
        removed = change - REMOVE + 1
    total, dice = dice_total(s, seat) - removed, dice_count(s, seat) - (1 if removed else 0)
    best = roll_cost(s, memo, seat, total, dice, adding)
    if dice > 0:
        best = min(best, roll_cost(s, memo, seat, 0, 0, dice + adding))
    for value in range(1, 4):
        have = s.dice[seat, value - 1] - (1 if removed == value else 0)
        if have > 0:
            best = min(best, roll_cost(s, memo, seat, total - value, dice - 1, 1 + adding))
    return best


@rule
def place_cost(s: State, memo: State, hex_: int, facing: int) -> int:
    """Start near the way, facing along it."""
    cost = position_cost(s, memo, NOT_STARTED, 0, hex_, facing, 1, DIE_MEAN)
    return cost + steps_home(memo, NOT_STARTED, 0, hex_) * HEX_COST


@rule
def wobble(s: State, seat: int, i: int) -> int:
    """A random extra cost for the i-th action, once the race has lasted long: it breaks every circle."""
    late = min(s.turns[seat] - PATIENCE, MOST_WOBBLE)
    return scale(scatter(next_count(s.chance) ^ i), HEX_COST * late) if late > 0 else 0


@rule
def policy(s: State, actions: Ints, count: int, memo: State) -> int:
    """The action of least mean cost; the first of equals."""
    know_course(s, memo)
    seat = s.turn
    best, best_cost = int(actions[0]), 1 << 40
    for i in range(count):
        action = int(actions[i])
        if s.phase == PLACE:
            cost = place_cost(s, memo, (action - PLACE_BASE) // 6, (action - PLACE_BASE) % 6)
        elif s.phase == NUMBER:
            cost = number_cost(s, memo, seat, action - NUMBER_BASE)
        elif s.phase == HEADING:
            cost = heading_cost(s, memo, seat, action - HEADING_BASE, dice_total(s, seat), dice_count(s, seat))
            cost = cost * MEANS
        else:
            cost = reroll_cost(s, memo, seat, action)
        cost += MEANS * wobble(s, seat, i)
        if cost < best_cost:
            best, best_cost = action, cost
    return best
