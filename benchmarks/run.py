"""Measures Vaka beside other game libraries, in one run on one core.

Each library is installed into an environment of its own in `.bench/`, measured with the script of that name in
`benchmarks/rivals`, and compared with OpenSpiel's connect_four. `make bench` writes the table to docs/benchmarks.md.

  python benchmarks/run.py --only OpenSpiel --seconds 1
"""

import argparse
import json
import os
import subprocess
import sys
import tempfile
import time
import venv
from dataclasses import dataclass
from pathlib import Path
from typing import TypedDict

from rich.console import Console
from rich.table import Table

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE.parent))

from benchmarks.machine import described, markdown, write_section  # noqa: E402

ENVIRONMENTS = HERE.parent / ".bench"
BASELINE = ("OpenSpiel", "connect_four")
PASSES = 3  # over all systems; the best pass of each counts, because machines are noisy


class Measured(TypedDict):
    """What a script of `rivals` prints, a list of them on one line."""

    system: str
    game: str
    how: str
    decisions_per_s: int
    matches_per_s: float


class Row(Measured):
    """What the page shows."""

    ratio: float | None  # to the baseline, if that was measured


@dataclass(frozen=True)
class Rival:
    """Another library: the script that measures it, and what to install for that."""

    script: str
    packages: tuple[str, ...]


RIVALS = {
    "OpenSpiel": Rival("open_spiel.py", ("open_spiel==2.0.2",)),
    "Pgx": Rival("pgx_jax.py", ("pgx==2.6.0", "jax==0.10.2", "jaxlib==0.10.2")),
    "PettingZoo": Rival("petting_zoo.py", ("pettingzoo[classic]==1.27.0",)),
    "RLCard": Rival("rl_card.py", ("rlcard==1.2.0",)),
    "Catanatron": Rival("catan.py", ("catanatron==3.2.1",)),
}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument(
        "--seconds",
        type=float,
        metavar="S",
        default=3.0,
        help=f"per row and pass ({PASSES} passes); default: %(default)s",
    )
    parser.add_argument(
        "--only", nargs="*", choices=RIVALS, metavar="NAME", help=f"only Vaka and these of: {', '.join(RIVALS)}"
    )
    parser.add_argument("--json", action="store_true", help="print JSON instead of a table")
    parser.add_argument("--write", type=Path, metavar="FILE", help="write the table into its section of a page, too")
    arguments = parser.parse_args()
    chosen = RIVALS if arguments.only is None else {name: RIVALS[name] for name in arguments.only}
    rows = measure(chosen, arguments.seconds)
    if arguments.json:
        print(json.dumps(rows, indent=1))
    else:
        show(rows)
    if arguments.write:
        write_section(arguments.write, "rivals", section(rows, arguments.seconds))


def measure(rivals: dict[str, Rival], seconds: float) -> list[Row]:
    """The best pass of every row, Vaka's and the others', with its ratio to the baseline."""
    commands = [[sys.executable, str(HERE / "vaka_rows.py"), str(seconds)]]
    for name, rival in rivals.items():
        python = environment(name, rival)
        if python is not None:
            commands.append([str(python), str(HERE / "rivals" / rival.script), str(seconds)])
    one_core()
    best: dict[tuple[str, str, str], Measured] = {}
    for number in range(PASSES):
        for command in commands:
            print(f"pass {number + 1} of {PASSES}: {Path(command[1]).stem}", file=sys.stderr, flush=True)
            done = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True)
            for row in json.loads(done.stdout.splitlines()[-1]):
                key = row["system"], row["game"], row["how"]
                if key not in best or row["decisions_per_s"] > best[key]["decisions_per_s"]:
                    best[key] = row
    rows = list(best.values())
    base = next((row["decisions_per_s"] for row in rows if (row["system"], row["game"]) == BASELINE), None)
    return [{**row, "ratio": round(row["decisions_per_s"] / base, 4) if base else None} for row in rows]


def environment(name: str, rival: Rival) -> Path | None:
    """The Python of a rival's environment, which is made if missing; None, with a note, if that fails."""
    folder = ENVIRONMENTS / name.lower()
    python = folder / "bin" / "python"
    ready = folder / "ready"
    wanted = "\n".join(rival.packages)
    if not ready.exists() or ready.read_text("utf-8") != wanted:
        print(f"making the environment of {name}", file=sys.stderr, flush=True)
        venv.create(folder, with_pip=True)
        install = [str(python), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", *rival.packages]
        if subprocess.run(install, check=False, stdout=sys.stderr).returncode != 0:
            print(f"{name} could not be installed and is left out of this run", file=sys.stderr)
            return None
        ready.write_text(wanted, "utf-8")
    return python


def one_core() -> None:
    """Pin this process and all it starts to one core, where the system can."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})


def show(rows: list[Row]) -> None:
    table = Table("system", "game", "how", "decisions/s", "matches/s", "ratio")
    for row in rows:
        table.add_row(*cells(row))
    console = Console()
    console.print(table)
    for name, seconds in startup().items():
        console.print(f"{name}: {seconds:.2f} s")


def cells(row: Row) -> list[str]:
    ratio = "" if row["ratio"] is None else f"{row['ratio']:.3g}"
    return [
        row["system"], row["game"], row["how"], f"{row['decisions_per_s']:,}", f"{row['matches_per_s']:,}", ratio,
    ]  # fmt: skip


def section(rows: list[Row], seconds: float) -> str:
    """The table as Markdown, with how it was measured."""
    packages = ", ".join(package for rival in RIVALS.values() for package in rival.packages)
    lines = [
        f"{described()}; one core, {PASSES} passes of {seconds:g} s",
        "",
        *markdown(["system", "game", "how", "decisions/s", "matches/s", "ratio"], [cells(row) for row in rows], 3),
        "",
        f"Versions: {packages}.",
    ]
    return "\n".join(lines)


def startup() -> dict[str, float]:
    """Start-up times in seconds: listing the games, and compiled rules with an empty and with a warm cache."""
    times = {"`vaka games`": timed([sys.executable, "-m", "vaka", "games"])}
    with tempfile.TemporaryDirectory() as cache:
        for label in ("compiled rules, first time", "compiled rules from the cache"):
            command = [sys.executable, "-m", "vaka", "bench", "--json", "--seconds", "0"]
            done = subprocess.run(
                command,
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL,
                env={**os.environ, "VAKA_CACHE": cache},
                check=True,
            )
            for row in json.loads(done.stdout):
                if row["mode"] == "compiled":
                    times[f"{row['game']}, {label}"] = row["ready_s"]
    return times


def timed(command: list[str]) -> float:
    """Seconds the command takes, the best of five."""
    times = []
    for _ in range(5):
        started = time.perf_counter()
        subprocess.run(command, stdout=subprocess.DEVNULL, check=True)
        times.append(time.perf_counter() - started)
    return min(times)


if __name__ == "__main__":
    main()
