"""Starts a room and serves it until told to stop."""

import asyncio
import gc
import signal
import socket
import sys
import threading
import webbrowser
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

import uvicorn
from starlette.types import ASGIApp

from vaka.core.errors import OutOfRange
from vaka.server.connections import protocols
from vaka.server.logs import configure
from vaka.server.settings import PAGE_FIRST_SECONDS, Settings
from vaka.server.startup import Startup

if TYPE_CHECKING:
    from fastapi import FastAPI

GRACE_SECONDS = 3
SWITCH_SECONDS = 0.001  # how long a thread may keep the room waiting
GC_THRESHOLDS = (10_000, 20, 100)  # garbage collector thresholds
BACKLOG = 2048  # backlog of connections


def serve(settings: Settings, ready: Callable[[str], None], open_page: bool = False) -> None:
    """Serve until interrupted; `ready` is called with the address once the room is open."""
    sys.setswitchinterval(SWITCH_SECONDS)
    configure(settings)  # requests come, and are logged, before the room is there
    with bind(settings.host, settings.port) as listening:
        startup = Startup(settings)
        config = config_of(startup, settings)
        with asyncio.Runner(loop_factory=config.get_loop_factory()) as runner:
            runner.run(_serve(settings, startup, Server(config), listening, ready, open_page))


def bind(host: str, port: int) -> socket.socket:
    """The socket to listen on; OutOfRange says why there is none."""
    try:
        family = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0][0]
        # only if it is said that this is TCP does asyncio send small answers at once instead of after 40 milliseconds
        listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    except (OSError, OverflowError) as error:
        raise OutOfRange("bad-address", host=host, port=str(port), reason=said(error)) from None
    try:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind((host, port))
        listening.listen(BACKLOG)
    except (OSError, OverflowError) as error:
        listening.close()
        raise OutOfRange("port-taken", host=host, port=str(port), reason=said(error)) from None
    return listening


def said(error: Exception) -> str:
    """What the system says, without its numbers."""
    return getattr(error, "strerror", None) or str(error)


class Server(uvicorn.Server):
    """A server that does not raise its signal again when it ends: the room still has to be closed."""

    leaving: Callable[[], Awaitable[None]] | None = None  # called first of all

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        if self.leaving is not None:
            await self.leaving()
        await super().shutdown(sockets)

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        if threading.current_thread() is not threading.main_thread():
            yield
            return
        before = {number: signal.signal(number, self.handle_exit) for number in (signal.SIGINT, signal.SIGTERM)}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)


@contextmanager
def loading() -> Iterator[None]:
    """Pause garbage collection while modules load."""
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


async def settle() -> None:
    """Freeze what is there now and collect rarely: a full collection stops the room for 0.3 s."""
    gc.set_threshold(*GC_THRESHOLDS)
    await asyncio.sleep(PAGE_FIRST_SECONDS)
    gc.collect()
    gc.freeze()


def make(settings: Settings) -> "FastAPI":
    """The app. Importing it takes most of a second, so it is first imported here, off the loop."""
    from vaka.server.app import create_app

    return create_app(settings)


async def _serve(
    settings: Settings,
    startup: Startup,
    server: Server,
    listening: socket.socket,
    ready: Callable[[str], None],
    open_page: bool,
) -> None:
    address = address_of(settings.host, listening.getsockname()[1])
    serving = asyncio.create_task(server.serve(sockets=[listening]))
    if open_page:
        asyncio.get_running_loop().run_in_executor(None, webbrowser.open, address)
    try:
        with loading():
            app = await asyncio.to_thread(make, settings)
            from vaka.server.app import begin  # loaded by now

            await begin(app)
    except BaseException:
        server.should_exit = server.force_exit = True  # requests that wait for the room would wait forever
        await serving
        raise
    settling = asyncio.create_task(settle())
    try:
        server.leaving = app.state.room.children.stop  # so that no request waits for them
        startup.open(app)
        ready(address)
        await serving
    finally:
        settling.cancel()
        await app.state.room.stop()


def config_of(app: ASGIApp, settings: Settings) -> uvicorn.Config:
    from vaka.server.front import Front

    http, sockets = protocols(settings)
    return uvicorn.Config(
        Front(app),
        log_config=None,
        http=http,
        ws=sockets,
        timeout_keep_alive=settings.idle_seconds,
        ws_max_size=settings.limits.message,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        ws_per_message_deflate=False,
        lifespan="off",
        log_level="warning",
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=GRACE_SECONDS,
        proxy_headers=True,
    )


def address_of(host: str, port: int) -> str:
    """The address to type into a browser."""
    shown = "localhost" if host in ("127.0.0.1", "0.0.0.0", "::", "::1") else host
    return f"http://{shown}:{port}"
