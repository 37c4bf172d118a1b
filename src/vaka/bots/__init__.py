"""Bots: those in this folder, those of installed packages, and those in files of your own.

A module in this folder with a BOT, or several BOTS, brings them along.
"""

import importlib
import pkgutil
from functools import cache

from vaka.bots.loading import bot_of, installed, is_place, load_bot
from vaka.bots.player import Bot, Player
from vaka.core.errors import OutOfRange, UnknownName, VakaError
from vaka.core.game import Game
from vaka.core.registry import games

__all__ = ["Bot", "Player", "bot", "bots", "known_bot", "register"]


@cache
def bots() -> dict[str, Bot]:
    """Every bot that has a name of its own and a game to play.

    >>> sorted(bots())
    ['greedy', 'level1', 'level2', 'level3', 'level4', 'level5', 'mind', 'random']
    """
    found = {}
    for module in pkgutil.iter_modules(__path__):
        loaded = importlib.import_module(f"{__name__}.{module.name}")
        brought = [loaded.BOT] if hasattr(loaded, "BOT") else getattr(loaded, "BOTS", [])
        found.update({one.name: one for one in brought if any(one.plays(game) for game in games())})
    for name, package, one in installed():
        if isinstance(one, Bot) and found.setdefault(name, one) == one:
            continue
        taken = OutOfRange("bot-package-taken", name=name, package=package)
        _broken[name] = taken if isinstance(one, Bot) else one
    return found


_broken: dict[str, VakaError] = {}  # names that an installed package has spoilt, and how


def bot(name: str, game: Game | None = None) -> Bot:
    """One bot by its name, or one of your own as `file.py:Class`, `package.module:Class` or `network.onnx`; UnknownName
    if there is none, or if it does not play a game that is given.

    >>> bot("greedy").name
    'greedy'
    """
    if not is_place(name):
        return known_bot(name, game)
    found = load_bot(name)
    if game is not None:
        found.check(game)
    return found


def known_bot(name: str, game: Game | None = None) -> Bot:
    """One bot by its name, or an error that lists those there are, or those that play a game. Loads no code: a stranger
    may give the name."""
    found = bots()
    if name in _broken:
        raise _broken[name]
    if name not in found:
        known = sorted(each.name for each in found.values() if game is None or each.plays(game.name))
        raise UnknownName("unknown-bot", name=name, known=", ".join(known))
    if game is not None:
        found[name].check(game)
    return found[name]


def register(new: Bot | type[Player] | str) -> Bot:
    """Give a bot a name in `bots()`: its own, or that of its class. A text is a bot as `bot` takes it."""
    added = bot(new) if isinstance(new, str) else bot_of(new, str(new))
    if bots().setdefault(added.name, added) != added:
        raise OutOfRange("bot-name-taken", name=added.name)
    return added
