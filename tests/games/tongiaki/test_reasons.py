"""Why a move is better: what it leaves on the map, and the tiles on which a voyage would fail."""

import pytest

from tests.games.reasons import fact, facts_of, why
from tests.games.tongiaki.positions import GAME, crown, lay, moor, sailing, sea
from vaka.games.tongiaki.board import DANGER, FIRST_BEACH, SIZE, VALUE
from vaka.locale import speak_of


def test_points_islands_and_boats_after_a_move_are_counted() -> None:
    s = sea(2)
    lay(s, "I13", 0, 1, 3)
    moor(s, I13_2="B", I00_1="B", I00_2="Y")
    points = int(VALUE[13] + VALUE[0])
    assert fact(GAME, s, "XI13 P2", "points").value == points
    assert fact(GAME, s, "XI13 P2", "islands").value == 2
    assert fact(GAME, s, "XI13 P2", "boats").value == 3


def test_a_royal_island_is_told_as_points_nobody_can_take() -> None:
    s = sea(2)
    lay(s, "I13", 0, 1, 3)
    moor(s, I13_2="BB", I00_1="B", I00_2="Y")
    assert fact(GAME, s, "RI13", "royal").value == VALUE[13]
    assert "royal points that nobody can take" in why(GAME, s, "RI13", "XI00 P1")


def test_a_voyage_counts_the_tiles_it_survives() -> None:
    s = sea(4)
    moor(s, I00_1="BYG")
    sailing(s)
    told = fact(GAME, s, "MI00/0", "voyage").args
    tiles = s.pile.tolist()[s.drawn :]
    assert told["tiles"] == len(tiles)
    assert told["safe"] == sum(tile < 16 or DANGER[tile, 0] <= 3 for tile in tiles)
    assert 0 < fact(GAME, s, "MI00/0", "voyage").value < 1
    assert fact(GAME, s, "MI00/0", "company").value == 3


def test_what_an_unknown_tile_will_bring_is_not_counted() -> None:
    """The fleet is on no island yet, whatever lies on top of the pile."""
    s = sea(4)
    moor(s, I00_1="BYG", I00_2="B")
    sailing(s)
    assert fact(GAME, s, "MI00/0", "boats").value == 1
    first = facts_of(GAME, s, "MI00/0")
    s.pile[s.drawn], s.pile[s.drawn + 5] = s.pile[s.drawn + 5], s.pile[s.drawn]
    assert facts_of(GAME, s, "MI00/0") == first


def test_a_known_way_is_sure_to_land_or_to_be_turned_back() -> None:
    s = sea(4)
    lay(s, "I08", 0, 1, 3)
    moor(s, I00_1="BYG")
    sailing(s)
    assert fact(GAME, s, "MI00/0", "voyage").args["how"] == "lands"
    crown(s, "I08", "O")
    assert fact(GAME, s, "MI00/0", "voyage").args["how"] == "back"


def test_a_seat_on_an_island_that_the_next_boat_ends_is_named() -> None:
    s = sea(2)
    lay(s, "I13", 0, 1, 3)
    moor(s, I00_1="B", I00_2="Y", I13_2="B")
    assert fact(GAME, s, "XI00 P3", "shaky").value == 0
    assert why(GAME, s, "XI00 P3", "XI00 P4").endswith("come to the same thing; the difference shows later.")


def test_beaches_held_and_the_moorings_free_beside_ones_boats_tell_placings_apart() -> None:
    s = sea(2)
    lay(s, "I13", 0, 1, 3)
    moor(s, I00_1="B", I00_2="Y", I13_2="B")
    first, other = "XI00 P1", "XI00 P3"  # on the beach of its own boat, and on another
    assert [fact(GAME, s, each, "spread").value for each in (first, other)] == [0, 1]
    free = [int(SIZE[FIRST_BEACH[0]]), int(SIZE[FIRST_BEACH[13] + 1])]
    assert fact(GAME, s, first, "room").value == sum(free) - 2 - 1
    assert fact(GAME, s, other, "room").value == sum(free) - 1 - 1 + int(SIZE[FIRST_BEACH[0] + 2]) - 1
    assert speak_of("en", "tongiaki-reason-spread", {"value": 1}) == "puts you on several beaches of one island"
    assert speak_of("it", "tongiaki-reason-room", {"value": 2}) == "lascia 2 ormeggi liberi accanto alle tue barche"


@pytest.mark.parametrize(("boats", "whose"), [("BYG", "own"), ("YYG", "others")])
def test_a_fleet_without_a_boat_of_ones_own_is_called_the_others(boats: str, whose: str) -> None:
    s = sea(4)
    lay(s, "I08", 0, 1, 3)
    moor(s, I00_1=boats)
    sailing(s)
    told = fact(GAME, s, "MI00/0", "voyage")
    assert told.args["whose"] == whose
    assert ("others" in speak_of("en", "tongiaki-reason-voyage", told.args)) == (whose == "others")
