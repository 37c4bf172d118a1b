"""A fleet reaches an island and its boats are distributed, one at a time."""

from vaka.core.events import tell
from vaka.core.kernel import Ints, State, rule
from vaka.games.tongiaki.board import TONGA, beach_of
from vaka.games.tongiaki.components import components
from vaka.games.tongiaki.events import CLEARED, EXCESS, FOUNDED, LANDED, REACHED, TURNED_BACK
from vaka.games.tongiaki.rules.boats import (
    clear_island,
    count_bits,
    fleet_home,
    free_moorings,
    is_full,
    moor,
    open_beaches,
    side_of,
)
from vaka.games.tongiaki.state import FOUND, LAND, NOBODY, seat_of

ROYAL_LIMIT = int(components()["limits"]["royal"])


@rule
def arrive(s: State, island: int, events: Ints) -> bool:
    """Reach an island by whatever edge (TON-7.1, TON-Q10); True when there is nothing to decide.

    A royal island turns the fleet back to the one it left, without a check on the way (TON-10.6, TON-Q16, TON-Q16b);
    the player may do so as often as they like (TON-Q17).
    """
    if s.royal[island] != NOBODY:
        s.bounced += 1
        tell(events, TURNED_BACK, island, s.port)
        return begin_landing(s, s.port, events)
    tell(events, REACHED, island, s.fleet_size, free_moorings(s, island))
    if s.royal_landing and may_found_with_fleet(s, island):
        s.here = island
        s.phase = FOUND
        return False
    return begin_landing(s, island, events)


@rule
def may_found_with_fleet(s: State, island: int) -> bool:
    """Only the active colour arrives, at a free mooring, not on Tonga, not for the third time (TON-Q36)."""
    return (
        s.fleet[s.turn] == s.fleet_size
        and island != TONGA
        and s.royals[s.turn] < ROYAL_LIMIT
        and open_beaches(s, island) != 0
    )


@rule
def found_with_fleet(s: State, events: Ints) -> None:
    """One boat of the fleet goes to the centre, all others of fleet and island go home (TON-10.2, TON-Q36)."""
    colour, island = s.turn, s.here
    s.fleet[colour] -= 1
    s.fleet_size -= 1
    crown(s, colour, island, events)
    fleet_home(s, CLEARED, events)
    clear_island(s, island, CLEARED, events)
    forget_fleet(s)


@rule
def crown(s: State, colour: int, island: int, events: Ints) -> None:
    """Put a boat in the centre of an island; the count of two never comes back (TON-10.4, TON-Q15b)."""
    s.royal[island] = colour
    s.royals[colour] += 1
    tell(events, FOUNDED, seat_of(s, colour), colour, island)


@rule
def begin_landing(s: State, island: int, events: Ints) -> bool:
    """Take the fleet in hand at an island, new or old, with or without boats (TON-7.3)."""
    s.here = island
    s.room = free_moorings(s, island)
    s.bare = open_beaches(s, island)  # full beaches are skipped (TON-Q12)
    if s.room == 0:  # all are excess (TON-Q13)
        end_landing(s, events)
        return True
    s.phase = LAND
    return False


@rule
def may_land(s: State, colour: int, number: int) -> bool:
    """First one boat for each open beach, then freely; the active player places all (TON-7.2, TON-Q12b, TON-Q39)."""
    if s.fleet[colour] == 0:
        return False
    bare = s.bare
    if bare == 0:
        return not is_full(s, beach_of(s.here, number))
    if (bare >> number) & 1 == 0:  # no second boat while an open beach has none (TON-Q11)
        return False
    if s.fleet_size >= count_bits(bare):  # enough for all: the lowest-numbered is served
        return bare & ((1 << number) - 1) == 0
    return True


@rule
def land(s: State, colour: int, number: int, events: Ints) -> bool:
    """Put one boat of the fleet on a beach; True when that was the last."""
    s.fleet[colour] -= 1
    s.fleet_size -= 1
    s.room -= 1
    s.bare = s.bare & ~(1 << number)
    moor(s, colour, beach_of(s.here, number))
    if events.shape[0] > 0:
        side = side_of(s, s.here, beach_of(s.here, number))
        tell(events, LANDED, seat_of(s, colour), colour, s.here, number + 1, side)
    if s.fleet_size > 0 and s.room > 0:  # nobody is sent home while a mooring is free (TON-8.2)
        return False
    end_landing(s, events)
    return True


@rule
def end_landing(s: State, events: Ints) -> None:
    """Send the excess home: what the player placed decided which (TON-8.1).

    The migration was quiet if it drew no tile and lost no boat (TON-Q27).
    """
    quiet = s.drew == 0 and s.fleet_size == 0
    fleet_home(s, EXCESS, events)
    forget_fleet(s)
    s.quiet = s.quiet + 1 if quiet else 0


@rule
def forget_fleet(s: State) -> None:
    s.here = 0
    s.port = 0
    s.drew = 0
    s.bare = 0
    s.room = 0
