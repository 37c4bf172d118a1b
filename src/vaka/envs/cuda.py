"""Batches on an NVIDIA GPU: the same rules and the same lanes, one thread a lane, states bit-equal to the CPU's.

Arrays are numba's device arrays. They have the CUDA array interface, so PyTorch and CuPy use them without a copy
(`torch.as_tensor(batch.observation)`), and a batch uses arrays of theirs in the same way.
"""

from importlib.util import find_spec
from typing import Any

import numpy as np

from vaka.core.errors import MissingExtra, OutOfRange, UnknownName
from vaka.core.events import WIDTH
from vaka.core.game import Game
from vaka.core.kernel import Rule
from vaka.core.plain import PlainStates
from vaka.envs.cuda_linker import SIMULATED, CudaLinker, Launch, spread
from vaka.envs.given import narrowed
from vaka.envs.lanes import MOST_SEATS


def numba_cuda() -> Any:
    """numba's CUDA module, or an error that says in one sentence why there is none to use."""
    if not hasattr(np, "row_stack"):  # numba-cuda 0.30 uses this name, which NumPy 2.5 removed
        np.row_stack = np.vstack
    try:
        from numba import config as settings
        from numba import cuda as module
        from numba.cuda.cudadrv import nvvm

        cuda: Any = module
        config: Any = settings
        if not SIMULATED:  # numba's constant memory serves threads that read different entries of a table one by one
            nvvm.ADDRSPACE_CONSTANT = nvvm.ADDRSPACE_GLOBAL
        config.CUDA_LOW_OCCUPANCY_WARNINGS = 0  # small batches are fine
        if cuda.is_available():
            return cuda
        reason = "numba finds no driver or no GPU"
    except Exception as error:  # whatever a broken driver raises
        reason = str(error).strip().splitlines()[0].rstrip(".") if str(error).strip() else type(error).__name__
    if find_spec("numba_cuda") is None:
        raise MissingExtra("no-cuda-extra")
    raise UnknownName("no-cuda", reason=reason)


class Cuda:
    """The lanes of a batch in the memory of a GPU."""

    def __init__(self, game: Game, launch: Launch | None = None) -> None:
        self.cuda, self.launch = numba_cuda(), launch or Launch()
        self.linker = CudaLinker(game, self.cuda, self.launch)
        self.game, self.state = game, game.state if SIMULATED else spread(game.state)
        self.processors = 1 if SIMULATED else self.cuda.get_current_device().MULTIPROCESSOR_COUNT
        self.no_events = self.array((0, WIDTH), np.int32)

    def array(self, shape: tuple[int, ...], dtype: Any) -> Any:
        if SIMULATED and dtype in (self.game.state, self.game.memo):
            return PlainStates(shape[0], dtype)
        if 0 in shape:  # allocate a row or column, and slice it off
            whole = self.cuda.device_array(tuple(max(1, length) for length in shape), dtype)
            return whole[tuple(slice(0, length) for length in shape)]
        return self.cuda.to_device(np.zeros(shape, self._spread(dtype)))

    def _spread(self, dtype: Any) -> Any:
        return self.state if dtype == self.game.state else dtype

    def adopt(self, given: Any) -> Any:
        array = self._shared(given)
        if array is None or not array.is_c_contiguous():
            raise OutOfRange("array-not-shared")
        return array

    def _shared(self, given: Any) -> Any:
        """numba's view of an array in the GPU's memory, of numba itself or of another library; else None."""
        if hasattr(given, "copy_to_host"):
            return given
        return self.cuda.as_cuda_array(given) if hasattr(given, "__cuda_array_interface__") else None

    def put(self, values: Any, dtype: Any) -> Any:
        if isinstance(values, PlainStates):
            return values
        array, wanted = self._shared(values), self._spread(np.dtype(dtype))
        if array is not None:
            if array.dtype == wanted:
                return array
            values = array.copy_to_host()
        if SIMULATED and wanted == self.state:
            states = PlainStates(len(values), wanted)
            states.array[:] = values
            return states
        if wanted != np.dtype(dtype):
            values = self._widen(np.ascontiguousarray(values, dtype))
        return self.cuda.to_device(narrowed(values, wanted))

    def _widen(self, states: Any) -> Any:
        wide = np.zeros((len(states), self.state.itemsize), np.uint8)
        wide[:, : states.itemsize] = states.view(np.uint8).reshape(len(states), states.itemsize)
        return wide.reshape(-1).view(self.state)

    def take(self, array: Any) -> Any:
        if isinstance(array, PlainStates):
            return array.array
        values = array.copy_to_host()
        if array.dtype == self.state != self.game.state:
            rows = values.view(np.uint8).reshape(len(values), self.state.itemsize)
            return np.ascontiguousarray(rows[:, : self.game.state.itemsize]).reshape(-1).view(self.game.state)
        return values

    def copy(self, values: Any, array: Any) -> None:
        array.copy_to_device(self.put(values, array.dtype))

    def run(self, function: Rule, n: int, *arguments: Any, space: bool = False) -> None:
        """Kernels have working space of their own; only in the simulator they are given it."""
        kernel, launch = self.linker.kernel(function), self.launch
        if SIMULATED and space:
            own = PlainStates(2, self.game.state), self.game.new_actions(), np.zeros(MOST_SEATS, np.int32)
            kernel[1, 1](0, n, *arguments, *own)
        elif function not in self.linker.lockstep:
            blocks = self._blocks(n, launch.threads_at_once // launch.threads)
            kernel[blocks, launch.threads](0, n, *arguments)
        elif self.linker.staged:
            states, blank, *others = arguments
            words = states.view(np.int64), blank.view(np.int64), *others
            self._run_sharing(kernel, self._blocks(n, launch.staged_blocks), launch.threads, 0, n, *words)
        else:
            self._run_sharing(kernel, self._blocks(n, launch.shared_blocks), launch.shared_threads, 0, n, *arguments)

    def _blocks(self, n: int, most: int) -> int:
        """How many blocks n lanes are worth, of at most this many a multiprocessor."""
        return min(-(-n // self.launch.threads), self.processors * most)

    def _run_sharing(self, kernel: Any, blocks: int, threads: int, *arguments: Any) -> None:
        """Run a kernel that uses more shared memory than a block has by default; numba never asks for more."""
        from numba.cuda.cudadrv import driver as module

        driver: Any = module
        special, device = kernel.specialize(*arguments), self.cuda.get_current_device().id
        names = driver.binding.CUfunction_attribute
        for form in special.overloads.values():
            handle = form._codelibrary.get_cufunc().handle
            for name, value in (
                (names.CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES, self.linker.shared_bytes),
                (names.CU_FUNC_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT, 100),
            ):
                driver.driver.cuKernelSetAttribute(name, value, handle, device)
        special[blocks, threads, 0, self.linker.shared_bytes](*arguments)

    def __str__(self) -> str:
        if SIMULATED:
            return "CUDA's simulator"
        name = self.cuda.get_current_device().name  # bytes in numba's own module, text in numba-cuda
        return name.decode() if isinstance(name, bytes) else str(name)
