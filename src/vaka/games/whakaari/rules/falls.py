"""Collapses, falls and bombs, one inside the other (WHA-R51).

What is under way stands in frames, the innermost on top: a collapse asks its pawns, takes the stone away, moves
totems and pawns, and then lets bombs go off under those who came down; each may open a frame of its own (WHA-R72).
"""

from vaka.core.events import tell
from vaka.core.kernel import Ints, State, rule
from vaka.core.numbers import wide
from vaka.games.whakaari.events import (
    A_BOMB,
    BOMB,
    BY_MAGIC,
    COLLAPSES,
    DRAGGED,
    FELL,
    GAINED,
    GONE,
    JUMPED,
    LEFT,
    OWN_STONE,
    SHIFTED,
    SHOVED,
    SLID,
    TOTEM_MOVED,
    TURNED,
)
from vaka.games.whakaari.geometry import LIES, PAUSED, PIECES, drag_on, far_from_board, inside, take
from vaka.games.whakaari.rules.reach import first_pawn_on, longest_move, look_of
from vaka.games.whakaari.state import (
    ARRIVAL_FRAME,
    ARRIVALS,
    BY_CARD,
    BY_PULL,
    BY_SPELL,
    BY_WAVE,
    COLLAPSE_FRAME,
    COLLAPSING,
    HOME,
    LEAVE_FRAME,
    LEAVING,
    NOTHING,
    REACT,
    STABLE,
    UNSTABLE,
)


@rule
def open_frame(s: State, kind: int, piece: int, gain: int) -> None:
    n = wide(s.frames)
    s.frame_kind[n] = kind
    s.frame_piece[n] = piece
    s.frame_gain[n] = gain
    s.frames += 1


@rule
def close_frame(s: State) -> None:
    """Drop the top frame; equal positions have equal bytes, so nothing of it stays."""
    s.frames -= 1
    n = wide(s.frames)
    s.frame_kind[n] = 0
    s.frame_piece[n] = 0
    s.frame_gain[n] = 0
    s.frame_stage[n] = 0
    s.frame_next[n] = 0
    s.frame_count[n] = 0
    for i in range(ARRIVALS):
        s.frame_seat[n, i] = 0


@rule
def note_arrival(s: State, seat: int) -> None:
    """Remember in the top frame that a pawn has come down."""
    n = wide(s.frames) - 1
    s.frame_seat[n, s.frame_count[n]] = seat
    s.frame_count[n] += 1


@rule
def arrive(s: State, seat: int) -> None:
    """A pawn has ended on a place: a bomb there goes off at once, or when the collapse under way is done (WHA-R39)."""
    n = wide(s.frames) - 1
    if n >= 0 and s.frame_kind[n] == COLLAPSE_FRAME and s.frame_stage[n] == 0:
        note_arrival(s, seat)
    elif s.pawn[seat] < PIECES and s.bomb[s.pawn[seat]]:
        open_frame(s, wide(ARRIVAL_FRAME), wide(0), wide(0))
        note_arrival(s, seat)


@rule
def collapse(s: State, piece: int, gain: int) -> None:
    """Let a stone collapse; from now on it is no target."""
    s.lies[piece] = COLLAPSING
    open_frame(s, wide(COLLAPSE_FRAME), piece, gain)


@rule
def damage(s: State, piece: int, cause: int, events: Ints) -> bool:
    """Turn a stable stone; False if it was unstable and something worse must happen."""
    if s.side[piece] != STABLE:
        return False
    s.side[piece] = UNSTABLE
    tell_damage(s, TURNED, piece, cause, events)
    return True


@rule
def tell_damage(s: State, kind: int, piece: int, cause: int, events: Ints) -> None:
    """Tell that a stone cracks or gives way, whose it is and who did it."""
    if events.shape[0] > 0:
        owner = first_pawn_on(s, piece)
        tell(events, kind, piece, s.turn, owner, 1 if owner == s.turn else 0, cause)


@rule
def hit(s: State, piece: int, cause: int, events: Ints) -> None:
    """Damage by NEAR, SHOT or a bomb: an unstable stone collapses, no event card (WHA-R12, WHA-R37)."""
    if not damage(s, piece, cause, events):
        tell_damage(s, COLLAPSES, piece, cause, events)
        collapse(s, piece, wide(s.gain_any))


