"""Measure what a bot plays, for the pages that scripts/strategy_pages.py writes.

    python scripts/strategy.py play GAME --bot level5 --seats 2 --seconds 200 --workers 16 --out DIR
    python scripts/strategy.py count DIR

`play` lets a bot play against itself and keeps the matches, DIR/GAME-BOT-SEATS.jsonl; a file that is there is
continued. `count` goes through them again and writes docs/measured/strategy/GAME-BOT-SEATS.json.

Three things are counted: a game's own figures; the notes of its module `habits`, if it has one; and the answers to the
questions in docs/strategy/GAME.toml, each of which is

    [[question]]
    id = "bail-by-pile"
    of = "choose.6"                        # a kind of action, or one with its first part
    when = { "surfers[0].space" = 3 }      # of the observation; optional
    by = "surfers[0].pile_points"          # one row for each value; optional

and is answered by how often the action was taken where it and another were legal.
"""

import argparse
import json
import signal
import sys
import tomllib
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from datetime import UTC, datetime
from importlib.util import find_spec
from itertools import chain
from pathlib import Path
from typing import Any

import numpy as np

import vaka
from vaka.arena.simulate import Simulation, prepare
from vaka.arena.simulate import play as played
from vaka.bots.fast import fast
from vaka.core.contract import RETURN_UNIT
from vaka.core.events import event_rows, new_events
from vaka.core.game import Game
from vaka.core.habits import NOBODY, Decision, Note
from vaka.core.registry import packages, part

ROOT = Path(__file__).parents[1]
PAGES, MEASURED = ROOT / "docs" / "strategy", ROOT / "docs" / "measured" / "strategy"
SEED = 5_000_000
FEWEST = 10  # notes a row needs


def play(given: argparse.Namespace) -> None:
    """Continue the matches of a bot until they are as many as asked for, or the time is over."""
    simulation = Simulation.make(given.game, given.seats, [given.bot], {}, SEED, given.matches)
    given.out.mkdir(parents=True, exist_ok=True)
    path = given.out / f"{given.game}-{given.bot}-{simulation.seats}.jsonl"
    held = len(path.read_text("utf-8").splitlines()) if path.exists() else 0
    prepare(simulation)
    signal.signal(signal.SIGALRM, lambda *_: sys.exit())  # ends the workers too
    signal.alarm(given.seconds)
    with path.open("a", encoding="utf-8") as file:
        for outcome in played(simulation, given.workers, held):
            file.write(json.dumps({"seed": outcome.seed, "actions": outcome.actions.tolist()}) + "\n")
            file.flush()


class Question:
    """One question of a page about a kind of decision."""

    def __init__(self, game: Game, asked: dict[str, Any]) -> None:
        self.name = asked["id"]
        kind, _, first_part = asked["of"].partition(".")
        found = game.actions[kind]
        size = found.size // found.shape[0] if first_part else found.size
        first = found.first + (int(first_part) * size if first_part else 0)
        self.actions = range(first, first + size)
        self.when = [(place(game, name), value) for name, value in asked.get("when", {}).items()]
        self.by = place(game, asked["by"]) if "by" in asked else None

    def notes(self, decision: Decision, seen: Any) -> Iterator[Note]:
        mine = sum(action in self.actions for action in decision.legal)
        if 0 < mine < len(decision.legal) and all(seen[at] == value for at, value in self.when):
            key = None if self.by is None else int(seen[self.by])
            yield Note(self.name, decision.action in self.actions, decision.seat, key)


def place(game: Game, name: str) -> int:
    """Where a number stands in an observation: by its name, with +k for the k-th behind the first of that name."""
    name, _, behind = name.partition("+")
    names = (game.observation.name_of(i) for i in range(game.observation.length))
    return next(i for i, each in enumerate(names) if each == name) + int(behind or 0)


def decisions_of(game: Game, seats: int, seed: int, actions: Sequence[int]) -> Iterator[Decision]:
    """A match, played again."""
    state, events = game.new_state(), new_events()
    game.rules.setup(state, seats, game.option_codes(game.meta.complete({}, seats)), seed)
    for action in actions:
        seat, legal, before = int(game.rules.to_move(state)), game.legal_actions(state), state
        state = game.copy(state)
        events[0, 0] = 0
        game.rules.apply(state, action, events)
        told = [
            {"kind": kind.name, **dict(zip(kind.parts, row[2:], strict=False))}
            for row in event_rows(events)
            for kind in [game.events[row[0]]]
        ]
        yield Decision(seat, action, legal, before, state, told)


def has_habits(name: str) -> bool:
    """Whether a game notes what its players do."""
    return find_spec(f"{packages()[name].__name__}.habits") is not None


