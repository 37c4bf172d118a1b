"""A distance chart: how many turns a boat still needs from every hex near the way, by facing and number of dice.

It is worked out backwards from the finish once a race, for search alone: too expensive for the simple policy.
It assumes that all dice are rolled twice and the better roll is kept, on a lake without other boats.
"""

from vaka.core.kernel import State, record_type, rule
from vaka.core.numbers import mix_hash, wide
from vaka.games.powerboats.board import HEXES, OFF, free_run, is_water, neighbour
from vaka.games.powerboats.course import advance, advance_by
from vaka.games.powerboats.distances import FAR, LOWEST_NET, NODES, node_of, progress_in
from vaka.games.powerboats.heuristics import COURSE_MEMO, ROLLS
from vaka.games.powerboats.rules import SINKS_AT, turned_facing
from vaka.games.powerboats.state import HOME, RACING, SEATS

GEARS = 5  # numbers of dice on the chart: none to four
LONGEST = 3 * (GEARS - 1)  # run of one turn
SPOTS = 3000  # the most nodes on a chart: a hex counts once for every progress of a boat
DETOUR = 7  # hexes a way may be longer than the shortest to be on the chart
SWEEPS = 3  # how often all times are worked out again
TURN = 100  # times are counted in hundredths of a turn
OFF_CHART, HEX_TIME = 300, 30  # time home from off the chart: this, and more for every hex of the way
DAMAGE_TIME = 150  # what a counter costs, not counting the dice
SINK_TIME = 4000
LONG = 30_000
HOME_CODE = -1

SEARCH_MEMO = record_type(
    [
        ("scores", "i8", SEATS),  # of an evaluation
        ("times", "i8", SEATS),
        ("charted", "i8"),  # key of the course on the chart ...
        ("strays", "i8"),  # ... and of the boats far from every good way, from where it has ways too
        ("near", "i8"),  # how many spots it has for all other boats
        ("spots", "i8"),  # how many there are
        ("costs", "i8", LONGEST + 1),  # of the totals of a roll
        *COURSE_MEMO,
        ("spot", "i2", NODES),  # number of a node on the chart, from 1, or 0
        ("node", "i2", SPOTS),
        ("pace", "i2", (SPOTS, 6, GEARS)),  # hundredths of turns home, once the number of dice is chosen
        ("runs", "i2", 6),  # of the node looked at: how far each facing is free ...
        ("ahead", "i2", (6, LONGEST + 1)),  # ... and the code of every hex there
    ]
)


@rule
def add_spot(memo: State, node: int, steps: int, limit: int) -> None:
    """Put a node on the chart, if a way through it is short enough."""
    if memo.spot[node] == 0 and memo.away[node] + steps <= limit and memo.spots < SPOTS:
        memo.node[memo.spots] = node
        memo.spots += 1
        memo.spot[node] = memo.spots
        memo.queue[node] = steps


@rule
def draw_chart(s: State, memo: State) -> None:
    """Find the spots: all nodes on ways from the start that are not much longer than the shortest."""
    for node in range(NODES):
        memo.spot[node] = 0
    memo.spots = 0
    limit = 0
    for i in range(4):
        if memo.away[s.row[i]] != FAR:
            limit = max(limit, memo.away[s.row[i]] + DETOUR)
    for i in range(s.place_count):
        add_spot(memo, s.place[i], 0, limit)
    follow_ways(s, memo, 0, limit)


