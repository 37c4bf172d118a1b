"""Attacks by ordinary requests: expensive ones, and many."""

import json
import random
from collections.abc import Awaitable, Callable

import httpx
from benchmarks.attacks.attacker import LONGEST, Attacker


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
    """The largest file of the page and one of the engine, compressed, among invented names."""
    async with attacker.http() as http:
        page = (await http.get("/")).text
        script = page.partition('src="')[2].partition('"')[0] or "/"
        paths = (lambda: script, lambda: "/engine/catalogue.json", lambda: f"/engine/{random.random()}.mjs")
        await attacker.repeat(150, 50, lambda: http.get(random.choice(paths)()))


async def flood(attacker: Attacker) -> None:
    """Small requests, far above the rate."""
    async with attacker.http() as http:
        await attacker.repeat(300, 50, lambda: http.get("/api/games"))
