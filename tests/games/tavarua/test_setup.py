"""Setting up: TAV-1 to TAV-4, and the rulings about it."""

from typing import Any

import pytest

from tests.games.tavarua.positions import (
    GAME,
    afloat,
    cards,
    choosing,
    fresh,
    hand_of,
    kinds,
    moves,
    pile,
    play,
    preparing,
    put,
    scores,
    settle,
    wave,
)
from vaka import Match
from vaka.core.events import NO_EVENTS, new_events
from vaka.core.kernel import State
from vaka.games.tavarua.components import KINDS, WAVES
from vaka.games.tavarua.rules.cards import fill_hand, has_icon
from vaka.games.tavarua.rules.choose import places_on_wave
from vaka.games.tavarua.rules.ending import total
from vaka.games.tavarua.rules.prepare import start_round
from vaka.games.tavarua.rules.wave_deck import show_back
from vaka.games.tavarua.state import BOARD, MULLIGAN, PREPARE


@pytest.mark.parametrize("seats", range(1, 7))
def test_one_to_six_play_and_all_are_asked_before_anything_is_resolved(seats: int) -> None:
    """TAV-1.1: no turns; TAV-4.1, TAV-4.2: a phase ends when all are done with it."""
    s = afloat(seats)
    asked = []
    while s.rounds == 1 and s.phase != PREPARE:
        asked.append(int(s.turn))
        play(s, moves(s)[-1])
    assert asked == [seat for seat in range(seats) for _ in range(2)]


def test_only_the_two_best_waves_of_each_board_count() -> None:
    """TAV-1.2: of three waves the best two are recorded."""
    s = afloat(1)
    for text in ("3nT", "3tT 3tM", "4nT 4tT"):
        put(s, 0, "riding", 3)
        pile(s, 0, text)
        choosing(s)
        play(s, "B", moves_after(s, "B"))
    assert sorted(scores(s, 0)) == [2.5, 3.5]
    assert total(s, 0) == 2 * 6


def test_setting_up_rolls_six_dice_and_deals_five_cards_and_a_token() -> None:
    """TAV-2.1, TAV-2.2, TAV-2.4, TAV-2.5."""
    s = fresh(4)
    assert all(1 <= s.die[space] <= 6 for space in range(1, 7))
    while s.phase == BOARD:
        play(s, "short")
    assert [s.hand_size[seat] for seat in range(4)] == [5, 5, 5, 5]
    assert [s.tokens[seat] for seat in range(4)] == [1, 1, 1, 1]
    assert [s.spot[seat] for seat in range(4)] == [0, 0, 0, 0]
    assert len({surfer["colour"] for surfer in GAME.view(s, None)["surfers"]}) == 4
    assert s.deck_size == 60 - 20
    assert sum(s.stoke_deck) == 27


def test_the_first_player_is_drawn_at_random() -> None:
    """TAV-2.7: whoever was last at the ocean, in software anyone."""
    assert len({fresh(5, seed=seed).first for seed in range(40)}) == 5


def moves_after(s: State, token: Any) -> Any:
    """The first move that is possible after another."""
    trial = GAME.copy(s)
    play(trial, token)
    return moves(trial)[0]


@pytest.mark.parametrize(("seats", "places"), [(1, 1), (4, 1), (5, 2), (6, 2)])
def test_a_wave_carries_one_surfer_up_to_four_players_and_two_above(seats: int, places: Any) -> None:
    """TAV-2.8."""
    assert places_on_wave(fresh(seats)) == places


def test_a16_starting_boards_are_chosen_by_all_at_once_before_any_card_is_seen() -> None:
    """TAV-2.3, TAV-A16: hidden until the last one has chosen, cards come after."""
    s = fresh(2)
    play(s, "long")
    assert GAME.view(s, 1)["surfers"][0]["board"] == "short"
    assert GAME.view(s, 1)["mine"]["board"] is None
    assert GAME.view(s, 0)["mine"]["board"] == "long"
    assert sum(s.hand_size) == 0
    told = play(s, "short")
    assert kinds(told, "started") == [{"seat": 0, "board": 1}, {"seat": 1, "board": 0}]
    assert s.phase == MULLIGAN
    assert s.turn == 0


def test_one_mulligan_changes_any_cards_seat_by_seat_when_all_have_chosen() -> None:
    """TAV-2.6, TAV-J2: discard, draw, next; the new cards stay."""
    s = fresh(2)
    play(s, "short", "short")
    before = cards(s, 1)
    assert "keep" in moves(s)
    assert ".".join(cards(s, 0).split()) in moves(s)
    told = play(s, ".".join(cards(s, 0).split()))
    assert kinds(told, "laid_down") == []
    told = play(s, "keep")
    assert cards(s, 1) == before
    assert kinds(told, "mulligan") == [{"seat": 0, "count": 5}, {"seat": 1, "count": 0}]
    assert len(kinds(told, "laid_down")) == 5
    assert s.hand_size[0] == 5
    assert s.rounds == 1


