"""Vaka: four island board games, one engine, to play and to study.

>>> import vaka
>>> match = vaka.Match("powerboats", seats=3, seed=1)
>>> match.to_move in range(3)
True
"""

from importlib import import_module
from importlib.metadata import version
from typing import TYPE_CHECKING, Any

from vaka.core.registry import games as all_games
from vaka.core.registry import load

if TYPE_CHECKING:
    from vaka.bots.analysis import analyse
    from vaka.bots.review import review
    from vaka.core.game import Game
    from vaka.core.match import Match
    from vaka.envs.batch import Batch, batch

__all__ = ["Batch", "Game", "Match", "__version__", "all_games", "analyse", "batch", "load", "review"]
_LATER = {
    "Batch": "vaka.envs.batch",
    "Game": "vaka.core.game",
    "Match": "vaka.core.match",
    "analyse": "vaka.bots.analysis",
    "batch": "vaka.envs.batch",
    "review": "vaka.bots.review",
}


def __getattr__(name: str) -> Any:
    """Loads what needs NumPy only when it is asked for, so that listing the games costs nothing."""
    if name == "__version__":
        return version("vaka")
    if name in _LATER:
        return getattr(import_module(_LATER[name]), name)
    raise AttributeError(f"module 'vaka' has no attribute {name!r}")


def __dir__() -> list[str]:
    """Those that load later too, for `help(vaka)` and completion."""
    return sorted({*globals(), *__all__})
