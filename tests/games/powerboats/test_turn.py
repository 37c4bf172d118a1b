"""A boat's turn: dice, heading, move, crash (POW-4, POW-5, POW-6 and the rulings about them)."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.games.powerboats.positions import (
    GAME,
    at,
    dice,
    fresh,
    heading,
    moves,
    play,
    put,
    racing,
    until_dice,
)
from vaka.core.kernel import State
from vaka.games.powerboats.actions import CHOICES, DICE_LIMIT, MAX_ACTIONS
from vaka.games.powerboats.board import HEXES, NEIGHBOUR, free_run, is_water
from vaka.games.powerboats.state import FINISHED, HEADING, NUMBER, REROLL, SUNK, TO_FINISH


def test_dice_stay_with_their_values_between_turns() -> None:
    """POW-4.1."""
    s = racing(seats=2)
    put(s, 0, (12, 8), "E", "31")
    play(s, "=", "r0", "S", "=", "S")
    assert s.turn == 0
    assert dice(s, 0) == "31"


def test_the_number_changes_by_one_die_at_most() -> None:
    """POW-4.2, POW-R4: add, keep, or remove one of a value it has; never both in one turn."""
    s = racing()
    put(s, 0, (12, 8), "E", "331")
    assert moves(s) == ["+", "=", "-1", "-3"]
    play(s, "-3")
    assert s.phase == REROLL
    assert dice(s, 0) == "31"
    assert "+" not in moves(s)


def test_any_dice_may_be_rerolled_once_and_equal_dice_are_one_choice() -> None:
    """POW-4.3, POW-R5, POW-R30: values are named, not dice; then comes the heading."""
    s = racing()
    put(s, 0, (12, 8), "E", "331")
    play(s, "=")
    assert sorted(moves(s)) == sorted(["r0", "r1", "r3", "r31", "r33", "r331"])
    play(s, "r31")
    assert s.phase == HEADING


def test_an_added_die_is_always_rolled_with_the_chosen_ones() -> None:
    """POW-4.4: add and re-roll nothing still rolls one die; every face comes up."""
    s = racing()
    put(s, 0, (12, 8), "E", "2")
    seen = {dice(until, 0) for until in (until_dice(s, wanted, "+", "r0") for wanted in ("22", "32", "21"))}
    assert seen == {"22", "32", "21"}


def test_each_face_is_equally_likely() -> None:
    """POW-1.4."""
    s = racing()
    count: Counter[str] = Counter()
    for seed in range(1500):
        trial = GAME.copy(s)
        GAME.rules.redeal(trial, 0, seed)
        play(trial, "+")
        count[dice(trial, 0)] += 1
    assert set(count) == {"1", "2", "3"}
    assert min(count.values()) > 430


def test_removing_and_rerolling_in_one_turn_is_allowed() -> None:
    """POW-4.4: the rulebook's red does it."""
    s = racing()
    put(s, 0, (12, 8), "E", "322")
    play(s, "-2", "r3")
    assert s.phase == HEADING


def test_the_total_of_the_dice_is_the_distance() -> None:
    """POW-4.5, POW-6.1: straight on, and the left neighbour is next."""
    s = heading(racing())
    put(s, 0, (12, 8), "E", "211")
    play(s, "S")
    assert at(s, 0) == (12, 12)
    assert (s.phase, s.turn) == (NUMBER, 1)


def test_after_removing_the_last_die_the_boat_only_turns() -> None:
    """POW-4.6, POW-R24: total 0, three headings, straight on is one of them, no move, no crash."""
    s = racing()
    put(s, 0, (12, 8), "E", "2")
    play(s, "-2")
    assert s.phase == HEADING
    assert moves(s) == ["L", "S", "R"]
    play(s, "S")
    assert (at(s, 0), s.facing[0], s.damage[0]) == ((12, 8), 0, 0)


def test_left_and_right_are_sixty_degrees_as_seen_from_the_boat() -> None:
    """POW-5.1, POW-R31: facing east, left is north-east and right is south-east."""
    for token, facing in (("L", 1), ("S", 0), ("R", 5)):
        s = heading(racing())
        put(s, 0, (12, 8), "E")
        play(s, token)
        assert s.facing[0] == facing


def allowed(s: State, total: int) -> tuple[list[str], int]:
    """The headings the rules allow, from the runs alone."""
    runs = {}
    for token, turn in (("L", 1), ("S", 0), ("R", -1)):
        hex_, facing, run = s.hex[0], (s.facing[0] + turn) % 6, 0
        while run < total and NEIGHBOUR[hex_, facing] >= 0 and is_water(s, int(NEIGHBOUR[hex_, facing])):
            hex_ = int(NEIGHBOUR[hex_, facing])
            run += 1
        runs[token] = run
    longest = max(runs.values())
    return [token for token, run in runs.items() if run == longest], longest


@given(st.integers(0, 500), st.integers(0, HEXES - 1), st.integers(0, 5), st.text("123", max_size=6))
def test_headings_are_those_with_the_whole_total_or_the_longest_run(
    seed: int, hex_: int, facing: int, values: str
) -> None:
    """POW-5.2, POW-5.4, POW-5.5: anywhere on any lake; POW-6.2: the rest of the total is damage."""
    s = fresh(2, seed)
    if not is_water(s, hex_):
        return
    s.hex[0], s.facing[0], s.phase, s.turn, s.hex[1] = hex_, facing, HEADING, 0, -1
    for value in (1, 2, 3):
        s.dice[0, value - 1] = values.count(str(value))
    total = sum(int(v) for v in values)
    tokens, longest = allowed(s, total)
    assert moves(s) == tokens
    before = s.damage[0]
    play(s, tokens[0])
    assert s.damage[0] - before == total - longest
    assert (dice(s, 0) == "") == (longest < total or total == 0)


