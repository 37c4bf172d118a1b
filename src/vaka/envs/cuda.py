"""Batches on an NVIDIA GPU: the same rules and the same lanes, one thread a lane, states bit-equal to the CPU's.

Arrays are numba's device arrays. They speak the CUDA array interface, by which PyTorch and CuPy take them without a
copy (`torch.as_tensor(batch.observation)`), and by which arrays of theirs are taken likewise.
"""

import os
from typing import Any

import numpy as np

from vaka.core.errors import OutOfRange, UnknownName
from vaka.core.events import WIDTH
from vaka.core.game import Game
from vaka.core.kernel import Linker, Rule, relinked
from vaka.core.plain import PlainStates
from vaka.envs.blocks import COUNTS, MOST_SLOTS
from vaka.envs.cpu import MOST_SEATS
from vaka.envs.desks import SLOTS_AT_HAND

BLOCK = 32  # threads: a warp each, since long rules go many ways
RESIDENT = 1024  # threads a multiprocessor at most
REGISTERS: int | None = None  # at most so many a thread
POOL_BLOCK = 256  # threads of a block that shares a pool of matches, one block a multiprocessor
POOL_BLOCKS = 1  # such blocks a multiprocessor
LISTS_BYTES = 12 << 10  # of the memory such a block shares, for everything but the pool
DESK_BLOCKS = 4  # blocks of a warp a multiprocessor, for states so large that it has room for FEW or less
FEW = 160
RESERVED_BYTES = 1 << 10  # of the memory a block shares, taken by the driver
SIMULATED = os.environ.get("NUMBA_ENABLE_CUDASIM") == "1"


def numba_cuda() -> Any:
    """numba's CUDA module, or an error that says in one sentence why there is none to use."""
    if not hasattr(np, "row_stack"):  # numba-cuda 0.30 names what NumPy 2.5 has taken out
        np.row_stack = np.vstack
    try:
        from numba import config as settings
        from numba import cuda as module
        from numba.cuda.cudadrv import nvvm

        cuda: Any = module
        config: Any = settings
        if not SIMULATED:  # constant memory, numba's place for tables, answers threads that read here and there in turn
            nvvm.ADDRSPACE_CONSTANT = nvvm.ADDRSPACE_GLOBAL
        config.CUDA_LOW_OCCUPANCY_WARNINGS = 0  # a small batch is meant
        if cuda.is_available():
            return cuda
        reason = "numba finds no driver or no GPU"
    except Exception as error:  # whatever a broken driver raises, it is the reason
        reason = str(error).strip().splitlines()[0].rstrip(".") if str(error).strip() else type(error).__name__
    raise UnknownName("no-cuda", reason=reason)


