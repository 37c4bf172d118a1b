"""`vaka site`: the games as static files, to be played without a server."""

import gzip
from pathlib import Path

from vaka.cli.common import speaker, stderr
from vaka.core.registry import load


def run(folder: Path, language: str | None) -> None:
    from vaka.server.offline import is_late
    from vaka.server.site import write

    say = speaker(language)
    sizes = write(folder, lambda game: stderr().print(say("building-wasm", game=load(game).meta.title)))
    sent = sum(len(gzip.compress((folder / name).read_bytes())) for name in sizes if not is_late(name))
    print(say("site-written", folder=str(folder), files=len(sizes), size=round(sent / 1_000_000, 1)))
    print(say("site-serve", folder=str(folder)))
