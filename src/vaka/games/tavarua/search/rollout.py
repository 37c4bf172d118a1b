"""A better surfer than the simple policy, for rollouts: counts what a wave adds to the scores of its board, and knows
from tables what riding on brings. Values are thousandths of half a point on the score track."""

from vaka.core.kernel import State, rule
from vaka.games.tavarua.actions import BOARD_BASE, CARD_BASE, CARDS_BASE, CHOOSE_BASE, MINUS, PLUS, STOKE_LIMIT
from vaka.games.tavarua.components import FRONTS, STRONGEST
from vaka.games.tavarua.heuristics import (
    WORST,
    cards_value,
    front_count,
    hand_card_use,
    preparation_value,
)
from vaka.games.tavarua.rules.beginning import BARREL_TYPE
from vaka.games.tavarua.rules.cards import direction, power
from vaka.games.tavarua.rules.resolve import LONG_REACH, reach
from vaka.games.tavarua.rules.wave import AERIAL, BARREL_POINTS, HANG_TEN_POINTS, SHORE_POINTS, TEN, card_points
from vaka.games.tavarua.search.rides import CATCH as CATCH_TABLE
from vaka.games.tavarua.search.rides import LOSS_STEP, LOSSES, POINT
from vaka.games.tavarua.search.rides import RIDE as RIDE_TABLE
from vaka.games.tavarua.state import (
    BAIL,
    BOARD,
    CATCH,
    CHOOSE,
    IN,
    LONG,
    OUT,
    PADDLING_STAGE,
    PREPARE,
    RIDE,
    SNAKE,
    SPACES,
    WAIT,
)

BENT = 15  # points from which a half point on the track takes two
A_FALL = 1000
A_ROUND = 1600  # what a round of waiting costs
A_RIDDEN_ROUND = 600  # and one of riding
A_TOKEN = 400  # what a token could bring later, beyond the point it scores
A_POINT = 20  # a point that moves no score token
UNSCORED = -1 << 30


