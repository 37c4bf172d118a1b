"""Trained networks as bots: an ONNX file plays under its path, `policy.onnx`.

A network takes any of these inputs, by name, with a row for each position:

    observation  [n, length]        what the seat to move knows; `Game.observation` names the parts
    action_mask  [n, action_count]  1 or True for every legal action
    greedy       [n]                the action of the bot `greedy`

Its first output [n, action_count] scores the actions, and the legal action with the highest score is played. The file's
metadata may name the `game` and its `version`; the network is then refused for another.
"""

from collections.abc import Callable, Sequence
from functools import cached_property, lru_cache, partial
from pathlib import Path
from typing import Any

import numpy as np

from vaka.bots.player import Bot, Decision, Player
from vaka.core.errors import BadNetwork, MissingExtra
from vaka.core.game import Game
from vaka.core.kernel import Ints, State
from vaka.core.record import reason

TYPES = {
    "tensor(float)": np.float32,
    "tensor(double)": np.float64,
    "tensor(int32)": np.int32,
    "tensor(int64)": np.int64,
    "tensor(bool)": np.bool_,
}


class Network:
    """A network in a file, loaded."""

    def __init__(self, path: str) -> None:
        try:
            import onnxruntime
        except ImportError:
            raise MissingExtra("needs-extra", package="onnxruntime", extra="onnx") from None
        options = onnxruntime.SessionOptions()
        options.intra_op_num_threads = 1  # the number of workers says how many processors are used
        options.log_severity_level = 4  # errors are raised
        try:
            self._session = onnxruntime.InferenceSession(Path(path).read_bytes(), options)
        except Exception as error:  # onnxruntime's errors have no class in common
            raise BadNetwork("network-unreadable", path=path, reason=_words(error)) from None
        self.path = path
        inputs = {put.name: put.type for put in self._session.get_inputs()}
        for name, type_ in inputs.items():
            if name not in INPUTS or type_ not in TYPES:
                raise BadNetwork("network-input", path=path, name=name, type=type_, known=", ".join(INPUTS))
        self._inputs = {name: TYPES[type_] for name, type_ in inputs.items()}
        self._about: dict[str, str] = self._session.get_modelmeta().custom_metadata_map

    def check(self, game: Game) -> None:
        """Refuse a game that the network does not say it is for."""
        ours = {"game": game.name, "version": str(game.meta.version)}
        theirs = {name: self._about.get(name, own) for name, own in ours.items()}
        if theirs != ours:
            raise BadNetwork(
                "network-other-game", path=self.path, title=game.meta.title, ours=ours["version"], **theirs
            )

    def scores(self, decisions: "Sequence[Decision[NetworkPlayer]]") -> Any:
        """[n, action_count] What it gives to each action, legal or not."""
        game = decisions[0].player.game
        given: dict[str, Any] = {
            name: np.array([INPUTS[name](each) for each in decisions], kind) for name, kind in self._inputs.items()
        }
        wanted = (len(decisions), game.action_count)
        try:
            found = np.asarray(self._session.run(None, given)[0])
        except Exception as error:
            raise BadNetwork("network-fails", path=self.path, game=game.meta.title, reason=_words(error)) from None
        if found.shape != wanted:
            shapes = {"shape": str(found.shape), "wanted": str(wanted)}
            raise BadNetwork("network-output", path=self.path, game=game.meta.title, **shapes)
        return found


class NetworkPlayer(Player):
    """A network at a seat."""

    def __init__(self, game: Game, seat: int, seed: int, network: Network) -> None:
        super().__init__(game, seat, seed)
        network.check(game)
        self.network = network

    @cached_property
    def memo(self) -> State:
        return self.game.new_memo()

    def choose(self, known: State, actions: Ints, count: int, bits: int) -> int:
        [action] = self.choose_all([Decision(self, known, actions, count, bits)])
        return action

    @classmethod
    def choose_all(cls, decisions: "Sequence[Decision[NetworkPlayer]]") -> list[int]:
        scores = decisions[0].player.network.scores(decisions)
        legal = [decision.actions[: decision.count] for decision in decisions]
        return [int(actions[row[actions].argmax()]) for row, actions in zip(scores, legal, strict=True)]


def _observation(decision: Decision[NetworkPlayer]) -> Ints:
    game = decision.player.game
    seen = np.zeros(game.observation.length, np.int32)
    game.rules.observe(decision.known, decision.player.seat, seen)
    return seen


def _action_mask(decision: Decision[NetworkPlayer]) -> Any:
    mask = np.zeros(decision.player.game.action_count, np.bool_)
    mask[decision.actions[: decision.count]] = True
    return mask


def _greedy(decision: Decision[NetworkPlayer]) -> int:
    return int(
        decision.player.game.rules.policy(decision.known, decision.actions, decision.count, decision.player.memo)
    )


INPUTS: dict[str, Callable[[Decision[NetworkPlayer]], Any]] = {
    "observation": _observation,
    "action_mask": _action_mask,
    "greedy": _greedy,
}


def network_bot(path: str) -> Bot:
    """The bot in an ONNX file, called like the file. It is loaded once, and again after it was changed."""
    try:
        changed = Path(path).stat().st_mtime_ns
    except OSError as error:
        raise BadNetwork("file-unreadable", path=path, reason=reason(error)) from None
    return _network_bot(path, Path.cwd(), changed)


@lru_cache(maxsize=64)
def _network_bot(path: str, folder: Path, changed: int) -> Bot:
    return Bot(Path(path).stem, partial(NetworkPlayer, network=Network(path)))


def _words(error: Exception) -> str:
    """What onnxruntime said, as part of a sentence."""
    return " ".join(str(error).split()).rstrip(".")
