"""A careful surfer: goes where a good wave will be, plays the card with the best mean result, bails when riding on is
worth less. Integers only; values are thousandths of a point."""

from vaka.core.kernel import Ints, State, rule
from vaka.games.tavarua.actions import (
    BOARD_BASE,
    CARD_BASE,
    CARDS_BASE,
    CHOOSE_BASE,
    ENERGY_DRINK,
    FOCUS,
    IN_THE_ZONE,
    JETSKI_BASE,
    MINUS,
    PASS,
    PLUS,
    STOKE_BASE,
    STOKE_LIMIT,
    SWITCH,
)
from vaka.games.tavarua.components import FRONTS, STRONGEST
from vaka.games.tavarua.rules.beginning import BARREL_TYPE
from vaka.games.tavarua.rules.cards import bit_count, direction, power
from vaka.games.tavarua.rules.choose import places_on_wave
from vaka.games.tavarua.rules.resolve import reach
from vaka.games.tavarua.rules.wave import AERIAL, BARREL_POINTS, HANG_TEN_POINTS, SHORE_POINTS, card_points
from vaka.games.tavarua.state import (
    BAIL,
    BOARD,
    CATCH,
    CHANNEL,
    CHOOSE,
    HAND,
    HIDDEN_FRONT,
    IN,
    LONG,
    MULLIGAN,
    NO_SCORE,
    OUT,
    PADDLING_STAGE,
    PREPARE,
    RIDE,
    RIDING,
    SHORT,
    SNAKE,
    SPACES,
    WAIT,
    WASH,
)

POINT = 1000
WORST = -1 << 40
A_RIDE = 2100  # what one more space of riding brings on a shortboard, falls counted in
A_LONG_RIDE = 2300
A_PERFECT = 800  # a space
A_ROUND = 2200  # what a round of waiting costs
OFF_CENTRE = 150  # what each space from the centre costs later
CROWD = 4  # seats from which on a wave is left to those before


@rule
def ride_gain(s: State, surfer: int) -> int:
    return A_LONG_RIDE if s.board[surfer] == LONG else A_RIDE


@rule
def front_count(s: State, seat: int, front: int) -> int:
    """How many of the cards that can be on top have this front, as far as the seat knows."""
    wave = int(s.next_wave)
    if s.next_front != HIDDEN_FRONT:
        if (int(s.peeked) >> seat) & 1:
            return 1 if s.next_front == front - STRONGEST else 0
        if s.next_front == front - STRONGEST:
            return int(s.fronts[wave, front]) + 1
    return int(s.fronts[wave, front])


@rule
def future(s: State, seat: int, space: int, rounds: int, balance: int) -> int:
    """What riding on from a space is worth after this round, if the surfer is still on the wave."""
    if space <= 1:
        return SHORE_POINTS * POINT  # this very round ends at the shore
    if rounds <= 0:
        return WORST // 1024  # the wave will not be scored (TAV-S8)
    more = min(space - 1, rounds)
    bonus = SHORE_POINTS * POINT // 2 if space - 1 <= rounds else 0
    return ride_gain(s, seat) * more * 3 // 5 + bonus - OFF_CENTRE * abs(balance)


@rule
def after_wave(s: State, seat: int, balance: int, printed: int, gained: int, space: int) -> int:
    """The mean value of the wave over the cards that can come, once a card has brought balance here.

    `gained` is the pile with the new card in thousandths; after a fall only the best card counts.
    """
    best_card = printed * POINT
    for i in range(s.pile_size[seat]):
        best_card = max(best_card, card_points(s, seat, i) * POINT)
    limit, rounds = reach(s, seat), int(s.waves_left) - 1
    value, cards = 0, 0
    for front in range(FRONTS):
        count = front_count(s, seat, front)
        if count > 0:
            cards += count
            move = front - STRONGEST
            result = best_card
            if s.next_wave == BARREL_TYPE:
                if printed == AERIAL:
                    result = gained + future(s, seat, space, rounds, balance)
                elif (printed == move) == (s.board[seat] == LONG):
                    result = gained + BARREL_POINTS * POINT + future(s, seat, space, rounds, balance)
            elif abs(balance + move) <= limit or s.zone[seat] == 1:
                after = max(-limit, min(limit, balance + move))
                result = gained + future(s, seat, space, rounds, after)
                if s.board[seat] == LONG and after == limit:
                    result += HANG_TEN_POINTS * POINT
            value += count * result
    return value // max(1, cards)


