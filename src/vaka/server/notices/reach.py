"""The way out to addresses that people give: never into the host's own network.

A name is resolved once, every address it has must be public, and the connection goes to one of those very addresses. So
neither a name that points inwards nor one that changes between lookups (DNS rebinding) leads anywhere. Redirects are
not followed, proxies of the environment are not used, and nothing of an answer but its status is ever looked at.
"""

import asyncio
import socket
import ssl
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from urllib.parse import SplitResult, urlsplit

from vaka.server.errors import BadRequest

SECONDS = 10.0  # for a whole request
LONGEST = 1000  # characters of an address
STATUS_LINE = 256  # bytes
PORTS = {"https": 443, "http": 80}
OWN_PORTS = 1024  # from here on, besides 443: programs of one's own
MAPPED = ip_network("64:ff9b::/96")  # IPv4 addresses behind a translator (NAT64)
TUNNELS = (ip_network("2002::/16"), ip_network("2001::/32"))
UNICAST = ip_network("2000::/3")  # all public IPv6 addresses; older Pythons call some others global, such as fec0::/10
SPECIAL = (ip_network("192.0.0.0/24"), ip_network("192.88.99.0/24"), ip_network("3fff::/20"))  # and parts of these


class Unreachable(Exception):
    """Nothing was delivered; it may be tried again."""


class Unsure(Unreachable):
    """It was sent and nobody answered: it may have been delivered."""


class Refused(Unreachable):
    """The address must not be reached."""


@dataclass(frozen=True)
class Target:
    """An address that may be reached, as far as its text tells."""

    scheme: str
    host: str
    port: int
    path: str

    @property
    def authority(self) -> str:
        host = f"[{self.host}]" if ":" in self.host else self.host
        return host if self.port == PORTS[self.scheme] else f"{host}:{self.port}"


def target_of(address: str, private: bool) -> Target:
    """Where an address leads; BadRequest if it cannot be one that notices are sent to."""
    try:
        parts = urlsplit(address)
        port, host = parts.port, (parts.hostname or "").encode("idna").decode("ascii")
    except (ValueError, UnicodeError):
        raise BadRequest("door-address") from None
    if not _plain(address, parts) or not host or parts.scheme not in (PORTS if private else ("https",)):
        raise BadRequest("door-address")
    port = PORTS[parts.scheme] if port is None else port
    if not private and (port != PORTS["https"] and port < OWN_PORTS):
        raise BadRequest("door-address")
    literal = _literal(host)
    if literal is not None and not private and not is_public(literal):
        raise BadRequest("door-private")
    path = parts.path or "/"
    return Target(parts.scheme, host, port, f"{path}?{parts.query}" if parts.query else path)


def _plain(address: str, parts: SplitResult) -> bool:
    """Whether an address has nothing but what a request line may carry, and no name or password in it."""
    printable = address.isascii() and all("!" <= character <= "~" for character in address)
    return printable and len(address) <= LONGEST and "@" not in parts.netloc and not parts.fragment


def _literal(host: str) -> IPv4Address | IPv6Address | None:
    """The address that a host is in figures, also in the old ways of writing one, such as 127.1 or 0x7f000001."""
    with suppress(ValueError):
        return ip_address(host)
    with suppress(OSError):
        return IPv4Address(socket.inet_aton(host))
    return None


def is_public(address: IPv4Address | IPv6Address) -> bool:
    """Whether an address belongs to the public internet, and not to this machine, its network or a tunnel into it.

    >>> [is_public(ip_address(each)) for each in ("8.8.8.8", "2606:4700::1111", "169.254.169.254", "::ffff:10.0.0.1")]
    [True, True, False, False]
    """
    if isinstance(address, IPv6Address):
        inner = address.ipv4_mapped
        if inner is None and address in MAPPED:
            inner = IPv4Address(int(address) & 0xFFFFFFFF)
        if inner is not None:
            return is_public(inner)
        if address not in UNICAST or any(address in network for network in TUNNELS):
            return False
    if any(address.version == network.version and address in network for network in SPECIAL):
        return False
    return address.is_global and not (address.is_multicast or address.is_reserved or address.is_unspecified)


async def resolve(target: Target, private: bool) -> str:
    """The address to connect to. One address within a network of ours is enough to refuse the name."""
    loop = asyncio.get_running_loop()
    try:
        found = await loop.getaddrinfo(target.host, target.port, type=socket.SOCK_STREAM)
    except OSError as error:
        raise Unreachable(f"no address: {error.strerror or error}") from None
    addresses = [str(each[4][0]).partition("%")[0] for each in found]
    if not addresses:
        raise Unreachable("no address")
    if not private and not all(is_public(ip_address(each)) for each in addresses):
        raise Refused("private address")
    return addresses[0]


async def post(address: str, headers: Mapping[str, str], body: bytes, private: bool) -> int:
    """Send a request and return the status of the answer; Unreachable if there is none in time, Unsure if the request
    was under way."""
    target, sent = target_of(address, private), asyncio.Event()
    try:
        async with asyncio.timeout(SECONDS):
            return await _post(target, await resolve(target, private), headers, body, sent)
    except (OSError, ssl.SSLError, asyncio.IncompleteReadError, asyncio.LimitOverrunError, ValueError) as error:
        raise (Unsure if sent.is_set() else Unreachable)(type(error).__name__) from None


async def _post(target: Target, address: str, headers: Mapping[str, str], body: bytes, sent: asyncio.Event) -> int:
    secure = ssl.create_default_context() if target.scheme == "https" else None
    name = target.host if secure is not None else None
    reader, writer = await asyncio.open_connection(
        address, target.port, ssl=secure, server_hostname=name, limit=STATUS_LINE
    )
    try:
        own = {"host": target.authority, "content-length": str(len(body)), "connection": "close", "user-agent": "Vaka"}
        lines = [f"POST {target.path} HTTP/1.1", *(f"{name}: {value}" for name, value in {**headers, **own}.items())]
        sent.set()
        writer.write("\r\n".join([*lines, "", ""]).encode("ascii") + body)
        await writer.drain()
        status = (await reader.readuntil(b"\n")).split()
        if len(status) < 2 or not status[0].startswith(b"HTTP/1."):
            raise ValueError("no HTTP")
        return int(status[1])
    finally:
        writer.close()
