"""CUDA without a GPU: the one sentence that says so, and a small batch through numba's simulator."""

import os
import subprocess
import sys

import pytest

import vaka
from vaka.core.errors import VakaError
from vaka.envs import cuda
from vaka.envs.cuda_linker import spread

QUICK = min(vaka.all_games(), key=lambda name: vaka.load(name).state.itemsize)

SIMULATION = """
import sys
import numpy as np
import vaka

for name in vaka.all_games():
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
    print(name, "agrees")
    if name != sys.argv[1]:
        continue
    assert (cpu.observe(1) == taken(gpu.observe(1))).all()
    assert np.array_equal(cpu.playouts(cpu.states[:1], 1), gpu.playouts(cpu.states[:1], 1))
    for batch in (cpu, gpu):
        batch.reset(seed=9)
    assert (cpu.play_random() == gpu.play_random()).all()
    assert taken(gpu.states).tobytes() == cpu.states.tobytes()
"""


def test_the_simulator_plays_the_same_matches() -> None:
    environment = {**os.environ, "NUMBA_ENABLE_CUDASIM": "1"}
    done = subprocess.run(
        [sys.executable, "-c", SIMULATION, QUICK], capture_output=True, text=True, env=environment, check=False
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines() == [f"{name} agrees" for name in vaka.all_games()]


def test_without_a_gpu_one_sentence_says_so() -> None:
    try:
        cuda.numba_cuda()
    except VakaError:
        with pytest.raises(VakaError, match=r'^No NVIDIA GPU can be used here: .*device="cpu"'):
            vaka.batch(QUICK, 2, device="cuda")
    else:
        pytest.skip("there is a GPU")


def test_neighbouring_states_begin_in_different_banks_and_nothing_moves_inside() -> None:
    for name in vaka.all_games():
        plain, wide = vaka.load(name).state, spread(vaka.load(name).state)
        assert wide.itemsize // 8 % 2 == 1
        assert wide.names == plain.names
        assert {name: field[:2] for name, field in dict(wide.fields or {}).items()} == {
            name: field[:2] for name, field in dict(plain.fields or {}).items()
        }
