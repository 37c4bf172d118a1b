"""`vaka.batch`: many matches of one game, stepped together, into arrays that the caller may own."""

from collections.abc import Mapping
from typing import Any, Protocol

import numpy as np

from vaka.core import chance
from vaka.core.contract import RETURN_UNIT
from vaka.core.errors import IllegalMove, OutOfRange, UnknownName
from vaka.core.game import Game
from vaka.core.kernel import Rule
from vaka.core.match import check_seed
from vaka.core.registry import load
from vaka.envs import lanes
from vaka.envs.cpu import Cpu

SEEDS = 1 << 64
DEVICES = ("cpu", "cuda")
RANDOM_STREAM, PLAYOUT_STREAM = 1, 2  # so that the dice of different uses of one seed are unrelated


class Device(Protocol):
    """Where a batch lives: its arrays, and who works on them."""

    no_events: Any

    def array(self, shape: tuple[int, ...], dtype: Any) -> Any:
        """A zeroed array."""

    def adopt(self, given: Any) -> Any:
        """A caller's array as this device works on it, without a copy."""

    def put(self, values: Any, dtype: Any) -> Any:
        """Values as an array on this device; one that lies there already, of this dtype, is not copied."""

    def take(self, array: Any) -> Any:
        """An array as NumPy's."""

    def copy(self, values: Any, array: Any) -> None:
        """Fill an array with values of NumPy's, or that lie on this device."""

    def run(self, function: Rule, n: int, *arguments: Any, space: bool = False) -> None:
        """Run a function of `vaka.envs.lanes` over n lanes, with working space as its last arguments if it wants it."""


def batch(
    game: Game | str,
    n: int,
    seats: int | None = None,
    options: Mapping[str, Any] | None = None,
    device: str = "cpu",
    threads: int = 1,
    **more: Any,
) -> "Batch":
    """A batch of n matches of a game; `more` is what `Batch` takes besides.

    >>> import vaka
    >>> matches = vaka.batch("tavarua", n=8, seats=3)
    >>> matches.reset(seed=1)
    >>> while not matches.done.any():
    ...     matches.step(matches.draw())
    >>> matches.returns[matches.done].sum()
    np.float32(0.0)
    """
    return Batch(load(game) if isinstance(game, str) else game, n, seats, options, device, threads, **more)


