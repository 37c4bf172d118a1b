"""The first page shows what is true."""

from pathlib import Path

from tests.script import script

ROOT = Path(__file__).parents[2]


def test_the_table_of_games_is_up_to_date() -> None:
    text = (ROOT / "README.md").read_text("utf-8")
    assert script("readme").with_table(text) == text, "run python scripts/readme.py"


def test_the_picture_is_there_and_asks_nobody_for_anything() -> None:
    svg = (ROOT / "docs" / "pictures" / "powerboats-terminal.svg").read_text("utf-8")
    assert "http" not in svg.replace("http://www.w3.org", "")
    assert "Race A" in svg.replace("&#160;", " ")
