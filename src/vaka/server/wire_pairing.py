"""What clients get about playing now, as typed dicts like those of `vaka.room.wire`."""

from typing import Annotated

from pydantic import Field
from typing_extensions import TypedDict  # as in `wire`

from vaka.room.wire import closed


class Looking(TypedDict):
    """How it stands with somebody who looks for a match. Ask every two seconds: who is silent for twelve is gone,
    unless the wish `lasts`."""

    game: str
    seats: int
    pace: str
    rated: bool
    since: int
    waited: Annotated[int, Field(description="Milliseconds so far.")]
    bots_after: Annotated[int | None, Field(description="Milliseconds after which bots fill the seats left.")]
    others: Annotated[int, Field(description="How many others look for the same.")]
    lasts: Annotated[
        bool, Field(description="Whether it is kept for a week without asking: an account's, for a turn-based match.")
    ]
    width: Annotated[float | None, Field(description="Points by which others may differ; null: any number.")]
    table: Annotated[str | None, Field(description="The table, once there is one; its seat is then yours.")]
    token: Annotated[str | None, Field(description="The seat token, if it was asked for as a bearer token.")]


class Crowd(TypedDict):
    """How many people look for the same match, and how long that usually takes; one or the other is known."""

    game: str
    seats: int
    pace: str
    rated: bool
    people: int
    near: Annotated[
        int | None, Field(description="How many of them are rated within one's range; null: one has no rating.")
    ]
    usual: Annotated[
        int | None,
        Field(description="Milliseconds in which half of those who looked for it lately found people, if known."),
    ]


class Range(TypedDict):
    """The ratings of those one is brought together with first in a game; later also with others."""

    game: str
    low: int
    high: int


class Crowds(TypedDict):
    crowds: list[Crowd]
    ranges: Annotated[list[Range], Field(description="For the games in which one has a rating.")]
    mine: Annotated[Looking | None, Field(description="One's own wish, if it lasts and has no table yet.")]


closed(vars())
