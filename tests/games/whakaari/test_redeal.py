"""A redeal deals the other hands and both decks anew, every way as likely (WHA-R48)."""

from collections import Counter
from itertools import permutations

from tests.games.whakaari.positions import GAME, lay
from tests.uniform import assert_drawn_from
from vaka.core.kernel import State
from vaka.games.whakaari.state import NOTHING


def leave(s: State, field: str, heap: str, cards: list[int]) -> None:
    """Discard a deck but for these cards."""
    deck, discards = getattr(s, field), getattr(s, heap)
    for i, kind in enumerate(deck.tolist()):
        if kind != NOTHING:
            discards[kind] += 1
        deck[i] = cards[i] if i < len(cards) else NOTHING
    for kind in cards:
        discards[kind] -= 1


def test_every_way_the_hidden_cards_can_lie_is_as_likely() -> None:
    """WHA-R48: two other hands of one and two cards and a deck of three, with equal cards among them."""
    s = lay(seats=3, hands={0: "A05", 1: "A01", 2: "A02 A24"})
    leave(s, "deck", "discard", [0, 0, 2])
    leave(s, "event_deck", "event_discard", [0, 1])
    s.deck_count, s.event_count = 3, 2
    GAME.invariants(s)
    ways = Counter(
        (cards[0], tuple(sorted(cards[1:3])), cards[3:], events)
        for cards in permutations([0, 1, 23, 0, 0, 2])
        for events in permutations([0, 1])
    )
    drawn = []
    for number in range(8000):
        twin = GAME.copy(s)
        GAME.rules.redeal(twin, 0, number)
        hands = twin.hand.tolist()
        assert (hands[0], hands[1][1:], hands[2][2]) == ([4, NOTHING, NOTHING], [NOTHING, NOTHING], NOTHING)
        decks = tuple(twin.deck.tolist()[:3]), tuple(twin.event_deck.tolist()[:2])
        drawn.append((hands[1][0], tuple(hands[2][:2]), *decks))
    assert_drawn_from(ways, drawn)
