"""What can be counted of a move: the way left, the stone under the pawn, cards and uses kept, how near others are."""

from collections.abc import Sequence

from vaka.core.chance import shown_more
from vaka.core.events import NO_EVENTS
from vaka.core.kernel import State
from vaka.core.plain import PlainStates
from vaka.core.reasons import Fact
from vaka.games.whakaari.components import SAVE
from vaka.games.whakaari.geometry import PIECES
from vaka.games.whakaari.geometry.numbers import ONE
from vaka.games.whakaari.heuristics import MEMO, count_jumps
from vaka.games.whakaari.rules.cards import distance_on, hand_size, has_move, icon_on
from vaka.games.whakaari.rules.reach import can_reach, can_reach_board, goal_board, progress_of
from vaka.games.whakaari.state import GOAL, HOME, STABLE
from vaka.games.whakaari.view import played


def facts(states: Sequence[State], actions: Sequence[int]) -> list[Fact]:
    """The facts of a turn, as far as it is certain."""
    first, s = states[0], states[-1]
    if shown_more(states[-2], s):
        s, _ = played(states[-2], actions[-1], NO_EVENTS)
    seat = int(first.decider)
    nearer = round((progress_of(s, seat) - progress_of(first, seat)) / (ONE * 2 * s.radius))  # in stones
    jumps = jumps_left(s, seat)
    others = [jumps_left(s, other)[s.pawn[other]] for other in range(s.seats) if other != seat]
    at = int(s.pawn[seat])
    found = [
        Fact("jumps", jumps[at], -8),
        Fact("nearer", nearer, 2, {"stones": abs(nearer), "way": "on" if nearer > 0 else "back" if nearer else "same"}),
        Fact("stands", 0 if at < PIECES and s.side[at] != STABLE else 1, 7, {"on": ground(s, at)}),
        Fact("totem", jumps[s.totem[seat]], -2, {"on": "board" if s.totem[seat] == HOME else "stone"}),
        Fact("cards", hand_size(s, seat), 1),
        Fact("saves", saving_cards(s, seat), 3),
        Fact("uses", int(s.uses[seat]), 4),
        Fact("rival", min(others), 5),
    ]
    return found if at == GOAL else [*found, Fact("next", helpful_cards(s, seat, jumps), 2.5)]


def jumps_left(s: State, seat: int) -> list[int]:
    """Jumps to the goal from every stone, from the board and from the goal, if every card is at hand."""
    memo: State = PlainStates(1, MEMO)[0]
    count_jumps(s, seat, memo)
    return [int(memo.jumps[seat, at]) for at in range(PIECES + 2)]


def ground(s: State, at: int) -> str:
    """What a pawn stands on."""
    if at >= PIECES:
        return "goal" if at == GOAL else "board"
    return "solid" if s.side[at] == STABLE else "cracked"


def saving_cards(s: State, seat: int) -> int:
    """Cards in hand that save from a fall."""
    codes = [int(s.action_code[s.hand[seat, i]]) for i in range(hand_size(s, seat))]
    return sum(icon_on(code, 0) == SAVE for code in codes)


def helpful_cards(s: State, seat: int, jumps: list[int]) -> int:
    """Cards in hand with a jump, from where the pawn stands, to a stone with fewer jumps left, or to the goal."""
    here, count = jumps[s.pawn[seat]], 0
    for i in range(hand_size(s, seat)):
        code = int(s.action_code[s.hand[seat, i]])
        if has_move(code):
            dist = int(s.dist[distance_on(code)])
            stones = any(jumps[piece] < here and can_reach(s, seat, piece, dist) for piece in range(PIECES))
            count += stones or can_reach_board(s, seat, goal_board(s, seat), dist)
    return count
