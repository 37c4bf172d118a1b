"""What a seat knows of Whakaari as one array: the table, the people with itself first, its own cards, the discards."""

from vaka.core.arrays import np
from vaka.core.kernel import Ints, State, rule
from vaka.core.numbers import wide
from vaka.core.observation import Layout
from vaka.games.whakaari.components import (
    ACTION_CARDS,
    ACTION_KINDS,
    EVENT_CARDS,
    EVENT_KINDS,
    MOST_FLAMES,
    POWERS,
    RANGES,
    SAVE,
)
from vaka.games.whakaari.geometry import BOARDS, PIECES, facing
from vaka.games.whakaari.rules.cards import hand_size
from vaka.games.whakaari.state import (
    COLLAPSING,
    GOAL,
    HAND,
    HOME,
    NOTHING,
    OVER,
    PHASES,
    PUSH,
    ROUNDS_PLAYED,
    SEATS,
    STATE,
    UNSTABLE,
)

RING = RANGES["ring"][1]  # with the largest table a kit may have
EDGE = RING + RANGES["half_width"][1]  # no corner of the arena, nor a stone about to leave it, is farther out
SEAT_BITS = (1 << SEATS) - 1
MOST_USED = int(np.iinfo(STATE["used"]).max)

LAYOUT = Layout()
PHASE = LAYOUT.add("phase", (OVER + 1,), 0, 1, f"1 at one of: {', '.join(PHASES)}")

_match = LAYOUT.rows("match", "the match and the choices under way; −1 is none; seats are counted from mine")
SEAT_COUNT = _match.add("seats", 3, SEATS, "seats at the table")
BOARD_COUNT = _match.add("boards", 4, BOARDS, "boards around it")
TO_MOVE = _match.add("to_move", NOTHING, SEATS - 1, "the seat to move")
ACTIVE = _match.add("active", 0, SEATS - 1, "the seat whose turn it is")
ROUND = _match.add("round", 0, ROUNDS_PLAYED, "rounds played")
CARD = _match.add("card", NOTHING, ACTION_KINDS - 1, "the card whose icons are being played")
ICONS_DONE = _match.add("icons_done", 0, 3, "its icons that are done, as bits")
PLAYED = _match.add("played", 0, 1, "1 if a card was played in this turn")
PULLED = _match.add("pulled", 0, 1, "1 if a stone was pulled nearer in this turn")
USED = _match.add("used", 0, MOST_USED, "uses of the power in this turn")
ICON = _match.add("icon", 0, SAVE, "the icon whose target is asked, 0 for none")
CASTING = _match.add("casting", NOTHING, len(POWERS) - 1, "the power whose target or second half is asked")
CHOSEN = _match.add("chosen", NOTHING, PIECES - 1, "the stone chosen, or the seat to push")
LANDED = _match.add("landed", NOTHING, GOAL, "where a jump ended: a stone, 34 the board, 35 the goal")
EVENT = _match.add("event", NOTHING, EVENT_KINDS - 1, "the event card drawn last")
EVENT_SEAT = _match.add("event_seat", NOTHING, SEATS - 1, "who does what it asks")
TO_TOSS = _match.add("to_toss", 0, 1, "1 if a stone is still to be tossed")
TO_REMOVE = _match.add("to_remove", 0, 1, "1 if a stone is still to be removed")
TANK_AT = _match.add("tank_at", NOTHING, PIECES - 1, "the stone on which TANK may push")
SAVING = _match.add("saving", NOTHING, ACTION_KINDS - 1, "the card that saves and whose target is asked")

_board = LAYOUT.rows("board", "the boards from mine clockwise; zeros where there is none", BOARDS)
BOARD_X = _board.add("x", -RING, RING, "middle of its inner edge, in hundredths of a millimetre")
BOARD_Y = _board.add("y", -RING, RING, "the same, downwards")
BOARD_FACING = _board.add("facing", 0, 359, "where it looks, in degrees clockwise from the right")
BOARD = _board.width

_platform = LAYOUT.rows("platform", "the stones: 16 round ones, then 18 square ones", PIECES)
LIES = _platform.add("lies", 0, COLLAPSING, "0 out, 1 in play, 2 leaving, 3 collapsing")
X = _platform.add("x", -EDGE, EDGE, "its centre, in hundredths of a millimetre")
Y = _platform.add("y", -EDGE, EDGE, "the same, downwards")
TURNED = _platform.add("turned", 0, 89, "rotation of a square one, in degrees")
SIDE = _platform.add("side", 0, UNSTABLE, "1 if it is cracked")
BOMB = _platform.add("bomb", 0, 1, "1 if a bomb lies on it")
PAWNS = _platform.add("pawns", 0, SEATS, "pawns on it")
PAWN_BITS = _platform.add("pawn_bits", 0, SEAT_BITS, "whose, as bits from mine clockwise")
TOTEM_BITS = _platform.add("totem_bits", 0, SEAT_BITS, "whose totems are on it, as bits from mine clockwise")
PLATFORM = _platform.width

