"""Resolve (TAV-7 to TAV-10), with the rulings on stoke tokens and contests."""

from tests.games.tavarua.positions import (
    GAME,
    afloat,
    at,
    beside,
    cards,
    choosing,
    dice,
    hand,
    kinds,
    moves,
    pile,
    play,
    put,
    riding,
    scores,
    wave,
)
from vaka.games.tavarua.state import CARD, CHOOSE, SIGN


def test_b2_all_tokens_count_up_or_all_down_and_nothing_between() -> None:
    """TAV-B2, TAV-7.2."""
    s = afloat(1)
    put(s, 0, "channel", 1, tokens=2)
    play(s, "O", "2nT*2")
    assert s.phase == SIGN
    assert moves(s) == ["-", "+"]
    up, down = GAME.copy(s), GAME.copy(s)
    play(up, "+")
    play(down, "-")
    assert at(up, 0) == ("channel", 5)
    assert at(down, 0) == ("channel", 1)


def test_tokens_on_a_paddle_are_lost_on_a_ridden_card_they_stay_and_score() -> None:
    """TAV-7.3, TAV-16.3."""
    s = riding(board="L")
    s.tokens[0] = 2
    wave(s, "glass", 0)
    play(s, "R", "1tT*2", "+")
    assert s.tokens[0] == 0
    assert s.pile_tokens[0, 1] == 2


def test_x14_paddle_out_4_from_space_4_stops_on_6() -> None:
    """X14, TAV-8.1, TAV-8.2: exactly the number, stopping at the last space."""
    s = afloat(1)
    put(s, 0, "channel", 4)
    hand(s, 0, "4nT 1nT")
    trial = GAME.copy(s)
    play(trial, "O", "1nT*0")
    assert at(trial, 0) == ("channel", 5)
    play(s, "O", "4nT*0")
    assert at(s, 0) == ("channel", 6)


def test_paddling_in_stops_at_the_shore() -> None:
    """TAV-8.3."""
    s = afloat(1)
    play(s, "I", "2nT*0")
    assert at(s, 0) == ("channel", 1)
    play(s, "I", "3nM*0")
    assert at(s, 0) == ("channel", 0)


def test_c12_paddling_out_on_6_and_in_at_the_shore_is_legal() -> None:
    """TAV-C12."""
    for space, letter in ((6, "O"), (0, "I")):
        s = afloat(1)
        put(s, 0, "channel", space)
        choosing(s)
        play(s, letter, "3nM*0")
        assert at(s, 0) == ("channel", space)


def test_x13_a_card_of_1_with_two_tokens_subtracted_moves_0() -> None:
    """X13, TAV-B3, TAV-B4: never the other way; paddling 0 stays."""
    s = afloat(1)
    s.tokens[0] = 2
    trial = GAME.copy(s)
    play(trial, "O", "1nT*2", "-")
    assert at(trial, 0) == ("channel", 3)
    s = riding(balance=1)
    s.tokens[0] = 2
    wave(s, "glass", 0)
    play(s, "R", "1nT*2", "-")
    assert s.balance[0] == 1
    assert s.pile_size[0] == 2


def test_a_catch_stands_up_moves_balance_and_gains_a_token() -> None:
    """TAV-8.4, TAV-8.5, TAV-8.6, TAV-16.2."""
    s = beside(seats=1)
    wave(s, "glass", 0)
    told = play(s, "C", "2nT*0")
    assert at(s, 0) == ("riding", 2)
    assert s.balance[0] == 2
    assert s.tokens[0] == 2
    assert kinds(told, "caught") == [{"seat": 0, "space": 3, "perfect": 0, "balance": 2}]


def test_a_wave_caught_as_it_breaks_is_perfect() -> None:
    """TAV-8.7."""
    s = beside("6 6 3 1 1 1", seats=1)
    wave(s, "glass", 0)
    play(s, "C", "2nT*0")
    assert s.perfect[0] == 1


def test_x05_a_fall_on_the_catch_card_scores_nothing_and_gains_a_token() -> None:
    """X5, TAV-8.6, TAV-B8, TAV-W9."""
    s = beside("6 6 3 1 1 1", seats=1)
    told = play(s, "C", "3nM*0")
    assert at(s, 0) == ("wash", 3)
    assert s.tokens[0] == 2
    assert scores(s, 0) == []
    assert s.perfect[0] == 0
    assert kinds(told, "scored")[0]["points"] == 0
    assert moves(s) == ["1nT*0", "1tT*0", "2nT*0", "2tT*0", *moves(s)[4:]]
    assert s.phase == CARD


