"""`vaka arena`: a tournament of bots, its ratings, and a report to look at."""

import shlex
import sys
from dataclasses import asdict, dataclass
from pathlib import Path

from rich.console import Console
from rich.table import Table

from vaka.arena import executors
from vaka.arena.output import check_target
from vaka.arena.ratings import Lead, Rating, rate
from vaka.arena.report import page
from vaka.arena.results import Results, result_file
from vaka.arena.tournament import Chunk, Tournament, TournamentData
from vaka.cli.common import Speak, at_least, print_json, progress_bar, read_kit, read_options, speaker
from vaka.cli.compiling import prepared
from vaka.core.errors import CannotWrite, UnknownName
from vaka.core.match import check_seed
from vaka.core.record import write_file
from vaka.core.registry import load, meta
from vaka.locale import preferred_language

PLACES = ("here", "ray")
CHUNK = 10  # deals of one seating a worker plays before it reports; fewer where there is little to share


@dataclass(frozen=True)
class Order:
    """What the command line asked for."""

    game: str
    bots: str
    seats: int | None
    matches: int
    options: list[str] | None
    components: Path | None
    seed: str | None
    workers: int
    on: str
    out: Path | None
    report: Path | None
    force: bool
    json: bool
    language: str | None


def run(order: Order) -> None:
    say = speaker(order.language)
    at_least("--workers", order.workers, 1)
    check_place(order.on)
    tournament = _tournament(order)
    if order.report is not None:
        if order.out is not None and order.out.resolve() == order.report.resolve():
            raise CannotWrite("two-in-one-file", path=str(order.out))
        check_target(order.report, order.force)  # before hours are spent
    results = result_file(tournament, order.out)
    prepared([tournament.simulation(number) for number in range(len(tournament.seatings))], say)
    gather([results], order.workers, order.on)
    ratings, leads = rate(tournament, results.wanted)
    if order.report is not None:
        command, language = "vaka " + shlex.join(sys.argv[1:]), order.language or preferred_language()
        write_file(order.report, page(tournament, ratings, leads, results.wanted, command, say, language))
    if order.json:
        print_json(summary(tournament, ratings, leads))
    else:
        show(tournament, ratings, leads, say)


def check_place(on: str) -> None:
    """Refuse a place where matches cannot be played."""
    if on not in PLACES:
        raise UnknownName("arena-where", given=on, known=", ".join(PLACES))


def _tournament(order: Order) -> Tournament:
    options, kit = read_options(meta(order.game), order.options), read_kit(load(order.game), order.components)
    bots, seed = order.bots.split(","), check_seed(order.seed)
    return Tournament.make(order.game, bots, order.seats, order.matches, options, seed, kit)


def gather(wanted: list[Results], workers: int, on: str) -> None:
    """Play what is missing of the results of some tournaments of one game."""
    kept = {results.tournament: results for results in wanted}
    jobs = [(tournament, chunk) for tournament, results in kept.items() for chunk in _missing(results, workers)]
    total = sum(tournament.matches for tournament in kept)
    with progress_bar() as bar:
        task = bar.add_task(meta(wanted[0].tournament.game).title, total=total)
        bar.update(task, completed=sum(len(results.wanted) for results in wanted))
        for tournament, found in executors.on_ray(jobs) if on == "ray" else executors.here(jobs, workers):
            kept[tournament].add(found)
            bar.advance(task, len(found))


def _missing(results: Results, workers: int) -> list[Chunk]:
    tournament = results.tournament
    size = max(1, min(CHUNK, tournament.matches // (4 * workers * len(tournament.seatings)) or 1))
    return [chunk for chunk in tournament.chunks(size) if not _held(results, chunk)]


def _held(results: Results, chunk: Chunk) -> bool:
    return all((chunk.seating, chunk.first + i) in results.results for i in range(chunk.count))


class Summary(TournamentData):
    """The JSON of `vaka arena --json`."""

    deals: int
    matches: int
    ratings: list[dict[str, str | float]]  # fields of Rating
    leads: list[dict[str, str | float]]  # fields of Lead


def summary(tournament: Tournament, ratings: list[Rating], leads: list[Lead]) -> Summary:
    """Plain data for `--json`."""
    return {
        **tournament.to_data(),
        "deals": tournament.deals,
        "matches": tournament.matches,
        "ratings": [asdict(row) for row in ratings],
        "leads": [asdict(lead) for lead in leads],
    }


def show(tournament: Tournament, ratings: list[Rating], leads: list[Lead], say: Speak) -> None:
    """The ratings as a table."""
    console = Console(highlight=False)
    console.print(say("arena-title", game=meta(tournament.game).title, seats=tournament.seats))
    console.print(
        say(
            "arena-played",
            matches=tournament.matches, deals=tournament.deals, seatings=len(tournament.seatings),
            seed=str(tournament.seed),
        )
    )  # fmt: skip
    table = Table(*(say(f"arena-column-{name}") for name in ("bot", "points", "interval", "ahead", "wins", "skill")))
    ahead = {lead.bot: lead for lead in leads}
    for row in ratings:
        lead = ahead.get(row.bot)
        table.add_row(
            row.bot, f"{row.points:.0f}", f"{row.low:.0f} – {row.high:.0f}",
            f"+{lead.points:.0f} ({lead.low:.0f} – {lead.high:.0f})" if lead else "",
            f"{row.wins:.1%}", f"{row.skill:.1f} ± {row.doubt:.1f}",
        )  # fmt: skip
    console.print(table)
