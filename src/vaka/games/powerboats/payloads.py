"""What leaves the engine: the view, actions as parts, and the box, as typed dictionaries."""

from typing import Literal, NotRequired, TypedDict

Facing = Literal["E", "NE", "NW", "W", "SW", "SE"]
Letter = Literal["A", "B", "C"]
Side = Literal["dark", "light"]
Turn = Literal["L", "S", "R"]
Hex = tuple[int, int]  # row and column, from −2 to 25


class Tile(TypedDict):
    """A lake tile in its slot."""

    tile: str
    side: Side
    turned: bool


class Buoy(TypedDict):
    """A buoy; 0 and F have neither a side to pass them on nor a ray."""

    name: Literal["0", "1", "2", "3", "F"]
    at: Hex
    passed_on: Literal["left", "right"] | None
    ray: int | None


class Boat(TypedDict):
    """A boat and its player's score; `place` is the final one. `left`: still racing when the last race ended."""

    colour: str
    at: Hex | None
    facing: Facing | None
    dice: list[int]
    damage: int
    kept_damage: int
    next_mark: Literal["start", "1", "2", "3", "finish", "home"]
    net: int
    fate: Literal["racing", "finished", "sunk", "left"]
    order: int
    turns: int
    points: int
    gained: list[int]
    home: list[int]
    ranked: list[int]
    place: int | None


class View(TypedDict):
    """Everything there is to see; angles are degrees anticlockwise from east.

    While dice are chosen, `ways` are the free hexes ahead of the boat to move: after a turn left, without one and after
    a turn right, as far as its dice could take it.
    """

    seats: int
    scoring: Literal["normal", "alternative"]
    phase: Literal["place", "number", "reroll", "heading", "over"]
    to_move: int | None
    race: Letter
    races: int
    first: int
    tiles: list[Tile]
    water: list[str]
    lake: int
    row: list[Hex]
    buoys: list[Buoy]
    start_angle: int
    finish_angle: int
    adding: int
    ways: list[int] | None
    boats: list[Boat]
    sinks_at: int


class Place(TypedDict):
    """Start here: of the places `behind` steps behind the row, the one that is `lane` from a buoy, counted from 1."""

    kind: Literal["place"]
    at: Hex
    facing: Facing
    behind: int
    buoy: Literal["0", "F"]
    lane: int


class Number(TypedDict):
    """Change the number of dice; `value` is that of a die removed, and `idle` says that there are none yet.

    Where the dice left come to more than any run, `free` is the longest: if none is re-rolled the boat crashes.
    """

    kind: Literal["number"]
    change: Literal["add", "keep", "remove"]
    value: NotRequired[int]
    idle: NotRequired[Literal[True]]
    free: NotRequired[int]


class Reroll(TypedDict):
    """Roll dice of these values again; `adding` says that a new die is rolled with them."""

    kind: Literal["reroll"]
    values: list[int]
    adding: NotRequired[Literal[True]]


class Heading(TypedDict):
    """Turn and sail, with where that leads; a boat in the way makes a run `short` by this many hexes."""

    kind: Literal["heading"]
    turn: Turn
    facing: Facing
    run: int
    path: list[Hex]
    hexes: int
    short: int
    rest: Hex
    damage: int
    sinks: bool
    marks: int
    rounds: list[str]
    finishes: bool


Parts = Place | Number | Reroll | Heading


class Dice(TypedDict):
    """The dice of the box."""

    faces: int
    limit: int


class Boats(TypedDict):
    """The boats of the box."""

    colours: list[str]
    sinks_at: int


class Races(TypedDict):
    """The numbers of the three races."""

    letters: list[Letter]
    longest: int
    behind: int
    sunk_bonus: int


class Point(TypedDict):
    """Where a letter is printed on a tile, and against which side of its hex."""

    at: Hex
    side: Facing


class TileFace(TypedDict):
    """One side of a lake tile: `.` is water, `#` is land."""

    rows: list[str]
    points: dict[Letter, Point]


class TinyBoat(TypedDict):
    """Where a boat of the tiny game begins."""

    at: list[int]
    facing: Facing


class Tiny(TypedDict):
    """What the tiny game (POW-12) has of its own."""

    faces: int
    turns: int
    boats: list[TinyBoat]


class Box(TypedDict):
    """All values of components.toml."""

    dice: Dice
    boats: Boats
    races: Races
    tiny: Tiny
    dark: dict[str, TileFace]
    light: dict[str, TileFace]
    frame: dict[str, list[int]]


class RaceScore(TypedDict):
    """What a boat got in one race, and in how many turns it came home; `sooner` and `lost` are the points that the
    alternative scoring adds."""

    place: int
    gained: int
    fate: Literal["home", "sunk", "out"]
    turns: int
    sooner: int
    lost: int


class Sheet(TypedDict):
    """The score sheet of a finished match: each boat's races."""

    races: list[list[RaceScore]]
