"""Worker processes for bots: asked without waiting, replaced when they crash or take too long."""

import asyncio
import base64
import json
import secrets
import sys
from contextlib import suppress
from dataclasses import dataclass
from itertools import count
from typing import Any

from vaka.bots import bot
from vaka.bots.player import stream_of
from vaka.core.match import Match

TRIES = 3
PAUSE_SECONDS = 0.2  # before a worker that crashed is replaced


@dataclass(frozen=True)
class Question:
    """A position as its seat knows it, and the bot that is asked."""

    table: str
    game: str
    bot: str
    seat: int
    state: bytes
    seed: int

    @classmethod
    def about(cls, table: str, match: Match, name: str, practice: bool = False) -> "Question":
        """The question for the seat to move; what it cannot see is dealt anew before the state leaves.

        Where the seed of a match is known anyhow, its bots can be foreseen too: the same decisions lead to the same
        match, whichever worker is asked.
        """
        known, seat = match.game.copy(match.state), match.to_move
        bits = stream_of(match.seed + match.ply, seat) if practice else secrets.randbits(64)
        match.game.rules.redeal(known, seat, bits)
        whose = f"{table} {match.ply}" if practice else table  # a bot of its own for each question, without a past
        return cls(whose, match.game.name, name, seat, known.tobytes(), bits if practice else secrets.randbits(64))

    def line(self, number: int) -> bytes:
        data = {**self.__dict__, "id": number, "state": base64.b64encode(self.state).decode()}
        return json.dumps(data).encode() + b"\n"


class Pool:
    """A fixed number of workers, started when they are first needed or warmed."""

    def __init__(self, workers: int, warm: bool, seconds: float) -> None:
        self.warm, self.seconds = warm, seconds
        self.asked = self.replaced = self.compiled = 0
        self._numbers = count()
        self._workers = [_Worker(self.warm) for _ in range(workers)]
        self._free: asyncio.Queue[_Worker] = asyncio.Queue()
        for worker in self._workers:
            self._free.put_nowait(worker)

    async def start(self) -> None:
        """Start the workers in the background."""
        if self.warm:
            await asyncio.gather(*(worker.start() for worker in self._workers))

    async def stop(self) -> None:
        await asyncio.gather(*(worker.stop() for worker in self._workers))

    @property
    def processes(self) -> list[int]:
        """The process numbers of the workers that run."""
        return [worker.process.pid for worker in self._workers if worker.process is not None]

    async def ask(self, question: Question, match: Match) -> int:
        """A legal action for the position; after several workers have failed, any legal one."""
        legal = match.legal()
        for _ in range(TRIES):
            worker = await self._free.get()
            try:
                answer = await asyncio.wait_for(worker.ask(question, next(self._numbers)), self.seconds)
            except (TimeoutError, OSError, ValueError):
                self.replaced += 1
                await worker.stop()
                await asyncio.sleep(PAUSE_SECONDS)
                continue
            finally:
                self._free.put_nowait(worker)
            self.asked += 1
            self.compiled += bool(answer.get("compiled"))
            if answer.get("action") in legal:
                return int(answer["action"])
        return int(bot("random").player(match.game, question.seat, question.seed).decide(match.state))


class _Worker:
    """One process, started when it is first asked."""

    def __init__(self, warm: bool) -> None:
        self.warm = warm
        self.process: asyncio.subprocess.Process | None = None
        self._starting = asyncio.Lock()

    async def start(self) -> asyncio.subprocess.Process:
        async with self._starting:
            if self.process is None:
                self.process = await asyncio.create_subprocess_exec(
                    sys.executable, "-m", "vaka.server.bots.worker", *(["--warm"] if self.warm else []),
                    stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE,
                    stderr=asyncio.subprocess.DEVNULL,
                )  # fmt: skip
            return self.process

    async def ask(self, question: Question, number: int) -> dict[str, Any]:
        process = await self.start()
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(question.line(number))
        await process.stdin.drain()
        answer: dict[str, Any] = json.loads(await process.stdout.readline())
        if answer["id"] != number:
            raise ValueError("an answer to another question")
        return answer

    async def stop(self) -> None:
        process, self.process = self.process, None
        if process is None:
            return
        with suppress(ProcessLookupError):
            process.kill()
        await process.wait()
        if process.stdin is not None:
            process.stdin.close()
            with suppress(OSError):
                await process.stdin.wait_closed()
