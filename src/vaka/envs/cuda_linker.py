"""Links rules and kernels for an NVIDIA GPU, for a game whose states decide which kernels play it best."""

import os
from dataclasses import dataclass
from typing import Any

import numpy as np

from vaka.core import cuda_names
from vaka.core.cuda_names import CudaName
from vaka.core.game import Game
from vaka.core.kernel import Linker, Rule, globals_of, relinked
from vaka.envs import lanes, lockstep_shared, lockstep_staged
from vaka.envs.lockstep import COUNTS, SLOT_ROWS

SIMULATED = os.environ.get("NUMBA_ENABLE_CUDASIM") == "1"
LISTS_BYTES = 12 << 10  # of a block's shared memory in `lockstep_shared`, for everything but states
DRIVER_BYTES = 1 << 10  # of a block's shared memory, taken by the driver
FEW_STATES = 160  # a multiprocessor with room for so few in shared memory finds too few that continue alike


@dataclass(frozen=True)
class Launch:
    """How many threads play, in blocks and on a multiprocessor. The defaults were the fastest on an NVIDIA H200."""

    threads: int = 32  # of a block: one warp, since threads take many branches in long rules
    threads_at_once: int = 1024  # of a multiprocessor, at most, where each thread plays lanes of its own
    registers: int | None = None  # of a thread, at most
    shared_threads: int = 256  # of a block in `lockstep_shared`
    shared_blocks: int = 1  # of a multiprocessor, likewise
    staged_blocks: int = 4  # of a multiprocessor in `lockstep_staged`, where a block is one warp


class CudaLinker(Linker):
    """Links rules as device functions, and functions of `vaka.envs.lanes` as kernels.

    numba's simulator runs them as plain Python; there states are plain states and stay in the host's memory.
    """

    def __init__(self, game: Game, cuda: Any, launch: Launch) -> None:
        self.cuda, self.launch = cuda, launch
        state = spread(game.state)
        pool = 0 if SIMULATED else min(lockstep_shared.MOST_SLOTS, self._pool_bytes() // state.itemsize)
        stage = 0 if SIMULATED else min(launch.threads, self._stage_bytes() // state.itemsize)
        self.staged = pool * launch.shared_blocks <= FEW_STATES
        self.shared_bytes = (stage if self.staged else pool) * state.itemsize
        self.lockstep = {} if SIMULATED else lockstep_staged.FORMS if self.staged else lockstep_shared.FORMS
        super().__init__(game.by_contract() | ({} if SIMULATED else lanes.LOCAL_FORMS) | self.lockstep)
        self.values: dict[CudaName, Any] = {
            cuda_names.cuda: cuda,
            cuda_names.STATE: _type_of(state),
            cuda_names.STATE_WORDS: state.itemsize // 8,
            cuda_names.ACTION: np.int32,
            cuda_names.MAX_ACTIONS: game.max_actions,
            cuda_names.POOL_SIZE: pool,
            cuda_names.STAGE_SIZE: stage,
        }
        self._kernels: dict[Rule, Any] = {}

    def _pool_bytes(self) -> int:
        """How many bytes of states a block of `lockstep_shared` can keep in shared memory."""
        return self._block_bytes() // self.launch.shared_blocks - LISTS_BYTES

    def _stage_bytes(self) -> int:
        """How many bytes of states a block of `lockstep_staged` can keep there, beside its lists."""
        lists = 4 * (SLOT_ROWS * lockstep_staged.MOST_SLOTS + 2 * self.launch.threads + COUNTS)
        return self._block_bytes() // self.launch.staged_blocks - lists - DRIVER_BYTES

    def _block_bytes(self) -> int:
        return int(self.cuda.get_current_device().MAX_SHARED_MEMORY_PER_BLOCK_OPTIN)

    def _resolve(self, function: Rule) -> Rule:
        function = super()._resolve(function)
        if hasattr(function, "__cuda_form__"):
            return function.__cuda_form__
        return function if SIMULATED else getattr(function, "__compiled_form__", function)

    def _finish(self, function: Rule, names: dict[str, Rule]) -> Rule:
        return self.cuda.jit(self._twin(function, names), device=True)

    def _twin(self, function: Rule, names: dict[str, Rule]) -> Rule:
        values = {name: self.values[value] for name, value in globals_of(function) if isinstance(value, CudaName)}
        return relinked(function, {**values, **names})

    def kernel(self, function: Rule) -> Any:
        """The function as what the host launches."""
        if function not in self._kernels:
            body = self._resolve(function)
            limits = {"max_registers": self.launch.registers} if self.launch.registers else {}
            self._kernels[function] = self.cuda.jit(**limits)(self._twin(body, self._names(body)))
        return self._kernels[function]


def spread(dtype: np.dtype[Any]) -> np.dtype[Any]:
    """The dtype, padded so that neighbouring states begin in different banks of shared memory."""
    if dtype.itemsize // 8 % 2:
        return dtype
    fields: Any = dtype.fields
    whole = {
        "names": list(fields),
        "formats": [field[0] for field in fields.values()],
        "offsets": [field[1] for field in fields.values()],
        "itemsize": dtype.itemsize + 8,
    }
    return np.dtype((np.record, np.dtype(whole, align=True)))  # type: ignore[call-overload]


def _type_of(dtype: np.dtype[Any]) -> Any:
    from numba import from_dtype

    return from_dtype(dtype)
