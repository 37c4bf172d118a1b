"""Every game plays as it did: golden playthroughs, and counts of sequences, that only a meant change may alter."""

import pytest
from tests.script import script

import vaka
from vaka.core.perft import perft
from vaka.testing import playthrough

GAMES = sorted(vaka.all_games())


@pytest.mark.parametrize("name", GAMES)
def test_matches_go_as_they_are_written(name: str) -> None:
    golden = script("playthroughs")
    for seats, options, seed in golden.tables(name):
        path = golden.path_of(name, seats, seed)
        assert path.exists(), f"{name} has no playthrough yet: python scripts/playthroughs.py {name}"
        again = playthrough(vaka.load(name), seats, options, seed, golden.PLIES)
        assert path.read_text("utf-8") == again, "if the change is meant: python scripts/playthroughs.py"


@pytest.mark.parametrize("name", GAMES)
def test_compiled_rules_count_the_sequences_the_plain_rules_count(name: str) -> None:
    match = vaka.Match(name, seats=max(2, vaka.all_games()[name].seats[0]), seed=3)
    for _ in range(40):
        match.play(match.legal()[-1])
    depth = next(depth for depth in (4, 3, 2) if depth == 2 or perft(match.game, match.state, depth) < 400)
    assert perft(match.game, match.state, depth, compiled=False) == perft(match.game, match.state, depth)


def test_a_finished_match_goes_on_in_no_way() -> None:
    match = vaka.Match(GAMES[0], seats=2, seed=3)
    while not match.over:
        match.play(match.legal()[0])
    assert [perft(match.game, match.state, depth, compiled=False) for depth in range(3)] == [1, 0, 0]
