"""What goes over the wire, as types: the OpenAPI description and the client's types are made from these.

What a client sends is a model, because it has to be checked. What it gets is a typed dict: checked by mypy where it is
built, and sent without the cost of a model.
"""

from typing import (
    Annotated,
    Any,
    Literal,
    NotRequired,  # before Python 3.12 pydantic cannot use those of `typing`
)

from pydantic import BaseModel, ConfigDict, Field
from typing_extensions import (
    TypedDict,
    is_typeddict,
)

SEATS = 16  # no game has more


class Wire(BaseModel):
    model_config = ConfigDict(extra="forbid")


# What a client sends


class SeatPlan(Wire):
    """What a seat of a new table is to be."""

    kind: Literal["me", "bot", "invited", "open"] = Field(
        description="me: mine (several for people at one screen); bot; invited: for somebody with the link; "
        "open: for anybody who finds the table in the lobby"
    )
    name: str | None = Field(None, max_length=100, description="What to call a seat of mine, or a bot.")
    bot: str | None = Field(None, max_length=40, description="Which bot; greedy if not given.")


Plans = Annotated[list[SeatPlan], Field(min_length=1, max_length=SEATS)]


class Bearing(Wire):
    """Any request after which its sender holds a seat."""

    bearer: bool = Field(False, description="Answer with the seat token instead of setting a cookie.")


class NewTable(Bearing):
    """A table to open. It starts at once if nobody else has to sit down first."""

    game: str = Field(max_length=40)
    options: dict[str, str | int] = Field({}, max_length=40, description="By name; defaults for the others.")
    seats: Plans = Field(description="One plan for each seat.")
    public: bool = Field(False, description="Whether the lobby lists the table.")
    hints: bool = Field(True, description="Whether its players may ask for hints; alone nobody may.")
    seed: str | None = Field(
        None,
        pattern=r"^\d{1,20}$",
        description="Known dice, for practice alone with bots: everything can be foreseen, and the table says so.",
    )


class Replacement(Wire):
    text: str = Field(max_length=60_000, description="A components file of a game, as TOML.")


class Sit(Bearing):
    name: str = Field(max_length=100)
    seat: int | None = Field(None, ge=0, lt=SEATS, description="Any that can be had if not given.")
    invite: str | None = Field(None, max_length=64, description="The code of the invitation link.")


class OfSeat(Wire):
    seat: int | None = Field(None, ge=0, lt=SEATS, description="All seats one holds if not given.")


class Act(Wire):
    """A decision for the seat to move, as the number of an action or as a move in notation."""

    entry: int = Field(ge=0, description="The entry the position came with: a move for an earlier one is refused.")
    action: int | None = Field(None, ge=0, lt=1 << 31)
    move: str | None = Field(None, max_length=64)


class UndoAsk(Wire):
    entry: int = Field(ge=0)
    to_ply: int | None = Field(None, ge=0, description="A decision of one's own; the last one if not given.")


class UndoAnswer(Wire):
    agree: bool


class Say(Wire):
    text: str = Field(max_length=4000)


class Why(Wire):
    """Something a person tried that is not among the choices."""

    seat: int = Field(ge=0, lt=SEATS)
    intent: dict[str, Any] = Field(max_length=20, description="The parts of the action they meant.")


class PreviewAsk(Wire):
    """An action a person thinks about."""

    seat: int = Field(ge=0, lt=SEATS)
    entry: int = Field(ge=0, description="The entry the position came with.")
    action: int = Field(ge=0, lt=1 << 31)


class HintAsk(Wire):
    seat: int = Field(ge=0, lt=SEATS)
    entry: int = Field(ge=0, description="The entry the position came with.")


class OfOneSeat(Wire):
    seat: int = Field(ge=0, lt=SEATS)


class Bring(Bearing):
    """A record to open as a table."""

    record: dict[str, Any]
    seats: Plans | None = Field(None, description="Who goes on with an unfinished match; me and bots if not given.")


