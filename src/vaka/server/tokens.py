"""Secret tokens for seats. The store has only their hashes."""

import hashlib
import hmac
import secrets


def new_token() -> str:
    """A new token of 256 random bits."""
    return secrets.token_urlsafe(32)


def new_id() -> str:
    """A table's or journey's id: about 96 random bits, so that only people who were given the address can find it. It
    does not begin with a dash, which a command line would take for an option."""
    while (found := secrets.token_urlsafe(12)).startswith("-"):
        pass
    return found


def new_invite() -> str:
    """The code in an invitation link; it lets its bearer sit down, nothing more."""
    return secrets.token_urlsafe(12)


def hash_of(token: str) -> str:
    """A token as the store keeps it.

    >>> len(hash_of("a"))
    64
    """
    return hashlib.sha256(token.encode()).hexdigest()


def client_key(salt: str, address: str) -> str:
    """A client's address as the store keeps it: hashed with the room's salt, to count its tables."""
    return hmac.new(salt.encode(), address.encode(), hashlib.sha256).hexdigest()[:32]


def new_request_id() -> str:
    return secrets.token_hex(8)
