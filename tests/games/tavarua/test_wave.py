"""The wave card (TAV-13), the ends of a wave (TAV-14), points and track (TAV-15), stoke tokens (TAV-16)."""

from typing import Any

import pytest

from tests.games.tavarua.positions import GAME, afloat, at, choosing, dice, hand, kinds, pile, play, put, scores, wave
from vaka.core.kernel import State
from vaka.games.tavarua.rules.wave import card_points, halves_of, pile_points
from vaka.games.tavarua.state import BY_BAIL, FALLEN, TO_SHORE


def rider(
    cards: Any = "1nT 1tT 2nT 2tT 3nM",
    balance: Any = 0,
    board: Any = "",
    space: Any = 4,
    text: str = "1nM",
    perfect: Any = 0,
) -> Any:
    """One surfer on a wave with a pile, to choose."""
    s = afloat(1, board)
    hand(s, 0, cards)
    put(s, 0, "riding", space, balance=balance)
    pile(s, 0, text, perfect)
    return choosing(s)


def test_w1_the_wave_card_moves_everyone_riding_also_who_caught_this_round() -> None:
    """TAV-13.1, TAV-W1."""
    s = afloat(2)
    dice(s, "6 6 6 1 1 1")
    put(s, 1, "riding", 5)
    pile(s, 1, "1nM")
    choosing(s)
    wave(s, "lull", 1)
    play(s, "C", "1nT*0", "R", "1tT*0")
    assert (s.balance[0], s.balance[1]) == (2, 0)


def test_off_the_board_by_the_wave_card_is_a_wipeout() -> None:
    """TAV-13.1, TAV-14.3, TAV-S3: the card of this round is in the pile already."""
    s = rider(balance=0, text="1nM")
    wave(s, "lull", 3)
    told = play(s, "R", "1nT*0")
    assert at(s, 0) == ("wash", 4)
    assert s.tokens[0] == 2
    assert kinds(told, "scored")[0] | {"how": FALLEN, "points": 1} == kinds(told, "scored")[0]
    s = rider(text="1nM")
    wave(s, "surge", -3)
    assert kinds(play(s, "R", "2tT*0"), "scored")[0]["points"] == 2


@pytest.mark.parametrize(("card", "after"), [("1nT", "token"), ("2nT", "fall"), ("4nT", "nothing")])
def test_x09_a_shortboard_must_differ_from_the_barrel(card: Any, after: Any) -> None:
    """X9, TAV-13.2, TAV-13.3, TAV-13.4, TAV-W12: a 4 jumps over it."""
    s = rider("1nT 2nT 4nT", balance=-2)
    wave(s, "barrel", 2)
    play(s, "R", f"{card}*0")
    if after == "fall":
        assert at(s, 0) == ("wash", 4)
    else:
        assert at(s, 0) == ("riding", 3)
        assert s.pile_barrel[0, 1] == (after == "token")
        assert s.balance[0] == (-1 if card == "1nT" else 2)  # the barrel moves no balance


@pytest.mark.parametrize(("card", "falls"), [("2nT", False), ("3nM", True)])
def test_x10_a_longboard_must_equal_the_barrel(card: Any, falls: Any) -> None:
    """X10, TAV-13.3."""
    s = rider(board="L", balance=-1)
    wave(s, "barrel", 2)
    play(s, "R", f"{card}*0")
    assert at(s, 0) == (("wash", 4) if falls else ("riding", 3))
    assert s.barrels[0] == (0 if falls else 1)


def test_w4_the_barrel_looks_at_the_printed_number() -> None:
    """TAV-W4."""
    s = rider(board="L")
    s.tokens[0] = 1
    wave(s, "barrel", 2)
    play(s, "R", "2nT*1", "-")
    assert s.pile_barrel[0, 1] == 1
    assert s.balance[0] == 1


def test_x11_barrel_and_hang_ten_lie_on_the_same_card() -> None:
    """X11, TAV-W5, TAV-13.5."""
    s = rider(board="L", balance=1)
    wave(s, "barrel", 2)
    play(s, "R", "2nT*0")
    assert s.balance[0] == 3
    assert card_points(s, 0, 1) == 2 + 7


def test_x12_an_aerial_from_the_tail_then_a_surge() -> None:
    """X12: −2, +2, 0, safe."""
    s = rider("4nT", balance=-2)
    wave(s, "surge", -2)
    play(s, "R", "4nT*0")
    assert at(s, 0) == ("riding", 3)
    assert s.balance[0] == 0


