"""A pilot's chart: how many turns a boat still needs from every hex near the way, by facing and number of dice.

It is worked out backwards from the finish once a race, for search alone: dearer than the simple policy can afford.
The pilot plans with fresh dice, rolled twice with the better roll kept, on a lake without other boats.
"""

import numpy as np

from vaka.core.kernel import State, rule
from vaka.games.powerboats.board import HEXES, OFF, free_run, is_water, neighbour
from vaka.games.powerboats.course import FAR, LOWEST_NET, NODES, advance, layer_of
from vaka.games.powerboats.rules import SINKS_AT, turned_facing
from vaka.games.powerboats.state import HOME, NOT_STARTED, RACING, TO_FINISH

GEARS = 5  # the pilot plans with up to so many dice, less one
LONGEST = 3 * (GEARS - 1)  # run of one turn
SPOTS = 3000  # the most hexes on a chart, those of every stage counted
DETOUR = 7  # hexes a way may be longer than the shortest to be on the chart
SWEEPS = 3  # how often the chart is gone over
TURN = 100  # prospects are counted in hundredths of a turn
OFF_CHART, HEX_TIME = 300, 30  # time home from off the chart: this, and more for every hex of the way
DAMAGE_TIME = 150  # what a counter costs, beside the dice
SINK_TIME = 4000
LONG = 30_000
HOME_CODE = -1
MODULUS = (1 << 31) - 1  # of keys

NUMBERS = [
    ("charted", "i8"),  # key of the course on the chart ...
    ("strays", "i8"),  # ... and of the boats far from every good way, from where it has ways too
    ("near", "i8"),  # how many spots it has for all other boats
    ("spots", "i8"),  # how many there are
    ("costs", "i8", LONGEST + 1),  # of the totals of a roll
]
CHART = [
    ("spot", "i2", NODES),  # number of a stage and hex on the chart, from 1, or 0
    ("node", "i2", SPOTS),
    ("pace", "i2", (SPOTS, 6, GEARS)),  # hundredths of turns home, once the number of dice is chosen
    ("runs", "i2", 6),  # of the spot looked at: how far each facing is free ...
    ("ahead", "i2", (6, LONGEST + 1)),  # ... and what lies there: a spot, HOME_CODE, or below: off the chart
]


def _chances() -> np.ndarray:
    """[dice, sum] -> the chance of it, in 3^dice parts."""
    table = np.zeros((GEARS, LONGEST + 1), np.int64)
    table[0, 0] = 1
    for dice in range(1, GEARS):
        for total in range(3 * dice + 1):
            table[dice, total] = sum(table[dice - 1, total - value] for value in (1, 2, 3) if total >= value)
    return table


CHANCES = _chances()


@rule
def node_of(mark: int, net: int, hex_: int) -> int:
    """Stage and hex as one number, as the way home is kept."""
    if mark in (NOT_STARTED, TO_FINISH):
        net = 0
    return layer_of(mark, max(net, LOWEST_NET)) * HEXES + hex_


@rule
def add_spot(memo: State, node: int, steps: int, limit: int) -> None:
    """Put a stage and hex on the chart, if a way through it is short enough."""
    if memo.spot[node] == 0 and memo.away[node] + steps <= limit and memo.spots < SPOTS:
        memo.node[memo.spots] = node
        memo.spots += 1
        memo.spot[node] = memo.spots
        memo.queue[node] = steps


@rule
def draw_chart(s: State, memo: State) -> None:
    """Find the spots: all that lie on ways from the start that are not much longer than the shortest."""
    for node in range(NODES):
        memo.spot[node] = 0
    memo.spots = 0
    limit = 0
    for i in range(4):
        if memo.away[s.row[i]] != FAR:
            limit = max(limit, int(memo.away[s.row[i]]) + DETOUR)
    for i in range(s.place_count):
        add_spot(memo, int(s.place[i]), 0, limit)
    follow_ways(s, memo, 0, limit)


@rule
def follow_ways(s: State, memo: State, head: int, limit: int) -> None:
    """Put all on the chart that lies on ways from its spots, beginning with one of them."""
    while head < memo.spots:
        node = int(memo.node[head])
        head += 1
        layer, hex_ = node // HEXES, node % HEXES
        mark = (layer + 2) // 3
        net = (layer - 1) % 3 + LOWEST_NET if 1 <= mark <= 3 else 0
        for facing in range(6):
            ahead = neighbour(hex_, facing)
            if is_water(s, ahead):
                new_mark, new_net = advance(s, mark, net, hex_, ahead)
                if new_mark != HOME and new_net >= LOWEST_NET:
                    add_spot(memo, node_of(new_mark, new_net, ahead), int(memo.queue[node]) + 1, limit)


