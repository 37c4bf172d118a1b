"""The tiny game (TON-15): a few tiles and turns, for research."""

from vaka.core.kernel import State, rule
from vaka.games.tongiaki.board import TILE_IDS, TILES, TONGA, beach_of, is_island
from vaka.games.tongiaki.components import components
from vaka.games.tongiaki.rules.boats import moor
from vaka.games.tongiaki.state import PILE, REMOVED, TURN

TINY_TILES = sum(1 << TILE_IDS.index(name) for name in components()["tiny"]["tiles"])
TINY_BEACH = int(components()["tiny"]["beach"]) - 1
TINY_TURNS = int(components()["tiny"]["turns"])


@rule
def begin_tiny(s: State) -> None:
    """Take all tiles but a few out of the game and moor one boat a colour on a beach of Tonga (TON-15.1, TON-15.2)."""
    last = PILE
    for tile in range(TILES - 1, TONGA, -1):
        if (TINY_TILES >> tile) & 1:
            last -= 1
            s.pile[last] = tile
    for tile in range(1, TILES):
        if (TINY_TILES >> tile) & 1 == 0:
            s.pile[s.drawn] = tile
            s.drawn += 1
            s.where[tile] = REMOVED
            s.removed_count += 1
            if is_island(tile):
                s.islands_left -= 1
            else:
                s.oceans_left -= 1
    for colour in range(s.colours):
        s.supply[colour] -= 1
        moor(s, colour, beach_of(TONGA, TINY_BEACH))
    s.turns = 1
    s.phase = TURN
