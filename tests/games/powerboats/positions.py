"""Positions for tests: the lake with tiles in order, none turned, and the official example course."""

from typing import Any

import numpy as np
import numpy.typing as npt

import vaka
from vaka.core.events import NO_EVENTS, new_events, read_events
from vaka.core.kernel import State
from vaka.games.powerboats.board import HEXES, OFF, hex_at, row_col
from vaka.games.powerboats.components import FACINGS
from vaka.games.powerboats.course import find_places, set_arrows, set_buoys
from vaka.games.powerboats.distances import LAYERS, NODES, WAYS_WORKSPACE, measure_ways
from vaka.games.powerboats.payloads import Facing, Hex
from vaka.games.powerboats.state import HEADING, NUMBER, RACING

Points = tuple[tuple[Hex, Facing], ...]
GAME = vaka.load("powerboats")
# buoys 0 to 3 of the official example: place and side of each A point
EXAMPLE: Points = (((15, 4), "SE"), ((8, 20), "NE"), ((7, 10), "NE"), ((21, 18), "E"))


def fresh(seats: int = 4, seed: int = 1, **options: str) -> State:
    """A match just set up."""
    s = GAME.new_state()
    GAME.rules.setup(s, seats, GAME.option_codes(options), seed)
    return s


def example(seats: int = 4, points: Points = EXAMPLE, **options: str) -> State:
    """The example course, boats still to be placed; seat 0 is start player."""
    s = fresh(seats, 1, **options)
    s.first = 0
    s.turn = seats - 1
    for slot in range(6):
        s.tile[slot], s.turned[slot], s.face[slot] = slot, 0, 0
    for buoy, ((row, col), side) in enumerate(points):
        s.buoy[buoy] = hex_at(row, col) * 6 + FACINGS.index(side)
    set_buoys(s)
    set_arrows(s, 0)
    find_places(s)
    return s


def put(s: State, seat: int, at: Hex | None, facing: Facing = "E", dice: str = "", **fields: int) -> None:
    """Put a boat somewhere with dice such as "322"; other fields by name (damage, mark, net, turns, ...)."""
    s.hex[seat] = OFF if at is None else hex_at(*at)
    s.facing[seat] = FACINGS.index(facing)
    for value in (1, 2, 3):
        s.dice[seat, value - 1] = dice.count(str(value))
    for name, value in fields.items():
        getattr(s, name)[seat] = value


def racing(seats: int = 4, phase: int = NUMBER, turn: int = 0, **options: str) -> State:
    """The example course with boats parked out of the way in the north-west; `turn` is to act."""
    s = example(seats, EXAMPLE, **options)
    for seat, at in zip(range(seats), [(0, 0), (0, 1), (0, 2), (0, 3), (0, 4), (0, 5)], strict=False):
        put(s, seat, at)
        s.fate[seat] = RACING
    s.phase, s.turn = phase, turn
    return s


def heading(s: State, turn: int = 0) -> State:
    s.phase, s.turn = HEADING, turn
    return s


def play(s: State, *tokens: str) -> list[dict[str, Any]]:
    """Play tokens one after another, each legal; return the events of the last."""
    told: list[dict[str, Any]] = []
    for token in tokens:
        action = GAME.notation.read(s, token)
        assert action in GAME.legal_actions(s), f"{token} is not legal; legal: {moves(s)}"
        events = new_events()
        GAME.rules.apply(s, action, events)
        told = read_events(events, GAME.events, None)
    return told


def moves(s: State) -> list[str]:
    return [GAME.notation.write(s, action) for action in GAME.legal_actions(s)]


def at(s: State, seat: int) -> Hex | None:
    return None if s.hex[seat] < 0 else row_col(s.hex[seat])


def dice(s: State, seat: int) -> str:
    return "".join(str(value) * s.dice[seat, value - 1] for value in (3, 2, 1))


def until_dice(s: State, wanted: str, *tokens: str) -> State:
    """The position after the tokens, with a random stream that rolls what is wanted."""
    for seed in range(2000):
        trial = GAME.copy(s)
        GAME.rules.redeal(trial, 0, seed)
        seat = trial.turn
        for token in tokens:
            GAME.rules.apply(trial, GAME.notation.read(trial, token), NO_EVENTS)
        if dice(trial, seat) == wanted:
            return trial
    raise AssertionError(f"no stream rolls {wanted}")


def steps_home(s: State) -> npt.NDArray[np.int16]:
    """The steps to the finish [layer, hex], FAR where there is no way."""
    away, workspace = np.zeros(NODES, np.int16), np.zeros(WAYS_WORKSPACE, np.int16)
    GAME.compiled.link(measure_ways)(s.record, away, workspace)
    return away.reshape(LAYERS, HEXES)


def course_length(s: State) -> int:
    """The steps of the shortest course, by the ways from everywhere: not as the rules find it."""
    return min(int(steps_home(s)[0, hex_]) for hex_ in s.row)
