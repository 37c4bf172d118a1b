"""Attacks a room in every way we know, and measures how long other people's moves take meanwhile.

python benchmarks/siege.py [--seconds S] [--only NAME] [--json] [--write PAGE]

The room has its default settings. At four tables people play about five moves a second each, at two more against a bot;
then each attack runs for S seconds from an address of its own (127.1.x.y, so Linux only), and finally all of them
together, from new ones. Attackers run at the lowest priority. Beside the room runs a bare echo server that nobody
attacks. It writes each message to disk before it answers, as a room does with moves: what its messages take is the
machine's doing.

Exit code 1 if under any attack the 99th percentile of moves is above 100 ms; if that of people's bots is above the
second for which a bot may think and as much; if the room and its children take more than 1 GB; if a request fails; or
if the limits let nothing of an attack through, so that it was none, although it goes on for up to 45 seconds more until
something comes through. On a machine so busy that 20 ms do not hold without an attack, the bounds grow by as much, and
the last lines say so.
"""

import argparse
import asyncio
import json
import os
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import asdict, dataclass
from math import inf
from pathlib import Path

import httpx

sys.path.insert(0, str(Path(__file__).parents[1]))

from benchmarks.attacks import asking, lines, thinking
from benchmarks.attacks.attacker import CAME_THROUGH, Attacker, records
from benchmarks.machine import described, markdown, write_section
from benchmarks.victims import Control, Victims

from vaka.core.level import Level

P99_MS, QUIET_P99_MS = 100.0, 20.0  # under attack, and without
THINKING_MS = 1000.0 * Level.seconds  # for which a bot may think, however many others do
MEMORY_MB = 1000.0
KINDS = ("served", "refused", "limited", "cut off", "failed")
QUIET = "nothing"
TOGETHER = "all together"


@dataclass(frozen=True)
class Row:
    """How moves went under one attack."""

    attack: str
    moves: int
    median_ms: float
    p99_ms: float
    slowest_ms: float
    bot_median_ms: float
    bot_p99_ms: float
    echo_p99_ms: float
    lost: int  # victims who had to begin anew
    room_cpu: float  # the room's share of a core
    memory_mb: int
    outcomes: dict[str, int]  # of the attack's requests, by kind


SHOWN = ("attack", "median_ms", "p99_ms", "slowest_ms", "bot_median_ms", "bot_p99_ms", "echo_p99_ms", "memory_mb")

ATTACKS: dict[str, Callable[[Attacker], Awaitable[None]]] = {
    attack.__name__.replace("_", " "): attack
    for attack in (
        asking.dotted_keys, asking.endless_records, asking.long_tables, asking.imports, asking.replays_with_words,
        asking.tables_with_words, asking.bogus_files, asking.files, asking.flood, lines.endless_headers,
        lines.half_requests, lines.frames, lines.piled_requests, thinking.journeys_hints_and_reviews,
        thinking.bots_for_nobody,
    )
}  # fmt: skip

ROOM = """
import sys
from pathlib import Path
from vaka.server.run import serve
from vaka.server.settings import Settings
serve(Settings(data=Path(sys.argv[1]), port=0), lambda address: print(address, flush=True))
"""

ECHO = """
import asyncio, os, sys
kept = open(sys.argv[1], "ab", buffering=0)
async def echo(reader, writer):
    while data := await reader.readline():
        kept.write(data)
        await asyncio.to_thread(os.fsync, kept.fileno())
        writer.write(data)
async def main():
    server = await asyncio.start_server(echo, "127.0.0.1", 0)
    print(f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}", flush=True)
    await server.serve_forever()
asyncio.run(main())
"""


def tree(process: int) -> list[int]:
    """A process and all below it."""
    found = [process]
    for task in Path(f"/proc/{process}/task").glob("*/children"):
        with suppress(OSError):
            for child in task.read_text("ascii").split():
                found += tree(int(child))
    return found


