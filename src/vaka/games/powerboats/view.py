"""What anyone may see of Powerboats, and an action as parts a client can build from clicks."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Final, Literal, TypedDict

from vaka.core.kernel import State
from vaka.games.powerboats.actions import ACTIONS, ADD, CHOICES, FACES, REMOVE
from vaka.games.powerboats.board import HEXES, LAKE, WIDTH, neighbour, plane_x, plane_y, row_col
from vaka.games.powerboats.components import FACINGS, SIDES, TILES, components
from vaka.games.powerboats.course import BEHIND
from vaka.games.powerboats.notation import LETTERS, TURNS
from vaka.games.powerboats.payloads import Boat, Buoy, Heading, Hex, Number, Parts, Place, Reroll, Tile, View
from vaka.games.powerboats.rules import SINKS_AT, dice_total, longest_run, sail, turned_facing
from vaka.games.powerboats.state import HOME, OVER, RACES, RACING, TO_FINISH

PHASES: Final = ("place", "number", "reroll", "heading", "over")
FATES: Final = ("racing", "finished", "sunk")
MARKS: Final = ("start", "1", "2", "3", "finish", "home")
BUOYS: Final = ("0", "1", "2", "3", "F")
LAKES = 1024  # grounds kept as they are shown
STARTS = 1024  # starting rows kept with the places behind them, which are asked for again in every facing
GROUNDS: dict[tuple[Any, ...], "Ground"] = {}
COLOURS = components()["boats"]["colours"]  # of seats 0 to 5, clockwise round the frame (POW-1.2, POW-R27)


class Ground(TypedDict):
    """The entries of a view that stay the same during a race."""

    tiles: list[Tile]
    water: list[str]
    row: list[Hex]
    buoys: list[Buoy]
    start_angle: int
    finish_angle: int


def view(s: State, seat: int | None) -> View:
    """Everything is public, so all see the same."""
    return {
        "seats": s.seats,
        "scoring": "alternative" if s.alternative else "normal",
        "phase": PHASES[s.phase],
        "to_move": None if s.phase == OVER else s.turn,
        "race": LETTERS[s.race],
        "races": RACES,
        "first": s.first,
        **ground(s),
        "lake": LAKE,
        "adding": s.adding,
        "boats": [boat(s, i) for i in range(s.seats)],
        "sinks_at": SINKS_AT,
    }


def own_view(s: State, seat: int, seen: View) -> Mapping[str, object]:
    """Nothing: all see the same."""
    return {}


def ground(s: State) -> Ground:
    """What does not change during a race: the lake and its course. The same ground is made once."""
    laid = (s.tile, s.face, s.turned, s.water, s.row, s.buoy, s.sense, s.ray)
    key = (s.row_facing, s.front, s.before, *map(bytes, laid))
    found = GROUNDS.get(key)
    if found is None:
        if len(GROUNDS) >= LAKES:
            GROUNDS.clear()
        found = GROUNDS[key] = {
            "tiles": [
                {"tile": TILES[s.tile[i]], "side": SIDES[s.face[i]], "turned": bool(s.turned[i])}
                for i in range(len(TILES))
            ],
            "water": water_rows(bytes(s.water)),
            "row": [row_col(hex_) for hex_ in s.row],
            "buoys": [buoy(s, i) for i in range(len(BUOYS))],
            "start_angle": (60 * s.row_facing - 90 * s.front) % 360,
            "finish_angle": (60 * s.row_facing + 90 * s.before) % 360,
        }
    return found


EIGHT_HEXES = ["".join("#."[byte >> bit & 1] for bit in range(8)) for byte in range(256)]


def water_rows(water: bytes) -> list[str]:
    """The map from row −2 to 25: `.` water, `#` land or buoy."""
    text = "".join([EIGHT_HEXES[byte] for byte in water])
    return [text[start : start + WIDTH] for start in range(0, HEXES, WIDTH)]


def buoy(s: State, i: int) -> Buoy:
    """One buoy; 0 and F only mark the row."""
    to_round = 0 < i < len(BUOYS) - 1
    return {
        "name": BUOYS[i],
        "at": row_col(s.buoy[i]),
        "passed_on": None if not to_round else "left" if s.sense[i] < 0 else "right",
        "ray": 30 * s.ray[i] if to_round else None,
    }


def boat(s: State, seat: int) -> Boat:
    """One boat and its player's score."""
    afloat = s.hex[seat] >= 0
    left = s.phase == OVER and s.fate[seat] == RACING  # the last race ended without it (POW-R12, POW-R28)
    return {
        "colour": COLOURS[seat],
        "at": row_col(s.hex[seat]) if afloat else None,
        "facing": FACINGS[s.facing[seat]] if afloat else None,
        "dice": [] if left else [value for value in (3, 2, 1) for _ in range(s.dice[seat, value - 1])],
        "damage": s.damage[seat],
        "kept_damage": s.kept_damage[seat],
        "next_mark": MARKS[s.mark[seat]],
        "net": s.net[seat],
        "fate": "left" if left else FATES[s.fate[seat]],
        "order": s.order[seat],
        "turns": s.turns[seat],
        "points": s.points[seat],
        "gained": [s.gained[race, seat] for race in range(RACES)],
        "home": [s.home[race, seat] for race in range(RACES)],
        "ranked": [s.ranked[race, seat] + 1 for race in range(s.race + (s.phase == OVER))],
        "place": s.final[seat] + 1 if s.phase == OVER else None,
    }


