"""`vaka analyse` and `vaka review`: a saved match as the search sees it, the same numbers every time."""

from dataclasses import asdict
from pathlib import Path

from rich.console import Console
from rich.table import Table

from vaka.bots.analysis import PLAYOUTS, Analysis, analyse, percent
from vaka.bots.review import REVIEW_PLAYOUTS, Review, review
from vaka.bots.search.playouts import search
from vaka.cli.common import Speak, at_least, print_json, progress_bar, speaker
from vaka.cli.compiling import announced
from vaka.core.errors import OutOfRange
from vaka.core.match import Match, check_seed
from vaka.core.record import read_file
from vaka.locale import preferred_language
from vaka.room.commitment import read

SHOWN = 8  # moves of a position


def run(
    file: Path, at: int | None, playouts: int | None, seed: str | None, as_json: bool, language: str | None
) -> None:
    """The best moves of one position."""
    say, match = speaker(language), _match(file)
    playouts = PLAYOUTS if playouts is None else playouts
    at_least("--playouts", playouts, 1)
    with announced(match.game, search, say):
        found = analyse(match, at, playouts, check_seed(seed))
    chosen = language or preferred_language()
    if as_json:
        print_json({**asdict(found), "why": found.why(chosen)})
    else:
        show(found, say, chosen)


def show(found: Analysis, say: Speak, language: str) -> None:
    console = Console(highlight=False)
    console.print(say("analyse-title", ply=found.ply, seat=found.seat, playouts=found.playouts, seed=str(found.seed)))
    table = Table(say("analyse-move"), "", say("analyse-expected"), say("analyse-share"), say("analyse-playouts"))
    for move in found.moves[:SHOWN]:
        table.add_row(
            move.move,
            move.words(found.game, language),
            f"{percent(move.expected)} %",
            f"{percent(move.share)} %",
            str(move.playouts),
        )
    console.print(table)
    console.print(found.why(language))
    console.print(found.reason.words(language))


def run_review(
    file: Path, seat: int | None, playouts: int | None, seed: str | None, as_json: bool, language: str | None
) -> None:
    """Where a match turned, for a seat or for anybody, and what was luck and what was choice."""
    say, match = speaker(language), _match(file)
    if seat is not None and not 0 <= seat < match.seats:
        raise OutOfRange("bad-seat", seat=seat, last=match.seats - 1)
    playouts = REVIEW_PLAYOUTS if playouts is None else playouts
    at_least("--playouts", playouts, 1)
    with announced(match.game, search, say):
        analyse(match, 0, 1)
    with progress_bar() as bar:
        task = bar.add_task(match.game.meta.title, total=match.ply)
        found = review(match, playouts, check_seed(seed), progress=lambda ply: bar.update(task, completed=ply))
        bar.update(task, completed=match.ply)
    if as_json:
        print_json(asdict(found))
    else:
        show_review(found, say, language or preferred_language(), seat)


def show_review(found: Review, say: Speak, language: str, whose: int | None = None) -> None:
    console = Console(highlight=False)
    console.print(say("review-title", decisions=len(found.decisions), playouts=found.playouts, seed=str(found.seed)))
    table = Table(*(say(f"review-{column}") for column in ("seat", "start", "own", "others", "luck", "end")))
    for seat in range(found.seats):
        changes = (found.own_choice(seat), found.others_choice(seat), found.luck(seat))
        table.add_row(
            str(seat),
            f"{percent(found.decisions[0].before[seat])} %",
            *(f"{percent(change):+d}" for change in changes),
            f"{percent(found.decisions[-1].after[seat])} %",
        )
    console.print(table)
    for decision in found.turning_points(whose):
        of = decision.seat if whose is None else whose
        console.print(
            say(
                "review-turn", ply=decision.ply, seat=decision.seat, move=decision.move, best=decision.best, of=of,
                before=percent(decision.before[of]), after=percent(decision.after[of]), cause=decision.cause(of),
            )
        )  # fmt: skip
        if decision.mistake and decision.reason is not None:
            console.print(f"  {decision.reason.words(language)}")
    best = found.best_decision()
    if best is not None:
        console.print(say("review-best", ply=best.ply, seat=best.seat, move=best.move, gain=percent(best.gain)))


def _match(file: Path) -> Match:
    match, _ = read(read_file(file))
    return match
