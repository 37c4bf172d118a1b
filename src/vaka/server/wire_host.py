"""What the host of a room gets, as typed dicts like those of `vaka.room.wire`."""

from typing import Annotated, Literal

from pydantic import Field
from typing_extensions import TypedDict  # as in `wire`

from vaka.room.wire import ChatLine, Status, closed
from vaka.server.wire_room import Health, RoomState


class AdminSeat(TypedDict):
    seat: int
    kind: Literal["person", "bot", "held", "invited", "open"]
    name: str | None
    person: Annotated[str | None, Field(description="person:HASH, to ban or to mute.")]
    clients: Annotated[list[str], Field(description="client:KEY, from where they played.")]


class AdminTable(TypedDict):
    id: str
    game: str
    status: Status
    public: bool
    created: int
    started: int | None
    ended: int | None
    entries: int
    lines: Annotated[int, Field(description="Of chat.")]
    client: Annotated[str | None, Field(description="client:KEY, from where it was opened.")]
    seats: list[AdminSeat]


class AdminTables(TypedDict):
    tables: list[AdminTable]
    next: str | None


class AdminTalk(TypedDict):
    """A table with its chat."""

    table: AdminTable
    chat: list[ChatLine]


class PersonCard(TypedDict):
    person: str
    names: list[str]
    tables: int
    seen: int
    clients: list[str]
    banned: bool
    muted: bool


class People(TypedDict):
    people: list[PersonCard]


class SanctionCard(TypedDict):
    kind: Literal["ban", "mute"]
    subject: str
    reason: str
    created: int
    until: int | None


class Sanctions(TypedDict):
    sanctions: list[SanctionCard]


class ReportCard(TypedDict):
    id: int
    table: str
    seat: int | None
    name: str
    person: str | None
    quote: str | None
    text: str
    reporter: str
    created: int
    resolved: int | None
    note: str | None


class Reports(TypedDict):
    reports: list[ReportCard]


class AdminRoom(RoomState):
    """The room at a glance."""

    version: str
    health: Health
    tables: dict[str, int]
    sockets: int
    reports: Annotated[int, Field(description="Not yet dealt with, up to 100.")]
    name: Annotated[str, Field(description="Of the admin token in use.")]


class Changed(TypedDict):
    changed: Annotated[int, Field(description="How many rows the host's order has changed.")]


closed(vars())
