"""The page's board as a picture, drawn by a Chromium without a window that is kept open between pictures.

The boards are shipped as one script (`web/src/drawing`), so nothing is served and nothing fetched. Chromium is looked
for on the path, or is what VAKA_CHROMIUM names.
"""

import atexit
import json
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
from base64 import b64decode
from collections.abc import Mapping
from contextlib import ExitStack, suppress
from functools import cache
from io import BytesIO
from itertools import count
from pathlib import Path
from typing import Any, TypedDict

import numpy as np
import numpy.typing as npt
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from vaka.core.errors import MissingExtra
from vaka.core.events import Event
from vaka.core.game import Game
from vaka.core.kernel import State
from vaka.locale import preferred_language, speak, texts

PAGE = Path(__file__).parent / "board.html"
SCRIPT = PAGE.parent / "built/drawing.js"
GAMES = PAGE.parents[1] / "games"  # those that the script draws
SIZE = 1000, 800  # of a picture
NAMES = (
    "chromium-headless-shell", "chrome-headless-shell", "chromium", "chromium-browser", "google-chrome",
    "google-chrome-stable", "chrome", "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
)  # fmt: skip
FLAGS = (
    "--headless", "--remote-debugging-port=0", "--hide-scrollbars", "--mute-audio", "--disable-gpu",
    "--no-first-run", "--disable-background-networking", "--disable-extensions", "--force-color-profile=srgb",
    "--disable-partial-raster",  # else edges of what was drawn before come out a little different
)  # fmt: skip
LOADED = "new Promise((done) => document.readyState === 'complete' ? done() : addEventListener('load', done))"
READY = re.compile(r"DevTools listening on (ws://\S+)")
# However this program ends, its end of the pipe is closed then, and the browser ends too.
WATCHED = ("sh", "-c", '"$@" & exec 2>&-; read -r _; kill -9 0', "sh")


class Choice(TypedDict):
    """What a seat may do, as a room tells the page."""

    action: int
    move: str
    parts: Mapping[str, Any]


class Position(TypedDict):
    """A position as a room tells the page."""

    seat: int | None
    ply: int
    to_move: int | None
    view: Mapping[str, Any]
    events: list[Event]
    choices: list[Choice] | None
    can_undo: bool


class Drawn(TypedDict):
    """What the script is given."""

    game: str
    language: str
    words: str | None  # of a game whose words the script does not hold
    names: list[str]
    position: Position


def board(game: Game, state: State, seats: int, seat: int | None = None) -> npt.NDArray[np.uint8]:
    """[height, width, 3] The board of a position as a seat sees it, or a spectator."""
    image_type = needed()
    png = picture(drawn(game, state, seats, seat))
    return np.asarray(image_type.open(BytesIO(png)).convert("RGB"))


def drawn(game: Game, state: State, seats: int, seat: int | None) -> Drawn:
    """What the script is given: what `game.view` shows the seat, and what the seat may do."""
    to_move, language = int(game.rules.to_move(state)), preferred_language()
    choices: list[Choice] = [
        {"action": action, "move": game.notation.write(state, action), "parts": game.describe(state, action)}
        for action in (game.legal_actions(state) if seat is not None and to_move == seat else [])
    ]
    return {
        "game": game.name,
        "language": language,
        "words": None if (GAMES / game.name).is_dir() else "\n".join(texts(language)),
        "names": [speak(language, "seat-name", seat=number + 1) for number in range(seats)],
        "position": {
            "seat": seat,
            "ply": 0,
            "to_move": to_move if to_move >= 0 else None,
            "view": game.view(state, seat),
            "events": [],
            "choices": choices or None,
            "can_undo": False,
        },
    }


@cache
def needed() -> Any:
    """Pillow's Image, if everything is there that a picture needs."""
    if not SCRIPT.exists():
        raise MissingExtra("needs-drawing")
    chromium()
    try:
        from PIL import Image
    except ImportError:
        raise MissingExtra("needs-extra", package="Pillow", extra="render") from None
    return Image


