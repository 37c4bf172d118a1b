"""The keyboard at the table: few keys a decision, the focus stays at play, and the board keeps its size meanwhile."""

import math
import random
import re
import statistics

import pytest
from playwright.sync_api import expect

from tests.browser.fixtures import Sit
from tests.browser.looks import GAME_LANGUAGE_AND_WINDOW
from tests.browser.player import Player
from tests.browser.test_access import seats
from tests.tiers import EVERYTHING, amount
from vaka.core.registry import games
from vaka.locale import FOLDER

COARSE = True
DECISIONS = amount("VAKA_TEST_KEYS", 4, 1500)  # `make test-all` plays to the end
USUAL = 4  # keys a decision at most
LONGEST = 6  # and the rarest, such as one among a hundred options
FOCUS = "document.activeElement === document.body ? 'the page' : document.activeElement.className"
BOARD = """(() => {
  const { x, y, width, height } = document.querySelector('main.board').getBoundingClientRect()
  return [x, y, width, height].map(Math.round)
})()"""


def decide(player: Player, chance: random.Random) -> int:
    """Make one decision by keys alone, with whatever is offered; returns how many it took."""
    page, pressed = player.page, 0

    def press(key: str) -> None:
        nonlocal pressed
        page.keyboard.press(key)
        pressed += 1

    with player.answered():
        while not player.primary.is_enabled() or (pressed == 0 and chance.random() < 0.5):
            count = page.locator(".choices [data-item]").count()
            if not page.locator(".choices [data-number]").count():
                press("ArrowRight")  # digits mean something of the game's own
                continue
            number = chance.randrange(count) + 1
            for digit in str(number):
                press(digit)
            if number * 10 <= count:
                press("Enter")  # more digits could follow
        press("Enter")
    return pressed


@GAME_LANGUAGE_AND_WINDOW
def test_a_match_by_keys_takes_few_a_decision_and_leaves_focus_and_board_in_place(
    sit: Sit, game: str, language: str, window: dict[str, int]
) -> None:
    ann, chance = sit(locale=language, viewport=window), random.Random(game)
    ann.new_table(*seats(game), game=game)
    ann.wait_for(ann.my_turn, "a turn")
    taken, board = [], ann.page.evaluate(BOARD)
    for number in range(DECISIONS):
        if ann.over():
            break
        taken.append(decide(ann, chance))
        ann.wait_for(lambda: ann.my_turn() or ann.over(), "a turn or the end")
        assert ann.page.evaluate(BOARD) == board, f"after decision {number}: {ann.page.locator('.say').inner_text()}"
        if not ann.over():
            ann.wait_for(lambda: ann.page.evaluate(FOCUS) != "the page", "the focus at play")
    most = sorted(taken)[math.ceil(0.9 * len(taken)) - 1]
    longest = max(taken)
    said = f"nine of ten with at most {most}, none with more than {longest}"
    print(f"{game}: {statistics.median(taken)} keys a decision, {said}, of {len(taken)}")
    assert statistics.median(taken) <= USUAL
    assert most <= USUAL
    assert longest <= LONGEST
    assert ann.over() or not EVERYTHING, "the match goes on for too long"


