"""The set-up (WHA-1)."""

from vaka.core.chance import draw, seed_stream, shuffle
from vaka.core.kernel import Ints, State, rule
from vaka.core.numbers import wide
from vaka.games.whakaari.components import ACTION_KINDS, EVENT_KINDS, POWERS
from vaka.games.whakaari.geometry import LIES, PIECES, ROUNDS, lay_boards, scatter
from vaka.games.whakaari.rules.cards import draw_action, stack_discards, take_in
from vaka.games.whakaari.rules.tiny import TINY_KIT, TINY_ORDER, lay_tiny
from vaka.games.whakaari.rules.turn import forget_tank, reset_turn
from vaka.games.whakaari.state import (
    ACTING,
    HAND,
    HOME,
    MAIN,
    NOTHING,
    RUNNING,
    SEATS,
    STABLE,
    UNSTABLE,
)

GAIN_OPTION, CHARACTERS_OPTION, SIZE_OPTION, KIT = range(4)  # places in the options
SIZES_IN_KIT = 12  # eleven sizes and the end of the power track


@rule
def setup(s: State, seats: int, options: Ints, seed: int) -> None:
    """Lay boards, characters, stones, decks and hands; draw the start seat (WHA-1)."""
    seed_stream(s, seed)
    s.seats = seats
    s.gain_any = options[GAIN_OPTION]
    s.tiny = options[SIZE_OPTION]
    for i in range(3):
        s.dist[i + 1] = from_kit(s, options, i)
    s.beside = from_kit(s, options, 9)
    s.grid = from_kit(s, options, 10)
    s.cap = from_kit(s, options, 11)
    lay_boards(
        s, seats + seats % 2, from_kit(s, options, 3), from_kit(s, options, 4), from_kit(s, options, 5),
        from_kit(s, options, 6), from_kit(s, options, 7), from_kit(s, options, 8),
    )  # fmt: skip
    clear(s)
    deal_characters(s, TINY_ORDER if s.tiny else int(options[CHARACTERS_OPTION]))
    s.first = 0 if s.tiny else draw(s, seats)  # WHA-R43
    s.turn = s.first
    if s.tiny:
        lay_tiny(s)
    else:
        scatter(s, seats)
    for piece in range(PIECES):  # squares stable side up, discs have none (WHA-1.6)
        s.side[piece] = UNSTABLE if piece < ROUNDS and s.lies[piece] == LIES else STABLE
    make_decks(s, options)
    for seat in range(seats):
        take_in(s, seat, draw_action(s))
        take_in(s, seat, draw_action(s))
    reset_turn(s)  # the first turn begins on a board: nothing to check, then the third card
    if s.tiny:
        s.side[s.pawn[s.turn]] = UNSTABLE  # or on a stone, which has turned (WHA-8.2)
    else:
        take_in(s, wide(s.turn), draw_action(s))
    s.stage = ACTING
    s.phase = MAIN
    s.decider = s.turn


@rule
def from_kit(s: State, options: Ints, i: int) -> int:
    """A value of the kit, or of the tiny game's own (WHA-8.1)."""
    return int(TINY_KIT[i]) if s.tiny else int(options[KIT + i])


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
    at = SIZES_IN_KIT
    for kind in range(ACTION_KINDS):
        s.discard[kind] = from_kit(s, options, at)
        s.action_code[kind] = from_kit(s, options, at + 1)
        at += 2
    for kind in range(EVENT_KINDS):
        s.event_discard[kind] = from_kit(s, options, at)
        s.event_code[kind] = from_kit(s, options, at + 1)
        at += 2
    s.deck_count = stack_discards(s.deck, s.discard)
    s.event_count = stack_discards(s.event_deck, s.event_discard)
    shuffle(s, s.deck, wide(s.deck_count))
    if s.tiny == 0:
        shuffle(s, s.event_deck, wide(s.event_count))
