"""Clocks follow from the log and the control alone, to the millisecond."""

from datetime import datetime
from zoneinfo import ZoneInfo

import pytest

from vaka.room.clocks import FORGIVEN, HOUR, LEAST_RETURN, Clocks, Control
from vaka.room.rests import Rests
from vaka.room.sealed import Sealed

BEGAN = 1_700_000_000_000
LIVE = Control.of({"kind": "live", "bank": 60, "increment": 5})
DAY = Control.of({"kind": "turns", "hours": 24, "night": None, "weekends": False, "zone": "UTC"})


def begin(
    control: Control = LIVE, seats: int = 3, bots: tuple[int, ...] = (), deciding: tuple[int, ...] = (0,)
) -> Clocks:
    return Clocks.start(control, seats, BEGAN, bots, deciding)


def test_a_turn_takes_its_time_from_the_bank_and_adds_the_increment() -> None:
    clocks = begin().after("action", 0, BEGAN + 10_000, [1])
    assert clocks.banks == (60_000 - 10_000 + FORGIVEN + 5_000, 60_000, 60_000)
    assert clocks.left(1, BEGAN + 10_000 + FORGIVEN) == 60_000, "the network's delay is forgiven"
    assert clocks.left(1, BEGAN + 10_000 + FORGIVEN + 1) == 59_999
    assert clocks.left(2, BEGAN + 99_000) == 60_000, "whose turn it is not loses nothing"


def test_the_increment_comes_at_the_end_of_a_turn_of_several_decisions() -> None:
    clocks = begin().after("action", 0, BEGAN + 3_000, [0])
    assert clocks.banks[0] == 60_000 - 3_000 + FORGIVEN
    assert clocks.after("action", 0, BEGAN + 4_000, [1]).banks[0] == 60_000 - 4_000 + 2 * FORGIVEN + 5_000


def test_a_flag_falls_at_its_millisecond_and_once() -> None:
    clocks = begin()
    over = BEGAN + 60_000 + FORGIVEN
    assert clocks.flag(0) == over
    assert clocks.fallen(over) == []
    assert clocks.fallen(over + 1) == [(0, over)]
    fallen = clocks.after("flag", 0, over, [0])
    assert fallen.fallen(over + HOUR) == []
    assert fallen.flagged == {0}
    assert fallen.after("action", 0, over + 10, [1]).banks[0] == LEAST_RETURN, "what the bot does costs nothing"
    back = fallen.after("back", 0, over + 5_000, [0])
    assert back.flag(0) == over + 5_000 + LEAST_RETURN + FORGIVEN


def test_all_who_choose_at_once_have_their_clocks_running() -> None:
    clocks = begin(deciding=(0, 1, 2))
    assert [clocks.left(seat, BEGAN + 1_500) for seat in range(3)] == [59_000] * 3
    ready = Sealed((1,), True, BEGAN + 1_500)
    assert clocks.left(1, BEGAN + 9_000, ready) == 59_000, "who has chosen waits without losing time"
    assert clocks.fallen(BEGAN + HOUR, {1: ready}) == [(0, BEGAN + 60_500), (2, BEGAN + 60_500)]
    # the log has the moments of the choices, in the order of the game
    clocks = clocks.after("action", 0, BEGAN + 20_500, [1, 2]).after("action", 1, BEGAN + 5_500, [2])
    clocks = clocks.after("action", 2, BEGAN + 10_500, [0])
    assert clocks.banks == (45_000, 60_000, 55_000)
    assert clocks.running == {0: BEGAN + 20_500}, "the next turn begins when the last one has chosen"


