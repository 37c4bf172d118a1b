"""Rooms in processes of their own, and people who play at their tables: what measurements of a room share."""

import asyncio
import json
import random
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import orjson
from websockets.asyncio.client import ClientConnection, connect

import vaka

SEATS = 4
WARM_UP = 3.0  # seconds of play before measuring
AT_ONCE = 50  # requests under way while tables are opened

ROOM = """
import json, logging, signal, sys
from pathlib import Path
from vaka.server.run import serve
from vaka.server.settings import Limits, Settings
from vaka.server.tables import return_memory
given = json.loads(sys.argv[1])
given["data"] = Path(given["data"])
limits = Limits(rate=1e6, burst=1_000_000, tables=1_000_000, sockets=1_000_000, accounts=1_000_000)
log = logging.getLogger("vaka.server.compiled")  # says when compiled rules are loaded
log.addHandler(logging.StreamHandler(sys.stdout))
log.setLevel(logging.INFO)
signal.signal(signal.SIGUSR1, lambda *_: return_memory())
serve(Settings(**given, workers=1, limits=limits), lambda address: print(address, flush=True))
"""

ECHO = """
import uvicorn, socket, asyncio
from vaka.server.run import bind
async def app(scope, receive, send):
    await receive()
    await send({"type": "websocket.accept"})
    while (message := await receive())["type"] == "websocket.receive":
        await send({"type": "websocket.send", "text": message["text"]})
listening = bind("127.0.0.1", 0)
print(f"http://127.0.0.1:{listening.getsockname()[1]}", flush=True)
config = uvicorn.Config(app, ws="websockets-sansio", ws_per_message_deflate=False, lifespan="off", log_level="warning")
uvicorn.Server(config).run(sockets=[listening])
"""


@dataclass
class Server:
    """A server in a process of its own."""

    url: str
    pid: int

    @property
    def seconds(self) -> float:
        """Processor time so far."""
        return time.clock_gettime(~self.pid << 3 | 2)  # clock_getcpuclockid(3), which Python has for threads only

    @property
    def bytes(self) -> int:
        """Memory that belongs to it alone."""
        lines = Path(f"/proc/{self.pid}/smaps_rollup").read_text().splitlines()
        kinds = ("Private_Clean:", "Private_Dirty:")
        return sum(1024 * int(line.split()[1]) for line in lines if line.startswith(kinds))


