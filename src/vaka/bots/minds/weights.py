"""The file of a net: its arrays, the game and version it is for, and how it was trained; refused if anything is off."""

import io
import json
import zipfile
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from importlib.resources import files
from pathlib import Path
from typing import Any, NotRequired, TypedDict

import numpy as np

from vaka.bots.minds.layers import TOP
from vaka.bots.minds.looks import LOOKS
from vaka.core.errors import BadNetwork, first_line
from vaka.core.game import Game
from vaka.core.record import reason
from vaka.core.registry import packages

FORMAT = 1
FILE = "mind.npz"  # in the folder of a game
MOST_BYTES = 1_000_000
FLAT = 2048  # games with at most this many actions have a row of the last layer for each
LAYERS = ("first", "second", "action", "trust", "value")
SHIFTS = (*LAYERS, "gap")
TYPES = {"scale": np.int32, "offset": np.int32, "shifts": np.int32} | {
    name: kind for layer in LAYERS for name, kind in ((layer, np.int16), (f"{layer}_bias", np.int32))
}
ABOUT, DIGEST = "about", "digest"


class About(TypedDict):
    """What a net is for and where it comes from."""

    format: int
    game: str
    version: int
    trained: Mapping[str, object]
    trusted: NotRequired[int]  # without a policy: how much of a value is the net's own
    uses: NotRequired[list[str]]  # of a trial: the rules it gives to the search, instead of all


@dataclass(frozen=True, eq=False)
class Weights:
    """A net; its arrays are named as in TYPES."""

    about: About
    arrays: Mapping[str, Any]

    @property
    def digest(self) -> str:
        """SHA-256 of everything in it."""
        hasher = sha256(json.dumps(self.about, sort_keys=True).encode())
        for name in TYPES:
            array = np.ascontiguousarray(self.arrays[name])
            hasher.update(f"{name}{array.dtype.str}{array.shape}".encode() + array.tobytes())
        return hasher.hexdigest()

    def save(self, path: Path) -> None:
        texts = {ABOUT: json.dumps(self.about, sort_keys=True), DIGEST: self.digest}
        whole: dict[str, Any] = {name: np.frombuffer(text.encode(), np.uint8) for name, text in texts.items()}
        np.savez_compressed(path, **self.arrays, **whole)

    @property
    def policy(self) -> bool:
        """Whether it says what to play, or only what a position is worth."""
        return has_policy(self.arrays)

    def shift(self, name: str) -> int:
        return int(self.arrays["shifts"][SHIFTS.index(name)])

    def check(self, game: Game, path: str) -> None:
        """BadNetwork if the net is for another game or version, has another shape, or could leave 32 bits."""
        theirs = {name: self.about.get(name) for name in ("game", "version")}
        if theirs != {"game": game.name, "version": game.meta.version}:
            raise BadNetwork(
                "network-other-game", path=path, title=game.meta.title, ours=game.meta.version,
                game=str(theirs["game"]), version=str(theirs["version"]),
            )  # fmt: skip
        for name, wanted in shapes(game, self.arrays).items():
            found = self.arrays[name]
            if found.shape != wanted or found.dtype != TYPES[name]:
                ours, given = (f"{kind} {list(shape)}" for kind, shape in (
                    (np.dtype(TYPES[name]), wanted), (found.dtype, found.shape)
                ))  # fmt: skip
                raise BadNetwork("mind-shape", path=path, game=game.meta.title, name=name, shape=given, wanted=ours)
        if any(not fits(self.arrays[layer], self.arrays[f"{layer}_bias"]) for layer in LAYERS):
            raise BadNetwork("mind-overflow", path=path)


def fits(weights: Any, bias: Any) -> bool:
    """Whether no sum of a layer can leave 32 bits, whatever its inputs are."""
    if len(weights) == 0:
        return True
    most = np.abs(weights.astype(np.int64)).sum(1) * TOP + np.abs(bias.astype(np.int64))
    return bool(most.max() < 1 << 31)


