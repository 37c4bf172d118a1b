"""A race's course: laying it (POW-2), and telling how far along it a boat is (POW-7).

All geometry is exact in integers: points are (2(2q + r), 2r), `cross` has the sign of the true cross product.
"""

from vaka.core.arrays import np
from vaka.core.chance import shuffle
from vaka.core.kernel import State, rule
from vaka.games.powerboats.board import (
    SLOTS,
    STEP_X,
    STEP_Y,
    TILE_POINT,
    block,
    fill_lake,
    hex_at,
    is_water,
    neighbour,
    plane_x,
    plane_y,
)
from vaka.games.powerboats.components import TILE_COLS, TILE_ROWS, components
from vaka.games.powerboats.state import HOME, NOT_STARTED, PLACES, TO_FINISH

LEFT, RIGHT = -1, 1
MIXED = 2
BEHIND = components()["races"]["behind"]
RAY_X = np.array([2, 3, 1, 0, -1, -3, -2, -3, -1, 0, 1, 3])  # every 30 degrees, anticlockwise from east
RAY_Y = np.array([0, -1, -1, -1, -1, -1, 0, 1, 1, 1, 1, 1])


@rule
def cross(ux: int, uy: int, vx: int, vy: int) -> int:
    """Negative if v turns left of u on the map."""
    return ux * vy - uy * vx


@rule
def dot(ux: int, uy: int, vx: int, vy: int) -> int:
    return ux * vx + 3 * uy * vy


@rule
def ray_angle(ux: int, uy: int, vx: int, vy: int, sense: int) -> int:
    """Where a buoy's ray points, in steps of 30 degrees; u and v lead to the previous and the next mark (POW-7.0)."""
    wx, wy = ux * vx - 3 * uy * vy, ux * vy + uy * vx  # twice the angle of the ray
    angle = 0
    for k in range(6):
        at, low, high = 2 * k, (2 * k + 11) % 12, 2 * k + 1
        if (
            dot(int(RAY_X[at]), int(RAY_Y[at]), wx, wy) > 0
            and cross(int(RAY_X[low]), int(RAY_Y[low]), wx, wy) < 0
            and cross(int(RAY_X[high]), int(RAY_Y[high]), wx, wy) >= 0
        ):
            angle = k
    if sense == LEFT:
        outer_x, outer_y = -ux + 3 * uy, -ux - uy
    else:
        outer_x, outer_y = -ux - 3 * uy, ux - uy
    if dot(int(RAY_X[angle]), int(RAY_Y[angle]), outer_x, outer_y) > 0:
        return angle
    return angle + 6


@rule
def crossing(s: State, mark: int, ax: int, ay: int, bx: int, by: int) -> int:
    """+1 if the segment a–b crosses the ray of a buoy in arrow direction, −1 if against it, else 0 (POW-7.0).

    A point on the ray's line counts as past it (POW-7.1); running along the line is no crossing (POW-7.2).
    """
    ray, cx, cy = s.ray[mark], s.mark_x[mark], s.mark_y[mark]
    dx, dy, sense = int(RAY_X[ray]), int(RAY_Y[ray]), s.sense[mark]
    past_a = sense * cross(dx, dy, ax - cx, ay - cy)
    past_b = sense * cross(dx, dy, bx - cx, by - cy)
    if (past_a < 0) == (past_b < 0):
        return 0
    if dot(dx, dy, ax - cx, ay - cy) * abs(past_b) + dot(dx, dy, bx - cx, by - cy) * abs(past_a) <= 0:
        return 0  # behind the buoy, where no ray is
    return 1 if past_b >= 0 else -1


@rule
def side_of_row(s: State, hex_: int) -> int:
    """+1 or −1 for the two sides of the start row, 0 on its line."""
    facing = s.row_facing
    turn = cross(
        int(STEP_X[facing]),
        int(STEP_Y[facing]),
        plane_x(hex_) - s.mark_x[0],
        plane_y(hex_) - s.mark_y[0],
    )
    return 1 if turn > 0 else (-1 if turn < 0 else 0)


