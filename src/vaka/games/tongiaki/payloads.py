"""What leaves the engine: the view, an action in parts, and the box."""

from typing import Literal, TypedDict

Phase = Literal["setup", "turn", "taken", "add", "sail", "found", "land", "remove", "tile", "settle", "over"]
# how a voyage would end: `unknown` turns a new tile over, `at_sea` has none left to turn
Ending = Literal["lands", "turned_back", "lost", "unknown", "at_sea", "stopped"]


class BeachFace(TypedDict):
    """A beach as printed; edges are local, from the red mark clockwise."""

    moorings: int
    edges: list[int]


class Beach(BeachFace):
    """A beach on the map: its sides are world directions, its boats are counted by colour.

    `side` is the one it is called by."""

    number: int
    side: int
    sides: list[int]
    boats: list[int]
    full: bool


# not a class, because `from` is a keyword
RouteFace = TypedDict("RouteFace", {"from": int, "to": int, "danger": int})


class Route(RouteFace):
    """A route on the map."""

    sides: list[int]


class IslandFace(TypedDict):
    """What is printed on an island."""

    tile: int
    id: str
    kind: Literal["island"]
    name: str
    value: int
    beaches: list[BeachFace]


class OceanFace(TypedDict):
    """What is printed on an ocean."""

    tile: int
    id: str
    kind: Literal["ocean"]
    routes: list[RouteFace]


class IslandInHand(IslandFace):
    """An island turned over and not yet placed."""

    settlement: bool


class OceanInHand(OceanFace):
    """An ocean turned over and not yet placed."""

    settlement: bool


class Placed(TypedDict):
    """Where a tile is, which way its red mark points, and the tile it was laid against."""

    q: int
    r: int
    rho: int
    against: int


class Island(Placed):
    """An island on the map; edge k of a tile is its side (k + rho) mod 6."""

    tile: int
    id: str
    kind: Literal["island"]
    name: str
    value: int
    beaches: list[Beach]
    royal: int | None


class Ocean(Placed):
    """An ocean on the map."""

    tile: int
    id: str
    kind: Literal["ocean"]
    routes: list[Route]


Tile = Island | Ocean


class Colour(TypedDict):
    """One colour: whose it is, where its boats are, and what it would score now."""

    name: str
    letter: str
    seat: int
    supply: int
    ashore: int
    royals: int
    at_sea: int
    points: int
    islands: int
    boats: int


class Pile(TypedDict):
    """The tiles still face down."""

    islands: int
    oceans: int


class Fleet(TypedDict):
    """The fleet in hand, and where it may land."""

    boats: list[int]
    port: int
    island: int
    bare: list[int]
    room: int


class Adding(TypedDict):
    """Boats to be added, and where."""

    island: int
    boats: int


class Place(TypedDict):
    """How a seat ended."""

    points: int
    islands: int
    boats: int
    place: int


class View(TypedDict):
    """What anyone may see of a position."""

    seats: int
    first: int
    ending: Literal["landing", "chain"]
    royal: Literal["turn", "landing"]
    phase: Phase
    to_move: int | None
    colour: int
    turn: int
    tiles: list[Tile]
    removed: list[str]
    pile: Pile
    in_hand: IslandInHand | OceanInHand | None
    colours: list[Colour]
    fleet: Fleet | None
    adding: Adding | None
    settle_on: int | None
    quiet: int
    quiet_limit: int
    rounds_without_tile: int
    agreed_end: list[Place] | None
    final: bool
    places: list[Place] | None


class Put(TypedDict):
    kind: Literal["put"]
    island: int
    beach: int
    side: int


class Expand(TypedDict):
    kind: Literal["expand"]
    island: int
    boats: int


class Grab(TypedDict):
    kind: Literal["grab"]
    island: int
    beach: int
    side: int


class Return(TypedDict):
    kind: Literal["return"]
    island: int
    boats: int


class Sail(TypedDict):
    """A voyage, and what is known of it before it begins: tiles crossed, the highest number met, how it ends."""

    kind: Literal["sail"]
    island: int
    edge: int
    side: int
    beach: int
    colours: int
    path: list[int]
    danger: int
    reaches: int
    ends: Ending


class Land(TypedDict):
    kind: Literal["land"]
    colour: int
    seat: int
    island: int
    beach: int
    side: int


class Found(TypedDict):
    kind: Literal["found"]
    island: int
    value: int


class FoundNot(TypedDict):
    kind: Literal["found_not"]
    island: int


class Settle(TypedDict):
    kind: Literal["settle"]
    boats: int


class LayTile(TypedDict):
    """Where a turned tile may go: beside another, on a side of it. That other one is an `island`, or an ocean this many
    `steps` from the nearest island `towards` a side and then this many `more` towards the next one clockwise."""

    kind: Literal["tile"]
    tile: int
    beside: int
    island: int
    steps: int
    towards: int
    more: int
    side: int
    q: int
    r: int
    mark: int


class Remove(TypedDict):
    kind: Literal["remove"]
    island: int


Parts = Put | Expand | Grab | Return | Sail | Land | Found | FoundNot | Settle | LayTile | Remove


class BoxBoats(TypedDict):
    each: int
    at_setup: int
    letters: list[str]
    colours: list[str]


class BoxLimits(TypedDict):
    royal: int
    quiet: int
    stale_rounds: int
    agreed_rounds: int


class BoxCounts(TypedDict):
    routes: int
    pattern: int
    value: int
    moorings: int


class BoxTiny(TypedDict):
    tiles: list[str]
    beach: int
    turns: int


class BoxIsland(TypedDict):
    id: str
    name: str
    value: int
    beaches: list[BeachFace]


class BoxOcean(TypedDict):
    """A route is two edges and its danger."""

    id: str
    routes: list[list[int]]


class Box(TypedDict):
    """The components file as data."""

    boats: BoxBoats
    limits: BoxLimits
    counts: BoxCounts
    tiny: BoxTiny
    islands: list[BoxIsland]
    oceans: list[BoxOcean]


class SheetIsland(TypedDict):
    """An island that scores for a seat."""

    island: int
    value: int
    royal: bool


class Sheet(TypedDict):
    """The score sheet of a finished match: each seat's islands."""

    islands: list[list[SheetIsland]]
