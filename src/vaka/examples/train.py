"""Trains a policy that beats the greedy bot, with nothing but NumPy and the batch API.

    python -m vaka.examples.train [--game tavarua] [--minutes 5] [--save policy.npz]
    python -m vaka.examples.train --watch policy.npz
    vaka arena tavarua --seats 2 --bots policy.onnx,level1,level2

With the extra `onnx` it saves `policy.onnx` beside `policy.npz`: a network that plays wherever a bot can be named.

The policy begins as the greedy bot: its action has a head start in the logits. A linear layer over the observation is
added to them and learns by policy gradient (REINFORCE) when to do something else. Half of the matches of a batch give
the learner seat 0 and half seat 1, and every seed is played both ways, so that luck cancels out.
"""

import argparse
import importlib.util
import sys
import time
from pathlib import Path

import numpy as np

import vaka

HEAD_START = 3.0  # of the greedy bot's action, in logits
MATCHES = 512  # in one batch
RATE = 0.003
Decisions = tuple[np.ndarray, np.ndarray, np.ndarray]  # features, gradients of the logits, lanes


class Policy:
    """Logits over the legal actions: a head start for the greedy one, and a linear layer over what the seat knows."""

    def __init__(self, game: vaka.Game) -> None:
        self.weights = np.zeros((game.action_count, game.observation.length + 1), np.float32)
        self.scale = np.ones(game.observation.length, np.float32)
        self.moment, self.square, self.updates = np.zeros_like(self.weights), np.zeros_like(self.weights), 0

    def save(self, path: Path, game: str) -> None:
        np.savez(path, weights=self.weights, scale=self.scale, game=game)

    def export(self, path: Path, game: str) -> None:
        """Write the policy as an ONNX network of an observation and the greedy bot's action."""
        import onnx
        from onnx import TensorProto, helper, numpy_helper

        actions, length = self.weights.shape[0], self.weights.shape[1] - 1
        constants = {
            "scale": self.scale.astype(np.float32),
            "weights": self.weights[:, :-1].T,
            "bias": self.weights[:, -1],
            "actions": np.array(actions),
            "start": np.array([0, HEAD_START], np.float32),
        }
        graph = helper.make_graph(
            [
                helper.make_node("Div", ["observation", "scale"], ["features"]),
                helper.make_node("Gemm", ["features", "weights", "bias"], ["learned"]),
                helper.make_node("OneHot", ["greedy", "actions", "start"], ["head_start"]),
                helper.make_node("Add", ["learned", "head_start"], ["scores"]),
            ],
            "policy",
            [
                helper.make_tensor_value_info("observation", TensorProto.FLOAT, ["n", length]),
                helper.make_tensor_value_info("greedy", TensorProto.INT64, ["n"]),
            ],
            [helper.make_tensor_value_info("scores", TensorProto.FLOAT, ["n", actions])],
            [numpy_helper.from_array(np.ascontiguousarray(value), name) for name, value in constants.items()],
        )
        model = helper.make_model(graph, opset_imports=[helper.make_opsetid("", 17)], ir_version=9)
        helper.set_model_props(model, {"game": game, "version": str(vaka.load(game).meta.version)})
        onnx.save(model, path)

    @classmethod
    def load(cls, path: Path) -> tuple["Policy", str]:
        """A policy and the game it was trained for."""
        with np.load(path) as kept:
            name = str(kept["game"])
            policy = cls(vaka.load(name))
            policy.weights, policy.scale = kept["weights"], kept["scale"]
        return policy, name

    def features(self, observation: np.ndarray) -> np.ndarray:
        """[n, length + 1] The observation in numbers from about −1 to 1, and a 1."""
        self.scale = np.maximum(self.scale, np.abs(observation).max(axis=0))
        return np.column_stack([observation / self.scale, np.ones(len(observation))]).astype(np.float32)

    def logits(self, features: np.ndarray, mask: np.ndarray, greedy: np.ndarray) -> np.ndarray:
        """[n, actions] −∞ for what is not legal."""
        logits = features @ self.weights.T
        logits[np.arange(len(greedy)), greedy] += HEAD_START
        return np.where(mask, logits, -np.inf)

    def improve(self, gradient: np.ndarray) -> None:
        """One step of Adam uphill."""
        self.updates += 1
        self.moment += 0.1 * (gradient - self.moment)
        self.square += 0.01 * (gradient**2 - self.square)
        step = self.moment / (1 - 0.9**self.updates)
        size = np.sqrt(self.square / (1 - 0.99**self.updates)) + 1e-8
        self.weights += RATE * step / size


