"""Attacks below HTTP: headers without end, half requests, and more than a line should carry."""

import asyncio
import random
from contextlib import suppress

from benchmarks.attacks.attacker import Attacker


async def endless_headers(attacker: Attacker) -> None:
    """Requests whose headers never end."""

    async def send() -> None:
        _, writer = await attacker.line()
        try:
            writer.write(b"GET /api/games HTTP/1.1\r\nhost: localhost\r\n")
            while attacker.going_on:
                writer.write(b"x-y: " + b"z" * 8000 + b"\r\n")
                await writer.drain()
                await asyncio.sleep(0.001)
            attacker.outcomes["served"] += 1
        except OSError:
            attacker.outcomes["cut off"] += 1
        finally:
            writer.close()

    while attacker.going_on:
        await asyncio.gather(*(send() for _ in range(10)), return_exceptions=True)
        await asyncio.sleep(0.2)


async def half_requests(attacker: Attacker) -> None:
    """Eleven hundred requests of which half a line is sent."""
    opened: list[tuple[asyncio.StreamReader, asyncio.StreamWriter]] = []
    while attacker.going_on:
        if len(opened) < 1100:
            with suppress(OSError):
                opened.append(await attacker.line())
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

    async def send() -> None:
        reader, writer = await attacker.line()
        reading = asyncio.create_task(reader.read())
        try:
            writer.write(first)
            await asyncio.sleep(0.05)
            what = random.choice(many)
            while attacker.going_on and not reading.done():
                writer.write(what)
                await writer.drain()
            attacker.outcomes["cut off" if reading.done() else "served"] += 1
        except OSError:
            attacker.outcomes["cut off"] += 1
        finally:
            reading.cancel()
            writer.close()

    while attacker.going_on:
        await asyncio.gather(*(send() for _ in range(4)), return_exceptions=True)
