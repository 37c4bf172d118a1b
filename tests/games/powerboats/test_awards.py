"""Awards and the score sheet of Powerboats, on small stories and on recorded matches."""

from typing import Any

import pytest

from tests.games.endings import ending_of, recorded, told
from vaka.games.powerboats.awards import awards

NAMES = ("comeback", "roll", "run", "corner", "battered", "quick", "crashes")


def given(*events: dict[str, Any]) -> dict[str, Any]:
    return {award.name: award for award in awards(told(*events), 4) if award is not None}


def test_a_comeback_counts_places_from_the_worst_buoy_to_the_finish() -> None:
    found = given(
        {"kind": "rounded", "seat": 2, "mark": 0, "place": 6},  # the start is no buoy
        {"kind": "rounded", "seat": 2, "mark": 1, "place": 4},
        {"kind": "rounded", "seat": 2, "mark": 2, "place": 2},
        {"kind": "finished", "seat": 2, "place": 1, "turns": 9},
    )
    assert found["comeback"].args == {"was": 4, "mark": 1, "place": 1, "race": "A"}
    assert found["comeback"].ply == 4


def test_a_place_won_in_one_race_is_not_lost_in_another() -> None:
    found = given(
        {"kind": "rounded", "seat": 0, "mark": 1, "place": 4},
        {"kind": "race", "race": 1, "first": 0},
        {"kind": "finished", "seat": 0, "place": 1, "turns": 9},
    )
    assert "comeback" not in found


def test_the_luckiest_roll_is_what_rolling_again_has_added() -> None:
    dice = {"kind": "dice", "seat": 1, "ones": 0, "twos": 0, "threes": 0, "added": 0, "again": 0}
    found = given(
        {**dice, "total": 5, "added": 1},
        {"kind": "removed", "seat": 1, "value": 2},
        {**dice, "total": 9, "again": 3},
        {"kind": "crashed", "seat": 1, "damage": 1, "counters": 1, "limit": 4, "total": 9, "run": 8, "hit": -1},
        {**dice, "total": 3, "again": 1},
    )
    assert found["roll"].args == {"dice": 3, "before": 3, "after": 9}


def test_two_buoys_in_one_run() -> None:
    both = [{"kind": "rounded", "seat": 0, "mark": mark, "place": 1} for mark in (2, 3)]
    apart = given(*both)
    together = {award.name: award for award in awards(told(both), 4) if award is not None}
    assert "corner" not in apart
    assert together["corner"].args == {"first": 2, "last": 3}


def test_home_one_counter_short_of_sinking() -> None:
    crash = {"kind": "crashed", "seat": 0, "damage": 3, "counters": 3, "limit": 4, "total": 9, "run": 6, "hit": -1}
    home = {"kind": "finished", "seat": 0, "place": 2, "turns": 12}
    assert given(crash, home)["battered"].args == {"damage": 3, "race": "A"}
    assert "battered" not in given({**crash, "counters": 2}, home)


def test_the_fastest_race_the_longest_run_and_the_most_crashes() -> None:
    crash = {"kind": "crashed", "seat": 1, "damage": 1, "counters": 1, "limit": 4, "total": 9, "run": 6, "hit": -1}
    run = {"kind": "moved", "seat": 0, "row": 1, "col": 1, "facing": 0, "total": 12, "rest": 12, "mark": 1}
    found = given(
        {**run, "rest": 9},
        run,
        {"kind": "finished", "seat": 0, "place": 1, "turns": 12},
        {"kind": "race", "race": 1, "first": 0},
        {"kind": "finished", "seat": 1, "place": 1, "turns": 8},
        *[crash] * 3,
    )
    assert (found["run"].args, found["run"].ply) == ({"count": 12}, 2)
    assert found["quick"].args == {"turns": 8, "race": "B"}
    assert (found["crashes"].seat, found["crashes"].args) == (1, {"count": 3})


@pytest.mark.parametrize("name", recorded("powerboats"))
def test_the_sheet_adds_up(name: str) -> None:
    match, sheet, given = ending_of("powerboats", name)
    view = match.view()
    for seat, races in enumerate(sheet["races"]):
        assert sum(race["gained"] for race in races) == view["boats"][seat]["points"]
        assert [race["place"] for race in races] == view["boats"][seat]["ranked"]
        for number, race in enumerate(races):
            assert (race["fate"] == "home") == (view["boats"][seat]["home"][number] > 0)
            assert race["gained"] == 0 or race["fate"] == "home"
            assert race["sooner"] + race["lost"] <= race["gained"]
    assert {award.name for award in given} <= set(NAMES)
