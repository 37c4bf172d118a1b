"""What catching and riding a wave brings a surfer alone: scores or photos, minding rivals that want the wave.

Values are thousandths of half a point on the score track, or of a photo.
"""

from vaka.core.kernel import State, rule
from vaka.games.tavarua.components import FRONTS, KINDS, STRONGEST
from vaka.games.tavarua.heuristics import WORST, front_count
from vaka.games.tavarua.rules.beginning import BARREL_TYPE
from vaka.games.tavarua.rules.cards import direction, has_icon, power, strength
from vaka.games.tavarua.rules.choose import is_broken
from vaka.games.tavarua.rules.resolve import LONG_REACH, perfect_is_coming, reach
from vaka.games.tavarua.rules.wave import AERIAL, card_points
from vaka.games.tavarua.search.goals import AERIALS, BARRELS, HANG_TENS, NO_TASK
from vaka.games.tavarua.search.rides import PHOTO_LOSSES, PHOTO_RIDE, POINT
from vaka.games.tavarua.search.rollout import after_card, track_gain
from vaka.games.tavarua.state import (
    CHANNEL,
    LONG,
    RIDING,
)

A_FALL = 650
A_TOKEN = 226  # what a token could bring later, beyond the point it scores
LOST_WAVE = 500  # a contest lost
CONTESTED, CROSSED = -300, 1100  # a rival in the channel that wants waves on this space, or farther in
PHOTO_FALL, PHOTO_TOKEN = 462, 120  # the first two in a photo shoot


@rule
def rival_wants(s: State, space: int) -> int:
    """The rival that goes for the wave on a space this round (TAV-G14), or 0."""
    for rival in range(int(s.seats), int(s.surfers)):
        if s.target[rival] == space and s.place[rival] == CHANNEL and s.spot[rival] == space:
            if s.die[space] == space or (is_broken(s, space) and not perfect_is_coming(s, space)):
                return rival
    return 0


@rule
def rider_of(s: State, space: int) -> int:
    """The rival that rides the wave on a space, or 0."""
    for rival in range(int(s.seats), int(s.surfers)):
        if s.place[rival] == RIDING and s.spot[rival] == space:
            return rival
    return 0


@rule
def crowd_cost(s: State, space: int) -> int:
    """What rivals in the channel cost a surfer who takes a wave on a space: they want it here or farther in."""
    cost = 0
    for rival in range(int(s.seats), int(s.surfers)):
        if s.place[rival] != RIDING:
            if s.target[rival] == space:
                cost += CONTESTED
            elif s.target[rival] < space:
                cost += CROSSED
    return cost


@rule
def chance_against(s: State, rival: int, card: int, ties: int) -> int:
    """In thousandths, how likely a card is to win the wave against the next card of the deck."""
    mine, won, cards = strength(card) + ties, 0, 0
    for other in range(KINDS):
        if s.deck[other] > 0 and not (s.board[rival] == LONG and has_icon(s, other)):
            cards += int(s.deck[other])
            if strength(other) < mine:
                won += int(s.deck[other])
    return 1000 * won // cards if cards > 0 else 600


@rule
def pile_at_stake(s: State, seat: int, task: int) -> int:
    """Photos that a fall would cost: the Aerials of the wave (TAV-G6)."""
    count = 0
    if task == AERIALS:
        for i in range(s.pile_size[seat]):
            if power(int(s.pile_card[seat, i])) == AERIAL:
                count += 1
    return count * POINT


@rule
def ride_photos(s: State, seat: int, task: int, space: int, rounds: int, balance: int, stake: int) -> int:
    """The photos that riding on from a space brings after this round."""
    if space <= 1:
        return 0
    if rounds <= 0:
        return -stake
    step = min(PHOTO_LOSSES - 1, stake // POINT)
    return int(PHOTO_RIDE[task - 1, s.board[seat], min(space - 1, rounds), balance + LONG_REACH, step])


@rule
def after_photo(s: State, seat: int, task: int, balance: int, printed: int, stake: int, zone: int) -> int:
    """The mean number of photos over the cards the sea may show, once a card has brought balance here."""
    limit, rounds, board, space = reach(s, seat), int(s.waves_left) - 1, int(s.board[seat]), int(s.spot[seat])
    value, cards = 0, 0
    for front in range(FRONTS):
        count = front_count(s, seat, front)
        if count > 0:
            cards += count
            after, taken, stays = balance, 0, True
            if s.next_wave == BARREL_TYPE:
                if printed != AERIAL:
                    stays = (printed == front - STRONGEST) == (board == LONG)
                    taken = POINT if task == BARRELS else 0
            else:
                after = balance + front - STRONGEST
                if zone == 1:
                    after = max(-limit, min(limit, after))
                stays = abs(after) <= limit
                if task == HANG_TENS and board == LONG and after == limit:
                    taken = POINT
            if stays:
                value += count * (taken + stake + ride_photos(s, seat, task, space, rounds, after, stake))
            else:
                value -= count * PHOTO_FALL
    return value // max(1, cards)


@rule
def card_gain(s: State, seat: int, card: int, tokens: int, sign: int, memo: State, zone: int) -> int:
    """What catching or riding with a card brings, its tokens added or taken away."""
    task, size, space = int(memo.task), int(s.pile_size[seat]), int(s.spot[seat])
    gained, best = 0, 0
    if task != NO_TASK:
        gained = pile_at_stake(s, seat, task)
    else:
        for i in range(size):
            points = card_points(s, seat, i) * POINT
            gained += points
            best = max(best, points)
    balance, limit = int(s.balance[seat]) + direction(card) * max(0, power(card) + sign * tokens), reach(s, seat)
    if abs(balance) > limit:
        if zone == 0:
            return -PHOTO_FALL if task != NO_TASK else track_gain(s, seat, best) - 2 * A_FALL
        balance = max(-limit, min(limit, balance))
    if task != NO_TASK:
        kept = gained
        stake = gained + (POINT if task == AERIALS and power(card) == AERIAL else 0)
        value = after_photo(s, seat, task, balance, power(card), stake, zone) - tokens * PHOTO_TOKEN
    else:
        perfect = int(s.perfect[seat]) if size > 0 else (1 if s.die[space] == space else 0)
        kept = track_gain(s, seat, gained) if size > 0 else 0
        gained += (power(card) + perfect + tokens) * POINT
        best = max(best + (perfect * POINT if size > 0 else 0), (power(card) + tokens) * POINT)
        value = after_card(s, seat, balance, power(card), gained, best, perfect, zone, A_FALL)
        value -= tokens * (POINT + A_TOKEN)
    rival = rival_wants(s, space)
    if rival == 0 and size == 0:
        rival = rider_of(s, space)
    if rival > 0 and s.priority[seat] == 0:
        chance = chance_against(s, rival, card, 1 if size > 0 else 0)
        value = (chance * value + (1000 - chance) * (kept - LOST_WAVE)) // 1000
    return value


@rule
def best_gain(s: State, seat: int, memo: State, zone: int) -> int:
    """The gain of the best card in hand for catching or riding here."""
    best = WORST
    before = -1
    for slot in range(s.hand_size[seat]):
        card = int(s.hand[seat, slot])
        if card // 2 != before:
            before = card // 2
            best = max(best, card_gain(s, seat, card, 0, 1, memo, zone))
            for tokens in range(1, int(s.tokens[seat]) + 1):
                best = max(best, card_gain(s, seat, card, tokens, 1, memo, zone))
                best = max(best, card_gain(s, seat, card, tokens, -1, memo, zone))
    return best
