"""Says what is happening while rules are compiled for the first time."""

import time
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from vaka.cli.common import Speak, stderr
from vaka.core.game import Game
from vaka.core.kernel import Rule
from vaka.core.registry import load

if TYPE_CHECKING:
    from vaka.arena.simulate import Simulation


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


def prepared(simulations: "Iterable[Simulation]", say: Speak) -> None:
    """Compile whatever the matches of these simulations need before the first of them is played."""
    from vaka.arena.simulate import compiles, prepare

    for function, simulation in {compiles(simulation): simulation for simulation in simulations}.items():
        if function is not None:
            with announced(load(simulation.game), function, say):
                prepare(simulation)
