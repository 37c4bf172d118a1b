"""Measures the game room beside a bare WebSocket echo in the same run.

python benchmarks/room.py                          # moves: four people a table, processor time and memory
python benchmarks/room.py --sockets 10000          # idle sockets at one process (ulimit -n is raised as far as allowed)
python benchmarks/room.py --reconnect 1000         # the room restarts, and this many players come back at once
python benchmarks/room.py --clocks                 # the same with and without clocks, for guests and for accounts
python benchmarks/room.py --cluster 5000           # this many tables over two processes, PostgreSQL and Redis
python benchmarks/room.py --all --write docs/benchmarks.md

Rooms run in processes of their own and all clients in this one. A move's time runs from when its client sends it until
the last socket at its table has received it. The echo returns messages of a position's size to as many sockets, in a
process that does nothing else. Processor time is the room's own, all threads, without its bot workers.
"""

import argparse
import asyncio
import gc
import json
import os
import resource
import signal
import sys
import tempfile
import time
from contextlib import AsyncExitStack
from functools import partial
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection

from vaka.server.tables import TRIM_SECONDS

sys.path.insert(0, str(Path(__file__).parents[1]))

from benchmarks.machine import described, markdown, write_section
from benchmarks.rooms import (
    ECHO,
    SEATS,
    Server,
    Table,
    dial,
    follow,
    followed,
    gather,
    hang_up,
    open_tables,
    room,
    serving,
    timed,
    turn_of,
)

MOVES = 40  # after which it is measured how much a table has grown
FILLING, GROWING = 60, 200  # tables for that: what the process takes for itself, a few MB, must not count as theirs
GAMES = {"powerboats": (100, 5.0), "whakaari": (60, 1.0)}  # tables, and moves a second at each
POSTGRES, REDIS = "postgresql://postgres@127.0.0.1:5432/test", "redis://127.0.0.1:6379/0"


async def play_room(server: Server, game: str, count: int, rate: float, seconds: float) -> dict[str, Any]:
    """Play at some tables, and measure the memory of others."""
    tables = await open_tables([server.url], game, count, SEATS)
    async with followed([server.url], tables):
        played = await timed([server], rate, seconds, [partial(turn_of, table) for table in tables])
    return {"what": f"{game}, {count} tables", **played.row(), **await grown(server, game)}


async def grown(server: Server, game: str) -> dict[str, Any]:
    """What its sockets and its first moves add to a table. Others are played at before, and stay open: they fill the
    caches that a process has once for all its tables, and leave no memory free for those that are measured."""
    async with AsyncExitStack() as stack:
        for count in (FILLING, GROWING):
            tables = await open_tables([server.url], game, count, SEATS)
            before = await used(server)
            await stack.enter_async_context(followed([server.url], tables))
            await asyncio.sleep(TRIM_SECONDS + 1)  # what was kept for whoever else comes is swept
            sockets = await used(server)
            await gather([partial(play_on, table) for table in tables])
            after = await used(server)
    return {
        "sockets_kB": round((sockets - before) / count / 1000, 1),
        "moves_kB": round((after - sockets) / count / 1000, 1),
        "moves_each": round(sum(table.entry for table in tables) / count),
    }


async def used(server: Server) -> int:
    """The memory of a room that has returned what it does not use."""
    os.kill(server.pid, signal.SIGUSR1)
    await asyncio.sleep(1)
    return server.bytes


async def play_on(table: Table) -> None:
    """Play random moves, one after the other."""
    while table.entry < MOVES and not table.over:
        await turn_of(table)


async def play_echo(server: Server, count: int, rate: float, seconds: float, length: int) -> dict[str, Any]:
    """The same traffic echoed: a message of a position's size to each of a table's sockets."""
    payload = "x" * length
    tables = [[await dial(server.url.replace("http", "ws")) for _ in range(SEATS)] for _ in range(count)]

    async def bounce(sockets: list[ClientConnection]) -> float:
        sent = time.perf_counter()
        await asyncio.gather(*(socket.send(payload) for socket in sockets))
        await asyncio.gather(*(socket.recv(decode=False) for socket in sockets))
        return time.perf_counter() - sent

    played = await timed([server], rate, seconds, [partial(bounce, sockets) for sockets in tables])
    await hang_up([socket for sockets in tables for socket in sockets])
    return {"what": f"bare echo, {count} × {SEATS} sockets", **played.row()}


def measure_moves(arguments: argparse.Namespace) -> list[dict[str, Any]]:
    rows = []
    for game in arguments.games.split(","):
        tables, rate = GAMES.get(game, (60, 1.0))
        tables, rate = arguments.tables or tables, arguments.rate or rate
        with tempfile.TemporaryDirectory() as folder, room(folder) as server:
            found = asyncio.run(play_room(server, game, tables, rate, arguments.seconds))
        length = 9000 if game == "whakaari" else 3000
        with serving(ECHO) as server:
            echo = asyncio.run(play_echo(server, tables, rate, arguments.seconds, length))
        rows += [{**found, "echoes": round(found["p99_ms"] / echo["p99_ms"], 2)}, echo]
    return rows