def describe(s: State, action: int) -> Parts:
    """An action as its kind and parts; a heading also tells where it leads."""
    kind, parts = ACTIONS.decode(action)
    if kind == "place":
        behind, buoy, lane = start_places(tuple(s.row), tuple(s.place[: s.place_count]))[parts[0]]
        at, facing = row_col(parts[0]), FACINGS[parts[1]]
        return Place(kind="place", at=at, facing=facing, behind=behind, buoy=buoy, lane=lane)
    if kind == "number":
        (change,) = parts
        number = Number(kind="number", change="add" if change == ADD else "keep")
        total = int(dice_total(s, s.turn))
        if change >= REMOVE:
            value = change - REMOVE + 1
            number = Number(kind="number", change="remove", value=value)
            total -= value
        elif not total:
            number["idle"] = True
        free = int(longest_run(s, s.turn, total))
        if free < total and change != ADD:
            number["free"] = free
        return number
    if kind == "reroll":
        ones, twos, threes = (int(CHOICES[parts[0], value]) for value in range(FACES))
        again = Reroll(kind="reroll", values=[3] * threes + [2] * twos + [1] * ones)
        if s.adding:
            again["adding"] = True
        return again
    return run_ahead(s, parts[0])


@lru_cache(STARTS)
def start_places(row: tuple[int, ...], places: tuple[int, ...]) -> dict[int, tuple[int, Literal["0", "F"], int]]:
    """Starting places as people point at them: steps behind the row, and which one it is from the nearer buoy."""

    def along(hex_: int) -> int:
        """How far it is from buoy 0 to buoy F, in the direction of the row."""
        x, y = plane_x(row[-1]) - plane_x(row[0]), plane_y(row[-1]) - plane_y(row[0])
        return plane_x(hex_) * x + 3 * plane_y(hex_) * y  # a unit down is the root of three of one across

    found: dict[int, tuple[int, Literal["0", "F"], int]] = {}
    for behind in range(BEHIND + 1):
        line = [hex_ for hex_ in places if min(hexes_apart(hex_, start) for start in row) == behind]
        for lane, hex_ in enumerate(sorted(line, key=along), 1):
            back = len(line) + 1 - lane
            found[hex_] = (behind, "0", lane) if lane <= back else (behind, "F", back)
    return found


def hexes_apart(a: int, b: int) -> int:
    """How many steps lead from one hex to another."""
    across, down = abs(plane_x(a) - plane_x(b)), abs(plane_y(a) - plane_y(b))
    return (down + max(down, across)) // 4


def run_ahead(s: State, turn: int) -> Heading:
    """What a heading would do: the run, where the boat rests, damage, and the mark it then has next."""
    seat = s.turn
    total, facing = dice_total(s, seat), turned_facing(s.facing[seat], turn)
    run, rest, mark, _, here = sail(s, seat, facing, total)
    damage = total - run
    return Heading(
        kind="heading",
        turn=TURNS[turn],
        facing=FACINGS[facing],
        run=run,
        path=path_from(s.hex[seat], facing, rest),
        hexes=rest,
        short=run - rest,
        rest=row_col(here),
        damage=damage,
        sinks=damage > 0 and mark != HOME and s.damage[seat] + damage >= SINKS_AT,
        marks=mark - s.mark[seat],
        rounds=[MARKS[passed] for passed in range(max(1, s.mark[seat]), min(mark, TO_FINISH))],
        finishes=mark == HOME,
    )


def path_from(hex_: int, facing: int, steps: int) -> list[Hex]:
    """The hexes a boat passes, one after another."""
    path = []
    for _ in range(steps):
        hex_ = neighbour(hex_, facing)
        path.append(row_col(hex_))
    return path
