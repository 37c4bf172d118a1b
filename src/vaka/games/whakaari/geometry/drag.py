"""Dragging a stone with a finger: it pushes what lies in its path, and that pushes on (WHA-7.7).

A step is a millimetre. In every step the dragged piece has rank 0; a piece pushed by rank k has rank k + 1, and equal
ranks share the way. Passes are repeated until nothing moves, which proves the table free of overlap; a step that never
comes to rest is undone and ends the drag.

Drags are of very different lengths. So that many can be done side by side, one may pause after some steps; what it has
to remember is then in the scratch fields of its steps.
"""

from vaka.core.events import tell
from vaka.core.kernel import Ints, State, rule
from vaka.core.numbers import wide
from vaka.games.whakaari.geometry.contact import (
    CONTACT,
    by_boards,
    by_volcano,
    hits_fixed,
    off_board,
    off_piece,
    off_volcano,
    outer,
)
from vaka.games.whakaari.geometry.numbers import COS, ONE, SIN, along, away, lowest
from vaka.games.whakaari.geometry.ruler import board_reaches
from vaka.games.whakaari.geometry.table import LIES, PIECES, ROUNDS, UNIT
from vaka.games.whakaari.printed import printed

STEP = int(printed()["table"]["drag_step"])
PASSES = int(printed()["table"]["passes"])
KEYFRAME = 5  # steps between two events of a pushed piece's path
SLACK = 10  # more than all roundings of a straight line together
PART, PUSHING = 16, 4  # steps after which a drag pauses; one that pushes something counts for this many
PAUSED = -1
SLID = 0  # the event a drag tells: piece, how far the dragged one has come, x, y


