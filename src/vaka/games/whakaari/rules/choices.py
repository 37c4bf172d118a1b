"""What is legal (section Decisions of docs/rules/whakaari.md)."""

from vaka.core.kernel import Ints, State, rule
from vaka.core.numbers import wide
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
    SAY_DRAG,
    SAY_MOVE,
    SKIP,
    STAY,
    TOTEM,
)
from vaka.games.whakaari.components import ADD, DRAG, DRAG_OTHER, DRAG_OWN, MOVE, NEAR, NO_ICON, SAVE
from vaka.games.whakaari.geometry import GRID_LINES, LONG, PIECES, SHORT, SUPREME, free_in_row
from vaka.games.whakaari.rules.cards import distance_on, icon_on
from vaka.games.whakaari.rules.icons import BUILD, CHECK, SHOT, SPELL, power_distance
from vaka.games.whakaari.rules.reach import (
    can_add,
    can_reach,
    can_reach_board,
    can_save_to,
    fits_target,
    goal_board,
    has_save,
    laid_rotation,
    may_pull,
    may_push_to,
    may_remove,
    reaches_stone,
    removed_piece,
)
from vaka.games.whakaari.rules.turn import fits_second, may_bring, may_cast, may_end, may_place_totem
from vaka.games.whakaari.state import (
    ANGLE,
    HAND,
    ICON,
    MAIN,
    NOTHING,
    OVER,
    PIECE,
    PLACE,
    PUSH,
    REACT,
    REACT_TARGET,
    REMOVE,
    SECOND,
    TANK,
    TARGET,
    TOSS,
)
from vaka.games.whakaari.state import (
    PULL as PULL_PHASE,
)


@rule
def icon_word(icon: int) -> int:
    """The word that names an icon; the three drags have one."""
    if icon in (DRAG, DRAG_OTHER, DRAG_OWN):
        return SAY_DRAG
    if icon == ADD:
        return SAY_ADD
    return SAY_MOVE + icon - MOVE  # move, empty, occ, near


@rule
def slot_of(s: State, word: int) -> int:
    """Which icon of the card being played a word names."""
    first = icon_word(icon_on(wide(s.action_code[s.card]), 0))
    return 0 if first == word and not s.icons_done & 1 else 1


@rule
def list_removed(s: State, out: Ints, seat: int, placed: int) -> int:
    """The lowest removed stone of each kind, to toss, or to add if it has a place (WHA-R61, WHA-R67)."""
    n = 0
    for square in range(2):
        piece = removed_piece(s, square)
        if piece != NOTHING and (placed == 0 or can_add(s, seat, square)):
            out[n] = PIECE_BASE + piece
            n += 1
    return n


@rule
def list_react(s: State, out: Ints, seat: int) -> int:
    """`fall`, SAVE cards with a target, BUILD with a use and a target (WHA-R7).

    Everybody is asked, even with `fall` alone: asking must not tell what is in a hand.
    """
    out[0] = FALL
    n = 1
    if s.power[seat] == BUILD and s.uses[seat] > 0 and reaches_stone(s, seat, wide(s.dist[LONG])):
        out[n] = POWER_BASE + BUILD
        n += 1
    last = NOTHING
    for i in range(HAND):
        kind = wide(s.hand[seat, i])
        if kind != NOTHING and kind != last:
            last = kind
            code = wide(s.action_code[kind])
            if icon_on(code, 0) == SAVE and has_save(s, seat, wide(s.dist[distance_on(code)])):
                out[n] = CARD_BASE + kind
                n += 1
    return n


@rule
def list_main(s: State, out: Ints, seat: int) -> int:
    """Any card in hand, and what may be done before or after it (WHA-2.3, WHA-2.4, WHA-R18)."""
    n = 0
    if may_end(s, seat):
        out[n] = END
        n += 1
    if may_place_totem(s, seat):
        out[n] = TOTEM
        n += 1
    if may_bring(s, seat):
        out[n] = PULL
        n += 1
    if may_cast(s, seat):
        out[n] = POWER_BASE + s.power[seat]
        n += 1
    if s.played == 0:
        last = NOTHING
        for i in range(HAND):
            kind = wide(s.hand[seat, i])
            if kind != NOTHING and kind != last:
                last = kind
                out[n] = CARD_BASE + kind
                n += 1
    return n


