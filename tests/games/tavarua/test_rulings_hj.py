"""Rulings H and J: snaking and the small print. Those with a test among the rules they belong to are there."""

from typing import Any

import pytest

from tests.games.tavarua.positions import (
    GAME,
    afloat,
    at,
    cards,
    career_at,
    chased,
    choosing,
    event,
    fresh,
    give,
    hand,
    hand_of,
    kinds,
    month_of,
    moves,
    pile,
    play,
    preparing,
    put,
    scores,
    stack,
    wave,
)
from vaka.core.chance import draw, seed_stream
from vaka.games.tavarua.journey.career import events, task_points
from vaka.games.tavarua.payloads import Edition
from vaka.games.tavarua.rules.cards import draw_card
from vaka.games.tavarua.state import BAILED, LONG, PREPARE, SHORT, SIGN, SNAKED, WASH


def test_h1_the_best_snake_catches_when_the_rider_bails_and_the_others_stay() -> None:
    """TAV-H1: two teal 2s collide first, then the 3 is better than the 1."""
    s = chased(5, rider=4)
    play(s, "S4", "2nT*0", "S4", "2tT*0", "S4", "1nT*0", "S4", "3nM*0", "B", "1nM")
    assert at(s, 0) == at(s, 1) == ("wash", 3)
    assert at(s, 2) == ("channel", 3)
    assert at(s, 3) == ("riding", 2)


def test_h6_tokens_on_the_card_of_a_snaked_rider_are_lost() -> None:
    """TAV-H6: with the card; the rider is not asked for plus or minus."""
    s = chased(text="2nM", tokens=2)
    told = play(s, "S1", "3nM*0", "R", "2nT*2")
    assert s.phase != SIGN
    assert at(s, 1) == ("channel", 3)
    assert s.tokens[1] == 0
    assert [(one["how"], one["points"]) for one in kinds(told, "scored")] == [(SNAKED, 2)]


def test_h7_the_wave_card_does_not_touch_a_snaked_rider() -> None:
    """TAV-H7: a Surge 3 would throw it; it scores its whole pile and lies in the channel."""
    s = chased(text="3nT 3tT")
    s.balance[1] = -3
    wave(s, "surge", -3)
    told = play(s, "S1", "3nM*0", "R", "2tT*0")
    assert kinds(told, "fell") == []
    assert at(s, 1) == ("channel", 3)
    assert scores(s, 1, "long") == [2.5]
    assert s.balance[0] == 0


def test_h8_with_a_place_free_a_declared_snake_takes_the_riders_place() -> None:
    """TAV-H8: with five players both are possible."""
    s = chased(5, rider=4)
    assert [move for move in moves(s) if move[0] in "CS"] == ["C", "S4"]
    play(s, "S4", "3nM*0", *["W", "1nT"] * 3, "R", "1nM*0")
    assert at(s, 0) == ("riding", 2)
    assert at(s, 4) == ("channel", 3)


def test_h8_undeclared_it_is_a_plain_catch() -> None:
    """TAV-H8: the rider rides on, and the catch pays its token."""
    s = chased(5, rider=4)
    play(s, "C", "3nM*0", *["W", "1nT"] * 3, "R", "1nM*0")
    assert at(s, 0) == at(s, 4) == ("riding", 2)
    assert s.tokens[0] == 2


@pytest.mark.parametrize("edition", ["revised", "first"])
def test_h9_snaking_is_on_in_career_events_with_ai_surfers(edition: Edition) -> None:
    """TAV-H9: and off in photo shoots, where nobody else is."""
    for number, one in enumerate(events(edition)):
        assert career_at(*[50] * number, edition=edition).match().options["snaking"] == ("on" if one.ai else "off")


def test_j2_dice_first_player_wave_deck_then_hands_from_the_first_player_on() -> None:
    """TAV-J2: the random numbers are used in this order."""
    s = fresh(3, seed=5)
    same = GAME.new_state()
    seed_stream(same, 5)
    assert [int(s.die[space]) for space in range(1, 7)] == [1 + draw(same, 6) for _ in range(6)]
    assert s.first == draw(same, 3)
    pools, back = [9, 9, 9, 6, 4], draw(same, 37)
    assert s.next_wave == next(kind for kind in range(5) if back < sum(pools[: kind + 1]))
    assert s.chance == same.chance
    deck = GAME.copy(s)
    play(s, "short", "short", "short")
    for i in range(3):
        assert hand_of(s, (int(s.first) + i) % 3) == sorted(draw_card(deck) for _ in range(5))


def test_j2_a_mulligan_is_discard_draw_next() -> None:
    """TAV-J2: with an empty deck each seat draws just what it has discarded."""
    s = fresh(2)
    play(s, "short", "short")
    stack(s)
    hands = [cards(s, seat) for seat in range(2)]
    play(s, *[".".join(text.split()) for text in hands], box=False)
    assert [cards(s, seat) for seat in range(2)] == hands


