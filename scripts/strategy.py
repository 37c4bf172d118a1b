"""Measure what a bot plays: python scripts/strategy.py GAME [--bot NAME] [--matches N] [--seats N] [--seed S]

The bot plays against itself, by compiled rules. docs/strategy/GAME.toml asks the questions; answers go to
docs/measured/strategy/GAME-BOT.json, and the prose in docs/strategy takes its figures from there. A question is

    [[question]]
    id = "bail-by-pile"
    of = "choose.6"                        # a kind of action, or one with its first part
    when = { "surfers[0].space" = 3 }      # of the observation; optional
    by = "surfers[0].pile_points"          # one row for each value; optional
    least = 30                             # decisions a row needs; optional

The answer has, for each value, how often the action was taken where it and another were legal, and what the seats that
took it got in the end on average, 1 for a win and −1 for the last.
"""

import argparse
import json
import math
import tomllib
from collections import defaultdict
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import numpy as np

import vaka
from vaka.bots import bot
from vaka.bots.fast import fast
from vaka.core.contract import RETURN_UNIT
from vaka.core.events import NO_EVENTS
from vaka.core.game import Game

ROOT = Path(__file__).parents[1]
QUESTIONS, ANSWERS = ROOT / "docs" / "strategy", ROOT / "docs" / "measured" / "strategy"
LEAST = 30


class Question:
    """One question, and what was counted for it."""

    def __init__(self, game: Game, asked: dict[str, Any]) -> None:
        self.asked = asked
        kind, _, part = asked["of"].partition(".")
        found = game.actions[kind]
        size = found.size // found.shape[0] if part else found.size
        first = found.first + (int(part) * size if part else 0)
        self.actions = range(first, first + size)
        self.when = [(place(game, name), value) for name, value in asked.get("when", {}).items()]
        self.by = place(game, asked["by"]) if "by" in asked else None
        self.rows: dict[int, list[float]] = defaultdict(lambda: [0.0, 0.0, 0.0])  # met, taken, results of those

    def fits(self, seen: Any, legal: set[int]) -> bool:
        mine = sum(action in self.actions for action in legal)
        return 0 < mine < len(legal) and all(seen[at] == value for at, value in self.when)

    def note(self, value: int, taken: bool, result: float) -> None:
        row = self.rows[value]
        row[0] += 1
        row[1] += taken
        row[2] += result * taken

    def answer(self) -> list[dict[str, Any]]:
        least, found = self.asked.get("least", LEAST), []
        for value, (met, taken, results) in sorted(self.rows.items()):
            if met >= least:
                share = taken / met
                row = {"met": int(met), "taken": round(share, 3),
                       "margin": round(1.96 * math.sqrt(share * (1 - share) / met), 3),
                       "result": round(results / taken, 3) if taken else None}  # fmt: skip
                found.append({"value": value, **row} if self.by is not None else row)
        return found


def place(game: Game, name: str) -> int:
    """Where a number stands in an observation: by its name, with +k for the k-th behind the first of that name."""
    name, _, behind = name.partition("+")
    names = (game.observation.name_of(i) for i in range(game.observation.length))
    return next(i for i, each in enumerate(names) if each == name) + int(behind or 0)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game")
    parser.add_argument("--bot", default="mind")
    parser.add_argument("--matches", type=int, default=2000)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--seed", type=int, default=5_000_000)
    given = parser.parse_args()
    plain = vaka.load(given.game)
    game = fast(plain)
    texts = tomllib.loads((QUESTIONS / f"{given.game}.toml").read_text("utf-8"))
    questions = [Question(plain, asked) for asked in texts["question"]]
    seated, figures, first = bot(given.bot), defaultdict[str, list[float]](list), list[float]()
    if seated.warm_up is not None:
        seated.warm_up(given.game)
    for number in range(given.seed, given.seed + given.matches):
        returns, counted = play(game, given.seats, number, seated, questions)
        first.append(returns[0])
        for name, value in counted.items():
            figures[name].append(value)
    answers = {
        "made": datetime.now(UTC).date().isoformat(), "bot": given.bot, "seats": given.seats, "seed": given.seed,
        "matches": given.matches, "first_seat": {"result": round(float(np.mean(first)), 3), "margin": margin(first)},
        "figures": {name: {"mean": round(float(np.mean(all_)), 3), "margin": margin(all_)}
                    for name, all_ in figures.items()},
        "questions": {each.asked["id"]: each.answer() for each in questions},
    }  # fmt: skip
    ANSWERS.mkdir(parents=True, exist_ok=True)
    (ANSWERS / f"{given.game}-{given.bot}.json").write_text(json.dumps(answers, indent=1) + "\n", "utf-8")


def margin(values: list[float]) -> float:
    """Of the 95 % interval of a mean."""
    return round(1.96 * float(np.std(values)) / math.sqrt(len(values)), 3)


def play(game: Game, seats: int, seed: int, seated: Any, questions: list[Question]) -> tuple[list[float], Any]:
    """One match; what the seats got, and the game's own figures of it."""
    state, actions = game.new_state(), game.new_actions()
    seen = np.zeros(game.observation.length, np.int32)
    game.rules.setup(state, seats, game.option_codes(game.meta.complete({}, seats)), seed)
    players = [seated.player(game, seat, seed) for seat in range(seats)]
    noted: list[tuple[Question, int, bool, int]] = []
    while (seat := int(game.rules.to_move(state))) >= 0:
        legal = set(actions[: game.rules.legal(state, actions)].tolist())
        action = players[seat].decide(state)
        if len(legal) > 1:
            game.rules.observe(state, seat, seen)
            for each in questions:
                if each.fits(seen, legal):
                    noted.append((each, 0 if each.by is None else int(seen[each.by]), action in each.actions, seat))
        game.rules.apply(state, action, NO_EVENTS)
    out = np.zeros(seats, np.int32)
    game.rules.returns(state, out)
    for each, value, taken, who in noted:
        each.note(value, taken, int(out[who]) / RETURN_UNIT)
    return [int(value) / RETURN_UNIT for value in out], game.figures(state)


if __name__ == "__main__":
    main()
