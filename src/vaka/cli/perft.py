"""`vaka perft`: how many sequences of actions a position allows, depth by depth."""

import random
import time

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

from vaka.cli.common import at_least, print_json, progress_bar, read_options, speaker
from vaka.cli.compiling import announced
from vaka.core.errors import OutOfRange
from vaka.core.match import Match, check_seed
from vaka.core.perft import count_sequences, perft
from vaka.core.registry import load, meta


def run(
    game: str, depth: int, seats: int | None, option: list[str] | None, seed: str | None, after: int, as_json: bool,
    language: str | None,
) -> None:  # fmt: skip
    say = speaker(language)
    at_least("--depth", depth, 1)
    at_least("--after", after, 0)
    match = position(game, seats, option, seed, after)
    rows = []
    with progress_bar() as bar:
        for level in range(1, depth + 1):
            if level == 2:
                with announced(match.game, count_sequences, say):
                    perft(match.game, match.state, level)
            started = time.perf_counter()
            task = bar.add_task(f"{meta(game).title} {level}", total=None)
            count = perft(
                match.game,
                match.state,
                level,
                progress=lambda done, of, task=task: bar.update(task, completed=done, total=of),  # type: ignore[misc]
            )
            bar.remove_task(task)
            rows.append({"depth": level, "sequences": count, "seconds": round(time.perf_counter() - started, 3)})
    if as_json:
        print_json({"game": game, "seats": match.seats, "options": match.options, "seed": str(match.seed),
                    "after": match.ply, "perft": rows})  # fmt: skip
        return
    table = Table("depth", "sequences", "seconds", box=SIMPLE_HEAD)
    for row in rows:
        table.add_row(str(row["depth"]), f"{row['sequences']:,}", f"{row['seconds']:.2f}")
    Console().print(table)


def position(game: str, seats: int | None, option: list[str] | None, seed: str | None, after: int) -> Match:
    """The start of a match, or where it is after some decisions made with Python's own dice; it has to go on there."""
    match = Match(game, seats, read_options(meta(game), option), check_seed(seed))
    dice = random.Random(f"{load(game).name} {match.seed}")
    while match.ply < after and not match.over:
        match.play(dice.choice(match.legal()))
    if match.over:
        raise OutOfRange("perft-over", plies=match.ply, after=after)
    return match