def measure_sockets(count: int) -> dict[str, Any]:
    """Idle spectators, a hundred a table."""

    async def idle(server: Server) -> dict[str, Any]:
        tables = await open_tables([server.url], "powerboats", max(1, count // 100), 2)
        before, began, sockets = server.bytes, time.perf_counter(), []

        async def one(number: int) -> None:
            sockets.append(
                await dial(f"{server.url.replace('http', 'ws')}/api/tables/{tables[number % len(tables)].id}/socket")
            )

        await gather([partial(one, number) for number in range(count)])
        spent, after = time.perf_counter() - began, server.bytes
        processor = server.seconds
        await asyncio.sleep(5)
        load = (server.seconds - processor) / 5
        began = time.perf_counter()
        async with followed([server.url], tables[:1]):
            moved = await turn_of(tables[0])
        await hang_up(sockets)
        return {
            "sockets": count, "connected_s": round(spent, 1), "kB_each": round((after - before) / count / 1000, 1),
            "processor_idle": round(load, 3), "move_ms": round(moved * 1000, 1),
        }  # fmt: skip

    with tempfile.TemporaryDirectory() as folder, room(folder, cached_tables=10_000) as server:
        return asyncio.run(idle(server))


def measure_reconnect(count: int) -> dict[str, Any]:
    """Players of tables for two, five moves in, whose room restarts: all come back at once."""

    async def play(server: Server) -> list[Table]:
        tables = await open_tables([server.url], "powerboats", count // 2, 2)
        async with followed([server.url], tables):
            for _ in range(5):
                await gather([partial(turn_of, table) for table in tables])
        return tables

    async def back(url: str, tables: list[Table]) -> float:
        for table in tables:
            table.sockets.clear()
        began = time.perf_counter()
        works = [partial(follow, [url], table, [token]) for table in tables for token in table.tokens]
        await gather(works, count)
        spent = time.perf_counter() - began
        await hang_up([socket for table in tables for socket in table.sockets])
        return spent

    with tempfile.TemporaryDirectory() as folder:
        with room(folder) as server:
            tables = asyncio.run(play(server))
            kept = asyncio.run(back(server.url, tables))
        with room(folder) as server:
            restarted = asyncio.run(back(server.url, tables))
    return {"players": count, "reconnected_s": round(kept, 2), "after_a_restart_s": round(restarted, 2)}


def measure_cluster(count: int, seconds: float, rate: float) -> dict[str, Any]:
    """Tables for two over two processes, one player at each."""
    import psycopg

    schema = f"vaka_bench_{os.getpid()}"
    with psycopg.connect(POSTGRES, autocommit=True) as connection:
        connection.execute(f"create schema {schema}")
    shared = {"database": f"{POSTGRES}?options=-csearch_path%3D{schema}", "bus": REDIS, "cached_tables": count}
    try:
        with tempfile.TemporaryDirectory() as folder, room(folder, **shared) as one, room(folder, **shared) as two:
            return asyncio.run(play_cluster([one, two], count, seconds, rate))
    finally:
        with psycopg.connect(POSTGRES, autocommit=True) as connection:
            connection.execute(f"drop schema {schema} cascade")


async def play_cluster(servers: list[Server], count: int, seconds: float, rate: float) -> dict[str, Any]:
    urls, began = [server.url for server in servers], time.perf_counter()
    tables = await open_tables(urls, "powerboats", count, 2)
    opened = time.perf_counter() - began
    async with followed(urls, tables):
        played = await timed(servers, rate, seconds, [partial(turn_of, table) for table in tables])
        memory = sum(server.bytes for server in servers)
    row = played.row()
    return {"tables": count, "opened_s": round(opened, 1), **row, "MB_both": round(memory / 1e6)}


def main() -> None:
    parser = argparse.ArgumentParser(description="Measures the game room.")
    parser.add_argument("--games", default=",".join(GAMES), help="for moves")
    parser.add_argument("--tables", type=int, help="for moves; otherwise as many as each game has by default")
    parser.add_argument("--rate", type=float, help="moves a second at each table")
    parser.add_argument("--seconds", type=float, help="how long to measure: 20, and 1 in each part of --clocks")
    parser.add_argument("--sockets", type=int)
    parser.add_argument("--reconnect", type=int)
    parser.add_argument("--cluster", type=int)
    parser.add_argument("--clocks", action="store_true", help="what clocks and notices cost a move")
    parser.add_argument("--rounds", type=int, default=40, help="of --clocks")
    parser.add_argument("--all", action="store_true", help="moves, 10,000 sockets, 1,000 players, 5,000 tables")
    parser.add_argument("--write", type=Path, help="the page to write the figures into")
    arguments = parser.parse_args()
    arguments.seconds = arguments.seconds or (1.0 if arguments.clocks else 20.0)
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # the rooms end with this process
    gc.disable()  # pauses of the clients must not count
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))  # the rooms inherit it
    found: dict[str, list[dict[str, Any]]] = {}
    if arguments.all or not (arguments.sockets or arguments.reconnect or arguments.cluster or arguments.clocks):
        found["moves"] = measure_moves(arguments)
    if count := arguments.sockets or (10_000 if arguments.all else 0):
        found["sockets"] = [measure_sockets(count)]
    if count := arguments.reconnect or (1_000 if arguments.all else 0):
        found["reconnect"] = [measure_reconnect(count)]
    if count := arguments.cluster or (5_000 if arguments.all else 0):
        found["cluster"] = [measure_cluster(count, arguments.seconds, arguments.rate or 0.05)]
    if arguments.clocks:
        from benchmarks import clocks

        found["clocks"] = clocks.measured(arguments)
    print(json.dumps(found, indent=1))
    if arguments.write:
        write_section(arguments.write, "clocks" if arguments.clocks else "room", page(found))


def page(found: dict[str, list[dict[str, Any]]]) -> str:
    """The figures as tables."""
    lines = [described()]
    for rows in found.values():
        headings = list(dict.fromkeys(heading for row in rows for heading in row))
        cells = [[str(row.get(heading, "")) for heading in headings] for row in rows]
        lines += [
            "",
            *markdown(
                [heading.replace("_", " ") for heading in headings], cells, isinstance(rows[0][headings[0]], str)
            ),
        ]
    return "\n".join(lines)


if __name__ == "__main__":
    main()
