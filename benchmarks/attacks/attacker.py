"""Who attacks a room, and what matches they have at hand."""

import asyncio
import random
import time
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any

import httpx

from vaka.core.match import Match
from vaka.core.record import to_record
from vaka.server.settings import Limits

LONGEST = Limits().plies
# what became of a request, by the first status above its own: it was "limited" if nobody looked at what it asks for
OUTCOMES = {400: "served", 429: "refused", 430: "limited", 500: "refused", 503: "failed", 504: "limited", 600: "failed"}


CAME_THROUGH = ("served", "refused", "cut off")
PATIENCE_S = 45.0  # longer than it was told to goes an attack on of which nothing has come through: the machine is busy


@dataclass
class Attacker:
    """Who attacks: an address of their own, and what became of what they sent."""

    url: str
    address: str
    until: float
    records: dict[str, Any]
    outcomes: Counter[str]

    @property
    def going_on(self) -> bool:
        came_through = any(self.outcomes[kind] for kind in CAME_THROUGH)
        return time.monotonic() < self.until + (0.0 if came_through else PATIENCE_S)

    @asynccontextmanager
    async def http(self) -> AsyncIterator[httpx.AsyncClient]:
        transport = httpx.AsyncHTTPTransport(local_address=self.address)
        async with httpx.AsyncClient(base_url=self.url, transport=transport, timeout=60.0) as client:
            yield client

    async def line(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """A connection without a request."""
        host, port = self.url.removeprefix("http://").split(":")
        return await asyncio.open_connection(host, int(port), local_addr=(self.address, 0))

    async def repeat(self, per_s: float, at_once: int, send: Callable[[], Awaitable[httpx.Response]]) -> None:
        """Send this many requests a second until the time is up, and no more at once than that."""
        room, under_way = asyncio.Semaphore(at_once), set[asyncio.Task[None]]()
        while self.going_on:
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
