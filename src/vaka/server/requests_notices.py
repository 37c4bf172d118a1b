"""What a client sends about notices, as models like those of `vaka.server.requests`."""

from typing import Annotated, Literal

from pydantic import Field

from vaka.server.requests import Request

Kinds = Annotated[list[Literal["turn", "over", "invitation", "expiring", "flag"]], Field(max_length=5)]
Minute = Annotated[int, Field(ge=0, lt=24 * 60)]


class Subscription(Request):
    """The keys of a browser's push subscription."""

    p256dh: str = Field(max_length=120)
    auth: str = Field(max_length=60)


class DoorAsk(Request):
    """An address to send notices to."""

    kind: Literal["mail", "push", "webhook"]
    address: str = Field(max_length=1000, description="An e-mail address, a push endpoint or a webhook's address.")
    keys: Subscription | None = Field(None, description="Of a push subscription.")
    style: Literal["json", "text"] = Field("json", description="Of a webhook: text for services that show it as it is.")
    kinds: Kinds | None = Field(None, description="What to send there; everything by default.")
    rhythm: Literal["each", "daily"] = Field("each", description="Of e-mail: one for each turn, or a daily digest.")


class DoorChange(Request):
    kinds: Kinds | None = None
    rhythm: Literal["each", "daily"] | None = None


class Quiet(Request):
    begin: Minute
    end: Minute


class ChoicesAsk(Request):
    """When to be left alone, and when digests come."""

    quiet: Quiet | None = Field(None, description="Null for no quiet hours.")
    zone: str = Field("UTC", max_length=64, description="A time zone, such as Europe/Rome.")
    digest_hour: int = Field(8, ge=0, le=23)


class SeenAsk(Request):
    table: str | None = Field(None, max_length=64, description="Only what is about this table.")


class TokenGiven(Request):
    token: str = Field(max_length=100, description="From the link of a message.")
