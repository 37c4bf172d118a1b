"""Setting up (TAV-2, TAV-3): dice, decks, boards, hands, the mulligan."""

from vaka.core.chance import draw, seed_stream
from vaka.core.kernel import Ints, State, rule
from vaka.core.seats import seat_after
from vaka.games.tavarua.components import (
    FRONTS,
    KINDS,
    KIT_CARDS,
    KIT_EVENT,
    KIT_EVENT_AI,
    KIT_EVENT_DECK,
    KIT_EVENT_ROUNDS,
    KIT_EVENT_STOKE,
    KIT_FRONTS,
    KIT_ICONS,
    KIT_STOKE,
    SOLO_STOKES,
    STOKES,
    WAVES,
    components,
)
from vaka.games.tavarua.events import CHOSE, MULLIGANED, STARTED, say
from vaka.games.tavarua.rules.cards import bit_count, deal, discard_slots, fill_hand, has_icon
from vaka.games.tavarua.rules.tiny import begin_tiny
from vaka.games.tavarua.rules.wave_deck import TYPES, show_back
from vaka.games.tavarua.state import (
    BOARD,
    FACES,
    FULL,
    HAND,
    LONG,
    LONGBOARDS,
    MULLIGAN,
    NO_SCORE,
    NOTHING,
    SEATS,
    SHORT,
    SPACES,
)

STOKE_KINDS = len(STOKES)
BARREL_TYPE = WAVES.index("barrel")
AI_SURFERS = 3
AI_LONG = 8  # added to the target of an AI surfer that starts on a longboard
START_TOKENS = int(components()["surfers"]["stoke_at_start"])
BARRELS_IN = int(components()["recipe"]["barrels"])
OUT_FULL = int(components()["recipe"]["out_full"])
OUT_SHORT = int(components()["recipe"]["out_short"])
SIZE_OPTION, KIT = 3, 4  # the kit comes after the four options


@rule
def setup(s: State, seats: int, options: Ints, seed: int) -> None:
    """Dice, first player, wave deck, player deck, stoke deck; then boards, hands, mulligan (TAV-2.1, TAV-2.2, TAV-2.3,
    TAV-2.4, TAV-2.5, TAV-2.6, TAV-2.7, TAV-A16, TAV-J2). Colours follow the seats (TAV-2.2), decks are multisets
    (TAV-2.4)."""
    seed_stream(s, seed)
    s.seats = seats
    s.surfers = seats
    s.first_edition = options[0]
    s.snaking = options[1]  # a variant, off unless asked for; career events ask for it (TAV-H9, TAV-19.22)
    s.length = options[2]
    s.tiny = options[SIZE_OPTION]
    for surfer in range(SEATS):
        s.played[surfer] = -1
        for board in range(2):
            s.score[surfer, board, 0] = NO_SCORE
            s.score[surfer, board, 1] = NO_SCORE
    if s.tiny:
        begin_tiny(s)
        return
    s.career = options[KIT + KIT_EVENT]
    for space in range(1, SPACES + 1):
        s.die[space] = 1 + draw(s, FACES)  # TAV-2.1
    s.first = draw(s, seats)  # TAV-2.7; alone always the person (TAV-G26)
    lay_wave_deck(s, options)
    lay_player_deck(s, options)
    lay_stoke_deck(s, options)
    for seat in range(seats):
        s.tokens[seat] = START_TOKENS  # TAV-2.5, in career events too (TAV-G8)
        s.board[seat] = LONG if s.length == LONGBOARDS else SHORT
    if s.career == 1:
        invite(s, options)
    s.turn = s.first
    s.phase = BOARD  # both boards in photo shoots and combined events too (TAV-G4, TAV-G11)
    if s.length != FULL:  # one type of board, nothing to choose (TAV-21.1)
        s.phase = MULLIGAN
        for i in range(seats):
            deal(s, seat_after(int(s.first), i, seats), HAND)


