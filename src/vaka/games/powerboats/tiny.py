"""The tiny game (POW-12): the end of a race on a lake that is always the same, for research."""

from vaka.core.arrays import np
from vaka.core.kernel import State, rule
from vaka.games.powerboats.board import SLOTS, hex_at
from vaka.games.powerboats.components import FACINGS, components
from vaka.games.powerboats.state import NUMBER, TO_FINISH

TINY_FACES = components()["tiny"]["faces"]
TINY_TURNS = components()["tiny"]["turns"]
_BOATS = components()["tiny"]["boats"]
TINY_HEX = np.array([hex_at(*boat["at"]) for boat in _BOATS])  # [seat]
TINY_FACING = np.array([FACINGS.index(boat["facing"]) for boat in _BOATS])


@rule
def lay_tiny(s: State) -> None:
    """Lay the dark tiles in order, none turned; seat 0 begins (POW-12.1)."""
    s.side = 0
    for slot in range(SLOTS):
        s.tile[slot] = slot
        s.turned[slot] = 0
        s.face[slot] = 0
    s.first = 0


@rule
def begin_tiny(s: State) -> None:
    """Put both boats on their hexes, with nothing left to round (POW-12.2)."""
    for seat in range(s.seats):
        s.hex[seat] = int(TINY_HEX[seat])
        s.facing[seat] = int(TINY_FACING[seat])
        s.mark[seat] = TO_FINISH
    s.phase = NUMBER
    s.turn = s.first
