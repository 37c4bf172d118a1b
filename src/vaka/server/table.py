"""A table in memory: the match rebuilt from the log, the seats, and who is watching."""

import asyncio
import hashlib
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from math import inf
from typing import TYPE_CHECKING, Any

from vaka.core.kernel import State
from vaka.core.match import Match
from vaka.core.registry import load
from vaka.core.rounds import has_rounds, round_number
from vaka.room.ahead import Plan
from vaka.room.clocks import Clocks, Control
from vaka.room.sealed import Round, Sealed, round_of, to_play
from vaka.room.wire import Status
from vaka.server.compiled import CompiledGames
from vaka.server.errors import RoomError, Unavailable
from vaka.server.rows import (
    ACTION,
    BOT,
    CLOSED,
    OPEN,
    OVER,
    PAUSE,
    RUNNING,
    STOP,
    UNDO,
    LogEntry,
    Seat,
    TableRow,
    UndoRequest,
    Vote,
)
from vaka.server.waits import Waits

if TYPE_CHECKING:
    from vaka.server.store import Stored
    from vaka.server.watcher import Watcher

TABLE_BYTES = 8_000  # of a table for four, its rows and its seats
PLIES_AT_ONCE = 16  # replayed before other requests get a turn


@dataclass(frozen=True)
class Viewer:
    """Somebody looking at a table: the hash of a token, or nobody known."""

    token: str | None = None

    def seats(self, table: "Table") -> list[int]:
        return table.seats_of(self.token)

    def is_host(self, table: "Table") -> bool:
        return self.token is not None and self.token == table.row.host

    def was_removed(self, table: "Table") -> bool:
        return self.token is not None and self.token in (table.row.removed or ())


@dataclass(frozen=True)
class PeerPresence:
    """Who is connected to a table at another process, and when that process reported it."""

    reported: float
    seats: list[int]
    spectators: int


