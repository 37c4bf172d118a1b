"""What a client sends, as models, because it has to be checked."""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field

from vaka.core.record import Unchecked
from vaka.room import seats
from vaka.room.badges import BADGES
from vaka.room.clocks import DAYS_OFF
from vaka.room.wire import MatchRecord
from vaka.room.wire_socket import Reaction
from vaka.server.described import DescribedAs

SEATS = 16  # no game has more
Badge = Annotated[
    int, Field(ge=0, lt=BADGES, description="The colour and emblem to wear; if somebody has it, the next free one.")
]


class Request(BaseModel):
    model_config = ConfigDict(extra="forbid")


class SeatRequest(Request):
    """How to fill a seat of a new table."""

    kind: Literal["me", "bot", "invited", "open"] = Field(
        description="me (several for people at one screen); bot; invited: somebody with the link; "
        "open: anybody who finds the table in the lobby"
    )
    name: str | None = Field(None, max_length=100, description="The name to show for me or the bot.")
    bot: str | None = Field(None, max_length=40, description="Which bot; greedy by default.")
    badge: Badge | None = None


SeatRequests = Annotated[list[SeatRequest], Field(min_length=1, max_length=SEATS)]


def seats_asked(asked: list[SeatRequest] | None) -> list[seats.SeatRequest] | None:
    return None if asked is None else [seats.SeatRequest(seat.kind, seat.name, seat.bot, seat.badge) for seat in asked]


class Bearing(Request):
    """A request that gives its sender a token."""

    bearer: bool = Field(False, description="Return the token in the answer instead of setting a cookie.")


class LiveClockAsk(Request):
    """Real time: everybody has a bank, and every turn of their own adds to it."""

    kind: Literal["live"]
    bank: int = Field(ge=10, le=7200, description="In seconds.")
    increment: int = Field(0, ge=0, le=600, description="In seconds, after every turn.")


Hour = Annotated[int, Field(ge=0, le=23)]


class TurnClockAsk(Request):
    """Turn-based: this many hours for every turn. Clocks rest at night or at weekends if the table wants that."""

    kind: Literal["turns"]
    hours: Literal[12, 24, 72, 168]
    night: tuple[Hour, Hour] | None = Field(None, description="From which hour to which clocks rest.")
    weekends: bool = Field(False, description="Whether they rest on Saturday and Sunday.")
    zone: str = Field("UTC", max_length=64, description="The time zone of the hours, such as Pacific/Auckland.")


TableClock = Annotated[LiveClockAsk | TurnClockAsk, Field(discriminator="kind")]


class NewTable(Bearing):
    """A table to open. It starts at once if every seat is taken."""

    game: str = Field(max_length=40)
    options: dict[str, str | int] = Field({}, max_length=40, description="By name; the others have their defaults.")
    seats: SeatRequests = Field(description="One for each seat.")
    public: bool = Field(False, description="Whether the lobby lists the table.")
    hints: bool = Field(True, description="Whether its players may ask for hints; never in a match for one.")
    rated: bool = Field(
        False,
        description="Whether its result counts for ratings: all seats are accounts or measured bots, the options are "
        "those the bots were measured with, and nobody gets hints, undoes moves, or forks the match while it runs.",
    )
    clock: TableClock | None = Field(None, description="How much time people have; by default as much as they want.")
    seed: str | None = Field(
        None,
        pattern=r"^\d{1,20}$",
        description="Known dice, for practice with bots; the table says that they are known.",
    )


class Replacement(Request):
    text: str = Field(max_length=60_000, description="A components file of a game, as TOML.")


class Sit(Bearing):
    name: str | None = Field(None, max_length=100, description="By default a guest's, with a number.")
    seat: int | None = Field(None, ge=0, lt=SEATS, description="By default the first free one.")
    invite: str | None = Field(None, max_length=64, description="The code of the invitation link.")
    badge: Badge | None = None


class OfSeat(Request):
    seat: int | None = Field(None, ge=0, lt=SEATS, description="By default all seats of yours.")


class OfOneSeat(Request):
    seat: int = Field(ge=0, lt=SEATS)


class Act(Request):
    """A decision for the seat to move: the number of an action, or a move in notation."""

    entry: int = Field(
        ge=0, description="The entry the position came with; if the table has changed since, the move is refused."
    )
    action: int | None = Field(None, ge=0, lt=1 << 31)
    move: str | None = Field(None, max_length=64)
    seat: int | None = Field(
        None, ge=0, lt=SEATS, description="Where several choose at once; by default the first of yours to choose."
    )


