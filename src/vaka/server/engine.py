"""What a browser needs to play and to search by itself, at /engine/: games as modules, and Python with Vaka's sources.

Modules and Python come with the package or are built beforehand; where they are not there, the room does the work.
See docs/wasm.md.
"""

import hashlib
import io
import json
import re
import zipfile
from collections.abc import Iterable
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from starlette.exceptions import HTTPException
from starlette.types import Receive, Scope, Send

import vaka
from vaka.bots import bots
from vaka.core.registry import games
from vaka.locale import languages
from vaka.room.catalogue import bot_cards, game_card
from vaka.room.components import own_components
from vaka.server.heavy import in_turn
from vaka.server.pages import CHECKED, READING, Page, answer
from vaka.server.settings import Limits

if TYPE_CHECKING:
    from vaka.wasm.modules import Module

PREFIX = "/engine/"
SOURCES, CATALOGUE, COMPONENTS, START = "python.zip", "catalogue.json", ".components.json", "start.json"
FETCHED = (SOURCES, "pyodide/pyodide.asm.wasm", "pyodide/python_stdlib.zip", "pyodide/pyodide-lock.json")  # at start
NAME = re.compile(r"[\w-]+(/[\w-]+)?(\.[\w-]+)+")
PACKAGE = Path(vaka.__file__).parent
BUILT = PACKAGE / "wasm" / "built"
IN_BROWSER = (
    "__init__.py", "core/**/*", "games/__init__.py", "games/*/__init__.py", "locale/__init__.py", "bots/**/*",
    "data/__init__.py", "data/rows.py", "room/**/*", "wasm/__init__.py", "wasm/browser.py",
)  # fmt: skip
NOT_THERE = ("core/numba_rules.py", "bots/mind.py", "bots/minds/", "bots/onnx.py", "room/wire")  # need other packages
SIMPLE = ("greedy", "random")  # bots that do not search
READ_THERE = (".py", ".toml", ".json")
NEEDED = ("review.mjs", "room.mjs", "pyodide/pyodide.asm.wasm")
NOT_IN_ROOMS = ("node.mjs", "worker.mjs", "review.mjs")  # of checks, and of reviews beside a server
# a worker has the policy of its own script: here alone WebAssembly may be compiled
POLICY = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'"


async def serve(scope: Scope, receive: Receive, send: Send) -> None:
    """Answer a request for a file of the engine."""
    if scope["type"] != "http":
        await send({"type": "websocket.close", "code": 4404})
        return
    if scope["method"] not in READING:
        raise HTTPException(405)
    page = await in_turn(file_of, scope["path"].removeprefix(PREFIX))
    if page is None:
        raise HTTPException(404)
    response = await answer(page, scope, CHECKED, **{"content-security-policy": POLICY})
    await response(scope, receive, send)


def file_of(name: str) -> Page | None:
    """A file of the engine; None if there is none. Only files that exist are kept, so that nobody can make the room
    forget and compress them again by asking for others."""
    return _file_of(name) if name in names() else None


@cache
def names() -> frozenset[str]:
    """The files there may be."""
    built = (path.relative_to(BUILT).as_posix() for path in BUILT.rglob("*") if path.is_file())
    of_games = [f"{name}{suffix}" for name in games() for suffix in (".json", ".wasm", ".zip", COMPONENTS)]
    made = [SOURCES, CATALOGUE, START, *of_games, *manifests(), *late_files()]
    return frozenset([*made, *filter(NAME.fullmatch, built)])


@cache
def _file_of(name: str) -> Page | None:
    if name == START and not complete():
        return None  # the page says so
    made = written(name, nets() if name in (CATALOGUE, START) else ())
    if made is not None:
        return Page(name, made)
    path = module_file(name) if name.partition(".")[0] in games() else BUILT / name
    return Page(name, path.read_bytes()) if path is not None and path.is_file() else None


def module_file(name: str) -> Path | None:
    """The module of a game or of its net, or the manifest of one."""
    game, _, rest = name.partition(".")
    if rest in ("json", "wasm"):
        module = module_of(game)
    else:
        net = nets().get(game)
        module = module_of(net) if net is not None and name in (f"{net}.json", net_file(game)) else None
    if module is None:
        return None
    return module.code if rest.endswith("wasm") else module.manifest


def net_file(game: str) -> str:
    """What the module of a game's net is called: by its hash too, since a browser may fetch it long after the rest."""
    net = nets()[game]
    module = module_of(net)
    assert module is not None
    return f"{net}.{module.about()['code']}.wasm"


