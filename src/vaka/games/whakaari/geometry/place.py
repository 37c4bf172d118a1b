"""Where stones come to lie: the scatter of the set-up, the toss of an eruption, a free place on a grid."""

from vaka.core.chance import draw
from vaka.core.kernel import State, rule
from vaka.core.numbers import wide
from vaka.games.whakaari.geometry.contact import APART, FREE, hits_fixed, hits_piece, meets_piece, outer
from vaka.games.whakaari.geometry.numbers import along
from vaka.games.whakaari.geometry.ruler import board_reaches
from vaka.games.whakaari.geometry.table import (
    LIES,
    PIECES,
    ROUNDS,
    SHORT,
    facing,
    inside,
    put,
    take,
)

TRIES = 100  # tables scattered at most
FAILURES = 3000  # of one table, all pieces together (WHA-R68)
ANGLES = 90

TERMS = 4  # of each of the toss's two sums
TOSS_ANGLE, TOSS_MEAN, TOSS_SPREAD, TOSS_LEAST, TOSS_MOST = 15, 18000, 6928, 3000, 52000
CIRCLE_STEP, CIRCLE_LAST, CIRCLE_ANGLE = 500, 6000, 15

GRID_HALF = 26  # grid lines to each side of the middle
GRID_LINES = 2 * GRID_HALF + 1


@rule
def corner_inside(t: State, ax: int, ay: int, x: int, y: int) -> bool:
    """Whether all corners of a square with axis a at (x, y) are in the arena."""
    return (
        inside(t, x + ax - ay, y + ay + ax, wide(0))
        and inside(t, x + ax + ay, y + ay - ax, wide(0))
        and inside(t, x - ax - ay, y - ay + ax, wide(0))
        and inside(t, x - ax + ay, y - ay - ax, wide(0))
    )


@rule
def scatter_once(t: State) -> bool:
    """Throw all stones on the table, none overlapping; False after too many failures (WHA-7.3)."""
    low_x, high_x, low_y, high_y = wide(0), wide(0), wide(0), wide(0)
    for n in range(2 * wide(t.boards)):
        low_x, high_x = min(low_x, wide(t.hull_x[n])), max(high_x, wide(t.hull_x[n]))
        low_y, high_y = min(low_y, wide(t.hull_y[n])), max(high_y, wide(t.hull_y[n]))
    for i in range(PIECES):
        take(t, i)
    failures = 0
    i = wide(0)
    while i < PIECES and failures < FAILURES:
        x = low_x + draw(t, high_x - low_x + 1)
        y = low_y + draw(t, high_y - low_y + 1)
        turned, ax, ay = wide(0), wide(0), wide(0)
        if i >= ROUNDS:
            turned = draw(t, wide(ANGLES))
            ax, ay = along(turned, wide(t.half))
            whole = corner_inside(t, ax, ay, x, y)
        else:
            whole = inside(t, x, y, wide(t.radius))
        if (
            whole
            and not hits_fixed(t, i, ax, ay, x, y, wide(APART))
            and not hits_piece(t, i, ax, ay, x, y, wide(APART))
        ):
            put(t, i, x, y, turned)
            i += 1
        else:
            failures += 1
    return i == PIECES


@rule
def is_fair(t: State, players: int) -> bool:
    """Whether every player's board reaches a stone with the short distance."""
    for j in range(players):
        reached = False
        for i in range(PIECES):
            if t.lies[i] == LIES and board_reaches(t, j, i, wide(t.dist[SHORT])):
                reached = True
                break
        if not reached:
            return False
    return True


@rule
def scatter(t: State, players: int) -> int:
    """Scatter tables until one is complete and fair, or the last one is taken as it is; how many it took (WHA-1.6)."""
    for n in range(TRIES):
        whole = scatter_once(t)
        if whole and is_fair(t, players):
            return n + 1
    return TRIES


@rule
def settle(t: State, i: int, x: int, y: int, turned: int) -> bool:
    """Let a tossed stone come to lie at the nearest free spot around a point; False: out of the game (WHA-7.9)."""
    if not inside(t, x, y, wide(0)):
        return False
    ax, ay = along(turned, wide(t.half)) if i >= ROUNDS else (wide(0), wide(0))
    for r in range(0, CIRCLE_LAST + 1, CIRCLE_STEP):
        for degree in range(0, 360, CIRCLE_ANGLE):
            dx, dy = along(degree, r)
            if inside(t, x + dx, y + dy, wide(0)):
                if not hits_fixed(t, i, ax, ay, x + dx, y + dy, wide(FREE)):
                    if not hits_piece(t, i, ax, ay, x + dx, y + dy, wide(FREE)):
                        put(t, i, x + dx, y + dy, turned)
                        return True
            if r == 0:
                break
    return False


@rule
def toss(t: State, i: int, j: int) -> int:
    """Toss stone i from board j like a coin: 0 stable, 1 unstable, −1 out of the game (WHA-4.2, WHA-7.9)."""
    degree, r = facing(wide(t.boards), j), TOSS_MEAN
    for _ in range(TERMS):
        degree += draw(t, wide(2 * TOSS_ANGLE + 1)) - TOSS_ANGLE
    for _ in range(TERMS):
        r += draw(t, wide(2 * TOSS_SPREAD + 1)) - TOSS_SPREAD
    r = min(max(r, TOSS_LEAST), TOSS_MOST)
    turned, side = wide(0), wide(1)
    if i >= ROUNDS:
        turned = draw(t, wide(ANGLES))
        side = draw(t, wide(2))
    x, y = along((degree + 360) % 360, r)
    if not settle(t, i, wide(t.mid_x[j]) + x, wide(t.mid_y[j]) + y, turned):
        return -1
    return side


@rule
def free_in_row(t: State, i: int, turned: int, row: int, grid: int) -> int:
    """Bits of the grid points of a row (both from 0, the lowest coordinate first) where stone i fits (WHA-7.11)."""
    y = (row - GRID_HALF) * grid
    ax, ay = along(turned, wide(t.half)) if i >= ROUNDS else (wide(0), wide(0))
    own = outer(t, i)
    low, high = own + t.volcano, min(t.safe, t.ring - own - 20)  # between these circles nothing fixed is near
    bits = wide(0)
    for column in range(GRID_LINES):
        x = (column - GRID_HALF) * grid
        if low * low <= x * x + y * y <= high * high or (
            inside(t, x, y, wide(0)) and not hits_fixed(t, i, ax, ay, x, y, wide(FREE))
        ):
            bits |= 1 << column
    if bits == 0:
        return bits
    for a in range(PIECES):
        if t.lies[a] != LIES:
            continue
        near = own + outer(t, a)
        dy = y - t.y[a]
        if dy >= near or dy <= -near:
            continue
        first = max((wide(t.x[a]) - near) // grid + GRID_HALF, 0)
        last = min((wide(t.x[a]) + near) // grid + GRID_HALF, GRID_LINES - 1)
        for column in range(first, last + 1):
            if (bits >> column) & 1:
                dx = (column - GRID_HALF) * grid - wide(t.x[a])
                if meets_piece(t, a, i, ax, ay, dx, dy, wide(FREE)):
                    bits ^= 1 << column
    return bits
