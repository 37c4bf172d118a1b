"""Levels: found, named, playing the same in bulk as at a table, and stronger where more is promised."""

import pytest

import vaka
from tests.tiers import amount
from vaka.arena.simulate import Simulation, play_chunk
from vaka.bots import bot, bots
from vaka.bots.search.searcher import warm_up
from vaka.core.level import LEVELS
from vaka.locale import bundle, languages

MATCHES = amount("VAKA_LEVEL_MATCHES", 2, 10)
NAMES = [f"level{number}" for number in range(1, 6)]


def test_there_are_five_levels_in_every_game_and_they_have_names_in_every_language() -> None:
    assert set(NAMES) <= set(bots())
    for name in vaka.all_games():
        levels = vaka.load(name).levels
        assert len(levels) == len(LEVELS)
        assert [level.playouts for level in levels] == sorted(level.playouts for level in levels)
        assert all(level.seconds <= 1.0 for level in levels)
    for language in languages():
        for name in NAMES:
            assert bundle(language).has_message(f"bot-{name}")
            assert bundle(language).has_message(f"web-bot-{name}")


def test_a_level_searches_from_its_first_decision() -> None:
    match = vaka.Match("tongiaki", seats=3, seed=2)
    player = bot("level2").player(match.game, match.to_move, 1)
    assert player.decide(match.state) in match.legal()
    assert player.playouts == match.game.levels[1].playouts


def test_levels_in_bulk_are_reproducible_and_play_as_they_do_at_a_table() -> None:
    simulation = Simulation.make("tongiaki", 2, ["level2", "level1"], {}, 5, 1)
    first, second = play_chunk(simulation, 0, 1)[0], play_chunk(simulation, 0, 1)[0]
    assert first.actions.tolist() == second.actions.tolist()
    warm_up("tongiaki")
    match = vaka.Match("tongiaki", seats=2, seed=5)
    players = [bot(name).player(match.game, seat, 5) for seat, name in enumerate(simulation.bots)]
    for action in first.actions[:40].tolist():
        assert players[match.to_move].decide(match.state) == action
        match.play(action)


@pytest.mark.exhaustive
@pytest.mark.parametrize("rival", ["random", "greedy"])
def test_the_strongest_level_beats_the_simple_bots(rival: str) -> None:
    simulation = Simulation.make("tongiaki", 2, ["level5", rival], {}, 50, MATCHES)
    wins = sum(outcome.returns[0] > 0 for outcome in play_chunk(simulation, 0, MATCHES))
    assert wins >= 0.8 * MATCHES
