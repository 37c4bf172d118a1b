"""Landing boat by boat, excess boats, chain reactions."""

from typing import Any

from tests.games.tongiaki.positions import GAME, kinds, lay, moor, moves, on, play, sailing, sea, supply, tile, top
from vaka.core.kernel import State
from vaka.games.tongiaki.state import LAND, SAIL, TURN


def arriving(
    island: str, boats: str, there: dict[int, str] | None = None, seats: int = 4, turn: str = "B", **options: Any
) -> State:
    """A fleet of Tonga's first beach reaches an island south of it."""
    s = sea(seats, turn, **options)
    lay(s, island, 0, 1, 3)
    moor(s, I00_1=boats, **{f"{island}_{number}": who for number, who in (there or {}).items()})
    sailing(s)
    play(s, "M I00/0")
    return s


def test_the_active_player_distributes_all_boats_also_those_of_others() -> None:
    """TON-7.1, TON-Q12b: Blue decides where Yellow lands."""
    s = arriving("I08", "BYY")
    assert (s.phase, GAME.rules.to_move(s)) == (LAND, 0)
    play(s, "L Y1 L B2 L Y3")
    assert on(s, "I08") == ["Y", "B", "Y"]


def test_a_fleet_without_boats_of_the_active_player_is_landed_by_them_too() -> None:
    """TON-7.1, TON-Q12b, TON-Q14: islands where the player has no boat migrate like any other."""
    s = arriving("I08", "YYG")
    assert GAME.rules.to_move(s) == 0
    assert moves(s) == "LY1 LG1"


def test_first_every_beach_gets_a_boat_then_the_rest_goes_anywhere() -> None:
    """TON-7.2, TON-Q39: the lowest-numbered is served first, the player chooses the colour; then colour and beach."""
    s = sea(4)
    lay(s, "I10", 0, 1, 3)
    lay(s, "I05", 0, 2, 3)
    moor(s, I10_2="BBYYG")
    sailing(s)
    play(s, "M I10/3")
    assert s.here == tile("I05")
    assert moves(s) == "LB1 LY1 LG1"
    play(s, "L B1")
    assert moves(s) == "LB2 LY2 LG2"
    play(s, "L Y2")
    assert moves(s) == "LB1 LB2 LY1 LY2 LG1 LG2"
    play(s, "L B1 L Y1 L G1")
    assert on(s, "I05") == ["BBYG", "Y"], "several of one colour on a beach are allowed"


def test_a_single_colour_asks_nothing_in_the_first_round() -> None:
    """TON-Q39, TON-Q35: each step has one option, and is a decision all the same."""
    s = arriving("I08", "BBB")
    for number in (1, 2, 3):
        assert moves(s) == f"LB{number}"
        play(s, moves(s))
    assert on(s, "I08") == ["B", "B", "B"]


def test_fewer_boats_than_beaches_all_land_on_different_ones() -> None:
    """TON-Q11, TON-Q39: colour and beach are chosen."""
    s = sea(4)
    lay(s, "I01", 0, 1, 3)
    lay(s, "I08", 1, 1, 2)
    moor(s, I01_2="BY")
    play(sailing(s), "M I01/2")
    assert s.here == tile("I08")
    assert moves(s) == "LB1 LB2 LB3 LY1 LY2 LY3"
    play(s, "L B2")
    assert moves(s) == "LY1 LY3", "not the beach that has an arriving boat"


def test_an_island_with_boats_is_landed_on_in_the_same_way() -> None:
    """TON-7.3."""
    s = arriving("I08", "BYG", {3: "OOO"})
    assert moves(s) == "LB1 LY1 LG1"
    play(s, "L G1 L B2 L Y3")
    assert on(s, "I08") == ["G", "B", "YOOO"]


def test_full_beaches_are_skipped() -> None:
    """TON-Q12: "each beach" means each with a free mooring."""
    s = arriving("I08", "BYG", {1: "OO"})
    assert moves(s) == "LB2 LY2 LG2"
    play(s, "L B2 L Y3")
    assert moves(s) == "LG2 LG3"


def test_the_edge_of_arrival_does_not_matter() -> None:
    """TON-Q10: the red mark has no jetty, and every first landing happens there."""
    s = sea(4)
    moor(s, I00_1="BYG")
    sailing(s)
    top(s, "I01")
    play(s, "M I00/0")
    assert (s.phase, s.here) == (LAND, 1)
    play(s, "L B1 L Y2 L G3")
    assert on(s, "I01") == ["B", "Y", "G"]


