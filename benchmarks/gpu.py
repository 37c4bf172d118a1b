"""Measures batches on an NVIDIA GPU and holds them against the CPU, state by state.

python benchmarks/gpu.py [GAME ...] [--compare N] [--lanes N] [--matches K] [--seats N]
                         [--registers R,...] [--shape BLOCKSxTHREADS,...] [--step LANES]

Random play: every lane plays K matches one after another, set-up included, in one kernel. --compare plays N matches on
both and compares every byte of every final state. --step measures the step API instead: draw, step, list and
observation, with PyTorch reading the observations where they lie. --shape tries other numbers of blocks a
multiprocessor and threads a block (a block of `vaka.envs.desks` is a warp, whatever is said). Every game runs in a
process of its own, so that all compile at the same time; on the GPU they take turns.
"""

import argparse
import fcntl
import os
import subprocess
import sys
import tempfile
import time
from datetime import UTC, datetime
from typing import Any

import numpy as np

import vaka
from vaka.core.errors import VakaError
from vaka.envs import cuda as device

REPEATS = 2


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("games", nargs="*", default=list(vaka.all_games()))
    parser.add_argument("--compare", type=int, default=0, help="matches to compare with the CPU")
    parser.add_argument("--lanes", type=int, default=1 << 18)
    parser.add_argument("--matches", type=int, default=4, help="matches in each lane")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--registers", default="0", help="registers a thread at most, 0 for any, with commas between")
    parser.add_argument("--shape", default="", help="blocks a multiprocessor x threads, with commas between")
    parser.add_argument("--step", type=int, default=0, help="measure the step API with so many lanes instead")
    parser.add_argument("--one", action="store_true", help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.one:
        measure(given.games[0], given)
        return
    try:
        card = str(vaka.batch(given.games[0], 1, given.seats, device="cuda").device)
    except VakaError as error:
        sys.exit(str(error))
    print(f"{card}, {datetime.now(UTC):%Y-%m-%d}, {given.seats} seats, {os.cpu_count()} CPU threads", flush=True)
    rest = [argument for argument in sys.argv[1:] if argument not in given.games]
    jobs = [
        subprocess.Popen([sys.executable, __file__, game, "--one", *rest, "--registers", registers, "--shape", shape])
        for game in given.games
        for registers in given.registers.split(",")
        for shape in given.shape.split(",")
    ]
    sys.exit(max(job.wait() for job in jobs))


def measure(game: str, given: argparse.Namespace) -> None:
    """One game, in turn with the others."""
    device.REGISTERS = int(given.registers) or None
    if given.shape:
        device.POOL_BLOCKS, device.POOL_BLOCK = map(int, given.shape.split("x"))
        device.DESK_BLOCKS = device.POOL_BLOCKS
    cpu_threads = os.cpu_count() or 1
    started = time.perf_counter()
    small = vaka.batch(game, 1, given.seats, device="cuda", mask=False, observation=bool(given.step))
    if given.step:
        small.reset(1)
        small.step(small.draw())
    else:
        small.play_random()
    ready = time.perf_counter() - started
    if given.compare:
        cpu = vaka.batch(game, given.compare, given.seats, threads=cpu_threads, mask=False, observation=False)
        sow(cpu, 1)
        cpu_started = time.perf_counter()
        cpu_decisions = cpu.play_random()
        cpu_spent = time.perf_counter() - cpu_started
    with open(os.path.join(tempfile.gettempdir(), "vaka-gpu-turn"), "w") as turn:
        fcntl.flock(turn, fcntl.LOCK_EX)
        if given.compare:
            gpu = vaka.batch(game, given.compare, given.seats, device="cuda", mask=False, observation=False)
            gpu.device.linker = small.device.linker
            sow(gpu, 1)
            same_length = gpu.play_random() == cpu_decisions
            states = gpu.device.take(gpu.states)
            wide = (given.compare, cpu.game.state.itemsize)
            same = (states.view(np.uint8).reshape(wide) == cpu.states.view(np.uint8).reshape(wide)).all(axis=1)
            print(
                f"{game}: {int((same & same_length).sum()):,} of {given.compare:,} matches bit-equal to the CPU's, "
                f"{int(cpu_decisions.sum()):,} decisions (CPU, compiling included: {cpu_spent:.1f} s)",
                flush=True,
            )
        shape = f", {given.shape} threads" if given.shape else ""
        label = f"{game}: registers {device.REGISTERS or 'any'}{shape}, ready in {ready:.0f} s: "
        print(label + (step(game, small, given) if given.step else play(game, small, given)), flush=True)


def sow(batch: Any, first: int) -> None:
    """Give every lane its seed, as `reset` does, which would take another kernel."""
    batch.device.copy(np.arange(first, first + batch.n, dtype=np.uint64), batch.seeds)


def play(game: str, small: Any, given: argparse.Namespace) -> str:
    """Whole random matches."""
    best = 0.0
    gpu = vaka.batch(game, given.lanes, given.seats, device="cuda", mask=False, observation=False)
    gpu.device.linker = small.device.linker
    for repeat in range(REPEATS):
        sow(gpu, 1 + repeat * given.lanes * given.matches)
        small.device.cuda.synchronize()
        started = time.perf_counter()
        decisions = int(gpu.play_random(given.matches).sum())
        best = max(best, decisions / (time.perf_counter() - started))
    return f"{best / 1e6:,.1f} million decisions/s in random play, {given.lanes:,} lanes × {given.matches}"


def step(game: str, small: Any, given: argparse.Namespace) -> str:
    """The step API, with observations that PyTorch reads."""
    import torch

    gpu = vaka.batch(game, given.step, given.seats, device="cuda", mask=False)
    gpu.device.linker = small.device.linker
    gpu.reset(seed=1)
    seen = torch.as_tensor(gpu.observation, device="cuda")
    assert seen.data_ptr() == gpu.observation.device_ctypes_pointer.value, "PyTorch made a copy"
    steps, started = 100, time.perf_counter()
    for _ in range(steps):
        gpu.step(gpu.draw(), check=False)
    total = int(seen.sum(dtype=torch.int64))
    spent = time.perf_counter() - started
    assert total == int(gpu.device.take(gpu.observation).sum(dtype=np.int64))
    return (
        f"{steps * given.step / spent / 1e6:,.1f} million decisions/s in steps with observation, {given.step:,} lanes"
    )


if __name__ == "__main__":
    main()
