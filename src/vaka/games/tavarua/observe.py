"""What a seat knows of Tavarua as one array: the sea, the decks, its own cards, and the surfers with its own first."""

from vaka.core.game import Layout, Slice
from vaka.core.kernel import Ints, State, rule
from vaka.games.tavarua.components import FRONTS, KINDS, STOKES, STRONGEST, WAVES
from vaka.games.tavarua.rules.ending import board_sum
from vaka.games.tavarua.rules.wave import card_points
from vaka.games.tavarua.state import (
    CARD,
    CHOOSE,
    HIDDEN_FRONT,
    MULLIGAN,
    OVER,
    SEATS,
    SIGN,
    SNAKE,
    SPACES,
)

TYPES, STOKE_KINDS = len(WAVES), len(STOKES)
MATCH, CHOICE, SURFER = 13, 6, 35
LAYOUT = Layout(
    (
        Slice("phase", (OVER + 1,)),  # one of board, mulligan, prepare, inspire, choose, card, sign, over
        # seats, surfers, first edition, snaking, length, career, round, wave cards left, player deck, its discards,
        # stoke deck, seat to move and first player counted from mine
        Slice("match", (MATCH,)),
        Slice("dice", (SPACES,)),  # of the waves on spaces 1 to 6
        Slice("next_wave", (TYPES,)),  # back of the top wave card
        Slice("next_front", (2,)),  # known to me, front
        Slice("pool", (TYPES,)),  # by type: in the deck below the top card, or removed unseen
        Slice("fronts", (TYPES, FRONTS)),  # cards whose front I have not seen, by front −4 to 4
        Slice("hand", (KINDS,)),  # how many of each kind of card
        Slice("unseen", (KINDS,)),  # in the deck or in others' hands
        Slice("deck_limit", (KINDS,)),  # the most of each that can be in the deck
        Slice("discards", (KINDS,)),
        Slice("stoke_held", (STOKE_KINDS,)),
        Slice("stoke_bought", (STOKE_KINDS,)),
        Slice("stoke_discards", (STOKE_KINDS,)),
        Slice("choice", (CHOICE,)),  # mine: action, rider counted from me, slots, tokens, mulligan made, board + 1
        # surfers from mine clockwise: taking part, target of an AI, place channel riding bailed wash, space, board,
        # balance, tokens, cards in hand, stoke cards, bought, played one, switched, zone, priority, pile size and
        # points, perfect, power of the last card, scores short short long long, sums short long, has chosen,
        # shown in Resolve: action, card, tokens, won its place; hang-tens, barrels, aerials
        Slice("surfers", (SEATS, SURFER)),
    )
)


@rule
def observe(s: State, seat: int, out: Ints) -> None:
    n = 0
    for phase in range(OVER + 1):
        out[n] = 1 if s.phase == phase else 0
        n += 1
    n = observe_match(s, seat, out, n)
    n = observe_waves(s, seat, out, n)
    n = observe_cards(s, seat, out, n)
    n = observe_choice(s, seat, out, n)
    for i in range(SEATS):
        observe_surfer(s, (seat + i) % s.surfers if i < s.surfers else -1, out, n)
        n += SURFER


@rule
def observe_match(s: State, seat: int, out: Ints, n: int) -> int:
    out[n] = s.seats
    out[n + 1] = s.surfers
    out[n + 2] = s.first_edition
    out[n + 3] = s.snaking
    out[n + 4] = s.length
    out[n + 5] = s.career
    out[n + 6] = s.rounds
    out[n + 7] = s.waves_left
    out[n + 8] = s.deck_size
    out[n + 9] = s.heap_size
    out[n + 10] = 0
    for card in range(STOKE_KINDS):
        out[n + 10] += s.stoke_deck[card]
    out[n + 11] = (s.turn - seat + s.seats) % s.seats
    out[n + 12] = (s.first - seat + s.seats) % s.seats
    return n + MATCH


