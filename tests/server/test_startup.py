"""The first moments of a room: its page is there before it is, and nobody is sent away."""

import asyncio
from pathlib import Path

import httpx
import pytest
import structlog
from starlette.responses import PlainTextResponse
from starlette.types import Receive, Scope, Send

from vaka.core.errors import OutOfRange
from vaka.server.run import serve
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


def test_what_is_logged_before_the_room_is_there_is_not_taken_for_its_address(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A proxy asks how a room is while it starts. The line about it went to stdout, where the address is expected."""
    structlog.reset_defaults()
    with pytest.raises(OutOfRange):
        serve(Settings(data=tmp_path, port=-1), print)
    structlog.get_logger("vaka.server.front").warning("request")
    assert capsys.readouterr().out == ""
