"""Games are found by being there: a folder in `vaka/games` with a META is a game, and so is a package that an installed
one names as an entry point of the group `vaka.games`."""

import importlib
import pkgutil
from functools import cache
from importlib.metadata import entry_points
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING

from vaka import locale
from vaka.core.errors import OutOfRange, UnknownName, first_line
from vaka.core.meta import Meta

if TYPE_CHECKING:
    from vaka.core.game import Game

GROUP = "vaka.games"  # of entry points


@cache
def packages() -> dict[str, ModuleType]:
    """The package of every game by the game's name: Vaka's own, then those that are installed. Loads no rules."""
    own = pkgutil.iter_modules(importlib.import_module("vaka.games").__path__)
    found = {module.name: importlib.import_module(f"vaka.games.{module.name}") for module in own if module.ispkg}
    for point in entry_points(group=GROUP):
        try:
            package = point.load()
            name, folder = package.META.name, Path(package.__file__).parent
        except Exception as error:  # whatever the code in the package raises
            raise UnknownName("game-not-loaded", name=point.value, reason=first_line(error)) from error
        if name in found:
            raise OutOfRange("game-name-taken", name=name, package=package.__name__)
        found[name] = package
        locale.add_folder(folder / "locale")
    return found


@cache
def games() -> dict[str, Meta]:
    """Every game's META by name. Loads no rules.

    >>> "powerboats" in games()
    True
    """
    return {name: package.META for name, package in packages().items()}


def part(name: str, module: str) -> ModuleType:
    """A module of a game's package, such as `game` or `components`."""
    meta(name)
    return importlib.import_module(f"{packages()[name].__name__}.{module}")


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
    game: Game = part(name, "game").GAME
    return game
