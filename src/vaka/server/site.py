"""The page and the engine as a folder of static files, for a web host without a server: `vaka site`."""

import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

from vaka.core.errors import CannotWrite, VakaError
from vaka.core.record import reason
from vaka.server import engine, offline
from vaka.server.guard import POLICY
from vaka.server.pages import INDEX, LIST, WORKER
from vaka.wasm.modules import NET, build, net_of

STATIC = Path(__file__).parent / "static"
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
        digests[name] = offline.digest(content)
        yield name, len(content)
    version, about = offline.listing(digests)
    for name, content in ((WORKER, offline.worker(worker, version, site=True)), (LIST, about)):
        (folder / name).write_bytes(content)
        yield name, len(content)


def files(say: Callable[[str], None], plain: bool) -> Iterator[tuple[str, bytes]]:
    """Everything in a site but the list of it."""
    for path in sorted(STATIC.rglob("*")):
        if path.is_file() and path.name != INDEX:
            yield path.relative_to(STATIC).as_posix(), path.read_bytes()
    yield INDEX, index((STATIC / INDEX).read_text("utf-8")).encode()
    for name in () if plain else [each for game in engine.own_games() for each in (game, net_of(game)) if each]:
        if engine.module_of(name) is None:
            say(name.removesuffix(NET))
            build(name)
            engine.forget()
    nets = () if plain else engine.nets()
    for name in [*engine.local_files(), *engine.late_files()]:
        game, _, suffix = name.partition(".")
        if plain and game in engine.own_games() and suffix not in ("zip", "components.json"):
            if suffix == "json":
                yield f"engine/{name}", PLAIN
            continue
        content = engine.written(name, nets)
        if content is None:
            file = engine.file_of(name)
            assert file is not None, name
            content = file.content
        yield f"engine/{name}", content


def index(page: str) -> str:
    """The page as a site has it: all addresses relative, so that it may lie in any folder."""
    kept = [part.strip() for part in COMPILES.split(";") if part.strip().split()[0] not in ABSENT]
    policy = f'<meta http-equiv="Content-Security-Policy" content="{"; ".join(kept)}" />'
    relative = page.replace('="/', '="./')
    return relative.replace('<meta charset="utf-8" />', f'<meta charset="utf-8" />{policy}{ROOM}', 1)
