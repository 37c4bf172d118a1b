"""What clients get about notices, as typed dicts like those of `vaka.room.wire`."""

from typing import Annotated, Literal

from pydantic import Field
from typing_extensions import TypedDict  # as in `wire`

from vaka.room.wire import closed


class NoticeCard(TypedDict):
    """Something that waits for somebody, or that they may want to know."""

    table: str
    game: str
    kind: Literal["turn", "over", "invitation", "expiring", "flag"]
    at: int
    unread: bool
    by: Annotated[str | None, Field(description="Who invites, or is out of time; null if it is you.")]
    until: Annotated[int | None, Field(description="When the table closes.")]


class Bell(TypedDict):
    """What the bell shows, the latest first."""

    notices: list[NoticeCard]
    unread: int
    beyond: Annotated[bool, Field(description="Whether this room can tell people outside the page too.")]


class DoorCard(TypedDict):
    """An address to which notices are sent."""

    id: str
    kind: Literal["mail", "push", "webhook"]
    address: str
    style: Literal["json", "text"]
    kinds: list[Literal["turn", "over", "invitation", "expiring", "flag"]]
    rhythm: Literal["each", "daily"]
    created: int
    confirmed: Annotated[bool, Field(description="Nothing but the question is sent before.")]
    failed: Annotated[int | None, Field(description="Since when it does not answer.")]
    secret: Annotated[str | None, Field(description="By which a webhook checks that a body is from here.")]


class QuietHours(TypedDict):
    begin: Annotated[int, Field(description="Minutes after midnight.")]
    end: int


class Choices(TypedDict):
    """How somebody is told."""

    offered: list[Literal["mail", "push", "webhook"]]
    key: Annotated[str | None, Field(description="The room's public key for push subscriptions.")]
    doors: list[DoorCard]
    quiet: QuietHours | None
    zone: Annotated[str, Field(description="The time zone of quiet hours and digests, such as Europe/Rome.")]
    digest_hour: int


class Confirmed(TypedDict):
    kind: Literal["mail", "push", "webhook"]


closed(vars())