@rule
def card_value(s: State, seat: int, card: int, tokens: int, sign: int, space: int) -> int:
    """What catching or riding with a card is worth, its tokens added or taken away."""
    move = direction(card) * max(0, power(card) + sign * tokens)
    balance, limit = int(s.balance[seat]) + move, reach(s, seat)
    if abs(balance) > limit:
        if s.zone[seat] == 0:
            best = 0
            for i in range(s.pile_size[seat]):
                best = max(best, card_points(s, seat, i) * POINT)
            return best - POINT
        balance = max(-limit, min(limit, balance))
    gained = power(card) * POINT - tokens * POINT // 4  # a token scores here, but could serve later
    for i in range(s.pile_size[seat]):
        gained += card_points(s, seat, i) * POINT
    return after_wave(s, seat, balance, power(card), gained, space)


@rule
def best_ride(s: State, seat: int) -> int:
    """The value of the best card in hand for catching or riding here."""
    best = WORST
    for slot in range(s.hand_size[seat]):
        card = int(s.hand[seat, slot])
        for tokens in range(int(s.tokens[seat]) + 1):
            for sign in range(-1, 2, 2):
                best = max(best, card_value(s, seat, card, tokens, sign, int(s.spot[seat])))
    return best


@rule
def wave_value(s: State, space: int, face: int, rounds: int) -> int:
    """The worth of catching a wave on a space with this many rounds left after the catch; 0 if it is unbroken there."""
    if space == 0 or face < space or rounds < 1:
        return 0
    value = A_RIDE * min(space, rounds + 1)
    if space <= rounds + 1:
        value += SHORE_POINTS * POINT
    if face == space:
        value += A_PERFECT * space
    return value


@rule
def spot_value(s: State, space: int) -> int:
    """The best wave that will come by a channel space from next round on, less the rounds it takes."""
    rounds = int(s.waves_left)
    best = 0
    if space > 0:
        for wait in range(1, SPACES - space + 1):
            best = max(best, wave_value(s, space, int(s.die[space + wait]), rounds - 1 - wait) - A_ROUND * (wait - 1))
        unknown = wave_value(s, space, SPACES, rounds - 2 - SPACES + space) * (SPACES + 1 - space) // SPACES
        best = max(best, unknown - A_ROUND * (SPACES - space + 1))
    return best


@rule
def ahead_here(s: State, seat: int) -> int:
    """How many others in the channel beside the same wave come before the seat, clockwise from the first player.

    Surfers who see the same wave all like it. In a crowd, if more of them come first than find room on it, a careful
    surfer lets them have it.
    """
    count = 0
    other = int(s.first)
    while other != seat:
        if s.place[other] == CHANNEL and s.spot[other] == s.spot[seat]:
            count += 1
        other = (other + 1) % s.seats
    return count


@rule
def choice_value(s: State, seat: int, choice: int) -> int:
    space = int(s.spot[seat])
    if choice == RIDE:
        return best_ride(s, seat)
    if choice == BAIL:
        gained = 0
        for i in range(s.pile_size[seat]):
            gained += card_points(s, seat, i) * POINT
        return gained
    if choice == CATCH:
        if s.waves_left < 2 and space > 1:
            return WORST
        if s.seats >= CROWD and ahead_here(s, seat) > places_on_wave(s):
            return spot_value(s, space) - POINT // 5
        value = best_ride(s, seat)
        if s.die[space] == space:
            value += A_PERFECT * space
        return value + A_ROUND
    if choice == WAIT:
        return spot_value(s, space) - POINT // 10
    if choice in (OUT, IN):
        best = WORST
        for slot in range(s.hand_size[seat]):
            best = max(best, paddle_value(s, space, choice, power(int(s.hand[seat, slot]))))
        return best
    return WORST  # never snakes


@rule
def paddle_value(s: State, space: int, choice: int, value: int) -> int:
    if choice == OUT:
        return spot_value(s, min(SPACES, space + value))
    return spot_value(s, max(0, space - value))


