"""Journeys and scores of matches for one, as typed dicts like those of `vaka.room.wire`."""

from collections.abc import Mapping
from typing import Annotated, Any, Literal

from pydantic import Field
from typing_extensions import TypedDict  # as in `wire`

from vaka.room.wire import Score, closed


class Ask(TypedDict):
    """A choice between two matches."""

    count: Annotated[int, Field(description="How many things to choose.")]
    free: Annotated[dict[str, int], Field(description="What can be chosen, and how often each.")]


class JourneyCard(TypedDict):
    """A journey as its game shows it, and the tables of its matches."""

    id: str
    game: str
    name: str
    stage: Literal["play", "decide", "over"]
    asks: Ask | None
    view: Mapping[str, Any]
    tables: Annotated[list[str | None], Field(description="By match; null for one played elsewhere.")]
    playing: Annotated[str | None, Field(description="The table of the match under way.")]
    created: int
    changed: int
    yours: bool


class Journeys(TypedDict):
    journeys: list[JourneyCard]


class OwnJourney(TypedDict):
    """The answer that gives you a journey. The token is in an HttpOnly cookie unless `bearer` was set."""

    journey: JourneyCard
    token: Annotated[str | None, Field(description="Only if `bearer` was set. Send it as `Authorization: Bearer …`.")]


class Verified(TypedDict):
    """A journey's file that was replayed and is unaltered."""

    game: str
    name: str
    view: Mapping[str, Any]


class ScoreLine(Score):
    table: str
    options: dict[str, str | int]
    ended: int


class Scores(TypedDict):
    """Your scores of matches for one, best first: by the share of the points that were possible."""

    scores: list[ScoreLine]


closed(vars())
