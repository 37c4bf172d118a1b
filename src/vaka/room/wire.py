"""What a client gets of any room, as typed dicts: checked by mypy where they are built, and sent without the cost of a
model. What only a server sends is in `vaka.server.wire_…`.

The OpenAPI description and the client's types are made from these and `vaka.server.requests…`. A browser has no
pydantic, so a local room imports these modules for mypy alone.
"""

from collections.abc import Mapping
from typing import Annotated, Any, Literal, NotRequired, TypeAlias

from pydantic import ConfigDict, Field
from typing_extensions import TypedDict, is_typeddict  # before Python 3.12 pydantic cannot use those of `typing`

from vaka.core.events import Event


def closed(names: Mapping[str, Any]) -> None:
    """Let the types among these names have no fields but their own: tests find what nobody declared."""
    for named in names.values():
        if is_typeddict(named):
            named.__pydantic_config__ = ConfigDict(extra="forbid")


Status: TypeAlias = Literal["open", "running", "over", "closed"]  # of a table


class LiveClock(TypedDict):
    """Real time: a bank for everybody, in seconds, and what every turn of their own adds to it."""

    kind: Literal["live"]
    bank: int
    increment: int


class TurnClock(TypedDict):
    """Turn-based: hours for every turn. Clocks rest in the night's hours of a time zone, or at weekends."""

    kind: Literal["turns"]
    hours: int
    night: list[int] | None
    weekends: bool
    zone: str


TableClock: TypeAlias = LiveClock | TurnClock


class Problem(TypedDict):
    """Every error."""

    code: Annotated[str, Field(description="The key of the message, for programs.")]
    message: Annotated[str, Field(description="A sentence for people, in the language asked for.")]
    position: NotRequired[
        Annotated[
            "LatestPositions | None", Field(description="The latest position, if the request was for an earlier entry.")
        ]
    ]


class SeatCard(TypedDict):
    seat: int
    kind: Literal["person", "bot", "held", "invited", "open"]
    name: Annotated[str | None, Field(description="Null for a person whose account was deleted.")]
    person: Annotated[str | None, Field(description="The id of their account: their page is at /people/~ID.")]
    program: Annotated[bool, Field(description="Whether a program plays there with an account of its own.")]
    bot: str | None
    badge: Annotated[int, Field(description="The colour and emblem it wears, 0 to 7; no two at a table alike.")]
    stood_in_by: Annotated[
        str | None, Field(description="The bot that plays for the person until they take the seat back.")
    ]
    present: Annotated[bool | None, Field(description="Whether the person is connected; null for other seats.")]
    asked: Annotated[
        Literal["waiting", "declined"] | None,
        Field(description="Of a free seat kept for somebody of the match before: what `name` has said so far."),
    ]


Place = TypedDict(
    "Place",
    {
        "seat": int,
        "place": Annotated[int | None, Field(description="Null if the game ranks only winners, and this is none.")],
        "return": Annotated[float, Field(description="1 for a sole win to −1 for the last place.")],
    },
)


class UndoCard(TypedDict):
    """A request that needs everybody's consent."""

    seat: int
    to_ply: int
    stop: Annotated[bool, Field(description="Whether it is to end the match and score it as it stands.")]
    off: Annotated[bool, Field(description="Whether it is to end the match without a result.")]
    waiting_for: Annotated[list[int], Field(description="The seats whose people have not answered yet.")]


class VoteCard(TypedDict):
    """A vote to let a bot play for somebody."""

    seat: Annotated[int, Field(description="For whom.")]
    agreed: Annotated[list[int], Field(description="The seats whose people want it.")]


class RefusalCard(TypedDict):
    """A request that somebody has refused; the next decision makes it disappear."""

    what: Literal["undo", "stop", "off", "vote"]
    by: Annotated[int, Field(description="The seat of whoever refused.")]
    seat: Annotated[int, Field(description="The seat that asked; of a vote, the one it was about.")]


class AgainCard(TypedDict):
    """The next match with the same people."""

    table: Annotated[str, Field(description="The id of its table.")]
    seat: Annotated[int, Field(description="Who asked for it.")]
    joined: Annotated[list[int], Field(description="The seats whose people come along.")]
    declined: Annotated[list[int], Field(description="The seats whose people do not.")]
    waiting_for: Annotated[list[int], Field(description="The seats whose people have not answered yet.")]


