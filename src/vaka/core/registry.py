"""Games are found by being there: a folder in `vaka/games` with a META is a game."""

import importlib
import pkgutil
from functools import cache
from typing import TYPE_CHECKING

from vaka.core.errors import UnknownName
from vaka.core.meta import Meta

if TYPE_CHECKING:
    from vaka.core.game import Game


@cache
def games() -> dict[str, Meta]:
    """Every game's META by name. Loads no rules.

    >>> "powerboats" in games()
    True
    """
    found = {}
    for module in pkgutil.iter_modules(importlib.import_module("vaka.games").__path__):
        if module.ispkg:
            found[module.name] = importlib.import_module(f"vaka.games.{module.name}").META
    return found


def meta(name: str) -> Meta:
    """One game's META, or an error that lists the games there are."""
    if name not in games():
        raise UnknownName("unknown-game", name=name, known=", ".join(games()))
    return games()[name]


@cache
def load(name: str) -> "Game":
    """A game, complete with its rules.

    >>> load("powerboats")
    vaka.load('powerboats')
    """
    meta(name)
    game: Game = importlib.import_module(f"vaka.games.{name}.game").GAME
    return game
