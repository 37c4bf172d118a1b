"""Names for code that runs in CUDA kernels only; `CudaLinker` of `vaka.envs` puts a value in place of each.

Import them by name. Until a game is linked for a GPU they mean nothing, as the rules of the contract do.
"""

from typing import Any


class CudaName:
    """A name that waits for its value."""


cuda: Any = CudaName()  # numba's module
STATE: Any = CudaName()  # the game's state, as a type of elements of arrays
STATE_WORDS: Any = CudaName()  # its length in 64-bit words
ACTION: Any = CudaName()  # int32, likewise
MAX_ACTIONS: Any = CudaName()  # as in Game
POOL_SIZE: Any = CudaName()  # how many states a block can keep in shared memory, in `lockstep_shared`
STAGE_SIZE: Any = CudaName()  # how many it can work on at once, in `lockstep_staged`
