"""A worker's compiled rules: compiled in another process where the cache lacks them."""

import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Barrier

import pytest

from vaka.core.game import Game
from vaka.core.numba_rules import NotCached
from vaka.server.bots import warming
from vaka.server.bots.warming import CompilerFailed, compile_apart

COMMAND = [sys.executable, "-m", "vaka.server.bots.warming"]
MEMORY = """
import resource
from pathlib import Path
from vaka.bots.search.searcher import ready
from vaka.server.bots.warming import compiled_game
compiled_game("powerboats", [])
assert ready("powerboats")
status = dict(line.split(":") for line in Path("/proc/self/status").read_text().splitlines())
# not ru_maxrss of its own, to which Linux adds what the process had that started it
print(status["VmHWM"].split()[0], resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss)
"""
ALL_GAMES = """
import gc
from pathlib import Path
import vaka.core.numba_rules
from vaka.core.registry import games
from vaka.server.bots.warming import compiled_game
def anonymous():
    gc.collect()
    lines = Path("/proc/self/smaps_rollup").read_text().splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("Anonymous:"))
before = anonymous()
for name in games():
    compiled_game(name, [])
print(anonymous() - before)
"""


def test_compiling_ends_when_its_worker_has_gone(tmp_path: Path) -> None:
    environment = {**os.environ, "VAKA_CACHE": str(tmp_path)}
    with subprocess.Popen([*COMMAND, "powerboats"], stdin=subprocess.PIPE, env=environment) as compiling:
        assert compiling.stdin is not None
        compiling.stdin.close()
        assert compiling.wait(30) == 1


def test_why_nothing_could_be_compiled_is_said() -> None:
    with pytest.raises(CompilerFailed, match="no-such-game"):
        compile_apart("no-such-game", [])


def test_of_several_workers_that_share_a_cache_one_compiles(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("VAKA_CACHE", str(tmp_path))
    compiled: list[str] = []
    together = Barrier(3)

    def load_all(game: Game) -> Game:
        if not compiled:
            raise NotCached
        return game

    def compile_apart(name: str, registered: list[str]) -> None:
        compiled.append(name)

    def worker(_: int) -> Game:
        together.wait(30)
        return warming.compiled_game("powerboats", [])

    monkeypatch.setattr(warming, "load_all", load_all)
    monkeypatch.setattr(warming, "compile_apart", compile_apart)
    with ThreadPoolExecutor(3) as workers:
        assert {game.name for game in workers.map(worker, range(3))} == {"powerboats"}
    assert compiled == ["powerboats"]


def test_a_compiler_that_takes_too_long_is_ended(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("VAKA_CACHE", str(tmp_path))
    monkeypatch.setattr(warming, "COMPILE_SECONDS", 0.5)
    with pytest.raises(CompilerFailed, match=r"ended after 0\.5 seconds"):
        compile_apart("powerboats", [])


@pytest.mark.exhaustive
def test_a_worker_does_not_take_a_compilers_memory(tmp_path: Path) -> None:
    environment = {**os.environ, "VAKA_CACHE": str(tmp_path)}
    said = subprocess.run(
        [sys.executable, "-c", MEMORY], env=environment, stdout=subprocess.PIPE, check=True, text=True
    ).stdout
    own, other = map(int, said.split())
    assert own < 250_000 < other, "kilobytes"


@pytest.mark.exhaustive
def test_compiled_games_that_were_cached_keep_machine_code_alone() -> None:
    """Beside it the cache has code for the compiler, which took 45 MB of memory."""
    said = subprocess.run([sys.executable, "-c", ALL_GAMES], stdout=subprocess.PIPE, check=True, text=True).stdout
    assert int(said) < 90_000, "kilobytes"
