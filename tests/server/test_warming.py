"""A worker's compiled rules: compiled in another process where the cache lacks them."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from vaka.server.bots.warming import CompilerFailed, compile_apart

COMMAND = [sys.executable, "-m", "vaka.server.bots.warming"]
MEMORY = """
import resource
from vaka.bots.search.searcher import ready
from vaka.server.bots.warming import compiled_game
compiled_game("powerboats", [])
assert ready("powerboats")
print(*(resource.getrusage(who).ru_maxrss for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)))
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


@pytest.mark.exhaustive
def test_a_worker_does_not_take_a_compilers_memory(tmp_path: Path) -> None:
    environment = {**os.environ, "VAKA_CACHE": str(tmp_path)}
    said = subprocess.run(
        [sys.executable, "-c", MEMORY], env=environment, stdout=subprocess.PIPE, check=True, text=True
    ).stdout
    own, other = map(int, said.split())
    assert own < 250_000 < other, "kilobytes"
