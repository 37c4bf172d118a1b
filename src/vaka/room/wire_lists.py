"""Lists of tables: the lobby and one's own, as typed dicts like those of `vaka.room.wire`."""

from typing import Annotated

from pydantic import Field
from typing_extensions import TypedDict  # as in `wire`

from vaka.room.wire import Place, SeatCard, Status, TableClock, closed


class LobbyCard(TypedDict):
    id: str
    game: str
    version: int
    options: dict[str, str | int]
    status: Status
    created: int
    started: int | None
    ended: int | None
    result: list[Place] | None
    host: Annotated[int | None, Field(description="The seat of whoever opened the table, if they have one.")]
    seats: list[SeatCard]
    rated: Annotated[bool, Field(description="Whether its result counts for ratings.")]
    clock: Annotated[TableClock | None, Field(description="How much time people have, if not as much as they want.")]
    closes: Annotated[int | None, Field(description="When the table closes if it does not start before.")]
    free: Annotated[int, Field(description="Seats that nobody has taken.")]
    points: Annotated[
        list[float] | None, Field(description="The lowest and the highest rating of the people who sit there.")
    ]


class Lobby(TypedDict):
    tables: list[LobbyCard]
    next: Annotated[str | None, Field(description="For the next page, ask again with `after` set to this.")]


class MatchPlayer(TypedDict):
    seat: int
    name: Annotated[str | None, Field(description="Null for a former player and for a bot without a name of its own.")]
    person: Annotated[str | None, Field(description="The id of their account.")]
    program: bool
    bot: str | None
    badge: int | None
    place: int | None


class MyTable(TypedDict):
    """A table one sits at."""

    id: str
    game: str
    status: Status
    rated: bool
    host: Annotated[bool, Field(description="Whether you opened it.")]
    your_turn: Annotated[bool, Field(description="Whether the match waits for you.")]
    to_move: int | None
    seat: int | None
    players: list[MatchPlayer]
    free: Annotated[int, Field(description="Seats nobody has taken.")]
    created: int
    started: int | None
    ended: int | None
    played: Annotated[int | None, Field(description="When the last move was made.")]
    ply: Annotated[int | None, Field(description="How many moves were made, at a running table.")]
    since: Annotated[int | None, Field(description="How many of them since your last one; null if you made none.")]
    change: Annotated[float | None, Field(description="What a rated match did to your rating.")]
    ready: Annotated[bool, Field(description="Whether all choose at once, you have chosen, and others have not.")]
    stood_in: Annotated[bool, Field(description="Whether a bot plays in your place.")]
    waits_for: Annotated[list[int], Field(description="The seats whose people are to decide.")]
    here: Annotated[list[int], Field(description="The seats whose people are connected now.")]
    clock: Annotated[TableClock | None, Field(description="How much time people have.")]
    flag: Annotated[
        int | None,
        Field(description="When your time is over, or if it is not your turn, that of who is to decide first."),
    ]
    closes: Annotated[int | None, Field(description="When the table closes unless somebody plays on.")]
    off: Annotated[int | None, Field(description="Until when your clock rests because you have taken days off.")]
    days_left: Annotated[int, Field(description="How many days off you can still take, at a turn-based table.")]


class MyTables(TypedDict):
    tables: Annotated[
        list[MyTable],
        Field(
            description="Those that wait for you, the one with the least time first; the other running, open, finished."
        ),
    ]


closed(vars())
