"""Hints and reviews as typed dicts like those of `vaka.room.wire`."""

from collections.abc import Mapping
from typing import Annotated, Any, Literal

from pydantic import Field
from typing_extensions import TypedDict  # as in `wire`

from vaka.room.wire import Choice, closed


class Move(Choice):
    """A whole move: a decision, and those of the same seat that complete it before chance or somebody else comes."""

    then: Annotated[list[Choice], Field(description="The decisions after the first.")]


class Clause(TypedDict):
    """What is said of a move, without its subject: a message and its arguments."""

    key: str
    args: Mapping[str, Any]


class Reason(TypedDict):
    """Why a move is better than another, by what the game counts."""

    kind: Annotated[
        Literal["better", "despite", "even", "yet", "unlike", "later", "same", "only", "alone"],
        Field(
            description="The clauses speak for the move, or against it; the same where the results are about even; "
            "there is nothing to compare; nothing differs for now, or at all; there is no other move, or none was "
            "found."
        ),
    ]
    against: Annotated[
        Literal["next", "other", "played"],
        Field(description="The next best move, the best that begins otherwise, or the one played."),
    ]
    best: Clause | None
    other: Clause | None
    words: Annotated[str, Field(description="The whole sentence, in the language asked for.")]


class HintMove(Move):
    """A move and its expected result."""

    remark: Annotated[Clause | None, Field(description="What tells it from the best move, or that from the next.")]
    expected: Annotated[float, Field(description="Share of the result: 1 for a sole win to 0 for the last place.")]
    share: Annotated[float, Field(description="How often the search would play it.")]
    playouts: int


class Hint(TypedDict):
    """The best moves, by what the seat knows."""

    entry: int
    ply: int
    seat: int
    moves: Annotated[list[HintMove], Field(description="At most three, the best first.")]
    why: Annotated[str, Field(description="The two best moves in percent, in the language asked for.")]
    reason: Reason
    playouts: Annotated[int, Field(description="How many were made in total.")]
    seed: str
    command: Annotated[
        str | None,
        Field(
            description="Finds the same numbers in the record of the match, as long as this ply is not undone; "
            "null if it will have no record."
        ),
    ]


class CurvePoint(TypedDict):
    ply: int
    expected: float


class TurningPoint(TypedDict):
    """A decision that changed much for the seat."""

    ply: Annotated[int, Field(description="How many decisions were made before it.")]
    seat: Annotated[int, Field(description="Who decided.")]
    played: Move
    best: Move
    mistake: Annotated[bool, Field(description="Whether another move was clearly better.")]
    reason: Annotated[Reason | None, Field(description="If another move was better.")]
    with_played: Annotated[
        float, Field(description="The result the deciding seat could expect with the move it played.")
    ]
    with_best: Annotated[float, Field(description="The result it could expect with the best move.")]
    before: Annotated[float, Field(description="The result the reviewed seat could expect before the decision.")]
    after: Annotated[float, Field(description="The result it could expect when the next decision came.")]
    cause: Annotated[Literal["luck", "choice"], Field(description="Which of the two changed it more.")]


class BestDecision(TurningPoint):
    """The decision of a match that gained most over the next best one."""

    gain: Annotated[int, Field(description="How much better it was, in percent of the result.")]


class SeatReview(TypedDict):
    """A match for one seat. `start`, `own`, `others` and `luck` add up to `end`."""

    seat: int
    decisions: int
    start: float
    own: Annotated[float, Field(description="Gained or lost by its own choices, compared with the best ones.")]
    others: Annotated[float, Field(description="Gained or lost by the choices of the others.")]
    luck: Annotated[float, Field(description="Gained or lost by dice, cards and things revealed.")]
    end: float
    curve: list[CurvePoint]
    turning_points: Annotated[list[TurningPoint], Field(description="At most three, in the order of play.")]
    decision: Annotated[BestDecision | None, Field(description="The best of the match, whoever made it.")]
    playouts: Annotated[int, Field(description="Of each search.")]
    seed: str
    command: Annotated[
        str | None, Field(description="Finds the same numbers in the record; null if the match has none.")
    ]


class ReviewOffer(TypedDict):
    """How a review is to be made."""

    own: Annotated[bool, Field(description="Whether the reader's own browser is to make it, with what is at /engine/.")]
    plies: int
    playouts: Annotated[int, Field(description="Of each search.")]
    seed: str
    commands: Annotated[list[str | None], Field(description="Finds the same numbers in the record, for each seat.")]


class ReviewCard(TypedDict):
    """The progress of a review."""

    ply: int
    plies: int
    review: Annotated[SeatReview | None, Field(description="When it is done.")]


closed(vars())
