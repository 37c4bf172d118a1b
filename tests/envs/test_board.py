"""Pictures of the page's board, taken in a real Chromium."""

import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import psutil
import pytest

import vaka
from vaka.core.errors import MissingExtra
from vaka.envs import board
from vaka.envs.gym import SeatEnv

GAMES = sorted(vaka.all_games())
pytestmark = pytest.mark.skipif(not board.SCRIPT.exists(), reason="the page's drawing is not built: make")


@pytest.fixture(autouse=True)
def forgotten() -> Iterator[None]:
    board.needed.cache_clear()
    yield
    board.needed.cache_clear()


@pytest.fixture
def pictures() -> None:
    try:
        board.needed()
    except MissingExtra as missing:
        pytest.skip(str(missing))


def seen() -> str:
    """What stands on the board as text."""
    answer = board.browser()._ask("Runtime.evaluate", expression="document.body.outerHTML", returnByValue=True)
    return str(answer["result"]["value"])


@pytest.mark.usefixtures("pictures")
@pytest.mark.parametrize("name", GAMES)
def test_the_picture_is_the_pages_board_as_the_seat_sees_it(name: str) -> None:
    env = SeatEnv(name, opponents="random", render_mode="rgb_array")
    observed, _ = env.reset(seed=5)
    pictures, over = [env.render()], False
    for _ in range(3):
        while not over and np.array_equal(picture := env.render(), pictures[-1]):
            observed, _, over, _, _ = env.step(int(observed["action_mask"].argmax()))
        assert np.array_equal(env.render(), picture), "nothing moves"
        pictures.append(picture)
    assert {(each.shape, each.dtype.name) for each in pictures} == {((800, 1000, 3), "uint8")}
    colours = len(np.unique(pictures[-1].reshape(-1, 3), axis=0))
    assert colours > 1000, "a drawing with shades, not an empty page or a message"
    text = seen()
    assert "data-pan" in text
    assert not re.search(rf"\b{name}-[a-z-]+\b(?=<)", text), "every message has words"


@pytest.mark.parametrize("name", GAMES)
def test_nothing_hidden_from_the_seat_reaches_the_browser(name: str) -> None:
    match = vaka.Match(name, seats=4, seed=5)
    for _ in range(12):
        match.play(match.legal()[0])
    seat = (match.to_move + 1) % 4
    other = match.game.copy(match.state)
    match.game.rules.redeal(other, seat, 77)
    sent, dealt_anew = (board.drawn(match.game, state, 4, seat) for state in (match.state, other))
    assert sent == dealt_anew
    assert sent["position"]["choices"] is None


def test_without_chromium_it_says_what_to_do(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("VAKA_CHROMIUM", "/nowhere/chromium")
    with pytest.raises(MissingExtra, match="Install one, or name its program in VAKA_CHROMIUM"):
        SeatEnv(GAMES[0], render_mode="rgb_array")
    assert SeatEnv(GAMES[0], render_mode="ansi").render_mode == "ansi", "nothing else needs it"


def test_what_is_not_a_browser_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("VAKA_CHROMIUM", "true")
    with pytest.raises(MissingExtra, match="did not start as a browser"):
        board.Browser()


def test_without_the_built_drawing_it_says_how_to_build_it(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(board, "SCRIPT", tmp_path / "drawing.js")
    with pytest.raises(MissingExtra, match="npm run build"):
        SeatEnv(GAMES[0], render_mode="rgb_array")


@pytest.mark.usefixtures("pictures")
@pytest.mark.parametrize("ends", ["pass", "os._exit(0)", "os.kill(os.getpid(), signal.SIGTERM)", "os.abort()"])
def test_the_browser_ends_with_the_program_however_it_ends(ends: str) -> None:
    program = f"import os, signal; from vaka.envs import board; print(board.browser().home, flush=True); {ends}"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert done.stderr == ""
    home = done.stdout.strip()
    _, alive = psutil.wait_procs(living_in(home), timeout=20)
    assert alive == []
    assert ends != "pass" or not Path(home).exists()


@pytest.mark.usefixtures("pictures")
def test_the_browser_outlives_a_fork_of_the_program() -> None:
    done = subprocess.run([sys.executable, "-c", FORKS], capture_output=True, text=True)
    assert done.stdout == "the same 2\n", done.stderr


FORKS = """
import os, sys
from vaka.envs import board
kept = board.browser()
if os.fork() == 0:
    sys.exit()
os.wait()
print("the same", kept._ask("Runtime.evaluate", expression="1 + 1")["result"]["value"])
"""


@pytest.mark.usefixtures("pictures")
def test_a_browser_that_has_crashed_is_opened_again() -> None:
    env = SeatEnv(GAMES[0], opponents="random", render_mode="rgb_array")
    env.reset(seed=5)
    before, first = env.render(), board.browser().process
    os.killpg(first.pid, signal.SIGKILL)
    assert np.array_equal(env.render(), before)
    assert board.browser().process is not first


def living_in(home: str) -> list[psutil.Process]:
    """The processes of the browser in that folder."""
    running = psutil.process_iter(["pid", "cmdline"])
    return [each for each in running if any(home in word for word in each.info["cmdline"] or [])]
