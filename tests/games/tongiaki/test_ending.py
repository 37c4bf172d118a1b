"""The end of a match, points, ties and places."""

from typing import Any

import pytest

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
)
from vaka.core.contract import RETURN_UNIT
from vaka.core.events import NO_EVENTS
from vaka.core.kernel import State
from vaka.games.tongiaki.rules.ending import boats_of, finish, islands_of, points_of
from vaka.games.tongiaki.state import LAND, OVER, SAIL


def before_the_last(kind: str, last: str, **options: Any) -> State:
    """Blue's turn; beach 1 of Tonga will find the last tile of a kind, beach 6 is full too."""
    s = sea(4, **options)
    moor(s, I00_1="BYG", I00_6="YGO")
    last_of(s, kind, last)
    return sailing(s)


def test_the_last_island_is_still_landed_on_and_then_the_match_is_over() -> None:
    """TON-12.1, TON-12.2, TON-Q20: no equalising turns; the other full beach stays and scores."""
    s = before_the_last("island", "I15")
    play(s, "M I00/0")
    assert (s.phase, s.final) == (LAND, 1)
    told = play(s, "L B1 L Y2 L G3")
    assert kinds(told)[-5:] == ["scored", "scored", "scored", "scored", "over"]
    assert s.phase == OVER
    assert on(s, "I00")[5] == "YGO"
    assert [s.points[seat] for seat in range(4)] == [5, 5, 5, 0]
    assert s.islands[3] == 1, "orange is on Tonga, on the beach left full"


def test_the_last_ocean_ends_the_match_with_the_fleet_at_sea() -> None:
    """TON-12.1, TON-12.2, TON-Q20, TON-Q21c: one kind is enough."""
    s = before_the_last("ocean", "W13")
    assert (s.islands_left, s.oceans_left) == (15, 1)
    play(s, "M I00/0")
    assert s.phase == OVER
    assert s.at_sea.tolist()[:4] == [1, 1, 1, 0]
    assert moves(s) == ""


def test_with_the_chain_ending_full_beaches_still_sail_over_the_tiles_that_lie() -> None:
    """TON-Q20, TON-Q37: no tile is drawn; a fleet that would enter an empty hex stays at sea."""
    s = before_the_last("island", "I15", ending="chain")
    play(s, "M I00/0 L B1 L Y2 L G3")
    assert (s.phase, moves(s)) == (SAIL, "MI00/5")
    drawn = s.drawn
    told = play(s, "M I00/5")
    assert kinds(told)[:2] == ["sailed", "at_sea"]
    assert (s.drawn, s.phase) == (drawn, OVER)
    assert s.at_sea.tolist()[:4] == [0, 1, 1, 1]


def test_with_the_chain_ending_a_last_ocean_does_not_stop_the_other_beaches() -> None:
    """TON-Q37: the fleet stays at sea, then the rest sails; danger checks and landings as usual."""
    s = sea(4, ending="chain")
    lay(s, "W07", 1, 0, 2)
    lay(s, "I08", 0, -1, 0)
    moor(s, I00_1="BYG", I00_6="YGO", I00_4="BYO")
    last_of(s, "ocean", "W13")
    play(sailing(s), "M I00/0")
    assert moves(s) == "MI00/3 MI00/5"
    told = play(s, "M I00/5")
    assert "failed" in kinds(told)
    play(s, "M I00/3 L B1 L Y2 L O3")
    assert s.phase == OVER


def test_every_island_with_a_boat_scores_its_value_once() -> None:
    """TON-13.1: several players may score the same island, several boats give nothing extra, Tonga nothing at all."""
    s = sea(3)
    lay(s, "I08", 0, 1, 3)
    lay(s, "I13", 0, 2, 3)
    moor(s, I00_1="BY", I08_1="B", I08_3="BBY", I13_1="Y")
    assert [points_of(s, colour) for colour in range(3)] == [4, 9, 0]


