"""Attacks on what thinks and stores: bots that play for nobody, hints, reviews, and journeys."""

import asyncio
import random
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial

import httpx
from benchmarks.attacks.attacker import Attacker
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

HOTSEAT = {"game": "powerboats", "seats": [{"kind": "me"}] * 2, "bearer": True}
GAMES = ("powerboats", "whakaari")


async def bots_for_nobody(attacker: Attacker) -> None:
    """Tables of four of the strongest bots, as many as one may have, with a socket at each so that they do not rest."""
    watching: set[asyncio.Task[None]] = set()

    async def watch(table: str) -> None:
        address = f"{attacker.url.replace('http', 'ws')}/api/tables/{table}/socket"
        with suppress(OSError, WebSocketException):
            async with connect(address, proxy=None, local_addr=(attacker.address, 0)) as socket:
                async for _ in socket:
                    pass

    async def table(http: httpx.AsyncClient) -> httpx.Response:
        body = {"game": random.choice(GAMES), "seats": [{"kind": "bot", "bot": "level5"}] * 4}
        made = await http.post("/api/tables", json=body)
        if made.is_success:
            watching.add(asyncio.create_task(watch(made.json()["table"]["id"])))
        return made

    async with attacker.http() as http:
        await attacker.repeat(28, 16, lambda: table(http))
    for socket in watching:
        socket.cancel()
    await asyncio.gather(*watching, return_exceptions=True)


async def journeys_hints_and_reviews(attacker: Attacker) -> None:
    """Hints at ever new tables, reviews of long matches, and journeys that are begun, played, saved and checked."""
    async with attacker.http() as http:
        games = (await http.get("/api/games")).json()["games"]
        body = {"game": next(card["name"] for card in games if card["journey"] is not None), "name": "Kai"}
        begun = (await http.post("/api/journeys", json={**body, "bearer": True})).json()
        journey, mine = f"/api/journeys/{begun['journey']['id']}", {"authorization": f"Bearer {begun['token']}"}

        async def hint() -> httpx.Response:
            made = await http.post("/api/tables", json=HOTSEAT)
            if not made.is_success:
                return made
            table = made.json()
            held = {"authorization": f"Bearer {table['token']}"}
            ask = {"seat": table["table"]["to_move"], "entry": table["table"]["entry"]}
            return await http.post(f"/api/tables/{table['table']['id']}/hint", json=ask, headers=held)

        asks: list[Callable[[], Awaitable[httpx.Response]]] = [
            hint,
            lambda: http.post("/api/journeys", json=body, headers=mine),
            lambda: http.post(f"{journey}/table", json={}, headers=mine),
            lambda: http.get("/api/journeys?limit=100", headers=mine),
            lambda: http.get(f"{journey}/file", headers=mine),
        ]

        async def more() -> None:
            """What takes a while to prepare."""
            for name in ("ordinary", "endless"):
                table, held = await attacker.table(http, name)
                await http.post(f"/api/tables/{table}/close", headers=held)
                asks.append(partial(http.post, f"/api/tables/{table}/review", json={"seat": 0}))
            file = (await http.get(f"{journey}/file", headers=mine)).json()
            asks.append(lambda: http.post("/api/journeys/verify", json={"record": file}))

        preparing = asyncio.create_task(more())
        await attacker.repeat(5, 16, lambda: random.choice(asks)())
        preparing.cancel()
        await asyncio.gather(preparing, return_exceptions=True)
