"""Measures random play on an NVIDIA GPU, and compares its matches with the CPU's byte by byte.

Every lane plays some matches one after another, set-up included, in one kernel. With --compare, matches are played on
the CPU too, and every byte of every final state must be equal. With --step, the step API is measured instead: draw,
step, list of legal actions and observation, with PyTorch reading the observations in place.

Games compile at the same time, each in its own process, and take turns on the GPU.

  python benchmarks/gpu.py --compare 100000
  python benchmarks/gpu.py tavarua --lanes 262144 --matches 8 --shape 1x128,1x256
"""

import argparse
import fcntl
import os
import subprocess
import sys
import tempfile
import time
from dataclasses import replace
from datetime import UTC, datetime
from typing import Any

import numpy as np

import vaka
from vaka.core.errors import VakaError
from vaka.core.game import Game
from vaka.envs.batch import Batch
from vaka.envs.cuda import Cuda
from vaka.envs.cuda_linker import Launch

REPEATS = 2


def main() -> None:
    given = arguments()
    if given.one:
        measure(vaka.load(given.games[0]), given)
        return
    try:
        card = str(Cuda(vaka.load(given.games[0])))
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


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", metavar="GAME", default=list(vaka.all_games()), help="default: all games")
    parser.add_argument("--compare", type=int, metavar="N", default=0, help="compare N matches with the CPU's")
    parser.add_argument("--lanes", type=int, metavar="N", default=1 << 18, help="default: %(default)s")
    parser.add_argument("--matches", type=int, metavar="K", default=4, help="in each lane; default: %(default)s")
    parser.add_argument("--seats", type=int, metavar="N", default=4, help="default: %(default)s")
    parser.add_argument("--step", type=int, metavar="LANES", default=0, help="measure the step API with so many lanes")
    parser.add_argument(
        "--registers", metavar="R,...", default="0", help="at most so many a thread, one run each; 0: no limit"
    )
    parser.add_argument(
        "--shape",
        metavar="BLOCKSxTHREADS,...",
        default="",
        help="blocks of a multiprocessor and threads of a block in lockstep play, one run each; "
        "for games with large states a block has 32 threads whatever is given",
    )
    parser.add_argument("--one", action="store_true", help=argparse.SUPPRESS)  # the process of one game
    return parser.parse_args()


def launch(given: argparse.Namespace) -> Launch:
    """The default launch with what was asked for instead."""
    chosen = Launch(registers=int(given.registers) or None)
    if not given.shape:
        return chosen
    blocks, threads = map(int, given.shape.split("x"))
    return replace(chosen, shared_blocks=blocks, shared_threads=threads, staged_blocks=blocks)


def measure(game: Game, given: argparse.Namespace) -> None:
    """One game, in turn with the others."""
    started = time.perf_counter()
    device = Cuda(game, launch(given))
    small = vaka.batch(game, 1, given.seats, device=device, mask=False, observation=bool(given.step))
    if given.step:
        small.reset(1)
        small.step(small.draw())
    else:
        small.play_random()
    ready = time.perf_counter() - started
    wanted = cpu_matches(game, given) if given.compare else None
    with open(os.path.join(tempfile.gettempdir(), "vaka-gpu-turn"), "w") as turn:
        fcntl.flock(turn, fcntl.LOCK_EX)
        if wanted:
            print(f"{game.name}: {compare(device, given, *wanted)}", flush=True)
        shape = f", {given.shape} threads" if given.shape else ""
        label = f"{game.name}: registers {device.launch.registers or 'any'}{shape}, ready in {ready:.0f} s: "
        print(label + (step(device, given) if given.step else play(device, given)), flush=True)


def cpu_matches(game: Game, given: argparse.Namespace) -> tuple[Batch, Any, float]:
    """Matches played on the CPU: the batch, the decisions of each, and the seconds they took."""
    cpu = vaka.batch(game, given.compare, given.seats, threads=os.cpu_count() or 1, mask=False, observation=False)
    set_seeds(cpu, 1)
    started = time.perf_counter()
    return cpu, cpu.play_random(), time.perf_counter() - started


def compare(device: Cuda, given: argparse.Namespace, cpu: Batch, cpu_decisions: Any, cpu_spent: float) -> str:
    """The same matches on the GPU: how many end in the same bytes after as many decisions."""
    gpu = vaka.batch(cpu.game, given.compare, given.seats, device=device, mask=False, observation=False)
    set_seeds(gpu, 1)
    same_length = gpu.play_random() == cpu_decisions
    rows = given.compare, cpu.game.state.itemsize
    states = device.take(gpu.states).view(np.uint8).reshape(rows)
    same = (states == cpu.states.view(np.uint8).reshape(rows)).all(axis=1)
    return (
        f"{int((same & same_length).sum()):,} of {given.compare:,} matches bit-equal to the CPU's, "
        f"{int(cpu_decisions.sum()):,} decisions (CPU, compiling included: {cpu_spent:.1f} s)"
    )


def set_seeds(batch: Batch, first: int) -> None:
    """Give every lane its seed, as `reset` does; that would compile another kernel."""
    batch.device.copy(np.arange(first, first + batch.n, dtype=np.uint64), batch.seeds)


def play(device: Cuda, given: argparse.Namespace) -> str:
    """Whole random matches; the best of some repeats."""
    best = 0.0
    gpu = vaka.batch(device.game, given.lanes, given.seats, device=device, mask=False, observation=False)
    for repeat in range(REPEATS):
        set_seeds(gpu, 1 + repeat * given.lanes * given.matches)
        device.cuda.synchronize()
        started = time.perf_counter()
        decisions = int(gpu.play_random(given.matches).sum())
        best = max(best, decisions / (time.perf_counter() - started))
    return f"{best / 1e6:,.1f} million decisions/s in random play, {given.lanes:,} lanes × {given.matches}"


def step(device: Cuda, given: argparse.Namespace) -> str:
    """The step API, with observations that PyTorch reads."""
    import torch  # type: ignore[import-not-found]

    gpu = vaka.batch(device.game, given.step, given.seats, device=device, mask=False)
    gpu.reset(seed=1)
    seen = torch.as_tensor(gpu.observation, device="cuda")
    assert seen.data_ptr() == gpu.observation.device_ctypes_pointer.value, "PyTorch made a copy"
    steps, started = 100, time.perf_counter()
    for _ in range(steps):
        gpu.step(gpu.draw(), check=False)
    total = int(seen.sum(dtype=torch.int64))
    spent = time.perf_counter() - started
    assert total == int(device.take(gpu.observation).sum(dtype=np.int64))
    return (
        f"{steps * given.step / spent / 1e6:,.1f} million decisions/s in steps with observation, {given.step:,} lanes"
    )


if __name__ == "__main__":
    main()
