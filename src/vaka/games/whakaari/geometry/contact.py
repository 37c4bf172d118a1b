"""Overlap of shapes, and the least vector that moves one out of the other (WHA-7.7).

Whether two shapes overlap takes a few products (`meet`, `meets`); only for those that do, a vector is worked out, with
roots and divisions: a result is then (hit, x, y). `gap` is how much room is asked for: CONTACT lets shapes touch, FREE
is a place to lay a piece, APART is the room between stones at set-up. Boxes have an axis e, a second axis
t = (−e_y, e_x), and low and high ends along both, all times N = e.e.
"""

from vaka.core.kernel import State, rule
from vaka.core.numbers import wide
from vaka.games.whakaari.geometry.numbers import away, root
from vaka.games.whakaari.geometry.table import LIES, PIECES, ROUNDS, UNIT

CONTACT, FREE, APART = -2, 0, 100


@rule
def discs_meet(dx: int, dy: int, r: int, gap: int) -> bool:
    """Two discs, the second d from the first; r is the sum of their radii."""
    return dx * dx + dy * dy < (r + gap) * (r + gap)


@rule
def disc_disc(dx: int, dy: int, r: int, gap: int) -> tuple[int, int, int]:
    if not discs_meet(dx, dy, r, gap):
        return 0, 0, 0
    s = root(dx * dx + dy * dy)
    if s == 0:
        return 1, r, 0
    return 1, away(dx * (r - s), s), away(dy * (r - s), s)


@rule
def box_and_disc_meet(
    ex: int, ey: int, low: int, high: int, left: int, right: int, dx: int, dy: int, r: int, gap: int
) -> bool:
    """A disc of radius r, d from the origin of a box with the ends low..high along e and left..right along t."""
    u, v = dx * ex + dy * ey, dy * ex - dx * ey
    fu = u - min(max(u, low), high)
    fv = v - min(max(v, left), right)
    return fu * fu + fv * fv < (r + gap) * (r + gap) * (ex * ex + ey * ey)


@rule
def box_disc(
    ex: int, ey: int, low: int, high: int, left: int, right: int, dx: int, dy: int, r: int, gap: int
) -> tuple[int, int, int]:
    if not box_and_disc_meet(ex, ey, low, high, left, right, dx, dy, r, gap):
        return 0, 0, 0
    n = ex * ex + ey * ey
    u, v = dx * ex + dy * ey, dy * ex - dx * ey
    fu = u - min(max(u, low), high)
    fv = v - min(max(v, left), right)
    k = fu * fu + fv * fv
    z = r * (root(n) + 1)
    if k > 0:
        s = root(k)
        wx, wy = fu * ex - fv * ey, fu * ey + fv * ex
        return 1, away(wx * (z - s), n * s), away(wy * (z - s), n * s)
    way, ux, uy = high - u, ex, ey
    if u - low < way:
        way, ux, uy = u - low, -ex, -ey
    if right - v < way:
        way, ux, uy = right - v, -ey, ex
    if v - left < way:
        way, ux, uy = v - left, ey, -ex
    return 1, away(ux * (way + z), n), away(uy * (way + z), n)


@rule
def depth_on(low: int, high: int, least: int, most: int) -> int:
    """Twice the depth of least..most in low..high, plus one if the shorter way out is towards the low end."""
    plus, minus = high - least, most - low
    return 2 * plus if plus <= minus else 2 * minus + 1


@rule
def shorter(mx: int, my: int, ux: int, uy: int, depth: int, sign: int, n: int) -> tuple[int, int]:
    """The shorter of the vector m and the way out along an axis u; the first of equals."""
    s = -sign if depth & 1 else sign
    x, y = away(s * ux * (depth >> 1), n), away(s * uy * (depth >> 1), n)
    if x * x + y * y < mx * mx + my * my:
        return x, y
    return mx, my


@rule
def depth_along(
    bx: int, by: int, m: int, wide_x: int, wide_y: int, deep_x: int, deep_y: int, front: int, dx: int, dy: int
) -> int:
    """The depth of a box in a square that lies d from its origin, along the square's axis b, m = b.b."""
    middle = -(dx * bx + dy * by)
    wide, deep = abs(wide_x * bx + wide_y * by), deep_x * bx + deep_y * by
    return depth_on(-m, m, middle - wide + min(-deep, front * deep), middle + wide + max(-deep, front * deep))


