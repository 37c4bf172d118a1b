"""Who is in a crowd, what they know, and what the room has promised them."""

from dataclasses import dataclass, field
from typing import Any, TypeAlias

import httpx
from websockets.sync.client import ClientConnection

from tests.server.harness import Launched
from tests.server.ledger import Page
from vaka.server.tokens import hash_of

Key: TypeAlias = tuple[tuple[int, int], int]  # a round, and a seat that chooses in it
Actions: TypeAlias = frozenset[tuple[int, ...]]


SLOW = 300.0  # seconds: on a busy machine a child or the database is slow, which is no fault of what it was asked


def a_client() -> httpx.Client:
    """Whoever asks waits as long as the room does."""
    return httpx.Client(timeout=SLOW, trust_env=False, verify=False)  # reading certificates takes long


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
        return page.now.held_by(self.known_as(page.id))

    def hosts(self, page: Page) -> bool:
        return page.now.is_host(self.known_as(page.id))

    def secrets(self) -> list[str]:
        """What nobody else may ever be told."""
        own = [self.session] if self.session else []
        return own if self.account is None else [*own, self.account.phrase, *self.account.tokens]


@dataclass(eq=False)
class Watching:
    """A socket, and how much it has told of."""

    person: Person
    table: str
    room: Launched
    socket: ClientConnection
    known: str | None  # what stands for them on a seat
    entry: int | None = None
    revision: int = 0
    choices: dict[Key, int] = field(default_factory=dict)  # which of the things that were chosen it told of last


@dataclass
class Choice:
    """What somebody has chosen in a round of simultaneous choices: what may have been stored at each time since then.
    That is one thing, unless the room has not answered yet, or was killed."""

    versions: list[Actions]

    @property
    def possible(self) -> Actions:
        """What may be stored now."""
        return self.versions[-1]

    @possible.setter
    def possible(self, actions: Actions) -> None:
        if actions != self.possible:
            self.versions.append(actions)


@dataclass
class Sent:
    """A move that was sent: its message, and what is sealed by it where several choose at once."""

    body: dict[str, int]
    choice: Choice | None = None
    made: tuple[int, ...] = ()
    before: Actions = frozenset()  # what may have been stored until then


@dataclass
class Promises:
    """What the room has acknowledged at a table."""

    began: int  # entries it was opened with
    sent: dict[int, int] = field(default_factory=dict)  # entry -> action
    moves: dict[int, int] = field(default_factory=dict)  # those that were acknowledged
    lines: dict[int, int | None] = field(default_factory=dict)  # of chat, and the seat that said each
    choices: dict[Key, Choice] = field(default_factory=dict)
    over: dict[Key, Choice] = field(default_factory=dict)  # of rounds that are over, of which sockets may still tell
    checked: int = 0  # entries that were looked at
    revision: int = 0  # at the last look
    by_bots: set[int] = field(default_factory=set)  # entries that bots may have written
