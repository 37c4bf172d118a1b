"""Who decides, what is legal, and what follows a decision: the phases of a round in their order."""

from vaka.core.kernel import Ints, State, rule
from vaka.core.seats import seat_after
from vaka.games.tavarua.actions import BOARD_BASE, CARDS_BASE, CHOOSE_BASE, MINUS, PLUS
from vaka.games.tavarua.rules.beginning import choose_board, choose_mulligan
from vaka.games.tavarua.rules.choose import (
    choose_action,
    choose_cards,
    legal_cards,
    legal_choice,
    legal_discard,
    seek_choice,
)
from vaka.games.tavarua.rules.ending import finish
from vaka.games.tavarua.rules.prepare import (
    keep_inspired,
    legal_preparation,
    prepare,
    seek_preparation,
    start_round,
    switch_ai,
)
from vaka.games.tavarua.rules.resolve import carry_out, reveal, seek_sign
from vaka.games.tavarua.rules.wave import refill, score_all, turn_wave
from vaka.games.tavarua.state import (
    BOARD,
    CARD,
    CHOOSE,
    HAND,
    INSPIRE,
    LONG,
    MULLIGAN,
    OVER,
    PREPARE,
    SHORT,
    SIGN,
)


@rule
def to_move(s: State) -> int:
    return -1 if s.phase == OVER else int(s.turn)


@rule
def legal(s: State, out: Ints) -> int:
    """The legal actions of the seat to decide. Choices made at the same time are asked one after another (TAV-1.1)."""
    seat, n = int(s.turn), 0
    if s.phase == CHOOSE:
        n = legal_choice(s, seat, out)
    elif s.phase == CARD:
        n = legal_cards(s, seat, out)
    elif s.phase == PREPARE:
        n = legal_preparation(s, seat, out)
    elif s.phase == SIGN:  # all up or all down, also where both come to the same (TAV-B2, TAV-J9)
        out[0] = MINUS
        out[1] = PLUS
        n = 2
    elif s.phase == BOARD:
        out[0] = BOARD_BASE + SHORT
        out[1] = BOARD_BASE + LONG
        n = 2
    elif s.phase == MULLIGAN:
        n = legal_discard(s, seat, 0, HAND, out)
    elif s.phase == INSPIRE:
        extra = int(s.hand_size[seat]) - HAND
        n = legal_discard(s, seat, extra, extra, out)
    return n


@rule
def apply_part(s: State, action: int, events: Ints) -> bool:
    """Play one decision and go to the next of its phase; whether the phase is over: all are done with it (TAV-4.2)."""
    seat = int(s.turn)
    if s.phase == CHOOSE:
        choose_action(s, seat, action - CHOOSE_BASE, events)
        return False
    if s.phase == BOARD:
        choose_board(s, seat, action - BOARD_BASE, events)
        return False
    if s.phase == MULLIGAN:
        if not choose_mulligan(s, seat, action - CARDS_BASE, events):
            return False
        start_round(s, events)
    elif s.phase == CARD:
        choose_cards(s, seat, action, events)
    elif s.phase == PREPARE:
        prepare(s, seat, action, events)
    elif s.phase == INSPIRE:
        keep_inspired(s, seat, action - CARDS_BASE, events)
    else:
        carry_out(s, seat, 1 if action == PLUS else -1, events)
        s.steps += 1
        return not seek_sign(s, events)
    return seek_open(s, events)


@rule
def seek_open(s: State, events: Ints) -> bool:
    """Find the next decision of Prepare or, after it, of Choose; whether all have chosen."""
    if s.phase == PREPARE:
        if seek_preparation(s):
            return False
        switch_ai(s, events)
        s.phase = CHOOSE
        s.steps = 0
    return s.phase == CHOOSE and not seek_choice(s)


@rule
def follow(s: State, events: Ints) -> bool:
    """After the choices the reveal, then the end of the round (TAV-4.1); whether the next phase too is over at once.

    A round ends with full hands, the wave card and scores; then comes the next one or the end (TAV-4.3, TAV-3.3).
    """
    if s.phase == CHOOSE:
        reveal(s, events)
        return not seek_sign(s, events)
    refill(s, events)
    turn_wave(s, events)
    score_all(s, events)
    refill(s, events)
    if s.waves_left == 0:
        finish(s, events)
        return False
    s.first = seat_after(int(s.first), 1, int(s.seats))  # TAV-4.3, TAV-4.4
    start_round(s, events)
    return seek_open(s, events)


@rule
def group(s: State) -> int:
    """A phase plays together."""
    return int(s.phase)


@rule
def simultaneous(s: State) -> int:
    """Boards, mulligans and the choice of each round are made in secret (TAV-1.1, TAV-6.1)."""
    if s.phase == BOARD:
        return 1
    if s.phase == MULLIGAN:
        return 2
    return 3 + int(s.rounds) if s.phase == CHOOSE or s.phase == CARD else 0
