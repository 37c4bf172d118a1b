"""What a seat knows of Tavarua as one array: the sea, the decks, its own cards, and the surfers with its own first."""

from vaka.core.kernel import Ints, State, rule
from vaka.core.observation import Layout
from vaka.games.tavarua.actions import STOKE_LIMIT
from vaka.games.tavarua.components import (
    CARDS,
    COLOURS,
    DIRECTIONS,
    FRONTS,
    KINDS,
    POWERS,
    STOKE_CARDS,
    STOKES,
    STRONGEST,
    WAVE_CARDS,
    WAVES,
)
from vaka.games.tavarua.rules.ending import board_sum
from vaka.games.tavarua.rules.resolve import LONG_REACH
from vaka.games.tavarua.rules.wave import BARREL_POINTS, HANG_TEN_POINTS, STOKE_POINTS, TEN, card_points
from vaka.games.tavarua.state import (
    CARD,
    CHOOSE,
    FACES,
    HAND_ROOM,
    HIDDEN_FRONT,
    MULLIGAN,
    NO_SCORE,
    OVER,
    PILE,
    ROUNDS,
    SEATS,
    SHORTBOARDS,
    SIGN,
    SNAKE,
    SPACES,
)

TYPES, STOKE_KINDS = len(WAVES), len(STOKES)
BEST_CARD = POWERS + STOKE_POINTS * STOKE_LIMIT + BARREL_POINTS + HANG_TEN_POINTS
KIND_WORDS = f"power 1 to {POWERS}, of each {' then '.join(DIRECTIONS)}, of each {' then '.join(COLOURS)}"
ACTION_WORDS = "1 out, 2 in, 3 catch, 4 wait, 5 ride, 6 bail, 7 recover, 8 snake"

LAYOUT = Layout()
PHASE = LAYOUT.add(
    "phase", (OVER + 1,), 0, 1, "1 at one of: board, mulligan, prepare, inspire, choose, card, sign, over"
)

_match = LAYOUT.rows("match", "the match, its decks and whose turn it is")
SEAT_COUNT = _match.add("seats", 1, SEATS, "seats at the table")
SURFER_COUNT = _match.add("surfers", 1, SEATS, "surfers, those of a career's AI included")
FIRST_EDITION = _match.add("first_edition", 0, 1, "1 for the first edition's rules")
SNAKING = _match.add("snaking", 0, 1, "1 with snaking")
LENGTH = _match.add("length", 0, SHORTBOARDS, "0 both boards, 1 longboards, 2 shortboards")
CAREER = _match.add("career", 0, 1, "1 for an event of a career")
ROUND = _match.add("round", 0, ROUNDS, "rounds begun")
WAVES_LEFT = _match.add("waves_left", 0, WAVE_CARDS, "cards in the wave deck")
DECK = _match.add("deck", 0, CARDS, "cards in the player deck")
HEAP = _match.add("heap", 0, CARDS, "cards among its discards")
STOKE_DECK = _match.add("stoke_deck", 0, STOKE_CARDS, "cards in the stoke deck")
TO_MOVE = _match.add("to_move", 0, SEATS - 1, "the seat to move, counted from mine")
FIRST = _match.add("first", 0, SEATS - 1, "who holds the first-player token, counted from mine")

