"""The same match as one seat knows it: all it cannot see is redealt, with a new random stream."""

from vaka.core.chance import draw, seed_stream
from vaka.core.kernel import State, rule
from vaka.games.tavarua.components import KINDS, STRONGEST
from vaka.games.tavarua.rules.cards import draw_kind, equal_slots, has_icon, is_distinct, put_in_hand
from vaka.games.tavarua.rules.choose import CHOICES, choices_of, most_tokens, set_choice, takes_many
from vaka.games.tavarua.rules.clearing import clear_choice
from vaka.games.tavarua.rules.setting import STOKE_KINDS, fix_front
from vaka.games.tavarua.state import (
    BOARD,
    CARD,
    CHOOSE,
    HAND_ROOM,
    HIDDEN_FRONT,
    LONG,
    MULLIGAN,
    NOTHING,
)


@rule
def redeal(s: State, seat: int, number: int) -> None:
    """Deal others' hands, stoke cards and choices again, and a wave card others have looked at (TAV-A17)."""
    seed_stream(s, number)
    if s.next_front != HIDDEN_FRONT and (int(s.peeked) >> seat) & 1 == 0:
        s.fronts[s.next_wave, s.next_front + STRONGEST] += 1
        s.next_front = HIDDEN_FRONT
        fix_front(s)
    redeal_hands(s, seat)
    redeal_stoke(s, seat)
    for other in range(s.seats):
        if other != seat and s.chosen[other] != NOTHING:
            if s.phase == BOARD:
                s.chosen[other] = 1 + draw(s, 2)
            elif s.phase == MULLIGAN:
                s.chosen_mask[other] = random_mask(s, other, 0)
            elif s.phase == CHOOSE or s.phase == CARD:
                redeal_choice(s, other)


@rule
def redeal_hands(s: State, seat: int) -> None:
    """Put others' hands back and deal them again: no icon cards to longboards, and into hands whatever can no longer
    be in the deck because it was not in the last reshuffle."""
    slots, forced = 0, 0
    for other in range(s.seats):
        if other != seat:
            for slot in range(s.hand_size[other]):
                s.deck[s.hand[other, slot]] += 1
            slots += int(s.hand_size[other])
    for card in range(KINDS):
        s.needed[card] = max(0, int(s.deck[card]) - int(s.deck_limit[seat, card]))
        forced += int(s.needed[card])
    for other in range(s.seats):
        if other != seat:
            s.aside[other] = s.hand_size[other]  # how many cards this hand still lacks
            s.hand_size[other] = 0
            for slot in range(HAND_ROOM):
                s.hand[other, slot] = 0
    for card in range(KINDS):
        while has_icon(s, card) and s.needed[card] > 0:
            give(s, open_shortboard(s, seat), card)
            slots -= 1
            forced -= 1
    for pass_ in range(2):  # longboards first: they can take fewer kinds
        for other in range(s.seats):
            if other != seat and (s.board[other] == LONG) == (pass_ == 0):
                while s.aside[other] > 0:
                    card = pick(s, pass_ == 0, slots == forced)
                    forced -= 1 if s.needed[card] > 0 else 0
                    slots -= 1
                    give(s, other, card)
    for other in range(s.seats):
        if other != seat:
            for card in range(KINDS):
                s.deck_limit[other, card] = s.deck[card]
    for other in range(s.seats):
        if other != seat:
            for third in range(s.seats):
                if third != other:
                    for slot in range(s.hand_size[third]):
                        s.deck_limit[other, s.hand[third, slot]] += 1


@rule
def give(s: State, other: int, card: int) -> None:
    """Deal one card of the deck to a hand that lacks one."""
    s.deck[card] -= 1
    s.needed[card] = max(0, int(s.needed[card]) - 1)
    s.aside[other] -= 1
    put_in_hand(s, other, card)


@rule
def open_shortboard(s: State, seat: int) -> int:
    """Another seat on a shortboard whose hand lacks cards, drawn by how many it lacks."""
    left = 0
    for other in range(s.seats):
        if other != seat and s.board[other] != LONG:
            left += int(s.aside[other])
    left = draw(s, left)
    for other in range(s.seats):
        if other != seat and s.board[other] != LONG:
            left -= int(s.aside[other])
            if left < 0:
                return other
    return seat


@rule
def pick(s: State, plain: bool, forced: bool) -> int:
    """A card of the deck at random; only without the icon if `plain`, only one that must be in a hand if `forced`."""
    left = 0
    for card in range(KINDS):
        if not (plain and has_icon(s, card)):
            left += int(s.needed[card]) if forced else int(s.deck[card])
    left = draw(s, left)
    for card in range(KINDS):
        if not (plain and has_icon(s, card)):
            left -= int(s.needed[card]) if forced else int(s.deck[card])
            if left < 0:
                return card
    return 0


@rule
def redeal_stoke(s: State, seat: int) -> None:
    """Deal others' stoke cards again, as many as they hold and as many of them bought this round."""
    left = 0
    for card in range(STOKE_KINDS):
        for other in range(s.seats):
            if other != seat:
                s.stoke_deck[card] += s.held[other, card]
        left += int(s.stoke_deck[card])
    for other in range(s.seats):
        if other != seat:
            count, new = 0, 0
            for card in range(STOKE_KINDS):
                count += int(s.held[other, card])
                new += int(s.bought[other, card])
                s.held[other, card] = 0
                s.bought[other, card] = 0
            for i in range(count):
                card = draw_kind(s, s.stoke_deck, left)
                left -= 1
                s.held[other, card] += 1
                if i < new:
                    s.bought[other, card] += 1


@rule
def random_mask(s: State, seat: int, least: int) -> int:
    """Some cards of a hand, as a mask that legal would offer."""
    equal, size = equal_slots(s, seat), int(s.hand_size[seat])
    mask = least + draw(s, (1 << size) - least)
    while not is_distinct(mask, equal):
        mask = least + draw(s, (1 << size) - least)
    return mask


@rule
def redeal_choice(s: State, seat: int) -> None:
    """Give a seat another legal choice, as far as it has got with it."""
    complete = s.chosen_mask[seat] != 0
    clear_choice(s, seat)
    mask, count = choices_of(s, seat), 0
    for choice in range(CHOICES):
        count += (mask >> choice) & 1
    count = draw(s, count)
    for choice in range(CHOICES):
        if (mask >> choice) & 1:
            if count == 0:
                set_choice(s, seat, choice)
            count -= 1
    if not complete:
        return
    if takes_many(s, seat):
        s.chosen_mask[seat] = random_mask(s, seat, 1)
        return
    slot = draw(s, int(s.hand_size[seat]))
    while (equal_slots(s, seat) >> slot) & 1:
        slot -= 1
    s.chosen_mask[seat] = 1 << slot
    s.chosen_tokens[seat] = draw(s, most_tokens(s, seat) + 1)
