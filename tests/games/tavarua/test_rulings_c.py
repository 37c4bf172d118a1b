"""Rulings C: Resolve and contests. Those with a test among the rules of Resolve are there."""

from typing import Any

from tests.games.tavarua.positions import (
    afloat,
    at,
    beside,
    card_kind,
    choosing,
    dice,
    kinds,
    moves,
    pile,
    play,
    put,
    scores,
    wave,
)
from vaka.games.tavarua.state import FALLEN, SIGN


def test_c1_bails_contests_balance_and_the_rest_whatever_the_seat() -> None:
    """TAV-C1: the first seat recovers last, the last one bails first."""
    s = beside(seats=4)
    put(s, 0, "wash", 5)
    put(s, 3, "riding", 5)
    pile(s, 3, "3tM")
    choosing(s)
    wave(s, "glass", 0)
    told = play(s, "1nT*0", "C", "1nT*0", "C", "2nT*0", "B", "1nT")
    order = [(one["kind"], one["seat"]) for one in told if one["kind"] in ("bailed", "stayed", "caught", "recovered")]
    assert order == [("bailed", 3), ("stayed", 1), ("caught", 2), ("recovered", 0)]


def test_c4_identical_cards_do_not_collide_where_there_is_room_for_all() -> None:
    """TAV-C4: two places, two catchers with a teal 2."""
    s = beside(seats=5)
    wave(s, "glass", 0)
    told = play(s, "C", "2nT*0", "C", "2tT*0", "W", "1nT", "W", "1nT", "W", "1nM")
    assert kinds(told, "collided") == []
    assert at(s, 0) == at(s, 1) == ("riding", 2)
    assert (s.balance[0], s.balance[1]) == (2, -2)


def test_c7_colliders_lie_in_the_wash_of_that_level() -> None:
    """TAV-C7: also on another level than the others."""
    s = beside("1 1 1 1 6 1", seats=3)
    put(s, 0, "channel", 5)
    put(s, 1, "channel", 5)
    choosing(s)
    told = play(s, "C", "1nT*0", "C", "1tT*0", "W", "1nT")
    card = {"power": 1, "colour": 1}
    met = [{"seat": 0, "space": 5, "other": 1, **card}, {"seat": 1, "space": 5, "other": 0, **card}]
    assert kinds(told, "collided") == met
    assert at(s, 0) == at(s, 1) == ("wash", 5)


def test_c8_a_collider_scores_nothing_and_its_card_is_discarded() -> None:
    """TAV-C8: the card played is not the score."""
    s = beside()
    told = play(s, "C", "2nT*0", "C", "2tT*0")
    assert [(one["seat"], one["how"], one["points"]) for one in kinds(told, "scored")] == [
        (0, FALLEN, 0),
        (1, FALLEN, 0),
    ]
    assert scores(s, 0) == scores(s, 1) == []
    assert (s.heap[card_kind("2nT")], s.heap[card_kind("2tT")], s.heap_size) == (1, 1, 2)
    assert (s.pile_size[0], s.pile_size[1]) == (0, 0)


def test_c8_a_fall_on_the_catch_card_scores_nothing_and_the_card_is_discarded() -> None:
    """TAV-C8."""
    s = beside(seats=1)
    told = play(s, "C", "3nM*0")
    assert kinds(told, "scored")[0]["points"] == 0
    assert scores(s, 0) == []
    assert (s.heap[card_kind("3nM")], s.heap_size, s.pile_size[0]) == (1, 1, 0)


def test_c9_contests_compare_printed_numbers() -> None:
    """TAV-C9: a 2 with three tokens does not beat a 3, and nobody is asked for plus or minus."""
    s = beside(boards="LL")
    s.tokens[1] = 3
    wave(s, "glass", 0)
    play(s, "C", "3nM*0", "C", "2nT*3")
    assert s.phase != SIGN
    assert at(s, 0) == ("riding", 2)
    assert at(s, 1) == ("channel", 3)


def test_c9_collisions_too_compare_printed_numbers() -> None:
    """TAV-C9: two teal 1s collide though tokens would set them apart."""
    s = beside()
    told = play(s, "C", "1nT*1", "C", "1tT*0")
    assert len(kinds(told, "collided")) == 2


def with_rider(balance: Any = 0) -> Any:
    """Five players, three of them on their way; seat 4 rides the wave on space 3."""
    s = beside(seats=5)
    put(s, 4, "riding", 3, balance=balance)
    pile(s, 4, "3nT")
    wave(s, "glass", 0)
    return choosing(s)


def test_c13_places_are_counted_after_bails() -> None:
    """TAV-C13: the rider bails, so there is room for both and no contest."""
    s = with_rider()
    told = play(s, "C", "1nT*0", "C", "1tT*0", "W", "1nT", "W", "1nT", "B", "1nM")
    assert kinds(told, "collided") == []
    assert at(s, 0) == at(s, 1) == ("riding", 2)


def test_c13_a_place_freed_by_a_fall_stays_empty() -> None:
    """TAV-C13: the rider falls with its own card, after the contest for the one place."""
    s = with_rider(balance=2)
    play(s, "C", "2nT*0", "C", "1nT*0", "W", "1nT", "W", "1nT", "R", "1nM*0")
    assert at(s, 4) == ("wash", 3)
    assert at(s, 0) == ("riding", 2)
    assert at(s, 1) == ("channel", 3)


def test_c2_a_wave_with_room_can_be_chosen_and_an_unbroken_one_cannot() -> None:
    """TAV-C2: judged by the die at the choice; Resolve asks no more."""
    s = afloat(2)
    dice(s, "1 1 2 1 1 1")
    assert "C" not in moves(choosing(s))
    dice(s, "1 1 3 1 1 1")
    assert "C" in moves(choosing(s))
