"""What the store keeps, row by row, as plain values; `vaka.server.store` alone reads and writes them."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, Literal, NamedTuple, NotRequired, TypeAlias, TypedDict

from vaka.core.journey import Story
from vaka.core.meta import Options
from vaka.room.matches import Origin

if TYPE_CHECKING:
    from vaka.room.wire import Place, Status, TableClock

OPEN: Final = "open"
RUNNING: Final = "running"
OVER: Final = "over"
CLOSED: Final = "closed"

Offer: TypeAlias = Literal["held", "invited", "open", "bot"]  # of a seat: what it is while nobody sits there
HELD: Final = "held"
INVITED: Final = "invited"
FREE: Final = "open"
BOT: Final = "bot"

Asked: TypeAlias = Literal["waiting", "declined"]  # of a free seat: what the person it is kept for has said
WAITING: Final = "waiting"
DECLINED: Final = "declined"

EntryKind: TypeAlias = Literal["action", "undo", "stop", "flag", "left", "back", "pause"]
ACTION: Final = "action"
UNDO: Final = "undo"
STOP: Final = "stop"
FLAG: Final = "flag"  # this and the next three at tables with clocks: somebody has run out of time (a notice too),
LEFT: Final = "left"  # has left their seat to a bot,
BACK: Final = "back"  # has taken it back,
PAUSE: Final = "pause"  # or takes days off; how many is its action


class UndoRequest(TypedDict):
    """A request to undo decisions, or to stop and score, waiting for the others to agree. People are named by
    their tokens' hashes."""

    seat: int
    to_ply: int
    entry: int
    asker: str | None
    agreed: list[str]
    stop: NotRequired[bool]  # to end the match as it stands
    off: NotRequired[bool]  # to end it without a result
    refused: NotRequired[str]  # by whom; the request is then void


class Vote(TypedDict):
    """A vote to let a bot play for the seat to move, and the hashes of the tokens of those who want it."""

    seat: int
    entry: int
    agreed: list[str]
    refused: NotRequired[str]  # by whom; the vote is then void


class Again(TypedDict):
    """The table of the next match with the same people: who asked for it, who comes, and who does not want to. People
    are named by their tokens' hashes."""

    table: str
    asker: str
    joined: list[str]
    declined: list[str]


class Closing(TypedDict):
    """Notice that a table closes, in milliseconds since 1970, unless there is a new entry."""

    at: int
    entry: int


class TableChanges(TypedDict, total=False):
    """Columns of a table that change after it was opened."""

    status: "Status"
    started: int
    ended: int
    undo: UndoRequest | None
    vote: Vote | None
    closing: Closing | None
    again: Again
    removed: list[str]
    invite: str
    result: "list[Place] | None"
    score: float
    best: float


@dataclass(frozen=True)
class TableRow:
    """A table, apart from its seats and its log. The columns are explained in `vaka.server.store.schema`."""

    id: str
    game: str
    version: int
    options: Options
    kit: list[int] | None
    start: bytes | None
    seat_count: int
    seed: str
    salt: str
    commitment: str
    seed_known: bool
    status: "Status"
    public: bool
    hints: bool
    host: str
    invite: str
    client: str
    created: int
    rated: bool = False
    clock: "TableClock | None" = None
    pace: int | None = None
    journey: str | None = None
    origin: Origin | None = None
    revision: int = 0
    undo: UndoRequest | None = None
    vote: Vote | None = None
    closing: Closing | None = None
    again: Again | None = None
    removed: list[str] | None = None
    result: "list[Place] | None" = None
    score: float | None = None
    best: float | None = None
    started: int | None = None
    ended: int | None = None


@dataclass
class Seat:
    """A seat at a table. `token` is the hash of the secret of the person who sits there."""

    seat: int
    offer: Offer
    name: str | None = None
    token: str | None = None
    person: str | None = None  # the id of their account
    program: bool = False  # whether that account is a bot's
    bot: str | None = None
    badge: int | None = None  # if its person chose one
    stood_in_by: str | None = None
    seen: int = 0  # goes up while its person is connected; compared with itself, never with a clock
    voted_out: int = 0  # how often, for being silent
    asked: Asked | None = None  # while nobody sits there; `name` is then theirs
    place: int | None = None  # this and the next two once the match is over
    character: str | None = None
    points: float | None = None

    @property
    def kind(self) -> Literal["person", "bot", "held", "invited", "open"]:
        """person, bot, or how the free seat is offered: held, invited or open."""
        return "bot" if self.offer == BOT else "person" if self.token is not None else self.offer

    @property
    def taken(self) -> bool:
        return self.kind in ("person", "bot")

    @property
    def player_bot(self) -> str | None:
        """The bot that decides here now: its own, or the one standing in."""
        return self.bot if self.offer == BOT else self.stood_in_by


class LogEntry(NamedTuple):
    """A decision, an undo, the end that everybody agreed on, or what its clocks need; its columns in
    their order."""

    table_id: str
    entry: int
    kind: EntryKind
    seat: int
    action: int | None
    to_ply: int | None
    digest: str
    at: int
    stood: str | None = None  # for how long whose clock stood still, as in `0:9300 2:400`; see `vaka.room.clocks`

    @property
    def stood_still(self) -> dict[int, int]:
        return {int(seat): int(span) for seat, span in (each.split(":") for each in (self.stood or "").split())}


def stood_text(stood: Mapping[int, int]) -> str | None:
    """What a log entry keeps of how long clocks stood still."""
    return " ".join(f"{seat}:{span}" for seat, span in sorted(stood.items()) if span) or None


NoticeKind: TypeAlias = Literal["turn", "over", "invitation", "expiring", "flag"]
TURN: Final = "turn"
ENDED: Final = "over"
INVITATION: Final = "invitation"
EXPIRING: Final = "expiring"


class NoticeRow(NamedTuple):
    """A row of `notices`: something to tell an account about a table, or no longer."""

    person: str
    table_id: str
    kind: NoticeKind
    mark: int  # how many log entries the table then has
    at: int
    void: bool = False
    pending: bool = True
    seen: int | None = None
    by_name: str | None = None
    until: int | None = None


@dataclass(frozen=True)
class ChatLine:
    """Something said at a table."""

    id: int
    table_id: str
    seat: int | None
    name: str
    text: str
    at: int


class JourneyChanges(TypedDict, total=False):
    """Columns of a journey that change as it goes on."""

    story: Story
    tables: list[str | None]
    playing: str | None


@dataclass(frozen=True)
class JourneyRow:
    """A journey as its game left it, and the tables of its matches."""

    id: str
    game: str
    version: int
    name: str
    owner: str
    client: str
    story: Story
    tables: list[str | None]
    playing: str | None
    revision: int
    created: int
    changed: int


@dataclass(frozen=True)
class ScoreRow:
    """The score of a match played alone."""

    table: str
    options: Options
    points: float
    best: float
    ended: int


def columns(row: Any) -> dict[str, Any]:
    """A row as values by column name. Unlike `asdict` it does not copy what JSON columns hold."""
    return dict(vars(row))
