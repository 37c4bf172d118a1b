"""Bots are found by being there: a module in this folder with a BOT is a bot."""

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
    ['greedy', 'random']
    """
    found = {}
    for module in pkgutil.iter_modules(__path__):
        loaded = importlib.import_module(f"{__name__}.{module.name}")
        if hasattr(loaded, "BOT"):
            found[loaded.BOT.name] = loaded.BOT
    return found


def bot(name: str) -> Bot:
    """One bot, or an error that lists the bots there are."""
    if name not in bots():
        raise UnknownName("unknown-bot", name=name, known=", ".join(sorted(bots())))
    return bots()[name]
