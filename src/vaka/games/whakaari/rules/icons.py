"""What cards, events and powers do once their target is known."""

from vaka.core.arrays import np
from vaka.core.events import tell
from vaka.core.kernel import Ints, State, rule
from vaka.core.numbers import wide
from vaka.games.whakaari.components import (
    COLLAPSE,
    DRAG,
    DRAG_OTHER,
    DRAG_OWN,
    EMPTY,
    ERUPTION,
    NEAR,
    NO_ICON,
    OCC,
    POWERS,
    REMOVE,
    RETURN,
    components,
)
from vaka.games.whakaari.events import (
    A_CARD,
    A_SHOT,
    ADDED,
    AN_EVENT,
    AT_TOTEM,
    BOMB_LAID,
    COLLAPSES,
    EVENT,
    HOPPED,
    JUMPED,
    PLACED,
    POWER,
    PUSHED,
    SAVED,
    SENT_BACK,
    SOLID,
    TOSSED,
    TOTEM_MOVED,
    UNUSED,
    WON,
)
from vaka.games.whakaari.geometry import LONG, PIECES, ROUNDS, SHORT, SUPREME, degree_of, foot, put, toss
from vaka.games.whakaari.rules.cards import distance_on, draw_event_card, icon_on
from vaka.games.whakaari.rules.falls import (
    arrive,
    collapse,
    damage,
    fall,
    gain,
    hit,
    note_arrival,
    open_frame,
    order_drag,
    take_away,
    tell_damage,
)
from vaka.games.whakaari.rules.reach import first_pawn_on, laid_rotation, look_of, pawns_on
from vaka.games.whakaari.state import (
    ANGLE,
    ARRIVAL_FRAME,
    BY_CARD,
    BY_PULL,
    BY_SPELL,
    BY_WAVE,
    GOAL,
    NOBODY,
    NOTHING,
    OVER,
    STABLE,
    UNSTABLE,
)

TANK, SURF, SHOT, TRICK, BOOM, SPELL, BUILD, CHECK = range(len(POWERS))
LIMITS = np.array([components()["characters"][power]["limit"] for power in POWERS], np.int64)  # a turn; 0: none
PULL_LENGTH = int(components()["table"]["pull"])  # WHA-R31


@rule
def power_distance(power: int) -> int:
    """The distance of a power's move: SHOT and SPELL short, TRICK supreme, BOOM, CHECK and BUILD long (WHA-6)."""
    if power == TRICK:
        return SUPREME
    if power in (BOOM, CHECK, BUILD):
        return LONG
    return SHORT


@rule
def within_limit(s: State, power: int) -> bool:
    """Whether a power may be used once more in this turn (WHA-6.1, WHA-6.2, WHA-6.3, WHA-6.4, WHA-6.6, WHA-6.8)."""
    return LIMITS[power] == 0 or s.used < LIMITS[power]


@rule
def win(s: State, seat: int, reached: int, events: Ints) -> None:
    """One winner, all others equal (WHA-1.1, WHA-R44, WHA-R59)."""
    for other in range(wide(s.seats)):
        s.place[other] = 0 if other == seat else 1
    s.phase = OVER
    s.decider = NOBODY
    tell(events, WON, seat, reached)


@rule
def jump(s: State, seat: int, to: int, events: Ints) -> None:
    """Put a pawn down; on its target board it has won at once (WHA-3.1, WHA-R24, WHA-R41)."""
    if events.shape[0] > 0:
        there = first_pawn_on(s, to) if to < PIECES else NOBODY
        tell(events, JUMPED, seat, s.pawn[seat], to, HOPPED, look_of(s, to), there)
    s.pawn[seat] = to
    if to == GOAL:
        win(s, seat, 1, events)
        return
    if seat == s.turn and s.power[seat] == TANK and to < PIECES and pawns_on(s, to) > 1:  # WHA-R52, WHA-R64
        s.tank_at = to
        s.tank_depth = s.frames
    arrive(s, seat)


