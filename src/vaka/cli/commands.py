"""What each command takes. The work is done in the module of the same name, loaded when the command runs."""

from pathlib import Path
from typing import Annotated

import typer

from vaka.cli.admin import app as admin
from vaka.cli.journey_commands import app as journey
from vaka.cli.options import Components, Game, Json, Language, Options, Seed
from vaka.cli.ratings import app as ratings
from vaka.cli.room_commands import backup, restore, serve, site

Games = Annotated[list[str] | None, typer.Argument(metavar="[GAME ...]", help="Games; all of them if none is named.")]
Seats = Annotated[
    int | None, typer.Option("--seats", "-n", help="Seats; four if not given, or as many as bots are named.")
]
Bots = Annotated[
    str,
    typer.Option(
        "--bots",
        help="A bot for all seats, or one for each, with commas between; your own as file.py:Class or policy.onnx.",
    ),
]
Playouts = Annotated[int | None, typer.Option("--playouts", help="How many playouts a search makes.")]
SavedMatch = Annotated[Path, typer.Argument(metavar="FILE", help="A saved match.")]
Force = Annotated[bool, typer.Option("--force", help="Replace the file if it exists.")]
Workers = Annotated[int, typer.Option("--workers", "-w", help="Processes to use.")]


def register(app: typer.Typer) -> None:
    """Give the program its commands."""
    for command in (
        games,
        play,
        serve,
        site,
        backup,
        restore,
        simulate,
        arena,
        leaderboard,
        exploit,
        train,
        bench,
        selfcheck,
        replay,
        analyse,
        review,
        perft,
        new_game,
    ):
        app.command()(command)
    app.add_typer(journey, name="journey")
    app.add_typer(admin, name="admin")
    app.add_typer(ratings, name="ratings")


def games(json: Json = False, language: Language = None) -> None:
    """List the games with their seats, options and versions."""
    from vaka.cli import games as work

    work.run(json, language)


def play(
    game: Game,
    seats: Seats = None,
    seat: Annotated[int, typer.Option("--seat", help="The seat you take; the others are bots.")] = 0,
    bots: Bots = "greedy",
    option: Options = None,
    components: Components = None,
    seed: Seed = None,
    watch: Annotated[bool, typer.Option("--watch", help="Let bots play at every seat.")] = False,
    save: Annotated[Path | None, typer.Option("--save", help="Where the match is kept while you play.")] = None,
    force: Force = False,
    resume: Annotated[Path | None, typer.Option("--resume", help="Resume a saved match.")] = None,
    language: Language = None,
) -> None:
    """Play a match in the terminal against bots."""
    from vaka.cli import play as work

    work.run(work.Order(game, seats, seat, bots, option, components, seed, watch, save, force, resume, language))


def simulate(
    game: Game,
    matches: Annotated[int, typer.Option("--matches", "-m", help="How many matches to play.")] = 100,
    seats: Seats = None,
    bots: Bots = "random",
    option: Options = None,
    components: Components = None,
    seed: Seed = "0",
    workers: Workers = 1,
    json: Json = False,
    out: Annotated[
        Path | None,
        typer.Option(
            "--out",
            help="Write each match as a line of JSON, or each decision to a file.parquet. "
            "After an interruption the same command resumes.",
        ),
    ] = None,
    force: Force = False,
    values: Annotated[
        bool, typer.Option("--values", help="Add what the searches of the bots expected to a file.parquet.")
    ] = False,
    journeys: Annotated[
        bool, typer.Option("--journeys", help="Play whole journeys of one bot, such as careers, instead of matches.")
    ] = False,
    language: Language = None,
) -> None:
    """Play many matches between bots and report the results."""
    from vaka.cli import simulate as work

    order = work.Order(
        game=game, matches=matches, seats=seats, bots=bots, options=option, components=components, seed=seed,
        workers=workers, json=json, out=out, force=force, values=values, language=language,
    )  # fmt: skip
    if journeys:
        work.run_journeys(order)
    else:
        work.run(order)