class NewJourney(Bearing):
    """A journey to begin: matches that hang together, such as a career."""

    game: str = Field(max_length=40)
    name: str = Field(max_length=100, description="What its person is called there.")
    options: dict[str, str | int] = Field({}, max_length=40, description="Those of the game's `journey`.")


class BringJourney(Bearing):
    """A journey's file to go on with here."""

    record: dict[str, Any]


class Verify(Wire):
    record: dict[str, Any]


class Decide(Wire):
    """What was chosen between two matches."""

    chosen: list[Annotated[str, Field(max_length=40)]] = Field(max_length=40)


class Fork(Bearing):
    ply: int = Field(ge=0)
    seats: Plans | None = Field(None, description="Me and bots if not given.")


# What a client gets


class Problem(TypedDict):
    """Every error."""

    code: Annotated[str, Field(description="The key of the message; programs look at this.")]
    message: Annotated[str, Field(description="A sentence for a person, in the language asked for.")]
    position: NotRequired[
        Annotated[
            "Standing | None", Field(description="Where the table stands, if the request came for an earlier entry.")
        ]
    ]


class Words(TypedDict):
    key: Annotated[str, Field(description="The key in the .ftl files.")]
    words: str


class OptionCard(TypedDict):
    name: str
    kind: Literal["choice", "number"]
    values: list[str] | None
    low: int | None
    high: int | None
    default: str | int
    about: Words


class Range(TypedDict):
    low: int
    high: int


class GameCard(TypedDict):
    name: str
    title: str
    designer: str
    publisher: str
    year: int
    seats: Range
    minutes: int
    version: int
    about: Words
    options: list[OptionCard]
    journey: Annotated[
        list[str] | None, Field(description="The options to choose when a journey begins; null: it has none.")
    ]
    high_score: Annotated[
        list[str] | None,
        Field(description="The options that matter to one person who plays for points; null: that cannot be done."),
    ]


class BotCard(TypedDict):
    name: str
    about: Words


class Catalogue(TypedDict):
    """What can be played here, against what, and in which languages."""

    games: list[GameCard]
    bots: list[BotCard]
    languages: list[str]
    client_limits: Annotated[dict[str, int], Field(description="Longest name and line of chat.")]


class SeatCard(TypedDict):
    seat: int
    kind: Literal["person", "bot", "held", "invited", "open"]
    name: str | None
    bot: str | None
    stood_in_by: Annotated[
        str | None, Field(description="The bot that plays for the person until they take the seat back.")
    ]
    present: Annotated[
        bool | None, Field(description="Whether the person is connected; null where there is none to be.")
    ]


Place = TypedDict(
    "Place",
    {
        "seat": int,
        "place": int,
        "return": Annotated[float, Field(description="1 for a sole win to −1 for the last place.")],
    },
)


class LobbyCard(TypedDict):
    id: str
    game: str
    version: int
    options: dict[str, str | int]
    status: Literal["open", "running", "over", "closed"]
    created: int
    started: int | None
    ended: int | None
    result: list[Place] | None
    host: Annotated[int | None, Field(description="The seat of who opened the table, if they have one.")]
    seats: list[SeatCard]


class Lobby(TypedDict):
    tables: list[LobbyCard]
    next: Annotated[str | None, Field(description="Ask again with `after` set to this for the next page.")]


class UndoCard(TypedDict):
    seat: int
    to_ply: int
    waiting_for: Annotated[list[int], Field(description="The seats whose people have not answered yet.")]


class You(TypedDict):
    seats: Annotated[list[int], Field(description="The seats you hold; empty for a spectator.")]
    host: bool
    invite: Annotated[str | None, Field(description="The code for an invitation link, for those at the table.")]


class Origin(TypedDict):
    table: str
    ply: int
    dealt_anew: Annotated[
        bool,
        Field(
            description="Whether that match was still going on: what its founder could not see was dealt anew, that "
            "position is its ply 0, and it has no record."
        ),
    ]


class Score(TypedDict):
    points: float
    best: Annotated[float, Field(description="The most there are.")]


