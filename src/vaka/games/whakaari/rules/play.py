"""What each action does, by the phase in which it is chosen, and who decides (WHA-2)."""

from vaka.core.kernel import Ints, State, rule
from vaka.core.numbers import wide
from vaka.core.places import share_places
from vaka.games.whakaari.actions import (
    ANGLE_BASE,
    BOARD_BASE,
    CARD_BASE,
    DONE,
    END,
    FALL,
    LAVA,
    PIECE_BASE,
    PLACE_BASE,
    POWER_BASE,
    PULL,
    PUSH_BASE,
    SAY_ADD,
    SKIP,
    STAY,
    TOTEM,
)
from vaka.games.whakaari.events import LET_BE
from vaka.games.whakaari.geometry import GRID_HALF, GRID_LINES
from vaka.games.whakaari.rules.cards import icon_on, play_card
from vaka.games.whakaari.rules.choices import slot_of
from vaka.games.whakaari.rules.falls import take_away
from vaka.games.whakaari.rules.icons import (
    SURF,
    add_piece,
    place_totem,
    play_angle,
    play_second,
    play_target,
    pull,
    push_opponent,
    save_to,
    spend,
    toss_piece,
)
from vaka.games.whakaari.rules.turn import close_card, forget_tank, mark_icon, tell_first_turn
from vaka.games.whakaari.state import (
    ANGLE,
    ENDING,
    GOAL,
    HOME,
    ICON,
    MAIN,
    NOTHING,
    PIECE,
    PLACE,
    PUSH,
    REACT,
    REACT_TARGET,
    REMOVE,
    RUNNING,
    TANK,
    TARGET,
    TOSS,
)
from vaka.games.whakaari.state import (
    PULL as PULL_PHASE,
)


@rule
def to_move(s: State) -> int:
    return wide(s.decider)


@rule
def apply_part(s: State, action: int, events: Ints) -> bool:
    """Do what was decided; whether something follows from it before the next decision."""
    play(s, int(action), events)
    return s.phase == RUNNING


@rule
def play(s: State, action: int, events: Ints) -> None:
    """Do what was decided and nothing that follows from it; the view's preview stops here."""
    seat, phase, piece = wide(s.decider), wide(s.phase), action - PIECE_BASE
    s.phase = RUNNING
    if phase == MAIN:
        play_main(s, seat, action, events)
    elif phase == ICON:
        play_icon(s, action, events)
    elif phase == TARGET:
        play_target(s, destination(seat, action), events)
    elif phase == ANGLE:
        play_angle(s, action - ANGLE_BASE)
    elif phase == REACT:
        play_react(s, seat, action, events)
    elif phase == REACT_TARGET:
        save_to(s, seat, destination(seat, action), events)
    elif phase == TOSS:
        toss_piece(s, seat, piece, events)
    elif phase == REMOVE:
        take_away(s, piece, seat, events)
    elif phase == PULL_PHASE:
        pull(s, piece)
    elif phase == PIECE:
        s.chosen = piece
        s.phase = PLACE
    elif phase == PLACE:
        play_place(s, seat, action - PLACE_BASE, events)
    elif phase == TANK:
        play_tank(s, seat, action, events)
    elif phase == PUSH:
        push_opponent(s, NOTHING if action == LAVA else piece, events)
    else:
        play_second(s, second_target(s, action), events)


@rule
def destination(seat: int, action: int) -> int:
    """A stone, the player's board or the goal."""
    if action < BOARD_BASE:
        return action - PIECE_BASE
    return HOME if action - BOARD_BASE == seat else GOAL


@rule
def second_target(s: State, action: int) -> int:
    if action == SKIP:
        return NOTHING
    return wide(s.landed) if action == TOTEM else action - PIECE_BASE


@rule
def play_main(s: State, seat: int, action: int, events: Ints) -> None:
    tell_first_turn(s, events)
    if action == END:
        s.stage = ENDING
    elif action == TOTEM:
        place_totem(s, seat, events)
    elif action == PULL:
        s.phase = PULL_PHASE
    elif action < PUSH_BASE:
        spend(s, seat, events)
        s.casting = action - POWER_BASE
        s.phase = TARGET
        if s.casting == SURF:  # drags the player's own stone at once (WHA-6.2)
            s.chosen = s.pawn[seat]
            s.phase = ANGLE
    else:
        s.card = action - CARD_BASE
        s.played = 1
        play_card(s, seat, wide(s.card), events)


@rule
def play_icon(s: State, action: int, events: Ints) -> None:
    s.icons_open = 0
    if action == DONE:
        close_card(s, LET_BE, events)
        return
    slot = slot_of(s, action)
    mark_icon(s, slot)
    if action == SAY_ADD:
        s.phase = PIECE
    else:
        s.icon = icon_on(wide(s.action_code[s.card]), slot)
        s.phase = TARGET


@rule
def play_place(s: State, seat: int, place: int, events: Ints) -> None:
    piece, grid = wide(s.chosen), wide(s.grid)
    s.chosen = NOTHING
    add_piece(s, seat, piece, (place % GRID_LINES - GRID_HALF) * grid, (place // GRID_LINES - GRID_HALF) * grid, events)


@rule
def play_react(s: State, seat: int, action: int, events: Ints) -> None:
    """Fall, or name what saves the pawn: a card goes, BUILD costs a use (WHA-R7)."""
    if action == FALL:
        return
    if action < PUSH_BASE:
        spend(s, seat, events)
        s.saving = NOTHING
    else:
        s.saving = action - CARD_BASE
        play_card(s, seat, wide(s.saving), events)
    s.phase = REACT_TARGET


@rule
def play_tank(s: State, seat: int, action: int, events: Ints) -> None:
    if action == STAY:
        forget_tank(s)
        return
    spend(s, seat, events)
    s.chosen = action - PUSH_BASE
    s.phase = PUSH


@rule
def returns(s: State, out: Ints) -> None:
    share_places(s.place, wide(s.seats), out)
