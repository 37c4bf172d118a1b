"""The same match as one seat knows it: all it cannot see is redealt, with a new random stream."""

from vaka.core.chance import draw, seed_stream
from vaka.core.kernel import State, rule
from vaka.games.tavarua.components import KINDS, STRONGEST
from vaka.games.tavarua.rules.beginning import STOKE_KINDS
from vaka.games.tavarua.rules.cards import draw_kind, equal_slots, has_icon, is_distinct, put_in_hand
from vaka.games.tavarua.rules.choose import CHOICES, choices_of, most_tokens, set_choice, takes_many
from vaka.games.tavarua.rules.clearing import clear_choice
from vaka.games.tavarua.rules.wave_deck import fix_front
from vaka.games.tavarua.state import BOARD, CARD, CHOOSE, HAND_ROOM, HIDDEN_FRONT, LONG, MULLIGAN, NOTHING, SHORT


@rule
def redeal(s: State, seat: int, seed: int) -> None:
    """Deal others' hands, stoke cards and choices again, and a wave card others have looked at (TAV-A17)."""
    seed_stream(s, seed)
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
    """Put others' hands back and deal them again, every deal that fits as likely as any other: no icon cards to
    longboards, and into hands whatever cannot be in the deck because it was not in the last reshuffle."""
    take_back(s, seat)
    held, held_icons, plain, icons = (
        0,
        0,
        0,
        0,
    )  # cards that must be in hands; of all others those without and with icon
    for card in range(KINDS):
        s.needed[card] = max(0, int(s.deck[card]) - int(s.deck_limit[seat, card]))
        rest = int(s.deck[card]) - int(s.needed[card])
        held += int(s.needed[card])
        if has_icon(s, card):
            held_icons += int(s.needed[card])
            icons += rest
        else:
            plain += rest
    long, short = open_slots(s, seat, LONG), open_slots(s, seat, SHORT)
    on_long = held_on_longboards(s, held - held_icons, icons, long, short - held_icons)
    give_held(s, seat, LONG, on_long, held - held_icons)
    give_held(s, seat, SHORT, held - on_long, held - on_long)
    fill_hands(s, seat, LONG, plain)  # longboards first: they can take fewer kinds
    fill_hands(s, seat, SHORT, plain + icons - (long - on_long))
    forget_others(s, seat)


@rule
def take_back(s: State, seat: int) -> None:
    """Empty the others' hands into the deck, and note in `aside` how many cards each lacks."""
    for other in range(s.seats):
        if other != seat:
            for slot in range(s.hand_size[other]):
                s.deck[s.hand[other, slot]] += 1
            s.aside[other] = s.hand_size[other]
            s.hand_size[other] = 0
            for slot in range(HAND_ROOM):
                s.hand[other, slot] = 0


@rule
def forget_others(s: State, seat: int) -> None:
    """Let the others know nothing of the deck but their own hands and what all see."""
    for other in range(s.seats):
        if other != seat:
            for card in range(KINDS):
                s.deck_limit[other, card] = s.deck[card]
            for third in range(s.seats):
                if third != other:
                    for slot in range(s.hand_size[third]):
                        s.deck_limit[other, s.hand[third, slot]] += 1


@rule
def open_slots(s: State, seat: int, board: int) -> int:
    """How many cards the others' hands on this board lack."""
    count = 0
    for other in range(s.seats):
        if other != seat and s.board[other] == board:
            count += int(s.aside[other])
    return count


@rule
def held_on_longboards(s: State, held: int, icons: int, long: int, short: int) -> int:
    """How many of the cards without the icon that must be in hands go to longboards.

    Each goes to any open slot of a hand. But the fewer of them are on longboards, the fewer places are left on
    shortboards and in the deck, and the fewer ways there are to lay the other icon cards, which can go nowhere else. So
    a number is kept with the probability that as many icon cards as there are, laid where the most favourable number
    leaves room, all lie where this one does, and drawn again otherwise.
    """
    most = int(s.deck_size) + short - held + min(held, long)
    while True:
        count = 0
        for i in range(held):
            if draw(s, long + short - i) < long - count:
                count += 1
        room, laid = int(s.deck_size) + short - held + count, 0
        while laid < icons and (room == most or draw(s, most - laid) < room - laid):
            laid += 1
        if laid == icons:
            return count


@rule
def give_held(s: State, seat: int, board: int, count: int, left: int) -> None:
    """Deal this many of the `left` cards that must be in hands to open slots on this board, each as likely."""
    slots = open_slots(s, seat, board)
    for i in range(count):
        at, other = draw(s, slots - i), 0
        while other == seat or s.board[other] != board or at >= s.aside[other]:
            if other != seat and s.board[other] == board:
                at -= int(s.aside[other])
            other += 1
        card = pick(s, board == LONG, True, left - i)
        s.needed[card] -= 1
        give(s, other, card)


@rule
def fill_hands(s: State, seat: int, board: int, left: int) -> None:
    """Deal the hands on this board full with any of the `left` cards that they may have and that may be in the deck."""
    for other in range(s.seats):
        if other != seat and s.board[other] == board:
            while s.aside[other] > 0:
                give(s, other, pick(s, board == LONG, False, left))
                left -= 1


@rule
def give(s: State, other: int, card: int) -> None:
    """Deal one card of the deck to a hand that lacks one."""
    s.deck[card] -= 1
    s.aside[other] -= 1
    put_in_hand(s, other, card)


@rule
def pick(s: State, plain: bool, held: bool, left: int) -> int:
    """One of `left` cards at random: those that must be in hands if `held`, else those that need not; only without the
    icon if `plain`."""
    at, card = draw(s, left), -1
    while at >= 0:
        card += 1
        if not (plain and has_icon(s, card)):
            at -= int(s.needed[card]) if held else int(s.deck[card]) - int(s.needed[card])
    return card


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
    equal, slot = equal_slots(s, seat), draw(s, int(s.hand_size[seat]))
    while (equal >> slot) & 1:  # equal cards are one choice
        slot = draw(s, int(s.hand_size[seat]))
    s.chosen_mask[seat] = 1 << slot
    s.chosen_tokens[seat] = draw(s, most_tokens(s, seat) + 1)
