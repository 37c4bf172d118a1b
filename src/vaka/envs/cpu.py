"""Batches on the CPU: compiled functions over slices of the lanes, one thread a slice."""

from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np

from vaka.core.errors import OutOfRange
from vaka.core.events import NO_EVENTS
from vaka.core.game import Game
from vaka.core.kernel import Rule
from vaka.envs.given import count, narrowed
from vaka.envs.lanes import MOST_SEATS


class Cpu:
    """The lanes of a batch in ordinary memory. Compiled rules release the GIL, so threads run in parallel."""

    def __init__(self, game: Game, threads: int) -> None:
        self.game, self.threads = game, count(threads, "threads")
        self.no_events = NO_EVENTS
        self._space = [
            (np.zeros(2, game.state), game.new_actions(), np.zeros(MOST_SEATS, np.int32)) for _ in range(threads)
        ]
        self._pool = ThreadPoolExecutor(threads) if threads > 1 else None

    def array(self, shape: tuple[int, ...], dtype: Any) -> Any:
        return np.zeros(shape, dtype)

    def adopt(self, given: Any) -> Any:
        array = np.asarray(given)
        if array is not given and not np.shares_memory(array, given):
            raise OutOfRange("array-not-shared")
        if not array.flags.c_contiguous or not array.flags.writeable:
            raise OutOfRange("array-not-shared")
        return array

    def put(self, values: Any, dtype: Any) -> Any:
        return narrowed(values, dtype)

    def take(self, array: Any) -> Any:
        return array

    def copy(self, values: Any, array: Any) -> None:
        array[:] = values

    def run(self, function: Rule, n: int, *arguments: Any, space: bool = False) -> None:
        work = self.game.compiled.link(function)
        edges = [n * k // self.threads for k in range(self.threads + 1)]
        slices = list(zip(edges, edges[1:], self._space, strict=False))
        if self._pool is None:
            (first, last, own), *_ = slices
            work(first, last, *arguments, *(own if space else ()))
            return
        jobs = [
            self._pool.submit(work, first, last, *arguments, *(own if space else ())) for first, last, own in slices
        ]
        for job in jobs:
            job.result()

    def __str__(self) -> str:
        return f"{self.threads} thread{'s' if self.threads > 1 else ''} of the CPU"
