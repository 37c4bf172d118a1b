"""The built web client. Without a build, a page that names the command that makes it."""

from html import escape
from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.responses import HTMLResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Receive, Scope, Send

from vaka.locale import speak
from vaka.server.guard import language_of

READING = ("GET", "HEAD")


def pages(folder: Path) -> ASGIApp:
    """The client's files, compressed. API answers are not: compressing secrets can leak them."""
    return GZipMiddleware(Pages(folder), minimum_size=1024)


class Pages:
    """Files of the client; every other address gets index.html, which does its own routing."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.files = StaticFiles(directory=folder, check_dir=False)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await send({"type": "websocket.close", "code": 4404})
            return
        if scope["path"].startswith("/api/"):
            raise HTTPException(404)
        if scope["method"] not in READING:
            raise HTTPException(405)
        response = await self.page(scope)
        await response(scope, receive, send)

    async def page(self, scope: Scope) -> Response:
        if not (self.folder / "index.html").exists():
            words = escape(speak(language_of(scope), "client-missing", command="make play"))
            return HTMLResponse(f"<!doctype html><title>Vaka</title><p>{words}</p>", 503)
        path = self.files.get_path(scope)
        try:
            response = await self.files.get_response(path if path != "." else "index.html", scope)
        except HTTPException:
            response = await self.files.get_response("index.html", scope)
            path = "."
        kept = "public, max-age=31536000, immutable" if path.startswith("assets/") else "no-cache"
        response.headers["cache-control"] = kept
        return response