@rule
def box_and_square_meet(
    ex: int, ey: int, low: int, high: int, left: int, right: int, wide_x: int, wide_y: int, deep_x: int, deep_y: int,
    front: int, unit: int, ax: int, ay: int, half: int, dx: int, dy: int, gap: int,
) -> bool:  # fmt: skip
    """A square with axis a, d from the origin of a box.

    The box's corners are `wide` to both sides, from −`deep` to `front` times `deep`; `unit` is the length of its axis.
    """
    m = ax * ax + ay * ay
    reach = abs(ax * ex + ay * ey) + abs(ax * ey - ay * ex)
    u, v = dx * ex + dy * ey, dy * ex - dx * ey
    return (
        depth_on(low, high, u - reach, u + reach) >> 1 > -unit * gap
        and depth_on(left, right, v - reach, v + reach) >> 1 > -unit * gap
        and depth_along(ax, ay, m, wide_x, wide_y, deep_x, deep_y, front, dx, dy) >> 1 > -half * gap
        and depth_along(-ay, ax, m, wide_x, wide_y, deep_x, deep_y, front, dx, dy) >> 1 > -half * gap
    )


@rule
def box_square(
    ex: int, ey: int, low: int, high: int, left: int, right: int, wide_x: int, wide_y: int, deep_x: int, deep_y: int,
    front: int, unit: int, ax: int, ay: int, half: int, dx: int, dy: int, gap: int,
) -> tuple[int, int, int]:  # fmt: skip
    if not box_and_square_meet(
        ex, ey, low, high, left, right, wide_x, wide_y, deep_x, deep_y, front, unit, ax, ay, half, dx, dy, gap
    ):
        return 0, 0, 0
    n, m = ex * ex + ey * ey, ax * ax + ay * ay
    reach = abs(ax * ex + ay * ey) + abs(ax * ey - ay * ex)  # |a.e| + |a.t|: the square is as wide as it is long
    u, v = dx * ex + dy * ey, dy * ex - dx * ey
    first = depth_on(low, high, u - reach, u + reach)
    second = depth_on(left, right, v - reach, v + reach)
    third = depth_along(ax, ay, m, wide_x, wide_y, deep_x, deep_y, front, dx, dy)
    fourth = depth_along(-ay, ax, m, wide_x, wide_y, deep_x, deep_y, front, dx, dy)
    far = wide(1 << 24)
    mx, my = shorter(far, far, ex, ey, first, wide(1), n)
    mx, my = shorter(mx, my, -ey, ex, second, wide(1), n)
    mx, my = shorter(mx, my, ax, ay, third, wide(-1), m)
    mx, my = shorter(mx, my, -ay, ax, fourth, wide(-1), m)
    return 1, mx, my


@rule
def meets_piece(t: State, a: int, q: int, ax: int, ay: int, dx: int, dy: int, gap: int) -> bool:
    """Whether stone q with axis (ax, ay), d from stone a as it lies, overlaps it."""
    radius, half = wide(t.radius), wide(t.half)
    if a < ROUNDS:
        if q < ROUNDS:
            return discs_meet(dx, dy, 2 * radius, gap)
        n = ax * ax + ay * ay
        return box_and_disc_meet(ax, ay, -n, n, -n, n, -dx, -dy, radius, gap)
    ex, ey = wide(t.axis_x[a]), wide(t.axis_y[a])
    n = ex * ex + ey * ey
    if q < ROUNDS:
        return box_and_disc_meet(ex, ey, -n, n, -n, n, dx, dy, radius, gap)
    return box_and_square_meet(ex, ey, -n, n, -n, n, -ey, ex, ex, ey, wide(1), half, ax, ay, half, dx, dy, gap)


@rule
def off_piece(t: State, a: int, q: int, ax: int, ay: int, dx: int, dy: int, gap: int) -> tuple[int, int, int]:
    """Stone a as it lies, and stone q with axis (ax, ay), d from it: the vector that moves q out of a."""
    radius, half = wide(t.radius), wide(t.half)
    if a < ROUNDS:
        if q < ROUNDS:
            return disc_disc(dx, dy, 2 * radius, gap)
        n = ax * ax + ay * ay
        hit, mx, my = box_disc(ax, ay, -n, n, -n, n, -dx, -dy, radius, gap)
        return hit, -mx, -my
    ex, ey = wide(t.axis_x[a]), wide(t.axis_y[a])
    n = ex * ex + ey * ey
    if q < ROUNDS:
        return box_disc(ex, ey, -n, n, -n, n, dx, dy, radius, gap)
    return box_square(ex, ey, -n, n, -n, n, -ey, ex, ex, ey, wide(1), half, ax, ay, half, dx, dy, gap)