@rule
def spend(s: State, seat: int, events: Ints) -> None:
    """A power costs a use when it is chosen (WHA-6, WHA-R19)."""
    s.uses[seat] -= 1
    s.powers_used += 1
    if seat == s.turn:
        s.used += 1
    tell(events, POWER, seat, wide(s.power[seat]), wide(s.uses[seat]))


@rule
def draw_event(s: State, piece: int, everybody: int, events: Ints) -> None:
    """Draw one event for the pawns on a stone and begin to resolve it (WHA-2.1, WHA-3.3, WHA-R9)."""
    seat = first_pawn_on(s, piece) if everybody else wide(s.turn)
    kind = draw_event_card(s, events)
    code = wide(s.event_code[kind])
    s.event = kind
    s.event_seat = seat
    icon, by = icon_on(code, 0), wide(s.turn) if everybody else wide(NOBODY)
    tell(events, EVENT, seat, kind, piece, icon, icon_on(code, 1), by, 1 if by == seat else 0)
    if icon == COLLAPSE:  # everybody on it falls and gains (WHA-4.1, WHA-R49, WHA-R50)
        tell_damage(s, COLLAPSES, piece, AN_EVENT, events)
        collapse(s, piece, wide(1))
    elif icon == RETURN:
        send_back(s, piece, everybody, events)
    elif icon == ERUPTION:
        s.to_toss = 1
        s.to_remove = 1 if icon_on(code, 1) == REMOVE else 0
    elif icon == REMOVE:
        s.to_remove = 1
    else:  # WAVE: straight towards the middle of the player's board (WHA-4.5, WHA-7.6, WHA-R30)
        degree = degree_of(wide(s.mid_x[seat]) - wide(s.x[piece]), wide(s.mid_y[seat]) - wide(s.y[piece]))
        order_drag(s, piece, degree, wide(s.dist[distance_on(code)]), wide(BY_WAVE))


@rule
def send_back(s: State, piece: int, everybody: int, events: Ints) -> None:
    """RETURN: go to the totem and gain a use, also when standing on it already (WHA-4.3, WHA-R15, WHA-R65)."""
    open_frame(s, wide(ARRIVAL_FRAME), wide(0), wide(0))
    for i in range(wide(s.seats)):
        seat = (s.turn + i) % wide(s.seats)
        if s.pawn[seat] == piece and (everybody or seat == s.turn):
            if s.totem[seat] != piece:
                tell(events, JUMPED, seat, piece, s.totem[seat], SENT_BACK, SOLID, NOBODY)
                s.pawn[seat] = s.totem[seat]
                note_arrival(s, seat)
            else:
                tell(events, UNUSED, seat, AT_TOTEM)
            gain(s, seat, events)


@rule
def toss_piece(s: State, seat: int, piece: int, events: Ints) -> None:
    """ERUPTION: a removed stone is tossed from the player's board (WHA-4.2)."""
    side = toss(s, piece, seat)
    s.tosses += 1
    s.reveals += 1
    if side >= 0:
        s.side[piece] = side
    tell(
        events, TOSSED, seat, piece, side, wide(s.x[piece]), wide(s.y[piece]), wide(s.turned[piece]), look_of(s, piece)
    )


@rule
def add_piece(s: State, seat: int, piece: int, x: int, y: int, events: Ints) -> None:
    """ADD: put a removed stone on a free place, squares stable side up (WHA-3.6, WHA-R27)."""
    put(s, piece, x, y, laid_rotation(s, seat) if piece >= ROUNDS else 0)
    s.side[piece] = STABLE if piece >= ROUNDS else UNSTABLE
    tell(events, ADDED, seat, piece, x, y, wide(s.turned[piece]), look_of(s, piece))


@rule
def hit_icon(s: State, icon: int, piece: int, events: Ints) -> None:
    """EMPTY, OCC and NEAR damage a stone (WHA-3.2, WHA-3.3, WHA-3.4)."""
    if icon == NEAR:
        hit(s, piece, A_CARD, events)
    elif not damage(s, piece, A_CARD, events):
        if icon == EMPTY:
            tell_damage(s, COLLAPSES, piece, A_CARD, events)
            take_away(s, piece, wide(-1), events)
        else:
            draw_event(s, piece, wide(1), events)


