"""The table without the game: the specification's numbers, the ruler, drags, tosses (WHA-7)."""

import hashlib
import math
from collections.abc import Mapping
from fractions import Fraction
from functools import partial
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.whakaari.stirring import DRAGS, is_sound, stir_many
from tests.tiers import amount
from vaka.core.events import NO_EVENTS, new_events
from vaka.core.kernel import State
from vaka.core.plain import PlainStates
from vaka.games.whakaari.geometry import (
    CONTACT,
    LIES,
    PIECES,
    TABLE,
    along,
    away,
    board_reaches,
    degree_of,
    drag,
    facing,
    far_from_board,
    foot,
    free_in_row,
    hits_fixed,
    hits_piece,
    inside,
    lay_boards,
    nearest,
    off_board,
    off_piece,
    off_volcano,
    progress,
    put,
    reaches,
    root,
    scatter,
    settle,
    take,
    toss,
)
from vaka.games.whakaari.geometry.drag import end_step, push
from vaka.games.whakaari.geometry.numbers import COS, QUARTER, SIN

S, L, X = 6300, 8800, 10823
compiled_root, cuda_away = vars(root)["__compiled_form__"], vars(away)["__cuda_form__"]
FOUR: dict[int, tuple[int, ...]] = {0: (0, 18000), 1: (1500, 13500), 16: (-2500, 9500, 30), 17: (6000, 12000, 0)}


def table(boards: int = 4, stones: Mapping[int, tuple[int, ...]] | None = None) -> State:
    t: State = PlainStates(1, TABLE)[0]
    lay_boards(t, boards, 2000, 2000, 5500, 25500, 8000, 7000)
    t.dist[1], t.dist[2], t.dist[3] = S, L, X
    for piece, place in (stones or {}).items():
        put(t, piece, place[0], place[1], place[2] if len(place) > 2 else 0)
    return t


def out_of(a: tuple[int, ...], q: tuple[int, ...], boards: int = 4) -> tuple[int, int] | None:
    """The vector that moves the second stone out of the first, None if they do not overlap."""
    (piece, x, y, *turned), (other, p, r, *rest) = a, q
    t = table(boards, {piece: (x, y, *turned), other: (p, r, *rest)})
    hit, mx, my = off_piece(t, piece, other, t.axis_x[other], t.axis_y[other], p - x, r - y, CONTACT)
    return (mx, my) if hit else None


def pull_along(t: State, piece: int, degree: int, length: int) -> int:
    return drag(t, piece, degree, length, -1, 0, 0, NO_EVENTS)


def test_sines_and_roundings_are_those_of_the_specification() -> None:
    """WHA-7.1."""
    text = ",".join(map(str, QUARTER))
    digest = "f4291c147a5110601a3b74d822e307f7751015db4811d6f225a00dad43cb7911"
    assert hashlib.sha256(text.encode()).hexdigest() == digest
    assert [along(d, 2000) for d in (1, 30, 45, 330)] == [(2000, 35), (1732, 1000), (1414, 1414), (1732, -1000)]
    assert all(SIN[d] == COS[d - 90] for d in range(360))
    assert (nearest(-5, 2), away(-5, 2), nearest(5, 4), away(5, 4)) == (-3, -3, 1, 2)


@given(st.integers(0, 2**30), st.integers(-1, 1), st.integers(0, 2**61))
def test_roots_and_roundings_are_exact_in_every_form(near: int, off: int, n: int) -> None:
    """WHA-7.1: what compiled code and a GPU run in their place, too."""
    for number in (max(near * near + off, 0), n):
        assert root(number) == compiled_root(number) == math.isqrt(number)


@given(st.integers(-(2**20), 2**20), st.integers(1, 2**42), st.integers(-1, 1))
def test_a_division_is_rounded_away_in_every_form(quotient: int, b: int, off: int) -> None:
    """WHA-7.1."""
    a = quotient * b + off
    assert away(a, b) == cuda_away(a, b) == (math.ceil(Fraction(a, b)) if a > 0 else math.floor(Fraction(a, b)))


def test_directions_of_vectors() -> None:
    """WHA-7.6."""
    assert [degree_of(100, 1), degree_of(-25500, 12750), degree_of(7, -3)] == [1, 153, 337]