class CudaLinker(Linker):
    """Links rules as device functions, and functions of `vaka.envs.lanes` as kernels.

    numba's simulator runs them as plain Python; there states are plain states and lie in the host's working space.
    """

    def __init__(self, game: Game, cuda: Any) -> None:
        super().__init__(game.by_contract())
        self.cuda = cuda
        state = spread(game.state)
        slots = 0 if SIMULATED else min(MOST_SLOTS, pool_room(cuda, POOL_BLOCKS) // state.itemsize)
        desks = 0 if SIMULATED else min(BLOCK, desk_room(cuda) // state.itemsize)
        self.large = slots * POOL_BLOCKS <= FEW
        self.shared_bytes = (desks if self.large else slots) * state.itemsize
        self.names = {
            "cuda": cuda,
            "STATE": _type_of(state),
            "SLOTS": slots,
            "DESKS": desks,
            "WORDS": state.itemsize // 8,
            "ACTION": np.int32,
            "MAX_ACTIONS": game.max_actions,
        }
        self._kernels: dict[Rule, Any] = {}

    def _resolve(self, function: Rule) -> Rule:
        function = super()._resolve(function)
        form = getattr(function, "__cuda_form__", None)
        if self.large:
            form = getattr(function, "__cuda_form_large__", form)
        if form is not None and not (SIMULATED and "STATE" in form.__code__.co_names):
            return form
        return function if SIMULATED else getattr(function, "__compiled_form__", function)

    def _finish(self, function: Rule, names: dict[str, Rule]) -> Rule:
        return self.cuda.jit(relinked(function, {**self._own_names(function), **names}), device=True)

    def _own_names(self, function: Rule) -> dict[str, Any]:
        """What a form for CUDA finds among its names; in the rules of a game the same words may mean other things."""
        return self.names if hasattr(function, "__on_cuda__") else {}

    def kernel(self, function: Rule) -> Any:
        """The function as what the host launches."""
        if function not in self._kernels:
            body = self._resolve(function)
            names = {name: self.link(value) for name, value in self._rules_named_by(body)}
            twin = relinked(body, {**self._own_names(body), **names})
            limits = {"max_registers": REGISTERS} if REGISTERS else {}
            self._kernels[function] = self.cuda.jit(**limits)(twin)
        return self._kernels[function]

    def has_pool(self, function: Rule) -> bool:
        """Whether blocks of the kernel keep their states in shared memory."""
        return "SLOTS" in self._resolve(function).__code__.co_names

    def has_desks(self, function: Rule) -> bool:
        """Whether blocks of the kernel keep the states at work in shared memory."""
        return "DESKS" in self._resolve(function).__code__.co_names


def pool_room(cuda: Any, blocks: int) -> int:
    """How many bytes of states a block can keep in the memory it shares, one of so many of a multiprocessor."""
    return int(cuda.get_current_device().MAX_SHARED_MEMORY_PER_BLOCK_OPTIN) // blocks - LISTS_BYTES


def desk_room(cuda: Any) -> int:
    """How many bytes of states a block with desks can keep, beside its lists."""
    lists = 4 * (4 * SLOTS_AT_HAND + 2 * BLOCK + COUNTS) + RESERVED_BYTES
    return int(cuda.get_current_device().MAX_SHARED_MEMORY_PER_BLOCK_OPTIN) // DESK_BLOCKS - lists


def spread(dtype: np.dtype[Any]) -> np.dtype[Any]:
    """The dtype with some room behind, so that neighbouring states begin in different banks of shared memory."""
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


class Cuda:
    """The lanes of a batch in the memory of a GPU."""

    def __init__(self, game: Game) -> None:
        self.cuda = numba_cuda()
        self.linker = CudaLinker(game, self.cuda)
        self.game, self.state = game, game.state if SIMULATED else spread(game.state)
        self.processors = 1 if SIMULATED else self.cuda.get_current_device().MULTIPROCESSOR_COUNT
        self.no_events = self.array((0, WIDTH), np.int32)

    def array(self, shape: tuple[int, ...], dtype: Any) -> Any:
        if SIMULATED and dtype in (self.game.state, self.game.memo):
            return PlainStates(shape[0], dtype)
        if 0 in shape:  # a row or column is there, but not shown
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
        return self.cuda.to_device(np.ascontiguousarray(values, wanted))

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
        """Kernels have working space of their own (see `cuda_form`); only the simulator is given it."""
        kernel = self.linker.kernel(function)
        if SIMULATED and space:
            own = PlainStates(2, self.game.state), self.game.new_actions(), np.zeros(MOST_SEATS, np.int32)
            kernel[1, 1](0, n, *arguments, *own)
        elif self.linker.has_pool(function):
            blocks = min(-(-n // BLOCK), self.processors * POOL_BLOCKS)
            ready = self._sharing(kernel, 0, n, *arguments)
            ready[blocks, POOL_BLOCK, 0, self.linker.shared_bytes](0, n, *arguments)
        elif self.linker.has_desks(function):
            states, blank, *others = arguments
            given = 0, n, states.view(np.int64), blank.view(np.int64), *others
            blocks = min(-(-n // BLOCK), self.processors * DESK_BLOCKS)
            self._sharing(kernel, *given)[blocks, BLOCK, 0, self.linker.shared_bytes](*given)
        else:
            blocks = min(-(-n // BLOCK), self.processors * RESIDENT // BLOCK)
            kernel[blocks, BLOCK](0, n, *arguments)

    def _sharing(self, kernel: Any, *arguments: Any) -> Any:
        """The kernel for these arguments, allowed to share more memory than a block has unasked; numba never asks."""
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
        return special

    def __str__(self) -> str:
        if SIMULATED:
            return "CUDA's simulator"
        name = self.cuda.get_current_device().name  # bytes in numba's own module, text in numba-cuda
        return name.decode() if isinstance(name, bytes) else str(name)