@rule
def look_round(s: State, memo: State, node: int) -> None:
    """Fill `runs` and `ahead` for a stage and hex."""
    layer, hex_ = node // HEXES, node % HEXES
    for facing in range(6):
        mark = (layer + 2) // 3
        net = (layer - 1) % 3 + LOWEST_NET if 1 <= mark <= 3 else 0
        run = free_run(s, hex_, facing, LONGEST)
        memo.runs[facing] = run
        memo.ahead[facing, 0] = code_at(memo, node)
        here = hex_
        for i in range(1, run + 1):
            ahead = neighbour(here, facing)
            mark, net = advance(s, mark, net, here, ahead)
            here = ahead
            memo.ahead[facing, i] = code_of(memo, mark, net, here)


@rule
def code_of(memo: State, mark: int, net: int, hex_: int) -> int:
    """A spot's number, HOME_CODE, or less: off the chart, by the way home."""
    return HOME_CODE if mark == HOME else code_at(memo, node_of(mark, net, hex_))


@rule
def code_at(memo: State, node: int) -> int:
    """The same of a stage and hex."""
    if memo.spot[node] > 0:
        return int(memo.spot[node]) - 1
    return HOME_CODE - 1 - min(400, int(memo.away[node]))


@rule
def time_from(memo: State, code: int, facing: int, gear: int) -> int:
    """Time home from the end of a turn with so many dice: one more, the same, or one fewer in the next."""
    if code == HOME_CODE:
        return 0
    if code < HOME_CODE:
        return OFF_CHART + (HOME_CODE - 1 - code) * HEX_TIME
    gear = min(gear, GEARS - 1)
    best = int(memo.pace[code, facing, gear])
    if gear > 0:
        best = min(best, int(memo.pace[code, facing, gear - 1]))
    if gear + 1 < GEARS:
        best = min(best, int(memo.pace[code, facing, gear + 1]))
    return best


@rule
def crash_time(damage: int, counters: int) -> int:
    """What damage costs a boat with so many counters, beside the dice."""
    return SINK_TIME if damage + counters >= SINKS_AT else damage * DAMAGE_TIME


@rule
def sailing_time(memo: State, facing: int, gear: int, total: int, counters: int) -> int:
    """Time home after the best heading the rules allow with a total, from the spot looked at."""
    longest = 0
    for turn in range(3):
        longest = max(longest, min(total, int(memo.runs[turned_facing(facing, turn)])))
    best = LONG
    for turn in range(3):
        to = turned_facing(facing, turn)
        if min(total, int(memo.runs[to])) == longest:
            code = int(memo.ahead[to, longest])
            time = time_from(memo, code, to, gear if longest == total else 0)
            if longest < total and code != HOME_CODE:
                time += crash_time(total - longest, counters)
            best = min(best, time)
    return best


@rule
def rolling_time(memo: State, facing: int, gear: int) -> int:
    """Time home, with this turn, when so many dice are rolled twice and the better roll is kept."""
    for total in range(gear, 3 * gear + 1):
        memo.costs[total] = sailing_time(memo, facing, gear, total, 0)
    time, rolls = 0, 0
    for total in range(gear, 3 * gear + 1):
        chance, cost = int(CHANCES[gear, total]), int(memo.costs[total])
        rolls += chance
        time += chance * chance * cost
        for other in range(gear, total):
            time += 2 * chance * int(CHANCES[gear, other]) * min(cost, int(memo.costs[other]))
    return min(LONG, TURN + time // (rolls * rolls))


@rule
def boat_node(s: State, seat: int) -> int:
    """Stage and hex of a boat that is sailing, or -1."""
    if s.fate[seat] != RACING or s.hex[seat] == OFF:
        return -1
    return node_of(int(s.mark[seat]), int(s.net[seat]), int(s.hex[seat]))


@rule
def strays_of(s: State, memo: State) -> int:
    """A key of the boats that are off the chart of good ways, 0 for none."""
    key = 0
    for seat in range(s.seats):
        node = boat_node(s, seat)
        if node >= 0 and (memo.spot[node] == 0 or memo.spot[node] > memo.near):
            key = key * NODES % MODULUS + node + 1
    return key


@rule
def prepare_search(s: State, memo: State) -> None:
    """Draw the chart of a course that is known, and work out all times from the finish backwards.

    A boat that has strayed gets ways of its own: without them it would not know how to turn, and lie still.
    """
    if memo.charted == memo.key and memo.strays == strays_of(s, memo):
        return
    memo.charted = memo.key
    draw_chart(s, memo)
    memo.near = memo.spots
    memo.strays = strays_of(s, memo)
    for seat in range(s.seats):
        node = boat_node(s, seat)
        if node >= 0 and memo.away[node] != FAR:
            limit, head = int(memo.away[node]) + DETOUR, int(memo.spots)
            add_spot(memo, node, 0, limit)
            follow_ways(s, memo, head, limit)
    for spot in range(memo.spots):
        for facing in range(6):
            for gear in range(GEARS):
                memo.pace[spot, facing, gear] = OFF_CHART + int(memo.away[memo.node[spot]]) * HEX_TIME
    for _ in range(SWEEPS):
        for back in range(memo.spots):
            spot = int(memo.spots) - 1 - back
            look_round(s, memo, int(memo.node[spot]))
            for facing in range(6):
                for gear in range(GEARS):
                    memo.pace[spot, facing, gear] = rolling_time(memo, facing, gear)
