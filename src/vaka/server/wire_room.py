"""What everybody may know of the room itself, as typed dicts like those of `vaka.room.wire`."""

from typing import Annotated, Literal

from pydantic import Field
from typing_extensions import TypedDict  # as in `wire`

from vaka.room.wire import closed


class Health(TypedDict):
    """Whether this process lives and can serve."""

    live: bool
    ready: Annotated[bool, Field(description="Whether to send it requests: the store answers.")]
    store: Literal["ok", "away", "corrupt", "starting"]
    bus: Annotated[
        Literal["ok", "away", "none", "starting"], Field(description="Away: news between processes come later.")
    ]
    workers: Annotated[
        Literal["ok", "failing", "starting"], Field(description="Failing: a bot's worker was replaced lately.")
    ]


class AnnouncementCard(TypedDict):
    """What the host tells everybody."""

    id: int
    text: str
    created: int
    until: int | None


class RoomState(TypedDict):
    """What everybody has to know of the room."""

    mode: Annotated[
        Literal["open", "draining", "stopped"],
        Field(description="Draining: nothing new begins. Stopped: nothing changes at all."),
    ]
    announcements: list[AnnouncementCard]


class Addresses(TypedDict):
    """Where others on the network reach this room. Told only to whoever asks from the machine it runs on."""

    here: Annotated[bool, Field(description="Whether the request came from that machine.")]
    listening: Annotated[bool, Field(description="Whether the room listens to the network at all.")]
    addresses: list[str]


class Reported(TypedDict):
    id: int


closed(vars())
