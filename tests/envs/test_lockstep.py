"""The lockstep kernels play the matches the CPU plays: their own code with Python threads for those of a GPU."""

import threading
from concurrent.futures import ThreadPoolExecutor
from types import ModuleType, SimpleNamespace
from typing import Any

import numpy as np
import pytest

import vaka
from vaka.core import cuda_names
from vaka.core.events import NO_EVENTS
from vaka.core.game import Game
from vaka.core.kernel import Linker, Rule, globals_of, relinked
from vaka.core.plain import PlainStates
from vaka.envs import lockstep_shared, lockstep_staged
from vaka.envs.lanes import random_lanes

QUICK = min(vaka.all_games(), key=lambda name: vaka.load(name).state.itemsize)
LANES, BLOCKS, THREADS, POOL, STAGE = 5, 2, 3, 2, 2


class Block:
    """What the threads of a block share."""

    def __init__(self, game: Game) -> None:
        self.states = PlainStates(max(POOL, STAGE), game.state)
        self.arrays: list[Any] = []
        self.barrier, self.lock = threading.Barrier(THREADS), threading.Lock()


class FakeCuda:
    """As much of numba's CUDA module as the kernels use, for one thread."""

    def __init__(self, block: Block, number: int, thread: int) -> None:
        self.block, self.made = block, 0
        self.blockIdx, self.gridDim = SimpleNamespace(x=number), SimpleNamespace(x=BLOCKS)
        self.threadIdx, self.blockDim = SimpleNamespace(x=thread), SimpleNamespace(x=THREADS)
        self.shared, self.local = SimpleNamespace(array=self.share), SimpleNamespace(array=np.zeros)
        self.atomic = SimpleNamespace(add=self.add, sub=lambda array, at, value: self.add(array, at, -value))
        self.syncthreads = block.barrier.wait

    def share(self, shape: Any, dtype: Any) -> Any:
        """An array of the block: states, the same memory as words, or the next of the others."""
        if shape == 0:
            return self.block.states.array.view(dtype) if dtype is np.int64 else self.block.states
        with self.block.lock:
            if self.made == len(self.block.arrays):
                self.block.arrays.append(np.zeros(shape, dtype))
        self.made += 1
        return self.block.arrays[self.made - 1]

    def add(self, array: Any, at: int, value: int) -> int:
        with self.block.lock:
            before = int(array[at])
            array[at] += value
        return before


class ThreadLinker(Linker):
    """Links a kernel for one thread, with the game's plain rules."""

    def __init__(self, game: Game, kernels: ModuleType, cuda: FakeCuda) -> None:
        super().__init__(game.by_contract() | kernels.FORMS)
        self.values = {
            cuda_names.cuda: cuda,
            cuda_names.STATE: game.state,
            cuda_names.STATE_WORDS: game.state.itemsize // 8,
            cuda_names.ACTION: np.int32,
            cuda_names.MAX_ACTIONS: game.max_actions,
            cuda_names.POOL_SIZE: POOL,
            cuda_names.STAGE_SIZE: STAGE,
        }

    def _finish(self, function: Rule, names: dict[str, Rule]) -> Rule:
        values = {n: self.values[v] for n, v in globals_of(function) if isinstance(v, cuda_names.CudaName)}
        return relinked(function, {**values, **names})


@pytest.mark.parametrize("kernels", [lockstep_shared, lockstep_staged])
def test_matches_end_as_on_the_cpu(kernels: ModuleType) -> None:
    game, matches = vaka.load(QUICK), 2
    cpu = vaka.batch(game, LANES, mask=False, observation=False)
    cpu.reset(seed=4)
    wanted = cpu.play_random(matches)
    states, blank = PlainStates(LANES, game.state), PlainStates(1, game.state)
    seeds = np.arange(4, 4 + LANES, dtype=np.uint64)
    decisions = np.zeros(LANES, np.int64)
    given: tuple[Any, ...] = states, blank
    if kernels is lockstep_staged:
        given = states.array.view(np.int64), blank.array.view(np.int64)
    arguments = 0, LANES, *given, cpu.seats, game.option_codes(), seeds, LANES, matches, decisions, None, NO_EVENTS

    def play(block: Block, number: int, thread: int) -> None:
        try:
            ThreadLinker(game, kernels, FakeCuda(block, number, thread)).link(random_lanes)(*arguments)
        except BaseException:
            block.barrier.abort()  # the other threads would wait for ever
            raise

    with ThreadPoolExecutor(BLOCKS * THREADS) as pool:
        blocks = [Block(game) for _ in range(BLOCKS)]
        jobs = [pool.submit(play, block, i, k) for i, block in enumerate(blocks) for k in range(THREADS)]
        for job in jobs:
            job.result()
    assert decisions.tolist() == wanted.tolist()
    assert seeds.tolist() == cpu.seeds.tolist()
    assert states.array.tobytes() == cpu.states.tobytes()
