"""`vaka serve`: the game room, until it is interrupted."""

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from vaka.cli.common import data_folder, speaker
from vaka.server.configuration import Chosen, check_flag, choose, listing


def run(
    flags: Mapping[str, Any], config: Path | None, open_page: bool, show_settings: bool, language: str | None
) -> None:
    say = speaker(language)
    chosen = chosen_by(flags, config)
    settings = chosen.settings
    if show_settings:
        print(listing(chosen))
        return
    if settings.bots:
        from vaka.bots import register

        for name in settings.bots:
            register(name)  # a mistake is said before the room opens

    def ready(address: str) -> None:
        print(say("serve-ready", address=address), flush=True)
        if settings.database is None:
            print(say("serve-data", folder=str(settings.data)), flush=True)

    from vaka.server.run import serve

    serve(settings, ready, open_page)


def chosen_by(flags: Mapping[str, Any], config: Path | None) -> Chosen:
    """The settings of a room by flags, environment and file, in that order."""
    for key in ("database", "bus"):
        check_flag(key, flags.get(key))
    return choose(flags, os.environ, config, data_folder())
