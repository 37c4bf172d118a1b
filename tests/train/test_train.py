"""Training: what it is asked for wrongly, and a minute of it on the CPU."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

import vaka
from vaka.bots.minds.weights import FILE, MOST_BYTES, load_weights
from vaka.cli.train import net_named, read_seats
from vaka.core.errors import BadNetwork, OutOfRange, UnknownName
from vaka.testing import check_net

NAME = next(name for name in sorted(vaka.all_games()) if vaka.load(name).search_memo is None)


def test_seats_are_two_and_four_where_the_game_allows_it() -> None:
    assert read_seats(vaka.load(NAME), None) == (2, 4)
    assert read_seats(vaka.load(NAME), "3") == (3,)
    for wrong in ("1", "two", "2,99"):
        with pytest.raises(OutOfRange):
            read_seats(vaka.load(NAME), wrong)


def test_only_quick_bots_can_be_trained_against() -> None:
    with pytest.raises(UnknownName, match="level5"):
        net_named(vaka.load(NAME), "level5")
    with pytest.raises(BadNetwork):
        net_named(vaka.load(NAME), "nowhere.npz")


@pytest.mark.exhaustive
def test_an_evaluation_is_learned_from_matches_of_a_level(tmp_path: Path) -> None:
    pytest.importorskip("torch", reason="PyTorch is not installed")
    name = next(name for name in sorted(vaka.all_games()) if vaka.load(name).features > 0)
    command = [sys.executable, "-m", "vaka", "train", name, "--seats", "2", "--minutes", "0.4", "--device", "cpu"]
    done = subprocess.run(
        [*command, "--teacher", "level1", "--out", str(tmp_path)], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    report = json.loads((tmp_path / "report.json").read_text("utf-8"))
    assert report["errors"]["net"] < report["errors"]["nothing"]
    assert not load_weights(vaka.load(name), tmp_path / FILE).policy


@pytest.mark.exhaustive
def test_a_minute_of_training_makes_a_net_that_can_be_gone_on_with(tmp_path: Path) -> None:
    pytest.importorskip("torch", reason="PyTorch is not installed")
    for minutes in ("0.7", "0.3"):
        command = [sys.executable, "-m", "vaka", "train", NAME, "--seats", "2", "--minutes", minutes, "--device", "cpu"]
        done = subprocess.run([*command, "--out", str(tmp_path)], capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr
    report = json.loads((tmp_path / "report.json").read_text("utf-8"))
    assert len(report["rows"]) >= 4
    assert report["rows"][-1]["decisions"] > report["rows"][0]["decisions"]
    assert all(each["same_action"] > 0.95 and each["value_off"] < 0.02 for each in report["in_whole_numbers"])
    assert (tmp_path / FILE).stat().st_size <= MOST_BYTES
    game = vaka.load(NAME)
    assert check_net(game, load_weights(game, tmp_path / FILE), matches=1, compiled=False) > 0
