"""The published result files come out the same when their matches are played again."""

from dataclasses import replace
from pathlib import Path

import pytest

from vaka.arena.executors import here
from vaka.arena.leaderboard import check, compare, read
from vaka.arena.results import Results
from vaka.arena.tournament import Chunk

FILES = sorted((Path(__file__).parents[2] / "docs" / "measured" / "leaderboard").glob("*.json"))
SLOW = {"level5", "mind"}  # a match takes up to a minute, and meetings with level5 are most of the time: left out here


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_the_table_of_a_published_file_follows_from_its_matches(path: Path) -> None:
    assert check(read(path), path).played


@pytest.mark.exhaustive
@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_the_first_matches_of_a_published_file_come_out_the_same(path: Path) -> None:
    """Meetings of level5 and mind are left to `vaka leaderboard --check`."""
    quick = [file for file in check(read(path), path).played if not SLOW & set(file.tournament.bots)]
    assert quick
    for file in quick:
        again = Results(replace(file.tournament, deals=1))
        chunks = [(again.tournament, Chunk(seating, 0, 1)) for seating in range(2)]
        for _, found in here(chunks, 1):
            again.add(found)
        assert len(again.wanted) == 2
        compare(file, again)
