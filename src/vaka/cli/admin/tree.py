"""The commands of `vaka admin` as a tree, and what they take."""

import inspect
from collections.abc import Callable
from typing import Annotated, Any

import typer

from vaka.cli.admin.place import Place
from vaka.cli.options import Config, Database, DataFolder, Json, Language

MOST_ROWS = 2**31 - 1  # of a table in the store
app = typer.Typer(no_args_is_help=True, help="Manage a room, whether it is running or not.")


def _part(name: str, about: str) -> typer.Typer:
    part = typer.Typer(no_args_is_help=True, help=about)
    app.add_typer(part, name=name)
    return part


TABLES = _part("tables", "Tables of every kind.")
PEOPLE = _part("people", "Who plays here, and who may not.")
REPORTS = _part("reports", "What players have told the host.")
ANNOUNCEMENTS = _part("announcements", "Lines on every page.")
TOKENS = _part("token", "What opens the host's page, /admin.")

Prefix = Annotated[str, typer.Argument(metavar="TABLE", help="A table's id, or how it begins.")]
Prefixes = Annotated[list[str], typer.Argument(metavar="TABLE ...", help="Ids, or how they begin.")]
Subject = Annotated[str, typer.Argument(metavar="WHO", help="client:KEY, person:HASH, or TABLE/SEAT.")]
Limit = Annotated[int, typer.Option("--limit", min=1, max=10_000, help="How many at most.")]
Reason = Annotated[str, typer.Option("--reason", help="They are told.")]
Number = Annotated[int, typer.Argument(metavar="NUMBER", min=0, max=MOST_ROWS)]
Lasting = Annotated[
    str | None, typer.Option("--for", metavar="TIME", help="Such as 12h, 7d or 2w; for ever if not given.")
]


def _place(
    data: DataFolder = None,
    database: Database = None,
    config: Config = None,
    json: Json = False,
    language: Language = None,
) -> Place:
    return Place(data, database, config, json, language)


def command(part: typer.Typer, name: str) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """Makes a function a command: its first parameter becomes the options that say which room and how to answer."""

    def add(work: Callable[..., None]) -> Callable[..., None]:
        own, shared = inspect.signature(work), inspect.signature(_place)

        def run(**given: Any) -> None:
            place = _place(**{option: given.pop(option) for option in shared.parameters})
            work(place, **given)

        run.__doc__ = work.__doc__
        options = [*list(own.parameters.values())[1:], *shared.parameters.values()]
        run.__signature__ = inspect.Signature(options)  # type: ignore[attr-defined]
        run.__annotations__ = {option.name: option.annotation for option in options}
        part.command(name)(run)
        return work

    return add
