"""Phase 2, Resolve, by kind of action and not by seat (TAV-7.1, TAV-C1): bails, snakes, catches, balance, the rest."""

from vaka.core.kernel import Ints, State, rule
from vaka.core.seats import seat_after
from vaka.games.tavarua.components import components
from vaka.games.tavarua.events import (
    BAILED_OUT,
    CARD,
    CAUGHT,
    COLLIDED,
    COLLISION,
    FELL,
    PADDLED,
    RECOVERED,
    RODE,
    STAYED,
    WAS_SNAKED,
    say,
    say_shown,
)
from vaka.games.tavarua.rules.cards import (
    bit_count,
    direction,
    discard,
    discard_aside,
    discard_slots,
    draw_told,
    has_icon,
    power,
    remove_slot,
    replace,
    strength,
)
from vaka.games.tavarua.rules.choose import is_broken, places_on_wave, riders_on, takes_many
from vaka.games.tavarua.rules.prepare import gain_token, is_free
from vaka.games.tavarua.state import (
    BAIL,
    BAILED,
    BY_BAIL,
    CATCH,
    CHANNEL,
    FALLEN,
    IN,
    LONG,
    OUT,
    PADDLING_STAGE,
    RECOVER,
    RIDE,
    RIDING,
    RIDING_STAGE,
    SIGN,
    SNAKE,
    SNAKED,
    SPACES,
    WAIT,
    WASH,
)

SHORT_REACH = int(components()["surfers"]["short_reach"])
LONG_REACH = int(components()["surfers"]["long_reach"])
PRIORITY_RANK = 100  # above every card
NO_SIGN = 0  # a card without tokens
NOBODY = 0  # a group of surfers as bits; int() of these keeps CUDA from compiling rules for the literal too


@rule
def reach(s: State, surfer: int) -> int:
    """Balance spaces to each side of the centre."""
    return LONG_REACH if s.board[surfer] == LONG else SHORT_REACH


@rule
def reveal(s: State, events: Ints) -> None:
    """Turn everything over: fees, cards, tokens; then bails, snake contests, catch contests (TAV-C1)."""
    s.reveals += 1
    for surfer in range(int(s.seats), int(s.surfers)):  # they know the open board only (TAV-G29)
        decide(s, surfer, events)
    for i in range(s.seats):
        show(s, seat_after(int(s.first), i, int(s.seats)), events)
    for surfer in range(s.surfers):
        if s.chosen[surfer] == BAIL:  # TAV-9.5
            s.place[surfer] = BAILED
            s.ended[surfer] = BY_BAIL
            s.balance[surfer] = 0  # TAV-13.6, TAV-J8
            say(events, BAILED_OUT, surfer, int(s.spot[surfer]))
    snake_all(s, events)
    catch_all(s, events)
    s.phase = SIGN
    s.stage = RIDING_STAGE
    s.steps = 0


@rule
def show(s: State, seat: int, events: Ints) -> None:
    """Turn over a seat's cards (TAV-A17). A first-edition snake pays its fee first, in any case (TAV-20.2, TAV-J10)."""
    if s.chosen[seat] == SNAKE and s.first_edition == 1:
        s.tokens[seat] -= 1
    s.tokens[seat] -= s.chosen_tokens[seat]
    mask = int(s.chosen_mask[seat])
    if takes_many(s, seat):
        say_shown(events, seat, -1, int(s.chosen[seat]), 0, -1)
        discard_slots(s, seat, mask, events)  # TAV-8.12, TAV-9.4
    else:
        if mask != 0:
            slot = 0
            while mask >> slot != 1:
                slot += 1
            s.played[seat] = remove_slot(s, seat, slot)
        rider = int(s.chosen_target[seat]) if s.chosen[seat] == SNAKE else -1
        say_shown(events, seat, int(s.played[seat]), int(s.chosen[seat]), int(s.chosen_tokens[seat]), rider)
    s.chosen_mask[seat] = 0


