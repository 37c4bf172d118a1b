"""The state of Whakaari: the table of the geometry, the people on it, their cards, and what is being resolved."""

from typing import get_args

from vaka.core.kernel import State, record_type
from vaka.games.whakaari.components import ACTION_CARDS, ACTION_KINDS, EVENT_CARDS, EVENT_KINDS, components
from vaka.games.whakaari.geometry import BOARDS, PIECES, TABLE_FIELDS, widest_first
from vaka.games.whakaari.payloads import Phase

SEATS = BOARDS
HAND = int(components()["play"]["hand"]) + 1  # cards in hand at most: two and the one drawn
ROUNDS_PLAYED = int(components()["play"]["rounds"])
HOME = PIECES  # a pawn or a totem on its own board
GOAL = PIECES + 1  # a pawn on its target board
NOBODY, NOTHING = -1, -1

# phases: what the seat to move decides; RUNNING only while the rules go on by themselves
RUNNING, TOSS, REMOVE, REACT, REACT_TARGET, MAIN, PULL, ICON, TARGET, ANGLE, PIECE, PLACE, TANK, PUSH, SECOND, OVER = (
    range(16)
)
PHASES: tuple[Phase, ...] = get_args(Phase)
CHECKING, ACTING, ENDING = range(3)  # stages of a turn: step 1 (WHA-2.1); steps 2 and 3 (WHA-2.2, WHA-2.3); over
BY_CARD, BY_WAVE, BY_PULL, BY_SPELL = range(4)  # why a stone is dragged

STABLE, UNSTABLE = 0, 1
LEAVING, COLLAPSING = 2, 3  # further values of `lies`: on the table, but no target any more

# what is under way, innermost last: a collapse, pawns that have come down, stones that left the arena
FRAMES = 8
COLLAPSE_FRAME, ARRIVAL_FRAME, LEAVE_FRAME = 1, 2, 3
ARRIVALS = 16

STATE = record_type(
    widest_first(
        [
            ("chance", "u8"),
            *TABLE_FIELDS,
            ("beside", "i8"),
            ("grid", "i8"),
            ("drag_length", "i4"),  # a drag that is ordered and about to be done
            ("reveals", "u2"),
            ("action_code", "u2", ACTION_KINDS),  # the cards as components.card_code writes them
            ("event_code", "u2", EVENT_KINDS),
            ("drag_degree", "i2"),
            ("turns", "i2"),  # turns taken by all
            ("drawn", "i2"),  # event cards drawn
            ("falls", "i2"),  # counters for figures
            ("saves", "i2"),
            ("powers_used", "i2"),
            ("drags", "i2"),
            ("tosses", "i2"),
            # the match
            ("seats", "i1"),
            ("gain_any", "i1"),  # WHA-R14
            ("cap", "i1"),  # end of the power track
            ("turn", "i1"),  # the active seat
            ("first", "i1"),
            ("phase", "i1"),
            ("decider", "i1"),
            ("stage", "i1"),
            # people
            ("power", "i1", SEATS),
            ("uses", "i1", SEATS),
            ("pawn", "i1", SEATS),  # a stone, HOME or GOAL
            ("totem", "i1", SEATS),  # a stone or HOME
            ("place", "i1", SEATS),  # final place
            ("side", "i1", PIECES),
            ("bomb", "i1", PIECES),
            # cards
            ("hand", "i1", (SEATS, HAND)),  # kinds in rising order, then NOTHING
            ("deck", "i1", ACTION_CARDS),  # drawn from the end
            ("deck_count", "i1"),
            ("discard", "i1", ACTION_KINDS),  # how many of each kind
            ("event_deck", "i1", EVENT_CARDS),
            ("event_count", "i1"),
            ("event_discard", "i1", EVENT_KINDS),
            # the turn
            ("card", "i1"),  # kind whose icons are being played, or NOTHING
            ("icons_done", "i1"),  # bits: first, second
            ("icons_open", "i1"),  # bits: icons that can be played now
            ("played", "i1"),
            ("pulled", "i1"),
            ("used", "i1"),  # uses of the power in this turn
            ("icon", "i1"),  # the icon whose target is asked, or NO_ICON
            ("casting", "i1"),  # the power whose target or second half is asked, or NOTHING
            ("chosen", "i1"),  # stone to drag, piece to add, or opponent to push
            ("landed", "i1"),  # where the jump of SHOT, BOOM, CHECK ended, or NOTHING
            ("drag_piece", "i1"),  # NOTHING: no drag is ordered
            ("drag_why", "i1"),
            # the event being resolved
            ("event", "i1"),  # kind drawn last, or NOTHING
            ("event_seat", "i1"),  # who does its single effects
            ("to_toss", "i1"),
            ("to_remove", "i1"),
            # jumps between other things
            ("tank_at", "i1"),  # stone on which TANK may push, or NOTHING
            ("tank_depth", "i1"),
            ("saving", "i1"),  # kind of the SAVE card whose target is asked; NOTHING: BUILD
            ("frames", "i1"),
            ("frame_kind", "i1", FRAMES),
            ("frame_piece", "i1", FRAMES),
            ("frame_gain", "i1", FRAMES),
            ("frame_stage", "i1", FRAMES),  # 0: pawns are asked; 1: bombs go off
            ("frame_next", "i1", FRAMES),  # next seat from the active one to ask, then next arrival
            ("frame_count", "i1", FRAMES),  # arrivals
            ("frame_seat", "i1", (FRAMES, ARRIVALS)),  # who came down, in order
            ("tiny", "i1"),  # WHA-8; in what was padding, so that the states of old records stay as they are
        ]
    )
)


def _runs() -> list[slice]:
    """The bytes of a state that hold the fields of the table, in as few pieces as possible."""
    assert STATE.fields is not None
    found: list[slice] = []
    for kind, offset, *_ in sorted((STATE.fields[name] for name, *_ in TABLE_FIELDS), key=lambda field: field[1]):
        start, end = offset, offset + kind.itemsize
        if found and found[-1].stop == start:
            found[-1] = slice(found[-1].start, end)
        else:
            found.append(slice(start, end))
    return found


RUNS = _runs()


def laid(s: State) -> tuple[bytes, ...]:
    """Where everything lies on the table: equal where the geometry gives the same answers."""
    memory = s.memory
    return tuple([bytes(memory[run]) for run in RUNS])
