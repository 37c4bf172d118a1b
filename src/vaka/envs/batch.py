"""`vaka.batch`: many matches of one game, stepped together, in arrays that the caller may own."""

from collections.abc import Mapping
from typing import Any, Protocol, runtime_checkable

import numpy as np

from vaka.core import chance
from vaka.core.contract import RETURN_UNIT
from vaka.core.errors import IllegalMove, OutOfRange, UnknownName
from vaka.core.game import Game
from vaka.core.kernel import Rule
from vaka.core.match import check_seed
from vaka.core.registry import game_of
from vaka.envs import lanes
from vaka.envs.cpu import Cpu
from vaka.envs.given import check_seats, count, fits, seat_of, seats_of, seeds_of, whole_numbers

DEVICES = ("cpu", "cuda")
OBSERVED = ("int32", "int64", "float32", "float64")  # types of an array of observations
RANDOM_STREAM, ROLLOUT_STREAM = 1, 2  # so that the dice of different uses of one seed are unrelated


@runtime_checkable
class Device(Protocol):
    """Where a batch is kept and played."""

    no_events: Any

    def array(self, shape: tuple[int, ...], dtype: Any) -> Any:
        """A zeroed array."""

    def adopt(self, given: Any) -> Any:
        """A caller's array as one of this device's, without a copy."""

    def put(self, values: Any, dtype: Any) -> Any:
        """Values as an array on this device; an array of this dtype that is already there is not copied."""

    def take(self, array: Any) -> Any:
        """An array of this device as a NumPy array."""

    def copy(self, values: Any, array: Any) -> None:
        """Fill an array of this device with values from NumPy or from this device."""

    def run(self, function: Rule, n: int, *arguments: Any, space: bool = False) -> None:
        """Run a function of `vaka.envs.lanes` over n lanes; with `space`, working space is added to its arguments."""


