"""Attacks a room in every way we know, and measures how long other people's moves take meanwhile.

python benchmarks/siege.py [--seconds S] [--only NAME] [--json]

The room has its default limits. Four tables play about five moves a second each; then each attack runs for S seconds
from an address of its own (127.1.x.y, so Linux only), and finally all of them together, from new ones. Attackers run at
the lowest priority. Beside the room runs a bare echo server that nobody attacks. It writes each message to disk before
it answers, as a room does with moves: what its messages take is the machine's doing.

Exit code 1 if under any attack the 99th percentile of moves is above 100 ms; if the room and its children take more
than 1 GB; if a request fails; or if the limits let nothing of an attack through, so that it was none. On a machine so
busy that 20 ms do not hold without an attack, the bound grows by as much, and the last lines say so.
"""

import argparse
import asyncio
import json
import os
import random
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

from vaka.core.match import Match
from vaka.core.record import to_record
from vaka.server.settings import Limits

TABLES = 4
MOVES_PER_S = 5.0  # at each table
P99_MS, QUIET_P99_MS = 100.0, 20.0  # under attack, and without
MEMORY_MB = 1000.0
LONGEST = Limits().plies
# what became of a request, by the first status above its own: it was "limited" if nobody looked at what it asks for
OUTCOMES = {400: "served", 429: "refused", 430: "limited", 500: "refused", 503: "failed", 504: "limited", 600: "failed"}
KINDS = ("served", "refused", "limited", "cut off", "failed")
QUIET = "nothing"
TOGETHER = "all together"

