"""Says what is happening while rules are compiled for the first time."""

import time
from collections.abc import Iterator
from contextlib import contextmanager

from vaka.cli.common import Speak, stderr
from vaka.core.game import Game
from vaka.core.kernel import Rule


@contextmanager
def announced(game: Game, function: Rule, say: Speak) -> Iterator[None]:
    """A note on stderr around the first use of a compiled function, unless an earlier run left it ready."""
    if game.compiled.is_cached(function):
        yield
        return
    console = stderr()
    console.print(say("compiling", game=game.meta.title))
    started = time.perf_counter()
    with console.status("…"):
        yield
    console.print(f"{time.perf_counter() - started:.0f} s")
