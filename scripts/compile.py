"""Compile every game once, as tests and bots use it, so that whoever comes next loads it from the cache.

python scripts/compile.py [GAME ...]

Each game is compiled in a process of its own, two at a time. What is in the cache already (VAKA_CACHE) takes no time.
"""

import os
import sys
import time
from concurrent.futures import ProcessPoolExecutor

import numpy as np

import vaka
from vaka.arena.simulate import Plan, play_chunk
from vaka.bots.search.searcher import warm_up
from vaka.core.perft import perft
from vaka.testing import check

WORKERS = min(2, os.cpu_count() or 1)


def compile_game(name: str) -> float:
    """Use a game in every way that compiles something; how many seconds that took."""
    started = time.perf_counter()
    game = vaka.load(name)
    seats = max(2, game.meta.seats[0])
    for bots in (("random",), ("level1",)):
        play_chunk(Plan.make(name, seats, list(bots), {}, 1, 1), 0, 1)
    warm_up(name)
    matches = vaka.batch(game, n=2)
    matches.reset(seed=1)
    matches.step(matches.draw())
    matches.step(matches.greedy())
    matches.observe(0)
    matches.show()
    matches.playouts(matches.states[:1], 1)
    matches.playouts(matches.states[:1], 1, seat=0)
    matches.play_random()
    vaka.batch(game, n=2, observation=np.zeros((2, game.observation.length), np.float32)).reset(seed=1)
    check(game, matches=1)
    perft(game, vaka.Match(game, seats, seed=1).state, 2)
    return time.perf_counter() - started


def main() -> None:
    names = sys.argv[1:] or list(vaka.all_games())
    with ProcessPoolExecutor(WORKERS) as pool:
        for name, seconds in zip(names, pool.map(compile_game, names), strict=True):
            print(f"{name} is compiled: {seconds:.0f} s", flush=True)


if __name__ == "__main__":
    main()