def test_x06_identical_cards_collide_and_the_third_catches() -> None:
    """X6, TAV-8.9, TAV-B9, TAV-C7, TAV-C8: wash of that level, a token, nothing scored."""
    s = beside(seats=3)
    hand(s, 0, "3nT")
    hand(s, 1, "3tT")
    hand(s, 2, "2nM")
    wave(s, "glass", 0)
    told = play(s, "C", "3nT*0", "C", "3tT*0", "C", "2nM*0")
    assert at(s, 0) == at(s, 1) == ("wash", 3)
    assert at(s, 2) == ("riding", 2)
    assert (s.tokens[0], s.tokens[1]) == (2, 2)
    assert len(kinds(told, "collided")) == 2
    assert scores(s, 0) == scores(s, 1) == []


def test_x07_teal_beats_maroon_and_the_losers_tokens_are_lost() -> None:
    """X7, TAV-8.10, TAV-8.11, TAV-B5, TAV-C9: printed numbers, whatever the tokens."""
    s = beside(boards="LL")
    hand(s, 0, "3nT")
    hand(s, 1, "3nM")
    s.tokens[1] = 2
    wave(s, "glass", 0)
    play(s, "C", "3nT*0", "C", "3nM*2")
    assert at(s, 0) == ("riding", 2)
    assert at(s, 1) == ("channel", 3)
    assert s.tokens[1] == 0
    assert s.heap_size >= 1


def test_x08_with_room_for_both_identical_cards_do_not_collide() -> None:
    """X8, TAV-8.8, TAV-C4."""
    s = beside(seats=5)
    wave(s, "glass", 0)
    play(s, "C", "1nT*0", "C", "1nT*0", "W", "1nT", "W", "1nT", "W", "1nM")
    assert at(s, 0) == at(s, 1) == ("riding", 2)


def test_c5_several_groups_of_identical_cards_all_collide() -> None:
    """TAV-C5."""
    s = beside(seats=4)
    play(s, "C", "1nT*0", "C", "1tT*0", "C", "2nT*0", "C", "2tT*0")
    assert [at(s, seat) for seat in range(4)] == [("wash", 3)] * 4


def test_c6_when_the_winner_falls_nobody_else_catches() -> None:
    """TAV-C6."""
    s = beside()
    wave(s, "glass", 0)
    play(s, "C", "3nM*0", "C", "1nT*0")
    assert at(s, 0) == ("wash", 3)
    assert at(s, 1) == ("channel", 3)


def test_c1_resolve_goes_by_kind_of_action_and_not_by_seat() -> None:
    """TAV-C1: bails, contests, balance, then the rest."""
    s = afloat(3)
    dice(s, "6 6 6 6 1 1")
    put(s, 1, "riding", 4)
    pile(s, 1, "2nM")
    put(s, 2, "riding", 2)
    pile(s, 2, "2tM")
    choosing(s)
    wave(s, "glass", 0)
    told = play(s, "O", "1nT*0", "R", "1nT*0", "B", "1nT")
    order = [one["kind"] for one in told if one["kind"] in ("bailed", "rode", "paddled")]
    assert order == ["bailed", "rode", "paddled"]


def test_c2_a_catch_is_judged_when_chosen() -> None:
    """TAV-C2: without snaking a full wave cannot be chosen, even if its rider then bails."""
    s = beside()
    put(s, 1, "riding", 3)
    pile(s, 1, "2nM")
    assert moves(choosing(s)) == ["O", "I", "W"]


def test_c3_two_surfers_want_the_one_place_left_by_a_rider() -> None:
    """TAV-C3: with five players a rider leaves one place, and catchers contest it."""
    s = beside(seats=5)
    put(s, 4, "riding", 3)
    pile(s, 4, "2nM")
    choosing(s)
    wave(s, "glass", 0)
    play(s, "C", "2nT*0", "C", "1nT*0", "W", "1nT", "W", "1nT", "R", "1nM*0")
    assert at(s, 0) == ("riding", 2)
    assert at(s, 1) == ("channel", 3)
    assert at(s, 4) == ("riding", 2)


def test_x22_the_rider_bails_and_two_places_are_free() -> None:
    """X22, TAV-C13: places are counted after bails."""
    s = beside(seats=5)
    put(s, 4, "riding", 3)
    pile(s, 4, "2nM")
    choosing(s)
    wave(s, "glass", 0)
    play(s, "C", "1nT*0", "C", "1nT*0", "W", "1nT", "W", "1nT", "B", "1nM")
    assert at(s, 0) == at(s, 1) == ("riding", 2)
    assert at(s, 4) == ("channel", 3)


def test_x27_the_teals_collide_the_maroon_catches_and_a_place_stays_empty() -> None:
    """X27, TAV-C13: also a place freed by a fall stays empty this round."""
    s = beside(seats=5, boards="LLLLL")
    for seat, card in ((0, "3nT"), (1, "3tT"), (2, "3nM")):
        hand(s, seat, card)
    wave(s, "glass", 0)
    play(s, "C", "3nT*0", "C", "3tT*0", "C", "3nM*0", "W", "1nT", "W", "1nM")
    assert at(s, 0) == at(s, 1) == ("wash", 3)
    assert at(s, 2) == ("riding", 2)


