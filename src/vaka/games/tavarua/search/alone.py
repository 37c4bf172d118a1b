"""How a surfer alone plays in rollouts: which wave to go for, when to bail, and when stoke cards are worth playing.

Values are those of `ride_alone.py`.
"""

from vaka.core.kernel import Ints, State, rule
from vaka.games.tavarua.actions import (
    BOARD_BASE,
    BUY,
    CALL_BASE,
    CARD_BASE,
    CARDS_BASE,
    CHOOSE_BASE,
    ENERGY_DRINK,
    FOCUS,
    IN_THE_ZONE,
    INSPIRATION,
    JETSKI_BASE,
    MINUS,
    PASS,
    PLUS,
    STOKE_BASE,
    STOKE_LIMIT,
    SWITCH,
)
from vaka.games.tavarua.heuristics import WORST, cards_value, hand_card_use, wants_other_board
from vaka.games.tavarua.rules.cards import power
from vaka.games.tavarua.rules.choose import is_broken
from vaka.games.tavarua.rules.prepare import is_free
from vaka.games.tavarua.rules.wave import SHORE_POINTS, card_points
from vaka.games.tavarua.search.goals import AERIALS, BARRELS, HANG_TENS, NO_TASK
from vaka.games.tavarua.search.ride_alone import best_gain, card_gain, crowd_cost, pile_at_stake, rider_of, rival_wants
from vaka.games.tavarua.search.rides import CATCH as CATCH_TABLE
from vaka.games.tavarua.search.rides import PHOTO_CATCH, POINT
from vaka.games.tavarua.search.rollout import track_gain
from vaka.games.tavarua.state import (
    BAIL,
    BOARD,
    CATCH,
    CHANNEL,
    CHOOSE,
    FACES,
    HIDDEN_FRONT,
    IN,
    LONG,
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

A_ROUND = 1600  # what a round of waiting costs
A_RIDDEN_ROUND = 510  # and one of riding
A_SNAKE = 1800  # what taking a wave from a rival brings besides the wave
ZONE_GAIN, JETSKI_GAIN, CALL_GAIN = 1700, 1600, 800  # the least that playing these stoke cards must bring
INSPIRE_GAIN = 4400  # so much a ride may bring beyond bailing, and Inspiration is still played
BUY_TOKENS, BUY_ROUNDS = 2, 4  # the least with which stoke cards are bought
PHOTO_ROUND, PHOTO_ZONE = 1620, 400  # the same in a photo shoot


@rule
def a_round(memo: State) -> int:
    """What a round costs."""
    return PHOTO_ROUND if memo.task != NO_TASK else A_ROUND


@rule
def wave_gain(s: State, seat: int, space: int, face: int, rounds: int, memo: State) -> int:
    """What a wave adds if it is caught on a space with this many rounds left after the catch; 0 if unbroken there."""
    if space == 0 or face < space or rounds < 0:
        return 0
    ridden = min(space, rounds + 1)
    if memo.task != NO_TASK:
        return int(PHOTO_CATCH[memo.task - 1, s.board[seat], ridden])
    if rounds < 1 and space > 1:
        return 0
    points = int(CATCH_TABLE[s.board[seat], 1 if face == space else 0, ridden])
    if ridden < space:
        points -= SHORE_POINTS * POINT
    return track_gain(s, seat, points) - A_RIDDEN_ROUND * ridden


@rule
def spot_gain(s: State, seat: int, space: int, memo: State) -> int:
    """The best wave that will come by a channel space from next round on, less the rounds it takes."""
    rounds, best, cost = int(s.waves_left), 0, a_round(memo)
    if space > 0:
        for wait in range(1, SPACES - space + 1):
            if rider_of(s, space + wait) == 0:
                gain = wave_gain(s, seat, space, int(s.die[space + wait]), rounds - 1 - wait, memo)
                best = max(best, gain - cost * (wait - 1))
        unknown = wave_gain(s, seat, space, SPACES, rounds - 2 - SPACES + space, memo) * (SPACES + 1 - space) // SPACES
        best = max(best, unknown - cost * (SPACES - space + 1)) - crowd_cost(s, space)
    return best


@rule
def paddle_gain(s: State, seat: int, choice: int, value: int, memo: State) -> int:
    space = int(s.spot[seat])
    return spot_gain(s, seat, min(SPACES, space + value) if choice == OUT else max(0, space - value), memo)


@rule
def choice_gain(s: State, seat: int, choice: int, memo: State) -> int:
    space = int(s.spot[seat])
    if choice == RIDE:
        return best_gain(s, seat, memo, int(s.zone[seat])) - (A_RIDDEN_ROUND if memo.task == NO_TASK else 0)
    if choice == BAIL:
        if memo.task != NO_TASK:
            return pile_at_stake(s, seat, int(memo.task))
        gained = 0
        for i in range(s.pile_size[seat]):
            gained += card_points(s, seat, i) * POINT
        return track_gain(s, seat, gained)
    if choice in (CATCH, SNAKE):
        cost = -A_SNAKE if choice == SNAKE else 0
        if memo.task != NO_TASK:
            return best_gain(s, seat, memo, int(s.zone[seat])) + a_round(memo)
        if s.waves_left < 2 and space > 1:
            return WORST
        ridden = A_RIDDEN_ROUND * min(space, int(s.waves_left))
        cost += crowd_cost(s, space)
        return best_gain(s, seat, memo, int(s.zone[seat])) - ridden + a_round(memo) - cost
    if choice == WAIT:
        return spot_gain(s, seat, space, memo) - POINT // 10
    if choice in (OUT, IN):
        best = WORST
        for slot in range(s.hand_size[seat]):
            best = max(best, paddle_gain(s, seat, choice, power(int(s.hand[seat, slot])), memo))
        return best
    return WORST


@rule
def channel_gain(s: State, seat: int, memo: State) -> int:
    """The best that can be chosen without a stoke card by a surfer in the channel."""
    space = int(s.spot[seat])
    best = max(choice_gain(s, seat, int(OUT), memo), choice_gain(s, seat, int(WAIT), memo))
    if space > 0:
        best = max(best, choice_gain(s, seat, int(IN), memo))
        if is_broken(s, space) and is_free(s, space):
            best = max(best, choice_gain(s, seat, int(CATCH), memo))
    return best


@rule
def now_gain(s: State, seat: int, space: int, face: int, memo: State) -> int:
    """What catching a wave on a space this very round brings."""
    if space == 0 or not is_free(s, space) or rival_wants(s, space) > 0:
        return 0
    gain = wave_gain(s, seat, space, face, int(s.waves_left) - 1, memo)
    return gain + a_round(memo) if gain > 0 else 0


@rule
def preparation_gain(s: State, seat: int, action: int, memo: State) -> int:
    """Switch where scores or photos are wanted; play stoke cards where they bring more than they could later."""
    task, space = int(memo.task), int(s.spot[seat])
    if action == PASS:
        return 0
    if action == SWITCH:
        if task != NO_TASK:
            return 1 << 20 if (s.board[seat] == LONG) != (task == HANG_TENS) else -1
        return 1 << 20 if wants_other_board(s, seat) else -1
    if action == BUY:
        wanted = s.tokens[seat] >= BUY_TOKENS and s.waves_left >= BUY_ROUNDS
        return 1 << 10 if wanted else -1
    if action == STOKE_BASE + ENERGY_DRINK:
        return 1 if s.tokens[seat] <= 1 and task == NO_TASK else -1
    if s.place[seat] == RIDING:
        if action == STOKE_BASE + IN_THE_ZONE:
            plain = max(best_gain(s, seat, memo, 0), choice_gain(s, seat, int(BAIL), memo))
            return best_gain(s, seat, memo, 1) - plain - (PHOTO_ZONE if task != NO_TASK else ZONE_GAIN)
        if action == STOKE_BASE + FOCUS:
            return 1 if s.next_front == HIDDEN_FRONT else -1
        if action == STOKE_BASE + INSPIRATION:
            plain = best_gain(s, seat, memo, 0)
            bailed = choice_gain(s, seat, int(BAIL), memo)
            return INSPIRE_GAIN - (plain - bailed)
        return -1
    if JETSKI_BASE < action <= JETSKI_BASE + SPACES:
        to = action - JETSKI_BASE
        plain = 0 if s.place[seat] == WASH else channel_gain(s, seat, memo)
        return now_gain(s, seat, to, int(s.die[to]), memo) - plain - JETSKI_GAIN
    if action >= CALL_BASE and action < CALL_BASE + SPACES * FACES and task == NO_TASK:
        on, face = (action - CALL_BASE) // FACES + 1, (action - CALL_BASE) % FACES + 1
        if s.place[seat] == CHANNEL and on == space and face == on:
            return now_gain(s, seat, on, face, memo) - channel_gain(s, seat, memo) - CALL_GAIN
    return -1


@rule
def card_choice_gain(s: State, seat: int, action: int, memo: State) -> int:
    chosen = int(s.chosen[seat])
    if action >= CARDS_BASE or chosen not in (CATCH, RIDE, SNAKE, OUT, IN):
        return cards_value(s, seat, action)
    card, tokens = (action - CARD_BASE) // (STOKE_LIMIT + 1), (action - CARD_BASE) % (STOKE_LIMIT + 1)
    if chosen in (OUT, IN):
        return paddle_gain(s, seat, chosen, power(card), memo) - tokens * POINT - hand_card_use(s, seat, card)
    gain = card_gain(s, seat, card, tokens, 1, memo, int(s.zone[seat]))
    if tokens > 0:
        gain = max(gain, card_gain(s, seat, card, tokens, -1, memo, int(s.zone[seat])))
    return gain


@rule
def gain_alone(s: State, seat: int, action: int, memo: State) -> int:
    """How good an action looks to a surfer alone."""
    if s.phase == CHOOSE:
        return choice_gain(s, seat, min(SNAKE, action - CHOOSE_BASE), memo)
    if s.phase == PREPARE:
        return preparation_gain(s, seat, action, memo)
    if s.phase == BOARD:
        wanted = SHORT if memo.task == AERIALS or memo.task == BARRELS else LONG
        return 1 if action == BOARD_BASE + wanted else 0
    if action in (PLUS, MINUS):
        sign, card, tokens = (1 if action == PLUS else -1), int(s.played[seat]), int(s.chosen_tokens[seat])
        if s.stage == PADDLING_STAGE:
            return paddle_gain(s, seat, int(s.chosen[seat]), max(0, power(card) + sign * tokens), memo)
        return card_gain(s, seat, card, tokens, sign, memo, int(s.zone[seat]))
    return card_choice_gain(s, seat, action, memo)


@rule
def action_alone(s: State, actions: Ints, count: int, memo: State) -> int:
    """The best-looking action."""
    best, best_yet = int(actions[0]), WORST * 2
    for i in range(count):
        gain = gain_alone(s, 0, int(actions[i]), memo)
        if gain > best_yet:
            best, best_yet = int(actions[i]), gain
    return best
