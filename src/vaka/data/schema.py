"""The columns of a file of decisions, and what it says of itself."""

import json
from typing import Any, TypedDict

from vaka.core.errors import MissingExtra
from vaka.core.game import Game
from vaka.core.meta import Options
from vaka.data.rows import observed

FORMAT = "vaka decisions 2"
KEY = b"vaka"


def arrow() -> Any:
    """pyarrow, or an error that says how to get it."""
    try:
        import pyarrow
        import pyarrow.parquet
    except ImportError:
        raise MissingExtra("needs-extra", package="pyarrow", extra="data") from None
    return pyarrow


class Part(TypedDict):
    """A named part of the observations."""

    name: str
    shape: list[int]


class About(TypedDict):
    """What a file says of itself."""

    format: str
    game: str
    version: int
    action_count: int
    observation: list[Part]
    observation_type: str  # of the numbers in the column `observation`
    seats: int
    options: Options
    bots: list[str]
    kit: list[int] | None
    values: bool  # whether it has the columns `value` and `share`


def about(
    game: Game, seats: int, options: Options, bots: tuple[str, ...], kit: tuple[int, ...] | None, values: bool
) -> About:
    """What a file of these matches says of itself."""
    return {
        "format": FORMAT,
        "game": game.name,
        "version": game.meta.version,
        "action_count": game.action_count,
        "observation": [{"name": part.name, "shape": list(part.shape)} for part in game.observation.slices],
        "observation_type": observed(game).name,
        "seats": seats,
        "options": options,
        "bots": list(bots),
        "kit": None if kit is None else list(kit),
        "values": values,
    }


def schema(game: Game, described: About) -> Any:
    """Columns and metadata of a file."""
    pa = arrow()
    fields = [
        ("seed", pa.uint64()),  # of the match
        ("ply", pa.int32()),  # decisions made before this one
        ("seat", pa.int8()),  # who decides
        ("observation", pa.binary(observed(game).itemsize * game.observation.length)),  # what the seat knows
        ("legal", pa.list_(pa.int32())),  # the actions it has, in the game's order
        ("action", pa.int32()),  # the one it takes
        ("result", pa.float32()),  # what the seat gets when the match ends: 1 for a sole win to −1 for the last
    ]
    if described["values"]:
        fields += [
            ("value", pa.float32()),  # the result its search expected; NaN where it did not search
            ("share", pa.list_(pa.float32())),  # how often the search would play each legal action
        ]
    return pa.schema(fields, metadata={KEY: json.dumps(described).encode()})
