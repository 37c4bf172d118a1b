"""What clients get about accounts, as typed dicts like those of `vaka.room.wire`."""

from collections.abc import Mapping
from typing import Annotated, Any, Literal, NotRequired, TypeAlias

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


class RelyingParty(TypedDict):
    """Whose passkeys they are."""

    id: str
    name: str


class PasskeyUser(TypedDict):
    id: str
    name: str
    displayName: str


class PasskeyAlgorithm(TypedDict):
    type: Literal["public-key"]
    alg: int


class KnownPasskey(TypedDict):
    id: str
    type: Literal["public-key"]


class AuthenticatorSelection(TypedDict):
    residentKey: Literal["required"]
    requireResidentKey: bool
    userVerification: Literal["required"]


class CreationOptions(TypedDict):
    """PublicKeyCredentialCreationOptionsJSON of WebAuthn; what is binary is base64url."""

    rp: RelyingParty
    user: PasskeyUser
    challenge: str
    pubKeyCredParams: list[PasskeyAlgorithm]
    timeout: int
    excludeCredentials: list[KnownPasskey]
    authenticatorSelection: AuthenticatorSelection
    attestation: str


class RequestOptions(TypedDict):
    """PublicKeyCredentialRequestOptionsJSON of WebAuthn."""

    challenge: str
    timeout: int
    rpId: str
    allowCredentials: list[KnownPasskey]
    userVerification: Literal["required"]


class NewCeremony(TypedDict):
    """For the browser's navigator.credentials.create."""

    options: Annotated[CreationOptions, Field(description="For parseCreationOptionsFromJSON.")]


class SignInCeremony(TypedDict):
    """For the browser's navigator.credentials.get."""

    options: Annotated[RequestOptions, Field(description="For parseRequestOptionsFromJSON.")]


class AuthenticatorAnswer(TypedDict):
    """What an authenticator has made, as base64url: of a new passkey the attestation, of a sign-in the signature."""

    clientDataJSON: str
    attestationObject: NotRequired[str]
    authenticatorData: NotRequired[str]
    publicKey: NotRequired[str | None]
    publicKeyAlgorithm: NotRequired[int]
    transports: NotRequired[list[str]]
    signature: NotRequired[str]
    userHandle: NotRequired[str | None]


class Credential(TypedDict):
    """What the browser's PublicKeyCredential.toJSON() gives."""

    id: str
    rawId: str
    type: str
    response: AuthenticatorAnswer
    authenticatorAttachment: NotRequired[str | None]
    clientExtensionResults: NotRequired[Mapping[str, Any]]


UncheckedCredential: TypeAlias = dict[str, Any]  # what a browser sent as a `Credential`, or a stranger made up


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
