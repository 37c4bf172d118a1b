"""Measures the game room: tables of four scripted clients, one move a second, compared with a bare WebSocket echo.

python benchmarks/room.py [--tables N] [--seconds S] [--json]

One process serves and another plays all clients. A move's time runs from when its client sends it until the last of the
four sockets at its table has received it. The echo server returns messages of the same size at the same rate over as
many sockets, in a process that does nothing else.
"""

import argparse
import asyncio
import gc
import json
import random
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass, field
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

SEATS = 4
WARM_UP = 3.0  # seconds before measuring
LIMIT_MS = 50.0

ROOM = """
import sys
from pathlib import Path
from vaka.server.run import serve
from vaka.server.settings import Limits, Settings
limits = Limits(rate=1e6, burst=1_000_000, tables=100_000, sockets=100_000)
serve(Settings(data=Path(sys.argv[1]), port=0, warm=False, limits=limits), lambda address: print(address, flush=True))
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
class Table:
    """One table: its sockets by seat, and the move under way."""

    id: str
    tokens: list[str]
    sockets: list[ClientConnection] = field(default_factory=list)
    latest: dict[str, Any] = field(default_factory=dict)  # of the seat to move
    over: bool = False


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=20.0, help="how long to measure each of the two")
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args()
    gc.disable()  # pauses of the clients must not count
    with tempfile.TemporaryDirectory() as folder:
        room = measured(ROOM, [folder], play_room, arguments)
    echo = measured(ECHO, [], play_echo, arguments)
    rows = [{"what": "room", **room}, {"what": "bare echo", **echo}]
    if arguments.json:
        print(json.dumps(rows, indent=1))
        return
    for row in rows:
        print(
            f"{row['what']:<10} {row['moves_per_s']:6.1f} moves/s  median {row['median_ms']:6.1f} ms  "
            f"99 % within {row['p99_ms']:6.1f} ms  slowest {row['slowest_ms']:6.1f} ms"
        )
    print(f"99 % of moves within {LIMIT_MS:.0f} ms: {'yes' if room['p99_ms'] <= LIMIT_MS else 'no'}")


def measured(code: str, more: list[str], play: Any, arguments: argparse.Namespace) -> dict[str, float]:
    """Run a server in its own process and measure it from here."""
    with subprocess.Popen([sys.executable, "-c", code, *more], stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        url = server.stdout.readline().strip().replace("localhost", "127.0.0.1")
        try:
            times = asyncio.run(play(url, arguments.tables, arguments.seconds))
        finally:
            server.terminate()
    times.sort()
    return {
        "moves": len(times),
        "moves_per_s": round(len(times) / arguments.seconds, 1),
        "median_ms": round(times[len(times) // 2] * 1000, 2),
        "p99_ms": round(times[int(len(times) * 0.99)] * 1000, 2),
        "slowest_ms": round(times[-1] * 1000, 2),
    }


async def play_room(url: str, count: int, seconds: float) -> list[float]:
    """The seconds each move took to reach the last of its table's sockets."""
    tables = [await open_table(url) for _ in range(count)]
    for table in tables:
        await follow(url, table)
    rng = random.Random(1)
    times: list[float] = []
    begin = time.perf_counter() + WARM_UP
    await asyncio.gather(*(play_table(table, rng.random(), begin, seconds, times) for table in tables))
    for table in tables:
        await asyncio.gather(*(socket.close() for socket in table.sockets))
    return times


async def open_table(url: str) -> Table:
    """A table of four people, each with their own token."""
    async with httpx.AsyncClient(base_url=url, trust_env=False) as client:
        seats = [{"kind": "me"}] + [{"kind": "open"}] * (SEATS - 1)
        made = (await client.post("/api/tables", json={"game": "powerboats", "seats": seats, "bearer": True})).json()
        table = Table(made["table"]["id"], [made["token"]])
        for _ in range(SEATS - 1):
            answer = await client.post(f"/api/tables/{table.id}/sit", json={"name": "x", "bearer": True})
            table.tokens.append(answer.json()["token"])
    return table


async def follow(url: str, table: Table) -> None:
    for token in table.tokens:
        address = f"{url.replace('http', 'ws')}/api/tables/{table.id}/socket"
        socket = await connect(
            address, additional_headers={"authorization": f"Bearer {token}"}, proxy=None, max_size=None,
            compression=None, ping_interval=None,
        )  # fmt: skip
        table.sockets.append(socket)
        remember(table, json.loads(await socket.recv()))


def remember(table: Table, message: dict[str, Any]) -> None:
    position = message["positions"][0]
    if position["choices"]:
        table.latest = {
            "seat": position["seat"],
            "entry": message["entry"] if "entry" in message else message["table"]["entry"],
            "actions": [choice["action"] for choice in position["choices"]],
        }


async def play_table(table: Table, phase: float, begin: float, seconds: float, times: list[float]) -> None:
    """A random move each second; only those after the warm-up count."""
    rng, at = random.Random(table.id), begin - WARM_UP + phase
    while at < begin + seconds and not table.over:
        await asyncio.sleep(max(0.0, at - time.perf_counter()))
        move = {"type": "act", "entry": table.latest["entry"], "action": rng.choice(table.latest["actions"])}
        sent = time.perf_counter()
        await table.sockets[table.latest["seat"]].send(json.dumps(move))
        arrived = await asyncio.gather(*(next_ply(table, socket) for socket in table.sockets))
        if at >= begin:
            times.append(max(arrived) - sent)
        at += 1.0


async def next_ply(table: Table, socket: ClientConnection) -> float:
    """When the next ply reached a socket."""
    while True:
        text = await socket.recv()
        arrived = time.perf_counter()
        if text.startswith('{"type":"ply"'):  # type: ignore[arg-type]
            message = json.loads(text)
            remember(table, message)
            table.over = message["positions"][0]["to_move"] is None
            return arrived


async def play_echo(url: str, count: int, seconds: float) -> list[float]:
    """The same traffic echoed: four messages of a position's size a second for each table."""
    payload = "x" * 4000
    times: list[float] = []
    tables = []
    for _ in range(count):
        opened = [connect(url.replace("http", "ws"), proxy=None, compression=None) for _ in range(SEATS)]
        tables.append([await socket for socket in opened])
    begin = time.perf_counter() + WARM_UP
    rng = random.Random(1)

    async def bounce(sockets: list[ClientConnection], phase: float) -> None:
        at = begin + phase
        while at < begin + seconds:
            await asyncio.sleep(max(0.0, at - time.perf_counter()))
            sent = time.perf_counter()
            await asyncio.gather(*(socket.send(payload) for socket in sockets))
            await asyncio.gather(*(socket.recv() for socket in sockets))
            times.append(time.perf_counter() - sent)
            at += 1.0

    await asyncio.gather(*(bounce(sockets, rng.random()) for sockets in tables))
    for sockets in tables:
        await asyncio.gather(*(socket.close() for socket in sockets))
    return times


if __name__ == "__main__":
    main()