def input_length(game: Game, policy: bool = True) -> int:
    """How many numbers a net is given: the observation, and what the game's own evaluation expects of each seat. One
    without a policy has the game's features instead."""
    return game.observation.length + game.meta.seats[1] if policy else game.features


def shapes(game: Game, arrays: Mapping[str, Any]) -> dict[str, tuple[int, ...]]:
    """What shape each array has in a net for a game; the hidden layers are as wide as the biases say."""
    wide, narrow = (max(1, arrays[name].size) for name in ("first_bias", "second_bias"))
    policy = has_policy(arrays)
    length, rows = input_length(game, policy), {"action": 0, "trust": 0, "value": game.meta.seats[1]}
    if policy:
        rows |= {"action": row_count(game), "trust": LOOKS}
    wanted: dict[str, tuple[int, ...]] = {"scale": (length,), "offset": (length,), "shifts": (len(SHIFTS),)}
    wanted |= {"first": (wide, length), "first_bias": (wide,), "second": (narrow, wide), "second_bias": (narrow,)}
    for name, count in rows.items():
        wanted |= {name: (count, narrow), f"{name}_bias": (count,)}
    return wanted


def has_policy(arrays: Mapping[str, Any]) -> bool:
    """Whether a net says what to play, or only what a position is worth."""
    return "trust" not in arrays or len(arrays["trust"]) > 0


@cache
def parts_of(game: Game) -> Any:
    """[actions, most] i4: the rows of the last layer that add up to an action's logit, −1 for none.

    An action has a row of its own, or, where there are too many actions, one for its kind and one for each of its
    parts.
    """
    if game.action_count <= FLAT:
        return np.arange(game.action_count, dtype=np.int32)[:, None]
    most = max(len(each.shape) for each in game.actions.ranges)
    parts = np.full((game.action_count, 1 + most), -1, np.int32)
    row = 0
    for each in game.actions.ranges:
        own = slice(each.first, each.first + each.size)
        parts[own, 0] = row
        row += 1
        values = np.indices(each.shape).reshape(len(each.shape), -1)
        for k, size in enumerate(each.shape):
            parts[own, 1 + k] = row + values[k]
            row += size
    return parts


def row_count(game: Game) -> int:
    return int(parts_of(game).max()) + 1


def read(data: bytes, path: str) -> Weights:
    """The net in a file, whole and unchanged since it was written."""
    try:
        with np.load(io.BytesIO(data), allow_pickle=False) as found:
            arrays = {name: found[name] for name in TYPES}
            about, digest = json.loads(found[ABOUT].tobytes()), found[DIGEST].tobytes().decode()
    except (OSError, ValueError, KeyError, zipfile.BadZipFile, EOFError) as error:
        raise BadNetwork("network-unreadable", path=path, reason=first_line(error)) from None
    weights = Weights(about, arrays)
    if about.get("format") != FORMAT or weights.digest != digest:
        raise BadNetwork("mind-changed", path=path)
    return weights


def load_weights(game: Game, path: Path) -> Weights:
    """The net in a file, for a game."""
    try:
        data = path.read_bytes()
    except OSError as error:
        raise BadNetwork("file-unreadable", path=str(path), reason=reason(error)) from None
    weights = read(data, str(path))
    weights.check(game, str(path))
    return weights


def own_file(name: str) -> Any:
    """Where the net of a game is, if it has one."""
    return files(packages()[name]).joinpath(FILE)


def has_mind(name: str) -> bool:
    """Whether a game has a net. Loads nothing."""
    return name in packages() and bool(own_file(name).is_file())


def own_weights(game: Game) -> Weights:
    """The net that a game brings along, or an error that says it has none."""
    if not has_mind(game.name):
        raise BadNetwork("mind-missing", game=game.meta.title)
    weights = read(own_file(game.name).read_bytes(), FILE)
    weights.check(game, FILE)
    return weights