def notes_of(game: Game, questions: Sequence[Question], decisions: Sequence[Decision]) -> Iterator[Note]:
    """Everything that is counted of a match."""
    seen = np.zeros(game.observation.length, np.int32)
    for decision in decisions:
        if questions and len(decision.legal) > 1:
            game.rules.observe(decision.before, decision.seat, seen)
            for question in questions:
                yield from question.notes(decision, seen)
    if has_habits(game.meta.name):
        yield from part(game.meta.name, "habits").habits(decisions)
    for name, value in game.figures(decisions[-1].after).items():
        yield Note(name, value)


class Row:
    """Notes of one name and key: how many and their sum in each match, of all seats, of the winner, of the others."""

    def __init__(self) -> None:
        self.of_matches: list[Any] = []  # [match][all, won, lost][count, sum], and the outcome of a yes
        self.yes, self.wins, self.results = 0, 0, 0.0

    def add(self, notes: list[Note], returns: list[float]) -> None:
        """What was noted in one match."""
        sums = np.zeros((3, 2))
        for note in notes:
            sums[0] += 1, note.value
            if note.seat != NOBODY:
                won = returns[note.seat] == max(returns)
                sums[1 if won else 2] += 1, note.value
                if note.value == 1:
                    self.yes += 1
                    self.wins += won
                    self.results += returns[note.seat]
        self.of_matches.append(sums)

    def data(self) -> dict[str, Any]:
        """Mean and margin of 95 %, over matches; the means of winners and others, and the margin between."""
        sums = np.array(self.of_matches)
        count, total = sums.sum(0).T
        mean = total / np.maximum(count, 1)
        errors = (sums[:, :, 1] - sums[:, :, 0] * mean) / np.maximum(count, 1)
        found = {"n": int(count[0]), "mean": mean[0], "margin": 1.96 * np.sqrt((errors[:, 0] ** 2).sum())}
        if count[1] and count[2]:
            gap = 1.96 * np.sqrt(((errors[:, 1] - errors[:, 2]) ** 2).sum())
            found |= {"won": mean[1], "lost": mean[2], "gap": gap}
        if self.yes:
            found |= {"wins": self.wins / self.yes, "result": self.results / self.yes}
        return {name: round(float(value), 4) if name != "n" else value for name, value in found.items()}


def rows_of(game: Game, seats: int, records: Iterable[dict[str, Any]]) -> dict[str, Any]:
    """What was noted in matches, by name and key."""
    asked = tomllib.loads((PAGES / f"{game.meta.name}.toml").read_text("utf-8")).get("question", [])
    questions, rows, out = (
        [Question(game, each) for each in asked],
        defaultdict[str, Row](Row),
        np.zeros(seats, np.int32),
    )
    for record in records:
        decisions = list(decisions_of(game, seats, record["seed"], record["actions"]))
        game.rules.returns(decisions[-1].after, out)
        returns = [int(value) / RETURN_UNIT for value in out]
        results = (Note("result of seat", value, seat, seat) for seat, value in enumerate(returns))
        noted = defaultdict[str, list[Note]](list)
        for note in chain(notes_of(game, questions, decisions), results):
            noted[note.name if note.key is None else f"{note.name}@{note.key}"].append(note)
        for key, notes in noted.items():
            rows[key].add(notes, returns)
    return {key: row.data() for key, row in sorted(rows.items())}


def count(given: argparse.Namespace) -> None:
    """Count what happened in the matches that were played."""
    MEASURED.mkdir(parents=True, exist_ok=True)
    for path in sorted(given.folder.glob("*.jsonl")):
        name, bot, seats = path.stem.split("-")
        records = [json.loads(line) for line in path.read_text("utf-8").splitlines()]
        rows = rows_of(fast(vaka.load(name)), int(seats), records)
        about = {"made": datetime.now(UTC).date().isoformat(), "bot": bot, "seats": int(seats), "seed": SEED}
        enough = {key: row for key, row in rows.items() if row["n"] >= FEWEST}
        text = json.dumps({**about, "matches": len(records), "rows": enough}, indent=1)
        text = text.replace("\n   ", " ").replace("\n  }", " }")  # a row in a line
        (MEASURED / f"{path.stem}.json").write_text(text + "\n", "utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    commands = parser.add_subparsers(required=True)
    playing = commands.add_parser("play")
    playing.add_argument("game")
    playing.add_argument("--bot", default="level5")
    playing.add_argument("--seats", type=int)
    playing.add_argument("--matches", type=int, default=10_000)
    playing.add_argument("--seconds", type=int, default=0, help="stop after these, not counting compiling; 0: never")
    playing.add_argument("--workers", type=int, default=1)
    playing.add_argument("--out", type=Path, default=Path("strategy-matches"))
    playing.set_defaults(do=play)
    counting = commands.add_parser("count")
    counting.add_argument("folder", type=Path)
    counting.set_defaults(do=count)
    given = parser.parse_args()
    given.do(given)


if __name__ == "__main__":
    main()