@contextmanager
def serving(code: str, *arguments: str, games: int = 0) -> Iterator[Server]:
    """A server that prints its address, and says when it has loaded the rules of this many games."""
    with subprocess.Popen([sys.executable, "-c", code, *arguments], stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        url = process.stdout.readline().strip().replace("localhost", "127.0.0.1")
        while games > 0 and (line := process.stdout.readline()):
            games -= "compiled-rules-loaded" in line
        try:
            yield Server(url, process.pid)
        finally:
            process.terminate()


@contextmanager
def room(data: str, **more: Any) -> Iterator[Server]:
    with serving(ROOM, json.dumps({"data": data, "port": 0, **more}), games=len(vaka.all_games())) as server:
        yield server


@dataclass(eq=False)
class Table:
    """One table: its people's sockets, and what the one to move may do."""

    id: str
    tokens: list[str]
    sockets: list[ClientConnection] = field(default_factory=list)
    mover: ClientConnection | None = None
    entry: int = 0
    actions: list[int] = field(default_factory=list)
    over: bool = False

    def remember(self, socket: ClientConnection, text: bytes) -> None:
        """Read a message if it says what may be done next, or that the match is over."""
        if b'"choices":[' in text:
            message = orjson.loads(text)
            position = message["positions"][0]
            self.entry = message["entry"] if "entry" in message else message["table"]["entry"]
            self.mover, self.actions = socket, [choice["action"] for choice in position["choices"]]
        elif b'"to_move":null' in text:
            self.over = True


async def open_tables(urls: list[str], game: str, count: int, seats: int) -> list[Table]:
    """Tables of people, each with a token of their own."""
    turns = asyncio.Semaphore(AT_ONCE)
    async with httpx.AsyncClient(trust_env=False, timeout=120) as client:

        async def one(number: int) -> Table:
            async with turns:
                base = f"{urls[number % len(urls)]}/api/tables"
                plans = [{"kind": "me"}] + [{"kind": "open"}] * (seats - 1)
                made = (await client.post(base, json={"game": game, "seats": plans, "bearer": True})).json()
                table = Table(made["table"]["id"], [made["token"]])
                for seat in range(1, seats):
                    sat = await client.post(f"{base}/{table.id}/sit", json={"name": f"guest {seat}", "bearer": True})
                    table.tokens.append(sat.json()["token"])
            return table

        return await asyncio.gather(*(one(number) for number in range(count)))


async def follow(urls: list[str], table: Table, tokens: list[str] | None = None) -> None:
    """Open the sockets of a table's people, each at the next process."""
    for number, token in enumerate(table.tokens if tokens is None else tokens):
        address = f"{urls[number % len(urls)].replace('http', 'ws')}/api/tables/{table.id}/socket"
        socket = await dial(address, token)
        table.sockets.append(socket)
        table.remember(socket, await socket.recv(decode=False))


async def dial(address: str, token: str | None = None) -> ClientConnection:
    """Connect by a seat token, or by a cookie of somebody with an account."""
    headers = (
        {"cookie" if "=" in token else "authorization": token if "=" in token else f"Bearer {token}"} if token else None
    )
    return await connect(
        address, additional_headers=headers, proxy=None, max_size=None, compression=None, ping_interval=None,
        open_timeout=120,
    )  # fmt: skip


async def hang_up(sockets: list[ClientConnection]) -> None:
    await asyncio.gather(*(socket.close() for socket in sockets))


@asynccontextmanager
async def followed(urls: list[str], tables: list[Table]) -> AsyncIterator[None]:
    await gather([partial(follow, urls, table) for table in tables])
    try:
        yield
    finally:
        await hang_up([socket for table in tables for socket in table.sockets])


async def gather(works: Sequence[Callable[[], Awaitable[Any]]], at_once: int = AT_ONCE) -> None:
    """Do all of it, so much at a time."""
    turns = asyncio.Semaphore(at_once)

    async def one(work: Callable[[], Awaitable[Any]]) -> None:
        async with turns:
            await work()

    await asyncio.gather(*(one(work) for work in works))


@dataclass
class Played:
    """What a stretch of play measured."""

    times: list[float]
    seconds: float
    processor: float

    def row(self) -> dict[str, Any]:
        times = sorted(self.times)
        return {
            "moves_per_s": round(len(times) / self.seconds, 1),
            "median_ms": round(times[len(times) // 2] * 1000, 2),
            "p99_ms": round(times[int(len(times) * 0.99)] * 1000, 2),
            "slowest_ms": round(times[-1] * 1000, 2),
            "processor_ms": round(self.processor / len(times) * 1000, 3),
        }


async def timed(
    servers: list[Server],
    rate: float,
    seconds: float,
    turns: Sequence[Callable[[], Awaitable[float]]],
    warm_up: float = WARM_UP,
) -> Played:
    """Let every turn be taken `rate` times a second, at random phases; those after the warm-up count."""
    rng, times, begin = random.Random(1), list[float](), time.perf_counter() + warm_up

    async def one(turn: Callable[[], Awaitable[float]], phase: float) -> None:
        at = begin - warm_up + phase / rate
        while at < begin + seconds:
            await asyncio.sleep(max(0.0, at - time.perf_counter()))
            if (spent := await turn()) < 0:
                return
            if at >= begin:
                times.append(spent)
            at += 1 / rate

    async def processor() -> float:
        await asyncio.sleep(begin - time.perf_counter())
        return sum(server.seconds for server in servers)

    before = asyncio.create_task(processor())
    await asyncio.gather(*(one(turn, rng.random()) for turn in turns))
    return Played(times, time.perf_counter() - begin, sum(server.seconds for server in servers) - await before)


async def turn_of(table: Table) -> float:
    """Play a random move; the seconds until everybody at the table has it, or −1 when the match is over."""
    if table.over:
        return -1.0
    assert table.mover is not None
    move = orjson.dumps({"type": "act", "entry": table.entry, "action": random.choice(table.actions)})
    sent = time.perf_counter()
    await table.mover.send(move, text=True)
    return max(await asyncio.gather(*(next_ply(table, socket) for socket in table.sockets))) - sent


async def next_ply(table: Table, socket: ClientConnection) -> float:
    """When the next ply reached a socket."""
    while True:
        text = await socket.recv(decode=False)
        arrived = time.perf_counter()
        if text.startswith(b'{"type":"ply"'):
            table.remember(socket, text)
            return arrived
        if text.startswith(b'{"type":"problem"'):
            raise SystemExit(text.decode())
