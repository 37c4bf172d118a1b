"""What the view promises a card would do is what it does; what cannot be known is not promised."""

from typing import Any

import pytest

from tests.games.tavarua.positions import GAME, afloat, at, beside, chased, choosing, put, riding, wave
from vaka.core.events import NO_EVENTS
from vaka.core.kernel import State


def held(s: State, text: str) -> Any:
    """A card of seat 0's hand as its view shows it."""
    cards = GAME.view(s, 0)["mine"]["hand"]
    return next(card for card in cards if f"{card['power']}{card['direction'][0]}{card['colour'][0].upper()}" == text)


def decide(s: State, *tokens: Any) -> None:
    for token in tokens:
        GAME.rules.apply(s, GAME.notation.read(s, token), NO_EVENTS)


@pytest.mark.parametrize(("choice", "name"), [("O", "out"), ("I", "in")])
@pytest.mark.parametrize("card", ["1nT", "2tT", "3nM"])
def test_paddling_ends_on_the_space_that_was_shown(choice: Any, name: str, card: str) -> None:
    s = afloat(1)
    end = held(s, card)["ends"][0][0][name]
    decide(s, choice, f"{card}*0")
    assert at(s, 0) == ("channel", end)


def test_tokens_show_both_ways() -> None:
    s = afloat(1)
    s.tokens[0] = 2
    assert [[end["out"] for end in ends] for ends in held(s, "2nT")["ends"]] == [[5], [4, 6], [3, 6]]


def test_a_ride_off_the_board_has_no_balance() -> None:
    assert held(riding(balance=1), "1nT")["ends"][0][0] == {"balance": 2}
    assert held(riding(balance=1), "2nT")["ends"][0][0] == {"balance": None}


def test_a_catch_shows_the_balance_it_would_have() -> None:
    s = beside(seats=1)
    wave(s, "glass", 0)
    end = held(s, "2tT")["ends"][0][0]
    assert end == {"out": 5, "in": 1, "balance": -2}
    decide(s, "C", "2tT*0")
    assert s.balance[0] == end["balance"]


def test_nothing_is_shown_to_others_nor_at_the_shore_of_a_wave() -> None:
    s = afloat(2)
    assert GAME.view(s, 1)["mine"]["hand"][0]["ends"] is None
    put(s, 0, "channel", 0)
    assert "balance" not in held(choosing(s), "1nT")["ends"][0][0]


def test_a_surfer_who_can_only_recover_is_promised_nothing() -> None:
    """TAV-10.1: any card brings it ashore, without tokens."""
    s = afloat(1)
    put(s, 0, "wash", 3, tokens=2)
    assert held(choosing(s), "1nT")["ends"] == [[{}]]


def test_no_balance_is_shown_beside_a_wave_that_cannot_be_caught() -> None:
    """TAV-5.5: the wave on space 3 has not broken."""
    assert set(held(afloat(1), "1nT")["ends"][0][0]) == {"out", "in"}


def test_the_fee_of_a_first_edition_snake_is_kept_back() -> None:
    """TAV-20.2, TAV-H2: with two tokens one may go on the card of a snake, both on one for paddling."""
    s = chased(edition="first", tokens=2)
    ends = held(s, "1nT")["ends"]
    assert [["snake" in end for end in pair] for pair in ends] == [[True], [True, True], [False, False]]
    assert all("out" in end and "balance" not in end for pair in ends for end in pair)
    decide(s, "S1")
    assert held(s, "1nT")["ends"] == [[{"snake": 1}], [{"snake": 0}, {"snake": 2}]]
    s = chased(edition="revised", tokens=2)
    assert all("snake" in end for pair in held(s, "1nT")["ends"] for end in pair)


def test_plus_and_minus_say_where_they_lead() -> None:
    s = afloat(1)
    decide(s, "O", "2nT*1")
    assert [GAME.describe(s, action)["space"] for action in GAME.legal_actions(s)] == [4, 6]
    s = riding(balance=1)
    decide(s, "R", "1nT*1")
    assert [GAME.describe(s, action)["balance"] for action in GAME.legal_actions(s)] == [1, None]


def test_waves_that_cannot_reach_the_shore_are_marked() -> None:
    """TAV-S8: what is still ridden at the end scores nothing."""
    s = afloat(1)
    s.waves_left = 2
    assert [tile["late"] for tile in GAME.view(s, 0)["waves"]] == [False, False, True, True, True, True]
