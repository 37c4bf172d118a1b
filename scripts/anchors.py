"""Fit the bots' ratings to the result files of the arena, and write them into the games' folders.

python scripts/anchors.py [--from DIR]
python scripts/anchors.py --check

All result files of a game, whatever their number of seats, are fitted at once on openskill's scale: a seat is expected
to come first in proportion to exp(mu / (√seats · BETA)), then to come second among the others, and so on (the model of
Plackett and Luce; `vaka.ratings.scale`). Seats that share a place other than the first say nothing about each other.
The means are the maximum of that likelihood, found by Newton's method, with the middle level fixed; their deviations
are those of the likelihood there. What the fit does not explain is written into docs/decisions/0021-ratings.md: the
share of wins it expects of each meeting beside the measured one.

A game's file keeps the ratings of earlier versions of its rules, so that matches played by them can be counted again.
--check says whether the files are what the result files give, and writes nothing.
"""

import argparse
import json
import sys
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

import vaka

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from benchmarks.machine import markdown, write_section  # noqa: E402

from vaka.arena.leaderboard import BoardData, Meeting, read  # noqa: E402
from vaka.core.registry import packages  # noqa: E402
from vaka.ratings.anchors import FILE, FORMAT  # noqa: E402
from vaka.ratings.scale import BETA, MEAN, POINT, SURE, points  # noqa: E402

FILES = ROOT / "docs" / "measured" / "leaderboard"
PAGE = ROOT / "docs" / "decisions" / "0021-ratings.md"
PIN = "level3"
ANCHORS = ("random", "greedy", *(f"level{number}" for number in range(1, 6)))  # bots with nets come and go, these stay
STEPS, LONGEST, CLOSE = 200, 5.0, 1e-10  # of Newton's method
DIGITS = 6
Floats = NDArray[np.float64]
Choice = tuple[str, tuple[str, ...]]  # who came next, and those among whom


class Fit(NamedTuple):
    """The bots' means and deviations; that of the pinned bot is 0."""

    mu: dict[str, float]
    sigma: dict[str, float]


def places(line: str) -> list[int]:
    """The places of the seats in a match of a result file.

    >>> places("840,-280,280,-840 1175 2977968568a3c6d2")
    [1, 3, 2, 4]
    """
    returns = [int(value) for value in line.split()[0].split(",")]
    return [1 + sum(other > value for other in returns) for value in returns]


def choices(sitting: Sequence[str], finished: Sequence[int]) -> Iterator[tuple[Choice, float]]:
    """Who came next, among whom, with the weight of each who shares that place."""
    for place in sorted(set(finished)):
        left = [bot for bot, at in zip(sitting, finished, strict=True) if at >= place]
        chosen = [bot for bot, at in zip(sitting, finished, strict=True) if at == place]
        if len(chosen) < len(left) or place == 1:
            for bot in chosen:
                yield (bot, tuple(sorted(left))), 1 / len(chosen)


def counted(boards: Iterable[BoardData]) -> Counter[tuple[Choice, int]]:
    """How often each choice was made, at which number of seats."""
    found: Counter[tuple[Choice, int]] = Counter()
    for board in boards:
        for meeting in anchored(board):
            seatings = meeting["seatings"]
            for number, line in enumerate(meeting["matches"]):
                for choice, weight in choices(seatings[number % len(seatings)], places(line)):
                    found[choice, board["seats"]] += weight  # type: ignore[assignment]
    return found


def anchored(board: BoardData) -> list[Meeting]:
    """The meetings that anchors follow from."""
    return [meeting for meeting in board["meetings"] if set(meeting["bots"]) <= set(ANCHORS)]


def fit(found: Counter[tuple[Choice, int]]) -> Fit:
    """The likeliest means."""
    names = sorted({bot for ((_, left), _) in found for bot in left})
    free = [number for number, name in enumerate(names) if name != PIN]
    mu = np.zeros(len(names))
    for _ in range(STEPS):
        slope, curve = slopes(found, names, mu)
        step = np.linalg.solve(curve[np.ix_(free, free)], slope[free])
        mu[free] += np.clip(step, -LONGEST, LONGEST)
        if np.abs(step).max() < CLOSE:
            break
    sigma = np.zeros(len(names))
    sigma[free] = np.sqrt(np.diag(np.linalg.inv(curve[np.ix_(free, free)])))
    return Fit(
        {name: round(MEAN + float(each), DIGITS) for name, each in zip(names, mu, strict=True)},
        {name: round(float(each), DIGITS) for name, each in zip(names, sigma, strict=True)},
    )


