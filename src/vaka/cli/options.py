"""Options that commands of several modules take."""

from pathlib import Path
from typing import Annotated

import typer

from vaka.locale import languages

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
