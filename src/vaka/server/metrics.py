"""Numbers for Prometheus: what happened is counted as it happens, what is there now is read when somebody asks.

Each process has its own, on a port of its own or behind a token on the room's port.
"""

import asyncio
import os
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, get_args

import psutil
import uvicorn
from prometheus_client import CONTENT_TYPE_LATEST, CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.core import CounterMetricFamily
from prometheus_client.registry import Collector
from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from vaka.server.logs import FAULTS
from vaka.server.store.host import Mode

if TYPE_CHECKING:
    from vaka.server.room import Room

TICK_SECONDS = 1.0  # how often to measure by how much the event loop is late
SECONDS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)


class Metrics:
    """The numbers of one room in one process."""

    def __init__(self, room: "Room") -> None:
        self.room = room
        self.registry = CollectorRegistry()
        here: Any = {"registry": self.registry}
        self._moves = Counter("vaka_moves", "Entries committed to the log.", **here)
        self._commit = Histogram("vaka_commit_seconds", "Time of a commit to the log.", buckets=SECONDS, **here)
        self._requests = Counter("vaka_requests", "Requests answered.", ["route", "status"], **here)
        self._seconds = Histogram("vaka_request_seconds", "Time to answer.", ["route"], buckets=SECONDS, **here)
        self._late = Gauge(
            "vaka_loop_late_seconds", "By how much the event loop was late, at most, since asked.", **here
        )
        self._server: uvicorn.Server | None = None
        self._lateness = 0.0
        self._gauges()

    def _gauges(self) -> None:
        """What is read when somebody asks."""
        room, process = self.room, psutil.Process(os.getpid())

        def watchers() -> list[int]:
            return [len(each.messages) for table in list(room.tables.cached.values()) for each in list(table.watchers)]

        def longest() -> int:
            return max(watchers(), default=0)

        def files() -> int:
            return process.num_fds() if os.name == "posix" else 0

        values = {
            "vaka_tables": ("Tables in memory.", lambda: len(room.tables.cached)),
            "vaka_sockets": ("Open sockets.", lambda: len(watchers())),
            "vaka_watcher_queue_longest": ("Messages that wait for the slowest socket.", longest),
            "vaka_store_queue": ("Log entries that wait for a commit.", lambda: room.store.waiting),
            "vaka_bus_queue": ("Notices that wait to be sent.", lambda: room.bus.waiting),
            "vaka_heavy_queue": ("Expensive requests that are not done.", lambda: room.children.waiting),
            "vaka_bot_queue": ("Questions that bots have not answered.", lambda: room.pool.waiting),
            "vaka_bot_workers": ("Bot workers that run.", lambda: len(room.pool.processes)),
            "vaka_tasks": ("Tasks of the event loop.", lambda: len(asyncio.all_tasks())),
            "vaka_store_up": ("Whether the store answered when last asked.", lambda: room.health.store_up),
            "vaka_bus_up": ("Whether notices get through.", lambda: not room.bus.away),
            "vaka_memory_bytes": ("Resident memory of this process.", lambda: process.memory_info().rss),
            "vaka_cpu_seconds": ("Processor time of this process.", lambda: sum(process.cpu_times()[:2])),
            "vaka_open_files": ("Open files and sockets of this process.", files),
            "vaka_mode": ("0 open, 1 draining, 2 stopped.", lambda: get_args(Mode).index(room.house.mode)),
        }  # fmt: skip
        for name, (about, value) in values.items():
            Gauge(name, about, registry=self.registry).set_function(value)
        self.registry.register(Totals(room))

    def committed(self, entries: int, seconds: float) -> None:
        self._moves.inc(entries)
        self._commit.observe(seconds)

    def answered(self, route: str, status: int, seconds: float) -> None:
        self._requests.labels(route, str(status)).inc()
        self._seconds.labels(route).observe(seconds)

    def page(self) -> Response:
        """Everything, in Prometheus' format."""
        self._late.set(self._lateness)
        self._lateness = 0.0
        return Response(generate_latest(self.registry), media_type=CONTENT_TYPE_LATEST)

    def start(self) -> None:
        """Begin to measure, and to listen if there is a port to listen on."""
        self.room.tasks.spawn(self._measure())
        settings = self.room.settings
        if settings.metrics_port:
            from vaka.server.run import bind

            listening = bind(settings.metrics_host, settings.metrics_port)
            config = uvicorn.Config(self, lifespan="off", log_config=None, access_log=False, server_header=False)
            self._server = Listener(config)
            self._serving = asyncio.create_task(self._serve(listening))

    async def stop(self) -> None:
        if self._server is not None:
            self._server.should_exit = True
            await self._serving

    async def _serve(self, listening: socket.socket) -> None:
        assert self._server is not None
        with listening:
            await self._server.serve(sockets=[listening])

    async def _measure(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            wanted = loop.time() + TICK_SECONDS
            await asyncio.sleep(TICK_SECONDS)
            self._lateness = max(self._lateness, loop.time() - wanted)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """The app on the port of its own."""
        there = scope["type"] == "http" and scope["path"] == "/metrics"
        await (self.page() if there else Response(status_code=404))(scope, receive, send)


class Totals(Collector):
    """What other parts count."""

    def __init__(self, room: "Room") -> None:
        self.room = room

    def collect(self) -> Iterator[CounterMetricFamily]:
        faults = CounterMetricFamily("vaka_faults", "Warnings and errors in the log.", labels=["event"])
        for event, count in sorted(FAULTS.items()):
            faults.add_metric([event], count)
        yield faults
        pool = self.room.pool
        yield CounterMetricFamily("vaka_bot_moves", "Decisions of bots.", value=pool.asked)
        yield CounterMetricFamily("vaka_bot_playouts", "Playouts of bots.", value=pool.playouts)
        yield CounterMetricFamily("vaka_bot_workers_replaced", "Bot workers that failed.", value=pool.replaced)


class Listener(uvicorn.Server):
    """A server beside the room's own, which alone listens to signals."""

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield
