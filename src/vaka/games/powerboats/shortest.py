"""The shortest way round a course, to settle which way round a tie goes (POW-2.8).

A flood over (progress, hex), a step at a time, with the hexes of a row of the map as the bits of a number. Most steps
change nobody's progress, so whole rows take them at once; only from hexes near a ray every step is looked at.
"""

from collections.abc import Callable

import numpy as np
import numpy.typing as npt

from vaka.core.cuda_names import cuda
from vaka.core.kernel import Ints, State, cuda_form, rule
from vaka.games.powerboats.board import STEP_X, STEP_Y, WIDTH, is_water, neighbour, plane_x, plane_y
from vaka.games.powerboats.course import (
    FAR,
    LAYERS,
    LOWEST_NET,
    RAY_X,
    RAY_Y,
    advance,
    cross,
    dot,
    layer_of,
    set_arrows,
)
from vaka.games.powerboats.state import HOME, NOT_STARTED, TO_FINISH

# Working space: a number for every row of the map. Where the flood is now and where next, by layer; where it has been,
# by layer; the water; and by mark the hexes near its ray, none for the start, those beside the row for the finish.
SETS = LAYERS * WIDTH
SEEN, WATER = 2 * SETS, 3 * SETS
NEAR = WATER + WIDTH
ROOM = NEAR + (TO_FINISH + 1) * WIDTH


def _most(product: Callable[..., int]) -> npt.NDArray[np.int64]:
    """How much a product with the direction of each ray changes at most within a step, which is twice STEP long."""
    steps = list(zip(STEP_X.tolist(), STEP_Y.tolist(), strict=True))
    rays = zip(RAY_X.tolist(), RAY_Y.tolist(), strict=True)
    return np.array([max(2 * product(*ray, *step) for step in steps) for ray in rays])


ACROSS, ALONG = _most(cross), _most(dot)


@rule
def is_near(s: State, mark: int, hex_: int) -> bool:
    """Whether a step from a hex may cross the ray of a buoy."""
    ray = int(s.ray[mark])
    dx, dy = int(RAY_X[ray]), int(RAY_Y[ray])
    x, y = plane_x(hex_) - int(s.mark_x[mark]), plane_y(hex_) - int(s.mark_y[mark])
    return abs(cross(dx, dy, x, y)) <= ACROSS[ray] and dot(dx, dy, x, y) + ALONG[ray] > 0


@rule
def chart(s: State, sets: Ints) -> None:
    """Note the water and what is near each ray or beside the row; the flood is nowhere yet."""
    for i in range(ROOM):
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
            hex_ = neighbour(int(s.row[i]), facing)
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
        mark = (layer + 2) // 3
        net = (layer - 1) % 3 + LOWEST_NET if mark < TO_FINISH else 0
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
    """The steps of the shortest course if they are fewer than `limit`, else FAR; `sets` [ROOM] is working space.

    It starts with the step off the row: from wherever a boat goes first, the row is where it comes back to.
    """
    chart(s, sets)
    here, there, steps, found = 0, SETS, 1, 0
    for i in range(4):
        if is_water(s, int(s.row[i])):
            found |= step_from(s, sets, there, NOT_STARTED, 0, int(s.row[i]))
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
    return settle_ties_in(s, np.empty(ROOM, np.int32))


@cuda_form(of=settle_ties)
def _settle_ties(s: State) -> bool:
    sets = cuda.local.array(ROOM, np.int32)
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
