"""Bots of your own: from a file, an importable module, a trained network, or an installed package."""

import importlib
import importlib.util
import inspect
import sys
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from hashlib import sha256
from importlib.metadata import entry_points
from pathlib import Path
from types import ModuleType
from typing import Any

from vaka.bots.player import Bot, Player
from vaka.core.errors import UnknownName, first_line
from vaka.core.record import reason

GROUP = "vaka.bots"  # of entry points
FILE, NETWORK = ".py", ".onnx"


def load_bot(name: str) -> Bot:
    """The bot that `file.py:Class`, `package.module:Class` or `network.onnx` names. This runs the code there."""
    if name.endswith(FILE):
        raise UnknownName("bot-no-class", name=name)
    if not name.endswith(NETWORK):
        return _class_bot(name, Path.cwd())
    from vaka.bots.onnx import network_bot  # needs NumPy

    return network_bot(name)


@cache
def _class_bot(name: str, folder: Path) -> Bot:
    place, _, attribute = name.rpartition(":")
    try:
        if place.endswith(FILE):
            (folder / place).open("rb").close()
    except OSError as error:
        raise UnknownName("file-unreadable", path=place, reason=reason(error)) from None
    try:
        module = _from_file(folder / place) if place.endswith(FILE) else importlib.import_module(place)
    except Exception as error:  # whatever the code in the file raises
        raise UnknownName("bot-not-loaded", name=name, reason=first_line(error)) from error
    if not hasattr(module, attribute):
        raise UnknownName("bot-not-there", place=place, attribute=attribute)
    return bot_of(getattr(module, attribute), name)


def _from_file(path: Path) -> ModuleType:
    """The module in a file, under a name that no other file has."""
    whole = path.resolve()
    name = f"vaka_bot_{sha256(str(whole).encode()).hexdigest()[:16]}"
    spec = importlib.util.spec_from_file_location(name, whole)
    assert spec is not None
    assert spec.loader is not None
    module = sys.modules[name] = importlib.util.module_from_spec(spec)
    try:
        spec.loader.exec_module(module)
    except BaseException:
        del sys.modules[name]
        raise
    return module


def bot_of(found: Any, name: str) -> Bot:
    """A bot itself, or one made of a subclass of Player, called like its class."""
    if isinstance(found, Bot):
        return found
    if inspect.isclass(found) and issubclass(found, Player) and not inspect.isabstract(found):
        return Bot(found.__name__, found)
    raise UnknownName("bot-no-player", name=name)


def is_place(name: str) -> bool:
    """Whether a text names a bot by where it is."""
    return ":" in name or name.endswith((FILE, NETWORK))


def source_of(name: str) -> str | None:
    """A hash of the file that a bot of your own comes from; None for one that has a name."""
    if not is_place(name):
        return None
    place = name if name.endswith(NETWORK) else name.rpartition(":")[0]
    if not place.endswith((FILE, NETWORK)):
        found = importlib.util.find_spec(place)
        assert found is not None
        place = str(found.origin)
    return sha256(Path(place).read_bytes()).hexdigest()


def installed() -> Iterator[tuple[str, str, Bot | UnknownName]]:
    """Name, package and bot of each entry point in the group `vaka.bots`, or what went wrong when it was loaded."""
    for point in entry_points(group=GROUP):
        package = point.dist.name if point.dist else point.module
        try:
            yield point.name, package, replace(bot_of(point.load(), point.value), name=point.name)
        except Exception as error:  # whatever the code in the package raises
            reason = first_line(error)
            yield point.name, package, UnknownName("bot-broken", name=point.name, package=package, reason=reason)