@rule
def track_gain(s: State, seat: int, points: int) -> int:
    """What a wave of this many points adds to the lower score of its board."""
    board = int(s.board[seat])
    lower = max(0, min(int(s.score[seat, board, 0]), int(s.score[seat, board, 1])))
    halves = min(points - POINT, (BENT - 1) * POINT + (points - BENT * POINT) // 2, TEN * POINT)
    return max(0, halves - lower * POINT) + points * A_POINT // POINT


@rule
def ride_on(s: State, seat: int, space: int, rounds: int, balance: int, loss: int, perfect: int) -> int:
    """The points that riding on from a space brings after this round, if the surfer is still on the wave."""
    if space <= 1:
        return SHORE_POINTS * POINT
    if rounds <= 0:
        return UNSCORED
    step = max(0, min(LOSSES - 1, (loss // POINT + 1) // LOSS_STEP))
    board, at = int(s.board[seat]), balance + LONG_REACH
    if rounds < space - 1:
        return max(0, int(RIDE_TABLE[board, perfect, rounds, at, step]) - SHORE_POINTS * POINT)
    return int(RIDE_TABLE[board, perfect, space - 1, at, step])


@rule
def ride_points(s: State, seat: int, loss: int) -> int:
    """The points that riding on brings from this round on."""
    return ride_on(s, seat, int(s.spot[seat]) + 1, int(s.waves_left), int(s.balance[seat]), loss, int(s.perfect[seat]))


@rule
def after_card(
    s: State, seat: int, balance: int, printed: int, gained: int, best: int, perfect: int, zone: int, a_fall: int
) -> int:
    """The mean gain over the cards the sea may show, once a card has brought balance here.

    `gained` is the pile with the card, `best` what a fall leaves of it, and `a_fall` what a fall costs besides.
    """
    limit, rounds, board, space = reach(s, seat), int(s.waves_left) - 1, int(s.board[seat]), int(s.spot[seat])
    fallen = track_gain(s, seat, best) - a_fall
    value, cards = 0, 0
    for front in range(FRONTS):
        count = front_count(s, seat, front)
        if count > 0:
            cards += count
            move = front - STRONGEST
            after, bonus, stays = balance, 0, True
            if s.next_wave == BARREL_TYPE:
                if printed != AERIAL:
                    stays = (printed == move) == (board == LONG)
                    bonus = BARREL_POINTS * POINT
            else:
                after = balance + move
                if zone == 1:
                    after = max(-limit, min(limit, after))
                stays = abs(after) <= limit
                if board == LONG and after == limit:
                    bonus = HANG_TEN_POINTS * POINT
            if stays:
                points = gained + bonus + ride_on(s, seat, space, rounds, after, gained - best, perfect)
                value += count * (track_gain(s, seat, points) if points > 0 else -a_fall)
            else:
                value += count * fallen
    return value // max(1, cards)


@rule
def card_gain(s: State, seat: int, card: int, tokens: int, sign: int) -> int:
    """What catching or riding with a card adds to the scores, its tokens added or taken away."""
    space = int(s.spot[seat])
    size = int(s.pile_size[seat])
    perfect = int(s.perfect[seat]) if size > 0 else (1 if s.die[space] == space else 0)
    gained, best = 0, 0
    for i in range(size):
        points = card_points(s, seat, i) * POINT
        gained += points
        best = max(best, points)
    balance, limit = int(s.balance[seat]) + direction(card) * max(0, power(card) + sign * tokens), reach(s, seat)
    if abs(balance) > limit:
        if s.zone[seat] == 0:
            return track_gain(s, seat, best) - 2 * A_FALL
        balance = max(-limit, min(limit, balance))
    gained += (power(card) + perfect + tokens) * POINT
    best = max(best + (perfect * POINT if size > 0 else 0), (power(card) + tokens) * POINT)
    value = after_card(s, seat, balance, power(card), gained, best, perfect, int(s.zone[seat]), A_FALL)
    return value - tokens * (POINT + A_TOKEN)


@rule
def best_gain(s: State, seat: int) -> int:
    """The gain of the best card in hand for catching or riding here."""
    best = WORST
    before = -1
    for slot in range(s.hand_size[seat]):
        card = int(s.hand[seat, slot])
        if card // 2 != before:  # colours make no difference here
            before = card // 2
            best = max(best, card_gain(s, seat, card, 0, 1))
            for tokens in range(1, int(s.tokens[seat]) + 1):
                best = max(best, card_gain(s, seat, card, tokens, 1), card_gain(s, seat, card, tokens, -1))
    return best


@rule
def wave_gain(s: State, seat: int, space: int, face: int, rounds: int) -> int:
    """What a wave adds if it is caught on a space with this many rounds left after the catch; 0 if unbroken there."""
    if space == 0 or face < space or rounds < 1:
        return 0
    perfect, ridden = (1 if face == space else 0), min(space, rounds + 1)
    points = int(CATCH_TABLE[s.board[seat], perfect, ridden])
    if ridden < space:
        points -= SHORE_POINTS * POINT
    return track_gain(s, seat, points) - A_RIDDEN_ROUND * ridden


@rule
def spot_gain(s: State, seat: int, space: int) -> int:
    """The best wave that will come by a channel space from next round on, less the rounds it takes."""
    rounds, best = int(s.waves_left), 0
    if space > 0:
        for wait in range(1, SPACES - space + 1):
            gain = wave_gain(s, seat, space, int(s.die[space + wait]), rounds - 1 - wait) - A_ROUND * (wait - 1)
            best = max(best, gain)
        unknown = wave_gain(s, seat, space, SPACES, rounds - 2 - SPACES + space) * (SPACES + 1 - space) // SPACES
        best = max(best, unknown - A_ROUND * (SPACES - space + 1))
    return best


@rule
def paddle_gain(s: State, seat: int, choice: int, value: int) -> int:
    space = int(s.spot[seat])
    return spot_gain(s, seat, min(SPACES, space + value) if choice == OUT else max(0, space - value))


@rule
def choice_gain(s: State, seat: int, choice: int) -> int:
    space = int(s.spot[seat])
    if choice == RIDE:
        return best_gain(s, seat) - A_RIDDEN_ROUND
    if choice == BAIL:
        gained = 0
        for i in range(s.pile_size[seat]):
            gained += card_points(s, seat, i) * POINT
        return track_gain(s, seat, gained)
    if choice == CATCH:
        if s.waves_left < 2 and space > 1:
            return WORST
        return best_gain(s, seat) - A_RIDDEN_ROUND * min(space, int(s.waves_left)) + A_ROUND
    if choice == WAIT:
        return spot_gain(s, seat, space) - POINT // 10
    if choice in (OUT, IN):
        best = WORST
        for slot in range(s.hand_size[seat]):
            best = max(best, paddle_gain(s, seat, choice, power(int(s.hand[seat, slot]))))
        return best
    return WORST  # never snakes


@rule
def card_choice_gain(s: State, seat: int, action: int) -> int:
    chosen = int(s.chosen[seat])
    if action >= CARDS_BASE or chosen not in (CATCH, RIDE, SNAKE, OUT, IN):
        return cards_value(s, seat, action)
    card, tokens = (action - CARD_BASE) // (STOKE_LIMIT + 1), (action - CARD_BASE) % (STOKE_LIMIT + 1)
    if chosen in (OUT, IN):
        return paddle_gain(s, seat, chosen, power(card)) - tokens * POINT - hand_card_use(s, seat, card)
    gain = card_gain(s, seat, card, tokens, 1)
    if tokens > 0:
        gain = max(gain, card_gain(s, seat, card, tokens, -1))
    return gain


@rule
def gain_of(s: State, seat: int, action: int) -> int:
    """How good an action looks."""
    if s.phase == CHOOSE:
        return choice_gain(s, seat, min(SNAKE, action - CHOOSE_BASE))
    if s.phase == PREPARE:
        return preparation_value(s, seat, action)
    if s.phase == BOARD:
        return 1 if action == BOARD_BASE + LONG else 0
    if action in (PLUS, MINUS):
        sign, card, tokens = (1 if action == PLUS else -1), int(s.played[seat]), int(s.chosen_tokens[seat])
        if s.stage == PADDLING_STAGE:
            return paddle_gain(s, seat, int(s.chosen[seat]), max(0, power(card) + sign * tokens))
        return card_gain(s, seat, card, tokens, sign)
    return card_choice_gain(s, seat, action)
