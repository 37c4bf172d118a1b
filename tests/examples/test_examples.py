"""Every example runs, and none is left without a test."""

import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import vaka
import vaka.examples
from vaka.bots import bot
from vaka.examples import train

FOLDER = Path(vaka.examples.__path__[0])
TESTED = {"ppo", "random_player", "room_bot", "train"}  # room_bot in tests/server/test_examples.py


def example(name: str, *arguments: Any) -> Any:
    done = subprocess.run(
        [sys.executable, "-m", f"vaka.examples.{name}", *arguments],
        capture_output=True,
        text=True,
        check=False,
        timeout=300,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_every_example_is_tested() -> None:
    assert {path.stem for path in FOLDER.glob("*.py")} - {"__init__"} == TESTED


def test_ten_lines_play_a_match() -> None:
    returns = example("random_player").splitlines()[-1]
    assert sum(eval(returns)) == 0
    assert len((FOLDER / "random_player.py").read_text("utf-8").split('"""')[-1].strip().splitlines()) <= 10


@pytest.mark.exhaustive
def test_ppo_trains_and_its_network_plays(tmp_path: Path) -> None:
    """With the smallest of budgets; docs/guides/train-an-agent.md has what it reaches in minutes."""
    pytest.importorskip("torch", reason="PPO needs the extra train")
    pytest.importorskip("onnxscript", reason="PPO needs the extra train")
    kept = tmp_path / "policy.onnx"
    said = example("ppo", "--minutes", "0.05", "--envs", "64", "--matches", "100", "--threads", "1", "--save", kept)
    found = re.search(r"against random, 100 new matches: ([+-][\d.]+)", said)
    assert found is not None
    assert float(found[1]) > 0.9  # it begins as the greedy bot
    assert bot(str(kept)).name == "policy"


def test_training_learns_and_its_policy_can_be_watched(tmp_path: Path) -> None:
    """With the smallest of budgets; docs/research.md has what it reaches in minutes."""
    kept = str(tmp_path / "policy.npz")
    said = example("train", "--minutes", "0.02", "--batch", "64", "--matches", "200", "--save", kept)
    found = re.search(r"mean return ([+-][\d.]+)", said)
    assert found is not None
    mean = float(found[1])
    assert -0.6 < mean < 0.6  # it begins as the greedy bot, whose return against itself is 0
    *lines, last = example("train", "--watch", kept, "--seed", "5").splitlines()
    assert len(lines) > 20
    assert sum(eval(last.partition(": ")[2])) == 0


def test_the_exported_network_likes_the_same_actions(tmp_path: Path) -> None:
    pytest.importorskip("onnx", reason="ONNX is not installed: pip install 'vaka[onnx]'")
    onnxruntime = pytest.importorskip("onnxruntime")
    matches = vaka.batch("tavarua", 64, seats=2)
    matches.reset(seed=3)
    for _ in range(25):
        matches.step(matches.draw())
    policy, greedy = train.Policy(matches.game), matches.greedy().copy()
    policy.weights = np.random.default_rng(1).normal(size=policy.weights.shape).astype(np.float32)
    logits = policy.logits(policy.features(matches.observation), matches.mask, greedy)
    policy.export(tmp_path / "policy.onnx", "tavarua")
    session = onnxruntime.InferenceSession(tmp_path / "policy.onnx")
    given = {"observation": matches.observation.astype(np.float32), "greedy": greedy.astype(np.int64)}
    [scores] = session.run(None, given)
    assert np.allclose(scores[matches.mask], logits[matches.mask], atol=1e-3)
    assert bot(str(tmp_path / "policy.onnx")).name == "policy"
