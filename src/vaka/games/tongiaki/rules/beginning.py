"""The set-up (TON-1)."""

from vaka.core.chance import draw, seed_stream, shuffle
from vaka.core.kernel import Ints, State, rule
from vaka.games.tongiaki.board import NOWHERE, TILES, TONGA
from vaka.games.tongiaki.components import ISLANDS, OCEANS, components
from vaka.games.tongiaki.rules.tiny import begin_tiny
from vaka.games.tongiaki.state import LYING, NOBODY, PILE, SETUP

BOATS = int(components()["boats"]["each"])
SIZE_OPTION = 4


@rule
def setup(s: State, seats: int, options: Ints, seed: int) -> None:
    """Tonga in the middle, the other tiles shuffled, fifteen boats a colour (TON-1.1, TON-1.2).

    Nothing is adjusted to the number of players (TON-Q31).
    """
    seed_stream(s, seed)
    s.seats = seats
    s.tiny = options[SIZE_OPTION]
    s.colours = 4 if seats == 2 and options[3] == 2 and s.tiny == 0 else seats  # TON-Q38
    chosen = 0 if s.tiny else options[0] - 1  # who begins is drawn, or set by the host (TON-1.3, TON-Q1)
    s.first = chosen if 0 <= chosen < seats else draw(s, seats)
    s.ending_chain = options[1]
    s.royal_landing = options[2]
    for colour in range(s.colours):
        s.supply[colour] = BOATS
    for island in range(ISLANDS):
        s.royal[island] = NOBODY
    for tile in range(TILES):
        s.against[tile] = NOWHERE
        for side in range(6):
            s.near[tile, side] = NOWHERE
    for i in range(PILE):
        s.pile[i] = i + 1  # every tile but Tonga
    if s.tiny == 0:
        shuffle(s, s.pile, PILE)
    s.islands_left = ISLANDS - 1
    s.oceans_left = OCEANS
    s.in_hand = NOWHERE
    s.where[TONGA] = LYING
    s.phase = SETUP
    if s.tiny:
        begin_tiny(s)
