"""Modules of games: shipped with the package, or built once and kept in the cache under a digest.

`tongiaki` names the module of a game, `tongiaki.net` that of the net it brings along.
"""

import hashlib
import importlib.util
import json
import os
import pkgutil
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.metadata import version
from pathlib import Path
from typing import Any, TypedDict

from vaka.core import registry
from vaka.core.errors import VakaError
from vaka.core.game import Game
from vaka.core.kernel import Rule, cache_folder
from vaka.wasm.code import pools
from vaka.wasm.exports import EXPORTS, NET_EXPORTS, new_desk

MAKERS = ("build.py", "code.py", "linker.py")  # what makes a module of rules
MODULE = "module"  # the name of one that was just built
BUILT = Path(__file__).parent / "built"  # what make release puts into the wheel, and the client's engine
LINKERS = ("wasm-ld", *(f"wasm-ld-{number}" for number in range(22, 15, -1)))  # Debian's are numbered
NEUTRAL = {"NUMBA_OPT": "0", "NUMBA_CPU_NAME": "generic", "NUMBA_CPU_FEATURES": ""}  # code for no machine yet
SOURCES = ("core", "bots/search", "wasm")  # of what is in every module
NET = ".net"  # after a game's name
NET_SOURCES, NET_FILES = ("bots/minds",), (".npz",)


class WasmError(VakaError):
    """A module cannot be built here."""


class FunctionAbout(TypedDict):
    """How a function is called: its parameters, each a name and a type, and how many numbers it answers."""

    parameters: list[list[str]]
    answers: int


class PoolAbout(TypedDict):
    """An array of a module's memory."""

    type: str
    shape: Sequence[int]
    itemsize: int


class Manifest(TypedDict):
    """All that a client must know to call a module."""

    format: int
    game: str
    version: int
    source: str
    code: str  # a hash of the module itself
    memory: int  # all that it ever uses, in bytes
    seats: Sequence[int]
    unit: int
    options: list[int]
    levels: list[list[float]]
    functions: dict[str, FunctionAbout]
    pools: dict[str, PoolAbout]


@dataclass(frozen=True)
class Module:
    """A WebAssembly module and how it is called."""

    code: Path
    manifest: Path

    def about(self) -> Manifest:
        """The manifest."""
        about: Manifest = json.loads(self.manifest.read_text("utf-8"))
        return about


def named_game(name: str) -> Game:
    """A game by its name, with its net if that is asked for, or by where it is: `package.module:GAME`."""
    if name.endswith(NET):
        from vaka.bots.minds.mind import own_mind

        return own_mind(name.removesuffix(NET))
    game: Game = pkgutil.resolve_name(name) if ":" in name else registry.load(name)
    return game


def exported(name: str, names: Iterable[str] = ()) -> dict[str, Rule]:
    """The functions of a module; some alone, if they are named."""
    known = NET_EXPORTS if name.endswith(NET) else EXPORTS
    return {each: known[each] for each in names or known}


def net_of(game: str) -> str | None:
    """The name of the module of a game's net, if the game brings one along that plays."""
    from vaka.bots.mind import plays_alone

    return game + NET if plays_alone(game) else None


def module_of(name: str, exports: Iterable[str] = ()) -> Module:
    """The module of a game as its rules are now, built if need be; with these functions alone, if some are named."""
    return found(name, exports) or build(name, exports)


def found(name: str, exports: Iterable[str] = ()) -> Module | None:
    """The module of a game if it is shipped or in the cache."""
    names = tuple(exports)
    shipped = module_in(BUILT, name)
    if not names and shipped.manifest.exists() and shipped.about()["source"] == source_digest(name):
        return shipped
    cached = cached_module(name, names)
    return cached if cached.manifest.exists() else None


def build(name: str, exports: Iterable[str] = ()) -> Module:
    """Build the module of a game into the cache."""
    names = tuple(exports)
    find_linker()
    module = cached_module(name, names)
    module.code.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=module.code.parent) as folder:
        made = module_in(Path(folder), MODULE)
        command = [sys.executable, "-m", "vaka.wasm.build", name, folder, *names]
        ran = subprocess.run(command, env=os.environ | NEUTRAL | {"PYTHONPATH": os.pathsep.join(sys.path)}, check=False)
        if ran.returncode:
            raise WasmError("wasm-not-built", game=name)
        made.code.replace(module.code)
        made.manifest.replace(module.manifest)  # last: where it is, the module is complete
    return module


def module_in(folder: Path, name: str) -> Module:
    return Module(folder / f"{name}.wasm", folder / f"{name}.json")


def cached_module(name: str, names: tuple[str, ...]) -> Module:
    """Where a module is in the cache, if it is."""
    return module_in(cache_folder() / "wasm", digest(name, names)[:24])


def digest(name: str, names: tuple[str, ...] = ()) -> str:
    """A hash of all that decides what a module does: its rules, its memory, and how it is made."""
    game = named_game(name)
    hasher = hashlib.sha256(repr([version(package) for package in ("numba", "llvmlite")]).encode())
    for each, function in exported(name, names).items():
        hasher.update(f"{each}={game.compiled.digest(function)};".encode())
    for each, pool in pools(new_desk(game)).items():
        hasher.update(f"{each}={pool.dtype.descr}{pool.shape};".encode())
    _feed_files(hasher.update, (Path(__file__).with_name(file) for file in MAKERS))
    return hasher.hexdigest()


def source_digest(name: str) -> str:
    """A hash of the sources of a module of one of Vaka's games, the same under every Python."""
    top, net = Path(__file__).parents[1], name.endswith(NET)
    folders = (*SOURCES, *(NET_SOURCES if net else ()), f"games/{name.removesuffix(NET)}")
    kinds = (".py", ".toml", *(NET_FILES if net else ()))
    hasher = hashlib.sha256()
    for folder in folders:
        _feed_files(hasher.update, sorted(path for path in (top / folder).rglob("*") if path.suffix in kinds))
    return hasher.hexdigest()


def _feed_files(feed: Any, paths: Iterable[Path]) -> None:
    for path in paths:
        feed(path.name.encode() + path.read_bytes())


@cache
def find_linker() -> tuple[str, ...]:
    """The command of LLVM's linker: of the package ziglang, or of the system."""
    if importlib.util.find_spec("ziglang"):
        return (sys.executable, "-m", "ziglang", "wasm-ld")
    for command in LINKERS:
        if shutil.which(command):
            return (command,)
    raise WasmError("no-wasm-linker")
