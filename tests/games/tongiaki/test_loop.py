"""Infinite loops: positions that are one, positions that only look like one, and what follows."""

from textwrap import dedent
from typing import Any

import pytest

from tests.games.tongiaki.positions import (
    GAME,
    crown,
    drawing,
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
from vaka.core.kernel import State
from vaka.games.tongiaki.rules.loop import caught
from vaka.games.tongiaki.state import LAND, OVER, REMOVE, REMOVED, SAIL, TILE, TURN


def tubuai(first: str = "BYG", second: str = "YG", rough: bool = False, **options: Any) -> State:
    """Tubuai south of Tonga; each of its two beaches looks at two oceans that lead from one jetty to the other.

    With `rough` the beach in the east has to pass a 2.
    """
    s = sea(4, **options)
    lay(s, "I03", 0, 1, 3)
    lay(s, "W13", 1, 0, 1)
    lay(s, "W02" if rough else "W01", 1, 1, 2)
    lay(s, "W15", -1, 2, 4)
    lay(s, "W16", -1, 1, 0)
    moor(s, I03_1=first, I03_2=second)
    return sailing(s)


def test_the_island_is_surrounded() -> None:
    """The position of most tests here: what leaves Tubuai comes back to it."""
    assert drawing(tubuai()) == dedent(
        """\
                    Tonga 0
                    ... ...
        W16 •↓      ... ...     W13 •↙
         ↓↘         ... ...      ↙↓
         ↙↖ 3       Tubuai 2     ↖↑
         ↑↗ 4       1BYG!↗↘      ↗↘
        W15 •↗      2YG. ↙↖     W01 •↖
         ↗↑                      ↖↑
         ↘↓ 4                    ↗↘ 2
         ↙↖ 2                    ↓↙"""
    )


def test_loop_one_every_way_leads_back_and_five_boats_find_no_rest() -> None:
    """TON-14.4, TON-Q27: after the first quiet migration Tubuai is taken out, its boats go home."""
    s = tubuai("BYG", "YG")
    play(s, "M I03/1 L B1")
    assert s.phase == LAND
    told = play(s, "L Y2 L G1")
    assert on(s, "I03") == ["BG", "YYG"]
    assert (s.quiet, s.phase, moves(s)) == (1, REMOVE, "KI03")
    assert kinds(told)[-1] == "landed"


def test_loop_two_royal_islands_turn_the_fleet_back() -> None:
    """TON-14.4, TON-Q27 (1), TON-Q16: the western jetties look at royal islands."""
    s = sea(4)
    lay(s, "I03", 0, 1, 3)
    lay(s, "W13", 1, 0, 1)
    lay(s, "W01", 1, 1, 2)
    lay(s, "I08", -1, 2, 4)
    lay(s, "I09", -1, 1, 5)
    crown(s, "I08", "B")
    crown(s, "I09", "Y")
    moor(s, I03_1="BB", I03_2="BBB")
    assert drawing(s) == dedent(
        """\
                    Tonga 0
                    ... ...
        Mangareva 4 ... ...     W13 •↙
        ♛ Y         ... ...      ↙↓
                    Tubuai 2     ↖↑
                    1BB. ↗↘      ↗↘
        Hiva Oa 4   2BBB!↙↖     W01 •↖
        ♛ B                      ↖↑
                                 ↗↘ 2
                                 ↓↙"""
    )
    play(sailing(s), "M I03/4 L B1 L B2 L B2")
    assert (s.phase, moves(s)) == (REMOVE, "KI03")


def test_loop_three_tonga_itself() -> None:
    """TON-Q28: Tonga may be removed; twelve boats are one more than its rest number."""
    s = sea(6)
    for name, q, r, mark in (("I08", -1, 0, 5), ("I09", 0, -1, 0), ("I10", 1, -1, 1), ("I11", 1, 0, 2)):
        lay(s, name, q, r, mark)
    for name, letter in (("I08", "B"), ("I09", "B"), ("I10", "Y"), ("I11", "Y")):
        crown(s, name, letter)
    lay(s, "W13", 0, 1, 3)
    lay(s, "W01", -1, 1, 4)
    moor(s, I00_1="BYG", I00_2="BY", I00_3="BY", I00_4="BY", I00_5="GO", I00_6="R")
    assert drawing(s) == dedent(
        """\
                    Mangareva 4
                    ♛ B
        Hiva Oa 4               Oahu 4
        ♛ B                     ♛ Y
                    Tonga 0
                    BYG BY.
        W01 •↗      BY. BY.     Tahiti 4
         ↗↘         GO. R..     ♛ Y
         ↓↙ 2       W13 •↑
         ↖↑          ↑↖
                     ↗↘
                     ↓↙"""
    )
    play(sailing(s), "M I00/0 L B6 L Y2 L G1")
    assert on(s, "I00") == ["G", "BYY", "BY", "BY", "GO", "BR"]
    assert (s.phase, moves(s)) == (REMOVE, "KI00")
    play(s, "K I00")
    assert s.where[0] == REMOVED
    assert (s.phase, s.removal) == (TILE, 1), "no open island is left: the player turns over tiles"


def test_no_loop_one_four_boats_can_come_to_rest() -> None:
    """TON-Q27 (2): the rest number of Tubuai is four."""
    s = tubuai("BYG", "Y")
    play(s, "M I03/1 L B1 L Y2 L G2")
    assert on(s, "I03") == ["B", "YYG"]
    assert s.phase == SAIL, "there is an alternative, and the player must take it"
    play(s, "M I03/4 L Y1 L Y2 L G2")
    assert (s.phase, s.turn) == (TURN, 1)
    assert on(s, "I03") == ["BY", "YG"]


def test_no_loop_two_a_fleet_of_one_colour_could_be_lost() -> None:
    """TON-Q27 (3): all boats are blue, and there is a 2 in the east."""
    s = tubuai("BB", "BBB", rough=True)
    play(s, "M I03/4 L B1 L B2 L B2")
    assert on(s, "I03") == ["BBB", "BB"]
    assert (s.phase, s.quiet) == (SAIL, 1)
    told = play(s, "M I03/1")
    assert "failed" in kinds(told)
    assert (s.phase, s.turn) == (TURN, 1)


def test_no_loop_three_a_jetty_leads_into_the_unknown() -> None:
    """TON-Q27 (1)."""
    s = sea(4)
    lay(s, "I03", 0, 1, 3)
    lay(s, "W13", 1, 0, 1)
    lay(s, "W01", 1, 1, 2)
    lay(s, "I15", -1, 1, 5)
    crown(s, "I15", "B")
    moor(s, I03_1="BYG", I03_2="YG")
    assert drawing(s) == dedent(
        """\
                    Tonga 0
                    ... ...
        Samoa 5     ... ...     W13 •↙
        ♛ B         ... ...      ↙↓
                    Tubuai 2     ↖↑
                    1BYG!↗↘      ↗↘
                    2YG. ↙↖     W01 •↖
                                 ↖↑
                                 ↗↘ 2
                                 ↓↙"""
    )
    play(sailing(s), "M I03/1 L B1 L Y2 L G1")
    assert (s.phase, moves(s)) == (SAIL, "MI03/4 MI03/5")


def test_no_loop_four_a_jetty_leads_to_another_island() -> None:
    """TON-Q27 (1): Hiva Oa is not royal."""
    s = sea(4)
    lay(s, "I03", 0, 1, 3)
    lay(s, "W13", 1, 0, 1)
    lay(s, "W01", 1, 1, 2)
    lay(s, "I08", -1, 2, 4)
    lay(s, "I09", -1, 1, 5)
    crown(s, "I09", "Y")
    moor(s, I03_1="BYG", I03_2="YG")
    play(sailing(s), "M I03/1 L B1 L Y2 L G1")
    assert s.phase == SAIL


def test_no_loop_five_the_danger_lies_one_landing_ahead() -> None:
    """TON-Q27 (3): no fleet now on a beach could fail, but one landing would put three blue boats on the first."""
    s = tubuai("BB", "BBY", rough=True)
    assert not caught(s, 3)
    s = tubuai("BY", "BYG", rough=True)
    assert caught(s, 3), "two colours are on the first beach already"


def test_no_loop_six_another_island_with_a_full_beach_is_free() -> None:
    """TON-Q27: every island with a full beach must be caught."""
    s = tubuai("BYG", "YG")
    moor(s, I00_4="YYG")
    play(s, "M I03/1 L B1 L Y2 L G1")
    assert caught(s, 3)
    assert (s.phase, moves(s)) == (SAIL, "MI00/3 MI03/4 MI03/5")


def test_a_loop_is_looked_for_only_after_a_quiet_migration() -> None:
    """TON-Q27: quiet means no tile drawn and no boat lost."""
    s = tubuai("BYG", "YG")
    assert caught(s, 3)
    moor(s, I00_4="YYG")
    top(s, "W05")
    play(s, "M I00/3")
    assert (s.quiet, s.phase) == (0, SAIL)


def test_with_royal_landing_a_fleet_that_may_found_is_a_way_out() -> None:
    """TON-Q27 (3), TON-Q36: three blue boats come back along the routes."""
    s = tubuai("BBB", "BB", royal="landing")
    assert not caught(s, 3)
    s.royals[0] = 2
    assert caught(s, 3)
    s = tubuai("BBY", "BB", royal="landing")
    assert not caught(s, 3), "one landing ahead the second beach can be all blue"
    s = tubuai("BYG", "YG", royal="landing")
    assert caught(s, 3)
    s = tubuai("YG", "BBB", royal="landing")
    assert not caught(s, 3)


def test_a_fleet_that_is_turned_back_cannot_found_and_is_no_way_out() -> None:
    """TON-Q27 (3), TON-Q36: three blue boats look at royal islands; along the routes no blue fleet can come."""
    s = sea(4, royal="landing")
    lay(s, "I03", 0, 1, 3)
    lay(s, "W13", 1, 0, 1)
    lay(s, "W01", 1, 1, 2)
    lay(s, "I08", -1, 2, 4)
    lay(s, "I09", -1, 1, 5)
    crown(s, "I08", "O")
    crown(s, "I09", "O")
    moor(s, I03_1="YG", I03_2="BBB")
    assert caught(s, 3)


def test_the_removed_island_leaves_an_ordinary_empty_hex() -> None:
    """TON-Q28, TON-14.4: boats home, tile out of the game, a later fleet draws a tile for the hole."""
    s = tubuai("BYG", "YG")
    moor(s, I00_4="B")
    before = supply(s)
    play(s, "M I03/1 L B1 L Y2 L G1 K I03")
    assert supply(s) == [before[0] + 1, before[1] + 2, before[2] + 2, before[3]]
    assert s.where[3] == REMOVED
    assert tile("I03") not in s.pile.tolist()[s.drawn :]
    assert s.near[0, 0] == -1
    assert (s.phase, s.turn) == (TURN, 1), "the player has a boat on Tonga, which is open (TON-Q29)"
    s.turn = 0
    moor(s, I00_1="YYG")
    top(s, "I08")
    told = play(sailing(s), "M I00/0")
    assert "turned" in kinds(told)
    assert s.near[0, 0] == 8


def test_without_a_boat_on_a_beach_a_player_turns_over_tiles_until_an_island_is_placed() -> None:
    """TON-Q29, TON-14.4: no boat is put on it, and the turn passes on."""
    s = tubuai("BYG", "YG")
    top(s, "W05", "I08")
    told = play(s, "M I03/1 L B1 L Y2 L G1 K I03")
    assert kinds(told)[-1] == "settling"
    assert (s.phase, s.settling, s.in_hand) == (TILE, 0, 20)
    play(s, moves(s).split()[0])
    assert (s.phase, s.in_hand) == (TILE, 8)
    play(s, moves(s).split()[0])
    assert on(s, "I08") == ["", "", ""]
    assert (s.phase, s.turn) == (TURN, 1)


def test_if_the_last_tile_was_placed_meanwhile_nothing_is_replaced() -> None:
    """TON-Q29, TON-Q21b: the match is over; the removed island still counts as placed."""
    s = tubuai("BYG", "YG", ending="chain")
    moor(s, I00_4="YYG")
    last_of(s, "ocean", "W14")
    play(s, "M I00/3")
    assert s.final
    play(s, "M I03/1 L B1 L Y2 L G1 K I03")
    assert s.phase == OVER


def test_a_replacement_that_turns_up_the_last_ocean_ends_the_match() -> None:
    """TON-Q29, TON-Q19c."""
    s = tubuai("BYG", "YG")
    last_of(s, "ocean", "W14")
    play(s, "M I03/1 L B1 L Y2 L G1 K I03")
    assert s.in_hand == tile("W14")
    play(s, moves(s).split()[0])
    assert s.phase == OVER


def test_a_removed_island_counts_towards_the_sixteen() -> None:
    """TON-Q21b: the trigger is that no island is left in the pile."""
    s = tubuai("BYG", "YG")
    moor(s, I00_4="B")
    play(s, "M I03/1 L B1 L Y2 L G1 K I03")
    s.turn = 0
    moor(s, I00_5="BYG")
    last_of(s, "island", "I15")
    play(sailing(s), "M I00/4 L B1 L Y2 L G3")
    assert s.phase == OVER


def test_of_several_caught_islands_the_player_picks_one_and_the_chain_goes_on() -> None:
    """TON-Q28: the count starts again, and the hole usually solves the rest."""
    s = tubuai("BYG", "YG")
    lay(s, "I01", 0, -1, 0)
    for name, q, r, mark, letter in (
        ("I08", -1, 0, 4, "B"),
        ("I09", -1, -1, 5, "B"),
        ("I10", 1, -2, 1, "Y"),
        ("I11", 1, -1, 2, "Y"),
    ):
        lay(s, name, q, r, mark)
        crown(s, name, letter)
    moor(s, I01_1="BY", I01_2="G", I01_3="GO", I00_1="B")
    assert caught(s, 1)
    play(s, "M I03/1 L B1 L Y2 L G1")
    assert moves(s) == "KI01 KI03"
    play(s, "K I03")
    assert (s.phase, s.quiet, moves(s)) == (SAIL, 0, "MI01/1")
    play(s, "M I01/1 L B1 L Y2")
    assert (s.phase, moves(s)) == (REMOVE, "KI01")
    play(s, "K I01")
    assert (s.removed_count, s.phase, s.turn) == (2, TURN, 1)


@pytest.mark.parametrize("quiet", [29, 30])
def test_the_safety_stop_loses_the_next_fleet_after_thirty_quiet_migrations(quiet: int) -> None:
    """TON-Q27: its boats go home as after a failed voyage, and the count starts again."""
    s = tubuai("BYG", "Y")
    s.quiet = quiet
    before = supply(s)
    told = play(s, "M I03/1")
    if quiet == 30:
        assert kinds(told) == ["sailed", "stopped", "home", "home", "home", "turn"]
        assert supply(s)[:3] == [count + 1 for count in before[:3]]
        assert (s.quiet, s.stopped, s.phase) == (0, 1, TURN)
    else:
        assert s.phase == LAND


def test_sailing_in_circles_on_purpose_never_removes_an_island() -> None:
    """TON-Q17, TON-Q27: four boats go round Tubuai until the safety stop takes three of them."""
    s = tubuai("BYG", "Y")
    migrations = 0
    while s.phase != TURN:
        token = next((token for token in moves(s).split() if token[0] == "L" and would_fill(s, token)), None)
        play(s, token or moves(s).split()[0])
        migrations = max(migrations, s.migrations)
    assert (s.migrations, s.stopped, s.removed_count) == (31, 1, 0)


def would_fill(s: State, token: str) -> bool:
    """Whether a landing goes on with filling the beach that has most boats."""
    beaches = on(s, "I03")
    return len(beaches[int(token[2]) - 1]) == max(len(beach) for beach in beaches)


def test_the_notation_of_a_loop() -> None:
    """The example of the notation: Tubuai is taken out of the game."""
    s = sea(3)
    lay(s, "I03", 0, 1, 3)
    lay(s, "W13", 1, 0, 1)
    lay(s, "W01", 1, 1, 2)
    lay(s, "W15", -1, 2, 4)
    lay(s, "W16", -1, 1, 0)
    moor(s, I03_1="BBG", I03_2="GG")
    sailing(s)
    before = GAME.copy(s)
    play(s, "M I03/1")
    assert GAME.notation.remark(before, GAME.notation.read(before, "MI03/1"), s) == "W13, -; W01, -; I03"
    play(s, "L B1 L G2 L B1; K I03")
    assert s.where[3] == REMOVED
