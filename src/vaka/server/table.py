"""A table in memory: the match rebuilt from the log, the seats, and who is watching."""

import asyncio
import hashlib
import time
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from vaka.core.match import Match
from vaka.core.registry import load
from vaka.server.errors import Unavailable
from vaka.server.store import Row, Stored

if TYPE_CHECKING:
    from vaka.server.watcher import Watcher

OPEN, RUNNING, OVER, CLOSED = "open", "running", "over", "closed"
HELD, INVITED, FREE, BOT = "held", "invited", "open", "bot"  # what a seat is offered as
PLIES_AT_ONCE = 16  # rebuilt before others get their turn


@dataclass
class Seat:
    """A chair at a table. `token` is the hash of the secret of the person who sits there."""

    seat: int
    offer: str
    name: str | None
    token: str | None
    bot: str | None
    stood_in_by: str | None
    seen: int

    @property
    def kind(self) -> str:
        """person, bot, or how the free seat can be had: invited or open."""
        return "bot" if self.offer == BOT else "person" if self.token is not None else self.offer

    @property
    def taken(self) -> bool:
        return self.kind in ("person", "bot")

    @property
    def player_bot(self) -> str | None:
        """The bot that decides here now: its own, or the one standing in."""
        return self.bot if self.offer == BOT else self.stood_in_by

    def row(self) -> Row:
        return dict(self.__dict__)


@dataclass(frozen=True)
class Viewer:
    """Somebody looking at a table: the hash of a token, or nobody known."""

    token: str | None = None

    def seats(self, table: "Table") -> list[int]:
        return [seat.seat for seat in table.seats if seat.token is not None and seat.token == self.token]

    def is_host(self, table: "Table") -> bool:
        return self.token is not None and self.token == table.row["host"]


@dataclass(eq=False, repr=False)
class Table:
    """One table as this process knows it. Only the room changes it, and only after the store has."""

    row: Row
    seats: list[Seat]
    match: Match
    entries: int = 0
    chat_seen: int = 0
    watchers: "set[Watcher]" = field(default_factory=set)
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    elsewhere: dict[str, tuple[float, list[int], int]] = field(default_factory=dict)  # process -> when, seats, others
    thinking: asyncio.Task[None] | None = None
    used: float = field(default_factory=time.monotonic)
    doubtful: bool = False  # a commit ended without an answer: ask the store first

    @classmethod
    async def rebuild(cls, stored: Stored) -> "Table":
        """The table of the store's rows."""
        row = stored.table
        game = await asyncio.to_thread(load, row["game"])
        if game.meta.version != row["version"]:
            raise Unavailable("table-version", game=game.meta.title, theirs=row["version"], ours=game.meta.version)
        beginning = (row["options"], int(row["seed"]), row["kit"], row["start"])
        match = await asyncio.to_thread(Match, game, row["seat_count"], *beginning)
        table = cls(row, read_seats(stored.seats), match)
        for count, entry in enumerate(stored.log):
            apply_entry(match, entry)
            if count % PLIES_AT_ONCE == PLIES_AT_ONCE - 1:
                await asyncio.sleep(0)
        table.entries = len(stored.log)
        if stored.log and stored.log[-1]["digest"] != digest_of(match):
            raise Unavailable("table-corrupt")
        return table

    @property
    def id(self) -> str:
        return str(self.row["id"])

    @property
    def status(self) -> str:
        return str(self.row["status"])

    @property
    def ended(self) -> bool:
        return self.status in (OVER, CLOSED)

    @property
    def record_name(self) -> str:
        """What the file of its record is called."""
        return f"{self.match.game.name}-{self.id}.json"

    @property
    def alone(self) -> bool:
        """Whether the match is for one seat: it is played for its result, and nobody ever waits for its person."""
        return len(self.seats) == 1

    @property
    def undo_request(self) -> dict[str, Any] | None:
        """The pending request to take back; one made before the last entry is void."""
        undo: dict[str, Any] | None = self.row["undo"]
        return undo if undo is not None and undo["entry"] == self.entries and not self.ended else None

    def people(self, besides: str | None = None) -> set[str]:
        """The tokens of the people who play themselves."""
        held = {seat.token for seat in self.seats if seat.token is not None and seat.stood_in_by is None}
        return held - {besides or ""}

    def present(self) -> set[int]:
        """The seats whose people are connected, here or elsewhere."""
        here = {seat for watcher in self.watchers for seat in watcher.viewer.seats(self)}
        return here | {seat for _, seats, _ in self.elsewhere.values() for seat in seats}

    def spectators(self) -> int:
        here = sum(not watcher.viewer.seats(self) for watcher in self.watchers)
        return here + sum(others for _, _, others in self.elsewhere.values())


@dataclass
class Change:
    """What becomes of a table in one transaction."""

    values: Row = field(default_factory=dict)
    seats: list[Seat] = field(default_factory=list)
    entry: Row | None = None


def read_seats(rows: Iterable[Row]) -> list[Seat]:
    """Seats as the store has them."""
    return [Seat(**{key: value for key, value in row.items() if key != "table_id"}) for row in rows]


def digest_of(match: Match) -> str:
    """A hash of the position, kept with every entry of the log."""
    return hashlib.sha256(match.state.tobytes()).hexdigest()


def apply_entry(match: Match, entry: Row) -> None:
    """Play a log entry, or take plies back to where it says."""
    if entry["kind"] == "undo":
        match.__dict__.update(match.fork(entry["to_ply"]).__dict__)
    else:
        match.play(entry["action"])