def test_keys_pick_walk_clear_pass_the_board_and_are_all_on_a_sheet(sit: Sit) -> None:
    ann = sit()
    ann.new_table("me", "bot:greedy")
    ann.wait_for(ann.my_turn, "a turn")
    options, drawn = ann.page.locator(".choices [data-item]"), ann.page.locator(".marks > g")
    ann.page.keyboard.press("ArrowRight")
    expect(options.nth(0)).to_have_class(re.compile(r"\bat\b"))
    expect(drawn).to_have_count(1)
    first = options.first.text_content() or ""
    ann.page.keyboard.press("Enter")  # a hex is a part of the move
    expect(options).to_have_count(6)
    ann.page.keyboard.press("3")
    expect(options.nth(2)).to_have_attribute("aria-pressed", "true")
    expect(ann.primary).to_be_enabled()
    ann.page.keyboard.press("Escape")
    expect(ann.primary).to_be_disabled()
    expect(options.first).to_have_text(first)
    ann.page.keyboard.press("?")
    sheet = ann.page.get_by_role("dialog", name="Keyboard shortcuts")
    for line in ("Confirm the move", "Undo"):
        expect(sheet).to_contain_text(line)
    ann.page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    expect(ann.page.locator(".dock")).to_be_focused()
    hexes = ann.page.locator(".moves .place")
    hexes.first.focus()
    ann.page.keyboard.press("ArrowDown")
    here = ann.page.evaluate("document.activeElement.getAttribute('aria-label')")
    assert here not in (None, hexes.first.get_attribute("aria-label")), "an arrow key leads on along the board"
    ann.page.keyboard.press("Tab")
    assert not ann.page.evaluate("document.activeElement.matches('.place')"), "Tab does not go through all its things"


def test_enter_confirms_the_move_after_a_tab_of_the_drawer_was_clicked(sit: Sit) -> None:
    ann = sit(viewport={"width": 1440, "height": 900})
    ann.new_table("me", "bot:greedy", game="tavarua")
    ann.wait_for(ann.my_turn, "a turn")
    asked = ann.page.locator(".say").inner_text()
    ann.page.locator(".choices [data-item]").first.click()
    expect(ann.primary).to_be_enabled()
    log = ann.page.get_by_role("tab", name="Log")
    log.click()
    expect(log).to_be_focused()
    ann.page.keyboard.press("Enter")
    expect(ann.page.locator(".say")).not_to_have_text(asked)


# In the words of a game's client that the sheet shows: every game names its own keys, if it has any.
OWN = re.compile(r"^\w+-web-key-[\w-]+ = (.*)$", re.MULTILINE)
DIGITS_OF_A_HINT = "While a hint is open"


@pytest.mark.parametrize("game", games())
def test_the_sheet_has_the_keys_of_each_game_and_of_hints(sit: Sit, game: str) -> None:
    ann = sit()
    ann.new_table(*seats(game), game=game)
    ann.wait_for(ann.my_turn, "a turn")
    ann.page.keyboard.press("?")
    sheet = ann.page.get_by_role("dialog", name="Keyboard shortcuts")
    lines = OWN.findall((FOLDER / "en" / f"{game}.ftl").read_text("utf-8"))
    for line in [*lines, DIGITS_OF_A_HINT]:
        expect(sheet).to_contain_text(line)
    expect(sheet.get_by_role("heading", name="This game")).to_have_count(min(1, len(lines)))
    ann.picture()


def test_a_replay_goes_by_keys_and_shows_them(sit: Sit) -> None:
    ann = sit()
    address = ann.new_table("me", "bot:greedy")
    for _ in range(2):
        ann.wait_for(ann.my_turn, "a turn")
        decide(ann, random.Random(2))
    ann.page.goto(f"{address}/replay/0")
    scrub = ann.page.get_by_role("slider", name="Move")
    expect(scrub).not_to_have_attribute("max", "0")
    for key, at in (("ArrowRight", 1), ("ArrowRight", 2), ("ArrowLeft", 1), ("Home", 0)):
        ann.page.keyboard.press(key)
        expect(scrub).to_have_value(str(at))
    scrub.focus()
    ann.page.keyboard.press("ArrowRight")
    expect(scrub).to_have_value("1")
    ann.page.keyboard.press("?")
    sheet = ann.page.get_by_role("dialog", name="Keyboard shortcuts")
    for line in ("One move on", "To the end", "Play"):
        expect(sheet).to_contain_text(line)
    expect(sheet).not_to_contain_text("Confirm the move")
    ann.picture()
    ann.page.keyboard.press("Escape")
    ann.page.get_by_role("button", name="Table and settings").click()
    ann.page.get_by_role("button", name="Keyboard shortcuts").click()
    expect(sheet).to_be_visible()
