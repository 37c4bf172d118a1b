"""Lake, course and starting places (POW-1, POW-2, POW-3 and the rulings about them)."""

import itertools
from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from tests.games.powerboats.positions import GAME, at, course_length, example, fresh, moves, play, racing
from tests.tiers import amount
from vaka.games.powerboats.board import (
    NEIGHBOUR,
    TILE_POINT,
    TILE_WATER,
    boat_on,
    hex_at,
    is_water,
    row_col,
)
from vaka.games.powerboats.components import SIDES, TILES, components
from vaka.games.powerboats.course import lay_course, set_arrows, side_of_row, turn_at
from vaka.games.powerboats.distances import FAR
from vaka.games.powerboats.state import NUMBER, PLACE

SIDE_OPTIONS = ("dark", "light", "mixed")
LAKES = amount("VAKA_LAKES", 60, 600)


def test_every_tile_has_two_different_letters_with_four_water_hexes_before_their_side() -> None:
    """POW-2.1, POW-2.3."""
    for side in SIDES:
        for tile in TILES:
            assert len(components()[side][tile]["points"]) == 2
    for seed in range(LAKES // 4):
        for option in SIDE_OPTIONS:
            s = fresh(seed=seed, side=option)
            assert all(is_water(s, hex_) for hex_ in s.row)


@given(st.integers(0, 2**64 - 1), st.sampled_from(SIDE_OPTIONS), st.integers(2, 6))
def test_the_lake_is_six_different_tiles_of_the_side_asked_for(seed: int, side: str, seats: int) -> None:
    """POW-1.1: shuffled into the slots, each turned or not."""
    s = fresh(seats, seed, side=side)
    assert sorted(s.tile) == list(range(6))
    assert set(s.turned) <= {0, 1}
    assert set(s.face) <= {"dark": {0}, "light": {1}, "mixed": {0, 1}}[side]
    assert 0 <= s.first < seats


def test_every_layout_and_start_player_comes_up() -> None:
    """POW-1.1, POW-1.3, POW-R18: fair draws."""
    first: Counter[int] = Counter()
    place: Counter[int] = Counter()
    turned = 0
    for seed in range(600):
        s = fresh(seed=seed)
        first[s.first] += 1
        turned += sum(s.turned)
        place[s.tile[0]] += 1
    assert set(first) == set(range(4))
    assert min(first.values()) > 110
    assert 1650 < turned < 1950
    assert min(place.values()) > 60


def test_turning_a_tile_turns_its_letters_too() -> None:
    """POW-1.1: a tile turned by 180 degrees has its points and their sides opposite."""
    for face in range(2):
        for tile in range(6):
            for letter in range(3):
                row, col, facing = (int(v) for v in TILE_POINT[face, tile, 0, letter])
                if facing >= 0:
                    assert TILE_POINT[face, tile, 1, letter].tolist() == [11 - row, 7 - col, (facing + 3) % 6]
            water = TILE_WATER[face, tile]
            for row in range(12):
                assert f"{water[1, row]:08b}" == f"{water[0, 11 - row]:08b}"[::-1]


def test_colours_follow_the_frame_clockwise() -> None:
    """POW-1.2, POW-R27."""
    colours = [boat["colour"] for boat in GAME.view(fresh(6), None)["boats"]]
    assert colours == ["orange", "yellow", "black", "red", "purple", "white"]


def test_each_race_has_its_own_letter_and_the_lake_stays() -> None:
    """POW-1.5, POW-2.1: A, then B, then C, on the same tiles; POW-1.6: the start player passes to the left."""
    match_races: list[tuple[int, int, list[int]]] = []
    s = fresh(3, seed=4)
    lake, first = s.tile.tolist(), s.first
    while GAME.rules.to_move(s) >= 0:
        if s.phase == PLACE and (not match_races or match_races[-1][0] != s.race):
            match_races.append((s.race, s.first, s.tile.tolist()))
        play(s, moves(s)[0])
    assert match_races == [(race, (first + race) % 3, lake) for race in range(3)]


def test_letters_lie_under_the_buoys() -> None:
    """POW-2.1, POW-2.2: of the example lake's A points, each carries one buoy."""
    points = {(7, 10), (8, 20), (15, 4), (21, 18)}
    orders = set()
    for seed in range(200):
        s = fresh(seed=seed)
        for slot in range(6):
            s.tile[slot], s.turned[slot], s.face[slot] = slot, 0, 0
        lay_course(s)
        places = tuple(row_col(hex_) for hex_ in s.buoy)[:4]
        assert set(places) == points
        orders.add(places)
    assert len(orders) == 24


def test_all_five_buoys_block_and_the_row_lies_between_0_and_f() -> None:
    """POW-2.3, POW-2.4, POW-2.5, POW-R23: whatever is under a buoy, no boat can be there."""
    for seed in range(LAKES // 2):
        s = fresh(seed=seed, side="light")
        assert not any(is_water(s, hex_) for hex_ in s.buoy)
        line = [s.buoy[0], *s.row, s.buoy[4]]
        for a, b in itertools.pairwise(line):
            assert NEIGHBOUR[a, s.row_facing] == b


def test_arrows_turn_with_the_course_and_start_and_finish_point_the_easy_way() -> None:
    """POW-2.6, POW-2.7."""
    for seed in range(LAKES):
        s = fresh(seed=seed)
        for mark in (1, 2, 3):
            turn = turn_at(s, mark)
            assert turn == 0 or s.sense[mark] == (-1 if turn < 0 else 1)
        for side, buoy in ((s.front, 1), (s.before, 3)):
            assert side_of_row(s, s.buoy[buoy]) in (0, side)


def test_ties_go_to_the_shortest_way_round_the_first_of_equals() -> None:
    """POW-2.8: every answer to the ties is measured apart; the course laid is the first best."""
    seen = 0
    for seed in range(150):
        s = fresh(seed=seed)
        laid = s.tobytes()
        ties = set_arrows(s, 0)
        if not ties:
            continue
        seen += 1
        lengths = []
        for choice in range(1 << ties):
            set_arrows(s, choice)
            lengths.append(course_length(s))
        set_arrows(s, lengths.index(min(lengths)))
        assert [*s.sense.tolist(), s.front, s.before] == directions(laid)
    assert seen >= 3


def directions(state_bytes: bytes) -> list[int]:
    again = GAME.new_state()
    again.memory[:] = state_bytes
    return [*again.sense.tolist(), again.front, again.before]


def test_a_course_nobody_can_race_is_shuffled_again() -> None:
    """POW-2.9: with mixed sides every course is searched, and each laid one has a way round."""
    for seed in range(LAKES // 2):
        assert course_length(fresh(seed=seed, side="mixed")) < FAR


def test_boats_are_placed_anticlockwise_from_the_start_players_right() -> None:
    """POW-3.1: the start player last; then it has the first turn."""
    s = example(4)
    order = []
    while s.phase == PLACE:
        order.append(s.turn)
        play(s, moves(s)[0])
    assert order == [3, 2, 1, 0]
    assert (s.phase, s.turn) == (NUMBER, 0)


def test_a_boat_starts_on_the_row_or_up_to_three_steps_behind_it_facing_any_side() -> None:
    """POW-3.2, POW-R1: drawn places of the example course, west of the row."""
    s = example()
    places = {token[1:].rstrip("ENWS") for token in moves(s)}
    assert {"16,4", "17,5", "18,5", "19,6"} <= places
    assert {"16,3", "17,2", "19,5"} <= places
    assert "15,5" not in places, "in front of the row"
    assert "18,1" not in places, "four steps behind"
    assert sum(token.startswith("@16,4") for token in moves(s)) == 6


def test_two_boats_never_start_on_one_hex_but_places_are_counted_through_them() -> None:
    """POW-3.2, POW-R1."""
    s = example()
    before = {token.rstrip("ENWS") for token in moves(s)}
    play(s, "@16,3E")
    assert {token.rstrip("ENWS") for token in moves(s)} == before - {"@16,3"}


@given(st.integers(0, 2**32), st.sampled_from(SIDE_OPTIONS), st.integers(2, 6))
def test_six_boats_always_find_a_place(seed: int, side: str, seats: int) -> None:
    """POW-R1: with tiles of one side never fewer than 14 places, never more than 28; mixed, 13 have been seen."""
    s = fresh(seats, seed, side=side)
    assert (8 if side == "mixed" else 14) <= s.place_count <= 28
    assert len(set(s.place[: s.place_count])) == s.place_count
    assert all(is_water(s, hex_) for hex_ in s.place[: s.place_count])


def test_a_mixed_lake_with_few_starting_places_is_raced_all_the_same() -> None:
    """POW-R1: found by the conformance check; 13 places."""
    s = fresh(6, 1619, side="mixed", scoring="alternative")
    assert s.place_count == 13
    while s.phase == PLACE:
        play(s, moves(s)[0])
    GAME.invariants(s)


def test_boats_start_with_no_dice_and_not_started() -> None:
    """POW-3.3, POW-R2, POW-R3: speed zero, and the first turn may be spent at zero."""
    s = example(3)
    play(s, "@16,4NE", "@17,5NE", "@18,5NE")
    assert moves(s) == ["+", "="]
    assert [s.mark[seat] for seat in range(3)] == [0, 0, 0]
    assert at(s, 0) == (18, 5)


def test_the_frame_is_sailed_but_nothing_leaves_the_map() -> None:
    """POW-R22: frame water is water, the edge is not passed."""
    s = racing()
    assert is_water(s, hex_at(-1, 7))
    assert NEIGHBOUR[hex_at(-2, 7), 1] == -1
    assert boat_on(s, hex_at(-1, 7)) == -1
    assert not is_water(s, -1)
