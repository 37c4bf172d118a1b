"""Simulated decisions as a Parquet file: what is written is what the match was."""

from pathlib import Path
from typing import Any

import numpy as np
import pytest

import vaka
import vaka.data
from vaka.cli.main import run
from vaka.core.errors import BadRecord
from vaka.data.reader import batches

NAME = min(vaka.all_games(), key=lambda name: vaka.load(name).state.itemsize)


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Any:
    path = tmp_path_factory.mktemp("data") / "few.parquet"
    assert run(["simulate", NAME, "--games", "3", "--seats", "2", "--seed", "9", "--out", str(path)]) == 0
    return path


def test_every_decision_is_there_as_its_seat_saw_it(file: Any) -> None:
    decisions = vaka.data.read(file)
    assert sorted(set(decisions.seed.tolist())) == [9, 10, 11]
    mask = decisions.mask()
    row = 0
    for seed in (9, 10, 11):
        match = vaka.Match(NAME, seats=2, seed=seed)
        while not match.over:
            seen = np.zeros(match.game.observation.length, np.int32)
            match.game.rules.observe(match.state, match.to_move, seen)
            assert (decisions.seed[row], decisions.ply[row], decisions.seat[row]) == (seed, match.ply, match.to_move)
            assert decisions.observation[row].tolist() == seen.tolist()
            assert decisions.legal[decisions.offset[row] : decisions.offset[row + 1]].tolist() == match.legal()
            assert np.flatnonzero(mask[row]).tolist() == sorted(match.legal())
            match.play(int(decisions.action[row]))
            row += 1
        ended = decisions.seed == seed
        assert match.returns is not None
        for seat in range(2):
            assert set(decisions.result[ended & (decisions.seat == seat)].tolist()) == {match.returns[seat]}
    assert row == len(decisions)


def test_parts_have_names_and_the_file_says_what_it_is(file: Any) -> None:
    decisions = vaka.data.read(file)
    first = decisions.game.observation.slices[0]
    assert decisions.part(first.name).shape == (len(decisions), *first.shape)
    assert decisions.about["bots"] == ["random", "random"]
    assert decisions.about["seats"] == 2


def test_a_large_file_is_read_in_pieces(file: Any) -> None:
    whole, pieces = vaka.data.read(file), list(batches(file, rows=100))
    assert len(pieces) > 1
    assert np.array_equal(np.concatenate([piece.action for piece in pieces]), whole.action)
    assert np.array_equal(np.concatenate([piece.legal for piece in pieces]), whole.legal)


def test_files_are_not_replaced_unasked_and_foreign_ones_are_refused(
    file: Any, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["simulate", NAME, "--games", "1", "--out", str(file)]) == 2
    assert "exists" in capsys.readouterr().err
    (tmp_path / "text.parquet").write_text("no table")
    with pytest.raises(BadRecord, match="is not a file of decisions"):
        vaka.data.read(tmp_path / "text.parquet")


def test_a_damaged_file_is_refused_wherever_the_damage_is(file: Any, tmp_path: Path) -> None:
    whole = file.read_bytes()
    damaged = tmp_path / "damaged.parquet"
    for wrong in (whole[: len(whole) // 2], whole[:40] + bytes(4000) + whole[4040:], b""):
        damaged.write_bytes(wrong)
        with pytest.raises(BadRecord, match="is damaged, or is not a file of decisions"):
            vaka.data.read(damaged)
        with pytest.raises(BadRecord, match="is damaged"):
            list(batches(damaged, rows=10))
    with pytest.raises(BadRecord, match="No such file"):
        vaka.data.read(tmp_path / "nowhere.parquet")


def test_a_table_of_something_else_is_refused(tmp_path: Path) -> None:
    pyarrow = pytest.importorskip("pyarrow.parquet")
    import pyarrow as pa

    pyarrow.write_table(pa.table({"x": [1, 2]}), tmp_path / "other.parquet")
    with pytest.raises(BadRecord, match="is not a file of decisions"):
        vaka.data.read(tmp_path / "other.parquet")