class TableCard(TypedDict):
    """A table and who sits there."""

    id: str
    game: str
    version: int
    options: dict[str, str | int]
    own_components: Annotated[
        bool, Field(description="Whether its record brought other components than the game's own.")
    ]
    status: Literal["open", "running", "over", "closed"]
    public: bool
    hints: Annotated[bool, Field(description="Whether its players may ask for hints.")]
    host: Annotated[int | None, Field(description="The seat of who opened the table, if they have one.")]
    seats: list[SeatCard]
    spectators: int
    created: Annotated[int, Field(description="Milliseconds since 1970, like all times.")]
    started: int | None
    ended: int | None
    revision: int
    entry: Annotated[
        int, Field(description="How many entries the log has: moves and undos. Send it back with an action.")
    ]
    ply: int
    to_move: int | None
    commitment: Annotated[str, Field(description="SHA-256 of “vaka seed SEED salt SALT”, fixed before the first move.")]
    practice: Annotated[
        bool, Field(description="Whether the seed was known from the start, so that the dice can be foreseen.")
    ]
    seed: Annotated[str | None, Field(description="Told when the match has ended; from the start at a practice table.")]
    salt: str | None
    result: list[Place] | None
    origin: Annotated[Origin | None, Field(description="The table and ply it was forked from.")]
    journey: Annotated[str | None, Field(description="The journey its match belongs to.")]
    score: Annotated[Score | None, Field(description="Of a finished match for one person, if it counts.")]
    undo: UndoCard | None
    you: You


class Choice(TypedDict):
    """One legal action."""

    action: int
    move: Annotated[str, Field(description="The action in the game's notation.")]
    parts: Annotated[dict[str, Any], Field(description="Its kind and parts, to be narrowed down by clicks.")]
    words: NotRequired[Annotated[str | None, Field(description="If words were asked for.")]]


class Position(TypedDict):
    """What one seat, or a spectator, may know."""

    seat: int | None
    ply: int
    to_move: int | None
    view: dict[str, Any]
    events: Annotated[list[dict[str, Any]], Field(description="What the decision that led here told this seat.")]
    choices: Annotated[list[Choice] | None, Field(description="The legal actions, if this seat is to decide.")]
    can_undo: Annotated[bool, Field(description="Whether this seat may take the last decision back without asking.")]


class Standing(TypedDict):
    """Where a table stands, for each seat one holds, or for a spectator."""

    entry: int
    ply: int
    positions: list[Position]


class ChatLine(TypedDict):
    id: int
    seat: int | None
    name: str
    text: str
    at: int


class Snapshot(TypedDict):
    """All one needs to draw a table."""

    table: TableCard
    positions: list[Position]
    chat: list[ChatLine]


class Seated(TypedDict):
    """The answer after which one holds a seat. The token is also in an HttpOnly cookie unless bearer was asked for."""

    table: TableCard
    token: Annotated[
        str | None, Field(description="Only if bearer was asked for. Send it as `Authorization: Bearer …`.")
    ]


class Ask(TypedDict):
    """A choice between two matches."""

    count: Annotated[int, Field(description="How many things are to be chosen.")]
    free: Annotated[dict[str, int], Field(description="What can be chosen, and how often each.")]


class JourneyCard(TypedDict):
    """A journey as its game shows it, and the tables its matches were played at."""

    id: str
    game: str
    name: str
    stage: Literal["play", "decide", "over"]
    asks: Ask | None
    view: dict[str, Any]
    tables: Annotated[list[str | None], Field(description="By match; null for one that was played elsewhere.")]
    playing: Annotated[str | None, Field(description="The table of the match under way.")]
    created: int
    changed: int
    yours: bool


class Journeys(TypedDict):
    journeys: list[JourneyCard]


class OwnJourney(TypedDict):
    """The answer after which one owns a journey. The token is in an HttpOnly cookie unless bearer was asked for."""

    journey: JourneyCard
    token: Annotated[
        str | None, Field(description="Only if bearer was asked for. Send it as `Authorization: Bearer …`.")
    ]


class Verified(TypedDict):
    """A file that replays to what it says."""

    game: str
    name: str
    view: dict[str, Any]


class ScoreLine(Score):
    table: str
    options: dict[str, str | int]
    ended: int