def play(
    policy: Policy,
    matches: vaka.Batch,
    seed: int,
    dice: np.random.Generator | None = None,
    told: vaka.Match | None = None,
) -> tuple[np.ndarray, list[Decisions]]:
    """Play a batch to the end, the learner in seat 0 of the first half of the lanes and seat 1 of the second.

    Returns what the learner got [n], and its decisions. Without dice it plays what it thinks best, and nothing is kept.
    The match in lane 0 is played along in `told`.
    """
    n = matches.n
    learner = np.repeat([0, 1], n // 2)
    matches.reset(seeds=np.tile(np.arange(seed, seed + n // 2, dtype=np.uint64), 2))
    got = np.zeros(n, np.float32)
    kept: list[Decisions] = []
    while (matches.to_move >= 0).any():
        chosen = matches.greedy().copy()
        mine = np.flatnonzero(matches.to_move == learner)
        if len(mine):
            features = policy.features(matches.observation[mine])
            logits = policy.logits(features, matches.mask[mine], chosen[mine])
            if dice is None:
                chosen[mine] = logits.argmax(axis=1)
            else:
                chances = np.exp(logits - logits.max(axis=1, keepdims=True))
                chances /= chances.sum(axis=1, keepdims=True)
                drawn = (chances.cumsum(axis=1) < dice.random((len(mine), 1))).sum(axis=1)
                drawn = np.minimum(drawn, mask_end(matches.mask[mine]))
                chosen[mine] = drawn
                chances[np.arange(len(mine)), drawn] -= 1
                kept.append((features, -chances, mine))
        if told is not None and not told.over:
            told.play(int(chosen[0]))
        matches.step(chosen)
        got += matches.returns[np.arange(n), learner]
    return got, kept


def mask_end(mask: np.ndarray) -> np.ndarray:
    """[n] The last legal action, for sums of chances that rounding keeps below 1."""
    return mask.shape[1] - 1 - mask[:, ::-1].argmax(axis=1)


def train(game: str, minutes: float, batch: int, seed: int) -> Policy:
    """Learn for this many minutes."""
    matches = vaka.batch(game, batch, seats=2, auto_reset=False)
    policy, dice = Policy(matches.game), np.random.default_rng(seed)
    started, shown, rounds = time.monotonic(), 0.0, 0
    while time.monotonic() - started < 60 * minutes:
        got, kept = play(policy, matches, seed + rounds * batch, dice)
        better = (got - got.mean()) / (got.std() + 1e-6)
        gradient = sum((slopes * better[lanes, None]).T @ features for features, slopes, lanes in kept)
        policy.improve(gradient / batch)
        rounds += 1
        if time.monotonic() - shown > 30:
            shown = time.monotonic()
            print(
                f"{shown - started:4.0f} s, {rounds * batch:7,} matches: {got.mean():+.3f} while exploring", flush=True
            )
    return policy


def evaluate(policy: Policy, game: str, count: int, seed: int) -> tuple[float, float]:
    """What the policy gets against greedy on average, without exploring, and the error of that number."""
    matches = vaka.batch(game, count, seats=2, auto_reset=False)
    got, _ = play(policy, matches, seed)
    pairs = (got[: count // 2] + got[count // 2 :]) / 2
    return float(pairs.mean()), float(pairs.std() / np.sqrt(len(pairs)))


def watch(path: Path, seed: int) -> None:
    """Tell one match of a policy in seat 0 against greedy, line by line."""
    policy, game = Policy.load(path)
    told = vaka.Match(game, seats=2, seed=seed)
    play(policy, vaka.batch(game, 2, seats=2, auto_reset=False), seed, told=told)
    print(*told.lines(), sep="\n")
    print("returns, the policy first:", told.returns)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m vaka.examples.train", description=__doc__.splitlines()[0])
    parser.add_argument("--game", default="tavarua")
    parser.add_argument("--minutes", type=float, default=5.0)
    parser.add_argument("--batch", type=int, default=MATCHES, help="matches played between two updates")
    parser.add_argument("--matches", type=int, default=4000, help="matches of the final test")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--save", type=Path, help="where the policy goes, as .npz")
    parser.add_argument("--watch", type=Path, help="train nothing: tell a match of this saved policy against greedy")
    given = parser.parse_args()
    if given.watch and not given.watch.exists():
        parser.error(f"there is no file {given.watch}")
    if given.watch:
        watch(given.watch, given.seed)
        sys.exit()
    policy = train(given.game, given.minutes, given.batch, given.seed)
    mean, error = evaluate(policy, given.game, given.matches, seed=1 << 40)
    print(f"against greedy, {given.matches:,} new matches: mean return {mean:+.3f} ± {error:.3f}")
    if given.save:
        path = given.save.with_suffix(".npz")
        policy.save(path, given.game)
        print(f"saved; to watch it play: python -m vaka.examples.train --watch {path}")
        if importlib.util.find_spec("onnx"):
            network = path.with_suffix(".onnx")
            policy.export(network, given.game)
            print(f"to let it meet other bots: vaka arena {given.game} --seats 2 --bots {network},greedy,level1")


if __name__ == "__main__":
    main()
