"""The worked examples of the rulebook, at places of the official example course that have the same numbers."""

import pytest

from tests.games.powerboats.positions import at, dice, heading, moves, play, put, racing, until_dice
from vaka.core.kernel import State
from vaka.games.powerboats.rules import run_after
from vaka.games.powerboats.state import FINISHED, HEADING, RACING, TO_FINISH


def runs(s: State, total: int) -> list[int]:
    return [run_after(s, s.turn, turn, total) for turn in range(3)]


def test_yellow_keeps_the_3_rerolls_the_2_adds_a_die_and_must_turn_right() -> None:
    """POW-4.1, POW-4.3, POW-4.4, POW-4.5, POW-5.2: 3 2 becomes 3 1 3, seven hexes, only one way is long enough."""
    s = racing(turn=1)
    put(s, 1, (9, 8), "NE", "32")
    s = until_dice(s, "331", "+", "r2")
    assert s.phase == HEADING
    assert runs(s, 30) == [0, 6, 17]
    assert moves(s) == ["R"]
    play(s, "R")
    assert at(s, 1) == (9, 15)
    assert s.facing[1] == 0, "it keeps facing the way it moved (POW-6.1)"
    assert dice(s, 1) == "331"
    assert s.damage[1] == 0


def test_red_crashes_with_5_against_3() -> None:
    """POW-5.5, POW-6.2, POW-6.3, POW-6.5: 3 2 2, removes a 2, rerolls the 3, gets 2 3; the longest way is 3."""
    s = racing(turn=2)
    put(s, 2, (15, 12), "NE", "322")
    s = until_dice(s, "32", "-2", "r3")
    assert runs(s, 5) == [0, 2, 3]
    assert moves(s) == ["R"]
    play(s, "R")
    assert at(s, 2) == (15, 15)
    assert s.damage[2] == 2
    assert dice(s, 2) == ""


def test_after_the_crash_red_may_start_a_die_or_only_turn() -> None:
    """POW-4.6: no dice, no re-roll, all three headings, no move and no crash."""
    s = racing(turn=2)
    put(s, 2, (15, 15), "E", "", damage=2)
    assert moves(s) == ["+", "="]
    play(s, "=")
    assert s.phase == HEADING
    assert moves(s) == ["L", "S", "R"]
    play(s, "R")
    assert at(s, 2) == (15, 15)
    assert s.damage[2] == 2
    assert s.facing[2] == 5


def test_orange_stops_behind_yellow() -> None:
    """POW-6.7, POW-R8: 3 2 1, removes the 3, rerolls nothing, ends on yellow's hex: one back, dice kept."""
    s = racing(turn=0)
    put(s, 1, (16, 8), "E")
    put(s, 0, (13, 7), "E", "321")
    play(s, "-3", "r0")
    assert dice(s, 0) == "21"
    play(s, "R")
    assert at(s, 0) == (15, 8)
    assert s.damage[0] == 0
    assert dice(s, 0) == "21"
    assert at(s, 1) == (16, 8)


def test_yellow_rerolls_both_dice_and_passes_two_boats() -> None:
    """POW-6.6: boats on the way do not block."""
    s = racing(turn=1)
    put(s, 1, (9, 8), "E", "21")
    put(s, 0, (9, 10), "E")
    put(s, 2, (9, 12), "E")
    s = until_dice(s, "32", "=", "r21")
    play(s, "S")
    assert at(s, 1) == (9, 13)


def test_red_crashes_with_3_against_2_and_stops_behind_purple() -> None:
    """POW-6.8: the damage is counted from the run, not from where the boat stops; purple takes none."""
    s = racing(turn=2)
    put(s, 3, (13, 2), "E")
    put(s, 2, (11, 3), "SW", "33")
    s = until_dice(s, "3", "-3", "r3")
    assert runs(s, 3) == [2, 2, 2]
    assert moves(s) == ["L", "S", "R"]
    play(s, "S")
    assert at(s, 2) == (12, 2)
    assert s.damage[2] == 1
    assert dice(s, 2) == ""
    assert s.damage[3] == 0


@pytest.mark.parametrize(("total", "end"), [("31", (19, 6)), ("32", (20, 5))])
def test_yellow_crosses_the_finish(total: str, end: tuple[int, int]) -> None:
    """POW-8.1: reaching or passing the row is enough; here with 4 it reaches the row, with 5 it passes it."""
    s = heading(racing(turn=1), 1)
    put(s, 1, (15, 8), "SW", total, mark=TO_FINISH)
    assert runs(s, 30) == [9, 5, 3]
    events = play(s, "S")
    moved = next(event for event in events if event["kind"] == "moved")
    assert (moved["row"], moved["col"]) == end
    assert s.fate[1] == FINISHED


def test_yellow_with_6_would_have_to_go_left_past_the_finish() -> None:
    """POW-8.2: the compulsory heading holds in the finishing move too."""
    s = heading(racing(turn=1), 1)
    put(s, 1, (15, 8), "SW", "33", mark=TO_FINISH)
    assert moves(s) == ["L"]
    play(s, "L")
    assert s.fate[1] == RACING


def test_points_of_five_players_over_three_races() -> None:
    """POW-9.1, POW-9.2: 4 3 2 1 0, then doubled, then tripled."""
    from vaka.games.powerboats.rules import race_points

    s = racing(seats=5)
    table = []
    for race in range(3):
        s.race = race
        table.append([race_points(s, place) for place in range(5)])
    assert table == [[4, 3, 2, 1, 0], [8, 6, 4, 2, 0], [12, 9, 6, 3, 0]]