def arena(
    game: Game,
    bots: Annotated[
        str,
        typer.Option(
            "--bots", help="The bots that meet, with commas between; your own as file.py:Class or policy.onnx."
        ),
    ] = "greedy,random",
    seats: Annotated[int | None, typer.Option("--seats", "-n", help="Seats; four if not given.")] = None,
    matches: Annotated[
        int, typer.Option("--matches", "-m", help="Matches, made up to whole deals: every seating on each.")
    ] = 200,
    option: Options = None,
    components: Components = None,
    seed: Seed = "0",
    workers: Workers = 1,
    on: Annotated[str, typer.Option("--on", help="here, or ray for a Ray cluster (RAY_ADDRESS names it).")] = "here",
    out: Annotated[
        Path | None, typer.Option("--out", help="Keep results in this file, and resume from it if it is there.")
    ] = None,
    report: Annotated[Path | None, typer.Option("--report", metavar="FILE.html", help="A page with plots.")] = None,
    force: Annotated[bool, typer.Option("--force", help="Replace the report if it exists.")] = False,
    json: Json = False,
    language: Language = None,
) -> None:
    """Let bots meet in a tournament and rate them."""
    from vaka.cli import arena as work

    work.run(
        work.Order(
            game=game, bots=bots, seats=seats, matches=matches, options=option, components=components, seed=seed,
            workers=workers, on=on, out=out, report=report, force=force, json=json,
            language=language,
        )
    )  # fmt: skip


def leaderboard(
    game: Annotated[str | None, typer.Argument(metavar="GAME", help="A game's name; none with --check.")] = None,
    bots: Annotated[
        str | None,
        typer.Option(
            "--bots",
            help="The bots that meet, with commas between, greedy,random if not given; "
            "your own as file.py:Class or policy.onnx.",
        ),
    ] = None,
    meet: Annotated[
        str | None,
        typer.Option(
            "--meet",
            help="all: everybody meets everybody, if not given; next: the next of the list; first: the first.",
        ),
    ] = None,
    seats: Annotated[int | None, typer.Option("--seats", "-n", help="Seats; four if not given.")] = None,
    matches: Annotated[
        str | None,
        typer.Option(
            "--matches",
            "-m",
            help="Matches of each meeting; 400 if not given, or as 400,level5=100 with another number for a slow bot.",
        ),
    ] = None,
    option: Options = None,
    components: Components = None,
    seed: Seed = "0",
    workers: Workers = 1,
    on: Annotated[str, typer.Option("--on", help="here, or ray for a Ray cluster (RAY_ADDRESS names it).")] = "here",
    out: Annotated[
        Path | None, typer.Option("--out", help="The result file; one that is there gets what is missing.")
    ] = None,
    check: Annotated[
        Path | None,
        typer.Option(
            "--check", metavar="FILE", help="Check a result file by playing its matches, or --matches of each meeting."
        ),
    ] = None,
    sign: Annotated[
        bool,
        typer.Option("--sign", help="With --check: if all matches come out the same, sign the file for today's code."),
    ] = False,
    json: Json = False,
    language: Language = None,
) -> None:
    """Rank bots by matches in pairs, into a signed result file that anybody can check."""
    from vaka.cli import leaderboard as work

    work.run(
        work.Order(
            game=game, bots=bots, meet=meet, seats=seats, matches=matches, options=option, components=components,
            seed=seed, workers=workers, on=on, out=out, check=check, sign=sign, json=json, language=language,
        )
    )  # fmt: skip


def exploit(
    game: Game,
    bot: Annotated[
        str, typer.Option("--bot", help="The bot that is responded to; your own as file.py:Class or policy.onnx.")
    ],
    seats: Annotated[int | None, typer.Option("--seats", "-n", help="Seats; four if not given.")] = None,
    matches: Annotated[
        int, typer.Option("--matches", "-m", help="Matches, made up to whole deals: every seat of every deal.")
    ] = 100,
    playouts: Annotated[
        int | None,
        typer.Option(
            "--playouts",
            help="Of the response for a decision; 500 against random and greedy, else at least as many as level5.",
        ),
    ] = None,
    option: Options = None,
    seed: Seed = "0",
    workers: Workers = 1,
    out: Annotated[
        Path | None, typer.Option("--out", help="File the results go to; one that is there is continued.")
    ] = None,
    json: Json = False,
    language: Language = None,
) -> None:
    """Search for a response to a bot and report its gain: the bot gives away at least that much."""
    from vaka.cli import exploit as work

    work.run(
        work.Order(
            game=game, bot=bot, seats=seats, matches=matches, playouts=playouts, options=option, seed=seed,
            workers=workers, out=out, json=json, language=language,
        )
    )  # fmt: skip


