"""Measures random play on an NVIDIA GPU, and compares its matches with the CPU's byte by byte.

Every lane plays some matches one after another, set-up included, in one kernel. With --compare, matches are played on
the CPU too, and every byte of every final state must be equal. With --step, the step API is measured too: draw, step,
list of legal actions and observation, with PyTorch reading the observations in place.

Games compile at the same time, each in its own process, and take turns on the GPU. --write keeps what was measured in
docs/measured/gpu.json and writes the table; games that were not measured keep their figures.

  python benchmarks/gpu.py --compare 100000 --step 262144 --write docs/benchmarks.md
  python benchmarks/gpu.py tavarua --lanes 262144 --matches 8 --shape 1x128,1x256
"""

import argparse
import fcntl
import json
import os
import subprocess
import sys
import tempfile
import time
from dataclasses import replace
from datetime import UTC, datetime
from importlib.metadata import version
from importlib.util import find_spec
from itertools import product
from pathlib import Path
from typing import Any, TypedDict

import numpy as np

import vaka
from vaka.core.errors import VakaError
from vaka.core.game import Game
from vaka.envs.batch import Batch
from vaka.envs.cuda import Cuda
from vaka.envs.cuda_linker import Launch

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from benchmarks.machine import keep, markdown, write_section  # noqa: E402

REPEATS = 2
RESULTS = ROOT / "docs" / "measured" / "gpu.json"
HEADINGS = ["game", "equal to the CPU", "random play, decisions/s", "steps with observation, decisions/s"]


class Measured(TypedDict):
    """One game; None for what was not asked for."""

    made: str  # date and machine
    compared: int | None
    equal: int | None
    play: float
    step: float | None


def main() -> None:
    given = arguments()
    if given.one:
        measured = measure(vaka.load(given.games[0]), given)
        given.one.write_text(json.dumps(measured), "utf-8")
        return
    try:
        print(machine(Cuda(vaka.load(given.games[0])), given.seats), flush=True)
    except VakaError as error:
        sys.exit(str(error))
    with tempfile.TemporaryDirectory() as folder:
        code = run_games(given, Path(folder))
        found = {path.stem: json.loads(path.read_text("utf-8")) for path in Path(folder).glob("*.json")}
    if given.write:
        write_section(given.write, "gpu", table(keep(RESULTS, found)))
    sys.exit(code)


def machine(device: Cuda, seats: int) -> str:
    """Date, GPU and what else decides the figures."""
    package = "numba-cuda" if find_spec("numba_cuda") else "numba"
    cores = f"{os.cpu_count()} CPU cores"
    return f"{datetime.now(UTC):%Y-%m-%d}, {device}, {cores}, {package} {version(package)}, {seats} seats"


def run_games(given: argparse.Namespace, folder: Path) -> int:
    """Each game, and each way to launch it, in a process of its own; results go to GAME.json. The worst exit code."""
    rest = [argument for argument in sys.argv[1:] if argument not in given.games]
    jobs = []
    for game, registers, shape in product(given.games, given.registers.split(","), given.shape.split(",")):
        one = [game, "--one", str(folder / f"{game}.json"), "--registers", registers, "--shape", shape]
        jobs.append(subprocess.Popen([sys.executable, __file__, *rest, *one]))
    return max(job.wait() for job in jobs)


def table(kept: dict[str, Measured]) -> str:
    """A line for each machine and day, with its games if there are several, then one row a game."""
    titles = {name: meta.title for name, meta in vaka.all_games().items() if name in kept}
    games: dict[str, list[str]] = {}
    for name, title in titles.items():
        games.setdefault(kept[name]["made"], []).append(title)
    made = [line if len(games) == 1 else f"{', '.join(names)}: {line}" for line, names in games.items()]
    cells = [
        [title, _equal(kept[name]), _rate(kept[name]["play"]), _rate(kept[name]["step"])]
        for name, title in titles.items()
    ]
    return "\n".join([*made, "", *markdown(HEADINGS, cells, 2)])


def _equal(row: Measured) -> str:
    return "–" if row["compared"] is None else f"{row['equal']:,} of {row['compared']:,} matches"


def _rate(per_second: float | None) -> str:
    return "–" if per_second is None else f"{per_second / 1e6:,.1f} million"


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", metavar="GAME", default=list(vaka.all_games()), help="default: all games")
    parser.add_argument("--compare", type=int, metavar="N", default=0, help="compare N matches with the CPU's")
    parser.add_argument("--lanes", type=int, metavar="N", default=1 << 18, help="default: %(default)s")
    parser.add_argument("--matches", type=int, metavar="K", default=4, help="in each lane; default: %(default)s")
    parser.add_argument("--seats", type=int, metavar="N", default=4, help="default: %(default)s")
    parser.add_argument(
        "--step", type=int, metavar="LANES", default=0, help="measure the step API, too, with this many lanes"
    )
    parser.add_argument(
        "--registers", metavar="R,...", default="0", help="at most this many a thread, one run each; 0: no limit"
    )
    parser.add_argument(
        "--shape",
        metavar="BLOCKSxTHREADS,...",
        default="",
        help="blocks of a multiprocessor and threads of a block in lockstep play, one run each; "
        "for games with large states a block has 32 threads whatever is given",
    )
    parser.add_argument("--write", type=Path, metavar="FILE", help="keep the results and write their section of a page")
    parser.add_argument(
        "--one", type=Path, help=argparse.SUPPRESS
    )  # the process of one game, and where its result goes
    given = parser.parse_args()
    if given.write and "," in given.registers + given.shape:
        parser.error("--write takes one way to launch")
    return given


