"""Measure how strong the levels are and write the tables of docs/bots.md.

python scripts/strength.py measure [GAME ...] [--share K] [--workers W] [--out FILE]
python scripts/strength.py write

Each level meets the one below at two and at four seats (three where a game needs three), and level5 meets `greedy` and
`random`. Every pairing is one `vaka arena` with seed 0, so it can be played again by itself; results go to
docs/measured/strength.json as they come, and a pairing that is there with as many matches is not played again.
--share 0.5 plays half of the matches.
"""

import argparse
import json
import subprocess
import sys
from itertools import pairwise
from pathlib import Path
from typing import TypedDict

import vaka

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from benchmarks.machine import described, write_section  # noqa: E402

RESULTS = ROOT / "docs" / "measured" / "strength.json"
PAGE = ROOT / "docs" / "bots.md"
LADDER = ("level5", "level4", "level3", "level2", "level1", "random")
MATCHES = {"level5": 100, "level4": 200, "level3": 400, "level2": 400, "level1": 400}
YARDSTICKS = ("greedy", "random")


class Measured(TypedDict):
    """One pairing: by how many points `bot` is above `other`, and its share of the wins."""

    game: str
    version: int
    seats: int
    bot: str
    other: str
    matches: int
    points: float
    low: float
    high: float
    wins: float
    made: str  # date and machine


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(dest="command", required=True)
    measure = commands.add_parser("measure", help="play the matches")
    measure.add_argument("games", nargs="*", default=list(vaka.all_games()), metavar="GAME")
    measure.add_argument("--share", type=float, default=1.0, help="of the matches (default: all)")
    measure.add_argument("--workers", type=int, default=2, help="processes (default: 2)")
    measure.add_argument("--out", type=Path, default=RESULTS, help="where results are kept")
    commands.add_parser("write", help="write the tables into docs/bots.md")
    given = parser.parse_args()
    if given.command == "write":
        write_section(PAGE, "strength", tables(load(RESULTS)))
        return
    for game in given.games:
        for seats, bot, other in pairings(game):
            wanted = max(2, round(MATCHES[bot] * given.share))
            play(given.out, game, seats, bot, other, wanted, given.workers)


def pairings(game: str) -> list[tuple[int, str, str]]:
    """Seats and the two bots of every match-up of a game."""
    least = max(2, vaka.all_games()[game].seats[0])
    steps = [(seats, bot, other) for seats in (least, 4) for bot, other in pairwise(LADDER)]
    return steps + [(least, "level5", other) for other in YARDSTICKS]


def load(path: Path) -> list[Measured]:
    return json.loads(path.read_text("utf-8")) if path.exists() else []


def play(path: Path, game: str, seats: int, bot: str, other: str, wanted: int, workers: int) -> None:
    """Play one pairing and keep what came of it."""
    version = vaka.all_games()[game].version
    rows = load(path)
    key = (game, version, seats, bot, other)
    if any((*_key(row), row["matches"] >= wanted) == (*key, True) for row in rows):
        return
    arena = ["arena", game, "--bots", f"{bot},{other}", "--seats", str(seats), "--games", str(wanted), "--json"]
    command = [sys.executable, "-m", "vaka", *arena, "--workers", str(workers)]
    found = json.loads(subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True).stdout)
    ratings = {rating["bot"]: rating for rating in found["ratings"]}
    step = found["steps"][0]
    sign = 1 if step["bot"] == bot else -1
    low, high = sorted((sign * step["low"], sign * step["high"]))
    row: Measured = {
        "game": game, "version": version, "seats": seats, "bot": bot, "other": other, "matches": found["games"],
        "points": round(sign * step["points"], 1), "low": round(low, 1), "high": round(high, 1),
        "wins": round(ratings[bot]["wins"], 4), "made": described(),
    }  # fmt: skip
    print(f"{game}, {seats} seats: {bot} over {other} {said(row)}", flush=True)
    kept = [one for one in rows if _key(one) != key]
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps([*kept, row], indent=1) + "\n", "utf-8")


def _key(row: Measured) -> tuple[str, int, int, str, str]:
    return row["game"], row["version"], row["seats"], row["bot"], row["other"]


def said(row: Measured) -> str:
    return f"{row['points']:+.0f} ({row['low']:.0f} to {row['high']:.0f}), {row['matches']:,}"


def tables(rows: list[Measured]) -> str:
    """A table of steps for each game, and one against the simple bots."""
    parts = [f"Written by `scripts/strength.py` from matches of {made}." for made in [_made(rows)]]
    for game, meta in vaka.all_games().items():
        mine = {(row["seats"], row["bot"], row["other"]): row for row in rows if row["game"] == game}
        seats = sorted({seats for seats, _, _ in mine})
        lines = [f"| {meta.title} | " + " | ".join(f"{count} seats" for count in seats) + " |"]
        lines.append("|---|" + "---|" * len(seats))
        for bot, other in pairwise(LADDER):
            cells = [said(mine[count, bot, other]) if (count, bot, other) in mine else "–" for count in seats]
            lines.append(f"| {bot} over {other} | " + " | ".join(cells) + " |")
        parts.append("\n".join(lines))
    lines = ["| level5 | " + " | ".join(f"against {other}" for other in YARDSTICKS) + " |", "|---|---|---|"]
    for game, meta in vaka.all_games().items():
        least = max(2, meta.seats[0])
        found = {
            row["other"]: row for row in rows if (row["game"], row["seats"], row["bot"]) == (game, least, "level5")
        }
        shares = [_wins(found.get(other)) for other in YARDSTICKS]
        lines.append(f"| {meta.title}, {least} seats | " + " | ".join(shares) + " |")
    parts.append("\n".join(lines))
    return "\n\n".join(parts)


def _wins(row: Measured | None) -> str:
    if row is None:
        return "–"
    return f"{row['wins']:.0%} of the wins in {row['matches']:,} matches"


def _made(rows: list[Measured]) -> str:
    return "; ".join(sorted({row["made"] for row in rows}))


if __name__ == "__main__":
    main()
