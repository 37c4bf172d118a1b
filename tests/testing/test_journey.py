"""The check of journeys can fail: each test breaks one promise on purpose and sees it caught."""

from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest

import vaka
from vaka.core.game import Game
from vaka.core.journey import Journey
from vaka.core.match import Match
from vaka.core.registry import games
from vaka.testing import ConformanceError, check_journey

NAMES = [name for name, meta in games().items() if meta.journey is not None]
CONTRACT = ("begin", "over", "played", "asks", "decide", "match", "take", "view", "write", "read")


@pytest.fixture(params=NAMES)
def game(request: pytest.FixtureRequest) -> Any:
    return vaka.load(request.param)


def journey_of(game: Game) -> Journey:
    assert game.journey is not None
    return game.journey


def check_some(game: Game) -> None:
    for seed in range(6):
        check_journey(game, seed)


def broken(game: Game, **parts: Any) -> Any:
    """The game with some functions of its journey replaced."""
    own = {name: getattr(game.journey, name) for name in CONTRACT}
    return replace(game, journey=SimpleNamespace(**{**own, **parts}))


def test_every_journey_keeps_its_promises(game: Game) -> None:
    assert check_journey(game) > 1


def test_a_story_that_is_changed_in_place_is_caught(game: Game) -> None:
    def take(story: Any, match: Match) -> Any:
        after = journey_of(game).take(story, match)
        story["name"] = "Ben"
        return after

    with pytest.raises(ConformanceError, match="value"):
        check_journey(broken(game, take=take))


def test_a_journey_that_counts_wrong_is_caught(game: Game) -> None:
    with pytest.raises(ConformanceError, match="played"):
        check_journey(broken(game, played=lambda story: 0))


def test_a_file_that_forgets_the_match_under_way_is_caught(game: Game) -> None:
    with pytest.raises(ConformanceError, match="decisions are lost"):
        check_journey(broken(game, write=lambda story, under_way=(): journey_of(game).write(story)))


def test_a_choice_of_what_was_not_offered_is_caught(game: Game) -> None:
    def decide(story: Any, chosen: Any) -> Any:
        asked = journey_of(game).asks(story)
        assert asked is not None
        return journey_of(game).decide(story, list(asked.free)[: len(chosen)])

    with pytest.raises(ConformanceError, match="did not offer"):
        check_some(broken(game, decide=decide))


def test_a_view_that_is_not_plain_data_is_caught(game: Game) -> None:
    with pytest.raises(ConformanceError, match="plain data"):
        check_journey(broken(game, view=lambda story: {"places": (1, 2)}))