@rule
def play_target(s: State, to: int, events: Ints) -> None:
    """The target of an icon or a power has been chosen: a stone, HOME or GOAL."""
    seat, icon, power = wide(s.turn), wide(s.icon), wide(s.casting)
    if icon in (DRAG, DRAG_OTHER, DRAG_OWN) or power == SPELL:
        s.chosen = to
        s.phase = ANGLE
        return
    s.icon = NO_ICON
    if icon in (EMPTY, OCC, NEAR):
        hit_icon(s, icon, to, events)
        return
    if power in (SHOT, BOOM, CHECK):
        s.landed = to
    else:
        s.casting = NOTHING
    jump(s, seat, to, events)


@rule
def drag_distance(s: State) -> int:
    """How far the chosen stone is dragged: the card's distance, the short one with SURF, the long one with SPELL."""
    if s.icon != NO_ICON:
        return distance_on(wide(s.action_code[s.card]))
    return SHORT if s.casting == SURF else LONG


@rule
def play_angle(s: State, degree: int) -> None:
    """Drag the chosen stone."""
    piece, length = wide(s.chosen), wide(s.dist[drag_distance(s)])
    why = wide(BY_SPELL) if s.casting == SPELL else wide(BY_CARD)
    s.icon = NO_ICON
    s.casting = NOTHING
    s.chosen = NOTHING
    order_drag(s, piece, degree, length, why)


@rule
def pull(s: State, piece: int) -> None:
    """Bring a stone straight towards the player's board until a card would reach it (WHA-2.5, WHA-R31)."""
    seat = wide(s.turn)
    x, y = wide(s.x[piece]), wide(s.y[piece])
    fx, fy = foot(s, seat, x, y)
    s.pulled = 1
    s.reveals += 1  # how far it comes tells of the hand
    order_drag(s, piece, degree_of(fx - x, fy - y), wide(PULL_LENGTH), wide(BY_PULL))  # WHA-R74


@rule
def place_totem(s: State, seat: int, events: Ints) -> None:
    """Put the totem on the stone the pawn stands on (WHA-5.1, WHA-6.8)."""
    tell(events, TOTEM_MOVED, seat, wide(s.totem[seat]), wide(s.pawn[seat]), PLACED)
    s.totem[seat] = s.pawn[seat]


@rule
def play_second(s: State, to: int, events: Ints) -> None:
    """The second half of SHOT, BOOM or CHECK; NOTHING leaves it (WHA-R36, WHA-R60)."""
    seat, power = wide(s.turn), wide(s.casting)
    s.landed = NOTHING
    s.casting = NOTHING
    if to == NOTHING:
        return
    if power == SHOT:
        hit(s, to, A_SHOT, events)
    elif power == BOOM:
        s.bomb[to] = 1
        tell(events, BOMB_LAID, seat, to)
    else:
        place_totem(s, seat, events)


@rule
def push_opponent(s: State, to: int, events: Ints) -> None:
    """TANK pushes an opponent to a stone, or into the lava if there is none (WHA-6.1, WHA-R35, WHA-R53)."""
    other = wide(s.chosen)
    s.chosen = NOTHING
    tell(events, PUSHED, wide(s.turn), other, to)
    if to == NOTHING:
        fall(s, other, events)
        if s.gain_any:  # WHA-R75
            gain(s, other, events)
    else:
        s.pawn[other] = to
    arrive(s, other)


@rule
def save_to(s: State, seat: int, to: int, events: Ints) -> None:
    """A pawn saves itself from a stone that goes (WHA-3.7, WHA-6.7)."""
    s.saves += 1
    tell(events, SAVED, seat, wide(s.saving))
    s.saving = NOTHING
    jump(s, seat, to, events)