DICE = LAYOUT.add("dice", (SPACES,), 1, FACES, "the dice of the waves on spaces 1 to 6")
NEXT_WAVE = LAYOUT.add(
    "next_wave", (TYPES,), 0, 1, f"1 at the back of the top wave card: {', '.join(WAVES)}; zeros if there is none"
)
_next_front = LAYOUT.rows("next_front", "the front of the top wave card", own=True)
FRONT_KNOWN = _next_front.add("known", 0, 1, "1 if I have looked at it")
FRONT = _next_front.add("front", -STRONGEST, STRONGEST, "its balance move or barrel, 0 while I have not")
POOL = LAYOUT.add("pool", (TYPES,), 0, WAVE_CARDS, "wave cards by type: below the top card, or removed unseen")
UNSEEN_FRONTS = LAYOUT.add(
    "fronts", (TYPES, FRONTS), 0, WAVE_CARDS, "wave cards whose front I have not seen, by type and front −4 to 4", True
)
HAND = LAYOUT.add("hand", (KINDS,), 0, HAND_ROOM, f"my cards, by kind: {KIND_WORDS}", True)
UNSEEN = LAYOUT.add("unseen", (KINDS,), 0, CARDS, "cards in the deck or in others' hands, by kind", True)
DECK_LIMIT = LAYOUT.add("deck_limit", (KINDS,), 0, CARDS, "the most of each kind that can be in the deck", True)
DISCARDS = LAYOUT.add("discards", (KINDS,), 0, CARDS, "discarded cards, by kind")
HELD = LAYOUT.add("stoke_held", (STOKE_KINDS,), 0, STOKE_CARDS, f"my stoke cards, by kind: {', '.join(STOKES)}", True)
BOUGHT = LAYOUT.add("stoke_bought", (STOKE_KINDS,), 0, STOKE_CARDS, "of those, bought in this round", True)
STOKE_HEAP = LAYOUT.add("stoke_discards", (STOKE_KINDS,), 0, STOKE_CARDS, "discarded stoke cards, by kind")

_choice = LAYOUT.rows("choice", "what I have chosen and others do not know yet; 0 is nothing", own=True)
CHOSEN = _choice.add("action", 0, SNAKE, ACTION_WORDS)
CHOSEN_RIDER = _choice.add("rider", 0, SEATS - 1, "whom I snake, counted from me")
CHOSEN_SLOTS = _choice.add("slots", 0, (1 << HAND_ROOM) - 1, "the cards of my hand I put down, as bits")
CHOSEN_TOKENS = _choice.add("tokens", 0, STOKE_LIMIT, "stoke tokens I put on the card")
MULLIGANED = _choice.add("mulligan", 0, 1, "1 if I have answered the mulligan")
CHOSEN_BOARD = _choice.add("board", 0, 2, "the board I start on: 1 short, 2 long")

_surfers = LAYOUT.rows("surfers", "the surfers from mine clockwise; zeros where there is none", SEATS)
TAKES_PART = _surfers.add("takes_part", 0, 1, "1 for a surfer")
TARGET = _surfers.add("target", 0, SPACES, "the space an AI surfer heads for, 0 for a player")
PLACE = _surfers.add("place", 0, 1, "1 at one of: channel, riding, bailed, wash", 4)
SPACE = _surfers.add("space", 0, SPACES, "the space, 0 on the shore")
BOARD = _surfers.add("board", 0, 1, "0 shortboard, 1 longboard")
BALANCE = _surfers.add("balance", -LONG_REACH, LONG_REACH, "balance, the nose above 0")
TOKENS = _surfers.add("tokens", 0, STOKE_LIMIT, "stoke tokens")
HAND_SIZE = _surfers.add("hand_size", 0, HAND_ROOM, "cards in hand")
STOKE_COUNT = _surfers.add("stoke_cards", 0, STOKE_CARDS, "stoke cards held")
BOUGHT_COUNT = _surfers.add("bought", 0, STOKE_CARDS, "of those, bought in this round")
PLAYED_STOKE = _surfers.add("played_stoke", 0, 1, "1 if it has played a stoke card in this round")
SWITCHED = _surfers.add("switched", 0, 1, "1 if it has switched boards in this round")
ZONE = _surfers.add("zone", 0, 1, "1 while it is In The Zone")
PRIORITY = _surfers.add("priority", 0, SEATS, "the order in which it played Priority, 0 for not")
PILE_SIZE = _surfers.add("pile_size", 0, PILE, "cards of the wave it rides")
PILE_POINTS = _surfers.add("pile_points", 0, PILE * BEST_CARD + PILE, "what they are worth")
PERFECT = _surfers.add("perfect", 0, 1, "1 if the wave was caught at its perfect spot")
LAST_POWER = _surfers.add("last_power", 0, POWERS, "power of the last card, 0 for none")
SCORES = _surfers.add("scores", NO_SCORE, TEN, "short, short, long, long, in half points; −1 for none", 4)
SUMS = _surfers.add("sums", 0, 2 * TEN, "sum of both scores, short and long, in half points", 2)
HAS_CHOSEN = _surfers.add("has_chosen", 0, 1, "1 if it has made its hidden choice")
SHOWN_ACTION = _surfers.add("shown_action", 0, SNAKE, f"shown in Resolve: {ACTION_WORDS}")
SHOWN_CARD = _surfers.add("shown_card", 0, KINDS, "shown in Resolve: the kind of its card + 1")
SHOWN_TOKENS = _surfers.add("shown_tokens", 0, STOKE_LIMIT, "shown in Resolve: tokens on the card")
WON = _surfers.add("won", 0, 1, "shown in Resolve: 1 if its catch or snake got the place")
HANG_TENS = _surfers.add("hang_tens", 0, ROUNDS, "hang-tens so far")
BARRELS = _surfers.add("barrels", 0, ROUNDS, "barrels so far")
AERIALS = _surfers.add("aerials", 0, ROUNDS, "aerials so far")
SHOWN_RIDER = _surfers.add("shown_rider", 0, SEATS, "shown in Resolve: whom it snakes, counted from me, + 1")
SURFER = _surfers.width