def test_w2_a_bailed_surfer_meets_no_wave_card() -> None:
    """TAV-W2."""
    s = rider(balance=2, text="3nT 2nM")
    wave(s, "barrel", 2)
    play(s, "B", "2nT")
    assert at(s, 0) == ("channel", 4)
    assert scores(s, 0) == [2.0]


def test_w3_who_fell_in_resolve_meets_no_barrel() -> None:
    """TAV-W3: one wipeout, one token."""
    s = rider(balance=2)
    wave(s, "barrel", 2)
    told = play(s, "R", "2nT*0")
    assert len(kinds(told, "fell")) == 1
    assert s.tokens[0] == 2
    assert kinds(told, "barrel") == []


def test_x26_a_hang_ten_after_a_glass_0() -> None:
    """X26, TAV-13.5, TAV-W11: power 0 moves nothing, the hang-ten is still looked for."""
    s = rider(board="L", balance=2)
    wave(s, "glass", 0)
    play(s, "R", "1nT*0")
    assert s.balance[0] == 3
    assert card_points(s, 0, 1) == 3
    assert at(s, 0) == ("riding", 3)


def test_w6_hang_ten_each_round_and_in_the_last() -> None:
    """TAV-W6: after the wave card, before scoring."""
    s = rider(board="L", balance=3, space=2, cards="1nT 1tT 1tT 1nT 3nM", text="1nM.h")
    wave(s, "lull", 1)
    play(s, "R", "1tT*0")
    wave(s, "lull", 1)
    told = play(s, "R", "1tT*0")
    assert s.hang_tens[0] == 2
    assert kinds(told, "scored")[0]["points"] == 1 + 2 + 1 + 2 + 1 + 2 + 2


def test_w7_no_hang_ten_after_a_wipeout_or_on_a_shortboard() -> None:
    """TAV-W7."""
    s = rider(board="L", balance=3)
    wave(s, "lull", 1)
    told = play(s, "R", "1nT*0")
    assert kinds(told, "hang_ten") == []
    assert at(s, 0) == ("wash", 4)
    s = rider(balance=1)
    wave(s, "glass", 0)
    assert kinds(play(s, "R", "1nT*0"), "hang_ten") == []


def test_w8_two_surfers_who_catch_together_both_have_a_perfect() -> None:
    """TAV-W8."""
    s = afloat(5)
    dice(s, "6 6 3 1 1 1")
    choosing(s)
    wave(s, "glass", 0)
    play(s, "C", "1nT*0", "C", "2nT*0", "W", "1nT", "W", "1nT", "W", "1nM")
    assert (s.perfect[0], s.perfect[1]) == (1, 1)


def test_w9_no_perfect_without_a_catch() -> None:
    """TAV-W9: who falls on the catch card has no card to carry it."""
    s = afloat(1)
    dice(s, "6 6 3 1 1 1")
    choosing(s)
    play(s, "C", "3nM*0")
    assert s.perfect[0] == 0


def test_balance_is_in_the_centre_without_a_wave() -> None:
    """TAV-13.6."""
    s = rider(balance=2, space=1)
    wave(s, "glass", 0)
    play(s, "R", "1tT*0")
    assert at(s, 0) == ("channel", 0)
    assert s.balance[0] == 0


def test_x02_three_and_two_with_a_token_to_the_shore() -> None:
    """X2, TAV-14.1, TAV-15.1: 5 + 1 + 2 = 8, which is 3.5."""
    s = rider("2tT", space=1, balance=1, text="3nT*1")
    wave(s, "glass", 0)
    told = play(s, "R", "2tT*0")
    assert kinds(told, "scored")[0] | {"how": TO_SHORE, "points": 8} == kinds(told, "scored")[0]
    assert scores(s, 0) == [3.5]
    assert at(s, 0) == ("channel", 0)


def test_x03_six_cards_perfect_barrel_and_shore() -> None:
    """X3, TAV-15.1: 14 + 6 + 2 + 5 = 27, which is 10.0."""
    s = afloat(1)
    pile(s, 0, "3nT 3tT 2nM 2tM.b 3nM 1tM", perfect=1)
    s.ended[0] = TO_SHORE
    assert pile_points(s, 0) == 27
    assert halves_of(27) == 20


def test_x04_a_wipeout_scores_the_best_card_with_its_tokens() -> None:
    """X4, TAV-14.3, TAV-S1, TAV-S2: max(2 + 3, 3, 1 + 5) = 6, which is 2.5."""
    s = afloat(1)
    pile(s, 0, "2nM 3nT 1tM.b", perfect=1)
    s.ended[0] = FALLEN
    assert pile_points(s, 0) == 6
    assert halves_of(6) == 5
    s.pile_barrel[0, 2] = 0
    assert pile_points(s, 0) == 5  # the perfect counts one for each card of the pile


