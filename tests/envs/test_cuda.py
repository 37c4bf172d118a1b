"""CUDA without a GPU: the one sentence that says so, and a small batch through numba's simulator."""

import os
import subprocess
import sys
from typing import Any

import pytest

import vaka
from vaka.core.cuda_names import POOL_SIZE, CudaName
from vaka.core.errors import VakaError
from vaka.core.kernel import globals_of, is_rule
from vaka.envs import cuda, lanes, lockstep_shared, lockstep_staged, seat_lanes
from vaka.envs.cuda_linker import FEW_STATES, CudaLinker, Launch, spread

QUICK = min(vaka.all_games(), key=lambda name: vaka.load(name).state.itemsize)

SIMULATION = """
import sys
import numpy as np
import vaka
from vaka.envs.seat_batch import SeatBatch

what, *names = sys.argv[1:]
for name in names:
    cpu, gpu = (vaka.batch(name, 3, device=device) for device in ("cpu", "cuda"))
    taken = gpu.device.take
    assert "simulator" in str(gpu.device)
    for batch in (cpu, gpu):
        batch.reset(seed=4)
    for _ in range(3):
        chosen = cpu.draw().copy()
        assert (chosen == taken(gpu.draw())).all()
        cpu.step(chosen)
        gpu.step(chosen)
        assert taken(gpu.states).tobytes() == cpu.states.tobytes()
        for array in ("to_move", "counts", "mask", "observation", "done", "returns", "seeds"):
            assert (taken(getattr(gpu, array)) == getattr(cpu, array)).all(), array
    seats = [SeatBatch(vaka.load(name), 2, 3, device=device, seat=[0, 2], records=True) for device in ("cpu", "cuda")]
    for batch in seats:
        batch.reset(seed=4)
        for _ in range(3):
            batch.step(batch.device.take(batch.mask).argmax(axis=1))
        batch.reset_where(np.array([False, True]))
    for array in ("states", "observation", "mask", "reward", "illegal", "seeds"):
        assert taken(getattr(seats[1], array)).tobytes() == getattr(seats[0], array).tobytes(), array
    print(name, "agrees")
    if what != "matches":
        continue
    assert (cpu.observe(1) == taken(gpu.observe(1))).all()
    assert np.array_equal(cpu.rollouts(cpu.states[:1], 1), gpu.rollouts(cpu.states[:1], 1))
    for batch in (cpu, gpu):
        batch.reset(seed=9)
    assert (cpu.play_random() == gpu.play_random()).all()
    assert taken(gpu.states).tobytes() == cpu.states.tobytes()
"""


def simulate(what: str, *names: str) -> None:
    environment = {**os.environ, "NUMBA_ENABLE_CUDASIM": "1"}
    command = [sys.executable, "-c", SIMULATION, what, *names]
    done = subprocess.run(command, capture_output=True, text=True, env=environment, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines() == [f"{name} agrees" for name in names]


def test_the_simulator_takes_the_same_steps() -> None:
    simulate("steps", QUICK)


@pytest.mark.exhaustive
def test_the_simulator_takes_the_same_steps_in_every_game() -> None:
    simulate("steps", *vaka.all_games())


@pytest.mark.exhaustive
def test_the_simulator_plays_the_same_matches() -> None:
    simulate("matches", QUICK)


def test_without_a_gpu_one_sentence_says_so() -> None:
    try:
        cuda.numba_cuda()
    except VakaError:
        with pytest.raises(VakaError, match=r'^No NVIDIA GPU can be used here: .*device="cpu"'):
            vaka.batch(QUICK, 2, device="cuda")
    else:
        pytest.skip("there is a GPU")


class H200:
    """As much of numba's module as linking asks for; `jit` leaves functions as they are."""

    MAX_SHARED_MEMORY_PER_BLOCK_OPTIN = 232_448

    def get_current_device(self) -> "H200":
        return self

    def jit(self, function: Any = None, **options: Any) -> Any:
        return (lambda given: given) if function is None else function


def test_large_states_are_staged_and_small_ones_are_kept_in_shared_memory() -> None:
    linkers = [CudaLinker(vaka.load(name), H200(), Launch()) for name in vaka.all_games()]
    assert {linker.staged for linker in linkers} == {True, False}
    for linker in linkers:
        assert linker.staged == (linker.values[POOL_SIZE] <= FEW_STATES)
        assert linker.lockstep is (lockstep_staged.FORMS if linker.staged else lockstep_shared.FORMS)
        blocks = linker.launch.staged_blocks if linker.staged else linker.launch.shared_blocks
        assert 0 < linker.shared_bytes < H200.MAX_SHARED_MEMORY_PER_BLOCK_OPTIN // blocks


def test_more_blocks_leave_less_memory_to_each() -> None:
    one, two = (CudaLinker(vaka.load(QUICK), H200(), Launch(shared_blocks=blocks)) for blocks in (1, 2))
    assert one.values[POOL_SIZE] > 2 * two.values[POOL_SIZE] > 0


@pytest.mark.parametrize("name", vaka.all_games())
def test_every_name_of_a_kernel_has_a_value(name: str) -> None:
    linker = CudaLinker(vaka.load(name), H200(), Launch())
    modules = vars(lanes) | vars(seat_lanes)
    kernels = [value for key, value in modules.items() if key.endswith("_lanes") and is_rule(value)]
    unseen, seen = [linker.kernel(kernel) for kernel in kernels], set()
    while unseen:
        function = unseen.pop()
        if function not in seen:
            seen.add(function)
            values = dict(globals_of(function))
            assert not [key for key, value in values.items() if isinstance(value, CudaName)]
            unseen += [value for value in values.values() if is_rule(value)]
    assert len(seen) > 50


def test_neighbouring_states_begin_in_different_banks_and_nothing_moves_inside() -> None:
    for name in vaka.all_games():
        plain, wide = vaka.load(name).state, spread(vaka.load(name).state)
        assert wide.itemsize // 8 % 2 == 1
        assert wide.names == plain.names
        assert {name: field[:2] for name, field in dict(wide.fields or {}).items()} == {
            name: field[:2] for name, field in dict(plain.fields or {}).items()
        }
