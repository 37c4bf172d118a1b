"""The components of a game as data, for pages that draw them; and those of a file somebody brings, checked first."""

import importlib
import tomllib
from typing import Any

from vaka.core.errors import BadComponents, VakaError
from vaka.core.registry import load, meta

Components = dict[str, Any]


def components_of(name: str) -> Components:
    """The values of the game's own components file."""
    meta(name)
    own: Components = importlib.import_module(f"vaka.games.{name}.components").components()
    return own


def replaced(name: str, text: str) -> Components:
    """The values with those of a replacement file in their place; BadComponents says what is wrong with it.

    Where the game plays with replaced components, the file is held to the same check; where it does not, to the check
    of its own file. Nothing of it is kept.
    """
    own, game = components_of(name), load(name)
    check = game.kit_from if game.read_kit else importlib.import_module(f"vaka.games.{name}.components").read
    try:
        check(text)
        return own | tomllib.loads(text)
    except VakaError:
        raise
    except Exception as error:  # whatever else a strange file makes the check do, it is the file's fault
        raise BadComponents("components-unreadable", reason=type(error).__name__) from None
