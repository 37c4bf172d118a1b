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


def narrowest(game: Game, start: int = 0, length: int | None = None) -> "np.dtype[Any]":
    """The narrowest type of whole numbers that holds this many numbers of an observation, or all."""
    where = slice(start, None if length is None else start + length)
    low, high = int(game.observation.low[where].min()), int(game.observation.high[where].max())
    return next(kind for kind in TYPES if np.iinfo(kind).min <= low and high <= np.iinfo(kind).max)


def part_types(game: Game) -> "list[np.dtype[Any]]":
    """The types in which the parts of an observation are kept, one behind the other."""
    return [narrowest(game, part.start, part.length) for part in game.observation.slices]


class Expected(NamedTuple):
    """What the search of one decision expected."""

    value: float  # of the result of the seat that decides; NaN: there was no search
    share: dict[int, float]  # how often it would play an action; 0 for those left out


NO_SEARCH = Expected(nan, {})


class Block(NamedTuple):
    """Columns with room for this many rows. Row i has the legal actions `legal[ends[i]:ends[i + 1]]`."""

    seed: Any  # [rows] u8
    ply: Any  # [rows] i4
    seat: Any  # [rows] i1
    observation: Any  # [rows, bytes] u1: the parts, each in its own type
    action: Any  # [rows] i4
    result: Any  # [rows] f4
    ends: Any  # [rows + 1] i4
    legal: Any  # [room] i4


FIRST, LENGTH, WIDTH, AT_END = range(4)  # columns of runs


def runs_of(game: Game) -> Ints:
    """[runs, 4] Numbers of an observation of equal width: the first, how many, bytes of each, where the next begin."""
    runs: list[list[int]] = []
    at = 0
    for part, kind in zip(game.observation.slices, part_types(game), strict=True):
        at += part.length * kind.itemsize
        if runs and runs[-1][WIDTH] == kind.itemsize:
            runs[-1][LENGTH] += part.length
            runs[-1][AT_END] = at
        else:
            runs.append([part.start, part.length, kind.itemsize, at])
    return np.array(runs, np.int32)


def new_block(game: Game, rows: int) -> Block:
    """An empty block."""
    return Block(
        np.zeros(rows, np.uint64),
        np.zeros(rows, np.int32),
        np.zeros(rows, np.int8),
        np.zeros((rows, int(runs_of(game)[-1, AT_END])), np.uint8),
        np.zeros(rows, np.int32),
        np.zeros(rows, np.float32),
        np.zeros(rows + 1, np.int32),
        np.zeros(ACTIONS_A_ROW * rows + game.max_actions, np.int32),
    )


@rule
def fill(
    states: State, seats: int, options: Ints, seed: int, played: Ints, ply: int, worth: Ints, actions: Ints,
    seen: Ints, runs: Ints, block: Any, row: int, events: Ints,
) -> int:  # fmt: skip
    """Write the decisions of a match from `ply` on as rows from `row` on; the first ply that found no more room.

    The match is in `states[0]`, and begins there with ply 0; `states[1]` stays zeroed. `played` are its actions,
    `worth` [seats] is what the seats get; `actions` and `seen` [length] are working space.
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
        observe(s, seat, seen)
        pack(seen, runs, block.observation[row])
        block.seed[row] = seed
        block.ply[row] = ply
        block.seat[row] = seat
        block.action[row] = played[ply]
        block.result[row] = worth[seat] / RETURN_UNIT
        apply(s, played[ply], events)
        ply += 1
        row += 1
    return ply


@rule
def pack(seen: Ints, runs: Ints, out: Ints) -> None:
    """Write an observation as bytes, little-endian."""
    at = 0
    for run in range(runs.shape[0]):
        first, width, end = runs[run, FIRST], runs[run, WIDTH], runs[run, AT_END]
        numbers, to = seen[first : first + runs[run, LENGTH]], out[at:end]
        if width == 1:  # each width is a loop of its own, because these become vector instructions
            for i in range(numbers.shape[0]):
                to[i] = numbers[i]
        elif width == 2:
            for i in range(numbers.shape[0]):
                to[2 * i] = numbers[i]
                to[2 * i + 1] = numbers[i] >> 8
        else:
            for i in range(numbers.shape[0]):
                for byte in range(4):
                    to[4 * i + byte] = numbers[i] >> 8 * byte
        at = end


class RowPlayer:
    """Plays matches of one kind again, with working space of its own."""

    def __init__(self, game: Game, seats: int, codes: Ints) -> None:
        self.seats, self.codes = seats, codes
        self._fill = game.compiled.link(fill)
        self._states, self._actions = np.zeros(2, game.state), game.new_actions()
        self._seen, self._runs = np.zeros(game.observation.length, narrowest(game)), runs_of(game)

    def fill(self, seed: int, played: Ints, ply: int, worth: Ints, block: Block, row: int) -> int:
        """`fill` for a match of which the rows before `ply` were the last to be written."""
        return int(
            self._fill(
                self._states, self.seats, self.codes, np.uint64(seed), played, ply, worth, self._actions,
                self._seen, self._runs, block, row, NO_EVENTS,
            )
        )  # fmt: skip

    def compile(self, block: Block) -> None:
        """Compile what `fill` needs, or load it from the cache."""
        self.fill(0, np.zeros(0, np.int32), 0, np.zeros(self.seats, np.int32), block, 0)