def slopes(found: Counter[tuple[Choice, int]], names: list[str], mu: Floats) -> tuple[Floats, Floats]:
    """[bots] the slope of the log-likelihood, and [bots, bots] its curvature with the sign changed."""
    number = {name: i for i, name in enumerate(names)}
    slope, curve = np.zeros(len(names)), np.zeros((len(names),) * 2)
    for ((chosen, left), seats), weight in found.items():
        c = BETA * seats**0.5
        places = [number[name] for name in left]
        share = np.exp(mu[places] / c)
        expected = np.bincount(places, share / share.sum(), len(names))
        slope -= weight / c * expected
        slope[number[chosen]] += weight / c
        curve += weight / c**2 * (np.diag(expected) - np.outer(expected, expected))
    return slope, curve


def expected_wins(mu: dict[str, float], bot: str, seatings: list[list[str]]) -> float:
    """The share of the wins that the fit expects of a bot with some of the seats."""
    shares = []
    for sitting in seatings:
        worth = np.exp(np.array([mu[name] - MEAN for name in sitting]) / (BETA * len(sitting) ** 0.5))
        shares.append(float(worth[[name == bot for name in sitting]].sum() / worth.sum()))
    return sum(shares) / len(shares)


def anchors_of(boards: list[BoardData]) -> dict[str, Any]:
    """What the file of a game says of the version that the result files are of."""
    fitted = fit(counted(boards))
    order = sorted(fitted.mu, key=lambda name: fitted.mu[name])
    return {
        "options": boards[0]["options"],
        "fitted_to": [{key: board[key] for key in ("seats", "made", "vaka", "digest")} for board in boards],
        "bots": {name: {"mu": fitted.mu[name], "sigma": fitted.sigma[name]} for name in order},
    }


def merged(path: Path, version: int, found: dict[str, Any]) -> str:
    """A game's file with one version replaced."""
    before = json.loads(path.read_text("utf-8"))["versions"] if path.exists() else {}
    data = {"format": FORMAT, "versions": {**before, str(version): found}}
    return json.dumps(data, indent=1, ensure_ascii=False) + "\n"


def table(games: dict[str, list[BoardData]]) -> str:
    """The anchors, then for each meeting the measured and the expected share of wins."""
    parts, rows = [], []
    for game, boards in games.items():
        title, found = vaka.all_games()[game].title, anchors_of(boards)["bots"]
        told = [f"{name} {points(bot['mu']):.0f} ± {SURE * bot['sigma'] / POINT:.0f}" for name, bot in found.items()]
        parts.append(f"- {title}: {', '.join(told)}")
        mu = {name: bot["mu"] for name, bot in found.items()}
        errors = []
        for board in boards:
            for meeting in anchored(board):
                bot, other = meeting["bots"]
                expected = expected_wins(mu, bot, meeting["seatings"])
                errors.append((abs(expected - meeting["wins"]), board["seats"], bot, other, meeting["wins"], expected))
        worst = max(errors)
        rms = float(np.sqrt(np.mean([error[0] ** 2 for error in errors])))
        _, seats, bot, other, wins, expected = worst
        said = f"{bot} over {other}, {seats} seats: {wins:.0%}, expected {expected:.0%}"
        rows.append([title, said, str(len(errors)), f"{rms:.1%}"])
    headings = ["game", "worst meeting", "meetings", "error (root mean square)"]
    return "\n".join([*parts, "", *markdown(headings, rows, 2)])


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--from", dest="folder", type=Path, default=FILES, help="folder of the result files")
    parser.add_argument("--check", action="store_true", help="write nothing")
    given = parser.parse_args()
    games: dict[str, list[BoardData]] = {}
    for path in sorted(given.folder.glob("*.json")):
        board = read(path)
        games.setdefault(board["game"], []).append(board)
    if not games:
        raise SystemExit(f"There are no result files in {given.folder}.")
    stale = 0
    for game, boards in games.items():
        path = Path(str(packages()[game].__file__)).parent / FILE
        text = merged(path, boards[0]["version"], anchors_of(boards))
        if not path.exists() or path.read_text("utf-8") != text:
            stale += 1
            print(f"{path.relative_to(ROOT)} {'differs' if given.check else 'written'}")
            if not given.check:
                path.write_text(text, "utf-8")
    if not given.check:
        write_section(PAGE, "anchors", table(games))
    return 1 if given.check and stale else 0


if __name__ == "__main__":
    sys.exit(main())
