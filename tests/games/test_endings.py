"""Every award of every game has its words, in every language."""

import ast
import inspect
import re

import pytest

import vaka
from tests.games.endings import ending_of
from vaka.locale import has_message, languages, speak_of

GAMES = sorted(vaka.all_games())
WELL_PLAYED = {
    "powerboats": "greedy-4-dark",
    "tavarua": "four-careful-surfers",
    "tongiaki": "greedy-4",
    "whakaari": "five-seats-careful",
}


def names(game: str) -> set[str]:
    """The awards a game can give, as its source names them."""
    source = inspect.getsource(inspect.getmodule(vaka.load(game).awards))  # type: ignore[arg-type]
    calls = [node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Call) and node.args]
    named = [call.args[0] for call in calls if isinstance(call.func, ast.Name) and call.func.id in ("Award", "most")]
    return {str(name.value) for name in named if isinstance(name, ast.Constant)}


@pytest.mark.parametrize("game", GAMES)
def test_every_award_has_a_title_and_words_for_what_it_is_for(game: str) -> None:
    assert len(names(game)) >= 6
    for name in names(game):
        assert has_message(f"{game}-award-{name}")
        assert has_message(f"{game}-award-{name}-for")


@pytest.mark.parametrize("game", GAMES)
def test_a_recorded_match_gives_three_awards_in_whole_words(game: str) -> None:
    _, _, given = ending_of(game, WELL_PLAYED[game])
    assert len(given) == 3
    for award in given:
        for language in languages():
            said = speak_of(language, f"{game}-award-{award.name}-for", award.args)
            assert not re.search(r"[{}$]|none|award", said), said
