"""The published set: a match is played into a file, and the card says how any program reads it."""

import hashlib
import json
import re
import sys
from pathlib import Path

import numpy as np
import pytest

sys.path.insert(0, str(Path(__file__).parents[2]))

import vaka
from scripts import publish

GAME = "tongiaki"


def test_a_set_and_its_card_are_made_and_the_card_is_true(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    parquet = pytest.importorskip("pyarrow.parquet")
    folder = tmp_path / "set"
    arguments = [str(folder), GAME, "--matches", "1", "--seats", "2", "--bot", "level1", "--workers", "1"]
    monkeypatch.setattr(sys, "argv", ["publish.py", *arguments])
    publish.main()
    card, file = (folder / "README.md").read_text("utf-8"), folder / f"{GAME}.parquet"
    decisions = vaka.data.read(file)
    assert f"| Tongiaki | 1 | 2 | 1 | {len(decisions):,} |" in card
    assert f"| `{file.name}` | `{hashlib.sha256(file.read_bytes()).hexdigest()}` |" in card
    [(numbers, width, named)] = re.findall(r"^\| Tongiaki \| (\d+) \| (\d+) \| (`.*) \|$", card, re.MULTILINE)
    assert int(numbers) == decisions.observation.shape[1]
    parts = re.findall(r"`(\w+)` (\w+) (\[.*?\])(?:, |$)", named)
    dtype = np.dtype([(name, kind, tuple(json.loads(shape))) for name, kind, shape in parts])
    rows = parquet.read_table(file)["observation"]
    seen = np.array([np.frombuffer(row.as_py(), dtype)[0] for row in rows])
    assert int(width) == dtype.itemsize == len(rows[0].as_py())
    assert len({kind for _, kind, _ in parts}) > 1, "parts differ in type"
    for name, kind, _ in parts:
        assert np.array_equal(seen[name], decisions.part(name))
        assert decisions.part(name).dtype == kind
    before = file.stat().st_mtime_ns
    publish.main()
    assert file.stat().st_mtime_ns == before, "a file that is there is kept"