def launch(given: argparse.Namespace) -> Launch:
    """The default launch with what was asked for instead."""
    chosen = Launch(registers=int(given.registers) or None)
    if not given.shape:
        return chosen
    blocks, threads = map(int, given.shape.split("x"))
    return replace(chosen, shared_blocks=blocks, shared_threads=threads, staged_blocks=blocks)


def measure(game: Game, given: argparse.Namespace) -> Measured:
    """One game, in turn with the others."""
    started = time.perf_counter()
    device = Cuda(game, launch(given))
    vaka.batch(game, 1, given.seats, device=device, mask=False, observation=False).play_random()
    if given.step:
        small = vaka.batch(game, 1, given.seats, device=device, mask=False)
        small.reset(1)
        small.step(small.draw())
    ready = time.perf_counter() - started
    wanted = cpu_matches(game, given) if given.compare else None
    found: Measured = {
        "made": machine(device, given.seats),
        "compared": given.compare or None,
        "equal": None,
        "play": 0.0,
        "step": None,
    }
    with open(os.path.join(tempfile.gettempdir(), "vaka-gpu-turn"), "w") as turn:
        fcntl.flock(turn, fcntl.LOCK_EX)
        shape = f", {given.shape} threads" if given.shape else ""
        print(f"{game.name}: registers {device.launch.registers or 'any'}{shape}, ready in {ready:.0f} s", flush=True)
        if wanted:
            found["equal"] = compare(device, given, *wanted)
        found["play"] = play(device, given)
        if given.step:
            found["step"] = step(device, given)
    return found


def cpu_matches(game: Game, given: argparse.Namespace) -> tuple[Batch, Any, float]:
    """Matches played on the CPU: the batch, the decisions of each, and the seconds they took."""
    cpu = vaka.batch(game, given.compare, given.seats, threads=os.cpu_count() or 1, mask=False, observation=False)
    set_seeds(cpu, 1)
    started = time.perf_counter()
    return cpu, cpu.play_random(), time.perf_counter() - started


def compare(device: Cuda, given: argparse.Namespace, cpu: Batch, cpu_decisions: Any, cpu_spent: float) -> int:
    """The same matches on the GPU: how many end in the same bytes after as many decisions."""
    gpu = vaka.batch(cpu.game, given.compare, given.seats, device=device, mask=False, observation=False)
    set_seeds(gpu, 1)
    same_length = gpu.play_random() == cpu_decisions
    rows = given.compare, cpu.game.state.itemsize
    states = device.take(gpu.states).view(np.uint8).reshape(rows)
    same = (states == cpu.states.view(np.uint8).reshape(rows)).all(axis=1)
    equal = int((same & same_length).sum())
    print(
        f"{cpu.game.name}: {equal:,} of {given.compare:,} matches bit-equal to the CPU's, "
        f"{int(cpu_decisions.sum()):,} decisions (CPU, compiling included: {cpu_spent:.1f} s)",
        flush=True,
    )
    return equal


def set_seeds(batch: Batch, first: int) -> None:
    """Give every lane its seed, as `reset` does; that would compile another kernel."""
    batch.device.copy(np.arange(first, first + batch.n, dtype=np.uint64), batch.seeds)


def play(device: Cuda, given: argparse.Namespace) -> float:
    """Decisions a second in whole random matches; the best of some repeats."""
    best = 0.0
    gpu = vaka.batch(device.game, given.lanes, given.seats, device=device, mask=False, observation=False)
    for repeat in range(REPEATS):
        set_seeds(gpu, 1 + repeat * given.lanes * given.matches)
        device.cuda.synchronize()
        started = time.perf_counter()
        decisions = int(gpu.play_random(given.matches).sum())
        best = max(best, decisions / (time.perf_counter() - started))
    print(
        f"{device.game.name}: {_rate(best)} decisions/s in random play, {given.lanes:,} lanes × {given.matches}",
        flush=True,
    )
    return best


def step(device: Cuda, given: argparse.Namespace) -> float:
    """Decisions a second in the step API, with observations that PyTorch reads."""
    import torch

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
    rate = steps * given.step / spent
    print(f"{device.game.name}: {_rate(rate)} decisions/s in steps with observation, {given.step:,} lanes", flush=True)
    return rate


if __name__ == "__main__":
    main()