class You(TypedDict):
    seats: Annotated[list[int], Field(description="The seats you hold; empty for a spectator.")]
    host: bool
    invite: Annotated[str | None, Field(description="The code for an invitation link, for the host.")]
    removed: Annotated[bool, Field(description="Whether the host has taken you off your seat.")]


class Origin(TypedDict):
    table: str
    ply: int
    dealt_anew: Annotated[
        bool,
        Field(
            description="Whether that match was still running: what the player could not see was redealt, that "
            "position is ply 0 here, and there will be no record."
        ),
    ]


class Score(TypedDict):
    points: float
    best: Annotated[float, Field(description="The most that were possible.")]


class TableCard(TypedDict):
    """A table and its seats."""

    id: str
    game: str
    version: int
    options: dict[str, str | int]
    own_components: Annotated[bool, Field(description="Whether it is played with replaced components, from a record.")]
    status: Status
    public: bool
    hints: Annotated[bool, Field(description="Whether its players may ask for hints.")]
    rated: Annotated[bool, Field(description="Whether its result counts for ratings.")]
    host: Annotated[int | None, Field(description="The seat of whoever opened the table, if they have one.")]
    seats: list[SeatCard]
    spectators: int
    created: Annotated[int, Field(description="Milliseconds since 1970, like all times.")]
    started: int | None
    ended: int | None
    revision: int
    entry: Annotated[
        int, Field(description="How many entries the log has, moves and undos. Send it back with an action.")
    ]
    ply: int
    to_move: int | None
    commitment: Annotated[str, Field(description="SHA-256 of “vaka seed SEED salt SALT”, fixed before the first move.")]
    practice: Annotated[bool, Field(description="Whether the seed was known from the start, and so the dice.")]
    seed: Annotated[
        str | None, Field(description="Shown when the match has ended, at a practice table from the start.")
    ]
    salt: str | None
    result: list[Place] | None
    stopped: Annotated[bool, Field(description="Whether the match ended because everybody agreed to stop.")]
    origin: Annotated[Origin | None, Field(description="The table and ply it was forked from.")]
    journey: Annotated[str | None, Field(description="The journey its match belongs to.")]
    score: Annotated[Score | None, Field(description="Of a finished match for one, if it counts.")]
    clock: Annotated[TableClock | None, Field(description="How much time people have, if not as much as they want.")]
    clocks: "Clocks | None"
    since: Annotated[int | None, Field(description="Since when those who decide now have been at it.")]
    round: Annotated["Round | None", Field(description="If several people choose at once now.")]
    undo: UndoCard | None
    overdue: Annotated[
        int | None, Field(description="The seat that keeps the others waiting: they may vote for a bot in its place.")
    ]
    vote: VoteCard | None
    refused: RefusalCard | None
    paused: Annotated[
        bool, Field(description="Whether everybody has left, so that the bots wait until somebody takes a seat back.")
    ]
    again: Annotated[AgainCard | None, Field(description="The next match, if somebody of a finished one wants it.")]
    closes: Annotated[int | None, Field(description="When the table closes unless somebody plays on.")]
    plans: Annotated[bool, Field(description="Whether its people can plan their next decisions.")]
    you: You


class SeatClock(TypedDict):
    """The time of one seat; bots have none."""

    left: Annotated[int, Field(description="In milliseconds.")]
    running: bool
    flag: Annotated[int | None, Field(description="When it is over, if nothing happens before.")]
    out: Annotated[bool, Field(description="Whether it has been over once.")]
    off: Annotated[int | None, Field(description="Until when it rests because its person has taken days off.")]


class Clocks(TypedDict):
    """How much time everybody has at a moment."""

    now: int
    resting: Annotated[bool, Field(description="Whether it is a time in which clocks rest.")]
    seats: list[SeatClock | None]


class Round(TypedDict):
    """A round in which several people choose at once. Nobody sees what the others choose until all have."""

    key: Annotated[str, Field(description="Tells this round from others.")]
    seats: Annotated[list[int], Field(description="Who chooses in it.")]
    ready: Annotated[list[int], Field(description="Who has chosen; until the last one has, it can be changed.")]


class Choice(TypedDict):
    """One legal action."""

    action: int
    move: Annotated[str, Field(description="The action in the game's notation.")]
    parts: Annotated[Mapping[str, Any], Field(description="Its kind and parts; clicks narrow choices down by them.")]
    words: NotRequired[Annotated[str | None, Field(description="If words were asked for.")]]


