"""Actions as integers, one range for each kind of decision and its letter in the notation."""

from vaka.core.actions import ActionSpace
from vaka.core.kernel import rule
from vaka.games.tongiaki.board import BEACH_COUNT, TILES
from vaka.games.tongiaki.components import ISLANDS
from vaka.games.tongiaki.state import COLOURS

MOST_BEACHES = 6  # of one island, Tonga

ACTIONS = ActionSpace(
    put=(MOST_BEACHES,),  # P
    expand=(ISLANDS,),  # X
    grab=(BEACH_COUNT,),  # G
    new=(ISLANDS,),  # N: back with one boat (TON-14.1)
    new_two=(),  # N 2: back with two, on Tonga
    sail=(ISLANDS, 6),  # M: island, edge
    land=(COLOURS, MOST_BEACHES),  # L
    found=(ISLANDS,),  # R
    found_not=(),  # R -
    settle=(),  # S
    tile=(TILES, 6),  # T: a tile on the map, and the world direction of its free side
    remove=(ISLANDS,),  # K
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