@rule
def decide(s: State, surfer: int, events: Ints) -> None:
    """An AI surfer acts (TAV-19.12, TAV-19.13, TAV-19.14, TAV-19.15, TAV-19.16): it paddles, waits, catches, rides or
    recovers; on its target in the order of TAV-G14, decided again each round (TAV-G13), never two things in one round
    (TAV-G15)."""
    target = int(s.target[surfer])
    if s.place[surfer] == RIDING:
        s.chosen[surfer] = RIDE
    elif s.place[surfer] == WASH:
        s.chosen[surfer] = RECOVER
    elif s.spot[surfer] != target:
        s.chosen[surfer] = OUT  # to the target in one go, whatever the distance
    else:
        s.chosen[surfer] = WAIT
        if s.die[target] == target or (is_broken(s, target) and not perfect_is_coming(s, target)):
            s.chosen[surfer] = CATCH
            if not is_free(s, target):
                s.chosen[surfer] = SNAKE  # free of charge (TAV-G16)
                rider = 0
                while s.place[rider] != RIDING or s.spot[rider] != target:
                    rider += 1
                s.chosen_target[surfer] = rider
    if s.chosen[surfer] == RIDE or s.chosen[surfer] == CATCH or s.chosen[surfer] == SNAKE:
        card = draw_told(s, events)  # a longboard's icon cards are drawn again (TAV-19.18, TAV-A18, TAV-G19)
        while s.board[surfer] == LONG and has_icon(s, card):
            replace(s, surfer, card, events)
            card = draw_told(s, events)
        discard_aside(s)
        for seat in range(s.seats):
            s.deck_limit[seat, card] -= 1
        s.played[surfer] = card
    rider = int(s.chosen_target[surfer]) if s.chosen[surfer] == SNAKE else -1
    say_shown(events, surfer, int(s.played[surfer]), int(s.chosen[surfer]), 0, rider)


@rule
def perfect_is_coming(s: State, target: int) -> bool:
    """Whether a wave farther out shows the target and so will break on it (TAV-G12)."""
    for space in range(target + 1, SPACES + 1):
        if s.die[space] == target:
            return True
    return False


@rule
def rank_of(s: State, surfer: int) -> int:
    """Orders the cards of a contest: Priority before all, the one played earlier first; then the printed card."""
    if s.priority[surfer] > 0:
        return PRIORITY_RANK - int(s.priority[surfer])
    return strength(int(s.played[surfer]))


@rule
def collide(s: State, group: int, events: Ints) -> int:
    """Everyone showing the same number and colour as another falls at once; returns the rest (TAV-8.9, TAV-C5).

    Surfers who played Priority are left out.
    """
    rest = group
    for surfer in range(s.surfers):
        if (group >> surfer) & 1 and s.priority[surfer] == 0:
            for other in range(s.surfers):
                if (
                    other != surfer
                    and (group >> other) & 1
                    and s.priority[other] == 0
                    and strength(int(s.played[other])) == strength(int(s.played[surfer]))
                ):
                    rest &= ~(1 << surfer)
    fallen = group & ~rest
    if fallen != 0 and events.shape[0] > 0:
        tell_collisions(s, fallen, events)
    for surfer in range(s.surfers):
        if (fallen >> surfer) & 1:
            fall(s, surfer, COLLISION, 0, events)
            drop_card(s, surfer)  # nothing is scored (TAV-C8)
    return rest


@rule
def tell_collisions(s: State, fallen: int, events: Ints) -> None:
    """Tell who fell over whom, and by which card."""
    for surfer in range(s.surfers):
        if (fallen >> surfer) & 1:
            card, met = int(s.played[surfer]), -1
            for other in range(s.surfers):
                if met < 0 and other != surfer and (fallen >> other) & 1:
                    if strength(int(s.played[other])) == strength(card):
                        met = other
            say(events, COLLIDED, surfer, int(s.spot[surfer]), met, power(card), card & 1)


@rule
def best_of(s: State, group: int) -> int:
    best = -1
    for surfer in range(s.surfers):
        if (group >> surfer) & 1 and (best < 0 or rank_of(s, surfer) > rank_of(s, best)):
            best = surfer
    return best


@rule
def drop_card(s: State, surfer: int) -> None:
    """Discard the card shown; tokens on it are lost (TAV-B5)."""
    if s.played[surfer] >= 0:
        discard(s, int(s.played[surfer]))
        s.played[surfer] = -1
    s.chosen_tokens[surfer] = 0


@rule
def stay(s: State, surfer: int, winner: int, events: Ints) -> None:
    """Lose a contest: stay in the channel, even if the winner falls later (TAV-8.11, TAV-C6, TAV-H5)."""
    drop_card(s, surfer)
    say(events, STAYED, surfer, int(s.spot[surfer]), winner)