@rule
def follow_ways(s: State, memo: State, head: int, limit: int) -> None:
    """Put the nodes on ways from the spots on the chart too, beginning with the spot at `head`."""
    while head < memo.spots:
        node = memo.node[head]
        head += 1
        hex_ = node % HEXES
        mark, net = progress_in(node // HEXES)
        for facing in range(6):
            ahead = neighbour(hex_, facing)
            if is_water(s, ahead):
                new_mark, new_net = advance(s, mark, net, hex_, ahead)
                if new_mark != HOME and new_net >= LOWEST_NET:
                    add_spot(memo, node_of(new_mark, new_net, ahead), memo.queue[node] + 1, limit)


@rule
def look_around(s: State, memo: State, node: int) -> None:
    """Fill `runs` and `ahead` for a node."""
    for facing in range(6):
        mark, net = progress_in(node // HEXES)
        here = node % HEXES
        run = free_run(s, here, facing, LONGEST)
        memo.runs[facing] = run
        memo.ahead[facing, 0] = code_at(memo, node)
        for i in range(1, run + 1):
            mark, net, here = advance_by(s, mark, net, here, facing, 1)
            memo.ahead[facing, i] = code_of(memo, mark, net, here)


@rule
def code_of(memo: State, mark: int, net: int, hex_: int) -> int:
    """The code of a place on the course: HOME_CODE, or that of its node."""
    return HOME_CODE if mark == HOME else code_at(memo, node_of(mark, net, hex_))


@rule
def code_at(memo: State, node: int) -> int:
    """The number of a node's spot; below HOME_CODE if it is off the chart, the lower the longer its way home."""
    if memo.spot[node] > 0:
        return memo.spot[node] - 1
    return HOME_CODE - 1 - min(400, memo.away[node])


@rule
def time_from(memo: State, code: int, facing: int, gear: int) -> int:
    """Time home from the end of a turn with this many dice: one more, the same, or one fewer in the next."""
    if code == HOME_CODE:
        return 0
    if code < HOME_CODE:
        return OFF_CHART + (HOME_CODE - 1 - code) * HEX_TIME
    gear = min(gear, GEARS - 1)
    best = memo.pace[code, facing, gear]
    if gear > 0:
        best = min(best, memo.pace[code, facing, gear - 1])
    if gear + 1 < GEARS:
        best = min(best, memo.pace[code, facing, gear + 1])
    return best


@rule
def crash_time(damage: int, counters: int) -> int:
    """What damage costs a boat that has this many counters already, not counting the dice."""
    return SINK_TIME if damage + counters >= SINKS_AT else damage * DAMAGE_TIME


@rule
def sailing_time(memo: State, facing: int, gear: int, total: int, counters: int) -> int:
    """Time home after the best heading the rules allow with a total, from the node looked at."""
    longest = 0
    for turn in range(3):
        longest = max(longest, min(total, memo.runs[turned_facing(facing, turn)]))
    best = LONG
    for turn in range(3):
        to = turned_facing(facing, turn)
        if min(total, memo.runs[to]) == longest:
            code = memo.ahead[to, longest]
            time = time_from(memo, code, to, gear if longest == total else 0)
            if longest < total and code != HOME_CODE:
                time += crash_time(total - longest, counters)
            best = min(best, time)
    return best


@rule
def rolling_time(memo: State, facing: int, gear: int) -> int:
    """Time home, with this turn, when this many dice are rolled twice and the better roll is kept."""
    for total in range(gear, 3 * gear + 1):
        memo.costs[total] = sailing_time(memo, facing, gear, total, 0)
    time, rolls = 0, 0
    for total in range(gear, 3 * gear + 1):
        chance, cost = int(ROLLS[gear, total]), memo.costs[total]
        rolls += chance
        time += chance * chance * cost
        for other in range(gear, total):
            time += 2 * chance * int(ROLLS[gear, other]) * min(cost, memo.costs[other])
    return min(LONG, TURN + time // (rolls * rolls))


@rule
def boat_node(s: State, seat: int) -> int:
    """The node of a boat that is sailing, or −1."""
    if s.fate[seat] != RACING or s.hex[seat] == OFF:
        return -1
    return node_of(wide(s.mark[seat]), wide(s.net[seat]), wide(s.hex[seat]))


@rule
def strays_of(s: State, memo: State) -> int:
    """A key of the boats that are off the chart of good ways, 0 for none."""
    key = 0
    for seat in range(s.seats):
        node = boat_node(s, seat)
        if node >= 0 and (memo.spot[node] == 0 or memo.spot[node] > memo.near):
            key = mix_hash(key, node + 1)
    return key


@rule
def prepare_search(s: State, memo: State) -> None:
    """Draw the chart of a course that is known, and work out all times from the finish backwards.

    A boat that has strayed gets ways of its own: without them it would not know how to turn, and never move again.
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
            limit, head = memo.away[node] + DETOUR, memo.spots
            add_spot(memo, node, 0, limit)
            follow_ways(s, memo, head, limit)
    for spot in range(memo.spots):
        for facing in range(6):
            for gear in range(GEARS):
                memo.pace[spot, facing, gear] = OFF_CHART + memo.away[memo.node[spot]] * HEX_TIME
    for _ in range(SWEEPS):
        for back in range(memo.spots):
            spot = memo.spots - 1 - back
            look_around(s, memo, memo.node[spot])
            for facing in range(6):
                for gear in range(GEARS):
                    memo.pace[spot, facing, gear] = rolling_time(memo, facing, gear)