@rule
def observe(s: State, seat: int, out: Ints) -> None:
    for phase in range(OVER + 1):
        out[PHASE + phase] = 0
    out[PHASE + s.phase] = 1
    observe_match(s, seat, out)
    observe_waves(s, seat, out)
    observe_cards(s, seat, out)
    observe_choice(s, seat, out)
    surfers = int(s.surfers)
    for i in range(SEATS):
        surfer = seat + i if seat + i < surfers else seat + i - surfers
        observe_surfer(s, seat, surfer if i < surfers else -1, out, i * SURFER)


@rule
def observe_match(s: State, seat: int, out: Ints) -> None:
    stokes = 0
    for card in range(STOKE_KINDS):
        stokes += int(s.stoke_deck[card])
    out[SEAT_COUNT] = s.seats
    out[SURFER_COUNT] = s.surfers
    out[FIRST_EDITION] = s.first_edition
    out[SNAKING] = s.snaking
    out[LENGTH] = s.length
    out[CAREER] = s.career
    out[ROUND] = s.rounds
    out[WAVES_LEFT] = s.waves_left
    out[DECK] = s.deck_size
    out[HEAP] = s.heap_size
    out[STOKE_DECK] = stokes
    out[TO_MOVE] = (s.turn - seat + s.seats) % s.seats
    out[FIRST] = (s.first - seat + s.seats) % s.seats


@rule
def observe_waves(s: State, seat: int, out: Ints) -> None:
    """The sea and the wave deck; a front that only others have looked at counts as unseen."""
    for space in range(SPACES):
        out[DICE + space] = s.die[space + 1]
    known = (int(s.peeked) >> seat) & 1
    out[FRONT_KNOWN] = known
    out[FRONT] = s.next_front if known == 1 else 0
    for wave in range(TYPES):
        out[NEXT_WAVE + wave] = 1 if s.next_wave == wave else 0
        out[POOL + wave] = s.pool[wave]
        for front in range(FRONTS):
            out[UNSEEN_FRONTS + wave * FRONTS + front] = s.fronts[wave, front]
    if s.next_wave >= 0 and known == 0 and s.next_front != HIDDEN_FRONT:
        out[UNSEEN_FRONTS + s.next_wave * FRONTS + s.next_front + STRONGEST] += 1


@rule
def observe_cards(s: State, seat: int, out: Ints) -> None:
    for card in range(KINDS):
        out[HAND + card] = 0
        out[UNSEEN + card] = s.deck[card]
        out[DECK_LIMIT + card] = s.deck_limit[seat, card]
        out[DISCARDS + card] = s.heap[card]
    for other in range(s.seats):
        for slot in range(s.hand_size[other]):
            out[(HAND if other == seat else UNSEEN) + s.hand[other, slot]] += 1
    for card in range(STOKE_KINDS):
        out[HELD + card] = s.held[seat, card]
        out[BOUGHT + card] = s.bought[seat, card]
        out[STOKE_HEAP + card] = s.stoke_heap[card]


