"""The built web client, from memory. Without a build, a page that names the command that makes it."""

import gzip
import hashlib
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from html import escape
from mimetypes import guess_type
from pathlib import Path
from typing import TypeAlias

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.responses import HTMLResponse, Response
from starlette.types import Receive, Scope, Send

from vaka.locale import speak
from vaka.server.guard import language_of
from vaka.server.heavy import in_turn

READING = ("GET", "HEAD")
NO_PAGES = ("/api/", "/healthz/", "/metrics/")  # below these the room answers, or nobody
INDEX = "index.html"
LIST, WORKER = "site.json", "sw.js"  # what a browser keeps, and its service worker: see vaka.server.offline
WORTH_COMPRESSING = 1024  # bytes
COMPRESSED = ("text/", "application/json", "application/javascript", "application/wasm", "image/svg")  # others are
FOREVER, CHECKED = "public, max-age=31536000, immutable", "no-cache"


@dataclass(frozen=True)
class Page:
    """A file of the client. It is compressed once, when it is first asked for compressed."""

    path: str
    content: bytes
    etag: str = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "etag", f'"{hashlib.sha256(self.content).hexdigest()[:32]}"')

    @cached_property
    def kind(self) -> str:
        return guess_type(self.path)[0] or "application/octet-stream"

    @cached_property
    def compressed(self) -> bytes | None:
        if len(self.content) < WORTH_COMPRESSING or not self.kind.startswith(COMPRESSED):
            return None
        return gzip.compress(self.content, mtime=0)


async def answer(found: Page, scope: Scope, kept: str, **more: str) -> Response:
    """A file as a request wants it: compressed, or not at all if its client has it."""
    asked = Headers(scope=scope)
    headers = {"etag": found.etag, "cache-control": kept, "vary": "accept-encoding", **more}
    if found.etag in asked.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    content = found.content
    if "gzip" in asked.get("accept-encoding", ""):
        if "compressed" not in vars(found):
            await in_turn(getattr, found, "compressed")
        if found.compressed is not None:
            content = found.compressed
            headers["content-encoding"] = "gzip"
    return Response(content, headers=headers, media_type=found.kind)


Made: TypeAlias = Callable[[Mapping[str, Page]], dict[str, Page]]


class Pages:
    """Files of the client; every other address gets index.html, which does its own routing.

    `offline` makes of them what a browser needs to keep them. Answers of the API are not compressed: compressing
    secrets can leak them.
    """

    def __init__(self, folder: Path, offline: Made = lambda files: {}) -> None:
        self.folder, self.offline = folder, offline
        self._built: int | None = None
        self._files: dict[str, Page] = {}
        self._made: dict[str, Page] | None = None

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await send({"type": "websocket.close", "code": 4404})
            return
        if f"{scope['path']}/".startswith(NO_PAGES):
            raise HTTPException(404)
        if scope["method"] not in READING:
            raise HTTPException(405)
        response = await self.page(scope)
        await response(scope, receive, send)

    async def page(self, scope: Scope) -> Response:
        if not self._read():
            words = escape(speak(language_of(scope), "client-missing", command="make play"))
            return HTMLResponse(f"<!doctype html><title>Vaka</title><p>{words}</p>", 503)
        name = scope["path"].lstrip("/")
        found = self._files.get(name) or self._files[INDEX]
        if name in (LIST, WORKER):
            found = (await in_turn(self._offline)).get(name, found)
            if found.path == INDEX:
                raise HTTPException(404)
        return await answer(found, scope, FOREVER if found.path.startswith("assets/") else CHECKED)

    def _offline(self) -> dict[str, Page]:
        if self._made is None:
            self._made = self.offline(self._files)
        return self._made

    def _read(self) -> bool:
        """Read the folder when there is a new build; False if there is none."""
        try:
            built = (self.folder / INDEX).stat().st_mtime_ns
        except OSError:
            return False
        if built != self._built:
            paths = [path for path in self.folder.rglob("*") if path.is_file()]
            self._files = {
                name: Page(name, path.read_bytes())
                for name, path in ((path.relative_to(self.folder).as_posix(), path) for path in paths)
            }
            self._built, self._made = built, None
        return True
