"""What clients get about accounts, as typed dicts like those of `vaka.room.wire`."""

from typing import Annotated, Any, Literal, TypeAlias

from pydantic import Field
from typing_extensions import TypedDict  # as in `wire`

from vaka.room.wire import TableClock, closed


class AccountCard(TypedDict):
    """Somebody with an account, as everybody who may see their page sees them."""

    id: str
    name: str
    kind: Literal["person", "bot"]
    badge: int | None
    about: str
    created: int


class Profiled(AccountCard):
    """One's own account."""

    visibility: Literal["public", "met", "nobody"]
    ratings_shown: bool


class GuestHas(TypedDict):
    """What a guest has in this browser, and keeps as an account."""

    tables: Annotated[int, Field(description="Not finished yet.")]
    matches: int
    journeys: int


class Me(TypedDict):
    """Who is signed in here."""

    account: Annotated[Profiled | None, Field(description="Null for a guest.")]
    guest: Annotated[GuestHas | None, Field(description="Null if nothing hangs on this browser alone.")]
    passkeys: Annotated[bool, Field(description="Whether passkeys can work at this address.")]
    codes: Annotated[int, Field(description="Recovery codes that are left.")]
    invitations: Annotated[int, Field(description="Tables one is asked to.")]
    client_days: Annotated[
        float | None, Field(description="After how many days the room forgets from where somebody played; null: never.")
    ]


class Ceremony(TypedDict):
    """For the browser's navigator.credentials."""

    options: Annotated[dict[str, Any], Field(description="For parseCreationOptionsFromJSON or its twin.")]


class Offered(TypedDict):
    """A key phrase, shown once."""

    words: list[str]


class Codes(TypedDict):
    """Ten recovery codes, shown once."""

    codes: list[str]


class LinkCard(TypedDict):
    """A way in for one more device."""

    secret: Annotated[str, Field(description="Goes behind /sign-in#link= in an address, or waits for an answer.")]
    code: Annotated[str | None, Field(description="What to type on the device that is signed in.")]
    until: int
    picture: Annotated[str, Field(description="The address as a QR code, in SVG.")]


class AskingDevice(TypedDict):
    """A device that wants to be let in."""

    device: str
    until: int


class Waited(TypedDict):
    """Whether a device was let in."""

    me: Annotated[Me | None, Field(description="Null while nobody has answered.")]


class PasskeyCard(TypedDict):
    id: str
    device: str
    created: int
    used: int | None


class SessionCard(TypedDict):
    id: str
    device: str
    created: int
    seen: int
    here: Annotated[bool, Field(description="Whether it is the one that asks.")]


class TokenCard(TypedDict):
    id: str
    name: str
    scopes: list[Literal["read", "play", "people"]]
    created: int
    used: int | None
    until: int


class NewToken(TokenCard):
    token: Annotated[str, Field(description="Shown once.")]


class WaysIn(TypedDict):
    """How one signs in, and where one is signed in."""

    passkeys: list[PasskeyCard]
    phrase: Annotated[bool, Field(description="Whether there is a key phrase.")]
    codes: int
    sessions: list[SessionCard]
    tokens: list[TokenCard]


class Companion(AccountCard):
    """Somebody one has played with."""

    tables: int
    last: int


class InvitationCard(TypedDict):
    """A table one is asked to."""

    table: str
    game: str
    rated: bool
    invite: Annotated[str, Field(description="The code to sit down with.")]
    inviter: str
    badge: Annotated[int | None, Field(description="The inviter's.")]
    seats: int
    free: Annotated[int, Field(description="Seats nobody has taken.")]
    clock: Annotated[TableClock | None, Field(description="How much time people have.")]
    created: int


class Accepted(TypedDict):
    """The seat one has taken by accepting an invitation."""

    table: str
    seat: int


class AskedPerson(TypedDict):
    """Somebody asked to a table who does not sit there."""

    person: str
    name: str
    badge: int | None
    declined: Annotated[bool, Field(description="Whether they said no.")]


class AskedPeople(TypedDict):
    asked: Annotated[list[AskedPerson], Field(description="In the order they were asked.")]


class Acquaintances(TypedDict):
    """Whom one knows."""

    companions: list[Companion]
    following: list[AccountCard]
    blocked: list[AccountCard]


AroundState: TypeAlias = Literal["online", "thinking", "away", "stood-in", "gone"]


class AroundCard(AccountCard):
    """Somebody one knows, and where they are."""

    state: Annotated[
        AroundState,
        Field(description="At a table or at the page; on turn there; on turn but not there; replaced by a bot; gone."),
    ]
    seen: Annotated[int | None, Field(description="When they were last here.")]
    since: Annotated[int | None, Field(description="Since when it is their turn.")]
    table: Annotated[str | None, Field(description="The table where it is their turn, if you may watch it.")]
    game: str | None


class Around(TypedDict):
    people: Annotated[list[AroundCard], Field(description="Whom you follow or have played with; who is there first.")]
    here: Annotated[int, Field(description="How many of them are here now.")]


class Invitations(TypedDict):
    invitations: list[InvitationCard]


class PeopleFound(TypedDict):
    people: list[AccountCard]


class PersonPage(AccountCard):
    """The head of somebody's page, as the asking person sees it."""

    you: bool
    following: bool
    blocked: bool


closed(vars())
