"""A redeal deals every hand that fits what the seat has seen, each as often as cards fall that way (TAV-A17).

A card counts as known to be in a hand if it was not in the last reshuffle: as many of a kind as there are more unseen
cards of it than the deck can hold.
"""

import random
from collections import Counter
from collections.abc import Iterator
from itertools import permutations
from typing import Any

import pytest

from tests.games.tavarua.positions import GAME, afloat, give, hand, hand_of, play, preparing, settle
from tests.tiers import amount
from tests.uniform import assert_drawn_from, assert_same_odds
from vaka.core.match import Match
from vaka.games.tavarua.components import KINDS, STOKES
from vaka.games.tavarua.notation import card_kind
from vaka.games.tavarua.rules.cards import has_icon
from vaka.games.tavarua.state import IN, LONG, OUT, WAIT

DRAWS = amount("VAKA_REDEALS", 6000, 60_000)
REAL, AGAIN = amount("VAKA_REDEALT_POSITIONS", 3, 30), amount("VAKA_REDEALS_EACH", 400, 4000)

Deal = tuple[tuple[int, ...], ...]


def redeals(s: Any, count: int, seat: int = 0) -> Iterator[Any]:
    for number in range(count):
        twin = GAME.copy(s)
        GAME.rules.redeal(twin, seat, number)
        yield twin


def others(s: Any, seat: int = 0) -> Deal:
    return tuple(tuple(hand_of(s, other)) for other in range(s.seats) if other != seat)


def table(boards: str, hands: list[str], deck: str, known: str) -> Any:
    """Seat 0 looks on; a small deck, all other cards discarded. `known`: cards of the deck's kinds that were not in the
    last reshuffle, so that they are in hands."""
    s = afloat(1 + len(hands), "S" + boards)
    for seat, text in enumerate(hands, 1):
        hand(s, seat, text)
    for card in range(KINDS):
        s.heap[card] += s.deck[card]
        s.deck[card] = 0
    for word in deck.split():
        s.heap[card_kind(word)] -= 1
        s.deck[card_kind(word)] += 1
    settle(s)
    for word in known.split():
        s.deck_limit[0, card_kind(word)] -= 1
    GAME.invariants(s)
    return s


def unseen(s: Any) -> tuple[list[int], list[int]]:
    """Cards seat 0 does not see: those it knows to be in hands, and the others."""
    count = Counter(card for cards in others(s) for card in cards)
    count.update({card: int(s.deck[card]) for card in range(KINDS)})
    held = Counter({card: count[card] - int(s.deck_limit[0, card]) for card in range(KINDS)})
    return sorted((+held).elements()), sorted((count - +held).elements())


def fits(s: Any, slots: list[int], card: int, place: int) -> bool:
    """Whether a card may lie at a place: the slots of hands by seat, then the deck."""
    return place >= len(slots) or s.board[slots[place]] != LONG or not has_icon(s, card)


def exact(s: Any) -> Counter[Any]:
    """All deals with the number of ways in which the cards, each told from every other, fall so."""
    held, free = unseen(s)
    slots = [seat for seat in range(1, s.seats) for _ in range(s.hand_size[seat])]
    cards, ways = held + free, Counter[Deal]()
    for order in permutations(range(len(cards)), len(slots)):
        if not set(range(len(held))) <= set(order):
            continue
        if all(fits(s, slots, cards[which], place) for place, which in enumerate(order)):
            ways[as_hands(s, slots, [cards[which] for which in order])] += 1
    return ways


def as_hands(s: Any, slots: list[int], cards: list[int]) -> Deal:
    hands: list[list[int]] = [[] for _ in range(s.seats)]
    for seat, card in zip(slots, cards, strict=False):
        hands[seat].append(card)
    return tuple(tuple(sorted(cards)) for cards in hands[1:])


