"""Every event has a sentence, in every language, with the people and things a player sees and nothing else."""

import random
import re
from collections.abc import Iterator
from typing import Any

import pytest
from fluent.syntax import ast, parse

import vaka
from tests.tiers import amount
from vaka.bots.fast import fast
from vaka.core.events import SEAT_PARTS, SEAT_SETS, YOU, sentence
from vaka.core.game import Game
from vaka.locale import FOLDER, languages, speak, speak_of

GAMES = sorted(vaka.all_games())
# a pair of numbers (but not the 2,5 of Italian), a hole in a message, a code, a length that no board shows
COORDINATE = re.compile(r"-?\d+,(?: -?\d|-?(?![05]\b)\d)|\{|\$|\b[A-Z]\d{2}\b|\bmm\b")
STRAY = re.compile(r"^\s|\s$|\s\s|[^\S \u00a0]")  # a space that keeps two things on one line is none
NUMBERED = re.compile(
    r"\b(beach|hex|piece|stone|tile|island|spiaggia|casella|isola|piattaforma) -?\d+\b", re.IGNORECASE
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
    assert not STRAY.search(said), f"stray spaces: {where}"
    assert not COORDINATE.search(said), f"a coordinate or a code: {where}"
    assert not NUMBERED.search(said), f"a number that no board shows: {where}"
    if event.get("seat", -1) >= 0 and event["kind"] not in WHISPERED:
        assert speak(language, "seat-name", seat=event["seat"]) in said, f"does not say who: {where}"
    for reader in {event[part] for part in SEAT_PARTS if event.get(part, -1) in range(seats)}:
        own = speak(language, "seat-name", seat=reader)
        to_reader = sentence(language, name, seats, event, reader)
        assert own not in to_reader, f"{to_reader} names its reader, {own}"
        assert (to_reader != said) == (own in said), f"{to_reader} speaks to somebody {said} does not name"


@pytest.mark.parametrize("name", GAMES)
def test_no_two_choices_read_the_same(name: str) -> None:
    game = vaka.load(name)
    for seed in range(amount("VAKA_TEST_CHOICES", 1, 20)):
        match, dice = vaka.Match(fast(game), seats=min(4, game.meta.seats[1]), seed=seed), random.Random(seed)
        while not match.over and match.ply < 200:
            legal = match.legal()
            if len(legal) <= MANY:
                said = [words(match, action) for action in legal]
                assert len(set(said)) == len(said), f"{name}, seed {seed}, ply {match.ply}: {sorted(said)}"
            match.play(dice.choice(legal))


MANY = 80  # from here on places are picked part by part, such as a direction in degrees


def words(match: vaka.Match, action: int) -> str:
    parts = match.game.describe(match.state, action)
    return speak_of("en", f"{match.game.name}-action-{parts['kind']}", parts)


WHISPERED = ("drew", "peeked", "bought_card")  # told to one seat, which is “you” for everybody who reads it


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("language", languages())
def test_a_message_that_names_a_seat_has_a_form_for_that_seat(name: str, language: str) -> None:
    source = (FOLDER / language / f"{name}.ftl").read_text("utf-8")
    messages = {entry.id.name: entry for entry in parse(source).body if isinstance(entry, ast.Message)}
    told = [key for key in messages if key.startswith((f"{name}-event-", f"{name}-recap-", f"{name}-moment-"))]
    assert told
    for key in told:
        assert not set(named(messages[key].value, messages, frozenset())), f"{key} names who reads it"


def named(node: Any, messages: dict[str, ast.Message], others: frozenset[str]) -> Iterator[str]:
    """The seats that a pattern names where they may be the reader's; `others` are known not to be."""
    match node:
        case ast.Pattern():
            for element in node.elements:
                yield from named(element, messages, others)
        case ast.Placeable():
            yield from named(node.expression, messages, others)
        case ast.VariableReference() if node.id.name in SEATS - others:
            yield node.id.name
        case ast.MessageReference() if node.id.name in messages:
            yield from named(messages[node.id.name].value, messages, others)
        case ast.SelectExpression():
            selector = node.selector.id.name if isinstance(node.selector, ast.VariableReference) else ""
            apart = any(key_of(variant) == YOU for variant in node.variants)
            for variant in node.variants:
                known = {selector} if apart and key_of(variant) != YOU else set()
                yield from named(variant.value, messages, others | known)


SEATS = frozenset((*SEAT_PARTS, *SEAT_SETS, "name"))


def key_of(variant: ast.Variant) -> str:
    return variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("language", languages())
def test_every_kind_of_event_has_words_of_its_own(name: str, language: str) -> None:
    game = vaka.load(name)
    for kind in game.events:
        event = {"kind": kind.name, **dict.fromkeys(kind.parts, 1)}
        assert not sentence(language, name, 3, event).startswith(name), kind.name
    assert any(set(kind.parts) & set(SEAT_PARTS) for kind in game.events)
