"""What the commands about a room take, like those of `vaka.cli.commands`."""

from pathlib import Path
from typing import Annotated

import typer

from vaka.cli.options import Config, Database, DataFolder, Language


def serve(
    host: Annotated[
        str | None, typer.Option("--host", help="Where to listen; 0.0.0.0 for the whole network, 127.0.0.1 by default.")
    ] = None,
    port: Annotated[
        int | None, typer.Option("--port", "-p", min=0, max=65535, help="8000 by default; 0 takes any that is free.")
    ] = None,
    data: DataFolder = None,
    database: Database = None,
    bus: Annotated[str | None, typer.Option("--bus", metavar="URL", help="redis://… between several rooms.")] = None,
    origin: Annotated[
        list[str] | None, typer.Option("--origin", metavar="URL", help="Another address of this room's page.")
    ] = None,
    allow_host: Annotated[
        list[str] | None,
        typer.Option("--allow-host", metavar="NAME", help="Another name of this room, such as play.example.org."),
    ] = None,
    bot: Annotated[
        list[str] | None,
        typer.Option("--bot", metavar="FILE:CLASS", help="A bot of your own to choose in the lobby; may be repeated."),
    ] = None,
    log: Annotated[str | None, typer.Option("--log", help="text, or json for programs that collect logs.")] = None,
    metrics_port: Annotated[
        int | None, typer.Option("--metrics-port", min=0, max=65535, help="Where Prometheus finds /metrics.")
    ] = None,
    config: Config = None,
    show_settings: Annotated[
        bool, typer.Option("--show-settings", help="Print all settings and where each comes from, and exit.")
    ] = False,
    open: Annotated[bool, typer.Option("--open", help="Open the page in the browser.")] = False,
    language: Language = None,
) -> None:
    """Open the game room: a page where people and bots play."""
    from vaka.cli import serve as work

    flags = {
        "host": host, "port": port, "data": data, "database": database, "bus": bus, "log": log,
        "metrics_port": metrics_port, "origins": tuple(origin) if origin else None,
        "hosts": tuple(allow_host) if allow_host else None, "bots": tuple(bot) if bot else None,
    }  # fmt: skip
    work.run(flags, config, open, show_settings, language)


def site(
    folder: Annotated[Path, typer.Argument(metavar="DIR", help="Where to write it: a new folder, or an earlier site.")],
    language: Language = None,
) -> None:
    """Write the games as static files: a web host without a server, or a phone on a plane, plays them alone."""
    from vaka.cli import site as work

    work.run(folder, language)


def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="Where to write it; - for standard output.")],
    data: DataFolder = None,
    database: Database = None,
    force: Annotated[bool, typer.Option("--force", help="Replace the file if it exists.")] = False,
    language: Language = None,
) -> None:
    """Back up everything a room has stored, also while it is open."""
    from vaka.cli import backup as work

    work.write(file, data, database, force, language)


def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A backup; - for standard input.")],
    data: DataFolder = None,
    database: Database = None,
    replace: Annotated[bool, typer.Option("--replace", help="Delete what the room has stored first.")] = False,
    check: Annotated[bool, typer.Option("--check", help="Only check that the backup is whole.")] = False,
    language: Language = None,
) -> None:
    """Put a backup into an empty room. Stop the room first."""
    from vaka.cli import backup as work

    work.restore(file, data, database, replace, check, language)