def test_boards_stand_around_the_volcano_in_pairs() -> None:
    """WHA-7.2, WHA-1.3, WHA-1.5: six boards, seat 1; and the arena through the ends of the inner edges."""
    t = table(6)
    assert (facing(6, 1), t.mid_x[1], t.mid_y[1]) == (330, -22084, 12750)
    ends = [(t.mid_x[1] - t.wide_x[1], t.mid_y[1] - t.wide_y[1]), (t.mid_x[1] + t.wide_x[1], t.mid_y[1] + t.wide_y[1])]
    assert ends == [(-26084, 5822), (-18084, 19678)] or ends == [(-18084, 19678), (-26084, 5822)]
    assert {(x - t.deep_x[1], y - t.deep_y[1]) for x, y in ends} == {(-32146, 9322), (-24146, 23178)}
    assert foot(t, 1, -15000, 5000) == (-23669, 10005)
    assert inside(t, t.mid_x[1], t.mid_y[1], 0)
    assert not inside(t, t.mid_x[1] - 10, t.mid_y[1] + 10, 0)


def test_overlapping_stones_part_by_the_least_vector() -> None:
    """WHA-7.7."""
    assert out_of((0, 0, 0), (1, 3000, 1000)) == (796, 266)
    assert out_of((0, 0, 0), (1, 3998, 0)) is None
    assert out_of((0, 0, 0), (1, 3997, 0)) == (3, 0)
    assert out_of((0, 0, 0), (1, 0, 0)) == (4000, 0)
    assert out_of((16, 0, 0, 30), (0, 3000, 2000)) == (349, 201)
    assert out_of((16, 0, 0, 30), (0, 3700, 500)) == (473, 273)
    assert out_of((16, 0, 0, 30), (17, 4200, 600, 75)) == (772, 446)
    assert out_of((16, 0, 0, 30), (17, 3600, 1200, 10)) == (799, 141)
    t = table(4, {16: (7000, 1000, 20)})
    assert off_volcano(t, 16, t.axis_x[16], t.axis_y[16], 7000, 1000, CONTACT) == (1, 546, 199)
    assert off_board(t, 0, 0, 0, 0, 0, 24000, CONTACT) == (1, 0, -501)


@pytest.mark.parametrize(
    ("a", "b", "length", "joined"),
    [
        ((10000, 0), (10000, 10300), S, True),
        ((10000, 0), (10000, 10301), S, False),
        ((10000, 0), (10000, 4799), L, False),
        ((10000, 0), (10000, 4800), L, True),
        ((-6000, -5000), (6000, -5000), L, False),
        ((-6000, -5500), (6000, -5500), L, True),
    ],
)
def test_a_card_is_a_rigid_ruler_that_cannot_lie_through_the_volcano(
    a: tuple[int, ...], b: tuple[int, ...], length: int, joined: bool
) -> None:
    """WHA-7.4: too far, overshot, volcano in between."""
    t = table(4, {0: a, 1: b})
    assert reaches(t, 0, 1, length) is joined
    assert reaches(t, 1, 0, length) is joined


def test_the_ruler_from_a_board() -> None:
    """WHA-7.4, WHA-R71."""
    t = table(4, {0: (3000, 17200), 1: (3000, 17199)})
    assert board_reaches(t, 0, 0, S)
    assert not board_reaches(t, 0, 1, S)


def test_the_ruler_between_squares_measures_corners_and_edges() -> None:
    """WHA-7.4."""
    t = table(4, {16: (10000, 0, 0), 17: (10000, 10300, 0), 18: (10000, -10829, 45)})
    assert reaches(t, 16, 17, S)
    assert reaches(t, 16, 18, 6001)
    assert not reaches(t, 16, 18, 6000)
    put(t, 17, 10000, 10301, 0)
    assert not reaches(t, 16, 17, S)


@pytest.mark.parametrize(
    ("piece", "degree", "length", "done", "after"),
    [
        (0, 270, L, 8800, {0: (0, 9200), 1: (3999, 10709), 16: (-4219, 8507), 17: (7997, 12000)}),
        (17, 180, X, 10823, {1: (-8824, 13500), 16: (-5472, 7268), 17: (-4823, 12000)}),
        (16, 270, L, 2200, {16: (-2500, 7300)}),
        (0, 100, X, 5500, {0: (-955, 23416)}),
        (1, 270, X, 6100, {1: (1500, 7400), 16: (-3230, 9137)}),
    ],
)
def test_a_drag_pushes_in_chains_and_stops_at_volcano_and_boards(
    piece: int, degree: int, length: int, done: int, after: dict[int, tuple[int, int]]
) -> None:
    """WHA-7.7, WHA-R21, WHA-R22: the specification's vectors; what is not named stays."""
    t = table(4, FOUR)
    assert pull_along(t, piece, degree, length) == done
    assert {i: (t.x[i], t.y[i]) for i in FOUR} == {i: after.get(i, FOUR[i][:2]) for i in FOUR}
    assert not any(t.rank)
    assert not any(t.moved_x)
    assert not any(t.moved_y)


