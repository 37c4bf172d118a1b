"""Royal islands: founded as a turn, or on landing; fleets they turn back."""

from typing import Any

from tests.games.tongiaki.positions import (
    GAME,
    crown,
    kinds,
    last_of,
    lay,
    moor,
    moves,
    on,
    play,
    sailing,
    sea,
    supply,
    tile,
    top,
)
from vaka.core.events import NO_EVENTS
from vaka.core.kernel import State
from vaka.games.tongiaki.rules.ending import points_of
from vaka.games.tongiaki.state import FOUND, LAND, OVER, TURN


def test_only_where_nobody_else_has_boats() -> None:
    """TON-10.1, TON-Q15: on beaches of an island that is not Tonga and not royal."""
    s = sea()
    for name, r in (("I08", 1), ("I05", 2), ("I03", 3), ("I04", 4)):
        lay(s, name, 0, r, 3)
    moor(s, I00_1="B", I08_1="B", I08_3="BB", I05_1="BY", I03_1="Y")
    crown(s, "I04", "B")
    assert moves(s) == "XI00 XI05 XI08 RI08 S"


def test_one_boat_stays_in_the_centre_and_the_rest_goes_home() -> None:
    """TON-10.2, TON-Q15b."""
    s = sea()
    lay(s, "I08", 0, 1, 3)
    moor(s, I08_1="B", I08_3="BBB")
    told = play(s, "R I08")
    assert kinds(told) == ["founded", "home", "turn"]
    assert told[1]["boats"] == 3
    assert on(s, "I08") == ["", "", ""]
    assert (s.royal[8], s.royals[0], supply(s)[0]) == (0, 1, 14)


def test_founding_ends_the_turn() -> None:
    """TON-10.3."""
    s = sea()
    lay(s, "I08", 0, 1, 3)
    moor(s, I08_1="B", I00_1="B")
    play(s, "R I08")
    assert (s.phase, s.turn) == (TURN, 1)


def test_never_tonga_and_never_a_third() -> None:
    """TON-10.4."""
    s = sea()
    for name, r in (("I08", 1), ("I05", 2), ("I03", 3)):
        lay(s, name, 0, r, 3)
    moor(s, I00_1="BB", I03_1="B")
    crown(s, "I08", "B")
    assert "RI03" in moves(s)
    assert "RI00" not in moves(s)
    crown(s, "I05", "B")
    assert "RI03" not in moves(s)


def test_nobody_expands_or_comes_back_to_a_royal_island() -> None:
    """TON-10.5: not even its owner."""
    s = sea()
    lay(s, "I08", 0, 1, 3)
    crown(s, "I08", "B")
    assert moves(s) == "NI00 N2 S"
    moor(s, I00_1="B")
    assert moves(s) == "XI00 S"


def turned_back(boats: str = "BYG", there: str = "", **options: Any) -> State:
    """Tonga's southern jetty looks at royal Hiva Oa."""
    s = sea(4, **options)
    lay(s, "I08", 0, 1, 3)
    crown(s, "I08", "O")
    moor(s, I00_1=boats, I00_2=there)
    return sailing(s)


def test_a_fleet_that_reaches_a_royal_island_lands_on_the_island_it_left() -> None:
    """TON-10.6, TON-Q16: by the normal rule of landing, also from the direct neighbour."""
    s = turned_back()
    told = play(s, "M I00/0")
    assert kinds(told) == ["sailed", "turned_back"]
    assert (s.phase, s.here) == (LAND, 0)
    assert len(moves(s).split()) == 18, "three boats, six open beaches: colour and beach are free"
    play(s, "L B6 L Y5 L G4")
    assert on(s, "I00") == ["", "", "", "G", "Y", "B"]
    assert (s.turn, s.quiet) == (1, 0)


