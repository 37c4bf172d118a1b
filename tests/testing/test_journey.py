"""The check of journeys can fail: each test breaks one promise on purpose and sees it caught."""

from dataclasses import replace
from types import SimpleNamespace

import pytest

import vaka
from vaka.core.registry import games
from vaka.testing import ConformanceError, check_journey

NAMES = [name for name, meta in games().items() if meta.journey is not None]
CONTRACT = ("begin", "over", "played", "asks", "decide", "match", "take", "view", "write", "read")


@pytest.fixture(params=NAMES)
def game(request):
    return vaka.load(request.param)


def check_some(game):
    for seed in range(6):
        check_journey(game, seed)


def broken(game, **parts):
    """The game with some functions of its journey replaced."""
    own = {name: getattr(game.journey, name) for name in CONTRACT}
    return replace(game, journey=SimpleNamespace(**{**own, **parts}))


def test_every_journey_keeps_its_promises(game):
    assert check_journey(game) > 1


def test_a_story_that_is_changed_in_place_is_caught(game):
    def take(story, match):
        after = game.journey.take(story, match)
        story["name"] = "Ben"
        return after

    with pytest.raises(ConformanceError, match="value"):
        check_journey(broken(game, take=take))


def test_a_journey_that_counts_wrong_is_caught(game):
    with pytest.raises(ConformanceError, match="played"):
        check_journey(broken(game, played=lambda story: 0))


def test_a_file_that_forgets_the_match_under_way_is_caught(game):
    with pytest.raises(ConformanceError, match="decisions are lost"):
        check_journey(broken(game, write=lambda story, under_way=(): game.journey.write(story)))


def test_a_choice_of_what_was_not_offered_is_caught(game):
    def decide(story, chosen):
        return game.journey.decide(story, list(game.journey.asks(story).free)[: len(chosen)])

    with pytest.raises(ConformanceError, match="did not offer"):
        check_some(broken(game, decide=decide))


def test_a_view_that_is_not_plain_data_is_caught(game):
    with pytest.raises(ConformanceError, match="plain data"):
        check_journey(broken(game, view=lambda story: {"places": (1, 2)}))
