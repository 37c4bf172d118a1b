"""Actions as integers, one range for each kind of decision and its letter in the notation."""

from vaka.core.actions import ActionSpace, Kind
from vaka.core.kernel import rule
from vaka.games.tongiaki.board import BEACH_COUNT, TILES
from vaka.games.tongiaki.components import ISLANDS
from vaka.games.tongiaki.state import COLOURS

MOST_BEACHES = 6  # of one island, Tonga

ACTIONS = ActionSpace(
    put=Kind("put a boat on a beach of the island at hand", beach=MOST_BEACHES),  # P
    expand=Kind("add boats on an island", island=ISLANDS),  # X
    grab=Kind("take back a boat from a beach (TON-14.2)", beach=BEACH_COUNT),  # G
    new=Kind("come back to an island with one boat (TON-14.1)", island=ISLANDS),  # N
    new_two=Kind("come back to Tonga with two boats (TON-14.1)"),  # N 2
    sail=Kind("send the fleet of a full beach out by a jetty of its island", island=ISLANDS, edge=6),  # M
    land=Kind("land a boat of a colour on a beach", colour=COLOURS, beach=MOST_BEACHES),  # L
    found=Kind("found a royal island", island=ISLANDS),  # R
    found_not=Kind("land without founding a royal island"),  # R -
    settle=Kind("make a new settlement"),  # S
    tile=Kind("place the tile in hand on a free side of a tile: S, SW, NW, N, NE, SE", beside=TILES, side=6),  # T
    remove=Kind("take an island out of the game (TON-14.4)", island=ISLANDS),  # K
)
PUT_BASE = ACTIONS["put"].first
EXPAND_BASE = ACTIONS["expand"].first
GRAB_BASE = ACTIONS["grab"].first
NEW_BASE = ACTIONS["new"].first
NEW_TWO = ACTIONS["new_two"].first
SAIL_BASE = ACTIONS["sail"].first
LAND_BASE = ACTIONS["land"].first
FOUND_BASE = ACTIONS["found"].first
FOUND_NOT = ACTIONS["found_not"].first
SETTLE_ANEW = ACTIONS["settle"].first
TILE_BASE = ACTIONS["tile"].first
REMOVE_BASE = ACTIONS["remove"].first
MAX_ACTIONS = TILES * 6  # no more free sides than sides


@rule
def sail_from(island: int, edge: int) -> int:
    return SAIL_BASE + island * 6 + edge


@rule
def land_on(colour: int, number: int) -> int:
    return LAND_BASE + colour * MOST_BEACHES + number


@rule
def lay_beside(tile: int, side: int) -> int:
    """The turned tile goes on a free side of a tile, red mark against it."""
    return TILE_BASE + tile * 6 + side
