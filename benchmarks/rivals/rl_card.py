"""RLCard: whole matches of its own random agents.

Called alone: python benchmarks/rivals/rl_card.py SECONDS
"""

import json
import sys
import time
from typing import Any

import rlcard  # type: ignore[import-not-found]
from rlcard.agents import RandomAgent  # type: ignore[import-not-found]

GAMES = ("uno", "leduc-holdem")


def rows(seconds: float) -> list[dict[str, Any]]:
    return [row(name, seconds) for name in GAMES]


def row(name: str, seconds: float) -> dict[str, Any]:
    env = rlcard.make(name, config={"seed": 0})
    agent = RandomAgent(num_actions=env.num_actions)
    decisions = matches = 0
    started = time.perf_counter()
    while (spent := time.perf_counter() - started) < seconds:
        state, _ = env.reset()
        while not env.is_over():
            state, _ = env.step(agent.step(state))
            decisions += 1
        matches += 1
    return {
        "system": "RLCard",
        "game": name,
        "how": "environment in Python, observation and legal actions",
        "decisions_per_s": round(decisions / spent),
        "matches_per_s": round(matches / spent, 1),
    }


if __name__ == "__main__":
    print(json.dumps(rows(float(sys.argv[1]))))