def test_a_clock_goes_on_from_where_it_stood_while_a_choice_was_ready() -> None:
    clocks = begin(deciding=(0, 1, 2))
    ready = Sealed((1,), True, BEGAN + 10_500)
    assert clocks.left(0, BEGAN + 70_000, ready) == 50_000
    assert clocks.flag(0, ready) is None
    stood = clocks.stood(0, BEGAN + 70_500, ready)
    assert stood == 60_000
    changing = Sealed((), False, BEGAN + 70_500, stood=stood)
    assert clocks.left(0, BEGAN + 75_500, changing) == 45_000
    assert clocks.flag(0, changing) == BEGAN + 120_500
    others = {1: ready, 2: ready}
    assert clocks.fallen(BEGAN + 120_500, {0: changing, **others}) == []
    assert clocks.fallen(BEGAN + 120_501, {0: changing, **others}) == [(0, BEGAN + 120_500)]
    again = Sealed((2,), True, BEGAN + 75_500, stood=stood)
    assert clocks.left(0, BEGAN + HOUR, again) == 45_000
    assert clocks.stood(0, BEGAN + 80_500, again) == 65_000, "and stands still again"
    played = clocks.after("action", 0, again.at, [1, 2], stood={0: again.stood})
    assert played.banks[0] == 45_000 + 5_000
    at_once = Sealed((2,), True, BEGAN + 70_500, stood=stood)
    assert clocks.left(0, BEGAN + HOUR, at_once) == 50_000, "one choice in place of another costs nothing"


def test_what_ends_a_clocks_run_charges_no_time_for_which_it_stood_still() -> None:
    clocks, ready = begin(DAY, deciding=(0, 1, 2)), Sealed((1,), True, BEGAN + HOUR)
    late = BEGAN + 30 * HOUR
    stood = {seat: clocks.stood(seat, late, choice) for seat, choice in ((0, ready), (1, None))}
    assert stood == {0: 29 * HOUR, 1: 0}
    undone = clocks.after("undo", 1, late, [0, 1, 2], stood=stood)
    assert undone.banks == (23 * HOUR + FORGIVEN, 0, 0)
    resting = clocks.after("pause", 0, late, [0, 1, 2], days=1, stood=stood)
    assert resting.banks[0] == 23 * HOUR + FORGIVEN
    assert resting.left(0, late + 99 * HOUR, ready) == 23 * HOUR + FORGIVEN, "it is as ready as before"
    assert resting.stood(0, late + 25 * HOUR, ready) == HOUR, "of the time since, and the day off is none of it"


def test_a_clock_that_stands_still_at_night_too_stands_still_once() -> None:
    said = {"kind": "turns", "hours": 12, "night": [23, 7], "weekends": False, "zone": "Europe/Rome"}
    clocks = Clocks.start(Control.of(said), 2, at("2026-11-18 20:00"), (), (0, 1))  # type: ignore[arg-type]
    ready = Sealed((1,), True, at("2026-11-18 22:00"))
    morning = at("2026-11-19 09:00")
    assert clocks.stood(0, morning, ready) == 3 * HOUR
    changing = Sealed((), False, morning, stood=3 * HOUR)
    assert clocks.flag(0, changing) == at("2026-11-19 19:00") + FORGIVEN


def test_who_decides_in_the_next_round_too_has_a_new_turn_once_all_have_chosen() -> None:
    clocks = Clocks.start(DAY, 3, BEGAN, (), (0, 1, 2), round=1)
    for seat, hours, left in ((0, 23, [1, 2]), (1, 3, [2])):
        clocks = clocks.after("action", seat, BEGAN + hours * HOUR, left, round=1)
    clocks = clocks.after("action", 2, BEGAN + HOUR, [0, 1, 2], round=2)
    assert [clocks.flag(seat) for seat in range(3)] == [BEGAN + 47 * HOUR + FORGIVEN] * 3
    alone = clocks.after("flag", 0, BEGAN + 30 * HOUR, [0, 1, 2], round=2)
    assert alone.flag(1) == clocks.flag(1), "the flag of another changes nothing"


def test_a_round_that_begins_after_ones_own_move_is_a_new_turn() -> None:
    clocks = begin().after("action", 0, BEGAN + 10_000, [0, 1], round=1)
    assert clocks.banks[0] == 60_000 - 10_000 + FORGIVEN + 5_000
    assert clocks.running == {0: BEGAN + 10_000, 1: BEGAN + 10_000}


def test_a_clock_of_the_machine_that_is_set_back_takes_and_gives_nothing() -> None:
    clocks = begin().after("action", 0, BEGAN + 10_000, [1]).after("action", 1, BEGAN + 2_000, [2])
    assert clocks.banks[1] == 65_000
    assert clocks.running == {2: BEGAN + 10_000}
    assert clocks.left(2, BEGAN) == 60_000


