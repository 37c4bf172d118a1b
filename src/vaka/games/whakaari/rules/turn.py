"""The turn: three steps, and the question that comes next once everything under way is settled (WHA-2)."""

from vaka.core.events import tell
from vaka.core.kernel import Ints, State, rule
from vaka.core.numbers import wide
from vaka.games.whakaari.components import EITHER, NO_ICON, SAVE
from vaka.games.whakaari.events import AT_START, NO_TARGET, NONE_OUT, NONE_TO_REMOVE, TURN, TURNED, UNUSED, WON
from vaka.games.whakaari.geometry import LIES, OUT, PIECES, SUPREME
from vaka.games.whakaari.rules.cards import distance_on, draw_into_hand, hand_size, icon_on, join_on
from vaka.games.whakaari.rules.falls import do_drag, step_frame
from vaka.games.whakaari.rules.icons import (
    BOOM,
    BUILD,
    CHECK,
    SHOT,
    SPELL,
    SURF,
    TANK,
    draw_event,
    power_distance,
    within_limit,
)
from vaka.games.whakaari.rules.reach import (
    can_reach,
    has_jump,
    has_target,
    is_bare,
    may_bomb,
    may_remove,
    pawns_on,
    progress_of,
    reaches_stone,
    stuck_at_home,
)
from vaka.games.whakaari.rules.tiny import TINY_ROUNDS
from vaka.games.whakaari.state import (
    ACTING,
    CHECKING,
    ENDING,
    HAND,
    HOME,
    ICON,
    MAIN,
    NOBODY,
    NOTHING,
    OVER,
    REMOVE,
    ROUNDS_PLAYED,
    RUNNING,
    SECOND,
    STABLE,
    TOSS,
    UNSTABLE,
)
from vaka.games.whakaari.state import (
    TANK as TANK_PHASE,
)


@rule
def reset_turn(s: State) -> None:
    """Nothing has been done yet in this turn."""
    s.stage = CHECKING
    s.card = NOTHING
    s.icons_done = 0
    s.played = 0
    s.pulled = 0
    s.used = 0
    s.event = NOTHING
    s.event_seat = NOBODY


