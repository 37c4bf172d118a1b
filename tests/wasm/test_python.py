"""Python in a browser: Pyodide, as npm brings it, plays as Python does here."""

import json
import shutil
import subprocess
import sysconfig
from pathlib import Path

import pytest

import vaka
from tests.core import told_match

ROOT = Path(__file__).parents[2]
PYODIDE = ROOT / "web" / "node_modules" / "pyodide"


@pytest.mark.exhaustive
@pytest.mark.parametrize("name", sorted(vaka.all_games()))
def test_a_match_is_the_same_in_pyodide(name: str) -> None:
    node = shutil.which("node")
    if node is None or not PYODIDE.exists():
        pytest.skip("no Node.js, or no package pyodide: npm ci in web/")
    folders = [PYODIDE, ROOT / "src", Path(told_match.__file__).parent, Path(sysconfig.get_path("purelib"))]
    command = [node, str(Path(__file__).with_name("python.mjs")), *map(str, folders), name]
    ran = subprocess.run(command, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr[-2000:]
    assert json.loads(ran.stdout)[name] == json.loads(json.dumps(told_match.told_match(name)))
