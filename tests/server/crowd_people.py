"""Who is in a crowd, what they know, and what the room has promised them."""

from dataclasses import dataclass, field
from typing import Any

import httpx
from websockets.sync.client import ClientConnection

from tests.server.harness import PATIENCE
from tests.server.ledger import Page
from vaka.server.tokens import hash_of


def a_client() -> httpx.Client:
    return httpx.Client(timeout=PATIENCE, trust_env=False, verify=False)  # reading certificates takes long


@dataclass(eq=False)
class Account:
    """What somebody knows of their account, and the room's own key of it, which nobody is told."""

    id: str
    name: str
    phrase: str
    key: str
    tokens: dict[str, tuple[str, ...]] = field(default_factory=dict)  # personal ones, with their scopes


@dataclass(eq=False)
class Person:
    """Somebody with a token for each table they sit at as a guest, and perhaps an account."""

    name: str
    http: httpx.Client
    tokens: dict[str, str] = field(default_factory=dict)
    account: Account | None = None
    session: str | None = None
    invited: set[str] = field(default_factory=set)  # tables they were asked to by name, which tells them the invitation

    def headers(self, table: str | None) -> dict[str, str]:
        """By which they are known: as a guest at a table, otherwise as who is signed in."""
        if token := self.tokens.get(table or ""):
            return {"authorization": f"Bearer {token}"}
        return {"cookie": f"vaka-session={self.session}"} if self.session is not None else {}

    def keep(self, made: dict[str, Any]) -> None:
        """Keep the token of a seat that was taken; who is signed in gets none."""
        if made["token"] is not None:
            self.tokens[made["table"]["id"]] = made["token"]

    def known_as(self, table: str) -> str | None:
        """What stands for them on a seat of a table."""
        if token := self.tokens.get(table):
            return hash_of(token)
        return self.account.key if self.account is not None and self.session is not None else None

    def seats(self, page: Page) -> list[int]:
        known = self.known_as(page.id)
        return [seat["seat"] for seat in page.seats if known is not None and seat["token"] == known]

    def hosts(self, page: Page) -> bool:
        known = self.known_as(page.id)
        return known is not None and known == page.row["host"]

    def secrets(self) -> list[str]:
        """What nobody else may ever be told."""
        own = [self.session] if self.session else []
        return own if self.account is None else [*own, self.account.phrase, *self.account.tokens]


@dataclass(eq=False)
class Watching:
    """A socket, and the last entry it told of."""

    person: Person
    table: str
    socket: ClientConnection
    known: str | None  # what stands for them on a seat
    entry: int | None = None


@dataclass
class Choice:
    """What somebody has chosen in a round of simultaneous choices: the entries there were when it began, and what may
    be stored. That is one thing, unless the room was killed before it answered."""

    began: int
    possible: set[tuple[int, ...]]


@dataclass
class Sent:
    """A move that was sent: its message, and what is sealed by it where several choose at once."""

    body: dict[str, int]
    choice: Choice | None = None
    made: tuple[int, ...] = ()


@dataclass
class Promises:
    """What the room has acknowledged at a table."""

    began: int  # entries it was opened with
    sent: dict[int, int] = field(default_factory=dict)  # entry -> action
    moves: dict[int, int] = field(default_factory=dict)  # those that were acknowledged
    lines: dict[int, int | None] = field(default_factory=dict)  # of chat, and the seat that said each
    choices: dict[tuple[tuple[int, int], int], Choice] = field(default_factory=dict)  # by round and seat
    checked: int = 0  # entries that were looked at
    by_bots: set[int] = field(default_factory=set)  # entries that bots may have written
    free: set[int] = field(default_factory=set)  # seats that bots played for at the last look
