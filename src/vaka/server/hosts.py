"""The names a room answers to. A page of another site can let its own name point to this machine (DNS rebinding), and
would then count as a page of the room; so a name nobody chose is refused.
"""

import ipaddress
import socket
from collections.abc import Iterable
from urllib.parse import urlsplit

from vaka.server.settings import Settings

LOCAL = (".localhost", ".local", ".lan", ".home", ".home.arpa", ".internal")  # nobody can register these


class Hosts:
    """The names of a room: local ones, addresses in figures, and those in its settings."""

    def __init__(self, settings: Settings) -> None:
        given = [*settings.hosts, *(urlsplit(origin).hostname or "" for origin in settings.origins), settings.host]
        self.names = {name.lower() for name in [*given, socket.gethostname()] if name}

    def allows(self, header: str | None) -> bool:
        """Whether a Host header names this room; programs may send none."""
        if header is None or "*" in self.names:
            return True
        name = name_of(header)
        return is_local(name) or name in self.names or any(name.endswith(end) for end in _below(self.names))


def _below(names: Iterable[str]) -> list[str]:
    return [name for name in names if name.startswith(".")]


def name_of(header: str) -> str:
    """The name in a Host header, without port.

    >>> name_of("Room.local:8000"), name_of("[::1]:8000")
    ('room.local', '::1')
    """
    try:
        return (urlsplit(f"//{header}").hostname or "").rstrip(".")
    except ValueError:
        return ""


def is_local(name: str) -> bool:
    """Whether a name cannot be a registered domain's: an address, a single word, or one of a home network.

    >>> [is_local(name) for name in ("192.168.1.5", "laptop", "laptop.local", "evil.example")]
    [True, True, True, False]
    """
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return bool(name) and ("." not in name or name.endswith(LOCAL))
    return True