@rule
def gain(s: State, seat: int, events: Ints) -> None:
    """One power use more, up to the end of the track (WHA-5.2, WHA-R20)."""
    if s.uses[seat] < s.cap:
        s.uses[seat] += 1
        tell(events, GAINED, seat, wide(s.uses[seat]))


@rule
def fall(s: State, seat: int, events: Ints) -> None:
    """A pawn goes back to its totem, even if that is on the player's board (WHA-4.1, WHA-5.2)."""
    tell(events, FELL, seat, wide(s.pawn[seat]), wide(s.totem[seat]))
    s.pawn[seat] = s.totem[seat]
    s.falls += 1


@rule
def shift_totem(s: State, seat: int, events: Ints) -> None:
    """Move a totem whose stone goes to the nearest stone that is nearer to its owner's board (WHA-7.10)."""
    old = wide(s.totem[seat])
    x, y = wide(s.x[old]), wide(s.y[old])
    limit = far_from_board(s, seat, x, y)
    found, least = HOME, -1
    for piece in range(PIECES):
        if s.lies[piece] == LIES and piece != old:
            if far_from_board(s, seat, wide(s.x[piece]), wide(s.y[piece])) < limit:
                dx, dy = wide(s.x[piece]) - x, wide(s.y[piece]) - y
                if least < 0 or dx * dx + dy * dy < least:
                    found, least = piece, dx * dx + dy * dy
    s.totem[seat] = found
    tell(events, TOTEM_MOVED, seat, old, found, SHIFTED)


@rule
def take_away(s: State, piece: int, by: int, events: Ints) -> None:
    """A stone leaves the game, taken by a seat or by nobody (-1): its bomb returns, totems on it shift (WHA-R13)."""
    tell(events, GONE, piece, by)
    for i in range(wide(s.seats)):
        seat = (s.turn + i) % wide(s.seats)
        if s.totem[seat] == piece:
            shift_totem(s, seat, events)
    s.bomb[piece] = 0
    s.side[piece] = STABLE
    take(s, piece)


@rule
def bring_down(s: State, events: Ints) -> None:
    """The stone goes, totems shift first (WHA-R16), pawns still on it fall, uses are gained (WHA-R50)."""
    n = wide(s.frames) - 1
    piece = wide(s.frame_piece[n])
    take_away(s, piece, wide(-1), events)
    for i in range(wide(s.seats)):
        seat = (s.turn + i) % wide(s.seats)
        if s.pawn[seat] == piece:
            fall(s, seat, events)
            note_arrival(s, seat)
            if s.frame_gain[n]:  # WHA-R14
                gain(s, seat, events)
    s.frame_stage[n] = 1
    s.frame_next[n] = 0


@rule
def ask_next(s: State, events: Ints) -> None:
    """Ask the next pawn on a collapsing stone to save itself (WHA-R8), or bring the stone down."""
    n = wide(s.frames) - 1
    while s.frame_next[n] < s.seats:
        seat = (s.turn + s.frame_next[n]) % wide(s.seats)
        s.frame_next[n] += 1
        if s.pawn[seat] == s.frame_piece[n]:
            s.phase = REACT
            s.decider = seat
            return
    bring_down(s, events)


@rule
def next_bomb(s: State, events: Ints) -> None:
    """Let the bomb under the next pawn that came down go off, if there is one (WHA-6.5, WHA-R51)."""
    n = wide(s.frames) - 1
    if s.frame_next[n] >= s.frame_count[n]:
        close_frame(s)
        return
    piece = wide(s.pawn[s.frame_seat[n, s.frame_next[n]]])
    s.frame_next[n] += 1
    if piece < PIECES and s.bomb[piece]:
        s.bomb[piece] = 0
        if events.shape[0] > 0:
            tell(events, BOMB, piece, first_pawn_on(s, piece))
        hit(s, piece, A_BOMB, events)


@rule
def next_leaver(s: State) -> None:
    """Settle the next stone that left the arena like a collapse, in id order (WHA-R58, WHA-R69)."""
    gain_there = wide(s.frame_gain[s.frames - 1])
    for piece in range(PIECES):
        if s.lies[piece] == LEAVING:
            collapse(s, piece, gain_there)
            return
    close_frame(s)