@rule
def on_row(s: State, hex_: int) -> bool:
    return hex_ == s.row[0] or hex_ == s.row[1] or hex_ == s.row[2] or hex_ == s.row[3]


@rule
def settle(s: State, mark: int, net: int, x: int, y: int) -> tuple[int, int]:
    """Pass on to the next buoys as long as one is rounded at point (x, y).

    The count for the next ray starts with the segment from the buoy just rounded to here (POW-7.5). Rays of later
    buoys are not looked at before (POW-7.6), and each ray on its own (POW-7.7).
    """
    while 1 <= mark <= 3 and net >= 1:
        mark += 1
        net = 0
        if mark <= 3:
            net = crossing(s, mark, s.mark_x[mark - 1], s.mark_y[mark - 1], x, y)
    return mark, net


@rule
def advance(s: State, mark: int, net: int, from_: int, to: int) -> tuple[int, int]:
    """The progress of a boat after one step between neighbouring hexes (POW-7).

    The row is water like any other but for a boat that is to start or to finish (POW-7.12).
    """
    if mark == HOME:
        return mark, net
    ax, ay, bx, by = plane_x(from_), plane_y(from_), plane_x(to), plane_y(to)
    if mark == NOT_STARTED:  # leaves the row to the front (POW-7.10, POW-R2)
        if on_row(s, from_) and side_of_row(s, to) == s.front:
            return settle(s, 1, crossing(s, 1, s.mark_x[0], s.mark_y[0], bx, by), bx, by)
        return NOT_STARTED, 0
    if mark >= 2 and crossing(s, mark - 1, ax, ay, bx, by) == -1:  # backs out of the last buoy (POW-7.4)
        mark -= 1
        net = 0
    elif mark <= 3:
        net += crossing(s, mark, ax, ay, bx, by)  # the wrong way round counts down (POW-7.3)
    mark, net = settle(s, mark, net, bx, by)
    if mark == TO_FINISH and on_row(s, to) and side_of_row(s, from_) == s.before:  # POW-7.11, POW-8.1
        return HOME, 0
    return mark, net


@rule
def advance_by(s: State, mark: int, net: int, hex_: int, facing: int, steps: int) -> tuple[int, int, int]:
    """The progress of a boat, and the hex it is on, after some steps straight ahead."""
    for _ in range(steps):
        ahead = neighbour(hex_, facing)
        mark, net = advance(s, mark, net, hex_, ahead)
        hex_ = ahead
    return mark, net, hex_


