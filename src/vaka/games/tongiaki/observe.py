"""What a seat knows of Tongiaki as one array: the map, the boats with its own colour first, the turn."""

from vaka.core.kernel import Ints, State, rule
from vaka.core.observation import Layout
from vaka.games.tongiaki.actions import MOST_BEACHES
from vaka.games.tongiaki.board import BEACH_COUNT, ISLAND_OF, NOWHERE, SIZE, TILES
from vaka.games.tongiaki.components import ISLANDS, OCEANS
from vaka.games.tongiaki.rules.beginning import BOATS
from vaka.games.tongiaki.rules.landing import ROYAL_LIMIT
from vaka.games.tongiaki.rules.play import STALE_LIMIT
from vaka.games.tongiaki.rules.tiles import turns_without_tile
from vaka.games.tongiaki.rules.voyage import QUIET_LIMIT
from vaka.games.tongiaki.state import COLOURS, NOBODY, PHASES, REMOVED, SEATS

MOST_MOORED = max(SIZE.tolist())  # boats on a beach, and so in a fleet
MOST_FREE = max(
    sum(size for size, on in zip(SIZE.tolist(), ISLAND_OF.tolist(), strict=True) if on == island)
    for island in range(ISLANDS)
)
BEACH_BITS = (1 << MOST_BEACHES) - 1

LAYOUT = Layout()
PHASE = LAYOUT.add(
    "phase", (PHASES,), 0, 1,
    "1 at one of: setup, turn, taken, add, sail, found, land, remove, tile, settle, over",
)  # fmt: skip

_match = LAYOUT.rows("match", "the match, the piles and what is under way in this turn")
SEAT_COUNT = _match.add("seats", 2, SEATS, "seats at the table")
COLOUR_COUNT = _match.add("colours", 2, COLOURS, "colours in play")
ENDING_CHAIN = _match.add("ending_chain", 0, 1, "1 if full beaches still sail after the last tile")
ROYAL_LANDING = _match.add("royal_landing", 0, 1, "1 if royal islands are founded on landing")
TO_MOVE = _match.add("to_move", 0, COLOURS - 1, "the colour to move, counted from mine")
ISLANDS_LEFT = _match.add("islands_left", 0, ISLANDS - 1, "islands in the pile")
OCEANS_LEFT = _match.add("oceans_left", 0, OCEANS, "oceans in the pile")
IN_HAND = _match.add("in_hand", 0, TILES, "the tile turned over and not yet placed + 1, 0 for none")
HERE = _match.add("here", 0, ISLANDS - 1, "the island boats are added to or land on")
TO_ADD = _match.add("to_add", 0, MOST_BEACHES, "boats still to be added")
SPREAD = _match.add("spread", 0, 1, "1 if no beach gets two of them")
SERVED = _match.add("served", 0, BEACH_BITS, "beaches that got one, as bits")
PORT = _match.add("port", 0, ISLANDS - 1, "the island the fleet left")
FLEET_SIZE = _match.add("fleet_size", 0, MOST_MOORED, "boats of the fleet")
DREW = _match.add("drew", 0, 1, "1 if a tile was turned over for it")
BARE = _match.add("bare", 0, BEACH_BITS, "beaches where none of it has landed yet, as bits")
ROOM = _match.add("room", 0, MOST_FREE, "free moorings where it lands")
FULL_COUNT = _match.add("full_count", 0, BEACH_COUNT, "full beaches")
QUIET = _match.add("quiet", 0, QUIET_LIMIT, "quiet migrations in a row")
REMOVAL = _match.add("removal", 0, 1, "1 if an island was taken out in this turn")
SETTLING = _match.add("settling", 0, 1, "1 if the tile in hand is for a new settlement")
FINAL = _match.add("final", 0, 1, "1 once the last island or ocean is placed")
STALE = _match.add("stale", 0, STALE_LIMIT, "turns since a tile was placed, that one included")

_tiles = LAYOUT.rows("tiles", "islands, Tonga first, then oceans", TILES)
WHERE = _tiles.add("where", 0, REMOVED, "0 unseen, 1 on the map, 2 removed")
Q = _tiles.add("q", -TILES, TILES, "column of its hex")
R = _tiles.add("r", -TILES, TILES, "row of its hex")
RHO = _tiles.add("rho", 0, 5, "direction of its red mark: S, SW, NW, N, NE, SE")
AGAINST = _tiles.add("against", NOWHERE, TILES - 1, "the tile the mark was laid against, −1 for none")
TILE = _tiles.width

