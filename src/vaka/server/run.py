"""Starting a room and serving it until it is told to stop."""

import asyncio
import gc
import signal
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

import uvicorn
from starlette.types import ASGIApp

from vaka.core.errors import OutOfRange
from vaka.server.opening import Opening
from vaka.server.settings import PAGE_FIRST_SECONDS, Settings

if TYPE_CHECKING:
    from fastapi import FastAPI

GRACE_SECONDS = 3
LOADING_SWITCH_SECONDS = 0.001  # between threads
SELDOM = (10_000, 20, 100)  # the collector's thresholds: new objects, and rounds of each generation
WAITING = 2048  # connections the system keeps for us while we are busy


def serve(settings: Settings, ready: Callable[[str], None], open_page: bool = False) -> None:
    """Serve until interrupted; `ready` is called with the address once the room is open."""
    with bind(settings.host, settings.port) as listening:
        opening = Opening(settings)
        config = config_of(opening, settings)
        with asyncio.Runner(loop_factory=config.get_loop_factory()) as runner:
            runner.run(_serve(settings, opening, Server(config), listening, ready, open_page))


def bind(host: str, port: int) -> socket.socket:
    """The socket to listen on, or the reason why not."""
    try:
        family = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0][0]
        listening = socket.socket(family, socket.SOCK_STREAM)
    except (OSError, OverflowError) as error:
        raise OutOfRange("bad-address", host=host, port=str(port), reason=str(error)) from None
    try:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind((host, port))
        listening.listen(WAITING)
    except (OSError, OverflowError) as error:
        listening.close()
        reason = getattr(error, "strerror", None) or str(error)
        raise OutOfRange("port-taken", host=host, port=str(port), reason=reason) from None
    return listening


class Server(uvicorn.Server):
    """Ends when told to by a signal and does not raise that signal again: the room still has to be closed."""

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
    """Let a browser's requests through every millisecond while modules are loaded, and collect no garbage meanwhile."""
    before = sys.getswitchinterval()
    sys.setswitchinterval(LOADING_SWITCH_SECONDS)
    gc.disable()
    try:
        yield
    finally:
        sys.setswitchinterval(before)
        gc.enable()


async def settle() -> None:
    """Tell the garbage collector that what is here stays, and to look seldom: a full look stops the room for 0.3 s."""
    gc.set_threshold(*SELDOM)
    await asyncio.sleep(PAGE_FIRST_SECONDS)
    gc.collect()
    gc.freeze()


def make(settings: Settings) -> "FastAPI":
    """The app with everything it needs. Loading it takes most of a second, so nothing else here names it."""
    from vaka.server.app import create_app

    return create_app(settings)


async def _serve(
    settings: Settings,
    opening: Opening,
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
            await app.state.room.start()
    except BaseException:
        server.should_exit = server.force_exit = True  # whoever waits for the room waits in vain
        await serving
        raise
    settling = asyncio.create_task(settle())
    try:
        opening.open(app)
        ready(address)
        await serving
    finally:
        settling.cancel()
        await app.state.room.stop()


def config_of(app: ASGIApp, settings: Settings) -> uvicorn.Config:
    return uvicorn.Config(
        app,
        ws="websockets-sansio",
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
