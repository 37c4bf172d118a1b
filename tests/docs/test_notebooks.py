"""The notebooks run from their first cell to their last, in an empty folder."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

GUIDES = Path(__file__).parents[2] / "docs" / "guides"


def cells(path: Path) -> list[str]:
    notebook = json.loads(path.read_text("utf-8"))
    return ["".join(cell["source"]) for cell in notebook["cells"] if cell["cell_type"] == "code"]


@pytest.mark.exhaustive
@pytest.mark.parametrize("path", sorted(GUIDES.glob("*.ipynb")), ids=lambda path: path.stem)
def test_every_cell_runs(path: Path, tmp_path: Path) -> None:
    for package in ("gymnasium", "matplotlib", "pyarrow"):
        pytest.importorskip(package)
    code = "\n".join(["import matplotlib", "matplotlib.use('Agg')", *cells(path)])
    done = subprocess.run([sys.executable, "-c", code], cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-2000:]
    assert "random against greedy: mean return -" in done.stdout


@pytest.mark.parametrize("path", sorted(GUIDES.glob("*.ipynb")), ids=lambda path: path.stem)
def test_it_is_kept_without_what_its_cells_said(path: Path) -> None:
    notebook = json.loads(path.read_text("utf-8"))
    assert [cell["outputs"] for cell in notebook["cells"] if cell["cell_type"] == "code"] == [[]] * len(cells(path))
    for code in cells(path):
        compile(code, str(path), "exec")
