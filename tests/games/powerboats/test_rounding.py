"""Rounding buoys and crossing lines (POW-7), on the official example course and on random walks."""

import cmath
import itertools

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.games.powerboats.positions import GAME, course_length, example, fresh, steps_home
from vaka.core.kernel import State
from vaka.games.powerboats.board import HEXES, NEIGHBOUR, PLANE_X, PLANE_Y, hex_at, is_water, row_col
from vaka.games.powerboats.course import advance, crossing, ray_angle, settle
from vaka.games.powerboats.distances import FAR, FLOOD_WORKSPACE, shortest_course
from vaka.games.powerboats.payloads import Hex
from vaka.games.powerboats.state import HOME

COURSE = example()


def progress(*path: Hex, start: tuple[int, int] = (1, 0), course: State = COURSE) -> list[tuple[int, int]]:
    """The states (mark, net) after each step along neighbouring hexes (row, col)."""
    states, (mark, net) = [], start
    for a, b in itertools.pairwise(path):
        assert hex_at(*b) in [int(h) for h in NEIGHBOUR[hex_at(*a)]], f"{a} and {b} are no neighbours"
        mark, net = advance(course, mark, net, hex_at(*a), hex_at(*b))
        states.append((mark, net))
    return states


def test_the_official_course_is_laid_as_printed() -> None:
    """POW-2.3, POW-2.4, POW-2.6, POW-2.7, POW-7.0: row, finish buoy, arrows L L R, rays, start and finish side."""
    assert [row_col(hex_) for hex_ in COURSE.row] == [(16, 4), (17, 5), (18, 5), (19, 6)]
    assert row_col(COURSE.buoy[4]) == (20, 6)
    assert COURSE.sense.tolist()[1:] == [-1, -1, 1]
    assert [30 * ray for ray in COURSE.ray.tolist()[1:]] == [0, 150, 330]
    view = GAME.view(COURSE, None)
    assert (view["start_angle"], view["finish_angle"]) == (30, 210), "to the north-east, and back from there"


def test_the_shortest_way_round_the_official_course_has_67_steps() -> None:
    assert shortest_course(COURSE, FAR, np.zeros(FLOOD_WORKSPACE, np.int32)) == course_length(COURSE) == 67


@pytest.mark.parametrize(
    ("u", "v", "sense", "angle"),
    [
        ((4, 0), (-2, 2), -1, 120),
        ((4, 0), (-2, -2), 1, 240),
        ((6, 2), (6, -2), 1, 180),
        ((3, 1), (2, 0), 1, 150),
        ((2, 0), (3, 1), -1, 150),
        ((4, 0), (-6, 0), -1, 90),
        ((4, 0), (-6, 0), 1, 270),
    ],
)
def test_rays_point_to_the_outer_side(u: tuple[int, int], v: tuple[int, int], sense: int, angle: int) -> None:
    """POW-7.0: exact halves are rounded clockwise."""
    assert 30 * ray_angle(*u, *v, sense) == angle


def test_passing_close_by_rounds_the_buoy_and_coming_back_undoes_it() -> None:
    """POW-7.1 (stopping on the ray counts), POW-7.4."""
    assert progress((9, 22), (8, 22), (9, 22)) == [(2, 0), (1, 0)]


def test_passing_far_away_with_islands_between_rounds_the_buoy() -> None:
    """POW-7.0: how far away does not matter, nor what is between."""
    assert progress((9, 24), (8, 24)) == [(2, 0)]


def test_the_wrong_way_round_must_be_sailed_back() -> None:
    """POW-7.3."""
    assert progress((7, 22), (8, 22), (9, 22), (8, 22)) == [(1, 0), (1, -1), (1, 0)]


def test_twice_round_the_wrong_way_needs_two_crossings_to_mend() -> None:
    """POW-7.3: crossings are counted, not remembered as a mark."""
    ring = [(9, 22), (8, 22), (9, 22)]
    assert progress(*ring, start=(1, -2)) == [(1, -1), (1, -2)]
    assert progress((9, 22), (8, 22), start=(1, -1)) == [(1, 0)]


def test_sailing_along_the_ray_is_no_crossing() -> None:
    """POW-7.2: (8,21) to (8,24) lies on the ray of buoy 1, which points east."""
    assert progress((8, 21), (8, 22), (8, 23), (8, 24)) == [(1, 0)] * 3


def test_behind_the_buoy_there_is_no_ray() -> None:
    """POW-7.0: the line goes on to the west, the half-line does not."""
    assert progress((9, 18), (8, 17)) == [(1, 0)]


def test_later_buoys_do_not_count_before_their_turn() -> None:
    """POW-7.6: across the ray of buoy 2 with buoy 1 still to round."""
    crossed = [
        (a, int(b))
        for a in range(HEXES)
        for b in NEIGHBOUR[a]
        if b >= 0 and is_water(COURSE, a) and is_water(COURSE, int(b)) and step_crosses(COURSE, 2, a, int(b)) == 1
    ]
    assert crossed
    for a, b in crossed:
        if step_crosses(COURSE, 1, a, b) == 0:
            assert advance(COURSE, 1, 0, a, b) == (1, 0)