@rule
def lay_wave_deck(s: State, options: Ints) -> None:
    """Count what may come: four of the barrels and all others, or an event's numbers; some of it never comes
    (TAV-3.1, TAV-3.2, TAV-19.8, TAV-21.1). The removed cards are those of the pool that are not drawn in time."""
    total = 0
    for wave in range(TYPES):
        count = 0
        for front in range(FRONTS):
            s.fronts[wave, front] = options[KIT + KIT_FRONTS + wave * FRONTS + front]
            count += int(s.fronts[wave, front])
        if s.career == 1:
            count = int(options[KIT + KIT_EVENT_DECK + wave])
        elif wave == BARREL_TYPE:
            count = BARRELS_IN
        s.pool[wave] = count
        total += count
    if s.career == 1:
        s.waves_left = options[KIT + KIT_EVENT_ROUNDS]
    else:
        s.waves_left = total - (OUT_FULL if s.length == FULL else OUT_SHORT)
    show_back(s)


@rule
def lay_player_deck(s: State, options: Ints) -> None:
    """All 60 cards, or those without the icon where only longboards are ridden (TAV-21.2, TAV-G10)."""
    s.icons = options[KIT + KIT_ICONS]
    for card in range(KINDS):
        s.deck[card] = options[KIT + KIT_CARDS + card]
        if s.length == LONGBOARDS and has_icon(s, card):
            s.deck[card] = 0
        s.deck_size += s.deck[card]
        for seat in range(s.seats):
            s.deck_limit[seat, card] = s.deck[card]


@rule
def lay_stoke_deck(s: State, options: Ints) -> None:
    """All stoke cards; alone without those that act on others; in a career event just what was unlocked (TAV-19.6)."""
    for card in range(STOKE_KINDS):
        if s.career == 0 and (s.seats > 1 or card < SOLO_STOKES):
            s.stoke_deck[card] = options[KIT + KIT_STOKE + card]
    if s.career == 1:
        for card in range(SOLO_STOKES):
            s.held[0, card] = options[KIT + KIT_EVENT_STOKE + card]


@rule
def invite(s: State, options: Ints) -> None:
    """AI surfers of an event: starting board and target space, on the shore (TAV-19.11)."""
    for i in range(AI_SURFERS):
        code = int(options[KIT + KIT_EVENT_AI + i])
        if code > 0:
            s.board[s.surfers] = LONG if code >= AI_LONG else SHORT
            s.target[s.surfers] = code % AI_LONG
            s.surfers += 1


@rule
def choose_board(s: State, seat: int, board: int, events: Ints) -> None:
    """Take a starting board, unseen until all have (TAV-2.3, TAV-A16)."""
    s.chosen[seat] = 1 + board
    say(events, CHOSE, seat)
    s.steps += 1
    if s.steps < s.seats:
        s.turn = seat_after(seat, 1, int(s.seats))
        return
    s.steps = 0
    s.reveals += 1
    for i in range(s.seats):
        other = seat_after(int(s.first), i, int(s.seats))
        s.board[other] = s.chosen[other] - 1
        s.chosen[other] = NOTHING
        say(events, STARTED, other, int(s.board[other]))
    for i in range(s.seats):  # icon cards are replaced before the mulligan (TAV-A3)
        other = seat_after(int(s.first), i, int(s.seats))
        fill_hand(s, other, HAND - int(s.hand_size[other]), events)
    s.turn = s.first
    s.phase = MULLIGAN


@rule
def choose_mulligan(s: State, seat: int, mask: int, events: Ints) -> bool:
    """Choose 0 to 5 cards to change, once (TAV-2.6); the changes are made seat by seat when all have chosen (TAV-J2).

    Returns whether the game can begin.
    """
    s.chosen[seat] = 1
    s.chosen_mask[seat] = mask
    say(events, CHOSE, seat)
    s.steps += 1
    if s.steps < s.seats:
        s.turn = seat_after(seat, 1, int(s.seats))
        return False
    s.steps = 0
    s.reveals += 1
    for i in range(s.seats):
        other = seat_after(int(s.first), i, int(s.seats))
        say(events, MULLIGANED, other, bit_count(int(s.chosen_mask[other])))
        discard_slots(s, other, int(s.chosen_mask[other]), events)
        fill_hand(s, other, HAND - int(s.hand_size[other]), events)  # icon cards are replaced again (TAV-A3)
        s.chosen[other] = NOTHING
        s.chosen_mask[other] = 0
    return True
