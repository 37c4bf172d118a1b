"""Rulings A: hand, cards, preparation. Those with a test among the rules of their phase are there."""

from itertools import permutations
from typing import Any

import pytest

from tests.games.tavarua.positions import (
    GAME,
    afloat,
    beside,
    card_kind,
    cards,
    choosing,
    fresh,
    give,
    hand_of,
    kinds,
    moves,
    only,
    pile,
    play,
    preparing,
    put,
    stack,
    wave,
)
from vaka.games.tavarua.components import STOKES
from vaka.games.tavarua.state import CHOOSE, LONG, OVER, PREPARE


def test_a1_whole_hands_are_filled_from_the_first_player_on() -> None:
    """TAV-A1: the two cards of the deck both go to the first player; for the next the discards are shuffled."""
    s = afloat(3)
    s.first = 1
    choosing(s)
    only(s, "3tM 3tM")
    told = play(s, "W", "1nT.1tT", "W", "1nT.1tT", "W", "1nT", seat=1)
    assert cards(s, 1) == "2nT 2tT 3nM 3tM 3tM"
    assert [int(s.hand_size[seat]) for seat in range(3)] == [5, 5, 5]
    order = [one["kind"] for one in told if one["kind"] in ("laid_down", "drew", "reshuffled")]
    assert order == ["laid_down"] * 5 + ["drew", "drew", "reshuffled"]


def test_a4_replaced_icon_cards_go_to_the_discards() -> None:
    """TAV-A4: they are not out of the game."""
    s = afloat(1, "L")
    stack(s, deck="4nT 4tM")
    told = play(s, "W", "1nT", box=False)
    assert [one["power"] for one in kinds(told, "replaced")] == [4, 4]
    assert cards(s, 0) == "1nT 1tT 2nT 2tT 3nM"
    assert (s.heap[card_kind("4nT")], s.heap[card_kind("4tM")], s.heap_size, s.deck_size) == (1, 1, 2, 0)


@pytest.mark.parametrize("order", list(permutations(["energy", "switch", "buy"])), ids="-".join)
def test_a5_stoke_card_switch_and_purchase_in_any_order(order: Any) -> None:
    """TAV-A5: all in one visit; the choice comes after it."""
    s = afloat(1)
    give(s, 0, "energy_drink")
    put(s, 0, "channel", 0, tokens=1)
    preparing(s)
    for token in order:
        play(s, token)
    if s.phase == PREPARE:
        play(s, "done")
    assert s.phase == CHOOSE
    assert s.board[0] == LONG
    assert s.tokens[0] == 2
    assert [int(s.held[0, i]) for i in range(9)] == [int(s.bought[0, i]) for i in range(9)]
    assert sum(s.bought[0, i] for i in range(9)) == s.stoke_heap[0] == 1


def test_a10_any_number_of_stoke_cards_may_be_held() -> None:
    """TAV-A10: twelve, with three bought on top of nine."""
    s = afloat(2)
    give(s, 0, *STOKES)
    put(s, 0, "channel", 0, tokens=3)
    preparing(s)
    play(s, "buy", "buy", "buy")
    assert sum(s.held[0, i] for i in range(9)) == 12
    assert GAME.view(s, 1)["surfers"][0]["stoke_cards"] == 12


def test_a11_after_a_stoke_card_a_player_card_is_still_due() -> None:
    """TAV-A11: waiting, too, needs a card, and only then is the round over."""
    s = afloat(1)
    give(s, 0, "focus")
    play(preparing(s), "focus")
    assert (s.phase, s.turn, s.rounds) == (CHOOSE, 0, 1)
    play(s, "W")
    assert "keep" not in moves(s)
    told = play(s, "1nT")
    assert len(kinds(told, "laid_down")) == 1
    assert s.rounds == 2


def test_a14_turned_wave_cards_can_be_looked_at_and_removed_ones_never() -> None:
    """TAV-A14: at the end all see what was turned, and of the rest only what the recipe tells."""
    s = afloat(2)
    wave(s, "lull", 2)
    play(s, "W", "1nT", "W", "1nT")
    s.waves_left = 1
    wave(s, "barrel", 3)
    play(s, "W", "1tT", "W", "1tT")
    assert s.phase == OVER
    for seat in (None, 0, 1):
        seen = GAME.view(s, seat)["wave_deck"]
        assert seen["turned"] == [["lull", 2], ["barrel", 3]]
        assert (seen["left"], seen["next"]) == (0, None)
        fronts = sum(count for kind in seen["unseen"].values() for count in kind["fronts"].values())
        assert fronts == 42 - 2  # every card not turned, those that were never in the deck among them


def test_a16_dice_come_before_boards_cards_after_them_and_mulligans_are_chosen_by_all_at_once() -> None:
    """TAV-A16: what one seat gives back is not told before the last has chosen."""
    s = fresh(2)
    assert all(1 <= s.die[space] <= 6 for space in range(1, 7))
    assert moves(s) == ["short", "long"]
    play(s, "short")
    assert sum(s.hand_size) == 0
    play(s, "short")
    assert (s.hand_size[0], s.hand_size[1]) == (5, 5)
    before, mine = GAME.view(s, 1), hand_of(s, 1)
    told = play(s, ".".join(cards(s, 0).split()), seat=1)
    assert told == [{"kind": "chose", "seat": 0}]
    assert GAME.view(s, 1)["surfers"][0] | {"has_chosen": False} == before["surfers"][0]
    told = play(s, "keep", seat=1)
    assert len(kinds(told, "laid_down")) == 5
    assert hand_of(s, 1) == mine


def test_a17_numbers_and_discards_are_open_cards_and_choices_secret() -> None:
    """TAV-A17: what seat 1 and a spectator see of seat 0, which holds cards and has chosen."""
    s = beside()
    give(s, 0, "focus", "jetski")
    put(s, 1, "riding", 4)
    pile(s, 1, "3tM*1.b")
    choosing(s)
    play(s, "C", "3nM*1")
    for seat in (1, None):
        seen = GAME.view(s, seat)
        other = seen["surfers"][0]
        assert (other["hand"], other["stoke_cards"], other["tokens"], other["showing"]) == (5, 2, 1, None)
        assert [(card["power"], card["tokens"], card["barrel"]) for card in seen["surfers"][1]["pile"]] == [
            (3, 1, True)
        ]
        assert seen["player_deck"]["left"] == s.deck_size
        assert seen["stoke_deck"]["left"] == 25
        assert seen["wave_deck"]["left"] == 25
    assert GAME.view(s, None)["mine"] is None
    assert [card["power"] for card in GAME.view(s, 1)["mine"]["hand"]] == [1, 1, 2, 2, 3]
    assert GAME.view(s, 1)["mine"]["stoke_cards"] == {}


def test_a17_at_the_reveal_the_cards_of_wait_and_bail_are_shown_too() -> None:
    """TAV-A17: to everybody, and they are open in the discards."""
    s = beside(seats=3)
    put(s, 1, "riding", 4)
    pile(s, 1, "3tM")
    choosing(s)
    told = play(s, "W", "1nT.2tT", "B", "2nT", "O", "1tT*0", seat=2)
    laid = [(one["seat"], one["power"]) for one in kinds(told, "laid_down")]
    assert laid == [(0, 2), (0, 1), (1, 2)]
    assert [(one["seat"], one["action"], one["power"]) for one in kinds(told, "showed")] == [
        (0, 4, 0),
        (1, 6, 0),
        (2, 1, 1),
    ]
    assert sum(card["count"] for card in GAME.view(s, None)["player_deck"]["discards"]) == s.heap_size == 5
