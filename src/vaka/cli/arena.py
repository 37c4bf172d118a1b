"""`vaka arena`: a tournament of bots, its ratings, and a report to look at."""

import shlex
import sys
from dataclasses import asdict
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

from vaka.arena import crew
from vaka.arena.ledger import Ledger
from vaka.arena.ratings import Rating, Step, rate
from vaka.arena.report import page
from vaka.arena.simulate import loop_of, play_chunk
from vaka.arena.tournament import Chunk, Tournament
from vaka.cli.common import Speak, at_least, print_json, progress_bar, read_kit, read_options, speaker
from vaka.cli.compiling import announced
from vaka.core.errors import CannotWrite, UnknownName
from vaka.core.match import check_seed
from vaka.core.record import reason
from vaka.core.registry import load, meta
from vaka.locale import preferred_language

PLACES = ("here", "ray")
CHUNK = 10  # rounds of one seating a worker plays before it reports; fewer where there is little to share


def run(
    game: str, bots: str, seats: int | None, matches: int, option: list[str] | None, components: Path | None,
    seed: str | None, workers: int, on: str, out: Path | None, report: Path | None, as_json: bool,
    language: str | None,
) -> None:  # fmt: skip
    say = speaker(language)
    at_least("--workers", workers, 1)
    if on not in PLACES:
        raise UnknownName("arena-where", given=on, known=", ".join(PLACES))
    options, kit = read_options(meta(game), option), read_kit(load(game), components)
    tournament = Tournament.make(game, bots.split(","), seats, matches, options, check_seed(seed), kit)
    if report is not None:
        _write(report, report.read_text("utf-8") if report.exists() else "")  # before hours are spent
    ledger = Ledger(tournament, out)
    with announced(load(game), loop_of(tournament.plan(0)), say):
        play_chunk(tournament.plan(0), 0, 1)
    gather(tournament, ledger, workers, on)
    ratings, steps = rate(tournament, ledger.wanted)
    if report is not None:
        command = "vaka " + shlex.join(sys.argv[1:])
        _write(report, page(tournament, ratings, steps, ledger.wanted, command, say, language or preferred_language()))
    if as_json:
        print_json(summary(tournament, ratings, steps))
    else:
        show(tournament, ratings, steps, say)


def gather(tournament: Tournament, ledger: Ledger, workers: int, on: str) -> None:
    """Play what the ledger does not hold yet."""
    size = max(1, min(CHUNK, tournament.matches // (4 * workers * len(tournament.seatings)) or 1))
    missing = [chunk for chunk in tournament.chunks(size) if not _held(ledger, chunk)]
    held = len(ledger.wanted)
    with progress_bar() as bar:
        task = bar.add_task(meta(tournament.game).title, total=tournament.matches, completed=held)
        played = crew.on_ray(tournament, missing) if on == "ray" else crew.here(tournament, missing, workers)
        for results in played:
            ledger.add(results)
            bar.update(task, completed=len(ledger.wanted))


def _held(ledger: Ledger, chunk: Chunk) -> bool:
    return all((chunk.seating, chunk.first + i) in ledger.results for i in range(chunk.count))


def summary(tournament: Tournament, ratings: list[Rating], steps: list[Step]) -> dict[str, Any]:
    """Plain data for `--json`."""
    return {
        **tournament.to_data(),
        "rounds": tournament.rounds,
        "games": tournament.matches,
        "ratings": [asdict(row) for row in ratings],
        "steps": [asdict(step) for step in steps],
    }


def show(tournament: Tournament, ratings: list[Rating], steps: list[Step], say: Speak) -> None:
    """The ratings as a table."""
    console = Console(highlight=False)
    console.print(say("arena-title", game=meta(tournament.game).title, seats=tournament.seats))
    console.print(
        say(
            "arena-played",
            matches=tournament.matches, rounds=tournament.rounds, seatings=len(tournament.seatings),
            seed=str(tournament.seed),
        )
    )  # fmt: skip
    table = Table(*(say(f"arena-column-{name}") for name in ("bot", "points", "interval", "ahead", "wins", "skill")))
    ahead = {step.bot: step for step in steps}
    for row in ratings:
        step = ahead.get(row.bot)
        table.add_row(
            row.bot, f"{row.points:.0f}", f"{row.low:.0f} – {row.high:.0f}",
            f"+{step.points:.0f} ({step.low:.0f} – {step.high:.0f})" if step else "",
            f"{row.wins:.1%}", f"{row.skill:.1f} ± {row.doubt:.1f}",
        )  # fmt: skip
    console.print(table)


def _write(path: Path, text: str) -> None:
    try:
        path.write_text(text, "utf-8")
    except OSError as error:
        raise CannotWrite("cannot-write", path=str(path), reason=reason(error)) from None