class Scores(TypedDict):
    """What one has scored alone, best first: by the share of what there was to score."""

    scores: list[ScoreLine]


class Refused(TypedDict):
    rule: Annotated[str, Field(description="The number of the rule in docs/rules.")]
    key: str
    words: str


class Preview(TypedDict):
    """What would become of the table; what chance or others would add is not in it."""

    entry: int
    action: int
    shown: dict[str, Any]


class HintMove(Choice):
    """A move and what to expect of it."""

    expected: Annotated[float, Field(description="Share of the result: 1 for a sole win to 0 for the last place.")]
    share: Annotated[float, Field(description="How often the search would play it.")]
    playouts: int


class Hint(TypedDict):
    """The best moves by what the seat knows."""

    entry: int
    ply: int
    seat: int
    moves: Annotated[list[HintMove], Field(description="At most three, the best first.")]
    why: Annotated[str, Field(description="One sentence, in the language asked for.")]
    playouts: Annotated[int, Field(description="How many were made in all.")]
    seed: str
    command: Annotated[
        str | None,
        Field(
            description="Finds the same numbers in the record of the match, as long as this ply is not taken back; "
            "null if it will have no record."
        ),
    ]


class CurvePoint(TypedDict):
    ply: int
    expected: float


class Turn(TypedDict):
    """A decision after which much had changed for the seat."""

    ply: Annotated[int, Field(description="The decisions made before it.")]
    seat: Annotated[int, Field(description="Who decided.")]
    played: Choice
    best: Choice
    with_played: Annotated[float, Field(description="What who decided could expect with the move that was played.")]
    with_best: Annotated[float, Field(description="What they could expect with the best one.")]
    before: Annotated[float, Field(description="What the reviewed seat could expect before it.")]
    after: Annotated[float, Field(description="And when the next decision came.")]
    cause: Annotated[Literal["luck", "choice"], Field(description="Which of the two moved it more.")]


class SeatReview(TypedDict):
    """A match for one seat. `start`, `own`, `others` and `luck` add up to `end`."""

    seat: int
    decisions: int
    start: float
    own: Annotated[float, Field(description="What its own choices brought, against the best ones.")]
    others: Annotated[float, Field(description="What the choices of the others brought it.")]
    luck: Annotated[float, Field(description="What dice, cards and things revealed brought it.")]
    end: float
    curve: list[CurvePoint]
    turns: Annotated[list[Turn], Field(description="At most three, in the order of play.")]
    playouts: Annotated[int, Field(description="Of each look.")]
    seed: str
    command: Annotated[
        str | None, Field(description="Finds the same numbers in the record; null if the match has none.")
    ]


class ReviewCard(TypedDict):
    """How far a review has come."""

    ply: int
    plies: int
    review: Annotated[SeatReview | None, Field(description="When it is done.")]


class Replay(TypedDict):
    plies: int
    positions: list[Position]
    lines: Annotated[list[str] | None, Field(description="The match in notation, when it has ended.")]


# What a socket pushes


class SnapshotMessage(Snapshot):
    type: Literal["snapshot"]


class PositionMessage(Standing):
    """ply: a decision was made. undone: plies were taken back. started: the match begins."""

    type: Literal["ply", "undone", "started"]


class TableMessage(TypedDict):
    """table: seats, requests or status changed. over: the match has ended, and the seed is told."""

    type: Literal["table", "over"]
    table: TableCard


class ChatMessage(TypedDict):
    type: Literal["chat"]
    line: ChatLine


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
    SnapshotMessage | PositionMessage | TableMessage | ChatMessage | PresenceMessage | DoneMessage | ProblemMessage
)


# What a socket takes


class ActMessage(Act):
    type: Literal["act"]
    id: int | None = Field(None, description="Comes back in the answer.")


class SayMessage(Say):
    type: Literal["say"]
    id: int | None = None


ClientMessage = Annotated[ActMessage | SayMessage, Field(discriminator="type")]

for sent in list(vars().values()):
    if is_typeddict(sent):
        sent.__pydantic_config__ = ConfigDict(extra="forbid")
