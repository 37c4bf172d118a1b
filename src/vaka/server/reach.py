"""Where others on the network reach a room that somebody has opened at localhost."""

import ipaddress
import socket
from contextlib import suppress

from starlette.datastructures import Headers
from starlette.types import Scope

from vaka.server.hosts import name_of

EVERYWHERE = ("0.0.0.0", "::")
ELSEWHERE = ("192.0.2.1", 9)  # an address of no machine (RFC 5737): nothing is sent, but the system picks the way there


def from_here(scope: Scope) -> bool:
    """Whether a request comes from the room's own machine and under a name of it, so not through a proxy."""
    client, *_ = scope.get("client") or ("",)
    return _loopback(client) and _loopback(name_of(Headers(scope=scope).get("host", "")))


def _loopback(name: str) -> bool:
    try:
        return ipaddress.ip_address(name).is_loopback
    except ValueError:
        return name == "localhost" or name.endswith(".localhost")


def addresses(host: str, port: int) -> list[str]:
    """The addresses to type elsewhere for a room that listens on `host`; none if it listens to its own machine only."""
    return [f"http://{found}:{port}" for found in _own()] if host in EVERYWHERE else []


def _own() -> list[str]:
    """This machine's IPv4 addresses in its networks, that of the usual way out first."""
    found: list[str] = []
    with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect(ELSEWHERE)
        found.append(str(probe.getsockname()[0]))
    with suppress(OSError):
        found += [str(each[4][0]) for each in socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)]
    return [each for each in dict.fromkeys(found) if not _useless(each)]


def _useless(address: str) -> bool:
    known = ipaddress.ip_address(address)
    return known.is_loopback or known.is_link_local or known.is_unspecified