@pytest.mark.parametrize(
    ("boards", "hands", "deck", "known"),
    [
        ("SS", ["1nT 2nT", "1nT 3nT"], "1nT 1tT 2nT", ""),
        ("SS", ["1nT 2nT", "1nT 3nT"], "1nT 1tT 2nT", "1nT 3nT"),
        ("SS", ["1nT 2nT 2nT", "1nT"], "1nT 2nT 3tM", "1nT 2nT 2nT"),
        ("LS", ["1nT 2nT", "4nT 1nT"], "1nT 4tM 2nT", "1nT 4nT"),
        ("LS", ["1nT 2nT", "1nT 3nT"], "4nT 4nM 4tM", "1nT 3nT"),
        ("LS", ["1nT 2nT", "1nT 3nT"], "4nT 4nM 1nT", "1nT 1nT"),
        ("LL", ["1nT 2nT", "1nT 3nT"], "4nT 2nT 1tT", "1nT 3nT"),
        ("LSS", ["1nT", "1nT 4nT", "2nT"], "4nT 4tT 2nT", "1nT 4nT 2nT"),
    ],
)
def test_every_deal_that_fits_is_as_likely(boards: str, hands: list[str], deck: str, known: str) -> None:
    """TAV-A17, TAV-6.6: the deals of small decks, counted."""
    s = table(boards, hands, deck, known)
    ways = exact(s)
    assert len(ways) > 1
    assert_drawn_from(ways, (others(twin) for twin in redeals(s, DRAWS)))


def test_hands_of_whole_matches_are_dealt_as_a_slow_sampler_deals_them() -> None:
    """TAV-A17: after reshuffles, with longboards about. Seats to the left and right get as many of the known cards."""
    dice = random.Random(3)
    for s in positions_with_known_cards(REAL):
        held, _ = unseen(s)
        slow = [tally(slowly(s, dice), held) for _ in range(AGAIN)]
        assert_same_odds(slow, [tally(others(twin), held) for twin in redeals(s, AGAIN)])


def positions_with_known_cards(count: int) -> Iterator[Any]:
    """Positions of matches at random in which seat 0 knows of cards in others' hands, some of them on longboards."""
    seed = 0
    while count:
        dice, match = random.Random(seed), Match(GAME, 3, seed=seed)
        last = dice.randrange(80, 160)
        while not match.over and match.ply < last:
            match.play(dice.choice(match.legal()))
        seed += 1
        s = match.state
        held = unseen(s)[0]
        if len(held) > 2 and {s.board[1], s.board[2]} == {0, 1} and not match.over:
            count -= 1
            yield s


def slowly(s: Any, dice: random.Random) -> Deal:
    """Lay the known cards into any slots and the others anywhere; start over if an icon card is on a longboard."""
    held, free = unseen(s)
    slots = [seat for seat in range(1, s.seats) for _ in range(s.hand_size[seat])]
    while True:
        dice.shuffle(free)
        cards = held + free[: len(slots) - len(held)]
        dice.shuffle(cards)
        if all(fits(s, slots, card, place) for place, card in enumerate(cards)):
            return as_hands(s, slots, cards)


def tally(deal: Deal, held: list[int]) -> tuple[int, ...]:
    """Of each hand: cards of kinds that are known to be in some hand."""
    return tuple(sum(card in held for card in cards) for cards in deal)


def test_stoke_cards_fall_as_cards_of_a_shuffled_deck_do() -> None:
    """TAV-12.1: two seats with one card each, one of them bought in this round."""
    s = afloat(3)
    for card in range(3, len(STOKES)):
        s.stoke_heap[card] += s.stoke_deck[card]
        s.stoke_deck[card] = 0
    give(s, 1, STOKES[0])
    give(s, 2, STOKES[1])
    s.bought[2, 1] = 1
    cards = [card for card in range(3) for _ in range(3)]
    seen = []
    for twin in redeals(s, 2000):
        held = twin.held.tolist()
        assert twin.bought.tolist()[:3] == [[0] * len(STOKES), [0] * len(STOKES), held[2]]
        seen.append((held[1].index(1), held[2].index(1)))
    assert_drawn_from(Counter(permutations(cards, 2)), seen)


def test_a_hidden_choice_is_any_legal_one_as_often() -> None:
    """TAV-A6: paddle out, in or wait; equal cards are one choice."""
    s = table("S", ["1nT 1nT 2nT"], "", "1nT 1nT 2nT")
    s.turn = s.first = 1
    play(preparing(s), "O", "1nT*1")
    assert s.turn == 0
    assert_drawn_from({OUT: 1, IN: 1, WAIT: 1}, (int(twin.chosen[1]) for twin in redeals(s, 3000)))
    cards = [(twin.chosen_mask[1], twin.chosen_tokens[1]) for twin in redeals(s, 3000) if twin.chosen[1] == OUT]
    assert_drawn_from({(mask, tokens): 1 for mask in (1, 4) for tokens in (0, 1)}, cards)
