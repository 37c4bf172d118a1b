"""The manifest of a module: all that a client must know to call it."""

import hashlib
from collections.abc import Mapping

from vaka.bots.search.searcher import level_row
from vaka.core.contract import RETURN_UNIT
from vaka.core.game import Game
from vaka.core.kernel import Rule
from vaka.wasm.code import answers, parameters, pools
from vaka.wasm.exports import Desk
from vaka.wasm.modules import Manifest, source_digest

FORMAT = 1  # the client refuses others
TYPES = {"int32": "i32", "int64": "i64", "uint64": "u64", "float64": "f64"}


def manifest(name: str, game: Game, desk: Desk, exports: Mapping[str, Rule], memory: int, code: bytes) -> Manifest:
    """The manifest of a module with these functions and this many bytes of memory."""
    return {
        "format": FORMAT,
        "game": game.name,
        "version": game.meta.version,
        "source": source_digest(name),
        "code": hashlib.sha256(code).hexdigest()[:16],
        "memory": memory,
        "seats": game.meta.seats,
        "unit": RETURN_UNIT,
        "options": desk.options.tolist(),
        "levels": [level_row(game, level).tolist() for level in game.levels],
        "functions": {
            function: {
                "parameters": [[each.name, "i64" if each.long else "i32"] for each in parameters(rule)],
                "answers": answers(rule),
            }
            for function, rule in exports.items()
        },
        "pools": {
            pool: {"type": TYPES.get(array.dtype.name, "bytes"), "shape": array.shape, "itemsize": array.itemsize}
            for pool, array in pools(desk).items()
        },
    }
