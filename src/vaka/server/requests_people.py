"""What a client sends about accounts, as models like those of `vaka.server.requests`."""

from typing import Annotated, Literal

from pydantic import Field

from vaka.server.described import DescribedAs
from vaka.server.requests import Badge, Request
from vaka.server.store.ways_in import Scope
from vaka.server.wire_people import Credential, UncheckedCredential

Name = Annotated[str, Field(max_length=100)]
Device = Annotated[
    str | None, Field(max_length=80, description="What to call this device; by default its browser and system.")
]
Answer = Annotated[UncheckedCredential, Field(max_length=20), DescribedAs(Credential)]


class AccountAsk(Request):
    """An account to begin. Without a name it is about the account that is signed in."""

    name: Name | None = None
    badge: Badge | None = None


class PasskeyAnswer(Request):
    """A new passkey, for who is signed in or for the account that was asked for."""

    credential: Answer
    device: Device = None


class PhraseAnswer(AccountAsk):
    """A key phrase that was offered and is written down."""

    phrase: str = Field(max_length=200)
    device: Device = None


class SignInRequest(Request):
    """A request that signs somebody in."""

    device: Device = None
    bring: bool = Field(True, description="Whether what the guest played in this browser becomes the account's.")


class PasskeySignIn(SignInRequest):
    credential: Answer


class PhraseSignIn(SignInRequest):
    name: Name
    phrase: str = Field(max_length=200)


class CodeSignIn(SignInRequest):
    name: Name
    code: str = Field(max_length=40, description="One of the ten recovery codes; it is used up.")


class LinkSignIn(SignInRequest):
    secret: str = Field(max_length=64, description="Of a link, or of a device that has asked to be let in.")


class DeviceAsk(Request):
    device: Device = None


class DeviceAnswer(Request):
    agree: bool


class Renamed(Request):
    device: str = Field(max_length=80)


class Profile(Request):
    """What to change; the rest stays."""

    name: Name | None = None
    badge: Badge | None = None
    about: str | None = Field(None, max_length=500, description="A line about oneself, as plain text.")
    visibility: Literal["public", "met", "nobody"] | None = Field(None, description="Who may see the page.")
    ratings_shown: bool | None = Field(None, description="Whether leaderboards list the account.")
    kind: Literal["person", "bot"] | None = Field(None, description="Whether a program plays with this account.")


class TokenAsk(Request):
    """A personal token for a program."""

    name: Name
    scopes: list[Scope] = Field(
        min_length=1,
        max_length=3,
        description="read: what you may see; play: tables and journeys; people: follow, block, invite.",
    )
    days: float = Field(ge=1, le=366, description="After which it ends.")


class DeleteAsk(Request):
    name: Name = Field(description="The account's name, to make sure.")


class Wanted(Request):
    wanted: bool = Field(True, description="False to undo it.")


class InviteAsk(Request):
    table: str = Field(max_length=64, description="The id of a table of your own that has not started.")


class PersonReport(Request):
    text: str = Field(max_length=4000, description="What happened.")
    table: str = Field(max_length=64, description="The id of a table at which you both have a seat.")
