"""OpenSpiel: random rollouts in C++ from the first decision of a game.

Python reaches the rollouts only through the tree search; with this many at each leaf the tree costs nothing. Decisions
are counted on matches played apart. Called alone: python benchmarks/rivals/open_spiel.py SECONDS
"""

import json
import random
import sys
import time
from typing import Any

import pyspiel

GAMES = ("connect_four", "backgammon", "hearts")
ROLLOUTS, LEAVES = 50, 4
SAMPLE = 300  # matches played in Python to learn how many decisions one has


def rows(seconds: float) -> list[dict[str, Any]]:
    found = []
    for name in GAMES:
        state = start_state(name)
        length = mean_length(state)
        evaluator = pyspiel.RandomRolloutEvaluator(ROLLOUTS, 1)
        bot = pyspiel.MCTSBot(state.get_game(), evaluator, 2.0, LEAVES, 100, False, 1, False)
        matches, started = 0, time.perf_counter()
        while (spent := time.perf_counter() - started) < seconds:
            bot.step(state)
            matches += ROLLOUTS * LEAVES
        found.append(
            {
                "system": "OpenSpiel",
                "game": name,
                "how": "rollouts in C++",
                "decisions_per_s": round(matches * length / spent),
                "matches_per_s": round(matches / spent, 1),
            }
        )
    return found


def start_state(name: str) -> Any:
    """The first position in which a player decides: evaluators do not start at chance."""
    state = pyspiel.load_game(name).new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    return state


def mean_length(start: Any) -> float:
    """Decisions of players, chance not counted, in a random match."""
    dice, decisions = random.Random(1), 0
    for _ in range(SAMPLE):
        state = start.clone()
        while not state.is_terminal():
            if state.is_chance_node():
                actions, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(dice.choices(actions, weights)[0])
            else:
                state.apply_action(dice.choice(state.legal_actions()))
                decisions += 1
    return decisions / SAMPLE


if __name__ == "__main__":
    print(json.dumps(rows(float(sys.argv[1]))))
