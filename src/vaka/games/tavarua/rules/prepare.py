"""Phase 1: the waves advance (TAV-5), then preparation in turn (TAV-11, TAV-12, TAV-A5)."""

from vaka.core.chance import draw
from vaka.core.kernel import Ints, State, rule
from vaka.core.seats import seat_after
from vaka.games.tavarua.actions import (
    BUY,
    CALL_BASE,
    CALL_IT,
    ENERGY_DRINK,
    FOCUS,
    HECKLE,
    HECKLE_BASE,
    IN_THE_ZONE,
    INSPIRATION,
    JETSKI,
    JETSKI_BASE,
    MIND_BASE,
    MIND_GAMES,
    PASS,
    PRIORITY,
    STOKE_BASE,
    STOKE_LIMIT,
    SWITCH,
)
from vaka.games.tavarua.events import BOUGHT, BOUGHT_CARD, PEEKED, ROUND, STOKED, SWITCHED, hint, say
from vaka.games.tavarua.rules.beginning import STOKE_KINDS
from vaka.games.tavarua.rules.cards import discard_slots, draw_kind, fill_hand, has_icon
from vaka.games.tavarua.rules.clearing import clear_round
from vaka.games.tavarua.rules.wave_deck import fix_front
from vaka.games.tavarua.state import (
    CHANNEL,
    FACES,
    FULL,
    HAND,
    HAND_ROOM,
    INSPIRE,
    LONG,
    PREPARE,
    RIDING,
    SHORT,
    SPACES,
)

ENERGY = 2
INSPIRED = 3
NO_CARDS = 0  # int() of it keeps CUDA from compiling the filling of a hand for the literal too


@rule
def start_round(s: State, events: Ints) -> None:
    """Every tile slides one space in, riders with it; the last one comes back out with a new roll (TAV-5.1, TAV-5.2,
    TAV-5.3, TAV-5.4, TAV-9.3). The first round is no exception (TAV-A15); nothing here is a decision (TAV-4.5)."""
    s.rounds += 1
    for space in range(1, SPACES):
        s.die[space] = s.die[space + 1]
    if s.tiny == 0:  # TAV-22.3
        s.die[SPACES] = 1 + draw(s, FACES)
    s.priorities = 0
    for surfer in range(s.surfers):
        if s.place[surfer] == RIDING:
            s.spot[surfer] -= 1
        clear_round(s, surfer)
    say(events, ROUND, int(s.rounds), int(s.first), int(s.die[SPACES]), int(s.waves_left), int(s.next_wave))
    s.phase = PREPARE
    s.steps = 0


@rule
def on_shore(s: State, surfer: int) -> bool:
    """The shore is space 0 of the channel (TAV-11.1)."""
    return s.place[surfer] == CHANNEL and s.spot[surfer] == 0


@rule
def gain_token(s: State, surfer: int, count: int) -> int:
    """Take stoke tokens, at most to the limit; the pile never runs out (TAV-16.1, TAV-B6, TAV-B7). AIs have none.
    Returns how many there were to take."""
    gained = 0
    if s.target[surfer] == 0:
        gained = min(count, STOKE_LIMIT - int(s.tokens[surfer]))
        s.tokens[surfer] += gained
    return gained


@rule
def can_switch(s: State, seat: int) -> bool:
    """At the shore, once a round, if there is another board (TAV-11.2); also in the round after arriving (TAV-A12)."""
    return s.length == FULL and s.switched[seat] == 0 and on_shore(s, seat)


@rule
def can_buy(s: State, seat: int) -> bool:
    """At the shore for a token each, as many as there are tokens and cards (TAV-11.3, TAV-A7); never in a career
    event (TAV-19.7)."""
    if s.career == 1 or s.tokens[seat] == 0 or not on_shore(s, seat):
        return False
    for card in range(STOKE_KINDS):
        if s.stoke_deck[card] + s.stoke_heap[card] > 0:
            return True
    return False