def test_turns_begin_anew_and_last_as_long_as_they_say() -> None:
    clocks = begin(DAY).after("action", 0, BEGAN + 20 * HOUR, [1]).after("action", 1, BEGAN + 21 * HOUR, [0])
    assert clocks.flag(0) == BEGAN + 45 * HOUR + FORGIVEN


def test_a_turn_of_several_decisions_has_its_time_once() -> None:
    clocks = begin(DAY).after("action", 0, BEGAN + 20 * HOUR, [0])
    assert clocks.flag(0) == BEGAN + 24 * HOUR + 2 * FORGIVEN


def test_bots_have_no_clock_and_who_has_left_neither() -> None:
    clocks = begin(bots=(0,))
    assert clocks.running == {}
    left = begin().after("left", 0, BEGAN + 5_000, [0])
    assert left.fallen(BEGAN + HOUR) == []
    assert left.after("back", 0, BEGAN + HOUR, [0]).flag(0) == BEGAN + HOUR + 55_500 + FORGIVEN


def test_what_was_thought_about_a_decision_that_is_taken_back_is_spent() -> None:
    clocks = begin().after("action", 0, BEGAN + 1_500, [1]).after("undo", 0, BEGAN + 4_000, [0])
    assert clocks.banks[:2] == (64_000, 58_000)
    assert clocks.running == {0: BEGAN + 4_000}


def at(text: str, zone: str = "Europe/Rome") -> int:
    return round(datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone)).timestamp() * 1000)


@pytest.mark.parametrize(
    ("start", "hours", "end"),
    [
        ("2026-11-18 12:00", 12, "2026-11-19 08:00"),  # eleven hours before the night, one after it
        ("2026-11-18 23:30", 1, "2026-11-19 08:00"),  # begun in the night
        ("2026-11-18 03:00", 16, "2026-11-18 23:00"),
        ("2026-03-28 12:00", 24, "2026-03-29 20:00"),  # clocks go forward in that night
    ],
)
def test_clocks_rest_at_night(start: str, hours: int, end: str) -> None:
    rests = Rests("Europe/Rome", (23, 7))
    assert rests.after(at(start), hours * HOUR) == at(end)
    assert rests.active(at(start), at(end)) == hours * HOUR


def test_clocks_rest_at_weekends_and_know_summer_time() -> None:
    rests = Rests("Europe/Rome", None, weekends=True)
    friday, monday = at("2026-03-27 20:00"), at("2026-03-30 04:00")  # clocks go forward on that Sunday
    assert rests.active(friday, monday) == 8 * HOUR
    assert rests.after(friday, 8 * HOUR) == monday
    assert rests.resting(at("2026-03-28 12:00"))
    assert not rests.resting(at("2026-03-30 12:00"))


def test_days_off_are_the_seats_own_and_end() -> None:
    control = Control(24 * HOUR, by_turn=True)
    clocks = Clocks.start(control, 2, 0, (), [0]).after("pause", 0, HOUR, [0], days=3)
    assert clocks.flag(0) == 24 * HOUR + 72 * HOUR + FORGIVEN + FORGIVEN
    assert (clocks.left(0, HOUR + 72 * HOUR), clocks.left(0, 80 * HOUR)) == (
        23 * HOUR + FORGIVEN,
        16 * HOUR + 2 * FORGIVEN,
    )
    assert (clocks.days_left(0), clocks.days_left(1)) == (11, 14)
    assert (clocks.off_until(0, HOUR), clocks.off_until(0, 73 * HOUR), clocks.off_until(1, HOUR)) == (
        73 * HOUR,
        None,
        None,
    )
    then = clocks.after("action", 0, 10 * HOUR, [1])
    assert then.flag(1) == 34 * HOUR + FORGIVEN, "the other's clock runs"
    again = then.after("pause", 0, 20 * HOUR, [1], days=7)
    assert again.days_left(0) == 14 - 8, "the days that overlap count once, a begun day as a whole one"
    assert Rests(off=((10, 20), (30, 40))).active(0, 50) == 30
    assert Rests(off=((10, 20), (30, 40))).after(5, 20) == 45