@dataclass(eq=False, repr=False)
class Table:
    """One table as this process knows it. It changes only after the store has."""

    row: TableRow
    seats: list[Seat]
    match: Match
    entries: int = 0
    undone: int = 0  # how many of them took decisions back
    last: int = 0  # the latest time in its log
    chat_seen: int = 0
    watchers: "set[Watcher]" = field(default_factory=set)
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    elsewhere: dict[str, PeerPresence] = field(default_factory=dict)  # by process
    thinking: asyncio.Task[None] | None = None
    used: float = field(default_factory=time.monotonic)
    waits: Waits = field(default_factory=Waits)
    overdue: int | None = None  # the seat that keeps the others waiting too long
    heard: float = -inf  # when one of its people last asked for something
    texts: dict[Any, bytes] = field(default_factory=dict)  # the position encoded, for whoever comes next
    texts_of: tuple[Match, Status, list[Seat]] | None = None  # what they show
    presence_due: asyncio.TimerHandle | None = None  # who is connected is told soon
    plans: dict[int, Plan] = field(default_factory=dict)  # by seat, for decisions to come
    _clocks: Clocks | None = None
    _round: tuple[Match, Round | None] | None = None  # of this very match
    _sealed: tuple[tuple[int, int], dict[int, Sealed]] | None = None  # by the key of their round
    _held: tuple[list[Seat], dict[str, list[int]]] | None = None  # the seats by token, of this very list
    doubtful: bool = False  # a commit failed without saying whether it happened: read the store first

    @classmethod
    async def rebuild(cls, stored: "Stored", compiled: CompiledGames | None = None) -> "Table":
        """The table that the store's rows describe; Unavailable if they describe none."""
        with intact():
            return await cls._rebuild(stored, compiled)

    @classmethod
    async def _rebuild(cls, stored: "Stored", compiled: CompiledGames | None) -> "Table":
        row = stored.table
        quick = compiled.of(row.game) if compiled is not None else None
        game = quick if quick is not None else await asyncio.to_thread(load, row.game)
        if game.meta.version != row.version:
            raise Unavailable("table-version", game=game.meta.title, theirs=row.version, ours=game.meta.version)
        beginning = (row.options, int(row.seed), row.kit, row.start)
        if quick:
            match = Match(game, row.seat_count, *beginning, kept=True)
        else:
            match = await asyncio.to_thread(Match, game, row.seat_count, *beginning, kept=True)
        table = cls(row, stored.seats, match)
        for count, entry in enumerate(stored.log, 1):
            before = table.clocks
            apply_entry(match, entry)
            table.count(entry, before)
            if count % PLIES_AT_ONCE == 0:
                await asyncio.sleep(0)
        if stored.log and stored.log[-1].digest != digest_of(match):
            raise Unavailable("table-corrupt")
        return table

    @property
    def id(self) -> str:
        return self.row.id

    def seats_of(self, token: str | None) -> list[int]:
        """The seats that a token holds."""
        if self._held is None or self._held[0] is not self.seats:
            held: dict[str, list[int]] = {}
            for seat in self.seats:
                if seat.token is not None:
                    held.setdefault(seat.token, []).append(seat.seat)
            self._held = self.seats, held
        return self._held[1].get(token, []) if token is not None else []

    @property
    def status(self) -> Status:
        return self.row.status

    @property
    def ended(self) -> bool:
        return self.status in (OVER, CLOSED)

    @property
    def idle(self) -> bool:
        """Whether nobody is connected, no bot is thinking and nothing is being changed."""
        return not self.watchers and self.thinking is None and not self.lock.locked()

    @property
    def weight(self) -> int:
        """About how many bytes of memory it takes."""
        return TABLE_BYTES + self.match.weight + sum(len(text) for text in self.texts.values())

    @property
    def record_name(self) -> str:
        """The file name of its record."""
        return f"{self.match.game.name}-{self.id}.json"

    @property
    def paused(self) -> bool:
        """Whether only bots would play on, because one stands in for every person: they wait until somebody is back."""
        people = [seat for seat in self.seats if seat.token is not None]
        return self.status == RUNNING and bool(people) and all(seat.stood_in_by is not None for seat in people)

    @property
    def alone(self) -> bool:
        """Whether the match is for one seat: it is played for a score, and nobody else ever waits."""
        return len(self.seats) == 1

    @property
    def round(self) -> Round | None:
        """The round in which several people choose at once now. Where all people share a screen there is none: they
        take turns at it."""
        if self.status != RUNNING or not has_rounds(self.match.game) or len(self.people()) < 2:
            return None
        if self._round is None or self._round[0] is not self.match:
            self._round = self.match, round_of(self.match, self.undone)
        return self._round[1]

    @property
    def plannable(self) -> bool:
        """Whether people may plan ahead: where a game has sealed choices, and they wait for each other."""
        return self.status == RUNNING and has_rounds(self.match.game) and len(self.people()) > 1

    def count(self, entry: LogEntry, before: Clocks | None) -> None:
        """Take note of a log entry to which the match was brought; `before` are the clocks until then."""
        self.entries += 1
        self.last = max(self.last, entry.at)
        self.undone += entry.kind == UNDO
        self._round = None  # a match that is being rebuilt stays the same object
        self.texts, self.texts_of = {}, None
        if before is not None:
            days = (entry.action or 0) if entry.kind == PAUSE else 0
            stood, deciding, number = entry.stood_still, self.deciding(), self._number()
            self._clocks = before.after(entry.kind, entry.seat, entry.at, deciding, days, number, stood)

    @property
    def clocks(self) -> Clocks | None:
        """How much time everybody has, at a table with clocks that has started."""
        row = self.row
        if row.clock is None or row.status == OPEN:
            return None
        if self._clocks is None:
            bots = [seat.seat for seat in self.seats if seat.offer == BOT]
            start = row.started or row.created
            control, deciding = Control.of(row.clock), self.deciding()
            self._clocks = Clocks.start(control, len(self.seats), start, bots, deciding, self._number())
        return self._clocks

    def _number(self) -> int:
        return round_number(self.match.game, self.match.state)

    @property
    def since(self) -> int | None:
        """Since when those who decide now have been at it."""
        return None if self.status != RUNNING or self.match.over else self.last or self.row.started

    def deciding(self) -> list[int]:
        """The seats that decide now, as the log says: several where all choose at once."""
        if self.match.over:
            return []
        at = self.round
        return [self.match.to_move] if at is None else list(at.left)

    @property
    def sealed(self) -> dict[int, Sealed]:
        """The choices made in that round so far, by seat."""
        at = self.round
        return self._sealed[1] if at is not None and self._sealed is not None and self._sealed[0] == at.key else {}

    @property
    def chosen(self) -> dict[int, Sealed]:
        """Those of them that go on from what is in the log: what clocks depend on."""
        at = self.round
        return {} if at is None else {s: each for s, each in self.sealed.items() if to_play(at, s, each) is not None}

    def seal(self, at: Round, choices: dict[int, Sealed]) -> None:
        """Take over the choices of a round as the store has them."""
        self._sealed, self.texts_of = (at.key, choices), None

    @property
    def undo_request(self) -> UndoRequest | None:
        """The pending request to undo; a refusal or a later entry makes it void."""
        return None if self.undo_asked is None or "refused" in self.undo_asked else self.undo_asked

    @property
    def undo_asked(self) -> UndoRequest | None:
        """The request to undo at this entry, also if it was refused."""
        undo = self.row.undo
        return undo if undo is not None and undo["entry"] == self.entries and not self.ended else None

    @property
    def vote(self) -> Vote | None:
        """The vote under way; a refusal or a later entry makes it void."""
        return None if self.vote_asked is None or "refused" in self.vote_asked else self.vote_asked

    @property
    def vote_asked(self) -> Vote | None:
        """The vote at this entry, also if it was refused."""
        vote = self.row.vote
        return vote if vote is not None and vote["entry"] == self.entries and not self.ended else None

    @property
    def closes(self) -> int | None:
        """When the table closes, if notice was given and nobody has played on since."""
        closing = self.row.closing
        return closing["at"] if closing is not None and closing["entry"] == self.entries and not self.ended else None

    def rename(self, old: str, key: str) -> None:
        """Whoever watches by the hash of a guest's token does so by the key of an account from now on."""
        for watcher in self.watchers:
            if watcher.viewer.token == old:
                watcher.viewer = Viewer(key or None)

    def people(self, besides: str | None = None) -> set[str]:
        """The tokens of everybody who has a seat, also where a bot stands in."""
        return {seat.token for seat in self.seats if seat.token is not None} - {besides or ""}

    def stood_in(self) -> set[str]:
        """The tokens of the people for whom a bot stands in."""
        return {seat.token for seat in self.seats if seat.token is not None and seat.stood_in_by is not None}

    def present_here(self) -> set[int]:
        """The seats whose people are connected to this process."""
        return {seat for watcher in self.watchers for seat in watcher.viewer.seats(self)}

    def present(self) -> set[int]:
        """The seats whose people are connected, here or at another process."""
        here = self.present_here()
        return here.union(*(other.seats for other in self.elsewhere.values())) if self.elsewhere else here

    def attended(self, seconds: float, by_people: bool) -> bool:
        """Whether anybody is connected, or has asked for the table within this many seconds; only its people count if
        `by_people`."""
        around = bool(self.present()) or (not by_people and self.spectators() > 0)
        return around or time.monotonic() - (self.heard if by_people else self.used) < seconds

    def spectators_here(self) -> int:
        return sum(not watcher.viewer.seats(self) for watcher in self.watchers)

    def spectators(self) -> int:
        return self.spectators_here() + sum(other.spectators for other in self.elsewhere.values())


@contextmanager
def intact() -> Iterator[None]:
    """Let whatever goes wrong with the rows of a table be `table-corrupt`."""
    try:
        yield
    except RoomError:
        raise
    except Exception as error:
        raise Unavailable("table-corrupt") from error


def digest_of(match: Match) -> str:
    """A hash of the position, stored with every log entry."""
    return digest_of_state(match.state)


def digest_of_state(state: State) -> str:
    return hashlib.sha256(state.memory).hexdigest()


def apply_entry(match: Match, entry: LogEntry) -> None:
    """Play a log entry, go back to the ply it names, or stop; what only clocks need changes nothing."""
    if entry.kind == UNDO:
        match.__dict__.update(match.fork(entry.to_ply).__dict__)
    elif entry.kind == STOP:
        match.stop()
    elif entry.kind == ACTION:
        assert entry.action is not None
        match.play(entry.action)
