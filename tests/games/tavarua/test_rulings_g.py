"""Rulings G: career and AI surfers. Those with a test among the rules of the career are there."""

from typing import Any

import pytest

from tests.games.tavarua.positions import (
    GAME,
    at,
    card_kind,
    cards,
    career_at,
    choosing,
    dice,
    event,
    finish,
    hand,
    kinds,
    month_of,
    moves,
    only,
    pile,
    play,
    put,
    scores,
    shown,
    stack,
    waits,
    wave,
)
from vaka.games.tavarua.journey.career import task_points
from vaka.games.tavarua.state import BY_BAIL, CATCH, LONG, OVER, RECOVER, SHORT, SNAKE, WAIT


def july(edition: Any, how: Any, text: str = "4nT 3nT 4tT", **fields: Any) -> Any:
    """The Aerials counted in July for a wave that ends by shore, bail or fall; both score tokens lie on 10.0."""
    s = event("july", edition)
    s.score[0, SHORT, 0] = s.score[0, SHORT, 1] = 20
    balance = 2 if how == "fall" else 0
    put(s, 0, "riding", 1 if how == "shore" else 3, board=SHORT, balance=balance, **fields)
    pile(s, 0, text)
    choosing(s)
    wave(s, "glass", 0)
    play(s, *(["B", "1nT"] if how == "bail" else ["R", "1nT*0"]))
    assert scores(s, 0) == [10.0, 10.0]
    return task_points(s, month_of("july", edition))


@pytest.mark.parametrize(("how", "revised", "first"), [("shore", 2, 2), ("bail", 2, 2), ("fall", 0, 1)])
def test_g6_aerials_of_july_count_when_the_wave_is_scored(how: Any, revised: Any, first: Any) -> None:
    """TAV-G6: pile 4, 3, 4; no score token moves, and they count all the same."""
    assert july("revised", how) == revised
    assert july("first", how) == first


def test_g6_after_a_fall_an_aerial_counts_only_if_it_is_the_card_scored() -> None:
    """TAV-G6: here the best card is a 3 with a barrel."""
    assert july("first", "fall", "4nT 3nT.b 4tT") == 0


def test_g7_several_unlock_ranks_passed_at_once_give_a_box_each() -> None:
    """TAV-G7: from 46 to 34 past 45, 40 and 35; from 44 after 39 only past 35."""
    career = career_at(46, 46)
    match = finish(career)
    match.state.hang_tens[0] = 12
    assert (career.result(match).rank, career.result(match).boxes) == (34, 3)
    career = career_at(39, 44)
    match = finish(career)
    match.state.hang_tens[0] = 10
    assert (career.result(match).rank, career.result(match).boxes) == (34, 1)


@pytest.mark.parametrize(("faces", "action"), [
    ("3 2 1 5 1 4", WAIT), ("3 2 1 5 4 1", WAIT), ("3 2 4 5 3 1", CATCH), ("4 4 4 5 5 5", CATCH),
])  # fmt: skip
def test_g12_a_perfect_wave_is_coming_only_from_farther_out(faces: Any, action: int) -> None:
    """TAV-G12: for target 4 a 4 on space 5 or 6, not one that is nearer the shore."""
    s = event("january")
    dice(s, faces)
    assert shown(waits(s)) == action


def test_g13_the_next_wave_is_the_one_on_the_target_and_is_judged_anew_each_round() -> None:
    """TAV-G13: broken waves elsewhere do not matter."""
    s = event("january")
    dice(s, "6 6 6 3 5 1")
    assert shown(waits(s)) == WAIT
    assert at(s, 1) == ("channel", 4)
    dice(s, "6 6 3 5 1 1")
    assert shown(play(s, "W", "1tT")) == CATCH
    assert at(s, 1) == ("riding", 3)


@pytest.mark.parametrize(("faces", "ridden", "action"), [
    ("1 1 1 4 4 4", False, CATCH),  # it shows 4: caught though another one is coming
    ("1 1 1 5 1 4", False, WAIT),  # a perfect one is coming
    ("1 1 1 6 1 4", True, WAIT),
    ("1 1 1 5 1 1", False, CATCH),  # none is coming, and this one is broken
    ("1 1 1 5 1 1", True, SNAKE),
    ("1 1 1 3 1 1", False, WAIT),  # not broken
])  # fmt: skip
def test_g14_the_whole_decision_on_the_target(faces: Any, ridden: Any, action: int) -> None:
    """TAV-G14: in this order, for target 4."""
    s = event("january")
    dice(s, faces)
    if ridden:
        put(s, 0, "riding", 4)
        pile(s, 0, "3nM")
    choosing(s)
    told = play(s, *(["R", "1nT*0"] if ridden else ["W", "1nT"]))
    assert shown(told) == action


@pytest.mark.parametrize(("drawn", "person", "ai"), [
    ("1nM", ("riding", 3), ("channel", 4)), ("3nT", ("channel", 4), ("riding", 3)),
])  # fmt: skip
def test_g16_an_ai_pays_neither_fee_nor_penalty_for_snaking(drawn: Any, person: Any, ai: Any) -> None:
    """TAV-G16: in the first edition it snakes without a token, and owes none whether it loses or wins."""
    s = event("january", "first")
    put(s, 0, "riding", 4, tokens=2)
    pile(s, 0, "3nM")
    dice(s, "1 1 1 6 1 1")
    only(s, f"{drawn} {drawn}")
    wave(s, "glass", 0)
    choosing(s)
    told = play(s, "R", "2nT*0")
    assert shown(told) == SNAKE
    assert at(s, 0) == person
    assert at(s, 1) == ai
    assert (s.tokens[0], s.tokens[1]) == (2, 0)


