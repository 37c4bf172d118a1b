"""The decisions of a match as rows of arrays: it is played again from its seed and actions by compiled rules."""

from math import nan
from typing import Any, NamedTuple

from vaka.core.arrays import np
from vaka.core.contract import RETURN_UNIT, apply, legal, observe, setup, to_move
from vaka.core.events import NO_EVENTS
from vaka.core.game import Game
from vaka.core.kernel import Ints, State, rule

TYPES = tuple(np.dtype(kind) for kind in ("<i1", "<i2", "<i4"))
ACTIONS_A_ROW = 24  # room for legal actions; a block with many of them holds fewer rows


def observed(game: Game) -> "np.dtype[Any]":
    """The type of observations in a file: the narrowest of whole numbers that holds them all."""
    low, high = int(game.observation.low.min()), int(game.observation.high.max())
    return next(kind for kind in TYPES if np.iinfo(kind).min <= low and high <= np.iinfo(kind).max)


class Expected(NamedTuple):
    """What the search of one decision expected."""

    value: float  # of the result of the seat that decides; NaN: there was no search
    share: dict[int, float]  # how often it would play an action; 0 for those left out


NO_SEARCH = Expected(nan, {})


class Block(NamedTuple):
    """Columns with room for so many rows. Row i has the legal actions `legal[ends[i]:ends[i + 1]]`."""

    seed: Any  # [rows] u8
    ply: Any  # [rows] i4
    seat: Any  # [rows] i1
    observation: Any  # [rows, length] of the type `observed`
    action: Any  # [rows] i4
    result: Any  # [rows] f4
    ends: Any  # [rows + 1] i4
    legal: Any  # [room] i4


def new_block(game: Game, rows: int) -> Block:
    """An empty block."""
    return Block(
        np.zeros(rows, np.uint64),
        np.zeros(rows, np.int32),
        np.zeros(rows, np.int8),
        np.zeros((rows, game.observation.length), observed(game)),
        np.zeros(rows, np.int32),
        np.zeros(rows, np.float32),
        np.zeros(rows + 1, np.int32),
        np.zeros(ACTIONS_A_ROW * rows + game.max_actions, np.int32),
    )


@rule
def fill(
    states: State, seats: int, options: Ints, seed: int, played: Ints, ply: int, worth: Ints, actions: Ints,
    block: Any, row: int, events: Ints,
) -> int:  # fmt: skip
    """Write the decisions of a match from `ply` on as rows from `row` on; the first ply that found no more room.

    The match is in `states[0]`, and begins there with ply 0; `states[1]` stays zeroed. `played` are its actions,
    `worth` [seats] is what the seats get; `actions` is working space.
    """
    if ply == 0:
        states[0] = states[1]
        setup(states[0], seats, options, seed)
    s = states[0]
    while ply < played.shape[0] and row < block.seed.shape[0]:
        start = block.ends[row]
        if start + actions.shape[0] > block.legal.shape[0]:
            break
        seat = to_move(s)
        count = legal(s, actions)
        for i in range(count):
            block.legal[start + i] = actions[i]
        block.ends[row + 1] = start + count
        observe(s, seat, block.observation[row])
        block.seed[row] = seed
        block.ply[row] = ply
        block.seat[row] = seat
        block.action[row] = played[ply]
        block.result[row] = worth[seat] / RETURN_UNIT
        apply(s, played[ply], events)
        ply += 1
        row += 1
    return ply


class RowPlayer:
    """Plays matches of one kind again, with working space of its own."""

    def __init__(self, game: Game, seats: int, codes: Ints) -> None:
        self.seats, self.codes = seats, codes
        self._fill = game.compiled.link(fill)
        self._states, self._actions = np.zeros(2, game.state), game.new_actions()

    def fill(self, seed: int, played: Ints, ply: int, worth: Ints, block: Block, row: int) -> int:
        """`fill` for a match of which the rows before `ply` were the last to be written."""
        return int(
            self._fill(
                self._states, self.seats, self.codes, np.uint64(seed), played, ply, worth, self._actions,
                block, row, NO_EVENTS,
            )
        )  # fmt: skip

    def compile(self, block: Block) -> None:
        """Compile what `fill` needs, or load it from the cache."""
        self.fill(0, np.zeros(0, np.int32), 0, np.zeros(self.seats, np.int32), block, 0)
