"""The columns of a file of decisions, and what it says of itself."""

import json
from typing import Any

from vaka.core.errors import UnknownName
from vaka.core.game import Game

FORMAT = "vaka decisions 1"
KEY = b"vaka"


def arrow() -> Any:
    """pyarrow, or an error that says how to get it."""
    try:
        import pyarrow
        import pyarrow.parquet
    except ImportError:
        raise UnknownName("needs-extra", package="pyarrow", extra="data") from None
    return pyarrow


def schema(game: Game, about: dict[str, Any]) -> Any:
    """Columns and metadata of a file."""
    pa = arrow()
    fields = [
        ("seed", pa.uint64()),  # of the match
        ("ply", pa.int32()),  # decisions made before this one
        ("seat", pa.int8()),  # who decides
        ("observation", pa.list_(pa.int32(), game.observation.length)),  # what the seat knows
        ("legal", pa.list_(pa.int32())),  # the actions it has, in the game's order
        ("action", pa.int32()),  # the one it takes
        ("result", pa.float32()),  # what the seat gets when the match ends: 1 for a sole win to −1 for the last
    ]
    parts = [{"name": part.name, "shape": list(part.shape)} for part in game.observation.slices]
    described = {
        "format": FORMAT,
        "game": game.name,
        "version": game.meta.version,
        "action_count": game.action_count,
        "observation": parts,
        **about,
    }
    return pa.schema(fields, metadata={KEY: json.dumps(described).encode()})