@rule
def observe_waves(s: State, seat: int, out: Ints, n: int) -> int:
    """The sea and the wave deck; a front that only others have looked at counts as unseen."""
    for space in range(1, SPACES + 1):
        out[n] = s.die[space]
        n += 1
    for wave in range(TYPES):
        out[n] = 1 if s.next_wave == wave else 0
        n += 1
    known = (int(s.peeked) >> seat) & 1
    out[n] = known
    out[n + 1] = s.next_front if known == 1 else 0
    n += 2
    for wave in range(TYPES):
        out[n] = s.pool[wave]
        n += 1
    for wave in range(TYPES):
        for front in range(FRONTS):
            out[n + front] = s.fronts[wave, front]
        if wave == s.next_wave and known == 0 and s.next_front != HIDDEN_FRONT:
            out[n + s.next_front + STRONGEST] += 1
        n += FRONTS
    return n


@rule
def observe_cards(s: State, seat: int, out: Ints, n: int) -> int:
    for card in range(KINDS):
        out[n + card] = 0
        out[n + KINDS + card] = s.deck[card]
        out[n + 2 * KINDS + card] = s.deck_limit[seat, card]
        out[n + 3 * KINDS + card] = s.heap[card]
    for other in range(s.seats):
        for slot in range(s.hand_size[other]):
            out[n + s.hand[other, slot] + (0 if other == seat else KINDS)] += 1
    n += 4 * KINDS
    for card in range(STOKE_KINDS):
        out[n + card] = s.held[seat, card]
        out[n + STOKE_KINDS + card] = s.bought[seat, card]
        out[n + 2 * STOKE_KINDS + card] = s.stoke_heap[card]
    return n + 3 * STOKE_KINDS


@rule
def observe_choice(s: State, seat: int, out: Ints, n: int) -> int:
    for i in range(CHOICE):
        out[n + i] = 0
    if s.phase == CHOOSE or s.phase == CARD:
        out[n] = s.chosen[seat]
        if s.chosen[seat] == SNAKE:
            out[n + 1] = (s.chosen_target[seat] - seat + s.surfers) % s.surfers
        out[n + 2] = s.chosen_mask[seat]
        out[n + 3] = s.chosen_tokens[seat]
    elif s.phase == MULLIGAN:
        out[n + 2] = s.chosen_mask[seat]
        out[n + 4] = s.chosen[seat]
    elif s.phase < MULLIGAN:
        out[n + 5] = s.chosen[seat]
    return n + CHOICE


@rule
def observe_surfer(s: State, surfer: int, out: Ints, n: int) -> None:
    """One surfer's part of the observation from out[n]; −1 is nobody."""
    for i in range(SURFER):
        out[n + i] = 0
    if surfer < 0:
        return
    out[n] = 1
    out[n + 1] = s.target[surfer]
    out[n + 2 + s.place[surfer]] = 1
    out[n + 6] = s.spot[surfer]
    out[n + 7] = s.board[surfer]
    out[n + 8] = s.balance[surfer]
    out[n + 9] = s.tokens[surfer]
    out[n + 10] = s.hand_size[surfer]
    for card in range(STOKE_KINDS):
        out[n + 11] += s.held[surfer, card]
        out[n + 12] += s.bought[surfer, card]
    out[n + 13] = s.played_stoke[surfer]
    out[n + 14] = s.switched[surfer]
    out[n + 15] = s.zone[surfer]
    out[n + 16] = s.priority[surfer]
    out[n + 17] = s.pile_size[surfer]
    for i in range(s.pile_size[surfer]):
        out[n + 18] += card_points(s, surfer, i)
    out[n + 19] = s.perfect[surfer]
    if s.pile_size[surfer] > 0:
        out[n + 20] = 1 + (s.pile_card[surfer, s.pile_size[surfer] - 1] >> 2)
    for board in range(2):
        out[n + 21 + 2 * board] = s.score[surfer, board, 0]
        out[n + 22 + 2 * board] = s.score[surfer, board, 1]
        out[n + 25 + board] = board_sum(s, surfer, board)
    if s.phase == SIGN:
        out[n + 28] = s.chosen[surfer]
        out[n + 29] = s.played[surfer]
        out[n + 30] = s.chosen_tokens[surfer]
        out[n + 31] = s.won[surfer]
    elif s.chosen[surfer] != 0 and not (s.phase == CARD and s.turn == surfer):
        out[n + 27] = 1
    out[n + 32] = s.hang_tens[surfer]
    out[n + 33] = s.barrels[surfer]
    out[n + 34] = s.aerials[surfer]
