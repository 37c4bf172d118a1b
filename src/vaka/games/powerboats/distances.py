"""How many steps it is to the finish: the shortest course, which settles ties (POW-2.8), and the way from everywhere.

Both go over (progress, hex), with the progress of a boat as a layer. `shortest_course` floods forwards from the start,
a step at a time, with the hexes of a row of the map as the bits of a number: it needs little memory and can stop early.
`measure_ways` searches backwards from the finish and keeps the distance of every hex in every layer, for planning.
"""

from collections.abc import Callable

from vaka.core.arrays import np, npt
from vaka.core.cuda_names import cuda
from vaka.core.kernel import Ints, State, cuda_form, rule
from vaka.core.numbers import new_ints, wide
from vaka.games.powerboats.board import HEXES, STEP_X, STEP_Y, WIDTH, is_water, neighbour, plane_x, plane_y
from vaka.games.powerboats.course import RAY_X, RAY_Y, advance, cross, crossing, dot, on_row, set_arrows
from vaka.games.powerboats.state import HOME, NOT_STARTED, TO_FINISH

Shorts = npt.NDArray[np.int16]

LOWEST_NET = -2  # no search goes deeper round the wrong way
LAYERS = 11  # not started, (buoy, net) for three buoys, to the finish
HOME_LAYER = LAYERS
NODES = LAYERS * HEXES
WAYS_WORKSPACE = NODES + HEXES  # a queue, and a note on every hex
FAR = 32767

# Working space of the flood: a number for every row of the map. Where it is now and where next, by layer; where it
# has been, by layer; the water; and by mark the hexes near its ray, none for the start, those beside the row for the
# finish.
SETS = LAYERS * WIDTH
SEEN, WATER = 2 * SETS, 3 * SETS
NEAR = WATER + WIDTH
FLOOD_WORKSPACE = NEAR + (TO_FINISH + 1) * WIDTH


@rule
def layer_of(mark: int, net: int) -> int:
    """Progress as a number 0..LAYERS − 1 for a search."""
    if mark == NOT_STARTED:
        return 0
    if mark == TO_FINISH:
        return LAYERS - 1
    if mark == HOME:
        return HOME_LAYER
    return 1 + 3 * (mark - 1) + net - LOWEST_NET


@rule
def progress_in(layer: int) -> tuple[int, int]:
    """The mark and the net crossings of a layer."""
    mark = (layer + 2) // 3
    return mark, (layer - 1) % 3 + LOWEST_NET if NOT_STARTED < mark < TO_FINISH else 0


@rule
def node_of(mark: int, net: int, hex_: int) -> int:
    """Progress and hex as one number; a boat too deep round the wrong way counts as one just within reach."""
    if mark in (NOT_STARTED, TO_FINISH):
        net = 0
    return layer_of(mark, max(net, LOWEST_NET)) * HEXES + hex_


def _most(product: Callable[..., int]) -> npt.NDArray[np.int64]:
    """How much a product with the direction of each ray changes at most within a step, which is twice STEP long."""
    steps = list(zip(STEP_X.tolist(), STEP_Y.tolist(), strict=True))
    rays = zip(RAY_X.tolist(), RAY_Y.tolist(), strict=True)
    return np.array([max(2 * product(*ray, *step) for step in steps) for ray in rays])


ACROSS, ALONG = _most(cross), _most(dot)


@rule
def is_near(s: State, mark: int, hex_: int) -> bool:
    """Whether a step from a hex may cross the ray of a buoy."""
    ray = s.ray[mark]
    dx, dy = int(RAY_X[ray]), int(RAY_Y[ray])
    x, y = plane_x(hex_) - s.mark_x[mark], plane_y(hex_) - s.mark_y[mark]
    return abs(cross(dx, dy, x, y)) <= ACROSS[ray] and dot(dx, dy, x, y) + ALONG[ray] > 0


