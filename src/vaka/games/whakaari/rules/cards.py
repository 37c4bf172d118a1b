"""Decks, hands and discards (WHA-1.7, WHA-2.2)."""

from vaka.core.arrays import np
from vaka.core.chance import draw, shuffle
from vaka.core.events import tell, whisper
from vaka.core.kernel import Ints, State, rule
from vaka.core.numbers import wide
from vaka.games.whakaari.components import ADD, MOVE
from vaka.games.whakaari.events import DREW, DREW_CARDS, PLAYED, PUTS_BACK, SHUFFLED
from vaka.games.whakaari.state import HAND, NOTHING


@rule
def distance_on(code: int) -> int:
    """The distance printed on a card: 0 none, short, long, supreme."""
    return code & 15


@rule
def icon_on(code: int, slot: int) -> int:
    """The first or the second icon of a card, 0 for none."""
    return (code >> (12 if slot else 4)) & 15


@rule
def join_on(code: int) -> int:
    """How the icons of a card are joined: not at all, by +, by / (WHA-3.8)."""
    return (code >> 8) & 15


@rule
def has_move(code: int) -> bool:
    """Whether a card has a MOVE icon."""
    return icon_on(code, 0) == MOVE or icon_on(code, 1) == MOVE


@rule
def hand_size(s: State, seat: int) -> int:
    n = 0
    while n < HAND and s.hand[seat, n] != NOTHING:
        n += 1
    return n


@rule
def holds(s: State, seat: int, kind: int) -> bool:
    for i in range(HAND):
        if s.hand[seat, i] == kind:
            return True
    return False


@rule
def take_in(s: State, seat: int, kind: int) -> None:
    """Put a card into a hand, which stays sorted."""
    i = hand_size(s, seat)
    while i > 0 and s.hand[seat, i - 1] > kind:
        s.hand[seat, i] = s.hand[seat, i - 1]
        i -= 1
    s.hand[seat, i] = kind


@rule
def play_card(s: State, seat: int, kind: int, events: Ints) -> None:
    """Lay a card from the hand on the discards, where all see it at once (WHA-R73)."""
    i = 0
    while s.hand[seat, i] != kind:
        i += 1
    while i < HAND - 1:
        s.hand[seat, i] = s.hand[seat, i + 1]
        i += 1
    s.hand[seat, HAND - 1] = NOTHING
    s.discard[kind] += 1
    s.reveals += 1
    code = wide(s.action_code[kind])
    distance = distance_on(code)
    if distance == 0 and icon_on(code, 0) == ADD:
        distance = wide(PUTS_BACK)
    tell(events, PLAYED, seat, kind, distance)


@rule
def stack_discards(deck: Ints, discards: Ints) -> int:
    """Make a deck of its discards, in order; how many cards it has."""
    n = 0
    for kind in range(discards.shape[0]):
        for _ in range(discards[kind]):
            deck[n] = kind
            n += 1
        discards[kind] = 0
    return n


@rule
def draw_action(s: State) -> int:
    """The top action card; an empty deck is made of the discards again (WHA-R2)."""
    if s.deck_count == 0:
        s.deck_count = stack_discards(s.deck, s.discard)
        shuffle(s, s.deck, wide(s.deck_count))
    s.deck_count -= 1
    kind = wide(s.deck[s.deck_count])
    s.deck[s.deck_count] = NOTHING
    return kind


@rule
def draw_into_hand(s: State, seat: int, count: int, events: Ints) -> None:
    """Draw action cards, which nobody else sees (WHA-R48)."""
    zero = wide(0)
    for _ in range(count):
        if s.deck_count == 0:
            tell(events, SHUFFLED, 0)
        kind = draw_action(s)
        take_in(s, seat, kind)
        whisper(events, seat, wide(DREW), seat, kind, zero, zero, zero, zero, zero, zero, zero, zero)
    s.reveals += 1
    tell(events, DREW_CARDS, seat, count)


@rule
def put_on_top(deck: Ints, n: int, i: int) -> None:
    """Take card i out of a deck of n and put it on top; the others stay in order."""
    card = deck[i]
    for j in range(i, n - 1):
        deck[j] = deck[j + 1]
    deck[n - 1] = card


@rule
def draw_event_card(s: State, events: Ints) -> int:
    """The top event card, which goes to the discards as it is drawn (WHA-R73); in the tiny game any one (WHA-8.3)."""
    if s.event_count == 0:
        tell(events, SHUFFLED, 1)
        s.event_count = stack_discards(s.event_deck, s.event_discard)
        if s.tiny == 0:
            shuffle(s, s.event_deck, wide(s.event_count))
    if s.tiny:
        put_on_top(s.event_deck, wide(s.event_count), draw(s, wide(s.event_count)))
    s.event_count -= 1
    kind = wide(s.event_deck[s.event_count])
    s.event_deck[s.event_count] = NOTHING
    s.event_discard[kind] += 1
    s.drawn += 1
    s.reveals += 1
    return kind


@rule
def in_order(cards: np.ndarray, n: int) -> None:
    """Sort the first n cards: before a shuffle, so that nothing of the true order shows."""
    for i in range(1, n):
        card, j = cards[i], i
        while j > 0 and cards[j - 1] > card:
            cards[j] = cards[j - 1]
            j -= 1
        cards[j] = card


@rule
def deal_again(s: State, seat: int) -> None:
    """Deal the other hands and both decks again; sizes stay as they are."""
    n = wide(s.deck_count)
    for other in range(wide(s.seats)):
        if other != seat:
            for i in range(hand_size(s, other)):
                s.deck[n] = s.hand[other, i]
                n += 1
    in_order(s.deck, n)
    shuffle(s, s.deck, n)
    for other in range(wide(s.seats)):
        if other != seat:
            count = hand_size(s, other)
            for i in range(count):
                s.hand[other, i] = NOTHING
            for _ in range(count):
                n -= 1
                take_in(s, other, wide(s.deck[n]))
                s.deck[n] = NOTHING
    in_order(s.event_deck, wide(s.event_count))
    if s.tiny == 0:
        shuffle(s, s.event_deck, wide(s.event_count))