def test_a_drag_tells_its_path() -> None:
    t, events = table(4, FOUR), new_events()
    drag(t, 0, 270, L, -1, 0, 7, events)
    rows = events[1 : 1 + events[0, 0]].tolist()
    assert {row[0] for row in rows} == {7}
    assert {row[2]: row[4:6] for row in rows} == {i: [t.x[i], t.y[i]] for i in FOUR}
    assert [row[3] for row in rows if row[2] == 0] == sorted(row[3] for row in rows if row[2] == 0)


def test_a_corner_ahead_of_a_centre_behind_is_not_overrun() -> None:
    """WHA-7.7: what saves time in a drag changes nothing."""
    t = table(8, {16: (0, 14000, 0), 17: (5400, 14300, 45)})
    pull_along(t, 16, 0, S)
    dx, dy = t.x[17] - t.x[16], t.y[17] - t.y[16]
    assert off_piece(t, 16, 17, t.axis_x[17], t.axis_y[17], dx, dy, CONTACT)[0] == 0


def test_a_stone_beside_a_board_is_not_dragged_into_its_side() -> None:
    """WHA-7.7: along the inner edge's line from outside the board."""
    t = table(8, {0: (10500, 24499)})
    assert pull_along(t, 0, 180, S) < S
    assert off_board(t, 0, 0, 0, 0, t.x[0], t.y[0], CONTACT)[0] == 0


def test_a_tossed_stone_settles_on_the_nearest_free_circle() -> None:
    """WHA-7.9."""
    t = table(4, FOUR)
    assert settle(t, 2, 200, 17800, 0)
    assert (t.x[2], t.y[2]) == (4200, 17800)
    take(t, 2)
    assert settle(t, 18, 0, 6000, 10)
    assert (t.x[18], t.y[18], t.turned[18]) == (4347, 7165, 10)
    assert not settle(t, 3, 0, 25600, 0)


def test_tosses_fall_about_180_mm_ahead_and_some_fall_outside() -> None:
    """WHA-7.9."""
    t = table(4)
    t.chance = 5
    places, outside = [], 0
    for _ in range(400):
        if toss(t, 0, 0) < 0:
            outside += 1
        else:
            places.append((t.x[0], t.y[0]))
        take(t, 0)
    assert 0 < outside < 100
    assert abs(sum(x for x, _ in places) / len(places)) < 1500
    assert 5000 < sum(y for _, y in places) / len(places) < 11000


@given(st.integers(0, 2**64 - 1), st.sampled_from([4, 6, 8]))
def test_a_scattered_table_is_whole_apart_and_fair(seed: int, boards: int) -> None:
    """WHA-7.3, WHA-1.6, WHA-R68."""
    t = table(boards)
    t.chance = seed
    assert scatter(t, boards) < 100
    assert all(lies == LIES for lies in t.lies)
    assert is_sound(t)
    assert all(any(board_reaches(t, j, i, S) for i in range(PIECES)) for j in range(boards))


def test_places_on_the_grid_are_free_and_counted() -> None:
    """WHA-7.11: 1,750 at most, on an empty table with eight boards."""
    assert max(sum(free_in_row(table(n), 0, 0, row, 1000).bit_count() for row in range(53)) for n in (4, 6, 8)) <= 1750
    bits = free_in_row(table(4, FOUR), 2, 0, 26 + 18, 1000)
    assert not bits >> 26 & 1
    assert bits >> 30 & 1
    assert not bits >> 29 & 1


@given(st.integers(0, 2**64 - 1), st.sampled_from([4, 6, 8]), st.integers(0, PIECES - 1), st.integers(0, 89))
def test_free_places_of_a_row_are_those_where_nothing_is_hit(seed: int, boards: int, piece: int, turned: int) -> None:
    """WHA-7.11."""
    t = table(boards)
    t.chance = seed
    scatter(t, boards)
    take(t, piece)
    ax, ay = along(turned, 2000) if piece >= 16 else (0, 0)
    row = seed % 53
    y = (row - 26) * 1000
    free = [
        inside(t, x, y, 0) and not hits_fixed(t, piece, ax, ay, x, y, 0) and not hits_piece(t, piece, ax, ay, x, y, 0)
        for x in range(-26000, 26001, 1000)
    ]
    bits = free_in_row(t, piece, turned, row, 1000)
    assert [bool(bits >> column & 1) for column in range(53)] == free


