"""What a socket pushes, as typed dicts like those of `vaka.room.wire`."""

from typing import Literal, NotRequired, TypeAlias

from typing_extensions import TypedDict  # as in `wire`

from vaka.room.wire import ChatLine, Clocks, LatestPositions, Position, Problem, Round, Snapshot, TableCard, closed

Reaction: TypeAlias = Literal["wave", "clap", "laugh", "ouch", "think", "thanks"]


class SnapshotMessage(Snapshot):
    type: Literal["snapshot"]


class PositionMessage(LatestPositions):
    """ply: a decision was made. undone: decisions were undone. started: the match begins. stopped: everybody has
    agreed to end it, and it is scored as it stood. clock: somebody has run out of time, has left or is back."""

    type: Literal["ply", "undone", "started", "stopped", "clock"]


class ChoosingMessage(TypedDict):
    """Somebody has chosen in a round of simultaneous choices, or has taken a choice back. Positions come to whom they
    have changed for: the one who chose."""

    type: Literal["choosing"]
    entry: int
    ply: int
    round: NotRequired[Round]
    clocks: NotRequired[Clocks]
    positions: NotRequired[list[Position]]


class TableMessage(TypedDict):
    """table: seats, requests or status changed. over: the match has ended, and the seed is shown."""

    type: Literal["table", "over"]
    table: TableCard


class ChatMessage(TypedDict):
    type: Literal["chat"]
    line: ChatLine


class ReactionMessage(TypedDict):
    """A quick reaction of somebody with a seat. It is kept nowhere."""

    type: Literal["reaction"]
    seat: int
    reaction: Reaction


class PresenceMessage(TypedDict):
    type: Literal["presence"]
    present: list[int]
    spectators: int


class DoneMessage(TypedDict):
    """The answer to one message of this socket."""

    type: Literal["done"]
    id: int | None


class ProblemMessage(Problem):
    type: Literal["problem"]
    id: int | None


SocketMessage = (
    SnapshotMessage
    | PositionMessage
    | ChoosingMessage
    | TableMessage
    | ChatMessage
    | ReactionMessage
    | PresenceMessage
    | DoneMessage
    | ProblemMessage
)


closed(vars())
