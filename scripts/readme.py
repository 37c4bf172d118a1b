"""Makes what README.md shows: the table of games between its marks, and the picture of a table in the terminal.

python scripts/readme.py          writes both; tests/docs/test_readme.py checks the table
"""

import re
from functools import partial
from io import StringIO
from pathlib import Path

from rich.console import Console

import vaka
from vaka.bots import bot
from vaka.locale import speak

ROOT = Path(__file__).parents[1]
MARKS = ("<!-- games -->", "<!-- /games -->")
PICTURE = ROOT / "docs" / "pictures" / "powerboats-terminal.svg"


def table() -> str:
    """The games as Markdown."""
    lines = ["| game | seats | by | options |", "|---|---|---|---|"]
    for name, meta in vaka.all_games().items():
        options = ", ".join(f"`{option.name}` ({option.range_text})" for option in meta.options)
        lines.append(
            f"| [{meta.title}](docs/rules/{name}.md) | {meta.seats[0]}–{meta.seats[1]} "
            f"| {meta.designer}, {meta.publisher} {meta.year} | {options} |"
        )
    return "\n".join(lines)


def with_table(text: str) -> str:
    """A README whose table is up to date."""
    start, end = MARKS
    return re.sub(f"{start}.*?{end}", f"{start}\n{table()}\n{end}", text, flags=re.DOTALL)


def picture() -> str:
    """A race under way, drawn as `vaka play` draws it. No font is fetched from anywhere."""
    match = vaka.Match("powerboats", seats=4, seed=11)
    players = [bot("greedy").player(match.game, seat, match.seed) for seat in range(4)]
    while match.ply < 120 or match.view()["phase"] != "heading" or len(match.legal()) < 2:
        match.play(players[match.to_move].decide(match.state))
    choices = [match.game.describe(match.state, action) for action in match.legal()]
    assert match.game.draw is not None
    console = Console(record=True, width=100, file=StringIO(), force_terminal=True, color_system="truecolor")
    console.print(match.game.draw(match.view(), choices, partial(speak, "en")))
    svg = console.export_svg(title="vaka play powerboats")
    return re.sub(r"@font-face \{.*?\}\s*|<!--.*?-->\s*", "", svg, flags=re.DOTALL)


if __name__ == "__main__":
    readme = ROOT / "README.md"
    readme.write_text(with_table(readme.read_text("utf-8")), "utf-8")
    PICTURE.parent.mkdir(parents=True, exist_ok=True)
    PICTURE.write_text(picture(), "utf-8")
