"""What a career tells beside its rules: who the rivals are, and what each result of an event would bring."""

from typing import Any

import pytest

from tests.games.tavarua.positions import bot_action, bot_boxes
from vaka.games.tavarua import journey
from vaka.games.tavarua.journey.career import events, new_career
from vaka.games.tavarua.journey.rivals import people


def shown(seed: int, name: str = "Kai") -> Any:
    return journey.view(journey.begin(name, {}, seed))


def test_the_rivals_of_a_year_come_from_its_seed() -> None:
    names = [rival["name"] for rival in shown(7)["field"]]
    assert names == [rival["name"] for rival in shown(7)["field"]]
    assert len(names) == len(set(names)) == 6
    assert set(names) <= set(people())
    assert any([rival["name"] for rival in shown(seed)["field"]] != names for seed in range(8, 12))


@pytest.mark.parametrize("edition", ["revised", "first"])
def test_every_rival_of_an_event_is_somebody_else_and_rides_as_the_sheet_says(edition: str) -> None:
    year = journey.view(journey.begin("Kai", {"edition": edition}, 3))
    for told, event in zip(year["events"], events(edition), strict=True):
        assert [f"{rival['board'][0].upper()}{rival['target']}" for rival in told["rivals"]] == list(event.ai)
        assert len({rival["name"] for rival in told["rivals"]}) == len(event.ai)


def test_nobody_on_the_tour_is_called_like_the_person() -> None:
    for name in people():
        assert name not in [rival["name"] for seed in range(4) for rival in shown(seed, name)["field"]]


def test_an_event_brings_what_was_at_stake() -> None:
    """A whole year: the result of every event is among its stakes, with its points, rank and boxes."""
    story = journey.begin("Kai", {}, 7)
    kinds = set()
    while not journey.over(story):
        before = journey.view(story)
        number = journey.played(story)
        match = journey.match(story)
        while not match.over:
            match.play(bot_action(match))
        seen = match.view(0)["surfers"][0]
        story = journey.take(story, match)
        event: Any = journey.view(story)["events"][number]
        outcome, counts = event["result"], event["counts"]
        photos = seen["earned"][counts] if counts else None
        came = [
            stake
            for stake in before["stakes"]
            if (stake["photos"] == photos if counts else outcome["places"] in stake["places"])
        ]
        assert len(came) == 1
        assert (came[0]["points"], came[0]["rank"]) == (outcome["points"], outcome["rank"])
        asked = journey.asks(story)
        assert came[0]["boxes"] == (asked.count if asked else 0)
        assert (came[0]["status"] == "under_way") != journey.over(story)
        assert seen["places"] == outcome["places"]
        if asked:
            assert journey.view(story)["stakes"] == []
            story = journey.decide(story, bot_boxes(journey._career(story), asked.count))
        kinds.add(event["kind"])
    assert journey.view(story)["stakes"] == []
    assert {"longboards", "shortboards", "combined", "hang_ten"} <= kinds


def test_a_win_in_january_lifts_to_rank_45_and_unlocks_a_card() -> None:
    best, worst = shown(7)["stakes"]
    assert best == {
        "points": 5, "rank": 45, "status": "under_way", "boxes": 1, "places": [{"long": 1}], "photos": None,
    }  # fmt: skip
    assert (worst["points"], worst["rank"], worst["boxes"], worst["places"]) == (-3, 53, 0, [{"long": 2}])


def test_places_are_told_while_the_event_goes_on() -> None:
    match = new_career("Kai", seed=7).match()
    places = [surfer["places"] for surfer in match.view(0)["surfers"]]
    assert places == [{"long": 2}, {"long": 1}], "nothing recorded: the rival is ahead (TAV-G2)"
