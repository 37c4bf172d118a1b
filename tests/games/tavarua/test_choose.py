"""The hidden choice (TAV-6): actions, cards, tokens, hands."""

from tests.games.tavarua.positions import (
    GAME,
    afloat,
    at,
    beside,
    choosing,
    hand,
    kinds,
    moves,
    play,
    put,
    riding,
    settle,
    wave,
)
from vaka.games.tavarua.components import KINDS


def test_everyone_plays_a_card_every_round_and_position_decides_the_actions() -> None:
    """TAV-6.1, TAV-6.2."""
    assert moves(afloat(1)) == ["O", "I", "W"]
    assert moves(beside(seats=1)) == ["O", "I", "C", "W"]
    assert moves(riding()) == ["R", "B"]


def test_wait_and_bail_take_one_card_or_more_everything_else_one() -> None:
    """TAV-6.3."""
    s = afloat(1)
    play(s, "W")
    assert len(moves(s)) == 31
    assert "1nT.1tT.2nT.2tT.3nM" in moves(s)
    assert "keep" not in moves(s)
    s = afloat(1)
    play(s, "O")
    assert all("." not in move for move in moves(s))


def test_tokens_may_lie_on_paddles_catches_and_rides_only() -> None:
    """TAV-6.4."""
    s = beside(seats=1)
    s.tokens[0] = 2
    for letter in "OIC":
        trial = GAME.copy(s)
        play(trial, letter)
        assert "1nT*2" in moves(trial)
    put(s, 0, "wash", 2, tokens=2)
    assert moves(choosing(s)) == ["1nT*0", "1tT*0", "2nT*0", "2tT*0", "3nM*0"]


def test_equal_cards_are_offered_once() -> None:
    s = afloat(1)
    hand(s, 0, "1nT 1nT 1nT 2tM 2tM")
    play(s, "W")
    assert len(moves(s)) == 4 * 3 - 1


def test_a1_hands_are_filled_at_the_end_of_resolve() -> None:
    """TAV-A1, TAV-6.5."""
    s = afloat(2)
    told = play(s, "W", "1nT.1tT", seat=0)
    assert s.hand_size[0] == 5
    assert kinds(told, "drew") == []
    told = play(s, "W", "1nT", seat=0)
    order = [one["kind"] for one in told]
    assert len(kinds(told, "drew")) == 2
    assert order.index("drew") < order.index("wave")


def test_a2_with_deck_and_discards_empty_hands_stay_short_and_the_round_goes_on() -> None:
    """TAV-A2."""
    for place, action, after in (
        ("channel", 4, ("channel", 3)),
        ("wash", 7, ("channel", 0)),
        ("riding", 6, ("channel", 3)),
    ):
        s = afloat(2)
        hand(s, 0, "")
        for card in range(KINDS):
            s.deck[card] = s.heap[card] = 0
        settle(s)
        put(s, 0, place, 3)
        choosing(s)
        assert s.turn == 1  # seat 0 without a card has nothing to choose
        told = play(s, "O", "1nT*0", box=False)
        assert kinds(told, "showed")[0]["action"] == action
        assert at(s, 0) == after
        assert s.hand_size[0] + s.hand_size[1] == 5


def test_a2_short_hands_are_topped_up_after_scoring() -> None:
    """TAV-A2: the cards of the scored pile are there again."""
    s = riding(space=1, text="1nM 2nM 3nM")
    for card in range(KINDS):
        s.deck[card] = s.heap[card] = 0
    settle(s)
    wave(s, "glass", 0)
    told = play(s, "R", "1nT*0", box=False, seat=0)
    order = [one["kind"] for one in told]
    assert order.index("scored") < order.index("drew")
    assert s.hand_size[0] == 5


def test_a6_slot_and_tokens_are_hidden_until_all_have_chosen() -> None:
    """TAV-A6, TAV-A17: others see nothing; even the tokens seem to be in the supply."""
    s = beside()
    before = GAME.view(s, 1)
    play(s, "C", "3nM*1")
    after = GAME.view(s, 1)
    assert after["surfers"][0] | {"has_chosen": False} == before["surfers"][0]
    told = play(s, "W", "1nT.2tT")
    shown = kinds(told, "showed")
    assert shown[0] | {"action": 3} == shown[0]
    assert shown[0]["power"] == 3
    assert shown[0]["tokens"] == 1
    assert [one["power"] for one in kinds(told, "laid_down") if one["seat"] == 1] == [2, 1]


def test_used_cards_are_discarded_and_ridden_ones_scored() -> None:
    """TAV-7.1."""
    s = beside(seats=1)
    wave(s, "glass", 0)
    play(s, "C", "1nT*0")
    assert s.pile_size[0] == 1
    assert s.heap_size == 0
    s = afloat(1)
    play(s, "O", "1nT*0")
    assert s.heap_size == 1
