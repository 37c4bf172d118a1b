"""The manifest of a module: all that a client must know to call it."""

from collections.abc import Iterable

from vaka.bots.search.searcher import level_row
from vaka.core.contract import RETURN_UNIT
from vaka.core.game import Game
from vaka.wasm.code import answers, parameters, pools
from vaka.wasm.exports import EXPORTS, Desk
from vaka.wasm.modules import Manifest, source_digest

FORMAT = 1  # the client refuses others
TYPES = {"int32": "i32", "int64": "i64", "uint64": "u64", "float64": "f64"}


def manifest(game: Game, desk: Desk, names: Iterable[str], memory: int) -> Manifest:
    """The manifest of a module with these functions and so many bytes of memory."""
    return {
        "format": FORMAT,
        "game": game.name,
        "version": game.meta.version,
        "source": source_digest(game.name),
        "memory": memory,
        "seats": game.meta.seats,
        "unit": RETURN_UNIT,
        "options": desk.options.tolist(),
        "levels": [level_row(game, level).tolist() for level in game.levels],
        "functions": {
            name: {
                "parameters": [[each.name, "i64" if each.long else "i32"] for each in parameters(EXPORTS[name])],
                "answers": answers(EXPORTS[name]),
            }
            for name in names
        },
        "pools": {
            name: {"type": TYPES.get(pool.dtype.name, "bytes"), "shape": pool.shape, "itemsize": pool.itemsize}
            for name, pool in pools(desk).items()
        },
    }