class UndoAsk(Request):
    entry: int = Field(ge=0)
    to_ply: int | None = Field(None, ge=0, description="The ply of a decision of yours; by default the last one.")


class StopAsk(Request):
    entry: int = Field(ge=0)


class UndoAnswer(Request):
    agree: bool


class VoteAsk(OfOneSeat):
    agree: bool = Field(True, description="False to refuse, or to withdraw one's own vote.")


class Say(Request):
    text: str = Field(max_length=4000)


class Why(Request):
    """Something a person tried that is not among the choices."""

    seat: int = Field(ge=0, lt=SEATS)
    intent: dict[str, Any] = Field(max_length=20, description="The parts of the action they meant.")


class DaysOff(Request):
    """A holiday."""

    days: int = Field(ge=1, le=DAYS_OFF)


class PlannedDecisionAsk(Request):
    """A decision to make if it is possible then."""

    action: int = Field(ge=0, lt=1 << 31)
    only: bool = Field(False, description="Only if there is nothing else to choose among than is shown now.")


class PlanAsk(OfOneSeat):
    """What to do at the next decisions, instead of what was planned before."""

    decisions: list[PlannedDecisionAsk] = Field(max_length=8)


class PreviewAsk(Request):
    """An action a person is considering."""

    seat: int = Field(ge=0, lt=SEATS)
    entry: int = Field(ge=0, description="The entry the position came with.")
    action: int = Field(ge=0, lt=1 << 31)


class HintAsk(Request):
    seat: int = Field(ge=0, lt=SEATS)
    entry: int = Field(ge=0, description="The entry the position came with.")


class RecordImport(Bearing):
    """A record to open as a table."""

    record: Annotated[Unchecked, DescribedAs(MatchRecord)]
    seats: SeatRequests | None = Field(None, description="Who plays on in an unfinished match; by default me and bots.")


class NewJourney(Bearing):
    """A journey to begin: a series of matches, such as a career."""

    game: str = Field(max_length=40)
    name: str = Field(max_length=100, description="The player's name.")
    options: dict[str, str | int] = Field({}, max_length=40, description="Those of the game's `journey`.")


class JourneySeat(Bearing):
    """A seat at the table of a journey's next match."""

    badge: Badge | None = None


class JourneyImport(Bearing):
    """A journey's file, to play on here."""

    record: dict[str, Any]


class Decide(Request):
    """What was chosen between two matches."""

    chosen: list[Annotated[str, Field(max_length=40)]] = Field(max_length=40)


class Fork(Bearing):
    ply: int = Field(ge=0)
    seats: SeatRequests | None = Field(None, description="By default me and bots.")


class ReportAsk(Request):
    """Something the host should know."""

    text: str = Field(max_length=4000, description="What happened.")
    seat: int | None = Field(None, ge=0, lt=SEATS, description="Who it is about.")
    line: int | None = Field(None, ge=0, lt=1 << 53, description="The id of a line of chat, instead of the seat.")


# For the host

Subject = Annotated[str, Field(max_length=120, description="client:KEY, person:HASH, or TABLE/SEAT.")]


class AdminLogin(Request):
    token: str = Field(max_length=200, description="Made by `vaka admin token`.")


class SanctionAsk(Request):
    kind: Literal["ban", "mute"]
    subject: Subject
    reason: str = Field("", max_length=500, description="They are told.")
    days: float | None = Field(None, gt=0, le=36_500, description="For ever if not given.")


class LiftAsk(Request):
    kind: Literal["ban", "mute"]
    subject: Subject


class ResolveAsk(Request):
    note: str = Field("", max_length=500)


class AnnounceAsk(Request):
    text: str = Field(max_length=500)
    days: float | None = Field(None, gt=0, le=36_500)


class ModeAsk(Request):
    mode: Literal["open", "draining", "stopped"]


# Over a socket


class ActMessage(Act):
    type: Literal["act"]
    id: int | None = Field(None, description="Returned in the answer.")


class SayMessage(Say):
    type: Literal["say"]
    id: int | None = None


class ReactMessage(Request):
    """A quick reaction, shown at a seat of yours for a few seconds."""

    type: Literal["react"]
    id: int | None = None
    reaction: Reaction
    seat: int | None = Field(None, ge=0, lt=SEATS, description="By default the first of yours.")


ClientMessage = Annotated[ActMessage | SayMessage | ReactMessage, Field(discriminator="type")]
