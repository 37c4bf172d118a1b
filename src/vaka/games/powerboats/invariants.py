"""What is true of every position of Powerboats, whatever was played."""

from vaka.core.kernel import State
from vaka.games.powerboats.actions import DICE_LIMIT
from vaka.games.powerboats.board import is_water
from vaka.games.powerboats.rules import SINKS_AT, dice_count, dice_total
from vaka.games.powerboats.state import FINISHED, HEADING, HOME, OVER, PLACE, RACING, SUNK

FEWEST_PLACES = 8  # the row, and the four hexes of water behind it that every letter point has in its own tile


def invariants(s: State) -> None:
    """Each boat has a water hex of its own and is racing, home or sunk as its damage and mark say; dice are limited."""
    afloat = [s.hex[seat] for seat in range(s.seats) if s.hex[seat] >= 0]
    assert len(set(afloat)) == len(afloat), "two boats on one hex"
    assert all(is_water(s, hex_) for hex_ in afloat), "a boat on land or on a buoy"
    assert sorted(s.tile.tolist()) == list(range(len(s.tile))), "a tile is missing"
    assert s.place_count >= FEWEST_PLACES, "too few starting places"
    for seat in range(s.seats):
        assert dice_count(s, seat) <= DICE_LIMIT + 1, "more dice than a boat can have"
        assert s.phase == HEADING or dice_total(s, seat) <= DICE_LIMIT, "dice that no run can have left"
        if s.phase == OVER:
            continue
        fate = s.fate[seat]
        assert (fate == FINISHED) == (s.mark[seat] == HOME), "home but still racing"
        if fate == RACING:
            assert s.damage[seat] < SINKS_AT, "a wreck under way"
            assert s.phase == PLACE or s.hex[seat] >= 0, "a racing boat ashore"
        if fate == SUNK:
            assert s.damage[seat] >= SINKS_AT, "sunk without damage"
            assert s.hex[seat] < 0, "sunk but afloat"
