"""The tiny game (TAV-22): two surfers, one wave, five cards."""

from collections import Counter

import pytest

from tests.games.tavarua.positions import GAME, cards, play
from vaka.core.errors import OutOfRange
from vaka.core.match import Match

TINY = {"size": "tiny", "length": "longboards"}


def test_two_surfers_beside_a_broken_wave_choose_at_once() -> None:
    """TAV-22.1, TAV-22.2: shortboards, no tokens, no stoke cards, two of five cards each."""
    match = Match(GAME, 2, TINY, seed=3)
    seen = match.view(None)
    assert (match.to_move, seen["phase"], seen["length"], seen["first"]) == (0, "choose", "shortboards", 0)
    places = [(one["space"], one["board"], one["hand"], one["tokens"]) for one in seen["surfers"]]
    assert places == [(1, "short", 2, 0)] * 2
    assert (seen["waves"][0]["broken"], seen["wave_deck"]["left"], seen["stoke_deck"]["left"]) == (True, 1, 0)
    assert sorted(seen["wave_deck"]["next"]["fronts"]) == [-1, 1]
    assert match.moves() == ["O", "I", "C", "W"]
    left = Counter({"1nT": 1, "2tM": 2, "3nT": 2})
    left.subtract(f"{cards(match.state, 0)} {cards(match.state, 1)}".split())
    assert min(left.values()) == 0
    assert left.total() == seen["player_deck"]["left"] == 1


def test_it_is_over_after_one_round_without_new_cards() -> None:
    """TAV-22.2, TAV-22.3: the better card has the wave and wins; nobody draws."""
    matches = (Match(GAME, 2, TINY, seed=seed) for seed in range(100))
    match = next(one for one in matches if [cards(one.state, seat) for seat in (0, 1)] == ["2tM 3nT", "1nT 2tM"])
    s = match.state
    die = s.die.tolist()[6]
    play(s, "C 2tM*0 C 1nT*0")
    assert GAME.rules.to_move(s) < 0
    assert (s.hand_size.tolist()[:2], s.deck_size, s.rounds, s.die.tolist()[6]) == ([1, 1], 1, 1, die)
    assert s.final.tolist()[:2] == [0, 1]


def test_it_is_for_two() -> None:
    """TAV-22.1."""
    with pytest.raises(OutOfRange, match="2"):
        Match(GAME, 3, TINY)
