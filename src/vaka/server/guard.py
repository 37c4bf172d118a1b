"""The outermost layer: checks every request's origin, size and rate, and adds security headers to every answer."""

import asyncio
import json
import time
from collections import OrderedDict
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders, QueryParams
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from vaka.core.errors import VakaError
from vaka.locale import FALLBACK, known_language
from vaka.server.errors import Forbidden, RoomError, TooLarge, TooMuch, TooSlow, as_data, status_of
from vaka.server.settings import Settings

SAFE = ("GET", "HEAD", "OPTIONS")
RECORDS = ("/api/records", "/api/journeys/bring", "/api/journeys/verify")
BODY_SECONDS = 20.0
DRAIN_LIMIT = 1 << 20  # bytes beyond the limit that are still read
CLIENTS = 10_000  # tracked at a time
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "media-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; "
    "frame-ancestors 'none'"
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}


@dataclass
class _Bucket:
    left: float
    at: float


class Buckets:
    """A token bucket for each client."""

    def __init__(self, rate: float, burst: int) -> None:
        self.rate, self.burst = rate, burst
        self._buckets: OrderedDict[str, _Bucket] = OrderedDict()

    def take(self, client: str) -> bool:
        """Take one from a client's bucket; False if it is empty."""
        at = time.monotonic()
        bucket = self._buckets.setdefault(client, _Bucket(self.burst, at))
        self._buckets.move_to_end(client)
        bucket.left = min(self.burst, bucket.left + (at - bucket.at) * self.rate)
        bucket.at = at
        if len(self._buckets) > CLIENTS:
            self._buckets.popitem(last=False)
        if bucket.left < 1:
            return False
        bucket.left -= 1
        return True


def client_of(scope: Scope) -> str:
    """The address a request comes from."""
    client = scope.get("client")
    return str(client[0]) if client else "unknown"


def language_of(scope: Scope) -> str:
    """The language a request asks for: `?language=it`, else the first supported one in Accept-Language."""
    asked = QueryParams(scope.get("query_string", b"")).get("language", "")
    accepted = Headers(scope=scope).get("accept-language", "")
    tags = (asked, *(part.split(";")[0].strip() for part in accepted.split(",")[:20]))
    return next(filter(None, map(known_language, tags)), FALLBACK)


def check_origin(scope: Scope, allowed: Iterable[str]) -> None:
    """Refuse requests that a page of another site makes."""
    headers = Headers(scope=scope)
    origin = headers.get("origin")
    if origin is None:
        if headers.get("sec-fetch-site", "same-origin") not in ("same-origin", "none"):
            raise Forbidden("foreign-origin")
        return
    try:
        host = urlsplit(origin).netloc
    except ValueError:
        host = ""
    if origin not in allowed and (not host or host != headers.get("host")):
        raise Forbidden("foreign-origin")


class Guard:
    """The outermost layer of the app."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app, self.settings = app, settings
        self.buckets = Buckets(settings.limits.rate, settings.limits.burst)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)  # sockets check in `vaka.server.api.socket`
            return
        answer, refusal, body = _with_headers(scope, send), self._refusal(scope), b""
        try:
            body = await self._body(scope, receive, refusal is None)
        except RoomError as error:
            refusal = refusal or error
        if refusal is not None:
            await _refuse(refusal, scope, answer)
            return
        await self.app(scope, _replayed(body, receive), answer)

    def _refusal(self, scope: Scope) -> RoomError | None:
        """Why a request is refused whatever its body is, if it is."""
        try:
            if scope["path"].startswith("/api/") and not self.buckets.take(client_of(scope)):
                raise TooMuch("too-fast")
            if scope["method"] not in SAFE:
                check_origin(scope, self.settings.origins)
        except RoomError as error:
            return error
        return None

    async def _body(self, scope: Scope, receive: Receive, keep: bool) -> bytes:
        """The body of a request. Even a refused one is read to its end, up to a limit: a client that is still sending
        does not read the answer."""
        limits = self.settings.limits
        most = limits.record if scope["path"] in RECORDS else limits.body
        parts, length = [], 0
        try:
            async with asyncio.timeout(BODY_SECONDS):
                while True:
                    message = await receive()
                    part = message.get("body", b"")
                    length += len(part)
                    if keep and length <= most:
                        parts.append(part)
                    if not message.get("more_body") or length > most + DRAIN_LIMIT:
                        break
        except TimeoutError:
            raise TooSlow("too-slow") from None
        if length > most:
            raise TooLarge("too-large", limit=most)
        return b"".join(parts)


def _replayed(body: bytes, receive: Receive) -> Receive:
    given = False

    async def again() -> Message:
        nonlocal given
        if given:
            return await receive()
        given = True
        return {"type": "http.request", "body": body, "more_body": False}

    return again


def _with_headers(scope: Scope, send: Send) -> Send:
    async def send_with_headers(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            for name, value in HEADERS.items():
                headers.setdefault(name, value)
            if scope["path"].startswith("/api/"):
                headers.setdefault("cache-control", "no-store")
        await send(message)

    return send_with_headers


async def _refuse(error: VakaError, scope: Scope, send: Send) -> None:
    body = json.dumps(as_data(error, language_of(scope)), ensure_ascii=False).encode()
    headers: list[tuple[bytes, Any]] = [
        (b"content-type", b"application/json"),
        (b"content-length", str(len(body)).encode()),
        (b"connection", b"close"),
    ]
    await send({"type": "http.response.start", "status": status_of(error), "headers": headers})
    await send({"type": "http.response.body", "body": body})
