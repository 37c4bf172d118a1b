"""The log tells a story: its lines light their pieces and show their position, its rounds fold."""

import re

from playwright.sync_api import Locator, expect

from tests.browser import looks
from tests.browser.fixtures import Sit
from tests.browser.player import Player
from tests.browser.test_end import open_end, saved
from tests.games.powerboats.browser import choose, decide

COARSE = True

RINGS = ".lights .ring"
MARKS = ".marks > g"


def told(ann: Player) -> Locator:
    """The lines of the log, after a few turns of Powerboats."""
    lines = ann.page.get_by_role("log", name="Log").get_by_role("listitem")
    for _ in range(40):
        ann.wait_for(ann.my_turn, "a turn")
        if ann.page.get_by_role("button", name="Round 2").count():
            return lines
        decide(ann)
    raise AssertionError("no second round")


def test_lines_and_options_light_their_pieces_and_rounds_fold(sit: Sit) -> None:
    ann = sit("Ann")
    ann.new_table("me", "bot:greedy")
    ann.wait_for(ann.my_turn, "a turn")
    ann.page.locator(".choices button").first.hover()
    expect(ann.page.locator(MARKS).first).to_be_visible()
    lines = told(ann)
    ann.page.get_by_role("button", name="Race A").click()  # earlier parts are folded
    ann.page.set_viewport_size({"width": 1440, "height": 480})  # as if a long list of moves left the log little room
    expect(lines.last).to_be_in_viewport()
    ann.page.set_viewport_size({"width": 1440, "height": 900})
    expect(lines.filter(has_text="lines up at the start").first).to_have_text(re.compile("bow (north|south|east|west)"))
    expect(lines.filter(has_text="Ann")).to_have_count(0)  # she is the one who reads it
    first = lines.filter(has_text="You line up at").get_by_role("button")
    first.hover()
    expect(ann.page.locator(RINGS)).to_have_count(1)
    then = ann.page.get_by_role("region", name="As it was then")
    expect(then).to_contain_text("You line up")
    expect(ann.page.get_by_role("button", name="Back to now")).to_have_count(0)  # only looked at
    ann.page.locator(".bar").hover()
    expect(then).to_have_count(0)
    first.hover()
    expect(then).to_contain_text("You line up")
    race = ann.page.get_by_role("button", name=re.compile("^Race A(?!:)"))
    race.press("Enter")  # folds the line away under the resting pointer
    expect(then).to_have_count(0)
    race.press("Enter")
    first.focus()
    ann.page.keyboard.press("Enter")
    expect(first).to_have_attribute("aria-pressed", "true")
    expect(ann.page.locator(".choices")).to_be_visible()  # the turn is still mine
    ann.picture()
    ann.page.keyboard.press("Escape")
    expect(first).to_have_attribute("aria-pressed", "false")
    fold = ann.page.get_by_role("button", name=re.compile("^Round 1"))
    before = lines.count()
    fold.click()
    expect(fold).to_have_attribute("aria-expanded", "false")
    assert lines.count() < before
    fold.click()
    expect(lines).to_have_count(before)


def test_on_a_phone_a_tapped_line_brings_out_the_board(sit: Sit) -> None:
    ann = sit("Ann", viewport=looks.PHONE)
    ann.new_table("me", "bot:greedy")
    ann.wait_for(lambda: ann.page.locator(".moves .place").count() > 0, "my boat to be placed")
    choose(ann)
    ann.primary.click()
    menu = ann.page.get_by_role("button", name="Log, chat and rules")
    menu.click()
    line = ann.page.get_by_role("log").get_by_role("button", name="You line up at").first
    line.click()
    expect(ann.page.get_by_role("button", name="Back to now")).to_be_visible()
    expect(ann.page.locator(".drawer.open")).to_have_count(0)
    ann.picture()
    ann.page.get_by_role("button", name="Back to now").click()
    expect(ann.page.locator(".then")).to_have_count(0)


def test_on_a_phone_the_log_opens_at_its_last_line(sit: Sit) -> None:
    ann = sit("Ann", viewport=looks.PHONE)
    open_end(ann, saved("tavarua"), 0)
    ann.page.keyboard.press("Escape")
    log = ann.page.get_by_role("log")
    ann.page.get_by_role("button", name="Log, chat and rules").click()
    expect(log.get_by_role("listitem").last).to_be_in_viewport()
