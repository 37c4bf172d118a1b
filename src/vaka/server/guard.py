"""The outermost layer: checks the host, origin, size and cost of requests, and adds security headers to answers."""

import asyncio
import json
import math
import time
from collections import Counter, OrderedDict
from collections.abc import Iterable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from functools import lru_cache, partial
from ipaddress import IPv4Address, ip_address, ip_network
from typing import Any
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders, QueryParams
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from vaka.locale import FALLBACK, known_language
from vaka.server.costs import cost_of
from vaka.server.errors import BadRequest, Forbidden, RoomError, TooLarge, TooMuch, TooSlow, as_data, status_of
from vaka.server.hosts import Hosts, name_of
from vaka.server.settings import Settings

SAFE = ("GET", "HEAD", "OPTIONS")
RECORDS = ("/api/records", "/api/journeys/import", "/api/journeys/verify")
# asked by load balancers, and cheap
HEALTH = ("/api/health", "/api/health/live", "/api/health/ready", "/healthz", "/healthz/")
BODY_SECONDS = 20.0
DRAIN_LIMIT = 1 << 20  # bytes beyond the limit that are still read
CLIENTS = 10_000  # tracked at a time
PAY = "vaka.pay"  # of a scope: takes from the client's bucket what turns out to cost more
BUSY_SECONDS = 2  # after which to try again
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

    def take(self, client: str, cost: float = 1, later: bool = False) -> bool:
        """Take what something costs from a client's bucket; False if there is not enough in it. What turns out `later`
        to cost more than half of what the bucket holds is taken in full all the same, and the next request waits."""
        at, needed = time.monotonic(), self._needed(cost, later)
        bucket = self._buckets.setdefault(client, _Bucket(self.burst, at))
        self._buckets.move_to_end(client)
        bucket.left = min(self.burst, bucket.left + (at - bucket.at) * self.rate)
        bucket.at = at
        if len(self._buckets) > CLIENTS:
            self._buckets.popitem(last=False)
        if bucket.left < needed:
            return False
        bucket.left -= cost if later else needed
        return True

    def wait(self, client: str, cost: float = 1, later: bool = False) -> int:
        """In how many seconds there will be enough."""
        bucket = self._buckets.get(client)
        missing = 0.0 if bucket is None else self._needed(cost, later) - bucket.left
        return max(1, math.ceil(missing / self.rate))

    def _needed(self, cost: float, later: bool) -> float:
        return min(cost, self.burst / 2 if later else self.burst)


class UnderWay:
    """How many requests of each client are under way, of one kind."""

    def __init__(self, most: int, most_in_all: int | None = None, refusal: str = "too-busy") -> None:
        self.most, self.most_in_all, self.refusal = most, most_in_all, refusal
        self.counts: Counter[str] = Counter()

    @contextmanager
    def counted(self, client: str) -> Iterator[None]:
        """Count a request while it is under way; TooMuch if there are too many."""
        full = self.most_in_all is not None and self.counts.total() >= self.most_in_all
        if full or self.counts[client] >= self.most:
            raise TooMuch(self.refusal, retry_after=BUSY_SECONDS)
        self.counts[client] += 1
        try:
            yield
        finally:
            self.counts[client] -= 1
            if not self.counts[client]:
                del self.counts[client]


def client_of(scope: Scope) -> str:
    """The address a request comes from; of an IPv6 address the network, because each of its homes has one."""
    host = str((scope.get("client") or ("unknown",))[0])
    try:
        address = ip_address(host)
    except ValueError:
        return host
    if isinstance(address, IPv4Address):
        return str(address)
    return str(address.ipv4_mapped or ip_network((int(address) >> 64 << 64, 64)))


_known_language = lru_cache(maxsize=256)(known_language)  # which looks into the folder each time


