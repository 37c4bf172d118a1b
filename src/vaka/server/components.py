"""The components of a game as data, for pages that draw them; also with values from a replacement file."""

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
    """The game's values with those of a replacement file on top; BadComponents says what is wrong with the file.

    The file passes the check for replacement components if the game can be played with some, otherwise the check for
    the game's own file. It is not stored.
    """
    own, game = components_of(name), load(name)
    check = game.kit_from if game.read_kit else importlib.import_module(f"vaka.games.{name}.components").read
    try:
        check(text)
        return own | tomllib.loads(text)
    except VakaError:
        raise
    except Exception as error:  # a strange file can make the check fail in any way
        raise BadComponents("components-unreadable", reason=type(error).__name__) from None