@rule
def begin_turn(s: State, events: Ints) -> None:
    """Step 1: the stone under the pawn turns, or an event strikes; a board is safe (WHA-2.1, WHA-R17)."""
    seat = wide(s.turn)
    reset_turn(s)
    turns, seats = wide(s.turns), wide(s.seats)
    tell(events, TURN, seat, turns // seats + 1, 1 - min(turns % seats, 1))  # `tell_first_turn` tells of the first one
    at = wide(s.pawn[seat])
    if at == HOME:
        return
    if s.side[at] == STABLE:
        s.side[at] = UNSTABLE
        tell(events, TURNED, at, seat, seat, 1, AT_START)
    else:
        draw_event(s, at, wide(0), events)


@rule
def tell_first_turn(s: State, events: Ints) -> None:
    """Tell of the first turn, which the set-up began, at its first decision: a card, or a stone to bring. The tiny game
    has no other turns of a round to set it apart from."""
    if s.turns == 0 and s.played == 0 and s.pulled == 0 and s.tiny == 0:
        tell(events, TURN, wide(s.turn), 1, 1)


@rule
def end_turn(s: State, events: Ints) -> None:
    """Pass the turn clockwise; after forty turns of each the farthest wins (WHA-R59)."""
    s.turns += 1
    if s.turns >= s.seats * (TINY_ROUNDS if s.tiny else ROUNDS_PLAYED):  # WHA-8.4
        stop_match(s, events)
    else:
        s.turn = (s.turn + 1) % s.seats
        begin_turn(s, events)


@rule
def stop_match(s: State, events: Ints) -> None:
    """The safety end: the highest progress wins, equal ones share it (WHA-R59)."""
    best = progress_of(s, wide(0))
    for seat in range(1, wide(s.seats)):
        best = max(best, progress_of(s, seat))
    for seat in range(wide(s.seats)):
        s.place[seat] = 0 if progress_of(s, seat) == best else 1
        if s.place[seat] == 0:
            tell(events, WON, seat, 0)
    s.phase = OVER
    s.decider = NOBODY


@rule
def draw_step(s: State, events: Ints) -> None:
    """Step 2: refill the hand to two and draw a card (WHA-2.2, WHA-R3); with no stone left one is tossed (WHA-R46)."""
    seat = wide(s.turn)
    if s.tiny:  # WHA-8.3
        s.stage = ACTING
        return
    draw_into_hand(s, seat, max(HAND - 1 - hand_size(s, seat), 0) + 1, events)
    s.stage = ACTING
    for piece in range(PIECES):
        if s.lies[piece] == LIES:
            return
    s.event_seat = seat
    s.to_toss = 1


@rule
def may_cast(s: State, seat: int) -> bool:
    """Whether the active seat may use its power now: a use, the limit, a target (WHA-2.4, WHA-R18, WHA-R19)."""
    power = wide(s.power[seat])
    if s.uses[seat] == 0 or power in (TANK, BUILD):
        return False
    if not within_limit(s, power):
        return False
    if power == SURF:
        return s.pawn[seat] < PIECES
    dist = wide(s.dist[power_distance(power)])
    if power in (SHOT, SPELL):  # they name stones (WHA-R24, WHA-R40)
        return reaches_stone(s, seat, dist)
    return has_jump(s, seat, dist)


@rule
def may_place_totem(s: State, seat: int) -> bool:
    """Whether the totem is still, or again, on the board and the pawn on a stone (WHA-5.1, WHA-R33)."""
    return s.totem[seat] == HOME and s.pawn[seat] < PIECES


@rule
def may_end(s: State, seat: int) -> bool:
    """A card must be played first, unless there is none (WHA-R1, WHA-R63)."""
    return s.played != 0 or hand_size(s, seat) == 0


@rule
def may_bring(s: State, seat: int) -> bool:
    """Whether a stone may be brought: at home, none in reach, once, before the card (WHA-2.5, WHA-R74)."""
    if s.played or s.pulled or not stuck_at_home(s, seat):
        return False
    for piece in range(PIECES):
        if is_bare(s, piece):
            return True
    return False


@rule
def mark_icon(s: State, slot: int) -> None:
    """An icon is played; of a / card nothing is left then."""
    s.icons_done |= 1 << slot
    if join_on(wide(s.action_code[s.card])) == EITHER:
        s.icons_done = 3


@rule
def ask_icon(s: State, events: Ints) -> None:
    """Ask for an icon that is not done and has a target, never SAVE; else close the card (WHA-3.8, WHA-R4, WHA-R45)."""
    code = wide(s.action_code[s.card])
    for slot in range(2):
        icon = icon_on(code, slot)
        if icon not in (NO_ICON, SAVE) and not (s.icons_done >> slot) & 1:
            if has_target(s, wide(s.turn), icon, wide(s.dist[distance_on(code)])):
                s.icons_open |= 1 << slot
    if s.icons_open:
        s.phase = ICON
        s.decider = s.turn
    else:
        close_card(s, NO_TARGET, events)


@rule
def close_card(s: State, why: int, events: Ints) -> None:
    """The card is done with; tell if it did nothing, and why."""
    if s.icons_done == 0:
        tell(events, UNUSED, wide(s.turn), why)
    s.card = NOTHING
    s.icons_done = 0


@rule
def ask_main(s: State) -> None:
    """Ask what to do; after the card the turn ends by itself if nothing is left to do."""
    seat = wide(s.turn)
    if s.played and not may_cast(s, seat) and not may_place_totem(s, seat):
        s.stage = ENDING
    else:
        s.phase = MAIN
        s.decider = seat


@rule
def ask_tank(s: State) -> None:
    """Ask TANK whom to push, as long as there is somebody, a use, and the limit allows (WHA-6.1, WHA-R34)."""
    seat, at = wide(s.turn), wide(s.tank_at)
    if s.pawn[seat] == at and s.uses[seat] > 0 and within_limit(s, wide(TANK)) and pawns_on(s, at) > 1:
        s.phase = TANK_PHASE
        s.decider = seat
    else:
        forget_tank(s)


@rule
def forget_tank(s: State) -> None:
    s.tank_at = NOTHING
    s.tank_depth = 0


@rule
def fits_second(s: State, piece: int) -> bool:
    """Whether a stone is a target of the second half of SHOT or BOOM (WHA-6.3, WHA-6.5)."""
    if s.casting == SHOT:
        return can_reach(s, wide(s.turn), piece, wide(s.dist[SUPREME]))
    return s.casting == BOOM and may_bomb(s, wide(s.turn), piece)


@rule
def ask_second(s: State) -> None:
    """Ask for the second half of SHOT, BOOM or CHECK, unless it is lost or empty (WHA-R36, WHA-R54, WHA-R66)."""
    seat = wide(s.turn)
    if s.pawn[seat] == s.landed and s.landed < PIECES:
        asked = s.casting == CHECK
        for piece in range(PIECES):
            asked = asked or fits_second(s, piece)
        if asked:
            s.phase = SECOND
            s.decider = seat
            return
    s.landed = NOTHING
    s.casting = NOTHING


@rule
def ask_event(s: State, events: Ints) -> None:
    """Ask for what an event leaves to choose, as far as possible (WHA-4.2, WHA-4.4, WHA-R28, WHA-R29, WHA-R60); tell if
    there is nothing."""
    if s.to_toss:
        s.to_toss = 0
        for piece in range(PIECES):
            if s.lies[piece] == OUT:
                s.phase = TOSS
                s.decider = s.event_seat
                return
        tell(events, UNUSED, wide(s.event_seat), NONE_OUT)
    else:
        s.to_remove = 0
        for piece in range(PIECES):
            if may_remove(s, piece):
                s.phase = REMOVE
                s.decider = s.event_seat
                return
        tell(events, UNUSED, wide(s.event_seat), NONE_TO_REMOVE)


@rule
def follow(s: State, events: Ints) -> bool:
    """Go on with what is innermost, one thing; whether nobody has to decide yet."""
    if s.drag_piece != NOTHING:
        do_drag(s, events)
    elif s.tank_at != NOTHING and s.tank_depth == s.frames:
        ask_tank(s)
    elif s.frames > 0:
        step_frame(s, events)
    elif s.to_toss or s.to_remove:
        ask_event(s, events)
    elif s.stage == CHECKING:
        draw_step(s, events)
    elif s.stage == ENDING:
        end_turn(s, events)
    elif s.landed != NOTHING:
        ask_second(s)
    elif s.card != NOTHING:
        ask_icon(s, events)
    else:
        ask_main(s)
    return s.phase == RUNNING


@rule
def group(s: State) -> int:
    """A phase plays together, and between decisions every drag, everything else under way, every step of a turn, and
    the icons of a card."""
    if s.phase != RUNNING:
        return wide(s.phase)
    if s.drag_piece != NOTHING:
        return 0
    if s.frames > 0:
        return 1
    return 2 + wide(s.stage) if s.stage != ACTING or s.card == NOTHING else 2 + ENDING + 1