def language_of(scope: Scope) -> str:
    """The language a request asks for: `?language=it`, else the first supported one in Accept-Language."""
    asked = QueryParams(scope.get("query_string", b"")).get("language", "")
    accepted = Headers(scope=scope).get("accept-language", "")
    tags = (asked, *(part.split(";")[0].strip() for part in accepted.split(",")[:20]))
    return next(filter(None, map(_known_language, tags)), FALLBACK)


def check_host(scope: Scope, hosts: Hosts) -> None:
    """Refuse requests under a name that is not this room's."""
    header = Headers(scope=scope).get("host")
    if not hosts.allows(header):
        raise Forbidden("foreign-host", host=name_of(header or "")[:100])


def check_address(scope: Scope) -> None:
    """Refuse a zero character, which PostgreSQL takes in no text."""
    if "\0" in scope["path"] or b"%00" in scope.get("query_string", b""):
        raise BadRequest("bad-request", where="address")


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
        self.app, self.settings, limits = app, settings, settings.limits
        self.hosts = Hosts(settings)
        self.buckets = Buckets(limits.rate, limits.burst)
        self.page_buckets = Buckets(limits.page_rate, limits.page_burst)
        self.expensive = UnderWay(limits.heavy, limits.all_heavy)
        self.open = UnderWay(limits.connections, refusal="too-fast")  # a proxy's connections do not tell the client

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)  # sockets check in `vaka.server.api.socket`
            return
        answer = _with_headers(scope, send)
        with ExitStack() as while_under_way:
            try:
                while_under_way.enter_context(self.open.counted(client_of(scope)))
            except TooMuch as error:
                await _refuse(error, scope, answer)  # at once: reading its body would keep it open
                return
            try:
                self._admit(scope, while_under_way)
                refusal = None
            except RoomError as error:
                refusal = error
            body = b""
            try:
                body = await self._body(scope, receive, refusal is None)
            except RoomError as error:
                refusal = refusal or error
            if refusal is not None:
                await _refuse(refusal, scope, answer)
                return
            await self.app(scope, _replayed(body, receive), answer)

    def _admit(self, scope: Scope, while_under_way: ExitStack) -> None:
        """Refuse a request that must not be answered, whatever its body is; count what is expensive until its end."""
        client = client_of(scope)
        if scope["path"] in HEALTH:
            return  # asked by proxies, often and for everybody
        if not scope["path"].startswith("/api/"):
            _pay(self.page_buckets, client, 1)
            check_host(scope, self.hosts)
            return
        cost = cost_of(scope)
        scope[PAY] = partial(_pay, self.buckets, client, later=True)
        _pay(self.buckets, client, cost.cost)
        check_host(scope, self.hosts)
        check_address(scope)
        if scope["method"] not in SAFE:
            check_origin(scope, self.settings.origins)
        if cost.heavy:
            while_under_way.enter_context(self.expensive.counted(client))

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
                    if not message.get("more_body") or length > (most if keep else 0) + DRAIN_LIMIT:
                        break
        except (TimeoutError, asyncio.CancelledError):  # or the room closes, which does not wait for the rest
            raise TooSlow("too-slow") from None
        if length > most:
            raise TooLarge("too-large", limit=most)
        return b"".join(parts)


def _pay(buckets: Buckets, client: str, cost: float, later: bool = False) -> None:
    if not buckets.take(client, cost, later):
        raise TooMuch("too-fast", retry_after=buckets.wait(client, cost, later))


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


async def _refuse(error: RoomError, scope: Scope, send: Send) -> None:
    said = as_data(error, language_of(scope))
    api = scope["path"].startswith("/api/")
    body = (json.dumps(said, ensure_ascii=False) if api else said["message"]).encode()
    headers: list[tuple[bytes, Any]] = [
        (b"content-type", b"application/json" if api else b"text/plain; charset=utf-8"),
        (b"content-length", str(len(body)).encode()),
        (b"connection", b"close"),
    ]
    if error.retry_after is not None:
        headers.append((b"retry-after", str(error.retry_after).encode()))
    await send({"type": "http.response.start", "status": status_of(error), "headers": headers})
    await send({"type": "http.response.body", "body": body})
