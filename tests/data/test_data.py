"""Simulated decisions as a Parquet file: what is written is what the match was."""

import json
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import vaka
import vaka.data
from vaka.arena.output import Output
from vaka.arena.simulate import Simulation
from vaka.cli.main import run
from vaka.core.errors import BadRecord, OutOfRange, UnknownName
from vaka.data.reader import batches
from vaka.data.rows import pack, runs_of
from vaka.data.schema import about, joined, row_type

NAME = min(vaka.all_games(), key=lambda name: vaka.load(name).state.itemsize)


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Any:
    path = tmp_path_factory.mktemp("data") / "few.parquet"
    assert run(["simulate", NAME, "--matches", "3", "--seats", "2", "--seed", "9", "--out", str(path)]) == 0
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


def test_a_row_takes_as_little_room_as_its_numbers_need_and_any_program_can_read_it(file: Any) -> None:
    parquet = pytest.importorskip("pyarrow.parquet")
    table, decisions = parquet.read_table(file), vaka.data.read(file)
    said = json.loads(table.schema.metadata[b"vaka"])
    row = np.dtype([(part["name"], part["type"], tuple(part["shape"])) for part in said["observation"]])
    widest = np.dtype(said["observation_type"]).itemsize
    assert row.itemsize == table.schema.field("observation").type.byte_width < widest * decisions.observation.shape[1]
    first = np.frombuffer(table["observation"][0].as_py(), row)[0]
    assert (
        np.concatenate([first[name].reshape(-1) for name in row.names or ()]).tolist()
        == decisions.observation[0].tolist()
    )
    for part in said["observation"]:
        assert np.array_equal(decisions.part(part["name"])[0], first[part["name"]])
    with pytest.raises(UnknownName, match=r"no part “no such part”\. Its parts are: "):
        decisions.part("no such part")


def test_a_file_of_the_format_before_is_still_read(file: Any, tmp_path: Path) -> None:
    """There, all numbers of an observation had one type."""
    pyarrow = pytest.importorskip("pyarrow")
    parquet = pytest.importorskip("pyarrow.parquet")
    table, now = parquet.read_table(file), vaka.data.read(file)
    said = json.loads(table.schema.metadata[b"vaka"]) | {"format": "vaka decisions 2"}
    said["observation"] = [{"name": part["name"], "shape": part["shape"]} for part in said["observation"]]
    rows = [row.astype(said["observation_type"]).tobytes() for row in now.observation]
    place = table.schema.get_field_index("observation")
    table = table.set_column(place, "observation", pyarrow.array(rows, pyarrow.binary(len(rows[0]))))
    parquet.write_table(table.replace_schema_metadata({b"vaka": json.dumps(said)}), tmp_path / "old.parquet")
    then = vaka.data.read(tmp_path / "old.parquet")
    assert np.array_equal(then.observation, now.observation)
    assert then.observation.dtype == now.observation.dtype
    name = said["observation"][0]["name"]
    assert np.array_equal(then.part(name), now.part(name))
    pieces = [piece.observation for piece in batches(tmp_path / "old.parquet", rows=100)]
    assert np.array_equal(np.concatenate(pieces), now.observation)


@pytest.mark.parametrize("name", vaka.all_games())
def test_the_observations_of_every_game_come_back_as_they_were(name: str) -> None:
    """At both ends of the range of every number."""
    game = vaka.load(name)
    described = about(game, 2, {}, ("random", "random"), None, False)
    seen = np.array([game.observation.low, game.observation.high], np.int32)
    kind = row_type(described)
    out = np.zeros((2, kind.itemsize), np.uint8)
    for i in range(2):
        game.compiled.link(pack)(seen[i], runs_of(game), out[i])
    assert np.array_equal(joined(out.view(kind)[:, 0], described), seen)


def test_a_large_file_is_read_in_pieces(file: Any) -> None:
    whole, pieces = vaka.data.read(file), list(batches(file, rows=100))
    assert len(pieces) > 1
    assert np.array_equal(np.concatenate([piece.action for piece in pieces]), whole.action)
    assert np.array_equal(np.concatenate([piece.legal for piece in pieces]), whole.legal)
    for rows in (0, -1, 0.5):
        with pytest.raises(OutOfRange, match="not possible for rows: it must be at least 1"):
            next(batches(file, rows=rows))  # type: ignore[arg-type]


def interrupted(file: Path, seed: int, after: int) -> None:
    """A simulation of six matches that ends after some of them as Ctrl-C ends it."""
    with Output(file, False, Simulation.make(NAME, 2, ["random"], {}, seed, 6)) as output:
        for _ in output.outcomes(1):
            if output.complete == after:
                raise KeyboardInterrupt


ARGUMENTS = ["simulate", NAME, "--matches", "6", "--seats", "2", "--seed", "9"]


