"""Actions as integers, one block for each letter of the notation."""

from vaka.core.kernel import rule
from vaka.games.tongiaki.board import BEACH_COUNT, TILES
from vaka.games.tongiaki.components import ISLANDS
from vaka.games.tongiaki.state import COLOURS

MOST_BEACHES = 6  # of one island, Tonga

PUT_BASE = 0  # P: + beach number
EXPAND_BASE = PUT_BASE + MOST_BEACHES  # X: + island
GRAB_BASE = EXPAND_BASE + ISLANDS  # G: + beach
NEW_BASE = GRAB_BASE + BEACH_COUNT  # N: + island; the last one is N 2
NEW_TWO = NEW_BASE + ISLANDS
SAIL_BASE = NEW_TWO + 1  # M: + island * 6 + edge
LAND_BASE = SAIL_BASE + ISLANDS * 6  # L: + colour * 6 + beach number
FOUND_BASE = LAND_BASE + COLOURS * MOST_BEACHES  # R: + island; the last one is R -
FOUND_NOT = FOUND_BASE + ISLANDS
SETTLE_ANEW = FOUND_NOT + 1  # S
TILE_BASE = SETTLE_ANEW + 1  # T: + tile on the map * 6 + world direction of its free side
REMOVE_BASE = TILE_BASE + TILES * 6  # K: + island
ACTION_COUNT = REMOVE_BASE + ISLANDS
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
