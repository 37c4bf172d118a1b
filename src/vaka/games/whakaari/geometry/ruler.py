"""A card as a rigid ruler between two pieces, exact and without a root (WHA-7.4); and nearness to a board."""

from vaka.core.kernel import State, rule
from vaka.core.numbers import wide
from vaka.games.whakaari.geometry.contact import outer
from vaka.games.whakaari.geometry.numbers import nearest
from vaka.games.whakaari.geometry.table import ROUNDS


@rule
def near(px: int, py: int, ax: int, ay: int, bx: int, by: int, far: int) -> bool:
    """Whether a point is within `far` of the segment ab."""
    wx, wy, vx, vy = bx - ax, by - ay, px - ax, py - ay
    k, n = vx * wx + vy * wy, wx * wx + wy * wy
    if k <= 0:
        return vx * vx + vy * vy <= far * far
    if k >= n:
        return (px - bx) * (px - bx) + (py - by) * (py - by) <= far * far
    c = vx * wy - vy * wx
    return c * c <= far * far * n


@rule
def corner(k: int, wide: int, deep: int, front: int) -> int:
    """One coordinate of corner k of a box from its origin; corners 0 1 2 3 go round it."""
    return (-wide if k < 2 else wide) + (-deep if k == 0 or k == 3 else front * deep)


@rule
def box_reaches_disc(
    ox: int, oy: int, wx: int, wy: int, dx: int, dy: int, front: int, cx: int, cy: int, r: int, dist: int
) -> bool:
    """Whether the ruler joins a box and a disc."""
    close, beyond = False, False
    ax, ay = ox + corner(wide(3), wx, dx, front), oy + corner(wide(3), wy, dy, front)
    for k in range(4):
        bx, by = ox + corner(k, wx, dx, front), oy + corner(k, wy, dy, front)
        close = close or near(cx, cy, ax, ay, bx, by, dist + r)
        beyond = beyond or (bx - cx) * (bx - cx) + (by - cy) * (by - cy) >= (dist - r) * (dist - r)
        ax, ay = bx, by
    return close and beyond


@rule
def corner_near_box(
    px: int, py: int, ox: int, oy: int, wx: int, wy: int, dx: int, dy: int, front: int, dist: int
) -> bool:
    """Whether a point is within `dist` of an edge of a box."""
    ax, ay = ox + corner(wide(3), wx, dx, front), oy + corner(wide(3), wy, dy, front)
    for k in range(4):
        bx, by = ox + corner(k, wx, dx, front), oy + corner(k, wy, dy, front)
        if near(px, py, ax, ay, bx, by, dist):
            return True
        ax, ay = bx, by
    return False


@rule
def box_reaches_square(
    ox: int, oy: int, wx: int, wy: int, dx: int, dy: int, front: int, cx: int, cy: int, ax: int, ay: int, dist: int
) -> bool:
    """Whether the ruler joins a box and a square with axis a."""
    close, beyond = False, False
    for k in range(4):
        px, py = ox + corner(k, wx, dx, front), oy + corner(k, wy, dy, front)
        close = close or corner_near_box(px, py, cx, cy, -ay, ax, ax, ay, wide(1), dist)
        qx, qy = cx + corner(k, -ay, ax, wide(1)), cy + corner(k, ax, ay, wide(1))
        close = close or corner_near_box(qx, qy, ox, oy, wx, wy, dx, dy, front, dist)
        for i in range(4):
            vx, vy = px - cx - corner(i, -ay, ax, wide(1)), py - cy - corner(i, ax, ay, wide(1))
            beyond = beyond or vx * vx + vy * vy >= dist * dist
    return close and beyond


@rule
def past_volcano(t: State, px: int, py: int, qx: int, qy: int) -> bool:
    """Whether the straight way between two points leaves the volcano alone: a card cannot lie through it."""
    wx, wy = qx - px, qy - py
    k, n, v = -(px * wx + py * wy), wx * wx + wy * wy, wide(t.volcano)
    if k <= 0 or k >= n:
        return min(px * px + py * py, qx * qx + qy * qy) >= v * v
    c = px * wy - py * wx
    return c * c >= v * v * n


