"""When a chain has no way out (TON-14.4): the exact test of TON-Q27, without a search over positions."""

from vaka.core.kernel import State, rule
from vaka.games.tongiaki.board import (
    BEACHES,
    FIRST_BEACH,
    JETTY,
    NOWHERE,
    REST,
    SIZE,
    TONGA,
)
from vaka.games.tongiaki.components import ISLANDS
from vaka.games.tongiaki.rules.boats import boats_on, colours_on, is_full
from vaka.games.tongiaki.rules.landing import ROYAL_LIMIT
from vaka.games.tongiaki.rules.route import way
from vaka.games.tongiaki.state import COLOURS, LYING, NOBODY

MOST_MOORINGS = 5


@rule
def infinite_loop(s: State) -> bool:
    """Whether every island with a full beach is caught; otherwise the player has an alternative and must go on."""
    for island in range(ISLANDS):
        if has_full_beach(s, island) and not caught(s, island):
            return False
    return True


@rule
def has_full_beach(s: State, island: int) -> bool:
    if s.where[island] == LYING:
        first = int(FIRST_BEACH[island])
        for beach in range(first, first + int(BEACHES[island])):
            if is_full(s, beach):
                return True
    return False


@rule
def caught(s: State, island: int) -> bool:
    """(1) every jetty leads back, (2) too many boats to come to rest, (3) no boat can be lost (TON-Q27)."""
    if boats_on(s, island) <= REST[island]:
        return False
    for edge in range(6):
        if JETTY[island, edge] != NOWHERE:
            reached, _ = way(s, island, edge)
            if reached == NOWHERE or (reached != island and s.royal[reached] == NOBODY):
                return False
    first = int(FIRST_BEACH[island])
    for beach in range(first, first + int(BEACHES[island])):
        if is_full(s, beach) and (fleet_could_change(s, island, beach) or return_could_change(s, island, beach)):
            return False
    return True


@rule
def highest_danger(s: State, island: int, beach: int) -> int:
    """The highest number that a fleet of a beach can be sent to meet, by the worst of its jetties."""
    highest = 0
    for edge in range(6):
        if JETTY[island, edge] == beach:
            _, danger = way(s, island, edge)
            highest = max(highest, danger)
    return highest


@rule
def may_found_on_return(s: State, island: int, beach: int) -> bool:
    """Whether a fleet of the active colour alone could found here, coming back along the routes (TON-Q36)."""
    if not s.royal_landing or island == TONGA or s.royals[s.turn] >= ROYAL_LIMIT:
        return False
    for edge in range(6):
        if JETTY[island, edge] == beach:
            reached, _ = way(s, island, edge)
            if reached == island:
                return True
    return False


@rule
def fleet_could_change(s: State, island: int, beach: int) -> bool:
    """Whether the fleet now on a full beach could be lost, or could found."""
    if colours_on(s, beach) < highest_danger(s, island, beach):
        return True
    return s.moored[beach, s.turn] == s.crowd[beach] and may_found_on_return(s, island, beach)


@rule
def return_could_change(s: State, island: int, beach: int) -> bool:
    """Whether, once a full beach has sailed and returned, a beach it fills could hold a fleet that is lost or founds.

    Looks at every distribution at once: a beach can be filled if the numbers allow it, and then with any boats.
    """
    first, last = int(FIRST_BEACH[island]), int(FIRST_BEACH[island]) + int(BEACHES[island])
    boats = int(SIZE[beach])
    open_count = 1
    for other in range(first, last):
        if other != beach and not is_full(s, other):
            open_count += 1
    for other in range(first, last):
        held = 0 if other == beach else s.crowd[other]
        free = int(SIZE[other]) - held
        if free == 0 or free > boats:
            continue
        if boats >= open_count:
            fillable = boats - free >= open_count - 1  # each other open beach gets its first boat
        else:
            fillable = free == 1  # each boat goes to a beach of its own (TON-Q11)
        if fillable:
            if fewest_colours(s, other, beach, free) < highest_danger(s, island, other):
                return True
            if all_mine(s, other, beach, free) and may_found_on_return(s, island, other):
                return True
    return False


@rule
def fewest_colours(s: State, target: int, fleet: int, free: int) -> int:
    """The fewest colours on a beach that boats of a fleet fill: first colours it holds, then the largest groups."""
    colours, missing = 0, free
    for colour in range(COLOURS):
        if target != fleet and s.moored[target, colour] > 0:
            colours += 1
            missing -= s.moored[fleet, colour]
    for group in range(MOST_MOORINGS, 0, -1):
        for colour in range(COLOURS):
            new = target == fleet or s.moored[target, colour] == 0
            if missing > 0 and new and s.moored[fleet, colour] == group:
                colours += 1
                missing -= group
    return colours


@rule
def all_mine(s: State, target: int, fleet: int, free: int) -> bool:
    """Whether a beach can be filled from a fleet so that only the active colour is on it."""
    if s.moored[fleet, s.turn] < free:
        return False
    return target == fleet or s.moored[target, s.turn] == s.crowd[target]