@rule
def draw_points(s: State) -> None:
    """Shuffle the four points of the race's letter (POW-2.1, POW-2.2), which stay in order in the tiny game (POW-12.1):
    `buoy` then holds hex * 6 + facing."""
    found = 0
    for slot in range(SLOTS):
        face, tile, turned = s.face[slot], s.tile[slot], s.turned[slot]
        facing = int(TILE_POINT[face, tile, turned, s.race, 2])
        if facing >= 0:
            row = TILE_ROWS * (slot // 3) + int(TILE_POINT[face, tile, turned, s.race, 0])
            col = TILE_COLS * (slot % 3) + int(TILE_POINT[face, tile, turned, s.race, 1])
            s.buoy[found] = hex_at(row, col) * 6 + facing
            found += 1
    if s.tiny == 0:
        shuffle(s, s.buoy, 4)


@rule
def set_buoys(s: State) -> None:
    """Put buoys on their points (POW-2.5), the row beside buoy 0 (POW-2.3), the finish buoy behind it (POW-2.4)."""
    facing = s.buoy[0] % 6
    for buoy in range(4):
        s.buoy[buoy] = s.buoy[buoy] // 6
    ahead = s.buoy[0]
    for i in range(4):
        ahead = neighbour(ahead, facing)
        s.row[i] = ahead
    s.buoy[4] = neighbour(ahead, facing)
    s.row_facing = facing
    fill_lake(s)
    for buoy in range(5):
        block(s, s.buoy[buoy])
        if 1 <= buoy <= 3:
            s.mark_x[buoy] = plane_x(s.buoy[buoy])
            s.mark_y[buoy] = plane_y(s.buoy[buoy])
    for mark in range(0, 5, 4):
        s.mark_x[mark] = plane_x(s.buoy[0]) + 5 * int(STEP_X[facing])
        s.mark_y[mark] = plane_y(s.buoy[0]) + 5 * int(STEP_Y[facing])


@rule
def turn_at(s: State, mark: int) -> int:
    """Negative if the course turns left at a buoy, positive if right, 0 if it goes straight on (POW-2.6)."""
    bx, by = s.mark_x[mark], s.mark_y[mark]
    return cross(
        bx - s.mark_x[mark - 1],
        by - s.mark_y[mark - 1],
        s.mark_x[mark + 1] - bx,
        s.mark_y[mark + 1] - by,
    )


@rule
def set_arrow(s: State, mark: int, sense: int) -> None:
    """Turn a buoy's arrows and draw its ray (POW-2.6, POW-7.0)."""
    bx, by = s.mark_x[mark], s.mark_y[mark]
    s.sense[mark] = sense
    s.ray[mark] = ray_angle(
        s.mark_x[mark - 1] - bx,
        s.mark_y[mark - 1] - by,
        s.mark_x[mark + 1] - bx,
        s.mark_y[mark + 1] - by,
        sense,
    )


@rule
def set_arrows(s: State, choice: int) -> int:
    """Set every direction (POW-2.6, POW-2.7); `choice` answers the ties, one bit each, the last tie lowest (POW-2.8).

    Returns how many ties there are. Ties in order: buoys 1, 2, 3, start, finish; bit 0 is left, or side +1.
    """
    start = side_of_row(s, s.buoy[1])
    finish = side_of_row(s, s.buoy[3])
    ties = (start == 0) + (finish == 0)
    for mark in range(1, 4):
        ties += turn_at(s, mark) == 0
    left = ties
    for mark in range(1, 4):
        turn = turn_at(s, mark)
        if turn == 0:
            left -= 1
            set_arrow(s, mark, RIGHT if (choice >> left) & 1 else LEFT)
        else:
            set_arrow(s, mark, LEFT if turn < 0 else RIGHT)
    if start == 0:
        left -= 1
        start = -1 if (choice >> left) & 1 else 1
    if finish == 0:
        left -= 1
        finish = -1 if (choice >> left) & 1 else 1
    s.front = start
    s.before = finish
    return ties


@rule
def lay_course(s: State) -> bool:
    """Lay a course by lot (POW-2.1); whether it is open which way round is the shortest, or whether there is one."""
    draw_points(s)
    set_buoys(s)
    return set_arrows(s, 0) > 0 or s.side == MIXED  # with one side always raceable: see the note at POW-2.9


@rule
def find_places(s: State) -> None:
    """List where boats may start: the row, and water behind it up to BEHIND steps (POW-3.2, POW-R1)."""
    count = 4
    for i in range(4):
        s.place[i] = s.row[i]
    level_start = 0
    for _ in range(BEHIND):
        level_end = count
        for i in range(level_start, level_end):
            for facing in range(6):
                hex_ = neighbour(s.place[i], facing)
                if is_water(s, hex_) and side_of_row(s, hex_) == -s.front and count < PLACES:
                    known = False
                    for j in range(count):
                        known = known or s.place[j] == hex_
                    if not known:
                        s.place[count] = hex_
                        count += 1
        level_start = level_end
    s.place_count = count
    for i in range(count, PLACES):
        s.place[i] = 0
