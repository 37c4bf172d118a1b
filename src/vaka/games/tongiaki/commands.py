"""Commands of Tongiaki's own: `vaka tongiaki figures` plays at random and prints what such matches look like."""

from typing import Annotated

import numpy as np
import typer
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

from vaka.core.errors import OutOfRange
from vaka.core.events import NO_EVENTS
from vaka.core.match import check_seed
from vaka.core.plain import plain_class
from vaka.core.registry import load
from vaka.games.tongiaki.figures import calm_match, figures
from vaka.locale import preferred_language, speak

# random play with one new settlement in a hundred turns, 2 to 6 players
EXPECTED = {
    "turns": "73–77; 52–76",  # 2 players; 3 to 6
    "tiles": "29",
    "winner_points": "19–24",
    "tied_points": "0.03–0.12",
    "migrations": "49–91",
    "failed_voyages": "16–32",
    "infinite_loops": "0.001–0.04",
    "safety_stops": "0–0.006",
    "ends_on_island": "0.5",
    "decisions": "300–500",
    "single_option": "0.20–0.25",
}

tongiaki = typer.Typer(no_args_is_help=True, add_completion=False, help="Tongiaki.")


@tongiaki.callback()
def group() -> None:
    """Tongiaki."""


@tongiaki.command("figures")
def print_figures(
    games: Annotated[int, typer.Option(help="Matches for each number of seats.")] = 1000,
    settle: Annotated[int, typer.Option(help="New settlements in 1000 turns.")] = 10,
    found: Annotated[int, typer.Option(help="Foundings in 1000 turns that allow one.")] = 250,
    seed: Annotated[str, typer.Option(help="Seed of the first match.")] = "0",
) -> None:
    """Random play with few new settlements, beside the figures of the rules document."""
    for name, given, low in (("--games", games, 1), ("--settle", settle, 0), ("--found", found, 0)):
        if given < low:
            raise OutOfRange("bad-count", name=name, given=given, low=low)
    first = check_seed(seed)
    rows = {seats: measure(seats, games, settle, found, first) for seats in load("tongiaki").meta.seat_counts}
    Console().print(table(rows, games, preferred_language()))


def measure(seats: int, games: int, settle: int, found: int, seed: int) -> dict[str, tuple[float, float]]:
    """Mean and highest of every figure over random matches."""
    game = load("tongiaki")
    run = game.compiled.link(calm_match)
    states, actions, codes = np.zeros(2, game.state), game.new_actions(), game.option_codes()
    tally = np.zeros(2, np.int32)
    found_figures: dict[str, list[float]] = {}
    for i in range(games):
        run(states, seats, codes, np.uint64(seed + i), settle, found, actions, NO_EVENTS, tally)
        numbers = figures(plain_class(game.state)(states[:1]))
        numbers |= {"decisions": int(tally[0]), "single_option": int(tally[1]) / int(tally[0])}
        for name, number in numbers.items():
            found_figures.setdefault(name, []).append(number)
    return {name: (sum(numbers) / games, max(numbers)) for name, numbers in found_figures.items()}


def table(rows: dict[int, dict[str, tuple[float, float]]], games: int, language: str) -> Table:
    """Means, the highest in brackets, beside what is expected."""
    drawn = Table(title=speak(language, "tongiaki-figures-title", games=games), box=SIMPLE_HEAD, padding=(0, 1, 0, 0))
    drawn.add_column("", no_wrap=True)
    for seats in rows:
        drawn.add_column(speak(language, "tongiaki-figures-seats", seats=seats), justify="right", no_wrap=True)
    drawn.add_column(speak(language, "tongiaki-figures-expected"), justify="right", no_wrap=True)
    for name in next(iter(rows.values())):
        cells = [f"{number(rows[seats][name][0])} ({number(rows[seats][name][1])})" for seats in rows]
        label = speak(language, f"tongiaki-figure-{name.replace('_', '-')}")
        drawn.add_row(label, *cells, EXPECTED.get(name, ""))
    return drawn


def number(value: float) -> str:
    """Three digits, two below one."""
    if value >= 100:
        return f"{value:.0f}"
    return f"{value:.3g}" if value >= 1 else f"{value:.2g}"
