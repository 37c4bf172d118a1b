"""What clients get about matches, ratings and leaderboards, as typed dicts like those of `vaka.room.wire`."""

from typing import Annotated, Literal

from pydantic import Field
from typing_extensions import TypedDict  # as in `wire`

from vaka.room.wire import closed
from vaka.room.wire_lists import MatchPlayer


class RatingCard(TypedDict):
    """A rating in points: 400 points ahead is ten wins to one at a table for two; level 3 of the bots has 1500."""

    points: float
    low: Annotated[float, Field(description="The rating less its doubt.")]
    high: Annotated[float, Field(description="The truth lies between low and high 95 times in 100.")]
    provisional: Annotated[bool, Field(description="Whether the interval is too wide for a place.")]


class RatingPoint(RatingCard):
    """A rating after a match."""

    at: int


class Milestone(TypedDict):
    """A bot and its measured strength, which never changes."""

    bot: str
    level: Annotated[int | None, Field(description="From 0, the weakest.")]
    points: float
    low: float
    high: float


class GameRating(RatingCard):
    """Somebody's rating in a game."""

    game: str
    played: Annotated[int, Field(description="Rated matches.")]
    last: Annotated[int, Field(description="When the latest was.")]
    near: Annotated[str, Field(description="The bot that is about as strong.")]
    compared: Annotated[
        Literal["below", "level", "above"], Field(description="Where they stand compared with that bot.")
    ]
    words: Annotated[str, Field(description="The same in the language asked for.")]
    curve: Annotated[list[RatingPoint], Field(description="The oldest first; of many matches, some of them.")]


class SeatsTally(TypedDict):
    """Somebody's matches at tables for this many."""

    seats: int
    played: int
    won: int
    places: Annotated[list[int], Field(description="How often first, second, and so on.")]


class CharacterTally(TypedDict):
    character: str
    played: int
    won: int


class ScorePoint(TypedDict):
    """What a match for one was worth."""

    table: str
    points: float
    best: Annotated[float, Field(description="The most it could have been.")]
    at: int


class PointsPoint(TypedDict):
    """What somebody scored in a match."""

    table: str
    seats: int
    points: float
    place: int | None
    at: int


class GameStatistics(TypedDict):
    """Somebody's matches of one game."""

    game: str
    played: int
    won: int
    by_seats: list[SeatsTally]
    rating: GameRating | None
    points: Annotated[list[PointsPoint], Field(description="Of the latest matches, the oldest first.")]
    scores: Annotated[list[ScorePoint], Field(description="Of matches for one, the oldest first.")]
    best: Annotated[ScorePoint | None, Field(description="By the share of the points there were.")]
    characters: Annotated[list[CharacterTally], Field(description="The most played first.")]
    milestones: list[Milestone]


class Career(TypedDict):
    """A journey of somebody's."""

    id: str
    game: str
    name: str
    matches: int
    created: int
    changed: int


class Company(TypedDict):
    """Somebody they play with."""

    person: str
    name: str
    kind: Literal["person", "bot"]
    badge: int | None
    matches: int
    ahead: Annotated[int, Field(description="In how many of them the person of the page came before this one.")]
    behind: int
    last: int


class Statistics(TypedDict):
    """All somebody has played, as their page shows it."""

    matches: int
    games: list[GameStatistics]
    careers: list[Career]
    company: list[Company]


class MatchCard(TypedDict):
    """A finished match of somebody's."""

    table: str
    game: str
    rated: bool
    journey: bool
    started: int | None
    ended: int
    seat: int
    place: Annotated[int | None, Field(description="Who left a rated match comes last.")]
    character: str | None
    score: Annotated[float | None, Field(description="Of a match for one.")]
    players: list[MatchPlayer]
    change: Annotated[float | None, Field(description="What it did to their rating, in points.")]
    rating: RatingCard | None


class Matches(TypedDict):
    total: Annotated[int, Field(description="Of all pages.")]
    matches: list[MatchCard]
    next: Annotated[str | None, Field(description="For the next page, ask again with `after` set to this.")]


class Leader(RatingCard):
    """A row of a leaderboard: somebody, or a bot as a milestone."""

    place: Annotated[int | None, Field(description="Null for bots and for provisional ratings.")]
    person: str | None
    name: str | None
    kind: Literal["person", "bot", "milestone"]
    badge: int | None
    bot: str | None
    played: int | None
    last: int | None
    you: bool


class Leaders(TypedDict):
    game: str
    leaders: Annotated[list[Leader], Field(description="By rating less doubt; equal ones by the ids of accounts.")]
    you: Annotated[Leader | None, Field(description="Also if you are too far down for the list.")]
    rating: Annotated[GameRating | None, Field(description="Your own, whoever is on the list.")]


closed(vars())
