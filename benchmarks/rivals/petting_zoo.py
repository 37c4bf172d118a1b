"""PettingZoo: its classic games through the AEC loop, random legal actions from the mask.

Called alone: python benchmarks/rivals/petting_zoo.py SECONDS
"""

import importlib
import json
import sys
import time
from typing import Any

import numpy as np

GAMES = ("connect_four_v3", "leduc_holdem_v4")


def rows(seconds: float) -> list[dict[str, Any]]:
    return [row(name, seconds) for name in GAMES]


def row(name: str, seconds: float) -> dict[str, Any]:
    env = importlib.import_module(f"pettingzoo.classic.{name}").env()
    dice = np.random.default_rng(0)
    decisions = matches = 0
    started = time.perf_counter()
    while (spent := time.perf_counter() - started) < seconds:
        env.reset(seed=matches)
        for _ in env.agent_iter():
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            env.step(int(dice.choice(np.flatnonzero(observation["action_mask"]))))
            decisions += 1
        matches += 1
    return {
        "system": "PettingZoo",
        "game": name.rpartition("_v")[0],
        "how": "AEC loop in Python, observation and mask",
        "decisions_per_s": round(decisions / spent),
        "matches_per_s": round(matches / spent, 1),
    }


if __name__ == "__main__":
    print(json.dumps(rows(float(sys.argv[1]))))
