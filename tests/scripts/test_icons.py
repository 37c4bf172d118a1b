"""The icons of phones are those of the drawings."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

SCRIPT = Path(__file__).parents[2] / "scripts" / "icons.py"


@pytest.mark.exhaustive
@pytest.mark.skipif(shutil.which("chromium-headless-shell") is None, reason="no Chromium")
def test_icons_are_drawn_from_the_svg_files() -> None:
    ran = subprocess.run([sys.executable, str(SCRIPT), "--check"], capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr
