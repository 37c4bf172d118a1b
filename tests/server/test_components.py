"""The components of every game as data, and those of a file somebody brings."""

from importlib.resources import files

import pytest

from tests.server.harness import Guest
from vaka.core.registry import games, load


def text_of(game: str) -> str:
    return files(f"vaka.games.{game}").joinpath("components.toml").read_text("utf-8")


@pytest.mark.parametrize("game", games())
def test_a_box_comes_as_data_and_its_own_file_changes_nothing(guest: Guest, game: str) -> None:
    own = guest.get(f"/games/{game}/components")
    assert own
    assert guest.post(f"/games/{game}/components", {"text": text_of(game)}) == own


@pytest.mark.parametrize("game", games())
def test_a_broken_file_is_answered_in_words(guest: Guest, game: str) -> None:
    address = f"/games/{game}/components"
    for text in ("", "= 3", "[sizes]\nshort = 'a'", "islands = 4\nplayer_cards = 4\ndark = 1979-05-27"):
        problem = guest.post(address, {"text": text}, 422)
        assert len(problem["message"]) > 20
        assert problem["message"] != problem["code"]


@pytest.mark.parametrize("game", [name for name in games() if load(name).read_kit])
def test_what_a_file_names_is_in_the_answer(guest: Guest, game: str) -> None:
    answer = guest.post(f"/games/{game}/components", {"text": text_of(game) + '\n[note]\nby = "Ann"\n'})
    assert answer["note"] == {"by": "Ann"}


def test_components_of_no_game_are_not_there(guest: Guest) -> None:
    assert guest.get("/games/chess/components", 422)["code"] == "unknown-game"
