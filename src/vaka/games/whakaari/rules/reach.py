"""Who stands where, and what a pawn can reach from there (WHA-7.4)."""

from vaka.core.kernel import Longs, State, rule
from vaka.core.numbers import wide
from vaka.games.whakaari.components import DRAG, DRAG_OTHER, DRAG_OWN, EMPTY, MOVE, NEAR, OCC, components
from vaka.games.whakaari.events import CRACKED, ROUND, SOLID
from vaka.games.whakaari.geometry import (
    GRID_HALF,
    GRID_LINES,
    LIES,
    LONG,
    OUT,
    PIECES,
    ROUNDS,
    SHORT,
    board_reaches,
    facing,
    far_from_board,
    free_in_row,
    progress,
    reaches,
)
from vaka.games.whakaari.geometry.numbers import ONE
from vaka.games.whakaari.rules.cards import distance_on, has_move
from vaka.games.whakaari.state import GOAL, HAND, HOME, NOTHING, STABLE, UNSTABLE

PULL_CHOICE = int(components()["table"]["pull_choice"])  # WHA-R31
MOST_BOMBS = int(components()["table"]["bombs"])  # WHA-6.5
OWN_BOARD, GOAL_BOARD = PIECES, PIECES + 1  # bits of `reached`


@rule
def goal_board(s: State, seat: int) -> int:
    """The board opposite, owned or not (WHA-1.1, WHA-1.4, WHA-R47)."""
    return (seat + s.boards // 2) % wide(s.boards)


@rule
def pawns_on(s: State, piece: int) -> int:
    """How many pawns stand on a stone; any number may (WHA-R26)."""
    count = 0
    for seat in range(wide(s.seats)):
        if s.pawn[seat] == piece:
            count += 1
    return count


@rule
def first_pawn_on(s: State, piece: int) -> int:
    """The first pawn on a stone in turn order from the active seat (WHA-R9)."""
    for i in range(wide(s.seats)):
        seat = (s.turn + i) % wide(s.seats)
        if s.pawn[seat] == piece:
            return seat
    return -1


@rule
def look_of(s: State, piece: int) -> int:
    """What a stone looks like, for events: SOLID, CRACKED or ROUND; a board is SOLID."""
    if piece < 0 or piece >= PIECES:
        return SOLID
    if piece < ROUNDS:
        return ROUND
    return CRACKED if s.side[piece] == UNSTABLE else SOLID


@rule
def can_reach(s: State, seat: int, piece: int, dist: int) -> bool:
    """Whether the ruler joins where the pawn stands and another stone in play."""
    at = wide(s.pawn[seat])
    if piece == at or s.lies[piece] != LIES:
        return False
    if at == HOME:
        return board_reaches(s, seat, piece, dist)
    return reaches(s, at, piece, dist)


@rule
def can_reach_board(s: State, seat: int, board: int, dist: int) -> bool:
    """Whether the ruler joins the pawn's stone and a board; of boards only two may be entered (WHA-R24)."""
    return s.pawn[seat] < PIECES and board_reaches(s, board, wide(s.pawn[seat]), dist)


@rule
def reaches_stone(s: State, seat: int, dist: int) -> bool:
    for piece in range(PIECES):
        if can_reach(s, seat, piece, dist):
            return True
    return False


@rule
def has_jump(s: State, seat: int, dist: int) -> bool:
    """Whether there is a stone, the player's board (WHA-R25) or the goal to jump to."""
    return (
        reaches_stone(s, seat, dist)
        or can_reach_board(s, seat, seat, dist)
        or can_reach_board(s, seat, goal_board(s, seat), dist)
    )


@rule
def reached(s: State, seat: int, asked: int, out: Longs) -> None:
    """Write what each distance joins with where a pawn stands, as bits: the platforms, the player's board, the goal.
    `asked` has a bit for each distance wanted."""
    for distance in range(len(out)):
        if asked >> distance & 1:
            dist, bits = wide(s.dist[distance]), wide(0)
            for piece in range(PIECES):
                if can_reach(s, seat, piece, dist):
                    bits |= 1 << piece
            if can_reach_board(s, seat, seat, dist):
                bits |= 1 << OWN_BOARD
            if can_reach_board(s, seat, goal_board(s, seat), dist):
                bits |= 1 << GOAL_BOARD
            out[distance] = bits


@rule
def spot(s: State, seat: int, at: int) -> tuple[int, int]:
    """The centre of a stone, or the middle of the inner edge of the player's board."""
    if at >= PIECES:
        return wide(s.mid_x[seat]), wide(s.mid_y[seat])
    return wide(s.x[at]), wide(s.y[at])


@rule
def ahead_by(s: State, seat: int, piece: int, at: int) -> int:
    """How much farther a stone is than another one, or than the player's board (WHA-7.5)."""
    x, y = spot(s, seat, at)
    return progress(s, seat, wide(s.x[piece]), wide(s.y[piece])) - progress(s, seat, x, y)


@rule
def is_forward(s: State, seat: int, piece: int) -> bool:
    return ahead_by(s, seat, piece, wide(s.pawn[seat])) >= wide(s.beside) * ONE


@rule
def is_behind(s: State, seat: int, piece: int) -> bool:
    return ahead_by(s, seat, piece, wide(s.pawn[seat])) <= -wide(s.beside) * ONE


@rule
def can_save_to(s: State, seat: int, piece: int, dist: int) -> bool:
    """Whether SAVE leads to a stone: at the printed distance, beside or behind, never forward (WHA-3.7, WHA-R5)."""
    return can_reach(s, seat, piece, dist) and not is_forward(s, seat, piece)


@rule
def has_save(s: State, seat: int, dist: int) -> bool:
    """Whether SAVE has a target; the player's board counts as behind (WHA-R6)."""
    for piece in range(PIECES):
        if can_save_to(s, seat, piece, dist):
            return True
    return can_reach_board(s, seat, seat, dist)


@rule
def may_drag(s: State, seat: int, icon: int, piece: int) -> bool:
    """Whether a drag icon allows a stone; on the board there is no own one (WHA-3.5, WHA-R57)."""
    if s.lies[piece] != LIES:
        return False
    if icon == DRAG_OTHER:
        return s.pawn[seat] != piece
    if icon == DRAG_OWN:
        return s.pawn[seat] == piece
    return True


@rule
def removed_piece(s: State, square: int) -> int:
    """The removed stone of a kind with the lowest id, or NOTHING: equal pieces are alike (WHA-R61)."""
    first, last = (ROUNDS, PIECES) if square else (0, ROUNDS)
    for piece in range(first, last):
        if s.lies[piece] == OUT:
            return piece
    return NOTHING


@rule
def laid_rotation(s: State, seat: int) -> int:
    """A square is added parallel to the player's own board (WHA-R27)."""
    return facing(wide(s.boards), seat) % 90


@rule
def can_add(s: State, seat: int, square: int) -> bool:
    """Whether there is a removed stone of a kind that fits somewhere (WHA-3.6, WHA-R67)."""
    piece = removed_piece(s, square)
    if piece != NOTHING:
        for i in range(GRID_LINES):
            row = (GRID_HALF + 13 + i) % GRID_LINES
            if free_in_row(s, piece, laid_rotation(s, seat), row, wide(s.grid)) != 0:
                return True
    return False


@rule
def fits_target(s: State, seat: int, icon: int, piece: int, dist: int) -> bool:
    """Whether a stone is a target of an icon."""
    if s.lies[piece] != LIES:
        return False
    if icon == MOVE:
        return can_reach(s, seat, piece, dist)
    if icon == EMPTY:  # without pawns; totems and bombs do not matter (WHA-R13)
        return pawns_on(s, piece) == 0
    if icon == OCC:  # the player's own stone too (WHA-R10)
        return pawns_on(s, piece) > 0
    if icon == NEAR:  # always the short side, never the player's own stone (WHA-R11)
        return can_reach(s, seat, piece, wide(s.dist[SHORT]))
    return may_drag(s, seat, icon, piece)


@rule
def has_target(s: State, seat: int, icon: int, dist: int) -> bool:
    """Whether an icon can be played at all."""
    if icon == MOVE:
        return has_jump(s, seat, dist)
    if icon in (EMPTY, OCC, NEAR, DRAG, DRAG_OTHER, DRAG_OWN):
        for piece in range(PIECES):
            if fits_target(s, seat, icon, piece, dist):
                return True
        return False
    return can_add(s, seat, wide(0)) or can_add(s, seat, wide(1))  # ADD (WHA-3.6)


@rule
def longest_move(s: State, seat: int) -> int:
    """The greatest distance of a MOVE card in hand, the short one without any (WHA-R31)."""
    longest = SHORT
    for i in range(HAND):
        kind = wide(s.hand[seat, i])
        if kind != NOTHING:
            code = wide(s.action_code[kind])
            if has_move(code):
                longest = max(longest, distance_on(code))
    return longest


@rule
def stuck_at_home(s: State, seat: int) -> bool:
    """Whether a player at home reaches no stone with a MOVE card in hand (WHA-2.5, WHA-R32)."""
    if s.pawn[seat] != HOME:
        return False
    for i in range(HAND):
        kind = wide(s.hand[seat, i])
        if kind != NOTHING:
            code = wide(s.action_code[kind])
            if has_move(code) and reaches_stone(s, seat, wide(s.dist[distance_on(code)])):
                return False
    return True


@rule
def is_bare(s: State, piece: int) -> bool:
    """Whether a stone in play carries neither pawn nor totem nor bomb."""
    if s.lies[piece] != LIES or s.bomb[piece] or pawns_on(s, piece) > 0:
        return False
    for seat in range(wide(s.seats)):
        if s.totem[seat] == piece:
            return False
    return True


@rule
def may_pull(s: State, seat: int, piece: int) -> bool:
    """Whether a stone is among the three bare ones nearest to the player's board (WHA-R31)."""
    if not is_bare(s, piece):
        return False
    own = far_from_board(s, seat, wide(s.x[piece]), wide(s.y[piece]))
    nearer = 0
    for other in range(PIECES):
        if other != piece and is_bare(s, other):
            far = far_from_board(s, seat, wide(s.x[other]), wide(s.y[other]))
            if far < own or (far == own and other < piece):
                nearer += 1
    return nearer < PULL_CHOICE


@rule
def bombs_in_play(s: State) -> int:
    count = 0
    for piece in range(PIECES):
        count += wide(s.bomb[piece])
    return count


@rule
def may_bomb(s: State, seat: int, piece: int) -> bool:
    """Whether BOOM may lay a bomb there: behind, no pawn, no bomb, fewer than three in play (WHA-R38, WHA-R55)."""
    return (
        s.lies[piece] == LIES
        and s.bomb[piece] == 0
        and bombs_in_play(s) < MOST_BOMBS
        and pawns_on(s, piece) == 0
        and is_behind(s, seat, piece)
    )


@rule
def may_push_to(s: State, piece: int) -> bool:
    """Whether TANK may push an opponent there: a stone in play at the long distance (WHA-R35)."""
    at = wide(s.tank_at)
    return piece != at and s.lies[piece] == LIES and reaches(s, at, piece, wide(s.dist[LONG]))


@rule
def may_remove(s: State, piece: int) -> bool:
    """Whether REMOVE may take a stone: unstable, no pawns (WHA-4.4)."""
    return s.lies[piece] == LIES and s.side[piece] != STABLE and pawns_on(s, piece) == 0


@rule
def progress_of(s: State, seat: int) -> int:
    """How far a pawn has come (WHA-R59)."""
    x, y = spot(s, seat, wide(s.pawn[seat]))
    return -progress(s, seat, x, y) if s.pawn[seat] == GOAL else progress(s, seat, x, y)