def test_backing_out_undoes_one_buoy_only_and_forgets_the_count_of_the_next() -> None:
    """POW-7.4: with net −1 on buoy 2, crossing back over ray 1 leaves buoy 1 to round, net 0."""
    assert progress((8, 22), (9, 22), start=(2, -1)) == [(1, 0)]


def test_hand_over_counts_the_segment_from_the_buoy_just_rounded() -> None:
    """POW-7.5: where a boat is when it rounds buoy 1 decides with which count of buoy 2 it goes on."""
    seen = set()
    for hex_ in range(HEXES):
        x, y = int(PLANE_X[hex_]), int(PLANE_Y[hex_])
        carried = crossing(COURSE, 2, COURSE.mark_x[1], COURSE.mark_y[1], x, y)
        mark, net = settle(COURSE, 1, 1, x, y)
        assert (mark, net) == (2, carried) if carried < 1 else mark >= 3
        seen.add(carried)
    assert seen == {0, 1}, "some hexes of the course lie beyond the next ray"


def step_crosses(s: State, mark: int, a: int, b: int) -> int:
    return crossing(s, mark, int(PLANE_X[a]), int(PLANE_Y[a]), int(PLANE_X[b]), int(PLANE_Y[b]))


def true_crossing(s: State, mark: int, a: int, b: int) -> int:
    """The same by angles: how the bearing from the buoy, measured from the ray, changes its sign."""

    def bearing(hex_: int) -> float:
        x, y = int(PLANE_X[hex_]) - s.mark_x[mark], int(PLANE_Y[hex_]) - s.mark_y[mark]
        turn = cmath.phase(complex(x, -y * 3**0.5)) - s.ray[mark] * cmath.pi / 6
        wrapped = (turn + cmath.pi) % (2 * cmath.pi) - cmath.pi
        return 0.0 if abs(wrapped) < 1e-9 else wrapped

    before, after = -s.sense[mark] * bearing(a), -s.sense[mark] * bearing(b)
    if abs(before) > 2 or abs(after) > 2:  # on the far side of the buoy
        return 0
    return int(after >= 0) - int(before >= 0)


@given(st.integers(0, 10**6), st.sampled_from(["dark", "light", "mixed"]), st.data())
def test_crossings_agree_with_angles_on_random_walks(seed: int, side: str, data: st.DataObject) -> None:
    """POW-7.0, POW-7.7: the integer test and the geometry it stands for are one, each ray on its own."""
    s = fresh(seed=seed, side=side)
    here = data.draw(st.sampled_from([h for h in range(HEXES) if is_water(s, h)]))
    for _ in range(30):
        ways = [int(h) for h in NEIGHBOUR[here] if is_water(s, int(h))]
        if not ways:
            return
        ahead = data.draw(st.sampled_from(ways))
        for mark in (1, 2, 3):
            assert step_crosses(s, mark, here, ahead) == true_crossing(s, mark, here, ahead)
        here = ahead


def test_a_boat_starts_by_leaving_the_row_to_the_front() -> None:
    """POW-7.10, POW-R2: onto the row is no start, off it to the front is."""
    assert progress((16, 3), (16, 4), (15, 5), start=(0, 0)) == [(0, 0), (1, 0)]


def test_leaving_the_row_backwards_or_lengthwise_is_no_start() -> None:
    """POW-7.10."""
    assert progress((16, 4), (16, 3), start=(0, 0)) == [(0, 0)]
    assert progress((16, 4), (17, 5), start=(0, 0)) == [(0, 0)]


def test_a_start_cannot_be_undone() -> None:
    """POW-7.10: back over the row the boat is still on its way to buoy 1."""
    assert progress((16, 4), (15, 5), (16, 4), (16, 3), start=(0, 0))[-1] == (1, 0)


def test_the_finish_is_entered_from_its_own_side() -> None:
    """POW-7.11: reaching the row is enough, from the other side it does nothing."""
    assert progress((16, 5), (16, 4), start=(4, 0)) == [(HOME, 0)]
    assert progress((16, 3), (16, 4), start=(4, 0)) == [(4, 0)]


def test_the_row_is_ordinary_water_before_the_last_buoy() -> None:
    """POW-7.12."""
    assert progress((16, 5), (16, 4), start=(2, 0)) == [(2, 0)]


def test_one_step_can_complete_buoy_3_and_finish() -> None:
    """POW-7.11: buoy 3 is settled first. No printed point is like that, so a buoy is moved beside the row by hand."""
    s, a, b = example(), hex_at(16, 5), hex_at(16, 4)
    s.mark_x[3], s.mark_y[3] = int(PLANE_X[hex_at(14, 4)]), int(PLANE_Y[hex_at(14, 4)])
    s.ray[3] = next(ray for ray in range(12) if _crosses_with(s, ray, a, b))
    assert advance(s, 3, 0, a, b) == (HOME, 0)
    assert advance(s, 3, -1, a, b) == (3, 0), "one crossing short it is only water"


def _crosses_with(s: State, ray: int, a: int, b: int) -> bool:
    s.ray[3] = ray
    return step_crosses(s, 3, a, b) == 1


def test_home_stays_home() -> None:
    assert progress((16, 5), (16, 4), start=(HOME, 0)) == [(HOME, 0)]


def test_unreachable_is_far() -> None:
    land = next(h for h in range(HEXES) if not is_water(COURSE, h))
    assert (steps_home(COURSE)[:, land] == FAR).all()
