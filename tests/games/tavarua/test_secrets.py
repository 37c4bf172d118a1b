"""Secrets (TAV-A17): whatever a seat cannot know may change, and nothing it is sent changes by one byte.

VAKA_SECRETS sets how many pairs of states are compared; the whole check is `VAKA_SECRETS=100000`.
"""

import json
import random
from typing import Any

import numpy as np

import vaka
from tests.games.tavarua.positions import (
    GAME,
    afloat,
    chased,
    choosing,
    dice,
    give,
    hand,
    hand_of,
    pile,
    play,
    preparing,
    put,
    settle,
    wave,
)
from tests.tiers import amount
from vaka.core.events import new_events, read_events
from vaka.core.kernel import State
from vaka.games.tavarua.components import KINDS
from vaka.games.tavarua.rules.cards import has_icon
from vaka.games.tavarua.state import SIGN
from vaka.testing import variants

PAIRS = amount("VAKA_SECRETS", 500, 1500)


def sent(s: State, seat: int) -> Any:
    """Everything a seat is sent of a position."""
    out = np.zeros(GAME.observation.length, np.int32)
    GAME.rules.observe(s, seat, out)
    return json.dumps(GAME.view(s, seat)), out.tobytes()


def told(s: State, action: int, seat: int) -> Any:
    """What a seat is told when an action is played, and the position after it."""
    after, events = GAME.copy(s), new_events()
    GAME.rules.apply(after, action, events)
    return after, read_events(events, GAME.events, seat)


def quiet(before: Any, after: Any) -> Any:
    """Whether a decision rolled, drew and revealed nothing."""
    return before.chance == after.chance and before.reveals == after.reveals


def test_a17_states_that_differ_only_in_what_a_seat_cannot_know_look_the_same_to_it() -> None:
    """TAV-A17: views, observations and events of redealt twins, over all variants; choices of others are made at random
    in both twins, and as long as they stay hidden the seat is told the same."""
    dice_ = random.Random(11)
    tables, pairs, different, hidden, number = variants(GAME), 0, 0, 0, 0
    while pairs < PAIRS:
        seats, options = tables[number % len(tables)]
        s = GAME.new_state()
        GAME.rules.setup(s, seats, GAME.option_codes(options), number)
        number += 1
        while GAME.rules.to_move(s) >= 0:
            seat = dice_.randrange(seats)
            twin = GAME.copy(s)
            GAME.rules.redeal(twin, seat, dice_.getrandbits(64))
            assert sent(twin, seat) == sent(s, seat)
            different += twin.tobytes() != s.tobytes()
            GAME.invariants(twin)
            mover, legal = GAME.rules.to_move(s), GAME.legal_actions(s)
            action = dice_.choice(legal)
            other = action if mover == seat else dice_.choice(GAME.legal_actions(twin))
            after, events = told(s, action, seat)
            twin_after, twin_events = told(twin, other, seat)
            hides = s.phase in (0, 1, 4, 5)
            if quiet(s, after) and quiet(twin, twin_after) and (mover == seat or hides):
                hidden += 1
                assert events == twin_events
                assert sent(after, seat) == sent(twin_after, seat)
            s = after
            pairs += 1
    assert different > pairs * 0.9
    assert hidden > pairs // 4


def swapped(s: State, seat: int, dice_: Any) -> Any:
    """A twin in which two others have exchanged a card that neither has chosen; None if there are none."""
    others = [other for other in range(s.seats) if other != seat]
    if len(others) < 2:
        return None
    a, b = dice_.sample(others, 2)
    free = [[slot for slot in range(s.hand_size[one]) if not s.chosen_mask[one] >> slot & 1] for one in (a, b)]
    if not free[0] or not free[1] or s.board[a] != s.board[b]:
        return None
    i, j = dice_.choice(free[0]), dice_.choice(free[1])
    if s.hand[a, i] == s.hand[b, j]:
        return None
    twin = GAME.copy(s)
    twin.hand[a, i], twin.hand[b, j] = s.hand[b, j], s.hand[a, i]
    for one in (a, b):
        chosen = [twin.hand[one, slot] for slot in range(8) if s.chosen_mask[one] >> slot & 1]
        order = sorted(hand_of(twin, one))
        mask = 0
        for slot, card in enumerate(order):
            twin.hand[one, slot] = card
            if card in chosen:
                chosen.remove(card)
                mask |= 1 << slot
        twin.chosen_mask[one] = mask
    return twin


