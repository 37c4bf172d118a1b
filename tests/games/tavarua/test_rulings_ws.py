"""Rulings W and S: the wave phase and scoring. Those with a test among the rules of phase 3 are there."""

from typing import Any

import pytest

from tests.games.tavarua.positions import afloat, at, choosing, dice, hand, kinds, pile, play, put, riding, scores, wave
from vaka.core.kernel import State
from vaka.games.tavarua.rules.wave import card_points, halves_of
from vaka.games.tavarua.state import FALLEN, OVER, SNAKED, TO_SHORE


def test_w5_a_ridden_barrel_and_a_hang_ten_lie_on_the_same_card() -> None:
    """TAV-W5: the barrel moves no balance, so a nose 2 from +1 ends on the last nose space."""
    s = riding(balance=1, board="L")
    wave(s, "barrel", 2)
    told = play(s, "R", "2nT*0")
    assert (len(kinds(told, "barrel")), len(kinds(told, "hang_ten"))) == (1, 1)
    assert (s.pile_barrel[0, 1], s.pile_hang[0, 1]) == (1, 1)
    assert card_points(s, 0, 1) == 2 + 5 + 2


@pytest.mark.parametrize("balance", [-2, 0, 2])
def test_w11_a_glass_of_0_moves_nothing(balance: Any) -> None:
    """TAV-W11: on a longboard the hang-ten is still looked for."""
    s = riding(balance=balance, board="L")
    wave(s, "glass", 0)
    told = play(s, "R", "1nT*0")
    assert s.balance[0] == balance + 1
    assert len(kinds(told, "hang_ten")) == s.pile_hang[0, 1] == (balance == 2)


@pytest.mark.parametrize("value", [1, 2, 3])
def test_w12_with_a_4_on_a_shortboard_a_barrel_changes_nothing(value: int) -> None:
    """TAV-W12: no token, no fall, no movement."""
    s = riding(balance=-2)
    hand(s, 0, "4nT")
    wave(s, "barrel", value)
    told = play(s, "R", "4nT*0")
    assert at(s, 0) == ("riding", 3)
    assert s.balance[0] == 2
    assert (s.pile_barrel[0, 1], s.barrels[0]) == (0, 0)
    assert kinds(told, "barrel") == []


def fall(text: str, perfect: Any = 0) -> Any:
    """What a surfer scores who falls with the ride card of this round."""
    s = riding(balance=2, text=text)
    s.perfect[0] = perfect
    (scored,) = kinds(play(s, "R", "1nT*0"), "scored")
    assert scored["how"] == FALLEN
    return scored["points"]


def test_s1_the_best_card_of_a_wipeout_is_the_one_with_most_points_including_its_tokens() -> None:
    """TAV-S1: a 1 with three tokens before a 3; a 2 with a barrel before a 4."""
    assert fall("3nT 1nM*3") == 4
    assert fall("2nM.b 4nT") == 7
    assert fall("3nT 1nM*1") == 3


def test_s2_a_perfect_token_on_the_scored_card_counts_one_for_each_card_in_the_pile() -> None:
    """TAV-S2: 1 + 4 for four cards is more than the 3; without the token the 3 is the best."""
    assert fall("1nM 3nT 2nM 2tM", perfect=1) == 5
    assert fall("1nM 3nT 2nM 2tM") == 3
    assert fall("1nM 3nT.b", perfect=1) == 8  # not on the scored card


def test_s3_a_card_kept_in_resolve_is_in_the_pile_when_the_wave_card_throws_the_surfer() -> None:
    """TAV-S3: the 2 of this round is the best card."""
    s = riding(text="1nM")
    wave(s, "surge", -3)
    (scored,) = kinds(play(s, "R", "2tT*0"), "scored")
    assert (scored["how"], scored["points"]) == (FALLEN, 2)
    assert scores(s, 0) == [0.5]


def bail_with(s: State, text: str) -> Any:
    """End a wave with this pile by a bail."""
    pile(s, 0, text)
    put(s, 0, "riding", 3)
    choosing(s)
    (scored,) = kinds(play(s, "B", "1nT"), "scored")
    return scored["points"]


def test_s4_more_than_27_points_are_a_ten() -> None:
    """TAV-S4."""
    s = afloat(1)
    assert bail_with(s, "4nT.b 4tT.b 4nM.b 3nT") == 30
    assert scores(s, 0) == [10.0]
    assert halves_of(60) == halves_of(27) == 20


def test_s6_an_equal_score_moves_no_token() -> None:
    """TAV-S6: 15 points are 7.0, as the lower token; half a point more moves it."""
    s = afloat(1)
    s.score[0, 0, 0], s.score[0, 0, 1] = 16, 14
    assert bail_with(s, "4nT.b 4tT 2nM") == 15
    assert scores(s, 0) == [8.0, 7.0]
    s = afloat(1)
    s.score[0, 0, 0], s.score[0, 0, 1] = 16, 13
    bail_with(s, "4nT.b 4tT 2nM")
    assert scores(s, 0) == [8.0, 7.0]


def test_s7_scores_are_compared_and_not_points() -> None:
    """TAV-S7: 15 and 16 points are both 7.0, so the game is shared."""
    s = afloat(2, length="shortboards")
    put(s, 0, "riding", 3)
    pile(s, 0, "4nT.b 4tT 2nM")
    put(s, 1, "riding", 4)
    pile(s, 1, "4nM.b 4tM 3nT")
    s.waves_left = 1
    choosing(s)
    told = play(s, "B", "1nT", "B", "1nT")
    assert s.phase == OVER
    assert [one["points"] for one in kinds(told, "scored")] == [15, 16]
    assert scores(s, 0) == scores(s, 1) == [7.0]
    assert (s.final[0], s.final[1]) == (0, 0)


def test_s10_no_shore_bonus_for_a_rider_snaked_on_space_1() -> None:
    """TAV-S10: the snake rides in and has it."""
    s = afloat(2, "LL", snaking="on")
    put(s, 0, "channel", 1)
    put(s, 1, "riding", 1)
    pile(s, 1, "3nT 3tT")
    dice(s, "6 1 1 1 1 1")
    wave(s, "glass", 0)
    choosing(s)
    told = play(s, "S1", "2nT*0", "R", "1nT*0")
    scored = [(one["seat"], one["how"], one["points"]) for one in kinds(told, "scored")]
    assert scored == [(0, TO_SHORE, 2 + 2), (1, SNAKED, 6)]
    assert at(s, 1) == ("channel", 1)
