"""A real room and a real browser. Pictures of what was seen go to the folder VAKA_SHOTS names, if it names one."""

import json
import os
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Request, expect, sync_playwright

from tests.browser.chromium import NAMES, PROGRAM
from tests.browser.player import Player
from tests.server.harness import launched
from tests.tiers import EVERYTHING
from vaka.server.settings import Settings

HOME = "vaka.home.arpa"  # leads to this machine, and is to the browser what a room in a home network is
FLAGS = ["--no-sandbox", "--disable-background-networking", "--disable-dev-shm-usage"]
FLAGS += [f"--host-resolver-rules=MAP {HOME} 127.0.0.1"]
COARSELY = "--force-device-scale-factor=0.5"  # drawn in less than half the time; letters may be a pixel wider
# A board that glows is drawn sixty times a second, which keeps a core busy; in make test-all it does.
MOTION = "no-preference" if EVERYTHING or "VAKA_SHOTS" in os.environ else "reduce"
PATIENCE = 30_000  # milliseconds; other work may keep the machine busy
# What the room answers to a file or a move that will not do, or to a guest at the host's page: told in words, no error.
REFUSED = ("status of 422", "status of 403")

Sit = Callable[..., Player]  # opens a page for a person

expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="session")
def client() -> Path:
    """The built page."""
    built = Path(os.environ.get("VAKA_CLIENT", Settings(data=Path(".")).client))
    if not (built / "index.html").exists():
        pytest.skip("the client is not built: npm run build in web/")
    return built.resolve()


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory, client: Path) -> Iterator[str]:
    """A room for all tests that do not need one of their own. In `make test-all` they ask too much of one address."""
    with launched(limited=not EVERYTHING, data=tmp_path_factory.mktemp("room"), client=client) as room:
        yield room.url


class Browsers:
    """A Chromium for each way of drawing, kept from test to test: to start one takes longer than many a test."""

    def __init__(self) -> None:
        self._stack = ExitStack()
        self._running: dict[bool, Browser] = {}

    def get(self, coarse: bool) -> Browser:
        if not self._running:
            self._playwright = self._stack.enter_context(sync_playwright())
        if coarse not in self._running:
            flags = [*FLAGS, COARSELY] if coarse else FLAGS
            chromium = self._playwright.chromium.launch(executable_path=PROGRAM, args=flags)
            self._stack.callback(chromium.close)
            self._running[coarse] = chromium
        return self._running[coarse]

    def close(self) -> None:
        self._running.clear()
        self._stack.close()


BROWSERS = Browsers()


@pytest.hookimpl(trylast=True)
def pytest_runtest_teardown(nextitem: pytest.Item | None) -> None:
    """While playwright runs, nobody else can start an event loop: it goes when the next test does not need it."""
    if "browser" not in getattr(nextitem, "fixturenames", ()):
        BROWSERS.close()


@pytest.fixture
def browser(request: pytest.FixtureRequest) -> Browser:
    """A browser. It draws coarsely for a module that does not look at how things lie, and sets COARSE, if nobody wants
    pictures."""
    if PROGRAM is None:
        pytest.skip(f"the browser tests need Chromium: {', '.join(NAMES)}")
    return BROWSERS.get(getattr(request.module, "COARSE", False) and "VAKA_SHOTS" not in os.environ)


@pytest.fixture(scope="session")
def shots() -> Path | None:
    if "VAKA_SHOTS" not in os.environ:
        return None
    folder = Path(os.environ["VAKA_SHOTS"])
    folder.mkdir(parents=True, exist_ok=True)
    return folder


@pytest.fixture
def sit(browser: Browser, address: str, shots: Path | None, request: pytest.FixtureRequest) -> Iterator[Sit]:
    """Opens a browser for one more person. At the end none may have seen an error or asked another host."""
    complaints: list[str] = []
    contexts: list[Any] = []

    def foreign(request: Request) -> None:
        if not request.url.startswith((address, "data:")):
            complaints.append(f"asked: {request.url}")

    def open_page(name: str = "Ann", **options: Any) -> Player:
        usual = {"viewport": {"width": 1440, "height": 900}, "locale": "en-GB", "reduced_motion": MOTION}
        settings = {**usual, **options}
        context = browser.new_context(**settings)
        own = json.dumps({"name": name, "speed": "instant", "forced": False, "recap": False})
        context.add_init_script(
            f"localStorage.getItem('vaka-settings') ?? localStorage.setItem('vaka-settings', JSON.stringify({own}))"
        )
        contexts.append(context)
        page: Page = context.new_page()
        page.set_default_timeout(PATIENCE)
        page.on("pageerror", lambda error: complaints.append(f"error: {error}"))
        page.on("console", lambda line: complaints.append(f"console: {line.text}") if line.type == "error" else None)
        page.on("request", foreign)
        return Player(page, address, name, shots / f"{request.node.name}-{name}" if shots else None)

    yield open_page
    for context in contexts:
        context.close()
    assert [line for line in complaints if not any(status in line for status in REFUSED)] == []