def test_boats_do_not_block_a_heading() -> None:
    """POW-5.3, POW-R6: a run that ends on a boat is as good as any other."""
    s = heading(racing())
    put(s, 0, (12, 8), "E", "2")
    before = moves(s)
    put(s, 1, (12, 10))
    put(s, 2, (12, 9))
    assert moves(s) == before


def test_buoys_block_like_land() -> None:
    """POW-5.3, POW-2.5: buoy 1 of the example is in water at (8,20)."""
    s = heading(racing())
    put(s, 0, (8, 17), "E", "3")
    assert free_run(s, s.hex[0], 0, 9) == 2
    assert "S" not in moves(s)


def test_a_run_of_nothing_is_all_damage() -> None:
    """POW-6.5, POW-R25: boxed in by buoys and land it stays, takes everything, and faces the way it chose."""
    s = heading(racing())
    put(s, 0, (12, 8), "E", "3")
    for facing in (0, 1, 5):
        hex_ = int(NEIGHBOUR[s.hex[0], facing])
        s.water[hex_ >> 3] &= 255 ^ (1 << (hex_ & 7))
    assert moves(s) == ["L", "S", "R"]
    play(s, "L")
    assert (at(s, 0), s.damage[0], s.facing[0]) == ((12, 8), 3, 1)


@pytest.mark.parametrize(("damage", "sinks"), [(1, False), (2, True)])
def test_four_counters_sink_a_boat(damage: int, sinks: bool) -> None:
    """POW-6.4, POW-R11, POW-R16: red's crash takes 2; with 2 before it is gone at once, carried ones included."""
    s = heading(racing(), 2)
    put(s, 2, (15, 12), "NE", "32", damage=damage, kept_damage=damage)
    events = play(s, "R")
    assert (s.fate[2] == SUNK) == sinks
    assert (at(s, 2) is None) == sinks
    assert ("sank" in [event["kind"] for event in events]) == sinks


def test_damage_has_no_limit_of_counters() -> None:
    """POW-1.4, POW-R17, POW-R29: 28 threes against land is 81 and more at once, and the state holds it."""
    s = heading(racing(), 2)
    put(s, 2, (15, 12), "NE", "3" * 28, damage=3)
    play(s, "R")
    assert s.damage[2] == 3 + 84 - 3


def test_no_run_is_longer_than_27_hexes() -> None:
    """POW-R29: so 27 is the most that the dice a boat keeps between turns can sum to, and the choices are countable."""
    longest = 0
    for seed in range(4):
        s = fresh(seed=seed)
        for hex_ in range(HEXES):
            if is_water(s, hex_):
                longest = max(longest, *(free_run(s, hex_, facing, 99) for facing in range(6)))
    assert longest <= DICE_LIMIT
    assert len(CHOICES) == 785


def test_220_ways_to_reroll_the_dice_that_leave_most() -> None:
    """POW-R29, POW-R30: ten ones, four twos and three threes sum to 27; 11 · 5 · 4 choices, each with its own token."""
    s = racing()
    put(s, 0, (12, 8), "E", "1" * 10 + "2" * 4 + "3" * 3)
    play(s, "=")
    assert len(set(moves(s))) == MAX_ACTIONS == 220


def test_several_boats_in_line_send_it_back_to_the_last_free_hex() -> None:
    """POW-R7: past boats on the way, behind those at the end."""
    s = heading(racing())
    put(s, 0, (12, 8), "E", "31")
    put(s, 1, (12, 12))
    put(s, 2, (12, 11))
    put(s, 3, (12, 9))
    play(s, "S")
    assert at(s, 0) == (12, 10)


def test_a_boat_hemmed_in_by_boats_stays_but_turns() -> None:
    """POW-R7, POW-7.9: it may be the hex it started from; its progress stays too."""
    s = heading(racing())
    put(s, 0, (12, 8), "NE", "2", mark=2, net=-1)
    put(s, 1, (12, 10))
    put(s, 2, (12, 9))
    play(s, "R")
    assert (at(s, 0), s.facing[0], s.damage[0]) == ((12, 8), 0, 0)
    assert (s.mark[0], s.net[0]) == (2, -1)
    assert dice(s, 0) == "2"


def test_only_hexes_really_passed_count() -> None:
    """POW-7.8, POW-R9: stopped short before the finish row it has not finished."""
    s = heading(racing(), 1)
    put(s, 1, (15, 8), "SW", "31", mark=TO_FINISH)
    put(s, 0, (19, 6))
    play(s, "S")
    assert s.fate[1] != FINISHED
    assert at(s, 1) == (18, 6)


def test_a_move_across_rays_is_told_hex_by_hex() -> None:
    """POW-R32: one long run may round a buoy on the way."""
    s = heading(racing())
    put(s, 0, (12, 22), "NE", "33", mark=1)
    events = play(s, moves(s)[0])
    assert events[0]["kind"] == "moved"
    assert s.mark[0] == events[0]["mark"]


def test_a_move_is_told_in_rows_and_columns() -> None:
    """No part of it is an internal number of a hex: where it began follows from where it went, and how far."""
    s = heading(racing(), 0)
    put(s, 0, (12, 8), "E", "31")
    moved = next(event for event in play(s, "S") if event["kind"] == "moved")
    assert moved == {"kind": "moved", "seat": 0, "row": 12, "col": 12, "facing": 0, "total": 4, "rest": 4, "mark": 0}
