"""What the bots of a game run compiled, loaded from the cache; what is not there is compiled apart.

python -m vaka.server.bots.warming GAME [BOT ...]

A compiler never gives its memory back (900 MB for all games), and bots think slowly beside it in one process. So a
worker lets another process compile, and loads what that has left in the cache.
"""

import os
import subprocess
import sys
import threading

from vaka.bots import bots, register
from vaka.bots.fast import fast
from vaka.bots.search.searcher import warm_up
from vaka.core.game import Game
from vaka.core.registry import load


class CompilerFailed(Exception):
    """The process that compiles has ended before its time."""


def compiled_game(name: str, registered: list[str]) -> Game:
    """A game with compiled rules whose bots search by them."""
    game = load(name)
    from vaka.core.numba_rules import NotCached, only_cached  # takes a second

    try:
        with only_cached():
            return load_all(game)
    except NotCached:
        compile_apart(name, registered)
    return load_all(game)  # compiles here what a cache that cannot be written has not kept


def load_all(game: Game) -> Game:
    """Load what the bots of a game need, or compile it."""
    quick = fast(game)
    warm_up(game.name)
    for learned in (each for each in bots().values() if each.only is not None and each.plays(game.name)):
        if learned.warm_up is not None:
            learned.warm_up(game.name)
    return quick


def compile_apart(name: str, registered: list[str]) -> None:
    """Compile it in a process of its own, which ends with this one."""
    command = [sys.executable, "-m", __name__, name, *registered]
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True
    ) as process:
        assert process.stderr is not None
        said = process.stderr.read()
    sys.stderr.write(said)
    if process.returncode:
        raise CompilerFailed(said.strip().rpartition("\n")[2] or f"it ended with {process.returncode}")


def end_with_worker() -> None:
    """Wait for the worker that started this process to go away."""
    sys.stdin.read()
    os._exit(1)


def main() -> None:
    name, *registered = sys.argv[1:]
    threading.Thread(target=end_with_worker, daemon=True).start()
    for each in registered:
        register(each)
    load_all(load(name))


if __name__ == "__main__":
    main()