def test_tonga_and_royal_islands_count_as_islands() -> None:
    """TON-Q22."""
    s = sea(3)
    lay(s, "I08", 0, 1, 3)
    crown(s, "I08", "B")
    moor(s, I00_1="B")
    assert islands_of(s, 0) == 2


def test_boats_on_the_map_are_those_on_beaches_in_centres_and_at_sea() -> None:
    """TON-Q23."""
    s = sea(3)
    lay(s, "I08", 0, 1, 3)
    crown(s, "I08", "B")
    moor(s, I00_1="BB")
    s.supply[0] -= 3
    s.at_sea[0] = 3
    assert boats_of(s, 0) == 6


def scored(*results: tuple[list[tuple[str, int]], int], seats: int = 4, **options: Any) -> State:
    """A finished match with these points, islands and boats by colour, with boats left at sea to make up the number."""
    s = sea(seats, **options)
    for colour, (islands, boats) in enumerate(results):
        for name, where in islands:
            if s.where[int(name[1:])] == 0:
                lay(s, name, 0, max(s.r.tolist()) + 1, 3)
            moor(s, **{f"{name}_{where}": "BYGO"[colour]})
        s.at_sea[colour] = boats
        s.supply[colour] -= boats
    s.final = 1
    finish(s, NO_EVENTS)
    return s


def test_most_points_win_then_more_islands_then_fewer_boats() -> None:
    """TON-13.2, TON-Q40: all are ranked; a sum of 4 with three islands beats one of two, fewer boats break the tie."""
    s = scored(
        ([("I08", 1)], 0),
        ([("I01", 1), ("I02", 1)], 5),
        ([("I01", 2), ("I02", 2)], 2),
        ([("I13", 1)], 9),
    )
    assert [s.points[seat] for seat in range(4)] == [4, 4, 4, 5]
    assert [s.place[seat] for seat in range(4)] == [3, 2, 1, 0]
    out = GAME.new_actions()
    GAME.rules.returns(s, out)
    assert out[:4].tolist() == [-RETURN_UNIT, -RETURN_UNIT // 3, RETURN_UNIT // 3, RETURN_UNIT]


def test_equals_share_the_place() -> None:
    """TON-Q23, TON-Q40: a shared victory, and the next place is the third."""
    s = scored(([("I08", 1)], 1), ([("I08", 2)], 1), ([("I01", 1)], 0), seats=3)
    assert [s.place[seat] for seat in range(3)] == [0, 0, 2]
    view = GAME.view(s, None)
    assert [place["place"] for place in view["places"]] == [1, 1, 3]


def test_the_two_colours_of_a_player_are_added_up() -> None:
    """TON-Q38: points, islands and boats; the same island counts twice."""
    s = scored(([("I08", 1)], 1), ([("I13", 1)], 0), ([("I08", 2)], 2), ([], 0), seats=2, colours=2)
    assert (s.points[0], s.islands[0], s.boats[0]) == (8, 2, 5)
    assert (s.points[1], s.islands[1], s.boats[1]) == (5, 1, 1)
    assert [s.place[seat] for seat in range(2)] == [0, 1]


def test_no_tile_is_drawn_after_the_last_of_a_kind() -> None:
    """TON-12.1: at most thirty of the thirty-one tiles; anything else is noticed."""
    s = before_the_last("island", "I15", ending="chain")
    play(s, "M I00/0")
    s.drawn = 31
    with pytest.raises(AssertionError):
        GAME.invariants(s)


def test_nobody_scores_more_than_all_islands() -> None:
    """TON-13.1, TON-Q38: 53, or 106 with two colours; anything else is noticed."""
    s = before_the_last("ocean", "W13")
    play(s, "M I00/0")
    s.points[0] = 54
    with pytest.raises(AssertionError, match="too many points"):
        GAME.invariants(s)
    assert sum(supply(s)) > 0
