"""What can be counted of a move: falls over the wave cards that may come, points, and waves on their way."""

from collections.abc import Sequence
from typing import NamedTuple

from vaka.core.events import NO_EVENTS
from vaka.core.kernel import State
from vaka.core.reasons import Fact
from vaka.games.tavarua.actions import ACTIONS, CARDS_BASE
from vaka.games.tavarua.components import FRONTS, STOKES, STRONGEST
from vaka.games.tavarua.heuristics import front_count
from vaka.games.tavarua.outcomes import MINUS, NONE, PLUS, copy, tried
from vaka.games.tavarua.rules.beginning import BARREL_TYPE
from vaka.games.tavarua.rules.cards import direction, power
from vaka.games.tavarua.rules.choose import is_broken
from vaka.games.tavarua.rules.wave import arrive, card_points, hang_ten, pile_points, ride_barrel, shift
from vaka.games.tavarua.state import (
    BAIL,
    CARD,
    CATCH,
    CHANNEL,
    CHOOSE,
    IN,
    NO_SCORE,
    OUT,
    RIDE,
    RIDING,
    SIGN,
    SNAKE,
    SPACES,
    WAIT,
)

GENTLE = 2  # power of the cards that hardly move the balance
NOT_IN_SIGHT = SPACES + 1  # rounds, where no wave on the water will be broken


class Ride(NamedTuple):
    """A card on a wave: on how many of the wave cards that may come the surfer falls, and the points it brings."""

    falls: int
    cards: int
    least: int
    mean: int
    balance: int


def facts(states: Sequence[State], actions: Sequence[int]) -> list[Fact]:
    """The facts of an action at the mat with its cards, of a sign, or of a preparation."""
    s, action = states[-2], actions[-1]
    seat = int(s.turn)
    if s.phase == SIGN:
        sign = PLUS if ACTIONS.decode(action)[0] == "plus" else MINUS
        return choice_facts(s, seat, int(s.chosen[seat]), int(s.played[seat]), int(s.chosen_tokens[seat]), (sign,))
    if s.phase == CARD and action >= CARDS_BASE:
        return [
            *choice_facts(s, seat, int(s.chosen[seat]), None, 0, (NONE,)),
            *kept_facts(s, seat, action - CARDS_BASE),
        ]
    if s.phase == CARD:
        card, tokens = ACTIONS.decode(action)[1]
        signs = (MINUS, PLUS) if tokens else (NONE,)
        found = choice_facts(s, seat, int(s.chosen[seat]), card, tokens, signs)
        return [*found, *kept_facts(s, seat, 1 << slot_of(s, seat, card))]
    if s.phase == CHOOSE:
        choice = min(SNAKE, int(ACTIONS.decode(action)[1][0]))
        return [] if choice in (OUT, IN, CATCH, RIDE, SNAKE) else choice_facts(s, seat, choice, None, 0, (NONE,))
    found = kept_facts(s, seat, action - CARDS_BASE) if action >= CARDS_BASE else []
    return [*found, *ready_facts(states[-1], seat)]


def choice_facts(s: State, seat: int, choice: int, card: int | None, tokens: int, signs: tuple[int, ...]) -> list[Fact]:
    """What an action with a card leads to; of two signs the one with fewer falls is taken."""
    if choice in (CATCH, RIDE, SNAKE) and card is not None:
        rides = [ride_after(s, tried(s, seat, choice, card, tokens, sign), seat) for sign in signs]
        found = min(rides, key=lambda ride: (ride.falls, -ride.mean))
        more = [Fact("balance", found.balance, -1.5)]
        if choice == CATCH:
            more += [Fact("soon", 0, -4), perfect_fact(s, seat), Fact("rivals", rivals(s, seat), -3)]
    else:
        points = sum(card_points(s, seat, i) for i in range(s.pile_size[seat])) if choice == BAIL else 0
        found, more = Ride(0, cards_to_come(s, seat), points, points, 0), []
        if choice in (OUT, IN, WAIT):
            spots = {spot_after(s, seat, choice, card, tokens, sign) for sign in signs}
            more = max((water_facts(s, spot) for spot in spots), key=lambda each: -each[0].value)
    stake = sum(card_points(s, seat, i) for i in range(s.pile_size[seat]))
    how = "never" if not found.falls else "always" if found.falls == found.cards else "some"
    share = found.falls / max(1, found.cards)
    return [
        Fact("fall", share, -(8 + 2.5 * stake), {"falls": found.falls, "cards": found.cards, "how": how}),
        Fact("sure", found.least, 1.2),
        Fact("points", found.mean, 2.5),
        *more,
    ]


