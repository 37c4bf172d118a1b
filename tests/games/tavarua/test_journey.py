"""The career as a journey: the story the room keeps is the career of the terminal, in every stage."""

import json
from typing import Any

import numpy as np
import pytest

from tests.games.tavarua.positions import bot_action, bot_boxes, bot_event
from vaka.arena import journeys
from vaka.core.errors import BadRecord, IllegalMove, OutOfRange
from vaka.core.match import Match
from vaka.core.registry import load
from vaka.games.tavarua import journey
from vaka.games.tavarua.components import components
from vaka.games.tavarua.figures import score
from vaka.games.tavarua.journey import record as career_file
from vaka.games.tavarua.journey.career import new_career


def told(story: Any) -> Any:
    """A story as it comes back from a store."""
    return json.loads(json.dumps(story))


def surfed(match: Match) -> Any:
    while not match.over:
        match.play(bot_action(match))
    return match


def test_a_year_in_the_room_is_the_year_of_the_terminal() -> None:
    story, career = told(journey.begin("Kai", {"edition": "first"}, 7)), new_career("Kai", "first", 7)
    while not journey.over(story):
        story = told(journey.take(story, surfed(journey.match(story))))
        if asked := journey.asks(story):
            story = told(journey.decide(story, bot_boxes(career, asked.count)))
        career = bot_event(career)
        assert journey.write(story) == career_file.to_record(career)
    assert journey.over(story)
    assert career.status != "under_way"
    assert journey.played(story) == len(career.months)


def test_a_file_holds_the_whole_career() -> None:
    career = bot_event(new_career("Kai", seed=7))
    story = told(journey.read(told(career_file.to_record(career))))
    assert journey.write(story) == career_file.to_record(career)
    assert career_file.from_record(told(journey.write(story)))[0] == career


def test_an_event_half_surfed_goes_on_from_its_file() -> None:
    career = new_career("Kai", seed=7)
    begun = career.match()
    for _ in range(5):
        begun.play(bot_action(begun))
    story = told(journey.read(career_file.to_record(career, tuple(begun.actions))))
    assert journey.match(story).actions == begun.actions
    assert journey.played(story) == 0
    assert journey.write(story)["under_way"] == begun.actions
    assert journey.write(story, [])["under_way"] == [], "everything was taken back"


def test_boxes_are_asked_for_before_the_year_goes_on() -> None:
    story = journey.begin("Kai", {}, 7)
    match = surfed(journey.match(story))
    assert new_career("Kai", seed=7).result(match).boxes == 1, "seed 7 wins January"
    waiting = told(journey.take(story, match))
    asked = journey.asks(waiting)
    assert asked is not None
    assert (asked.count, set(asked.free.values())) == (1, {3})
    shown = journey.view(waiting)
    assert shown["ranks"] == [50, 45]
    assert (won := shown["events"][0]["result"])
    assert won["places"] == {"long": 1}
    assert not journey.over(waiting)
    for wrong in ((), ("focus", "focus"), ("dragon",)):
        with pytest.raises(Exception, match=r"box|card"):
            journey.decide(waiting, wrong)
    after = journey.decide(waiting, ["focus"])
    assert journey.asks(after) is None
    assert journey.view(after)["sheet"][3] == {"card": "focus", "unlocked": 1, "spent": 0}
    with pytest.raises(IllegalMove):
        journey.decide(after, ["focus"])


def test_an_event_left_at_the_choice_comes_back_to_the_choice() -> None:
    story = journey.begin("Kai", {}, 7)
    waiting = told(journey.take(story, surfed(journey.match(story))))
    again = told(journey.read(told(journey.write(waiting))))
    assert again == waiting


def test_a_touched_file_is_no_journey() -> None:
    record = journey.write(journey.begin("Kai", {}, 7))
    with pytest.raises(BadRecord):
        journey.read({**record, "rank": 2})


def test_a_match_that_is_not_over_brings_nothing() -> None:
    story = journey.begin("Kai", {}, 7)
    with pytest.raises(IllegalMove):
        journey.take(story, journey.match(story))


def test_the_view_shows_every_event_with_its_deck_rivals_and_points() -> None:
    shown = journey.view(journey.begin("Kai", {}, 7))
    assert len(shown["events"]) == 12
    for event, row in zip(shown["events"], components()["events"], strict=True):
        own = row["revised"]
        assert list(event["deck"].values()) == own["deck"]
        assert event["rounds"] == sum(own["deck"]) - own["out"]
        assert len(event["rivals"]) == len(own["ai"])
        assert len(event["points"]) == (len(own["ai"]) + 1 if own["ai"] else 0)
    assert shown["events"][7]["points"] == [5, 3, 0, -3], "TAV-G3: a place without an entry gives 0"
    assert (shown["start"], shown["win"], shown["loss"], shown["goal"]) == (50, 1, 60, 45)


def test_a_year_that_is_over_has_no_next_match() -> None:
    story = journey.begin("Kai", {}, 7)
    career = new_career("Kai", seed=7)
    while career.status == "under_way":
        career = bot_event(career)
    story = journey.read(career_file.to_record(career))
    with pytest.raises(OutOfRange):
        journey.match(story)


@pytest.mark.parametrize(("length", "best"), [("full", 40), ("longboards", 20), ("shortboards", 20)])
def test_a_high_score_is_the_total_of_the_waves_that_count(length: Any, best: Any) -> None:
    match = surfed(Match("tavarua", 1, {"length": length}, seed=3))
    scored = score(match.state)
    assert (scored.points, scored.best) == (match.view(0)["surfers"][0]["total"], best)
    assert 0 < scored.points <= best


def test_simulated_years_say_how_often_rank_1_was_reached() -> None:
    years = list(journeys.figures("tavarua", "greedy", {}, 7, 2))
    assert len(years) == 2
    for year in years:
        assert year["won"] == (1 if year["rank"] == 1 else 0)
        assert 1 <= year["events"] <= 12
    assert years == list(journeys.figures("tavarua", "greedy", {}, 7, 2, workers=2))


def test_alone_a_search_values_what_it_may_score() -> None:
    """The same position with a better wave recorded is worth more: a search alone has something to look for."""
    game, out = load("tavarua"), np.zeros(1, np.int32)
    match = Match("tavarua", 1, seed=3)
    while int(match.state.rounds) < 2:
        match.play(bot_action(match))
    values = []
    for halves in (4, 14):
        state = game.copy(match.state)
        state.score[0, 0, 0] = halves
        game.search.evaluate(state, game.new_memo(), out)
        values.append(int(out[0]))
    assert values[0] < values[1]
