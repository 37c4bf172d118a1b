"""Rulings B: stoke tokens. Those with a test among the rules of Resolve are there."""

from typing import Any

import pytest

from tests.games.tavarua.positions import GAME, afloat, at, beside, choosing, hand, kinds, pile, play, put, riding, wave
from vaka.games.tavarua.state import CHOOSE, SIGN


def test_b1_plus_or_minus_is_said_after_the_reveal() -> None:
    """TAV-B1: nobody is asked before all have chosen; then all see the cards."""
    s = afloat(2)
    play(s, "O", "2nT*1")
    assert (s.phase, s.turn) == (CHOOSE, 1)
    assert GAME.view(s, 1)["surfers"][0]["showing"] is None
    play(s, "W", "1nT")
    assert (s.phase, s.turn) == (SIGN, 0)
    showing = GAME.view(s, 1)["surfers"][0]["showing"]
    assert (showing["action"], showing["card"]["power"], showing["tokens"]) == ("out", 2, 1)
    play(s, "+")
    assert at(s, 0) == ("channel", 6)


@pytest.mark.parametrize(("card", "balance"), [("1nT", 1), ("1tT", -1)])
def test_b3_a_number_stops_at_0_and_never_moves_the_other_way(card: Any, balance: Any) -> None:
    """TAV-B3: 1 − 2 is 0."""
    s = riding(balance=balance)
    s.tokens[0] = 2
    wave(s, "glass", 0)
    play(s, "R", f"{card}*2", "-")
    assert at(s, 0) == ("riding", 3)
    assert s.balance[0] == balance


@pytest.mark.parametrize("letter", "OI")
def test_b4_a_paddle_of_0_stays(letter: Any) -> None:
    """TAV-B4: 1 − 1, and 1 − 3 too."""
    for tokens in (1, 3):
        s = afloat(1)
        s.tokens[0] = 3
        play(s, letter, f"1nT*{tokens}", "-")
        assert at(s, 0) == ("channel", 3)
        assert s.tokens[0] == 3 - tokens


def test_b5_tokens_of_a_contest_loser_are_lost() -> None:
    """TAV-B5: it is not asked for plus or minus."""
    s = beside(boards="LL")
    s.tokens[1] = 3
    wave(s, "glass", 0)
    play(s, "C", "3nM*0", "C", "2nT*2")
    assert at(s, 1) == ("channel", 3)
    assert s.tokens[1] == 1


def test_b5_tokens_of_a_collider_are_lost() -> None:
    """TAV-B5: only the token of the wipeout comes."""
    s = beside()
    s.tokens[0] = 3
    play(s, "C", "1nT*3", "C", "1tT*0")
    assert at(s, 0) == ("wash", 3)
    assert s.tokens[0] == 1


def test_b6_tokens_in_the_pile_do_not_count_for_the_limit() -> None:
    """TAV-B6: three on the pile, three on this card, and the fall still pays its token."""
    s = riding(balance=2, text="1nM*3")
    s.tokens[0] = 3
    play(s, "R", "1nT*3", "+")
    assert at(s, 0) == ("wash", 4)
    assert s.tokens[0] == 1


def test_b7_tokens_never_run_out() -> None:
    """TAV-B7: the box has 18 stoke and 12 barrel tokens; with all of them on piles there are still more."""
    s = afloat(6)
    piles = ("4nT 4nT", "4nT 4tT", "4tT 4tT", "4nM 4nM", "4nM 4tM", "4tM 4tM")
    for seat, text in enumerate(piles):
        put(s, seat, "riding", seat + 1, tokens=0)
        first, second = text.split()
        pile(s, seat, f"{first}*3.b {second}.b")
    choosing(s)
    wave(s, "barrel", 2)
    told = play(s, *["R", "1nT*0"] * 4, "R", "1nM*0", "R", "1nM*0")
    assert [one["ridden"] for one in kinds(told, "barrel")] == [1] * 6
    assert s.tokens[0] == 1  # seat 0 came to the shore
    assert kinds(told, "scored")[0]["points"] == 4 + 3 + 5 + 4 + 5 + 1 + 5 + 2


def test_b8_the_catch_token_is_for_success_only() -> None:
    """TAV-B8: the winner of a contest gets one, the loser none."""
    s = beside(boards="LL")
    wave(s, "glass", 0)
    play(s, "C", "3nM*0", "C", "1nT*0")
    assert at(s, 0) == ("riding", 2)
    assert at(s, 1) == ("channel", 3)
    assert (s.tokens[0], s.tokens[1]) == (2, 1)


def test_b8_a_fall_on_the_catch_card_pays_the_wipeout_alone() -> None:
    """TAV-B8: one token, not two."""
    s = beside(seats=1)
    play(s, "C", "3nM*0")
    assert at(s, 0) == ("wash", 3)
    assert s.tokens[0] == 2


def test_b9_a_collision_pays_the_token_of_a_wipeout() -> None:
    """TAV-B9."""
    s = beside(seats=3)
    hand(s, 2, "3nT")
    play(s, "C", "1nT*0", "C", "1tT*0", "W", "3nT")
    assert at(s, 0) == at(s, 1) == ("wash", 3)
    assert [int(s.tokens[seat]) for seat in range(3)] == [2, 2, 1]


def test_b11_plus_or_minus_goes_clockwise_from_the_first_player_rides_before_paddles() -> None:
    """TAV-B11: seat 2 is first; 3 and 1 ride, 2 and 0 paddle."""
    s = afloat(4)
    for seat, text in ((1, "3tM"), (3, "3nT")):
        put(s, seat, "riding", 4 if seat == 1 else 5)
        pile(s, seat, text)
    s.first = 2
    choosing(s)
    play(s, "O", "1nT*1", "R", "1nT*1", "O", "1nT*1", "R", "1nT*1")
    asked = []
    while s.phase == SIGN:
        asked.append(int(s.turn))
        play(s, "-")
    assert asked == [3, 1, 2, 0]