_person = LAYOUT.rows("person", "the players from me clockwise; zeros where nobody sits", SEATS)
TAKES_PART = _person.add("takes_part", 0, 1, "1 for a player")
PAWN = _person.add("pawn", 0, GOAL, "where the pawn is: a stone, 34 its board, 35 the goal")
TOTEM = _person.add("totem", 0, HOME, "where the totem is: a stone or 34 its board")
USES = _person.add("uses", 0, MOST_FLAMES, "uses of the power left")
HAND_SIZE = _person.add("hand_size", 0, HAND, "cards in hand")
PLACE = _person.add("place", 0, 1, "once it is over: 0 won, 1 did not")
POWER = _person.add("power", 0, 1, f"1 at one of: {', '.join(POWERS)}", len(POWERS))
PERSON = _person.width

MY_HAND = LAYOUT.add("hand", (ACTION_KINDS,), 0, HAND, "my cards, by kind: A01, A02, …", True)
DISCARD = LAYOUT.add("discard", (ACTION_KINDS,), 0, ACTION_CARDS, "discarded action cards, by kind")
EVENT_DISCARD = LAYOUT.add("event_discard", (EVENT_KINDS,), 0, EVENT_CARDS, "discarded event cards, by kind: E1, E2, …")
_deck = LAYOUT.rows("deck", "cards left")
DECK = _deck.add("action", 0, ACTION_CARDS, "in the action deck")
EVENT_DECK = _deck.add("event", 0, EVENT_CARDS, "in the event deck")


@rule
def observe(s: State, seat: int, out: Ints) -> None:
    for phase in range(OVER + 1):
        out[PHASE + phase] = 1 if s.phase == phase else 0
    observe_match(s, seat, out)
    for i in range(BOARDS):
        board, n = (seat + i) % wide(s.boards), i * BOARD
        out[n + BOARD_X] = s.mid_x[board] if i < s.boards else 0
        out[n + BOARD_Y] = s.mid_y[board] if i < s.boards else 0
        out[n + BOARD_FACING] = facing(wide(s.boards), board) if i < s.boards else 0
    for piece in range(PIECES):
        observe_platform(s, seat, piece, out, piece * PLATFORM)
    for i in range(SEATS):
        observe_person(s, (seat + i) % wide(s.seats) if i < s.seats else NOTHING, out, i * PERSON)
    for kind in range(ACTION_KINDS):
        out[MY_HAND + kind] = 0
        out[DISCARD + kind] = s.discard[kind]
    for i in range(HAND):
        if s.hand[seat, i] != NOTHING:
            out[MY_HAND + s.hand[seat, i]] += 1
    for kind in range(EVENT_KINDS):
        out[EVENT_DISCARD + kind] = s.event_discard[kind]
    out[DECK] = s.deck_count
    out[EVENT_DECK] = s.event_count


@rule
def from_mine(s: State, seat: int, other: int) -> int:
    """A seat counted clockwise from mine; NOTHING stays."""
    return NOTHING if other < 0 else (other - seat + wide(s.seats)) % wide(s.seats)


@rule
def observe_match(s: State, seat: int, out: Ints) -> None:
    out[SEAT_COUNT] = s.seats
    out[BOARD_COUNT] = s.boards
    out[TO_MOVE] = from_mine(s, seat, wide(s.decider))
    out[ACTIVE] = from_mine(s, seat, wide(s.turn))
    out[ROUND] = s.turns // s.seats
    out[CARD] = s.card
    out[ICONS_DONE] = s.icons_done
    out[PLAYED] = s.played
    out[PULLED] = s.pulled
    out[USED] = s.used
    out[ICON] = s.icon
    out[CASTING] = s.casting
    out[CHOSEN] = from_mine(s, seat, wide(s.chosen)) if s.phase == PUSH else s.chosen
    out[LANDED] = s.landed
    out[EVENT] = s.event
    out[EVENT_SEAT] = from_mine(s, seat, wide(s.event_seat))
    out[TO_TOSS] = s.to_toss
    out[TO_REMOVE] = s.to_remove
    out[TANK_AT] = s.tank_at
    out[SAVING] = s.saving


@rule
def observe_platform(s: State, seat: int, piece: int, out: Ints, n: int) -> None:
    """One stone's row, which stands n behind the first."""
    pawns, pawn_bits, totem_bits = 0, 0, 0
    for i in range(wide(s.seats)):
        other = (seat + i) % wide(s.seats)
        if s.pawn[other] == piece:
            pawns += 1
            pawn_bits |= 1 << i
        if s.totem[other] == piece:
            totem_bits |= 1 << i
    out[n + LIES] = s.lies[piece]
    out[n + X] = s.x[piece]
    out[n + Y] = s.y[piece]
    out[n + TURNED] = s.turned[piece]
    out[n + SIDE] = s.side[piece]
    out[n + BOMB] = s.bomb[piece]
    out[n + PAWNS] = pawns
    out[n + PAWN_BITS] = pawn_bits
    out[n + TOTEM_BITS] = totem_bits


@rule
def observe_person(s: State, seat: int, out: Ints, n: int) -> None:
    """One player's row, which stands n behind the first; seat NOTHING is nobody."""
    for i in range(PERSON):
        out[n + TAKES_PART + i] = 0
    if seat == NOTHING:
        return
    out[n + TAKES_PART] = 1
    out[n + PAWN] = s.pawn[seat]
    out[n + TOTEM] = s.totem[seat]
    out[n + USES] = s.uses[seat]
    out[n + HAND_SIZE] = hand_size(s, seat)
    out[n + PLACE] = s.place[seat]
    out[n + POWER + s.power[seat]] = 1