class Batch:
    """Matches side by side, one in each of n *lanes*. After `reset` and after every `step`, by lane:

    to_move      [n] int32            the seat that decides, −1 where the match is over
    actions      [n, max] int32       its legal actions: the first `counts` of the row
    counts       [n] int32            how many they are; 0 where the match is over
    mask         [n, action_count]    True for every legal action
    observation  [n, length] int32    what the seat to move knows; `game.observation` names its parts
    done         [n] bool             whether this step ended the match
    returns      [n, seats] float32   what the seats got in a match this step ended, else 0
    seeds        [n] uint64           of the match in the lane

    With `auto_reset` (the default) a lane whose match has ended has the next match in it when `step` returns: `done`
    and `returns` tell of the one that ended, everything else of the first decision of the new one. Its seed is n
    higher, so that a batch reset with one seed never plays a match twice, and `Match(game, seats, options, seed)`
    replays any of them. Without it the lane stays as it is and steps pass it by.

    Each array is the batch's own, made once, or the caller's, given by name: `Batch(..., observation=mine)`. A
    caller's `observation` may be of any type that holds its numbers, float32 for instance. `mask=False` and
    `observation=False` leave these out, for speed. Arrays are written in place: copy what you keep.
    """

    def __init__(
        self,
        game: Game,
        n: int,
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
        device: str = "cpu",
        threads: int = 1,
        *,
        auto_reset: bool = True,
        kit: tuple[int, ...] | None = None,
        **arrays: Any,
    ) -> None:
        if n < 1:
            raise OutOfRange("bad-count", name="n", given=str(n), low=1)
        self.game, self.n, self.auto_reset = game, n, auto_reset
        self.seats = game.meta.check_seats(game.meta.seats[0] if seats is None else seats)
        self.device = _device(device, game, threads)
        self._codes = self.device.put(game.option_codes(game.meta.complete(options, self.seats), kit), np.int32)
        self._states, self._blank = self.device.array((n,), game.state), self.device.array((1,), game.state)
        self._streams = self.device.array((n,), np.uint64)
        self._chosen, self._wrong = self.device.array((n,), np.int32), self.device.array((1,), np.int32)
        self._known = self._memo = None
        self._worth = self.device.array((n, self.seats), np.int32)
        self.to_move = self._own(arrays, "to_move", (n,), np.int32)
        self.actions = self._own(arrays, "actions", (n, game.max_actions), np.int32)
        self.counts = self._own(arrays, "counts", (n,), np.int32)
        self.mask = self._own(arrays, "mask", (n, game.action_count), np.bool_)
        self.observation = self._own(arrays, "observation", (n, game.observation.length), np.int32)
        self.done = self._own(arrays, "done", (n,), np.bool_)
        self.returns = self._own(arrays, "returns", (n, self.seats), np.float32)
        self.seeds = self._own(arrays, "seeds", (n,), np.uint64)
        if arrays:
            raise UnknownName("unknown-array", name=next(iter(arrays)))

    def _own(self, given: dict[str, Any], name: str, shape: tuple[int, ...], dtype: Any) -> Any:
        array = given.pop(name, True)
        if array is True:
            return self.device.array(shape, dtype)
        if array is False and name in ("mask", "observation"):
            return self.device.array((self.n, 0), dtype)
        array = self.device.adopt(array)
        free = name == "observation"
        if tuple(array.shape) != shape or (array.dtype != np.dtype(dtype) and not free):
            key = "bad-observation" if free else "bad-array"
            raise OutOfRange(key, name=name, shape=str(list(shape)), type=np.dtype(dtype).name)
        return array

    @property
    def states(self) -> Any:
        """[n] The states themselves: `np.copy` keeps them, assigning and then `show()` goes back to them."""
        return self._states

    def reset(self, seed: int | None = None, seeds: Any = None) -> None:
        """Begin anew in every lane: from seed, seed + 1, …, or from a seed for each lane."""
        if seeds is None:
            first = check_seed(0 if seed is None else seed)
            seeds = (np.arange(self.n, dtype=np.uint64) + np.uint64(first)).astype(np.uint64)
        self.device.copy(seeds, self.seeds)
        self.device.copy(_streams(self.device.take(self.seeds), RANDOM_STREAM), self._streams)
        self.device.run(
            lanes.reset_lanes, self.n, self._states, self._blank, self.seats, self._codes, self.seeds,
            self.to_move, self.actions, self.counts, self.mask, self.observation, self.done, self.returns,
        )  # fmt: skip

    def step(self, chosen: Any, check: bool = True) -> None:
        """Play an action in every lane; IllegalMove, with nothing changed anywhere, if one of them is not legal.

        What is chosen where the match is over does not matter. Without the check an illegal action breaks its match.
        """
        chosen = self.device.put(chosen, np.int32)
        if check:
            self._check(chosen)
        self.device.run(
            lanes.step_lanes, self.n, self._states, self._blank, self.seats, self._codes, self.seeds,
            self.n if self.auto_reset else 0, chosen, self.to_move, self.actions, self.counts, self.mask,
            self.observation, self.done, self.returns, self._worth, self.device.no_events,
        )  # fmt: skip

    def _check(self, chosen: Any) -> None:
        self.device.run(lanes.illegal_lanes, self.n, self.actions, self.counts, chosen, self._wrong)
        lane = int(self.device.take(self._wrong)[0]) - 1
        if lane >= 0:
            self.device.copy([0], self._wrong)
            raise IllegalMove("illegal-in-lane", action=int(chosen[lane]), seat=int(self.to_move[lane]), lane=lane)

    def draw(self, out: Any = None) -> Any:
        """[n] A legal action for every lane, each equally likely, from dice of the lane's own."""
        out = self._chosen if out is None else self.device.adopt(out)
        self.device.run(lanes.draw_lanes, self.n, self._streams, self.actions, self.counts, out)
        return out

    def greedy(self, out: Any = None, where: Any = None) -> Any:
        """[n] What the game's simple careful player does in every lane, or in those where `where` [n] is True.

        It looks only at what its seat knows. Together with `draw` this plays the other seats in training.
        """
        out = self._chosen if out is None else self.device.adopt(out)
        if self._known is None:
            self._known = self.device.array((self.n,), self.game.state)
            self._memo = self.device.array((self.n,), self.game.memo)
        asked = self.device.put(np.ones(self.n, np.bool_) if where is None else where, np.bool_)
        self.device.run(
            lanes.policy_lanes, self.n, self._states, self._known, self._memo, self._streams, self.to_move,
            self.actions, self.counts, asked, out,
        )  # fmt: skip
        return out

    def show(self) -> None:
        """Fill the arrays anew, after states were put in place by hand."""
        self.device.run(
            lanes.show_lanes, self.n, self._states, self.to_move, self.actions, self.counts, self.mask, self.observation
        )

    def observe(self, seats: Any, out: Any = None) -> Any:
        """[n, length] What the given seat of every lane ([n], or one seat for all) knows."""
        seats = self.device.put(np.full(self.n, seats) if np.isscalar(seats) else seats, np.int32)
        if out is None:
            out = self.device.array((self.n, self.game.observation.length), np.int32)
        else:
            out = self.device.adopt(out)
        self.device.run(lanes.observe_lanes, self.n, self._states, seats, out)
        return out

    def playouts(self, states: Any, per_state: int, seed: int = 0, seat: int | None = None) -> Any:
        """[m, seats] What the seats get on average when each of m states is finished `per_state` times at random.

        The dice fall anew each time. With a `seat`, all that it cannot see is dealt anew each time too.
        """
        if per_state < 1:
            raise OutOfRange("bad-count", name="per_state", given=str(per_state), low=1)
        states = self.device.put(states, self.game.state)
        seeds = np.arange(len(states), dtype=np.uint64) * np.uint64(per_state) + np.uint64(check_seed(seed))
        streams = self.device.put(_streams(seeds, PLAYOUT_STREAM), np.uint64)
        sums = self.device.array((len(states), self.seats), np.int64)
        self.device.run(
            lanes.playout_lanes, len(states), states, lanes.NOBODY if seat is None else seat, per_state, streams, sums,
            self.seats, self.device.no_events, space=True,
        )  # fmt: skip
        return self.device.take(sums) / (per_state * RETURN_UNIT)

    def play_random(self, matches: int = 1) -> Any:
        """[n] int64: the decisions made when `matches` random matches are played in every lane at full speed.

        They begin from the seeds of the lanes. The last match of each lane is left in `states`; `reset` before `step`.
        """
        decisions = self.device.array((self.n,), np.int64)
        self.device.run(
            lanes.random_lanes, self.n, self._states, self._blank, self.seats, self._codes, self.seeds, self.n, matches,
            decisions, self.actions, self.device.no_events,
        )  # fmt: skip
        return self.device.take(decisions)

    def __repr__(self) -> str:
        return f"<Batch of {self.n} matches of {self.game.name}, {self.seats} seats, on {self.device}>"


def _device(name: str, game: Game, threads: int) -> Device:
    if name == "cpu":
        return Cpu(game, threads)
    if name == "cuda":
        from vaka.envs.cuda import Cuda

        return Cuda(game)
    raise UnknownName("unknown-device", name=name, known=", ".join(DEVICES))


def _streams(seeds: Any, use: int) -> Any:
    """[n] uint64: where streams of dice start, one for each seed, apart from those of the matches themselves."""
    bits = np.asarray(seeds, np.uint64) + np.uint64(use * chance.GOLDEN % SEEDS)
    for shift, factor in ((30, chance.MIX_1), (27, chance.MIX_2)):
        bits = (bits ^ (bits >> np.uint64(shift))) * np.uint64(factor)
    return ~(bits ^ (bits >> np.uint64(31)))
