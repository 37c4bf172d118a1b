"""Worker processes for bots: asked without waiting, replaced when they crash or take too long.

A worker thinks about several questions at once, a few milliseconds about each in turn. So every bot answers in its own
time however many tables there are: with ten of them it just makes fewer playouts.
"""

import asyncio
import sys
from contextlib import suppress
from itertools import count

import structlog

from vaka.bots import register
from vaka.core.match import Match
from vaka.server.bots.messages import (
    AnalysisJob,
    Answer,
    Decision,
    Job,
    NotCompiled,
    NotReady,
    Question,
    SearchResult,
    Started,
    read_answer,
    write_job,
)
from vaka.server.bots.shares import Shares

TRIES = 3
AT_ONCE = 16  # questions a worker thinks about at a time
EACH = 8  # of them for one client
ROOM = "room"  # who asks where no client does
START_SECONDS = 120.0  # a worker may take to start, on a machine that is busy with other things
PAUSE_SECONDS = 0.2  # before a worker that crashed is replaced
log = structlog.get_logger(__name__)


class Pool:
    """A fixed number of workers, started when they are first needed or warmed."""

    def __init__(self, workers: int, warm: bool, seconds: float, bots: tuple[str, ...] = ()) -> None:
        self.warm, self.seconds = warm, seconds
        self.asked = self.replaced = self.compiled = self.playouts = 0
        for name in bots:
            register(name)
        self._numbers = count()
        self._workers = [_Worker(self.warm, bots) for _ in range(workers)]
        self._shares = Shares(AT_ONCE * workers, EACH * workers)

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

    async def ask(self, question: Question, match: Match, client: str = ROOM) -> int | NotReady | None:
        """What the bot decides; None if several workers have failed. Nobody decides in its place."""
        legal = match.legal()
        for _ in range(TRIES):
            answer = await self._answer(question, client)
            if isinstance(answer, Decision) and answer.action in legal:
                self.asked += 1
                self.compiled += answer.compiled
                self.playouts += answer.playouts
                return answer.action
            if isinstance(answer, NotReady):
                return answer
        log.error("bot-failed", bot=question.bot, game=question.game, tries=TRIES)
        return None

    async def search(self, job: AnalysisJob, client: str = ROOM) -> SearchResult | None:
        """What a search finds; None while the search is not compiled yet, or if several workers have failed."""
        for _ in range(TRIES):
            answer = await self._answer(job, client)
            if isinstance(answer, SearchResult):
                return answer
            if isinstance(answer, NotReady):
                return None
        log.error("search-failed", tries=TRIES)
        return None

    @property
    def waiting(self) -> int:
        """Questions not yet answered."""
        return sum(len(worker.waiting) for worker in self._workers)

    async def _answer(self, job: Job, client: str) -> Answer | None:
        """What the least busy worker says; None if it fails, and is replaced. The time it may take counts from when it
        gets the question, not while the question waits for its turn or the worker starts."""
        async with self._shares.place(client):
            return await self._asked(job)

    async def _asked(self, job: Job) -> Answer | None:
        worker = min(self._workers, key=lambda worker: len(worker.waiting) + worker.expected)
        stopped = worker.stopped
        try:
            await asyncio.wait_for(worker.started(), START_SECONDS)
            return await asyncio.wait_for(worker.ask(job, next(self._numbers)), self.seconds)
        except (TimeoutError, OSError, ValueError) as error:
            if stopped == worker.stopped:  # else somebody who was waiting too has seen to it
                self.replaced += 1
                why = "too slow" if isinstance(error, TimeoutError) else str(error)
                log.warning("worker-replaced", worker=worker.number, reason=why)
                await worker.stop()
            await asyncio.sleep(PAUSE_SECONDS)
            return None


class _Worker:
    """One process, started when it is first asked, and the questions it has not answered yet."""

    def __init__(self, warm: bool, bots: tuple[str, ...]) -> None:
        self.arguments = [*(["--warm"] if warm else []), *bots]
        self.errors = None if bots else asyncio.subprocess.DEVNULL  # who brings a bot wants to see where it fails
        self.process: asyncio.subprocess.Process | None = None
        self.stopped = 0  # times
        self.expected = 0  # questions that wait for it to start
        self.waiting: dict[int, asyncio.Future[Answer]] = {}
        self._starting, self._started = asyncio.Lock(), asyncio.Event()
        self._listener: asyncio.Task[None] | None = None

    async def start(self) -> asyncio.subprocess.Process:
        async with self._starting:
            if self.process is None:
                self.process = await asyncio.create_subprocess_exec(
                    sys.executable, "-m", "vaka.server.bots.worker", *self.arguments,
                    stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE, stderr=self.errors,
                )  # fmt: skip
                self._started = asyncio.Event()
                self._listener = asyncio.create_task(self._listen(self.process))
            return self.process

    async def started(self) -> None:
        """Start it, and wait until it takes questions."""
        self.expected += 1
        try:
            await self.start()
            await self._started.wait()
            if self._listener is None:  # stopped for somebody else who was waiting
                raise OSError("the worker has gone")
        finally:
            self.expected -= 1

    async def ask(self, job: Job, number: int) -> Answer:
        answer = self.waiting[number] = asyncio.get_running_loop().create_future()
        try:
            process = await self.start()
            if self._listener is None or self._listener.done():
                raise OSError("the worker has gone")
            assert process.stdin is not None
            process.stdin.write(write_job(number, job))
            await process.stdin.drain()
            return await answer
        finally:
            self.waiting.pop(number, None)

    async def _listen(self, process: asyncio.subprocess.Process) -> None:
        """Hand every answer to whoever waits for it; when the process ends or sends garbage, all are told."""
        assert process.stdout is not None
        started = self._started
        with suppress(ValueError, KeyError, TypeError):
            while line := await process.stdout.readline():
                number, answer = read_answer(line)
                if isinstance(answer, NotCompiled):
                    log.warning("game-not-compiled", game=answer.game, reason=answer.reason)
                    continue
                if isinstance(answer, Started):
                    started.set()
                    continue
                waiting = self.waiting.get(number)
                if waiting is not None and not waiting.done():
                    waiting.set_result(answer)
        started.set()  # or whoever waits for it would wait on
        for waiting in self.waiting.values():
            if not waiting.done():
                waiting.set_exception(OSError("the worker has gone"))

    @property
    def number(self) -> int | None:
        return None if self.process is None else self.process.pid

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
