"""What a seat knows of Tongiaki as one array: the map, the boats with its own colour first, the turn."""

from vaka.core.game import Layout, Slice
from vaka.core.kernel import Ints, State, rule
from vaka.games.tongiaki.board import BEACH_COUNT, TILES
from vaka.games.tongiaki.components import ISLANDS
from vaka.games.tongiaki.state import COLOURS, NOBODY, PHASES

TILE_PARTS = 5
MATCH_PARTS = 23
LAYOUT = Layout(
    (
        Slice("phase", (PHASES,)),  # one of setup, turn, taken, add, sail, found, land, remove, tile, settle, over
        # seats, colours, ending, royal; colour to move counted from mine; islands and oceans left, tile in hand + 1;
        # island boats are added to or landed on, boats to add, one a beach, beaches served (bits); port, fleet size,
        # drew, beaches still bare (bits), free moorings; full beaches, quiet, removal, settling, final, turns without
        # a tile
        Slice("match", (MATCH_PARTS,)),
        Slice("tiles", (TILES, TILE_PARTS)),  # unseen 0, lying 1, removed 2; q, r, direction of the mark, laid against
        Slice("near", (TILES, 6)),  # tile on each side + 1, 0 for none
        # by colour from mine on:
        Slice("moored", (BEACH_COUNT, COLOURS)),
        Slice("royal", (ISLANDS, COLOURS)),  # 1 where the colour has its boat in the centre
        Slice("supply", (COLOURS,)),
        Slice("fleet", (COLOURS,)),
        Slice("at_sea", (COLOURS,)),
        Slice("royals", (COLOURS,)),
    )
)


@rule
def observe(s: State, seat: int, out: Ints) -> None:
    for phase in range(PHASES):
        out[phase] = 1 if s.phase == phase else 0
    colours = int(s.colours)
    mine = (seat - int(s.first) + int(s.seats)) % int(s.seats)  # with two colours each, the first of them (TON-Q38)
    observe_match(s, (int(s.turn) - mine + colours) % colours, out, PHASES)
    observe_map(s, out, PHASES + MATCH_PARTS)
    observe_boats(s, mine, out, PHASES + MATCH_PARTS + TILES * (TILE_PARTS + 6))


@rule
def observe_match(s: State, turn: int, out: Ints, n: int) -> None:
    out[n] = s.seats
    out[n + 1] = s.colours
    out[n + 2] = s.ending_chain
    out[n + 3] = s.royal_landing
    out[n + 4] = turn
    out[n + 5] = s.islands_left
    out[n + 6] = s.oceans_left
    out[n + 7] = s.in_hand + 1
    out[n + 8] = s.here
    out[n + 9] = s.to_add
    out[n + 10] = s.spread
    out[n + 11] = s.served
    out[n + 12] = s.port
    out[n + 13] = s.fleet_size
    out[n + 14] = s.drew
    out[n + 15] = s.bare
    out[n + 16] = s.room
    out[n + 17] = s.full_count
    out[n + 18] = s.quiet
    out[n + 19] = s.removal
    out[n + 20] = s.settling
    out[n + 21] = s.final
    out[n + 22] = s.stale


@rule
def observe_map(s: State, out: Ints, n: int) -> None:
    for tile in range(TILES):
        out[n] = s.where[tile]
        out[n + 1] = s.q[tile]
        out[n + 2] = s.r[tile]
        out[n + 3] = s.rho[tile]
        out[n + 4] = s.against[tile]
        n += TILE_PARTS
    for tile in range(TILES):
        for side in range(6):
            out[n] = s.near[tile, side] + 1
            n += 1


@rule
def observe_boats(s: State, mine: int, out: Ints, n: int) -> None:
    """Boats by colour, counted from mine in turn order; colours nobody plays are zero."""
    for i in range(COLOURS):
        colour = (mine + i) % int(s.colours)
        playing = i < s.colours
        for beach in range(BEACH_COUNT):
            out[n + beach * COLOURS + i] = s.moored[beach, colour] if playing else 0
        k = n + BEACH_COUNT * COLOURS
        for island in range(ISLANDS):
            owned = playing and s.royal[island] != NOBODY and s.royal[island] == colour
            out[k + island * COLOURS + i] = 1 if owned else 0
        k += ISLANDS * COLOURS
        out[k + i] = s.supply[colour] if playing else 0
        out[k + COLOURS + i] = s.fleet[colour] if playing else 0
        out[k + 2 * COLOURS + i] = s.at_sea[colour] if playing else 0
        out[k + 3 * COLOURS + i] = s.royals[colour] if playing else 0
