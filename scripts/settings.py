"""Write the tables of docs/reference/settings.md from src/vaka/server/settings.py; a test compares them."""

from pathlib import Path

from vaka.server.configuration import reference

PAGE = Path(__file__).parents[1] / "docs" / "reference" / "settings.md"
MARK = "<!-- settings -->\n"

if __name__ == "__main__":
    head = PAGE.read_text("utf-8").partition(MARK)[0]
    PAGE.write_text(head + MARK + reference(), "utf-8")
