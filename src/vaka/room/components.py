"""The components of a game as data, for pages that draw them; also with values from a replacement file."""

import json
import re
import tomllib
from functools import cache
from typing import Any

from vaka.core.errors import BadComponents, VakaError
from vaka.core.registry import load, part

Components = dict[str, Any]
DEEPEST = 30  # dots in a key; a link in a comment has some too
BETWEEN = re.compile(r"[\s,=\[\]{}]+")


def components_of(name: str) -> Components:
    """The values of the game's own components file."""
    own: Components = part(name, "components").components()
    return own


@cache
def own_components(name: str) -> bytes:
    """The same as JSON."""
    return as_json(components_of(name))


def replaced(name: str, text: str) -> bytes:
    """The game's values with those of a replacement file on top, as JSON; BadComponents says what is wrong with the
    file.

    The file passes the check for replacement components if the game can be played with some, otherwise the check for
    the game's own file. It is not stored.
    """
    own, game = components_of(name), load(name)
    check = game.kit_from if game.read_kit else part(name, "components").read
    check_depth(text)
    try:
        check(text)
        return as_json(own | tomllib.loads(text))
    except (VakaError, MemoryError):
        raise
    except Exception as error:  # a strange file can make the check fail in any way
        raise BadComponents("components-unreadable", reason=type(error).__name__) from None


def check_depth(text: str) -> None:
    """Refuse keys of very many parts: tomllib takes quadratic time and memory for them."""
    if any(word.strip(".").count(".") > DEEPEST for word in BETWEEN.split(text)):
        raise BadComponents("components-deep", most=DEEPEST)


def as_json(values: Components) -> bytes:
    """Values of a TOML file as JSON; what JSON cannot express, such as a date, becomes text."""
    text = json.dumps(values, ensure_ascii=False, default=str)
    return json.dumps(json.loads(text, parse_constant=str), ensure_ascii=False, separators=(",", ":")).encode()