@rule
def free_way(t: State, p: int, degree: int, length: int) -> int:
    """A length p can surely go alone before it touches anything: a bound that only saves time."""
    cos, sin = wide(COS[degree]), wide(SIN[degree])
    x, y, own = wide(t.x[p]), wide(t.y[p]), outer(t, p) + SLACK
    reach_disc, reach_square = (own + t.radius) * ONE, (own + t.corner) * ONE
    free = length
    for q in range(PIECES):
        if t.lies[q] == LIES and q != p:
            dx, dy = t.x[q] - x, t.y[q] - y
            ahead, aside = dx * cos + dy * sin, dx * sin - dy * cos
            reach = reach_disc if q < ROUNDS else reach_square
            if ahead > -reach and -reach < aside < reach:  # a corner may lie ahead of a centre that does not
                free = min(free, (ahead - reach) // ONE)
    ahead, aside, reach = -x * cos - y * sin, x * sin - y * cos, (own + t.volcano) * ONE
    if ahead > -reach and -reach < aside < reach:
        free = min(free, (ahead - reach) // ONE)
    for j in range(wide(t.boards)):
        ex, ey = wide(t.board_x[j]), wide(t.board_y[j])
        apart = (x - t.mid_x[j]) * ex + (y - t.mid_y[j]) * ey - own * (UNIT + 1)
        rate = cos * ex + sin * ey
        if apart <= 0:  # beside a board, or about to touch it
            free = wide(0)
        elif rate < 0:
            free = min(free, apart * ONE // -rate)
    return free


@rule
def shift(t: State, q: int, x: int, y: int) -> None:
    """Move a stone within a step."""
    t.x[q] += x
    t.y[q] += y
    t.moved_x[q] += x
    t.moved_y[q] += y


@rule
def around(t: State, a: int) -> int:
    """Bits of the other stones so near to a that they have to be tested. Written to run without branches."""
    x, y, near = t.x[a], t.y[a], outer(t, a) + max(t.radius, t.corner)
    bits = wide(0)
    for q in range(PIECES):
        close = (abs(t.x[q] - x) < near) & (abs(t.y[q] - y) < near) & (t.lies[q] == LIES)
        bits |= close << q
    return bits & ~(1 << a)


@rule
def push_from(t: State, a: int, k: int, rest: int) -> int:
    """Push those of `rest` that are of rank k or more, or of none, out of stone a of rank k; bits of what moved.

    Ranks are stored one higher, so that 0 is none.
    """
    moved = wide(0)
    while rest != 0:
        q = lowest(rest)
        rest &= rest - 1
        if not 0 < t.rank[q] < k:
            dx, dy = wide(t.x[q]) - t.x[a], wide(t.y[q]) - t.y[a]
            hit, mx, my = off_piece(t, a, q, wide(t.axis_x[q]), wide(t.axis_y[q]), dx, dy, wide(CONTACT))
            if hit:
                moved |= 1 << q
                if t.rank[q] == k:  # never the dragged piece, which alone has rank 0
                    hx, hy = away(mx, 2), away(my, 2)
                    shift(t, a, hx - mx, hy - my)
                    shift(t, q, hx, hy)
                    moved |= 1 << a
                    rest = around(t, a) >> (q + 1) << (q + 1)
                else:
                    shift(t, q, mx, my)
                    t.rank[q] = k + 1
    return moved


@rule
def push_off_fixed(t: State, rest: int) -> int:
    """Push stones out of the volcano, then out of the boards in seat order (WHA-R22); bits of what moved."""
    moved = wide(0)
    while rest != 0:
        q = lowest(rest)
        rest &= rest - 1
        ax, ay = wide(t.axis_x[q]), wide(t.axis_y[q])
        if by_volcano(t, q, wide(t.x[q]), wide(t.y[q]), wide(CONTACT)):
            hit, mx, my = off_volcano(t, q, ax, ay, wide(t.x[q]), wide(t.y[q]), wide(CONTACT))
            if hit:
                shift(t, q, mx, my)
                moved |= 1 << q
        if by_boards(t, q, wide(t.x[q]), wide(t.y[q]), wide(CONTACT)):
            for j in range(wide(t.boards)):
                hit, mx, my = off_board(t, j, q, ax, ay, wide(t.x[q]), wide(t.y[q]), wide(CONTACT))
                if hit:
                    shift(t, q, mx, my)
                    moved |= 1 << q
    return moved


@rule
def next_to_push(t: State, a: int, k: int, top: int, ranked: int) -> tuple[int, int]:
    """Who pushes after stone a of rank k, by rank, then by number, and its rank; −1 if nobody does."""
    rest = ranked >> (a + 1) << (a + 1)
    while k <= top:
        while rest != 0:
            q = lowest(rest)
            if t.rank[q] == k:
                return q, k
            rest &= rest - 1
        rest = ranked
        k += 1
    return wide(-1), k


@rule
def push(t: State, p: int) -> int:
    """Make room around p, which has just been moved: bits of the pieces pushed, or −1 less those for a jam.

    Two pieces that have not moved since one was tested against the other need no new test. Those that are `fresh` have
    moved since they last pushed, and push whatever is around them; the others only what has moved in this pass or the
    last one. Those that are `loose` have moved since they were held against the volcano and the boards.
    """
    ranked, top, last = wide(0), wide(1), wide(0)
    fresh, loose = wide(1) << p, wide(0)
    t.rank[p] = 1
    for _ in range(PASSES):
        moved, a, k = wide(0), wide(p), wide(1)
        while a >= 0:  # one loop for all ranks, so that drags side by side push at once
            near = around(t, a) if (fresh >> a) & 1 else (last | moved) & ~(1 << a)
            pushed = push_from(t, a, k, near)
            fresh = fresh & ~(1 << a) | pushed
            if pushed != 0:
                moved |= pushed
                ranked |= pushed
                top = max(top, k + 1)
            a, k = next_to_push(t, a, k, top, ranked)
        loose = push_off_fixed(t, loose | moved)
        moved |= loose
        fresh |= loose
        if moved == 0:
            return ranked
        last = moved
    return -1 - ranked


@rule
def end_step(t: State, p: int, bits: int, undo: bool) -> None:
    """Forget who pushed whom; undo what the step has moved if it cannot be done."""
    rest = bits | 1 << p
    while rest != 0:
        q = lowest(rest)
        rest &= rest - 1
        if undo:
            t.x[q] -= t.moved_x[q]
            t.y[q] -= t.moved_y[q]
        t.rank[q] = 0
        t.moved_x[q] = 0
        t.moved_y[q] = 0


@rule
def step_to(t: State, p: int, x: int, y: int) -> int:
    """Drag p one step, to (x, y): bits of the pieces pushed, or −1 if it cannot go there and all lies as before."""
    ax, ay = wide(t.axis_x[p]), wide(t.axis_y[p])
    if hits_fixed(t, p, ax, ay, x, y, wide(CONTACT)):  # WHA-R22, WHA-R23
        return -1
    shift(t, p, x - t.x[p], y - t.y[p])
    pushed = push(t, p)
    if pushed < 0:
        end_step(t, p, -1 - pushed, True)
        return -1
    end_step(t, p, pushed, False)
    return pushed


@rule
def tell_path(t: State, bits: int, done: int, kind: int, events: Ints) -> None:
    """Tell where the pieces lie that have moved since the last keyframe."""
    if events.shape[0] == 0:
        return
    for q in range(PIECES):
        if (bits >> q) & 1:
            tell(events, kind, q, done, wide(t.x[q]), wide(t.y[q]))


@rule
def pause(t: State, x: int, y: int, done: int, steps: int, bits: int, alone: bool) -> None:
    """Keep where a drag began, how far it has come, and what has moved since the last keyframe."""
    t.moved_x[0] = x
    t.moved_y[0] = y
    t.moved_x[1] = done
    t.moved_y[1] = 2 * steps + alone
    t.moved_x[2] = bits & ((1 << ROUNDS) - 1)
    t.moved_y[2] = bits >> ROUNDS


@rule
def take_up(t: State, p: int) -> tuple[int, int, int, int, int, bool]:
    """What `pause` has kept; of a drag that begins, where stone p lies."""
    x, y, done, steps = wide(t.moved_x[0]), wide(t.moved_y[0]), wide(t.moved_x[1]), wide(t.moved_y[1])
    bits = wide(t.moved_x[2]) | wide(t.moved_y[2]) << ROUNDS
    if done == 0:
        return wide(t.x[p]), wide(t.y[p]), done, steps, bits, True
    for i in range(3):
        t.moved_x[i] = 0
        t.moved_y[i] = 0
    return x, y, done, steps >> 1, bits, steps & 1 == 1


@rule
def drag_on(t: State, p: int, degree: int, length: int, board: int, dist: int, kind: int, events: Ints) -> int:
    """Begin a drag, or go on with it: how far it came, or PAUSED."""
    start_x, start_y, done, steps, bits, alone = take_up(t, p)
    left = wide(PART)
    while done < length:
        if board >= 0:
            if board_reaches(t, board, p, dist):
                break
        elif alone:
            free = free_way(t, p, degree, length - done)
            if free >= STEP:
                done += free // STEP * STEP
                x, y = along(degree, done)
                t.x[p] = start_x + x
                t.y[p] = start_y + y
                bits |= 1 << p
                alone = False
                continue
        if left <= 0:
            pause(t, start_x, start_y, done, steps, bits, alone)
            return PAUSED
        step = min(done + STEP, length)
        x, y = along(degree, step)
        pushed = step_to(t, p, start_x + x, start_y + y)
        if pushed < 0:
            break
        alone = pushed == 0 and (steps & 7) == 0
        done = step
        bits |= pushed | 1 << p
        steps += 1
        left -= 1 if pushed == 0 else PUSHING
        if steps % KEYFRAME == 0:
            tell_path(t, bits, done, kind, events)
            bits = 0
    tell_path(t, bits, done, kind, events)
    return done


@rule
def drag(t: State, p: int, degree: int, length: int, board: int, dist: int, kind: int, events: Ints) -> int:
    """Drag stone p in a direction by a length, exactly unless something stops it (WHA-R21); how far it came.

    With a board (else −1) it ends too as soon as the ruler of length `dist` joins that board and p.
    """
    done = wide(PAUSED)
    while done == PAUSED:
        done = drag_on(t, p, degree, length, board, dist, kind, events)
    return done
