"""`vaka leaderboard`: bots meet in pairs on pinned seeds; a signed result file; its check by playing matches again."""

from dataclasses import dataclass, replace
from pathlib import Path

from rich.console import Console
from rich.table import Table

from vaka.arena.leaderboard import Leaderboard, Terms, check, code_of, compare, pairs, read
from vaka.arena.results import Results
from vaka.arena.tournament import Tournament
from vaka.cli.arena import check_place, gather
from vaka.cli.common import Speak, at_least, print_json, read_kit, read_options, speaker, stderr
from vaka.cli.compiling import prepared
from vaka.core.errors import OutOfRange
from vaka.core.match import check_seed
from vaka.core.registry import load, meta


@dataclass(frozen=True)
class Order:
    """What the command line asked for."""

    game: str | None
    bots: str | None
    meet: str | None
    seats: int | None
    matches: str | None
    options: list[str] | None
    components: Path | None
    seed: str | None
    workers: int
    on: str
    out: Path | None
    check: Path | None
    sign: bool
    json: bool
    language: str | None


DEFAULT = 400  # matches a meeting
BOTS, MEET, SEED = "greedy,random", "all", "0"  # where none are given


def run(order: Order) -> None:
    say = speaker(order.language)
    at_least("--workers", order.workers, 1)
    check_place(order.on)
    if order.sign and (order.check is None or order.matches is not None):
        wrong, other = ("option-needs", "--check FILE") if order.check is None else ("option-not-with", "--matches")
        raise OutOfRange(wrong, option="--sign", other=other)
    if order.check is not None:
        check_alone(order)
        run_check(order, order.check, say)
        return
    if order.game is None:
        raise OutOfRange("leaderboard-no-game")
    asked = tournaments(order, order.game)
    board = Leaderboard(Terms.of(asked[0]), order.out)
    wanted = [board.ask(tournament) for tournament in asked]
    played(wanted, order, say)
    board.save()
    if order.json:
        print_json(board.to_data())
    else:
        show(board, say)


def check_alone(order: Order) -> None:
    """Refuse what says which matches to play: a result file says that itself."""
    useless = {
        "GAME": order.game, "--bots": order.bots, "--meet": order.meet, "--seats": order.seats is not None,
        "--option": order.options, "--components": order.components, "--seed": order.seed != SEED,
        "--out": order.out, "--json": order.json,
    }  # fmt: skip
    for option in (option for option, given in useless.items() if given):
        raise OutOfRange("option-not-with", option=option, other="--check")


def tournaments(order: Order, game: str) -> list[Tournament]:
    """The meetings that were asked for."""
    options, kit = read_options(meta(game), order.options), read_kit(load(game), order.components)
    counts, seed = read_matches(order.matches), check_seed(order.seed)
    found = []
    for pair in pairs((order.bots or BOTS).split(","), order.meet or MEET):
        matches = min((counts[name] for name in pair if name in counts), default=counts[""])
        found.append(Tournament.make(game, list(pair), order.seats, matches, options, seed, kit))
    if not found:
        raise OutOfRange("arena-alone")
    return found


def read_matches(text: str | None) -> dict[str, int]:
    """How many matches a meeting has: by the name of a bot in it, and for all others under an empty name.

    >>> read_matches("400,level5=100")
    {'': 400, 'level5': 100}
    """
    counts = {"": DEFAULT}
    for part in (text or str(DEFAULT)).split(","):
        name, _, number = part.rpartition("=")
        if not number.isdecimal() or int(number) < 1:
            raise OutOfRange("leaderboard-matches", given=part)
        counts[name] = int(number)
    return counts


def played(wanted: list[Results], order: Order, say: Speak) -> None:
    """Compile what is needed, and play what is missing."""
    simulations = [
        results.tournament.simulation(number)
        for results in wanted
        for number in range(len(results.tournament.seatings))
    ]
    prepared(simulations, say)
    try:
        gather(wanted, order.workers, order.on)
    except KeyboardInterrupt:
        if order.out is not None:
            complete, total = sum(len(each.wanted) for each in wanted), sum(each.tournament.matches for each in wanted)
            stderr().print(say("simulate-stopped", complete=complete, matches=total))
        raise


def run_check(order: Order, path: Path, say: Speak) -> None:
    """Check the digest and the table of a result file, and play its matches again, or some of each meeting."""
    data = read(path)
    board = check(data, path)
    if data["code"] != code_of(data["game"]):
        stderr().print(say("leaderboard-code"))
    counts, again = read_matches(order.matches) if order.matches else None, []
    for file in board.played:
        seatings = len(file.tournament.seatings)
        deals = file.tournament.deals if counts is None else -(-counts[""] // seatings)
        again.append(Results(replace(file.tournament, deals=min(deals, file.tournament.deals))))
    played(again, order, say)
    for file, results in zip(board.played, again, strict=True):
        compare(file, results)
    total, count = sum(file.tournament.matches for file in board.played), sum(len(each.wanted) for each in again)
    if order.sign:
        board.path, board.code = path, code_of(data["game"])
        board.save()
        data = read(path)
    Console(highlight=False).print(say("leaderboard-checked", count=count, total=total, digest=data["digest"]))


def show(board: Leaderboard, say: Speak) -> None:
    """The table, and the result of each meeting."""
    data, terms = board.to_data(), board.terms
    console = Console(highlight=False)
    console.print(say("leaderboard-title", game=meta(terms.game).title, seats=terms.seats, seed=str(terms.seed)))
    bots = Table(*(say(f"arena-column-{name}") for name in ("bot", "points", "interval", "wins", "matches")))
    for row in data["table"]:
        interval = f"{row['low']:.0f} – {row['high']:.0f}"
        bots.add_row(row["bot"], f"{row['points']:.0f}", interval, f"{row['wins']:.1%}", str(row["matches"]))
    console.print(bots)
    meetings = Table(*(say(f"arena-column-{name}") for name in ("meeting", "ahead", "interval", "wins", "matches")))
    for meeting in data["meetings"]:
        interval = f"{meeting['low']:+.0f} – {meeting['high']:+.0f}"
        wins, matches = f"{meeting['wins']:.1%}", str(len(meeting["matches"]))
        meetings.add_row(" – ".join(meeting["bots"]), f"{meeting['points']:+.0f}", interval, wins, matches)
    console.print(meetings)
    console.print(f"SHA-256 {data['digest']}")