@rule
def fall(s: State, surfer: int, cause: int, balance: int, events: Ints) -> None:
    """Wipe out: into the wash at this level, where there is room for all (TAV-C7, TAV-C10); a stoke token (TAV-14.3,
    TAV-B9). An AI falls only by a collision (TAV-G22)."""
    s.place[surfer] = WASH
    s.ended[surfer] = FALLEN
    s.won[surfer] = 0
    s.balance[surfer] = 0
    token = gain_token(s, surfer, 1)
    say(events, FELL, surfer, int(s.spot[surfer]), cause, balance, token)


@rule
def take_place(s: State, surfer: int) -> None:
    """Stand on the tile; balance comes later (TAV-8.5)."""
    s.place[surfer] = RIDING
    s.won[surfer] = 1


@rule
def snake_all(s: State, events: Ints) -> None:
    """Each rider with the snakes that named it, AI surfers among them (TAV-20, TAV-H1, TAV-H12, TAV-G17)."""
    for rider in range(s.surfers):
        if s.chosen[rider] == RIDE or s.chosen[rider] == BAIL:
            group = int(NOBODY)
            for surfer in range(s.surfers):
                if s.chosen[surfer] == SNAKE and s.chosen_target[surfer] == rider:
                    group |= 1 << surfer
            if group != 0:
                snake(s, rider, group, events)


@rule
def snake(s: State, rider: int, group: int, events: Ints) -> None:
    """Snakes collide with each other, then the best meets the rider, who wins an exact tie (TAV-20.3, TAV-20.4,
    TAV-20.5, TAV-20.6)."""
    group = collide(s, group, events)
    if group == 0:
        return  # the place of a rider that bails is then open to all (TAV-J12)
    best = best_of(s, group)
    winner = best
    if s.chosen[rider] == BAIL:
        take_place(s, best)
        group &= ~(1 << best)
    elif rank_of(s, best) > rank_of(s, rider):  # TAV-J13
        take_place(s, best)
        group &= ~(1 << best)
        s.place[rider] = BAILED
        s.ended[rider] = SNAKED
        s.balance[rider] = 0
        drop_card(s, rider)  # whatever becomes of the snake (TAV-H4, TAV-H6); so too an AI (TAV-G21)
        say(events, WAS_SNAKED, rider, best)
    else:
        winner = rider
        if s.first_edition == 1:  # every snake left pays once more (TAV-20.5, TAV-H3, TAV-J11)
            for surfer in range(s.surfers):
                if (group >> surfer) & 1:
                    s.tokens[surfer] = max(0, int(s.tokens[surfer]) - 1)
    for surfer in range(s.surfers):
        if (group >> surfer) & 1:
            stay(s, surfer, winner, events)


@rule
def catch_all(s: State, events: Ints) -> None:
    """The plain catches, wave by wave; places are counted after bails and snakes (TAV-C3, TAV-C13, TAV-H12)."""
    done = 0
    for surfer in range(s.surfers):
        if s.chosen[surfer] == CATCH and (done >> surfer) & 1 == 0:
            group = int(NOBODY)
            for other in range(surfer, int(s.surfers)):
                if s.chosen[other] == CATCH and s.spot[other] == s.spot[surfer]:
                    group |= 1 << other
            done |= group
            contest(s, group, places_on_wave(s) - riders_on(s, int(s.spot[surfer])), events)


@rule
def contest(s: State, group: int, places: int, events: Ints) -> None:
    """Give the places of a wave: to all if they suffice (TAV-8.8, TAV-C4), else after collisions to the best
    (TAV-8.9, TAV-8.10, TAV-8.11), persons and AI surfers alike (TAV-G18)."""
    if bit_count(group) > places:
        group = collide(s, group, events)
    best = -1
    while group != 0 and places > 0:
        best = best_of(s, group)
        take_place(s, best)
        group &= ~(1 << best)
        places -= 1
    for surfer in range(s.surfers):
        if (group >> surfer) & 1:
            stay(s, surfer, best, events)


@rule
def moves_balance(s: State, surfer: int) -> bool:
    """Whether a surfer has caught or still rides a wave with the card shown."""
    return s.place[surfer] == RIDING and (s.won[surfer] == 1 or s.chosen[surfer] == RIDE)


@rule
def paddles(s: State, surfer: int) -> bool:
    return s.chosen[surfer] == OUT or s.chosen[surfer] == IN