@rule
def prepare_flood(s: State, sets: Ints) -> None:
    """Note the water and what is near each ray or beside the row; the flood is nowhere yet."""
    for i in range(FLOOD_WORKSPACE):
        sets[i] = 0
    for row in range(WIDTH):
        for col in range(WIDTH):
            hex_ = row * WIDTH + col
            if is_water(s, hex_):
                sets[WATER + row] |= 1 << col
                for mark in range(1, TO_FINISH):
                    if is_near(s, mark, hex_):
                        sets[NEAR + mark * WIDTH + row] |= 1 << col
    for i in range(4):
        for facing in range(6):
            hex_ = neighbour(s.row[i], facing)
            if hex_ >= 0:
                sets[NEAR + TO_FINISH * WIDTH + hex_ // WIDTH] |= 1 << hex_ % WIDTH


@rule
def wet(sets: Ints, there: int, layer: int, row: int, bits: int) -> bool:
    """Let the flood be on these hexes of a row in the next step, where there is water; whether it is new on any."""
    if row < 0 or row >= WIDTH:
        return False
    at = layer * WIDTH + row
    new = bits & int(sets[WATER + row]) & ~int(sets[SEEN + at])
    sets[SEEN + at] |= new
    sets[there + at] |= new
    return new != 0


@rule
def step_from(s: State, sets: Ints, there: int, mark: int, net: int, hex_: int) -> int:
    """Take every step from a hex; HOME if one ends the course, else whether the flood is anywhere new."""
    found = 0
    for facing in range(6):
        to = neighbour(hex_, facing)
        if is_water(s, to):
            new_mark, new_net = advance(s, mark, net, hex_, to)
            if new_mark == HOME:
                return HOME
            if new_mark != NOT_STARTED and new_net >= LOWEST_NET:
                if wet(sets, there, layer_of(new_mark, new_net), to // WIDTH, 1 << to % WIDTH):
                    found = 1
    return found


@rule
def spread(s: State, sets: Ints, here: int, there: int) -> int:
    """Take every step from where the flood is; HOME if one ends the course, else whether it is anywhere new."""
    found = 0
    for at in range(WIDTH, SETS):
        bits = int(sets[here + at])
        if bits == 0:
            continue
        sets[here + at] = 0
        layer, row = at // WIDTH, at % WIDTH
        mark, net = progress_in(layer)
        near = bits & int(sets[NEAR + (mark - 1) * WIDTH + row] | sets[NEAR + mark * WIDTH + row])
        bits ^= near
        aside = bits | (bits >> 1 if row & 1 else bits << 1)  # even rows are shifted to the right
        if wet(sets, there, layer, row - 1, aside):
            found = 1
        if wet(sets, there, layer, row, bits << 1 | bits >> 1):
            found = 1
        if wet(sets, there, layer, row + 1, aside):
            found = 1
        hex_ = row * WIDTH
        while near != 0:
            if near & 1:
                ends = step_from(s, sets, there, mark, net, hex_)
                if ends == HOME:
                    return HOME
                found |= ends
            near >>= 1
            hex_ += 1
    return found


@rule
def shortest_course(s: State, limit: int, sets: Ints) -> int:
    """The steps of the shortest course if they are fewer than `limit`, else FAR.

    It starts with the step off the row: wherever a boat is placed, it must come to the row first. `sets`
    [FLOOD_WORKSPACE] is its working space.
    """
    prepare_flood(s, sets)
    here, there, steps, found = 0, SETS, 1, 0
    for i in range(4):
        if is_water(s, s.row[i]):
            found |= step_from(s, sets, there, NOT_STARTED, 0, s.row[i])
    while found != 0 and steps + 1 < limit:
        steps += 1
        here, there = there, here
        found = spread(s, sets, here, there)
        if found == HOME:
            return steps
    return FAR


@rule
def settle_ties(s: State) -> bool:
    """Turn the arrows for the shortest way round (POW-2.8), with working space for the search; whether there is one."""
    return settle_ties_in(s, new_ints(FLOOD_WORKSPACE))


@cuda_form(of=settle_ties)
def _settle_ties(s: State) -> bool:
    sets = cuda.local.array(FLOOD_WORKSPACE, np.int32)
    return settle_ties_in(s, sets)


@rule
def settle_ties_in(s: State, sets: Ints) -> bool:
    ties = set_arrows(s, 0)
    best, best_choice = FAR, 0
    for choice in range(1 << ties):
        set_arrows(s, choice)
        length = shortest_course(s, best, sets)
        if length < best:
            best, best_choice = length, choice
    if best < FAR:
        set_arrows(s, best_choice)
    return best < FAR


@rule
def step_is_marked(s: State, from_: int, to: int) -> bool:
    """Whether a step can change anyone's progress: it crosses a ray or touches the row."""
    ax, ay, bx, by = plane_x(from_), plane_y(from_), plane_x(to), plane_y(to)
    for mark in range(1, 4):
        if crossing(s, mark, ax, ay, bx, by) != 0:
            return True
    return on_row(s, from_) or on_row(s, to)


@rule
def survey(s: State, notes: Shorts) -> None:
    """Note after the queue, for every hex, from which sides a boat can come (bits 0..5) and which of these steps
    are marked (bits 6..11)."""
    for hex_ in range(HEXES):
        bits = 0
        if is_water(s, hex_):
            for facing in range(6):
                from_ = neighbour(hex_, facing)
                if is_water(s, from_):
                    bits |= 1 << facing
                    if step_is_marked(s, from_, hex_):
                        bits |= 64 << facing
        notes[NODES + hex_] = bits


@rule
def measure_ways(s: State, away: Shorts, queue: Shorts) -> None:
    """Write the steps to the finish into `away` [NODES], FAR where there is no way.

    A breadth-first search backwards; `queue` [WAYS_WORKSPACE] is its working space.
    """
    survey(s, queue)
    for node in range(NODES):
        away[node] = FAR
    tail = 0
    for i in range(4):  # the last step: onto the row with nothing left to round
        tail = step_back(s, away, queue, tail, wide(s.row[i]), HOME_LAYER, 1)
    head = 0
    while head < tail:
        node = wide(queue[head])
        head += 1
        tail = step_back(s, away, queue, tail, node % HEXES, node // HEXES, wide(away[node]) + 1)


@rule
def step_back(s: State, away: Shorts, queue: Shorts, tail: int, to: int, layer: int, steps: int) -> int:
    """Give all positions from which one step leads to (layer, to) their distance; return the queue's new end."""
    bits = int(queue[NODES + to])
    for facing in range(6):
        if (bits >> facing) & 1 == 0:
            continue
        from_ = neighbour(to, facing)
        if (bits >> (facing + 6)) & 1 == 0:
            node = layer * HEXES + from_
            if layer != HOME_LAYER and away[node] == FAR:
                away[node] = steps
                queue[tail] = node
                tail += 1
            continue
        for old in range(LAYERS):
            node = old * HEXES + from_
            if away[node] == FAR:
                mark, net = progress_in(old)
                new_mark, new_net = advance(s, mark, net, from_, to)
                if new_net >= LOWEST_NET and layer_of(new_mark, new_net) == layer:
                    away[node] = steps
                    queue[tail] = node
                    tail += 1
    return tail
