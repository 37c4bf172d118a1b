"""Boats come and go: every colour has fifteen, in its supply, on beaches, in a centre, in a fleet (TON-Q30)."""

from vaka.core.events import tell
from vaka.core.kernel import Ints, State, rule
from vaka.games.tongiaki.board import BEACHES, FIRST_BEACH, ISLAND_OF, JETTY, LIES, SIZE
from vaka.games.tongiaki.events import HOME
from vaka.games.tongiaki.state import COLOURS, seat_of


@rule
def side_of(s: State, island: int, beach: int) -> int:
    """Where the middle of a beach lies, seen from that of its island (`board.LIES`)."""
    first, jetties = 0, 0
    for edge in range(6):
        if JETTY[island, edge] == beach:
            jetties += 1
            if JETTY[island, (edge + 5) % 6] != beach:
                first = edge
    half = 2 * (first + s.rho[island]) + jetties - 1  # of a side, to the middle of the beach
    return int(LIES[half % 12])


@rule
def is_full(s: State, beach: int) -> bool:
    """All moorings are taken, no matter by whom (TON-4.1)."""
    return bool(s.crowd[beach] == SIZE[beach])


@rule
def free_moorings(s: State, island: int) -> int:
    """Moorings without a boat on all beaches of an island."""
    first, free = int(FIRST_BEACH[island]), 0
    for beach in range(first, first + int(BEACHES[island])):
        free += int(SIZE[beach]) - s.crowd[beach]
    return free


@rule
def open_beaches(s: State, island: int) -> int:
    """The beaches with a free mooring as bits of their numbers."""
    first, bits = int(FIRST_BEACH[island]), 0
    for number in range(int(BEACHES[island])):
        if not is_full(s, first + number):
            bits |= 1 << number
    return bits


@rule
def count_bits(bits: int) -> int:
    count = 0
    for number in range(6):
        count += (bits >> number) & 1
    return count


@rule
def boats_on(s: State, island: int) -> int:
    """Boats on all beaches of an island, of all colours."""
    boats = 0
    for colour in range(s.colours):
        boats += s.present[island, colour]
    return boats


@rule
def colours_on(s: State, beach: int) -> int:
    """Different colours on a beach."""
    count = 0
    for colour in range(COLOURS):
        if s.moored[beach, colour] > 0:
            count += 1
    return count


@rule
def moor(s: State, colour: int, beach: int) -> None:
    """Put a boat on a free mooring; moorings of a beach are all alike."""
    island = int(ISLAND_OF[beach])
    s.moored[beach, colour] += 1
    s.crowd[beach] += 1
    s.present[island, colour] += 1
    s.ashore[colour] += 1
    if is_full(s, beach):
        s.full_count += 1


@rule
def unmoor(s: State, colour: int, beach: int, boats: int) -> None:
    """Take boats of a colour off a beach."""
    if boats > 0:
        island = int(ISLAND_OF[beach])
        if is_full(s, beach):
            s.full_count -= 1
        s.moored[beach, colour] -= boats
        s.crowd[beach] -= boats
        s.present[island, colour] -= boats
        s.ashore[colour] -= boats


@rule
def clear_colour(s: State, colour: int, island: int, reason: int, events: Ints) -> None:
    """Send all boats of a colour on an island back to its supply."""
    boats = s.present[island, colour]
    if boats > 0:
        first = int(FIRST_BEACH[island])
        for beach in range(first, first + int(BEACHES[island])):
            unmoor(s, colour, beach, s.moored[beach, colour])
        s.supply[colour] += boats
        tell(events, HOME, seat_of(s, colour), colour, boats, reason, island)


@rule
def clear_island(s: State, island: int, reason: int, events: Ints) -> None:
    """Send all boats on an island back to their owners."""
    for colour in range(s.colours):
        clear_colour(s, colour, island, reason, events)


@rule
def board_fleet(s: State, beach: int) -> None:
    """All boats of a full beach become the fleet, other players' too (TON-4.1); the beach is empty (TON-4.3)."""
    s.fleet_size = s.crowd[beach]
    for colour in range(COLOURS):
        boats = s.moored[beach, colour]
        s.fleet[colour] = boats
        unmoor(s, colour, beach, boats)


@rule
def fleet_home(s: State, reason: int, events: Ints) -> None:
    """Return the boats still in the fleet to their owners' supplies, to be used again (TON-5.3)."""
    for colour in range(COLOURS):
        boats = s.fleet[colour]
        if boats > 0:
            s.fleet[colour] = 0
            s.supply[colour] += boats
            tell(events, HOME, seat_of(s, colour), colour, boats, reason, s.port)
    s.fleet_size = 0


@rule
def colours_in_fleet(s: State) -> int:
    """Different colours sailing together: the number of boats does not matter (TON-5.2)."""
    count = 0
    for colour in range(COLOURS):
        if s.fleet[colour] > 0:
            count += 1
    return count
