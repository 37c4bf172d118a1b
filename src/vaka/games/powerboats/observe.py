"""What a seat knows of Powerboats as one array: the lake, the course, and the boats with its own first."""

from vaka.core.game import Layout, Slice
from vaka.core.kernel import Ints, State, rule
from vaka.games.powerboats.board import HEXES, WIDTH
from vaka.games.powerboats.state import OVER, RACES, SEATS

BOAT = 19
LAYOUT = Layout(
    (
        Slice("phase", (OVER + 1,)),  # one of place, number, reroll, heading, over
        Slice("race", (RACES,)),  # one of A, B, C
        Slice("match", (5,)),  # seats, alternative scoring, seat to move and start player counted from mine, die added
        Slice("water", (WIDTH, WIDTH)),  # 1 where a boat can be
        Slice("row", (4, 2)),  # row and column, 0..27 with the frame
        Slice("buoys", (5, 2)),
        Slice("arrows", (3, 2)),  # buoys 1 to 3: sense −1 or 1, ray 0..11
        Slice("line", (2,)),  # the side boats start to, the side they finish from
        # boats from mine clockwise: taking part, facing E NE NW W SW SE, row, column (−1 ashore), dice 1 2 3,
        # damage, counters kept, mark, net crossings, fate, points, turns taken
        Slice("boats", (SEATS, BOAT)),
    )
)


@rule
def observe(s: State, seat: int, out: Ints) -> None:
    n = 0
    for phase in range(OVER + 1):
        out[n] = 1 if s.phase == phase else 0
        n += 1
    for race in range(RACES):
        out[n] = 1 if s.race == race else 0
        n += 1
    out[n] = s.seats
    out[n + 1] = s.alternative
    out[n + 2] = (s.turn - seat + s.seats) % s.seats
    out[n + 3] = (s.first - seat + s.seats) % s.seats
    out[n + 4] = s.adding
    n += 5
    for byte in range(HEXES // 8):
        bits = s.water[byte]
        for bit in range(8):
            out[n] = (bits >> bit) & 1
            n += 1
    for i in range(4):
        out[n] = s.row[i] // WIDTH
        out[n + 1] = s.row[i] % WIDTH
        n += 2
    for i in range(5):
        out[n] = s.buoy[i] // WIDTH
        out[n + 1] = s.buoy[i] % WIDTH
        n += 2
    for mark in range(1, 4):
        out[n] = s.sense[mark]
        out[n + 1] = s.ray[mark]
        n += 2
    out[n] = s.front
    out[n + 1] = s.before
    n += 2
    for i in range(SEATS):
        observe_boat(s, (seat + i) % s.seats if i < s.seats else -1, out, n)
        n += BOAT


@rule
def observe_boat(s: State, seat: int, out: Ints, n: int) -> None:
    """One boat's part of the observation from out[n]; seat −1 is no boat."""
    for i in range(BOAT):
        out[n + i] = 0
    if seat < 0:
        return
    out[n] = 1
    hex_ = s.hex[seat]
    if hex_ >= 0:
        out[n + 1 + s.facing[seat]] = 1
        out[n + 7] = hex_ // WIDTH
        out[n + 8] = hex_ % WIDTH
    else:
        out[n + 7] = -1
        out[n + 8] = -1
    for face in range(3):
        out[n + 9 + face] = s.dice[seat, face]
    out[n + 12] = s.damage[seat]
    out[n + 13] = s.kept_damage[seat]
    out[n + 14] = s.mark[seat]
    out[n + 15] = s.net[seat]
    out[n + 16] = s.fate[seat]
    out[n + 17] = s.points[seat]
    out[n + 18] = s.turns[seat]
