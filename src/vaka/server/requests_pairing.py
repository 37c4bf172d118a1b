"""What a client sends about playing now, as models like those of `vaka.server.requests`."""

from pydantic import Field

from vaka.server.requests import SEATS, Badge, Bearing

LONGEST_WAIT = 7 * 24 * 3600  # seconds until bots


class PlayNow(Bearing):
    """What to play now, with whom one fits."""

    game: str = Field(max_length=40)
    seats: int = Field(ge=2, le=SEATS, description="How many play.")
    pace: str = Field(
        "none",
        max_length=24,
        description="The clock: `none`, one of the game's in seconds such as `600+20`, or for a turn such as `72h`.",
    )
    rated: bool = Field(False, description="Whether the result counts for ratings; everybody has an account then.")
    bots_after: float | None = Field(
        None,
        ge=0,
        le=LONGEST_WAIT,
        description="Seconds after which bots may fill the seats left; null: people only.",
    )
    name: str | None = Field(None, max_length=100, description="A guest's name.")
    badge: Badge | None = None
