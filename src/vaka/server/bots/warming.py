"""What the bots of a game run compiled, loaded from the cache; what is not there is compiled apart.

python -m vaka.server.bots.warming GAME [BOT ...]

A compiler never gives its memory back (900 MB for all games), and bots think slowly beside it in one process. So a
worker lets another process compile, and loads what that has left in the cache. Of all workers that share a cache, one
at a time does so.
"""

import os
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress

from vaka.bots import bots, register
from vaka.bots.fast import fast
from vaka.bots.search.searcher import warm_up
from vaka.core.game import Game
from vaka.core.kernel import cache_folder
from vaka.core.registry import load
from vaka.server.locked import lock

COMPILE_SECONDS = 1800.0  # a game takes a minute or two, more on a small or busy machine
LOOK_SECONDS = 0.5  # until somebody who waits looks again whether another has compiled
LOCK = "compiling.lock"


class CompilerFailed(Exception):
    """The process that compiles has ended before its time."""


def compiled_game(name: str, registered: list[str]) -> Game:
    """A game with compiled rules whose bots search by them."""
    game = load(name)
    quick = load_cached(game)
    if quick is None:
        with alone():
            quick = load_cached(game)
            if quick is None:
                compile_apart(name, registered)
    return quick or load_all(game)  # compiles here what a cache that cannot be written has not kept


def load_cached(game: Game) -> Game | None:
    """Load what the bots of a game need, if all of it is in the cache."""
    from vaka.core.numba_rules import NotCached, only_cached  # takes a second

    try:
        with only_cached():
            return load_all(game)
    except NotCached:
        return None


@contextmanager
def alone() -> Iterator[None]:
    """Wait until no other worker compiles into this cache, as long as a compiler may take."""
    with ExitStack() as until_done:
        with suppress(OSError):  # where nothing can be kept or locked, there is nothing to wait for
            cache_folder().mkdir(parents=True, exist_ok=True)
            file = until_done.enter_context(open(cache_folder() / LOCK, "a+b"))
            until = time.monotonic() + COMPILE_SECONDS
            while time.monotonic() < until:
                try:
                    lock(file)
                    break
                except (BlockingIOError, PermissionError):  # of Windows
                    time.sleep(LOOK_SECONDS)
        yield


def load_all(game: Game) -> Game:
    """Load what the bots of a game need, or compile it."""
    quick = fast(game)
    warm_up(game.name)
    for learned in (each for each in bots().values() if each.only is not None and each.plays(game.name)):
        if learned.warm_up is not None:
            learned.warm_up(game.name)
    return quick


def compile_apart(name: str, registered: list[str]) -> None:
    """Compile it in a process of its own, which ends with this one, or when it has taken too long."""
    began, command = time.monotonic(), [sys.executable, "-m", __name__, name, *registered]
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True
    ) as process:
        assert process.stderr is not None
        late = threading.Timer(COMPILE_SECONDS, process.kill)
        late.daemon = True
        late.start()
        said = process.stderr.read()
        late.cancel()
    sys.stderr.write(said)
    if process.returncode and time.monotonic() - began >= COMPILE_SECONDS:
        raise CompilerFailed(f"it was ended after {COMPILE_SECONDS:g} seconds")
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
