"""What somebody gets who asks for everything the room keeps about them. Fields are named as in the store."""

from collections.abc import Sequence
from typing import Annotated

from pydantic import Field
from typing_extensions import TypedDict  # as in `wire`

from vaka.core.journey import Story
from vaka.core.meta import Options
from vaka.room.wire import Place, closed
from vaka.server.rows import NoticeKind
from vaka.server.store.notices import DoorKind, Rhythm, Style
from vaka.server.store.ways_in import Scope
from vaka.server.wire_people import Profiled


class DownloadedRating(TypedDict):
    game: str
    mu: float
    sigma: float
    played: int


class DownloadedStep(TypedDict):
    """A rating after a match."""

    game: str
    mu: float
    sigma: float
    at: int


class DownloadedName(TypedDict):
    """A former name."""

    folded: str
    until: int


class DownloadedPasskey(TypedDict):
    id: str
    device: str
    counter: int
    transports: list[str]
    created: int
    used: int | None


class DownloadedSession(TypedDict):
    id: str
    device: str
    created: int
    seen: int
    until: int


class DownloadedToken(TypedDict):
    id: str
    name: str
    scopes: list[Scope]
    created: int
    until: int
    used: int | None


class DownloadedSeat(TypedDict):
    """A seat, and its table."""

    id: str
    game: str
    options: Options
    status: str
    created: int
    started: int | None
    ended: int | None
    result: list[Place] | None
    score: float | None
    best: float | None
    seat: int
    name: str | None
    seen: int


class DownloadedLine(TypedDict):
    """A line of chat."""

    table_id: str
    text: str
    at: int


class DownloadedJourney(TypedDict):
    id: str
    game: str
    name: str
    story: Annotated[Story, Field(description="As the game left it.")]
    tables: list[str | None]


class DownloadedInvitation(TypedDict):
    """A table one is asked to."""

    table: str
    game: str
    inviter: str
    created: int


class DownloadedInvited(TypedDict):
    """Somebody one has asked."""

    table_id: str
    name: str
    created: int
    declined: int | None


class DownloadedNotice(TypedDict):
    table_id: str
    game: str
    kind: NoticeKind
    mark: int
    at: int
    seen: int | None
    by_name: str | None
    until: int | None


class DownloadedDoor(TypedDict):
    id: str
    kind: DoorKind
    address: str
    style: Style
    kinds: Sequence[NoticeKind]
    rhythm: Rhythm
    language: str
    created: int
    asked: int
    confirmed: int | None
    failed: int | None


class DownloadedChoices(TypedDict):
    """When one wants to be left alone, and when digests come."""

    zone: str
    quiet_from: int | None
    quiet_to: int | None
    digest_hour: int


class Everything(TypedDict):
    """All of it, without what says nothing to anybody, such as hashes."""

    account: Profiled
    ratings: list[DownloadedRating]
    rating_steps: list[DownloadedStep]
    reserved_names: list[DownloadedName]
    passkeys: list[DownloadedPasskey]
    key_phrase: bool
    recovery_codes: Annotated[int, Field(description="How many are left.")]
    sessions: list[DownloadedSession]
    tokens: list[DownloadedToken]
    tables: list[DownloadedSeat]
    chat: list[DownloadedLine]
    journeys: list[DownloadedJourney]
    following: list[str]
    blocked: list[str]
    invitations: list[DownloadedInvitation]
    invited: list[DownloadedInvited]
    notices: list[DownloadedNotice]
    notice_doors: list[DownloadedDoor]
    notice_choices: list[DownloadedChoices]


closed(vars())
