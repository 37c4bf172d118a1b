"""What a seat knows of Whakaari as one array: the table, the people with itself first, its own cards, the discards."""

from vaka.core.game import Layout, Slice
from vaka.core.kernel import Ints, State, rule
from vaka.core.numbers import wide
from vaka.games.whakaari.components import ACTION_KINDS, EVENT_KINDS, POWERS
from vaka.games.whakaari.geometry import BOARDS, PIECES, facing
from vaka.games.whakaari.rules.cards import hand_size
from vaka.games.whakaari.state import HAND, NOTHING, OVER, PUSH, SEATS

PLATFORM = 9
PERSON = 6 + len(POWERS)
LAYOUT = Layout(
    (
        Slice("phase", (OVER + 1,)),  # one of the phases of state.py
        # seats, boards, seat to move and active seat counted from mine, round, and the choices under way: card, icons
        # done, played, pulled, used, icon, power, stone chosen or opponent to push counted from mine, where a jump
        # ended, event, who does it counted from mine, toss and removal to come, where TANK pushes, card that saves;
        # −1 is none
        Slice("match", (20,)),
        Slice("board", (BOARDS, 3)),  # x, y of the inner edge's middle and the facing, mine first; zeros: none
        # round stones, then square ones: where it is (0 out, 1 in play, 2 leaving, 3 collapsing), x, y, rotation,
        # unstable, bomb, pawns, bits of pawns and of totems by seat from mine
        Slice("platform", (PIECES, PLATFORM)),
        # from mine clockwise: taking part, pawn and totem (stone, 34 board, 35 goal), uses, cards, place, power
        Slice("person", (SEATS, PERSON)),
        Slice("hand", (ACTION_KINDS,)),  # my cards of each kind
        Slice("discard", (ACTION_KINDS,)),
        Slice("event_discard", (EVENT_KINDS,)),
        Slice("deck", (2,)),  # cards left in the action and the event deck
    )
)


@rule
def observe(s: State, seat: int, out: Ints) -> None:
    n = 0
    for phase in range(OVER + 1):
        out[n] = 1 if s.phase == phase else 0
        n += 1
    n = observe_match(s, seat, out, n)
    for i in range(BOARDS):
        board = (seat + i) % wide(s.boards)
        out[n] = s.mid_x[board] if i < s.boards else 0
        out[n + 1] = s.mid_y[board] if i < s.boards else 0
        out[n + 2] = facing(wide(s.boards), board) if i < s.boards else 0
        n += 3
    for piece in range(PIECES):
        observe_platform(s, seat, piece, out, n)
        n += PLATFORM
    for i in range(SEATS):
        observe_person(s, (seat + i) % wide(s.seats) if i < s.seats else NOTHING, out, n)
        n += PERSON
    for kind in range(ACTION_KINDS):
        out[n + kind] = 0
        out[n + ACTION_KINDS + kind] = s.discard[kind]
    for i in range(HAND):
        if s.hand[seat, i] != NOTHING:
            out[n + s.hand[seat, i]] += 1
    n += 2 * ACTION_KINDS
    for kind in range(EVENT_KINDS):
        out[n + kind] = s.event_discard[kind]
    n += EVENT_KINDS
    out[n] = s.deck_count
    out[n + 1] = s.event_count


@rule
def from_mine(s: State, seat: int, other: int) -> int:
    """A seat counted clockwise from mine; NOTHING stays."""
    return NOTHING if other < 0 else (other - seat + wide(s.seats)) % wide(s.seats)


@rule
def observe_match(s: State, seat: int, out: Ints, n: int) -> int:
    out[n] = s.seats
    out[n + 1] = s.boards
    out[n + 2] = from_mine(s, seat, wide(s.decider))
    out[n + 3] = from_mine(s, seat, wide(s.turn))
    out[n + 4] = s.turns // s.seats
    out[n + 5] = s.card
    out[n + 6] = s.icons_done
    out[n + 7] = s.played
    out[n + 8] = s.pulled
    out[n + 9] = s.used
    out[n + 10] = s.icon
    out[n + 11] = s.casting
    out[n + 12] = from_mine(s, seat, wide(s.chosen)) if s.phase == PUSH else s.chosen
    out[n + 13] = s.landed
    out[n + 14] = s.event
    out[n + 15] = from_mine(s, seat, wide(s.event_seat))
    out[n + 16] = s.to_toss
    out[n + 17] = s.to_remove
    out[n + 18] = s.tank_at
    out[n + 19] = s.saving
    return n + 20


@rule
def observe_platform(s: State, seat: int, piece: int, out: Ints, n: int) -> None:
    pawns, pawn_bits, totem_bits = 0, 0, 0
    for i in range(wide(s.seats)):
        other = (seat + i) % wide(s.seats)
        if s.pawn[other] == piece:
            pawns += 1
            pawn_bits |= 1 << i
        if s.totem[other] == piece:
            totem_bits |= 1 << i
    out[n] = s.lies[piece]
    out[n + 1] = s.x[piece]
    out[n + 2] = s.y[piece]
    out[n + 3] = s.turned[piece]
    out[n + 4] = s.side[piece]
    out[n + 5] = s.bomb[piece]
    out[n + 6] = pawns
    out[n + 7] = pawn_bits
    out[n + 8] = totem_bits


@rule
def observe_person(s: State, seat: int, out: Ints, n: int) -> None:
    """One player's part of the observation from out[n]; seat NOTHING is nobody."""
    for i in range(PERSON):
        out[n + i] = 0
    if seat == NOTHING:
        return
    out[n] = 1
    out[n + 1] = s.pawn[seat]
    out[n + 2] = s.totem[seat]
    out[n + 3] = s.uses[seat]
    out[n + 4] = hand_size(s, seat)
    out[n + 5] = s.place[seat]
    out[n + 6 + s.power[seat]] = 1