@rule
def hand_card_use(s: State, seat: int, card: int) -> int:
    """How useful a card is to keep: gentle cards, and both directions."""
    same = 0
    for slot in range(s.hand_size[seat]):
        if direction(int(s.hand[seat, slot])) == direction(card):
            same += 1
    return -abs(2 * power(card) - 5) - 3 * max(0, same - 3)


@rule
def cards_value(s: State, seat: int, action: int) -> int:
    """Give one card away, the least useful."""
    if action >= CARDS_BASE:
        mask = action - CARDS_BASE
        if bit_count(mask) != (0 if s.phase == MULLIGAN else max(1, int(s.hand_size[seat]) - HAND)):
            return WORST
        value = 0
        for slot in range(s.hand_size[seat]):
            if (mask >> slot) & 1:
                value -= hand_card_use(s, seat, int(s.hand[seat, slot]))
        return value
    card, tokens = (action - CARD_BASE) // (STOKE_LIMIT + 1), (action - CARD_BASE) % (STOKE_LIMIT + 1)
    chosen, space = int(s.chosen[seat]), int(s.spot[seat])
    if chosen in (CATCH, RIDE, SNAKE):
        return max(card_value(s, seat, card, tokens, -1, space), card_value(s, seat, card, tokens, 1, space))
    if chosen in (OUT, IN):
        return paddle_value(s, space, chosen, power(card)) - tokens * POINT - hand_card_use(s, seat, card)
    return -hand_card_use(s, seat, card)


@rule
def sign_value(s: State, seat: int, sign: int) -> int:
    card, tokens, space = int(s.played[seat]), int(s.chosen_tokens[seat]), int(s.spot[seat])
    if s.stage == PADDLING_STAGE:
        return paddle_value(s, space, int(s.chosen[seat]), max(0, power(card) + sign * tokens))
    return card_value(s, seat, card, tokens, sign, space)


@rule
def wants_other_board(s: State, seat: int) -> bool:
    """Whether the other board has more free score tokens, or as many and the lower scores."""
    board = int(s.board[seat])
    other = LONG if board == SHORT else SHORT
    free, free_other = 0, 0
    for i in range(2):
        free += 1 if s.score[seat, board, i] == NO_SCORE else 0
        free_other += 1 if s.score[seat, other, i] == NO_SCORE else 0
    if free != free_other:
        return free_other > free
    lower = min(int(s.score[seat, board, 0]), int(s.score[seat, board, 1]))
    return min(int(s.score[seat, other, 0]), int(s.score[seat, other, 1])) < lower


@rule
def preparation_value(s: State, seat: int, action: int) -> int:
    """Switch where scores are wanted; use stoke cards where they help at once; buy none."""
    if action == PASS:
        return 0
    if action == SWITCH:
        return 10 if wants_other_board(s, seat) else -1
    if action == STOKE_BASE + ENERGY_DRINK:
        return 2 if s.tokens[seat] <= 1 else -1
    if action == STOKE_BASE + FOCUS or action == STOKE_BASE + IN_THE_ZONE:
        return 3 if s.place[seat] == RIDING and s.pile_size[seat] >= 2 else -1
    if JETSKI_BASE < action <= JETSKI_BASE + SPACES and s.place[seat] == WASH:
        return 4 if action == JETSKI_BASE + SPACES - 2 else -1
    return -1


@rule
def value_of(s: State, seat: int, action: int) -> int:
    """How good an action looks."""
    if s.phase == CHOOSE:
        return choice_value(s, seat, min(SNAKE, action - CHOOSE_BASE))
    if s.phase == PREPARE:
        return preparation_value(s, seat, action)
    if s.phase == BOARD:
        return 1 if action == BOARD_BASE + LONG else 0
    if action in (PLUS, MINUS):
        return sign_value(s, seat, 1 if action == PLUS else -1)
    return cards_value(s, seat, action)


@rule
def policy(s: State, actions: Ints, count: int, memo: State) -> int:
    """The action of the best value; the first of equals."""
    seat = int(s.turn)
    best, best_value = int(actions[0]), WORST * 2
    for i in range(count):
        action = int(actions[i])
        value = value_of(s, seat, action)
        if value > best_value:
            best, best_value = action, value
    return best