@rule
def reaches(t: State, a: int, b: int, dist: int) -> bool:
    """Whether a ruler of exactly this length joins stones a and b: neither too long nor too short for them."""
    ax, ay, bx, by = wide(t.x[a]), wide(t.y[a]), wide(t.x[b]), wide(t.y[b])
    dx, dy = bx - ax, by - ay
    n = dx * dx + dy * dy
    reach = dist + outer(t, a) + outer(t, b)
    if n > reach * reach:
        return False
    if a < ROUNDS and b < ROUNDS:
        r = 2 * wide(t.radius)
        joined = dist <= r or n >= (dist - r) * (dist - r)
    elif a < ROUNDS or b < ROUNDS:
        box, disc = (b, a) if a < ROUNDS else (a, b)
        ex, ey = wide(t.axis_x[box]), wide(t.axis_y[box])
        joined = box_reaches_disc(
            wide(t.x[box]),
            wide(t.y[box]),
            -ey,
            ex,
            ex,
            ey,
            wide(1),
            wide(t.x[disc]),
            wide(t.y[disc]),
            wide(t.radius),
            dist,
        )
    else:
        ex, ey = wide(t.axis_x[a]), wide(t.axis_y[a])
        joined = box_reaches_square(
            ax, ay, -ey, ex, ex, ey, wide(1), bx, by, wide(t.axis_x[b]), wide(t.axis_y[b]), dist
        )
    return joined and past_volcano(t, ax, ay, bx, by)


@rule
def foot(t: State, j: int, x: int, y: int) -> tuple[int, int]:
    """The point of board j's inner edge nearest to a point (WHA-R71)."""
    ix, iy = wide(t.mid_x[j]) - wide(t.wide_x[j]), wide(t.mid_y[j]) - wide(t.wide_y[j])
    wx, wy = 2 * wide(t.wide_x[j]), 2 * wide(t.wide_y[j])
    n = wx * wx + wy * wy
    k = min(max((x - ix) * wx + (y - iy) * wy, 0), n)
    return ix + nearest(wx * k, n), iy + nearest(wy * k, n)


@rule
def board_reaches(t: State, j: int, b: int, dist: int) -> bool:
    """Whether a ruler of exactly this length joins board j and stone b."""
    x, y = wide(t.x[b]), wide(t.y[b])
    mx, my, ex, ey = wide(t.mid_x[j]), wide(t.mid_y[j]), wide(t.board_x[j]), wide(t.board_y[j])
    ahead = (x - mx) * ex + (y - my) * ey
    if ahead > (dist + outer(t, b) + 20) * (abs(ex) + abs(ey)):  # a bound that only saves time
        return False
    wx, wy, kx, ky = wide(t.wide_x[j]), wide(t.wide_y[j]), wide(t.deep_x[j]), wide(t.deep_y[j])
    if b < ROUNDS:
        joined = box_reaches_disc(mx, my, wx, wy, kx, ky, wide(0), x, y, wide(t.radius), dist)
    else:
        joined = box_reaches_square(mx, my, wx, wy, kx, ky, wide(0), x, y, wide(t.axis_x[b]), wide(t.axis_y[b]), dist)
    fx, fy = foot(t, j, x, y)
    return joined and past_volcano(t, fx, fy, x, y)


@rule
def far_from_board(t: State, j: int, x: int, y: int) -> int:
    """A number that orders points by their distance from board j's inner edge (WHA-7.10)."""
    ix, iy = wide(t.mid_x[j]) - wide(t.wide_x[j]), wide(t.mid_y[j]) - wide(t.wide_y[j])
    wx, wy = 2 * wide(t.wide_x[j]), 2 * wide(t.wide_y[j])
    vx, vy = x - ix, y - iy
    k, n = vx * wx + vy * wy, wx * wx + wy * wy
    if k <= 0:
        return n * (vx * vx + vy * vy)
    if k >= n:
        vx, vy = vx - wx, vy - wy
        return n * (vx * vx + vy * vy)
    c = vx * wy - vy * wx
    return c * c
