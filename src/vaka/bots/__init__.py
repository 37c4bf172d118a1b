"""Bots are found by being there: a module in this folder with a BOT, or several BOTS, brings them along."""

import importlib
import pkgutil
from functools import cache

from vaka.bots.player import Bot, Player
from vaka.core.errors import UnknownName

__all__ = ["Bot", "Player", "bot", "bots"]


@cache
def bots() -> dict[str, Bot]:
    """Every bot by name.

    >>> sorted(bots())
    ['greedy', 'level1', 'level2', 'level3', 'level4', 'level5', 'random']
    """
    found = {}
    for module in pkgutil.iter_modules(__path__):
        loaded = importlib.import_module(f"{__name__}.{module.name}")
        brought = [loaded.BOT] if hasattr(loaded, "BOT") else getattr(loaded, "BOTS", [])
        found.update({one.name: one for one in brought})
    return found


def bot(name: str) -> Bot:
    """One bot, or an error that lists the bots there are."""
    if name not in bots():
        raise UnknownName("unknown-bot", name=name, known=", ".join(sorted(bots())))
    return bots()[name]
