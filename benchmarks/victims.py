"""People who play while a room is attacked, alone with each other or against its bots, and an echo beside them."""

import asyncio
import json
import random
import sys
import time
from dataclasses import dataclass, field
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

TABLES, WITH_BOTS = 4, 2
MOVES_PER_S = 5.0  # at each table
ME, BOT = {"kind": "me"}, "level3"  # the bot that the page proposes


@dataclass
class Victims:
    """People who play: at `TABLES` with themselves, at `WITH_BOTS` with a bot. `times` are the seconds each move took
    from its sending to its answer, and `answers` those from the end of a person's turn, or of one move of the bot's, to
    the bot's next move."""

    url: str
    times: list[float] = field(default_factory=list)
    answers: list[float] = field(default_factory=list)
    lost: int = 0  # moves that were refused, or connections that broke
    playing: bool = True

    def all_of_them(self) -> list[asyncio.Task[None]]:
        """All of them at play."""
        alone, with_bot = [ME, ME], [ME, {"kind": "bot", "bot": BOT}]
        tables = [alone] * TABLES + [with_bot] * WITH_BOTS
        return [asyncio.create_task(self.play(number * 0.05, seats)) for number, seats in enumerate(tables)]

    def forget(self) -> None:
        """Measure from now on."""
        self.times.clear()
        self.answers.clear()

    async def play(self, phase: float, seats: list[dict[str, str]]) -> None:
        await asyncio.sleep(phase)
        while self.playing:
            try:
                await self._table(seats)
            except (OSError, httpx.HTTPError, KeyError, TimeoutError) as error:
                print(f"A victim had to begin anew: {error!r}", file=sys.stderr)
                self.lost += 1
                await asyncio.sleep(0.5)

    async def _table(self, seats: list[dict[str, str]]) -> None:
        """Play one match, over a socket that holds all seats but the bot's."""
        async with httpx.AsyncClient(base_url=self.url, timeout=60.0) as http:
            body = {"game": "powerboats", "seats": seats, "bearer": True}
            made = (await http.post("/api/tables", json=body)).json()
        if "table" not in made:
            raise OSError(f"no table was opened: {made}")
        address = f"{self.url.replace('http', 'ws')}/api/tables/{made['table']['id']}/socket"
        held = {"authorization": f"Bearer {made['token']}"}
        async with connect(address, additional_headers=held, proxy=None, max_size=None, compression=None) as socket:
            message: dict[str, Any] | None = json.loads(await socket.recv())
            while self.playing and message is not None:
                began = time.perf_counter()
                if choices := choices_of(message):
                    entry = message["entry"] if "entry" in message else message["table"]["entry"]
                    await socket.send(json.dumps({"type": "act", "entry": entry, "action": random.choice(choices)}))
                message = await self._position(socket)
                if message is not None:
                    (self.times if choices else self.answers).append(time.perf_counter() - began)
                    if choices_of(message):  # a bot may answer before the person would move again
                        await asyncio.sleep(max(0.0, 1 / MOVES_PER_S - (time.perf_counter() - began)))
        async with httpx.AsyncClient(base_url=self.url, timeout=60.0) as http:  # one has only so many unfinished ones
            await http.post(f"/api/tables/{made['table']['id']}/close", headers=held)

    async def _position(self, socket: ClientConnection) -> dict[str, Any] | None:
        """The next position; None if the match is over."""
        while True:
            message: dict[str, Any] = json.loads(await asyncio.wait_for(socket.recv(), 120))
            if message["type"] == "ply":
                return message
            if message["type"] == "over":
                return None
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