class Position(TypedDict):
    """What one seat, or a spectator, may know."""

    seat: int | None
    ply: int
    to_move: int | None
    view: Mapping[str, Any]
    events: Annotated[list[Event], Field(description="What this seat was told about the decision that led here.")]
    choices: Annotated[
        list[Choice] | None, Field(description="The legal actions, if it is this seat's turn or all choose at once.")
    ]
    can_undo: Annotated[bool, Field(description="Whether this seat may take the last decision back without asking.")]
    sealed: NotRequired[
        Annotated[
            list[Choice] | None,
            Field(description="In a round of choices: this seat's own once it is whole. It can be undone."),
        ]
    ]


class PlannedDecision(TypedDict):
    """A decision that is made if it is possible then."""

    choice: Choice
    only: Annotated[bool, Field(description="Only if there is nothing else to choose among than was shown.")]


class Plan(TypedDict):
    """What a seat will do at its next decisions. Where it would stand then is made up."""

    seat: int
    decisions: list[PlannedDecision]
    choices: Annotated[list[Choice], Field(description="What it might choose after that; none if it cannot go on.")]
    forced: Annotated[bool, Field(description="Whether there is just one.")]


class Progress(TypedDict):
    """Where a table stands: what goes with every position."""

    entry: int
    ply: int
    round: NotRequired[Annotated[Round, Field(description="If several people choose at once now.")]]
    clocks: NotRequired[Annotated[Clocks, Field(description="At tables with clocks.")]]


class LatestPositions(Progress):
    """The latest position, for each seat of yours, or for a spectator."""

    positions: list[Position]


class ChatLine(TypedDict):
    id: int
    seat: int | None
    name: str
    text: str
    at: int


class Snapshot(TypedDict):
    """Everything needed to draw a table."""

    table: TableCard
    positions: list[Position]
    chat: list[ChatLine]


class Seated(TypedDict):
    """The answer that gives you a seat. The token is in an HttpOnly cookie unless `bearer` was set."""

    table: TableCard
    token: Annotated[str | None, Field(description="Only if `bearer` was set. Send it as `Authorization: Bearer …`.")]


class Refused(TypedDict):
    rule: Annotated[str, Field(description="The number of the rule in docs/rules.")]
    key: str
    words: str


class Preview(TypedDict):
    """What an action would do, without the part that chance or others decide."""

    entry: int
    action: int
    shown: Mapping[str, Any]


class Award(TypedDict):
    """Something a seat did better than the others. Its words are GAME-award-NAME and GAME-award-NAME-for, or the same
    without the game."""

    name: str
    seat: int
    ply: Annotated[int, Field(description="After how many decisions it can be seen.")]
    args: Annotated[Mapping[str, Any], Field(description="What the second message needs.")]


class Ending(TypedDict):
    """A match that is over: why everybody scored what they did, and what was worth remembering."""

    sheet: Annotated[Mapping[str, Any] | None, Field(description="The score sheet; its shape is the game's own.")]
    awards: Annotated[list[Award], Field(description="Three at most, and once it was reviewed the best decision.")]


class Commitment(TypedDict):
    """What binds a record to the hash that was shown before its match began."""

    hash: str
    salt: str


class MatchRecord(TypedDict):
    """A match as a file: `vaka replay --verify` plays it again and compares every part."""

    format: str
    game: str
    version: Annotated[int, Field(description="Of the game.")]
    seats: int
    options: dict[str, str | int]
    seed: Annotated[str, Field(description="A number; JSON has none of 64 bits.")]
    kit: NotRequired[Annotated[list[int], Field(description="The values of a components file, if one was used.")]]
    agreed: NotRequired[Annotated[bool, Field(description="Whether everybody agreed to stop before the end.")]]
    players: NotRequired[Annotated[list[str], Field(description="Their names by seat.")]]
    moves: Annotated[list[str], Field(description="The match in notation.")]
    actions: list[int]
    returns: Annotated[list[float] | None, Field(description="1 for a sole win to −1; null if the match goes on.")]
    position: Annotated[str, Field(description="A hash of the last one.")]
    digest: Annotated[str, Field(description="A hash over everything else.")]
    commitment: Commitment


class Replay(TypedDict):
    plies: int
    positions: list[Position]
    lines: Annotated[list[str] | None, Field(description="The match in notation, when it has ended.")]


closed(vars())
