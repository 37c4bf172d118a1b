"""Secrets that open a seat. The store keeps only their hashes."""

import hashlib
import secrets


def new_token() -> str:
    """A token nobody can guess: 256 random bits."""
    return secrets.token_urlsafe(32)


def new_id() -> str:
    """The name of a table: 96 random bits, so that a table not in the lobby is found only by those who were told."""
    return secrets.token_urlsafe(12)


def new_invite() -> str:
    """The code in an invitation link; it lets one sit and no more."""
    return secrets.token_urlsafe(12)


def hash_of(token: str) -> str:
    """What the store keeps of a token.

    >>> len(hash_of("a"))
    64
    """
    return hashlib.sha256(token.encode()).hexdigest()


def client_key(address: str) -> str:
    """A client's address as the store keeps it: enough to count its tables, not to read it."""
    return hashlib.sha256(f"vaka client {address}".encode()).hexdigest()[:32]
