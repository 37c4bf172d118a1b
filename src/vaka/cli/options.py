"""Options that commands of several modules take."""

from pathlib import Path
from typing import Annotated

import typer

from vaka.locale import languages

Game = Annotated[str, typer.Argument(metavar="GAME", help="A game's name; `vaka games` lists them.")]
Options = Annotated[
    list[str] | None,
    typer.Option("--option", "-o", metavar="NAME=VALUE", help="An option of the game; may be repeated."),
]
Components = Annotated[
    Path | None, typer.Option("--components", help="A file with the cards of your own box, for games that take one.")
]
Seed = Annotated[str | None, typer.Option("--seed", help="A number that decides every die and shuffle.")]
Json = Annotated[bool, typer.Option("--json", help="Print JSON instead of a table.")]
Language = Annotated[
    str | None, typer.Option("--language", "-l", help=f"{', '.join(languages())}; your environment's if not given.")
]
DataFolder = Annotated[Path | None, typer.Option("--data", metavar="DIR", help="The folder for the tables.")]
Database = Annotated[
    str | None, typer.Option("--database", metavar="URL", help="postgresql://… instead of the data folder.")
]
Config = Annotated[
    Path | None, typer.Option("--config", metavar="FILE", help="Settings; vaka.toml in the data folder by default.")
]
