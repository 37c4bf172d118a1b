"""What the active player may choose at each point."""

from vaka.core.kernel import Ints, State, rule
from vaka.games.tongiaki.actions import (
    EXPAND_BASE,
    FOUND_BASE,
    FOUND_NOT,
    GRAB_BASE,
    MOST_BEACHES,
    NEW_BASE,
    NEW_TWO,
    PUT_BASE,
    REMOVE_BASE,
    SETTLE_ANEW,
    land_on,
    lay_beside,
    sail_from,
)
from vaka.games.tongiaki.board import BEACH_COUNT, BEACHES, JETTY, NOWHERE, SIZE, TILES, TONGA, beach_of
from vaka.games.tongiaki.components import ISLANDS
from vaka.games.tongiaki.rules.boats import boats_on, count_bits, free_moorings, is_full, open_beaches
from vaka.games.tongiaki.rules.landing import ROYAL_LIMIT, may_land
from vaka.games.tongiaki.rules.loop import has_full_beach
from vaka.games.tongiaki.state import ADD, FOUND, LAND, LYING, REMOVE, SAIL, SETTLE, SETUP, TAKEN, TILE, TURN, is_open


@rule
def legal(s: State, out: Ints) -> int:
    """The legal actions, by the point of the turn. A single option is a decision all the same (TON-Q35)."""
    phase = s.phase
    if phase == LAND:
        return list_landings(s, out)
    if phase == SAIL:
        return list_jetties(s, out)
    if phase == ADD:
        return list_additions(s, out)
    if phase == TURN:
        return list_turns(s, out)
    if phase == TILE:
        return list_free_sides(s, out)
    return list_rare_choices(s, phase, out)


@rule
def list_landings(s: State, out: Ints) -> int:
    n = 0
    for colour in range(s.colours):
        for number in range(int(BEACHES[s.here])):
            if may_land(s, colour, number):
                out[n] = land_on(colour, number)
                n += 1
    return n


@rule
def list_jetties(s: State, out: Ints) -> int:
    """Any jetty of any full beach on the map, in any order (TON-4.2, TON-9.1, TON-Q14)."""
    n = 0
    for island in range(ISLANDS):
        if s.where[island] == LYING:
            for edge in range(6):
                beach = int(JETTY[island, edge])
                if beach != NOWHERE and is_full(s, beach):
                    out[n] = sail_from(island, edge)
                    n += 1
    return n


@rule
def list_additions(s: State, out: Ints) -> int:
    """Beaches for the next boat: after an expansion one each (TON-3.3), otherwise any with a free mooring (TON-Q25)."""
    beaches = open_beaches(s, s.here)
    forced = False
    if s.spread:
        beaches &= ~s.served
        forced = count_bits(beaches) == s.to_add  # just as many as boats: the lowest-numbered
    n = 0
    for number in range(MOST_BEACHES):
        if (beaches >> number) & 1 and not (forced and n == 1):
            out[n] = PUT_BASE + number
            n += 1
    return n


@rule
def list_turns(s: State, out: Ints) -> int:
    """One of the three kinds of turn; there is no pass (TON-2.1, TON-Q3). Special starts: TON-2.2."""
    colour, n = s.turn, 0
    if s.ashore[colour] == 0:
        n = list_returns(s, out)
    elif s.supply[colour] == 0:
        n = list_grabs(s, colour, out)
    else:
        n = list_expansions(s, colour, out)
    if not s.royal_landing and s.royals[colour] < ROYAL_LIMIT:
        for island in range(TONGA + 1, ISLANDS):
            if may_found(s, colour, island):
                out[n] = FOUND_BASE + island
                n += 1
    out[n] = SETTLE_ANEW
    return n + 1


@rule
def list_expansions(s: State, colour: int, out: Ints) -> int:
    """Islands where the colour has a boat on a beach; a royal island has none there (TON-3.1, TON-Q5)."""
    n = 0
    for island in range(ISLANDS):
        if s.present[island, colour] > 0:
            out[n] = EXPAND_BASE + island
            n += 1
    return n


@rule
def list_grabs(s: State, colour: int, out: Ints) -> int:
    """With an empty supply one boat may be taken from any beach (TON-14.2, TON-Q26)."""
    n = 0
    for beach in range(BEACH_COUNT):
        if s.moored[beach, colour] > 0:
            out[n] = GRAB_BASE + beach
            n += 1
    return n


@rule
def list_returns(s: State, out: Ints) -> int:
    """Without a boat on a beach: one on an open island, or two on Tonga (TON-14.1, TON-Q24, TON-Q25)."""
    n = 0
    for island in range(ISLANDS):
        if is_open(s, island) and free_moorings(s, island) > 0:
            out[n] = NEW_BASE + island
            n += 1
    if s.where[TONGA] == LYING and free_moorings(s, TONGA) >= 2:
        out[n] = NEW_TWO
        n += 1
    return n


@rule
def may_found(s: State, colour: int, island: int) -> bool:
    """At the start of a turn: the colour's boats are on the island, and no others (TON-10.1, TON-Q15)."""
    own = s.present[island, colour]
    return own > 0 and own == boats_on(s, island)


@rule
def list_free_sides(s: State, out: Ints) -> int:
    """One option for each free side of a tile on the map: anywhere, but attached (TON-11.1, TON-Q19)."""
    n = 0
    for tile in range(TILES):
        if s.where[tile] == LYING:
            for side in range(6):
                if s.near[tile, side] == NOWHERE:
                    out[n] = lay_beside(tile, side)
                    n += 1
    return n


@rule
def list_rare_choices(s: State, phase: int, out: Ints) -> int:
    """Set-up, the boat taken back, founding on landing, the boat of a settlement, the island that leaves."""
    n = 0
    if phase == SETUP:  # a beach of Tonga keeps one mooring free; two boats may share (TON-1.5, TON-Q2)
        for number in range(MOST_BEACHES):
            if s.crowd[beach_of(TONGA, number)] < SIZE[beach_of(TONGA, number)] - 1:
                out[n] = PUT_BASE + number
                n += 1
    elif phase == TAKEN:
        n = list_expansions(s, s.turn, out)
    elif phase == FOUND:
        out[0] = FOUND_BASE + s.here
        out[1] = FOUND_NOT
        n = 2
    elif phase == SETTLE:  # any beach of the new island (TON-Q19b)
        for number in range(int(BEACHES[s.here])):
            out[n] = PUT_BASE + number
            n += 1
    elif phase == REMOVE:  # all islands with a full beach are caught then (TON-Q28)
        for island in range(ISLANDS):
            if has_full_beach(s, island):
                out[n] = REMOVE_BASE + island
                n += 1
    return n