def test_progress_and_nearness_to_a_board() -> None:
    """WHA-7.5, WHA-7.10."""
    t = table(4)
    assert progress(t, 0, 0, 25500) == -25500 * 16384
    assert progress(t, 2, 0, 25500) == 25500 * 16384
    near, far = far_from_board(t, 0, 3000, 20000), far_from_board(t, 0, 12000, 20000)
    assert near < far < far_from_board(t, 0, 0, 0)


def test_random_drags_and_tosses_keep_the_table_sound_and_agree_in_plain_and_compiled_mode() -> None:
    """WHA-7.7, WHA-7.9."""
    both, tables = amount("VAKA_PLAIN_TABLES", 1, 6), amount("VAKA_TABLES", 60, 10_000)
    assert stir_many(both, compiled=False) == stir_many(both)
    counts = stir_many(tables).counts
    assert counts[DRAGS] == 10 * tables
    assert all(counts), "everything has happened"


def pushed_by_the_letter(t: State, p: int) -> bool:
    """The passes of one step as the specification writes them, every pair tested in every pass; False for a jam."""
    ranks = {p: 0}
    for _ in range(80):
        moved, k = False, 0
        while k <= max(ranks.values()):
            for a in [a for a in range(PIECES) if ranks.get(a) == k]:
                for q in range(PIECES):
                    if q == a or t.lies[q] != LIES or ranks.get(q, k) < k:
                        continue
                    hit, mx, my = off_piece(
                        t, a, q, t.axis_x[q], t.axis_y[q], t.x[q] - t.x[a], t.y[q] - t.y[a], CONTACT
                    )
                    if hit and ranks.get(q) == k:
                        t.x[q], t.y[q] = t.x[q] + away(mx, 2), t.y[q] + away(my, 2)
                        t.x[a], t.y[a] = t.x[a] + away(mx, 2) - mx, t.y[a] + away(my, 2) - my
                    elif hit:
                        t.x[q], t.y[q], ranks[q] = t.x[q] + mx, t.y[q] + my, k + 1
                    moved = moved or bool(hit)
            k += 1
        for q in sorted(ranks):
            for way_off in (partial(off_volcano, t), *(partial(off_board, t, j) for j in range(t.boards))):
                if ranks[q] == 0:
                    continue
                hit, mx, my = way_off(q, t.axis_x[q], t.axis_y[q], t.x[q], t.y[q], CONTACT)
                t.x[q], t.y[q], moved = t.x[q] + mx, t.y[q] + my, moved or bool(hit)
        if not moved:
            return True
    return False


def crowd(boards: int, seed: int) -> State:
    """Stones side by side between the volcano and a board."""
    t, dice = table(boards), Random(seed)
    pieces = [PIECES, *dice.sample(range(PIECES), PIECES)]
    for y in range(7000, 24000, 4020):
        for x in range(-15000 + dice.randrange(4000), 15000, 4010):
            turned = dice.choice([0, 0, 0, 45])
            piece = pieces[-1]
            axis = along(turned, 2000) if piece >= 16 else (0, 0)
            if (
                piece == PIECES
                or hits_fixed(t, piece, *axis, x, y, CONTACT)
                or hits_piece(t, piece, *axis, x, y, CONTACT)
            ):
                continue
            put(t, pieces.pop(), x, y, turned)
    return t


@settings(max_examples=amount("VAKA_PUSHES", 12, 400))
@given(st.integers(0, 2**32), st.sampled_from([4, 6, 8]), st.integers(0, PIECES - 1), st.integers(0, 359))
def test_a_push_that_leaves_tests_out_ends_as_one_that_tests_everything(
    seed: int, boards: int, p: int, degree: int
) -> None:
    """WHA-7.7."""
    t, twin = crowd(boards, seed), table(boards)
    if t.lies[p] != LIES:
        return
    for _ in range(30):
        x, y = along(degree, 250)
        if hits_fixed(t, p, t.axis_x[p], t.axis_y[p], t.x[p] + x, t.y[p] + y, CONTACT):
            break
        t.x[p], t.y[p] = t.x[p] + x, t.y[p] + y
        twin.array[...] = t.array
        settled = pushed_by_the_letter(twin, p)
        pushed = push(t, p)
        end_step(t, p, pushed if pushed >= 0 else -1 - pushed, False)
        assert (pushed >= 0) == settled
        assert t.tobytes() == twin.tobytes()
        if not settled:
            break
