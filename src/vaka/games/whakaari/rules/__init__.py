"""The rules of Whakaari. Numbers are those of docs/rules/whakaari.md; one module a part of play."""

from vaka.core.chance import draw, seed_stream, shuffle
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
from vaka.games.whakaari.components import ACTION_KINDS, EVENT_KINDS, POWERS
from vaka.games.whakaari.geometry import GRID_HALF, GRID_LINES, LIES, PIECES, ROUNDS, lay_boards, scatter
from vaka.games.whakaari.rules.cards import deal_again, draw_action, icon_on, play_card, stack_discards, take_in
from vaka.games.whakaari.rules.choices import legal, slot_of
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
from vaka.games.whakaari.rules.turn import close_card, follow, forget_tank, group, mark_icon, reset_turn
from vaka.games.whakaari.state import (
    ACTING,
    ANGLE,
    ENDING,
    GOAL,
    HAND,
    HOME,
    ICON,
    MAIN,
    NOBODY,
    NOTHING,
    OVER,
    PIECE,
    PLACE,
    PUSH,
    REACT,
    REACT_TARGET,
    REMOVE,
    RUNNING,
    SEATS,
    STABLE,
    TANK,
    TARGET,
    TOSS,
    UNSTABLE,
)
from vaka.games.whakaari.state import (
    PULL as PULL_PHASE,
)

GAIN_OPTION, CHARACTERS_OPTION, KIT = 0, 1, 2  # places in the options
SIZES_IN_KIT = 12  # eleven sizes and the end of the power track


@rule
def setup(s: State, seats: int, options: Ints, number: int) -> None:
    """Lay boards, characters, platforms, decks and hands; draw the start seat (WHA-1)."""
    seed_stream(s, number)
    s.seats = seats
    s.gain_any = options[GAIN_OPTION]
    for i in range(3):
        s.dist[i + 1] = options[KIT + i]
    s.beside = options[KIT + 9]
    s.grid = options[KIT + 10]
    s.cap = options[KIT + 11]
    lay_boards(
        s, seats + seats % 2, int(options[KIT + 3]), int(options[KIT + 4]), int(options[KIT + 5]),
        int(options[KIT + 6]), int(options[KIT + 7]), int(options[KIT + 8]),
    )  # fmt: skip
    clear(s)
    deal_characters(s, int(options[CHARACTERS_OPTION]))
    s.first = draw(s, seats)  # WHA-R43
    s.turn = s.first
    scatter(s, seats)
    for piece in range(PIECES):  # squares stable side up, discs have none (WHA-1.6)
        s.side[piece] = UNSTABLE if piece < ROUNDS and s.lies[piece] == LIES else STABLE
    make_decks(s, options)
    for seat in range(seats):
        take_in(s, seat, draw_action(s))
        take_in(s, seat, draw_action(s))
    reset_turn(s)  # the first turn begins on a board: nothing to check, then the third card
    take_in(s, wide(s.turn), draw_action(s))
    s.stage = ACTING
    s.phase = MAIN
    s.decider = s.turn


@rule
def clear(s: State) -> None:
    """Pawns on totems on their boards, no uses, empty hands, nothing under way (WHA-1.7)."""
    s.reveals = 0
    s.turns = 0
    s.drawn = 0
    s.falls = 0
    s.saves = 0
    s.powers_used = 0
    s.drags = 0
    s.tosses = 0
    s.frames = 0
    s.to_toss = 0
    s.to_remove = 0
    s.icon = 0
    s.casting = NOTHING
    s.chosen = NOTHING
    s.landed = NOTHING
    s.saving = NOTHING
    s.drag_piece = NOTHING
    forget_tank(s)
    s.phase = RUNNING
    for seat in range(SEATS):
        s.uses[seat] = 0
        s.pawn[seat] = HOME
        s.totem[seat] = HOME
        s.place[seat] = 0
        for i in range(HAND):
            s.hand[seat, i] = NOTHING
    for piece in range(PIECES):
        s.bomb[piece] = 0


@rule
def deal_characters(s: State, number: int) -> None:
    """Deal the eight characters at random, or in the order with this number, from 1 (WHA-1.2, WHA-R62)."""
    for i in range(SEATS):
        s.power[i] = i
    if number == 0:
        shuffle(s, s.power, SEATS)
        return
    rest, ways = number - 1, 40320
    for i in range(len(POWERS)):
        ways //= len(POWERS) - i
        chosen = i + rest // ways
        rest %= ways
        kept = s.power[chosen]
        while chosen > i:
            s.power[chosen] = s.power[chosen - 1]
            chosen -= 1
        s.power[i] = kept


@rule
def make_decks(s: State, options: Ints) -> None:
    """Make and shuffle both decks from the kit (WHA-1.7)."""
    at = KIT + SIZES_IN_KIT
    for kind in range(ACTION_KINDS):
        s.discard[kind] = options[at]
        s.action_code[kind] = options[at + 1]
        at += 2
    for kind in range(EVENT_KINDS):
        s.event_discard[kind] = options[at]
        s.event_code[kind] = options[at + 1]
        at += 2
    s.deck_count = stack_discards(s.deck, s.discard)
    s.event_count = stack_discards(s.event_deck, s.event_discard)
    shuffle(s, s.deck, wide(s.deck_count))
    shuffle(s, s.event_deck, wide(s.event_count))


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
        play_icon(s, action)
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
        take_away(s, piece, events)
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
    """A platform, the player's board or the goal."""
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
        if s.casting == SURF:  # drags the player's own platform at once (WHA-6.2)
            s.chosen = s.pawn[seat]
            s.phase = ANGLE
    else:
        s.card = action - CARD_BASE
        s.played = 1
        play_card(s, seat, wide(s.card), events)


@rule
def play_icon(s: State, action: int) -> None:
    s.icons_open = 0
    if action == DONE:
        close_card(s)
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


@rule
def redeal(s: State, seat: int, number: int) -> None:
    """Deal again what the seat cannot see: the other hands and the order of both decks (WHA-R48)."""
    seed_stream(s, number)
    deal_again(s, seat)


__all__ = ["NOBODY", "OVER", "apply_part", "follow", "group", "legal", "redeal", "returns", "setup", "to_move"]
