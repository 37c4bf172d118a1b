"""`vaka serve`: the game room, until it is interrupted."""

from pathlib import Path

from vaka.cli.common import data_folder, speaker
from vaka.server.run import serve
from vaka.server.settings import Settings


def run(
    host: str,
    port: int,
    data: Path | None,
    database: str | None,
    bus: str | None,
    origins: list[str] | None,
    hosts: list[str] | None,
    bots: list[str] | None,
    open_page: bool,
    language: str | None,
) -> None:
    say = speaker(language)
    folder = data or data_folder()
    if bots:
        from vaka.bots import register

        for name in bots:
            register(name)  # a mistake is said before the room opens
    settings = Settings(
        data=folder, database=database, bus=bus, host=host, port=port, origins=tuple(origins or ()),
        hosts=tuple(hosts or ()), bots=tuple(bots or ()),
    )  # fmt: skip

    def ready(address: str) -> None:
        print(say("serve-ready", address=address), flush=True)
        if database is None:
            print(say("serve-data", folder=str(folder)), flush=True)

    serve(settings, ready, open_page)
