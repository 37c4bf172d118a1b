"""Migration, routes, danger numbers and tiles turned over at sea."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.games.tongiaki.positions import (
    GAME,
    at,
    crown,
    fresh,
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
    top,
)
from vaka.core.events import NO_EVENTS
from vaka.core.kernel import State
from vaka.games.tongiaki.board import DANGER, JETTY, ROUTE_END
from vaka.games.tongiaki.rules.route import way
from vaka.games.tongiaki.state import LAND, LYING, OVER, SAIL, TURN


def about_to_sail(boats: str = "BYG", **options: Any) -> State:
    """Beach 1 of Tonga, whose jetty looks south, is full in Blue's turn."""
    s = sea(4, **options)
    moor(s, I00_1=boats)
    return sailing(s)


def test_a_beach_is_full_whoever_owns_the_boats_and_all_must_sail_together() -> None:
    """TON-4.1, TON-Q41: nothing else can be chosen."""
    s = sea(4)
    moor(s, I00_1="YG", I00_2="B")
    play(s, "X I00 P 1")
    assert (s.phase, moves(s)) == (SAIL, "MI00/0")
    top(s, "I08")
    play(s, "M I00/0")
    assert on(s, "I00")[0] == ""
    assert s.fleet.tolist()[:3] == [1, 1, 1]


def test_the_player_chooses_the_order_of_full_beaches_and_their_jetties() -> None:
    """TON-4.2, TON-Q14: before any tile is turned over."""
    s = sea(4)
    lay(s, "I08", 0, 1, 3)
    moor(s, I00_1="BYG", I00_2="YGO", I08_3="YGOOB")
    sailing(s)
    assert moves(s) == "MI00/0 MI00/1 MI08/4 MI08/5"
    top(s, "I09")
    play(s, "M I08/5")
    assert at(s, "I09") == (-1, 1, 5), "the jetty chosen decides where the tile goes"


def test_one_migration_is_over_before_the_next_begins_and_the_beach_left_is_empty() -> None:
    """TON-4.3."""
    s = sea(4)
    moor(s, I00_1="BYG", I00_2="YGB")
    sailing(s)
    top(s, "I08")
    play(s, "M I00/0")
    assert (s.phase, on(s, "I00")[0]) == (LAND, "")
    assert moves(s) == "LB1 LY1 LG1", "the other full beach waits"


def test_an_empty_hex_gets_the_top_tile_with_its_mark_against_the_jetty() -> None:
    """TON-4.4, TON-6.1, TON-Q6, TON-Q7: place and rotation are forced."""
    for direction in range(6):
        s = sea(4)
        moor(s, **{f"I00_{direction + 1}": "YG", f"I00_{(direction + 1) % 6 + 1}": "B"})
        top(s, "I08")
        play(s, f"X I00 P {direction + 1}; M I00/{direction}")
        q, r, mark = at(s, "I08")
        assert mark == (direction + 3) % 6
        assert (q, r) == [(0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1), (1, 0)][direction]
        assert s.near[0, direction] == 8


def test_a_tile_that_lies_there_is_entered_and_none_is_drawn() -> None:
    """TON-4.4."""
    s = sea(4)
    lay(s, "I08", 0, 1, 3)
    moor(s, I00_1="YG", I00_2="B")
    drawn = s.drawn
    play(s, "X I00 P 1; M I00/0")
    assert (s.drawn, s.here, s.phase) == (drawn, 8, LAND)


def test_the_fleet_follows_its_route_to_the_other_end() -> None:
    """TON-5.1: on W10 from the red mark it leaves by edge 4."""
    s = about_to_sail("BYG")
    top(s, "W10", "I08")
    told = play(s, "M I00/0")
    assert kinds(told) == ["sailed", "turned", "passed", "turned", "reached"]
    assert told[2] == {"kind": "passed", "tile": 25, "from": 0, "to": 4, "danger": 2, "colours": 3}
    assert at(s, "W10") == (0, 1, 3)
    assert at(s, "I08") == (-1, 2, 4), "edge 4 of W10 looks south-west"


@pytest.mark.parametrize(
    ("boats", "ocean", "passes"),
    [
        ("BBB", "W01", True),
        ("BBB", "W02", False),
        ("BBY", "W02", True),
        ("BBY", "W04", False),
        ("BYG", "W04", True),
        ("BYG", "W05", False),
    ],
)
def test_a_number_asks_for_so_many_colours(boats: str, ocean: str, passes: bool) -> None:
    """TON-5.2: none, 2, 3 and 4; the number of boats does not matter."""
    s = about_to_sail(boats)
    top(s, ocean, "I08")
    told = play(s, "M I00/0")
    assert ("passed" in kinds(told)) is passes
    assert ("failed" in kinds(told)) is not passes


def test_the_example_of_the_rulebook() -> None:
    """TON-5.6: two yellow, one orange, one red fail at a 4; with a blue one in place of a yellow they pass."""
    for boats, arrives in (("YYOR", False), ("BYOR", True)):
        s = sea(5, turn="Y")
        lay(s, "I04", 0, 1, 3)
        moor(s, I04_2=boats)
        sailing(s)
        top(s, "W07", "I09")
        told = play(s, "M I04/4")
        assert ("reached" in kinds(told)) is arrives
        if not arrives:
            lost = [(event["colour"], event["boats"]) for event in told if event["kind"] == "home"]
            assert lost == [(1, 2), (3, 1), (4, 1)]


def test_a_failed_fleet_goes_home_to_be_used_again_and_the_tile_stays() -> None:
    """TON-5.3."""
    s = about_to_sail("BBY")
    before = supply(s)
    top(s, "W05")
    play(s, "M I00/0")
    assert supply(s) == [before[0] + 2, before[1] + 1, before[2], before[3]]
    assert s.where[20] == LYING
    assert (s.failed, s.phase, s.turn) == (1, TURN, 1)


