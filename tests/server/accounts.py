"""People with accounts, over HTTP."""

import random
import string
from typing import Any

from tests.server.authenticator import Authenticator
from tests.server.harness import Guest


def own_name() -> str:
    """A name that nobody else has."""
    return "".join(random.choices(string.ascii_lowercase, k=10)).capitalize()


def by_localhost(url: str) -> str:
    """A room's address by a name: passkeys are bound to names, never to numbers."""
    return url.replace("127.0.0.1", "localhost")


def with_passkey(guest: Guest, name: str | None = None, **more: Any) -> Authenticator:
    """Make a passkey: for a new account of that name, or without one for who is signed in."""
    wish = {} if name is None else {"name": name, **more}
    options = guest.post("/sign-in/passkey/new/options", wish)["options"]
    passkey = Authenticator(guest.url)
    guest.post("/sign-in/passkey/new", {"credential": passkey.create(options)}, 201)
    return passkey


def with_phrase(guest: Guest, name: str, **more: Any) -> str:
    """Begin an account with a key phrase, and return it."""
    phrase = " ".join(guest.post("/sign-in/phrase/offer")["words"])
    guest.post("/sign-in/phrase/new", {"name": name, "phrase": phrase, **more}, 201)
    return phrase


def by_passkey(guest: Guest, passkey: Authenticator, expect: int = 200, **more: Any) -> Any:
    options = guest.post("/sign-in/passkey/options")["options"]
    return guest.post("/sign-in/passkey", {"credential": passkey.get(options), **more}, expect)


def called(guest: Guest) -> str | None:
    """The name of who is signed in."""
    account = guest.get("/me")["account"]
    return None if account is None else str(account["name"])