def test_x15_the_limit_holds_on_reaching_the_shore() -> None:
    """X15, TAV-16.1, TAV-16.2."""
    s = rider(space=1)
    s.tokens[0] = 3
    wave(s, "glass", 0)
    play(s, "R", "1tT*0")
    assert at(s, 0) == ("channel", 0)
    assert s.tokens[0] == 3


def test_points_are_the_printed_numbers_never_the_altered() -> None:
    """TAV-15.1."""
    s = rider(space=4)
    s.tokens[0] = 1
    wave(s, "glass", 0)
    play(s, "R", "1nT*1", "+")
    assert card_points(s, 0, 1) == 2  # printed 1, and the token


TRACK = {0: -1, 1: 0, 2: 1, 8: 7, 14: 13, 15: 14, 16: 14, 17: 15, 20: 16, 24: 18, 26: 19, 27: 20, 28: 20, 60: 20}


@pytest.mark.parametrize(("points", "halves"), TRACK.items())
def test_the_score_track(points: Any, halves: Any) -> None:
    """TAV-15.2, TAV-S4: above 27 it ends; TAV-S5: 0 points have no space."""
    assert halves_of(points) == halves


def finish_with(s: State, points_cards: Any) -> Any:
    pile(s, 0, points_cards)
    put(s, 0, "riding", 3)
    choosing(s)
    return play(s, "B", "1nT")


def test_x25_a_third_wave_that_is_not_higher_moves_nothing() -> None:
    """X25, TAV-15.3, TAV-S6, TAV-S7: decimals are compared: 15 and 16 share a space."""
    s = afloat(1)
    s.score[0, 0, 0], s.score[0, 0, 1] = 14, 16
    told = finish_with(s, "4nT.b 4tT 3nT")
    assert kinds(told, "scored")[0]["points"] == 16
    assert scores(s, 0) == [7.0, 8.0]


def test_a_higher_third_wave_moves_the_lower_token_up() -> None:
    """TAV-15.3, TAV-G30."""
    s = afloat(1)
    s.score[0, 0, 0], s.score[0, 0, 1] = 14, 16
    finish_with(s, "4nT.b 4tT.b")
    assert scores(s, 0) == [7.5, 8.0]


def test_scores_go_to_the_board_in_use() -> None:
    """TAV-15.3."""
    s = afloat(1, "L")
    finish_with(s, "3nT 2nM")
    assert scores(s, 0, "long") == [2.0]
    assert scores(s, 0) == []


def test_piles_go_to_the_discards_and_tokens_to_the_supply() -> None:
    """TAV-14.4, TAV-14.2."""
    s = afloat(1)
    finish_with(s, "3nT*2 2nM.b")
    assert s.pile_size[0] == 0
    assert s.heap_size == 3
    assert s.tokens[0] == 1
    assert not any(s.pile_tokens[0, i] or s.pile_barrel[0, i] for i in range(6))


def test_s8_a_rider_still_on_a_wave_at_the_end_scores_nothing() -> None:
    """TAV-S8."""
    s = rider(space=4, text="3nT 3tT")
    wave(s, "glass", 0)
    s.waves_left = 1
    play(s, "R", "1nT*0")
    assert GAME.rules.to_move(s) == -1
    assert scores(s, 0) == []


def test_s9_reaching_the_shore_in_the_last_round_scores() -> None:
    """TAV-S9."""
    s = rider(space=1, text="3nT 3tT")
    wave(s, "glass", 0)
    s.waves_left = 1
    play(s, "R", "1nT*0")
    assert GAME.rules.to_move(s) == -1
    assert scores(s, 0) == [4.0]


def test_s10_no_shore_bonus_for_bailing_on_space_1() -> None:
    """TAV-S10."""
    s = rider(space=1, text="3nT 3tT")
    told = play(s, "B", "1nT")
    assert kinds(told, "scored")[0] | {"how": BY_BAIL, "points": 6} == kinds(told, "scored")[0]
    assert at(s, 0) == ("channel", 1)
    assert s.tokens[0] == 1


def test_s5_a_wave_without_points_records_nothing() -> None:
    """TAV-S5."""
    s = afloat(1)
    dice(s, "6 6 6 1 1 1")
    choosing(s)
    play(s, "C", "3nM*0")
    assert scores(s, 0) == []