NEAR = LAYOUT.add("near", (TILES, 6), 0, TILES, "the tile on each side + 1, 0 for none: S, SW, NW, N, NE, SE")
MOORED = LAYOUT.add("moored", (BEACH_COUNT, COLOURS), 0, MOST_MOORED, "boats on each beach, by colour from mine on")
ROYAL = LAYOUT.add("royal", (ISLANDS, COLOURS), 0, 1, "1 where a colour has founded a royal island, from mine on")
SUPPLY = LAYOUT.add("supply", (COLOURS,), 0, BOATS, "boats in the supply, by colour from mine on")
FLEET = LAYOUT.add("fleet", (COLOURS,), 0, MOST_MOORED, "boats in the fleet, by colour from mine on")
AT_SEA = LAYOUT.add("at_sea", (COLOURS,), 0, BOATS, "boats lost at sea in the end, by colour from mine on")
ROYALS = LAYOUT.add("royals", (COLOURS,), 0, ROYAL_LIMIT, "royal islands founded, by colour from mine on")


@rule
def observe(s: State, seat: int, out: Ints) -> None:
    for phase in range(PHASES):
        out[PHASE + phase] = 0
    out[PHASE + s.phase] = 1
    colours = s.colours
    mine = (seat - s.first + s.seats) % s.seats  # with two colours each, the first of them (TON-Q38)
    observe_match(s, (s.turn - mine + colours) % colours, out)
    observe_map(s, out)
    observe_boats(s, mine, colours, out)


@rule
def observe_match(s: State, turn: int, out: Ints) -> None:
    out[SEAT_COUNT] = s.seats
    out[COLOUR_COUNT] = s.colours
    out[ENDING_CHAIN] = s.ending_chain
    out[ROYAL_LANDING] = s.royal_landing
    out[TO_MOVE] = turn
    out[ISLANDS_LEFT] = s.islands_left
    out[OCEANS_LEFT] = s.oceans_left
    out[IN_HAND] = s.in_hand + 1
    out[HERE] = s.here
    out[TO_ADD] = s.to_add
    out[SPREAD] = s.spread
    out[SERVED] = s.served
    out[PORT] = s.port
    out[FLEET_SIZE] = s.fleet_size
    out[DREW] = s.drew
    out[BARE] = s.bare
    out[ROOM] = s.room
    out[FULL_COUNT] = s.full_count
    out[QUIET] = s.quiet
    out[REMOVAL] = s.removal
    out[SETTLING] = s.settling
    out[FINAL] = s.final
    out[STALE] = turns_without_tile(s)


@rule
def observe_map(s: State, out: Ints) -> None:
    for tile in range(TILES):
        n = tile * TILE
        out[n + WHERE] = s.where[tile]
        out[n + Q] = s.q[tile]
        out[n + R] = s.r[tile]
        out[n + RHO] = s.rho[tile]
        out[n + AGAINST] = s.against[tile]
    for tile in range(TILES):
        for side in range(6):
            out[NEAR + tile * 6 + side] = s.near[tile, side] + 1


@rule
def observe_boats(s: State, mine: int, colours: int, out: Ints) -> None:
    """Boats by colour, counted from mine in turn order; colours nobody plays are zero."""
    for k in range(MOORED, ROYALS + COLOURS):
        out[k] = 0
    for beach in range(BEACH_COUNT):
        if s.crowd[beach] > 0:
            for i in range(colours):
                colour = mine + i if mine + i < colours else mine + i - colours
                out[MOORED + beach * COLOURS + i] = s.moored[beach, colour]
    for i in range(colours):
        colour = mine + i if mine + i < colours else mine + i - colours
        out[SUPPLY + i] = s.supply[colour]
        out[FLEET + i] = s.fleet[colour]
        out[AT_SEA + i] = s.at_sea[colour]
        out[ROYALS + i] = s.royals[colour]
    for island in range(ISLANDS):
        owner = s.royal[island]
        if owner != NOBODY:
            i = owner - mine if owner >= mine else owner - mine + colours
            out[ROYAL + island * COLOURS + i] = 1