def test_c10_no_limit_of_surfers_on_channel_shore_and_wash() -> None:
    """TAV-C10: all six lie in one space of the wash, then at the shore; or paddle to one space of the channel."""
    s = afloat(6)
    for seat in range(6):
        put(s, seat, "wash", 2)
    choosing(s)
    play(s, *["1nT*0"] * 4, "1nM*0", "1nM*0")
    assert [at(s, seat) for seat in range(6)] == [("channel", 0)] * 6
    s = afloat(6)
    play(s, *["O", "1nT*0"] * 4, "O", "1nM*0", "O", "1nM*0")
    assert [at(s, seat) for seat in range(6)] == [("channel", 4)] * 6


def test_c11_no_wave_can_be_caught_from_the_shore() -> None:
    """TAV-C11."""
    s = afloat(1)
    dice(s, "6 6 6 6 6 6")
    put(s, 0, "channel", 0)
    assert moves(choosing(s)) == ["O", "I", "W"]


def test_waiting_discards_the_cards_and_stays() -> None:
    """TAV-8.12."""
    s = afloat(1)
    told = play(s, "W", "1nT.3nM")
    assert at(s, 0) == ("channel", 3)
    assert len(kinds(told, "laid_down")) == 2
    assert s.heap_size == 2


def test_riding_moves_balance_and_keeps_the_card_or_falls() -> None:
    """TAV-9.1, TAV-9.2."""
    s = riding(balance=1)
    wave(s, "glass", 0)
    trial = GAME.copy(s)
    play(trial, "R", "2tT*0")
    assert trial.balance[0] == -1
    assert trial.pile_size[0] == 2
    assert at(trial, 0) == ("riding", 3)
    play(s, "R", "2nT*0")
    assert at(s, 0) == ("wash", 4)
    assert s.pile_size[0] == 0
    assert s.heap_size == 2


def test_bailing_scores_the_whole_pile_and_goes_to_the_channel_beside() -> None:
    """TAV-9.4, TAV-9.5."""
    s = riding(space=4, text="3nT 2tM 3tM")
    told = play(s, "B", "1nT.1tT")
    assert at(s, 0) == ("channel", 4)
    assert kinds(told, "bailed") == [{"seat": 0, "space": 4}]
    assert scores(s, 0) == [3.5]
    assert s.balance[0] == 0


def test_recovering_goes_to_the_shore_whatever_the_card() -> None:
    """TAV-10.1."""
    s = afloat(1)
    put(s, 0, "wash", 6)
    choosing(s)
    play(s, "1nT*0")
    assert at(s, 0) == ("channel", 0)
    assert s.phase != CHOOSE


def test_b5_tokens_on_the_card_of_a_faller_are_lost() -> None:
    """TAV-B5: the fall pays one token, those on the card are gone."""
    s = riding(balance=2)
    s.tokens[0] = 2
    play(s, "R", "1nT*2", "+")
    assert at(s, 0) == ("wash", 4)
    assert s.tokens[0] == 1


def test_b6_gains_above_three_are_lost() -> None:
    """TAV-B6, TAV-16.1."""
    s = riding(text="1nM*3", space=1)
    s.tokens[0] = 3
    wave(s, "glass", 0)
    play(s, "R", "1nT*0")
    assert s.tokens[0] == 3


def test_b10_catching_on_space_1_and_riding_in_pays_two_tokens() -> None:
    """TAV-B10."""
    s = afloat(1)
    put(s, 0, "channel", 1, tokens=0)
    choosing(s)
    wave(s, "glass", 0)
    play(s, "C", "1nT*0")
    assert at(s, 0) == ("channel", 0)
    assert s.tokens[0] == 2


def test_b11_signs_are_asked_clockwise_first_rides_then_paddles() -> None:
    """TAV-B11: losers of a contest are not asked."""
    s = afloat(4)
    dice(s, "6 6 6 6 1 1")
    put(s, 1, "riding", 5)
    pile(s, 1, "2nM")
    for seat in range(4):
        s.tokens[seat] = 1
    put(s, 0, "channel", 6)
    s.first = 3
    choosing(s)
    wave(s, "glass", 0)
    play(s, "C", "1nT*1", "O", "1nT*1", "R", "1nT*1", "C", "2nT*1")
    asked = []
    while s.phase == SIGN:
        asked.append(int(s.turn))
        play(s, "-")
    assert asked == [1, 2, 0]
    assert at(s, 0) == ("channel", 6)
    assert at(s, 3) == ("channel", 3)


def test_longboards_never_hold_icon_cards() -> None:
    """TAV-6.6."""
    s = afloat(1, "L")
    for _ in range(20):
        play(s, "W", ".".join(cards(s, 0).split()))
        assert not any(word.startswith("4") for word in cards(s, 0).split())
