"""Access: no serious finding of axe-core on any page, and whole matches through the accessibility tree alone."""

import pytest
from playwright.sync_api import expect

from tests.browser.axe import findings
from tests.browser.fixtures import Sit
from tests.browser.player import Player
from tests.browser.reader import Reader
from tests.tiers import amount, some
from vaka.core.registry import games

COARSE = True


def seats(game: str) -> list[str]:
    least = games()[game].seats[0]
    return ["me", *["bot:greedy"] * max(1, least - 1)]


def test_the_lobby_and_its_dialogs_are_accessible(sit: Sit) -> None:
    ann = sit()
    ann.lobby()
    assert findings(ann.page) == {}
    for name in ("Rules", "Watch a table", "You are Ann: change name and badge", "Play Powerboats"):
        ann.page.get_by_role("button", name=name, exact=True).first.click()
        ann.page.get_by_role("dialog").wait_for()
        assert findings(ann.page) == {}, name
        ann.page.keyboard.press("Escape")
        expect(ann.page.get_by_role("dialog")).to_have_count(0)


def test_a_waiting_table_is_accessible(sit: Sit) -> None:
    ann = sit()
    ann.new_table("me", "invited")
    ann.page.get_by_label("Invitation").wait_for()
    assert findings(ann.page) == {}


def test_the_gallery_of_all_games_is_accessible(sit: Sit) -> None:
    ann = sit()
    ann.page.goto(f"{ann.address}/gallery")
    ann.page.get_by_role("heading", level=1).wait_for()
    assert findings(ann.page) == {}


@pytest.mark.parametrize("game", some(games()))
def test_rules_and_gallery_are_accessible(sit: Sit, game: str) -> None:
    ann = sit()
    for path in (f"/rules/{game}", f"/gallery/{game}"):
        ann.page.goto(ann.address + path)
        ann.page.get_by_role("heading", level=1).wait_for()
        assert findings(ann.page) == {}, path


@pytest.mark.parametrize("game", [name for name, meta in games().items() if meta.seats[0] == 1])
def test_what_one_plays_alone_is_accessible(sit: Sit, game: str) -> None:
    ann = sit()
    ann.page.goto(f"{ann.address}/alone/{game}")
    ann.page.get_by_role("heading", level=1).first.wait_for()
    assert findings(ann.page) == {}, "before"
    ann.page.locator("main .primary").first.click()
    ann.wait_for(lambda: ann.my_turn() or "/alone/" not in ann.page.url, "the match")
    assert findings(ann.page) == {}, ann.page.url


@pytest.mark.parametrize("game", some(sorted(games(), reverse=True)))
def test_a_table_is_accessible_from_start_to_replay(sit: Sit, game: str) -> None:
    ann = sit()
    ann.new_table(*seats(game), game=game)
    reader = Reader(ann)
    ann.wait_for(reader.my_turn, "a turn")
    assert findings(ann.page) == {}, "at the start"
    for _ in range(amount("VAKA_TEST_DECISIONS", 2, 8)):
        reader.decide()
        ann.wait_for(lambda: reader.my_turn() or reader.over(), "a turn")
    assert findings(ann.page) == {}, "in the middle"
    ann.page.get_by_role("tab", name="Rules").click()
    assert findings(ann.page) == {}, "with the rules open"
    ann.page.goto(f"{ann.page.url}/replay/3")
    ann.page.get_by_role("slider").wait_for()
    assert findings(ann.page) == {}, "the replay"


@pytest.mark.parametrize("game", some(games()))
def test_a_step_of_the_guided_first_game_is_accessible(sit: Sit, game: str) -> None:
    ann = sit()
    ann.lobby()
    ann.page.get_by_role("button", name=f"First steps in {games()[game].title}").click()
    ann.page.get_by_role("region", name="First steps").wait_for()
    assert findings(ann.page) == {}


@pytest.mark.exhaustive
@pytest.mark.parametrize("game", games())
def test_a_whole_match_is_played_through_the_accessibility_tree_and_the_keyboard_alone(sit: Sit, game: str) -> None:
    """In Italian: the whole matches by clicks, in each game's own tests, are in English."""
    anna = sit("Anna", locale="it-IT")
    play_by_keyboard(anna, game, 1500)
    expect(anna.page.get_by_role("dialog", name="La partita è finita")).to_be_visible()


@pytest.mark.exhaustive
@pytest.mark.parametrize("game", [list(games())[-1]])  # the others have keyboard tests of their own
def test_decisions_are_made_through_the_accessibility_tree_and_the_keyboard_alone(sit: Sit, game: str) -> None:
    play_by_keyboard(sit("Anna", locale="it-IT"), game, 8)


def play_by_keyboard(player: Player, game: str, decisions: int) -> None:
    """Play on, in Italian, until the match is over or this many decisions are made."""
    player.new_table(*seats(game), game=game)
    reader = Reader(player, "it", keys=True)
    for _ in range(decisions):
        player.wait_for(lambda: reader.my_turn() or reader.over(), "a turn or the end")
        if reader.over():
            break
        reader.decide()


@pytest.mark.exhaustive  # the tables above are played in English, too
@pytest.mark.parametrize("game", games())
def test_the_moves_have_names_in_english_too(sit: Sit, game: str) -> None:
    ann = sit()
    ann.new_table(*seats(game), game=game)
    reader = Reader(ann, seed=2)
    for _ in range(12):
        ann.wait_for(lambda: reader.my_turn() or reader.over(), "a turn")
        if reader.over():
            break
        reader.decide()
