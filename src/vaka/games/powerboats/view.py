"""What anyone may see of Powerboats."""

from collections.abc import Mapping
from typing import Any, Final, TypedDict

from vaka.core.kernel import State
from vaka.games.powerboats.actions import FACES
from vaka.games.powerboats.board import HEXES, LAKE, WIDTH, row_col
from vaka.games.powerboats.components import FACINGS, SIDES, TILES, components
from vaka.games.powerboats.notation import LETTERS, TURNS
from vaka.games.powerboats.payloads import Boat, Buoy, Hex, Tile, View
from vaka.games.powerboats.rules import SINKS_AT, run_after
from vaka.games.powerboats.state import NUMBER, OVER, RACES, RACING, REROLL

PHASES: Final = ("place", "number", "reroll", "heading", "over")
FATES: Final = ("racing", "finished", "sunk")
MARKS: Final = ("start", "1", "2", "3", "finish", "home")
BUOYS: Final = ("0", "1", "2", "3", "F")
LAKES = 1024  # grounds kept as they are shown
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
        "ways": ways(s),
        "boats": [boat(s, i) for i in range(s.seats)],
        "sinks_at": SINKS_AT,
    }


def ways(s: State) -> list[int] | None:
    """The free hexes ahead of the boat to move, left, straight on and right, while its dice are chosen (POW-5.2)."""
    if s.phase not in (NUMBER, REROLL):
        return None
    dice = sum(int(s.dice[s.turn, face]) for face in range(FACES)) + (int(s.adding) if s.phase == REROLL else 1)
    return [int(run_after(s, s.turn, turn, FACES * dice)) for turn in range(len(TURNS))]


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