@rule
def meets_volcano(t: State, q: int, ax: int, ay: int, x: int, y: int, gap: int) -> bool:
    """Whether stone q at (x, y) overlaps the volcano."""
    if q < ROUNDS:
        return discs_meet(x, y, wide(t.volcano) + wide(t.radius), gap)
    n = ax * ax + ay * ay
    return box_and_disc_meet(ax, ay, -n, n, -n, n, -x, -y, wide(t.volcano), gap)


@rule
def off_volcano(t: State, q: int, ax: int, ay: int, x: int, y: int, gap: int) -> tuple[int, int, int]:
    """The vector that moves stone q at (x, y) out of the volcano."""
    if q < ROUNDS:
        return disc_disc(x, y, wide(t.volcano) + wide(t.radius), gap)
    n = ax * ax + ay * ay
    hit, mx, my = box_disc(ax, ay, -n, n, -n, n, -x, -y, wide(t.volcano), gap)
    return hit, -mx, -my


@rule
def meets_board(t: State, j: int, q: int, ax: int, ay: int, x: int, y: int, gap: int) -> bool:
    """Whether stone q at (x, y) overlaps board j."""
    ex, ey = wide(t.board_x[j]), wide(t.board_y[j])
    dx, dy = x - wide(t.mid_x[j]), y - wide(t.mid_y[j])
    wx, wy, kx, ky = wide(t.wide_x[j]), wide(t.wide_y[j]), wide(t.deep_x[j]), wide(t.deep_y[j])
    low, right = -(kx * ex + ky * ey), wy * ex - wx * ey
    if q < ROUNDS:
        return box_and_disc_meet(ex, ey, low, wide(0), -right, right, dx, dy, wide(t.radius), gap)
    return box_and_square_meet(
        ex, ey, low, wide(0), -right, right, wx, wy, kx, ky, wide(0), wide(UNIT), ax, ay, wide(t.half), dx, dy, gap
    )


@rule
def off_board(t: State, j: int, q: int, ax: int, ay: int, x: int, y: int, gap: int) -> tuple[int, int, int]:
    """The vector that moves stone q at (x, y) out of board j."""
    ex, ey = wide(t.board_x[j]), wide(t.board_y[j])
    dx, dy = x - wide(t.mid_x[j]), y - wide(t.mid_y[j])
    wx, wy, kx, ky = wide(t.wide_x[j]), wide(t.wide_y[j]), wide(t.deep_x[j]), wide(t.deep_y[j])
    low, right = -(kx * ex + ky * ey), wy * ex - wx * ey
    if q < ROUNDS:
        return box_disc(ex, ey, low, wide(0), -right, right, dx, dy, wide(t.radius), gap)
    return box_square(
        ex, ey, low, wide(0), -right, right, wx, wy, kx, ky, wide(0), wide(UNIT), ax, ay, wide(t.half), dx, dy, gap
    )


@rule
def outer(t: State, q: int) -> int:
    """A radius around stone q's centre that holds all of it."""
    return wide(t.radius) if q < ROUNDS else wide(t.corner)


@rule
def by_volcano(t: State, q: int, x: int, y: int, gap: int) -> bool:
    """Whether a stone at (x, y) is so near the middle that it has to be tested against the volcano."""
    near = wide(t.volcano) + outer(t, q) + max(gap, 0)
    return x * x + y * y < near * near


@rule
def by_boards(t: State, q: int, x: int, y: int, gap: int) -> bool:
    """Whether a stone at (x, y) is so far out that it has to be tested against the boards."""
    far = wide(t.ring) - outer(t, q) - max(gap, 0) - 20
    return x * x + y * y > far * far


@rule
def hits_fixed(t: State, q: int, ax: int, ay: int, x: int, y: int, gap: int) -> bool:
    """Whether a stone at (x, y) overlaps the volcano or a board."""
    if by_volcano(t, q, x, y, gap):
        if meets_volcano(t, q, ax, ay, x, y, gap):
            return True
    if by_boards(t, q, x, y, gap):
        for j in range(wide(t.boards)):
            if meets_board(t, j, q, ax, ay, x, y, gap):
                return True
    return False


@rule
def hits_piece(t: State, q: int, ax: int, ay: int, x: int, y: int, gap: int) -> bool:
    """Whether stone q at (x, y) overlaps another stone on the table."""
    room = outer(t, q) + max(gap, 0)
    near_disc, near_square = room + t.radius, room + t.corner
    for a in range(PIECES):
        if t.lies[a] == LIES and a != q:
            near = near_disc if a < ROUNDS else near_square
            dx, dy = x - t.x[a], y - t.y[a]
            if -near < dx < near and -near < dy < near:
                if meets_piece(t, a, q, ax, ay, dx, dy, gap):
                    return True
    return False
