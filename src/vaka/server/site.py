"""The page and the engine as a folder of static files, for a web host without a server: `vaka site`."""

import hashlib
import json
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

from vaka.core.errors import CannotWrite, VakaError
from vaka.core.record import reason
from vaka.server import engine
from vaka.server.guard import POLICY
from vaka.wasm.modules import module_of

STATIC = Path(__file__).parent / "static"
INDEX, LIST, WORKER = "index.html", "site.json", "sw.js"
SCRIPTS = "*.mjs"
NOT_IN_PAGES = ("node.mjs", "worker.mjs", "review.mjs")  # of checks, and of reviews beside a server
ROOM = '<meta name="vaka-room" content="browser" />'  # tells the page that there is no server
ABSENT = ("frame-ancestors",)  # only a header can say this
COMPILES = POLICY.replace("script-src 'self'", "script-src 'self' 'wasm-unsafe-eval'")
PLAIN = b'{"plain": true}'  # in place of a module: rules and searches run in Python


class SiteError(VakaError):
    """A site cannot be written."""


def write(folder: Path, say: Callable[[str], None] = lambda game: None, plain: bool = False) -> dict[str, int]:
    """Write a site, whole or not at all; the sizes of its files. `say` is told of every game whose module is built.
    With `plain` there are no modules: bots and searches are slow."""
    if folder.exists() and (not folder.is_dir() or (any(folder.iterdir()) and not (folder / LIST).exists())):
        raise SiteError("site-not-empty", folder=str(folder))
    if not (STATIC / INDEX).exists():
        raise SiteError("site-no-page")
    if not (engine.BUILT / "pyodide").is_dir() or not (engine.BUILT / "room.mjs").exists():
        raise SiteError("site-no-engine")
    try:
        folder.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(dir=folder.parent, prefix=f".{folder.name}-") as made:
            draft = Path(made) / "site"
            sizes = dict(_write(draft, say, plain))
            old = Path(made) / "old"
            if folder.exists():
                folder.rename(old)
            draft.rename(folder)
    except OSError as error:
        raise CannotWrite("cannot-write", path=str(folder), reason=reason(error)) from None
    return sizes


def _write(folder: Path, say: Callable[[str], None], plain: bool) -> Iterator[tuple[str, int]]:
    digests: dict[str, str] = {}
    worker = b""
    for name, content in files(say, plain):
        if name == WORKER:
            worker = content
            continue
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)
        digests[name] = hashlib.sha256(content).hexdigest()[:16]
        yield name, len(content)
    whole = hashlib.sha256(json.dumps(digests, sort_keys=True).encode()).hexdigest()[:16]
    (folder / WORKER).write_bytes(worker.replace(b"const VERSION = ''", f"const VERSION = '{whole}'".encode(), 1))
    yield WORKER, len(worker)
    about = json.dumps({"version": whole, "files": digests}, indent=1).encode()
    (folder / LIST).write_bytes(about)
    yield LIST, len(about)


def files(say: Callable[[str], None], plain: bool) -> Iterator[tuple[str, bytes]]:
    """Everything in a site but the list of it."""
    for path in sorted(STATIC.rglob("*")):
        if path.is_file() and path.name != INDEX:
            yield path.relative_to(STATIC).as_posix(), path.read_bytes()
    yield INDEX, index((STATIC / INDEX).read_text("utf-8")).encode()
    for path in sorted([*engine.BUILT.glob(SCRIPTS), *(engine.BUILT / "pyodide").iterdir()]):
        name = path.relative_to(engine.BUILT).as_posix()
        if name not in NOT_IN_PAGES:
            yield f"engine/{name}", path.read_bytes()
    games = engine.own_games()
    for name in (engine.SOURCES, engine.CATALOGUE, engine.SIZES, *(f"{game}{engine.COMPONENTS}" for game in games)):
        yield f"engine/{name}", _made(name)
    for game in games:
        yield f"engine/{game}.zip", _made(f"{game}.zip")
        if plain:
            yield f"engine/{game}.json", PLAIN
            continue
        if engine.module_of(game) is None:
            say(game)
        module = module_of(game)
        yield f"engine/{game}.json", module.manifest.read_bytes()
        yield f"engine/{game}.wasm", module.code.read_bytes()


def _made(name: str) -> bytes:
    content = engine.written(name)
    assert content is not None
    return content


def index(page: str) -> str:
    """The page as a site has it: all addresses relative, so that it may lie in any folder."""
    kept = [part.strip() for part in COMPILES.split(";") if part.strip().split()[0] not in ABSENT]
    policy = f'<meta http-equiv="Content-Security-Policy" content="{"; ".join(kept)}" />'
    relative = page.replace('="/', '="./')
    return relative.replace('<meta charset="utf-8" />', f'<meta charset="utf-8" />{policy}{ROOM}', 1)