def cards_to_come(s: State, seat: int) -> int:
    """How many wave cards may be the next one, as far as the seat knows."""
    return sum(front_count(s, seat, front) for front in range(FRONTS))


def ride_after(before: State, s: State, seat: int) -> Ride:
    """What each wave card that may come does to a surfer who has played a card."""
    fallen, cards = s.place[seat] != RIDING, cards_to_come(before, seat)
    if fallen:
        points = pile_points(s, seat)
        return Ride(cards, cards, points, points, 0)
    falls, total, least = 0, 0, 1000
    for front in range(FRONTS):
        count = front_count(before, seat, front)
        if count:
            twin = copy(s)
            if before.next_wave == BARREL_TYPE:
                ride_barrel(twin, seat, front - STRONGEST, NO_EVENTS)
            else:
                shift(twin, seat, front - STRONGEST, NO_EVENTS)
            if twin.place[seat] == RIDING:
                hang_ten(twin, seat, NO_EVENTS)
                if twin.spot[seat] == 1:
                    arrive(twin, seat)
            else:
                falls += count
            points = pile_points(twin, seat)
            total, least = total + count * points, min(least, points)
    return Ride(falls, cards, least, round(total / max(1, cards)), abs(int(s.balance[seat])))


def spot_after(s: State, seat: int, choice: int, card: int | None, tokens: int, sign: int) -> int:
    """The space of the channel after paddling or waiting."""
    return int(
        s.spot[seat] if choice == WAIT or card is None else tried(s, seat, choice, card, tokens, sign).spot[seat]
    )


def water_facts(s: State, space: int, first: int = 1) -> list[Fact]:
    """How soon a wave that is broken comes by a space, and how many do; the deck must last until it is ridden."""
    coming = [
        wait
        for wait in range(first, SPACES - space + 1)
        if space > 0 and s.die[space + wait] >= space and s.waves_left - 1 - wait > 0
    ]
    return [Fact("soon", coming[0] if coming else NOT_IN_SIGHT, -4), Fact("many", len(coming), 2)]


def perfect_fact(s: State, seat: int) -> Fact:
    return Fact("perfect", int(s.die[s.spot[seat]] == s.spot[seat]), 6)


def rivals(s: State, seat: int) -> int:
    """Surfers in the channel beside the same wave."""
    beside = [i for i in range(s.surfers) if s.place[i] == CHANNEL and s.spot[i] == s.spot[seat]]
    return len([i for i in beside if i != seat])


def kept_facts(s: State, seat: int, mask: int) -> list[Fact]:
    """The gentle cards that stay in hand, and whether there are some for both sides."""
    kept = [int(s.hand[seat, slot]) for slot in range(s.hand_size[seat]) if not mask >> slot & 1]
    nose = sum(direction(card) > 0 for card in kept)
    sides = {"nose": nose, "tail": len(kept) - nose}
    return [
        Fact("gentle", sum(power(card) <= GENTLE for card in kept), 0.8),
        Fact("sides", min(sides.values()), 0.6, sides),
    ]


def ready_facts(s: State, seat: int) -> list[Fact]:
    """What a surfer has before the action: tokens, stoke cards, a board with scores to win, a wave."""
    scores = [s.score[seat, s.board[seat], i] for i in range(2)]
    found = [
        Fact("tokens", int(s.tokens[seat]), 1.5),
        Fact("stoke", sum(int(s.held[seat, i]) for i in range(len(STOKES))), 1.5),
        Fact("free", sum(int(score == NO_SCORE) for score in scores), 5),
    ]
    if s.place[seat] == CHANNEL:
        space = int(s.spot[seat])
        broken = space > 0 and is_broken(s, space)
        found += [Fact("soon", 0, -4)] if broken else water_facts(s, space)
    return found


def slot_of(s: State, seat: int, card: int) -> int:
    """Where in the hand a card is."""
    return next(slot for slot in range(s.hand_size[seat]) if s.hand[seat, slot] == card)
