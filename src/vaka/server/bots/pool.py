"""Worker processes for bots: asked without waiting, replaced when they crash or take too long.

A worker thinks about several questions at once, a few milliseconds about each in turn. So every bot answers in its own
time however many tables there are: with ten of them it just looks at fewer moves.
"""

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
from vaka.bots.analysis import Look
from vaka.bots.player import stream_of
from vaka.bots.search.searcher import Candidate
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
    seconds: float | None = None  # the bot's budget

    @classmethod
    def about(cls, table: str, match: Match, name: str, practice: bool = False) -> "Question":
        """The question for the seat to move; what it cannot see is dealt anew before the state leaves.

        Where the seed of a match is known anyhow, its bots can be foreseen too: the same decisions lead to the same
        match, whichever worker is asked.
        """
        game, seat = match.game, match.to_move
        known = game.copy(match.state)
        bits = stream_of(match.seed + match.ply, seat) if practice else secrets.randbits(64)
        game.rules.redeal(known, seat, bits)
        whose = f"{table} {match.ply}" if practice else table  # a bot of its own for each question, without a past
        own = bits if practice else secrets.randbits(64)
        return cls(whose, game.name, name, seat, known.tobytes(), own, bot(name).seconds(game))

    def line(self, number: int) -> bytes:
        data = {**self.__dict__, "id": number, "state": base64.b64encode(self.state).decode()}
        return json.dumps(data).encode() + b"\n"


@dataclass(frozen=True)
class Inquiry:
    """A look at a position, for a hint or a review; it comes dealt anew like every question."""

    look: Look
    seconds: float | None = None  # None: until the playouts are made, after whoever has to answer in time

    def line(self, number: int) -> bytes:
        look = {**self.look.__dict__, "known": base64.b64encode(self.look.known.tobytes()).decode()}
        return json.dumps({"id": number, "look": look, "seconds": self.seconds}).encode() + b"\n"


@dataclass(frozen=True)
class Found:
    """The moves a look has found, the best first, from so many playouts."""

    playouts: int
    moves: list[Candidate]


class Pool:
    """A fixed number of workers, started when they are first needed or warmed."""

    def __init__(self, workers: int, warm: bool, seconds: float) -> None:
        self.warm, self.seconds = warm, seconds
        self.asked = self.replaced = self.compiled = self.playouts = 0
        self._numbers = count()
        self._workers = [_Worker(self.warm) for _ in range(workers)]

    async def start(self) -> None:
        """Start the workers in the background."""
        if self.warm:
            await asyncio.gather(*(worker.start() for worker in self._workers))

    async def stop(self) -> None:
        await asyncio.gather(*(worker.stop() for worker in self._workers))

    @property
    def processes(self) -> list[int]:
        """The process numbers of the workers that run."""
        running = [worker.process for worker in self._workers if worker.process is not None]
        return [process.pid for process in running if process.returncode is None]

    async def ask(self, question: Question, match: Match) -> int:
        """A legal action for the position; after several workers have failed, any legal one."""
        legal = match.legal()
        for _ in range(TRIES):
            answer = await self._answer(question)
            if answer is not None and answer.get("action") in legal:
                self.asked += 1
                self.compiled += bool(answer.get("compiled"))
                self.playouts += int(answer.get("playouts", 0))
                return int(answer["action"])
        return int(bot("random").player(match.game, question.seat, question.seed).decide(match.state))

    async def look(self, inquiry: Inquiry) -> Found | None:
        """What a search finds; None while the search is not compiled yet, or if several workers have failed."""
        for _ in range(TRIES):
            answer = await self._answer(inquiry)
            if answer is not None and "moves" in answer:
                moves = answer["moves"]
                return None if moves is None else Found(answer["playouts"], [_candidate(move) for move in moves])
        return None

    async def _answer(self, question: Question | Inquiry) -> dict[str, Any] | None:
        """What the least busy worker says; None if it fails, and is replaced."""
        worker = min(self._workers, key=lambda worker: len(worker.waiting))
        stopped = worker.stopped
        try:
            return await asyncio.wait_for(worker.ask(question, next(self._numbers)), self.seconds)
        except (TimeoutError, OSError, ValueError):
            if stopped == worker.stopped:  # else somebody who was waiting too has seen to it
                self.replaced += 1
                await worker.stop()
            await asyncio.sleep(PAUSE_SECONDS)
            return None


def _candidate(told: dict[str, Any]) -> Candidate:
    return Candidate(**{**told, "results": tuple(told["results"])})


class _Worker:
    """One process, started when it is first asked, and the questions it has not answered yet."""

    def __init__(self, warm: bool) -> None:
        self.warm = warm
        self.process: asyncio.subprocess.Process | None = None
        self.stopped = 0  # times
        self.waiting: dict[int, asyncio.Future[dict[str, Any]]] = {}
        self._starting = asyncio.Lock()
        self._listener: asyncio.Task[None] | None = None

    async def start(self) -> asyncio.subprocess.Process:
        async with self._starting:
            if self.process is None:
                self.process = await asyncio.create_subprocess_exec(
                    sys.executable, "-m", "vaka.server.bots.worker", *(["--warm"] if self.warm else []),
                    stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE,
                    stderr=asyncio.subprocess.DEVNULL,
                )  # fmt: skip
                self._listener = asyncio.create_task(self._listen(self.process))
            return self.process

    async def ask(self, question: Question | Inquiry, number: int) -> dict[str, Any]:
        answer = self.waiting[number] = asyncio.get_running_loop().create_future()
        try:
            process = await self.start()
            if self._listener is None or self._listener.done():
                raise OSError("the worker has gone")
            assert process.stdin is not None
            process.stdin.write(question.line(number))
            await process.stdin.drain()
            return await answer
        finally:
            self.waiting.pop(number, None)

    async def _listen(self, process: asyncio.subprocess.Process) -> None:
        """Hand every answer to who waits for it; when the process falls silent or talks nonsense, all are told."""
        assert process.stdout is not None
        with suppress(ValueError, KeyError, TypeError):
            while line := await process.stdout.readline():
                answer: dict[str, Any] = json.loads(line)
                waiting = self.waiting.get(answer["id"])
                if waiting is not None and not waiting.done():
                    if not answer.keys() & {"action", "moves"}:
                        break
                    waiting.set_result(answer)
        for waiting in self.waiting.values():
            if not waiting.done():
                waiting.set_exception(OSError("the worker has gone"))

    async def stop(self) -> None:
        self.stopped += 1
        process, self.process = self.process, None
        listener, self._listener = self._listener, None
        if process is None:
            return
        with suppress(ProcessLookupError):
            process.kill()
        await process.wait()
        if listener is not None:
            await listener
        if process.stdin is not None:
            process.stdin.close()
            with suppress(OSError):
                await process.stdin.wait_closed()
