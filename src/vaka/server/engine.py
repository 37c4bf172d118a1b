"""What a browser needs to search by itself, at /engine/: games as modules, and Python with Vaka's sources.

Modules and Python come with the package or are built beforehand; where they are not there, the room does the work.
See docs/wasm.md.
"""

import asyncio
import io
import re
import zipfile
from functools import cache, lru_cache
from pathlib import Path
from typing import TYPE_CHECKING

from starlette.exceptions import HTTPException
from starlette.types import Receive, Scope, Send

import vaka
from vaka.server.pages import CHECKED, READING, Page, answer

if TYPE_CHECKING:
    from vaka.wasm.modules import Module

PREFIX = "/engine/"
SOURCES = "python.zip"
NAME = re.compile(r"[\w-]+(/[\w-]+)?(\.[\w-]+)+")
PACKAGE = Path(vaka.__file__).parent
BUILT = PACKAGE / "wasm" / "built"
IN_BROWSER = (
    "__init__.py", "core/**/*", "games/**/*", "locale/__init__.py", "bots/**/*", "data/__init__.py", "data/rows.py",
    "wasm/__init__.py", "wasm/browser.py",
)  # fmt: skip
READ_THERE = (".py", ".toml", ".json")
NEEDED = ("review.mjs", "pyodide/pyodide.asm.wasm")
# a worker has the policy of its own script: here alone WebAssembly may be compiled
POLICY = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'"


async def serve(scope: Scope, receive: Receive, send: Send) -> None:
    """Answer a request for a file of the engine."""
    if scope["type"] != "http":
        await send({"type": "websocket.close", "code": 4404})
        return
    if scope["method"] not in READING:
        raise HTTPException(405)
    page = await asyncio.to_thread(file_of, scope["path"].removeprefix(PREFIX))
    if page is None:
        raise HTTPException(404)
    response = await answer(page, scope, CHECKED, **{"content-security-policy": POLICY})
    await response(scope, receive, send)


@lru_cache(maxsize=64)
def file_of(name: str) -> Page | None:
    """A file of the engine; None if there is none."""
    if name == SOURCES:
        return Page(name, sources())
    stem, _, suffix = name.partition(".")
    if stem in vaka.all_games() and suffix in ("wasm", "json"):
        module = module_of(stem)
        path = None if module is None else module.code if suffix == "wasm" else module.manifest
        return None if path is None else Page(name, path.read_bytes())
    if not NAME.fullmatch(name):
        return None
    path = BUILT / name
    return Page(name, path.read_bytes()) if path.is_file() else None


@cache
def module_of(game: str) -> "Module | None":
    """The module of a game, if it is there."""
    from vaka.wasm.modules import found  # when it is first needed: a room starts sooner without it

    return found(game)


@cache
def ready(game: str) -> bool:
    """Whether a browser gets all it needs to review a match of a game."""
    return all((BUILT / name).exists() for name in NEEDED) and module_of(game) is not None


def sources() -> bytes:
    """The parts of the package that run in a browser's Python, as an archive."""
    whole = io.BytesIO()
    with zipfile.ZipFile(whole, "w", zipfile.ZIP_DEFLATED) as archive:
        for path in sorted({path for pattern in IN_BROWSER for path in PACKAGE.glob(pattern)}):
            if path.is_file() and path.suffix in READ_THERE:
                about = zipfile.ZipInfo(path.relative_to(PACKAGE.parent).as_posix())  # without its time: same bytes
                archive.writestr(about, path.read_bytes(), zipfile.ZIP_DEFLATED)
    return whole.getvalue()
