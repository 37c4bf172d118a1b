"""Measure how strong the levels are and write the tables of docs/bots.md.

python scripts/strength.py measure [GAME ...] [--seats N] [--share K] [--workers W] [--out DIR]
python scripts/strength.py write

Each level meets the one below at two and at four seats (three where a game needs three), and bots with a trained net
meet level5; at the fewest seats all of them meet `greedy` too. A game with a number of seats is one `vaka leaderboard`,
whose result file is kept in docs/measured/leaderboard; `vaka leaderboard --check FILE` checks it. What a file has
already is not played again, so the same command resumes an interrupted measurement. --share 0.5 plays half of the
matches. A meeting appears in the tables once all of its matches are there.
"""

import argparse
import subprocess
import sys
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path

import vaka
from vaka.arena.leaderboard import BoardData, Meeting, read
from vaka.bots import bots

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from benchmarks.machine import write_section  # noqa: E402

FILES = ROOT / "docs" / "measured" / "leaderboard"
PAGE = ROOT / "docs" / "bots.md"
LEVELS = ("level5", "level4", "level3", "level2", "level1")
LADDER = (*LEVELS, "random")
LEARNED = ("level6", "mind")  # in games that ship a net
YARDSTICK = "greedy"
MATCHES, SLOW = 400, {"level5": 100}  # of a meeting, and of one with a slow bot
MOST_SEATS = 4


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(dest="command", required=True)
    measure = commands.add_parser("measure", help="play the matches")
    measure.add_argument("games", nargs="*", default=list(vaka.all_games()), metavar="GAME")
    measure.add_argument("--seats", type=int, help="measure only at this many seats")
    measure.add_argument("--share", type=float, default=1.0, help="of the matches (default: all)")
    measure.add_argument("--workers", type=int, default=2, help="processes (default: 2)")
    measure.add_argument("--out", type=Path, default=FILES, help="folder for the result files")
    commands.add_parser("write", help="write the tables into docs/bots.md")
    given = parser.parse_args()
    if given.command == "write":
        write_section(PAGE, "strength", tables({path.stem: read(path) for path in sorted(FILES.glob("*.json"))}))
        return
    given.out.mkdir(parents=True, exist_ok=True)
    for game in given.games:
        for seats in (fewest(game), MOST_SEATS):
            if given.seats in (None, seats):
                play(game, seats, LADDER, "next", given)
                if learned(game):
                    play(game, seats, (LEVELS[0], *learned(game)), "first", given)
        if given.seats in (None, fewest(game)):
            play(game, fewest(game), (YARDSTICK, *LEVELS, *learned(game)), "first", given)


def learned(game: str) -> list[str]:
    """The bots with a trained net that play a game."""
    return [name for name in LEARNED if name in bots() and bots()[name].plays(game)]


def fewest(game: str) -> int:
    return max(2, vaka.all_games()[game].seats[0])


def play(game: str, seats: int, names: tuple[str, ...], meet: str, given: argparse.Namespace) -> None:
    """Complete the leaderboard of a game and a number of seats by some meetings."""
    counts = {"": MATCHES, **SLOW}
    games = ",".join(f"{name}={max(2, round(n * given.share))}".removeprefix("=") for name, n in counts.items())
    print(f"{game}, {seats} seats: {', '.join(names)} ({meet})", flush=True)
    subprocess.run(
        [
            sys.executable, "-m", "vaka", "leaderboard", game, "--bots", ",".join(names), "--meet", meet,
            "--seats", str(seats), "--matches", games, "--workers", str(given.workers),
            "--out", str(given.out / f"{game}-{seats}.json"),
        ],
        check=True,
    )  # fmt: skip


def tables(boards: dict[str, BoardData]) -> str:
    """A table of leads for each game, and one against the simple careful player."""
    made = ", ".join(sorted({board["made"] for board in boards.values()}))
    parts = [f"Written by `scripts/strength.py` from the result files in `docs/measured/leaderboard` ({made})."]
    for game, meta in vaka.all_games().items():
        mine = {board["seats"]: leads(board["meetings"]) for board in boards.values() if board["game"] == game}
        if not mine:
            continue
        lines = [
            f"| {meta.title} | " + " | ".join(f"{seats} seats" for seats in mine) + " |",
            "|---" * (len(mine) + 1) + "|",
        ]
        for bot, other in (*((name, LEVELS[0]) for name in learned(game)), *pairwise(LADDER)):
            met = [found.get((bot, other)) for found in mine.values()]
            if any(map(enough, met)):
                lines.append(f"| {bot} over {other} | " + " | ".join(map(said, met)) + " |")
        parts.append("\n".join(lines))
    asked = (*(name for name in LEARNED if any(name in learned(game) for game in vaka.all_games())), *LEVELS)
    lines = ["| wins against greedy | " + " | ".join(asked) + " |", "|---" * (len(asked) + 1) + "|"]
    for game, meta in vaka.all_games().items():
        found = leads(boards[name]["meetings"] if (name := f"{game}-{fewest(game)}") in boards else [])
        cells = [wins(found.get((bot, YARDSTICK))) for bot in asked]
        lines.append(f"| {meta.title}, {fewest(game)} seats | " + " | ".join(cells) + " |")
    parts.append("\n".join(lines))
    return "\n\n".join(parts)


def leads(meetings: Sequence[Meeting]) -> dict[tuple[str, str], Meeting]:
    """The meetings of a leaderboard by the bots that met."""
    return {(meeting["bots"][0], meeting["bots"][1]): meeting for meeting in meetings}


def enough(meeting: Meeting | None) -> bool:
    """Whether a meeting has the matches that a claim rests on."""
    return meeting is not None and len(meeting["matches"]) >= min(SLOW.get(name, MATCHES) for name in meeting["bots"])


def said(meeting: Meeting | None) -> str:
    if meeting is None or not enough(meeting):
        return "–"
    low, high = meeting["low"], meeting["high"]
    return f"{meeting['points']:+.0f} ({low:.0f} to {high:.0f}), {len(meeting['matches']):,}"


def wins(meeting: Meeting | None) -> str:
    """The share of the wins with Wilson's 95 % interval, and the number of matches."""
    if meeting is None or not enough(meeting):
        return "–"
    n, share, z = len(meeting["matches"]), meeting["wins"], 1.96
    middle, spread = share + z * z / (2 * n), z * (share * (1 - share) / n + z * z / (4 * n * n)) ** 0.5
    low, high = ((middle + sign * spread) / (1 + z * z / n) for sign in (-1, 1))
    return f"{share:.0%} ({low:.0%} to {high:.0%}) of {n:,}"


if __name__ == "__main__":
    main()