@pytest.mark.parametrize("name", ["few.parquet", "few.jsonl"])
def test_an_interrupted_simulation_leaves_nothing_half_named_and_goes_on(
    name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    whole, file = tmp_path / f"whole-{name}", tmp_path / name
    with pytest.raises(KeyboardInterrupt):
        interrupted(file, 9, after=4)
    assert not file.exists()
    with (tmp_path / f".{name}.matches").open("ab") as journal:
        journal.write(b'{"seed": 13, "act')  # as a power cut leaves it
    assert run([*ARGUMENTS, "--out", str(whole)]) == 0
    printed = capsys.readouterr().out.splitlines()[3:]
    assert run([*ARGUMENTS, "--out", str(file)]) == 0
    said = capsys.readouterr()
    assert "4 of 6 matches were played earlier" in said.err
    assert said.out.splitlines()[3:] == printed, "the table counts the earlier matches too"
    assert file.read_bytes() == whole.read_bytes()
    assert sorted(each.name for each in tmp_path.iterdir()) == sorted([name, whole.name])


def test_what_another_simulation_has_left_is_not_mixed_in(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "few.parquet"
    with pytest.raises(KeyboardInterrupt):
        interrupted(file, 1, after=1)
    assert run([*ARGUMENTS, "--out", str(file)]) == 2
    assert "matches of another simulation" in capsys.readouterr().err
    assert run([*ARGUMENTS, "--out", str(file), "--force"]) == 0
    assert set(vaka.data.read(file).seed.tolist()) == {9, 10, 11, 12, 13, 14}


@pytest.mark.exhaustive
@pytest.mark.parametrize("workers", ["1", "2"])
def test_ctrl_c_says_how_to_go_on(workers: str, tmp_path: Path) -> None:
    file = tmp_path / "many.parquet"
    command = [sys.executable, "-m", "vaka", "simulate", NAME, "--matches", "10000000", "--workers", workers]
    with subprocess.Popen([*command, "--out", str(file)], stderr=subprocess.PIPE, text=True) as process:
        journal = tmp_path / ".many.parquet.matches"
        while not journal.exists() or journal.stat().st_size < 100_000:
            assert process.poll() is None
        process.send_signal(signal.SIGINT)
        _, said = process.communicate()
    assert process.returncode == 130
    assert "Run the same command again to continue." in said
    assert "Traceback" not in said
    assert [each.name for each in tmp_path.iterdir()] == [journal.name]


@pytest.mark.exhaustive
def test_values_are_what_the_search_expected(tmp_path: Path) -> None:
    file, plain = tmp_path / "searched.parquet", tmp_path / "plain.parquet"
    command = ["simulate", NAME, "--matches", "1", "--seats", "2", "--bots", "level1,random"]
    assert run([*command, "--values", "--out", str(file)]) == 0
    assert run([*command, "--out", str(plain)]) == 0
    decisions = vaka.data.read(file)
    assert np.array_equal(decisions.action, vaka.data.read(plain).action), "keeping values changes nothing"
    assert decisions.value is not None
    assert decisions.share is not None
    shares = np.add.reduceat(decisions.share, decisions.offset[:-1])
    searched = ~np.isnan(decisions.value)
    choices = np.diff(decisions.offset) > 1
    assert np.array_equal(searched, choices & (decisions.seat == 0)), "random does not search"
    assert shares[searched] == pytest.approx(1)
    assert not shares[~searched].any()
    assert np.abs(decisions.value[searched]).max() <= 1.2


def test_hugging_face_reads_the_same_rows(file: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HF_DATASETS_CACHE", str(tmp_path))
    pytest.importorskip("datasets", reason="datasets is not installed: pip install 'vaka[hub]'")
    rows, decisions = vaka.data.dataset(file), vaka.data.read(file)
    assert len(rows) == len(decisions)
    row = rows[5]
    assert row["observation"].tolist() == decisions.observation[5].tolist()
    assert row["legal"].tolist() == decisions.legal[decisions.offset[5] : decisions.offset[6]].tolist()
    assert row["action"] == decisions.action[5]


def test_files_are_not_replaced_unasked_and_foreign_ones_are_refused(
    file: Any, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["simulate", NAME, "--matches", "1", "--out", str(file)]) == 2
    assert "few.parquet is there already. Name another file, or replace it with --force." in capsys.readouterr().err
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
    with pytest.raises(BadRecord, match=r"nowhere.parquet cannot be read: No such file or directory\.$"):
        vaka.data.read(tmp_path / "nowhere.parquet")


def test_a_table_of_something_else_is_refused(tmp_path: Path) -> None:
    pyarrow = pytest.importorskip("pyarrow.parquet")
    import pyarrow as pa

    pyarrow.write_table(pa.table({"x": [1, 2]}), tmp_path / "other.parquet")
    with pytest.raises(BadRecord, match="is not a file of decisions"):
        vaka.data.read(tmp_path / "other.parquet")
