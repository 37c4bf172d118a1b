"""AI surfers (TAV-19.11 to TAV-19.22) and the rulings G about them."""

from typing import Any

import pytest

from tests.games.tavarua.positions import (
    GAME,
    at,
    choosing,
    dice,
    event,
    fresh,
    hand,
    kinds,
    only,
    pile,
    play,
    preparing,
    put,
    scores,
    shown,
    waits,
    wave,
)
from vaka.games.tavarua.journey.career import events
from vaka.games.tavarua.notation import card_kind
from vaka.games.tavarua.rules.choose import places_on_wave
from vaka.games.tavarua.rules.wave import pile_points
from vaka.games.tavarua.state import BY_BAIL, LONG, SHORT, SNAKED


def test_an_event_seats_its_ai_surfers_on_the_shore_with_board_and_target() -> None:
    """TAV-19.11: S or L and the target space; each with a colour of its own."""
    june = next(one for one in events("revised") if one.month == "june")
    s = fresh(1, june.kit(GAME.kit, (0,) * 6), snaking="on", length="shortboards")
    assert [int(s.target[i]) for i in range(4)] == [0, 5, 4, 2]
    assert [at(s, i) for i in range(4)] == [("channel", 0)] * 4
    assert [int(event("december").board[i]) for i in (1, 2, 3)] == [SHORT, LONG, LONG]
    assert len({one["colour"] for one in GAME.view(s, 0)["surfers"]}) == 4


def test_g15_an_ai_paddles_to_its_target_in_one_go_and_does_not_catch_in_that_round() -> None:
    """TAV-19.12, TAV-G15."""
    s = event("january")
    put(s, 1, "channel", 0)
    dice(s, "6 6 6 4 1 1")
    told = waits(s)
    assert shown(told) == 1
    assert at(s, 1) == ("channel", 4)


def test_x18_an_ai_waits_for_the_perfect_wave_on_its_way() -> None:
    """X18, TAV-19.13, TAV-G12, TAV-G14: the wave on 5 shows 4."""
    s = event("january")
    dice(s, "3 2 1 5 4 1")
    assert shown(waits(s)) == 4
    assert at(s, 1) == ("channel", 4)


def test_x19_without_one_it_catches_the_broken_wave() -> None:
    """X19, TAV-19.14, TAV-G13."""
    s = event("january")
    dice(s, "3 2 1 5 3 1")
    assert shown(waits(s)) == 3
    assert at(s, 1) == ("riding", 3)


def test_an_unbroken_wave_makes_it_wait_and_a_perfect_one_is_caught() -> None:
    """TAV-G13, TAV-G14: decided again each round."""
    s = event("january")
    dice(s, "3 2 1 3 3 1")
    assert shown(waits(s)) == 4
    s = event("january")
    dice(s, "3 2 1 4 4 4")
    told = waits(s)
    assert shown(told) == 3
    assert s.perfect[1] == 1


def test_an_ai_rides_on_to_the_shore_and_scores_like_everybody() -> None:
    """TAV-19.15, TAV-19.21: shore bonus, score tokens."""
    s = event("january")
    put(s, 1, "riding", 1)
    pile(s, 1, "3nT 3tT")
    only(s, "2nM 2tM 2nM")
    wave(s, "surge", -3)
    told = waits(s)
    assert shown(told) == 5
    assert at(s, 1) == ("channel", 0)
    assert scores(s, 1, "long") == [4.5]  # 3 + 3 + 2 + 2 for the shore


def test_an_ai_in_the_wash_recovers() -> None:
    """TAV-19.16, TAV-G22: no switch after it."""
    s = event("april")
    put(s, 1, "wash", 4)
    assert shown(waits(s)) == 7
    assert at(s, 1) == ("channel", 0)
    assert s.to_switch[1] == 0


def test_g23_an_ai_switches_after_riding_in_where_both_boards_are_ridden() -> None:
    """TAV-G23, TAV-19.17: at the shore in the next preparation, after the person's, then it paddles."""
    s = event("april")
    put(s, 1, "riding", 1)
    pile(s, 1, "3nT")
    put(s, 0, "channel", 0)
    preparing(s)
    play(s, "done", "W", "1nT")
    assert s.to_switch[1] == 1
    assert s.board[1] == LONG
    told = play(s, "done")
    assert kinds(told, "switched") == [{"seat": 1, "board": SHORT}]
    assert s.to_switch[1] == 0
    s = event("january")
    put(s, 1, "riding", 1)
    pile(s, 1, "3nT")
    waits(s)
    assert s.to_switch[1] == 0


def test_an_ai_draws_the_top_card_and_a_longboard_one_draws_icon_cards_again() -> None:
    """TAV-19.18, TAV-G19: from the common deck, before hands are refilled."""
    s = event("april")
    put(s, 1, "riding", 3)
    only(s, "4nT 4nM 4tT 4tM 2nM")
    told = waits(s)
    order = [one["kind"] for one in told]
    assert s.pile_card[1, 0] == card_kind("2nM")
    assert order.index("showed") < order.index("wave")
    assert len(kinds(told, "reshuffled")) == 1  # the icon cards drawn went to the discards, and the hand was filled


def test_icon_cards_an_ai_replaces_and_a_reshuffle_for_it_are_told() -> None:
    """TAV-19.18, TAV-6.5: as for a person."""
    s = event("april")
    put(s, 1, "riding", 3)
    only(s, "4nT 4tM")
    told = waits(s)
    told = told[: [one["kind"] for one in told].index("showed")]
    replaced = [(one["seat"], one["power"]) for one in kinds(told, "replaced")]
    assert replaced[:2] == [(1, 4), (1, 4)]
    assert len(kinds(told, "reshuffled")) == 1


