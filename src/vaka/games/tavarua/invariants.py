"""What is true of every position of Tavarua, whatever was played."""

from vaka.core.kernel import State
from vaka.games.tavarua.actions import STOKE_LIMIT
from vaka.games.tavarua.components import CARDS, KINDS, LEAST_PLAIN, STOKES
from vaka.games.tavarua.rules.cards import has_icon
from vaka.games.tavarua.rules.choose import places_on_wave, riders_on
from vaka.games.tavarua.rules.resolve import reach
from vaka.games.tavarua.state import HAND, INSPIRE, LONG, LONGBOARDS, OVER, RIDING, SPACES


def invariants(s: State) -> None:
    """Cards are conserved, hands fit their boards, nobody balances beside the board, decks and clock agree."""
    _cards(s)
    for seat in range(s.seats):
        hand = [int(s.hand[seat, i]) for i in range(s.hand_size[seat])]
        assert hand == sorted(hand), "a hand is out of order"
        most = HAND + 3 if s.phase == INSPIRE and s.turn == seat else HAND
        assert len(hand) <= most, "too many cards in a hand"
        assert not (s.board[seat] == LONG and any(has_icon(s, card) for card in hand)), "an icon card on a longboard"
        assert 0 <= s.tokens[seat] <= STOKE_LIMIT, "more stoke tokens than allowed"
        assert all(s.bought[seat, i] <= s.held[seat, i] for i in range(len(STOKES))), "bought but not held"
        assert all(s.deck[card] <= s.deck_limit[seat, card] for card in range(KINDS)), "more in the deck than can be"
    for surfer in range(s.surfers):
        assert abs(s.balance[surfer]) <= reach(s, surfer), "balance beside the board"
        assert s.place[surfer] == RIDING or s.balance[surfer] == 0, "balance off the centre without a wave"
        assert 0 <= s.spot[surfer] <= SPACES, "off the map"
        assert s.phase == OVER or (s.pile_size[surfer] > 0) <= (s.place[surfer] != 0), "a pile in the channel"
    assert all(riders_on(s, space) <= places_on_wave(s) for space in range(1, SPACES + 1)), "a crowded wave"
    assert s.turned + s.waves_left == s.turned or s.next_wave >= 0, "cards left but none on top"
    assert sum(s.pool) >= s.waves_left - (s.next_wave >= 0), "the wave deck is short"


def _cards(s: State) -> None:
    total = 0
    for card in range(KINDS):
        assert s.aside[card] == 0, "a card left aside"
        assert s.needed[card] == 0, "working space in use"
        total += s.deck[card] + s.heap[card]
    assert sum(s.deck) == s.deck_size, "the deck is miscounted"
    assert sum(s.heap) == s.heap_size, "the discards are miscounted"
    total += sum(s.hand_size) + sum(s.pile_size) + sum(card >= 0 for card in s.played)
    assert s.tiny or total == CARDS or (s.length == LONGBOARDS and LEAST_PLAIN <= total < CARDS), (
        f"{total} player cards"
    )