def written(name: str, nets: Iterable[str]) -> bytes | None:
    """A file that is made of what the package holds: sources, and what pages need before Python has started. `nets` are
    the games whose nets play in a browser."""
    if name == SOURCES:
        return archive(IN_BROWSER)
    if name == CATALOGUE:
        return catalogue(nets)
    if name == START:
        return starting(nets)
    game, dot, suffix = name.partition(".")
    if game not in own_games():
        return None
    if dot + suffix == COMPONENTS:
        return own_components(game)
    return archive([f"games/{game}/**/*"]) if suffix == "zip" else None


def starting(nets: Iterable[str]) -> bytes:
    """What a browser knows before it starts Python: how many bytes come, a version of them all, and the bots that are
    nets with the games they play."""
    files = [file for name in FETCHED if (file := file_of(name)) is not None]
    version = hashlib.sha256("".join(file.etag for file in files).encode()).hexdigest()[:16]
    bots = {name: playing for name, playing in net_bots(nets).items() if playing}
    return json.dumps({"bytes": sum(len(file.content) for file in files), "version": version, "nets": bots}).encode()


def own_games() -> list[str]:
    """Vaka's own games: those of other packages have no sources here."""
    return [name for name in games() if (PACKAGE / "games" / name).is_dir()]


def net_bots(nets: Iterable[str]) -> dict[str, list[str]]:
    """The bots that are nets, and which of these games they play. Those that search with one stay at home."""
    found = {name: bot for name, bot in bots().items() if bot.made_of is not None and bot.level is None}
    return {name: [game for game in nets if bot.plays(game)] for name, bot in found.items()}


def catalogue(nets: Iterable[str]) -> bytes:
    """The games and the bots, without words: the page has them."""
    playing = {
        name: bot for name, bot in bots().items() if name in SIMPLE or (bot.level is not None and bot.made_of is None)
    }
    for name, theirs in net_bots(nets).items():
        if theirs:
            playing[name] = replace(bots()[name], only=theirs.__contains__)
    said = {
        "games": [game_card(games()[name], None) for name in own_games()],
        "bots": bot_cards(playing, None),
        "languages": languages(),
        "client_limits": {"name": Limits().name, "chat": Limits().chat},
        "offline": True,
    }
    return json.dumps(said, ensure_ascii=False, separators=(",", ":")).encode()


@cache
def module_of(name: str) -> "Module | None":
    """The module of a game or of its net, if it is there."""
    from vaka.wasm.modules import found  # when it is first needed: a room starts sooner without it

    return found(name)


@cache
def nets() -> dict[str, str]:
    """The games whose nets are there as modules, and what those are called."""
    from vaka.wasm.modules import net_of

    named = {game: net for game in own_games() if (net := net_of(game)) is not None}
    return {game: net for game, net in named.items() if module_of(net) is not None}


@cache
def has_python() -> bool:
    """Whether a browser gets Python and the scripts around it."""
    return all((BUILT / name).exists() for name in NEEDED)


@cache
def ready(game: str) -> bool:
    """Whether a browser gets all it needs to review a match of a game."""
    return has_python() and module_of(game) is not None


def forget() -> None:
    """Look again for what is built."""
    for known in (has_python, module_of, nets, ready, names, _file_of):
        known.cache_clear()


def complete() -> bool:
    """Whether a browser gets all it needs to play every game by itself."""
    return all(map(ready, own_games()))


def local_files() -> list[str]:
    """The files with which a browser plays by itself."""
    scripts = [path.name for path in BUILT.glob("*.mjs") if path.name not in NOT_IN_ROOMS]
    python = [f"pyodide/{path.name}" for path in (BUILT / "pyodide").iterdir()]
    games = [f"{game}{suffix}" for game in own_games() for suffix in (".json", ".wasm", ".zip", COMPONENTS)]
    return sorted([*scripts, *python, SOURCES, CATALOGUE, START, *games, *manifests()])


def manifests() -> list[str]:
    """What tells how the nets are called."""
    return [f"{net}.json" for net in nets().values()]


def late_files() -> list[str]:
    """The files that a browser fetches when they are first played with, and keeps from then on: they are large."""
    return [net_file(game) for game in nets()]


def archive(patterns: Iterable[str]) -> bytes:
    """Parts of the package that run in a browser's Python."""
    whole = io.BytesIO()
    paths = {path.relative_to(PACKAGE).as_posix(): path for pattern in patterns for path in PACKAGE.glob(pattern)}
    with zipfile.ZipFile(whole, "w", zipfile.ZIP_DEFLATED) as made:
        for name in sorted(paths):
            if paths[name].is_file() and paths[name].suffix in READ_THERE and not name.startswith(NOT_THERE):
                about = zipfile.ZipInfo(f"{PACKAGE.name}/{name}")  # without its time: same bytes
                made.writestr(about, paths[name].read_bytes(), zipfile.ZIP_DEFLATED)
    return whole.getvalue()