def test_other_full_beaches_still_migrate_after_a_loss() -> None:
    """TON-5.3."""
    s = sea(4)
    moor(s, I00_1="YG", I00_2="YG", I00_3="BB")
    top(s, "W05", "I08")
    play(s, "X I00 P 1 P 2; M I00/0")
    assert moves(s) == "MI00/1"


def test_beyond_a_route_new_tiles_are_turned_until_an_island_or_a_failure() -> None:
    """TON-5.4, TON-Q41: there is no stopping on the way."""
    s = about_to_sail("BYG")
    top(s, "W08", "W04", "W13", "W05")
    told = play(s, "M I00/0")
    assert [event["danger"] for event in told if event["kind"] in ("passed", "failed")] == [3, 3, 0, 4]
    assert kinds(told).count("turned") == 4
    assert kinds(told)[-4:] == ["home", "home", "home", "turn"]


def test_every_tile_crossed_is_checked_old_or_new() -> None:
    """TON-5.5, TON-Q9: the second tile is an old one, and its number is too high."""
    s = sea(4)
    lay(s, "W13", 0, 1, 3)  # from the mark to edge 5, which looks north-west now: world side 2
    lay(s, "W07", -1, 1, 5)  # its mark looks at W13
    moor(s, I00_1="YG", I00_3="B")
    told = play(s, "X I00 P 1; M I00/0")
    assert kinds(told) == ["expands", "put", "sailed", "passed", "failed", "home", "home", "home", "turn"]
    assert (told[4]["danger"], told[4]["colours"]) == (4, 3)


def test_the_place_of_a_tile_drawn_at_sea_asks_for_no_other_match() -> None:
    """TON-6.2, TON-Q8: a new ocean between an island and an ocean fits both."""
    s = sea(4)
    lay(s, "I08", -1, 1, 4)
    lay(s, "W07", 1, 0, 2)
    moor(s, I00_1="YG", I00_3="B")
    top(s, "W01", "I09")
    play(s, "X I00 P 1; M I00/0")
    assert s.near[16, 2] == 8
    assert s.near[16, 4] == 22


def test_a_new_island_ends_the_drawing() -> None:
    """TON-6.3."""
    s = about_to_sail("BYG")
    top(s, "I08")
    before = s.drawn
    play(s, "M I00/0")
    assert (s.drawn, s.phase, s.here) == (before + 1, LAND, 8)


def test_a_route_may_bring_the_fleet_back_to_its_own_island() -> None:
    """TON-Q9b: and over the same tile on another route."""
    s = sea(4)
    lay(s, "W13", 0, 1, 3)
    lay(s, "W01", -1, 1, 4)  # world sides 4 and 5 are joined: from W13 back to Tonga
    moor(s, I00_1="YG", I00_3="B")
    told = play(s, "X I00 P 1; M I00/0")
    assert [event["tile"] for event in told if event["kind"] == "passed"] == [28, 16]
    assert (s.phase, s.here) == (LAND, 0)


@given(st.integers(0, 10_000), st.integers(2, 6))
def test_no_way_over_the_sea_runs_in_a_circle(seed: int, seats: int) -> None:
    """TON-Q9b: from every jetty of every island of a random map, and no route is used twice."""
    s = fresh(seats, seed=seed)
    out, number = GAME.new_actions(), seed
    while GAME.rules.to_move(s) >= 0 and s.drawn < 24:
        number = (number * 1103515245 + 12345) % (1 << 31)
        count = GAME.rules.legal(s, out)
        GAME.rules.apply(s, int(out[number % count]), NO_EVENTS)
    for island in range(16):
        for edge in range(6):
            if s.where[island] == LYING and JETTY[island, edge] >= 0:
                steps, tile, heading = set(), island, (edge + s.rho[island]) % 6
                while (tile := s.near[tile, heading]) >= 16:
                    start = (heading + 3 - s.rho[tile]) % 6
                    assert (tile, start) not in steps
                    steps.add((tile, start))
                    heading = (int(ROUTE_END[tile, start]) + s.rho[tile]) % 6
                highest = max((int(DANGER[step]) for step in steps), default=0)
                assert way(s, island, edge) == (tile, highest)


def test_boats_are_at_sea_only_when_the_match_is_over() -> None:
    """TON-Q34: anything else is noticed."""
    s = about_to_sail("BYG")
    s.at_sea[0] += 1
    s.supply[0] -= 1
    with pytest.raises(AssertionError, match="at sea before the end"):
        GAME.invariants(s)


def test_the_last_ocean_leaves_the_fleet_at_sea_and_its_number_is_not_read() -> None:
    """TON-Q21, TON-Q34, TON-12.2: whether or not it could have passed."""
    for ocean in ("W13", "W07"):
        s = about_to_sail("BYG")
        last_of(s, "ocean", ocean)
        told = play(s, "M I00/0")
        assert kinds(told)[:4] == ["sailed", "turned", "last_tile", "at_sea"]
        assert s.at_sea.tolist()[:3] == [1, 1, 1]
        assert s.phase == OVER


def test_the_map_has_no_edge() -> None:
    """TON-6.1: tiles in one straight line to the south, thirty of them."""
    s = sea(4)
    names = [f"W{i:02}" for i in range(1, 16)] + [f"I{i:02}" for i in range(1, 15)]
    for r, name in enumerate(names, 1):
        lay(s, name, 0, r, 3)
    crown(s, "I14", "Y")
    GAME.invariants(s)
    assert at(s, "I14") == (0, 29, 3)
    assert GAME.view(s, None)["tiles"][14]["r"] == 29
