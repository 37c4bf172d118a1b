"""Player cards: drawing, hands, discards; and what the printed card says."""

from vaka.core.chance import draw
from vaka.core.events import EVERYONE
from vaka.core.kernel import Ints, State, rule
from vaka.games.tavarua.components import KINDS
from vaka.games.tavarua.events import DREW, LAID_DOWN, REPLACED, RESHUFFLED, say, say_card
from vaka.games.tavarua.state import LONG


@rule
def power(card: int) -> int:
    return (card >> 2) + 1


@rule
def direction(card: int) -> int:
    """+1 towards the nose, −1 towards the tail."""
    return 1 if card & 2 == 0 else -1


@rule
def strength(card: int) -> int:
    """Orders cards in a contest: printed number, then teal over maroon (TAV-8.10, TAV-C9)."""
    return 2 * power(card) + (card & 1)


@rule
def has_icon(s: State, card: int) -> bool:
    """Whether no longboard may hold this card (TAV-6.6)."""
    return (int(s.icons) >> card) & 1 == 1


@rule
def discard(s: State, card: int) -> None:
    s.heap[card] += 1
    s.heap_size += 1


@rule
def draw_kind(s: State, counts: Ints, total: int) -> int:
    """Draw one of `total` things counted by kind, and take it out; its kind."""
    left = draw(s, total)
    kind = 0
    while left >= counts[kind]:
        left -= counts[kind]
        kind += 1
    counts[kind] -= 1
    return kind


@rule
def draw_card(s: State) -> int:
    """The kind of the next card, or −1 when deck and discards are both empty (TAV-A2).

    An empty deck is made of the discards now, not before (TAV-6.5, TAV-J1); everyone knows what is in it.
    """
    if s.deck_size == 0:
        if s.heap_size == 0:
            return -1
        for card in range(KINDS):
            s.deck[card] = s.heap[card]
            s.heap[card] = 0
            for seat in range(s.seats):
                s.deck_limit[seat, card] = s.deck[card]
        s.deck_size = s.heap_size
        s.heap_size = 0
    card = draw_kind(s, s.deck, int(s.deck_size))
    s.deck_size -= 1
    return card


@rule
def draw_told(s: State, events: Ints) -> int:
    """The next card; everyone is told if the discards were shuffled for it."""
    discards = int(s.heap_size)
    card = draw_card(s)
    if s.heap_size < discards:
        say(events, RESHUFFLED, discards)
    return card


@rule
def replace(s: State, surfer: int, card: int, events: Ints) -> None:
    """Lay an icon card aside that a longboard may not have; all see it (TAV-6.6)."""
    lay_aside(s, card)
    say_card(events, EVERYONE, REPLACED, surfer, card)


@rule
def lay_aside(s: State, card: int) -> None:
    """Keep an icon card out while one hand is filled, so that filling ends (TAV-A18). All see it."""
    s.aside[card] += 1
    for seat in range(s.seats):
        s.deck_limit[seat, card] -= 1


@rule
def discard_aside(s: State) -> None:
    """Replaced icon cards are discarded, not taken out of the game (TAV-A4)."""
    for card in range(KINDS):
        if s.aside[card] > 0:
            s.heap[card] += s.aside[card]
            s.heap_size += s.aside[card]
            s.aside[card] = 0


@rule
def put_in_hand(s: State, seat: int, card: int) -> None:
    slot = int(s.hand_size[seat])
    while slot > 0 and s.hand[seat, slot - 1] > card:
        s.hand[seat, slot] = s.hand[seat, slot - 1]
        slot -= 1
    s.hand[seat, slot] = card
    s.hand_size[seat] += 1


@rule
def deal(s: State, seat: int, count: int) -> None:
    """Deal a first hand where no icon card can come: there are none, or only shortboards."""
    for _ in range(count):
        card = draw_card(s)
        put_in_hand(s, seat, card)
        s.deck_limit[seat, card] -= 1


@rule
def fill_hand(s: State, seat: int, count: int, events: Ints) -> None:
    """Draw this many cards into a hand; on a longboard icon cards are replaced (TAV-6.5, TAV-6.6). It may stay short
    (TAV-A2)."""
    full = int(s.hand_size[seat]) + count
    while s.hand_size[seat] < full:
        card = draw_told(s, events)
        if card < 0:
            break
        if s.board[seat] == LONG and has_icon(s, card):
            replace(s, seat, card, events)
        else:
            put_in_hand(s, seat, card)
            s.deck_limit[seat, card] -= 1
            say_card(events, seat, DREW, seat, card)
    discard_aside(s)


@rule
def remove_slot(s: State, seat: int, slot: int) -> int:
    """Take one card out of a hand; the others close up. Returns its kind."""
    card = int(s.hand[seat, slot])
    last = int(s.hand_size[seat]) - 1
    for i in range(slot, last):
        s.hand[seat, i] = s.hand[seat, i + 1]
    s.hand[seat, last] = 0
    s.hand_size[seat] = last
    return card


@rule
def discard_slots(s: State, seat: int, mask: int, events: Ints) -> None:
    """Discard the cards in the slots of a mask, face up."""
    for slot in range(int(s.hand_size[seat]) - 1, -1, -1):
        if (mask >> slot) & 1:
            card = remove_slot(s, seat, slot)
            discard(s, card)
            say_card(events, EVERYONE, LAID_DOWN, seat, card)


@rule
def equal_slots(s: State, seat: int) -> int:
    """Bits of the slots that hold the same kind as the slot before."""
    mask = 0
    for slot in range(1, int(s.hand_size[seat])):
        if s.hand[seat, slot] == s.hand[seat, slot - 1]:
            mask |= 1 << slot
    return mask


@rule
def is_distinct(mask: int, equal: int) -> bool:
    """Whether a mask takes equal cards from the first on: of masks with the same cards just one is offered."""
    return mask & equal & ~(mask << 1) == 0


@rule
def bit_count(mask: int) -> int:
    count = 0
    while mask > 0:
        mask &= mask - 1
        count += 1
    return count
