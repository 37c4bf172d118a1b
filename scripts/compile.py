"""Compile every game once, as tests and bots use it, so that later processes load it from the cache.

python scripts/compile.py [GAME ...] [--workers N]

Each game is compiled in a process of its own. What is in the cache (VAKA_CACHE) already takes no time.
"""

import argparse
import gc
import time
from concurrent.futures import ProcessPoolExecutor

import vaka
from vaka.arena.simulate import Simulation, play_chunk
from vaka.bots import bots
from vaka.bots.fast import fast
from vaka.bots.search.searcher import warm_up
from vaka.core.perft import perft
from vaka.data.rows import RowPlayer, new_block
from vaka.testing import check


def compile_game(name: str) -> float:
    """Use a game in the ways that compile most; how many seconds that took."""
    started = time.perf_counter()
    gc.disable()  # the compiler makes very many objects and little garbage; costs some hundred megabytes
    game = vaka.load(name)
    seats = max(2, game.meta.seats[0])
    fast(game)  # as the room and its bots play
    check(game, matches=1)
    play_chunk(Simulation.make(name, seats, ["random"], {}, 1, 1), 0, 1)
    warm_up(name)
    for learned in (each for each in bots().values() if each.only is not None and each.plays(name)):
        if learned.warm_up is not None:
            learned.warm_up(name)
    matches = vaka.batch(game, n=2)
    matches.reset(seed=1)
    matches.step(matches.draw())
    RowPlayer(game, seats, game.option_codes()).compile(new_block(game, 1))
    perft(game, vaka.Match(game, seats, seed=1).state, 2)
    return time.perf_counter() - started


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("games", nargs="*", metavar="GAME", help="all if none is named")
    parser.add_argument("--workers", type=int, default=2, help="processes; default: %(default)s")
    given = parser.parse_args()
    names = given.games or sorted(vaka.all_games(), key=lambda name: -vaka.load(name).state.itemsize)
    with ProcessPoolExecutor(given.workers) as pool:
        for name, seconds in zip(names, pool.map(compile_game, names), strict=True):
            print(f"{name} is compiled: {seconds:.0f} s", flush=True)


if __name__ == "__main__":
    main()
