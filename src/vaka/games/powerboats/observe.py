"""What a seat knows of Powerboats as one array: the lake, the course, and the boats with its own first."""

from vaka.core.kernel import Ints, State, rule
from vaka.core.observation import Layout
from vaka.games.powerboats.actions import DICE_LIMIT, FACES
from vaka.games.powerboats.board import HEXES, WIDTH
from vaka.games.powerboats.rules import LONGEST_RACE, SINKS_AT, SUNK_BONUS
from vaka.games.powerboats.state import HOME, OVER, RACES, SEATS, SUNK

MOST_DICE = DICE_LIMIT + 1
MOST_DAMAGE = SINKS_AT - 1 + FACES * MOST_DICE  # a boat still racing that crashes with its whole roll
MOST_POINTS = sum((SEATS - 1) * (race + 1) + LONGEST_RACE + SUNK_BONUS * (SEATS - 1) for race in range(RACES))
MOST_BACK = LONGEST_RACE + 1  # a straight run crosses a ray once, and the first may have been crossed at the start

LAYOUT = Layout()
PHASE = LAYOUT.add("phase", (OVER + 1,), 0, 1, "1 at one of: place, number, reroll, heading, over")
RACE = LAYOUT.add("race", (RACES,), 0, 1, "1 at one of: A, B, C")

_match = LAYOUT.rows("match", "the match and whose turn it is")
SEAT_COUNT = _match.add("seats", 2, SEATS, "seats at the table")
ALTERNATIVE = _match.add("alternative", 0, 1, "1 for the alternative scoring")
TO_MOVE = _match.add("to_move", 0, SEATS - 1, "the seat to move, counted from mine")
FIRST = _match.add("first", 0, SEATS - 1, "the start player of this race, counted from mine")
ADDING = _match.add("adding", 0, 1, "1 if a die was added and is still to be rolled")

WATER = LAYOUT.add("water", (WIDTH, WIDTH), 0, 1, "1 where a boat can be, by row and column with the frame")

_row = LAYOUT.rows("row", "the four hexes of the start row, from buoy 0", 4)
ROW = _row.add("row", 0, WIDTH - 1, "its row, the frame's first being 0")
_row.add("column", 0, WIDTH - 1, "its column, the frame's first being 0")

_buoys = LAYOUT.rows("buoys", "buoys 0 to 3 and the finish buoy", 5)
BUOY = _buoys.add("row", 0, WIDTH - 1, "its row")
_buoys.add("column", 0, WIDTH - 1, "its column")

_arrows = LAYOUT.rows("arrows", "how buoys 1 to 3 are rounded", 3)
SENSE = _arrows.add("sense", -1, 1, "−1: the buoy on the left, 1: on the right")
RAY = _arrows.add("ray", 0, 11, "where its ray points, in steps of 30 degrees anticlockwise from east")

_line = LAYOUT.rows("line", "the start row as a line; 1 is right-hand, seen from buoy 0, −1 left-hand")
FRONT = _line.add("front", -1, 1, "the side to which boats start")
BEFORE = _line.add("before", -1, 1, "the side from which boats finish")

_boats = LAYOUT.rows("boats", "the boats from mine clockwise; zeros where nobody sits", SEATS)
TAKES_PART = _boats.add("takes_part", 0, 1, "1 for a boat")
FACING = _boats.add("facing", 0, 1, "1 at one of: E, NE, NW, W, SW, SE; zeros ashore", 6)
AT_ROW = _boats.add("row", -1, WIDTH - 1, "its row, −1 ashore")
AT_COLUMN = _boats.add("column", -1, WIDTH - 1, "its column, −1 ashore")
DICE = _boats.add("dice", 0, MOST_DICE, "how many of its dice show 1, 2 and 3", FACES)
DAMAGE = _boats.add("damage", 0, MOST_DAMAGE, "damage counters")
KEPT_DAMAGE = _boats.add("kept_damage", 0, RACES, "of those, kept from earlier races")
MARK = _boats.add("mark", 0, HOME, "what comes next: 0 the start, 1 to 3 a buoy, 4 the finish; 5 when home")
NET = _boats.add("net", -MOST_BACK, 0, "net crossings of the ray of the next buoy, the wrong way round below 0")
FATE = _boats.add("fate", 0, SUNK, "0 racing, 1 finished, 2 sunk")
POINTS = _boats.add("points", 0, MOST_POINTS, "points of the races before")
TURNS = _boats.add("turns", 0, LONGEST_RACE, "turns taken in this race")
BOAT = _boats.width


@rule
def observe(s: State, seat: int, out: Ints) -> None:
    for phase in range(OVER + 1):
        out[PHASE + phase] = 1 if s.phase == phase else 0
    for race in range(RACES):
        out[RACE + race] = 1 if s.race == race else 0
    out[SEAT_COUNT] = s.seats
    out[ALTERNATIVE] = s.alternative
    out[TO_MOVE] = (s.turn - seat + s.seats) % s.seats
    out[FIRST] = (s.first - seat + s.seats) % s.seats
    out[ADDING] = s.adding
    for byte in range(HEXES // 8):
        bits = s.water[byte]
        for bit in range(8):
            out[WATER + byte * 8 + bit] = (bits >> bit) & 1
    for i in range(4):
        out[ROW + 2 * i] = s.row[i] // WIDTH
        out[ROW + 2 * i + 1] = s.row[i] % WIDTH
    for i in range(5):
        out[BUOY + 2 * i] = s.buoy[i] // WIDTH
        out[BUOY + 2 * i + 1] = s.buoy[i] % WIDTH
    for i in range(3):
        out[SENSE + 2 * i] = s.sense[i + 1]
        out[RAY + 2 * i] = s.ray[i + 1]
    out[FRONT] = s.front
    out[BEFORE] = s.before
    for i in range(SEATS):
        observe_boat(s, (seat + i) % s.seats if i < s.seats else -1, out, i * BOAT)


@rule
def observe_boat(s: State, seat: int, out: Ints, n: int) -> None:
    """One boat's row, which stands n behind the first; seat −1 is no boat."""
    for i in range(BOAT):
        out[n + TAKES_PART + i] = 0
    if seat < 0:
        return
    out[n + TAKES_PART] = 1
    hex_ = s.hex[seat]
    if hex_ >= 0:
        out[n + FACING + s.facing[seat]] = 1
        out[n + AT_ROW] = hex_ // WIDTH
        out[n + AT_COLUMN] = hex_ % WIDTH
    else:
        out[n + AT_ROW] = -1
        out[n + AT_COLUMN] = -1
    for face in range(FACES):
        out[n + DICE + face] = s.dice[seat, face]
    out[n + DAMAGE] = s.damage[seat]
    out[n + KEPT_DAMAGE] = s.kept_damage[seat]
    out[n + MARK] = s.mark[seat]
    out[n + NET] = s.net[seat]
    out[n + FATE] = s.fate[seat]
    out[n + POINTS] = s.points[seat]
    out[n + TURNS] = s.turns[seat]