@rule
def observe_choice(s: State, seat: int, out: Ints) -> None:
    out[CHOSEN] = 0
    out[CHOSEN_RIDER] = 0
    out[CHOSEN_SLOTS] = 0
    out[CHOSEN_TOKENS] = 0
    out[MULLIGANED] = 0
    out[CHOSEN_BOARD] = 0
    if s.phase == CHOOSE or s.phase == CARD:
        out[CHOSEN] = s.chosen[seat]
        if s.chosen[seat] == SNAKE:
            out[CHOSEN_RIDER] = (s.chosen_target[seat] - seat + s.surfers) % s.surfers
        out[CHOSEN_SLOTS] = s.chosen_mask[seat]
        out[CHOSEN_TOKENS] = s.chosen_tokens[seat]
    elif s.phase == MULLIGAN:
        out[CHOSEN_SLOTS] = s.chosen_mask[seat]
        out[MULLIGANED] = s.chosen[seat]
    elif s.phase < MULLIGAN:
        out[CHOSEN_BOARD] = s.chosen[seat]


@rule
def observe_surfer(s: State, seat: int, surfer: int, out: Ints, n: int) -> None:
    """One surfer's row of a seat's observation, which stands n behind the first; −1 is nobody."""
    if surfer < 0:
        for i in range(SURFER):
            out[n + TAKES_PART + i] = 0
        return
    held, bought, points, size = 0, 0, 0, int(s.pile_size[surfer])
    for card in range(STOKE_KINDS):
        held += int(s.held[surfer, card])
        bought += int(s.bought[surfer, card])
    for i in range(size):
        points += card_points(s, surfer, i)
    out[n + TAKES_PART] = 1
    out[n + TARGET] = s.target[surfer]
    for place in range(4):
        out[n + PLACE + place] = 1 if s.place[surfer] == place else 0
    out[n + SPACE] = s.spot[surfer]
    out[n + BOARD] = s.board[surfer]
    out[n + BALANCE] = s.balance[surfer]
    out[n + TOKENS] = s.tokens[surfer]
    out[n + HAND_SIZE] = s.hand_size[surfer]
    out[n + STOKE_COUNT] = held
    out[n + BOUGHT_COUNT] = bought
    out[n + PLAYED_STOKE] = s.played_stoke[surfer]
    out[n + SWITCHED] = s.switched[surfer]
    out[n + ZONE] = s.zone[surfer]
    out[n + PRIORITY] = s.priority[surfer]
    out[n + PILE_SIZE] = size
    out[n + PILE_POINTS] = points
    out[n + PERFECT] = s.perfect[surfer]
    out[n + LAST_POWER] = 1 + (s.pile_card[surfer, size - 1] >> 2) if size > 0 else 0
    for board in range(2):
        out[n + SCORES + 2 * board] = s.score[surfer, board, 0]
        out[n + SCORES + 2 * board + 1] = s.score[surfer, board, 1]
        out[n + SUMS + board] = board_sum(s, surfer, board)
    shown = s.phase == SIGN
    secret = s.phase == CARD and s.turn == surfer
    out[n + HAS_CHOSEN] = 1 if s.chosen[surfer] != 0 and not shown and not secret else 0
    out[n + SHOWN_ACTION] = s.chosen[surfer] if shown else 0
    out[n + SHOWN_CARD] = s.played[surfer] + 1 if shown else 0
    out[n + SHOWN_TOKENS] = s.chosen_tokens[surfer] if shown else 0
    out[n + WON] = s.won[surfer] if shown else 0
    out[n + HANG_TENS] = s.hang_tens[surfer]
    out[n + BARRELS] = s.barrels[surfer]
    out[n + AERIALS] = s.aerials[surfer]
    named = shown and s.chosen[surfer] == SNAKE
    out[n + SHOWN_RIDER] = (s.chosen_target[surfer] - seat + s.surfers) % s.surfers + 1 if named else 0