def batch(
    game: Game | str,
    n: int,
    seats: int | None = None,
    options: Mapping[str, Any] | None = None,
    device: "str | Device" = "cpu",
    threads: int = 1,
    **more: Any,
) -> "Batch":
    """A batch of n matches of a game; `more` is passed to `Batch`, whose help lists the arrays.

    `seats` and `options` are those of a `Match`. On the CPU `threads` share the lanes. The device is "cpu", "cuda", or
    one made before, such as `Cuda(game, Launch(...))`, which several batches can use.

    >>> import vaka
    >>> matches = vaka.batch("tavarua", n=8, seats=3)
    >>> matches.reset(seed=1)
    >>> while not matches.done.any():
    ...     matches.step(matches.draw())
    >>> matches.returns[matches.done].sum()
    np.float32(0.0)
    """
    return Batch(game_of(game), n, seats, options, device, threads, **more)


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

    With `auto_reset` (the default) the next match has begun in a lane when the `step` that ended its match returns:
    `done` and `returns` are about the match that ended, everything else about the first decision of the new one. Its
    seed is n higher, so a batch reset with one seed never plays a match twice, and `Match(game, seats, options, seed)`
    replays any of them. Without `auto_reset` the lane stays as it is, and further steps skip it.

    Each array is allocated once by the batch, or given by the caller by name: `Batch(..., observation=mine)`. A
    caller's `observation` may also be of int64, float32 or float64. `mask=False` and
    `observation=False` leave these out, for speed. Arrays are overwritten at every step: copy what you keep.
    """

    def __init__(
        self,
        game: Game,
        n: int,
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
        device: str | Device = "cpu",
        threads: int = 1,
        *,
        auto_reset: bool = True,
        kit: tuple[int, ...] | None = None,
        **arrays: Any,
    ) -> None:
        self.game, self.n, self.auto_reset = game, count(n, "n"), auto_reset
        self.seats = game.meta.check_seats(seats)
        self.device = _device(device, game, threads)
        self._codes = self.device.put(game.option_codes(game.meta.complete(options, self.seats), kit), np.int32)
        self._states, self._blank = self.device.array((n,), game.state), self.device.array((1,), game.state)
        self._streams = self.device.array((n,), np.uint64)
        self._chosen, self._wrong = self.device.array((n,), np.int32), self.device.array((1,), np.int32)
        self._known = self._memo = None
        self.begun = False  # whether there are matches to step
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
        types = OBSERVED if name == "observation" else (np.dtype(dtype).name,)
        return fits(self.device.adopt(array), name, shape, types)

    @property
    def _beginning(self) -> tuple[Any, ...]:
        """What functions of `lanes` that begin matches take."""
        return self._states, self._blank, self.seats, self._codes, self.seeds

    @property
    def _shown(self) -> tuple[Any, ...]:
        """What functions of `lanes` that show a decision write to."""
        return self.to_move, self.actions, self.counts, self.mask, self.observation

    @property
    def states(self) -> Any:
        """[n] The states themselves. To go back to a copy of them, assign it to `states[:]` and call `show()`."""
        return self._states

    def reset(self, seed: int | None = None, seeds: Any = None) -> None:
        """Begin a new match in every lane: from seed, seed + 1, …, or from a seed for each lane."""
        self._seed(seed, seeds)
        self.begun = True
        self.device.run(lanes.reset_lanes, self.n, *self._beginning, *self._shown, self.done, self.returns)

    def _seed(self, seed: int | None, seeds: Any) -> None:
        """Give every lane the seed of its next match, and dice of its own."""
        if seeds is None:
            first = check_seed(0 if seed is None else seed)
            seeds = (np.arange(self.n, dtype=np.uint64) + np.uint64(first)).astype(np.uint64)
        self.device.copy(seeds_of(seeds, self.n), self.seeds)
        self.device.copy(_streams(self.device.take(self.seeds), RANDOM_STREAM), self._streams)

    def step(self, chosen: Any, check: bool = True) -> None:
        """Play an action in every lane; IllegalMove, with nothing changed anywhere, if one of them is not legal.

        In lanes whose match is over, any action will do. Without the check an illegal action breaks its match.
        """
        chosen = self._given(chosen)
        if check:
            self._check(chosen)
        advance = self.n if self.auto_reset else 0
        results = self.done, self.returns, self._worth
        self.device.run(
            lanes.step_lanes, self.n, *self._beginning, advance, chosen, *self._shown, *results, self.device.no_events
        )

    def _given(self, chosen: Any) -> Any:
        """[n] int32 The caller's actions, an array of the device."""
        if not self.begun:
            raise IllegalMove("not-begun")
        return self.device.put(whole_numbers(chosen, "actions", self.n), np.int32)

    def _check(self, chosen: Any) -> None:
        self.device.run(lanes.illegal_lanes, self.n, self.actions, self.counts, chosen, self._wrong)
        self._refuse(chosen)

    def _refuse(self, chosen: Any) -> None:
        """IllegalMove if a lane was found whose action is not legal."""
        lane = int(self.device.take(self._wrong)[0]) - 1
        if lane >= 0:
            self.device.copy([0], self._wrong)
            raise IllegalMove("illegal-in-lane", action=int(chosen[lane]), seat=int(self.to_move[lane]), lane=lane)

    def draw(self, out: Any = None) -> Any:
        """[n] A legal action for every lane, each equally likely, from the lane's own dice."""
        out = self._actions_into(out)
        self.device.run(lanes.draw_lanes, self.n, self._streams, self.actions, self.counts, out)
        return out

    def greedy(self, out: Any = None, where: Any = None) -> Any:
        """[n] What the game's simple careful player does in every lane, or in those where `where` [n] is True.

        It decides only on what its seat knows. Together with `draw` it can play the other seats in training.
        """
        out = self._actions_into(out)
        known, memo = self._policy_space()
        asked = self.device.put(np.ones(self.n, np.bool_) if where is None else where, np.bool_)
        fits(asked, "where", (self.n,), ("bool",))
        self.device.run(
            lanes.policy_lanes, self.n, self._states, known, memo, self._streams, self.to_move,
            self.actions, self.counts, asked, out,
        )  # fmt: skip
        return out

    def _actions_into(self, out: Any) -> Any:
        """Where actions are written: the caller's array, or one of the batch's own."""
        return self._chosen if out is None else fits(self.device.adopt(out), "out", (self.n,), ("int32",))

    def _policy_space(self) -> tuple[Any, Any]:
        """What the policy works in, allocated when it is first asked: a state as a seat knows it and a memo a lane."""
        if self._known is None:
            self._known = self.device.array((self.n,), self.game.state)
            self._memo = self.device.array((self.n,), self.game.memo)
        return self._known, self._memo

    def show(self) -> None:
        """Update the arrays after writing to `states`."""
        self.begun = True
        self.device.run(lanes.show_lanes, self.n, self._states, *self._shown)

    def observe(self, seats: Any, out: Any = None) -> Any:
        """[n, length] What the given seat of every lane ([n], or one seat for all) knows."""
        seats = self.device.put(seats_of(seats, self.n), np.int32)
        check_seats(self.device.take(seats), self.seats)
        shape = self.n, self.game.observation.length
        if out is None:
            out = self.device.array(shape, np.int32)
        else:
            out = fits(self.device.adopt(out), "out", shape, OBSERVED)
        self.device.run(lanes.observe_lanes, self.n, self._states, seats, out)
        return out

    def rollouts(self, states: Any, per_state: int, seed: int = 0, seat: int | None = None) -> Any:
        """[m, seats] What the seats get on average when each of m states is finished `per_state` times at random.

        The dice are new each time. With a `seat`, everything it cannot see is redealt each time too.
        """
        per_state, who = count(per_state, "per_state"), lanes.NOBODY if seat is None else seat_of(seat, self.seats)
        if isinstance(states, np.ndarray) and states.dtype != self.game.state:
            found = f"{list(states.shape)} {states.dtype.name}"
            raise OutOfRange("bad-array", name="states", shape="[m]", type="game.state", found=found)
        states = self.device.put(states, self.game.state)
        seeds = np.arange(len(states), dtype=np.uint64) * np.uint64(per_state) + np.uint64(check_seed(seed))
        streams = self.device.put(_streams(seeds, ROLLOUT_STREAM), np.uint64)
        sums = self.device.array((len(states), self.seats), np.int64)
        self.device.run(
            lanes.rollout_lanes, len(states), states, who, per_state, streams, sums,
            self.seats, self.device.no_events, space=True,
        )  # fmt: skip
        return self.device.take(sums) / (per_state * RETURN_UNIT)

    def play_random(self, matches: int = 1) -> Any:
        """[n] int64: play `matches` random matches in every lane at full speed, and return the decisions made.

        They begin from the seeds of the lanes. The last match of each lane stays in `states`; `reset` before a `step`.
        """
        decisions = self.device.array((self.n,), np.int64)
        self.device.run(
            lanes.random_lanes, self.n, *self._beginning, self.n, count(matches, "matches"), decisions, self.actions,
            self.device.no_events,
        )  # fmt: skip
        return self.device.take(decisions)

    def __repr__(self) -> str:
        return f"<Batch of {self.n} matches of {self.game.name}, {self.seats} seats, on {self.device}>"


def _device(name: str | Device, game: Game, threads: int) -> Device:
    if isinstance(name, Device):
        return name
    if name == "cpu":
        return Cpu(game, threads)
    if name == "cuda":
        from vaka.envs.cuda import Cuda

        return Cuda(game)
    raise UnknownName("unknown-device", name=str(name), known=", ".join(DEVICES))


def _streams(seeds: Any, use: int) -> Any:
    """[n] uint64: where streams of dice start, one for each seed, unrelated to those of the matches themselves."""
    counts = np.asarray(seeds, np.uint64)
    for _ in range(use):
        counts = chance.next_count_64(counts)
    return ~chance.scatter_64(counts)
