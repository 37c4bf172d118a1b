"""The Tavarua table in a real browser: a whole match by clicks, a phone in Italian, the keyboard alone."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser import looks
from tests.browser.fixtures import Sit
from tests.browser.player import Player, decisions
from tests.games.tavarua.browser import RECORDS, decide, my_turn, position, press
from vaka.core.record import load

MOST = 160  # decisions of one seat in a match


def play(player: Player, most: int, act: Callable[[Player], None] = decide) -> int:
    """Decide up to this many times, or to the end of the match; returns how often."""
    for made in range(most):
        player.wait_for(lambda: my_turn(player), "a turn or the end")
        if player.over():
            return made
        before = position(player)
        act(player)
        player.wait_for(lambda before=before: player.over() or position(player) != before, "an answer")  # type: ignore[misc]
    return most


@pytest.mark.exhaustive
def test_a_whole_match_of_three_is_surfed_by_clicks_alone(sit: Sit) -> None:
    ann = sit()
    ann.new_table("me", "bot:greedy", "bot:random", game="tavarua")
    ann.wait_for(ann.my_turn, "a turn")
    ann.picture()
    assert play(ann, 20) == 20
    ann.picture()
    assert play(ann, MOST) < MOST
    expect(ann.page.get_by_role("dialog", name="The match is over")).to_be_visible()
    expect(ann.page.locator("[data-spot=trophies] li")).to_have_count(3)
    expect(ann.page.locator("h1.where")).to_contain_text("round 25 of 25")
    ann.picture()


def test_the_end_of_a_match_gives_the_trophies(sit: Sit) -> None:
    ann = sit()
    match = load(RECORDS / "four-careful-surfers.json", verify=False)
    ann.take_over(match.fork(match.ply - 8))
    assert play(ann, MOST) < MOST
    expect(ann.page.get_by_role("dialog", name="The match is over")).to_be_visible()
    expect(ann.page.locator("[data-spot=trophies] li")).to_have_count(3)
    expect(ann.page.locator("h1.where")).to_contain_text("round 25 of 25")
    ann.picture()


@pytest.mark.exhaustive
def test_an_italian_phone_is_a_whole_table(sit: Sit) -> None:
    anna = sit("Anna", locale="it-IT", viewport=looks.PHONE, has_touch=True)
    anna.new_table("me", "bot:greedy", "bot:greedy", "bot:random", game="tavarua")
    anna.wait_for(anna.my_turn, "a turn")
    expect(anna.page.get_by_text("Con quale tavola cominci?")).to_be_visible()
    for _ in range(decisions(10)):
        anna.wait_for(lambda: my_turn(anna), "a turn or the end")
        looks.check(anna.page, anna.page.locator(".say").inner_text())
        if play(anna, 1) == 0:
            break
    anna.wait_for(lambda: my_turn(anna), "a turn or the end")
    anna.picture()


@pytest.mark.exhaustive
def test_the_keyboard_alone_surfs(sit: Sit) -> None:
    ann = sit()
    ann.new_table("me", "bot:random", game="tavarua")
    assert play(ann, 6, press) == 6
    expect(ann.page.get_by_role("log", name="Log")).to_contain_text("You go for the wave")


def test_what_is_not_possible_says_why_with_its_rule(sit: Sit) -> None:
    ann = sit()
    ann.new_table("me", "bot:random", game="tavarua")
    play(ann, 3)
    ann.wait_for(lambda: ann.page.locator(".corner[data-action=catch].cannot").count() > 0, "the shore")
    ann.page.locator(".corner[data-action=catch]").click()
    expect(ann.page.get_by_role("button", name="Rule TAV-C11")).to_be_visible()


def test_a_card_is_dragged_onto_a_corner_of_the_mat(sit: Sit) -> None:
    ann = sit()
    ann.new_table("me", "bot:random", game="tavarua")
    play(ann, 3)
    corner = ann.page.locator(".corner[data-action=wait]")
    corner.wait_for()
    ann.page.locator(".slot").nth(1).hover()
    ann.page.mouse.down()
    box = corner.bounding_box()
    assert box
    ann.page.mouse.move(box["x"] + 20, box["y"] + 10, steps=5)
    ann.page.mouse.up()
    expect(corner).to_have_attribute("aria-pressed", "true")
    expect(ann.page.locator(".slot").nth(1)).to_have_attribute("aria-pressed", "true")
    expect(ann.primary).to_have_text("Ready")