@rule
def old_cards(s: State, seat: int) -> int:
    """Stoke cards held that were not bought this round."""
    count = 0
    for card in range(STOKE_KINDS):
        count += int(s.held[seat, card]) - int(s.bought[seat, card])
    return count


@rule
def has_preparation(s: State, seat: int) -> bool:
    """Whether a seat is asked at all. It depends on open things only, so being asked betrays no card (TAV-A17)."""
    return can_switch(s, seat) or can_buy(s, seat) or (s.played_stoke[seat] == 0 and old_cards(s, seat) > 0)


@rule
def seek_preparation(s: State) -> bool:
    """Find the next seat with something to prepare, clockwise from the first player, one visit each (TAV-A5)."""
    while s.steps < s.seats:
        seat = seat_after(int(s.first), int(s.steps), int(s.seats))
        if has_preparation(s, seat):
            s.turn = seat
            return True
        s.steps += 1
    return False


@rule
def is_free(s: State, space: int) -> bool:
    """Whether no surfer is on the wave of a space."""
    for surfer in range(s.surfers):
        if s.place[surfer] == RIDING and s.spot[surfer] == space:
            return False
    return True


@rule
def legal_preparation(s: State, seat: int, out: Ints) -> int:
    out[0] = PASS
    n = 1
    if can_switch(s, seat):
        out[n] = SWITCH
        n += 1
    if can_buy(s, seat):
        out[n] = BUY
        n += 1
    if s.played_stoke[seat] == 0:  # one stoke card a round (TAV-12.2)
        for card in range(STOKE_KINDS):
            if s.held[seat, card] > s.bought[seat, card]:  # not one bought this round (TAV-A9)
                n = legal_stoke(s, seat, card, out, n)
    return n


@rule
def legal_stoke(s: State, seat: int, card: int, out: Ints, n: int) -> int:
    """The ways to play one stoke card; without effect is no obstacle (TAV-J5)."""
    if card == JETSKI:
        if s.place[seat] != RIDING:
            for space in range(SPACES + 1):
                out[n] = JETSKI_BASE + space
                n += 1
    elif card == CALL_IT:
        for space in range(1, SPACES + 1):
            if is_free(s, space):
                for face in range(FACES):
                    out[n] = CALL_BASE + (space - 1) * FACES + face
                    n += 1
    elif card in (HECKLE, MIND_GAMES):
        base = HECKLE_BASE if card == HECKLE else MIND_BASE
        for other in range(s.seats):
            if other != seat:
                out[n] = base + other
                n += 1
    else:
        out[n] = STOKE_BASE + card
        n += 1
    return n


@rule
def prepare(s: State, seat: int, action: int, events: Ints) -> None:
    if action == PASS:
        s.steps += 1
    elif action == SWITCH:
        switch(s, seat, events)
        s.switched[seat] = 1
    elif action == BUY:
        buy(s, seat, events)
    else:
        play_stoke(s, seat, action, events)


@rule
def switch(s: State, surfer: int, events: Ints) -> None:
    """Swap boards; balance is in the centre anyway; a longboard's hand keeps no icon cards (TAV-11.2)."""
    s.board[surfer] = LONG if s.board[surfer] == SHORT else SHORT
    say(events, SWITCHED, surfer, int(s.board[surfer]))
    if s.board[surfer] == LONG:
        mask, count = 0, 0
        for slot in range(s.hand_size[surfer]):
            if has_icon(s, int(s.hand[surfer, slot])):
                mask |= 1 << slot
                count += 1
        discard_slots(s, surfer, mask, events)
        fill_hand(s, surfer, count, events)  # no more than before (TAV-J3)