def train(
    game: Game,
    seats: Annotated[
        str | None, typer.Option("--seats", "-n", help="Seat counts to learn, as 2 or 2,4; two and four if not given.")
    ] = None,
    minutes: Annotated[float, typer.Option("--minutes", help="How long to train, compiling included.")] = 10.0,
    device: Annotated[str | None, typer.Option("--device", help="cpu or cuda; cuda if PyTorch finds a GPU.")] = None,
    against: Annotated[
        str | None,
        typer.Option(
            "--against", help="Learn to beat greedy, random, mind or a net in FILE.npz, which does not change."
        ),
    ] = None,
    start: Annotated[
        str | None, typer.Option("--start", help="Begin with a net that is there: mind, or one in FILE.npz.")
    ] = None,
    teacher: Annotated[
        str | None,
        typer.Option("--teacher", help="Learn an evaluation from matches of level1 to level5, in which they search."),
    ] = None,
    out: Annotated[Path, typer.Option("--out", help="Folder for net, checkpoint and report.")] = Path("mind"),
    seed: Annotated[int, typer.Option("--seed", help="Of the matches and of chance in learning.")] = 1,
    threads: Annotated[int, typer.Option("--threads", help="Processors that PyTorch, or the teachers, use.")] = 1,
    language: Language = None,
) -> None:
    """Train a net, by self-play or on matches of searching bots. A run continues from the checkpoint in its folder."""
    from vaka.cli import train as work

    work.run(work.Order(game, seats, minutes, device, against, start, teacher, out, seed, threads, language))


def bench(
    games: Games = None,
    seats: Seats = None,
    seconds: Annotated[float, typer.Option("--seconds", help="How long to measure each mode of each game.")] = 3.0,
    json: Json = False,
    language: Language = None,
) -> None:
    """Measure decisions and matches a second in random play, plain and compiled."""
    from vaka.cli import bench as work

    work.run(games, seats, seconds, json, language)


def selfcheck(
    games: Games = None,
    matches: Annotated[int, typer.Option("--matches", "-m", help="Matches of each game.")] = 200,
    seed: Seed = "0",
    workers: Workers = 1,
    wasm: Annotated[
        bool, typer.Option("--wasm", help="Hold WebAssembly modules to compiled rules instead, in Node.js.")
    ] = False,
    positions: Annotated[int, typer.Option("--positions", help="Searches of each game, with --wasm.")] = 20,
    language: Language = None,
) -> None:
    """Hold games to their contract: plain against compiled after every decision, and every promise a game makes."""
    if wasm:
        from vaka.cli import selfcheck_wasm

        selfcheck_wasm.run(games, matches, positions, seed, language)
    else:
        from vaka.cli import selfcheck as work

        work.run(games, matches, seed, workers, language)


def replay(
    file: SavedMatch,
    verify: Annotated[bool, typer.Option("--verify", help="Only check that the match replays exactly.")] = False,
    at: Annotated[
        int | None, typer.Option("--at", metavar="PLY", help="Show the table after this many decisions.")
    ] = None,
    language: Language = None,
) -> None:
    """Show a saved match move by move, check it, or show the table at one of its moments."""
    from vaka.cli import replay as work

    work.run(file, verify, at, language)


def analyse(
    file: SavedMatch,
    at: Annotated[int | None, typer.Option("--at", metavar="PLY", help="Position after this many decisions.")] = None,
    playouts: Playouts = None,
    seed: Seed = "0",
    json: Json = False,
    language: Language = None,
) -> None:
    """Show the best moves of a position with what to expect of them, and why."""
    from vaka.cli import analyse as work

    work.run(file, at, playouts, seed, json, language)


def review(
    file: SavedMatch,
    seat: Annotated[int | None, typer.Option("--seat", help="Where it turned for this seat.")] = None,
    playouts: Playouts = None,
    seed: Seed = "0",
    json: Json = False,
    language: Language = None,
) -> None:
    """Show where a match turned, and how much of it was luck and how much was choice."""
    from vaka.cli import analyse as work

    work.run_review(file, seat, playouts, seed, json, language)


def perft(
    game: Game,
    depth: Annotated[int, typer.Option("--depth", "-d", help="How many decisions deep.")],
    seats: Seats = None,
    option: Options = None,
    seed: Seed = "0",
    after: Annotated[int, typer.Option("--after", help="Start after this many decisions of a random match.")] = 0,
    json: Json = False,
    language: Language = None,
) -> None:
    """Count the sequences of legal actions from a position: two sets of rules that agree count the same."""
    from vaka.cli import perft as work

    work.run(game, depth, seats, option, seed, after, json, language)


def new_game(
    name: Annotated[str, typer.Argument(metavar="NAME", help="The game's name everywhere, such as outrigger.")],
    title: Annotated[str | None, typer.Option("--title", help="The title people read; the name if not given.")] = None,
    into: Annotated[
        Path | None, typer.Option("--into", metavar="FOLDER", help="Where the package goes; vaka-NAME if not given.")
    ] = None,
    checkout: Annotated[
        Path | None,
        typer.Option("--checkout", metavar="FOLDER", help="Put it among Vaka's own games in this checkout instead."),
    ] = None,
    language: Language = None,
) -> None:
    """Write a tiny new game to start from: a package of your own that plays as soon as it is installed."""
    from vaka.cli import new_game as work

    work.run(name, title, into, checkout, language)