def chromium() -> str:
    """The path of the browser."""
    named = os.environ.get("VAKA_CHROMIUM")
    for name in (named,) if named else NAMES:
        if found := shutil.which(name):
            return found
    raise MissingExtra("needs-chromium")


class Browser:
    """A Chromium with an empty page that holds the script, spoken to by its DevTools protocol."""

    def __init__(self) -> None:
        with ExitStack() as stack:
            self._open(stack)
            self._stack = stack.pop_all()

    def _open(self, stack: ExitStack) -> None:
        self._owner, home = os.getpid(), tempfile.mkdtemp(prefix="vaka-board-")
        stack.callback(shutil.rmtree, home, ignore_errors=True)
        self.home = home
        root = hasattr(os, "geteuid") and os.geteuid() == 0
        command = [chromium(), *FLAGS, *(["--no-sandbox"] if root else []), f"--user-data-dir={home}", "about:blank"]
        watched = () if sys.platform == "win32" else WATCHED
        self.process = subprocess.Popen(
            [*watched, *command], stdin=subprocess.PIPE, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE,
            text=True, errors="replace", start_new_session=True,
        )  # fmt: skip
        stack.callback(self._end)
        assert self.process.stderr is not None
        address = next((found[1] for line in self.process.stderr if (found := READY.search(line))), None)
        if address is None:
            raise MissingExtra("chromium-stopped", path=command[0])
        self.process.stderr.close()
        # no pings: their payload is drawn from the random numbers of the program that uses the environment
        self._socket = stack.enter_context(connect(address, max_size=None, compression=None, ping_interval=None))
        self._numbers, self._session = count(1), ""
        target = self._ask("Target.createTarget", url="about:blank")["targetId"]
        self._session = self._ask("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        width, height = SIZE
        self._ask("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1, mobile=False)
        still = {"name": "prefers-reduced-motion", "value": "reduce"}
        self._ask("Emulation.setEmulatedMedia", features=[still])
        self._ask("Page.navigate", url=PAGE.as_uri())
        self._run(LOADED)

    def picture(self, drawn: Drawn) -> bytes:
        """A PNG of a position."""
        self._run(f"vaka.draw({json.dumps(drawn)})")
        return b64decode(self._ask("Page.captureScreenshot", format="png", optimizeForSpeed=True)["data"])

    def _run(self, script: str) -> None:
        answer = self._ask("Runtime.evaluate", expression=script, awaitPromise=True)
        if problem := answer.get("exceptionDetails"):
            raise RuntimeError(problem.get("exception", {}).get("description") or problem["text"])

    def _ask(self, method: str, **params: Any) -> dict[str, Any]:
        number = next(self._numbers)
        call = {"id": number, "method": method, "params": params}
        self._socket.send(json.dumps(call | ({"sessionId": self._session} if self._session else {})))
        while (answer := json.loads(self._socket.recv())).get("id") != number:
            pass  # something else that happened in the browser
        if "error" in answer:
            raise RuntimeError(f"{method}: {answer['error']['message']}")
        return dict(answer["result"])

    def close(self) -> None:
        """End the browser, unless it is that of the process from which this one was forked."""
        if self._owner == os.getpid():
            self._stack.close()

    def _end(self) -> None:
        assert self.process.stdin is not None
        assert self.process.stderr is not None
        self.process.stdin.close()
        self.process.stderr.close()
        if sys.platform == "win32":
            self.process.kill()
        else:  # the browser and what it has started
            with suppress(ProcessLookupError):
                os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait(10)


@cache
def _opened(process: int) -> Browser:
    """The browser of a process: one that was forked has its own."""
    opened = Browser()
    atexit.register(opened.close)
    return opened


def browser() -> Browser:
    """The browser, opened for the first picture."""
    return _opened(os.getpid())


def picture(drawn: Drawn) -> bytes:
    """A PNG of a position; a browser that has crashed is opened once more."""
    try:
        return browser().picture(drawn)
    except ConnectionClosed:
        browser().close()
        _opened.cache_clear()
        return browser().picture(drawn)
