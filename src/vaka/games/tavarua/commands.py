"""`vaka career new | play | show | list`: a year of Tavarua in the terminal."""

import secrets
from functools import partial
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from vaka.core.errors import BadRecord, CannotWrite, UnknownName, VakaError
from vaka.core.record import reason
from vaka.games.tavarua.components import read_kit
from vaka.games.tavarua.journey import sheet
from vaka.games.tavarua.journey.career import Career, bot_event, new_career
from vaka.games.tavarua.journey.record import folder, load, path_of, save
from vaka.games.tavarua.sitting import Sitting
from vaka.locale import languages, preferred_language, speak

career = typer.Typer(no_args_is_help=True, help="Tavarua for one: surf a year of events from rank 50 to rank 1.")

Name = Annotated[str, typer.Argument(metavar="NAME", help="The surfer's name, or a career file.")]
Language = Annotated[str | None, typer.Option("--language", "-l", help="en or it; your environment's if not given.")]


def speaker(language: str | None) -> sheet.Speak:
    chosen = language or preferred_language()
    if chosen not in languages():
        raise UnknownName("bad-language", language=chosen, known=", ".join(languages()))
    return partial(speak, chosen)


@career.command()
def new(
    name: Name,
    edition: Annotated[str, typer.Option("--edition", help="revised or first.")] = "revised",
    seed: Annotated[str | None, typer.Option("--seed", help="A number that decides every die and shuffle.")] = None,
    components: Annotated[
        Path | None, typer.Option("--components", help="A components file with the cards of your own box.")
    ] = None,
    force: Annotated[bool, typer.Option("--force", help="Replace a career of that name.")] = False,
    language: Language = None,
) -> None:
    """Begin a career at rank 50."""
    say, path = speaker(language), path_of(name)
    kit = None if components is None else read_kit(text_of(components))
    started = new_career(path.stem, edition, secrets.randbits(48) if seed is None else seed, kit)
    if path.exists() and not force:
        raise CannotWrite("cannot-write", path=str(path), reason=say("tavarua-career-exists"))
    save(started, path)
    print(say("tavarua-career-begun", name=started.name, path=str(path)))


def text_of(path: Path) -> str:
    try:
        return path.read_text("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BadRecord("file-unreadable", path=str(path), reason=reason(error)) from None


@career.command()
def play(
    name: Name,
    bot: Annotated[bool, typer.Option("--bot", help="Let the simple bot surf the rest of the year.")] = False,
    events: Annotated[int, typer.Option("--events", help="How many events to play at most.")] = 12,
    language: Language = None,
) -> None:
    """Play the next events; the career is saved after every decision."""
    say, path = speaker(language), path_of(name)
    current, under_way = load(path)
    console = Console(highlight=False)
    console.print(sheet.event_line(current, say), soft_wrap=True)
    for _ in range(events):
        if current.status != "under_way":
            break
        if bot:
            current = bot_event(current, under_way)
        else:
            after = Sitting(current, under_way, path, say, console).run()
            if after is None:
                return
            current = after
        under_way = ()
        save(current, path)
        console.print(sheet.month_line(current, say), soft_wrap=True)
    console.print(sheet.status_line(current, say))


@career.command()
def show(name: Name, language: Language = None) -> None:
    """Print the surfer sheet, the calendar and the rank over the year."""
    current, _ = load(path_of(name))
    sheet.show(current, speaker(language), Console(highlight=False))


@career.command(name="list")
def list_(language: Language = None) -> None:
    """List the careers."""
    say = speaker(language)
    paths = sorted(folder().glob("*.json"))
    if not paths:
        print(say("tavarua-career-none", folder=str(folder())))
    for path in paths:
        try:
            print(summary(load(path)[0], say))
        except VakaError as error:
            print(f"{path.stem}: {error.say(say.args[0])}")  # type: ignore[attr-defined]


def summary(current: Career, say: sheet.Speak) -> str:
    return say(
        "tavarua-career-line", name=current.name, edition=current.edition, rank=current.rank,
        played=len(current.months), status=current.status, cards=sum(current.cards),
    )  # fmt: skip