def test_g19_ais_draw_after_the_choice_in_sheet_order_before_hands_are_filled() -> None:
    """TAV-G19: the one card of the deck goes to the first AI; the discards make the deck for the second."""
    s = event("june")
    put(s, 1, "riding", 5)
    put(s, 2, "riding", 3)
    dice(s, "1 1 1 1 1 1")
    only(s, "3tM")
    choosing(s)
    play(s, "W")
    assert s.deck_size == 1
    told = play(s, "1nT", seat=0)
    assert s.pile_card[1, 0] == card_kind("3tM")
    assert (s.pile_size[1], s.pile_size[2]) == (1, 1)
    order = [(one["kind"], one.get("seat")) for one in told if one["kind"] in ("showed", "drew")]
    assert order == [("showed", 1), ("showed", 2), ("showed", 3), ("showed", 0), ("drew", 0)]


def test_g19_the_card_of_a_losing_ai_is_discarded() -> None:
    """TAV-G19: one card for the attempt."""
    s = event("january")
    put(s, 0, "channel", 4)
    dice(s, "1 1 1 6 1 1")
    stack(s, deck="1tM")
    choosing(s)
    wave(s, "glass", 0)
    play(s, "C", "2nT*0", box=False)
    assert at(s, 1) == ("channel", 4)
    assert (s.deck_size, s.heap_size, s.pile_size[1]) == (0, 0, 0)
    assert cards(s, 0) == "1nT 1tM 1tT 2tT 3nM"  # discarded, and then drawn by the person


def test_g22_after_a_collision_an_ai_lies_in_the_wash_scores_nothing_and_recovers_without_a_switch() -> None:
    """TAV-G22."""
    s = event("april")
    put(s, 0, "channel", 4)
    hand(s, 0, "3nT")
    dice(s, "1 1 1 6 1 1")
    only(s, "3tT")
    choosing(s)
    told = play(s, "C", "3nT*0")
    assert at(s, 0) == at(s, 1) == ("wash", 4)
    assert [one["points"] for one in kinds(told, "scored") if one["seat"] == 1] == [0]
    assert scores(s, 1, "long") == []
    told = play(s, moves(s)[0])
    assert shown(told) == RECOVER
    assert at(s, 1) == ("channel", 0)
    assert (s.to_switch[1], s.board[1]) == (0, LONG)


def test_g27_both_boards_are_added_and_change_the_rank_once() -> None:
    """TAV-G27: rank 2, last on longboards (−3) and first on shortboards (+5): 2 points, rank 1, won."""
    career = career_at(50, 50, 50, 50, 50, 50, 2)
    match = finish(career)
    s = match.state
    for ai in (1, 2, 3):
        for i in range(2):
            s.score[ai, LONG, i], s.score[ai, SHORT, i] = 10, -1
    for i in range(2):
        s.score[0, SHORT, i], s.score[0, LONG, i] = 8, -1
    result = career.result(match)
    assert dict(result.places) == {"long": 4, "short": 1}
    assert (result.points, result.rank) == (2, 1)
    assert career.after(match, ()).status == "won"


def test_g28_a_wave_ridden_when_an_event_ends_is_not_scored_but_its_tokens_count() -> None:
    """TAV-G28: a hang-ten in March and a barrel in November, earned in the last round."""
    for month, balance, kind, front, card in (("march", 2, "glass", 0, "1nT"), ("november", 0, "barrel", 1, "1nT")):
        s = event(month)
        put(s, 0, "riding", 4, balance=balance)
        pile(s, 0, "3nT")
        s.waves_left = 1
        wave(s, kind, front)
        choosing(s)
        told = play(s, "R", f"{card}*0")
        assert s.phase == OVER
        assert kinds(told, "scored") == []
        assert scores(s, 0, "long") == []
        assert task_points(s, month_of(month)) == 1


def test_g29_an_ai_knows_nothing_of_the_hidden_choice() -> None:
    """TAV-G29: beside the same wave it catches whatever the person has chosen."""
    s = event("january")
    put(s, 0, "channel", 4)
    dice(s, "1 1 1 6 1 1")
    choosing(s)
    assert moves(s) == ["O", "I", "C", "W"]
    for choice in ("O 1nT*0", "I 3nM*0", "C 1nT*0", "W 1nT"):
        assert shown(play(GAME.copy(s), choice)) == CATCH


def test_g29_a_wave_ridden_at_that_moment_is_snaked_even_if_its_rider_bails() -> None:
    """TAV-G29: for the snake the place is free."""
    s = event("january")
    put(s, 0, "riding", 4)
    pile(s, 0, "3nM 3tM")
    dice(s, "1 1 1 6 1 1")
    choosing(s)
    told = play(s, "B", "1nT")
    assert shown(told) == SNAKE
    assert at(s, 1) == ("riding", 3)
    assert [(one["how"], one["points"]) for one in kinds(told, "scored")] == [(BY_BAIL, 6)]
