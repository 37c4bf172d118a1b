"""`vaka perft`: counts from set positions."""

import json

import pytest

import vaka
from vaka.cli.main import run

NAME = min(vaka.all_games(), key=lambda name: vaka.load(name).state.itemsize)


def test_the_counts_of_a_position_are_always_the_same(capsys: pytest.CaptureFixture[str]) -> None:
    counts = []
    for _ in range(2):
        assert run(["perft", NAME, "--depth", "2", "--seats", "2", "--seed", "4", "--after", "9", "--json"]) == 0
        counts.append([row["sequences"] for row in json.loads(capsys.readouterr().out)["perft"]])
    assert counts[0] == counts[1]
    assert len(counts[0]) == 2
    assert counts[0][0] > 0


def test_the_first_depth_is_the_number_of_legal_actions(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["perft", NAME, "--depth", "1", "--seed", "4"]) == 0
    assert str(len(vaka.Match(NAME, seed=4).legal())) in capsys.readouterr().out


def test_a_depth_of_nothing_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["perft", NAME, "--depth", "0"]) == 2
    assert "at least 1" in capsys.readouterr().err
