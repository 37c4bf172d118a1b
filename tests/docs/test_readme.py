"""The first page shows what is true."""

import importlib.util
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]


def script() -> Any:
    spec = importlib.util.spec_from_file_location("readme_script", ROOT / "scripts" / "readme.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_table_of_games_is_up_to_date() -> None:
    text = (ROOT / "README.md").read_text("utf-8")
    assert script().with_table(text) == text, "run python scripts/readme.py"


def test_the_picture_is_there_and_asks_nobody_for_anything() -> None:
    svg = (ROOT / "docs" / "pictures" / "powerboats-terminal.svg").read_text("utf-8")
    assert "http" not in svg.replace("http://www.w3.org", "")
    assert "Race A" in svg.replace("&#160;", " ")