def test_j3_at_mind_games_the_hand_is_discarded_before_new_cards_are_drawn() -> None:
    """TAV-J3: with an empty deck the same cards come back; a short hand is filled from what there is."""
    s = afloat(2)
    give(s, 0, "mind_games")
    preparing(s)
    stack(s)
    told = play(s, "mind1", seat=1, box=False)
    assert [len(kinds(told, kind)) for kind in ("laid_down", "reshuffled", "drew")] == [5, 1, 5]
    assert cards(s, 1) == "1nT 1tT 2nT 2tT 3nM"


def test_j7_an_ai_switches_after_the_persons_preparation() -> None:
    """TAV-J7."""
    s = event("april")
    put(s, 0, "channel", 0)
    put(s, 1, "channel", 0, to_switch=1)
    preparing(s)
    told = play(s, "switch")
    assert [one["seat"] for one in kinds(told, "switched")] == [0, 1]
    s = event("april")
    put(s, 0, "channel", 0)
    put(s, 1, "channel", 0, to_switch=1)
    preparing(s)
    assert (s.phase, s.board[1]) == (PREPARE, LONG)
    assert kinds(play(s, "done"), "switched") == [{"seat": 1, "board": SHORT}]


@pytest.mark.parametrize(("choice", "place"), [("B 1nT", BAILED), ("R 1nT*0", WASH)])
def test_j8_balance_is_centred_as_soon_as_a_wave_is_left(choice: Any, place: Any) -> None:
    """TAV-J8: while others still resolve, before any scoring."""
    s = afloat(2)
    put(s, 0, "riding", 4, balance=2)
    pile(s, 0, "3nT")
    choosing(s)
    play(s, choice, "O", "1nT*1")
    assert s.phase == SIGN
    assert (s.place[0], s.balance[0]) == (place, 0)


def test_j8_balance_of_a_snaked_rider_is_centred_at_once() -> None:
    """TAV-J8."""
    s = chased()
    s.balance[1] = 2
    play(s, "S1", "3nM*1", "R", "1nT*0")
    assert s.phase == SIGN
    assert (s.place[1], s.balance[1]) == (BAILED, 0)


def test_j9_plus_or_minus_is_said_and_moved_seat_by_seat_also_where_both_are_the_same() -> None:
    """TAV-J9: seat 0 on space 6 goes nowhere and is asked all the same; seat 1 has moved before seat 2 is asked."""
    s = afloat(3)
    put(s, 0, "channel", 6)
    choosing(s)
    play(s, *["O", "1nT*1"] * 3)
    assert (s.phase, s.turn, moves(s)) == (SIGN, 0, ["-", "+"])
    play(s, "+")
    assert (s.turn, at(s, 0), at(s, 1)) == (1, ("channel", 6), ("channel", 3))
    play(s, "+")
    assert (s.turn, at(s, 1), at(s, 2)) == (2, ("channel", 5), ("channel", 3))


def test_j10_all_fees_are_paid_when_the_cards_are_shown() -> None:
    """TAV-J10: before plus and minus, also by a snake whose rider bails."""
    s = chased(edition="first", tokens=2)
    play(s, "S1", "1nT*1")
    assert s.tokens[0] == 2
    play(s, "B", "1nT")
    assert (s.phase, s.tokens[0]) == (SIGN, 0)


def test_j11_every_snake_that_did_not_collide_pays_when_the_rider_wins() -> None:
    """TAV-J11: also those that another snake would have beaten."""
    s = chased(4, "first", rider=3, tokens=3)
    hand(s, 3, "3nT")
    play(s, "S3", "1nT*0", "S3", "2nT*0", "S3", "3nM*0", "R", "3nT*0")
    assert [at(s, seat) for seat in range(3)] == [("channel", 3)] * 3
    assert [int(s.tokens[seat]) for seat in range(3)] == [1, 1, 1]


@pytest.mark.parametrize(("edition", "count"), [("first", 1), ("revised", 0)])
@pytest.mark.parametrize("text", ["4nT 4tT", "3nT*1 4tT", "4tT 3nT*1"])
def test_j14_an_aerial_among_equally_good_cards_of_a_wipeout_counts_one(text: str, edition: Any, count: Any) -> None:
    """TAV-J14: in July of the first edition."""
    s = event("july", edition)
    put(s, 0, "riding", 3, board=SHORT, balance=2)
    pile(s, 0, text)
    choosing(s)
    (scored,) = kinds(play(s, "R", "1nT*0"), "scored")
    assert scored["points"] == 4
    assert task_points(s, month_of("july", edition)) == count
