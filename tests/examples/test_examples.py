"""Every example runs, and none is left without a test."""

import re
import subprocess
import sys
from pathlib import Path

FOLDER = Path(__file__).parents[2] / "examples"
TESTED = {"random_player.py", "room_bot.py", "train.py"}  # room_bot.py in tests/server/test_examples.py


def example(name, *arguments):
    done = subprocess.run(
        [sys.executable, FOLDER / name, *arguments], capture_output=True, text=True, check=False, timeout=300
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_every_example_is_tested():
    assert {path.name for path in FOLDER.glob("*.py")} == TESTED


def test_ten_lines_play_a_match():
    returns = example("random_player.py").splitlines()[-1]
    assert sum(eval(returns)) == 0
    assert len((FOLDER / "random_player.py").read_text("utf-8").split('"""')[-1].strip().splitlines()) <= 10


def test_training_learns_and_keeps_its_weights(tmp_path):
    """With the smallest of budgets; docs/research.md has what it reaches in minutes."""
    said = example(
        "train.py", "--minutes", "0.02", "--batch", "64", "--matches", "200", "--save", str(tmp_path / "policy.npz")
    )
    mean = float(re.search(r"mean return ([+-][\d.]+)", said)[1])
    assert -0.6 < mean < 0.6  # it begins as the greedy bot, whose return against itself is 0
    assert (tmp_path / "policy.npz").exists()