def test_a3_a_longboard_start_replaces_icon_cards_before_and_after_the_mulligan() -> None:
    """TAV-A3: they may never be held; replacing them is no mulligan. TAV-A4: they go to the discards."""
    replaced = 0
    for seed in range(12):
        s = fresh(2, seed=seed)
        told = play(s, "long", "long")
        assert not any(has_icon(s, card) for seat in range(2) for card in hand_of(s, seat))
        icons = sum(s.heap[card] for card in range(KINDS) if has_icon(s, card))
        assert icons == len(kinds(told, "replaced")) == s.heap_size
        replaced += icons
        told = play(s, ".".join(cards(s, int(s.turn)).split()), ".".join(cards(s, 1 - int(s.turn)).split()))
        assert not any(has_icon(s, card) for seat in range(2) for card in hand_of(s, seat))
        replaced += len(kinds(told, "replaced"))
    assert replaced > 10


def test_a18_filling_a_hand_ends_though_only_icon_cards_are_left() -> None:
    """TAV-A18: they are laid aside until the hand is done, so nothing goes round in circles."""
    s = afloat(1, "L")
    for card in range(KINDS):
        if not has_icon(s, card):
            s.heap[card] = s.deck[card] = 0
    settle(s)
    fill_hand(s, 0, 3, new_events())
    assert s.hand_size[0] == 5
    assert s.heap_size == 12
    assert s.deck_size == 0


def test_x01_a_normal_deck_has_25_rounds_and_none_to_four_barrels() -> None:
    """X1, TAV-3.1, TAV-3.2, TAV-3.3."""
    match = Match(GAME, 1, seed=1)
    while not match.over:
        match.play(match.legal()[0])
    assert match.state.rounds == match.state.turned == 25
    seen = set()
    for seed in range(1500):
        s = fresh(1, seed=seed)
        barrels = 0
        while s.waves_left:
            barrels += s.next_wave == WAVES.index("barrel")
            s.waves_left -= 1
            show_back(s)
        seen.add(barrels)
    assert seen == {0, 1, 2, 3, 4}


def test_twelve_cards_are_taken_out_unseen() -> None:
    """TAV-3.2: the recipe is known, the cards are not."""
    s = afloat(2)
    seen = GAME.view(s, 0)["wave_deck"]
    assert sum(kind["in_deck_or_removed"] for kind in seen["unseen"].values()) == 25 + 12
    assert seen["left"] == 25


def test_a13_the_back_tells_the_type_and_the_deck_its_size() -> None:
    """TAV-3.4, TAV-A13: type and possible fronts of the next card are open, its front is not."""
    s = afloat(2)
    wave(s, "chop", -2)
    back = GAME.view(s, None)["wave_deck"]["next"]
    assert back == {"type": "chop", "fronts": [-3, -2, -1, 1, 2, 3], "front": None}
    assert GAME.view(s, None)["wave_deck"]["left"] == 25


def test_the_first_player_token_passes_left_and_breaks_timing() -> None:
    """TAV-4.3, TAV-4.4, TAV-4.5: clockwise from the first player, who has no decision more than others."""
    s = afloat(3)
    for _ in range(3):
        play(s, "W", "1nT")
        if s.phase == PREPARE:
            break
    assert (s.rounds, s.first) == (2, 1)
    assert s.turn == 1


def test_a15_the_first_round_advances_too() -> None:
    """TAV-A15, TAV-5.4."""
    s = fresh(1)
    play(s, "short")
    before = [int(s.die[space]) for space in range(7)]
    play(s, "keep")
    assert [int(s.die[space]) for space in range(1, 6)] == before[2:]


def test_j1_an_empty_deck_is_reshuffled_when_the_next_card_is_needed() -> None:
    """TAV-J1: not before; TAV-6.5."""
    s = afloat(1)
    for card in range(KINDS):
        s.heap[card] += s.deck[card]
        s.deck[card] = 0
    keep = next(card for card in range(KINDS) if s.heap[card])
    s.heap[keep] -= 1
    s.deck[keep] += 1
    settle(s)
    told = play(s, "W", "1nT")
    assert kinds(told, "reshuffled") == []
    assert s.deck_size == 0
    told = play(s, "W", "1tT")
    assert kinds(told, "reshuffled") == [{"count": 56}]


def test_a8_the_stoke_deck_is_reshuffled_from_used_cards() -> None:
    """TAV-A8, TAV-J1."""
    s = afloat(2)
    for card in range(9):
        s.stoke_deck[card] = 0
    s.stoke_heap[3] = 1
    s.spot[0] = 0
    preparing(s)
    told = play(s, "buy", seat=0)
    assert kinds(told, "bought_card") == [{"seat": 0, "card": 3}]


def test_rounds_before_are_counted_by_the_deck() -> None:
    """TAV-3.3: the deck is the clock."""
    s = afloat(1)
    left = s.waves_left
    start_round(s, NO_EVENTS)
    assert s.waves_left == left
