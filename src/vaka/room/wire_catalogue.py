"""The games and the bots of a room, as typed dicts like those of `vaka.room.wire`."""

from typing import Annotated, Literal

from pydantic import Field
from typing_extensions import TypedDict  # as in `wire`

from vaka.room.wire import closed


class Words(TypedDict):
    key: Annotated[str, Field(description="The key in the .ftl files.")]
    words: str


class OptionCard(TypedDict):
    name: str
    kind: Annotated[Literal["choice", "number", "order"], Field(description="order: 0, or values by seat.")]
    values: list[str] | None
    low: int | None
    high: int | None
    default: str | int
    about: Words


class SeatLimit(TypedDict):
    """A value of an option that fits only some seat counts."""

    option: str
    value: str | int
    seats: list[int]


class Range(TypedDict):
    low: int
    high: int


class Pace(TypedDict):
    """A usual clock in real time, in seconds."""

    bank: int
    increment: int


class GameCard(TypedDict):
    name: str
    title: str
    designer: str
    publisher: str
    year: int
    seats: Range
    minutes: int
    paces: Annotated[list[Pace], Field(description="The quickest first.")]
    version: int
    about: Words
    options: list[OptionCard]
    seat_limits: list[SeatLimit]
    journey: Annotated[
        list[str] | None, Field(description="The options to choose when a journey begins; null if the game has none.")
    ]
    high_score: Annotated[
        list[str] | None,
        Field(description="The options that matter in a match for one; null if the game has no score."),
    ]


class BotCard(TypedDict):
    name: str
    level: Annotated[int | None, Field(description="How strong it is among the levels, from 0; null for other bots.")]
    games: Annotated[list[str] | None, Field(description="The games it plays; null if it plays all of them.")]
    about: Words


class Catalogue(TypedDict):
    """The games, the bots and the languages of this room."""

    games: list[GameCard]
    bots: Annotated[list[BotCard], Field(description="Those with a level first, the weakest before.")]
    languages: list[str]
    client_limits: Annotated[dict[str, int], Field(description="Most characters in a name and in a line of chat.")]
    offline: Annotated[bool, Field(description="Whether a browser can keep the games, and play them without the room.")]


closed(vars())
