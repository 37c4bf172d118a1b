"""The hidden choice of phase 1 (TAV-6): an action, then the cards and stoke tokens for it, seat after seat."""

from vaka.core.kernel import Ints, State, rule
from vaka.core.seats import seat_after
from vaka.games.tavarua.actions import CARD_BASE, CARDS_BASE, CHOOSE_BASE, STOKE_LIMIT
from vaka.games.tavarua.events import CHOSE, say
from vaka.games.tavarua.rules.cards import bit_count, equal_slots, is_distinct
from vaka.games.tavarua.state import (
    BAIL,
    CARD,
    CATCH,
    CHANNEL,
    CHOOSE,
    IN,
    OUT,
    RECOVER,
    RIDE,
    RIDING,
    SEATS,
    SNAKE,
    WAIT,
)

CHOICES = SNAKE + SEATS
SMALL_TABLE = 4  # surfers up to which a wave carries one


@rule
def places_on_wave(s: State) -> int:
    """One surfer a wave with up to four of them, else two (TAV-2.8, TAV-G25)."""
    return 1 if s.surfers <= SMALL_TABLE else 2


@rule
def riders_on(s: State, space: int) -> int:
    count = 0
    for surfer in range(s.surfers):
        if s.place[surfer] == RIDING and s.spot[surfer] == space:
            count += 1
    return count


@rule
def is_broken(s: State, space: int) -> bool:
    """A wave is broken if its die is at least its space (TAV-5.5)."""
    return int(s.die[space]) >= space


@rule
def choices_of(s: State, seat: int) -> int:
    """Bits of the actions a surfer may choose: 1 << action, and 1 << (SNAKE + rider) for a snake (TAV-6.2).

    With no card at all: wait, recover or bail (TAV-A2). Paddling is always possible in the channel (TAV-C12).
    """
    if s.place[seat] == RIDING:
        return 1 << BAIL if s.hand_size[seat] == 0 else 1 << RIDE | 1 << BAIL
    if s.place[seat] != CHANNEL:
        return 1 << RECOVER  # TAV-10.1
    if s.hand_size[seat] == 0:
        return 1 << WAIT
    mask = 1 << OUT | 1 << IN | 1 << WAIT
    space = int(s.spot[seat])
    if space > 0 and is_broken(s, space):  # not from the shore (TAV-C11); judged now, not at Resolve (TAV-C2)
        riders = riders_on(s, space)
        if riders < places_on_wave(s):
            mask |= 1 << CATCH  # TAV-8.4
        if riders > 0 and s.snaking == 1 and (s.first_edition == 0 or s.tokens[seat] > 0):  # TAV-20.1, TAV-H2
            for rider in range(s.surfers):
                if s.place[rider] == RIDING and s.spot[rider] == space:
                    mask |= 1 << (SNAKE + rider)  # named even where a place is free (TAV-20.7, TAV-H8, TAV-H11)
    return mask


@rule
def most_tokens(s: State, seat: int) -> int:
    """How many tokens may be put on the card: none to recover, one is kept for the fee of a snake (TAV-6.4, TAV-H2)."""
    if s.chosen[seat] == RECOVER:
        return 0
    if s.chosen[seat] == SNAKE and s.first_edition == 1:
        return int(s.tokens[seat]) - 1
    return int(s.tokens[seat])


@rule
def takes_many(s: State, seat: int) -> bool:
    """Wait and Bail use one card or more, everything else exactly one (TAV-6.3)."""
    return s.chosen[seat] == WAIT or s.chosen[seat] == BAIL


@rule
def seek_choice(s: State) -> bool:
    """Find the next seat that has something to choose; the others' choice is made for them."""
    while s.steps < s.seats:
        seat = seat_after(int(s.first), int(s.steps), int(s.seats))
        s.turn = seat
        mask = choices_of(s, seat)
        if mask & (mask - 1) != 0:
            s.phase = CHOOSE
            return True
        choice = 0
        while mask >> choice != 1:
            choice += 1
        s.chosen[seat] = choice
        if s.hand_size[seat] > 0:
            s.phase = CARD
            return True
        s.steps += 1
    return False


@rule
def legal_choice(s: State, seat: int, out: Ints) -> int:
    mask, n = choices_of(s, seat), 0
    for choice in range(CHOICES):
        if (mask >> choice) & 1:
            out[n] = CHOOSE_BASE + choice
            n += 1
    return n


@rule
def legal_cards(s: State, seat: int, out: Ints) -> int:
    """The cards and tokens for the chosen action; equal cards are not told apart."""
    n, equal = 0, equal_slots(s, seat)
    if takes_many(s, seat):
        for mask in range(1, 1 << int(s.hand_size[seat])):
            if is_distinct(mask, equal):
                out[n] = CARDS_BASE + mask
                n += 1
        return n
    most = most_tokens(s, seat)
    for slot in range(s.hand_size[seat]):
        if (equal >> slot) & 1 == 0:
            for tokens in range(most + 1):
                out[n] = CARD_BASE + int(s.hand[seat, slot]) * (STOKE_LIMIT + 1) + tokens
                n += 1
    return n


@rule
def legal_discard(s: State, seat: int, least: int, most: int, out: Ints) -> int:
    """Which cards to give back, `least` to `most` of them: a mulligan or an Inspiration."""
    n, equal = 0, equal_slots(s, seat)
    for mask in range(1 << int(s.hand_size[seat])):
        if is_distinct(mask, equal) and least <= bit_count(mask) <= most:
            out[n] = CARDS_BASE + mask
            n += 1
    return n


@rule
def choose_action(s: State, seat: int, choice: int, events: Ints) -> None:
    """Lay cards at a slot of the mat: which, nobody sees (TAV-6.1, TAV-6.2, TAV-A6)."""
    set_choice(s, seat, choice)
    say(events, CHOSE, seat)
    s.phase = CARD


@rule
def set_choice(s: State, seat: int, choice: int) -> None:
    if choice >= SNAKE:
        s.chosen[seat] = SNAKE
        s.chosen_target[seat] = choice - SNAKE
    else:
        s.chosen[seat] = choice


@rule
def choose_cards(s: State, seat: int, action: int, events: Ints) -> None:
    """Add the cards and the tokens on them. Everything stays where it seems to be until the reveal (TAV-A17)."""
    if action >= CARDS_BASE:
        s.chosen_mask[seat] = action - CARDS_BASE
    else:
        card = (action - CARD_BASE) // (STOKE_LIMIT + 1)
        slot = 0
        while s.hand[seat, slot] != card:
            slot += 1
        s.chosen_mask[seat] = 1 << slot
        s.chosen_tokens[seat] = (action - CARD_BASE) % (STOKE_LIMIT + 1)
    say(events, CHOSE, seat)
    s.steps += 1
    s.phase = CHOOSE
