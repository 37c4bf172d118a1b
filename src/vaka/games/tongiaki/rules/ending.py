"""The end of a match: points, ties, places."""

from vaka.core.events import tell
from vaka.core.kernel import Ints, State, rule
from vaka.core.places import share_places
from vaka.games.tongiaki.board import VALUE
from vaka.games.tongiaki.components import ISLANDS
from vaka.games.tongiaki.events import MATCH_OVER, SCORED
from vaka.games.tongiaki.state import OVER, seat_of


@rule
def is_present(s: State, island: int, colour: int) -> bool:
    """A boat on a beach, or the one in the centre: a royal island scores for its owner (TON-10.7)."""
    return bool(s.present[island, colour] > 0 or s.royal[island] == colour)


@rule
def points_of(s: State, colour: int) -> int:
    """The value of every island with a boat of the colour; more boats give nothing extra (TON-13.1)."""
    points = 0
    for island in range(ISLANDS):
        if is_present(s, island, colour):
            points += int(VALUE[island])
    return points


@rule
def islands_of(s: State, colour: int) -> int:
    """Islands with a boat of the colour, Tonga and royal ones too (TON-Q22)."""
    count = 0
    for island in range(ISLANDS):
        if is_present(s, island, colour):
            count += 1
    return count


@rule
def boats_of(s: State, colour: int) -> int:
    """Boats on the map: on beaches, in centres and left at sea (TON-Q23)."""
    return s.ashore[colour] + s.royals[colour] + s.at_sea[colour]


@rule
def finish(s: State, events: Ints) -> None:
    """Score every seat, the two colours of TON-Q38 together, and rank all of them (TON-13.2, TON-Q40)."""
    s.phase = OVER
    for colour in range(s.colours):
        seat = seat_of(s, colour)
        s.points[seat] += points_of(s, colour)
        s.islands[seat] += islands_of(s, colour)
        s.boats[seat] += boats_of(s, colour)
    for seat in range(s.seats):
        ahead = 0
        for other in range(s.seats):
            if is_ahead(s, other, seat):
                ahead += 1
        s.place[seat] = ahead
        tell(events, SCORED, seat, s.points[seat], s.islands[seat], s.boats[seat], ahead + 1)
    tell(events, MATCH_OVER)


@rule
def is_ahead(s: State, seat: int, other: int) -> bool:
    """More points; then more islands; then fewer boats; otherwise they share the place (TON-13.2)."""
    if s.points[seat] != s.points[other]:
        return s.points[seat] > s.points[other]
    if s.islands[seat] != s.islands[other]:
        return s.islands[seat] > s.islands[other]
    return s.boats[seat] < s.boats[other]


@rule
def returns(s: State, out: Ints) -> None:
    share_places(s.place, s.seats, out)
