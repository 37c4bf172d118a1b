"""What a seat knows of Tongiaki as one array: the map, the boats with its own colour first, the turn."""

from vaka.core.game import Layout, Slice
from vaka.core.kernel import Ints, State, rule
from vaka.games.tongiaki.board import BEACH_COUNT, TILES
from vaka.games.tongiaki.components import ISLANDS
from vaka.games.tongiaki.rules.tiles import turns_without_tile
from vaka.games.tongiaki.state import COLOURS, NOBODY, PHASES

TILE_PARTS = 5
MATCH_PARTS = 23
MATCH = PHASES  # where a part begins
MAP = MATCH + MATCH_PARTS
SIDES = MAP + TILES * TILE_PARTS
MOORED = SIDES + TILES * 6
ROYAL = MOORED + BEACH_COUNT * COLOURS
SUPPLY = ROYAL + ISLANDS * COLOURS
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
        out[phase] = 0
    out[s.phase] = 1
    colours = s.colours
    mine = (seat - s.first + s.seats) % s.seats  # with two colours each, the first of them (TON-Q38)
    observe_match(s, (s.turn - mine + colours) % colours, out)
    observe_map(s, out)
    observe_boats(s, mine, colours, out)


@rule
def observe_match(s: State, turn: int, out: Ints) -> None:
    out[MATCH] = s.seats
    out[MATCH + 1] = s.colours
    out[MATCH + 2] = s.ending_chain
    out[MATCH + 3] = s.royal_landing
    out[MATCH + 4] = turn
    out[MATCH + 5] = s.islands_left
    out[MATCH + 6] = s.oceans_left
    out[MATCH + 7] = s.in_hand + 1
    out[MATCH + 8] = s.here
    out[MATCH + 9] = s.to_add
    out[MATCH + 10] = s.spread
    out[MATCH + 11] = s.served
    out[MATCH + 12] = s.port
    out[MATCH + 13] = s.fleet_size
    out[MATCH + 14] = s.drew
    out[MATCH + 15] = s.bare
    out[MATCH + 16] = s.room
    out[MATCH + 17] = s.full_count
    out[MATCH + 18] = s.quiet
    out[MATCH + 19] = s.removal
    out[MATCH + 20] = s.settling
    out[MATCH + 21] = s.final
    out[MATCH + 22] = turns_without_tile(s)


@rule
def observe_map(s: State, out: Ints) -> None:
    for tile in range(TILES):
        n = MAP + tile * TILE_PARTS
        out[n] = s.where[tile]
        out[n + 1] = s.q[tile]
        out[n + 2] = s.r[tile]
        out[n + 3] = s.rho[tile]
        out[n + 4] = s.against[tile]
    for tile in range(TILES):
        for side in range(6):
            out[SIDES + tile * 6 + side] = s.near[tile, side] + 1


@rule
def observe_boats(s: State, mine: int, colours: int, out: Ints) -> None:
    """Boats by colour, counted from mine in turn order; colours nobody plays are zero."""
    for k in range(MOORED, SUPPLY + 4 * COLOURS):
        out[k] = 0
    for beach in range(BEACH_COUNT):
        if s.crowd[beach] > 0:
            for i in range(colours):
                colour = mine + i if mine + i < colours else mine + i - colours
                out[MOORED + beach * COLOURS + i] = s.moored[beach, colour]
    for i in range(colours):
        colour = mine + i if mine + i < colours else mine + i - colours
        out[SUPPLY + i] = s.supply[colour]
        out[SUPPLY + COLOURS + i] = s.fleet[colour]
        out[SUPPLY + 2 * COLOURS + i] = s.at_sea[colour]
        out[SUPPLY + 3 * COLOURS + i] = s.royals[colour]
    for island in range(ISLANDS):
        owner = s.royal[island]
        if owner != NOBODY:
            i = owner - mine if owner >= mine else owner - mine + colours
            out[ROYAL + island * COLOURS + i] = 1