@rule
def list_icons(s: State, out: Ints) -> int:
    out[0] = DONE
    n = 1
    code = wide(s.action_code[s.card])
    first, second = s.icons_open & 1 != 0, s.icons_open & 2 != 0
    if first:
        out[n] = icon_word(icon_on(code, 0))
        n += 1
    if second and not (first and icon_word(icon_on(code, 0)) == icon_word(icon_on(code, 1))):
        out[n] = icon_word(icon_on(code, 1))
        n += 1
    return n


@rule
def asked_distance(s: State) -> int:
    """The distance at which a target is asked: that of a card or a power, the long one for BUILD and TANK's push."""
    if s.phase == REACT_TARGET:
        return LONG if s.saving == NOTHING else distance_on(wide(s.action_code[s.saving]))
    if s.phase == PUSH:
        return LONG
    if s.phase == SECOND:
        return SUPREME
    if s.icon == NEAR:
        return SHORT
    if s.icon != NO_ICON:
        return distance_on(wide(s.action_code[s.card]))
    return power_distance(wide(s.casting))


@rule
def fits_question(s: State, seat: int, piece: int, dist: int) -> bool:
    """Whether a stone is an answer to what is asked."""
    phase = wide(s.phase)
    if phase == TARGET:  # even a single one is asked (WHA-R70)
        return fits_target(s, seat, wide(s.icon) if s.icon != NO_ICON else wide(MOVE), piece, dist)
    if phase == REACT_TARGET:
        return can_reach(s, seat, piece, dist) if s.saving == NOTHING else can_save_to(s, seat, piece, dist)
    if phase == SECOND:
        return fits_second(s, piece)
    if phase == REMOVE:
        return may_remove(s, piece)
    if phase == PULL_PHASE:
        return may_pull(s, seat, piece)
    return may_push_to(s, piece)


@rule
def list_stones(s: State, out: Ints, seat: int) -> int:
    """Stones to choose from, with what else may be answered.

    Jumps may lead to two boards, SAVE only home, SHOT, SPELL and BUILD to none (WHA-R5, WHA-R6, WHA-R24, WHA-R40).
    Without a stone to push to it is the lava (WHA-R35).
    """
    n = 0
    dist = wide(s.dist[asked_distance(s)]) if s.phase in (TARGET, REACT_TARGET) else wide(0)
    if s.phase == SECOND:
        out[0] = SKIP
        n = 1
        if s.casting == CHECK:
            out[n] = TOTEM
            n += 1
    for piece in range(PIECES):
        if fits_question(s, seat, piece, dist):
            out[n] = PIECE_BASE + piece
            n += 1
    jump = s.phase == TARGET and s.icon in (NO_ICON, MOVE) and s.casting not in (SHOT, SPELL)
    if (jump or (s.phase == REACT_TARGET and s.saving != NOTHING)) and can_reach_board(s, seat, seat, dist):
        out[n] = BOARD_BASE + seat
        n += 1
    if jump and can_reach_board(s, seat, goal_board(s, seat), dist):
        out[n] = BOARD_BASE + goal_board(s, seat)
        n += 1
    if n == 0 and s.phase == PUSH:
        out[0] = LAVA
        n = 1
    return n


@rule
def list_places(s: State, out: Ints, seat: int) -> int:
    """The free grid points, by y, then x (WHA-7.11)."""
    n = 0
    for row in range(GRID_LINES):
        bits = free_in_row(s, wide(s.chosen), laid_rotation(s, seat), row, wide(s.grid))
        for column in range(GRID_LINES):
            if (bits >> column) & 1:
                out[n] = PLACE_BASE + row * GRID_LINES + column
                n += 1
    return n


@rule
def list_tank(s: State, out: Ints, seat: int) -> int:
    """Each opponent on the stone, or to leave the rest alone (WHA-R34)."""
    out[0] = STAY
    n = 1
    for other in range(wide(s.seats)):
        if other != seat and s.pawn[other] == s.tank_at:
            out[n] = PUSH_BASE + other
            n += 1
    return n


@rule
def legal(s: State, out: Ints) -> int:
    seat, phase = wide(s.decider), wide(s.phase)
    if phase == MAIN:
        return list_main(s, out, seat)
    if phase == ICON:
        return list_icons(s, out)
    if phase == ANGLE:  # every whole degree
        for degree in range(360):
            out[degree] = ANGLE_BASE + degree
        return 360
    if phase == REACT:
        return list_react(s, out, seat)
    if phase in (TOSS, PIECE):
        return list_removed(s, out, seat, wide(1) if phase == PIECE else wide(0))
    if phase == PLACE:
        return list_places(s, out, seat)
    if phase == TANK:
        return list_tank(s, out, seat)
    if phase == OVER:
        return 0
    return list_stones(s, out, seat)