def resident_mb(process: int) -> float:
    """Megabytes in memory of a process and all below it."""
    pages = 0
    for each in tree(process):
        with suppress(OSError, IndexError):
            pages += int(Path(f"/proc/{each}/statm").read_text("ascii").split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6


def processor_s(process: int) -> float:
    """Seconds of processor time a process has had."""
    fields = Path(f"/proc/{process}/stat").read_text("ascii").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def warmed(url: str) -> None:
    """Wait until the bots have compiled what they search by; a fresh machine takes minutes, others a second."""
    async with httpx.AsyncClient(base_url=url, timeout=60.0) as http:
        for game in thinking.GAMES:
            seats = [{"kind": "me"}] * 4
            made = (await http.post("/api/tables", json={"game": game, "seats": seats, "bearer": True})).json()
            table, held = made["table"], {"authorization": f"Bearer {made['token']}"}
            ask = {"seat": table["to_move"], "entry": table["entry"]}
            while (await http.post(f"/api/tables/{table['id']}/hint", json=ask, headers=held)).status_code == 503:
                await asyncio.sleep(1.0)


async def measured(name: str, url: str, echo: str, room: int, seconds: float, kept: str) -> Row:
    """How moves go while some attacks run."""
    names = {QUIET: [], TOGETHER: list(ATTACKS)}.get(name, [name])
    victims, control = Victims(url), Control(echo)
    playing = [asyncio.create_task(control.play()), *victims.all_of_them()]
    await asyncio.sleep(1.0)
    victims.forget()
    control.times.clear()
    command = [sys.executable, __file__, "--url", url, "--seconds", str(seconds), "--records", kept, "--attack", *names]
    attacking = await asyncio.create_subprocess_exec(*command, stdout=asyncio.subprocess.PIPE) if names else None
    said = asyncio.create_task(asyncio.sleep(seconds) if attacking is None else attacking.communicate())
    most, began, before = 0.0, time.monotonic(), processor_s(room)
    while not said.done():
        most = max(most, resident_mb(room))
        await asyncio.sleep(0.25)
    share = (processor_s(room) - before) / (time.monotonic() - began)
    victims.playing = control.playing = False
    await asyncio.gather(*playing)
    ended = said.result()
    outcomes = Counter[str]() if ended is None else Counter(json.loads(ended[0]))
    return Row(
        name,
        len(victims.times),
        percentile(victims.times, 50),
        percentile(victims.times, 99),
        percentile(victims.times, 100),
        percentile(victims.answers, 50),
        percentile(victims.answers, 99),
        percentile(control.times, 99),
        victims.lost,
        round(share, 2),
        round(most),
        {kind: outcomes[kind] for kind in KINDS},
    )


def percentile(times: list[float], percent: int) -> float:
    """In milliseconds; for ever, if nothing was answered."""
    if not times:
        return inf
    return round(sorted(times)[min(len(times) - 1, len(times) * percent // 100)] * 1000, 1)


@contextmanager
def running(code: str, *arguments: str) -> Iterator[tuple[int, str]]:
    """A server in its own process: its number and its address."""
    command = [sys.executable, "-c", code, *arguments]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        try:
            yield process.pid, process.stdout.readline().strip().replace("localhost", "127.0.0.1")
        finally:
            process.terminate()


async def besiege(arguments: argparse.Namespace, folder: str) -> list[Row]:
    kept = Path(folder) / "records.json"
    kept.write_text(json.dumps(records()), "utf-8")
    rows = []
    with (
        running(ROOM, str(Path(folder) / "room")) as (room, url),
        running(ECHO, str(Path(folder) / "echo")) as (_, echo),
    ):
        await warmed(url)
        await asyncio.sleep(3.0)  # the room settles
        for name in [QUIET, *([arguments.only] if arguments.only else [*ATTACKS, TOGETHER])]:
            rows.append(await measured(name, url, echo, room, arguments.seconds, str(kept)))
            if not arguments.json:
                print(line(rows[-1]), flush=True)
            await asyncio.sleep(2.0)  # buckets fill again
    return rows


def line(row: Row) -> str:
    figures = {
        "median": row.median_ms, "p99": row.p99_ms, "worst": row.slowest_ms, "bot": row.bot_median_ms,
        "bot p99": row.bot_p99_ms, "echo p99": row.echo_p99_ms, "cpu": row.room_cpu, "MB": row.memory_mb,
        **row.outcomes, "lost": row.lost,
    }  # fmt: skip
    return f"{row.attack:<19}" + "".join(f" {name} {figure:<6}" for name, figure in figures.items())


def page(rows: list[Row], seconds: float) -> str:
    """The figures as a table."""
    kinds = [kind for kind in KINDS if kind != "failed"]
    cells = [
        [*(str(getattr(row, name)) for name in SHOWN), *(str(row.outcomes[kind]) for kind in kinds)] for row in rows
    ]
    headings = [*(name.replace("memory_mb", "MB").replace("_", " ") for name in SHOWN), *kinds]
    return "\n".join([f"{described()}, {seconds:g} s each", "", *markdown(headings, cells, 1)])


def bound(rows: list[Row]) -> float:
    """The most milliseconds 99 % of moves may take under attack: more if the machine is too busy for the quiet room."""
    return P99_MS * max(1.0, rows[0].p99_ms / QUIET_P99_MS)


def broken(rows: list[Row]) -> list[str]:
    """The bounds that did not hold."""
    found, most = [], bound(rows)
    answered = THINKING_MS + most
    for row in rows:
        attacked, done = row.attack != QUIET, row.outcomes
        if row.p99_ms > most and attacked:
            found.append(f"{row.attack}: 99 % of moves within {row.p99_ms:.0f} ms, not {most:.0f}")
        if row.bot_p99_ms > answered:
            found.append(f"{row.attack}: a bot answers within {row.bot_p99_ms:.0f} ms, not {answered:.0f}")
        if row.memory_mb > MEMORY_MB:
            found.append(f"{row.attack}: {row.memory_mb} MB, not {MEMORY_MB:.0f}")
        if done["failed"] or row.lost:
            found.append(f"{row.attack}: {done['failed']} requests failed, {row.lost} victims had to begin anew")
        if attacked and not any(done[kind] for kind in CAME_THROUGH):
            found.append(f"{row.attack}: nothing came through the limits, so it was no attack")
    return found


def address_of(name: str, together: int) -> str:
    """Where an attack comes from: what one has used up is nothing to the next."""
    return f"127.1.{together}.{list(ATTACKS).index(name) + 1}"


def attack(arguments: argparse.Namespace) -> None:
    """Attacks, each from an address of its own, in a process of the lowest priority."""
    os.nice(19)
    kept = json.loads(Path(arguments.records).read_text("utf-8"))
    outcomes: Counter[str] = Counter()
    until = time.monotonic() + arguments.seconds

    async def all_of_them() -> None:
        attackers = [
            ATTACKS[name](Attacker(arguments.url, address_of(name, len(arguments.attack)), until, kept, outcomes))
            for name in arguments.attack
        ]
        await asyncio.wait_for(asyncio.gather(*attackers), arguments.seconds + 60)

    asyncio.run(all_of_them())
    print(json.dumps(outcomes))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=10.0, help="how long each attack goes on (default: 10)")
    parser.add_argument("--only", choices=[*ATTACKS, TOGETHER], help="one attack, beside the quiet room")
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.add_argument("--write", type=Path, help="the page to write the figures into")
    parser.add_argument("--attack", nargs="+", help=argparse.SUPPRESS)
    for own in ("--url", "--records"):
        parser.add_argument(own, help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.attack:
        attack(arguments)
        return
    with tempfile.TemporaryDirectory() as folder:
        rows = asyncio.run(besiege(arguments, folder))
    if arguments.json:
        print(json.dumps([asdict(row) for row in rows], indent=1))
    if arguments.write:
        write_section(arguments.write, "siege", page(rows, arguments.seconds))
    if (most := bound(rows)) > P99_MS:
        quiet = f"without an attack 99 % of moves took {rows[0].p99_ms:.0f} ms, not {QUIET_P99_MS:.0f}"
        print(f"A busy machine: {quiet}. The bound is {most:.0f} ms instead of {P99_MS:.0f}.", file=sys.stderr)
    problems = broken(rows)
    print("\n".join(problems) or "All bounds hold.", file=sys.stderr)
    sys.exit(1 if problems else 0)


if __name__ == "__main__":
    main()