def test_a_return_never_lacks_room_and_meets_no_number_on_the_way_back() -> None:
    """TON-Q16b: the beach just left has as many free moorings as the fleet has boats."""
    s = sea(6)
    lay(s, "W08", 0, 1, 3)
    lay(s, "I08", 0, 2, 3)
    crown(s, "I08", "O")
    moor(s, I00_1="BYG", I00_2="OOO", I00_3="OOO", I00_4="RRR", I00_5="RRR", I00_6="VVV")
    told = play(sailing(s), "M I00/0")
    assert kinds(told) == ["sailed", "passed", "turned_back"]
    assert moves(s) == "LB1 LY1 LG1"
    play(s, "L B1 L Y1 L G1")
    assert on(s, "I00")[0] == "BYG"
    assert s.quiet == 1


def test_the_fleet_returns_to_the_island_of_this_migration() -> None:
    """TON-Q16b: not to one it left earlier in the chain."""
    s = sea(4)
    lay(s, "I03", 0, 1, 3)
    lay(s, "I08", 1, 0, 2)
    crown(s, "I08", "O")
    moor(s, I00_1="BYG", I03_1="YG")
    play(sailing(s), "M I00/0 L B1 L Y2 L G2 M I03/1")
    assert s.here == tile("I03")


def test_the_same_jetty_may_be_used_again() -> None:
    """TON-Q17: Blue fills the beach again and sails towards the same royal island again."""
    s = turned_back("BYG")
    moor(s, I00_2="BBB", I00_3="YYY", I00_4="GGG", I00_5="OOO", I00_6="OOO")
    for turned in (1, 2, 3):
        play(s, "M I00/0 L B1 L Y1 L G1")
        assert (s.quiet, s.bounced) == (turned, turned)
        assert "MI00/0" in moves(s)


def test_a_royal_island_scores_for_its_owner_alone() -> None:
    """TON-10.7."""
    s = sea()
    lay(s, "I08", 0, 1, 3)
    crown(s, "I08", "Y")
    assert [points_of(s, colour) for colour in range(3)] == [0, 4, 0]


def landing_alone(boats: str = "BBB", there: dict[str, str] | None = None, island: str = "I08", **state: int) -> State:
    """With royal = landing, a fleet of Tonga reaches an island south of it."""
    s = sea(4, royal="landing")
    lay(s, island, 0, 1, 3)
    moor(s, I00_1=boats, **(there or {}))
    for name, value in state.items():
        getattr(s, name)[0] = value
    GAME.rules.apply(sailing(s), GAME.notation.read(s, "MI00/0"), NO_EVENTS)
    return s


def test_on_landing_the_player_is_asked_at_once_and_founding_clears_the_island() -> None:
    """TON-Q36, TON-10.2, TON-10.3: other players' boats go home too, and the turn is over."""
    s = landing_alone("BBB", {"I08_1": "Y", "I08_3": "YYGG"})
    assert (s.phase, moves(s)) == (FOUND, "RI08 R-")
    told = play(s, "R I08")
    assert kinds(told) == ["founded", "home", "home", "home", "turn"]
    assert on(s, "I08") == ["", "", ""]
    assert (s.royal[8], supply(s), s.turn) == (0, [14, 15, 15, 15], 1)


def test_a_player_may_land_normally_instead() -> None:
    """TON-Q36: voluntary."""
    s = landing_alone("BBB")
    play(s, "R -")
    assert (s.phase, moves(s)) == (LAND, "LB1")


def test_the_player_is_not_asked_when_others_sail_along_or_no_mooring_is_free() -> None:
    """TON-Q36: nor on Tonga, nor with two royal islands already."""
    assert landing_alone("BBY").phase == LAND
    assert landing_alone("YYY").phase == LAND, "only the active player's boats found"
    full = {"I03_1": "YYY", "I03_2": "GGG"}
    assert landing_alone("BBB", full, "I03").phase not in (FOUND, LAND)
    s = sea(4, royal="landing")
    lay(s, "W13", 0, 1, 3)
    lay(s, "W01", -1, 1, 4)
    moor(s, I00_1="BBB")
    play(sailing(s), "M I00/0")
    assert (s.phase, s.here) == (LAND, 0)
    assert landing_alone("BBB", royals=2).phase == LAND


