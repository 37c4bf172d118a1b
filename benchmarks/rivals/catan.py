"""Catanatron: whole four-seat matches of its own random players.

Called alone: python benchmarks/rivals/catan.py SECONDS
"""

import json
import random
import sys
import time
from typing import Any

from catanatron import Color, Game, RandomPlayer  # type: ignore[import-not-found]


def rows(seconds: float) -> list[dict[str, Any]]:
    players = [RandomPlayer(color) for color in Color]
    random.seed(0)
    decisions = matches = 0
    started = time.perf_counter()
    while (spent := time.perf_counter() - started) < seconds:
        game = Game(players)
        game.play()
        decisions += len(game.state.actions)
        matches += 1
    return [
        {
            "system": "Catanatron",
            "game": "catan",
            "how": "its own loop in Python",
            "decisions_per_s": round(decisions / spent),
            "matches_per_s": round(matches / spent, 1),
        }
    ]


if __name__ == "__main__":
    print(json.dumps(rows(float(sys.argv[1]))))