@rule
def step_frame(s: State, events: Ints) -> None:
    """Do the next thing that is under way."""
    n = wide(s.frames) - 1
    if s.frame_kind[n] == LEAVE_FRAME:
        next_leaver(s)
    elif s.frame_kind[n] == COLLAPSE_FRAME and s.frame_stage[n] == 0:
        ask_next(s, events)
    else:
        next_bomb(s, events)


@rule
def order_drag(s: State, piece: int, degree: int, length: int, why: int) -> None:
    """Have a stone dragged before anything else happens."""
    s.drag_piece = piece
    s.drag_degree = degree
    s.drag_length = length
    s.drag_why = why


@rule
def do_drag(s: State, events: Ints) -> None:
    """Drag a stone, a part of its way; pawns, totems and bombs ride along, and nobody ends on anything (WHA-3.5,
    WHA-R39).

    A pull ends as soon as a card would reach the stone (WHA-R31). SPELL puts its pawn on the stone first, then
    stones leave, then a bomb goes off (WHA-6.6, WHA-R56). Only a wave is an event card (WHA-R42).
    """
    seat, piece, degree, length, why = (
        wide(s.turn), wide(s.drag_piece), wide(s.drag_degree), wide(s.drag_length), wide(s.drag_why)
    )  # fmt: skip
    board, dist = wide(NOTHING), wide(0)
    if why == BY_PULL:
        board, dist = seat, wide(s.dist[longest_move(s, seat)])
    done = drag_on(s, piece, degree, length, board, dist, wide(SLID), events)
    if done == PAUSED:
        return
    order_drag(s, wide(NOTHING), wide(0), wide(0), wide(0))
    s.drags += 1
    if events.shape[0] > 0:
        tell_drag(s, piece, done, length, why, events)
    if why == BY_SPELL:
        tell(events, JUMPED, seat, wide(s.pawn[seat]), piece, BY_MAGIC, look_of(s, piece), -1)
        s.pawn[seat] = piece
        open_frame(s, wide(ARRIVAL_FRAME), wide(0), wide(0))
        note_arrival(s, seat)
    leave_arena(s, wide(1) if why == BY_WAVE else wide(s.gain_any), events)


@rule
def tell_drag(s: State, piece: int, done: int, length: int, why: int, events: Ints) -> None:
    """Tell that a drag is over, and whom it pushed: the owners of other stones that slid along."""
    stopped = 1 if done != length and why != BY_PULL else 0  # a pull stops as soon as it has come near enough
    told, first = wide(events[0, 0]), wide(1)
    for i in range(1, told + 1):
        if events[i, 0] == DRAGGED:  # of an earlier drag
            first = wide(i) + 1
    rider = first_pawn_on(s, piece)
    told_why = wide(OWN_STONE) if why == BY_CARD and rider == s.turn else why
    tell(
        events, DRAGGED, piece, done, s.x[piece], s.y[piece], s.turn, rider, look_of(s, piece), told_why,
        (done + s.radius // 2) // s.radius, stopped,
    )  # fmt: skip
    for other in range(PIECES):
        owner = first_pawn_on(s, other)
        if other != piece and owner >= 0 and inside(s, wide(s.x[other]), wide(s.y[other]), wide(0)):
            slid = False
            for i in range(first, told + 1):
                slid = slid or (events[i, 0] == SLID and events[i, 2] == other)
            if slid:
                tell(events, SHOVED, other, s.turn, owner)


@rule
def leave_arena(s: State, gain_there: int, events: Ints) -> None:
    """Stones whose centre was pushed out of the arena leave; none of them is a target any more (WHA-7.8)."""
    left = False
    for piece in range(PIECES):
        if s.lies[piece] == LIES and not inside(s, wide(s.x[piece]), wide(s.y[piece]), wide(0)):
            s.lies[piece] = LEAVING
            if events.shape[0] > 0:
                owner = first_pawn_on(s, piece)
                tell(events, LEFT, piece, s.turn, owner, look_of(s, piece), 1 if owner == s.turn else 0)
            left = True
    if left:
        open_frame(s, wide(LEAVE_FRAME), wide(0), gain_there)