def test_a17_at_the_reveal_a_seat_is_told_nothing_of_cards_that_were_not_played() -> None:
    """TAV-A17: others have exchanged unplayed cards; the whole round that follows is told in the same words."""
    dice_, pairs, number = random.Random(5), 0, 0
    while pairs < max(100, PAIRS // 20):
        s = GAME.new_state()
        GAME.rules.setup(s, 3 + number % 4, GAME.option_codes({"snaking": "on"}), number)
        number += 1
        while GAME.rules.to_move(s) >= 0:
            action = dice_.choice(GAME.legal_actions(s))
            mover = GAME.rules.to_move(s)
            twin = swapped(s, mover, dice_) if s.phase == 5 else None
            after, events = told(s, action, mover)
            if twin is not None and after.rounds > s.rounds:
                pairs += 1
                assert sent(twin, mover) == sent(s, mover)
                twin_after, twin_events = told(twin, action, mover)
                assert twin_events == events
                assert sent(twin_after, mover) == sent(after, mover)
            s = after


def test_a_spectator_sees_only_what_all_see() -> None:
    s = afloat(3)
    give(s, 0, "focus")
    play(preparing(s), "focus")
    play(s, "O", "1nT*0")
    for seat in range(3):
        twin = GAME.copy(s)
        GAME.rules.redeal(twin, seat, 3)
        assert GAME.view(twin, None) == GAME.view(s, None)
    assert GAME.view(s, None)["mine"] is None


def test_redeal_keeps_icon_cards_off_longboards() -> None:
    """TAV-6.6."""
    s = afloat(3, "SLS")
    for seed in range(50):
        twin = GAME.copy(s)
        GAME.rules.redeal(twin, 0, seed)
        assert not any(has_icon(twin, card) for card in hand_of(twin, 1))


def test_redeal_remembers_the_last_reshuffle() -> None:
    """TAV-A17: what was not in the discards then must be in somebody's hand now."""
    s = afloat(2)
    hand(s, 1, "4nT 4nT 4nT 4tT 4tT")
    for card in range(KINDS):
        for seat in range(2):
            s.deck_limit[seat, card] = s.deck[card]  # as right after a reshuffle: the deck is known
    for seed in range(20):
        twin = GAME.copy(s)
        GAME.rules.redeal(twin, 0, seed)
        assert hand_of(twin, 1) == hand_of(s, 1)


def test_redeal_changes_hidden_choices_and_a_front_seen_by_others() -> None:
    """TAV-A6, TAV-A17."""
    s = afloat(2)
    give(s, 0, "focus")
    wave(s, "chop", 3)
    play(preparing(s), "focus", "O", "1nT*1")
    fronts, choices = set(), set()
    for seed in range(60):
        twin = GAME.copy(s)
        GAME.rules.redeal(twin, 1, seed)
        fronts.add(int(twin.next_front))
        choices.add(int(twin.chosen[0]))
        own = GAME.copy(s)
        GAME.rules.redeal(own, 0, seed)
        assert own.next_front == 3
        assert own.chosen[0] == 1
    assert fronts == {-3, -2, -1, 1, 2, 3}
    assert choices == {1, 2, 4}


def test_redeal_deals_other_stoke_cards_of_the_same_number() -> None:
    """TAV-12.1."""
    s = afloat(3)
    give(s, 1, "focus", "heckle")
    seen = set()
    for seed in range(40):
        twin = GAME.copy(s)
        GAME.rules.redeal(twin, 0, seed)
        held = tuple(int(twin.held[1, i]) for i in range(9))
        assert sum(held) == 2
        assert sum(twin.stoke_deck) == sum(s.stoke_deck)
        seen.add(held)
    assert len(seen) > 10


def test_the_observation_of_resolve_tells_the_weakest_card_from_none_and_names_the_rider() -> None:
    """Card 1nM is kind 0; seat 0 snakes seat 1 with it, who bails, so that plus or minus is asked of seat 0."""
    s = chased(3, text="3nM", tokens=1)
    hand(s, 0, "1nM 2nM")
    play(s, "S1 1nM*1 B 1nT W 1nT")
    assert s.phase == SIGN
    cards, riders = [], []
    for seat in range(3):
        out = np.zeros(GAME.observation.length, np.int32)
        GAME.rules.observe(s, seat, out)
        surfers = GAME.observation.split(out)["surfers"]
        cards.append(surfers[-seat % 3, 29])
        riders.append(surfers[-seat % 3, 35])
        assert not surfers[(2 - seat) % 3, [29, 35]].any(), "seat 2 waits: no card, no rider"
    assert cards == [1, 1, 1], "the kind + 1"
    assert riders == [2, 1, 3], "counted from the seat that looks, + 1"


def test_undo_is_free_for_hidden_choices_and_not_after_a_reveal() -> None:
    """TAV-A6: a choice can be taken back until somebody else has acted."""
    match = vaka.Match("tavarua", 2, seed=1)
    while match.view(None)["phase"] != "choose":
        match.play(match.legal()[0])
    seat = match.to_move
    match.push("O")
    assert match.can_undo(seat)
    match.undo(seat)
    assert "O" in match.moves()


def test_positions_made_by_hand_are_whole() -> None:
    s = afloat(4)
    dice(s, "6 6 6 6 6 6")
    put(s, 0, "riding", 2)
    pile(s, 0, "3nT")
    settle(s)
    choosing(s)
    GAME.invariants(s)
