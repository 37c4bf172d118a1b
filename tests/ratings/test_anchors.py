"""The bots' fixed ratings: what the arena measured, in order of strength, and true to how the bots really play."""

import random
from pathlib import Path
from typing import Any

import pytest

from tests.ratings.people import finish
from tests.script import ROOT, script
from vaka.arena.leaderboard import read
from vaka.core.registry import games
from vaka.ratings import USUAL, Finished, Fold, Side, anchors, formula

FILES = sorted((ROOT / "docs" / "measured" / "leaderboard").glob("*.json"))
measured = pytest.mark.skipif(not FILES, reason="docs/measured/leaderboard has no result files")
CHUNK = 30


@pytest.mark.parametrize("game", games())
def test_the_levels_are_in_order_and_the_middle_one_is_at_1500(game: str) -> None:
    known = anchors(game)
    levels = [known.bots[f"level{number}"].points for number in range(1, 6)]
    assert levels == sorted(levels)
    assert levels[2] == 1500
    assert next(iter(known.bots)) == "random"


def test_a_fit_finds_the_strengths_that_results_were_drawn_from() -> None:
    fitter, dice = script("anchors"), random.Random(1)
    truth = {"level1": 15.0, "level3": 25.0, "level5": 33.0}
    matches = []
    for _ in range(3_000):
        sitting = dice.sample(list(truth), 3)
        places = finish([truth[bot] for bot in sitting], dice, winner_only=False)
        matches += list(fitter.choices(sitting, places))
    found: Any = fitter.Counter()
    for choice, weight in matches:
        found[choice, 3] += weight
    fitted = fitter.fit(found)
    for bot, mu in truth.items():
        assert abs(fitted.mu[bot] - mu) <= max(3 * fitted.sigma[bot], 1e-6)


@measured
def test_the_anchors_are_what_the_result_files_give() -> None:
    """If not: python scripts/anchors.py."""
    fitter, boards = script("anchors"), dict[str, list[Any]]()
    for path in FILES:
        board = read(path)
        boards.setdefault(board["game"], []).append(board)
    for game, mine in boards.items():
        fitted = fitter.anchors_of(mine)["bots"]
        known = {name: bot._asdict() for name, bot in anchors(game, mine[0]["version"]).bots.items()}
        for name, bot in fitted.items():
            assert known[name] == pytest.approx(bot, abs=1e-4), (game, name)


def deals_of(path: Path) -> dict[str, list[Finished]]:
    """The matches of a result file from the seat of each of its bots, as if a person had played there."""
    board, found, fitter = read(path), dict[str, list[Finished]](), script("anchors")
    for meeting in fitter.anchored(board):
        seatings = meeting["seatings"]
        for number, line in enumerate(meeting["matches"]):
            sitting, places = seatings[number % len(seatings)], fitter.places(line)
            for bot in sorted(set(sitting)):
                sides = [Side(place, bot=name) for name, place in zip(sitting, places, strict=True)]
                mine = sitting.index(bot)
                sides[mine] = Side(places[mine], "them")
                found.setdefault(bot, []).append(Finished(board["game"], board["version"], tuple(sides)))
    return found


@measured
@pytest.mark.exhaustive
def test_real_bots_taken_for_people_are_found_within_their_intervals() -> None:
    dice, held, people = random.Random(1), 0, 0
    for path in FILES:
        for bot, matches in deals_of(path).items():
            dice.shuffle(matches)
            for first in range(0, len(matches) - CHUNK + 1, CHUNK):
                fold = Fold(formula(USUAL))
                for match in matches[first : first + CHUNK]:
                    rating = fold.add(match)["them"]
                truth = anchors(match.game, match.version).bots[bot].points
                held, people = held + (rating.low <= truth <= rating.high), people + 1
    assert people > 1_000
    assert held >= 0.95 * people
