"""A career as a file."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from tests.games.tavarua.positions import bot_event
from vaka.core.errors import BadRecord
from vaka.core.record import digest
from vaka.games.tavarua.components import components, kit_of
from vaka.games.tavarua.journey.career import new_career
from vaka.games.tavarua.journey.record import from_record, to_record


def told(record: Any) -> Any:
    """A record as it comes back from a file."""
    return json.loads(json.dumps(record))


@pytest.fixture(scope="module")
def half_year() -> Any:
    career = new_career("Kai", "first", 12)
    for _ in range(5):
        career = bot_event(career)
    return career


@pytest.mark.parametrize("played", range(4))
def test_a_career_is_written_after_every_event_and_goes_on(played: int) -> None:
    career = new_career("Kai", seed=4)
    for _ in range(played):
        career = bot_event(career)
    again, under_way = from_record(told(to_record(career)))
    assert again == career
    assert under_way == ()
    assert bot_event(again) == bot_event(career)


def test_an_event_under_way_is_written_with_its_decisions(half_year: Any) -> None:
    match = half_year.match()
    match.play(match.legal()[0])
    career, under_way = from_record(told(to_record(half_year, tuple(match.actions))))
    assert career.match(under_way).state.tobytes() == match.state.tobytes()


def test_a_career_with_another_box_keeps_it() -> None:
    kit = kit_of(components() | {"wave_cards": components()["wave_cards"] | {"glass": [0] * 9}})
    career = bot_event(new_career("Kai", "revised", 3, kit))
    assert from_record(told(to_record(career)))[0].kit == kit


def test_every_edit_is_noticed(half_year: Any) -> None:
    """Without a new digest the digest tells; with one the replay tells."""
    whole = to_record(half_year)
    edits: dict[str, Callable[[Any], object]] = {
        "rank": lambda r: r.update(rank=1),
        "status": lambda r: r.update(status="won"),
        "seed": lambda r: r.update(seed="13"),
        "points": lambda r: r["events"][0].update(points=9),
        "rank of a month": lambda r: r["events"][2].update(rank=2),
        "action": lambda r: r["events"][1]["actions"].pop(),
        "spent": lambda r: r["sheet"]["spent"].update(focus=0, jetski=1),
        "unlocked": lambda r: r["events"][0]["unlocked"].append("jetski"),
        "moves": lambda r: r["events"][0]["moves"].reverse(),
        "kit": lambda r: r.update(kit=[1, 2, 3]),
        "months": lambda r: r["events"].pop(0),
        "under way": lambda r: r.update(under_way=[9999]),
        "garbage": lambda r: r.update(events=[{"actions": None}]),
    }
    for name, edit in edits.items():
        record = told(whole)
        edit(record)
        with pytest.raises(BadRecord, match="digest"):
            from_record(record)
        record["digest"] = digest(record)
        with pytest.raises(BadRecord) as error:
            from_record(record)
        assert "\n" not in str(error.value), name
    assert from_record(told(whole))[0] == half_year


def test_foreign_and_broken_files_are_told_apart(half_year: Any) -> None:
    for record, sentence in (
        ({}, "not a career"),
        ([1], "not a career"),
        ({"format": "vaka career"}, "incomplete"),
        (to_record(half_year) | {"version": 99}, "version"),
    ):
        with pytest.raises(BadRecord, match=sentence):
            from_record(record)
