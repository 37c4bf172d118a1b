"""What a pawn would reach, as its player sees it. What is shown alike again is made once."""

from functools import lru_cache
from typing import Any, NamedTuple

from vaka.core.adaptor import SwitchedRule
from vaka.core.arrays import np
from vaka.core.kernel import State
from vaka.games.whakaari.components import DISTANCES, POWERS
from vaka.games.whakaari.geometry import SUPREME
from vaka.games.whakaari.notation import CARD_NAMES, PIECE_NAMES
from vaka.games.whakaari.payloads import Measure, Reach
from vaka.games.whakaari.rules.cards import distance_on, has_move
from vaka.games.whakaari.rules.icons import BUILD, SPELL, SURF, TANK, power_distance
from vaka.games.whakaari.rules.reach import GOAL_BOARD, OWN_BOARD, goal_board, reached
from vaka.games.whakaari.state import GOAL, NOTHING, laid

REACHED = SwitchedRule(reached, 0, 0, np.zeros(SUPREME + 1, np.int64))
KEPT = 512  # hands and reaches kept as they are shown
REACHES: dict[tuple[Any, ...], "dict[str, Reach]"] = {}  # by everything they depend on


class Measured(NamedTuple):
    """A card or a power that is measured: its name, its distance, and whether it leads onto boards."""

    name: str
    distance: int
    boards: bool


def reach(s: State, seat: int) -> dict[str, Reach]:
    """What each card that moves, in hand or being played, and the power would reach from where the pawn stands."""
    if s.pawn[seat] == GOAL:
        return {}
    kinds = s.hand.tolist()[seat]
    if seat == s.turn:
        kinds.append(s.card)
    key = (laid(s), seat, s.pawn[seat], s.power[seat], s.seats, bytes(s.action_code), *kinds)
    found = REACHES.get(key)
    if found is None:
        if len(REACHES) >= KEPT:
            REACHES.clear()
        found = REACHES[key] = new_reach(s, seat, tuple(kinds))
    return found


def new_reach(s: State, seat: int, kinds: tuple[int, ...]) -> dict[str, Reach]:
    asked, names = measured(kinds, bytes(s.action_code), s.power[seat])
    bits, lengths, goal = np.zeros(SUPREME + 1, np.int64), s.dist.tolist(), goal_board(s, seat)
    REACHED(s, seat, asked, bits)
    found = bits.tolist()
    return {
        name: joined(distance, lengths[distance], found[distance], boards, seat, goal)
        for name, distance, boards in names
    }


@lru_cache(KEPT)
def measured(kinds: tuple[int, ...], codes: bytes, power: int) -> tuple[int, tuple[Measured, ...]]:
    """What is measured with these cards and this power, and a bit for each distance of it."""
    code_of = memoryview(codes).cast("H")
    cards = {kind: code_of[kind] for kind in kinds if kind != NOTHING}
    names = [Measured(CARD_NAMES[kind], distance_on(code), True) for kind, code in cards.items() if has_move(code)]
    if power not in (TANK, SURF):
        names.append(Measured(POWERS[power], power_distance(power), power not in (SPELL, BUILD)))
    return sum(1 << distance for distance in {each.distance for each in names}), tuple(names)


@lru_cache(KEPT)
def joined(distance: int, length: int, bits: int, boards: bool, seat: int, goal: int) -> Reach:
    """A distance, and the platforms and boards in the bits of what it reaches."""
    to = [name for piece, name in enumerate(PIECE_NAMES) if bits >> piece & 1]
    if boards and bits >> OWN_BOARD & 1:
        to.append(f"B{seat}")
    if boards and bits >> GOAL_BOARD & 1:
        to.append(f"B{goal}")
    return {**measure(distance, length), "to": to}


def measure(distance: int, length: int) -> Measure:
    name = DISTANCES[distance]
    assert name, "nothing is measured"
    return {"distance": name, "length": length}
