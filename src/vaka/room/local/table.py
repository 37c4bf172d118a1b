"""A table of a local room: its match, who sits where, and the text that keeps both.

Like a server's table it is a log of entries, to which nothing is done but adding; the match follows from it.
"""

import base64
import json
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final, Literal, NamedTuple, NotRequired, TypeAlias, TypedDict

from vaka.core.errors import BadRecord, VakaError
from vaka.core.match import Match
from vaka.core.meta import Options
from vaka.core.record import digest
from vaka.core.registry import load, meta
from vaka.room.matches import Origin

if TYPE_CHECKING:
    from vaka.room.wire import Score

Status: TypeAlias = Literal["running", "over", "closed"]
FORMAT = "vaka table"
ACTION, UNDO, STOP = "action", "undo", "stop"  # kinds of entries
RUNNING: Final = "running"
OVER: Final = "over"
CLOSED: Final = "closed"


@dataclass
class Seat:
    """A seat: of a person at this screen, or of a bot."""

    seat: int
    name: str | None = None
    bot: str | None = None
    badge: int | None = None
    stood_in_by: str | None = None  # the bot that plays for the person until they come back

    @property
    def player_bot(self) -> str | None:
        """The bot that decides here now."""
        return self.bot or self.stood_in_by

    def to_data(self) -> "KeptSeat":
        """The seat as it is kept."""
        return {
            "seat": self.seat, "name": self.name, "bot": self.bot, "badge": self.badge, "stood_in_by": self.stood_in_by
        }  # fmt: skip


class Entry(NamedTuple):
    """A decision, an undo, or the end of the match as it stands."""

    kind: str
    seat: int
    value: int  # the action, or the ply that an undo goes back to
    at: int


@dataclass(eq=False)
class Table:
    """One table."""

    id: str
    match: Match
    seats: list[Seat]
    salt: str
    created: int
    practice: bool = False  # whether the seed was known from the start
    hints: bool = True
    status: Status = RUNNING
    ended: int | None = None
    revision: int = 0
    log: list[Entry] = field(default_factory=list)
    origin: Origin | None = None
    journey: str | None = None
    again: str | None = None  # the table of the next match

    @property
    def mine(self) -> list[int]:
        """The seats of the people at this screen."""
        return [seat.seat for seat in self.seats if seat.bot is None]

    @property
    def alone(self) -> bool:
        """Whether the match is for one seat: it is played for a score."""
        return len(self.seats) == 1

    @property
    def paused(self) -> bool:
        """Whether only bots would play on."""
        people = [seat for seat in self.seats if seat.bot is None]
        return self.status == RUNNING and bool(people) and all(seat.stood_in_by for seat in people)

    @property
    def finished(self) -> bool:
        return self.status in (OVER, CLOSED)

    def bot_to_move(self) -> str | None:
        """The bot that is to decide."""
        if self.status != RUNNING or self.match.over or self.paused:
            return None
        return self.seats[self.match.to_move].player_bot

    def score(self) -> "Score | None":
        """Of a finished match for one from its start, by somebody who could not know its dice."""
        game = self.match.game
        counts = self.journey is None and self.origin is None and not self.practice
        if game.score is None or not (self.alone and self.match.over and counts):
            return None
        found = game.score(self.match.state)
        return {"points": found.points, "best": found.best}

    def add(self, entry: Entry) -> None:
        """Take the match to where an entry leads."""
        if entry.kind == UNDO:
            self.match = self.match.fork(entry.value)
        elif entry.kind == STOP:
            self.match = self.match.fork()
            self.match.stop()
        else:
            self.match = self.match.fork()
            self.match.play(entry.value)
        self.log.append(entry)


class KeptSeat(TypedDict):
    """A seat as it is kept."""

    seat: int
    name: str | None
    bot: str | None
    badge: int | None
    stood_in_by: str | None


class KeptTable(TypedDict):
    """A table as it is kept."""

    format: str
    id: str
    game: str
    version: int
    options: Options
    seed: str
    salt: str
    kit: list[int] | None
    start: str | None  # of a match that was redealt: its first position, in base 64
    seats: list[KeptSeat]
    log: list[Entry]
    position: str
    practice: bool
    hints: bool
    status: Status
    created: int
    ended: int | None
    revision: int
    origin: Origin | None
    journey: str | None
    again: str | None
    digest: NotRequired[str]


def to_text(table: Table) -> str:
    """The text that keeps a table."""
    match = table.match
    data: KeptTable = {
        "format": FORMAT,
        "id": table.id,
        "game": match.game.name,
        "version": match.game.meta.version,
        "options": match.options,
        "seed": str(match.seed),
        "salt": table.salt,
        "kit": None if match.kit is None else list(match.kit),
        "start": None if match.start is None else base64.b64encode(match.start).decode(),
        "seats": [seat.to_data() for seat in table.seats],
        "log": table.log,
        "position": position_of(match),
        "practice": table.practice,
        "hints": table.hints,
        "status": table.status,
        "created": table.created,
        "ended": table.ended,
        "revision": table.revision,
        "origin": table.origin,
        "journey": table.journey,
        "again": table.again,
    }
    return json.dumps({**data, "digest": digest(data)}, ensure_ascii=False)


def position_of(match: Match) -> str:
    """A hash of the position."""
    return digest({"state": base64.b64encode(match.state.tobytes()).decode()})


def parsed(text: str) -> KeptTable:
    """The data of a kept text; BadRecord if it is damaged."""
    try:
        data: KeptTable = json.loads(text)
        if data["format"] != FORMAT or data["digest"] != digest(data):
            raise BadRecord("kept-damaged")
    except (ValueError, TypeError, KeyError):
        raise BadRecord("kept-damaged") from None
    return data


def restored(data: KeptTable) -> Table:
    """The table that a text keeps, with its match played again; BadRecord if it is damaged, or of other rules."""
    about = meta(data["game"])
    if data["version"] != about.version:
        raise BadRecord("record-version", game=about.title, theirs=str(data["version"]), ours=about.version)
    start = None if data["start"] is None else base64.b64decode(data["start"])
    try:
        game, seats = load(data["game"]), [Seat(**seat) for seat in data["seats"]]
        match = Match(game, len(seats), data["options"], int(data["seed"]), data["kit"], start, kept=True)
        table = Table(
            data["id"], match, seats, data["salt"], data["created"], practice=data["practice"], hints=data["hints"],
            status=data["status"], ended=data["ended"], revision=data["revision"], origin=data["origin"],
            journey=data["journey"], again=data["again"],
        )  # fmt: skip
        for entry in data["log"]:
            table.add(Entry(*entry))
    except (VakaError, ValueError, TypeError, KeyError, IndexError):
        raise BadRecord("kept-damaged") from None
    if position_of(table.match) != data["position"]:
        raise BadRecord("kept-damaged")
    return table