@rule
def buy(s: State, seat: int, events: Ints) -> None:
    """Pay a token (TAV-16.3) for the top stoke card, not to be played before next round (TAV-11.3).

    An empty stoke deck is made of the used cards (TAV-A8, TAV-J1); any number may be held (TAV-12.1, TAV-A10).
    """
    s.tokens[seat] -= 1
    left = 0
    for card in range(STOKE_KINDS):
        left += int(s.stoke_deck[card])
    if left == 0:
        for card in range(STOKE_KINDS):
            s.stoke_deck[card] = s.stoke_heap[card]
            s.stoke_heap[card] = 0
            left += int(s.stoke_deck[card])
    card = draw_kind(s, s.stoke_deck, left)
    s.held[seat, card] += 1
    s.bought[seat, card] += 1
    say(events, BOUGHT, seat)
    hint(events, seat, BOUGHT_CARD, card, 0, 0)


@rule
def stoke_of(action: int) -> int:
    """The stoke card that an action plays."""
    if action >= MIND_BASE:
        return MIND_GAMES
    if action >= HECKLE_BASE:
        return HECKLE
    if action >= CALL_BASE:
        return CALL_IT
    if action >= JETSKI_BASE:
        return JETSKI
    return action - STOKE_BASE


@rule
def play_stoke(s: State, seat: int, action: int, events: Ints) -> None:
    """Show a stoke card, do what it says at once, discard it (TAV-12.2). A player card is still due (TAV-A11)."""
    card = stoke_of(action)
    s.held[seat, card] -= 1
    s.stoke_heap[card] += 1
    s.played_stoke[seat] = 1
    s.reveals += 1
    a, b, aimed = 0, 0, -1  # what the card is aimed at, and whom
    if card == ENERGY_DRINK:
        a = gain_token(s, seat, ENERGY)
    elif card == JETSKI:
        a = action - JETSKI_BASE
    elif card == CALL_IT:
        a, b = (action - CALL_BASE) // FACES + 1, (action - CALL_BASE) % FACES + 1
    elif card == HECKLE:
        a = action - HECKLE_BASE
        b = min(1, int(s.tokens[a]))
        aimed = a
    elif card == MIND_GAMES:
        a = action - MIND_BASE
        aimed = a
    say(events, STOKED, seat, card, a, b, aimed)
    draws, count = seat, int(NO_CARDS)
    if card == JETSKI:  # a fallen surfer gets back on the board
        s.place[seat] = CHANNEL
        s.spot[seat] = a
    elif card == CALL_IT:
        s.die[a] = b
    elif card == FOCUS:
        fix_front(s)
        s.peeked |= 1 << seat
        hint(events, seat, PEEKED, int(s.next_wave), int(s.next_front), 0)
    elif card == INSPIRATION:
        count = min(INSPIRED, HAND_ROOM - int(s.hand_size[seat]))
    elif card == IN_THE_ZONE:
        s.zone[seat] = 1
    elif card == PRIORITY:
        s.priorities += 1
        s.priority[seat] = s.priorities
    elif card == HECKLE:
        s.tokens[a] -= b
    elif card == MIND_GAMES:
        discard_slots(s, a, (1 << int(s.hand_size[a])) - 1, events)
        draws, count = a, HAND - int(s.hand_size[a])
    fill_hand(s, draws, count, events)
    if s.hand_size[seat] > HAND:  # after Inspiration (TAV-J4)
        s.phase = INSPIRE


@rule
def keep_inspired(s: State, seat: int, mask: int, events: Ints) -> None:
    """Discard down to a hand after Inspiration."""
    discard_slots(s, seat, mask, events)
    s.phase = PREPARE


@rule
def switch_ai(s: State, events: Ints) -> None:
    """AI surfers that rode in change boards, after the person's preparation (TAV-19.17, TAV-G23, TAV-J7)."""
    for surfer in range(int(s.seats), int(s.surfers)):
        if s.to_switch[surfer] == 1:
            s.board[surfer] = LONG if s.board[surfer] == SHORT else SHORT
            s.to_switch[surfer] = 0
            say(events, SWITCHED, surfer, int(s.board[surfer]))
