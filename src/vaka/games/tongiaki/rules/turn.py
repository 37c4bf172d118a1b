"""The three kinds of turn, and the special starts."""

from vaka.core.events import tell
from vaka.core.kernel import Ints, State, rule
from vaka.games.tongiaki.actions import (
    EXPAND_BASE,
    FOUND_BASE,
    GRAB_BASE,
    NEW_BASE,
    NEW_TWO,
    SETTLE_ANEW,
)
from vaka.games.tongiaki.board import BEACHES, ISLAND_OF, NOWHERE, TONGA, beach_of, is_island, number_of
from vaka.games.tongiaki.components import ISLANDS
from vaka.games.tongiaki.events import CLEARED, EXPANDED, GRABBED, LAID, PUT, RESETTLED, RETURNED, SETTLING
from vaka.games.tongiaki.rules.boats import clear_colour, count_bits, moor, open_beaches, side_of, unmoor
from vaka.games.tongiaki.rules.landing import crown
from vaka.games.tongiaki.rules.tiles import lay, tell_tile, turn_over
from vaka.games.tongiaki.state import ADD, SETTLE, TAKEN, TILE, seat_of

PENDING, SETTLED, ENDED = range(3)  # after an action: a decision waits, the chain goes on, the turn is over


@rule
def put(s: State, colour: int, island: int, number: int, events: Ints) -> None:
    """A boat from the supply on a beach."""
    s.supply[colour] -= 1
    moor(s, colour, beach_of(island, number))
    if events.shape[0] > 0:
        tell(events, PUT, seat_of(s, colour), colour, island, number + 1, side_of(s, island, beach_of(island, number)))


@rule
def choose_turn(s: State, action: int, events: Ints) -> int:
    """Expansion, a royal island or a new settlement (TON-2.1), or a special start (TON-2.2)."""
    colour = s.turn
    if action == SETTLE_ANEW:
        settle_anew(s, colour, events)
        return PENDING
    if action >= FOUND_BASE:
        found(s, colour, action - FOUND_BASE, events)
        return ENDED  # it is the whole turn (TON-10.3)
    if action == NEW_TWO:
        return start_adding(s, TONGA, 2, 0, events)
    if action >= NEW_BASE:
        return start_adding(s, action - NEW_BASE, 1, 0, events)
    if action >= GRAB_BASE:
        grab(s, colour, action - GRAB_BASE, events)
        return PENDING
    return expand(s, action - EXPAND_BASE, events)


@rule
def boats_to_add(s: State, island: int) -> int:
    """How many boats an expansion adds: exactly as many as are there, but no more than open beaches or supply."""
    return min(s.present[island, s.turn], count_bits(open_beaches(s, island)), s.supply[s.turn])


@rule
def expand(s: State, island: int, events: Ints) -> int:
    """Add as many boats as the player has there, if beaches and supply allow (TON-3.2, TON-14.3, TON-Q4).

    Every beach has room (TON-3.5) unless a founding left full ones; these take no boat (TON-Q36).
    """
    return start_adding(s, island, boats_to_add(s, island), 1, events)


@rule
def start_adding(s: State, island: int, boats: int, spread: int, events: Ints) -> int:
    """Ask for the beaches of new boats; none to add only in the case of TON-Q36."""
    colour = s.turn
    tell(events, EXPANDED if spread else RETURNED, seat_of(s, colour), colour, island, boats)
    if boats == 0:
        return SETTLED
    s.here = island
    s.to_add = boats
    s.spread = spread
    s.phase = ADD
    return PENDING


@rule
def add_boat(s: State, number: int, events: Ints) -> int:
    """Put one of the new boats on a beach; after the last, full beaches migrate."""
    put(s, s.turn, s.here, number, events)
    s.served = s.served | 1 << number
    s.to_add -= 1
    if s.to_add > 0:
        return PENDING
    s.here = 0
    s.spread = 0
    s.served = 0
    return SETTLED


@rule
def grab(s: State, colour: int, beach: int, events: Ints) -> None:
    """Take back one boat for the expansion, also from the island to be expanded (TON-14.2, TON-Q26)."""
    unmoor(s, colour, beach, 1)
    s.supply[colour] += 1
    if events.shape[0] > 0:
        island = int(ISLAND_OF[beach])
        tell(events, GRABBED, seat_of(s, colour), colour, island, number_of(beach), side_of(s, island, beach))
    s.phase = TAKEN


@rule
def found(s: State, colour: int, island: int, events: Ints) -> None:
    """One boat of the colour goes to the centre, its others there go home (TON-10.2, TON-Q15b).

    Nobody expands, lands or passes here again (TON-10.5).
    """
    for number in range(int(BEACHES[island])):
        beach = beach_of(island, number)
        if s.moored[beach, colour] > 0:
            unmoor(s, colour, beach, 1)
            break
    crown(s, colour, island, events)
    clear_colour(s, colour, island, CLEARED, events)


@rule
def settle_anew(s: State, colour: int, events: Ints) -> None:
    """Take all own boats off the beaches, not out of the centres (TON-Q18), then turn over tiles (TON-11.1)."""
    s.settled += 1
    for island in range(ISLANDS):
        clear_colour(s, colour, island, RESETTLED, events)
    turn_tile(s, 1, events)


@rule
def turn_tile(s: State, settling: int, events: Ints) -> None:
    """Turn over a tile to be placed by choice; it is seen before it is placed (TON-Q19)."""
    s.in_hand = turn_over(s)
    s.settling = settling
    s.phase = TILE
    tell(events, SETTLING, seat_of(s, s.turn), s.turn, s.in_hand, settling)


@rule
def lay_by_choice(s: State, beside: int, side: int, events: Ints) -> int:
    """Place the turned tile; after an ocean the next one, after an island the boat of a settlement (TON-11.1).

    A replacement gets no boat (TON-Q29); after the last tile of a kind no more are drawn (TON-Q19c).
    """
    tile, settling = s.in_hand, s.settling
    s.in_hand = NOWHERE
    s.settling = 0
    lay(s, tile, beside, side)
    tell_tile(s, LAID, tile, events)
    if is_island(tile):
        if settling == 0:
            return ENDED
        s.here = tile
        s.phase = SETTLE
    elif s.final:
        return ENDED
    else:
        turn_tile(s, settling, events)
    return PENDING
