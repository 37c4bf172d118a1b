"""`vaka replay`: a saved match as lines, checked, or as the table at one moment."""

from pathlib import Path

from rich.console import Console

from vaka.cli.common import speaker
from vaka.core.record import read_file
from vaka.room.commitment import read


def run(file: Path, verify: bool, at: int | None, language: str | None) -> None:
    say = speaker(language)
    match, salt = read(read_file(file))
    console = Console(highlight=False)
    if verify:
        print(say("replay-ok", plies=match.ply, game=match.game.meta.title, seats=match.seats))
        if salt is not None:
            print(say("replay-sealed"))
    elif at is not None:
        view = match.game.view(match.at(at), None)
        if match.game.draw:
            console.print(match.game.draw(view, [], say))
        else:
            console.print_json(data=view)
    else:
        for line in match.lines():
            print(line)
    if not match.over and at is None:
        print(say("replay-unfinished", seat=match.to_move))
