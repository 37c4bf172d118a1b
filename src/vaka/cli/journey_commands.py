"""What the commands of `vaka journey` take, like those of `vaka.cli.commands`."""

from typing import Annotated

import typer

from vaka.cli.options import Components, Game, Language, Options, Seed

app = typer.Typer(no_args_is_help=True, help="Play matches that belong together, such as a career.")
JourneyName = Annotated[str, typer.Argument(metavar="NAME", help="The journey's name, or its file.")]


@app.command("new")
def new_journey(
    game: Game,
    name: JourneyName,
    option: Options = None,
    components: Components = None,
    seed: Seed = None,
    force: Annotated[bool, typer.Option("--force", help="Replace a journey of that name.")] = False,
    language: Language = None,
) -> None:
    """Begin a journey."""
    from vaka.cli import journey as work

    work.new(game, name, option, components, seed, force, language)


@app.command("play")
def play_journey(
    game: Game,
    name: JourneyName,
    bot: Annotated[str | None, typer.Option("--bot", help="A bot that plays for you, such as greedy.")] = None,
    matches: Annotated[int | None, typer.Option("--matches", help="How many matches to play at most.")] = None,
    language: Language = None,
) -> None:
    """Play the next matches; the journey is saved after every decision."""
    from vaka.cli import journey as work

    work.play(game, name, bot, matches, language)


@app.command("show")
def show_journey(game: Game, name: JourneyName, language: Language = None) -> None:
    """Show a journey and all it has brought."""
    from vaka.cli import journey as work

    work.show(game, name, language)


@app.command("list")
def list_journeys(
    game: Annotated[str | None, typer.Argument(metavar="[GAME]", help="Only those of one game.")] = None,
    language: Language = None,
) -> None:
    """List the journeys."""
    from vaka.cli import journey as work

    work.list_all(game, language)
