"""Child processes for expensive work: started on demand, replaced when they take too long or too much memory.

Each client has one job done at a time, whatever it asks for, so that clients take turns.
"""

import asyncio
import os
import sys
from collections import OrderedDict
from collections.abc import Hashable
from contextlib import suppress
from typing import Any
from weakref import WeakValueDictionary

import structlog

from vaka.server.errors import BadRequest, Unavailable
from vaka.server.heavy.pipe import Frame, read_error
from vaka.server.settings import Settings

START_SECONDS = 60.0  # importing takes long on a busy machine, and is no fault of the job
IDLE_SECONDS = 300.0  # until a child with nothing to do is let go
LINE_LIMIT = 1 << 20  # bytes of a frame's first line
log = structlog.get_logger(__name__)


class Children:
    """The children of a room, and answers of theirs that will not change."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.started = 0
        self.waiting = 0  # jobs that were asked for and are not done
        self.stopped = False
        self._turns = asyncio.Semaphore(settings.heavy_workers)
        self._own: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()  # one turn for each client
        self._idle: list[_Child] = []
        self._running: set[_Child] = set()
        self._ending: set[asyncio.Task[None]] = set()
        self._kept: OrderedDict[Hashable, bytes] = OrderedDict()
        self._kept_bytes = 0

    async def run(self, client: str, job: str, data: bytes = b"", **args: Any) -> bytes:
        """What a job of `vaka.server.heavy.jobs` returns; its errors are raised here."""
        self.waiting += 1
        try:
            return await self._run(client, job, data, args)
        finally:
            self.waiting -= 1

    async def _run(self, client: str, job: str, data: bytes, args: dict[str, Any]) -> bytes:
        own = self._own.setdefault(client, asyncio.Lock())
        async with own, self._turns:
            if self.stopped:
                raise Unavailable("too-busy")
            child = await self._child()
            try:
                async with asyncio.timeout(self.settings.heavy_seconds):
                    answer = await child.ask(Frame({"job": job, "args": args}, data))
            except BaseException as error:
                self._end(child)
                if self.stopped:
                    raise Unavailable("too-busy") from None
                if isinstance(error, TimeoutError | EOFError | OSError | ValueError):
                    log.warning("child-failed", job=job, reason=type(error).__name__)
                    raise BadRequest("too-heavy") from None
                raise
            self._release(child, answer)
        return _done(job, answer)

    async def run_once(self, key: Hashable, client: str, job: str, data: bytes, **args: Any) -> bytes:
        """The same, for an answer that is always the same: it is kept, as long as there is room for it."""
        if (known := self._kept.get(key)) is not None:
            self._kept.move_to_end(key)
            return known
        answer = await self.run(client, job, data, **args)
        if key not in self._kept and len(answer) <= self.settings.heavy_cache // 8:
            self._kept[key] = answer
            self._kept_bytes += len(answer)
            while self._kept_bytes > self.settings.heavy_cache:
                self._kept_bytes -= len(self._kept.popitem(last=False)[1])
        return answer

    async def stop(self) -> None:
        """End all children; whoever waits for one is told to try again."""
        self.stopped = True
        for child in [*self._idle, *self._running]:
            self._end(child)
        await asyncio.gather(*self._ending)

    async def _child(self) -> "_Child":
        while self._idle:
            child = self._idle.pop()
            child.leaving.cancel()
            if child.alive:
                self._running.add(child)
                return child
            self._end(child)
        try:
            async with asyncio.timeout(START_SECONDS):
                child = await _Child.start(self.settings.heavy_memory)
        except (TimeoutError, EOFError, OSError, ValueError) as error:
            log.warning("child-not-started", reason=str(error))
            raise Unavailable("too-busy") from None
        self.started += 1
        self._running.add(child)
        return child

    def _release(self, child: "_Child", answer: Frame) -> None:
        if "failed" in answer.head:  # its memory may be in pieces
            self._end(child)
            return
        self._running.discard(child)
        self._idle.append(child)
        child.leaving = asyncio.get_running_loop().call_later(IDLE_SECONDS, self._end, child)

    def _end(self, child: "_Child") -> None:
        self._running.discard(child)
        with suppress(ValueError):
            self._idle.remove(child)
        child.leaving.cancel()
        ending = asyncio.get_running_loop().create_task(child.end())
        self._ending.add(ending)
        ending.add_done_callback(self._ending.discard)


def _done(job: str, answer: Frame) -> bytes:
    if "error" in answer.head:
        if "cause" in answer.head:
            log.warning("file-not-understood", job=job, exception=answer.head["cause"])
        raise read_error(answer.head["error"])
    if answer.head.get("failed") == "memory":
        raise BadRequest("too-heavy")
    if "failed" in answer.head:
        raise RuntimeError(f"the job {job} failed")
    return answer.data


class _Child:
    """One process."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self.process = process
        self.leaving: asyncio.TimerHandle = asyncio.get_running_loop().call_later(0, lambda: None)

    @classmethod
    async def start(cls, memory: int) -> "_Child":
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "vaka.server.heavy.worker", str(memory),
            stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE, limit=LINE_LIMIT,
            env={**os.environ, "OPENBLAS_NUM_THREADS": "1"},  # its threads take address space
        )  # fmt: skip
        child = cls(process)
        try:
            await child.receive()
        except BaseException:
            await child.end()
            raise
        return child

    @property
    def alive(self) -> bool:
        return self.process.returncode is None

    async def ask(self, frame: Frame) -> Frame:
        assert self.process.stdin is not None
        for part in frame.encode():
            self.process.stdin.write(part)
        await self.process.stdin.drain()
        return await self.receive()

    async def receive(self) -> Frame:
        """The next frame; EOFError or ValueError if none comes."""
        assert self.process.stdout is not None
        head = Frame.head_of(await self.process.stdout.readline())
        return Frame(head, await self.process.stdout.readexactly(head.pop("size")))

    async def end(self) -> None:
        with suppress(ProcessLookupError):
            self.process.kill()
        await self.process.wait()
        assert self.process.stdin is not None
        self.process.stdin.close()
        with suppress(OSError):
            await self.process.stdin.wait_closed()