@rule
def seek_sign(s: State, events: Ints) -> bool:
    """Resolve surfer by surfer until one must say plus or minus (TAV-B1, TAV-B11, TAV-J9); False when all is done."""
    while s.stage <= PADDLING_STAGE:
        while s.steps < s.surfers:
            surfer = seat_after(int(s.first), int(s.steps), int(s.surfers))
            if s.stage == RIDING_STAGE:
                acts = moves_balance(s, surfer)
            else:
                acts = paddles(s, surfer)
            if acts and s.chosen_tokens[surfer] > 0:
                s.turn = surfer
                return True
            if acts:
                carry_out(s, surfer, int(NO_SIGN), events)
            elif s.stage == PADDLING_STAGE and s.chosen[surfer] == RECOVER:
                recover(s, surfer, events)
            s.steps += 1
        s.steps = 0
        s.stage += 1
    s.stage = 0
    return False


@rule
def carry_out(s: State, surfer: int, sign: int, events: Ints) -> None:
    """Use the card shown, altered by all its tokens one way; never below 0 (TAV-7.2, TAV-B2, TAV-B3)."""
    value = 0
    if s.played[surfer] >= 0:
        value = max(0, power(int(s.played[surfer])) + sign * int(s.chosen_tokens[surfer]))
    if s.stage == RIDING_STAGE:
        ride(s, surfer, value, events)
    else:
        paddle(s, surfer, value, events)


@rule
def shifted(s: State, surfer: int, move: int) -> int:
    """The balance after a move; In The Zone stops it on the last space."""
    balance = int(s.balance[surfer]) + move
    if s.zone[surfer] == 1:
        balance = max(-reach(s, surfer), min(reach(s, surfer), balance))
    return balance


@rule
def ride(s: State, surfer: int, value: int, events: Ints) -> None:
    """Move balance by the card; kept, the card and its tokens go to the pile, else the surfer falls (TAV-8.5, TAV-8.6,
    TAV-8.7, TAV-9.1, TAV-9.2). An AI surfer always keeps it (TAV-19.19)."""
    card, caught = int(s.played[surfer]), int(s.won[surfer])
    if s.target[surfer] == 0:
        balance = shifted(s, surfer, direction(card) * value)
        if abs(balance) > reach(s, surfer):
            fall(s, surfer, CARD, balance, events)
            drop_card(s, surfer)
            return
        s.balance[surfer] = balance
    n = int(s.pile_size[surfer])
    s.pile_card[surfer, n] = card
    s.pile_tokens[surfer, n] = s.chosen_tokens[surfer]  # TAV-7.3
    s.pile_size[surfer] = n + 1
    s.played[surfer] = -1
    s.chosen_tokens[surfer] = 0
    if caught == 1:
        if s.chosen[surfer] == CATCH:
            gain_token(s, surfer, 1)  # on success only, and not for a snake (TAV-16.2, TAV-20.2, TAV-B8)
        s.perfect[surfer] = 1 if s.die[s.spot[surfer]] == s.spot[surfer] else 0  # TAV-8.7, TAV-W8, TAV-W9, TAV-W10
        say(events, CAUGHT, surfer, int(s.spot[surfer]), int(s.perfect[surfer]), int(s.balance[surfer]))
    else:
        say(events, RODE, surfer, int(s.spot[surfer]), int(s.balance[surfer]))


@rule
def paddle(s: State, surfer: int, value: int, events: Ints) -> None:
    """Move exactly the number, stopping at the ends of the channel (TAV-8.1, TAV-8.2, TAV-8.3); 0 stays (TAV-B4)."""
    before = int(s.spot[surfer])
    if s.target[surfer] > 0:
        s.spot[surfer] = s.target[surfer]
    elif s.chosen[surfer] == OUT:
        s.spot[surfer] = min(SPACES, before + value)
    else:
        s.spot[surfer] = max(0, before - value)
    drop_card(s, surfer)
    say(events, PADDLED, surfer, before, int(s.spot[surfer]), abs(int(s.spot[surfer]) - before))


@rule
def recover(s: State, surfer: int, events: Ints) -> None:
    """Swim to the shore with any card (TAV-10.1)."""
    s.place[surfer] = CHANNEL
    s.spot[surfer] = 0
    drop_card(s, surfer)
    say(events, RECOVERED, surfer)