def test_the_player_is_asked_when_the_fleet_comes_back_along_the_routes_but_not_when_turned_back() -> None:
    """TON-Q36: a fleet turned back returns, it does not arrive."""
    s = sea(4, royal="landing")
    lay(s, "I03", 0, 1, 3)
    lay(s, "W13", 1, 0, 1)  # dir 4 of Tubuai, mark to Tubuai
    lay(s, "W01", 1, 1, 2)
    lay(s, "I08", -1, 1, 5)
    crown(s, "I08", "Y")
    moor(s, I03_1="BBB", I03_2="BBB")
    sailing(s)
    play(s, "M I03/1")
    assert (s.phase, s.here) == (FOUND, tile("I03"))
    play(s, "R - L B1 L B1 L B1 M I03/5")
    assert (s.phase, s.here) == (LAND, tile("I03"))


def test_at_the_start_of_a_turn_founding_is_no_choice_in_this_option() -> None:
    """TON-Q36: nor when a boat is put down without a voyage."""
    s = sea(4, royal="landing")
    lay(s, "I08", 0, 1, 3)
    moor(s, I08_1="B")
    assert moves(s) == "XI08 S"
    s = sea(4, royal="landing")
    lay(s, "I08", 0, 1, 3)
    play(s, "N I08 P 1")
    assert s.phase == TURN


def test_full_beaches_left_by_a_founding_sail_in_the_next_turn_with_migrations() -> None:
    """TON-Q36: a settlement has none; an expansion has; they take no boat meanwhile."""
    s = sea(4, royal="landing")
    lay(s, "I08", 0, 1, 3)
    lay(s, "I03", 1, 0, 2)
    moor(s, I00_1="BBB", I00_2="YYY", I03_1="YYY", I03_2="GGG", I00_3="GG")
    play(sailing(s), "M I00/0 R I08")
    assert (s.phase, s.turn, s.full_count) == (TURN, 1, 3)
    play(s, "X I00")
    assert (s.to_add, moves(s)) == (3, "P1 P3 P4 P5 P6")
    top(s, "I09", "I10", "I11")
    play(s, "P 4 P 5 P 6")
    assert moves(s) == "MI00/1 MI03/1 MI03/2 MI03/4 MI03/5"


def test_an_island_with_only_full_beaches_may_be_chosen_and_adds_nothing() -> None:
    """TON-Q36, TON-3.5: the migrations begin."""
    s = sea(4, royal="landing")
    lay(s, "I03", 0, 1, 3)
    moor(s, I03_1="BBB", I03_2="BYY")
    told = play(s, "X I03")
    assert told[0]["boats"] == 0
    assert moves(s) == "MI03/1 MI03/2 MI03/4 MI03/5"


def test_an_empty_supply_with_only_full_beaches_takes_a_boat_and_adds_none() -> None:
    """TON-Q36, TON-Q26: the boat taken stays in the supply."""
    s = sea(4, royal="landing")
    lay(s, "I03", 0, 1, 3)
    lay(s, "I13", 1, 0, 2)
    moor(s, I03_1="BBB", I03_2="BBB", I13_1="BBBB", I13_2="BBB", I13_3="BB")
    assert supply(s)[0] == 0
    play(s, "G I13.1 X I03")
    assert moves(s) == "MI03/1 MI03/2 MI03/4 MI03/5"
    assert supply(s)[0] == 1


def test_two_boats_for_tonga_need_two_free_moorings_there() -> None:
    """TON-Q25, TON-Q36: the choice falls away."""
    s = sea(6, royal="landing")
    moor(s, I00_1="YYY", I00_2="YYY", I00_3="GGG", I00_4="GGG", I00_5="OOO", I00_6="OO")
    assert moves(s) == "NI00 S"
    moor(s, I00_6="O")
    assert moves(s) == "S"


def test_founding_after_the_last_tile_ends_the_match() -> None:
    """TON-Q36, TON-Q37: at once, full beaches elsewhere stay."""
    s = sea(4, royal="landing", ending="chain")
    moor(s, I00_1="BBB", I00_6="YYY")
    last_of(s, "island", "I15")
    play(sailing(s), "M I00/0 R I15")
    assert s.phase == OVER
    assert s.points[0] == 5
