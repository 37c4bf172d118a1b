"""Every event has a sentence, in every language, with the people and things a player sees and nothing else."""

import random
import re
from collections.abc import Iterator
from typing import Any

import pytest

import vaka
from tests.tiers import amount
from vaka.bots.fast import fast
from vaka.core.events import SEAT_PARTS, sentence
from vaka.core.game import Game
from vaka.locale import languages, speak

GAMES = sorted(vaka.all_games())
# a pair of numbers (but not the 2,5 of Italian), a hole in a message, a code
COORDINATE = re.compile(r"-?\d+,(?: -?\d|-?(?![05]\b)\d)|\{|\$|\b[A-Z]\d{2}\b")
NUMBERED = re.compile(
    r"\b(beach|hex|piece|stone|tile|island|spiaggia|casella|isola|piattaforma) -?\d+(?! mm)\b", re.IGNORECASE
)


def told(game: Game, seats: int, seed: int) -> Iterator[dict[str, Any]]:
    """The events of a match, played by the policy now and then so that it goes somewhere."""
    game = fast(game)
    match, dice = vaka.Match(game, seats=seats, seed=seed), random.Random(seed)
    memo, out = game.new_memo(), game.new_actions()
    while not match.over:
        legal = match.legal()
        action = dice.choice(legal)
        if dice.random() < 0.7:
            count = game.rules.legal(match.state, out)
            action = int(game.rules.policy(game.copy(match.state), out, count, memo))
        match.play(action)
        for seat in [None, *range(seats)]:
            yield from match.events(match.ply, seat)


@pytest.mark.parametrize("name", GAMES)
def test_every_event_is_a_sentence_about_somebody(name: str) -> None:
    game = vaka.load(name)
    low, high = game.meta.seats
    seats = min(max(3, low), high)
    for seed in range(amount("VAKA_TEST_STORIES", 1, 20)):
        distinct = {tuple(event.items()): event for event in told(game, seats, seed)}
        for event in distinct.values():
            for language in languages():
                check(language, name, seats, event)


def check(language: str, name: str, seats: int, event: dict[str, Any]) -> None:
    said = sentence(language, name, seats, event)
    where = f"{language} {event}: {said}"
    assert not said.startswith(name), f"no words for {where}"
    assert said[-1] in ".!", f"not a sentence: {where}"
    assert said == " ".join(said.split()), f"stray spaces: {where}"
    assert not COORDINATE.search(said), f"a coordinate or a code: {where}"
    assert not NUMBERED.search(said), f"a number that no board shows: {where}"
    if event.get("seat", -1) >= 0 and event["kind"] not in YOU:
        assert speak(language, "seat-name", seat=event["seat"]) in said, f"does not say who: {where}"


YOU = ("drew", "peeked", "bought_card")  # told to one seat, which is “you”


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("language", languages())
def test_every_kind_of_event_has_words_of_its_own(name: str, language: str) -> None:
    game = vaka.load(name)
    for kind in game.events:
        event = {"kind": kind.name, **dict.fromkeys(kind.parts, 1)}
        assert not sentence(language, name, 3, event).startswith(name), kind.name
    assert any(set(kind.parts) & set(SEAT_PARTS) for kind in game.events)
