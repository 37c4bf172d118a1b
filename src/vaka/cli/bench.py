"""`vaka bench`: random play, set-up included, one core, plain and compiled."""

import time
from typing import Any, TypedDict

import numpy as np
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

from vaka.cli.common import Speak, at_least, print_json, speaker
from vaka.cli.compiling import announced
from vaka.core.events import NO_EVENTS
from vaka.core.game import Game
from vaka.core.loops import random_matches
from vaka.core.plain import PlainStates
from vaka.core.registry import games as all_games
from vaka.core.registry import load

FIRST_BATCH = 1


def run(names: list[str] | None, seats: int | None, seconds: float, as_json: bool, language: str | None) -> None:
    say = speaker(language)
    at_least("--seconds", seconds, 0)
    rows = [row for name in names or list(all_games()) for row in measure_game(load(name), seats, seconds, say)]
    if as_json:
        print_json(rows)
        return
    table = Table("game", "seats", "mode", "decisions/s", "matches/s", "bytes", "ready in s", box=SIMPLE_HEAD)
    for row in rows:
        table.add_row(
            row["game"],
            str(row["seats"]),
            row["mode"],
            f"{row['decisions_per_s']:,}",
            f"{row['matches_per_s']:,}",
            str(row["state_bytes"]),
            f"{row['ready_s']:.2f}",
        )
    Console().print(table)


class Row(TypedDict):
    """How fast one mode of one game is."""

    game: str
    seats: int
    mode: str
    decisions_per_s: int
    matches_per_s: float
    state_bytes: int
    ready_s: float


def measure_game(game: Game, seats: int | None, seconds: float, say: Speak) -> list[Row]:
    """One row for each mode."""
    count = game.meta.check_seats(seats)
    return [measure(game, count, mode, seconds, say) for mode in ("plain", "compiled")]


def measure(game: Game, seats: int, mode: str, seconds: float, say: Speak) -> Row:
    """Decisions and matches a second of random play."""
    codes, actions = game.option_codes(), game.new_actions()
    started = time.perf_counter()
    states: Any
    if mode == "compiled":
        with announced(game, random_matches, say):
            play = game.compiled.link(random_matches)
            states = np.zeros(2, game.state)
            play(states, seats, codes, 0, 1, actions, NO_EVENTS)
    else:
        play, states = game.plain.link(random_matches), PlainStates(2, game.state)
    ready = time.perf_counter() - started
    decisions = matches = 0
    batch = FIRST_BATCH
    started = time.perf_counter()
    while (spent := time.perf_counter() - started) < seconds or matches == 0:
        decisions += int(play(states, seats, codes, matches, batch, actions, NO_EVENTS))
        matches += batch
        batch = batch * 2 if spent < seconds / 8 else batch
    spent = time.perf_counter() - started
    return {
        "game": game.name,
        "seats": seats,
        "mode": mode,
        "decisions_per_s": round(decisions / spent),
        "matches_per_s": round(matches / spent, 1),
        "state_bytes": game.state.itemsize,
        "ready_s": round(ready, 3),
    }
