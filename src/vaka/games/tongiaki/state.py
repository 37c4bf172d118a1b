"""The state of Tongiaki: one record, everything in it public but the order of the pile.

Colours are numbered in turn order, so colour 0 is the first player's (TON-Q38 gives a seat two of them).
The map has no edge: a tile keeps its own coordinates and its neighbours on six sides.
"""

from vaka.core.kernel import State, record_type, rule
from vaka.games.tongiaki.board import BEACH_COUNT, TILES
from vaka.games.tongiaki.components import ISLANDS, MOST_PLAYERS

SEATS = COLOURS = MOST_PLAYERS
PILE = TILES - 1

PHASES = 11
SETUP, TURN, TAKEN, ADD, SAIL, FOUND, LAND, REMOVE, TILE, SETTLE, OVER = range(PHASES)
UNSEEN, LYING, REMOVED = range(3)  # where a tile is: in the pile or in hand, on the map, out of the game
NOBODY = -1

STATE = record_type(
    [
        ("chance", "u8"),
        # read most and passed on as they are: in full width, since CUDA compiles each narrower type again
        ("seats", "i8"),
        ("colours", "i8"),  # colours in play
        ("first", "i8"),  # seat of colour 0
        ("phase", "i8"),
        ("turn", "i8"),  # colour whose turn it is
        ("islands_left", "i8"),  # in the pile
        ("oceans_left", "i8"),
        ("in_hand", "i8"),  # the tile turned over and not yet placed, or NOWHERE
        ("here", "i8"),  # island boats are added to or landed on
        ("to_add", "i8"),
        ("fleet_size", "i8"),
        ("port", "i8"),  # island it left
        ("room", "i8"),  # free moorings on the island of arrival
        # counted for the figures of a match
        ("turns", "i4"),  # turns begun
        ("migrations", "i4"),
        ("failed", "i4"),  # voyages that met a danger too great
        ("longest", "i4"),  # most migrations in one turn
        ("chain", "i4"),  # migrations in this turn
        ("stopped", "i4"),  # fleets lost to the safety stop (TON-Q27)
        ("settled", "i4"),  # new settlements
        ("bounced", "i4"),  # fleets a royal island turned back
        ("reveals", "u2"),
        ("stale", "i2"),  # turns ended since a tile was placed, at most STALE_LIMIT: see `turns_without_tile`
        # the match
        ("ending_chain", "i1"),
        ("royal_landing", "i1"),
        # the map
        ("where", "i1", TILES),
        ("q", "i1", TILES),
        ("r", "i1", TILES),
        ("rho", "i1", TILES),  # world direction of a tile's edge 0, the red mark
        ("against", "i1", TILES),  # tile its red mark was laid against, NOWHERE for Tonga
        ("near", "i1", (TILES, 6)),  # tile on each side by world direction, or NOWHERE
        ("pile", "i1", PILE),
        ("drawn", "i1"),
        ("removed_count", "i1"),
        # boats
        ("supply", "i1", COLOURS),
        ("moored", "i1", (BEACH_COUNT, COLOURS)),
        ("crowd", "i1", BEACH_COUNT),  # boats on a beach, of all colours
        ("present", "i1", (ISLANDS, COLOURS)),  # boats on the beaches of an island
        ("ashore", "i1", COLOURS),  # boats on beaches, all islands
        ("royal", "i1", ISLANDS),  # colour of the boat in the centre, or NOBODY
        ("royals", "i1", COLOURS),  # royal islands founded
        ("at_sea", "i1", COLOURS),  # left at sea by the end (TON-Q21)
        ("full_count", "i1"),  # beaches that are full
        # boats being added
        ("spread", "i1"),  # at most one new boat on a beach (TON-3.3)
        ("served", "i1"),  # bits: beaches that got one of these boats
        # the fleet
        ("fleet", "i1", COLOURS),
        ("drew", "i1"),  # a tile was turned for it
        ("bare", "i1"),  # bits: open beaches that have had no arriving boat yet
        # the turn
        ("quiet", "i1"),  # quiet migrations in a row (TON-Q27)
        ("removal", "i1"),  # an island was taken out in this turn
        ("settling", "i1"),  # the tile in hand is for a new settlement
        ("final", "i1"),  # the last island or ocean was placed
        # the end, by seat
        ("points", "i1", SEATS),
        ("islands", "i1", SEATS),
        ("boats", "i1", SEATS),
        ("place", "i1", SEATS),
        ("tiny", "i1"),  # TON-15; in what was padding, so that the states of old records stay as they are
    ]
)


@rule
def seat_of(s: State, colour: int) -> int:
    """The seat that plays a colour: with two colours each, every other one (TON-Q38)."""
    return (s.first + colour) % s.seats


@rule
def is_open(s: State, island: int) -> bool:
    """Whether an island is on the map and not royal."""
    return bool(s.where[island] == LYING and s.royal[island] == NOBODY)
