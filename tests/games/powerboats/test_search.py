"""What search thinks of a race: even one that is decided is sailed to its end."""

import pytest

import vaka
from vaka.bots import bot
from vaka.bots.search.searcher import warm_up

LONG = 100  # turns; a race of level4 takes about 25


@pytest.mark.parametrize(
    ("seats", "seed"),
    [(2, 0), *(pytest.param(*case, marks=pytest.mark.exhaustive) for case in [(2, 11), (4, 1), (4, 3)])],
)
def test_nobody_strays_about_when_the_race_is_decided(seats: int, seed: int) -> None:
    """In all of these but the last, boats once went round for a hundred turns and more (POW-R28 ends it at 200)."""
    warm_up("powerboats")
    match = vaka.Match("powerboats", seats, seed=seed)
    players = [bot("level4").player(match.game, seat, seed) for seat in range(seats)]
    while not match.over:
        match.play(players[match.to_move].decide(match.state))
        assert max(match.state.turns[:seats]) < LONG, f"race {match.state.race + 1}, ply {match.ply}"