def test_g20_an_ai_keeps_balance_and_takes_every_barrel() -> None:
    """TAV-19.19, TAV-G20: a shortboard 4 too."""
    s = event("february")
    put(s, 1, "riding", 4)
    only(s, "4nT 4nM")
    wave(s, "barrel", 2)
    waits(s)
    assert at(s, 1) == ("riding", 3)
    assert s.pile_barrel[1, 0] == 1


def test_an_ai_has_no_stoke_and_no_hang_ten_but_perfects() -> None:
    """TAV-19.20, TAV-G16."""
    s = event("january")
    dice(s, "3 2 1 4 1 1")
    only(s, "3nT 3nT")
    wave(s, "glass", 0)
    waits(s)
    assert s.tokens[1] == 0
    assert s.perfect[1] == 1
    assert s.hang_tens[1] == 0
    assert GAME.view(s, 0)["surfers"][1]["tokens"] == 0


def test_an_ai_snakes_an_occupied_wave_without_paying() -> None:
    """TAV-19.22, TAV-G16, TAV-G29: a wave ridden when it decides is snaked even if the rider then bails."""
    for edition in ("revised", "first"):
        s = event("january", edition)
        put(s, 0, "riding", 4)
        pile(s, 0, "3nM")
        dice(s, "6 6 6 6 1 1")
        only(s, "3nT 3nT")
        choosing(s)
        told = play(s, "R", "1nT*0")
        assert shown(told) == 8
        assert at(s, 1) == ("riding", 3)
        assert at(s, 0) == ("channel", 4)
        assert kinds(told, "scored")[0]["how"] == SNAKED
    s = event("january")
    put(s, 0, "riding", 4)
    pile(s, 0, "3nM")
    dice(s, "6 6 6 6 1 1")
    choosing(s)
    told = play(s, "B", "1nT")
    assert shown(told) == 8
    assert at(s, 1) == ("riding", 3)
    assert kinds(told, "scored")[0]["how"] == BY_BAIL


def test_g17_an_ai_snakes_another_and_the_rider_wins_exact_ties() -> None:
    """TAV-G17: targets differ, so two AIs never catch together."""
    for edition in ("revised", "first"):
        for one in events(edition):
            assert len({ai[1] for ai in one.ai}) == len(one.ai)
    s = event("february")
    put(s, 1, "riding", 2)
    pile(s, 1, "3nM")
    dice(s, "6 6 1 1 1 1")
    only(s, "3nT 3nT 3tT 3tT")
    told = waits(s)
    assert shown(told, 2) == 8
    assert at(s, 1) == ("riding", 1)
    assert at(s, 2) == ("channel", 2)


@pytest.mark.parametrize(("card", "drawn", "person", "ai"), [
    ("3nT", "3tT", ("wash", 4), ("wash", 4)),
    ("3nT", "3tM", ("riding", 3), ("channel", 4)),
    ("2nT", "3tM", ("channel", 4), ("riding", 3)),
])  # fmt: skip
def test_g18_a_person_and_an_ai_contest_a_wave_by_the_usual_rules(card: Any, drawn: Any, person: Any, ai: Any) -> None:
    """TAV-G18, TAV-G22: a collision is the one way an AI falls; it scores nothing."""
    s = event("january")
    put(s, 0, "channel", 4)
    hand(s, 0, card)
    dice(s, "6 6 6 6 1 1")
    only(s, f"{drawn} {drawn}")
    wave(s, "glass", 0)
    choosing(s)
    play(s, "C", f"{card}*0")
    assert at(s, 0) == person
    assert at(s, 1) == ai
    assert scores(s, 1, "long") == []


def test_g21_a_snaked_ai_scores_as_a_bail_and_paddles_on() -> None:
    """TAV-G21: no switch."""
    s = event("april")
    put(s, 1, "riding", 3)
    pile(s, 1, "3nM 3tM")
    dice(s, "6 6 6 1 1 1")
    hand(s, 0, "3nT 1nT")
    only(s, "2nM 2nM 2tM 2tM")
    choosing(s)
    told = play(s, "S1", "3nT*0")
    assert at(s, 1) == ("channel", 3)
    assert s.to_switch[1] == 0
    assert [one["points"] for one in kinds(told, "scored") if one["seat"] == 1] == [6]
    dice(s, "1 1 1 1 1 1")
    play(s, "B", "1nT")
    assert at(s, 1) == ("channel", 4)


def test_g24_an_ai_still_riding_at_the_end_scores_nothing() -> None:
    """TAV-G24."""
    s = event("january")
    put(s, 1, "riding", 3)
    pile(s, 1, "3nT")
    s.waves_left = 1
    waits(s)
    assert GAME.rules.to_move(s) == -1
    assert scores(s, 1, "long") == []


def test_g25_a_wave_carries_one_surfer_in_every_event() -> None:
    """TAV-G25: never more than four surfers."""
    assert all(places_on_wave(event(one.month)) == 1 for one in events("revised"))


def test_g26_the_person_is_always_first() -> None:
    """TAV-G26."""
    s = event("january")
    waits(s)
    assert s.first == 0


def test_g30_a_third_wave_improves_an_ai_too() -> None:
    """TAV-G30."""
    s = event("january")
    s.score[1, LONG, 0], s.score[1, LONG, 1] = 2, 4
    put(s, 1, "riding", 1)
    pile(s, 1, "3nT 3tT")
    s.ended[1] = BY_BAIL
    assert pile_points(s, 1) == 6
    s.ended[1] = 0
    only(s, "2nM 2tM 2nM")
    waits(s)
    assert sorted(scores(s, 1, "long")) == [2.0, 4.5]