ROOM = """
import sys
from pathlib import Path
from vaka.server.run import serve
from vaka.server.settings import Settings
serve(Settings(data=Path(sys.argv[1]), port=0, warm=False), lambda address: print(address, flush=True))
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


@dataclass
class Attacker:
    """Who attacks: an address of their own, and what became of what they sent."""

    url: str
    address: str
    until: float
    records: dict[str, Any]
    outcomes: Counter[str]

    @asynccontextmanager
    async def http(self) -> AsyncIterator[httpx.AsyncClient]:
        transport = httpx.AsyncHTTPTransport(local_address=self.address)
        async with httpx.AsyncClient(base_url=self.url, transport=transport, timeout=60.0) as client:
            yield client

    async def repeat(self, per_s: float, at_once: int, send: Callable[[], Awaitable[httpx.Response]]) -> None:
        """Send this many requests a second until the time is up, and no more at once than that."""
        room, under_way = asyncio.Semaphore(at_once), set[asyncio.Task[None]]()
        while time.monotonic() < self.until:
            await room.acquire()
            task = asyncio.create_task(self._one(send))
            under_way.add(task)
            task.add_done_callback(under_way.discard)
            task.add_done_callback(lambda _: room.release())
            await asyncio.sleep(1 / per_s)
        for task in under_way:
            task.cancel()
        await asyncio.gather(*under_way, return_exceptions=True)

    async def _one(self, send: Callable[[], Awaitable[httpx.Response]]) -> None:
        try:
            answer = await send()
        except httpx.HTTPError:
            self.outcomes["cut off"] += 1
            return
        status = answer.status_code
        self.outcomes[next(kind for below, kind in OUTCOMES.items() if status < below)] += 1

    async def table(self, http: httpx.AsyncClient, name: str) -> tuple[str, dict[str, str]]:
        """A table opened from a record, and the header of who holds it."""
        made = (await http.post("/api/records", json={"record": self.records[name], "bearer": True})).json()
        return made["table"]["id"], {"authorization": f"Bearer {made['token']}"}


async def dotted_keys(attacker: Attacker) -> None:
    """Components files with one key of 29,900 dots."""
    body = {"text": "a" + ".a" * 29_900 + " = 1"}
    async with attacker.http() as http:
        await attacker.repeat(8, 8, lambda: http.post("/api/games/tongiaki/components", json=body))


async def endless_records(attacker: Attacker) -> None:
    """Legal records that do not end: one as long as a room takes, one longer than any match."""
    longest = {**attacker.records["endless"], "actions": attacker.records["endless"]["actions"] * 8}
    bodies = [json.dumps({"record": record}).encode() for record in (attacker.records["endless"], longest)]
    async with attacker.http() as http:
        await attacker.repeat(5, 8, lambda: http.post("/api/records", content=random.choice(bodies)))


async def long_tables(attacker: Attacker) -> None:
    """Replays, records and forks of a table with thousands of decisions."""
    async with attacker.http() as http:
        table, held = await attacker.table(http, "endless")
        await http.post(f"/api/tables/{table}/close", headers=held)
        asks: list[Callable[[], Awaitable[httpx.Response]]] = [
            lambda: http.get(f"/api/tables/{table}/replay?count=1&first={random.randrange(LONGEST)}"),
            lambda: http.get(f"/api/tables/{table}/record"),
            lambda: http.post(f"/api/tables/{table}/fork", json={"ply": LONGEST - 1}),
        ]
        await attacker.repeat(28, 16, lambda: random.choice(asks)())


async def imports(attacker: Attacker) -> None:
    """Ordinary records, forty at once."""
    body = json.dumps({"record": attacker.records["ordinary"]}).encode()
    async with attacker.http() as http:
        await attacker.repeat(28, 40, lambda: http.post("/api/records", content=body))


async def replays_with_words(attacker: Attacker) -> None:
    """Whole replays in sentences."""
    async with attacker.http() as http:
        table, _ = await attacker.table(http, "ordinary")
        ask = f"/api/tables/{table}/replay?words=true&count=100&first="
        await attacker.repeat(28, 16, lambda: http.get(f"{ask}{random.randrange(400)}"))


async def tables_with_words(attacker: Attacker) -> None:
    """A table with hundreds of choices in sentences."""
    async with attacker.http() as http:
        table, held = await attacker.table(http, "begun")
        await attacker.repeat(28, 16, lambda: http.get(f"/api/tables/{table}?words=true", headers=held))


async def bogus_files(attacker: Attacker) -> None:
    """Records and journeys of 4 MiB and of 1 MiB that are none."""
    bodies = [json.dumps({"record": {"x": [[]] * size}}).encode() for size in (1_000_000, 250_000)]
    paths = ("/api/records", "/api/journeys/verify")
    async with attacker.http() as http:
        await attacker.repeat(10, 10, lambda: http.post(random.choice(paths), content=random.choice(bodies)))


async def files(attacker: Attacker) -> None:
    """The largest file of the page, compressed."""
    async with attacker.http() as http:
        page = (await http.get("/")).text
        script = page.partition('src="')[2].partition('"')[0] or "/"
        await attacker.repeat(150, 50, lambda: http.get(script))


async def flood(attacker: Attacker) -> None:
    """Small requests, far above the rate."""
    async with attacker.http() as http:
        await attacker.repeat(300, 50, lambda: http.get("/api/games"))


async def endless_headers(attacker: Attacker) -> None:
    """Requests whose headers never end."""
    host, port = attacker.url.removeprefix("http://").split(":")

    async def send() -> None:
        _, writer = await asyncio.open_connection(host, int(port), local_addr=(attacker.address, 0))
        try:
            writer.write(b"GET /api/games HTTP/1.1\r\nhost: localhost\r\n")
            while time.monotonic() < attacker.until:
                writer.write(b"x-y: " + b"z" * 8000 + b"\r\n")
                await writer.drain()
                await asyncio.sleep(0.001)
            attacker.outcomes["served"] += 1
        except OSError:
            attacker.outcomes["cut off"] += 1
        finally:
            writer.close()

    while time.monotonic() < attacker.until:
        await asyncio.gather(*(send() for _ in range(10)), return_exceptions=True)
        await asyncio.sleep(0.2)


async def half_requests(attacker: Attacker) -> None:
    """Eleven hundred requests of which half a line is sent."""
    host, port = attacker.url.removeprefix("http://").split(":")
    opened: list[tuple[asyncio.StreamReader, asyncio.StreamWriter]] = []
    while time.monotonic() < attacker.until:
        if len(opened) < 1100:
            with suppress(OSError):
                opened.append(await asyncio.open_connection(host, int(port), local_addr=(attacker.address, 0)))
                opened[-1][1].write(b"GET /api/ga")
        await asyncio.sleep(0.002)
    for reader, writer in opened:
        try:
            await asyncio.wait_for(reader.read(1), 0.001)
            attacker.outcomes["cut off"] += 1
        except (TimeoutError, OSError):
            attacker.outcomes["served"] += 1
        writer.close()


async def frames(attacker: Attacker) -> None:
    """Sockets full of pings and empty pieces of messages, as fast as the room reads them."""
    async with attacker.http() as http:
        made = (await http.post("/api/tables", json={"game": "powerboats", "seats": [{"kind": "me"}] * 2})).json()
    path = f"/api/tables/{made['table']['id']}/socket"
    ask = f"GET {path} HTTP/1.1\r\nhost: localhost\r\nupgrade: websocket\r\nconnection: upgrade\r\n"
    ask += f"sec-websocket-version: 13\r\nsec-websocket-key: {'A' * 22}==\r\n\r\n"
    many = [b"\x89\x80\0\0\0\0" * 10_000, b"\x01\x80\0\0\0\0" + b"\x00\x80\0\0\0\0" * 10_000]
    await _pour(attacker, ask.encode(), many)


async def piled_requests(attacker: Attacker) -> None:
    """Thousands of requests on one line, none of which waits for an answer, and addresses of fifteen thousand parts."""
    one = b"GET /api/tables HTTP/1.1\r\nhost: localhost\r\n\r\n"
    await _pour(attacker, b"", [one * 5000, one.replace(b"tables", b"tables?" + b"a&" * 15_000) * 8])


async def _pour(attacker: Attacker, first: bytes, many: list[bytes]) -> None:
    """Pour something into one line after another, four at a time."""
    host, port = attacker.url.removeprefix("http://").split(":")

    async def send() -> None:
        reader, writer = await asyncio.open_connection(host, int(port), local_addr=(attacker.address, 0))
        reading = asyncio.create_task(reader.read())
        try:
            writer.write(first)
            await asyncio.sleep(0.05)
            what = random.choice(many)
            while time.monotonic() < attacker.until and not reading.done():
                writer.write(what)
                await writer.drain()
            attacker.outcomes["cut off" if reading.done() else "served"] += 1
        except OSError:
            attacker.outcomes["cut off"] += 1
        finally:
            reading.cancel()
            writer.close()

    while time.monotonic() < attacker.until:
        await asyncio.gather(*(send() for _ in range(4)), return_exceptions=True)


ATTACKS: dict[str, Callable[[Attacker], Awaitable[None]]] = {
    attack.__name__.replace("_", " "): attack
    for attack in (
        dotted_keys, endless_records, long_tables, imports, replays_with_words, tables_with_words, bogus_files, files,
        flood, endless_headers, half_requests, frames, piled_requests,
    )
}  # fmt: skip


def records() -> dict[str, Any]:
    """An ordinary match of the game with the largest positions, its beginning, and a match that goes in circles."""
    ordinary = Match("whakaari", 4, seed=5)
    begun = None
    rng = random.Random(1)
    while not ordinary.over:
        ordinary.play(rng.choice(ordinary.legal()))
        if begun is None and ordinary.ply > 60 and len(ordinary.legal()) > 200 and ordinary.to_move == 0:
            begun = to_record(ordinary)
    endless = Match("powerboats", 6, seed=5)
    while endless.ply < LONGEST:
        endless.play(endless.legal()[-1])
    begun = begun or to_record(ordinary.fork(61))
    return {"ordinary": to_record(ordinary), "begun": begun, "endless": to_record(endless)}


@dataclass
class Victims:
    """People who play. `times` are the seconds each move took from its sending to its answer."""

    url: str
    times: list[float] = field(default_factory=list)
    lost: int = 0  # moves that were refused, or connections that broke
    playing: bool = True

    async def play(self, phase: float) -> None:
        await asyncio.sleep(phase)
        while self.playing:
            try:
                await self._table()
            except (OSError, httpx.HTTPError, KeyError, TimeoutError) as error:
                print(f"A victim had to begin anew: {error!r}", file=sys.stderr)
                self.lost += 1
                await asyncio.sleep(0.5)

    async def _table(self) -> None:
        """Play one match, over a socket that holds both seats."""
        async with httpx.AsyncClient(base_url=self.url, timeout=60.0) as http:
            body = {"game": "powerboats", "seats": [{"kind": "me"}, {"kind": "me"}], "bearer": True}
            made = (await http.post("/api/tables", json=body)).json()
        address = f"{self.url.replace('http', 'ws')}/api/tables/{made['table']['id']}/socket"
        held = {"authorization": f"Bearer {made['token']}"}
        async with connect(address, additional_headers=held, proxy=None, max_size=None, compression=None) as socket:
            message = json.loads(await socket.recv())
            while self.playing and (choices := choices_of(message)):
                began = time.perf_counter()
                entry = message["entry"] if "entry" in message else message["table"]["entry"]
                await socket.send(json.dumps({"type": "act", "entry": entry, "action": random.choice(choices)}))
                message = await self._position(socket)
                self.times.append(time.perf_counter() - began)
                await asyncio.sleep(max(0.0, 1 / MOVES_PER_S - (time.perf_counter() - began)))

    async def _position(self, socket: ClientConnection) -> dict[str, Any]:
        while True:
            message: dict[str, Any] = json.loads(await asyncio.wait_for(socket.recv(), 120))
            if message["type"] == "ply":
                return message
            if message["type"] == "problem":
                raise OSError(message["message"])


@dataclass
class Control:
    """Messages to the bare echo server, as often as one table moves."""

    url: str
    times: list[float] = field(default_factory=list)
    playing: bool = True

    async def play(self) -> None:
        host, port = self.url.removeprefix("http://").split(":")
        reader, writer = await asyncio.open_connection(host, int(port))
        while self.playing:
            began = time.perf_counter()
            writer.write(b"x" * 4000 + b"\n")
            await reader.readline()
            self.times.append(time.perf_counter() - began)
            await asyncio.sleep(1 / MOVES_PER_S / TABLES)
        writer.close()


def choices_of(message: dict[str, Any]) -> list[int]:
    return [choice["action"] for position in message["positions"] for choice in position["choices"] or ()]


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


async def measured(name: str, url: str, echo: str, room: int, seconds: float, kept: str) -> dict[str, Any]:
    """How moves go while some attacks run."""
    names = {QUIET: [], TOGETHER: list(ATTACKS)}.get(name, [name])
    victims, control = Victims(url), Control(echo)
    playing = [asyncio.create_task(control.play())]
    playing += [asyncio.create_task(victims.play(number * 0.05)) for number in range(TABLES)]
    await asyncio.sleep(1.0)
    victims.times.clear()
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
    return {
        "attack": name,
        "moves": len(victims.times),
        "median_ms": percentile(victims.times, 50),
        "p99_ms": percentile(victims.times, 99),
        "worst_ms": percentile(victims.times, 100),
        "echo_p99_ms": percentile(control.times, 99),
        "lost": victims.lost,
        "room_cpu": round(share, 2),
        "memory_mb": round(most),
        **{kind: outcomes[kind] for kind in KINDS},
    }


def percentile(times: list[float], percent: int) -> float:
    """In milliseconds."""
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


async def besiege(arguments: argparse.Namespace, folder: str) -> list[dict[str, Any]]:
    kept = Path(folder) / "records.json"
    kept.write_text(json.dumps(records()), "utf-8")
    rows = []
    with (
        running(ROOM, str(Path(folder) / "room")) as (room, url),
        running(ECHO, str(Path(folder) / "echo")) as (_, echo),
    ):
        await asyncio.sleep(3.0)  # the room settles
        for name in [QUIET, *([arguments.only] if arguments.only else [*ATTACKS, TOGETHER])]:
            rows.append(await measured(name, url, echo, room, arguments.seconds, str(kept)))
            if not arguments.json:
                print(line(rows[-1]), flush=True)
            await asyncio.sleep(2.0)  # buckets fill again
    return rows


def line(row: dict[str, Any]) -> str:
    figures = {
        "median": "median_ms", "p99": "p99_ms", "worst": "worst_ms", "echo p99": "echo_p99_ms", "cpu": "room_cpu",
        "MB": "memory_mb", **{kind: kind for kind in KINDS}, "lost": "lost",
    }  # fmt: skip
    return f"{row['attack']:<19}" + "".join(f" {short} {row[name]:<6}" for short, name in figures.items())


def bound(rows: list[dict[str, Any]]) -> float:
    """The most milliseconds 99 % of moves may take under attack: more if the machine is too busy for the quiet room."""
    return P99_MS * max(1.0, rows[0]["p99_ms"] / QUIET_P99_MS)


def broken(rows: list[dict[str, Any]]) -> list[str]:
    """The bounds that did not hold."""
    found, most = [], bound(rows)
    for row in rows:
        if row["p99_ms"] > most and row["attack"] != QUIET:
            found.append(f"{row['attack']}: 99 % of moves within {row['p99_ms']:.0f} ms, not {most:.0f}")
        if row["memory_mb"] > MEMORY_MB:
            found.append(f"{row['attack']}: {row['memory_mb']:.0f} MB, not {MEMORY_MB:.0f}")
        if row["failed"] or row["lost"]:
            found.append(f"{row['attack']}: {row['failed']} requests failed, {row['lost']} victims had to begin anew")
        if row["attack"] != QUIET and not row["served"] + row["refused"] + row["cut off"]:
            found.append(f"{row['attack']}: nothing came through the limits, so it was no attack")
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
        print(json.dumps(rows, indent=1))
    if (most := bound(rows)) > P99_MS:
        quiet = f"without an attack 99 % of moves took {rows[0]['p99_ms']:.0f} ms, not {QUIET_P99_MS:.0f}"
        print(f"A busy machine: {quiet}. The bound is {most:.0f} ms instead of {P99_MS:.0f}.", file=sys.stderr)
    problems = broken(rows)
    print("\n".join(problems) or "All bounds hold.", file=sys.stderr)
    sys.exit(1 if problems else 0)


if __name__ == "__main__":
    main()