def test_the_excess_goes_home_and_the_player_chooses_by_what_is_landed() -> None:
    """TON-8.1: two free moorings, three boats; the yellow one is left over."""
    s = arriving("I08", "BYG", {1: "OO", 2: "O", 3: "OOOO"})
    before = supply(s)
    told = play(s, "L G2 L B3")
    assert on(s, "I08") == ["OO", "GO", "BOOOO"]
    assert [event for event in told if event["kind"] == "home"] == [
        {"kind": "home", "seat": 1, "colour": 1, "boats": 1, "reason": 1, "island": 0}
    ]
    assert supply(s)[1] == before[1] + 1


def test_nobody_is_sent_home_while_a_mooring_is_free() -> None:
    """TON-8.2: every option lands a boat."""
    s = arriving("I08", "BYG", {1: "O", 2: "O", 3: "OOOO"})
    play(s, "L B1 L Y2 L G3")
    assert on(s, "I08") == ["BO", "YO", "GOOOO"]


def test_an_island_without_a_free_mooring_sends_all_boats_home() -> None:
    """TON-Q13: nothing is asked."""
    s = sea(6)
    lay(s, "I03", 0, 1, 3)
    moor(s, I00_1="BYG", I03_1="OOO", I03_2="RRR")
    before = supply(s)
    told = play(sailing(s), "M I00/0")
    assert kinds(told) == ["sailed", "reached", "home", "home", "home"]
    assert supply(s)[:3] == [count + 1 for count in before[:3]]
    assert (s.phase, s.quiet) == (SAIL, 0)


def test_a_beach_filled_by_a_landing_migrates_too_until_none_is_full() -> None:
    """TON-9.1."""
    s = arriving("I08", "BYG", {1: "O"})
    told = play(s, "L B1 L Y2 L G3")
    assert kinds(told)[-1] == "landed"
    assert moves(s) == "MI08/1 MI08/2"
    top(s, "I09")
    play(s, "M I08/1 L B1 L O2")
    assert (s.phase, s.turn) == (TURN, 1)


def test_a_migration_that_drew_a_tile_is_not_quiet() -> None:
    """TON-Q27: nor is one that lost a boat; any other is."""
    s = sea(4)
    moor(s, I00_1="BYG", I00_4="YGO")
    top(s, "I08")
    play(sailing(s), "M I00/0 L B1 L Y2 L G3")
    assert (s.phase, s.quiet) == (SAIL, 0)
    s = arriving("I08", "BYG", {1: "O"})
    play(s, "L B1 L Y2 L G3")
    assert (s.phase, s.quiet) == (SAIL, 1)


def test_any_full_beach_on_the_map_may_go_next() -> None:
    """TON-9.1, TON-Q14: the chain need not be finished first."""
    s = sea(4)
    lay(s, "I08", 0, 1, 3)
    moor(s, I00_1="BYG", I00_4="YGO", I08_1="O")
    sailing(s)
    play(s, "M I00/0 L B1 L Y2 L G3")
    assert moves(s) == "MI00/3 MI08/1 MI08/2"


def test_the_turn_ends_when_all_migrations_are_done() -> None:
    """TON-9.2: the next player clockwise."""
    s = arriving("I08", "BYG", turn="G")
    told = play(s, "L B1 L Y2 L G3")
    assert kinds(told)[-1] == "turn"
    assert (s.phase, s.turn, s.chain, s.quiet) == (TURN, 3, 0, 0)


def test_two_colours_of_one_player_are_foreign_to_each_other() -> None:
    """TON-Q38: danger numbers, own boats and founding count colours."""
    s = sea(2, colours=2)
    lay(s, "I08", 0, 1, 3)
    moor(s, I08_1="G", I08_3="BB")
    assert moves(s) == "XI08 S", "the green boat is also the player's, but stands in the way of a royal island"
    play(s, "X I08")
    assert s.to_add == 2
    s = sea(2, colours=2)
    moor(s, I00_1="BGO")
    top(s, "W04", "I08")
    assert "passed" in kinds(play(sailing(s), "M I00/0"))
