"""The first moments of a room: its page is there before it is, and nobody is sent away."""

import asyncio
import threading
from pathlib import Path
from typing import Any

import httpx
import pytest
import structlog
from fastapi import FastAPI
from starlette.responses import PlainTextResponse
from starlette.types import Receive, Scope, Send

from tests.server.harness import PATIENCE, settings, wait_until
from vaka.core.errors import OutOfRange
from vaka.server import run
from vaka.server.app import create_app
from vaka.server.run import Server, serve
from vaka.server.settings import Settings
from vaka.server.startup import Startup


@pytest.fixture
def startup(tmp_path: Path) -> Startup:
    client = tmp_path / "client"
    client.mkdir()
    (client / "index.html").write_text("<!doctype html><title>Vaka</title>")
    return Startup(Settings(data=tmp_path, client=client))


def asking(startup: Startup) -> httpx.AsyncClient:
    return httpx.AsyncClient(transport=httpx.ASGITransport(startup), base_url="http://room")


async def room(scope: Scope, receive: Receive, send: Send) -> None:
    await PlainTextResponse("open")(scope, receive, send)


def test_the_page_does_not_wait_for_the_room(startup: Startup) -> None:
    async def look() -> httpx.Response:
        async with asking(startup) as person:
            return await person.get("/table/some-table")

    page = asyncio.run(look())
    assert page.status_code == 200
    assert "<title>Vaka</title>" in page.text
    assert "script-src 'self'" in page.headers["content-security-policy"]


def test_everything_else_waits_and_is_answered_by_the_room(startup: Startup) -> None:
    async def look() -> list[str]:
        async with asking(startup) as person:
            asked = [person.get("/api/games"), person.post("/"), person.options("/")]
            waiting = [asyncio.ensure_future(request) for request in asked]
            await asyncio.sleep(0.05)
            assert not any(request.done() for request in waiting)
            startup.open(room)
            return [answer.text for answer in await asyncio.gather(*waiting)] + [(await person.get("/")).text]

    assert asyncio.run(look()) == ["open"] * 4


def test_a_room_builds_its_routes_before_somebody_asks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """On the way `vaka serve` goes: a first request would hold up everybody's moves with it."""
    monkeypatch.setattr("vaka.server.app.PAGE_FIRST_SECONDS", 0.0)
    servers, apps, problems = [], [], []

    class Known(Server):
        def __init__(self, *args: Any) -> None:
            super().__init__(*args)
            servers.append(self)

    def made(settings: Settings) -> FastAPI:
        apps.append(create_app(settings))
        return apps[0]

    def built() -> bool:
        routers = [vars(route) for route in apps[0].routes if "_effective_candidates" in vars(route)]
        assert len(routers) > 10, "FastAPI calls them otherwise now"
        return all(router["_effective_candidates_version"] is not None for router in routers)

    def serving() -> None:
        try:
            serve(settings(tmp_path), lambda _: opened.set())
        except BaseException as error:
            problems.append(error)

    monkeypatch.setattr(run, "Server", Known)
    monkeypatch.setattr(run, "make", made)
    opened, thread = threading.Event(), threading.Thread(target=serving)
    thread.start()
    try:
        assert opened.wait(PATIENCE), problems
        wait_until(built, seconds=10)
    finally:
        servers[0].should_exit = True
        thread.join(PATIENCE)
    assert not problems


def test_what_is_logged_before_the_room_is_there_is_not_taken_for_its_address(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A proxy asks how a room is while it starts. The line about it went to stdout, where the address is expected."""
    structlog.reset_defaults()
    with pytest.raises(OutOfRange):
        serve(Settings(data=tmp_path, port=-1), print)
    structlog.get_logger("vaka.server.front").warning("request")
    assert capsys.readouterr().out == ""
