"""Games are found by being there: a folder in `vaka/games` with a META is a game, and so is a package that an installed
one names as an entry point of the group `vaka.games`. One that cannot be loaded is told where its name is asked for."""

import importlib
import pkgutil
from functools import cache
from importlib.metadata import entry_points
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING

from vaka import locale
from vaka.core.errors import OutOfRange, UnknownName, VakaError, first_line
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
            about = {"package": point.dist.name if point.dist else point.module, "reason": first_line(error)}
            _broken[point.name] = UnknownName("game-not-loaded", name=point.name, **about)
            continue
        if name in found:
            _broken[name] = OutOfRange("game-name-taken", name=name, package=package.__name__)
            continue
        found[name] = package
        locale.add_folder(folder / "locale")
    return found


_broken: dict[str, VakaError] = {}  # names that an installed package has spoilt, and how


def broken() -> dict[str, VakaError]:
    """What is wrong with games that installed packages bring, by the name that cannot be had."""
    packages()
    return _broken


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
        if name in broken():
            raise broken()[name]
        raise UnknownName("unknown-game", name=str(name), known=", ".join(games()))
    return games()[name]


def load(name: str) -> "Game":
    """A game, complete with its rules.

    >>> load("powerboats")
    vaka.load('powerboats')
    """
    return _loaded(str(name))  # whatever else it was is no game either


@cache
def _loaded(name: str) -> "Game":
    if name in broken():
        raise broken()[name]
    game: Game = part(name, "game").GAME
    return game


def game_of(given: "Game | str") -> "Game":
    """A game itself, or the one of this name; UnknownName for anything else."""
    from vaka.core.game import Game

    return given if isinstance(given, Game) else load(str(given))
