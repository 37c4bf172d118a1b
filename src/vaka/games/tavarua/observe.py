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
MATCH, CHOICE, SURFER = 13, 6, 36
MATCH_AT = OVER + 1  # where each part begins
SEA_AT = MATCH_AT + MATCH
CARDS_AT = SEA_AT + SPACES + TYPES + 2 + TYPES + TYPES * FRONTS
STOKE_AT = CARDS_AT + 4 * KINDS
CHOICE_AT = STOKE_AT + 3 * STOKE_KINDS
SURFERS_AT = CHOICE_AT + CHOICE
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
        # shown in Resolve, 0 for nothing: action, kind of the card + 1, tokens, won its place; hang-tens, barrels,
        # aerials; shown in Resolve: the rider a snake has named, counted from me, + 1
        Slice("surfers", (SEATS, SURFER)),
    )
)


@rule
def observe(s: State, seat: int, out: Ints) -> None:
    for phase in range(OVER + 1):
        out[phase] = 0
    out[s.phase] = 1
    observe_match(s, seat, out)
    observe_waves(s, seat, out)
    observe_cards(s, seat, out)
    observe_choice(s, seat, out)
    surfers = int(s.surfers)
    for i in range(SEATS):
        surfer = seat + i if seat + i < surfers else seat + i - surfers
        observe_surfer(s, seat, surfer if i < surfers else -1, out, SURFERS_AT + i * SURFER)


@rule
def observe_match(s: State, seat: int, out: Ints) -> None:
    n = MATCH_AT
    stokes = 0
    for card in range(STOKE_KINDS):
        stokes += int(s.stoke_deck[card])
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
    out[n + 10] = stokes
    out[n + 11] = (s.turn - seat + s.seats) % s.seats
    out[n + 12] = (s.first - seat + s.seats) % s.seats


@rule
def observe_waves(s: State, seat: int, out: Ints) -> None:
    """The sea and the wave deck; a front that only others have looked at counts as unseen."""
    n = SEA_AT
    for space in range(SPACES):
        out[n + space] = s.die[space + 1]
    n += SPACES
    for wave in range(TYPES):
        out[n + wave] = 1 if s.next_wave == wave else 0
    n += TYPES
    known = (int(s.peeked) >> seat) & 1
    out[n] = known
    out[n + 1] = s.next_front if known == 1 else 0
    n += 2
    for wave in range(TYPES):
        out[n + wave] = s.pool[wave]
    n += TYPES
    for wave in range(TYPES):
        for front in range(FRONTS):
            out[n + wave * FRONTS + front] = s.fronts[wave, front]
    if s.next_wave >= 0 and known == 0 and s.next_front != HIDDEN_FRONT:
        out[n + s.next_wave * FRONTS + s.next_front + STRONGEST] += 1


@rule
def observe_cards(s: State, seat: int, out: Ints) -> None:
    n = CARDS_AT
    for card in range(KINDS):
        out[n + card] = 0
        out[n + KINDS + card] = s.deck[card]
        out[n + 2 * KINDS + card] = s.deck_limit[seat, card]
        out[n + 3 * KINDS + card] = s.heap[card]
    for other in range(s.seats):
        for slot in range(s.hand_size[other]):
            out[n + s.hand[other, slot] + (0 if other == seat else KINDS)] += 1
    n = STOKE_AT
    for card in range(STOKE_KINDS):
        out[n + card] = s.held[seat, card]
        out[n + STOKE_KINDS + card] = s.bought[seat, card]
        out[n + 2 * STOKE_KINDS + card] = s.stoke_heap[card]


@rule
def observe_choice(s: State, seat: int, out: Ints) -> None:
    n = CHOICE_AT
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


@rule
def observe_surfer(s: State, seat: int, surfer: int, out: Ints, n: int) -> None:
    """One surfer's part of a seat's observation from out[n]; −1 is nobody."""
    if surfer < 0:
        for i in range(SURFER):
            out[n + i] = 0
        return
    held, bought, points, size = 0, 0, 0, int(s.pile_size[surfer])
    for card in range(STOKE_KINDS):
        held += int(s.held[surfer, card])
        bought += int(s.bought[surfer, card])
    for i in range(size):
        points += card_points(s, surfer, i)
    out[n] = 1
    out[n + 1] = s.target[surfer]
    for place in range(4):
        out[n + 2 + place] = 1 if s.place[surfer] == place else 0
    out[n + 6] = s.spot[surfer]
    out[n + 7] = s.board[surfer]
    out[n + 8] = s.balance[surfer]
    out[n + 9] = s.tokens[surfer]
    out[n + 10] = s.hand_size[surfer]
    out[n + 11] = held
    out[n + 12] = bought
    out[n + 13] = s.played_stoke[surfer]
    out[n + 14] = s.switched[surfer]
    out[n + 15] = s.zone[surfer]
    out[n + 16] = s.priority[surfer]
    out[n + 17] = size
    out[n + 18] = points
    out[n + 19] = s.perfect[surfer]
    out[n + 20] = 1 + (s.pile_card[surfer, size - 1] >> 2) if size > 0 else 0
    for board in range(2):
        out[n + 21 + 2 * board] = s.score[surfer, board, 0]
        out[n + 22 + 2 * board] = s.score[surfer, board, 1]
        out[n + 25 + board] = board_sum(s, surfer, board)
    shown = s.phase == SIGN
    secret = s.phase == CARD and s.turn == surfer
    out[n + 27] = 1 if s.chosen[surfer] != 0 and not shown and not secret else 0
    out[n + 28] = s.chosen[surfer] if shown else 0
    out[n + 29] = s.played[surfer] + 1 if shown else 0
    out[n + 30] = s.chosen_tokens[surfer] if shown else 0
    out[n + 31] = s.won[surfer] if shown else 0
    out[n + 32] = s.hang_tens[surfer]
    out[n + 33] = s.barrels[surfer]
    out[n + 34] = s.aerials[surfer]
    named = shown and s.chosen[surfer] == SNAKE
    out[n + 35] = (s.chosen_target[surfer] - seat + s.surfers) % s.surfers + 1 if named else 0
