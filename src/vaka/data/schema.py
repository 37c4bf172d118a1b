"""The columns of a file of decisions, and what it says of itself."""

import json
from typing import Any, NotRequired, TypedDict

import numpy as np

from vaka.core.errors import MissingExtra
from vaka.core.game import Game
from vaka.core.meta import Options
from vaka.data.rows import narrowest, part_types

FORMAT = "vaka decisions 3"
OLDER = ("vaka decisions 2",)  # read, too: there all parts have one type
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
    type: NotRequired[str]  # of its numbers; without, `observation_type`


class About(TypedDict):
    """What a file says of itself."""

    format: str
    game: str
    version: int
    action_count: int
    observation: list[Part]
    observation_type: str  # the narrowest that holds all numbers of an observation
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
        "observation": [
            {"name": part.name, "shape": list(part.shape), "type": kind.name}
            for part, kind in zip(game.observation.slices, part_types(game), strict=True)
        ],
        "observation_type": narrowest(game).name,
        "seats": seats,
        "options": options,
        "bots": list(bots),
        "kit": None if kit is None else list(kit),
        "values": values,
    }


def row_type(described: About) -> "np.dtype[Any]":
    """An observation as it lies in a file: its parts one behind the other, little-endian, each under its name."""

    def kind(part: Part) -> "np.dtype[Any]":
        return np.dtype(part.get("type", described["observation_type"])).newbyteorder("<")

    return np.dtype([(part["name"], kind(part), tuple(part["shape"])) for part in described["observation"]])


def joined(seen: "np.ndarray[Any, Any]", described: About) -> "np.ndarray[Any, Any]":
    """[rows, length] Observations as arrays of numbers, of rows as they lie in a file."""
    kind = np.dtype(described["observation_type"])
    if all(seen.dtype[part["name"]].base == kind for part in described["observation"]):
        return seen.view(kind).reshape(len(seen), -1)
    parts = [seen[part["name"]].reshape(len(seen), -1) for part in described["observation"]]
    return np.concatenate(parts, axis=1, dtype=kind)


def schema(described: About) -> Any:
    """Columns and metadata of a file."""
    pa = arrow()
    fields = [
        ("seed", pa.uint64()),  # of the match
        ("ply", pa.int32()),  # decisions made before this one
        ("seat", pa.int8()),  # who decides
        ("observation", pa.binary(row_type(described).itemsize)),  # what the seat knows
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
