"""What the rules of Tongiaki tell while an action is played: a voyage tile by tile, each check, each boat.

Beaches have numbers, but people tell them apart by the `side` of the island they lie on (`board.LIES`).
"""

from typing import Literal, TypedDict

from vaka.core.events import event_kinds


class TurnBegan(TypedDict):
    """A turn begins; the first colour's turn begins the round."""

    kind: Literal["turn"]
    seat: int
    colour: int
    turn: int
    round: int


class BoatPut(TypedDict):
    kind: Literal["put"]
    seat: int
    colour: int
    island: int
    beach: int
    side: int


class Grabbed(TypedDict):
    kind: Literal["grabbed"]
    seat: int
    colour: int
    island: int
    beach: int
    side: int


class Expanded(TypedDict):
    kind: Literal["expands"]
    seat: int
    colour: int
    island: int
    boats: int


class Returned(TypedDict):
    """A colour without boats on beaches comes back (TON-14.1)."""

    kind: Literal["returns"]
    seat: int
    colour: int
    island: int
    boats: int


class Sailed(TypedDict):
    """A full beach puts to sea; `by` chose the jetty, which looks to a side of the map."""

    kind: Literal["sailed"]
    island: int
    edge: int
    beach: int
    boats: int
    colours: int
    side: int
    by: int


class Turned(TypedDict):
    """A fleet finds a tile."""

    kind: Literal["turned"]
    tile: int
    q: int
    r: int
    rho: int
    islands_left: int
    oceans_left: int


# not classes, because `from` is a keyword; `from` and `to` are the local edges of the route
Passed = TypedDict(
    "Passed", {"kind": Literal["passed"], "tile": int, "from": int, "to": int, "danger": int, "colours": int}
)
Failed = TypedDict(
    "Failed", {"kind": Literal["failed"], "tile": int, "from": int, "to": int, "danger": int, "colours": int}
)


class Reached(TypedDict):
    kind: Literal["reached"]
    island: int
    boats: int
    moorings: int


class TurnedBack(TypedDict):
    """A royal island turns a fleet back."""

    kind: Literal["turned_back"]
    island: int
    port: int


class Landed(TypedDict):
    kind: Literal["landed"]
    seat: int
    colour: int
    island: int
    beach: int
    side: int


class Home(TypedDict):
    """Boats go back to a supply from an island, or from the fleet that left it; the reason is one of those below."""

    kind: Literal["home"]
    seat: int
    colour: int
    boats: int
    reason: int
    island: int


class AtSea(TypedDict):
    kind: Literal["at_sea"]
    boats: int
    q: int
    r: int


class Stopped(TypedDict):
    """The safety stop (TON-Q27)."""

    kind: Literal["stopped"]
    island: int


class Founded(TypedDict):
    kind: Literal["founded"]
    seat: int
    colour: int
    island: int


class Settling(TypedDict):
    """A tile is turned over to be placed by choice."""

    kind: Literal["settling"]
    seat: int
    colour: int
    tile: int
    settlement: int


class Laid(TypedDict):
    kind: Literal["laid"]
    tile: int
    q: int
    r: int
    rho: int
    islands_left: int
    oceans_left: int


class TakenOut(TypedDict):
    kind: Literal["removed"]
    island: int


class LastTile(TypedDict):
    """1: the last island, 0: the last ocean."""

    kind: Literal["last_tile"]
    island: int


class Scored(TypedDict):
    kind: Literal["scored"]
    seat: int
    points: int
    islands: int
    boats: int
    place: int


class MatchOver(TypedDict):
    kind: Literal["over"]


Event = (
    TurnBegan | BoatPut | Grabbed | Expanded | Returned | Sailed | Turned | Passed | Failed | Reached | TurnedBack
    | Landed | Home | AtSea | Stopped | Founded | Settling | Laid | TakenOut | LastTile | Scored | MatchOver
)  # fmt: skip

EVENTS = event_kinds(
    TurnBegan, BoatPut, Grabbed, Expanded, Returned, Sailed, Turned, Passed, Failed, Reached, TurnedBack,
    Landed, Home, AtSea, Stopped, Founded, Settling, Laid, TakenOut, LastTile, Scored, MatchOver,
)  # fmt: skip
(
    TURN_BEGAN, PUT, GRABBED, EXPANDED, RETURNED, SAILED, TURNED, PASSED, FAILED, REACHED, TURNED_BACK,
    LANDED, HOME, AT_SEA, STOPPED, FOUNDED, SETTLING, LAID, TAKEN_OUT, LAST_TILE, SCORED, MATCH_OVER,
) = range(len(EVENTS))  # fmt: skip

# why boats go home: a failed voyage, no mooring, an island founded or removed, the safety stop, a new settlement
LOST, EXCESS, CLEARED, SAFETY, RESETTLED = range(5)
