"""What can be counted of a move: points, islands and boats after it, and the tiles on which a voyage would fail."""

from collections.abc import Sequence

from vaka.core.chance import shown_more
from vaka.core.events import NO_EVENTS
from vaka.core.kernel import State
from vaka.core.plain import PlainStates
from vaka.core.reasons import Fact
from vaka.games.tongiaki.actions import ACTIONS
from vaka.games.tongiaki.board import BEACHES, DANGER, JETTY, SIZE, VALUE, is_island
from vaka.games.tongiaki.events import RESETTLED
from vaka.games.tongiaki.parts import voyage_ahead
from vaka.games.tongiaki.rules.boats import board_fleet, clear_colour
from vaka.games.tongiaki.rules.ending import boats_of, islands_of, points_of
from vaka.games.tongiaki.rules.play import to_move
from vaka.games.tongiaki.search import SPREAD, THREATENED, hold_of
from vaka.games.tongiaki.state import PILE, STATE, seat_of

ENTERED = 0  # the edge by which a fleet enters a tile turned over for it: that of the red mark


def facts(states: Sequence[State], actions: Sequence[int]) -> list[Fact]:
    """The facts of what a move leaves on the map, and of the voyage it ends in."""
    s, action = states[-2], actions[-1]
    kind, parts = ACTIONS.decode(action)
    seat, left = int(to_move(s)), states[-1]
    if shown_more(s, left):
        found = map_facts(certain(s, kind, parts), seat)
    else:
        found = [] if left.fleet_size else map_facts(left, seat)
    sails = [(at, made) for at, made in zip(states, actions, strict=False) if ACTIONS.decode(made)[0] == "sail"]
    return [*found, *voyage_facts(*sails[-1])] if sails else found


def certain(s: State, kind: str, parts: tuple[int, ...]) -> State:
    """The map after a decision without what only a tile will tell: a fleet at sea is on no island."""
    twin = PlainStates(1, STATE)
    twin[0] = s
    left: State = twin[0]
    if kind == "sail":
        island, edge = parts
        board_fleet(left, int(JETTY[island, edge]))
    elif kind == "settle":
        for island in range(len(BEACHES)):
            clear_colour(left, left.turn, island, RESETTLED, NO_EVENTS)
    return left


def map_facts(s: State, seat: int) -> list[Fact]:
    """What the seat and the best of the others have on the map."""
    mine = [colour for colour in range(s.colours) if seat_of(s, colour) == seat]
    points = [0] * s.seats
    for colour in range(s.colours):
        points[seat_of(s, colour)] += points_of(s, colour)
    royal = sum(int(VALUE[island]) for island in range(len(BEACHES)) if s.royal[island] in mine)
    return [
        Fact("points", points[seat], 5),
        Fact("islands", sum(islands_of(s, colour) for colour in mine), 2),
        Fact("boats", sum(boats_of(s, colour) for colour in mine), 1),
        Fact("rival", max(each for other, each in enumerate(points) if other != seat), -3),
        Fact("royal", royal, 4),
        Fact("shaky", sum(held(s, colour, THREATENED) for colour in mine), -3),
        Fact("spread", sum(held(s, colour, SPREAD) for colour in mine), 1.5),
        Fact("room", room(s, mine), 0.5),
    ]


def held(s: State, colour: int, how: int) -> int:
    """Islands that a colour holds so: from several beaches, or from one that it would leave with the next boat."""
    there = [island for island in range(len(BEACHES)) if s.present[island, colour] > 0]
    return sum(hold_of(s, island, colour, s.present[island, colour]) == how for island in there)


def room(s: State, colours: Sequence[int]) -> int:
    """Free moorings beside the boats of some colours: how far their beaches are from sailing."""
    beaches = [beach for beach in range(len(SIZE)) if any(s.moored[beach, colour] > 0 for colour in colours)]
    return sum(int(SIZE[beach]) - s.crowd[beach] for beach in beaches)


def voyage_facts(s: State, action: int) -> list[Fact]:
    """On how many of the tiles still face down a fleet gets past the first one, and how many colours it has."""
    island, edge = ACTIONS.decode(action)[1]
    ahead = voyage_ahead(s, island, edge)
    colours, ends = ahead["colours"], ahead["ends"]
    worth = voyage_worth(s, int(JETTY[island, edge]))
    whose = "own" if worth > 0 else "others"
    if ends == "unknown":
        tiles = [int(tile) for tile in s.pile[s.drawn : PILE]]
        safe = sum(is_island(tile) or int(DANGER[tile, ENTERED]) <= colours for tile in tiles)
        share = safe / max(1, len(tiles))
        voyage = Fact("voyage", share, worth, {"how": "unknown", "whose": whose, "safe": safe, "tiles": len(tiles)})
    else:
        how = "lands" if ends == "lands" else "back" if ends == "turned_back" else "lost"
        value = {"lands": 1.0, "back": 0.5, "lost": 0.0}[how]
        voyage = Fact("voyage", value, worth, {"how": how, "whose": whose, "safe": 0, "tiles": 0})
    return [voyage, Fact("company", colours, 4)]


def voyage_worth(s: State, beach: int) -> float:
    """What it is worth that a fleet arrives: by one's share of its boats; the loss of other people's is welcome."""
    seat, boats = int(to_move(s)), [s.moored[beach, colour] for colour in range(s.colours)]
    mine = sum(count for colour, count in enumerate(boats) if seat_of(s, colour) == seat)
    return 25 * mine / max(1, sum(boats)) if mine else -8
